"""The words Events and Rituals are written in, where several Scenarios use them."""

from __future__ import annotations

from collections.abc import Callable

from hearthside.kernel import ANYONE, Asking, Asks, Decision, note
from hearthside.kernel.grid import cells

from ..content.board import NAME, SPACE, TRAIN
from ..content.format import PUP, Hook, SeatHook
from ..options import PLACE, TAKE
from ..state import Journey
from .bones import plain_roll
from .breaks import complete
from .camp_cards import gain_junk
from .humanity import gain, give_effect, lose, remove_effect
from .places import open_spaces, scenario_of, set_terrain, terrain_left, where
from .tokens import enforce_limit, fetch, keep_event


def nothing(s: Journey, i: int) -> Asks:
    """Nothing comes of it."""
    return
    yield


def count(s: Journey, key: str, n: int) -> None:
    """A counter of the Scenario rises or falls, between 0 and its maximum."""
    most = scenario_of(s).most(key, len(s.vagrants))
    s.counters[key] = max(0, min(most, s.counters.get(key, 0) + n))
    note(s, "counter", key, s.counters[key], rule="VS-004")


def carry(number: int) -> SeatHook:
    """The reader keeps the token."""

    def effect(s: Journey, i: int) -> Asks:
        s.events.pop(number, None)
        keep_event(s, i, number)
        yield from enforce_limit(s, i)

    return effect


def loses(n: int, effect_bit: int = 0) -> SeatHook:
    """The reader loses Humanity, and may gain a Haint Effect."""

    def effect(s: Journey, i: int) -> Asks:
        if n:
            yield from lose(s, i, n)
        if effect_bit:
            give_effect(s, i, effect_bit)

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


def everyone_sheds(bit: int) -> Hook:
    """Every Vagrant sheds a Haint Effect."""

    def effect(s: Journey) -> Asks:
        for v in s.vagrants:
            yield from remove_effect(s, v.seat, bit)

    return effect


def clean_sweep(*names: str) -> Callable[[Journey], list[str]]:
    """Mile Posts for all three Rituals with nobody ever Westbound (VS-232, VS-234)."""

    def miles(s: Journey) -> list[str]:
        clean = len(s.rituals) == 3 and not any(v.was_westbound for v in s.vagrants)
        return list(names) if clean else []

    return miles


def put_event(s: Journey, number: int, mask: int) -> Asks:
    """Set an Event Token on an open space of the players' choice."""
    free = list(cells(mask & open_spaces(s))) or list(cells(open_spaces(s)))
    pick = yield Decision(
        ANYONE, "put_event", [PLACE[j] for j in free], rule="VS-002", about=(number,)
    )
    s.events[number] = SPACE[str(pick[1])]
    note(s, "token_down", number, str(pick[1]), rule="VS-035")


def nearest_open(s: Journey, space: int, within: int = -1) -> list[int]:
    """The open spaces nearest to a space, inside a mask if one is given."""
    free = open_spaces(s) & within
    row = TRAIN.dist[space]
    found = list(cells(free))
    if not found:
        return []
    least = min(row[j] for j in found)
    return [j for j in found if row[j] == least]


def lay_terrain(s: Journey, kind: str, choice: list[int]) -> Asking[bool]:
    """Add Terrain to one of some spaces; answers whether any was left."""
    if terrain_left(s, kind) <= 0:
        return False
    if choice:
        pick = yield Decision(
            ANYONE, "lay_terrain", [PLACE[j] for j in choice], rule="VS-104", about=(kind,)
        )
        space = SPACE[str(pick[1])]
        set_terrain(s, space, kind)
        note(s, "terrain", kind, NAME[space], rule="VS-104")
    return True


def reader_at(s: Journey, i: int) -> int:
    """Where the reader of an Event is: the Pup, if it found the token."""
    v = s.vagrants[i]
    return where(s, i + PUP) if v.marks.get("pup_reads") else v.at


def another_gains(n: int) -> SeatHook:
    """Another Vagrant of the user's choice gains Humanity."""

    def effect(s: Journey, i: int) -> Asks:
        others = [TAKE[o.seat] for o in s.vagrants if o.seat != i]
        pick = yield Decision(i, "who_gains", others, rule="VS-107", about=(n,))
        yield from gain(s, int(pick[1]), n)

    return effect


def rolls(*effects: SeatHook) -> SeatHook:
    """A Vagrant rolls one Bone: an effect for each face (VS-062)."""

    def effect(s: Journey, i: int) -> Asks:
        yield from effects[plain_roll(s, s.vagrants[i]) - 1](s, i)

    return effect
