"""Positions in which one rule reaches into another: exceptions, caps, deaths, and what outlasts what."""

from __future__ import annotations

import pytest
from tests.positions import play as go_on
from tests.positions import told, why

from hearthside.games.folklore.content import CARDS, CREATURES, MAPS, STORIES
from hearthside.games.folklore.content.board import BIT, NAMES, NUMBERS, ground, spread, squares
from hearthside.games.folklore.content.notation import STATUS
from hearthside.games.folklore.rules import skirmish
from hearthside.games.folklore.rules.adventure import set_up
from hearthside.games.folklore.rules.boosts import boost
from hearthside.games.folklore.rules.field import blocked, flanked
from hearthside.games.folklore.rules.figures import refresh
from hearthside.games.folklore.rules.tale import go_to
from hearthside.games.folklore.rules.world import reach
from hearthside.games.folklore.state import (
    DEAD,
    VAMPIRE,
    Tale,
    fray,
    here,
)

from .table import (
    add,
    afflicted,
    arena,
    bare,
    brawl,
    foes_turn,
    ghost,
    give,
    in_town,
    on_road,
    options,
    play,
    tale,
)

# -- missed turns ---------------------------------------------------------------------------------


@pytest.mark.rule("FL-142", "FL-276")
def test_a_creature_knocked_down_in_its_own_turn_misses_the_next_one() -> None:
    """The turn it is in the middle of is not the one it loses."""
    s = arena("arcanist", "witch_hunter", foes=(("cultist", "F5"),), spots=("E5", "A1"))
    s.heroes[0].words |= {"break_the_hex"}
    session = play(foes_turn(s), "break_hex", rolls=(95, 9))
    assert here(session.state).foes[0].skip == 1


# -- ghosts ---------------------------------------------------------------------------------------


@pytest.mark.rule("FL-012", "FL-168")
def test_what_a_ghost_gains_by_a_hundred_may_exceed_its_maximum() -> None:
    s = arena(foes=(("zombie", "F5"),))
    h = ghost(s, s.heroes[0])
    assert h.gp == h.max_gp
    session = play(s, "fist:0", rolls=(100, 5))
    assert session.state.heroes[0].gp == h.max_gp + 5


@pytest.mark.rule("FL-120", "FL-168")
def test_a_ghosts_hundred_in_a_skirmish_gains_gp_too() -> None:
    s = brawl("witch_hunter", "arcanist", counters=(8,))
    h = ghost(s, s.heroes[0])
    h.gp = 4
    session = play(s, "attack:0", "attack:0", rolls=(2, 100, 3, 2, 2))
    assert session.state.heroes[0].gp == 7
    assert fray(session.state).counters == [6]


@pytest.mark.rule("FL-112", "FL-332")
def test_a_skirmish_lays_statuses_on_a_ghost_and_takes_no_pp_of_it() -> None:
    s = brawl("witch_hunter", "arcanist", kinds=("wailing_woman",), counters=(6,))
    ghost(s, s.heroes[0])
    s.heroes[1].defense = 999
    session = play(s, "attack:0", "attack:0", rolls=(95, 1, 2, 2, 2))
    assert session.state.heroes[0].statuses == STATUS["spooked"]
    s = brawl("witch_hunter", "arcanist", kinds=("wood_wife",), counters=(6,))
    ghost(s, s.heroes[0])
    s.heroes[0].pp, s.heroes[1].defense = 2, 999  # a ghost has no PP to lose
    session = play(s, "attack:0", "attack:0", rolls=(95, 1, 2, 2))
    assert session.state.heroes[0].pp == 2


@pytest.mark.rule("FL-162", "FL-290")
def test_crushing_takes_one_off_the_blow_of_a_ghost() -> None:
    s = arena(foes=(("zombie", "F5"),))
    h, f = ghost(s, s.heroes[0]), here(s).foes[0]
    h.dmg, h.reduced, f.vita = 2, 1, 9
    f.most = 9
    assert here(play(s, "fist:0", rolls=(95,)).state).foes[0].vita == 8


