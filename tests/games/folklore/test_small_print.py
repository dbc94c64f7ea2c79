"""The second half of a rule: what does not happen, what happens once, what counts from the other side."""

from __future__ import annotations

import pytest
from tests.positions import told, why

from hearthside.games.folklore.content import CREATURES, MAPS
from hearthside.games.folklore.content.board import BIT, DISC, NAMES, NUMBERS
from hearthside.games.folklore.content.notation import STATUS
from hearthside.games.folklore.rules.adventure import fresh_on_map
from hearthside.games.folklore.rules.features import add_foe
from hearthside.games.folklore.rules.figures import foe_defense, foe_might, near, refresh
from hearthside.games.folklore.rules.foe_moves import move_ranged, others_mask
from hearthside.games.folklore.state import DEFEND, FRESH, here

from .table import (
    add,
    afflicted,
    arena,
    brawl,
    did,
    foes_turn,
    ghost,
    give,
    on_road,
    options,
    play,
    tale,
)


@pytest.mark.rule("FL-109")
def test_a_defending_ghost_does_nothing_to_a_foe_though_it_would_help_itself_too() -> None:
    """Gravel Voice frightens who is next to it and strengthens the ghost: both or neither."""
    s = arena("grave_warden", "witch_hunter")
    h = ghost(s, s.heroes[0])
    h.abilities, h.gp = ("gravel_voice",), 9
    assert "cast:gravel_voice" in options(play(s))
    h.stance = DEFEND
    assert why(play(s), "cast:gravel_voice") == "FL-109"


@pytest.mark.rule("FL-200")
def test_an_ally_walks_once_in_a_turn() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("zombie", "J10"),), spots=("A1", "A2"))
    add(s, "grey_hound", "E5").owner = 0
    session = play(s, "herd:E6")
    assert told(session, "herd:E7") == "Your ally has moved this turn."
    assert not [o for o in options(session) if o.startswith("herd:")]


@pytest.mark.rule("FL-200", "FL-207")
def test_an_ally_whose_row_takes_all_strikes_everybody_in_its_reach() -> None:
    """A Mossback sweeps on 6 to 8 of its power die; two away is in reach of it."""
    s = arena("witch_hunter", "arcanist", foes=(), spots=("A1", "A2"))
    add(s, "mossback", "E5").owner = 0
    foes = [add(s, "zombie", at) for at in ("G5", "H6", "E9")]
    here(s).combat = True
    now = play(s, f"order:{foes[0].id}", rolls=(97, 3, 3, 3, 3, 3, 3)).state
    lost = {f.id: f.most - f.vita > 0 for f in here(now).foes}
    assert [lost[f.id] for f in foes] == [True, True, False]


@pytest.mark.rule("FL-202")
def test_a_creature_under_control_strikes_whom_it_reaches_though_others_are_far() -> None:
    s = arena(
        "telepath",
        "witch_hunter",
        foes=(("zombie", "E5"), ("zombie", "F5"), ("zombie", "A10")),
        spots=("J1", "J2"),
    )
    f, near_one, _ = here(s).foes
    f.ruler, f.ruled_left = 0, 1
    here(s).queue.clear()
    here(s).active, here(s).heroes_done = -1, True
    here(s).foe_queue, s.step = [f.id], "foes_act"
    session = play(s, "stay")
    assert session.asked.ask == "command"
    assert f"command:{near_one.id}" in options(session)


@pytest.mark.rule("FL-286", "FL-301")
def test_rounds_against_one_foe_count_only_while_they_come_one_after_the_other() -> None:
    """+5 MIGHT for each round in a row; a round without an attack begins the count anew."""
    s = arena("arcanist", "witch_hunter", foes=(("mossback", "F5"),))
    h = s.heroes[0]
    h.words |= {"stalker"}
    give(s, h, "short_sword")
    h.words |= {"stalker"}
    session = play(s, "hit:0,0", "done", rolls=(30, 2))
    assert (session.state.heroes[0].streak, session.state.heroes[0].last_target) == (1, 0)
    s = session.state
    here(s).active = 0
    s.step, s.heroes[0].done, s.heroes[0].target = "hero_act", 0, -1
    session = play(s, "done")
    assert session.state.heroes[0].last_target == -1


@pytest.mark.rule("FL-286")
def test_another_target_ends_the_count() -> None:
    s = arena("arcanist", "witch_hunter", foes=(("mossback", "F5"), ("mossback", "C3")))
    h = s.heroes[0]
    give(s, h, "short_sword")
    h.last_target, h.streak = 0, 3
    session = play(s, "hit:1,0", rolls=(30, 2))
    assert session.state.heroes[0].streak == 0
    session.choose("done")
    assert (session.state.heroes[0].streak, session.state.heroes[0].last_target) == (1, 1)


