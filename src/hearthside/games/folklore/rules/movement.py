"""Movement of characters on a map: reach, water, hazards, flames, auras."""

from __future__ import annotations

from hearthside.kernel import Act, Asking, Asks, Bar, note

from ..content import CREATURES, MAPS
from ..content.board import (
    BIT,
    NAMES,
    NEAR,
    NUMBERS,
    Ground,
    OnSquares,
    ground,
    lowest,
    squares,
)
from ..state import ALIVE, ATTACKED, EVADING, GHOST, OUTSIDE, Foe, Hero, Site, Tale, here
from .auras import feel_auras
from .field import blocked, enemies, enemy_mask, foe_squares, friends_mask
from .figures import is_ethereal
from .hazards import burn, hazard, snare
from .party import asked, in_order

FAR = 40
"""More STRIDE than any way on a map takes."""


def strides(s: Tale, h: Hero) -> int:
    """The STRIDE of a move that begins now: none in fetters, one out of water (FL-154, FL-264)."""
    if is_ethereal(h):  # FL-155
        return h.stride + h.boost_stride
    if h.rooted:
        return 0
    wet = h.at >= 0 and MAPS[here(s).map].water >> h.at & 1
    return 1 if wet else h.stride + h.boost_stride


def evadable(site: Site) -> int:
    """The squares of foes one can slip past: a swarm leaves no gap (FL-208, FL-221)."""
    m = 0
    for f in site.foes:
        if f.owner < 0 and f.ruler < 0 and "swarm" not in CREATURES[f.kind].words:
            m |= foe_squares(f)
    return m


def rings_for(s: Tale, h: Hero, steps: int, dry: bool = False) -> tuple[Ground, list[int]]:
    """Squares by the STRIDE they cost; occupied ones are in it but nobody may stop there.

    `dry`: as if there were no water.
    """
    site = s.site
    assert site is not None
    g = ground(blocked(site))
    through, water = g.open, 0
    if not is_ethereal(h):  # FL-155: neither foes nor water keep one without a body
        through &= ~enemy_mask(site)  # FL-153, FL-208
        water = 0 if dry else MAPS[site.map].water  # FL-154
    if h.at < 0:  # FL-069: from outside, the start zone is the first step
        out = [0, MAPS[site.map].start & through]
        seen = out[1]
    else:
        out = [BIT[h.at]]
        seen = out[0]
    evading = evadable(site) if h.done & EVADING else 0
    while len(out) <= steps:
        last = out[-1]
        if water and len(out) > 1:
            last &= ~water
        ring = g.step(last) & through & ~seen
        if evading and len(out) > 1:  # FL-221: over foes at two a space, and not out of water
            ring |= g.step(out[-2] & ~water if len(out) > 2 else out[-2]) & evading & ~seen
        if not ring and (not evading or not out[-1]):
            break
        seen |= ring
        out.append(ring)
    return g, out


def stops(s: Tale, h: Hero, rings: list[int]) -> int:
    """Where the character can end: never on an occupied space (FL-153)."""
    m = 0
    for ring in rings[1:]:
        m |= ring
    if m:
        m &= ~friends_mask(s)
        if h.done & EVADING or is_ethereal(h):
            m &= ~enemy_mask(here(s))
    return m


def reach(s: Tale, h: Hero) -> int:
    """The squares the character can go to now."""
    if h.steps <= 0:
        return 0
    return stops(s, h, rings_for(s, h, h.steps)[1])


# -- go -------------------------------------------------------------------------------------------


def no_go(s: Tale, seat: int, name: str) -> str | Bar | None:
    """What keeps the character from a square."""
    h, to, site = asked(s), NUMBERS[name], here(s)
    if reach(s, h) >> to & 1:
        return None
    if blocked(site) >> to & 1:
        return "FL-078"
    if (friends_mask(s) | enemy_mask(site)) >> to & 1:
        return "FL-153"
    if h.steps <= 0:
        return no_steps(s, h)
    away = cost_of(rings_for(s, h, FAR)[1], to)
    if not away:
        if cost_of(rings_for(s, h, FAR, dry=True)[1], to):
            return Bar("FL-154", "The way there leads through water.")
        return Bar("FL-153", "No way leads there past what stands between.")
    return Bar("FL-145", f"{h.steps} STRIDE left, it is {away} away.")


def cost_of(rings: list[int], to: int) -> int:
    """The STRIDE that a square costs, or 0 if no way leads there."""
    return next((d for d, ring in enumerate(rings) if ring >> to & 1), 0)


def no_steps(s: Tale, h: Hero) -> str | Bar:
    """Why the character goes no farther this turn."""
    if h.rooted:
        return "FL-264"
    if h.done & ATTACKED:
        return "FL-147"
    if h.at >= 0 and MAPS[here(s).map].water >> h.at & 1:
        return "FL-154"
    return Bar("FL-145", "No STRIDE is left.")


