"""What an Encounter is: where it is spent, whom it meets, what it is worth."""

from __future__ import annotations

from hearthside.kernel import Asks

from ...content.roles import KNIGHT
from ...state import Vast
from ..attacks import attack
from ..figures import BIT, FIGURES, POLTERGEIST, SKELETON, foes_on
from ..tiles import reveal
from .traits import STRENGTH, gain_grit, stat


def meet(s: Vast) -> None:
    """VT-069, VT-073: an Encounter begins where she stands."""
    k = s.knight
    k.met += 1
    k.met_at |= 1 << k.at
    k.struck = k.lurkers = 0


def lift_dark(s: Vast, me: int, came: int) -> Asks:
    """VT-074, VT-075: the Dark tile under her is revealed, open to where she came from, for 1 Grit after all else."""
    k = s.knight
    for name in foes_on(s, k.at, KNIGHT):
        if FIGURES[name][0] is SKELETON:
            k.lurkers |= BIT[name]
    yield from reveal(s, k.at, me, KNIGHT, came)  # VT-029
    gain_grit(s, 1)  # VT-075, VT-084


def foes(s: Vast) -> list[str]:
    """VT-079, VT-080: the figures on her tile not yet attacked in this Encounter."""
    k = s.knight
    return [name for name in foes_on(s, k.at, KNIGHT) if not k.struck & BIT[name]]


def owed(s: Vast) -> list[str]:
    """VT-077: those of them that forced her and are still to be attacked."""
    k = s.knight
    return [name for name in foes(s) if k.forced & BIT[name]] if k.forced else []


def might(s: Vast) -> int:
    """Her Strength, and what a Javelin adds."""
    return stat(s, STRENGTH) + s.knight.aim


def reward(s: Vast, name: str) -> None:
    """VT-084: a poltergeist that she removes is worth 2 Grit, nothing else is worth any (VT-257)."""
    if FIGURES[name][0] is POLTERGEIST:
        gain_grit(s, 2)


def hurl(s: Vast, name: str) -> Asks:
    """VT-097: a Javelin is an Encounter and an attack from afar, not one that a sidequest counts (VT-095)."""
    meet(s)
    hit = yield from attack(s, KNIGHT, name, stat(s, STRENGTH))
    if hit:
        reward(s, name)
