"""Sight by corners, held against a slow measuring of every line with exact fractions."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from random import Random

import pytest

from hearthside.games.folklore.content.board import BIT, NUMBERS, Ground, ground


def walls(*names: str) -> Ground:
    """A map that is open but for these squares."""
    return ground(sum(BIT[NUMBERS[name]] for name in names))


def sees(g: Ground, a: str, b: str) -> bool:
    """Whether one square sees another."""
    return bool(g.sight(NUMBERS[a]) >> NUMBERS[b] & 1)


def is_shut(blocked: int, x: int, y: int) -> bool:
    """Whether a square bars sight; everything off the map does."""
    return not (0 <= x < 10 and 0 <= y < 10) or bool(blocked >> 10 * y + x & 1)


def is_open(blocked: int, start: tuple[int, int], end: tuple[int, int]) -> bool:
    """Whether the line between two corners runs over no shut square and between no two that touch."""
    (x0, y0), (x1, y1) = start, end
    dx, dy = x1 - x0, y1 - y0
    cuts = {Fraction(0), Fraction(1)}
    cuts |= {Fraction(x - x0, dx) for x in range(min(x0, x1), max(x0, x1) + 1) if dx}
    cuts |= {Fraction(y - y0, dy) for y in range(min(y0, y1), max(y0, y1) + 1) if dy}
    steps = sorted(cuts)
    for low, high in pairwise(steps):
        mid = (low + high) / 2
        x, y = x0 + mid * dx, y0 + mid * dy
        columns = [x0 - 1, x0] if dx == 0 else [int(x // 1)]
        rows = [y0 - 1, y0] if dy == 0 else [int(y // 1)]
        if all(is_shut(blocked, column, row) for column in columns for row in rows):
            return False
    for cut in steps[1:-1]:
        x, y = x0 + cut * dx, y0 + cut * dy
        if x.denominator == y.denominator == 1 and _between(blocked, int(x), int(y), dx, dy):
            return False
    return True


def _between(blocked: int, x: int, y: int, dx: int, dy: int) -> bool:
    """Whether shut squares meet at a crossing of the grid on both sides of the line."""
    sides = set()
    for column, row in ((x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)):
        turn = dx * (2 * row + 1 - 2 * y) - dy * (2 * column + 1 - 2 * x)
        if turn and is_shut(blocked, column, row):
            sides.add(turn > 0)
    return len(sides) == 2


def corners(square: int) -> list[tuple[int, int]]:
    """The four corners of a square."""
    x, y = square % 10, square // 10
    return [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]


@pytest.mark.rule("FL-189", "FL-190")
def test_some_corner_sees_some_corner() -> None:
    rng = Random(3)
    for share in (0.1, 0.2, 0.3, 0.45):
        blocked = sum(BIT[i] for i in range(100) if rng.random() < share)
        g = Ground(blocked)
        for _ in range(40):
            a, b = rng.sample(range(100), 2)
            if (BIT[a] | BIT[b]) & blocked:
                continue
            lines = ((p, q) for p in corners(a) for q in corners(b))
            seen = any(p == q or is_open(blocked, p, q) for p, q in lines)
            assert bool(g.sight(a) >> b & 1) == seen, (blocked, a, b)


@pytest.mark.rule("FL-189", "FL-190")
def test_walls_by_hand() -> None:
    assert sees(walls("D5"), "C5", "E5")  # past one pillar, by the corners
    assert not sees(walls("D4", "D5", "D6"), "C5", "E5")
    assert not sees(walls("C2", "B3"), "A1", "D4")  # not between two that touch
    assert sees(walls("C2"), "A1", "D4")  # but along one of them
    assert sees(walls("C4", "D4", "E4"), "B5", "F5")  # along the foot of a wall
    assert not sees(walls("C4", "D4", "C5", "D5", "C6", "D6"), "B5", "E5")


@pytest.mark.rule("FL-226")
def test_a_figure_counts_when_every_corner_has_a_line_over_it() -> None:
    passage = walls("A1", "A2", "A3", "C1", "C2", "C3")
    assert passage.in_the_way(NUMBERS["B1"], NUMBERS["B3"], BIT[NUMBERS["B2"]]) == 1
    assert walls("A1").in_the_way(NUMBERS["B1"], NUMBERS["B3"], BIT[NUMBERS["B2"]]) == 1
    two = BIT[NUMBERS["B2"]] | BIT[NUMBERS["B3"]]
    longer = walls("A1", "A2", "A3", "A4", "C1", "C2", "C3", "C4")
    assert longer.in_the_way(NUMBERS["B1"], NUMBERS["B4"], two) == 2
