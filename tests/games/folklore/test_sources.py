"""Sources of damage that are no attack, and who stands in their way; flames; who bears what a check brings."""

from __future__ import annotations

import pytest
from tests.positions import asked, told, why

from hearthside.games.folklore.content import CARDS, CREATURES, STORIES
from hearthside.games.folklore.content.board import BIT, NUMBERS
from hearthside.games.folklore.rules.tale import go_to
from hearthside.games.folklore.state import BROKEN, FRESH, Tale, here
from hearthside.kernel import Session

from .table import (
    add,
    afflicted,
    arena,
    brawl,
    foes_turn,
    ghost,
    give,
    in_town,
    next_card,
    on_road,
    options,
    play,
    tale,
    who,
)


def guarded(**more: object) -> Tale:
    """A hunter with a dog beside it, and nobody else near."""
    s = arena("witch_hunter", "arcanist", spots=("E5", "A1"), **more)  # type: ignore[arg-type]
    s.heroes[0].companions = ("guard_dog",)
    s.companions.cards.remove("guard_dog")
    return s


def saved(session: Session[Tale]) -> bool:
    """Let the dog stand in the way; whether that cost nothing but the dog."""
    h = session.state.heroes[0]
    was = h.vita
    assert asked(session) == (0, "ward")
    assert options(session) == {"block:guard_dog", "take"}
    session.choose("block:guard_dog")
    h = session.state.heroes[0]
    return h.vita == was and not h.companions and "guard_dog" in session.state.companions.discard


@pytest.mark.rule("FL-102", "FL-082")
def test_a_companion_takes_the_snare_of_a_search() -> None:
    s = guarded(foes=())
    here(s).searches = BIT[NUMBERS["E5"]]
    assert saved(play(s, "search:E5", rolls=(2, 4)))


@pytest.mark.rule("FL-102", "FL-210")
def test_a_companion_takes_the_fire() -> None:
    s = guarded(foes=(("zombie", "J10"),))
    here(s).flames = BIT[NUMBERS["E4"]]
    assert saved(play(s, "go:E4", rolls=(4,)))
    here(s).flames = BIT[NUMBERS["E5"]]  # one that was lit under it: at the start of its turn
    here(s).queue, here(s).active, s.step = [0], -1, "hero_next"
    assert saved(play(s, rolls=(4,)))


@pytest.mark.rule("FL-102", "FL-211")
def test_a_companion_takes_the_heat_beside_a_flame() -> None:
    s = guarded(foes=(("zombie", "J10"),))
    here(s).flames = BIT[NUMBERS["E4"]]
    assert saved(play(s, "done"))


@pytest.mark.rule("FL-102")
def test_a_companion_takes_the_trap_of_a_hazard() -> None:
    s = guarded(foes=(("zombie", "J10"),))
    s.heroes[0].at = NUMBERS["E2"]
    assert saved(play(s, "go:E1"))  # the open road has a trap there


@pytest.mark.rule("FL-102", "FL-214")
def test_a_companion_takes_what_is_pushed_into_one() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("bandit", "F5"),), spots=("D5", "E5"))
    s.heroes[0].companions = ("guard_dog",)
    s.companions.cards.remove("guard_dog")
    # a Kick at the arcanist (96: push 1, damage 2), who is thrown against the hunter (3)
    session = play(foes_turn(s), rolls=(96, 2, 3), below=(1,))
    arcanist = session.state.heroes[1]
    assert (arcanist.max_vita - arcanist.vita, arcanist.at) == (2, NUMBERS["E5"])
    assert saved(session)


@pytest.mark.rule("FL-102", "FL-289")
def test_a_companion_takes_the_cut_of_a_razor() -> None:
    s = guarded(foes=(("zombie", "J10"),))
    s.heroes[0].razor, s.heroes[0].razor_left = 2, 4
    here(s).queue, here(s).active, s.step = [0], -1, "hero_next"
    assert saved(play(s))


