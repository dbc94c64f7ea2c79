"""Boards as bit sets in Python ints: neighbours, flood fill, distance, path and line of sight.

Cell (x, y) is number y * width + x, and stands for the bit with that number.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

STRAIGHT = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""North, east, south, west."""
AROUND = (*STRAIGHT, (1, -1), (1, 1), (-1, 1), (-1, -1))
"""The eight directions, the straight ones first."""


def cells(mask: int) -> Iterator[int]:
    """The numbers of the bits that are set, lowest first.

    >>> list(cells(0b1011))
    [0, 1, 3]
    """
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def mask_of(numbers: Iterable[int]) -> int:
    """The bit set of these cells.

    >>> bin(mask_of([0, 1, 3]))
    '0b1011'
    """
    mask = 0
    for i in numbers:
        mask |= 1 << i
    return mask


class Grid:
    """A board of `width` by `height` cells, where `walls` part neighbouring cells.

    A board is built once; everything that changes in play (who stands where, what is open) is a bit
    set handed to its methods. `gaps` are cells that do not exist.

    >>> g = Grid(3, 2)
    >>> sorted(cells(g.near[0])), g.distance(0, 5)
    ([1, 3], 3)
    >>> walled = Grid(3, 1, walls=[(0, 1)])
    >>> walled.distance(0, 2) is None
    True
    """

    def __init__(
        self,
        width: int,
        height: int,
        *,
        walls: Iterable[tuple[int, int]] = (),
        gaps: Iterable[int] = (),
        diagonal: bool = False,
    ) -> None:
        self.width = width
        self.height = height
        self.size = width * height
        self.all = ((1 << self.size) - 1) & ~mask_of(gaps)
        walled = {frozenset(pair) for pair in walls}
        steps = AROUND if diagonal else STRAIGHT
        self.near: list[int] = []
        self.ways: list[tuple[int, ...]] = []
        for i in range(self.size):
            ways = tuple(
                j
                for dx, dy in steps
                if (j := self.beside(i, dx, dy)) is not None
                and self.all >> i & self.all >> j & 1
                and frozenset((i, j)) not in walled
            )
            self.ways.append(ways)
            self.near.append(mask_of(ways))
        self._crossed: dict[tuple[int, int, int, int], int] = {}

    def at(self, x: int, y: int) -> int:
        """The number of the cell at (x, y).

        >>> Grid(3, 2).at(2, 1)
        5
        """
        return y * self.width + x

    def xy(self, cell: int) -> tuple[int, int]:
        """The column and the row of a cell.

        >>> Grid(3, 2).xy(5)
        (2, 1)
        """
        return cell % self.width, cell // self.width

    def beside(self, cell: int, dx: int, dy: int) -> int | None:
        """The cell that lies (dx, dy) away, or None off the board; walls do not matter.

        >>> Grid(3, 2).beside(0, 1, 0), Grid(3, 2).beside(0, -1, 0)
        (1, None)
        """
        x, y = cell % self.width + dx, cell // self.width + dy
        if 0 <= x < self.width and 0 <= y < self.height:
            return y * self.width + x
        return None

    def spread(self, mask: int) -> int:
        """Every cell that neighbours a cell of `mask`.

        >>> sorted(cells(Grid(3, 2).spread(1 << 1)))
        [0, 2, 4]
        """
        near, out = self.near, 0
        while mask:
            low = mask & -mask
            out |= near[low.bit_length() - 1]
            mask ^= low
        return out

    def flood(self, start: int, free: int | None = None) -> int:
        """The cells that can be reached from the cells of `start` through cells of `free`.

        >>> g = Grid(3, 1); bin(g.flood(1 << 0, 0b011))
        '0b11'
        """
        free = self.all if free is None else free
        seen = edge = start
        while edge:
            edge = self.spread(edge) & free & ~seen
            seen |= edge
        return seen

    def within(self, start: int, steps: int, free: int | None = None) -> int:
        """The cells at most `steps` from the cells of `start`, walking through `free`.

        >>> sorted(cells(Grid(5, 1).within(1 << 0, 2)))
        [0, 1, 2]
        """
        free = self.all if free is None else free
        seen = edge = start
        while edge and steps > 0:
            edge = self.spread(edge) & free & ~seen
            seen |= edge
            steps -= 1
        return seen

    def distances(self, start: int, free: int | None = None) -> list[int]:
        """Steps from the cells of `start` to every cell through `free`; -1 where no way leads.

        >>> Grid(3, 1).distances(1 << 0)
        [0, 1, 2]
        """
        free = self.all if free is None else free
        found = [-1] * self.size
        seen = edge = start
        steps = 0
        while edge:
            for i in cells(edge):
                found[i] = steps
            edge = self.spread(edge) & free & ~seen
            seen |= edge
            steps += 1
        return found

    def distance(self, a: int, b: int, free: int | None = None) -> int | None:
        """Steps from `a` to `b`; the cells between have to be in `free`, `b` itself need not be.

        >>> Grid(3, 3).distance(0, 8), Grid(3, 1).distance(0, 2, free=0)
        (4, None)
        """
        free = self.all if free is None else free
        goal = 1 << b
        seen = edge = 1 << a
        steps = 0
        while edge:
            if edge & goal:
                return steps
            edge = self.spread(edge) & (free | goal) & ~seen
            seen |= edge
            steps += 1
        return None

    def path(self, a: int, b: int, free: int | None = None) -> list[int] | None:
        """A shortest way from `a` to `b`, both included; the same one every time.

        >>> Grid(3, 3).path(0, 8)
        [0, 1, 2, 5, 8]
        """
        free = self.all if free is None else free
        layers = [1 << a]
        seen = 1 << a
        while not layers[-1] >> b & 1:
            edge = self.spread(layers[-1]) & (free | 1 << b) & ~seen
            if not edge:
                return None
            seen |= edge
            layers.append(edge)
        way = [b]
        for layer in reversed(layers[:-1]):
            back = self.near[way[-1]] & layer
            way.append((back & -back).bit_length() - 1)
        return way[::-1]

    def crossed(self, x0: int, y0: int, x1: int, y1: int) -> int:
        """The cells whose inside the line from (x0, y0) to (x1, y1) passes through.

        Points are counted in half cells: the middle of cell (x, y) is (2x + 1, 2y + 1), its corners
        are at even numbers. A line that only touches a corner or runs along an edge crosses nothing there.

        >>> g = Grid(3, 3)
        >>> sorted(cells(g.crossed(1, 1, 5, 1))), sorted(cells(g.crossed(1, 1, 5, 5)))
        ([0, 1, 2], [0, 4, 8])
        """
        key = (x0, y0, x1, y1)
        found = self._crossed.get(key)
        if found is None:
            found = self._crossed[key] = mask_of(
                i
                for i in range(self.size)
                if _passes(key, 2 * (i % self.width), 2 * (i // self.width))
            )
        return found

    def sees(self, a: int, b: int, blockers: int) -> bool:
        """Whether the line between the middles of two cells crosses no blocker but their own.

        >>> g = Grid(3, 1); g.sees(0, 2, 0b000), g.sees(0, 2, 0b010)
        (True, False)
        """
        (ax, ay), (bx, by) = self.xy(a), self.xy(b)
        line = self.crossed(2 * ax + 1, 2 * ay + 1, 2 * bx + 1, 2 * by + 1)
        return not line & blockers & ~(1 << a | 1 << b)


def _passes(line: tuple[int, int, int, int], left: int, top: int) -> bool:
    """Whether a line goes through the inside of the two by two square at (left, top)."""
    x0, y0, x1, y1 = line
    dx, dy = x1 - x0, y1 - y0
    # Clip the line to the open square with exact fractions low/den .. high/den.
    low_n, low_d, high_n, high_d = 0, 1, 1, 1
    for start, delta, near, far in ((x0, dx, left, left + 2), (y0, dy, top, top + 2)):
        if delta == 0:
            if not near < start < far:
                return False
            continue
        a, b = (near - start, far - start) if delta > 0 else (start - far, start - near)
        d = abs(delta)
        if a * low_d > low_n * d:
            low_n, low_d = a, d
        if b * high_d < high_n * d:
            high_n, high_d = b, d
    return low_n * high_d < high_n * low_d
