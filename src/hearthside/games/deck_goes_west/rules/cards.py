"""Cards: drawing, discarding, scrapping, gaining dangers, and the trade row."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asks, Bar, Option, learn, note

from ..content.cards import (
    FIRST_DANGER,
    FIRST_EXHAUSTION,
    FIRST_TRADE,
    KIND,
    KIND_OF,
    KINDS,
    SLOTS_OF,
)
from ..content.jobs.program import DANGER, ITEM, PROGRAMS
from ..state import Player, West
from .asking import HandAsk
from .scoring import die

ROW = 5


def show(s: West) -> None:
    """A secret hand shows something: what was seen cannot be taken back."""
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


# -- onto which pile ------------------------------------------------------------------------------


def put(s: West, p: Player, card: int, onto: Option) -> None:
    """Lay a card that everybody sees on top of the draw pile or the discard pile (DW-042, DW-090)."""
    if onto[1] == "draw":
        p.draw.append(card)
        p.known += 1
    else:
        p.discard.append(card)


PILES = {"draw": "On top of the draw pile", "discard": "Onto the discard pile"}
ONTO_PILE = Act[West, [str]](
    "onto",
    "DW-090",
    over=PILES,
    label=lambda s, seat, pile: PILES[pile],
    points=lambda s, seat, pile: f"pile:{pile}{seat}",
)
BOTH_PILES = list(ONTO_PILE.options)
ONTO = Ask(
    "onto",
    "DW-090",
    (ONTO_PILE,),
    prompt=lambda s, id: f"where do you put {KIND[id].name}?",
    meanwhile="puts a card away",
    fast=lambda s, seat: BOTH_PILES,
)


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
    onto = yield ONTO(s, seat, kind)
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


# -- out of the hand ------------------------------------------------------------------------------


def find(p: Player, kind: int) -> int:
    """A card of that kind in the hand."""
    return next(card for card in p.hand if KIND_OF[card] == kind)


def in_hand(p: Player, id: str) -> bool:
    """Whether a card of that kind is in the hand."""
    kind = KIND[id].index
    return any(KIND_OF[card] == kind for card in p.hand)


def hand_card(s: West, seat: int, id: str) -> tuple[str, ...]:
    """Where the cards of a kind lie in a hand."""
    kind = KIND[id].index
    return tuple(f"card:{id}#{card}" for card in s.players[seat].hand if KIND_OF[card] == kind)


def wanted(s: West) -> int:
    """What the cards to part with count for: the step under way says, or a trade, which takes items."""
    return PROGRAMS[s.doing].code[s.stage][2] if s.doing else ITEM


def unfit(s: West, seat: int, id: str) -> str | Bar | None:
    """Why a card cannot be parted with: it is not there, or not of the kind that is asked for."""
    if not in_hand(s.players[seat], id):
        return "DW-088"
    slots, slot = SLOTS_OF[KIND_OF.index(KIND[id].index)], wanted(s)
    if slot in slots:
        return None
    return "DW-091" if (slot >= DANGER) != (DANGER in slots) else "DW-092"


def more_words(left: int) -> str:
    """How many more cards will be asked for."""
    return f" {left - 1} more will follow." if left > 1 else ""


KIND_IDS = tuple(kind.id for kind in KINDS)
DROP_CARD = Act(
    "drop",
    "DW-088",
    over=KIND_IDS,
    barred=unfit,
    label=lambda s, seat, id: f"Discard {KIND[id].name}",
    points=hand_card,
)
CUT_CARD = Act(
    "cut",
    "DW-089",
    over=KIND_IDS,
    barred=unfit,
    label=lambda s, seat, id: f"Scrap {KIND[id].name}",
    points=hand_card,
)
DROPS = tuple(DROP_CARD.table[id] for id in KIND_IDS)
CUTS = tuple(CUT_CARD.table[id] for id in KIND_IDS)


def fitting(s: West, seat: int) -> dict[int, int]:
    """The kinds in a hand that count for what is asked, and a card of each."""
    slot = wanted(s)
    return {KIND_OF[card]: card for card in s.players[seat].hand if slot in SLOTS_OF[card]}


DROP = HandAsk(
    "drop",
    "DW-088",
    (DROP_CARD,),
    prompt=lambda s, left: f"which card do you discard?{more_words(left)}",
    meanwhile="picks a card to discard",
    fast=lambda s, seat: [DROPS[kind] for kind in fitting(s, seat)],
)
CUT = HandAsk(
    "cut",
    "DW-089",
    (CUT_CARD,),
    prompt=lambda s, left: f"which card do you scrap?{more_words(left)}",
    meanwhile="picks a card to scrap",
    part=True,
    fast=lambda s, seat: [CUTS[kind] for kind in fitting(s, seat)],
)


def part_with(s: West, seat: int, n: int, slot: int, scrapping: bool) -> Asks:
    """Discard or scrap `n` cards that count for `slot`, as the owner chooses (DW-088, DW-091, DW-092)."""
    p = s.players[seat]
    show(s)
    for left in range(n, 0, -1):
        cards = [card for card in p.hand if slot in SLOTS_OF[card]]
        if not cards:
            return
        if s.open and len(cards) <= left:
            card = cards[0]
        else:
            pick = yield CUT(s, seat, left) if scrapping else DROP(s, seat, left)
            card = find(p, KIND[str(pick[1])].index)
        p.hand.remove(card)
        if scrapping:
            scrap(s, card)
        else:
            p.discard.append(card)
        if s.journal is not None:
            verb, rule = ("cut", "DW-089") if scrapping else ("drop", "DW-088")
            note(s, verb, seat, KINDS[KIND_OF[card]].id, rule=rule)


# -- the trade row --------------------------------------------------------------------------------


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
