"""What lies on the table in a trade: resources, cards, promises to move, laid out and taken back (DW-119 to DW-121)."""

from __future__ import annotations

from hearthside.kernel import Act, Bar, Option

from ..content.cards import FIRST_DANGER, KIND, KIND_OF, KINDS
from ..content.jobs.notation import RESOURCES
from ..content.people import who
from ..state import Offer, West
from .cards import show
from .possible import items

PIECES = 24
"""How often pieces are laid out or taken back in one talk (DW-119)."""


# -- what lies on the table -----------------------------------------------------------------------


def talk_of(s: West) -> Offer:
    """The talk under way."""
    assert s.offer is not None
    return s.offer


def other_of(talk: Offer, seat: int) -> int:
    """The one that a seat talks with."""
    return talk.partner if seat == talk.seat else talk.seat


def sign(talk: Offer, seat: int) -> int:
    """How what a seat gives counts in `gives`: the opener's gifts above zero."""
    return 1 if seat == talk.seat else -1


def side_of(talk: Offer, seat: int) -> int:
    """Where in `blind` stands what is asked of a seat."""
    return 0 if seat == talk.seat else 1


def laid_by(talk: Offer, seat: int) -> list[int]:
    """The cards that a seat would give."""
    return talk.cards if seat == talk.seat else talk.wishes


def giving(talk: Offer, seat: int) -> list[int]:
    """How much of each resource a seat would give."""
    return [max(0, sign(talk, seat) * n) for n in talk.gives]


def blank(talk: Offer, seat: int) -> bool:
    """Whether nothing lies on the table; cards asked unseen of that seat are left out."""
    asked = talk.blind[side_of(talk, other_of(talk, seat))]
    return not (any(talk.gives) or talk.cards or talk.wishes or talk.carries or asked)


def changed(s: West) -> None:
    """A piece was laid out or taken back: the terms are new."""
    talk = talk_of(s)
    talk.changed = True
    talk.laid += 1


def full(s: West) -> Bar | None:
    """DW-119: no talk goes on for ever."""
    return (
        Bar("DW-119", "Everything has been turned over often enough.")
        if talk_of(s).laid >= PIECES
        else None
    )


# -- resources ------------------------------------------------------------------------------------


def no_give(s: West, seat: int, name: str) -> Bar | None:
    """DW-053: nobody offers more than they have."""
    talk, i = talk_of(s), RESOURCES.index(name)
    there = s.players[seat].res[i]
    if sign(talk, seat) * talk.gives[i] >= there:
        return Bar("DW-053", f"You have {there} {name}.")
    return full(s)


def no_want(s: West, seat: int, name: str) -> Bar | None:
    """DW-053: nobody is asked for more than they have."""
    talk, i = talk_of(s), RESOURCES.index(name)
    other = other_of(talk, seat)
    there = s.players[other].res[i]
    if -sign(talk, seat) * talk.gives[i] >= there:
        return Bar("DW-053", f"{who(s, other)} has {there} {name}.")
    return full(s)


def give(s: West, seat: int, name: str) -> None:
    """One more goes over, or one less comes back."""
    talk = talk_of(s)
    talk.gives[RESOURCES.index(name)] += sign(talk, seat)
    changed(s)


def want(s: West, seat: int, name: str) -> None:
    """One more comes back, or one less goes over."""
    talk = talk_of(s)
    talk.gives[RESOURCES.index(name)] -= sign(talk, seat)
    changed(s)


def give_words(s: West, seat: int, name: str) -> str:
    """Offering one, or asking for one less."""
    asked = sign(talk_of(s), seat) * talk_of(s).gives[RESOURCES.index(name)] < 0
    return f"Ask for 1 {name} less" if asked else f"Give 1 {name}"


def want_words(s: West, seat: int, name: str) -> str:
    """Asking for one, or offering one less."""
    given = sign(talk_of(s), seat) * talk_of(s).gives[RESOURCES.index(name)] > 0
    return f"Give 1 {name} less" if given else f"Ask for 1 {name}"


