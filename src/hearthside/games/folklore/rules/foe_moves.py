"""How creatures move by themselves: to the nearest, out of reach, or over as many as they can.

The program is the controller (FL-020): where the book leaves a choice it takes the shortest way and
then the lowest square. Creatures of two inches are kept by their upper left square, their anchor.
"""

from __future__ import annotations

from hearthside.kernel import note

from ..content import CREATURES, MAPS
from ..content.board import (
    ALL,
    BIT,
    COVER,
    NAMES,
    Ground,
    covers,
    disc,
    fits,
    gap,
    ground,
    lowest,
    spread,
    squares,
    squeezes,
)
from ..content.cards import Creature
from ..state import ALIVE, DEFEND, GHOST, Foe, Hero, Tale, here
from .field import blocked, enemy_mask, ethereal, foe_squares, friends_mask, squares_of
from .figures import foe_stride
from .hazards import foe_burns, foe_snared, hazard


def prey(s: Tale) -> list[Hero | Foe]:
    """Those a creature may go for: characters, ghosts unless they defend, and allies (FL-201)."""
    out: list[Hero | Foe] = [
        h
        for h in s.heroes
        if h.at >= 0 and (h.form == ALIVE or (h.form == GHOST and h.stance != DEFEND))
    ]
    out += [f for f in here(s).foes if f.owner >= 0 or f.ruler >= 0]
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


def anchors(m: int, size: int) -> int:
    """Where the upper left of a figure of this size lies when it covers any square of `m`."""
    return m if size == 1 else (m | m >> 1 | m >> 10 | m >> 11) & ALL


def stride_now(s: Tale, f: Foe) -> int:
    """How far a creature goes this turn: one space out of water, unless it has no body (FL-154)."""
    site = s.site
    assert site is not None
    stride = foe_stride(f)
    if stride > 1 and foe_squares(f) & MAPS[site.map].water and not ethereal(f):
        return 1
    return stride


def led_rings(s: Tale, f: Foe) -> tuple[Ground, list[int]]:
    """How far a creature that somebody leads can go, square by square; water stops it (FL-154)."""
    site, size = here(s), CREATURES[f.kind].size
    b, own = blocked(site), foe_squares(f)
    g = ground(b) if size == 1 else fits(b)
    through = g.open & ~anchors(enemy_mask(site) & ~own, size)
    wet = 0 if ethereal(f) else anchors(MAPS[site.map].water, size)
    out = [BIT[f.at]]
    seen = out[0]
    for n in range(stride_now(s, f)):
        ring = g.step(out[-1] & ~wet if n else out[-1]) & through & ~seen
        if not ring:
            break
        seen |= ring
        out.append(ring)
    return g, out


def led_reach(s: Tale, f: Foe) -> int:
    """The squares a creature that somebody leads can end on: free, and not on fire."""
    m = 0
    for ring in led_rings(s, f)[1][1:]:
        m |= ring
    taken = (friends_mask(s) & ~foe_squares(f)) | here(s).flames
    return m & ~anchors(taken, CREATURES[f.kind].size) if m else 0


def lead(s: Tale, f: Foe, to: int) -> None:
    """Walk a creature to a square by a shortest way."""
    g, rings = led_rings(s, f)
    cost = next(d for d, ring in enumerate(rings) if ring >> to & 1)
    path = [to]
    for d in range(cost - 1, 0, -1):
        back = g.step(BIT[path[-1]]) & rings[d]
        path.append(lowest(back & ~anchors(hazards(s), CREATURES[f.kind].size) or back))
    travel(s, f, path[::-1])


def move_melee(s: Tale, f: Foe) -> None:
    """To the closest character, avoiding hazards while a target stays reachable (FL-170, FL-172)."""
    c = CREATURES[f.kind]
    targets = prey(s)
    stride = stride_now(s, f)
    if not targets or not stride:
        return
    site = s.site
    assert site is not None
    swarm = "swarm" in c.words
    b = blocked(site)
    under = foe_squares(f)
    around = spread(under & ~b) | under
    if not swarm and any(squares_of(t) & around for t in targets):
        if c.pursues or not under & hazards(s):
            return  # FL-171; with nobody adjacent it closes in, REACH or not (FL-181)
    against, same = others_mask(s, f)
    wall = 0 if swarm else against  # FL-180: past foes, never past characters; FL-206
    for g, avoided in ways(s, c, b):
        through = g.open & ~anchors(wall | avoided, c.size) | BIT[f.at]
        stops = through & ~anchors(same, c.size)
        if under & avoided:
            stops &= ~BIT[f.at]  # FL-172: it leaves what it had to step on
        if (
            avoided
            and avoided == hazards(s)
            and stands_off(s, f, g, through, stops, targets, stride)
        ):
            break
        go = _cover_most if swarm else _approach
        if go(s, f, g, through, stops, targets, stride):
            break
    else:
        g, avoided = ways(s, c, b)[0]
        through = g.open & ~anchors(wall | avoided, c.size) | BIT[f.at]
        rings = g.rings(BIT[f.at], through, stride)
        _draw_near(s, f, g, rings, through & ~anchors(same, c.size), targets)
    f.squeezed = bool(foe_squares(f) & b)


