"""The train: three cars in a row, as bit sets over a grid of 20 by 4."""

from __future__ import annotations

from hearthside.kernel.grid import Grid, cells

CARS = ("A", "B", "C")
COLUMNS, ROWS = 6, 4
GAP_ROWS = (1, 2)


class Board(Grid):
    """A grid with every distance measured in advance (VS-016, VS-097).

    Whoever is off the board stands at -1. Every table ends with an entry for that place, from where nothing is near.
    """

    def __init__(self, width: int, height: int, gaps: frozenset[int] = frozenset()) -> None:
        super().__init__(width, height, gaps=gaps)
        self._left = sum(1 << i for i in range(self.size) if i % width)
        self._right = sum(1 << i for i in range(self.size) if i % width != width - 1)
        self.dist: list[list[int]] = []
        self.reaches: list[list[int]] = []
        for i in range(self.size):
            layers = self.layers(i, self.all) if i not in gaps else [0]
            row = [99] * (self.size + 1)
            reach = []
            total = 0
            for d, mask in enumerate(layers):
                total |= mask
                reach.append(total)
                for j in cells(mask):
                    row[j] = d
            self.reaches.append(reach)
            self.dist.append(row)
        self.reaches.append([0])
        self.dist.append([99] * (self.size + 1))
        self.near.append(0)
        self.around = [tuple(cells(mask)) for mask in self.near]

    def spread(self, mask: int) -> int:
        """Every space next to a space of `mask`."""
        w = self.width
        sides = (mask >> 1) & self._right | (mask << 1) & self._left
        return (sides | mask << w | mask >> w) & self.all

    def layers(self, start: int, free: int) -> list[int]:
        """Masks of the spaces at 0, 1, 2 ... steps from `start` over `free` spaces."""
        frontier = seen = 1 << start
        found = []
        while frontier:
            found.append(frontier)
            frontier = self.spread(frontier) & free & ~seen
            seen |= frontier
        return found

    def reach(self, i: int, r: int) -> int:
        """The spaces at most `r` steps from `i`, with nothing in the way."""
        reach = self.reaches[i]
        return reach[r] if r < len(reach) else reach[-1]


def _column(x: int) -> tuple[str, int]:
    """The car letter and the column in it; connecting columns give both letters and 0."""
    car, rest = divmod(x, COLUMNS + 1)
    if rest == COLUMNS:
        return CARS[car] + CARS[car + 1], 0
    return CARS[car], rest + 1


WIDTH = len(CARS) * COLUMNS + len(CARS) - 1
_missing = frozenset(
    y * WIDTH + x
    for y in range(ROWS)
    for x in range(WIDTH)
    if not _column(x)[1] and y not in GAP_ROWS
)
TRAIN = Board(WIDTH, ROWS, _missing)  # VS-009, VS-010


def _name(i: int) -> str:
    y, x = divmod(i, WIDTH)
    car, column = _column(x)
    return f"{car}{column or ''}{'abcd'[y]}"


def _car(i: int) -> int:
    """VS-011: the upper connecting space belongs to the car on its left, the lower to the right."""
    y, x = divmod(i, WIDTH)
    car, rest = divmod(x, COLUMNS + 1)
    return car + 1 if rest == COLUMNS and y == GAP_ROWS[1] else car


SPACES = tuple(cells(TRAIN.all))
NAME = [_name(i) if TRAIN.all >> i & 1 else "" for i in range(WIDTH * ROWS)] + [""]
SPACE = {NAME[i]: i for i in SPACES}
CAR = [_car(i) if TRAIN.all >> i & 1 else -1 for i in range(WIDTH * ROWS)] + [-1]
CAR_MASK = [sum(1 << i for i in SPACES if CAR[i] == c) for c in range(len(CARS))]
LINKS = sum(1 << i for i in SPACES if not _column(i % WIDTH)[1])  # VS-012: no edges there
LINKS_AB = sum(1 << i for i in cells(LINKS) if i % WIDTH == COLUMNS)

# VS-013, VS-014: the four sides, as the spaces of a car that touch them.
SIDE = {
    "humanity": sum(1 << i for i in SPACES if i < WIDTH) & ~LINKS,
    "cycle": sum(1 << i for i in SPACES if i >= WIDTH * (ROWS - 1)) & ~LINKS,
    "round": sum(1 << i for i in SPACES if i % WIDTH == 0),
    "break": sum(1 << i for i in SPACES if i % WIDTH == WIDTH - 1),
}
EDGES = SIDE["humanity"] | SIDE["cycle"] | SIDE["round"] | SIDE["break"]
CORNERS = [
    [SPACE[f"{car}{column}{row}"] for column in (1, COLUMNS) for row in "ad"] for car in CARS
]
TO_SIDE = {
    side: [min((row[j] for j in cells(mask)), default=99) for row in TRAIN.dist]
    for side, mask in SIDE.items()
}


def spaces(*names: str) -> int:
    """The mask of the named spaces.

    >>> list(cells(spaces("A1a", "A2a")))
    [0, 1]
    """
    return sum(1 << SPACE[name] for name in names)
