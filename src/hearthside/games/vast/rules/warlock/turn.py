"""The Warlock's turn: curse and dominate, gain spells, act with magic cubes."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asks, Bar, Option, learn, note

from ...content.board import SUPPLY, SURROUNDING
from ...content.cards import CARDS, offers_of
from ...content.names import count_words
from ...content.roles import WARLOCK
from ...content.spells import SPELLS
from ...state import Vast
from ..appear import appear
from ..flow import end_turn
from ..pieces import curse_supply, figures
from .actions import CONJURE, CONJURINGS, SUMMON, SUMMONS, SYPHON, syphoned
from .moments import LEARNED, TURN_ENDS
from .sneak import SNEAK, can_sneak


def warlock_begins(s: Vast) -> Asks:
    """VM-026: on his first turn he appears on any tile without figures."""
    w = s.warlock
    if not w.on_map:
        w.at = yield from appear(s, s.seat_of[WARLOCK], "warlock")
        w.on_map = True
    s.step = "warlock_curses"


# -- spells --------------------------------------------------------------------------------


def no_such_spell(s: Vast, me: int, card: str) -> str | Bar | None:
    """VM-222: a spell in his hand."""
    return None if card in s.warlock.hand else Bar("VM-222", "It is not in your hand.")


def learn_spell(s: Vast, me: int, card: str) -> Asks:
    """VM-222: one of three is played, two are discarded."""
    w = s.warlock
    w.hand.remove(card)
    w.spells.append(card)
    learn(s)
    note(s, "learned", card, rule="VM-222")
    for effect in LEARNED.of((card,)):
        effect(s)
    for _ in range(2):
        pick = yield DROP_ASK(s, me)
        yield from DROP_ASK.do(s, me, pick)


def drop_spell(s: Vast, me: int, card: str) -> None:
    """VM-222: a spell is discarded."""
    s.warlock.hand.remove(card)
    s.warlock.deck.throw(card)
    learn(s)  # everybody may read the discards


LEARN = Act(
    "learn",
    "VM-222",
    learn_spell,
    over=SPELLS,
    barred=no_such_spell,
    label=lambda s, me, card: f"Keep and play {CARDS[card].name}",
    points="card:{0}",
    detail=lambda s, me, card: CARDS[card].text,
)
DROP = Act(
    "drop",
    "VM-222",
    drop_spell,
    over=SPELLS,
    barred=no_such_spell,
    label=lambda s, me, card: f"Let {CARDS[card].name} go",
    points="card:{0}",
)
LEARN_ASK = Ask(
    "learn",
    "VM-222",
    (LEARN,),
    prompt="which spell do you keep?",
    meanwhile="studies spells",
    fast=lambda s, me: [LEARN.table[card] for card in s.warlock.hand],
    secret=True,
)
DROP_ASK = Ask(
    "drop",
    "VM-222",
    (DROP,),
    prompt="which spell do you let go?",
    meanwhile="studies spells",
    fast=lambda s, me: [DROP.table[card] for card in s.warlock.hand],
    secret=True,
)


def warlock_learns(s: Vast) -> Asks:
    """VM-222: of every three spells in hand one is played, two are discarded; then the cubes come back."""
    w, seat = s.warlock, s.seat_of[WARLOCK]
    if len(w.hand) < 3:
        w.unassigned += w.placed  # VM-223
        w.placed = 0
        w.used.clear()
        s.step = "warlock_acts"
        return
    pick = yield LEARN_ASK(s, seat)
    yield from LEARN_ASK.do(s, seat, pick)


# -- actions -------------------------------------------------------------------------------


def end_actions(s: Vast, me: int) -> None:
    """What works at the end of his turn does, and the next role is up."""
    for effect in TURN_ENDS.of(s.warlock.spells):
        effect(s)
    end_turn(s)


END_TURN = Act("end", "VM-223", end_actions, label="End your turn", prior=0.5)
SNEAK_AWAY, SYPHONING, ENDING = SNEAK.option, SYPHON.option, END_TURN.option
SPELL_CARDS = {card.key: card for card in SPELLS.values() if card.acts and not card.when}
SPELL_OFFERS = {key: offers_of(card) for key, card in SPELL_CARDS.items()}


def warlock_options(s: Vast, me: int) -> list[Option]:
    """VM-223: what a cube can buy, or the end."""
    w, m = s.warlock, s.map
    options: list[Option] = []
    if w.unassigned:
        if can_sneak(s):
            options.append(SNEAK_AWAY)
        near = SURROUNDING[w.at] & m.tiles & ~figures(s)
        if SUPPLY in m.poltergeists:
            options += SUMMONS.of(near & m.lit)
        if SUPPLY in m.treasures:
            options += CONJURINGS.of(near & ~m.lit)
        if curse_supply(s) and syphoned(s)[0]:
            options.append(SYPHONING)
        for card in w.spells:
            if card in SPELL_OFFERS:
                SPELL_OFFERS[card](s, options)
    options.append(ENDING)
    return options


ACTIONS = Ask(
    "warlock",
    "VM-223",
    (
        SNEAK,
        SUMMON,
        CONJURE,
        SYPHON,
        *(act for card in SPELL_CARDS.values() for act in card.acts),
        END_TURN,
    ),
    prompt=lambda s, cubes: f"what now? You have {count_words(cubes, 'magic cube')} at hand.",
    meanwhile="weighs the shadows",
    fast=warlock_options,
)


def warlock_acts(s: Vast) -> Asks:
    """VM-223: actions in any order, one magic cube each."""
    w, seat = s.warlock, s.seat_of[WARLOCK]
    pick = yield ACTIONS(s, seat, w.unassigned)
    if pick.verb != "end":
        w.unassigned -= 1
        w.placed += 1
    yield from ACTIONS.do(s, seat, pick)
