"""How creatures move by themselves: to the nearest, out of reach, or over as many as they can.

The program is the controller (FL-020): where the book leaves a choice it takes the shortest way and
then the lowest square.
"""

from __future__ import annotations

from hearthside.kernel import note

from ..board import (
    ALL,
    BIT,
    COVER,
    NEAR,
    Ground,
    disc,
    fits,
    gap,
    ground,
    lowest,
    spread,
    squares,
    squeezes,
)
from ..content import CREATURES, MAPS
from ..content.cards import Creature
from ..state import ALIVE, DEFEND, GHOST, Foe, Hero, Tale
from .figures import foe_stride
from .keywords import blocked, burn, foe_squares, snare, squares_of

HAZARD = 1
"""Snare damage of a hazard square; flames do 1d4 and rank above it."""


def prey(s: Tale) -> list[Hero | Foe]:
    """Those a creature may go for: characters, ghosts unless they defend, and allies (FL-201)."""
    out: list[Hero | Foe] = [
        h
        for h in s.heroes
        if h.at >= 0 and (h.form == ALIVE or (h.form == GHOST and h.stance != DEFEND))
    ]
    out += [f for f in s.site.foes if f.owner >= 0 or f.ruler >= 0]  # type: ignore[union-attr]
    return out


def targeting_die(s: Tale, eligible: list[Hero | Foe]) -> Hero | Foe:
    """One of those who may be hit, all as likely (FL-183)."""
    return eligible[0] if len(eligible) == 1 else eligible[s.dice.below(len(eligible))]


def hazards(s: Tale) -> int:
    """Squares that creatures avoid (FL-172, FL-212)."""
    site = s.site
    assert site is not None
    return MAPS[site.map].hazards | site.flames


def others_mask(s: Tale, f: Foe) -> tuple[int, int]:
    """(squares of those it fights, squares of other creatures of its side)."""
    site = s.site
    assert site is not None
    against = same = 0
    for h in s.heroes:
        if h.at >= 0:
            against |= BIT[h.at]
    for g in site.foes:
        if g is f:
            continue
        if g.owner >= 0 or g.ruler >= 0:
            against |= foe_squares(g)
        else:
            same |= foe_squares(g)
    return against, same


def move_melee(s: Tale, f: Foe) -> None:
    """To the closest character, avoiding hazards while a target stays reachable (FL-170, FL-172)."""
    c = CREATURES[f.kind]
    targets = prey(s)
    stride = foe_stride(f)
    if not targets or not stride:
        return
    under = foe_squares(f)
    around = spread(under) | under
    if any(squares_of(t) & around for t in targets) and not under & hazards(s):
        return  # FL-171; with nobody adjacent it closes in, REACH or not (FL-181)
    if c.size == 2:
        move_large(s, f, targets, stride)
        return
    site = s.site
    assert site is not None
    against, same = others_mask(s, f)
    g = ground(blocked(site))
    bad = 0 if c.pursues else hazards(s) & ~BIT[f.at]  # FL-212: a pursuer goes through fire
    through = g.open & ~against  # FL-180: past foes, never past characters
    for risky in (0, bad):
        if _approach(s, f, g, through & ~(bad & ~risky), same, targets, stride):
            return
        if not bad:
            return


def _approach(
    s: Tale, f: Foe, g: Ground, through: int, same: int, targets: list[Hero | Foe], stride: int
) -> bool:
    """Walk towards the nearest target over the squares of `through`; False when none is reached."""
    rings = [BIT[f.at]]
    seen = BIT[f.at]
    around = [NEAR[t.at] if isinstance(t, Hero) else spread(foe_squares(t)) for t in targets]
    every = 0
    for m in around:
        every |= m
    stops = through & ~same
    while not rings[-1] & every & stops:
        ring = g.step(rings[-1]) & through & ~seen
        if not ring:
            return False
        seen |= ring
        rings.append(ring)
    last = rings[-1] & stops
    nearest = [t for t, m in zip(targets, around, strict=True) if last & m]
    chosen = targeting_die(s, nearest)
    goal = last & around[targets.index(chosen)]
    return _walk(s, f, g, rings, goal, stride, stops | BIT[f.at])


def _walk(s: Tale, f: Foe, g: Ground, rings: list[int], goal: int, stride: int, stops: int) -> bool:
    """Go up to `stride` steps along a shortest way to `goal`, ending where one may stop."""
    way: list[int] = [0] * len(rings)
    way[-1] = BIT[lowest(goal)]
    for d in range(len(rings) - 2, -1, -1):
        back = g.step(way[d + 1]) & rings[d]
        way[d] = back or rings[d]
    end = min(stride, len(rings) - 1)
    while end > 0 and not way[end] & stops:
        end -= 1
    if end == 0:
        return True
    at = lowest(way[end] & stops)
    path = [at]
    for d in range(end - 1, 0, -1):
        path.append(lowest(g.step(BIT[path[-1]]) & way[d] or way[d]))
    travel(s, f, path[::-1])
    return True


def travel(s: Tale, f: Foe, path: list[int]) -> None:
    """Move square by square, with what the squares do."""
    site = s.site
    assert site is not None
    water, bad = MAPS[site.map].water, MAPS[site.map].hazards
    ghostly = "ethereal" in CREATURES[f.kind].words
    for at in path:
        f.at = at
        if site.flames >> at & 1:
            burn(s, f)
        elif bad >> at & 1:
            snare(s, f, HAZARD)
        if f.vita <= 0:
            return
        if water >> at & 1 and not ghostly:
            return  # FL-154
    note(s, "foe_moved", f.id, f.kind, f.at, rule="FL-169")


