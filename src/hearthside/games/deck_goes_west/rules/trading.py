"""Trading between two players: proposals and counter-proposals until both agree (DW-119 to DW-122)."""

from __future__ import annotations

from hearthside.kernel import Act, Asks, Bar, Option, learn, note

from ..content.cards import KIND_OF, KINDS
from ..content.jobs.notation import RESOURCES
from ..content.jobs.program import ITEM, MOVE_KEY
from ..content.jobs.speech import listed
from ..content.people import who
from ..state import Offer, West
from .asking import HandAsk
from .cards import part_with
from .jobs import open_jobs
from .movement import begin_move
from .pieces import (
    PIECE_ACTS,
    blank,
    giving,
    laid_by,
    other_of,
    piece_options,
    side_of,
    sign,
    talk_of,
)
from .possible import items

TALKS = 4
"""How many talks without agreement may follow one another,"""
PUTS = 8
"""and how many proposals a talk (DW-119)."""


# -- opening --------------------------------------------------------------------------------------


def no_trade(s: West, seat: int, other: int) -> str | Bar | None:
    """DW-119: a partner on the same tile or both on railways, and a card to discard."""
    if other == seat or other >= s.seats:
        return "DW-119"
    if s.players[other].out:
        return Bar("DW-008", f"{who(s, other)} is dead.")
    p, q = s.players[seat], s.players[other]
    if not items(p):
        return Bar("DW-119", "You have no item to discard for it.")
    if p.at != q.at and not (p.at in s.rails and q.at in s.rails):
        return Bar(
            "DW-119", f"{who(s, other)} is on another tile, and not both of you on railways."
        )
    if s.talks >= TALKS:
        return Bar("DW-119", f"{TALKS} talks have come to nothing: do something else first.")
    return None


def open_talk(s: West, seat: int, other: int) -> None:
    """Two players begin to talk."""
    s.offer = Offer(seat, other, seat)
    s.step = "talk"


TRADE = Act(
    "trade",
    "DW-119",
    open_talk,
    over=range(5),
    there=lambda s, seat: range(s.seats),
    barred=no_trade,
    label=lambda s, seat, other: f"Trade with {who(s, other)}",
    points="seat:{0}",
    prior=0.02,
)


def partners(s: West, seat: int) -> list[Option]:
    """Whom a seat may trade with (DW-119, DW-122)."""
    p = s.players[seat]
    if s.talks >= TALKS or not items(p):
        return []
    on_rail = p.at in s.rails
    return [
        TRADE.table[other]
        for other, q in enumerate(s.players)
        if other != seat and (q.at == p.at or (on_rail and q.at in s.rails))
    ]


# -- putting it to the other ----------------------------------------------------------------------


def no_propose(s: West, seat: int) -> str | Bar | None:
    """DW-119: new terms can be put to the other, so many times."""
    talk = talk_of(s)
    asked = talk.blind[side_of(talk, seat)]
    if blank(talk, seat):
        return Bar("DW-119", "Nothing lies on the table.")
    if not talk.changed and not asked:
        return Bar("DW-119", "These are the terms that were put to you: agree, or change them.")
    if talk.put >= PUTS:
        return Bar("DW-119", f"{PUTS} proposals have been made.")
    return None


def propose(s: West, seat: int) -> None:
    """Put the terms to the other, who has the word now; cards asked for and not laid out are struck off (DW-119)."""
    talk = talk_of(s)
    talk.blind[side_of(talk, seat)] = 0
    talk.put += 1
    talk.changed = False
    talk.speaker = other_of(talk, seat)
    learn(s)
    tell_terms(s, talk, seat)


def no_agree(s: West, seat: int) -> str | Bar | None:
    """DW-119: both agree to the same terms, and everything asked for lies on the table."""
    talk = talk_of(s)
    if not talk.put:
        return Bar("DW-119", "Nothing has been put to you.")
    if talk.changed:
        return Bar("DW-119", "You changed the terms: put them to the other.")
    if any(talk.blind):
        return Bar("DW-119", "You are asked for a card: lay one out.")
    return None


def agree(s: West, seat: int) -> None:
    """DW-119: it is settled."""
    s.step = "settle"


def end_talk(s: West, seat: int) -> None:
    """No trade: nothing is spent (DW-119)."""
    talk = talk_of(s)
    note(s, "no_trade", talk.seat, talk.partner, rule="DW-119")
    s.talks += 1
    s.offer = None
    s.step = "act"


