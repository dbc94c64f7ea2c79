"""The ten by ten grid of an adventure map: steps, floods and sight, as bit sets in ints.

Square `i` is column `i % 10`, row `i // 10`; A1 is 0 and J10 is 99. Figures of two inches are kept
by the upper left of their four squares.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from math import gcd

from hearthside.kernel import Option

ALL = (1 << 100) - 1
COL_A = sum(1 << (10 * y) for y in range(10))
COL_J = COL_A << 9
NOT_A, NOT_J = ALL & ~COL_A, ALL & ~COL_J
NAMES = tuple(f"{'ABCDEFGHIJ'[i % 10]}{i // 10 + 1}" for i in range(100))
NUMBERS = {name: i for i, name in enumerate(NAMES)}
BIT = tuple(1 << i for i in range(100))


def spread(m: int) -> int:
    """Every square next to the set `m`, diagonals included, whatever stands there."""
    row = m | (m & NOT_J) << 1 | (m & NOT_A) >> 1
    return (row | row << 10 | row >> 10) & ALL & ~m


NEAR = tuple(spread(BIT[i]) for i in range(100))


def _cover(i: int) -> int:
    """The squares of a two-inch figure with its upper left at `i`, as far as they are on the map."""
    m = BIT[i]
    m |= (m & NOT_J) << 1
    return (m | m << 10) & ALL


COVER = tuple(_cover(i) for i in range(100))
ANCHORS = ALL & ~COL_J & ((1 << 90) - 1)


def covers(at: int, size: int) -> int:
    """The squares under a figure of this size."""
    return BIT[at] if size == 1 else COVER[at]


def squares(m: int) -> Iterator[int]:
    """The squares of a set, lowest first."""
    while m:
        low = m & -m
        yield low.bit_length() - 1
        m ^= low


def lowest(m: int) -> int:
    """The lowest square of a set that is not empty."""
    return (m & -m).bit_length() - 1


def gap(a: int, b: int) -> int:
    """How many spaces apart two squares are, walls aside."""
    return max(abs(a % 10 - b % 10), abs(a // 10 - b // 10))


def disc(at: int, n: int) -> int:
    """All squares within `n` spaces of `at`, itself included."""
    m = BIT[at]
    for _ in range(n):
        m |= spread(m)
    return m


DISC = tuple(tuple(disc(i, n) for n in range(10)) for i in range(100))


class OnSquares:
    """The options of an act over squares for any set of them, each row of a set made once."""

    __slots__ = ("one", "rows")

    def __init__(self, table: Mapping[str, Option]) -> None:
        self.one = [table[name] for name in NAMES]
        self.rows: dict[int, tuple[Option, ...]] = {}

    def __call__(self, m: int) -> list[Option]:
        out: list[Option] = []
        y = 0
        while m:
            row = m & 1023
            if row:
                part = self.rows.get(row << 4 | y)
                if part is None:
                    part = tuple(self.one[10 * y + x] for x in range(10) if row >> x & 1)
                    self.rows[row << 4 | y] = part
                out += part
            m >>= 10
            y += 1
        return out


class Ground:
    """The geometry of a map for one set of blocked squares: where a step leads and what is seen."""

    __slots__ = ("blocked", "ne", "nw", "open", "rows", "se", "sw")

    def __init__(self, blocked: int) -> None:
        self.blocked = blocked
        self.open = o = ALL & ~blocked
        north, south = (o << 10) & ALL, o >> 10
        east, west = (o & NOT_A) >> 1, (o & NOT_J) << 1
        # FL-076: a diagonal is barred when either square beside it is blocked terrain
        self.ne, self.nw = north & east, north & west
        self.se, self.sw = south & east, south & west
        self.rows: dict[int, int] = {}

    def step(self, m: int) -> int:
        """Where one step from any square of `m` can lead."""
        return (
            (m & NOT_J) << 1
            | (m & NOT_A) >> 1
            | m << 10
            | m >> 10
            | (m & self.ne) >> 9
            | (m & self.nw) >> 11
            | (m & self.se) << 11
            | (m & self.sw) << 9
        ) & self.open

    def rings(self, start: int, through: int, most: int) -> list[int]:
        """Squares by distance: ring `n` holds those first reached with `n` steps over `through`."""
        seen = start
        out = [start]
        for _ in range(most):
            ring = self.step(out[-1]) & through & ~seen
            if not ring:
                break
            seen |= ring
            out.append(ring)
        return out

    def sight(self, a: int) -> int:
        """The squares that square `a` sees, itself included (FL-189, FL-190)."""
        row = self.rows.get(a)
        if row is None:
            blocked = self.blocked
            row = BIT[a]
            for b in squares(self.open & ~BIT[a]):
                if any(is_clear(one, blocked) for one in lines(a, b)):
                    row |= BIT[b]
            self.rows[a] = row
        return row

    def in_the_way(self, a: int, b: int, figures: int) -> int:
        """How many figures stand between `a` and `b`, seen from the best corner of `a` (FL-226).

        A figure is in the way of a corner when a line from it to some corner of `b` runs over its square;
        lines that something solid bars do not count, and a corner without a clear line sees nothing.
        """
        least = -1
        for corner in fans(a, b):
            under = 0
            seen = False
            for one in corner:
                if is_clear(one, self.blocked):
                    seen = True
                    under |= one[0]
            if seen:
                n = (under & figures).bit_count()
                if least < 0 or n < least:
                    least = n
        return max(0, least)


class Tight(Ground):
    """The ground of a two-inch figure that squeezes: a quarter of it stays on open squares (FL-203).

    It goes where those squares lead, so it slips through gaps and never through a wall.
    """

    __slots__ = ("onward",)

    def __init__(self, blocked: int) -> None:
        o = ALL & ~blocked
        super().__init__(ALL & ~((o | o >> 1 | o >> 10 | o >> 11) & ANCHORS))
        floor = Ground(blocked)
        self.onward: dict[int, int] = {}
        for at in squares(self.open):
            feet = COVER[at] & floor.open
            there = feet | floor.step(feet)
            self.onward[at] = 0
            for to in squares(NEAR[at] & self.open):
                if COVER[to] & there:
                    self.onward[at] |= BIT[to]

    def step(self, m: int) -> int:
        """Where one step from any square of `m` can lead."""
        out = 0
        for at in squares(m & self.open):
            out |= self.onward[at]
        return out


@cache
def ground(blocked: int) -> Ground:
    """The ground for a set of blocked squares, worked out once."""
    return Ground(blocked)


@cache
def fits(blocked: int) -> Ground:
    """Where a two-inch figure may stand with all four squares, as a ground of upper left squares."""
    o = ALL & ~blocked
    return ground(ALL & ~(o & o >> 1 & o >> 10 & o >> 11 & ANCHORS))


@cache
def squeezes(blocked: int) -> Ground:
    """Where a two-inch figure may stand with a quarter on open ground (FL-203)."""
    return Tight(blocked)


Line = tuple[int, tuple[int, ...]]
"""A straight line over the grid: the squares it runs over, and the pairs it runs between."""


def is_clear(line: Line, blocked: int) -> bool:
    """Whether nothing blocks a line: no square under it, and no two on either side that touch it."""
    if line[0] & blocked:
        return False
    for pair in line[1]:
        if pair & blocked == pair:
            return False
    return True


@cache
def line(start: int, end: int) -> Line:
    """The line between two corners of the grid, numbered from 0 to 120 as they are read.

    Along the grid, and through a crossing of it, a line is barred only where something stands on both
    sides of it. The edge of the map bars like a wall.
    """
    x, y = start % 11, start // 11
    over, between = _crossed(end % 11 - x, end // 11 - y)
    m = _under(x, y, over)
    pairs = set()
    for pair in between:
        both = _under(x, y, pair)
        if both.bit_count() == 1:
            m |= both  # the other one is off the map
        else:
            pairs.add(both)
    return m, tuple(sorted(pairs))


CORNERS = tuple(
    tuple(11 * (i // 10 + dy) + i % 10 + dx for dy in (0, 1) for dx in (0, 1)) for i in range(100)
)
"""The four corners of every square."""


def lines(a: int, b: int) -> Iterator[Line]:
    """All lines between a corner of `a` and a corner of `b`."""
    for start in CORNERS[a]:
        for end in CORNERS[b]:
            yield line(start, end)


@cache
def fans(a: int, b: int) -> tuple[tuple[Line, ...], ...]:
    """For each corner of `a`, the lines to all corners of `b`."""
    return tuple(tuple(line(start, end) for end in CORNERS[b]) for start in CORNERS[a])


def _under(x: int, y: int, cells: tuple[tuple[int, int], ...]) -> int:
    """The squares of the map at these distances from a corner."""
    m = 0
    for dx, dy in cells:
        if 0 <= x + dx < 10 and 0 <= y + dy < 10:
            m |= 1 << (10 * (y + dy) + x + dx)
    return m


Cells = tuple[tuple[int, int], ...]


@cache
def _crossed(dx: int, dy: int) -> tuple[Cells, tuple[Cells, ...]]:
    """The squares, counted from the first corner, that a line by (dx, dy) runs over and between."""
    w, h = abs(dx), abs(dy)

    def turned(x: int, y: int) -> tuple[int, int]:
        """A square of the line's own quarter, put where the line goes."""
        return (x if dx >= 0 else -x - 1, y if dy >= 0 else -y - 1)

    if w == 0 or h == 0:
        left = [turned(-1, y) if w == 0 else turned(x, -1) for x, y in _along(w, h)]
        right = [turned(x, y) for x, y in _along(w, h)]
        beside = [(a, b) for i, a in enumerate(left) for b in right[max(0, i - 1) : i + 2]]
        return (), tuple(beside)
    cuts = sorted({x * h for x in range(w + 1)} | {y * w for y in range(h + 1)})
    over = []
    for lo, hi in pairwise(cuts):
        mid = lo + hi  # in halves of 1/(w*h)
        over.append(turned(mid // (2 * h), mid // (2 * w)))
    g = gcd(w, h)
    corners = [(k * w // g, k * h // g) for k in range(1, g)]
    return tuple(over), tuple((turned(x, y - 1), turned(x - 1, y)) for x, y in corners)


def _along(w: int, h: int) -> Cells:
    """The squares beside a line along the grid."""
    return tuple((0, y) for y in range(h)) if w == 0 else tuple((x, 0) for x in range(w))
