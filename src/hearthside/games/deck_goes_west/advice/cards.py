"""What a deck is worth: the average of its cards, as often as cards will still be drawn.

So a good card counts more the earlier it comes and the thinner the deck is, and whatever thins a deck of poor cards or
dangers makes all the others come up more often.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..content.cards import FIRST_DANGER
from ..state import Player
from .worth import View

ITEM = 0.012
"""What an item in hand is worth as long as the day lasts,"""
ABILITY = 0.03
"""and what an ability that was not used yet."""


def deck_worth(
    p: Player, view: View, days: int, more: Sequence[int] = (), less: Sequence[int] = ()
) -> float:
    """What the cards of a player will still bring on the days to come, with `more` cards and without `less`."""
    drawn = view.drawn
    total = 0.0
    dangers = 0
    for pile in (p.hand, p.draw, p.discard):
        for card in pile:
            total += drawn[card]
            if card >= FIRST_DANGER:
                dangers += 1
    size = len(p.hand) + len(p.draw) + len(p.discard)
    for card in more:
        total += drawn[card]
        size += 1
    for card in less:
        total -= drawn[card]
        size -= 1
    if size <= 0:
        return 0.0
    share = dangers / size
    value = max(0, days - 1) * min(p.limit, size) * total / size - 10 * share**3
    if p.known and p.draw:
        top = p.draw[-1]  # everybody saw it being put there
        value += -0.2 if top >= FIRST_DANGER else 0.1
    return value


def hand_worth(p: Player) -> float:
    """What is in hand today: something to do yet, and dangers that leave no room."""
    held = 0
    for card in p.hand:
        if card >= FIRST_DANGER:
            held += 1
    items = len(p.hand) - held
    value = -0.3 * held
    free = p.limit - held
    if free <= 2:
        value -= (6.0, 2.5, 0.7)[max(0, free)]
    if p.passed:
        return value
    return value + ITEM * items + (0.0 if p.tapped else ABILITY)
