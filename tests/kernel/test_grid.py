"""Grids against slow and simple searches."""

from __future__ import annotations

from collections import deque
from fractions import Fraction
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from hearthside.kernel import Grid, cells, mask_of

boards = st.tuples(st.integers(1, 5), st.integers(1, 5), st.booleans(), st.integers(0, 2**25))


def slow(grid: Grid, start: int, free: int, goal: int | None = None) -> dict[int, int]:
    """Breadth-first search, one cell at a time."""
    found, ahead = {start: 0}, deque([start])
    while ahead:
        i = ahead.popleft()
        if i == goal:
            continue
        for j in grid.ways[i]:
            if j not in found and (free >> j & 1 or j == goal):
                found[j] = found[i] + 1
                ahead.append(j)
    return found


@settings(max_examples=150, deadline=None, derandomize=True)
@given(board=boards, a=st.integers(0, 24), b=st.integers(0, 24))
def test_flood_distance_and_path_agree_with_a_slow_search(
    board: tuple[int, int, bool, int], a: int, b: int
) -> None:
    """Bit sets find what a queue finds."""
    width, height, diagonal, free = board
    grid = Grid(width, height, diagonal=diagonal)
    a, b, free = a % grid.size, b % grid.size, free & grid.all
    found = slow(grid, a, free)
    assert set(cells(grid.flood(1 << a, free))) == set(found)
    assert grid.distances(1 << a, free) == [found.get(i, -1) for i in range(grid.size)]
    assert set(cells(grid.within(1 << a, 2, free))) == {i for i, n in found.items() if n <= 2}
    to_b = slow(grid, a, free, goal=b).get(b)
    assert grid.distance(a, b, free) == to_b
    path = grid.path(a, b, free)
    if to_b is None:
        assert path is None
    else:
        assert path is not None
        assert len(path) == to_b + 1
        assert (path[0], path[-1]) == (a, b)
        assert all(j in grid.ways[i] for i, j in pairwise(path))
        assert all(free >> i & 1 for i in path[1:-1])


def test_walls_part_neighbours_and_gaps_are_no_cells() -> None:
    """A wall is between two cells; a gap is nowhere."""
    grid = Grid(3, 1, walls=[(1, 0)])
    assert grid.distance(0, 1) is None
    assert grid.distance(1, 2) == 1
    assert Grid(3, 1, gaps=[1]).distance(0, 2) is None


@settings(max_examples=100, deadline=None, derandomize=True)
@given(a=st.integers(0, 24), b=st.integers(0, 24))
def test_a_line_crosses_the_cells_that_its_points_lie_in(a: int, b: int) -> None:
    """Many points of a line, taken one by one, find the same cells."""
    grid = Grid(5, 5)
    (ax, ay), (bx, by) = grid.xy(a), grid.xy(b)
    seen = set()
    for n in range(241):
        t = Fraction(n, 240)
        x, y = ax + Fraction(1, 2) + (bx - ax) * t, ay + Fraction(1, 2) + (by - ay) * t
        if x.denominator != 1 and y.denominator != 1:
            seen.add(grid.at(int(x), int(y)))
    line = grid.crossed(2 * ax + 1, 2 * ay + 1, 2 * bx + 1, 2 * by + 1)
    assert set(cells(line)) == seen


def test_sight_is_the_same_both_ways() -> None:
    """Who is seen sees."""
    grid = Grid(5, 4)
    blockers = mask_of([6, 8, 12])
    for a in range(grid.size):
        for b in range(grid.size):
            assert grid.sees(a, b, blockers) == grid.sees(b, a, blockers)


def test_neighbours_are_north_east_south_west_and_then_the_corners() -> None:
    """In that order, from the middle, an edge and a corner of a board."""
    grid = Grid(3, 4)
    assert grid.ways[4] == (1, 5, 7, 3)
    assert grid.ways[0] == (1, 3)
    assert grid.ways[11] == (8, 10)
    assert Grid(3, 4, diagonal=True).ways[4] == (1, 5, 7, 3, 2, 8, 6, 0)
    assert Grid(3, 4, diagonal=True).ways[9] == (6, 10, 7)


