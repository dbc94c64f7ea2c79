"""The map: spaces, tiles, walls, markers, sight."""

from __future__ import annotations

import pytest
from tests.positions import why

from hearthside.games.vast import game
from hearthside.games.vast.content.board import (
    ADJACENT,
    CELLS,
    DISTANCE,
    DOORS,
    EDGE,
    NAMES,
    SOUTH,
    SPACES,
    SURROUNDING,
)
from hearthside.games.vast.content.tiles import KIND_NAMES, KINDS, TILES
from hearthside.games.vast.rules.edges import (
    breachable,
    fill,
    is_wall,
    place_breach,
    place_force,
    spread,
)
from hearthside.games.vast.rules.movement import spread_far
from hearthside.games.vast.rules.pieces import empty_tiles
from hearthside.games.vast.rules.sight import visible
from hearthside.games.vast.rules.tiles import carry, orientations, rotate_tiles, shift_tile, veil
from hearthside.kernel.grid import cells

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
    offers,
    paladin_turn,
    play,
    put_blood,
    put_webs,
    spider_turn,
    spot,
    table,
    verbs,
)


def names(spaces: int) -> set[str]:
    return {NAMES[at] for at in cells(spaces)}


@pytest.mark.rule("VM-012", "VM-013")
def test_adjacent_is_by_edge_surrounding_by_corner_too() -> None:
    assert names(ADJACENT[spot("D4")]) == {"D5", "D3", "C4", "E4"}
    assert names(SURROUNDING[spot("D4")]) == {"C5", "D5", "E5", "C4", "E4", "C3", "D3", "E3"}
    assert names(SURROUNDING[spot("A1")]) == {"A2", "B2", "B1", "spawn1", "southwest"}
    assert names(SURROUNDING[spot("A5")]) & {"spawn2", "west"} == {"spawn2", "west"}, "by a corner"
    assert names(SURROUNDING[spot("A4")]) & {"spawn1", "spawn2", "west"} == {"west"}


@pytest.mark.rule("VM-121", "VM-035")
def test_grounds_are_a_ring_with_seven_openings() -> None:
    assert SPACES - CELLS == 12
    assert names(ADJACENT[spot("west")]) == {"A3", "A4", "A5", "spawn1", "spawn2"}
    doors = {NAMES[g]: NAMES[c] for g, (c, _) in DOORS.items()}
    assert doors == {
        "spawn1": "A2",
        "spawn2": "A6",
        "spawn3": "B7",
        "spawn4": "F7",
        "spawn5": "G6",
        "spawn6": "G2",
        "stairs": "D1",
    }
    s = blank()
    assert names(spread_far(s.map, 1 << spot("spawn1"))) == {"A2", "west", "southwest"}
    assert names(spread_far(s.map, 1 << spot("west"))) == {"spawn1", "spawn2"}
    lay(s, "A2", "armory", "W")  # a printed wall shuts the opening
    assert names(spread_far(s.map, 1 << spot("spawn1"))) == {"west", "southwest"}


@pytest.mark.rule("VM-014", "VM-202")
def test_a_shifted_tile_leaves_a_crypt_which_is_filled_at_open_edges() -> None:
    s = blank()
    corridor(s, "D4 E4 F4 G4 D5 D6 D7 C4")
    fill(s)
    before = s.map.tile[spot("D4")]
    for _ in shift_tile(s, spot("D4"), spot("B5"), 3):
        pass
    assert s.map.tile[spot("B5")] == before
    assert lies(s.map.tiles, "D4"), "open edges of the neighbours fill the hole"
    assert not lies(s.map.lit, "D4")

    s = blank()
    dark(s, "A1 B1")
    for _ in shift_tile(s, spot("A1"), spot("B2"), 3):
        pass
    assert not lies(s.map.tiles, "A1"), "nothing open looks at it: it is a crypt again"


@pytest.mark.rule("VM-015")
def test_markers_on_edges_do_not_make_a_tile_non_empty() -> None:
    s = blank()
    corridor(s, "D4")
    lay(s, "E4", "shrine", "W")
    assert lies(empty_tiles(s), "D4")
    place_breach(s, spot("D4"), 1)
    place_force(s, spot("D4"), 0)
    assert lies(empty_tiles(s), "D4")
    put_webs(s, "D4")
    assert not lies(empty_tiles(s), "D4")
    s.map.pit_marks |= 1 << spot("E4")
    assert not lies(empty_tiles(s), "E4")


