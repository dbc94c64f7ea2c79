"""The map as it lies: edges and their markers, and the crypts that open edges fill."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from hearthside.kernel import Bar, note
from hearthside.kernel.grid import cells

from ..content.board import (
    AROUND,
    DOOR_OF_CELL,
    EDGE,
    EDGES_OF,
    INWARD,
    LETTERS,
    NAMES,
    NEAR,
    SIDE,
    side_of,
)
from ..content.roles import GOBLINS
from ..content.tiles import ARMORY, IS_PIT, KINDS, SHRINE
from ..state import BREACH_MAX, FORCE_MAX, Map, Vast
from .goblins.tribes import tile_laid


class Ways(Protocol):
    """Where ways lead: the map, or what somebody keeps of it."""

    @property
    def open(self) -> Sequence[int]:
        """`Map.open`."""

    @property
    def doors(self) -> int:
        """`Map.doors`."""


def spread(m: Ways, mask: int) -> int:
    """The crypts one step away over open edges; nothing is open beyond the crypts."""
    north, east, south, west = m.open
    return (mask & north) >> SIDE | (mask & east) << 1 | (mask & south) << SIDE | (mask & west) >> 1


def mend(m: Map, at: int) -> None:
    """Bring the four sides of a crypt up to date with walls and markers."""
    walls, mine = m.walls, m.walls[at]
    ways = m.open
    for d, n, edge in AROUND[at]:
        wall = (mine >> d | walls[n] >> (d ^ 2)) & 1  # VM-017
        if m.breaches & edge:
            if wall:
                wall = 0  # VM-069
            else:
                m.breaches ^= edge  # VM-072
        if m.forces & edge:
            if wall:
                m.forces ^= edge  # VM-072
            else:
                wall = 1  # VM-069
        if wall:
            ways[d] &= ~(1 << at)
            ways[d ^ 2] &= ~(1 << n)
        else:
            ways[d] |= 1 << at
            ways[d ^ 2] |= 1 << n


def settle(m: Map, at: int) -> None:
    """Bring everything known of a crypt up to date after its tile changed."""
    bit, tile = 1 << at, m.tile[at]
    m.pits &= ~bit
    m.shrines &= ~bit
    m.armories &= ~bit
    if tile >= 0:
        kind = KINDS[tile]
        if kind == ARMORY:
            m.armories |= bit
        if m.lit & bit:
            if IS_PIT[tile]:
                m.pits |= bit
            elif kind == SHRINE:
                m.shrines |= bit
    if m.pit_marks & bit:
        m.pits |= bit  # VM-154
    if at in DOOR_OF_CELL:
        if m.walls[at] >> DOOR_OF_CELL[at][1] & 1:
            m.doors &= ~bit
        else:
            m.doors |= bit
    mend(m, at)


# -- breaches and force walls --------------------------------------------------------------


def is_wall(m: Map, at: int, d: int) -> bool:
    """Whether a side of a crypt, not an outer one, is a wall."""
    return NEAR[at][d] >= 0 and not m.open[d] >> at & 1


def exits(m: Map, at: int) -> int:
    """The directions in which one can leave a crypt, as bits."""
    north, east, south, west = m.open
    return (
        (north >> at & 1) | (east >> at & 1) << 1 | (south >> at & 1) << 2 | (west >> at & 1) << 3
    )


def breachable(s: Vast, at: int) -> int:
    """The directions in which a wall of this crypt can be breached, as bits; never the outer wall (VM-070)."""
    m = s.map
    return INWARD[at] & ~exits(m, at) if m.breaches.bit_count() < BREACH_MAX else 0


def no_breach(s: Vast, side: str) -> str | Bar | None:
    """What keeps a breach off a side of a crypt."""
    at, d = side_of(side)
    if NEAR[at][d] < 0:
        return "VM-070"
    if not is_wall(s.map, at, d):
        return Bar("VM-072", "That side is open.")
    if s.map.breaches.bit_count() >= BREACH_MAX:
        return Bar("VM-002", f"All {BREACH_MAX} breaches lie on the map.")
    return None


def closable(s: Vast, at: int) -> int:
    """The directions in which a force wall can close an open inner edge of this tile, as bits."""
    m = s.map
    return exits(m, at) if m.forces.bit_count() < FORCE_MAX else 0


def no_force(s: Vast, side: str) -> str | Bar | None:
    """What keeps a force wall off a side of a crypt."""
    at, d = side_of(side)
    if NEAR[at][d] < 0:
        return Bar("VM-205", "The outer side takes no force wall.")
    if is_wall(s.map, at, d):
        return Bar("VM-072", "There is a wall already.")
    if s.map.forces.bit_count() >= FORCE_MAX:
        return Bar("VM-002", f"All {FORCE_MAX} force walls lie on the map.")
    return None


def place_breach(s: Vast, at: int, d: int) -> None:
    """A breach on a wall; on a force wall both go."""
    m, edge = s.map, 1 << EDGE[at][d]
    if m.forces & edge:
        m.forces ^= edge  # VM-071
    else:
        m.breaches |= edge
    mend(m, at)
    note(s, "breached", NAMES[at] + LETTERS[d], rule="VM-069")
    fill(s)  # VM-074


def place_force(s: Vast, at: int, d: int) -> None:
    """A force wall on an open edge; on a breach both go."""
    m, edge = s.map, 1 << EDGE[at][d]
    if m.breaches & edge:
        m.breaches ^= edge  # VM-071
    else:
        m.forces |= edge
    mend(m, at)
    note(s, "walled", NAMES[at] + LETTERS[d], rule="VM-069")


def clear_edges(m: Map, at: int) -> None:
    """VM-073: all markers on the edges of a tile go back to the supply."""
    m.breaches &= ~EDGES_OF[at]
    m.forces &= ~EDGES_OF[at]


def beside_side(side: str) -> tuple[str, ...]:
    """The things in the scene that a side lies between: its crypt and the one beyond."""
    at, d = side_of(side)
    beyond = NEAR[at][d]
    here = f"space:{NAMES[at]}"
    return (here,) if beyond < 0 else (here, f"space:{NAMES[beyond]}")


# -- filling -------------------------------------------------------------------------------


def lay_dark(s: Vast, at: int) -> None:
    """The top tile of the stack, Dark side up, into a crypt."""
    m = s.map
    m.tile[at] = m.stack.pop()
    m.tiles |= 1 << at
    note(s, "laid_dark", NAMES[at], rule="VM-040")
    if s.visitor == GOBLINS:
        tile_laid(s, at)  # VT-130


def fill(s: Vast) -> None:
    """VM-040, VM-044: every crypt at an open edge of a Lit tile gets a Dark tile while there are any.

    VM-041: edges to the outer wall and the grounds are no open edges here.
    """
    m = s.map
    need = spread(m, m.lit) & ~m.tiles
    if need:
        for at in cells(need):
            if not m.stack:  # VM-042
                return
            lay_dark(s, at)
