"""The 160 game cards: their kinds, and the number of every single card.

Starters are the cards 0 to 49, trade cards 50 to 99, pain 100 to 129, exhaustion 130 to 159 (DW-024).
"""

from __future__ import annotations

from dataclasses import dataclass

from .jobs.notation import COLOURS
from .jobs.program import (
    DANGER,
    DISCARD,
    DISCARD_THIS,
    DRAW,
    EXHAUSTION,
    IF,
    ITEM,
    PAIN,
    PAY,
    PAY_X,
    POINTS,
    SCRAP,
    SCRAP_THIS,
    SLOT,
    TAKE,
    Program,
)
from .reading import ContentError, read

GROUPS = {"starter": 50, "trade": 50, "pain": 30, "exhaustion": 30}
FILES = {
    "starter": "starters.toml",
    "trade": "trade.toml",
    "pain": "pain.toml",
    "exhaustion": "exhaustion.toml",
}
LEAVES = (DISCARD_THIS, SCRAP_THIS)
"""How the job of a danger card ends (DW-043)."""
PRICES = (IF, PAY, PAY_X, DISCARD, SCRAP, TAKE, POINTS)
"""What the corner of a trade card may ask for (DW-042)."""
PAID = {PAY, SCRAP, TAKE}
"""What makes drawing cards come to an end: resources spent, cards gone, dangers taken."""
FIRST_TRADE, FIRST_DANGER, FIRST_EXHAUSTION, CARDS = 50, 100, 130, 160


@dataclass(frozen=True, slots=True)
class CardKind:
    """What is printed on a card, and how many there are of it."""

    index: int
    id: str
    name: str
    group: str
    colour: str
    copies: int
    corner: tuple[Program, ...]
    jobs: tuple[Program, ...]


def ops(job: Program) -> list[int]:
    """The operations of a job."""
    return [code for code, _, _ in job.code]


def _asks_for_dangers(job: Program) -> bool:
    return any(code in (DISCARD, SCRAP) and arg >= DANGER for code, _, arg in job.code)


def _kinds() -> tuple[CardKind, ...]:
    kinds: list[CardKind] = []
    for group, total in GROUPS.items():
        file = FILES[group]
        for entry in read(file):
            item = group in ("starter", "trade")
            colour = entry.one_of("colour", COLOURS) if item else "black"
            kind = CardKind(
                index=len(kinds),
                id=entry.id,
                name=entry.take("name", str),
                group=group,
                colour=colour,
                copies=entry.take("copies", int),
                corner=entry.jobs("corner") if group == "trade" else (),
                jobs=entry.jobs("jobs", colour),
            )
            entry.finish()
            if item and any(DRAW in ops(job) and not PAID & {*ops(job)} for job in kind.jobs):
                raise entry.wrong("jobs", "must pay for drawing, or cards could turn in circles")
            if not item and any(job.code[-1][0] not in LEAVES for job in kind.jobs):
                raise entry.wrong("jobs", "must discard or scrap this card in the end")
            if not item and any(_asks_for_dangers(job) for job in kind.jobs):
                raise entry.wrong("jobs", "must not ask for other dangers")
            if any(code not in PRICES for job in kind.corner for code in ops(job)):
                raise entry.wrong("corner", "is a price: conditions, payments and discards only")
            kinds.append(kind)
        found = sum(kind.copies for kind in kinds if kind.group == group)
        if found != total:
            raise ContentError(file, "all", "copies", f"add up to {found}, not {total}")
    return tuple(kinds)


KINDS = _kinds()
KIND = {kind.id: kind for kind in KINDS}
KIND_OF: tuple[int, ...] = tuple(kind.index for kind in KINDS for _ in range(kind.copies))
"""The kind of every card."""
FIRST_OF = {kind.id: KIND_OF.index(kind.index) for kind in KINDS}
"""The first card of every kind; its copies follow."""


def _slots(kind: CardKind) -> tuple[int, ...]:
    if kind.group == "pain":
        return (DANGER, PAIN)
    if kind.group == "exhaustion":
        return (DANGER, EXHAUSTION)
    return (ITEM, SLOT[kind.colour])


SLOTS_OF = tuple(_slots(KINDS[kind]) for kind in KIND_OF)
"""Which counts every card adds to."""


def copies(deck: dict[str, int], taken: set[int]) -> list[int]:
    """Cards for a starter deck out of those not yet `taken`, which they then are."""
    cards = []
    for id, n in deck.items():
        first, kind = FIRST_OF[id], KIND[id]
        free = [card for card in range(first, first + kind.copies) if card not in taken]
        cards += free[:n]
        taken.update(free[:n])
    return cards
