"""Where the Paladin's cards reach into the rules: numbers they change, moments at which they do something."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from hearthside.kernel import Asks, Bar

from ...content.cards import CARDS, Moment, Number
from ...state import Vast
from ..dials import short_of

SPRINT = Number(2)
"""VM-081: the spaces of a sprint."""
TURN_STARTS = Moment[Callable[[Vast], None]]()
"""VM-114: when he has collected his cubes."""
SKELETON_HIT = Moment[Callable[[Vast], Asks]]()
"""What a hit on a Skeleton gives him instead of Light."""
LAMP_PLACED = Moment[Callable[[Vast, int], Asks]]()
"""When he has placed a lamp on a space."""
NO_TUNNEL = Moment[Callable[[Vast], int]]()
"""The Pits that nobody tunnels to."""


class Refusal(NamedTuple):
    """What a treasure that he refuses gives him instead of Grit."""

    gives: str
    do: Callable[[Vast], None]

    def __call__(self, s: Vast) -> None:
        self.do(s)


REFUSED = Moment[Refusal]()


def no_card(s: Vast, card: str) -> Bar | None:
    """VM-112: a card works once it is in play."""
    return (
        None if card in s.paladin.played else Bar("VM-112", f"{CARDS[card].name} is not in play.")
    )


def no_light(s: Vast, n: int) -> Bar | None:
    """VM-019: Light is spent in full or not at all."""
    return short_of(s, "light", n)


def no_fury(s: Vast, n: int) -> Bar | None:
    """VM-019: Fury is spent in full or not at all."""
    return short_of(s, "fury", n)


def used(s: Vast, card: str) -> Bar | None:
    """What works once a turn did."""
    if card in s.paladin.used:
        return Bar(CARDS[card].rule, f"{CARDS[card].name} has been used this turn.")
    return None
