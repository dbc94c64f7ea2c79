"""How good a table looks for a thief: what is stashed counts most, treasures in hand some."""

from __future__ import annotations

from .content import WORTH
from .state import Table, worth


def advice(s: Table, seat: int) -> float:
    """From 0 to 1: own stash and hand against the best of the others."""

    def standing(i: int) -> float:
        hand = sum(WORTH.get(card, 2) for card in s.hands[i])
        return min(worth(s.stashes[i]), s.goal) + 0.45 * hand

    best = max(standing(i) for i in range(s.seats) if i != seat)
    return min(1.0, max(0.0, 0.5 + (standing(seat) - best) / (2.5 * s.goal)))
