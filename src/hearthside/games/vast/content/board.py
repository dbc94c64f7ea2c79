"""The ground plan: 49 crypts and 12 grounds as bit sets, with every table that never changes.

Crypts are numbered 0..48 row by row from the top left, grounds 49..60 clockwise from Spawn 1.
"""

from __future__ import annotations

from collections.abc import Sequence

from hearthside.kernel.grid import cells

SIDE = 7
CELLS = SIDE * SIDE
GROUNDS = 12
SPACES = CELLS + GROUNDS
SUPPLY = -1
"""Where a piece is that waits in its owner's supply: removed pieces go back there (VM-018)."""
GONE = -2
"""Where a piece is that was boxed, kept or dominated: out for good (VM-009, VM-018)."""

NORTH, EAST, SOUTH, WEST = range(4)
LETTERS = "NESW"
DELTA = (-SIDE, 1, SIDE, -1)

BITS: tuple[int, ...] = (*(1 << i for i in range(SPACES)), 0, 0)
"""The bit of every space, and none for SUPPLY and GONE, which count from the end."""
FULL = (1 << CELLS) - 1
ALL_SPACES = (1 << SPACES) - 1
LEFT = sum(1 << (r * SIDE) for r in range(SIDE))
RIGHT = LEFT << (SIDE - 1)
NOT_LEFT = FULL & ~LEFT
NOT_RIGHT = FULL & ~RIGHT


def cell(row: int, col: int) -> int:
    """The crypt in a row from the top and a column from the left."""
    return row * SIDE + col


GROUND_NAMES = (
    "spawn1",
    "west",
    "spawn2",
    "spawn3",
    "north",
    "spawn4",
    "spawn5",
    "east",
    "spawn6",
    "southeast",
    "stairs",
    "southwest",
)
NAMES: tuple[str, ...] = (
    *(f"{'ABCDEFG'[i % SIDE]}{SIDE - i // SIDE}" for i in range(CELLS)),
    *GROUND_NAMES,
)
INDEX: dict[str | int, int] = {name: i for i, name in enumerate(NAMES)}
CRYPTS = NAMES[:CELLS]
SIDES: tuple[str, ...] = tuple(name + letter for name in CRYPTS for letter in LETTERS)
"""Every side of every crypt by name: D4N."""

CENTRE = cell(3, 3)
ENTRANCE = cell(6, 3)
ARMORY_SPACES = (cell(1, 1), cell(1, 5), cell(5, 1), cell(5, 5))  # VM-022
FIRST_DARK = (cell(2, 3), cell(4, 3), cell(3, 2), cell(3, 4), cell(6, 2), cell(6, 4))  # VM-024
STAIRS = INDEX["stairs"]
SPAWNS: tuple[int, ...] = (SUPPLY, *(INDEX[f"spawn{n}"] for n in range(1, 7)))
"""The ground of each number on the spawn die."""

# VM-121: each opening joins one ground to one crypt, on that side of the crypt.
DOORS: dict[int, tuple[int, int]] = {
    SPAWNS[1]: (cell(5, 0), WEST),
    SPAWNS[2]: (cell(1, 0), WEST),
    SPAWNS[3]: (cell(0, 1), NORTH),
    SPAWNS[4]: (cell(0, 5), NORTH),
    SPAWNS[5]: (cell(1, 6), EAST),
    SPAWNS[6]: (cell(5, 6), EAST),
    STAIRS: (ENTRANCE, SOUTH),
}
DOOR_OF_CELL: dict[int, tuple[int, int]] = {c: (g, d) for g, (c, d) in DOORS.items()}


def ring_of(rings: list[int], spaces: int, never: int) -> int:
    """The number of the first ring with one of these spaces in it; `never` if there is none."""
    for n, ring in enumerate(rings):
        if ring & spaces:
            return n
    return never


def _near(i: int, d: int) -> int:
    row, col = divmod(i, SIDE)
    inside = (row > 0, col < SIDE - 1, row < SIDE - 1, col > 0)[d]
    return i + DELTA[d] if inside else -1


NEAR: tuple[tuple[int, int, int, int], ...] = tuple(
    (_near(i, 0), _near(i, 1), _near(i, 2), _near(i, 3)) for i in range(CELLS)
)
"""The crypt on each side of a crypt, -1 beyond the outer wall."""


INNER: tuple[tuple[int, ...], ...] = tuple(
    tuple(d for d in range(4) if NEAR[i][d] >= 0) for i in range(CELLS)
)
"""The directions in which another crypt lies; and below the same as bits."""
INWARD: tuple[int, ...] = tuple(sum(1 << d for d in ways) for ways in INNER)


def _edge(i: int, d: int) -> int:
    n = _near(i, d)
    if n < 0:
        return -1
    return {NORTH: CELLS + n, EAST: i, SOUTH: CELLS + i, WEST: n}[d]


EDGE: tuple[tuple[int, int, int, int], ...] = tuple(
    (_edge(i, 0), _edge(i, 1), _edge(i, 2), _edge(i, 3)) for i in range(CELLS)
)
"""The number of each edge of a crypt: i for the east side of i, 49 + i for its south side."""
AROUND: tuple[tuple[tuple[int, int, int], ...], ...] = tuple(
    tuple((d, NEAR[i][d], 1 << EDGE[i][d]) for d in INNER[i]) for i in range(CELLS)
)
"""For each crypt the directions in which another lies, that crypt, and the bit of the edge between."""
EDGES_OF: tuple[int, ...] = tuple(sum(1 << e for e in edges if e >= 0) for edges in EDGE)
EDGE_ENDS: dict[int, tuple[int, int]] = {
    e: (i, d) for i in range(CELLS) for d in (EAST, SOUTH) if (e := EDGE[i][d]) >= 0
}


