"""Ways over the map, and what entering a space does.

A move is picked by where it ends: any space that can be reached without entering, on the way, a space
where entering does something (tokens, forcing figures, the Warlock). Such a space can be picked itself
and the move goes on from there, so every path of the rules can be walked in a few picks.
"""

from __future__ import annotations

from hearthside.kernel import Asks, note
from hearthside.kernel.grid import cells

from ..content.board import (
    CELLS,
    DOOR_OF_CELL,
    DOORS,
    FULL,
    GONE,
    NAMES,
    NOT_LEFT,
    NOT_RIGHT,
    RING,
    SIDE,
)
from ..content.mixes import SKELETONS, SPIDER
from ..state import Map, Vast
from .dials import calm
from .pieces import mask_of, remove_blood, remove_web, startle
from .tiles import spread


def spread_any(mask: int) -> int:
    """The crypts one step away, walls or not."""
    return (
        mask >> SIDE | mask << SIDE & FULL | (mask & NOT_RIGHT) << 1 | (mask & NOT_LEFT) >> 1
    ) & FULL


def spread_far(m: Map, mask: int) -> int:
    """The spaces one step away for those who walk crypts and grounds too (VM-121, VM-122).

    VM-035: off the grid there are only the openings.
    """
    out = spread(m, mask & FULL)
    doors = m.doors
    at_door = mask & doors
    while at_door:
        low = at_door & -at_door
        out |= 1 << DOOR_OF_CELL[low.bit_length() - 1][0]
        at_door ^= low
    ground = mask >> CELLS
    while ground:
        low = ground & -ground
        g = low.bit_length() - 1
        out |= RING[g]
        door = DOORS.get(CELLS + g)
        if door is not None:
            out |= 1 << door[0] & doors
        ground ^= low
    return out


def rings(m: Map, at: int, steps: int, allowed: int, pauses: int) -> list[int]:
    """The tiles first reached after 1, 2, .. steps over open edges; no way leads on from `pauses`."""
    frontier = seen = 1 << at
    found: list[int] = []
    for _ in range(steps):
        frontier = spread(m, frontier) & allowed & ~seen
        if not frontier:
            break
        found.append(frontier)
        seen |= frontier
        frontier &= ~pauses
    return found


def rings_any(at: int, steps: int, allowed: int, pauses: int) -> list[int]:
    """Like `rings`, for those whom walls do not stop."""
    frontier = seen = 1 << at
    found: list[int] = []
    for _ in range(steps):
        frontier = spread_any(frontier) & allowed & ~seen
        if not frontier:
            break
        found.append(frontier)
        seen |= frontier
        frontier &= ~pauses
    return found


def rings_far(m: Map, at: int, steps: int, allowed: int, pauses: int) -> list[int]:
    """Like `rings`, over crypts and grounds as well."""
    frontier = seen = 1 << at
    found: list[int] = []
    for _ in range(steps):
        frontier = spread_far(m, frontier) & allowed & ~seen
        if not frontier:
            break
        found.append(frontier)
        seen |= frontier
        frontier &= ~pauses
    return found


def union(found: list[int]) -> int:
    """All spaces of some rings."""
    mask = 0
    for ring in found:
        mask |= ring
    return mask


def steps_to(found: list[int], at: int) -> int:
    """How many steps a space of some rings is away."""
    for n, ring in enumerate(found, 1):
        if ring >> at & 1:
            return n
    raise ValueError(f"{NAMES[at]} cannot be reached")


def warlock_mask(s: Vast) -> int:
    """The Warlock's space, where entering startles him."""
    return 1 << s.warlock.at if s.warlock.at >= 0 else 0


def paladin_pauses(s: Vast) -> int:
    """Spaces where the Paladin's entering does something: enemy tokens, the Warlock."""
    m = s.map
    return m.webbed | m.bloody | mask_of(m.skulls) | warlock_mask(s)


def skeleton_pauses(s: Vast) -> int:
    """Spaces where a Skeleton's entering does something, forcing figures aside."""
    m = s.map
    return m.webbed | m.bloody | m.lamps | warlock_mask(s)


def spider_pauses(s: Vast) -> int:
    """Spaces where the Spider's entering does something."""
    return s.map.lamps | mask_of(s.map.skulls) | warlock_mask(s)


def enter(s: Vast, role: int, at: int) -> Asks:
    """VM-033: one of each enemy token goes; VM-217: the Warlock is startled.

    VM-037: figures may share a space. VM-116: the Paladin's own lamps stay.
    """
    m = s.map
    bit = 1 << at
    if at < CELLS:
        if role == SPIDER:
            if m.lamps & bit:
                m.lamps ^= bit  # VM-034: webs and blood are her own
                note(s, "lamp_out", NAMES[at], rule="VM-033")
        else:
            if m.webbed & bit:
                remove_web(s, at)  # VM-189
                note(s, "web_torn", NAMES[at], rule="VM-189")
            if m.bloody & bit and not (s.solo and role == SKELETONS):  # VM-262
                remove_blood(s, at)
                note(s, "blood_wiped", NAMES[at], rule="VM-033")
                if s.solo:
                    calm(s)  # VM-250
            if role == SKELETONS and m.lamps & bit:
                m.lamps ^= bit  # VM-115
                note(s, "lamp_out", NAMES[at], rule="VM-115")
    if role != SKELETONS and at in m.skulls:
        m.skulls[m.skulls.index(at)] = GONE  # VM-147
        note(s, "skulls_gone", NAMES[at], rule="VM-147")
    if s.warlock.at == at:
        yield from startle(s)


def predecessor(m: Map, found: list[int], start: int, at: int, far: bool) -> int:
    """A space from which the last step to `at` was made."""
    n = steps_to(found, at)
    if n == 1:
        return start
    grown = spread_far if far else spread
    for before in cells(found[n - 2]):
        if grown(m, 1 << before) >> at & 1:
            return before
    return start
