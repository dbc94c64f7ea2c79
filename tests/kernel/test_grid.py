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
