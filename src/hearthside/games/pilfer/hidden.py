"""What a thief cannot know: the vault and every other hand."""

from __future__ import annotations

from hearthside.kernel import Dice

from .state import Table


def redeal(s: Table, seat: int, rng: Dice) -> None:
    """Shuffle the vault and every other hand together, and deal as many as before."""
    others = [i for i in range(s.seats) if i != seat]
    hidden = s.vault.cards + [card for i in others for card in s.hands[i]]
    rng.shuffle(hidden)
    for i in others:
        s.hands[i] = [hidden.pop() for _ in s.hands[i]]
    s.vault.cards = hidden


def veil(s: Table, seat: int) -> None:
    """Turn every other hand over; what was in it may as well lie in the vault."""
    for i, hand in enumerate(s.hands):
        if i != seat:
            s.vault.cards += hand
            s.hands[i] = [""] * len(hand)