def ways(s: Tale, c: Creature, b: int) -> list[tuple[Ground, int]]:
    """Grounds a creature tries in turn with the squares it avoids, the least hazardous first.

    A trap hurts less than a flame (FL-172); squeezing comes after both (FL-204); a pursuer minds none
    of it (FL-212).
    """
    site = s.site
    assert site is not None
    bad = hazards(s)
    base = ground(b) if c.size == 1 else fits(b)
    out = (
        []
        if c.pursues
        else [(base, bad)]
        if bad == site.flames
        else [(base, bad), (base, site.flames)]
    )
    if bad or c.pursues:
        out.append((base, 0))
    if c.size == 2:
        out += [(squeezes(b), bad), (squeezes(b), 0)] if bad else [(squeezes(b), 0)]
    return out


def _approach(
    s: Tale,
    f: Foe,
    g: Ground,
    through: int,
    stops: int,
    targets: list[Hero | Foe],
    stride: int,
) -> bool:
    """Walk to where it touches the nearest target; False when there is no such place."""
    size = CREATURES[f.kind].size
    touch = [anchors(spread(squares_of(t)), size) for t in targets]
    every = 0
    for m in touch:
        every |= m
    every &= stops
    rings = [BIT[f.at]]
    seen = BIT[f.at]
    while not rings[-1] & every:
        ring = g.step(rings[-1]) & through & ~seen
        if not ring:
            return False
        seen |= ring
        rings.append(ring)
    last = rings[-1] & stops
    nearest = [t for t, m in zip(targets, touch, strict=True) if last & m]
    chosen = targeting_die(s, nearest)
    goal = next(last & m for t, m in zip(targets, touch, strict=True) if t is chosen)
    _walk(s, f, g, rings, goal, stride, stops)
    return True


def stands_off(
    s: Tale,
    f: Foe,
    g: Ground,
    through: int,
    stops: int,
    targets: list[Hero | Foe],
    stride: int,
) -> bool:
    """Where a hazard bars the last step to the nearest, REACH does instead of touch (FL-181); False where none does."""
    c = CREATURES[f.kind]
    n = 2 if c.size == 2 else c.words.get("reach", 1)
    if n == 1 or "swarm" in c.words:
        return False
    enemy = 0
    for t in targets:
        enemy |= squares_of(t)
    touch, b = anchors(spread(enemy), c.size) & stops, blocked(here(s))
    rings = g.rings(BIT[f.at], through, 40)
    for d, ring in enumerate(rings):
        for at in squares(ring & stops):
            if within(covers(at, c.size), n) & view(b, at, c.size) & enemy:
                if any(m & touch for m in rings[: d + n]):
                    return False  # it closes in all the same
                _walk(s, f, g, rings[: d + 1], BIT[at], stride, stops)
                return True
    return False


def within(m: int, n: int) -> int:
    """The squares within `n` of any of these, and they themselves."""
    for _ in range(n):
        m |= spread(m)
    return m


def _cover_most(
    s: Tale,
    f: Foe,
    g: Ground,
    through: int,
    stops: int,
    targets: list[Hero | Foe],
    stride: int,
) -> bool:
    """A swarm spreads over as many enemies as it can, never over another swarm (FL-206)."""
    enemy = 0
    for t in targets:
        enemy |= squares_of(t)
    rings = g.rings(BIT[f.at], through, 40)
    near = anchors(enemy | spread(enemy), 2)
    if not any(ring & near & stops for ring in rings):
        return False
    far = g.rings(near & g.open, g.open, 40)
    best: tuple[int, ...] = ()
    choice = (0, f.at)
    for d, ring in enumerate(rings[: stride + 1]):
        for at in squares(ring & stops):
            away = next((n for n, m in enumerate(far) if m >> at & 1), 99)
            worth = ((COVER[at] & enemy).bit_count(), -away, -d, -at)
            if worth > best:  # anything is more than nothing
                best, choice = worth, (d, at)
    _walk(s, f, g, rings[: choice[0] + 1], BIT[choice[1]], stride, stops)
    return True


