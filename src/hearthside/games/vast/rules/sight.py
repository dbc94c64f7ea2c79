"""What a figure sees: straight lines over Lit tiles."""

from __future__ import annotations

from ..content.board import CELLS, DELTA
from ..state import Map


def line(m: Map, at: int, d: int) -> list[int]:
    """The tiles seen from a tile in one direction, nearest first.

    VM-064: not through walls, crypts or Dark tiles; VM-065: out of and into a Dark tile.
    """
    seen: list[int] = []
    way, step = m.open[d], DELTA[d]
    while way >> at & 1:
        at += step
        if not m.tiles >> at & 1:
            break
        seen.append(at)
        if not m.lit >> at & 1:
            break
    return seen


def visible(m: Map, at: int) -> int:
    """VM-063: the tiles in sight, the own one included (VM-066); figures do not block (VM-068).

    VM-067: lines run from centre to centre, so a tile in sight is seen with its centre.
    """
    if at >= CELLS or not m.tiles >> at & 1:
        return 1 << at
    seen = 1 << at
    tiles, lit = m.tiles, m.lit
    for d in range(4):
        way, step, here = m.open[d], DELTA[d], at
        while way >> here & 1:
            here += step
            if not tiles >> here & 1:
                break
            seen |= 1 << here
            if not lit >> here & 1:
                break
    return seen
