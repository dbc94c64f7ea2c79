"""Entering spaces: where one comes from, what waits there; and the supplies that pieces come out of."""

from __future__ import annotations

import pytest
from tests.positions import asked

from hearthside.games.vast.content.board import SUPPLY
from hearthside.games.vast.content.roles import GOBLINS, PALADIN, SPIDER
from hearthside.games.vast.rules.edges import beside_side, is_wall, no_breach, no_force, place_force
from hearthside.games.vast.rules.movement import enter
from hearthside.games.vast.rules.pieces import (
    curse_supply,
    empty_tiles,
    figures,
    place_blood,
    place_vault,
    place_web,
    remove_all_blood,
    remove_web,
)
from hearthside.games.vast.state import Vast

from .arrange import (
    VAST,
    activate,
    blank,
    choose,
    corridor,
    dark,
    lay,
    lies,
    paladin_turn,
    play,
    put_blood,
    put_ghost,
    put_treasure,
    put_webs,
    roles_of,
    spider_turn,
    spot,
    verbs,
)

# -- where a walk came from ------------------------------------------------------------------


@pytest.mark.rule("VM-133", "VM-032")
@pytest.mark.parametrize(
    ("start", "back"), [("E4", "E4"), ("F4", "E4"), ("G4", "E4"), ("G3", "E4"), ("G2", "E4")]
)
def test_without_stability_it_goes_back_to_the_space_before(start: str, back: str) -> None:
    s = blank()
    lay(s, "D4", "shrine", "")
    lay(s, "C4", "blood", "E")
    s.map.stack = []
    for d in (0, 2, 3):
        place_force(s, spot("D4"), d)
    s.paladin.at, s.spider.at = spot("D4"), spot("C4")
    session = play(activate(s, 4, start, stability=0), "go:D4")
    assert session.state.skeletons.at[4] == spot(back)
    assert session.state.paladin.health == 7


@pytest.mark.rule("VM-121")
def test_an_opening_is_passed_both_ways() -> None:
    s = blank()
    s.map.stack = []
    assert {"spawn1", "west", "A1"} <= verbs(play(activate(s, 4, "A2")), "go")
    s = blank()
    lay(s, "A2", "armory", "W")
    s.map.stack = []
    assert "spawn1" not in verbs(play(activate(s, 4, "A2")), "go"), "a wall is before it"


# -- what waits there ------------------------------------------------------------------------


def fiery() -> Vast:
    """The Flame Wall on E4."""
    s = blank("five_dragon")
    corridor(s, "C4 D4 E4 F4", "blood")
    s.map.stack = []
    s.dragon.at, s.dragon.wall = spot("F4"), spot("E4")
    s.paladin.grit = 12
    return s


@pytest.mark.rule("VT-178", "VT-182")
def test_the_flame_wall_burns_the_paladin_alone_once_and_where_it_is() -> None:
    s = fiery()
    session = play(paladin_turn(s, "D4"), "sprint:E4")
    assert session.state.paladin.grit == 7
    assert session.state.dragon.wall == spot("E4"), "it stays"
    session = play(paladin_turn(fiery(), "D4"), "sprint:C4")
    assert session.state.paladin.grit == 12
    s = fiery()
    s.dragon.burnt = True
    assert play(paladin_turn(s, "D4"), "sprint:E4").state.paladin.grit == 12
    s = fiery()
    s.paladin.at = spot("C4")
    session = play(activate(s, 4, "E5"), "go:E4")
    assert session.state.paladin.grit == 12, "a Skeleton walks through it"
    assert not session.state.dragon.burnt


@pytest.mark.rule("VT-178", "VM-217")
def test_a_warlock_in_the_fire_is_startled_all_the_same() -> None:
    s = fiery()
    s.warlock.at, s.warlock.on_map = spot("E4"), True
    session = play(paladin_turn(s, "D4"), "sprint:E4")
    assert asked(session) == (4, "flee")
    assert session.state.paladin.grit == 7


