"""What a Junk card is, and what worn Junk comes to (VS-092 to VS-096); the cards are in `junk_cards.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from hearthside.kernel import Asks, Decision

from ..state import Journey, Vagrant
from .cards import Part

SeatHook = Callable[[Journey, int], Asks]


@dataclass(frozen=True, slots=True)
class Junk:
    """One Junk card; tier 0 is Special Junk, which is never in the deck (VS-253)."""

    number: int
    name: str
    tier: int
    text: str
    # What it adds while it is whole.
    move: int = 0
    range: int = 0
    bust: int = 0
    investigate: int = 0
    patch: int = 0
    """To the Move value, to the Range of Skills; by how much easier a Bust, an Investigate, a Patch Up succeeds."""
    pockets: int = 0
    nails: int = 0
    """Tokens more that can be held; what Iron Nails give more."""
    draws: int = 0
    """Tokens more that a Rummage draws."""
    bust_gives: int = 0
    """What a Bust that succeeds gives more."""
    # What it does of itself.
    losing: Callable[[Journey, int, int], int] | None = None
    """A loss as it becomes; of several pieces one makes it smaller."""
    starts: SeatHook | None = None
    """On the own turn, once the Coins are collected."""
    wounded: SeatHook | None = None
    patched: SeatHook | None = None
    found: SeatHook | None = None
    """After a Wound; after a Patch Up, an Investigate that succeeded."""
    haunted: Callable[[Journey, int, int], Asks] | None = None
    """After a Haint has Haunted: (state, seat, Haint)."""
    # What it does for Coins, written as Skills are.
    coin: tuple[Part, ...] = ()
    aims: int = 0
    """The Range in which it is aimed at a Haint; 0 if it serves its wearer."""
    success: int = 0
    """What a Bone per Coin has to show; without it every Coin is a success."""
    works: SeatHook | None = None
    """Something for Coins that only its Scenario knows."""
    usable: Callable[[Journey, int], bool] | None = None
    price: int = 1
    """When it can be used, and how many Coins that takes."""
    per: float = 0.0
    heals: float = 0.0
    digs: float = 0.0
    """What bots know of it: for each Coin, Humanity for a Haint, or for everybody near; how much of it is Rummaging."""

    @property
    def rule(self) -> str:
        """Its id in the rule book: VJ-025."""
        return f"VJ-{self.number:03}"

    @property
    def takes_coin(self) -> bool:
        """Whether a Coin can be put on it."""
        return bool(self.coin) or self.works is not None


JUNK: dict[int, Junk] = {}
"""Every piece of Junk by number, filled as `junk_cards.py` and the pages load."""
TIERS: dict[int, list[int]] = {1: [], 2: [], 3: []}
"""The Junk deck, tier by tier."""
BLANK = "blank_junk"
"""What lasts, by its key, while somebody's Junk does nothing."""


def junk(*cards: Junk) -> None:
    """Take Junk in; a number is given once."""
    for card in cards:
        if card.number in JUNK:
            raise ValueError(f"two pieces of Junk have the number {card.number}")
        JUNK[card.number] = card
        if card.tier:
            TIERS[card.tier].append(card.number)


def worn(v: Vagrant) -> list[Junk]:
    """The unbroken Junk that works for a Vagrant (VS-092), with what DC lent to all."""
    found: list[Junk] = []
    if BLANK not in v.lasting:
        for n in v.junk:
            if n > 0:
                found.append(JUNK[n])
        if v.lent:
            found.append(JUNK[v.lent])
    return found


def total(v: Vagrant, what: str) -> int:
    """What Junk and an In-Between card add to a value."""
    found: int = getattr(v.bonus, what, 0)
    if v.junk or v.lent:
        for card in worn(v):
            found += getattr(card, what)
    return found


def softened(s: Journey, v: Vagrant, n: int) -> int:
    """A loss after what Junk takes off it; one piece does, however many are worn."""
    if v.junk or v.lent:
        for card in worn(v):
            if card.losing is not None:
                less = card.losing(s, v.seat, n)
                if less < n:
                    return less
    return n


def joins_in(s: Journey, i: int, when: str) -> Iterable[Decision]:
    """Whatever Junk a Vagrant wears has its say: "starts", "wounded", "patched" or "found"."""
    v = s.vagrants[i]
    return _joining(s, v, when) if v.junk or v.lent else ()


def _joining(s: Journey, v: Vagrant, when: str) -> Asks:
    for card in worn(v):
        hook: SeatHook | None = getattr(card, when)
        if hook is not None:
            yield from hook(s, v.seat)