@pytest.mark.rule("FL-059", "FL-238", "FL-337")
def test_the_law_wants_a_dead_man_too_until_the_fine_is_paid() -> None:
    """Wanted is a condition and no status: death does not lift it, and no physician sees to one who is wanted."""
    s = in_town()
    h, friend = s.heroes
    s.place = "yorotrucks"
    ghost(s, h)
    h.wanted, h.coins, friend.coins = True, 4, 30
    session = play(s)
    assert why(session, "visit:physician") == "FL-059"
    session.choose("pardon")  # the group pays for it
    now = session.state.heroes
    assert (now[0].wanted, now[0].coins, now[1].coins) == (False, 0, 24)
    session.choose("visit:physician")
    assert "revive" in options(session)


@pytest.mark.rule("FL-059")
def test_a_purse_that_is_too_light_pays_no_fine() -> None:
    s = in_town()
    s.heroes[0].wanted, s.heroes[0].coins, s.heroes[1].coins = True, 9, 50
    assert told(play(s), "pardon") == "It costs 10 coins, you have 9."


@pytest.mark.rule("FL-057", "FL-337")
def test_coming_back_to_life_is_the_one_location_of_the_visit() -> None:
    """Ostelnk lets each character into one location; the physician's is one."""
    s = in_town("ostelnk")
    ghost(s, s.heroes[0])
    s.heroes[0].coins, s.heroes[0].infection = 100, 1
    session = play(s, "visit:physician", "revive", "leave")
    assert why(session, "visit:market") == "FL-057"


# -- deaths ---------------------------------------------------------------------------------------


@pytest.mark.rule("FL-070", "FL-231", "FL-258")
def test_a_vampire_whose_body_waited_outside_comes_in_by_the_start_zone() -> None:
    five = ("witch_hunter", "arcanist", "grave_warden", "hedge_witch", "poacher")
    s = arena(*five, foes=(("zombie", "J10"),), spots=("E5", "D5", "E6", "D6"))
    h = s.heroes[4]
    h.at = -1
    afflicted(s, h, "bloodlust")
    h.vita, h.corrosion = 1, (4,)
    s.step = "site_round"
    state = play(s).state
    assert state.heroes[4].form == VAMPIRE
    beast = next(f for f in here(state).foes if f.soul == 4)
    assert BIT[beast.at] & (MAPS["open_road"].start | spread(MAPS["open_road"].start))


@pytest.mark.rule("FL-308", "FL-329")
def test_death_ends_what_an_ability_had_raised() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("zombie", "D4"),), spots=("A1", "D5"))
    h = s.heroes[1]
    boost(h, "gone_to_ground", "defense", 20, 2)
    h.vita = 1
    state = play(foes_turn(s), rolls=(99, 4)).state
    assert state.heroes[1].form == DEAD
    assert (state.heroes[1].boosts, state.heroes[1].boost_defense) == ([], 0)


@pytest.mark.rule("FL-202", "FL-329")
def test_a_creature_is_nobodys_when_who_led_it_has_died() -> None:
    s = arena(
        "witch_hunter", "arcanist", foes=(("zombie", "D4"), ("bandit", "J10")), spots=("A1", "D5")
    )
    h, bandit = s.heroes[1], here(s).foes[1]
    bandit.ruler, bandit.ruled_left = 1, 2
    h.vita = 1
    session = play(foes_turn(s), rolls=(99, 4))
    assert here(session.state).foes[1].ruler == -1
    assert session.asked.ask != "steer"


# -- water, swarms, reach -------------------------------------------------------------------------