def heap(s: West, seat: int, name: str) -> str:
    """The heap that changes when `seat` gives one more: its own, or the other's as long as some comes back."""
    talk = talk_of(s)
    back = sign(talk, seat) * talk.gives[RESOURCES.index(name)] < 0
    return f"token:offer.{other_of(talk, seat) if back else seat}.{name}"


GIVE = Act(
    "give", "DW-119", give, over=RESOURCES, barred=no_give, label=give_words, points=heap, prior=0.3
)
WANT = Act(
    "want",
    "DW-119",
    want,
    over=RESOURCES,
    barred=no_want,
    label=want_words,
    points=lambda s, seat, name: heap(s, other_of(talk_of(s), seat), name),
    prior=0.3,
)


# -- cards ----------------------------------------------------------------------------------------

ITEMS = tuple(kind.id for kind in KINDS if kind.group in ("starter", "trade"))


def free(s: West, seat: int, id: str) -> int:
    """A card of that kind in a hand that is not laid out yet, or -1."""
    laid, kind = laid_by(talk_of(s), seat), KIND[id].index
    for card in s.players[seat].hand:
        if KIND_OF[card] == kind and card not in laid:
            return card
    return -1


def laid(s: West, seat: int, id: str) -> int:
    """A card of that kind that a seat has laid out, or -1."""
    kind = KIND[id].index
    return next((card for card in laid_by(talk_of(s), seat) if KIND_OF[card] == kind), -1)


def in_hand(id: str, card: int) -> tuple[str, ...]:
    """A card in a hand, as a thing."""
    return (f"card:{id}#{card}",) if card >= 0 else ()


def on_table(seat: int, card: int) -> tuple[str, ...]:
    """A card that a seat has laid out, as a thing."""
    return (f"card:offer.{seat}#{card}",) if card >= 0 else ()


def taken(s: West, seat: int, id: str) -> tuple[str, ...]:
    """A card of that kind that a seat has laid out, as a thing."""
    return on_table(seat, laid(s, seat, id))


def no_offer(s: West, seat: int, id: str) -> str | Bar | None:
    """DW-119, DW-121: an item of the own hand; the one who opened keeps one to discard."""
    talk = talk_of(s)
    if free(s, seat, id) < 0:
        return Bar("DW-119", f"There is no {KIND[id].name} left in your hand to offer.")
    if seat == talk.seat and len(items(s.players[seat])) - len(talk.cards) < 2:
        return Bar("DW-119", "One item has to be left to discard for the trade.")
    return full(s)


def offer(s: West, seat: int, id: str) -> None:
    """Lay an own card on the table; it may be one that was asked for unseen."""
    talk = talk_of(s)
    show(s)
    laid_by(talk, seat).append(free(s, seat, id))
    side = side_of(talk, seat)
    talk.blind[side] = max(0, talk.blind[side] - 1)
    changed(s)


OFFER = Act(
    "offer",
    "DW-119",
    offer,
    over=ITEMS,
    barred=no_offer,
    label=lambda s, seat, id: f"Offer {KIND[id].name}",
    points=lambda s, seat, id: in_hand(id, free(s, seat, id)),
    prior=0.3,
)


def take_back(s: West, seat: int, id: str) -> None:
    """Take an own card back off the table."""
    laid_by(talk_of(s), seat).remove(laid(s, seat, id))
    changed(s)


BACK = Act(
    "back",
    "DW-119",
    take_back,
    over=ITEMS,
    barred=lambda s, seat, id: (
        full(s) if laid(s, seat, id) >= 0 else Bar("DW-119", "It does not lie on the table.")
    ),
    label=lambda s, seat, id: f"Take {KIND[id].name} back",
    points=taken,
    prior=0.05,
)