@pytest.mark.rule("VM-017")
def test_a_wall_is_printed_on_either_side() -> None:
    s = blank()
    corridor(s, "D4")
    lay(s, "E4", "shrine", "W")
    assert is_wall(s.map, spot("D4"), 1)
    assert is_wall(s.map, spot("E4"), 3)
    lay(s, "E4", "pit", "N")
    assert not is_wall(s.map, spot("D4"), 1)


@pytest.mark.rule("VM-021", "VM-022", "VM-023", "VM-024")
def test_the_first_tiles_lie_where_the_book_puts_them() -> None:
    s = table()
    m = s.map
    assert KIND_NAMES[KINDS[m.tile[spot("D4")]]] == "start_pit"
    assert KIND_NAMES[KINDS[m.tile[spot("D1")]]] == "entrance"
    assert m.walls[spot("D1")] == mask("N")
    assert names(m.lit) == {"D4", "D1"}
    assert names(m.armories) == {"B6", "F6", "B2", "F2"}
    unknown = {"D5", "D3", "C4", "E4", "C1", "E1"}
    assert names(m.tiles & ~m.lit & ~m.armories) == unknown
    assert len(m.stack) == 39
    assert len(TILES) == 51


@pytest.mark.rule("VM-031", "VM-032", "VM-036")
def test_plain_feet_take_open_edges_to_tiles_and_dark_sides_are_open() -> None:
    s = blank()
    lay(s, "D4", "shrine", "N")
    dark(s, "D5 E4 D3")
    session = play(paladin_turn(s, "D4"))
    assert verbs(session, "crusade") >= {"E4", "D3", "C4"}  # C4 was filled with a Dark tile
    assert "D5" not in verbs(session, "crusade")
    assert why(session, "crusade:D5") == "VM-032"
    assert why(session, "crusade:E5") == "VM-031"
    s = blank()
    dark(s, "D4 D5")
    lay(s, "C4", "shrine", "E")
    assert is_wall(s.map, spot("D4"), 3), "a Lit neighbour's wall holds against a Dark tile"
    assert spread(s.map, 1 << spot("D4")) >> spot("D5") & 1


@pytest.mark.rule("VM-038", "VM-039")
def test_a_revealed_tile_meets_a_lit_neighbour_if_it_can() -> None:
    s = blank()
    dark(s, "D4", "pit", "NEW")
    dark(s, "D5 C4")
    corridor(s, "D3")
    ways = orientations(s.map, spot("D4"), s.map.tile[spot("D4")])
    assert [walls for walls, _ in ways] == [mask("NEW")], "only the opening to the Lit south"
    s.map.lit &= ~(1 << spot("D3"))
    ways = orientations(s.map, spot("D4"), s.map.tile[spot("D4")])
    opened = {15 & ~walls for walls, _ in ways}
    assert opened == {mask("N"), mask("S"), mask("W")}, "else to any Dark neighbour"
    s = blank()
    dark(s, "D4", "pit", "NEW")
    assert len(orientations(s.map, spot("D4"), s.map.tile[spot("D4")])) == 4, "else as one likes"


@pytest.mark.rule("VM-040", "VM-041", "VM-043")
def test_open_edges_are_filled_before_the_tile_resolves_but_not_outwards() -> None:
    s = blank()
    lay(s, "A2", "shrine", "E")
    dark(s, "A1", "blood", "")
    s.paladin.at = spot("A2")
    before = len(s.map.stack)
    session = play(paladin_turn(s, "A2"), "crusade:A1")
    m = session.state.map
    assert names(m.tiles) == {"A3", "A2", "A1", "B1"}, "B2 lies behind a wall, the rest is outside"
    assert len(m.stack) == before - 2
    filled = [e for e in session.journal if e.kind in ("laid_dark", "blood_placed")]
    assert [e.kind for e in filled] == ["laid_dark", "blood_placed"]


@pytest.mark.rule("VM-042")
def test_an_empty_stack_fills_nothing() -> None:
    s = blank()
    s.map.stack = [find(s, "shrine", 0)]
    corridor(s, "D4")
    fill(s)
    assert names(s.map.tiles) == {"D4"}


