"""Who stands where on a map: squares of figures, sides, free ground. It reads the state and changes nothing."""

from __future__ import annotations

from ..content import CREATURES, MAPS
from ..content.board import ANCHORS, BIT, COVER, covers, gap, ground, lowest, spread, squares
from ..content.notation import STATUS
from ..state import Foe, Hero, Site, Tale, here
from .figures import is_ethereal


def blocked(site: Site) -> int:
    """Squares that bar movement and sight: walls, objects, closed doors (FL-078, FL-190)."""
    board = MAPS[site.map]
    return board.walls | board.objects | site.doors


def friends_mask(s: Tale) -> int:
    """The squares of characters and of their allies."""
    m = 0
    for h in s.heroes:
        if h.at >= 0:
            m |= BIT[h.at]
    for f in here(s).foes:
        if f.owner >= 0 or f.ruler >= 0:
            m |= BIT[f.at] if CREATURES[f.kind].size == 1 else COVER[f.at]
    return m


def enemies(site: Site) -> list[Foe]:
    """Creatures that fight against the group."""
    return [f for f in site.foes if f.owner < 0 and f.ruler < 0]


def hostile(site: Site) -> bool:
    """Whether the fight goes on: a foe under somebody's control is still to be beaten (FL-202)."""
    for f in site.foes:
        if f.owner < 0:
            return True
    return False


def enemy_mask(site: Site) -> int:
    """The squares of creatures that fight against the group."""
    m = 0
    for f in site.foes:
        if f.owner < 0 and f.ruler < 0:
            m |= BIT[f.at] if CREATURES[f.kind].size == 1 else COVER[f.at]
    return m


def foe_squares(f: Foe) -> int:
    """The squares under a creature."""
    return covers(f.at, CREATURES[f.kind].size)


def squares_of(figure: Hero | Foe) -> int:
    """The squares under any figure."""
    return BIT[figure.at] if isinstance(figure, Hero) else foe_squares(figure)


def figures_on(s: Tale, m: int) -> list[Hero | Foe]:
    """Everybody who stands on any of these squares; a swarm may share one with a character."""
    out: list[Hero | Foe] = [h for h in s.heroes if h.at >= 0 and m >> h.at & 1]
    out += [f for f in here(s).foes if foe_squares(f) & m]
    return out


def in_own_turn(s: Tale, figure: Hero | Foe) -> bool:
    """Whether it is the figure's own turn right now."""
    site = here(s)
    if isinstance(figure, Hero):
        return site.active == figure.number
    return site.acting == figure.id


def opponents(s: Tale, figure: Hero | Foe) -> list[Hero | Foe]:
    """Everybody on the map that a figure fights against."""
    site = s.site
    assert site is not None
    if isinstance(figure, Hero) or figure.owner >= 0 or figure.ruler >= 0:
        return [f for f in site.foes if f.owner < 0 and f.ruler < 0]
    out: list[Hero | Foe] = [h for h in s.heroes if h.at >= 0]
    out += [f for f in site.foes if f.owner >= 0 or f.ruler >= 0]
    return out


def comrades(s: Tale, figure: Hero | Foe) -> list[Hero | Foe]:
    """Everybody on the map who is on a figure's side, itself left out."""
    ours = isinstance(figure, Hero) or figure.owner >= 0 or figure.ruler >= 0
    out: list[Hero | Foe] = [h for h in s.heroes if ours and h.at >= 0]
    out += [f for f in here(s).foes if (f.owner >= 0 or f.ruler >= 0) is ours]
    return [other for other in out if other is not figure]


def ethereal(figure: Hero | Foe) -> bool:
    """Whether a figure has no body."""
    if isinstance(figure, Hero):
        return is_ethereal(figure)
    return "ethereal" in CREATURES[figure.kind].words or bool(figure.statuses & STATUS["ethereal"])


def name_of(figure: Hero | Foe) -> str:
    """What tells a figure from all others on the map."""
    return figure.who if isinstance(figure, Hero) else figure.tag


def flanked(s: Tale, attacker: Hero | Foe, target: Hero | Foe) -> bool:
    """Whether another of the attacker's side is next to the target (FL-285)."""
    site = s.site
    assert site is not None
    around = spread(squares_of(target)) | squares_of(target)
    ours = isinstance(attacker, Hero) or attacker.owner >= 0 or attacker.ruler >= 0
    if ours and any(h is not attacker and h.at >= 0 and around >> h.at & 1 for h in s.heroes):
        return True
    return any(
        f is not attacker
        and f is not target
        and (f.owner >= 0 or f.ruler >= 0) is ours
        and bool(around & foe_squares(f))
        for f in site.foes
    )


def free_squares(s: Tale) -> int:
    """Open squares that nobody stands on."""
    site = s.site
    assert site is not None
    m = ground(blocked(site)).open
    for h in s.heroes:
        if h.at >= 0:
            m &= ~BIT[h.at]
    for f in site.foes:
        m &= ~foe_squares(f)
    return m


def free_near(s: Tale, square: int, large: bool = False) -> int:
    """The lowest free square nearest to `square` that is not on fire, or -1."""
    site = s.site
    assert site is not None
    free = free_squares(s) & ~site.flames
    if large:
        free &= free >> 1 & free >> 10 & free >> 11 & ANCHORS
    ring = BIT[square]
    while not ring & free:
        wider = ring | spread(ring)
        if wider == ring:
            return -1
        ring = wider
    return lowest(ring & free)


def behind(a: int, target: int, n: int, reach: int, walls: int) -> int:
    """The `n` squares past a target as seen from `a`, in a straight line only (FL-287).

    `target` is a set of squares. No wall is pierced, and nothing beyond a `reach` that is not 0.
    """
    m = 0
    for b in squares(target):
        dx, dy = b % 10 - a % 10, b // 10 - a // 10
        if dx and dy:
            continue
        step = (dx > 0) - (dx < 0) + 10 * ((dy > 0) - (dy < 0))
        at, left = b, n
        while left and step:
            at += step
            if not 0 <= at < 100 or gap(at, at - step) != 1 or walls >> at & 1:
                break
            if not target >> at & 1:
                left -= 1
                if not reach or gap(a, at) <= reach:
                    m |= BIT[at]
    return m