def move_large(s: Tale, f: Foe, targets: list[Hero | Foe], stride: int) -> None:
    """A two-inch creature: fully on open ground, or squeezing when nothing else leads on (FL-204)."""
    site = s.site
    assert site is not None
    c = CREATURES[f.kind]
    swarm = "swarm" in c.words
    against, same = others_mask(s, f)
    b = blocked(site)
    bad = hazards(s)
    walls = 0 if swarm else against
    for base, risk in ((fits(b), bad), (fits(b), 0), (squeezes(b), bad), (squeezes(b), 0)):
        m = walls | risk
        clash = (m | m >> 1 | m >> 10 | m >> 11) & ALL & ~BIT[f.at]
        through = base.open & ~clash | BIT[f.at]
        if _approach_large(s, f, base, through, same, targets, stride, swarm):
            f.squeezed = bool(COVER[f.at] & b)
            return


def _approach_large(
    s: Tale,
    f: Foe,
    g: Ground,
    through: int,
    same: int,
    targets: list[Hero | Foe],
    stride: int,
    swarm: bool,
) -> bool:
    clash = (same | same >> 1 | same >> 10 | same >> 11) & ALL
    stops = through & ~clash
    rings = g.rings(BIT[f.at], through, 40)
    if swarm:
        return _cover_most(s, f, rings, stops, targets, stride)
    best = -1
    goals: list[tuple[Hero | Foe, int]] = []
    for t in targets:
        m = squares_of(t)
        touch = spread(m)
        anchors = (touch | touch >> 1 | touch >> 10 | touch >> 11) & ALL & stops
        for d, ring in enumerate(rings):
            if ring & anchors:
                if best < 0 or d < best:
                    best, goals = d, []
                if d == best:
                    goals.append((t, ring & anchors))
                break
    if best < 0:
        return False
    chosen = targeting_die(s, [t for t, _ in goals])
    goal = next(m for t, m in goals if t is chosen)
    return _walk(s, f, g, rings[: best + 1], goal, stride, stops | BIT[f.at])


def _cover_most(
    s: Tale, f: Foe, rings: list[int], stops: int, targets: list[Hero | Foe], stride: int
) -> bool:
    """A swarm spreads over as many enemies as it can, never over another swarm (FL-206)."""
    enemy = 0
    for t in targets:
        enemy |= squares_of(t)
    reach = 0
    for ring in rings[: stride + 1]:
        reach |= ring
    best, choice = (-1, -99, 0), f.at
    for at in squares(reach & (stops | BIT[f.at])):
        near = min(gap(at, t.at) for t in targets)
        worth = ((COVER[at] & enemy).bit_count(), -near, -at)
        if worth > best:
            best, choice = worth, at
    if choice != f.at:
        travel(s, f, [choice])
    return True


def move_ranged(s: Tale, f: Foe) -> None:
    """Ranged creatures stand, step away from who is next to them, or look for a view (FL-173)."""
    targets = prey(s)
    stride = foe_stride(f)
    if not targets or not stride:
        return
    site = s.site
    assert site is not None
    c = CREATURES[f.kind]
    b = blocked(site)
    g = ground(b)
    enemy = 0
    for t in targets:
        enemy |= squares_of(t)
    under = foe_squares(f)
    sight = sees(g, f, c)
    pressed = bool(spread(under) & enemy)
    if not pressed and sight & enemy and not under & hazards(s):
        return
    against, same = others_mask(s, f)
    base = fits(b) if c.size == 2 else g
    bad = hazards(s)
    taken = against | same
    wall = against | bad
    if c.size == 2:
        taken = (taken | taken >> 1 | taken >> 10 | taken >> 11) & ALL
        wall = (wall | wall >> 1 | wall >> 10 | wall >> 11) & ALL
    rings = base.rings(BIT[f.at], base.open & ~wall, stride)
    best: tuple[int, ...] = ()
    choice = f.at
    for d, ring in enumerate(rings):
        for at in squares(ring & ~taken | (BIT[f.at] if d == 0 else 0)):
            seen = (g.sight(at) & enemy).bit_count()
            near = min(gap(at, t.at) for t in targets)
            # FL-173: away from whoever is adjacent; FL-174: towards them when nobody is seen
            worth = (near > 1, seen, near, -d) if pressed else (seen > 0, seen, -d, -near)
            if not best or worth > best:
                best, choice = worth, at
    if not pressed and best and not best[0]:
        _close_in(s, f, base, rings, targets, taken)
    elif choice != f.at:
        travel(s, f, [choice])


def _close_in(
    s: Tale, f: Foe, g: Ground, rings: list[int], targets: list[Hero | Foe], taken: int
) -> None:
    """Nobody can be seen from anywhere near: walk towards them (FL-174)."""
    far = g.rings(BIT[f.at], g.open, 60)
    goal = 0
    for t in targets:
        goal |= squares_of(t)
    goal |= spread(goal)
    for d, ring in enumerate(far):
        if ring & goal:
            _walk(s, f, g, far[: d + 1], ring & goal, len(rings) - 1, g.open & ~taken)
            return


def sees(g: Ground, f: Foe, c: Creature) -> int:
    """What a creature sees; a large one only from squares it may stand on (FL-205)."""
    if c.size == 1:
        return g.sight(f.at)
    m = 0
    for at in squares(COVER[f.at] & g.open):
        m |= g.sight(at)
    return m


def reachable_by(f: Foe, c: Creature) -> int:
    """The squares a melee creature strikes: next to it, two away for large ones (FL-160, FL-176)."""
    under = foe_squares(f)
    if c.size == 2 and "swarm" not in c.words:
        around = spread(under) | under
        return around | spread(around)
    n = c.words.get("reach", 1)
    return disc(f.at, n) if c.size == 1 else spread(under) | under
