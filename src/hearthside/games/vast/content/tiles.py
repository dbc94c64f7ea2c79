"""The 51 tiles: what each shows, and where its walls are.

The kinds and their counts are facts, and so are the shapes of the Shrines; the split of Blood and Pit
and the number of each other shape were designed here.
"""

from __future__ import annotations

from typing import NamedTuple

ENTRANCE_TILE, START_PIT, ARMORY, POLTERGEIST, TREASURE, SHRINE, BLOOD, PIT = range(8)
KIND_NAMES = (
    "entrance",
    "start_pit",
    "armory",
    "poltergeist",
    "treasure",
    "shrine",
    "blood",
    "pit",
)

# Walls as a set of directions (bit 0 north, 1 east, 2 south, 3 west) before any turn.
CROSS, TEE, CORNER, STRAIGHT, END_WALLS = 0b0000, 0b0001, 0b0011, 0b0101, 0b1011
SHAPE_NAMES = {CROSS: "cross", TEE: "tee", CORNER: "corner", STRAIGHT: "straight", END_WALLS: "end"}


class Tile(NamedTuple):
    """One tile: its kind and its printed walls."""

    kind: int
    walls: int


_SHAPES: tuple[tuple[int, tuple[tuple[int, int], ...]], ...] = (
    (ENTRANCE_TILE, ((TEE, 1),)),
    (START_PIT, ((CROSS, 1),)),
    (ARMORY, ((CROSS, 2), (TEE, 2))),
    (POLTERGEIST, ((CROSS, 2), (TEE, 3), (CROSS, 1), (CORNER, 1), (STRAIGHT, 1), (CROSS, 1))),
    (TREASURE, ((CORNER, 2), (STRAIGHT, 2), (END_WALLS, 2))),
    (SHRINE, ((CROSS, 2), (TEE, 2), (CORNER, 1), (STRAIGHT, 1))),
    (BLOOD, ((CROSS, 4), (TEE, 3))),
    (PIT, ((CROSS, 1),)),
    (BLOOD, ((CORNER, 2),)),
    (PIT, ((CROSS, 4), (TEE, 3), (CROSS, 1), (CORNER, 2), (TEE, 1), (STRAIGHT, 1), (END_WALLS, 2))),
)
"""In the order in which they were designed: a tile that was given another face kept its place, so that the first turns
of the lessons stay what they are."""
TILES: tuple[Tile, ...] = tuple(
    Tile(kind, walls) for kind, shapes in _SHAPES for walls, count in shapes for _ in range(count)
)
KINDS: tuple[int, ...] = tuple(tile.kind for tile in TILES)
ENTRANCE_ID = KINDS.index(ENTRANCE_TILE)
START_ID = KINDS.index(START_PIT)
ARMORY_IDS = tuple(i for i, kind in enumerate(KINDS) if kind == ARMORY)
STACK_IDS = tuple(i for i, kind in enumerate(KINDS) if kind > ARMORY)
PITS = (START_PIT, PIT)
IS_PIT = tuple(kind in PITS for kind in KINDS)


def turned(walls: int, quarters: int) -> int:
    """Walls after clockwise quarter turns."""
    return (walls << quarters | walls >> 4 - quarters) & 15


TURNS: tuple[tuple[tuple[int, int], ...], ...] = tuple(
    tuple({turned(tile.walls, q): q for q in (3, 2, 1, 0)}.items())[::-1] for tile in TILES
)
"""For each tile its different orientations: the walls and the quarter turns that give them."""