def no_wish(s: West, seat: int, id: str) -> str | Bar | None:
    """DW-119: open hands are asked for a card by name."""
    other = other_of(talk_of(s), seat)
    if not s.open:
        return Bar("DW-119", "You do not see that hand; ask for a card unseen.")
    if free(s, other, id) < 0:
        return Bar("DW-119", f"There is no {KIND[id].name} to ask for.")
    talk = talk_of(s)
    if other == talk.seat and len(items(s.players[other])) - len(talk.cards) < 2:
        return Bar("DW-119", f"{who(s, other)} has to keep an item to discard for the trade.")
    return full(s)


def wish(s: West, seat: int, id: str) -> None:
    """Ask for a card of an open hand."""
    other = other_of(talk_of(s), seat)
    laid_by(talk_of(s), other).append(free(s, other, id))
    changed(s)


WISH = Act(
    "wish",
    "DW-119",
    wish,
    over=ITEMS,
    barred=no_wish,
    label=lambda s, seat, id: f"Ask for {KIND[id].name}",
    points=lambda s, seat, id: in_hand(id, free(s, other_of(talk_of(s), seat), id)),
    prior=0.3,
)


def spare(s: West, seat: int, id: str) -> None:
    """Do not ask for a card any more, or decline one that was laid out."""
    other = other_of(talk_of(s), seat)
    laid_by(talk_of(s), other).remove(laid(s, other, id))
    changed(s)


SPARE = Act(
    "spare",
    "DW-119",
    spare,
    over=ITEMS,
    barred=lambda s, seat, id: (
        full(s)
        if laid(s, other_of(talk_of(s), seat), id) >= 0
        else Bar("DW-119", "It does not lie on the table.")
    ),
    label=lambda s, seat, id: f"Do without {KIND[id].name}",
    points=lambda s, seat, id: taken(s, other_of(talk_of(s), seat), id),
    prior=0.05,
)


# -- cards unseen, and who moves whom -------------------------------------------------------------


def no_blind(s: West, seat: int) -> str | Bar | None:
    """DW-119: of a secret hand a card is asked for unseen, and no more than it holds."""
    talk = talk_of(s)
    other = other_of(talk, seat)
    if s.open:
        return Bar("DW-119", "Hands lie open; ask for a card by its name.")
    asked = talk.blind[side_of(talk, other)] + len(laid_by(talk, other))
    if asked >= len(s.players[other].hand):
        return Bar("DW-119", f"{who(s, other)} holds {len(s.players[other].hand)} cards.")
    return full(s)


def ask_blind(s: West, seat: int) -> None:
    """Ask for a card of the other's choice."""
    talk = talk_of(s)
    talk.blind[side_of(talk, other_of(talk, seat))] += 1
    changed(s)


def ask_less(s: West, seat: int) -> None:
    """Ask for one card less."""
    talk = talk_of(s)
    talk.blind[side_of(talk, other_of(talk, seat))] -= 1
    changed(s)


def no_less(s: West, seat: int) -> str | Bar | None:
    """There must be something to ask less of."""
    talk = talk_of(s)
    return full(s) if talk.blind[side_of(talk, other_of(talk, seat))] else "DW-119"


def their_side(s: West, seat: int) -> str:
    """What the other would give."""
    return f"zone:offer.{other_of(talk_of(s), seat)}"


ASK_CARD = Act(
    "ask",
    "DW-119",
    ask_blind,
    barred=no_blind,
    label="Ask for a card of their choice",
    points=their_side,
    prior=0.3,
)
ASK_LESS = Act(
    "unask",
    "DW-119",
    ask_less,
    barred=no_less,
    label="Ask for one card less",
    points=their_side,
    prior=0.05,
)


def carrier(talk: Offer, seat: int, whom: str) -> int:
    """Who of the two would use own movement: to move `me`, the other does."""
    return seat if whom == "partner" else other_of(talk, seat)


def carry_words(s: West, seat: int, whom: str) -> str:
    """Who would move whom."""
    other = who(s, other_of(talk_of(s), seat))
    return f"You will move {other}" if whom == "partner" else f"{other} will move you"


