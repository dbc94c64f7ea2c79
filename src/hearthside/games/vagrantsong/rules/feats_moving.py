"""The words of Skills that change who stands where: leaping, changing places, leading, luring, calling helpers."""

from __future__ import annotations

from hearthside.kernel import Asks, note
from hearthside.kernel.grid import cells

from ..content.board import NAME, TRAIN
from ..content.cards import HAINT, Cast, Part
from ..content.page import PUP
from ..state import Journey, Vagrant
from .asking import Either, Where
from .breaks import haint_gain
from .feats import SUMMON, leads, whom
from .haint import go_toward
from .humanity import gain
from .movement import entered, haunt, set_on
from .places import caught, open_spaces, place, scenario_of, sight, where

LEAP = Where("leap", "VS-089", "Come down on {0}", prompt="where do you come down?", part=True)


def leaps(least: int) -> Part:
    """You may be set on an open space within `least` + successes, whatever lies between."""

    def part(s: Journey, cast: Cast) -> Asks:
        v = s.vagrants[cast.seat]
        if v.at < 0:
            return
        free = open_spaces(s) & TRAIN.reach(v.at, least + cast.wins)
        end = yield from LEAP.choose(cast.seat, cells(free | 1 << v.at))
        if end != v.at:
            note(s, "moved", v.who, NAME[end], rule="VS-089")
            yield from set_on(s, cast.seat, end)

    return part


def changes_places(s: Journey, cast: Cast) -> Asks:
    """You and the target Vagrant change places; the floor does to both what it does."""
    v, there = s.vagrants[cast.seat], where(s, cast.target)
    if v.at < 0 or there < 0 or there == v.at:
        return
    here = v.at
    v.at = there
    place(s, cast.target, here)
    note(s, "changed_places", v.who, whom(s, cast.target), rule="VS-089")
    yield from entered(s, cast.seat, there)
    yield from entered(s, cast.target, here)


def nudges(n: int) -> Part:
    """The target may be moved `n` your way, whatever the successes."""

    def part(s: Journey, cast: Cast) -> Asks:
        yield from leads(s, cast._replace(wins=n))

    return part


THROUGH = Where(
    "through", "VS-089", "Come out on {0}", prompt="where do you come out behind it?", part=True
)


def runs_through(s: Journey, cast: Cast) -> Asks:
    """You run through the Haint, which Haunts you, and come out on an open space next to it."""
    h, v = cast.target - HAINT, s.vagrants[cast.seat]
    at = s.haints[h].at
    free = open_spaces(s) & TRAIN.near[at] if at >= 0 and v.at >= 0 else 0
    if not free:
        return
    end = yield from THROUGH.choose(cast.seat, cells(free))
    v.at = end
    note(s, "dashed", v.who, NAME[end], s.haints[h].who, rule="VS-127")
    yield from haunt(s, h, cast.seat)
    yield from entered(s, cast.seat, end)


def marches(n: int, reach: int) -> Part:
    """Every other Vagrant within range may be moved up to `n`, your way."""

    def part(s: Journey, cast: Cast) -> Asks:
        at = s.vagrants[cast.seat].at
        for body in caught(s, sight(s, at, reach)) if at >= 0 else []:
            if body & 7 != cast.seat:
                yield from leads(s, cast._replace(target=body, wins=n))

    return part


REJOIN = Either(
    "rejoin",
    "VS-089",
    {"pup": "The Pup comes to you", "you": "You run to the Pup"},
    prompt="who comes to whom?",
    part=True,
)
HEEL = Where("heel", "VS-089", "To {0}", prompt="to which side?", part=True)


def rejoins(s: Journey, cast: Cast) -> Asks:
    """The Pup is set next to the Runaway, or she next to it."""
    v = s.vagrants[cast.seat]
    if v.pup < 0 or v.at < 0:
        return
    body = cast.seat + PUP
    if (yield from REJOIN.choose(cast.seat)) == "you":
        body = cast.seat
    free = open_spaces(s) & TRAIN.near[v.pup if body < PUP else v.at]
    if free:
        end = yield from HEEL.choose(cast.seat, cells(free))
        note(s, "moved", whom(s, body), NAME[end], rule="VS-089")
        yield from set_on(s, body, end)


# -- luring ----------------------------------------------------------------------------------------


def lures(pup: bool = False) -> Part:
    """Haints go for you, or for the Pup, until your next turn: Special Target Priority (VS-179)."""

    def part(s: Journey, cast: Cast) -> Asks:
        v = s.vagrants[cast.seat]
        if pup and v.pup < 0:
            return
        s.special = cast.seat + PUP if pup else cast.seat
        v.decoy = True
        note(s, "decoy", "pup" if pup else v.who, rule="VS-179")
        yield from ()

    return part


def end_decoy(s: Journey, v: Vagrant) -> None:
    """The own next turn has come: Haints go for whom they like, unless a token in hand draws them."""
    v.decoy = False
    held = (*v.tokens, *v.kept, *v.pup_tokens)
    made = scenario_of(s)
    if any(t[0] == "e" and made.event(int(t[1:])).priority for t in held if t[1:].isdigit()):
        return
    if s.special >= 0 and s.special & 7 == v.seat:
        s.special = -1
        note(s, "decoy_over", v.who, rule="VS-180")


# -- helpers ---------------------------------------------------------------------------------------


def beckons(key: str, reach: int, near: int, n: int) -> Part:
    """A companion is set within range (VS-090); Haints near it are moved 1 toward it per success, those beside it gain."""

    def part(s: Journey, cast: Cast) -> Asks:
        at = s.vagrants[cast.seat].at
        s.figures.pop(key, None)  # VS-091: summoned again it is moved
        free = open_spaces(s) & sight(s, at, reach) if at >= 0 else 0
        if not free:
            return
        space = yield from SUMMON.choose(cast.seat, cells(free), key)
        s.figures[key] = space
        note(s, "summoned", key, NAME[space], rule="VS-090")
        for h, haint in enumerate(s.haints):
            if haint.at >= 0 and TRAIN.dist[haint.at][space] <= near:
                yield from go_toward(s, h, cast.wins, space)
                if haint.at >= 0 and TRAIN.dist[haint.at][space] <= 1:
                    yield from haint_gain(s, h, n)

    return part


def flocks(n: int, reach: int) -> Part:
    """Every Vagrant within range of the crow gains `n`."""

    def part(s: Journey, cast: Cast) -> Asks:
        at = s.figures.get("crow", -1)
        for body in caught(s, TRAIN.reach(at, reach)) if at >= 0 else []:
            yield from gain(s, body & 7, n)

    return part
