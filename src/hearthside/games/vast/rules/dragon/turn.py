"""The Dragon's turn: move and use powers, take treasures, place a Gem, draw a new hand."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asks, Bar, Option, learn, note

from ...content.board import BITS, GONE, NAMES, SUPPLY
from ...content.dragon_powers import SIGN_WORDS, SIGNS
from ...content.names import count_words
from ...content.roles import DRAGON
from ...state import Vast
from ..flow import end_turn, finish
from ..pieces import remove_treasure
from .movement import FLAP, FLAPS, GO, GOES, leaps, strides
from .paying import unpaid
from .powers import POWERS, power_options
from .traits import GREED, JEWEL, STILL, on_pit, spirit, stir, surface


def dragon_stirs(s: Vast) -> None:
    """VT-162: before his first turn he is under the Paladin; VT-171: his Flame Wall comes back."""
    d = s.dragon
    if d.at < 0:
        d.at = s.paladin.at
        note(s, "dragon_comes", NAMES[d.at], rule="VT-162")
    d.wall = SUPPLY
    d.lent = d.stirred = 0
    d.moved = d.strode = d.shrieked = d.burnt = False
    s.step = "dragon_acts"


# -- phase 1 -------------------------------------------------------------------------------


def end_powers(s: Vast, me: int) -> None:
    """VT-166: on to the treasures."""
    s.step = "dragon_hoards"


END_POWERS = Act("end", "VT-166", end_powers, label="Enough of powers", prior=0.5)


def dragon_options(s: Vast, me: int) -> list[Option]:
    """VT-166: the free move and powers in any order."""
    options: list[Option] = [] if s.dragon.strode else GOES.of(strides(s))
    if unpaid(s, "flap") is None:
        options += FLAPS.of(leaps(s))
    options += power_options(s)
    options.append(END_POWERS.option)
    return options


PROWLING = Ask(
    "dragon",
    "VT-166",
    (GO, FLAP, *POWERS, END_POWERS),
    prompt=lambda s, cards: f"{count_words(cards, 'power card')} in hand. What stirs you?",
    meanwhile="stirs",
    fast=dragon_options,
)


def dragon_acts(s: Vast) -> Asks:
    """VT-166: one free move, and any powers that he pays for; the question is put whatever he holds."""
    seat = s.seat_of[DRAGON]
    decision = PROWLING(s, seat, len(s.dragon.hand))
    decision.always = bool(s.dragon.hand)
    pick = yield decision
    yield from PROWLING.do(s, seat, pick)
    if s.winner >= 0:
        finish(s)


# -- phase 2 -------------------------------------------------------------------------------


def take_all(s: Vast, me: int) -> None:
    """VT-168: the treasures on his tile are his to feed on."""
    d, m = s.dragon, s.map
    while m.hoards >> d.at & 1:
        remove_treasure(s, m.treasures.index(d.at), GONE)
        d.hoard += 1
    note(s, "dragon_took", d.hoard, rule="VT-168")


TAKE_ALL = Act("take", "VT-168", take_all, label="Take the treasures here", points="track:hoard")
LEAVE_ALL = Act("leave", "VT-168", lambda s, me: None, label="Let them lie")
TAKING = Ask[Vast](
    "dragon_take",
    "VT-168",
    (TAKE_ALL, LEAVE_ALL),
    prompt="gold glitters under you. Take it?",
    meanwhile="looks at the gold",
)


def dragon_hoards(s: Vast) -> Asks:
    """VT-168, VT-173: treasures may be taken; one a turn feeds his Greed, without Greed they all go back."""
    d, m, seat = s.dragon, s.map, s.seat_of[DRAGON]
    if m.hoards & BITS[d.at]:
        pick = yield TAKING(s, seat)
        yield from TAKING.do(s, seat, pick)
    if d.hoard:
        fed = stir(s, GREED, "VT-173")
        back = d.hoard if not d.sloth[GREED] and not fed else int(fed)
        for _ in range(back):
            m.treasures[m.treasures.index(GONE)] = SUPPLY
        d.hoard -= back
    s.step = "dragon_sets"


# -- phase 3 -------------------------------------------------------------------------------


def set_gem(s: Vast, me: int, sign: str) -> None:
    """VT-169, VT-193: a Gem on his tile; with another on the map his Pride stirs."""
    d = s.dragon
    others = any(at >= 0 for at in d.gems)
    d.gems[SIGNS.index(sign)] = d.at
    note(s, "gem_set", SIGN_WORDS[SIGNS.index(sign)], NAMES[d.at], rule="VT-169")
    if others:
        stir(s, JEWEL, "VT-173")


SET_GEM = Act(
    "gem",
    "VT-169",
    set_gem,
    over=SIGNS,
    barred=lambda s, me, sign: (
        Bar("VT-169", "It is on the map.") if s.dragon.gems[SIGNS.index(sign)] >= 0 else None
    ),
    label=lambda s, me, sign: f"Place the Gem of the {SIGN_WORDS[SIGNS.index(sign)]} here",
    points="track:gems",
)
NO_GEM = Act("none", "VT-169", lambda s, me: None, label="Place none")
SETTING = Ask[Vast](
    "dragon_gem",
    "VT-169",
    (SET_GEM, NO_GEM),
    prompt="place a Gem on your tile?",
    meanwhile="weighs the Gems",
)


def dragon_sets(s: Vast) -> Asks:
    """VT-169: one Gem of his choice."""
    seat = s.seat_of[DRAGON]
    if SUPPLY in s.dragon.gems:
        pick = yield SETTING(s, seat)
        yield from SETTING.do(s, seat, pick)
    s.step = "dragon_rests"


# -- phase 4 -------------------------------------------------------------------------------

COME_UP = Act("come_up", "VT-186", lambda s, me: surface(s), label="Come up")
STAY_DOWN = Act("stay_down", "VT-186", lambda s, me: None, label="Stay underground")
SURFACING = Ask[Vast](
    "surface",
    "VT-186",
    (COME_UP, STAY_DOWN),
    prompt="the Pit is open above you. Come up?",
    meanwhile="stirs under a Pit",
)


def dragon_rests(s: Vast) -> Asks:
    """VT-173, VT-186, VT-170: stillness, surfacing, then a new hand of as many cards as Spirit; Expand after that."""
    d, seat = s.dragon, s.seat_of[DRAGON]
    if not d.moved:
        stir(s, STILL, "VT-173")
    if d.awake and not d.surfaced and on_pit(s):
        pick = yield SURFACING(s, seat)
        yield from SURFACING.do(s, seat, pick)
    d.deck.discard += d.hand
    d.deck.reshuffle(s.dice)
    d.hand = d.deck.deal(s, spirit(s))
    learn(s)
    note(s, "dragon_drew", len(d.hand), rule="VT-170")
    end_turn(s)  # VT-046
