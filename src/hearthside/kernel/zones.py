"""Decks with their discard piles, and bags. Drawing marks that somebody learned something."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from .dice import Dice
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

    def put_top(self, card: str) -> None:
        """Lay a card on top.

        >>> deck = Deck(["a"]); deck.put_top("b"); deck.cards
        ['a', 'b']
        """
        self.cards.append(card)

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


@dataclass(slots=True)
class Bag:
    """Things drawn blindly: how many of each are inside.

    >>> s = State(step="dawn", seats=1, dice=Dice(5))
    >>> bag = Bag.of(["nail", "nail", "salt"])
    >>> sorted([bag.draw(s), bag.draw(s), bag.draw(s)]), bag.draw(s) is None
    (['nail', 'nail', 'salt'], True)
    """

    inside: dict[str, int] = field(default_factory=dict)

    @staticmethod
    def of(things: Iterable[str]) -> Bag:
        """A bag with these things in it.

        >>> Bag.of("aab").inside
        {'a': 2, 'b': 1}
        """
        bag = Bag()
        for thing in things:
            bag.add(thing)
        return bag

    def draw(self, s: State) -> str | None:
        """One thing at random, each as likely as the next; None out of an empty bag."""
        lots = [thing for thing, n in self.inside.items() for _ in range(n)]
        if not lots:
            return None
        thing = s.dice.pick(lots)
        self.inside[thing] -= 1
        s.learned += 1
        return thing

    def add(self, thing: str, n: int = 1) -> None:
        """Put `n` of a thing in.

        >>> bag = Bag(); bag.add("salt", 2); bag.total()
        2
        """
        self.inside[thing] = self.inside.get(thing, 0) + n

    def take(self, thing: str) -> bool:
        """Take one of a named thing out, if there is one.

        >>> bag = Bag.of(["salt"]); bag.take("salt"), bag.take("salt")
        (True, False)
        """
        if self.inside.get(thing, 0) == 0:
            return False
        self.inside[thing] -= 1
        return True

    def total(self) -> int:
        """How many things are inside.

        >>> Bag.of("abca").total()
        4
        """
        return sum(self.inside.values())
