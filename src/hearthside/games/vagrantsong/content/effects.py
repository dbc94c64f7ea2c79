"""Haint Effects that several Scenarios use, written once; a page gives each its colour (VS-216 to VS-218)."""

from __future__ import annotations

from hearthside.kernel import Asks

from ..rules.coins import coins_on
from ..rules.humanity import lose, remove_effect
from ..rules.movement import put_down
from ..rules.places import open_near, stands_on, the_haint_called
from ..state import Journey
from .board import TRAIN
from .page import Effect, Said


def by_candle(s: Journey, i: int) -> bool:
    """Whether a Vagrant, or the Pup for her, stands next to a Candle."""
    return any(stands_on(s.vagrants[i], TRAIN.near[c]) for c in s.candles)


# -- Bleeding ------------------------------------------------------------------------------------------


def _pays_for_moving(s: Journey, i: int) -> Asks:
    """Each Coin on Move costs 1; a Rabbit's Foot there is a Coin (VS-153)."""
    v = s.vagrants[i]
    yield from lose(s, i, coins_on(v, "move") + coins_on(v, "pup_move"), "VS-217")


def _stanched(s: Journey, i: int) -> Asks:
    """It ends with a turn in which Patch Up succeeded."""
    if s.vagrants[i].patched:
        yield from remove_effect(s, i, "bleeding")


BLEEDING = Effect(
    key="bleeding",
    name="Bleeding",
    text="Each Coin on Move costs 1. Ends with a turn in which Patch Up succeeds.",
    state=True,
    placed=_pays_for_moving,
    turn_end=_stanched,
)


# -- Enveloped -----------------------------------------------------------------------------------------

FLAYED = "flayed_man"


def _swallowed(s: Journey, i: int) -> Asks:
    """The Vagrant, and the Pup, leave the board but stay in play."""
    v = s.vagrants[i]
    v.at = v.pup = -1
    return
    yield


def _let_out(s: Journey, i: int) -> Asks:
    """Whoever is no longer Enveloped comes back next to him."""
    v, h = s.vagrants[i], the_haint_called(s, FLAYED)
    if v.at < 0 and not v.out and h >= 0:
        yield from put_down(s, i, open_near(s, s.haints[h].at), "VS-217")


def _squeezed(s: Journey, i: int) -> Asks:
    """The Enveloped lose 2 at the start of their turn."""
    yield from lose(s, i, 2, "VS-217")


def _smothered(s: Journey, i: int, what: str) -> Said:
    """The Enveloped may only Rummage and use Iron Nails."""
    return None if what in ("rummage", "token.nail", "ready") else "VS-217"


ENVELOPED = Effect(
    key="enveloped",
    name="Enveloped",
    text=(
        "Off the board, next to him and no target; lose 2 at the start of your turn; only Rummage and Iron Nails. "
        "Ends when anyone uses Iron Nails on him: you are set next to him."
    ),
    state=True,
    begins=_swallowed,
    ends=_let_out,
    turn_start=_squeezed,
    bars=_smothered,
)


def enveloped(s: Journey) -> list[int]:
    """The seats of those he has swallowed."""
    return [v.seat for v in s.vagrants if "enveloped" in v.effects]


def nails_free(s: Journey, i: int, h: int) -> Asks:
    """Iron Nails used on him free everybody who is Enveloped."""
    if s.haints[h].who == FLAYED:
        for seat in enveloped(s):
            yield from remove_effect(s, seat, "enveloped")


# -- burning, blinded, shaky knees ---------------------------------------------------------------------


def _burns(s: Journey, i: int) -> Asks:
    yield from lose(s, i, 2, "VS-217")


BURNING = Effect(
    key="burning",
    name="Burning",
    text="Lose 2 at the start of your turn. Discard Salt to be rid of it.",
    state=True,
    cure="salt",
    turn_start=_burns,
)


def _sees_again(s: Journey, i: int) -> Asks:
    if by_candle(s, i):
        yield from remove_effect(s, i, "blinded")


BLINDED = Effect(
    key="blinded",
    name="Blinded",
    text="Your Skills succeed 1 harder. Start or end your turn next to a Candle to be rid of it.",
    state=True,
    skill_value=1,
    turn_start=_sees_again,
    turn_end=_sees_again,
)
NERVOUS_KNEES = Effect(
    key="knees",
    name="Nervous Knees",
    text="Your Move value is 1 lower. Discard a Candle to be rid of it.",
    cure="candle",
    move=-1,
)


def _thaws(s: Journey, i: int) -> Asks:
    if by_candle(s, i):
        yield from remove_effect(s, i, "frostbitten")


def _jolted(s: Journey, i: int) -> Asks:
    yield from remove_effect(s, i, "frostbitten")


FROSTBITTEN = Effect(
    key="frostbitten",
    name="Frostbitten",
    text="1 Coin fewer each turn. Ends when you end your turn next to a Candle, or suffer a Wound.",
    state=True,
    coins=-1,
    turn_end=_thaws,
    wounded=_jolted,
)