def carry(s: West, seat: int, whom: str) -> None:
    """DW-120: one promises to move the other."""
    talk = talk_of(s)
    talk.carries.append(carrier(talk, seat, whom))
    changed(s)


def drop_carry(s: West, seat: int, whom: str) -> None:
    """DW-120: the promise is off the table."""
    talk = talk_of(s)
    talk.carries.remove(carrier(talk, seat, whom))
    changed(s)


CARRY = Act(
    "carry",
    "DW-120",
    carry,
    over=("partner", "me"),
    barred=lambda s, seat, whom: (
        "DW-120" if carrier(talk_of(s), seat, whom) in talk_of(s).carries else full(s)
    ),
    label=carry_words,
    points=lambda s, seat, whom: f"token:offer.{carrier(talk_of(s), seat, whom)}.move",
    prior=0.2,
)
NO_CARRY = Act(
    "stand",
    "DW-120",
    drop_carry,
    over=("partner", "me"),
    barred=lambda s, seat, whom: (
        full(s) if carrier(talk_of(s), seat, whom) in talk_of(s).carries else "DW-120"
    ),
    label=lambda s, seat, whom: (
        f"{who(s, other_of(talk_of(s), seat))} stays" if whom == "partner" else "You stay"
    ),
    points=lambda s, seat, whom: f"token:offer.{carrier(talk_of(s), seat, whom)}.move",
    prior=0.05,
)


# -- the list -------------------------------------------------------------------------------------

PIECE_ACTS = (GIVE, WANT, OFFER, WISH, BACK, SPARE, ASK_CARD, ASK_LESS, CARRY, NO_CARRY)
GIVES = tuple(GIVE.table[name] for name in RESOURCES)
WANTS = tuple(WANT.table[name] for name in RESOURCES)
PARTNER, ME = "partner", "me"


def by_kind(act: Act[West, [str]]) -> dict[int, Option]:
    """The options of an act over items, by kind of card."""
    return {KIND[id].index: act.table[id] for id in ITEMS}


OFFERS, WISHES, BACKS, SPARES = by_kind(OFFER), by_kind(WISH), by_kind(BACK), by_kind(SPARE)


def of_kinds(table: dict[int, Option], cards: list[int]) -> list[Option]:
    """One option for every kind among some items."""
    return [table[kind] for kind in {KIND_OF[card]: card for card in cards}]


def piece_options(s: West, seat: int) -> list[Option]:
    """Everything that can be laid out or taken back, made without asking every candidate."""
    talk = talk_of(s)
    if talk.laid >= PIECES:
        return []
    other, way = other_of(talk, seat), sign(talk, seat)
    mine, theirs = s.players[seat], s.players[other]
    my_cards, their_cards = laid_by(talk, seat), laid_by(talk, other)
    options = [GIVES[i] for i in range(4) if way * talk.gives[i] < mine.res[i]]
    options += [WANTS[i] for i in range(4) if -way * talk.gives[i] < theirs.res[i]]
    loose = [card for card in mine.hand if card < FIRST_DANGER and card not in my_cards]
    if len(loose) > (seat == talk.seat):
        options += of_kinds(OFFERS, loose)
    if s.open:
        loose = [card for card in theirs.hand if card < FIRST_DANGER and card not in their_cards]
        if len(loose) > (other == talk.seat):
            options += of_kinds(WISHES, loose)
    options += of_kinds(BACKS, my_cards)
    options += of_kinds(SPARES, their_cards)
    side = side_of(talk, other)
    if not s.open:
        if talk.blind[side] + len(their_cards) < len(theirs.hand):
            options.append(ASK_CARD.option)
        if talk.blind[side]:
            options.append(ASK_LESS.option)
    options.append((NO_CARRY if seat in talk.carries else CARRY).table[PARTNER])
    options.append((NO_CARRY if other in talk.carries else CARRY).table[ME])
    return options