@pytest.mark.rule("FL-154", "FL-164")
def test_the_move_that_a_hundred_gives_is_one_space_out_of_water() -> None:
    board = next(m for m in MAPS.values() if m.water)
    wet = next(iter(squares(board.water)))
    s = arena(foes=(), board=board.id)
    h = s.heroes[0]
    h.at = wet
    near = next(q for q in range(100) if abs(q % 10 - wet % 10) <= 1 and abs(q // 10 - wet // 10) <= 1
                and q != wet and not (board.walls | board.objects) >> q & 1)  # fmt: skip
    here(s).add("zombie", near, 9)
    here(s).combat = True
    session = play(s, "fist:0", "extra", rolls=(100,))
    assert session.state.heroes[0].steps == 1


@pytest.mark.rule("FL-208", "FL-221")
def test_nobody_slips_through_a_swarm() -> None:
    s = arena(foes=(("rat_swarm", "F5"),), spots=("E5", "A1"), advanced=True)
    s.heroes[0].pp = 3
    session = play(s)
    assert why(session, "evade") == "FL-208"
    add(s, "zombie", "E4")
    session = play(s, "evade")
    assert "go:G5" not in options(session) and "go:F6" not in options(session)
    assert "go:E3" in options(session)  # past the zombie there is a way


@pytest.mark.rule("FL-161", "FL-200")
def test_a_large_ally_does_not_strike_through_a_wall() -> None:
    s = arena(
        "witch_hunter", "arcanist", foes=(("zombie", "E3"),), board="bakehouse", spots=("B5", "B6")
    )
    ally = add(s, "bear_man", "B2")
    ally.owner = 0
    assert told(play(s), "order:0") == "It is out of its reach."


@pytest.mark.rule("FL-285", "FL-202")
def test_who_flanks_with_whom_follows_the_side_one_is_on() -> None:
    s = arena(foes=(("bandit", "F5"), ("zombie", "G5"), ("zombie", "G6")), spots=("E5", "A1"))
    bandit, one, two = here(s).foes
    assert flanked(s, bandit, s.heroes[0]) is False
    bandit.ruler = 0
    assert flanked(s, bandit, one) is False  # its old friend beside the target is no ally now
    s.heroes[1].at = NUMBERS["H5"]
    assert flanked(s, bandit, one) is True
    assert flanked(s, s.heroes[1], one) is True  # the bandit stands beside it, and is led
    assert two.kind == "zombie"


# -- statuses -------------------------------------------------------------------------------------


@pytest.mark.rule("FL-261")
def test_a_cursed_creature_has_four_vita_less() -> None:
    s = arena("arcanist", "witch_hunter", foes=(("zombie", "F5"),), spots=("E5", "A1"))
    h, f = s.heroes[0], here(s).foes[0]
    name = next(c.id for c in CARDS.values() if c.deck == "ritual" and "cursed" in str(c.use))
    h.mystics += (name,)
    f.vita = f.most = 20
    h.skills = (*h.skills[:5], 9, *h.skills[6:])
    session = play(s, f"pray:{name}", rolls=(9, 1))
    assert (here(session.state).foes[0].vita, here(session.state).foes[0].most) == (16, 16)


@pytest.mark.rule("FL-272")
def test_the_transformed_neither_pray_nor_are_named_to_try() -> None:
    s = arena(foes=(), spots=("E5", "A1"))
    h = s.heroes[0]
    name = next(c.id for c in CARDS.values() if (c.deck == "prayer" and "recover vita" not in str(c.use)
                and "@all" in str(c.use)) or c.deck == "prayer")  # fmt: skip
    h.mystics += (name,)
    afflicted(s, h, "transformed")
    assert why(play(s), f"pray:{name}") == "FL-272"


@pytest.mark.rule("FL-067", "FL-272")
def test_the_transformed_leave_the_dice_of_a_map_alone() -> None:
    s = tale()
    setup = next(
        b.setup for c in STORIES["bell"].scenes.values() for b in c.boxes
        if b.setup is not None and any(f.skill and not f.when for f in b.setup.features)
    )  # fmt: skip
    scene = next(
        c.name for c in STORIES["bell"].scenes.values() if any(b.setup is setup for b in c.boxes)
    )
    set_up(s, scene, setup)
    site, h = here(s), s.heroes[0]
    site.foes.clear()
    site.combat = False
    die = next(f for f in setup.features if f.skill and not f.when)
    h.at = next(squares(spread(BIT[die.at]) & ground(blocked(site)).open))
    site.active, s.step = 0, "hero_act"
    assert f"try:{NAMES[die.at]}" in options(play(s))
    afflicted(s, h, "transformed")
    assert why(play(s), f"try:{NAMES[die.at]}") == "FL-272"


@pytest.mark.rule("FL-228", "FL-272")
def test_one_who_cannot_make_checks_is_named_only_where_nobody_else_could() -> None:
    s = at_check()
    afflicted(s, s.heroes[0], "transformed")
    assert why(play(s), "whom:0") == "FL-272"
    s = at_check()
    for h in s.heroes:
        afflicted(s, h, "transformed")
    assert {"whom:0", "whom:1"} <= options(play(s))


def at_check() -> Tale:
    """A tale about to ask who tries."""
    s = tale("witch_hunter", "arcanist", "poacher")
    scene = next(
        c.name for c in STORIES["bell"].scenes.values()
        for b in c.boxes if b.kind == "check" and b.who == "one"
    )  # fmt: skip
    go_to(s, scene)
    return s


@pytest.mark.rule("FL-167")
def test_who_may_not_attack_uses_no_thing_with_an_attack_roll() -> None:
    s = arena(foes=(("zombie", "F5"),))
    h = s.heroes[0]
    vial = give(s, h, "lead_vial")
    vial.stored = 3
    assert "use:lead_vial" in options(play(s))
    h.no_attack = 1
    assert why(play(s), "use:lead_vial") == "FL-167"


# -- skirmishes -----------------------------------------------------------------------------------


def turned(*numbers: int, wolves: tuple[int, ...] = ()) -> Tale:
    """Some of three turn on the rest."""
    s = tale("witch_hunter", "arcanist", "poacher", advanced=False)
    s.then = ["world_round"]
    s.leader = next(h.number for h in s.heroes if h.number not in numbers)
    for h in s.heroes:
        bare(h)
        h.abilities = ()
        refresh(s, h)
    skirmish.begin_against(s, list(numbers), wolves)
    s.step = "skirmish_round"
    return s


@pytest.mark.rule("FL-100", "FL-129")
def test_the_afflicted_rolls_twice_for_the_weapon_of_both_hands() -> None:
    s = turned(0)
    h, victim = s.heroes[0], s.heroes[1]
    s.heroes[2].defense = 999
    give(s, h, "wood_axe")
    session = play(s, "attack:0", "attack:0", rolls=(95, 2, 7))
    assert session.state.heroes[1].vita == victim.vita - 7 - h.dmg


@pytest.mark.rule("FL-094", "FL-129")
def test_the_afflicted_has_as_many_shots_as_anybody() -> None:
    s = turned(0)
    bow = give(s, s.heroes[0], "hunting_bow")
    bow.left = 1
    need = s.heroes[1].defense - s.heroes[0].might  # enough for a fist, and the bow adds to it
    s.heroes[2].defense = 999
    full = s.heroes[1].vita
    session = play(s, "attack:0", "attack:0", rolls=(2, 2, 2, need - 1, 2, 2))
    assert session.state.heroes[0].gear[0].left == 0
    go_on(session, "attack:0", "attack:0")
    assert session.state.heroes[1].vita == full  # an empty bow is no weapon


@pytest.mark.rule("FL-113", "FL-131")
def test_an_afflicted_whom_another_knocks_down_loses_its_turn() -> None:
    s = turned(0, 1)
    give(s, s.heroes[1], "short_sword")
    before = [h.vita for h in s.heroes]
    session = play(s, "attack:0", rolls=(100, 95, 3, 3))
    now = [h.vita for h in session.state.heroes]
    assert now == [before[0], before[1] - 1, before[2] - 1]  # the second did not strike back


@pytest.mark.rule("FL-131", "FL-267")
def test_a_wolf_and_one_who_only_turns_come_in_one_skirmish() -> None:
    s = tale("witch_hunter", "arcanist", "poacher")
    for h in s.heroes[:2]:
        afflicted(s, h, "lycanthropy")
    s.waiting = ["afflicted:0", "werewolf:1"]
    s.leader, s.step, s.then = 2, "settle", ["world_round"]
    state = play(s).state
    assert fray(state).kinds == ["hero:0", "hero:1"]
    assert fray(state).counters[0] == 1
    assert fray(state).counters[1] == state.heroes[1].vita > 1


@pytest.mark.rule("FL-284")
def test_a_fill_works_in_a_skirmish_and_is_used_up_by_it() -> None:
    s = brawl("witch_hunter", "arcanist", kinds=("zombie",), counters=(6,))
    h = s.heroes[0]
    give(s, h, "glass_knife", "moon_oil")
    session = play(s, "attack:0", "attack:0", rolls=(2, 3, 95, 2))
    go_on(session, "pour:moon_oil", "strike:glass_knife")  # SILVER: two rolls, the better counts
    assert fray(session.state).counters == [5]
    assert session.state.heroes[0].gear[0].fill_left == 3


@pytest.mark.rule("FL-286", "FL-116")
def test_focus_counts_in_the_second_round_of_a_skirmish() -> None:
    s = brawl("witch_hunter", "arcanist", counters=(6,))
    h = s.heroes[0]
    give(s, h, "rapier")
    need = CREATURES["bandit"].skirmish_defense - h.might - CARDS["rapier"].might
    rolls = (2, need - 5, 2)
    session = play(s, "attack:0", "attack:0", "strike:rapier", rolls=rolls * 2)
    assert fray(session.state).counters == [6]  # 5 short of it
    go_on(session, "attack:0", "attack:0", "strike:rapier")
    assert fray(session.state).counters == [5]  # the same creature as the round before


# -- roads and towns ------------------------------------------------------------------------------


@pytest.mark.rule("FL-042", "FL-043")
def test_from_the_wild_onto_the_road_along_it_and_off_again() -> None:
    """The road is left while STRIDE remains, wherever the round began."""
    assert "chalk_path" in reach("mill_pond", 4)  # two spaces of road between, and off it again
    assert "chalk_path" not in reach("mill_pond", 3)
    s = on_road("mill_pond", "ostelnk")
    s.heroes[0].stride = 4
    assert "go:chalk_path" in options(play(s))


@pytest.mark.rule("FL-054")
def test_nobody_pays_for_what_is_not_there() -> None:
    s = in_town()
    h = s.heroes[0]
    h.coins, h.ap = 200, 3
    for deck in (s.prayers, s.rituals):
        s.heroes[1].mystics += (*deck.cards, *deck.discard)
        deck.cards.clear()
        deck.discard.clear()
    session = play(s, "visit:library")
    assert told(session, "prayer") == "There is none left."
    assert told(session, "ritual") == "There is none left."


@pytest.mark.rule("FL-315")
def test_bandages_are_traded_like_other_things() -> None:
    s = on_road()
    giver, taker = s.heroes
    giver.bandages, taker.bandages = 2, 0
    session = play(s, "pack:0", "dressing:1")
    now = session.state.heroes
    assert (now[0].bandages, now[1].bandages) == (1, 1)
    session.choose("done")
    session.choose("pack:1")
    assert told(session, "dressing:0") == "It was moved this turn."
    s = arena(foes=(("zombie", "J10"),), spots=("A1", "C1"))
    give(s, s.heroes[0], "tonic", "short_sword")
    s.heroes[0].bandages = 1
    assert told(play(s, "pack"), "dressing:1") == "You are not next to each other."


@pytest.mark.rule("FL-313", "FL-318")
def test_who_carries_too_much_is_not_asked_about_an_heirloom() -> None:
    s = on_road()
    bare(s.heroes[0], "fiddle_string", *("stiletto",) * 9)
    session = play(s)
    assert session.asked.ask == "too_much"
    assert not any("fiddle_string" in option for option in options(session))


@pytest.mark.rule("FL-364")
def test_a_pedlar_sells_bandages_on_the_road_by_day() -> None:
    s = on_road()
    h = s.heroes[0]
    h.coins, h.bandages = 9, 2
    session = play(s, "pack:0", "pedlar")
    now = session.state.heroes[0]
    assert (now.coins, now.bandages) == (4, 3)
    assert told(session, "pedlar") == "One a round."
    h.coins = 4
    assert told(play(s, "pack:0"), "pedlar") == "It costs 5, you have 4."
    h.coins, h.bandages = 9, 4
    assert told(play(s, "pack:0"), "pedlar") == "4 are enough."
    h.bandages, s.day = 0, False
    assert told(play(s, "pack:0"), "pedlar") == "Nobody is about by night."
    s.day, s.place = True, "black_mill"
    assert told(play(s, "pack:0"), "pedlar") == "Nobody comes this way."