def gate(poisoned: int) -> Vast:
    """Three tiles in a row with the Entrance in the middle, the Goblins' Poison on it."""
    s = blank("five_goblins")
    lay(s, "D1", "entrance", "N")
    corridor(s, "C1 E1 G7 A7", "blood")
    s.map.stack = []
    s.goblins.at, s.goblins.population = [spot("spawn3")] * 3, [1, 1, 1]
    s.goblins.poisoned = poisoned
    s.paladin.at, s.spider.at = spot("G7"), spot("A7")
    return s


@pytest.mark.rule("VT-150")
def test_poisoned_cubes_wait_at_the_entrance_for_him_alone() -> None:
    session = play(paladin_turn(gate(2), "C1", 2))
    assert "E1" not in verbs(session, "sprint"), "he stops for them"
    choose(session, "sprint:D1")
    assert session.state.goblins.poisoned == 0
    assert session.state.paladin.unassigned == 3, "one for the sprint, two back"
    session = play(paladin_turn(gate(0), "C1", 2))
    assert "E1" in verbs(session, "sprint")
    choose(session, "sprint:D1")
    assert session.state.paladin.unassigned == 1
    assert not [e for e in session.journal if e.kind == "cubes_back"]
    session = play(paladin_turn(gate(2), "D1", 2), "sprint:E1")
    assert (session.state.goblins.poisoned, session.state.paladin.unassigned) == (2, 1)
    session = play(spider_turn(gate(2), 0, "C1"))
    assert "E1" in verbs(session, "go"), "she does not stop"
    choose(session, "go:D1")
    assert session.state.goblins.poisoned == 2


@pytest.mark.rule("VT-038")
def test_only_goblins_startle_once_a_turn() -> None:
    s = gate(0)
    s.warlock.at = spot("D1")
    assert list(enter(s, GOBLINS, spot("C1"))) == []
    assert not s.goblins.startled
    assert next(iter(enter(s, GOBLINS, spot("D1")))).ask == "flee"
    assert s.goblins.startled
    s.warlock.at = spot("D1")
    assert list(enter(s, GOBLINS, spot("D1"))) == [], "not twice"
    assert next(iter(enter(s, PALADIN, spot("D1")))).ask == "flee", "the Paladin does"
    s.goblins.startled = False
    s.warlock.at = spot("D1")
    assert next(iter(enter(s, SPIDER, spot("D1")))).ask == "flee"
    assert not s.goblins.startled


# -- sides -----------------------------------------------------------------------------------


@pytest.mark.rule("VM-070", "VM-205")
def test_the_outer_wall_takes_neither_breach_nor_force_wall() -> None:
    s = blank()
    for side in ("A7N", "A7W", "G1E", "G1S"):
        assert no_breach(s, side) == "VM-070"
        assert getattr(no_force(s, side), "rule", "") == "VM-205"
    for side in ("A6N", "B7W"):
        assert getattr(no_breach(s, side), "rule", "") == "VM-072", "open"
        assert no_force(s, side) is None
    place_force(s, spot("A6"), 0)
    place_force(s, spot("B7"), 3)
    for side in ("A6N", "B7W"):
        assert no_breach(s, side) is None
        assert getattr(no_force(s, side), "rule", "") == "VM-072"


@pytest.mark.rule("VM-070")
def test_the_outer_side_of_a_crypt_is_no_wall_between_crypts() -> None:
    s = blank()
    assert not is_wall(s.map, spot("A7"), 0)
    assert not is_wall(s.map, spot("G1"), 2)
    place_force(s, spot("A6"), 0)
    place_force(s, spot("C7"), 3)
    assert is_wall(s.map, spot("A6"), 0), "towards the first crypt"
    assert is_wall(s.map, spot("C7"), 3) and not is_wall(s.map, spot("C7"), 1)


def test_a_side_points_at_the_spaces_it_parts() -> None:
    assert beside_side("D4N") == ("space:D4", "space:D5")
    assert beside_side("A6N") == ("space:A6", "space:A7")
    assert beside_side("B7E") == ("space:B7", "space:C7")
    assert beside_side("A7N") == ("space:A7",)


