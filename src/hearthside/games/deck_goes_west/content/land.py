"""The 48 land tiles (DW-155)."""

from __future__ import annotations

from dataclasses import dataclass

from hearthside.kernel import Option

from ..jobs.program import CAMP, FOREST, MOUNTAIN, PLACE, PRAIRIE, RIVER, VILLAGE, WATER, Program
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
WORK_HERE = Option("work")
