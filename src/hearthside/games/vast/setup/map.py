"""The map at the start: Pit, Armories, Entrance and six Dark tiles."""

from __future__ import annotations

from ..content.board import ARMORY_SPACES, CELLS, CENTRE, ENTRANCE, FIRST_DARK
from ..content.tiles import ARMORY_IDS, ENTRANCE_ID, STACK_IDS, START_ID, TILES
from ..rules.edges import fill, settle
from ..state import Map, Vast


def lay_map(s: Vast) -> None:
    """VM-021 to VM-024: Pit, Armories, Entrance and six Dark tiles out of 45."""
    m = s.map = Map()
    s.dice.shuffle(armories := list(ARMORY_IDS))
    m.stack = list(STACK_IDS)
    s.dice.shuffle(m.stack)
    for at, tile in ((CENTRE, START_ID), (ENTRANCE, ENTRANCE_ID)):
        m.tile[at] = tile
        m.walls[at] = TILES[tile].walls  # VM-021, VM-023
        m.tiles |= 1 << at
        m.lit |= 1 << at
    for at in ARMORY_SPACES:  # VM-022
        m.tile[at] = armories.pop()
        m.tiles |= 1 << at
    for at in FIRST_DARK:  # VM-024
        m.tile[at] = m.stack.pop()
        m.tiles |= 1 << at
    for at in range(CELLS):
        settle(m, at)
    fill(s)