@pytest.mark.rule("FL-102", "FL-231")
def test_corrosion_is_no_blow_that_anybody_could_stand_in_the_way_of() -> None:
    s = guarded(foes=(("zombie", "J10"),))
    s.heroes[0].corrosion = (4,)
    here(s).queue, here(s).active, s.step = [], -1, "site_round"
    session = play(s)
    assert session.asked.ask == "act"
    assert session.state.heroes[0].vita == s.heroes[0].max_vita - 1


# -- flames ---------------------------------------------------------------------------------------


@pytest.mark.rule("FL-210")
def test_a_large_foe_burns_on_any_of_its_squares() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("mossback", "F5"),), spots=("A1", "A2"))
    here(s).flames = BIT[NUMBERS["G6"]]  # its lower right
    session = play(foes_turn(s), rolls=(4, 2))
    assert here(session.state).foes[0].vita == CREATURES["mossback"].vita - 4


@pytest.mark.rule("FL-210")
def test_everybody_in_a_shared_space_burns() -> None:
    s = arena("arcanist", "witch_hunter", foes=(("zombie", "H5"), ("rat_swarm", "D4")),
              spots=("A1", "E5"))  # fmt: skip
    h = s.heroes[0]
    h.abilities, h.pp = ("burning_glyph",), 4
    here(s).foes[1].at = NUMBERS["D4"]  # the swarm lies over the hunter's square
    rats = here(s).foes[1].vita
    session = play(s, "cast:burning_glyph", "foe:1", rolls=(95, 1, 3, 2))
    # the flame is lit under the swarm's own corner; the hunter stands on another of its squares
    assert here(session.state).flames == BIT[NUMBERS["D4"]]
    assert here(session.state).foes[1].vita == rats - 1 - 3
    s.heroes[1].at = NUMBERS["D4"]
    session = play(s, "cast:burning_glyph", "foe:1", rolls=(95, 1, 3, 2))
    hunter = session.state.heroes[1]
    assert (hunter.max_vita - hunter.vita, here(session.state).foes[1].vita) == (3, rats - 1 - 2)


@pytest.mark.rule("FL-210", "FL-301")
def test_a_trapper_burns_like_anybody_and_minds_no_snare() -> None:
    s = arena("poacher", "arcanist", foes=(("zombie", "J10"),), spots=("E5", "A1"))
    assert "trapper" in s.heroes[0].words
    here(s).flames = BIT[NUMBERS["E4"]]
    session = play(s, "go:E4", rolls=(3,))
    assert session.state.heroes[0].vita == s.heroes[0].max_vita - 3
    here(s).flames = 0
    s.heroes[0].at = NUMBERS["E2"]
    session = play(s, "go:E1")
    assert session.state.heroes[0].vita == s.heroes[0].max_vita


@pytest.mark.rule("FL-334", "FL-210")
def test_a_ghost_burns_by_two_less() -> None:
    s = arena(foes=(("zombie", "J10"),))
    ghost(s, s.heroes[0])
    here(s).flames = BIT[NUMBERS["E4"]]
    assert play(s, "go:E4", rolls=(3,)).state.heroes[0].gp == 9


@pytest.mark.rule("FL-209")
def test_one_chooses_which_flame_to_put_out() -> None:
    s = arena(foes=(("zombie", "J10"),))
    here(s).flames = BIT[NUMBERS["E4"]] | BIT[NUMBERS["D6"]]
    session = play(s, "douse:D6")
    assert here(session.state).flames == BIT[NUMBERS["E4"]]
    assert why(session, "douse:E4") == "FL-146"
    assert told(session, "douse:A9") == "Nothing burns there."


# -- weapons --------------------------------------------------------------------------------------


