"""The words Junk is written in, where those of Skills do not say it: what it does of itself, and a few things for a Coin."""

from __future__ import annotations

from collections.abc import Callable

from hearthside.kernel import Asks, note
from hearthside.kernel.grid import cells

from ..content.board import CAR, CAR_MASK, NAME, TRAIN
from ..content.cards import Cast
from ..state import Journey
from .asking import Where
from .bindle import rummage
from .breaks import haint_gain
from .humanity import gain
from .movement import set_on
from .places import caught, open_spaces
from .using import light

SeatHook = Callable[[Journey, int], Asks]


def softens(least: int) -> Callable[[Journey, int, int], int]:
    """A loss of so much or more costs 1 less."""
    return lambda s, i, n: n - 1 if n >= least else n


def hands_round(n: int) -> SeatHook:
    """Every Vagrant next to the wearer gains `n`."""

    def hook(s: Journey, i: int) -> Asks:
        at = s.vagrants[i].at
        for body in caught(s, TRAIN.near[at]) if at >= 0 else []:
            if body & 7 != i:
                yield from gain(s, body & 7, n, "VS-092")

    return hook


def turns_a_page(s: Journey, i: int) -> Asks:
    """Rummage 1."""
    yield from rummage(s, i, 1)


def strolls(n: int) -> SeatHook:
    """Steps of Move that take no Coin."""

    def hook(s: Journey, i: int) -> Asks:
        s.vagrants[i].steps += n
        yield from ()

    return hook


def nips(n: int) -> SeatHook:
    """The wearer gains `n` with half the maximum or less."""

    def hook(s: Journey, i: int) -> Asks:
        v = s.vagrants[i]
        if 2 * v.humanity <= v.most:
            yield from gain(s, i, n, "VS-092")

    return hook


def reflects(n: int) -> Callable[[Journey, int, int], Asks]:
    """The Haint that has Haunted the wearer gains `n`."""

    def hook(s: Journey, i: int, h: int) -> Asks:
        yield from haint_gain(s, h, n)

    return hook


def weeps(n: int) -> SeatHook:
    """Every other Vagrant gains `n`."""

    def hook(s: Journey, i: int) -> Asks:
        for v in s.vagrants:
            if v.seat != i:
                yield from gain(s, v.seat, n, "VS-092")

    return hook


SIDESTEP = Where("sidestep", "VS-092", "Be on {0}", prompt="where in this car are you?", part=True)


def anywhere_in_car(s: Journey, cast: Cast) -> Asks:
    """You may be set on any open space of the car you are in."""
    v = s.vagrants[cast.seat]
    if v.at >= 0:
        free = open_spaces(s) & CAR_MASK[CAR[v.at]]
        end = yield from SIDESTEP.choose(cast.seat, cells(free | 1 << v.at))
        if end != v.at:
            note(s, "moved", v.who, NAME[end], rule="VS-092")
            yield from set_on(s, cast.seat, end)


STAR = Where("star", "VS-147", "Light it on {0}", prompt="where does the light go?", part=True)


def lights_up(s: Journey, cast: Cast) -> Asks:
    """A Candle out of the Bindle, or else off the Cycle track, is set next to you."""
    at = s.vagrants[cast.seat].at
    free = open_spaces(s) & TRAIN.near[at] if at >= 0 else 0
    if not free or not ("candle" in s.bindle or s.cycle["candle"]):
        return
    end = yield from STAR.choose(cast.seat, cells(free))
    if "candle" in s.bindle:
        s.bindle.remove("candle")
    else:
        s.cycle["candle"] -= 1
    note(s, "candle", s.vagrants[cast.seat].who, NAME[end], rule="VS-147")
    yield from light(s, cast.seat, end)