DEAL, LEAVE = "token:offer.deal", "token:offer.leave"
"""Where a trade is put to the other or settled, and where it is ended."""
PROPOSE = Act(
    "propose",
    "DW-119",
    propose,
    barred=no_propose,
    label=lambda s, seat: (
        "Propose it without the card you are asked for"
        if talk_of(s).blind[side_of(talk_of(s), seat)]
        else "Propose it"
    ),
    points=DEAL,
)
AGREE = Act("agree", "DW-119", agree, barred=no_agree, label="Agreed", points=DEAL)
REFUSE = Act(
    "refuse",
    "DW-119",
    end_talk,
    label=lambda s, seat: "No deal" if talk_of(s).put else "Forget it",
    points=LEAVE,
)


# -- words ----------------------------------------------------------------------------------------


def side_words(s: West, seat: int) -> str:
    """What one side would give, as the two who talk see it."""
    talk = talk_of(s)
    goods = [f"{n} {name}" for n, name in zip(giving(talk, seat), RESOURCES, strict=True) if n]
    goods += [KINDS[KIND_OF[card]].name for card in laid_by(talk, seat)]
    unseen = talk.blind[side_of(talk, seat)]
    if unseen:
        goods.append("a card of their choice" if unseen == 1 else f"{unseen} cards of their choice")
    return listed(goods) if goods else "nothing"


def terms(s: West, seat: int) -> str:
    """The proposal as the one who is to answer reads it."""
    talk = talk_of(s)
    other = other_of(talk, seat)
    told = f"{who(s, other)} would give {side_words(s, other)} for {side_words(s, seat)}."
    for mover in talk.carries:
        told += f" {who(s, mover)} would move {who(s, other_of(talk, mover))}."
    return told


def talk_prompt(s: West, other: int) -> str:
    """What is asked of the one who has the word."""
    talk = talk_of(s)
    if talk.put and not talk.changed:
        return f"{terms(s, talk.speaker)} Agreed?"
    so_far = "" if blank(talk, talk.speaker) else f" So far: {terms(s, other)}"
    return f"what do you propose to {who(s, other)}?{so_far}"


def tell_terms(s: West, talk: Offer, seat: int) -> None:
    """Write down that a proposal was made: resources, how many cards, laid out or asked for, and who moves (DW-119)."""
    if s.journal is None:
        return
    other = other_of(talk, seat)
    counts = [sign(talk, seat) * n for n in talk.gives]
    asked = talk.blind[side_of(talk, other)]
    cards = (len(laid_by(talk, seat)), len(laid_by(talk, other)) + asked)
    note(s, "proposed", seat, other, *counts, *cards, *talk.carries, rule="DW-119")


def talk_options(s: West, seat: int) -> list[Option]:
    """Agree or propose, the pieces, or no deal."""
    options: list[Option] = []
    if no_agree(s, seat) is None:
        options.append(AGREE.option)
    if no_propose(s, seat) is None:
        options.append(PROPOSE.option)
    options += piece_options(s, seat)
    options.append(REFUSE.option)
    return options


TALK = HandAsk(
    "talk",
    "DW-119",
    (AGREE, PROPOSE, *PIECE_ACTS, REFUSE),
    prompt=talk_prompt,
    meanwhile="talks over a trade",
    fast=talk_options,
)


def talk(s: West) -> Asks:
    """Whoever has the word lays out pieces, takes some back, puts it to the other, agrees or ends it (DW-119)."""
    speaker = talk_of(s).speaker
    pick = yield TALK(s, speaker, other_of(talk_of(s), speaker))
    yield from TALK.do(s, speaker, pick)


# -- settling -------------------------------------------------------------------------------------


def tell_trade(s: West, talk: Offer) -> None:
    """Write down what changed hands; which cards, only for those who may know (DW-119)."""
    if s.journal is None:
        return
    counts = (len(talk.cards), len(talk.wishes))
    note(s, "traded", talk.seat, talk.partner, *talk.gives, *counts, *talk.carries, rule="DW-119")
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
    talk = talk_of(s)
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
    for mover in talk.carries:
        s.carries += [mover, other_of(talk, mover)]


def carry_on(s: West) -> bool:
    """Begin the next move that one of two traders makes with the other's meeple, if there is one (DW-120)."""
    while s.carries:
        payer, mover = s.carries.pop(0), s.carries.pop(0)
        if s.players[mover].out:
            continue  # who died while moving the other; nobody else can
        begin_move(s, payer, mover)
        s.key = MOVE_KEY
        if not s.open or open_jobs(s, payer, MOVE_KEY):
            s.step = "move"
            return True
    return False
