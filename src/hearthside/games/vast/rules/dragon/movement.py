"""How the Dragon moves: straight lines, underground through everything, on the surface over open edges."""

from __future__ import annotations

from hearthside.kernel import Act, Asks, Bar, note

from ...content.board import CRYPTS, DELTA, INDEX, NAMES, NEAR
from ...content.roles import DRAGON, PALADIN
from ...state import Vast
from ..attacks import attack
from ..lists import Spots
from ..movement import enter
from ..paladin.dials import gain_light
from ..pieces import pillar_mask
from .paying import pay_for, unpaid
from .traits import armor, home

STRIDE = 2


def enterable(s: Vast, at: int, d: int) -> bool:
    """VT-184, VT-188: whether a step leads on: tiles only, on the surface Lit ones over open edges; not the pillar."""
    m, to = s.map, NEAR[at][d]
    if to < 0 or not m.tiles >> to & 1 or pillar_mask(s) >> to & 1:
        return False
    return not s.dragon.surfaced or bool(m.lit >> to & m.open[d] >> at & 1)


def strides(s: Vast) -> int:
    """VT-166: tiles 1 or 2 away in a straight line."""
    found = 0
    for d in range(4):
        at = s.dragon.at
        for _ in range(STRIDE):
            if not enterable(s, at, d):
                break
            at += DELTA[d]
            found |= 1 << at
    return found


def leaps(s: Vast) -> int:
    """VT-178: where a wing beat leads: up to 2 in a line, or 1 through a wall onto a Lit tile."""
    d, m = s.dragon, s.map
    found = strides(s)
    if d.surfaced:
        for to in NEAR[d.at]:
            if to >= 0 and m.lit >> to & 1 and not pillar_mask(s) >> to & 1:
                found |= 1 << to
    return found


def no_stride(s: Vast, name: str, spots: int, rule: str) -> Bar | None:
    """Why a move does not lead to a space."""
    to, m = INDEX[name], s.map
    if spots >> to & 1:
        return None
    if to == s.dragon.at:
        return Bar(rule, "You are there.")
    if not m.tiles >> to & 1:
        return Bar("VT-184", "There is no tile.")
    if pillar_mask(s) >> to & 1:
        return Bar("VT-040", "The pillar of light stands there.")
    if s.dragon.surfaced and not m.lit >> to & 1:
        return Bar("VT-188", "On the surface you enter no Dark tile.")
    return Bar(rule, "It is not 1 or 2 tiles away in a straight open line.")


def travel(s: Vast, to: int) -> Asks:
    """Tile by tile: tokens go, the Warlock is startled (VT-185, VT-200), the Paladin strikes (VT-189), the way out wins."""
    d = s.dragon
    d.moved = True
    while d.at != to and s.winner < 0:
        way = next(n for n in range(4) if _leads(d.at, n, to))
        d.at += DELTA[way]
        note(s, "dragon_moved", NAMES[d.at], rule="VT-166")
        yield from enter(s, DRAGON, d.at)
        if d.surfaced and home(s):
            s.winner, s.how = DRAGON, "flown"  # VT-163
        elif d.surfaced and s.paladin.at == d.at and s.paladin.prepare >= armor(s):
            hit = yield from attack(s, PALADIN, "dragon", s.paladin.prepare)  # VT-189
            if hit:
                gain_light(s, 1)  # VM-096, VT-196


def _leads(at: int, way: int, to: int) -> bool:
    """Whether a direction leads towards a space of the same row or column."""
    while NEAR[at][way] >= 0:
        at = NEAR[at][way]
        if at == to:
            return True
    return False


def no_going(s: Vast, me: int, name: str) -> str | Bar | None:
    """VT-166: one free move a turn."""
    if s.dragon.strode:
        return Bar("VT-166", "You have made your free move.")
    return no_stride(s, name, strides(s), "VT-166")


def go(s: Vast, me: int, name: str) -> Asks:
    """VT-166: the free move."""
    s.dragon.strode = True
    yield from travel(s, INDEX[name])


GO = Act("go", "VT-166", go, over=CRYPTS, barred=no_going, label="Move to {0}", points="space:{0}")
GOES = Spots(GO)


def no_flap(s: Vast, me: int, name: str) -> str | Bar | None:
    """VT-178: Wing."""
    return unpaid(s, "flap") or no_stride(s, name, leaps(s), "VT-178")


def flap(s: Vast, me: int, name: str) -> Asks:
    """VT-178: a beat of his wings."""
    yield from pay_for(s, "flap")
    yield from travel(s, INDEX[name])


FLAP = Act(
    "flap",
    "VT-178",
    flap,
    over=CRYPTS,
    barred=no_flap,
    label="Wing: move to {0}",
    points="space:{0}",
    detail="Wing",
)
FLAPS = Spots(FLAP)
