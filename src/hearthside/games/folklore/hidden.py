"""What nobody knows: the order of the decks."""

from __future__ import annotations

from hearthside.kernel import Dice

from .setup import decks
from .state import Tale


def redeal(s: Tale, seat: int, rng: Dice) -> None:
    """Only the order of the decks is hidden, from everybody alike."""
    z = rng.below(1 << 63)
    for deck in decks(s):  # ten decks for every world that a search looks at: one roll has to do
        keys = []
        for _ in deck.cards:
            z = (z * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
            keys.append(z)
        deck.cards = [card for _, card in sorted(zip(keys, deck.cards, strict=True))]