def go(s: Tale, seat: int, name: str) -> Asks | None:
    """Walk a shortest way, off hazards if possible; what STRIDE is left can be used later (FL-077)."""
    h, to, site = asked(s), NUMBERS[name], here(s)
    g, rings = rings_for(s, h, h.steps)
    cost = cost_of(rings, to)
    h.steps -= cost
    bad = MAPS[site.map].hazards | site.flames
    if bad or any(CREATURES[f.kind].aura for f in site.foes):
        return walk(s, h, _way(g, rings, to, cost, bad))
    arrive(s, h, to)
    return None


def walk(s: Tale, h: Hero, path: list[int]) -> Asks:
    """Square by square, with what the squares do."""
    for at in path:
        h.at = at
        if not (yield from entered(s, h, at)):
            return
    arrive(s, h, path[-1])


def arrive(s: Tale, h: Hero, to: int) -> None:
    """The end of a walk; water stops it for this turn (FL-154)."""
    h.at = to
    if MAPS[here(s).map].water >> to & 1 and not is_ethereal(h):
        h.steps = 0
    note(s, "moved", h.who, NAMES[to], rule="FL-145")


GO = Act(
    "go",
    "FL-145",
    go,
    over=NAMES,
    barred=no_go,
    label="Move to {0}",
    points="sq:{0}",
)
go_options = OnSquares(GO.table)


# -- evade ----------------------------------------------------------------------------------------


def no_evade(s: Tale, seat: int) -> str | Bar | None:
    """FL-221: one of the advanced actions of combat, for 1 PP, with foes to slip past."""
    h, site = asked(s), here(s)
    if not s.advanced:
        return "FL-227"
    if h.form != ALIVE:
        return "FL-336"
    if h.at < 0:
        return "FL-070"
    if is_ethereal(h):
        return Bar("FL-155", "No foe is in your way.")
    if not site.combat or not NEAR[h.at] & enemy_mask(site):
        return Bar("FL-221", "No foe is next to you.")
    if not NEAR[h.at] & evadable(site):
        return "FL-208"
    if h.done & EVADING:
        return Bar("FL-221", "You are slipping past them already.")
    if h.pp <= 0:
        return Bar("FL-221", "No PP left.")
    if h.steps < 2:
        return Bar("FL-221", f"{max(0, h.steps)} STRIDE left, a space with a foe takes 2.")
    return None


def evade(s: Tale, seat: int) -> None:
    """FL-221: pay to slip past foes this turn."""
    h = asked(s)
    h.pp -= 1
    h.done |= EVADING
    note(s, "evaded", h.who, rule="FL-221")


EVADE = Act(
    "evade",
    "FL-221",
    evade,
    barred=no_evade,
    label="Evade: slip past foes this turn (1 PP)",
    detail="A space with a foe in it costs 2 STRIDE.",
    prior=0.5,
)


def _way(g: Ground, rings: list[int], to: int, cost: int, bad: int) -> list[int]:
    """The squares of a shortest way, off hazards where there is a choice."""
    path = [to]
    for d in range(cost - 1, 0, -1):
        back = g.step(BIT[path[-1]]) & rings[d]
        if not back:
            break  # a stretch over foes: two STRIDE for one space
        path.append(lowest(back & ~bad or back))
    return path[::-1]


def entered(s: Tale, h: Hero, at: int) -> Asking[bool]:
    """What a square does to one who enters it; False when the walk is over."""
    site = here(s)
    if site.flames >> at & 1:
        yield from burn(s, h)  # FL-210
    elif MAPS[site.map].hazards >> at & 1:
        yield from snare(s, h, hazard(s))
    if h.at == at:
        yield from feel_auras(s, h)
    return h.at == at and h.form in (ALIVE, GHOST)


def place_group(s: Tale) -> None:
    """Everybody into the start zone, the leader first; the fifth waits outside (FL-066, FL-068)."""
    spots = list(squares(MAPS[here(s).map].start))
    for h in (s.heroes[n] for n in in_order(s)):
        h.at = OUTSIDE
        if h.form in (ALIVE, GHOST) and spots:
            h.at = spots.pop(0)


def next_to_flame(s: Tale, h: Hero) -> bool:
    """Whether a flame burns beside the character (FL-211)."""
    assert s.site is not None
    return h.at >= 0 and bool(NEAR[h.at] & s.site.flames)


def foes_beside(s: Tale, h: Hero) -> list[Foe]:
    """Foes next to the character, or on it (swarms)."""
    assert s.site is not None
    around = NEAR[h.at] | BIT[h.at]
    return [f for f in enemies(s.site) if foe_squares(f) & around]
