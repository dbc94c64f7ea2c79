"""Junk: passives that are always on while unbroken, some with more for a Coin (VS-092 to VS-096).

Names the source gives: Fishin' Line, Twirling Compass, Floppy Worm Hat, Writer's Satchel, DC's Favour, the
mirror (21) and the locket (24). The rest, and all tiers, are designed here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hearthside.kernel import Asks

from ..state import Journey, Vagrant


@dataclass(frozen=True, slots=True)
class Junk:
    """One Junk card; tier 0 is Special Junk, which is never in the deck (VS-253)."""

    number: int
    name: str
    tier: int
    text: str
    move: int = 0
    range: int = 0
    bust: int = 0
    investigate: int = 0
    patch: int = 0
    pockets: int = 0
    soften: int = 0
    """Losses of this much or more cost 1 less; 0 = never."""
    nails: int = 0
    heal_all: int = 0
    """With a Coin: every Vagrant within this range gains 1."""
    dash: int = 0
    """With a Coin: this many steps of Move."""
    busts: int = 0
    """With a Coin: a Haint within Range 1 gains this much on a 4+."""
    digs: int = 0
    """With a Coin: Rummage this much."""
    works: Callable[[Journey, int], Asks] | None = None
    """With Coins: something that only its Scenario knows."""
    usable: Callable[[Journey, int], bool] | None = None
    price: int = 1
    """When that can be done, and how many Coins it takes."""

    @property
    def takes_coin(self) -> bool:
        """Whether a Coin can be put on it."""
        return bool(self.heal_all or self.dash or self.busts or self.digs or self.works)


JUNK = {
    card.number: card
    for card in (
        Junk(1, "Fishin' Line", 1, "The maximum range of your Skills is 1 longer.", range=1),
        Junk(2, "Twirling Compass", 1, "Your Move value is 1 higher.", move=1),
        Junk(3, "Dented Canteen", 1, "Patch Up succeeds 1 easier.", patch=1),
        Junk(4, "Railman's Gloves", 1, "Bust succeeds 1 easier.", bust=1),
        Junk(5, "Cracked Spectacles", 1, "Investigate succeeds 1 easier.", investigate=1),
        Junk(6, "Patched Overcoat", 1, "You may hold 2 more tokens.", pockets=2),
        Junk(7, "Tin Whistle", 1, "With a Coin: every Vagrant within Range 2 gains 1.", heal_all=2),
        Junk(8, "Rat Trap", 1, "With a Coin: an adjacent Haint gains 2 on a 4+.", busts=2),
        Junk(9, "Smith's Hammer", 2, "Your Iron Nails give 1 more.", nails=1),
        Junk(10, "Quilted Coat", 2, "Losses of 3 or more cost you 1 less.", soften=3),
        Junk(11, "Brass Spyglass", 2, "The maximum range of your Skills is 2 longer.", range=2),
        Junk(12, "Hand Car Crank", 2, "With a Coin: Move 4.", dash=4),
        Junk(13, "Tramp's Ledger", 2, "Investigate succeeds 1 easier; hold 1 more token.", investigate=1, pockets=1),
        Junk(14, "Brass Knuckles", 2, "Bust succeeds 2 easier.", bust=2),
        Junk(15, "Sack of Odds and Ends", 2, "With a Coin: Rummage 3.", digs=3),
        Junk(16, "Conductor's Watch", 3, "Your Move value is 2 higher.", move=2),
        Junk(17, "Silver Flask", 3, "Patch Up succeeds 2 easier.", patch=2),
        Junk(18, "Wool-Lined Duster", 3, "Losses of 2 or more cost you 1 less.", soften=2),
        Junk(19, "Church Bell Clapper", 3, "With a Coin: an adjacent Haint gains 3 on a 4+.", busts=3),
        Junk(20, "Music-Hall Horn", 3, "With a Coin: every Vagrant within Range 4 gains 1.", heal_all=4),
        Junk(21, "Faceless Mirror", 0, "Investigate succeeds 1 easier. Losses of 4 or more cost you 1 less.", investigate=1, soften=4),
        Junk(22, "Floppy Worm Hat", 0, "Patch Up succeeds 1 easier; hold 1 more token.", patch=1, pockets=1),
        Junk(23, "Brakeman's Shears", 0, "Bust succeeds 1 easier. Your Iron Nails give 1 more.", bust=1, nails=1),
        Junk(24, "Soot-Covered Locket", 0, "Losses of 3 or more cost you 1 less. Patch Up succeeds 1 easier.", soften=3, patch=1),
        Junk(31, "Writer's Satchel", 0, "With a Coin: Rummage 2.", digs=2),
    )
}  # fmt: skip
BLANK = "blank_junk"
"""What lasts, by its key, while somebody's Junk does nothing."""
TIERS = {tier: [n for n, card in JUNK.items() if card.tier == tier] for tier in (1, 2, 3)}


def worn(v: Vagrant) -> list[Junk]:
    """The unbroken Junk that works for a Vagrant (VS-092), with what DC lent to all."""
    if BLANK in v.lasting:
        return []
    found = [JUNK[n] for n in v.junk if n > 0]
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


def softened(v: Vagrant, n: int) -> int:
    """A loss after what Junk takes off it, 1 at most."""
    if v.junk or v.lent:
        for card in worn(v):
            if card.soften and n >= card.soften:
                return n - 1
    return n
