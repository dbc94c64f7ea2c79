"""What a crusade brings after the fight: the Shrine, then treasures."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asks, Bar, Option, learn, note

from ...content.board import NAMES
from ...content.cards import CARDS
from ...content.roles import MANOR, PALADIN
from ...content.treasures import TREASURES
from ...state import Vast
from ..flow import finish
from ..pieces import remove_treasure
from .aids import AIDS, aids
from .dials import (
    LOSE_FAVOR,
    choose_favor,
    drop_card,
    free_favors,
    gain_fury,
    gain_grit,
    gain_light,
)
from .moments import REFUSED

# -- 3: the Shrine -------------------------------------------------------------------------

PRAYERS = {
    "fury": "Ask for 1 Fury",
    "light": "Ask for 1 Light",
    "favor": "Give up a favor for another",
}
SWAP_FAVOR = Ask[Vast](
    "swap_favor",
    "VM-100",
    tuple(LOSE_FAVOR.acts.values()),
    prompt="which favor do you give up for another?",
    meanwhile="gives up a favor",
    secret=True,
)


def pray(s: Vast, me: int, what: str) -> Asks:
    """VM-097: Fury, Light, or another favor for one he gives up (VM-100)."""
    s.step = "crusade_loots"
    note(s, "prayed", what, rule="VM-097")
    if what == "fury":
        gain_fury(s, 1)
    elif what == "light":
        gain_light(s, 1)
    else:
        gone = yield SWAP_FAVOR(s, me)
        drop_card(s, me, str(gone[1]))
        yield from choose_favor(s)


PRAY = Act(
    "pray",
    "VM-097",
    pray,
    over=PRAYERS,
    barred=lambda s, me, what: (
        Bar("VM-097", "You have no favor to give up.")
        if what == "favor" and not free_favors(s)
        else None
    ),
    label=lambda s, me, what: PRAYERS[what],
    points=lambda s, me, what: f"space:{NAMES[s.paladin.at]}",
)


def ask_nothing(s: Vast, me: int) -> None:
    """He need not ask for anything."""
    s.step = "crusade_loots"
    note(s, "prayed", "done", rule="VM-097")


ASK_NOTHING = Act("done", "VM-097", ask_nothing, label="Ask for nothing")


def prayer_options(s: Vast, me: int) -> list[Option]:
    """What he may ask for, and aids (VM-113)."""
    options = [PRAY.table["fury"], PRAY.table["light"], ASK_NOTHING.option]
    if free_favors(s):
        options.append(PRAY.table["favor"])
    return options + aids(s)


AT_SHRINE = Ask(
    "pray",
    "VM-097",
    (PRAY, *AIDS.acts, ASK_NOTHING),
    prompt="the Shrine hums. What do you ask for?",
    meanwhile="prays at a Shrine",
    fast=prayer_options,
)


def crusade_prays(s: Vast) -> Asks:
    """VM-097: on a Shrine he gains Fury or Light, or changes a favor, once per crusade (VM-099)."""
    seat = s.seat_of[PALADIN]
    if not s.map.shrines >> s.paladin.at & 1 or s.shrines_shut:
        s.step = "crusade_loots"
        return
    pick = yield AT_SHRINE(s, seat)
    yield from AT_SHRINE.do(s, seat, pick)
    if s.winner >= 0:
        finish(s)


# -- 4: treasures --------------------------------------------------------------------------


def crusade_loots(s: Vast) -> Asks:
    """VM-101: the treasures on his tile, one at a time."""
    p, m = s.paladin, s.map
    if not m.hoards >> p.at & 1:
        p.vigor = 0
        s.step = "paladin_acts"
        return
    remove_treasure(s, m.treasures.index(p.at))
    yield from receive_treasure(s)


GIVE = Act[Vast, [str]](
    "give",
    "VM-101",
    over=TREASURES,
    barred=lambda s, me, card: (
        None if card in s.manor.offered else Bar("VM-101", "It was not drawn.")
    ),
    label=lambda s, me, card: f"Give {CARDS[card].name}",
    points="card:{0}",
    detail=lambda s, me, card: CARDS[card].text,
)
HAND_OUT = Ask[Vast](
    "give",
    "VM-101",
    (GIVE,),
    prompt="which treasure does the Paladin get?",
    meanwhile="chooses a treasure for the Paladin",
    secret=True,
)


def receive_treasure(s: Vast) -> Asks:
    """VM-101: the Manor draws two and gives one; without a Manor he draws one (VM-213, VM-254)."""
    p, seat, manor = s.paladin, s.seat_of[PALADIN], s.seat_of[MANOR]
    drawn = s.manor.offered = p.treasures.deal(s, 2 if manor >= 0 else 1)
    if not drawn:
        yield from gain_grit(s, 5)  # VM-103
        return
    card = drawn[0]
    if manor >= 0:
        pick = yield HAND_OUT(s, manor)
        card = str(pick[1])
    drawn.remove(card)
    for other in drawn:
        p.treasures.throw(other)
        learn(s)  # everybody may read the discards
    s.manor.offered = []
    p.found = [card]
    knowing = (seat,) if manor < 0 else (seat, manor)
    note(s, "given", card, rule="VM-101", to=knowing)
    note(s, "treasure_found", rule="VM-101", but=knowing)
    s.step = "crusade_keeps"


def keep(s: Vast, me: int) -> None:
    """VM-102: the card stays in his hand."""
    s.paladin.hand.append(s.paladin.found.pop())
    note(s, "kept", rule="VM-102")
    s.step = "crusade_loots"


def refuse(s: Vast, me: int) -> Asks:
    """VM-102: the card is boxed for 5 Grit, or for what his cards give instead."""
    p = s.paladin
    card = p.found.pop()
    p.boxed.append(card)
    learn(s)  # everybody may read the box
    note(s, "refused", card, rule="VM-102")
    s.step = "crusade_loots"
    instead = REFUSED.of(p.played)
    for give in instead:
        give(s)
    if not instead:
        yield from gain_grit(s, 5)


def refusal_words(s: Vast, me: int) -> str:
    """What a refused treasure gives."""
    gifts = [refusal.gives for refusal in REFUSED.of(s.paladin.played)]
    return f"Refuse it for {' and '.join(gifts) or '5 Grit'}"


KEEP = Act("keep", "VM-102", keep, label="Keep it")
REFUSE = Act("refuse", "VM-102", refuse, label=refusal_words)
FOUND = Ask(
    "treasure",
    "VM-102",
    (KEEP, REFUSE, *AIDS.acts),
    prompt=lambda s, card: f"you are handed the {CARDS[card].name}. Keep it, or refuse it?",
    meanwhile="looks at a treasure",
    fast=lambda s, me: [KEEP.option, REFUSE.option, *aids(s)],
    secret=True,
)


def crusade_keeps(s: Vast) -> Asks:
    """VM-102: he keeps what he was handed, or refuses it; his cards may come first (VM-113)."""
    seat = s.seat_of[PALADIN]
    pick = yield FOUND(s, seat, s.paladin.found[0])
    yield from FOUND.do(s, seat, pick)
    if s.winner >= 0:
        finish(s)
