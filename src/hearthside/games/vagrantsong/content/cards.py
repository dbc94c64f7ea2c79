"""What a Skill card is, and the few words its effects are written in (VS-085 to VS-091)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from hearthside.kernel import Asks

from ..state import Journey

HAINT = 16
"""A Haint as a target is its number + HAINT; below that it is a body."""


class Cast(NamedTuple):
    """A Skill being performed: who, at whom, and how the Bones fell."""

    seat: int
    target: int
    wins: int
    coins: int
    bones: tuple[int, ...]


Part = Callable[[Journey, Cast], Asks]
"""One sentence of a Skill."""


@dataclass(frozen=True, slots=True)
class Skill:
    """A Skill card: facts beside effect. `bones` 0 = one per Coin (VS-088); `side` L, R or LR."""

    number: int
    name: str
    side: str
    target: str
    low: int
    high: int
    bones: int
    success: int
    text: str
    parts: tuple[Part, ...]
    hint: str = ""
    owner: str = ""
    pup: bool = False
    """Whether its range is counted from the Pup."""
    per: float = 1.0
    extra: float = 0.0
    coin: float = 0.0
    digs: float = 0.0
    far: int = 0
    """What bots know of it: Humanity for each success, for any success at all, for each Coin after the first;
    how much of it is Rummaging; and how far a Skill that targets only oneself reaches a Haint."""

    @property
    def rule(self) -> str:
        """Its id in the rule book: VK-017."""
        return f"VK-{self.number:03}"

    @property
    def exclusive(self) -> bool:
        """Whether only its owner may use it (VS-084)."""
        return bool(self.owner)


SKILLS: dict[int, Skill] = {}
"""Every Skill by number, filled as the modules of skills load."""


def skills(*cards: Skill) -> None:
    """Take Skills in; a number is given once."""
    for card in cards:
        if card.number in SKILLS:
            raise ValueError(f"two Skills have the number {card.number}")
        if card.target not in ("V", "H", "Any") or card.side not in ("L", "R", "LR"):
            raise ValueError(f"Skill {card.number}: target {card.target!r}, side {card.side!r}")
        SKILLS[card.number] = card