def _ground_cells(g: int) -> int:
    """The crypts that a strip of grounds touches: two, three or two per side."""
    side, place = divmod(g, 3)
    spans = ((0, 1), (2, 3, 4), (5, 6))
    last = SIDE - 1
    if side == 0:  # the left side, from below
        return sum(1 << cell(k, 0) for k in spans[2 - place])
    if side == 1:  # the top, from the left
        return sum(1 << cell(0, k) for k in spans[place])
    if side == 2:  # the right side, from above
        return sum(1 << cell(k, last) for k in spans[place])
    return sum(1 << cell(last, k) for k in spans[2 - place])  # the bottom, from the right


def _adjacent() -> tuple[int, ...]:
    masks = [sum(1 << n for n in NEAR[i] if n >= 0) for i in range(CELLS)]
    for g in range(GROUNDS):
        touched = _ground_cells(g)
        masks.append(touched | 1 << CELLS + (g + 1) % GROUNDS | 1 << CELLS + (g - 1) % GROUNDS)
        for i in cells(touched):
            masks[i] |= 1 << CELLS + g
    return tuple(masks)


ADJACENT: tuple[int, ...] = _adjacent()
"""VM-012: the spaces that share an edge with a space, walls or not, grounds included."""


def around(mask: int) -> int:
    """VM-013: the crypts that touch any of these by edge or corner, and these themselves."""
    row = mask | (mask & NOT_RIGHT) << 1 | (mask & NOT_LEFT) >> 1
    return (row | row << SIDE | row >> SIDE) & FULL


# Each strip of grounds in the frame around the 7 by 7 crypts: x, y, width, height.
STRIPS: dict[str, tuple[int, int, int, int]] = {
    "spawn1": (-1, 5, 1, 3),
    "west": (-1, 2, 1, 3),
    "spawn2": (-1, -1, 1, 3),
    "spawn3": (0, -1, 2, 1),
    "north": (2, -1, 3, 1),
    "spawn4": (5, -1, 2, 1),
    "spawn5": (7, -1, 1, 3),
    "east": (7, 2, 1, 3),
    "spawn6": (7, 5, 1, 3),
    "southeast": (5, 7, 2, 1),
    "stairs": (2, 7, 3, 1),
    "southwest": (0, 7, 2, 1),
}


def _grounds_touching(i: int) -> int:
    """The strips of grounds that touch a crypt by edge or corner."""
    row, col = divmod(i, SIDE)
    mask = 0
    for g, name in enumerate(GROUND_NAMES):
        x, y, w, h = STRIPS[name]
        if x <= col + 1 and x + w >= col and y <= row + 1 and y + h >= row:
            mask |= 1 << CELLS + g
    return mask


SURROUNDING: tuple[int, ...] = tuple(
    around(1 << i) & ~(1 << i) | _grounds_touching(i) for i in range(CELLS)
)
"""VM-013: the spaces that touch a crypt by edge or corner, grounds included."""

RING: tuple[int, ...] = tuple(
    1 << CELLS + (g + 1) % GROUNDS | 1 << CELLS + (g - 1) % GROUNDS for g in range(GROUNDS)
)
"""The grounds next to each ground."""


def _joined(masks: Sequence[int]) -> tuple[int, ...]:
    """For every set of things, as bits, all of their masks together."""
    table = [0]
    for mask in masks:
        table += [mask | known for known in table]
    return tuple(table)


ALONG: tuple[int, ...] = _joined(RING)
"""For every set of grounds, as the bits above the crypts, the grounds next to them."""
INSIDE: tuple[int, ...] = _joined(
    [1 << DOORS[CELLS + g][0] if CELLS + g in DOORS else 0 for g in range(GROUNDS)]
)
"""For every set of grounds the crypts at their openings."""
OUTSIDE: dict[int, int] = dict(
    zip(
        _joined([1 << at for at in DOOR_OF_CELL]),
        _joined([1 << ground for ground, _ in DOOR_OF_CELL.values()]),
        strict=True,
    )
)
"""For every set of crypts at openings the grounds outside."""


def _distances() -> tuple[tuple[int, ...], ...]:
    table = []
    for start in range(SPACES):
        row = [99] * SPACES
        row[start] = 0
        frontier = [start]
        while frontier:
            after = []
            for i in frontier:
                for n in cells(ADJACENT[i]):
                    if row[n] == 99:
                        row[n] = row[i] + 1
                        after.append(n)
            frontier = after
        table.append(tuple(row))
    return tuple(table)


def _plain_distance(a: int, b: int) -> int:
    (r, c), (q, d) = divmod(a, SIDE), divmod(b, SIDE)
    return abs(r - q) + abs(c - d)


_RAW = _distances()
DISTANCE: tuple[tuple[int, ...], ...] = tuple(
    tuple(_plain_distance(a, b) if a < CELLS and b < CELLS else _RAW[a][b] for b in range(SPACES))
    for a in range(SPACES)
)
"""VM-062: steps across edges between two spaces, walls ignored."""

WITHIN: tuple[tuple[int, ...], ...] = tuple(
    tuple(sum(1 << b for b in range(SPACES) if DISTANCE[a][b] <= n) for a in range(SPACES))
    for n in range(13)
)
"""The spaces within n steps of each space."""


def side_of(name: str) -> tuple[int, int]:
    """The crypt and the direction that the name of a side stands for: D4N."""
    return INDEX[name[:2]], LETTERS.index(name[2])
