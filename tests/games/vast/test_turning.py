"""Tiles turned, shifted, swapped and veiled: which edges must meet, what goes along, what is left behind."""

from __future__ import annotations

import pytest
from tests.positions import asked, told, why

from hearthside.games.vast.content.board import EDGE, NEAR, SUPPLY
from hearthside.games.vast.rules.edges import is_wall, place_breach, place_force
from hearthside.games.vast.rules.tiles import orientations, swap_tiles, veil
from hearthside.games.vast.state import Vast

from .arrange import (
    begin,
    blank,
    choose,
    corridor,
    dark,
    find,
    lay,
    lies,
    mask,
    name,
    offers,
    paladin_turn,
    play,
    put_blood,
    put_ghost,
    put_lamp,
    put_treasure,
    put_webs,
    spot,
    verbs,
)

SIDES = "NESW"


def ways(s: Vast, where: str = "D4", origin: str = "") -> str:
    """The sides to which a dead end may be open on a space."""
    tile = find(s, "treasure", mask("NES"))
    found = orientations(s.map, spot(where), tile, spot(origin) if origin else SUPPLY)
    return "".join(sorted(SIDES[d] for walls, _ in found for d in range(4) if not walls >> d & 1))


def beside(d: int, where: str = "D4") -> str:
    """The space on a side of another."""
    return name(NEAR[spot(where)][d])


@pytest.mark.rule("VM-038", "VM-039")
@pytest.mark.parametrize("d", range(4))
def test_a_tile_meets_a_lit_neighbour_before_a_dark_one(d: int) -> None:
    side, facing, across = SIDES[d], SIDES[d ^ 2], SIDES[d ^ 2]
    s = blank()
    assert ways(s) == "ENSW", "nobody to meet"
    lay(s, beside(d), "blood", "")
    assert ways(s) == side
    dark(s, beside(d ^ 2))
    assert ways(s) == side, "a Dark one beside it changes nothing"
    place_force(s, spot("D4"), d)
    assert ways(s) == across, "a force wall keeps the Lit one away"
    place_force(s, spot("D4"), d ^ 2)
    assert ways(s) == "ENSW", "and the Dark one"
    s = blank()
    lay(s, beside(d), "shrine", facing)
    assert ways(s) == "ENSW", "a wall of its neighbour's"
    dark(s, beside((d + 1) % 4))
    assert ways(s) == SIDES[(d + 1) % 4]
    s = blank()
    lay(s, beside(d), "shrine", SIDES[(d + 1) % 4])
    assert ways(s) == side, "its other walls do not matter"


@pytest.mark.rule("VM-038", "VM-069")
@pytest.mark.parametrize("d", range(4))
def test_a_breach_meets_whatever_lies_behind(d: int) -> None:
    s = blank()
    lay(s, beside(d), "shrine", SIDES[d ^ 2])
    place_breach(s, spot("D4"), d)
    assert ways(s) == "ENSW", "to the Lit one it is open anyhow"
    lay(s, beside((d + 1) % 4), "blood", "")
    assert ways(s) == "ENSW"
    s = blank()
    dark(s, beside(d))
    s.map.breaches |= 1 << EDGE[spot("D4")][d]
    assert ways(s) == "ENSW", "as to a Dark one, where there is no Lit one"
    dark(s, beside((d + 1) % 4))
    assert ways(s) == "ENSW"
    lay(s, beside(d ^ 2), "blood", "")
    assert ways(s) == SIDES[d ^ 2], "but a Lit one comes first"


@pytest.mark.rule("VM-086")
@pytest.mark.parametrize("d", range(4))
def test_he_keeps_the_way_open_that_he_came(d: int) -> None:
    s = blank()
    lay(s, beside(d ^ 2), "blood", "")
    dark(s, beside(d))
    assert ways(s, origin=beside(d)) == SIDES[d], "whoever else lies there"
    s.map.breaches |= 1 << EDGE[spot("D4")][d]
    assert ways(s, origin=beside(d)) == "ENSW", "the breach that he came through is open"


