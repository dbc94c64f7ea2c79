"""Who stands where on a map: squares of figures, sides, free ground. It reads the state and changes nothing."""

from __future__ import annotations

from ..content import CREATURES, MAPS
from ..content.board import ANCHORS, BIT, COVER, covers, ground, lowest, spread
from ..content.notation import STATUS
from ..state import Foe, Hero, Site, Tale, here
from .harm import is_ethereal


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
    return any(f.owner < 0 for f in site.foes)


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


def figure_at(s: Tale, square: int) -> Hero | Foe | None:
    """Whoever stands on a square."""
    for h in s.heroes:
        if h.at == square:
            return h
    for f in here(s).foes:
        if foe_squares(f) >> square & 1:
            return f
    return None


def opponents(s: Tale, figure: Hero | Foe) -> list[Hero | Foe]:
    """Everybody on the map that a figure fights against."""
    site = s.site
    assert site is not None
    if isinstance(figure, Hero) or figure.owner >= 0 or figure.ruler >= 0:
        return [f for f in site.foes if f.owner < 0 and f.ruler < 0]
    out: list[Hero | Foe] = [h for h in s.heroes if h.at >= 0]
    out += [f for f in site.foes if f.owner >= 0 or f.ruler >= 0]
    return out


def ethereal(figure: Hero | Foe) -> bool:
    """Whether a figure has no body."""
    if isinstance(figure, Hero):
        return is_ethereal(figure)
    return "ethereal" in CREATURES[figure.kind].words or bool(figure.statuses & STATUS["ethereal"])


def name_of(figure: Hero | Foe) -> str:
    """The card of a figure: its character or its creature."""
    return figure.who if isinstance(figure, Hero) else figure.kind


def flanked(s: Tale, attacker: Hero | Foe, target: Hero | Foe) -> bool:
    """Whether another of the attacker's side is next to the target (FL-285)."""
    site = s.site
    assert site is not None
    around = spread(squares_of(target)) | squares_of(target)
    if isinstance(attacker, Hero) or attacker.owner >= 0:
        if any(h is not attacker and h.at >= 0 and around >> h.at & 1 for h in s.heroes):
            return True
        return any(f is not attacker and f.owner >= 0 and around >> f.at & 1 for f in site.foes)
    return any(f is not attacker and f.owner < 0 and around & foe_squares(f) for f in site.foes)


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


def behind(a: int, b: int, n: int) -> int:
    """The `n` squares past `b` as seen from `a`, in a straight line only (FL-287)."""
    dx, dy = b % 10 - a % 10, b // 10 - a // 10
    if dx and dy:
        return 0
    dx, dy = (dx > 0) - (dx < 0), (dy > 0) - (dy < 0)
    m = 0
    x, y = b % 10, b // 10
    for _ in range(n):
        x, y = x + dx, y + dy
        if not (0 <= x < 10 and 0 <= y < 10):
            break
        m |= BIT[10 * y + x]
    return m
