"""The actions of a day: who acts, what with, and what is kept in the evening (DW-114 to DW-117, DW-123)."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Bar, Option, note

from ..content.cards import FIRST_DANGER, KIND, KIND_OF
from ..content.land import place_words
from ..content.people import who
from ..state import Player, West
from .asking import HandAsk
from .battle import swap
from .cards import KIND_IDS, find, hand_card, in_hand, show
from .jobs import JOB_ACTS, open_jobs
from .land import called
from .market import BUY, open_buys
from .trading import TRADE, partners

# -- who acts -------------------------------------------------------------------------------------


def no_lead(s: West, seat: int, other: int) -> str | Bar | None:
    """DW-116: together, anybody who has not passed may be the next; but it does not go round for ever."""
    if s.mode == "versus" or other >= s.seats or other == seat:
        return "DW-116"
    if s.players[other].passed:
        return Bar("DW-115", f"{who(s, other)} has called it a day.")
    if seat >= 0 and s.idle >= s.seats:
        return Bar("DW-116", "The lead went round and nobody has acted.")
    return None


def lead(s: West, seat: int, other: int) -> None:
    """DW-116: somebody else acts."""
    s.active, s.acts, s.talks = other, 0, 0
    s.idle += seat >= 0
    s.step = "act"


LEAD_BY = Act(
    "lead",
    "DW-116",
    lead,
    over=range(5),
    there=lambda s, seat: range(s.seats),
    barred=no_lead,
    label=lambda s, seat, other: f"Let {who(s, other)} act",
    points="seat:{0}",
    prior=0.5,
)
LEAD = Ask("lead", "DW-116", (LEAD_BY,), prompt="Who acts next?")


# -- the end of a turn ----------------------------------------------------------------------------


def call_it_a_day(s: West, seat: int) -> None:
    """DW-115: a pass holds for the rest of the day; those left may agree anew who acts (DW-116)."""
    s.players[seat].passed = True
    s.idle = 0
    note(s, "passed", seat, rule="DW-115")
    s.step = "next_turn" if s.mode == "versus" else "lead"


def end_turn(s: West, seat: int) -> None:
    """DW-114: one action is enough."""
    s.step = "next_turn"


PASS = Act(
    "pass",
    "DW-115",
    call_it_a_day,
    barred=lambda s, seat: (
        Bar("DW-114", "You acted in this turn: end it.") if s.mode == "versus" and s.acts else None
    ),
    label="Pass for today",
)
DONE = Act(
    "done",
    "DW-114",
    end_turn,
    barred=lambda s, seat: None if s.mode == "versus" and s.acts else "DW-114",
    label="End the turn",
)


def alike(p: Player) -> bool:
    """Whether it makes no difference which of two meeples acts: both stand, or lie, on one tile (DW-044)."""
    return p.other == p.at and p.other_lying == p.lying


def no_swap(s: West, seat: int) -> str | Bar | None:
    """DW-154: with two meeples that differ, to and fro once between two actions."""
    p = s.players[seat]
    if p.other == -1:
        return "DW-154"
    if alike(p):
        return Bar("DW-154", f"Both meeples {'lie' if p.lying else 'stand'} on this tile.")
    return Bar("DW-154", "You went to and fro and have not acted.") if s.idle >= 2 else None


def change_meeples(s: West, seat: int) -> None:
    """DW-154: act with the other meeple."""
    swap(s, seat)
    s.idle += 1


def over_there(s: West, seat: int) -> str:
    """Which meeple would act instead, and where it stands."""
    p = s.players[seat]
    if p.other == -1:
        return "Act with the other meeple"
    whose = who(s, seat) if p.second else f"{who(s, seat)}'s brother"
    return f"Act with {whose}, at {place_words(called(s, p.other))}"


SWAP = Act("swap", "DW-154", change_meeples, barred=no_swap, label=over_there)


# -- an action ------------------------------------------------------------------------------------


def act_options(s: West, seat: int) -> list[Option]:
    """Jobs, purchases, trades, another meeple, another leader, or an end (DW-117)."""
    p = s.players[seat]
    options = open_jobs(s, seat)
    options += open_buys(s, seat)
    options += partners(s, seat)
    if p.other != -1 and s.idle < 2 and not alike(p):
        options.append(SWAP.option)  # DW-154
    if s.mode == "versus":
        options.append(DONE.option if s.acts else PASS.option)
    else:
        if s.idle < s.seats:
            options += [
                LEAD_BY.table[i] for i, q in enumerate(s.players) if i != seat and not q.passed
            ]  # DW-018
        options.append(PASS.option)
    return options


def act_words(s: West) -> str:
    """The question for an action: in versus, which of how many; of two meeples, where the one stands that acts."""
    if s.mode == "versus":
        if s.left == 1:
            return "your action? Whoever opens the day has only one."
        return "your second action?" if s.acts else "your first action of two?"
    p = s.players[s.active]
    if p.other == -1:
        return "what do you do?"
    brother = ", as the brother" if p.second else ""
    return f"what do you do at {place_words(called(s, p.at))}{brother}?"


ACT = HandAsk(
    "act",
    "DW-117",
    (*JOB_ACTS, BUY, TRADE, SWAP, DONE, LEAD_BY, PASS),
    prompt=act_words,
    meanwhile="is thinking",
    fast=act_options,
    always=True,  # nobody's day ends unasked
)


# -- more of the same -----------------------------------------------------------------------------


def enough(s: West, seat: int) -> None:
    """The action is over."""
    s.step = "acted"


ENOUGH = Act("enough", "DW-047", enough, label="That is all")
MORE = HandAsk(
    "more",
    "DW-047",
    (*JOB_ACTS, ENOUGH),
    prompt="another job with the same last step? It is still the same action.",
    meanwhile="is thinking",
    fast=lambda s, seat: [*open_jobs(s, seat, s.key), ENOUGH.option],
)


# -- the evening ----------------------------------------------------------------------------------


def no_drop(s: West, seat: int, id: str) -> str | Bar | None:
    """DW-123: any item of the hand, no danger."""
    if KIND[id].group in ("pain", "exhaustion"):
        return "DW-043" if in_hand(s.players[seat], id) else "DW-123"
    return None if in_hand(s.players[seat], id) else "DW-123"


def drop(s: West, seat: int, id: str) -> None:
    """DW-123: discard an item in the evening."""
    p = s.players[seat]
    card = find(p, KIND[id].index)
    show(s)
    p.hand.remove(card)
    p.discard.append(card)
    note(s, "drop", seat, id, rule="DW-123")


def keep(s: West, seat: int) -> None:
    """DW-124: what is kept counts tomorrow."""
    s.asked.remove(seat)


def keep_words(s: West, seat: int) -> str:
    """A hand still full at dawn is death, and that is worth saying (DW-006)."""
    p = s.players[seat]
    full = len(p.hand) >= p.limit
    return "Keep them all: a hand still full at dawn is death" if full else "Keep the rest"


DROP = Act(
    "drop",
    "DW-123",
    drop,
    over=KIND_IDS,
    barred=no_drop,
    label=lambda s, seat, id: f"Discard {KIND[id].name}",
    points=hand_card,
)
KEEP = Act("keep", "DW-124", keep, label=keep_words)
DROPS = tuple(DROP.table[id] for id in KIND_IDS)


def dusk_options(s: West, seat: int) -> list[Option]:
    """Every kind of item in the hand, or no more of them."""
    hand = s.players[seat].hand
    kinds = dict.fromkeys([KIND_OF[card] for card in hand if card < FIRST_DANGER])
    return [*(DROPS[kind] for kind in kinds), KEEP.option]


DUSK = HandAsk(
    "dusk",
    "DW-123",
    (DROP, KEEP),
    prompt="night falls. Discard items you do not want to keep? In the morning you draw a full hand again.",
    meanwhile="looks through the pack",
    fast=dusk_options,
)
