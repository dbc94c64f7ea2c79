"""Where the Skeletons' cards reach into the rules: numbers that gear changes, and what every ability asks first."""

from __future__ import annotations

from collections.abc import Callable

from hearthside.kernel import Bar

from ...content.cards import Moment, Number
from ...content.figures import SHOOTY, SKELETON_NAMES
from ...content.names import FIGURE_WORDS
from ...state import Vast


def _each(base: int) -> tuple[Number, ...]:
    return tuple(Number(base) for _ in SKELETON_NAMES)


MARCH = _each(5)
"""VM-131: the spaces that each one moves."""
STRIKE_COST = _each(1)
"""VM-136: what its Strikes cost in Stability."""
LIT_COST = _each(1)
"""VM-128: what it costs to start on a Lit tile."""
SHOT = tuple(Number(2 if i == SHOOTY else 0) for i in range(len(SKELETON_NAMES)))
"""VM-149: how far its Strikes from afar reach; none for those who cannot."""
AIM = tuple(int(i == SHOOTY) for i in range(len(SKELETON_NAMES)))
"""VM-149: what a Strike from afar costs on top (VM-153)."""
SCREAMS = Number(1)
"""VM-148: how often Screamy may scream in a turn."""
EARSHOT = Number(2)
"""VM-148: how far her scream is heard."""
STAB = Number(3)
"""VM-151: the Grit that Stabby's knife costs."""
EQUIPPED = Moment[Callable[[Vast], None]]()
"""When a gear card is put on."""


def not_up(s: Vast, i: int) -> Bar | None:
    """An ability is used in its own Skeleton's activation."""
    if s.skeletons.active == i:
        return None
    return Bar("VM-131", f"{FIGURE_WORDS[SKELETON_NAMES[i]]} is not up.")


def no_gear(s: Vast, card: str) -> Bar | None:
    """VM-152: gear works once it is in play."""
    return None if card in s.skeletons.gear else Bar("VM-152", "That gear is not in play.")


def spare(s: Vast) -> int:
    """The Stability that may be spent: a Strike it owes must stay affordable."""
    k = s.skeletons
    return k.stability - (STRIKE_COST[k.active].of(k.gear) if k.must_strike else 0)


def no_stability(s: Vast, n: int) -> Bar | None:
    """VM-019: Stability is spent in full or not at all."""
    held = spare(s)
    return (
        None
        if held >= n
        else Bar("VM-019", f"It costs {n} Stability, {max(0, held)} can be spared.")
    )
