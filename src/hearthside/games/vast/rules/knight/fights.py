"""An Encounter after the reveal: attacks in any order, then treasures."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asks, Bar, Option, learn, note

from ...content.board import NAMES, SUPPLY
from ...content.cards import CARDS
from ...content.knight_treasures import KNIGHT_TREASURES
from ...content.roles import KNIGHT, MANOR
from ...state import Vast
from ..attacks import aimed, attack
from ..figures import BIG_FORM, BIT, FIGURES, SPIDERLING, place_of
from ..flow import finish
from ..pieces import remove_treasure
from .aids import AIDS, aids, keeps_secrets
from .encounters import foes, might, owed, reward
from .traits import gain_grit

REFUSED_GRIT = 5
UNTOUCHABLE = ("wraith", "warlock")


# -- attacks -------------------------------------------------------------------------------


def no_attack(s: Vast, me: int, name: str) -> str | Bar | None:
    """VT-073, VT-080: a figure on her tile, each once an Encounter."""
    if name in UNTOUCHABLE:
        return "VM-056"
    if FIGURES[name][0].role == KNIGHT:
        return "VM-016"
    if place_of(s, name) != s.knight.at:
        return "VM-061"
    return "VT-080" if s.knight.struck & BIT[name] else None


def strike(s: Vast, me: int, name: str) -> Asks:
    """VT-077, VT-081: more Strength than Defense hits; a miss she was forced into sends her back (VT-078)."""
    k, kind, bit = s.knight, FIGURES[name][0], BIT[name]
    k.struck |= bit
    strength, k.aim = might(s), 0
    hit = yield from attack(s, KNIGHT, name, strength)
    if hit:
        if kind in (BIG_FORM, SPIDERLING):
            k.deeds.append("hit_spider")  # VT-095, VT-096
        if k.lurkers & bit:
            k.deeds.append("hit_lurker")  # VT-096
        reward(s, name)
    elif k.forced & bit:  # VT-079: other misses cost nothing
        k.at, k.forced = k.origin, 0  # VT-078
        note(s, "knight_retreated", NAMES[k.at], rule="VT-078")
        s.step = "knight_acts"


ATTACK = Act(
    "attack",
    "VT-073",
    strike,
    over=lambda: (*FIGURES, *UNTOUCHABLE),
    barred=no_attack,
    label=aimed("Attack", lambda s, name: might(s)),
    points="piece:{0}",
)


def fought(s: Vast, me: int) -> None:
    """On to the treasures."""
    s.step = "knight_loots"


LEAVE_THEM = Act(
    "done",
    "VT-073",
    fought,
    barred=lambda s, me: "VT-077" if owed(s) else None,
    label="Leave them be",
)


def fight_options(s: Vast, me: int) -> list[Option]:
    """Whom she may attack, aids, and whether she may leave it at that."""
    options = [ATTACK.table[name] for name in foes(s)]
    options += aids(s)
    if not owed(s):
        options.append(LEAVE_THEM.option)
    return options


FIGHT = Ask(
    "knight_fight",
    "VT-073",
    (ATTACK, *AIDS, LEAVE_THEM),
    prompt="steel against bone and claw! Your Strength is {0}.",
    meanwhile="fights",
    fast=fight_options,
)


def knight_fights(s: Vast) -> Asks:
    """VT-073, VT-077: attacks in any order; cubes may be laid in between (VT-070)."""
    seat = s.seat_of[KNIGHT]
    if not foes(s):
        s.step = "knight_loots"
        return
    decision = FIGHT(s, seat, might(s))
    decision.always = keeps_secrets(s)
    pick = yield decision
    yield from FIGHT.do(s, seat, pick)
    if s.winner >= 0:
        finish(s)


# -- treasures -----------------------------------------------------------------------------

GIVE = Act[Vast, [str]](
    "give",
    "VT-082",
    over=KNIGHT_TREASURES,
    barred=lambda s, me, card: (
        None if card in s.manor.offered else Bar("VT-082", "It was not drawn.")
    ),
    label=lambda s, me, card: f"Give {CARDS[card].name}",
    points="card:{0}",
    detail=lambda s, me, card: CARDS[card].text,
)
HAND_OUT = Ask[Vast](
    "give_knight",
    "VT-082",
    (GIVE,),
    prompt="which treasure does the Knight get?",
    meanwhile="chooses a treasure for the Knight",
    secret=True,
)


def knight_loots(s: Vast) -> Asks:
    """VT-082: the treasures on her tile, one at a time."""
    k, m = s.knight, s.map
    if not m.hoards >> k.at & 1:
        k.forced, k.origin = 0, SUPPLY
        s.step = "knight_acts"
        return
    remove_treasure(s, m.treasures.index(k.at))  # VT-039
    k.looted += 1
    yield from receive(s)


def receive(s: Vast) -> Asks:
    """VT-082: the Manor draws two and gives one, the other goes under the deck; without it she draws one."""
    k, seat = s.knight, s.seat_of[KNIGHT]
    manor = s.seat_of[MANOR]
    drawn = s.manor.offered = k.treasures.deal(s, 2 if manor >= 0 else 1)
    if not drawn:
        gain_grit(s, REFUSED_GRIT)
        return
    card = drawn[0]
    if manor >= 0:
        pick = yield HAND_OUT(s, manor)
        card = str(pick[1])
    drawn.remove(card)
    for other in drawn:
        k.treasures.put_bottom(other)
    s.manor.offered = []
    k.found = [card]
    knowing = (seat,) if manor < 0 else (seat, manor)
    note(s, "knight_given", card, rule="VT-082", to=knowing)
    note(s, "knight_found", rule="VT-082", but=knowing)
    s.step = "knight_keeps"


def keep(s: Vast, me: int) -> None:
    """VT-082: it lies face down before her."""
    s.knight.kept.append(s.knight.found.pop())
    note(s, "knight_kept", rule="VT-082")
    s.step = "knight_loots"


def refuse(s: Vast, me: int) -> None:
    """VT-082: it leaves the game for 5 Grit."""
    card = s.knight.found.pop()
    s.knight.boxed.append(card)
    learn(s)
    note(s, "knight_refused", card, rule="VT-082")
    s.step = "knight_loots"
    gain_grit(s, REFUSED_GRIT)


KEEP = Act("keep", "VT-082", keep, label="Keep it")
REFUSE = Act("refuse", "VT-082", refuse, label="Refuse it for 5 Grit")
FOUND = Ask(
    "knight_treasure",
    "VT-082",
    (KEEP, REFUSE, *AIDS),
    prompt=lambda s, card: f"you are handed the {CARDS[card].name}. Keep it, or refuse it?",
    meanwhile="looks at a treasure",
    fast=lambda s, me: [KEEP.option, REFUSE.option, *aids(s)],
    secret=True,
)


def knight_keeps(s: Vast) -> Asks:
    """VT-082: she keeps what she was handed, or refuses it."""
    seat = s.seat_of[KNIGHT]
    pick = yield FOUND(s, seat, s.knight.found[0])
    yield from FOUND.do(s, seat, pick)