@pytest.mark.rule("FL-101", "FL-165")
def test_the_second_weapon_still_strikes_when_the_first_has_broken() -> None:
    s = arena()
    give(s, s.heroes[0], "short_sword", "stiletto")
    session = play(s, "hit:0,0", "off:0,1", rolls=(1, 90, 2))
    h = session.state.heroes[0]
    assert h.gear[0].condition == BROKEN
    assert here(session.state).foes[0].vita < CREATURES["zombie"].vita
    assert why(session, "hit:0,0") == "FL-146"


@pytest.mark.rule("FL-101", "FL-295")
def test_the_second_weapon_still_strikes_when_the_first_was_thrown() -> None:
    s = arena(foes=(("zombie", "F5"), ("zombie", "H5")))
    give(s, s.heroes[0], "skinning_knife", "stiletto")
    assert "thrown" in CARDS["skinning_knife"].blow.words
    session = play(s, "throw:1,0", rolls=(2,))
    assert "off:0,1" in options(session)
    assert why(session, "off:0,0") == "FL-097"


@pytest.mark.rule("FL-101", "FL-121")
def test_both_hands_strike_in_a_skirmish_though_the_first_breaks() -> None:
    s = brawl("witch_hunter", "arcanist", counters=(8,))
    give(s, s.heroes[0], "short_sword", "stiletto")
    session = play(s, "attack:0", "attack:0", "both:short_sword", rolls=(2, 1, 95, 2))
    assert [g.condition for g in session.state.heroes[0].gear] == [BROKEN, FRESH]
    assert session.state.melee is not None
    assert session.state.melee.counters == [7]


@pytest.mark.rule("FL-223", "FL-094")
def test_nobody_strikes_back_with_an_empty_bow() -> None:
    s = arena("poacher", "arcanist", foes=(("zombie", "H5"),), spots=("E5", "A1"), advanced=True)
    bow = give(s, s.heroes[0], "hunting_bow")
    bow.left = 0
    s.heroes[0].stance = 2
    session = play(foes_turn(s), "guard", rolls=(2, 90))
    h = session.state.heroes[0]
    assert h.gear[0].left >= 0
    # a fist, not an arrow: the DMG bonus and no more
    assert here(session.state).foes[0].vita == CREATURES["zombie"].vita - h.dmg


@pytest.mark.rule("FL-283")
def test_execute_works_on_an_ability_too() -> None:
    s = arena(foes=(("mossback", "F5"), ("zombie", "J10")))
    h = s.heroes[0]
    h.abilities, h.pp = ("coup_de_grace",), 4
    session = play(s, "cast:coup_de_grace", "full_pp", rolls=(100,))
    assert [f.kind for f in here(session.state).foes] == ["zombie"]
    s = arena(foes=(("the_bellringer", "F5"), ("zombie", "J10")))
    h = s.heroes[0]
    h.abilities, h.pp = ("coup_de_grace",), 4
    session = play(s, "cast:coup_de_grace", "full_pp", rolls=(100,))
    # VORPAL: 12, doubled against an Affliction, less 2 for its having no body
    assert here(session.state).foes[0].vita == CREATURES["the_bellringer"].vita - 22


@pytest.mark.rule("FL-224")
def test_an_ally_who_shoots_beside_a_foe_rolls_twice_too() -> None:
    archer = next(c for c in CREATURES.values() if c.ranged and c.size == 1 and not c.aura)
    s = arena(foes=((archer.id, "D3"), ("zombie", "E3")), spots=("A9", "B9"), advanced=True)
    ally, zombie = here(s).foes
    ally.owner = 0
    session = play(s, f"order:{zombie.id}", rolls=(99, 2))
    assert here(session.state).foes[1].vita == CREATURES["zombie"].vita
    s.advanced = False
    session = play(s, f"order:{zombie.id}", rolls=(99, 2, 2))
    assert here(session.state).foes[1].vita < CREATURES["zombie"].vita


