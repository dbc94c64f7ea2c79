"""Buying from the trade row, and trading between two players by agreement (DW-117 to DW-122)."""

from __future__ import annotations

from hearthside.kernel import Asks, Decision, Option, note

from ..content.cards import BUY, KIND, KIND_OF, KINDS, OFFER, WISH
from ..jobs.notation import RESOURCES
from ..jobs.program import ITEM, MOVE_KEY
from ..state import Offer, West
from .cards import ONTO, part_with, put, refill_row, show
from .doing import perform
from .movement import begin_move
from .possible import can, items, open_jobs

TRADE = tuple(Option("trade", seat) for seat in range(5))
GIVE = tuple(Option("give", name) for name in RESOURCES)
WANT = tuple(Option("want", name) for name in RESOURCES)
CARRY = (Option("carry", "partner"), Option("carry", "me"))
PROPOSE, WITHDRAW = Option("propose"), Option("withdraw")
AGREE, REFUSE = Option("agree"), Option("refuse")


def buy(s: West, seat: int, pick: Option) -> Asks:
    """Do a corner job; the card goes on top of a pile and the row moves up (DW-042, DW-118)."""
    p = s.players[seat]
    kind = KIND[str(pick[1])]
    yield from perform(s, seat, BUY[kind.index][int(pick[2])][0], can(s, p))
    card = next(card for card in reversed(s.row) if KIND_OF[card] == kind.index)
    s.row.remove(card)
    s.aside = card
    onto = yield Decision(seat, "onto", ONTO, rule="DW-042", about=(kind.id,))
    s.aside = -1
    put(s, p, card, onto)
    s.bought.append(kind.index)
    note(s, "bought", seat, kind.id, onto[1], int(pick[2]), rule="DW-042")
    refill_row(s)


def partners(s: West, seat: int) -> list[Option]:
    """Whom a seat may trade with: on the same tile, or both on railways (DW-119, DW-122)."""
    p = s.players[seat]
    if s.seats < 2 or not items(p):
        return []
    on_rail = p.at in s.rails
    return [
        TRADE[other]
        for other, q in enumerate(s.players)
        if other != seat
        and not q.out
        and other not in s.refused
        and (q.at == p.at or (on_rail and q.at in s.rails))
    ]


def begin_offer(s: West, seat: int, partner: int) -> None:
    """Two players begin to talk."""
    s.offer = Offer(seat, partner)


def offer(s: West) -> Asks:
    """The active player lays out, piece by piece, what would change hands (DW-119, DW-121)."""
    talk = s.offer
    assert talk is not None
    show(s)
    mine, theirs = s.players[talk.seat], s.players[talk.partner]
    options = [GIVE[i] for i in range(4) if talk.gives[i] >= 0 and mine.res[i] > talk.gives[i]]
    options += [WANT[i] for i in range(4) if talk.gives[i] <= 0 and theirs.res[i] > -talk.gives[i]]
    free = [card for card in items(mine) if card not in talk.cards]
    if len(free) > 1:  # one is discarded for the trade
        options += [OFFER[kind] for kind in dict.fromkeys(KIND_OF[card] for card in free)]
    if s.open:
        free = [card for card in items(theirs) if card not in talk.wishes]
        options += [WISH[kind] for kind in dict.fromkeys(KIND_OF[card] for card in free)]
    carriers = (talk.seat, talk.partner)
    options += [CARRY[i] for i in (0, 1) if carriers[i] not in talk.carries]  # DW-120
    if any(talk.gives) or talk.cards or talk.wishes or talk.carries:
        options.append(PROPOSE)
    options.append(WITHDRAW)
    pick = yield Decision(
        talk.seat, "offer", options, rule="DW-119", about=(talk.partner,), secret=not s.open
    )
    lay_out(s, talk, pick)