def test_beside_ends_at_every_edge() -> None:
    """North, east, south and west of a board that is not square."""
    grid = Grid(3, 2)
    assert [grid.beside(4, *step) for step in ((0, -1), (1, 0), (0, 1), (-1, 0))] == [1, 5, None, 3]
    assert [grid.beside(1, *step) for step in ((0, -1), (1, 0), (0, 1), (-1, 0))] == [None, 2, 4, 0]
    assert [grid.beside(2, 1, 0), grid.beside(0, -1, 1), grid.beside(0, 2, 1)] == [None, None, 5]


def test_a_gap_is_nowhere() -> None:
    """Nothing neighbours it, and it neighbours nothing; the board has one cell less."""
    grid = Grid(3, 1, gaps=[1])
    assert (grid.all, grid.ways) == (0b101, [(), (), ()])
    assert Grid(3, 2).all == 0b111111
    assert (grid.near[0], grid.near[1]) == (0, 0)
    assert Grid(3, 2, gaps=[4]).ways[1] == (2, 0)


def test_without_a_bound_the_whole_board_is_free() -> None:
    """For every search."""
    grid = Grid(3, 2, walls=[(0, 1), (3, 4)])
    assert set(cells(grid.flood(1))) == {0, 3}
    assert set(cells(grid.within(1 << 2, 1))) == {1, 2, 5}
    assert set(cells(grid.within(1 << 2, 0))) == {2}
    assert grid.distances(1 << 2) == [-1, 1, 0, -1, 2, 1]
    assert grid.path(2, 4) == [2, 1, 4]


def test_of_several_shortest_ways_the_same_is_taken_always() -> None:
    """Traced back from the goal, over the lowest cell each time; from any cell to any other."""
    grid = Grid(3, 3)
    assert grid.path(8, 0) == [8, 5, 2, 1, 0]
    assert grid.path(6, 2) == [6, 3, 0, 1, 2]
    assert grid.path(4, 4) == [4]
    assert grid.path(5, 3) == [5, 4, 3]


def test_lines_along_an_edge_or_through_a_corner_cross_nothing_there() -> None:
    """Counted in half cells: even numbers lie on edges."""
    grid = Grid(3, 3)
    assert grid.crossed(0, 2, 6, 2) == 0
    assert grid.crossed(2, 0, 2, 6) == 0
    assert set(cells(grid.crossed(0, 1, 6, 1))) == {0, 1, 2}
    assert set(cells(grid.crossed(3, 6, 3, 0))) == {1, 4, 7}
    assert set(cells(grid.crossed(0, 0, 2, 2))) == {0}
    assert (grid.crossed(1, 1, 1, 1), grid.crossed(2, 2, 2, 2)) == (1, 0), "a point"
    assert set(cells(grid.crossed(5, 5, 0, 5))) == {6, 7, 8}
    assert set(cells(grid.crossed(6, 0, 0, 6))) == {2, 4, 6}
    assert set(cells(grid.crossed(0, 1, 6, 3))) == {0, 1, 4, 5}
    assert set(cells(grid.crossed(1, 1, 2, 1))) == set(cells(grid.crossed(2, 1, 1, 1))) == {0}
    assert set(cells(grid.crossed(0, 1, 1, 1))) == set(cells(grid.crossed(1, 1, 0, 1))) == {0}
    assert set(cells(grid.crossed(3, 1, 3, 2))) == set(cells(grid.crossed(3, 2, 3, 1))) == {1}


def test_who_stands_at_an_end_of_a_line_does_not_block_it() -> None:
    """Neither at this end nor at that."""
    grid = Grid(3, 1)
    assert grid.sees(0, 2, 0b101)
    assert grid.sees(0, 2, 0b001)
    assert not grid.sees(0, 2, 0b111)