@pytest.mark.rule("FL-224")
def test_a_controlled_archer_rolls_twice_beside_its_own() -> None:
    archer = next(c for c in CREATURES.values() if c.ranged and c.size == 1 and not c.aura)
    s = arena("telepath", "arcanist", foes=((archer.id, "D3"), ("zombie", "E3")),
              spots=("A9", "B9"), advanced=True)  # fmt: skip
    slave, zombie = here(s).foes
    slave.ruler, slave.ruled_left = 0, 1
    foes_turn(s)
    here(s).foe_queue = [slave.id]
    session = play(s, "stay", f"command:{zombie.id}", rolls=(99, 2))
    assert here(session.state).foes[1].vita == CREATURES["zombie"].vita


@pytest.mark.rule("FL-142", "FL-200")
def test_an_ally_that_missed_a_turn_gets_up_again() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("zombie", "J10"),), spots=("A9", "B9"))
    hound = add(s, "grey_hound", "C8")
    hound.owner, hound.skip = 0, 1
    session = play(s)
    assert not any(o.startswith("herd") for o in options(session))
    assert why(session, "herd:C7") == "FL-142"
    session.choose("done")
    session.choose("done")
    assert who(session) == "witch_hunter"
    assert any(o.startswith("herd") for o in options(session))


@pytest.mark.rule("FL-226")
def test_a_friend_in_the_line_of_fire_costs_five_on_open_ground() -> None:
    s = arena("poacher", "arcanist", foes=(("zombie", "H5"),), spots=("D5", "F5"), advanced=True)
    give(s, s.heroes[0], "hunting_bow")
    h = s.heroes[0]
    need = CREATURES["zombie"].defense - h.might - CARDS["hunting_bow"].might
    vita = CREATURES["zombie"].vita
    hit = play(s, "hit:0,0", rolls=(need + 5, 2, 2))
    assert here(hit.state).foes[0].vita < vita
    miss = play(s, "hit:0,0", rolls=(need + 4, 2, 2))
    assert here(miss.state).foes[0].vita == vita
    s.heroes[1].at = NUMBERS["F6"]  # a step aside
    clear = play(s, "hit:0,0", rolls=(need, 2, 2))
    assert here(clear.state).foes[0].vita < vita
    s.advanced = False
    s.heroes[1].at = NUMBERS["F5"]
    assert here(play(s, "hit:0,0", rolls=(need, 2, 2)).state).foes[0].vita < vita


# -- skirmish and trade ---------------------------------------------------------------------------


@pytest.mark.rule("FL-099", "FL-150", "FL-118")
def test_fists_and_bandages_are_there_in_a_skirmish() -> None:
    s = brawl("witch_hunter", "arcanist", counters=(8,))
    h = s.heroes[0]
    give(s, h, "short_sword")
    h.bandages, h.vita = 1, 5
    session = play(s, "attack:0", "attack:0", rolls=(2, 2))
    assert {"fist", "bandage", "strike:short_sword"} <= options(session)
    session.choose("bandage")
    assert (session.state.heroes[0].vita, session.state.heroes[0].bandages) == (8, 0)
    session.choose("fist")


@pytest.mark.rule("FL-315")
def test_any_number_of_coins_changes_hands() -> None:
    s = on_road()
    s.heroes[0].coins, s.heroes[1].coins = 8, 0
    session = play(s, "pack:0", "purse:1", "coins:5", "purse:1", "coins:2", "purse:1")
    assert [h.coins for h in session.state.heroes] == [0, 8]  # the last coin needs no question


@pytest.mark.rule("FL-315")
def test_nothing_goes_to_and_fro_in_one_round() -> None:
    s = on_road()
    s.heroes[0].coins, s.heroes[1].coins = 8, 3
    give(s, s.heroes[0], "stiletto")
    session = play(s, "pack:0", "give:stiletto,1", "purse:1", "coins:5", "done", "pack:1")
    assert told(session, "give:stiletto,0") == "It was moved this turn."
    assert told(session, "purse:0") == "It was moved this turn."


