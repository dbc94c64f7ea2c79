"""What a thief cannot know: the vault and every other hand."""

from __future__ import annotations

from hearthside.kernel import Dice, deal_anew, knows

from .state import Table


def redeal(s: Table, seat: int, rng: Dice) -> None:
    """Shuffle the vault and every hand that `seat` does not know together, and deal as many as before."""
    deal_anew(rng, s.vault.cards, *(hand for i, hand in enumerate(s.hands) if not knows(seat, i)))


def veil(s: Table, seat: int) -> None:
    """Turn every other hand over; what was in it may as well lie in the vault."""
    for i, hand in enumerate(s.hands):
        if i != seat:
            s.vault.cards += hand
            s.hands[i] = [""] * len(hand)
