"""Ways over the map, and what entering a space does.

A move is picked by where it ends: any space that can be reached without entering, on the way, a space
where entering does something (tokens, forcing figures, the Warlock). Such a space can be picked itself
and the move goes on from there, so every path of the rules can be walked in a few picks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from hearthside.kernel import Bar, Decision, note

from ..content.board import (
    ALONG,
    BITS,
    CELLS,
    FULL,
    INSIDE,
    NAMES,
    NOT_LEFT,
    NOT_RIGHT,
    OUTSIDE,
    SIDE,
    SPACES,
    ring_of,
)
from ..content.roles import DRAGON, GOBLINS, PALADIN
from ..content.tiles import ENTRANCE_ID
from ..state import Map, Vast
from .edges import Ways
from .paladin.dials import lose_grit
from .tokens import ENEMY_TOKENS, enemy_tokens
from .warlock.traits import startle

W = TypeVar("W", bound=Ways)
Walk = Callable[[Map, int], int]
"""A way to walk: from some spaces, those one step away."""


def spread_any(m: Map, mask: int) -> int:
    """The crypts one step away, walls or not."""
    return (
        mask >> SIDE | mask << SIDE & FULL | (mask & NOT_RIGHT) << 1 | (mask & NOT_LEFT) >> 1
    ) & FULL


def spread_far(m: Ways, mask: int) -> int:
    """The spaces one step away for those who walk crypts and grounds too (VM-121, VM-122).

    VM-035: off the grid there are only the openings.
    """
    north, east, south, west = m.open  # as `spread` does: ways are asked for all the time
    out = (mask & north) >> SIDE | (mask & east) << 1 | (mask & south) << SIDE | (mask & west) >> 1
    at_door, ground = mask & m.doors, mask >> CELLS
    if at_door:
        out |= OUTSIDE[at_door]
    if ground:
        out |= ALONG[ground] | INSIDE[ground] & m.doors
    return out


def rings(
    walk: Callable[[W, int], int], m: W, at: int, steps: int, allowed: int, stops: int
) -> list[int]:
    """The spaces first reached after 1, 2, .. steps of a walk; no way leads on from `stops`."""
    frontier = seen = 1 << at
    found: list[int] = []
    for _ in range(steps):
        frontier = walk(m, frontier) & allowed & ~seen
        if not frontier:
            break
        found.append(frontier)
        seen |= frontier
        frontier &= ~stops
    return found


def union(found: list[int]) -> int:
    """All spaces of some rings, no two of which share one."""
    return sum(found)


def offered(s: Vast, found: list[int]) -> int:
    """All spaces of the rings on offer, which the walk along one of the ways will need again."""
    s.ways = found
    return sum(found)


def steps_to(s: Vast, at: int) -> int:
    """How many steps a space of the ways on offer is away."""
    for n, ring in enumerate(s.ways, 1):
        if ring >> at & 1:
            return n
    raise ValueError(f"{NAMES[at]} cannot be reached")


def too_far(walk: Walk, m: Map, at: int, to: int, steps: int, allowed: int, rule: str) -> Bar:
    """Why a walk of so many steps does not lead to a space: how far it is, or what is in the way."""
    away = ring_of(rings(walk, m, at, SPACES, allowed, 0), 1 << to, SPACES) + 1
    if away > SPACES:
        return Bar(rule, "No way leads there.")
    if away <= steps:
        return Bar(rule, "Something on the way has to be entered first.")
    left = f"{steps} step{'' if steps == 1 else 's'} left"
    return Bar(rule, f"{left}, it is {away} away.")


def pauses(s: Vast, role: int) -> int:
    """The spaces where a role's entering does something, forcing figures aside: enemy tokens, the Warlock."""
    mask = enemy_tokens(s, role) | BITS[s.warlock.at]
    if s.visitor == DRAGON:
        mask |= BITS[s.dragon.wall]
    elif s.visitor == GOBLINS and role == PALADIN and s.goblins.poisoned:
        mask |= 1 << s.map.tile.index(ENTRANCE_ID)  # VT-150
    return mask


def enter(s: Vast, role: int, at: int) -> Iterable[Decision]:
    """VM-033: one of each enemy token goes; VM-217: the Warlock is startled.

    VM-037: figures may share a space. VM-034, VM-116: own tokens stay.
    """
    if enemy_tokens(s, role) >> at & 1:
        for token in ENEMY_TOKENS[role]:
            if token.spaces(s) >> at & 1:
                token.swept(s, at, role)
    if s.visitor == GOBLINS:
        return _among_goblins(s, role, at)
    if s.visitor == DRAGON and role == PALADIN and s.dragon.wall == at and not s.dragon.burnt:
        return _through_fire(s, at)
    return startle(s) if s.warlock.at == at else ()


def _through_fire(s: Vast, at: int) -> Iterable[Decision]:
    """VT-178: the Flame Wall costs the Paladin 5 Grit when he first enters it in a turn; it stays (VT-182)."""
    s.dragon.burnt = True
    note(s, "burnt", rule="VT-178")
    yield from lose_grit(s, 5)
    if s.warlock.at == at:
        yield from startle(s)


def _among_goblins(s: Vast, role: int, at: int) -> Iterable[Decision]:
    """VT-038: Goblins startle the Warlock once a turn; VT-150: poisoned cubes wait for the Paladin at the Entrance."""
    g, p = s.goblins, s.paladin
    if role == PALADIN and g.poisoned and s.map.tile[at] == ENTRANCE_ID:
        p.unassigned, g.poisoned = p.unassigned + g.poisoned, 0
        note(s, "cubes_back", p.unassigned, rule="VT-150")
    if s.warlock.at != at or (role == GOBLINS and g.startled):
        return ()
    g.startled |= role == GOBLINS
    return startle(s)


def predecessor(walk: Walk, s: Vast, start: int, at: int, n: int) -> int:
    """A space from which the last of `n` steps to `at` was made, on the ways on offer."""
    if n == 1:
        return start
    before = s.ways[n - 2] & walk(s.map, 1 << at)  # who can walk there can walk back
    return (before & -before).bit_length() - 1