@pytest.mark.rule("FL-313")
def test_what_is_bought_for_a_full_pack_goes_at_once_but_for_what_is_used_up() -> None:
    s = in_town()
    h = s.heroes[0]
    h.coins = 60
    h.gear.clear()
    give(s, h, *["stiletto"] * 8)
    for g in h.gear:
        g.worn = False
    s.step = "town_turn"
    s.town_queue, h.visits, s.location = [0], 1, "market"
    for card in ("tonic", "short_sword"):
        if card in s.items.cards:
            s.items.cards.remove(card)
    s.market = ["tonic", "short_sword"]
    session = play(s)
    session.choose("buy:tonic")
    assert session.asked.ask == "market"
    session.choose("buy:short_sword")
    assert (session.asked.ask, session.state.asked) == ("too_much", 0)
    session.choose("shed:stiletto")
    assert session.asked.ask == "market"
    assert [g.card for g in session.state.heroes[0].gear] == ["stiletto"] * 7 + [
        "tonic",
        "short_sword",
    ]


# -- the tale -------------------------------------------------------------------------------------


def at_scene(name: str, story: str = "bell") -> Tale:
    """A tale about to tell this scene."""
    s = tale("witch_hunter", "arcanist", "poacher", story=story)
    for h in s.heroes:
        h.companions = ()
    s.chapter = STORIES[story].scenes[name].chapter
    go_to(s, name)
    return s


@pytest.mark.rule("FL-228", "FL-093")
def test_who_tries_bears_it() -> None:
    s = at_scene("climb")
    session = play(s, "whom:1", rolls=(2, 4, 2), seed=5)
    vita = [h.max_vita - h.vita for h in session.state.heroes]
    assert vita == [0, 4, 0]  # the arcanist fell, not the leader
    spooked = [bool(h.statuses & 1 << 18) for h in session.state.heroes]
    assert spooked == [False, True, False]


@pytest.mark.rule("FL-228")
def test_who_tries_gets_the_find() -> None:
    session = play(at_scene("climb"), "whom:2", rolls=(10,))
    owns = ["bell_rope" in [g.card for g in h.gear] for h in session.state.heroes]
    assert owns == [False, False, True]


@pytest.mark.rule("FL-228")
def test_once_the_group_has_something_to_do_the_leader_bears_again() -> None:
    session = play(at_scene("climb"), "whom:2", rolls=(10,))
    assert session.asked.ask == "path"
    assert session.state.trier == -1


@pytest.mark.rule("FL-267")
def test_under_the_moon_lycanthropes_among_themselves_strike_once_each() -> None:
    s = on_road()
    s.day = False
    for h in s.heroes:
        h.gear.clear()
        h.companions = ()
        h.abilities = ()
        afflicted(s, h, "lycanthropy")
    s.waiting = ["afflicted:0", "afflicted:1"]
    s.then, s.step = ["world_round"], "settle"
    session = play(s, rolls=(95, 2, 95, 3))
    assert session.state.melee is None
    # claws, DMG bonus and the 1 of the curse
    lost = [h.max_vita - h.vita for h in session.state.heroes]
    assert lost == [3 + s.heroes[1].dmg + 1, 2 + s.heroes[0].dmg + 1]
    assert session.asked.ask == "travel"


@pytest.mark.rule("FL-267")
def test_under_the_moon_the_last_one_alive_finds_nobody() -> None:
    s = on_road()
    ghost(s, s.heroes[1])
    afflicted(s, s.heroes[0], "lycanthropy")
    s.day = False
    next_card(s, "road_wolves")
    session = play(s, "go:millway_2", rolls=(9, 1), seed=3)
    assert session.state.waiting == ["afflicted:0"]
    s = session.state
    s.melee, s.then, s.step = None, ["world_round"], "settle"
    session = play(s)
    assert session.state.melee is None
    assert session.state.heroes[0].vita == s.heroes[0].vita