def _draw_near(
    s: Tale, f: Foe, g: Ground, rings: list[int], stops: int, targets: list[Hero | Foe]
) -> None:
    """Nobody can be reached or seen: go as near as the way is open (FL-170, FL-174)."""
    size = CREATURES[f.kind].size
    goal = 0
    for t in targets:
        goal |= anchors(squares_of(t), size)
    for ring in g.rings(goal, g.open, 60):
        if ring >> f.at & 1:
            return
        for d, reached in enumerate(rings):
            m = reached & ring & stops
            if m:
                _walk(s, f, g, rings[: d + 1], m, d, stops)
                return


def _walk(s: Tale, f: Foe, g: Ground, rings: list[int], goal: int, stride: int, stops: int) -> None:
    """Go up to `stride` steps along a shortest way to `goal`, ending where one may stop."""
    way: list[int] = [0] * len(rings)
    way[-1] = BIT[lowest(goal)]
    for d in range(len(rings) - 2, -1, -1):
        way[d] = g.step(way[d + 1]) & rings[d] or rings[d]
    end = min(stride, len(rings) - 1)
    while end > 0 and not way[end] & stops:
        end -= 1
    if end == 0:
        return
    path = [lowest(way[end] & stops)]
    for d in range(end - 1, 0, -1):
        path.append(lowest(g.step(BIT[path[-1]]) & way[d] or way[d]))
    travel(s, f, path[::-1])


def travel(s: Tale, f: Foe, path: list[int]) -> None:
    """Move square by square, with what the squares do."""
    site = s.site
    assert site is not None
    water, bad = MAPS[site.map].water, MAPS[site.map].hazards
    for at in path:
        f.at = at
        under = foe_squares(f)
        if site.flames & under:
            foe_burns(s, f)
        elif bad & under:
            foe_snared(s, f, hazard(s))
        if f.vita <= 0:
            return
        if water & under and not ethereal(f):
            break  # FL-154
    note(s, "foe_moved", f.tag, NAMES[f.at], rule="FL-169")


def move_ranged(s: Tale, f: Foe) -> None:
    """Ranged creatures stand, step away from who is next to them, or look for a view (FL-173)."""
    targets = prey(s)
    stride = stride_now(s, f)
    if not targets or not stride:
        return
    site = s.site
    assert site is not None
    c = CREATURES[f.kind]
    b = blocked(site)
    bad = hazards(s)
    enemy = 0
    for t in targets:
        enemy |= squares_of(t)
    under = foe_squares(f)
    pressed = bool(spread(under) & enemy)
    if not pressed and view(b, f.at, c.size) & enemy and not under & bad:
        return
    against, same = others_mask(s, f)
    base = fits(b) if c.size == 2 else ground(b)
    through = base.open & ~anchors(against | bad, c.size) | BIT[f.at]
    stops = through & ~anchors(same, c.size)
    rings = base.rings(BIT[f.at], through, stride)
    best: tuple[int, ...] = ()
    choice = (0, f.at)
    for d, ring in enumerate(rings):
        for at in squares(ring & stops):
            here = covers(at, c.size)
            seen = (view(b, at, c.size) & enemy).bit_count()
            near = min(gap(at, t.at) for t in targets)
            safe = not here & bad
            # FL-173: away from whoever is adjacent; FL-174: towards them when nobody is seen
            clear = not spread(here) & enemy
            worth = (safe, clear, seen, near, -d) if pressed else (safe, seen, -d, -near)
            if worth > best:  # anything is more than nothing
                best, choice = worth, (d, at)
    if not pressed and not view(b, choice[1], c.size) & enemy:
        _draw_near(s, f, base, rings, stops, targets)
    else:
        _walk(s, f, base, rings[: choice[0] + 1], BIT[choice[1]], stride, stops)


def view(b: int, at: int, size: int) -> int:
    """What is seen from a square; by a large creature only from squares it may stand on (FL-205)."""
    g = ground(b)
    if size == 1:
        return g.sight(at)
    m = 0
    for square in squares(COVER[at] & g.open):
        m |= g.sight(square)
    return m


def struck_from(s: Tale, f: Foe) -> int:
    """The squares a creature can strike from where it stands, never through a wall (FL-161, FL-177)."""
    c, b = CREATURES[f.kind], blocked(here(s))
    if c.ranged:
        return view(b, f.at, c.size)  # FL-177: whoever is in sight
    m = reachable_by(f, c)
    if c.size == 2 or "reach" in c.words:
        m &= view(b, f.at, c.size) | foe_squares(f)
    return m


def reachable_by(f: Foe, c: Creature) -> int:
    """The squares a melee creature strikes: next to it, two away for large ones (FL-160, FL-176)."""
    under = foe_squares(f)
    if c.size == 2 and "swarm" not in c.words:
        around = spread(under) | under
        return around | spread(around)
    n = c.words.get("reach", 1)
    return disc(f.at, n) if c.size == 1 else spread(under) | under