@pytest.mark.rule("VM-038", "VM-086")
def test_the_first_corner_is_a_neighbour_like_any_other() -> None:
    s = blank()
    lay(s, "A7", "blood", "")
    assert ways(s, "B7") == "W"
    assert ways(s, "A6") == "N"
    s = blank()
    dark(s, "A7")
    lay(s, "C7", "blood", "")
    assert ways(s, "B7", "A7") == "W"


@pytest.mark.rule("VM-086", "VM-038")
@pytest.mark.parametrize(("origin", "to"), [("D4", "E4"), ("A7", "B7")])
def test_why_a_tile_cannot_be_turned_so(origin: str, to: str) -> None:
    s = blank()
    corridor(s, origin, "shrine")
    lay(s, to, "pit", "NS", lit=False)
    session = play(paladin_turn(s, origin), f"crusade:{to}")
    assert session.state.map.turning == SUPPLY, "one way alone is not asked for"
    s = blank()
    corridor(s, origin, "shrine")
    lay(s, to, "poltergeist", "NE", lit=False)
    session = play(paladin_turn(s, origin), f"crusade:{to}")
    assert asked(session)[1] == "turn"
    shut = next(f"turn:{q}" for q in range(4) if f"turn:{q}" not in offers(session))
    assert why(session, shut) == "VM-086"
    assert f"open to {origin}" in told(session, shut)
    choose(session, sorted(offers(session))[0])
    assert session.state.map.turning == session.state.map.entry == SUPPLY


@pytest.mark.rule("VM-038")
def test_a_turn_that_looks_the_same_is_none() -> None:
    s = blank("five")
    corridor(s, "D4 E5", "shrine")
    s.paladin.at = s.spider.at = s.manor.wraith = spot("D4")
    lay(s, "E4", "pit", "NS", lit=False)
    s.manor.placed, s.manor.left = True, 1
    s.map.breaches = 0
    session = play(begin(s, "manor_reveals", 3), "reveal:E4")
    assert verbs(session, "turn") == {"0", "1"}
    assert why(session, "turn:2") == "VM-038"
    assert "looks the same" in told(session, "turn:2")
    choose(session, "turn:1")
    assert session.state.map.reveals == 1


@pytest.mark.rule("VM-196")
def test_why_a_poltergeist_cannot_appear_there() -> None:
    s = blank()
    corridor(s, "D4 D5 D6", "blood")
    dark(s, "A1", "poltergeist", "")
    dark(s, "A2")
    s.paladin.at = s.spider.at = s.manor.wraith = spot("D4")
    s.manor.placed, s.manor.left = True, 1
    session = play(begin(s, "manor_reveals", 3), "reveal:A1")
    assert "not Lit" in told(session, "haunt:A2")
    assert why(session, "haunt:D4") == "VM-196"
    assert "not Lit" not in told(session, "haunt:D4")


@pytest.mark.rule("VM-196", "VM-002")
def test_with_all_nine_poltergeists_out_nobody_is_asked() -> None:
    s = blank()
    corridor(s, "D4 D5", "blood")
    dark(s, "A1", "poltergeist", "")
    s.map.poltergeists = [spot("D4")] * 9
    s.map.haunted = 1 << spot("D4")
    s.paladin.at = s.spider.at = s.manor.wraith = spot("D4")
    s.manor.placed, s.manor.left = True, 1
    session = play(begin(s, "manor_reveals", 3), "reveal:A1", seed=1)
    assert session.decision is not None
    assert session.decision.ask != "haunt"
    assert session.state.map.poltergeists == [spot("D4")] * 9


# -- veiled ----------------------------------------------------------------------------------


@pytest.mark.rule("VM-182", "VM-036")
def test_a_veiled_tile_shows_no_walls_and_is_nothing_until_revealed() -> None:
    s = blank()
    corridor(s, "D5 C4 E4 D3", "blood")
    lay(s, "D4", "shrine", "NE")
    lay(s, "G1", "pit", "NS")
    assert is_wall(s.map, spot("D4"), 0) and lies(s.map.shrines, "D4")
    veil(s, spot("D4"))
    veil(s, spot("G1"))
    assert s.map.walls[spot("D4")] == s.map.walls[spot("G1")] == 0
    for d in range(4):
        assert not is_wall(s.map, spot("D4"), d)
    assert not s.map.shrines and not s.map.pits
    assert lies(s.map.known, "D4") and not lies(s.map.lit, "D4")


