"""The ground plan: what touches what, which edge is whose, how far it is."""

from __future__ import annotations

import pytest

from hearthside.games.vast.content.board import (
    ADJACENT,
    ALL_SPACES,
    AROUND,
    CELLS,
    DISTANCE,
    EDGE,
    EDGE_ENDS,
    EDGES_OF,
    GROUND_NAMES,
    INNER,
    INSIDE,
    NAMES,
    OUTSIDE,
    SURROUNDING,
    WITHIN,
)
from hearthside.kernel.grid import cells

from .arrange import spot

BESIDE = {
    "spawn1": "A1 A2",
    "west": "A3 A4 A5",
    "spawn2": "A6 A7",
    "spawn3": "A7 B7",
    "north": "C7 D7 E7",
    "spawn4": "F7 G7",
    "spawn5": "G7 G6",
    "east": "G5 G4 G3",
    "spawn6": "G2 G1",
    "southeast": "G1 F1",
    "stairs": "E1 D1 C1",
    "southwest": "B1 A1",
}
"""The crypts that share an edge with each strip of grounds, clockwise from Spawn 1."""
BY_A_CORNER = {
    "spawn1": "A3",
    "west": "A2 A6",
    "spawn2": "A5",
    "spawn3": "C7",
    "north": "B7 F7",
    "spawn4": "E7",
    "spawn5": "G5",
    "east": "G6 G2",
    "spawn6": "G3",
    "southeast": "E1",
    "stairs": "B1 F1",
    "southwest": "C1",
}
"""The crypts that touch it by a corner alone."""
DOORS = {
    "spawn1": "A2",
    "spawn2": "A6",
    "spawn3": "B7",
    "spawn4": "F7",
    "spawn5": "G6",
    "spawn6": "G2",
    "stairs": "D1",
}


def names(spaces: int) -> set[str]:
    return {NAMES[at] for at in cells(spaces)}


def test_there_are_49_crypts_and_12_grounds() -> None:
    assert ALL_SPACES.bit_count() == 61
    assert NAMES[CELLS:] == tuple(BESIDE)


@pytest.mark.rule("VM-012")
@pytest.mark.parametrize("ground", BESIDE)
def test_a_strip_of_grounds_has_its_crypts_and_the_next_strips_beside_it(ground: str) -> None:
    ring = list(BESIDE)
    n = ring.index(ground)
    beside = {*BESIDE[ground].split(), ring[n - 1], ring[(n + 1) % 12]}
    assert names(ADJACENT[spot(ground)]) == beside
    for crypt in NAMES[:CELLS]:
        assert (ground in names(ADJACENT[spot(crypt)])) == (crypt in beside)


@pytest.mark.rule("VM-013")
@pytest.mark.parametrize("ground", BESIDE)
def test_a_crypt_is_surrounded_by_the_grounds_that_it_touches(ground: str) -> None:
    touching = {crypt for crypt in NAMES[:CELLS] if ground in names(SURROUNDING[spot(crypt)])}
    assert touching == {*BESIDE[ground].split(), *BY_A_CORNER[ground].split()}


@pytest.mark.rule("VM-012")
def test_a_crypt_has_those_beside_it_and_the_corner_one_has_two() -> None:
    assert {NAMES[n] for d, n, _ in AROUND[spot("B7")]} == {"A7", "C7", "B6"}
    assert names(ADJACENT[spot("B7")]) == {"A7", "C7", "B6", "spawn3"}
    assert names(ADJACENT[spot("A7")]) == {"B7", "A6", "spawn2", "spawn3"}
    assert INNER[spot("A7")] == (1, 2)
    assert INNER[spot("B7")] == (1, 2, 3)
    assert INNER[spot("A6")] == (0, 1, 2)


@pytest.mark.rule("VM-017")
def test_two_crypts_share_one_edge_and_the_outer_wall_has_none() -> None:
    assert EDGE[spot("A7")] == (-1, 0, 49, -1)
    assert EDGE[spot("B7")][3] == EDGE[spot("A7")][1]
    assert EDGE[spot("A6")][0] == EDGE[spot("A7")][2]
    assert sorted(cells(EDGES_OF[spot("A7")])) == [0, 49]
    assert sorted(cells(EDGES_OF[spot("B7")])) == [0, 1, 50]
    assert len(EDGE_ENDS) == 84, "6 in each of 7 rows and 7 columns"
    assert EDGE_ENDS[0] == (spot("A7"), 1)


@pytest.mark.rule("VM-121")
@pytest.mark.parametrize("ground", GROUND_NAMES)
def test_an_opening_joins_one_ground_to_one_crypt(ground: str) -> None:
    one = 1 << spot(ground) - CELLS
    assert names(INSIDE[one]) == ({DOORS[ground]} if ground in DOORS else set())
    if ground in DOORS:
        assert names(OUTSIDE[1 << spot(DOORS[ground])]) == {ground}


@pytest.mark.rule("VM-121")
def test_openings_are_looked_up_several_at_once() -> None:
    crypts = sum(1 << spot(crypt) for crypt in DOORS.values())
    assert names(OUTSIDE[crypts]) == set(DOORS)
    assert names(OUTSIDE[1 << spot("A2") | 1 << spot("D1")]) == {"spawn1", "stairs"}
    assert names(INSIDE[(1 << 12) - 1]) == set(DOORS.values())


@pytest.mark.rule("VM-062")
@pytest.mark.parametrize(
    ("a", "b", "steps"),
    [
        ("A1", "G7", 12),
        ("A7", "B6", 2),
        ("spawn1", "A2", 1),
        ("spawn1", "A1", 1),
        ("spawn1", "A3", 2),
        ("spawn1", "spawn2", 2),
        ("spawn1", "D4", 5),
        ("spawn2", "spawn3", 1),
        ("spawn1", "spawn5", 6),
        ("west", "east", 6),
        ("stairs", "D4", 4),
        ("north", "stairs", 6),
    ],
)
def test_distance_is_counted_in_steps_over_crypts_and_grounds(a: str, b: str, steps: int) -> None:
    assert DISTANCE[spot(a)][spot(b)] == DISTANCE[spot(b)][spot(a)] == steps
    assert spot(b) in cells(WITHIN[steps][spot(a)])
    assert spot(b) not in cells(WITHIN[steps - 1][spot(a)])