@pytest.mark.rule("FL-164", "FL-266")
def test_a_claw_can_strike_devastatingly_and_it_can_slip() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("mossback", "F5"),))
    h = s.heroes[0]
    afflicted(s, h, "lycanthropy")
    h.pp = 0
    session = play(s, "maul:0", rolls=(100, 2))
    assert session.asked.ask == "devastating"
    session.choose("full_pp")
    assert session.state.heroes[0].pp == h.max_pp
    assert play(s, "maul:0", rolls=(1,)).state.heroes[0].no_attack == 2
    session = play(s, "maul:0", rolls=(99, 2))
    assert session.asked.ask == "act"


@pytest.mark.rule("FL-209")
def test_what_douses_flames_reaches_two_spaces_and_no_farther() -> None:
    s = arena(spots=("E5", "A1"))
    here(s).flames = sum(BIT[NUMBERS[at]] for at in ("E5", "G7", "C3", "H5", "E8"))
    did(s, "douse")
    assert here(s).flames == BIT[NUMBERS["H5"]] | BIT[NUMBERS["E8"]]
    assert not here(s).flames & DISC[NUMBERS["E5"]][2]


@pytest.mark.rule("FL-191")
def test_darkness_falls_on_a_map_and_nowhere_else() -> None:
    s = arena()
    did(s, "dark")
    assert here(s).dark
    s = tale()
    did(s, "dark; douse")
    assert s.site is None


@pytest.mark.rule("FL-012", "FL-332")
def test_the_living_gain_no_gp() -> None:
    s = tale()
    did(s, "gain gp 3 @all")
    assert [h.gp for h in s.heroes] == [0, 0]
    ghost(s, s.heroes[1])
    did(s, "gain gp 3 @all")
    assert [h.gp for h in s.heroes] == [0, 13]
    did(s, "gain vita 3 @all; gain pp 3 @all; recover pp 2 @all; recover vita 2 @all")
    assert (s.heroes[1].vita, s.heroes[1].pp) == (0, 0)


@pytest.mark.rule("FL-078", "FL-079")
def test_a_portcullis_is_not_opened_by_hand() -> None:
    s = arena("witch_hunter", "arcanist", foes=(), board="bell_tower", spots=("G8", "B3"))
    here(s).combat = False
    gate = next(n for n in range(100) if MAPS["bell_tower"].grates >> n & 1)
    session = play(s)
    assert why(session, f"open:{NAMES[gate]}") == "FL-078"
    assert not [o for o in options(session) if o.startswith("open:")]


@pytest.mark.rule("FL-138")
def test_a_large_foe_that_finds_its_place_taken_stands_on_four_free_squares() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("zombie", "F6"),), spots=("E5", "A1"))
    f = add_foe(s, "mossback", NUMBERS["E5"])
    under = {f.at, f.at + 1, f.at + 10, f.at + 11}
    board = MAPS["open_road"]
    assert not under & {NUMBERS["E5"], NUMBERS["F6"], NUMBERS["A1"]}
    assert not any((board.walls | board.objects) >> n & 1 for n in under)
    assert f.at % 10 < 9


@pytest.mark.rule("FL-302")
@pytest.mark.parametrize(("lore", "kept"), [(99, 0), (100, 2), (101, 2)])
def test_a_tier_is_kept_by_its_very_lore(lore: int, kept: int) -> None:
    s = tale()
    h = s.heroes[0]
    plain = h.max_vita
    h.lore, h.tiers, h.rewards = lore, 1, ("vita 2",)
    refresh(s, h)
    assert h.max_vita - plain == kept


@pytest.mark.rule("FL-269", "FL-275")
def test_nobody_is_near_who_is_off_the_map() -> None:
    assert near(NUMBERS["A1"], NUMBERS["B2"], 1)
    assert not near(NUMBERS["A1"], NUMBERS["C1"], 1)
    assert not near(NUMBERS["A1"], NUMBERS["A3"], 1)
    assert near(NUMBERS["A1"], NUMBERS["A3"], 2)
    assert not near(NUMBERS["J1"], -1, 1)
    assert not near(-1, NUMBERS["J1"], 1)
    assert not near(-1, -1, 9)


@pytest.mark.rule("FL-180")
def test_two_allies_are_both_in_a_foes_way() -> None:
    s = arena(foes=(("zombie", "F5"),), spots=("E5", "D5"))
    f = here(s).foes[0]
    a, b = add(s, "grey_hound", "H8"), add(s, "pale_moth", "I9")
    a.owner, b.ruler = 0, 1
    against, same = others_mask(s, f)
    assert against == sum(BIT[NUMBERS[at]] for at in ("E5", "D5", "H8", "I9"))
    assert same == 0