# -- supplies and marks ----------------------------------------------------------------------


@pytest.mark.rule("VM-015", "VT-037")
def test_a_visitor_fills_its_own_tile_and_no_other() -> None:
    for mix in ("five_knight", "five_dragon", "five_goblins", "five"):
        s = blank(mix)
        dark(s, "A7 D4")
        if mix == "five_knight":
            s.knight.at = spot("D4")
        elif mix == "five_dragon":
            s.dragon.at = spot("D4")
        elif mix == "five_goblins":
            s.goblins.at = [spot("spawn1"), spot("D4"), spot("spawn2")]
        assert lies(empty_tiles(s), "A7")
        assert lies(empty_tiles(s), "D4") == (mix == "five")
        assert lies(figures(s), "D4") == (mix != "five")


@pytest.mark.rule("VM-227", "VM-002")
def test_curses_under_pieces_are_out_of_the_supply() -> None:
    s = blank()
    assert curse_supply(s) == 20
    s.warlock.curses = 3
    put_ghost(s, "D4", 4)
    put_treasure(s, "E4", 5)
    assert curse_supply(s) == 8


@pytest.mark.rule("VM-045", "VM-178", "VM-094")
def test_tokens_on_a_tile_are_seen_until_the_last_is_gone() -> None:
    s = blank()
    dark(s, "D4 E4")
    d4 = spot("D4")
    place_blood(s, d4)
    place_web(s, d4)
    assert (s.map.bloody, s.map.webbed) == (1 << d4, 1 << d4)
    place_web(s, d4)
    remove_web(s, d4)
    assert s.map.webbed == 1 << d4
    remove_web(s, d4)
    assert s.map.webbed == 0
    put_blood(s, "E4", 2)
    remove_all_blood(s, d4)
    assert (s.map.blood[d4], s.map.bloody) == (0, 1 << spot("E4"))


@pytest.mark.rule("VM-190")
@pytest.mark.parametrize(("webs", "blood", "hatched"), [(2, 2, False), (3, 2, True), (2, 3, True)])
def test_an_egg_hatches_at_the_sixth_token(webs: int, blood: int, hatched: bool) -> None:
    s = blank()
    dark(s, "D4")
    s.spider.eggs[0] = spot("D4")
    put_webs(s, "D4", webs)
    put_blood(s, "D4", blood)
    place_blood(s, spot("D4"))
    assert (s.spider.eggs[0] == SUPPLY, s.spider.terror) == (hatched, 2 * hatched)


@pytest.mark.rule("VT-222")
def test_six_vaults_are_all_and_one_a_shrine() -> None:
    s = blank("five_thief")
    for where in ["A1", "B1", "C1", "D1", "E1"]:
        place_vault(s, spot(where))
    place_vault(s, spot("A1"))
    assert s.map.vaults.bit_count() == 5
    place_vault(s, spot("F1"))
    place_vault(s, spot("G1"))
    place_vault(s, spot("C4"))
    assert lies(s.map.vaults, "F1") and not lies(s.map.vaults, "G1")
    s = blank("five_thief")
    s.map.vaults = sum(1 << spot(where) for where in ["B1", "C1", "D1", "E1", "F1", "G1"])
    place_vault(s, spot("A1"))
    assert not lies(s.map.vaults, "A1"), "its neighbour's is not its own"


@pytest.mark.rule("VT-222")
def test_vaults_come_with_the_thief_wherever_he_sits() -> None:
    roles = roles_of("five_thief")
    first = ["thief", *[role for role in roles if role != "thief"]]
    s: Vast = VAST.state({"seats": 5, "roles": first})
    assert s.thief_seat == 0
    s.map.vaults = 0
    place_vault(s, spot("D4"))
    assert lies(s.map.vaults, "D4")
    s = blank("five")
    place_vault(s, spot("D4"))
    assert not s.map.vaults
