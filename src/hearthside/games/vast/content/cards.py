"""What a card is: its printed facts beside its effect.

A card works in three ways, all declared with it: by acts that its owner may do, by numbers of the rules that it
changes, and at moments of the rules at which it does something. The rules say where a number or a moment is; which
card changes it they do not know.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from hearthside.kernel import Act, Ask, Option

from ..state import Vast

F = TypeVar("F")

Effect = Callable[[str], None]
"""What a card does, before it is bound to the card's key."""


class Number:
    """A number of the rules that cards in play change.

    >>> steps = Number(2); steps.plus(2)("boots")
    >>> steps.of(["boots"]), steps.of([])
    (4, 2)
    """

    __slots__ = ("_changes", "base")

    def __init__(self, base: int) -> None:
        self.base = base
        self._changes: list[tuple[str, int]] = []

    def plus(self, n: int) -> Effect:
        """The effect of a card that adds so much."""
        return lambda card: self._changes.append((card, n))

    def of(self, cards: Collection[str]) -> int:
        """The number with these cards in play."""
        value = self.base
        for card, n in self._changes:
            if card in cards:
                value += n
        return value


class Moment(Generic[F]):
    """A moment of the rules at which cards in play do something, each by a function of its own.

    >>> dawn = Moment[Callable[[], str]](); dawn.does(lambda: "crow")("cock")
    >>> [effect() for effect in dawn.of(["cock"])], dawn.of([])
    (['crow'], [])
    """

    __slots__ = ("_effects",)

    def __init__(self) -> None:
        self._effects: list[tuple[str, F]] = []

    def does(self, effect: F) -> Effect:
        """The effect of a card that does this then."""
        return lambda card: self._effects.append((card, effect))

    def of(self, cards: Collection[str]) -> list[F]:
        """What the cards in play do now, in the order in which the cards are printed."""
        return [effect for card, effect in self._effects if card in cards]


@dataclass(frozen=True, slots=True)
class Card:
    """A card: what it is called, what it says in our words, the rule that it is, and what it does.

    - `acts`: what it lets its owner do; `offers` is a fast maker of their options, bound by the law of acts.
    - `effects`: the numbers it changes and the moments at which it does something.
    - `owner`: the Skeleton that a gear card is for, or the Tribe that a card is for.
    - `locked`: it is never given up.
    - `when`: the key of the question that its acts answer, if that is not its owner's turn.
    """

    key: str
    name: str
    text: str
    rule: str
    acts: tuple[Act[Vast, ...], ...] = ()
    offers: Callable[[Vast, list[Option]], None] | None = None
    effects: tuple[Effect, ...] = ()
    owner: int = -1
    locked: bool = False
    copies: int = 1
    when: str = ""
    deck: str = ""


CARDS: dict[str, Card] = {}
"""Every card of the box by its key."""


def deck(name: str, *cards: Card) -> dict[str, Card]:
    """The cards of one deck by key, with their effects in force; no two cards of the box share a key."""
    found = {card.key: replace(card, deck=name) for card in cards}
    for key, card in found.items():
        if key in CARDS:
            raise ValueError(f"two cards have the key {key!r}: {CARDS[key].name} and {card.name}")
        CARDS[key] = card
        for effect in card.effects:
            effect(key)
    return found


def keys_of(*decks: str) -> list[str]:
    """The keys of all cards of some decks."""
    return [key for key, card in CARDS.items() if card.deck in decks]


def whole(cards: Iterable[Card]) -> list[str]:
    """The keys of a deck as it lies in the box, each as often as there are copies."""
    return [card.key for card in cards for _ in range(card.copies)]


def offers_of(card: Card) -> Callable[[Vast, list[Option]], None]:
    """The fast maker of a card's options; made from its acts if it has none of its own."""
    if card.offers is not None:
        return card.offers
    unbarred = Ask[Vast](card.key, card.rule, card.acts, prompt="").open

    def offers(s: Vast, out: list[Option]) -> None:
        out += unbarred(s, 0)

    return offers