# -- shifted and swapped ---------------------------------------------------------------------


def load(s: Vast, where: str) -> None:
    """Something of everything on a tile."""
    at = spot(where)
    put_webs(s, where, 2)
    put_blood(s, where, 1)
    put_lamp(s, where)
    put_ghost(s, where, 1)
    put_treasure(s, where, 2)
    s.map.pit_marks |= 1 << at
    s.map.vaults |= 1 << at
    s.map.skulls[0] = at
    s.paladin.at = s.paladin.pillar = at
    s.skeletons.at[2] = s.spider.at = s.spider.eggs[1] = at
    s.manor.wraith = s.warlock.at = s.thief.at = at


def load_of(s: Vast, where: str) -> dict[str, bool]:
    """What of that lies on a space."""
    at, m = spot(where), s.map
    return {
        **{
            mark: bool(getattr(m, mark) >> at & 1)
            for mark in ("webbed", "bloody", "lamps", "haunted", "hoards", "pit_marks", "vaults")
        },
        "webs": m.webs[at] == 2,
        "blood": m.blood[at] == 1,
        "ghost": m.poltergeists[0] == at,
        "treasure": m.treasures[0] == at,
        "skulls": m.skulls[0] == at,
        "paladin": s.paladin.at == at,
        "pillar": s.paladin.pillar == at,
        "skeleton": s.skeletons.at[2] == at,
        "spider": s.spider.at == at,
        "egg": s.spider.eggs[1] == at,
        "wraith": s.manor.wraith == at,
        "warlock": s.warlock.at == at,
        "thief": s.thief.at == at,
    }


@pytest.mark.rule("VM-204", "VM-191", "VM-231", "VM-007")
@pytest.mark.parametrize(("a", "b"), [("D4", "E4"), ("E4", "D4")])
def test_two_tiles_change_places_with_all_that_is_on_them(a: str, b: str) -> None:
    s = blank()
    corridor(s, "D4 E4", "blood")
    s.map.stack = []
    tiles = s.map.tile[spot("D4")], s.map.tile[spot("E4")]
    load(s, "D4")
    s.spider.spiderlings[0] = spot("E4")
    for _ in swap_tiles(s, spot(a), spot(b), 3):
        pass
    assert (s.map.tile[spot("E4")], s.map.tile[spot("D4")]) == tiles
    assert all(load_of(s, "E4").values()), load_of(s, "E4")
    assert not any(load_of(s, "D4").values())
    assert s.spider.spiderlings[0] == spot("D4")


@pytest.mark.rule("VM-026", "VT-026")
@pytest.mark.parametrize(("mix", "who"), [("five_knight", "knight"), ("five_dragon", "dragon")])
def test_visitors_go_along_both_ways(mix: str, who: str) -> None:
    for a, b in (("D4", "E4"), ("E4", "D4")):
        s = blank(mix)
        corridor(s, "D4 E4", "blood")
        s.map.stack = []
        getattr(s, who).at = spot("D4")
        if who == "dragon":
            s.dragon.gems[1], s.dragon.wall = spot("D4"), spot("E4")
        for _ in swap_tiles(s, spot(a), spot(b), 3):
            pass
        assert getattr(s, who).at == spot("E4")
        if who == "dragon":
            assert (s.dragon.gems[1], s.dragon.wall) == (spot("E4"), spot("D4"))


def manor(s: Vast, power: int, cubes: int = 2) -> Vast:
    """The Manor's omens lie on a power; figures stand far away."""
    corridor(s, "A1", "blood")
    s.paladin.at = s.spider.at = spot("A1")
    s.manor.placed, s.manor.wraith = True, spot("A1")
    s.manor.omens[power], s.manor.unassigned = cubes, 3 - cubes
    return s


