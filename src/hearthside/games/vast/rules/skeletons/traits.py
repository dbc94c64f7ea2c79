"""The Skeletons' traits: how they distract, guard and rise again; and their Stability."""

from __future__ import annotations

from hearthside.kernel import note

from ...content.board import ADJACENT, SPAWNS, SUPPLY
from ...content.cards import Number
from ...content.figures import SKELETON_NAMES
from ...state import Vast
from ..dials import gain
from ..pieces import mask_of

GUARD: tuple[Number, ...] = tuple(Number(0) for _ in SKELETON_NAMES)
"""What gear adds to each one's Defense."""


def gain_stability(s: Vast, n: int) -> None:
    """The dial stops at its end."""
    gain(s, "stability", n, "VM-145")


def skeleton_guard(s: Vast, i: int) -> int:
    """VM-127: as much Defense as there are Skeletons on the space, and what its gear adds."""
    k = s.skeletons
    return k.at.count(k.at[i]) + GUARD[i].of(k.gear)


def distraction(s: Vast, at: int) -> int:
    """VM-118, VM-119: spaces beside the defender that hold a Skeleton or skulls, walls or not.

    VM-120: a shooter's own space counts only if it lies beside the defender.
    """
    return (ADJACENT[at] & (mask_of(s.skeletons.at) | mask_of(s.map.skulls))).bit_count()


def fall(s: Vast, i: int) -> None:
    """VM-123 Undead: a removed Skeleton comes back on a rolled Spawn, its card first in the March."""
    k = s.skeletons
    if s.solo:
        k.at[i] = SUPPLY
        k.lying |= 1 << i  # VM-251
        note(s, "laid_low", SKELETON_NAMES[i], rule="VM-251")
        return
    roll = s.dice.roll(6)
    k.at[i] = SPAWNS[roll]
    k.march.remove(i)
    k.march.insert(0, i)  # VM-124
    note(s, "undead", SKELETON_NAMES[i], roll, rule="VM-123")