@pytest.mark.rule("FL-173")
def test_a_ranged_foe_in_a_corner_steps_off_though_it_then_sees_nobody() -> None:
    """It is pressed, so it goes as far from its attacker as it gets, and does not turn back to look for one."""
    s = arena(
        "witch_hunter", "arcanist", foes=(("bowman", "E5"),), spots=("E4", "J10"), board="open_road"
    )
    f = here(s).foes[0]
    move_ranged(s, f)
    assert abs(f.at % 10 - 4) + abs(f.at // 10 - 3) > 2


@pytest.mark.rule("FL-286")
def test_a_new_map_knows_no_old_target() -> None:
    s = arena()
    h = s.heroes[0]
    h.target, h.last_target, h.streak, h.grave = 3, 4, 2, 5
    fresh_on_map(h)
    assert (h.target, h.last_target, h.streak, h.grave, h.at) == (-1, -1, 0, -1, -1)


@pytest.mark.rule("FL-196")
def test_a_coven_helps_its_own_and_no_others() -> None:
    s = arena(foes=(("cultist", "F5"), ("zombie", "H8")))
    cultist, zombie = here(s).foes
    plain = foe_might(s, cultist), foe_might(s, zombie), foe_defense(s, zombie)
    other = add(s, "cultist", "I9")
    assert foe_might(s, cultist) == plain[0] + CREATURES["cultist"].coven["might"]
    assert (foe_might(s, zombie), foe_defense(s, zombie)) == plain[1:]
    other.owner = 0
    assert foe_might(s, cultist) == plain[0], "one who was summoned by the group is of no coven"


@pytest.mark.rule("FL-257")
def test_the_bloodthirsty_cost_the_others_their_tongue_and_not_themselves_twice() -> None:
    s = tale("witch_hunter", "arcanist", "poacher")
    before = [h.skills[6] for h in s.heroes]
    s.heroes[0].statuses = STATUS["bloodlust"]
    for h in s.heroes:
        refresh(s, h)
    assert [a - h.skills[6] for a, h in zip(before, s.heroes, strict=True)] == [2, 1, 1]


@pytest.mark.rule("FL-046", "FL-267")
@pytest.mark.parametrize(("day", "turned"), [(True, False), (False, True)])
def test_the_moon_on_a_card_of_the_road_is_seen_by_night(day: bool, turned: bool) -> None:
    s = on_road("millway_1", goal="ostelnk")
    afflicted(s, s.heroes[1], "lycanthropy")
    s.day = day
    s.road.cards.remove("road_full_moon")
    s.road.cards.append("road_full_moon")
    s.heroes[0].stride = 1
    session = play(s, "go:millway_1h", rolls=(9, 9, 9, 9))
    assert (session.state.melee is not None) is turned


@pytest.mark.rule("FL-121", "FL-166")
@pytest.mark.parametrize(("card", "ready"), [("saint_ivos_sword", True), ("short_sword", False)])
def test_an_artifact_that_fails_in_a_skirmish_is_whole_after_it(card: str, ready: bool) -> None:
    s = brawl("witch_hunter", "arcanist", counters=(1,), kinds=("bandit",))
    give(s, s.heroes[0], card)
    session = play(s, "attack:0", "attack:0", f"strike:{card}", rolls=(2, 1, 99))
    while session.state.melee is not None:
        session.choose(session.asked.options[0])
    assert (session.state.heroes[0].gear[0].condition == FRESH) is ready


@pytest.mark.rule("FL-133")
def test_a_skirmish_with_one_creature_can_be_fled_and_one_with_a_friend_cannot() -> None:
    session = play(brawl(advanced=True, counters=(6,)), "attack:0", "attack:0", rolls=(2,))
    assert session.asked.ask == "flee"
    s = brawl(advanced=True, kinds=("bandit", "bandit"), counters=(6, 6))
    session = play(s, "attack:0", "attack:0", rolls=(2, 2))
    assert session.asked.ask == "flee"


@pytest.mark.rule("FL-175")
def test_a_foe_that_reaches_nobody_strikes_nobody() -> None:
    s = arena(foes=(("zombie", "J10"),), spots=("A1", "A2"))
    now = play(foes_turn(s), rolls=()).state
    assert [h.vita for h in now.heroes] == [h.max_vita for h in now.heroes]


@pytest.mark.rule("FL-096")
def test_of_two_alike_the_one_in_hand_is_put_away() -> None:
    s = on_road("millway_1")
    h = s.heroes[0]
    h.gear.clear()
    give(s, h, "sickle", "sickle")
    h.gear[0].worn = False
    session = play(s, "pack:0", "stow:sickle")
    assert [g.worn for g in session.state.heroes[0].gear] == [False, False]
