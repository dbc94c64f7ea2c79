"""What the ground does to figures: traps, flames, pushes; and how creatures lose their vita."""

from __future__ import annotations

from hearthside.kernel import Act, Bar, note

from ..content import CREATURES, MAPS, STORIES
from ..content.board import BIT, NAMES, NEAR, ground
from ..state import ACTED, ALIVE, GHOST, Foe, Hero, Tale, here
from .field import blocked, ethereal, figure_at, name_of
from .harm import lose_vita, snare_damage, to_limbo
from .party import asked

HAZARD = 1
"""Snare damage of a hazard square; flames do 1d4 and rank above it."""


def foe_loses(s: Tale, f: Foe, n: int) -> None:
    """A creature loses vita; at 0 it is removed (FL-159)."""
    if n <= 0 or f.vita <= 0:
        return
    f.vita -= n
    note(s, "foe_vita", f.id, f.kind, -n, rule="FL-159")
    if f.vita <= 0:
        f.vita = 0
        foe_dies(s, f)


def foe_dies(s: Tale, f: Foe) -> None:
    """A creature is gone; a character who had become one goes to limbo (FL-258)."""
    site = s.site
    assert site is not None
    for i, other in enumerate(site.foes):
        if other is f:
            del site.foes[i]
            break
    for h in s.heroes:  # its id may come to another
        h.auras &= ~(1 << f.id)
        if h.last_target == f.id:
            h.last_target = -1
    note(s, "foe_died", f.kind, rule="FL-159")
    if f.soul >= 0:
        to_limbo(s, s.heroes[f.soul])
    elif f.owner < 0:
        site.beaten.append(f.kind)
        s.foes_beaten += 1


def snare(s: Tale, figure: Hero | Foe, n: int) -> None:
    """Damage of a trap, a fall, a hard landing: ABSORPTION does not help (FL-273)."""
    if isinstance(figure, Hero):
        lose_vita(s, figure, snare_damage(figure, n))
    else:
        foe_loses(s, figure, max(0, n - 2) if ethereal(figure) else n)


def push(s: Tale, pusher: int, target: Hero | Foe, n: int, listed: bool) -> None:
    """Push away from the pusher; everybody on the way is hurt (FL-214, FL-215)."""
    site = s.site
    assert site is not None
    x, y = target.at % 10, target.at // 10
    px, py = pusher % 10, pusher // 10
    dx, dy = (x > px) - (x < px), (y > py) - (y < py)
    open_ground = ground(blocked(site)).open
    movable = isinstance(target, Hero) or CREATURES[target.kind].size == 1
    for _ in range(n):
        x, y = x + dx, y + dy
        if not (0 <= x < 10 and 0 <= y < 10 and open_ground >> (10 * y + x) & 1):
            break
        other = figure_at(s, 10 * y + x)
        if other is not None and other is not target:
            snare(s, other, s.dice.roll(4))
            movable = False
        if movable:
            target.at = 10 * y + x
            if site.flames >> target.at & 1:
                burn(s, target)  # FL-210
            elif MAPS[site.map].hazards >> target.at & 1:
                snare(s, target, HAZARD)
            if target.at < 0 or (isinstance(target, Foe) and target.vita <= 0):
                return
    hard = STORIES[s.story].difficulty in ("midnight", "nightmare") if s.story else False
    if hard or not listed:
        snare(s, target, s.dice.roll(4))
    note(s, "pushed", name_of(target), rule="FL-214")


def light_flame(s: Tale, square: int) -> None:
    """A flame on a space; whoever stands there burns at once (FL-210)."""
    site = s.site
    assert site is not None
    if blocked(site) >> square & 1 or MAPS[site.map].water >> square & 1:
        return
    site.flames |= BIT[square]
    note(s, "flame", NAMES[square], rule="FL-210")
    other = figure_at(s, square)
    if other is not None:
        burn(s, other)


def burn(s: Tale, figure: Hero | Foe) -> None:
    """1d4 from a flame, one flame at a time (FL-210, FL-213)."""
    if isinstance(figure, Hero) and figure.form not in (ALIVE, GHOST):
        return
    if figure.flamed:
        return
    figure.flamed = True
    note(s, "burned", name_of(figure), rule="FL-210")
    snare(s, figure, s.dice.roll(4))


# -- putting a flame out --------------------------------------------------------------------------


def no_douse(s: Tale, seat: int) -> str | Bar | None:
    """FL-209: an act puts out a flame on or next to one's space."""
    h = asked(s)
    if h.form != ALIVE:
        return "FL-336"
    if h.at < 0:
        return "FL-070"
    if not (NEAR[h.at] | BIT[h.at]) & here(s).flames:
        return Bar("FL-209", "No flame is within reach.")
    return "FL-146" if h.done & ACTED else None


def douse(s: Tale, seat: int) -> None:
    """Put out one flame within reach, one's own first (FL-209)."""
    h, site = asked(s), here(s)
    h.done |= ACTED
    near = (NEAR[h.at] | BIT[h.at]) & site.flames
    own = near & BIT[h.at]
    site.flames &= ~(own or near & -near)
    note(s, "doused", h.who, rule="FL-209")


DOUSE = Act("douse", "FL-209", douse, barred=no_douse, label="Put out a flame")
