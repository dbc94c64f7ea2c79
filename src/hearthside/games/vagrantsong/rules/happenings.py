"""The words Events and Rituals are written in, where several Scenarios use them."""

from __future__ import annotations

from collections.abc import Callable

from hearthside.kernel import ANYONE, Asking, Asks, note
from hearthside.kernel.grid import cells

from ..content.board import NAME, TRAIN
from ..content.format import Hook, SeatHook
from ..content.names import a_token
from ..state import Journey
from .asking import Where, Whether, Whom
from .bindle import enforce_limit, fetch, keep_event, rummage
from .bones import plain_roll
from .breaks import complete
from .humanity import gain, give_effect, lose, remove_effect, who_takes
from .places import open_spaces, set_terrain, terrain_left, where
from .slots import gain_junk


def nothing(s: Journey, i: int) -> Asks:
    """Nothing comes of it."""
    return
    yield


def carry(number: int) -> SeatHook:
    """The reader keeps the token."""

    def effect(s: Journey, i: int) -> Asks:
        s.events.pop(number, None)
        keep_event(s, i, number)
        yield from enforce_limit(s, i)

    return effect


def loses(n: int, key: str = "") -> SeatHook:
    """The reader loses Humanity, and may gain a Haint Effect."""

    def effect(s: Journey, i: int) -> Asks:
        if n:
            yield from lose(s, i, n)
        if key:
            give_effect(s, i, key)

    return effect


def gains(n: int) -> SeatHook:
    """The reader gains Humanity."""

    def effect(s: Journey, i: int) -> Asks:
        yield from gain(s, i, n)

    return effect


def finds_junk(number: int) -> SeatHook:
    """The reader gains Special Junk, if nobody has it yet."""

    def effect(s: Journey, i: int) -> Asks:
        about = {abs(n) for v in s.vagrants for n in v.junk} | {abs(n) for n in s.camp.junk}
        if number not in about:
            yield from gain_junk(s, i, number)

    return effect


def does_ritual(key: str) -> SeatHook:
    """A Ritual is completed."""

    def effect(s: Journey, i: int) -> Asks:
        yield from complete(s, key)

    return effect


def then(*effects: SeatHook) -> SeatHook:
    """One after the other."""

    def effect(s: Journey, i: int) -> Asks:
        for part in effects:
            yield from part(s, i)

    return effect


def fetches(token: str) -> SeatHook:
    """The reader takes a named token out of the Bindle."""

    def effect(s: Journey, i: int) -> Asks:
        yield from fetch(s, i, token)

    return effect


def everyone_gains(n: int) -> Hook:
    """A reward: every Vagrant gains Humanity."""

    def effect(s: Journey) -> Asks:
        for v in s.vagrants:
            yield from gain(s, v.seat, n)

    return effect


def everyone_sheds(key: str) -> Hook:
    """Every Vagrant sheds a Haint Effect."""

    def effect(s: Journey) -> Asks:
        for v in s.vagrants:
            yield from remove_effect(s, v.seat, key)

    return effect


def clean_sweep(*names: str) -> Callable[[Journey], list[str]]:
    """Mile Posts for all three Rituals with nobody ever Westbound (VS-232, VS-234)."""

    def miles(s: Journey) -> list[str]:
        clean = len(s.rituals) == 3 and not any(v.was_westbound for v in s.vagrants)
        return list(names) if clean else []

    return miles


PUT_EVENT = Where("put_event", "VS-002", "Lay it on {0}", prompt="where does Event Token {0} go?")


def put_event(s: Journey, number: int, mask: int) -> Asks:
    """Set an Event Token on an open space of the players' choice."""
    free = list(cells(mask & open_spaces(s))) or list(cells(open_spaces(s)))
    space = yield from PUT_EVENT.choose(ANYONE, free, number)
    s.events[number] = space
    note(s, "token_down", number, NAME[space], rule="VS-035")


def nearest_open(s: Journey, space: int, within: int = -1) -> list[int]:
    """The open spaces nearest to a space, inside a mask if one is given."""
    free = open_spaces(s) & within
    row = TRAIN.dist[space]
    found = list(cells(free))
    if not found:
        return []
    least = min(row[j] for j in found)
    return [j for j in found if row[j] == least]


LAY = Where("lay_terrain", "VS-104", "Let it land on {0}", prompt="where does the {0} come down?")


def lay_terrain(s: Journey, kind: str, choice: list[int]) -> Asking[bool]:
    """Add Terrain to one of some spaces; returns whether any was left."""
    if terrain_left(s, kind) <= 0:
        return False
    if choice:
        space = yield from LAY.choose(ANYONE, choice, kind)
        set_terrain(s, space, kind)
        note(s, "terrain", kind, NAME[space], rule="VS-104")
    return True


def reader_at(s: Journey, i: int) -> int:
    """Where the reader of an Event is: the Pup, if it found the token."""
    return where(s, s.reader) if s.reader >= 0 else s.vagrants[i].at


WHO_GAINS = Whom("who_gains", "VS-107", who_takes, prompt="who gains {0} Humanity?", part=True)


def another_gains(n: int) -> SeatHook:
    """Another Vagrant of the user's choice gains Humanity."""

    def effect(s: Journey, i: int) -> Asks:
        others = [o.seat for o in s.vagrants if o.seat != i]
        yield from gain(s, (yield from WHO_GAINS.choose(i, others, n)), n)

    return effect


def rolls(*effects: SeatHook) -> SeatHook:
    """A Vagrant rolls one Bone: an effect for each face (VS-062)."""

    def effect(s: Journey, i: int) -> Asks:
        yield from effects[plain_roll(s, s.vagrants[i]) - 1](s, i)

    return effect


MAY_RUMMAGE = Whether(
    "may_rummage",
    "VS-128",
    "Reach in",
    "Leave it",
    prompt="reach into the Bindle?",
    meanwhile="may Rummage",
)


def may_rummage(s: Journey, i: int) -> Asks:
    """A Vagrant may Rummage 1."""
    if (yield from MAY_RUMMAGE.choose(i)):
        yield from rummage(s, i, 1)


PASS_ON = Whom(
    "pass_on",
    "VS-144",
    nobody="Nobody",
    prompt=lambda s, token: f"{a_token(token)}: who may have it?",
    part=True,
)