@pytest.mark.rule("VM-044", "VM-074")
def test_a_breach_to_a_crypt_is_filled() -> None:
    s = blank()
    lay(s, "D4", "shrine", "NS")
    fill(s)
    assert not lies(s.map.tiles, "D5")
    place_breach(s, spot("D4"), 0)
    assert lies(s.map.tiles, "D5")
    assert not lies(s.map.lit, "D5")


@pytest.mark.rule("VM-049")
def test_a_veiled_tile_resolves_again_when_revealed() -> None:
    s = blank()
    corridor(s, "D4")
    lay(s, "E4", "blood", "")
    veil(s, spot("E4"))
    assert lies(s.map.known, "E4")
    session = play(paladin_turn(s, "D4"), "crusade:E4")
    assert session.state.map.blood[spot("E4")] == 1
    assert not lies(session.state.map.known, "E4")


@pytest.mark.rule("VM-062")
def test_distances_count_edges_and_ignore_walls() -> None:
    assert DISTANCE[spot("A1")][spot("B2")] == 2
    assert DISTANCE[spot("A1")][spot("G7")] == 12
    assert DISTANCE[spot("spawn1")][spot("A1")] == 1


@pytest.mark.rule("VM-063", "VM-064", "VM-065", "VM-066", "VM-067", "VM-068")
def test_sight_runs_straight_over_lit_tiles() -> None:
    s = blank()
    corridor(s, "C4 D4 E4")
    dark(s, "F4 G4")
    lay(s, "D5", "shrine", "S")
    s.skeletons.at[0] = spot("E4")
    assert names(visible(s.map, spot("C4"))) == {"C4", "D4", "E4", "F4"}, (
        "into a Dark tile, no further"
    )
    assert names(visible(s.map, spot("G4"))) == {"G4", "F4"}, "out of a Dark tile, not through one"
    assert not lies(visible(s.map, spot("D4")), "D5"), "not through a wall"
    assert names(visible(s.map, spot("B4"))) == {"B4"}, "from a crypt only the own space"
    assert names(visible(s.map, spot("spawn1"))) == {"spawn1"}
    assert not lies(visible(s.map, spot("C4")), "D5"), "never round a corner"


@pytest.mark.rule("VM-069", "VM-072")
def test_breach_and_force_wall_change_an_edge_or_go_back() -> None:
    s = blank()
    corridor(s, "D4")
    lay(s, "E4", "shrine", "WN")
    corridor(s, "D5")
    edge = EDGE[spot("D4")][1]
    place_breach(s, spot("D4"), 1)
    assert not is_wall(s.map, spot("D4"), 1)
    assert s.map.breaches == 1 << edge
    place_breach(s, spot("D4"), 0)
    assert s.map.breaches == 1 << edge, "on an open edge it is taken off"
    place_force(s, spot("D4"), 0)
    assert is_wall(s.map, spot("D4"), 0)
    lay(s, "D5", "poltergeist", "SE")
    assert not s.map.forces, "on a wall it is taken off"


@pytest.mark.rule("VM-070")
def test_the_outer_wall_cannot_be_breached() -> None:
    s = blank()
    lay(s, "A2", "shrine", "SW")
    assert breachable(s, spot("A2")) == 1 << SOUTH
    s.paladin.fury = 2
    session = play(paladin_turn(s, "A2"))
    assert verbs(session, "smash") == {"A2S"}
    assert why(session, "smash:A2W") == "VM-070"


@pytest.mark.rule("VM-071")
def test_force_wall_and_breach_on_one_edge_both_go() -> None:
    s = blank()
    corridor(s, "D4 E4")
    place_force(s, spot("D4"), 1)
    place_breach(s, spot("E4"), 3)
    assert not s.map.forces
    assert not s.map.breaches
    assert not is_wall(s.map, spot("D4"), 1)
    lay(s, "E4", "shrine", "W")
    place_breach(s, spot("D4"), 1)
    place_force(s, spot("D4"), 1)
    assert not s.map.forces
    assert not s.map.breaches
    assert is_wall(s.map, spot("D4"), 1)


