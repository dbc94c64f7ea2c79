"""What the ground does to figures: traps, flames, pushes; and how creatures lose their vita."""

from __future__ import annotations

from hearthside.kernel import Act, Asks, Bar, note

from ..content import CREATURES, MAPS, STORIES
from ..content.board import BIT, NAMES, NEAR, NUMBERS, covers, gap, squares
from ..state import ACTED, ALIVE, GHOST, Foe, Hero, Tale, here
from .auras import auras_over, feel_auras
from .field import blocked, ethereal, figures_on, name_of, squares_of
from .harm import snare_damage, suffer, to_limbo
from .party import asked

HAZARD = 1


def hazard(s: Tale) -> int:
    """Snare damage of a hazard square; flames do 1d4 and rank above it."""
    return s.tune.get("hazard", HAZARD)


def foe_loses(s: Tale, f: Foe, n: int) -> None:
    """A creature loses vita; at 0 it is removed (FL-159)."""
    if n <= 0 or f.vita <= 0:
        return
    f.vita -= n
    note(s, "foe_vita", f.tag, -n, rule="FL-159")
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
    note(s, "foe_died", f.tag, rule="FL-159")
    site.gone += f.owner < 0
    if f.soul >= 0:
        to_limbo(s, s.heroes[f.soul])
    elif f.owner < 0:
        site.beaten.append(f.kind)
        s.foes_beaten += 1


# -- traps and falls ------------------------------------------------------------------------------


def snare(s: Tale, figure: Hero | Foe, n: int) -> Asks:
    """Damage of a trap, a fall, a hard landing: ABSORPTION does not help (FL-273)."""
    if isinstance(figure, Hero):
        yield from suffer(s, figure, snare_damage(figure, n))
    else:
        foe_snared(s, figure, n)


def foe_snared(s: Tale, f: Foe, n: int) -> None:
    """The same for a creature, which has nobody to ask."""
    foe_loses(s, f, max(0, n - 2) if ethereal(f) else n)


# -- pushes ---------------------------------------------------------------------------------------


def push(s: Tale, pusher: int, target: Hero | Foe, n: int, listed: bool) -> Asks:
    """Push away from the squares of the pusher; everybody on the way is hurt (FL-214, FL-215)."""
    size = 1 if isinstance(target, Hero) else CREATURES[target.kind].size
    step = away(pusher, covers(target.at, size))
    to, movable = target.at, True
    felt = auras_over(s, target) if isinstance(target, Hero) else 0
    hurt: list[Hero | Foe] = []
    for _ in range(n):
        to = one_on(to, step, size)
        if to < 0 or covers(to, size) & blocked(here(s)):
            break
        for other in figures_on(s, covers(to, size)):
            if other is not target and other not in hurt:
                hurt.append(other)
                movable = False
                yield from snare(s, other, s.dice.roll(4))
        if movable:
            target.at = to
            yield from lands(s, target)
            if isinstance(target, Hero) and target.at == to:
                yield from feel_auras(s, target, felt)  # FL-194
                felt = auras_over(s, target)
            if target.at < 0 or (target.vita <= 0 and isinstance(target, Foe)):
                return
    hard = STORIES[s.story].difficulty in ("midnight", "nightmare") if s.story else False
    note(s, "pushed", name_of(target), rule="FL-214")
    if hard or not listed:
        yield from snare(s, target, s.dice.roll(4))


def away(pusher: int, target: int) -> tuple[int, int]:
    """The step that leads from the nearest square of the pusher to the nearest of the target, and on."""
    a, b = min(((a, b) for a in squares(pusher) for b in squares(target)), key=lambda p: gap(*p))
    x, y = b % 10 - a % 10, b // 10 - a // 10
    return (x > 0) - (x < 0), (y > 0) - (y < 0)


def one_on(at: int, step: tuple[int, int], size: int) -> int:
    """The square one step on, or -1 off the map."""
    x, y = at % 10 + step[0], at // 10 + step[1]
    return 10 * y + x if 0 <= x <= 10 - size and 0 <= y <= 10 - size else -1


def lands(s: Tale, figure: Hero | Foe) -> Asks:
    """What the space does to one who is moved there without walking (FL-210)."""
    site, under = here(s), squares_of(figure)
    if site.flames & under:
        yield from burn(s, figure)
    elif MAPS[site.map].hazards & under:
        yield from snare(s, figure, hazard(s))


# -- flames ---------------------------------------------------------------------------------------


def new_turn(s: Tale) -> None:
    """A turn begins, whosever it is: in each a figure feels one flame, and every aura once (FL-194, FL-213)."""
    for h in s.heroes:
        h.flamed = False
        h.auras = 0
    for f in here(s).foes:
        f.flamed = False


def light_flame(s: Tale, square: int) -> Asks:
    """A flame on a space; everybody who stands there burns at once (FL-210)."""
    site = here(s)
    if blocked(site) >> square & 1 or MAPS[site.map].water >> square & 1:
        return
    site.flames |= BIT[square]
    note(s, "flame", NAMES[square], rule="FL-210")
    for figure in figures_on(s, BIT[square]):
        yield from burn(s, figure)


def burn(s: Tale, figure: Hero | Foe) -> Asks:
    """1d4 from a flame, one flame at a time (FL-210, FL-213); 2 less for a ghost (FL-334)."""
    if isinstance(figure, Foe):
        foe_burns(s, figure)
    elif figure.form in (ALIVE, GHOST) and not figure.flamed:
        figure.flamed = True
        note(s, "burned", figure.who, rule="FL-210")
        n = s.dice.roll(4)
        yield from suffer(s, figure, n - 2 if figure.form == GHOST else n)


def foe_burns(s: Tale, f: Foe) -> None:
    """The same for a creature, which has nobody to ask."""
    if not f.flamed:
        f.flamed = True
        note(s, "burned", f.tag, rule="FL-210")
        foe_loses(s, f, s.dice.roll(4))


# -- putting a flame out --------------------------------------------------------------------------


def no_douse(s: Tale, seat: int, name: str) -> str | Bar | None:
    """FL-209: an act puts out a flame on or next to one's space."""
    h, at = asked(s), NUMBERS[name]
    if not here(s).flames >> at & 1:
        return Bar("FL-209", "Nothing burns there.")
    if h.form != ALIVE:
        return "FL-336"
    if h.at < 0:
        return "FL-070"
    if not (NEAR[h.at] | BIT[h.at]) >> at & 1:
        return Bar("FL-209", f"It is {gap(h.at, at)} spaces away.")
    return "FL-146" if h.done & ACTED else None


def douse(s: Tale, seat: int, name: str) -> None:
    """Put out a flame within reach (FL-209)."""
    h = asked(s)
    h.done |= ACTED
    here(s).flames &= ~BIT[NUMBERS[name]]
    note(s, "doused", h.who, rule="FL-209")


DOUSE = Act(
    "douse",
    "FL-209",
    douse,
    over=NAMES,
    barred=no_douse,
    label="Put out the flame at {0}",
    points="flame:{0}",
)
DOUSES = list(DOUSE.options)
