"""Cards: drawing, discarding, scrapping, gaining dangers, and the trade row."""

from __future__ import annotations

from hearthside.kernel import Asks, Decision, Option, learn, note

from ..content.cards import (
    CUT,
    DROP,
    FIRST_DANGER,
    FIRST_EXHAUSTION,
    FIRST_TRADE,
    KIND,
    KIND_OF,
    KINDS,
    SLOTS_OF,
)
from ..state import Player, West
from .ending import die

ONTO = (Option("onto", "draw"), Option("onto", "discard"))
ROW = 5


def show(s: West) -> None:
    """A secret hand is about to show something: what it plays, or that it plays nothing."""
    if not s.open:
        learn(s)


def draw(s: West, seat: int, n: int) -> bool:
    """Draw `n` cards, reshuffling as needed; False if it killed the character (DW-087, DW-112)."""
    p = s.players[seat]
    drawn = 0
    while drawn < n:
        if not p.draw:
            if not p.discard:
                break
            p.draw, p.discard = p.discard, []
            s.dice.shuffle(p.draw)
        p.hand.append(p.draw.pop())
        if p.known:
            p.known -= 1
        drawn += 1
    if drawn:
        learn(s)
    if s.journal is not None:
        tell_drawn(s, seat, drawn)
    return not overwhelmed(s, seat)


def tell_drawn(s: West, seat: int, drawn: int) -> None:
    """Write down how many cards were drawn, and which for those who may know."""
    note(s, "drew", seat, drawn, rule="DW-087")
    names = tuple(KINDS[KIND_OF[card]].id for card in s.players[seat].hand[-drawn:] if drawn)
    if names:
        note(s, "drew_cards", seat, *names, rule="DW-087", to=None if s.open else (seat,))


def overwhelmed(s: West, seat: int) -> bool:
    """Whether the hand now holds as many dangers as its limit, which is death (DW-005)."""
    p = s.players[seat]
    dangers = 0
    for card in p.hand:
        if card >= FIRST_DANGER:
            dangers += 1
    if dangers < p.limit:
        return False
    die(s, seat, "DW-005")
    return True


def put(s: West, p: Player, card: int, onto: Option) -> None:
    """Lay a card that everybody sees on top of the draw pile or the discard pile (DW-042, DW-090)."""
    if onto[1] == "draw":
        p.draw.append(card)
        p.known += 1
    else:
        p.discard.append(card)


def take_danger(s: West, seat: int, pain: bool) -> Asks:
    """Gain a danger from its pile, onto the draw or the discard pile (DW-090, DW-093)."""
    pile, gone = (s.pain, s.pain_gone) if pain else (s.exhaustion, s.exhaustion_gone)
    if not pile:
        if not gone:
            return
        pile.extend(gone)
        gone.clear()
        s.dice.shuffle(pile)
    card = pile.pop()
    learn(s)
    p = s.players[seat]
    kind = KINDS[KIND_OF[card]].id
    s.aside = card
    onto = yield Decision(seat, "onto", ONTO, rule="DW-090", about=(kind,))
    s.aside = -1
    put(s, p, card, onto)
    note(s, "danger", seat, kind, onto[1], rule="DW-090")


def scrap(s: West, card: int) -> None:
    """Return a card that left a hand to where its kind belongs (DW-043, DW-089)."""
    if card >= FIRST_EXHAUSTION:
        s.exhaustion_gone.append(card)
    elif card >= FIRST_DANGER:
        s.pain_gone.append(card)
    elif card >= FIRST_TRADE:
        s.trade_gone.append(card)
    else:
        s.box.append(card)


def find(p: Player, kind: int) -> int:
    """A card of that kind in the hand."""
    for card in p.hand:
        if KIND_OF[card] == kind:
            return card
    raise LookupError(f"no {KINDS[kind].id} in the hand of {p.character}")


def part_with(s: West, seat: int, n: int, slot: int, scrapping: bool) -> Asks:
    """Discard or scrap `n` cards that count for `slot`, as the owner chooses (DW-088, DW-091, DW-092)."""
    p = s.players[seat]
    table, ask, rule = (CUT, "cut", "DW-089") if scrapping else (DROP, "drop", "DW-088")
    show(s)
    for left in range(n, 0, -1):
        cards = [card for card in p.hand if slot in SLOTS_OF[card]]
        if len(cards) > left:
            kinds = {KIND_OF[card]: card for card in cards}
            options = [table[kind] for kind in kinds]
            if len(options) > 1:
                pick = yield Decision(
                    seat, ask, options, rule=rule, about=(left,), secret=not s.open
                )
                card = kinds[KIND[str(pick[1])].index]
            else:
                card = cards[0]
        else:
            card = cards[0]
        p.hand.remove(card)
        if scrapping:
            scrap(s, card)
        else:
            p.discard.append(card)
        if s.journal is not None:
            note(s, ask, seat, KINDS[KIND_OF[card]].id, rule=rule)


def refill_row(s: West) -> None:
    """New cards come in at the left until the row is full (DW-094, DW-118, DW-126)."""
    while len(s.row) < ROW:
        if not s.trade:
            if not s.trade_gone:
                return
            s.trade, s.trade_gone = s.trade_gone, []
            s.dice.shuffle(s.trade)
        card = s.trade.pop()
        s.row.insert(0, card)
        learn(s)
        if s.journal is not None:
            note(s, "row", KINDS[KIND_OF[card]].id, rule="DW-118")