def lay_out(s: West, talk: Offer, pick: Option) -> None:
    """Put one more thing into the proposal, or end the talk."""
    verb = pick[0]
    if verb == "give":
        talk.gives[RESOURCES.index(str(pick[1]))] += 1
    elif verb == "want":
        talk.gives[RESOURCES.index(str(pick[1]))] -= 1
    elif verb == "offer":
        talk.cards.append(spare(items(s.players[talk.seat]), talk.cards, pick))
    elif verb == "wish":
        talk.wishes.append(spare(items(s.players[talk.partner]), talk.wishes, pick))
    elif verb == "carry":
        talk.carries.append(talk.seat if pick[1] == "partner" else talk.partner)
    elif verb == "propose":
        s.step = "answer"
    else:
        call_off(s)


def spare(cards: list[int], taken: list[int], pick: Option) -> int:
    """A card of the picked kind that is not yet in the proposal."""
    kind = KIND[str(pick[1])].index
    return next(card for card in cards if KIND_OF[card] == kind and card not in taken)


def call_off(s: West) -> None:
    """No trade: nothing is spent, and this partner is not asked again this turn (DW-119)."""
    assert s.offer is not None
    note(s, "no_trade", s.offer.seat, s.offer.partner, rule="DW-119")
    s.refused.append(s.offer.partner)
    s.offer = None
    s.step = "act"


def answer(s: West) -> Asks:
    """The partner may add own cards, then agrees or refuses (DW-119)."""
    talk = s.offer
    assert talk is not None
    show(s)
    free = [card for card in items(s.players[talk.partner]) if card not in talk.wishes]
    options = [AGREE, REFUSE]
    options += [OFFER[kind] for kind in dict.fromkeys(KIND_OF[card] for card in free)]
    pick = yield Decision(
        talk.partner, "answer", options, rule="DW-119", about=(talk.seat,), secret=not s.open
    )
    if pick[0] == "offer":
        talk.wishes.append(spare(items(s.players[talk.partner]), talk.wishes, pick))
    elif pick[0] == "refuse":
        call_off(s)
    else:
        s.step = "settle"


def tell_trade(s: West, talk: Offer) -> None:
    """Write down what changed hands; which cards, only for those who may know (DW-119)."""
    if s.journal is None:
        return
    counts = (len(talk.cards), len(talk.wishes))
    note(s, "traded", talk.seat, talk.partner, *talk.gives, *counts, rule="DW-119")
    readers = None if s.open else (talk.seat, talk.partner)
    for giver, taker, cards in (
        (talk.seat, talk.partner, talk.cards),
        (talk.partner, talk.seat, talk.wishes),
    ):
        if cards:
            names = [KINDS[KIND_OF[card]].id for card in cards]
            note(s, "handed", giver, taker, *names, rule="DW-119", to=readers)


def settle(s: West) -> Asks:
    """The active player discards a card, goods change hands, and one may move the other (DW-119, DW-120)."""
    talk = s.offer
    assert talk is not None
    mine, theirs = s.players[talk.seat], s.players[talk.partner]
    for card in talk.cards:
        mine.hand.remove(card)
        theirs.hand.append(card)
    yield from part_with(s, talk.seat, 1, ITEM, scrapping=False)
    for card in talk.wishes:
        theirs.hand.remove(card)
        mine.hand.append(card)
    for i, n in enumerate(talk.gives):
        mine.res[i] -= n
        theirs.res[i] += n
    tell_trade(s, talk)
    s.offer = None
    s.step = "acted"
    for carrier in talk.carries:
        s.carries += [carrier, talk.partner if carrier == talk.seat else talk.seat]


def carry_on(s: West) -> bool:
    """Begin the next move that one of two traders makes with the other's meeple, if there is one (DW-120)."""
    while s.carries:
        payer, mover = s.carries.pop(0), s.carries.pop(0)
        if s.players[payer].out or s.players[mover].out:
            continue
        begin_move(s, payer, mover)
        s.key = MOVE_KEY
        if open_jobs(s, payer, MOVE_KEY):
            s.step = "move"
            return True
    return False
