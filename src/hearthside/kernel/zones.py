"""Decks with their discard piles. Drawing marks that somebody learned something."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .dice import Dice, Sorting
from .state import State


@dataclass(slots=True)
class Deck:
    """Face-down cards and their discard pile. The last card of `cards` is the top of the deck.

    >>> s = State(step="dawn", seats=1, dice=Dice(1))
    >>> deck = Deck(["knife", "pan"])
    >>> deck.draw(s), deck.draw(s), deck.draw(s)
    ('pan', 'knife', None)
    >>> deck.throw("pan"); deck.draw(s), s.learned
    ('pan', 3)
    """

    cards: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)

    def draw(self, s: State) -> str | None:
        """The top card; an empty deck is first made anew from its discard pile."""
        if not self.cards:
            if not self.discard:
                return None
            self.reshuffle(s.dice)
        s.learned += 1
        return self.cards.pop()

    def deal(self, s: State, n: int) -> list[str]:
        """Up to `n` cards from the top, as many as there are.

        >>> Deck(["a", "b", "c"]).deal(State(step="dawn", seats=1, dice=Dice(1)), 2)
        ['c', 'b']
        """
        hand = []
        for _ in range(n):
            card = self.draw(s)
            if card is None:
                break
            hand.append(card)
        return hand

    def peek(self, s: State, n: int) -> list[str]:
        """Look at the top `n` cards, the top one first, and leave them where they are.

        >>> deck = Deck(["a", "b", "c"]); deck.peek(State(step="dawn", seats=1, dice=Dice(1)), 2)
        ['c', 'b']
        """
        s.learned += 1
        return self.cards[: -n - 1 : -1]

    def put_bottom(self, card: str) -> None:
        """Slide a card under the deck.

        >>> deck = Deck(["a"]); deck.put_bottom("b"); deck.cards
        ['b', 'a']
        """
        self.cards.insert(0, card)

    def throw(self, card: str) -> None:
        """Lay a card on the discard pile.

        >>> deck = Deck(); deck.throw("a"); deck.discard
        ['a']
        """
        self.discard.append(card)

    def shuffle(self, dice: Dice) -> None:
        """Bring the face-down cards into a new order.

        >>> deck = Deck(list("abcdef")); deck.shuffle(Dice(4)); sorted(deck.cards) == list("abcdef")
        True
        """
        dice.shuffle(self.cards)

    def reshuffle(self, dice: Dice) -> None:
        """Shuffle the discard pile into the deck.

        >>> deck = Deck(["a"], ["b"]); deck.reshuffle(Dice(1)); sorted(deck.cards), deck.discard
        (['a', 'b'], [])
        """
        self.cards += self.discard
        self.discard = []
        dice.shuffle(self.cards)

    def __len__(self) -> int:
        return len(self.cards)


def deal_anew(rng: Dice, *piles: list[Any]) -> None:
    """Mix what lies in several piles and deal it out again, as many to each as before.

    This is how a hidden world is redealt. Search does that thousands of times for one choice, so a few
    big numbers are drawn instead of one for each thing.

    >>> vault, hand = list("abcdef"), list("xy")
    >>> deal_anew(Dice(4), vault, hand)
    >>> len(vault), len(hand), sorted(vault + hand) == sorted("abcdefxy")
    (6, 2, True)
    """
    things = [thing for pile in piles for thing in pile]
    if isinstance(rng, Sorting):
        rng.shuffle(
            things
        )  # what is drawn from it is always nought: only order makes all worlds one
    n, chance = len(things), 0
    for _ in range(n // 16 + 1):  # 16! needs 45 bits, so 62 for sixteen things are plenty
        chance = chance << 62 | rng.below(1 << 62)
    for i in range(n - 1, 0, -1):
        chance, j = divmod(chance, i + 1)
        things[i], things[j] = things[j], things[i]
    start = 0
    for pile in piles:
        end = start + len(pile)
        pile[:] = things[start:end]
        start = end