@pytest.mark.rule("VM-204", "VM-073")
def test_lit_tiles_are_turned_anew_and_their_edges_are_cleared() -> None:
    s = manor(blank(), 2)
    lay(s, "D4", "shrine", "NE")
    lay(s, "E4", "armory", "", lit=False)
    s.map.stack = []
    place_force(s, spot("D4"), 3)
    place_breach(s, spot("D4"), 0)
    place_force(s, spot("E4"), 2)
    session = play(begin(s, "manor_swaps", 3), "tile:D4", "to:E4", "exchange")
    assert asked(session) == (3, "turn"), "the Shrine, not the Dark Armory"
    assert not session.state.map.forces and not session.state.map.breaches
    assert session.state.map.walls[spot("D4")] == 0
    choose(session, sorted(offers(session))[0])
    m = session.state.map
    assert session.decision is None or session.decision.ask != "turn"
    assert m.walls[spot("D4")] == 0 and m.walls[spot("E4")] != 0
    assert (m.shrines, m.armories) == (1 << spot("E4"), 1 << spot("D4"))
    assert not is_wall(m, spot("D4"), 0), "no wall is left where the Shrine was"


@pytest.mark.rule("VM-204", "VM-202")
def test_open_edges_are_filled_once_both_lie() -> None:
    s = manor(blank(), 2)
    lay(s, "D4", "blood", "")
    dark(s, "E4")
    session = play(begin(s, "manor_swaps", 3), "tile:D4", "to:E4")
    assert {w for w in ("E5", "F4", "E3") if lies(session.state.map.tiles, w)} == {"E5", "F4", "E3"}


@pytest.mark.rule("VM-200", "VM-073", "VM-014")
def test_a_shifted_tile_leaves_no_walls_behind_and_clears_where_it_goes() -> None:
    s = manor(blank(), 1)
    lay(s, "D4", "shrine", "NE")
    dark(s, "E5")
    s.map.stack = []
    place_force(s, spot("E4"), 0)
    place_force(s, spot("B2"), 0)
    session = play(begin(s, "manor_shifts", 3), "tile:D4", "to:E4")
    assert asked(session) == (3, "turn")
    choose(session, sorted(offers(session))[0])
    m = session.state.map
    assert m.forces == 1 << EDGE[spot("B2")][0], "only what lay at its edges goes"
    assert lies(m.tiles, "E4") and not lies(m.tiles, "D4")
    assert lies(m.shrines, "E4") and not lies(m.shrines, "D4")
    assert m.walls[spot("D4")] == 0
    for d in (0, 3):
        assert not is_wall(m, spot("D4"), d), "D4 is a crypt again"


@pytest.mark.rule("VM-200")
def test_a_dark_tile_is_shifted_without_being_turned() -> None:
    s = manor(blank(), 1)
    lay(s, "D4", "armory", "N", lit=False)
    dark(s, "E5")
    s.map.stack = []
    session = play(begin(s, "manor_shifts", 3), "tile:D4", "to:E4")
    assert session.decision is None or session.decision.ask != "turn"
    m = session.state.map
    assert m.walls[spot("E4")] == 0
    assert m.armories == 1 << spot("E4")


@pytest.mark.rule("VM-200", "VM-044", "VM-073")
def test_a_tile_turned_in_place_opens_new_edges() -> None:
    s = manor(blank(), 1)
    lay(s, "D4", "shrine", "NE")
    session = play(begin(s, "manor_shifts", 3), "tile:D4", "rotate")
    assert asked(session) == (3, "turn")
    opened = set()
    for turn in sorted(offers(session)):
        m = choose(play(begin(s, "manor_shifts", 3), "tile:D4", "rotate"), turn).state.map
        for d in range(4):
            if m.open[d] >> spot("D4") & 1:
                opened.add(SIDES[d])
                assert m.tiles >> NEAR[spot("D4")][d] & 1
    assert opened == set(SIDES)


@pytest.mark.rule("VM-200", "VM-204")
def test_a_dark_tile_that_turns_asks_nothing() -> None:
    s = manor(blank(), 1)
    lay(s, "D4", "treasure", "NES", lit=False)
    dark(s, "E4")
    s.map.stack = []
    place_force(s, spot("D4"), 1)
    session = play(begin(s, "manor_shifts", 3), "tile:D4", "rotate")
    assert not session.state.map.forces
    assert session.decision is None or session.decision.ask != "turn"
    assert session.state.map.walls[spot("D4")] == 0
