"""What holds at every decision of Pilfer."""

from __future__ import annotations

from collections.abc import Iterator

from .content import VAULT
from .state import HAND, ROUNDS, Table


def invariants(s: Table) -> Iterator[str]:
    """Every card is somewhere, no hand is above five, the candle burns between its first and last round."""
    piles = [s.vault.cards, s.vault.discard, *s.hands, *s.stashes]
    for card, n in VAULT.items():
        found = sum(pile.count(card) for pile in piles)
        if found != n:
            yield f"{found} of {card} instead of {n}"
    yield from (f"seat {i} holds {len(h)}" for i, h in enumerate(s.hands) if len(h) > HAND)
    if not 1 <= s.round <= ROUNDS + 1:
        yield f"round {s.round} of {ROUNDS}"
    if not 0 <= s.turn < s.seats:
        yield f"seat {s.turn} of {s.seats} is to act"
