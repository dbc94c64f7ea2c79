"""The 48 land tiles (DW-155)."""

from __future__ import annotations

import re
from dataclasses import dataclass

from .jobs.program import CAMP, FOREST, MOUNTAIN, PLACE, PRAIRIE, RIVER, VILLAGE, WATER, Program
from .reading import ContentError, read

LANDS = {
    "forest": FOREST,
    "prairie": PRAIRIE,
    "mountain": MOUNTAIN,
    "village": VILLAGE,
    "water": WATER,
    "river_forest": RIVER | FOREST,
    "river_prairie": RIVER | PRAIRIE,
    "camp": CAMP,
}


@dataclass(frozen=True, slots=True)
class Tile:
    """A land tile: its land, the bandit numbers on its front and back, its job if it has one."""

    id: str
    name: str
    land: str
    numbers: tuple[int, ...]
    back: int
    job: Program | None

    @property
    def kinds(self) -> list[str]:
        """The places this tile counts as."""
        return [name for name, bit in PLACE.items() if LANDS[self.land] & bit]


def _tiles() -> tuple[Tile, ...]:
    tiles = []
    for entry in read("tiles.toml"):
        job = entry.take("job", str, "")
        tile = Tile(
            id=entry.id,
            name=entry.take("name", str),
            land=entry.one_of("land", tuple(LANDS)),
            numbers=entry.numbers("numbers"),
            back=entry.take("back", int),
            job=entry.job("job", job) if job else None,
        )
        entry.finish()
        if not all(1 <= n <= 12 for n in (*tile.numbers, tile.back)):
            raise entry.wrong("numbers", "must lie between 1 and 12")
        tiles.append(tile)
    if len(tiles) != 48:
        raise ContentError("tiles.toml", "all", "tiles", f"there are {len(tiles)}, not 48")
    return tuple(tiles)


TILES = _tiles()
LAND = tuple(LANDS[tile.land] for tile in TILES)
"""The kinds of land of every tile, as bits."""
FRONT = tuple(tile.numbers for tile in TILES)
BACK = tuple(tile.back for tile in TILES)
WORK = tuple(tile.job for tile in TILES)

KINDS_OF_LAND = {
    "forest": "a forest",
    "prairie": "a prairie",
    "mountain": "a mountain",
    "village": "a village",
    "water": "open water",
    "river_forest": "a river in the woods",
    "river_prairie": "a river on the prairie",
    "camp": "a bandit camp",
}
TILE = {tile.id: tile for tile in TILES}
_WHERE = re.compile(r"w(\d+)(?:([ns])(\d+))?$")


def place_words(name: str) -> str:
    """A place in words: a tile by its name, unknown land by where it lies.

    >>> place_words("tall_pines"), place_words("w3n1"), place_words("w2")
    ('Tall Pines', 'the unknown land 3 west and 1 north', 'the unknown land 2 west')
    """
    tile = TILE.get(name)
    if tile is not None:
        return tile.name
    match = _WHERE.match(name)
    assert match is not None
    west, side, rows = match.groups()
    ways = [f"{west} west"] if west != "0" or not side else []
    ways += [f"{rows} {'north' if side == 'n' else 'south'}"] if side else []
    return f"the unknown land {' and '.join(ways)}"