@pytest.mark.rule("VM-073")
def test_moving_turning_or_veiling_a_tile_clears_its_edges() -> None:
    for deed in ("shift", "veil", "turn"):
        s = blank()
        corridor(s, "D4 E4")
        lay(s, "D5", "shrine", "S")
        fill(s)
        place_force(s, spot("E4"), 3)  # placed from the neighbour's side
        place_breach(s, spot("D4"), 0)
        assert s.map.forces
        assert s.map.breaches
        if deed == "shift":
            for _ in shift_tile(s, spot("D4"), spot("A1"), 3):
                pass
        elif deed == "veil":
            veil(s, spot("D4"))
        else:
            for _ in rotate_tiles(s, (spot("D4"),), 3):
                pass
        assert not s.map.forces
        assert not s.map.breaches


@pytest.mark.rule("VM-073", "VM-044")
def test_turning_a_tile_clears_its_markers_and_fills_its_new_edges() -> None:
    s = blank()
    corridor(s, "D4", "blood")
    lay(s, "E4", "pit", "NES")
    s.manor.placed, s.manor.wraith = True, spot("D4")
    s.manor.omens[1], s.manor.unassigned = 1, 2
    fill(s)
    place_force(s, spot("D4"), 1)
    place_breach(s, spot("E4"), 0)
    assert lies(s.map.tiles, "E5")
    assert not lies(s.map.tiles, "E3")
    session = play(begin(s, "manor_shifts", 3), "tile:E4", "rotate")
    m = session.state.map
    assert m.forces == m.breaches == 0
    assert m.walls[spot("E4")] == mask("NES"), "the one way that meets its Lit neighbour again"


@pytest.mark.rule("VM-007", "VM-191", "VM-231")
def test_pieces_travel_with_their_tile_unasked() -> None:
    s = blank()
    corridor(s, "D4")
    at = spot("D4")
    s.paladin.at = s.spider.eggs[0] = s.skeletons.at[2] = at
    put_webs(s, "D4", 2)
    put_blood(s, "D4", 1)
    m = s.map
    m.poltergeists[0], m.poltergeist_curses[0] = at, 2
    m.haunted |= 1 << at
    carry(s, at, spot("F6"), both=False)
    to = spot("F6")
    assert s.paladin.at == s.spider.eggs[0] == s.skeletons.at[2] == m.poltergeists[0] == to
    assert (m.webs[to], m.blood[to], m.poltergeist_curses[0]) == (2, 1, 2)
    assert m.haunted == m.webbed == m.bloody == 1 << to


@pytest.mark.rule("VM-006", "VM-182")
def test_even_the_entrance_may_be_veiled_since_nothing_forbids_it() -> None:
    s = blank()
    lay(s, "D1", "entrance", "N")
    corridor(s, "C1")
    session = play(spider_turn(s, 1, "C1", "eyes"))
    assert "D1" in verbs(session, "veil")
    choose(session, "veil:D1")
    assert not lies(session.state.map.lit, "D1")
    assert session.state.map.tile[spot("D1")] == 0, "it keeps its identity"
    assert session.state.spider.hand == []


@pytest.mark.rule("VM-001")
def test_a_dark_face_is_hidden_a_veiled_one_known_an_armory_known_by_its_back() -> None:
    s = table()
    looks = {t.id: t for t in game.scene(s, 2)}
    assert looks["space:B6"].look == "dark_armory"
    assert looks["space:D5"].look == "dark"
    assert "face" not in looks["space:D5"].facts
    assert "shape" not in looks["space:B6"].facts
    corridor(s, "C4")
    veil(s, spot("C4"))
    assert "face" in {t.id: t for t in game.scene(s, 2)}["space:C4"].facts


@pytest.mark.rule("VM-086")
def test_the_tile_he_crusades_into_opens_to_where_he_came_from() -> None:
    s = blank()
    corridor(s, "D4")
    dark(s, "E4", "pit", "NEW")
    dark(s, "F4 E5")
    session = play(paladin_turn(s, "D4"), "crusade:E4")
    assert session.state.map.walls[spot("E4")] == mask("NES")
    s = blank()
    lay(s, "D4", "shrine", "ES")
    dark(s, "E4", "pit", "NEW")
    fill(s)
    place_breach(s, spot("D4"), 1)
    session = play(paladin_turn(s, "D4"), "crusade:E4")
    assert offers(session) == {"turn:0", "turn:1", "turn:2", "turn:3"}, "the breach satisfies it"
    choose(session, "turn:0")
    assert session.state.map.breaches, "and stays"
