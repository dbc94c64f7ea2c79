"""What nobody knows: the order of the decks."""

from __future__ import annotations

from random import Random

from hearthside.kernel import Dice

from .setup import decks
from .state import Tale


def redeal(s: Tale, seat: int, rng: Dice) -> None:
    """Only the order of the decks is hidden, from everybody alike.

    Ten decks for every world that a search looks at: one number of the dice has to do for all of them.
    """
    lot = Random(rng.below(1 << 63)).random
    for deck in decks(s):
        deck.cards.sort(key=lambda _: lot())
