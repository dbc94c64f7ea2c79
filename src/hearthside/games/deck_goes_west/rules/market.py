"""Buying from the trade row (DW-042, DW-117, DW-118)."""

from __future__ import annotations

from hearthside.kernel import Act, Asks, Bar, Option, note

from ..content.cards import KIND, KIND_OF, KINDS
from ..content.jobs.program import Program
from ..state import West
from .cards import ONTO, put, refill_row
from .doing import perform
from .possible import can, have, is_open, shut


def on_row(s: West, id: str) -> list[int]:
    """The cards of a kind in the trade row, the one to leave first in front."""
    kind = KIND[id].index
    return [card for card in reversed(s.row) if KIND_OF[card] == kind]


def no_buy(s: West, seat: int, id: str, corner: int, copy: int = 0) -> str | Bar | None:
    """DW-118, DW-042: the card must lie in the row, and its corner job must be open."""
    cards = on_row(s, id)
    if not cards:
        return Bar("DW-118", f"{KIND[id].name} does not lie in the trade row.")
    if copy >= len(cards):
        return Bar("DW-118", f"There is one {KIND[id].name} in the trade row.")
    return shut(s, s.players[seat], KIND[id].corner[corner], whole=True)


def buy(s: West, seat: int, id: str, corner: int, copy: int = 0) -> Asks:
    """Do a corner job; the card goes on top of a pile and the row moves up (DW-042, DW-118)."""
    s.step = "acted"
    p, kind = s.players[seat], KIND[id]
    card = on_row(s, id)[copy]
    yield from perform(s, seat, kind.corner[corner], can(s, p))
    s.row.remove(card)
    s.aside = card
    onto = yield ONTO(s, seat, id)
    s.aside = -1
    put(s, p, card, onto)
    s.bought.append(kind.index)
    note(s, "bought", seat, id, onto[1], corner, rule="DW-042")
    refill_row(s)


def price_words(s: West, seat: int, id: str, corner: int, copy: int = 0) -> str:
    """What is bought, and what it takes; of two copies, which."""
    kind = KIND[id]
    which = ", the one that stays longer" if copy else ""
    return f"Buy {kind.name}{which}: {kind.corner[corner].said}"


def row_card(s: West, seat: int, id: str, corner: int, copy: int = 0) -> tuple[str, ...]:
    """Where the card lies."""
    return tuple(f"card:{id}#{card}" for card in on_row(s, id)[copy : copy + 1])


CORNERS = [(kind, corner) for kind in KINDS for corner in range(len(kind.corner))]
BUY = Act(
    "buy",
    "DW-042",
    buy,
    over=[
        (kind.id, corner, copy) if copy else (kind.id, corner)
        for kind, corner in CORNERS
        for copy in range(kind.copies)
    ],
    barred=no_buy,
    label=price_words,
    points=row_card,
)


def copies_of(id: str, corner: int, copies: int) -> tuple[Option, ...]:
    """The options to buy the first copy in the row, the second, and so on."""
    return tuple(BUY.table[(id, corner, n) if n else (id, corner)] for n in range(copies))


BUYS: tuple[tuple[tuple[Program, tuple[Option, ...]], ...], ...] = tuple(
    tuple((job, copies_of(kind.id, i, kind.copies)) for i, job in enumerate(kind.corner))
    for kind in KINDS
)
"""By kind: its corner jobs, each with the options to buy the first copy in the row, the second, and so on."""


def open_buys(s: West, seat: int) -> list[Option]:
    """The corner jobs of the trade row that a seat can do now (DW-042, DW-117)."""
    p = s.players[seat]
    bits, counts = can(s, p), have(p)
    options: list[Option] = []
    seen: list[int] = []
    for card in s.row:
        kind = KIND_OF[card]
        copy = seen.count(kind)
        seen.append(kind)
        for job, buying in BUYS[kind]:
            whole = bits & job.asks == job.asks  # DW-042
            if whole and is_open(job, bits, counts):
                options.append(buying[copy])
    return options
