"""The White Death of Scenario 10, which has no body: Snow that fills the way, and what the weather does."""

from __future__ import annotations

from hearthside.kernel import ANYONE, Asks, note
from hearthside.kernel.grid import cells

from ...rules.asking import Where
from ...rules.blows import everyone, gets_or_loses, strike
from ...rules.blows import lose as costs
from ...rules.happenings import LAY
from ...rules.humanity import lose
from ...rules.movement import drift
from ...rules.places import (
    bodies,
    caught,
    clear_terrain,
    open_spaces,
    set_terrain,
    spaces_of,
    terrain_left,
    where,
)
from ...rules.ties import harm_on, settle, worst_body
from ...state import Journey
from ..board import NAME, SIDE, TO_SIDE, TRAIN
from ..effects import by_candle
from ..page import Action, Mood, OnBody, SeatHook
from ..terrain import pieces
from .s10_souls import souls

WEATHER = 0
FLURRIES, STORM = 0, 1


# -- Snow ----------------------------------------------------------------------------------------------


TAKEN_UP = Where(
    "snow_taken", "VS-200", "That on {0}", prompt="Which of the Snow furthest back is taken?"
)


def snow_falls(s: Journey, mask: int) -> Asks:
    """A Snow on an open space of a mask; once all is out, the piece nearest the Round side is taken."""
    free = list(cells(mask & open_spaces(s)))
    if not free:
        return
    space = yield from LAY.choose(ANYONE, free, "snow")
    if terrain_left(s, "snow") <= 0:  # VN-1010
        first = [
            t for t in pieces(s, "snow") if t % TRAIN.width == pieces(s, "snow")[0] % TRAIN.width
        ]
        taken = yield from settle(s, first, lambda t: -harm_on(s, TRAIN.near[t]), TAKEN_UP)
        clear_terrain(s, taken)  # VN-1010
    set_terrain(s, space, "snow")
    note(s, "terrain", "snow", NAME[space], rule="VN-1010")


def leader(s: Journey) -> int:
    """The body of the Vagrant nearest the Break side; -1 with nobody on the train."""
    there = everyone(s)
    if not there:
        return -1
    away = TO_SIDE["break"]
    least = min(away[where(s, b)] for b in there)
    return worst_body(s, [b for b in there if away[where(s, b)] == least])


def ahead(s: Journey) -> int:
    """The spaces between the Vagrant nearest the Break side and that side."""
    first = leader(s)
    if first < 0:
        return 0
    left = TO_SIDE["break"][where(s, first)]
    return sum(1 << j for j in cells(TRAIN.all) if TO_SIDE["break"][j] < left)


def by_snow(s: Journey) -> int:
    """The spaces next to Snow."""
    mask = 0
    for space in cells(spaces_of(s, "snow")):
        mask |= TRAIN.near[space]
    return mask


# -- what the weather does -----------------------------------------------------------------------------


def sleet(n: int) -> SeatHook:
    """The Vagrant nearest to a Lost Soul loses Humanity; with no Lost Soul about, whoever leads."""

    def perform(s: Journey, h: int) -> Asks:
        there, graves = bodies(s), [s.haints[k].at for k in souls(s)]  # VS-072
        if there:
            far = {b: min((TRAIN.dist[g][where(s, b)] for g in graves), default=0) for b in there}
            near = [b for b in there if far[b] == min(far.values())]
            body = worst_body(s, near) if graves else leader(s)
            yield from strike(s, h, body, (costs(n),))  # VN-1030 VN-1040

    return perform


def dark_wind(n: int) -> SeatHook:
    """Everyone next to no Candle loses Humanity."""

    def perform(s: Journey, h: int) -> Asks:
        for body in everyone(s):
            if not by_candle(s, body):  # VN-1031 VN-1041
                yield from strike(s, h, body, (costs(n),))

    return perform


def buries(pieces_of_snow: int, n: int) -> SeatHook:
    """Snow next to whoever leads, then everyone next to Snow loses Humanity."""

    def perform(s: Journey, h: int) -> Asks:
        for _ in range(pieces_of_snow):
            first = leader(s)
            if first >= 0:
                yield from snow_falls(s, TRAIN.near[where(s, first)])  # VN-1032 VN-1042
        for body in caught(s, by_snow(s)):
            yield from strike(s, h, body, (costs(n),))  # VN-1032 VN-1042

    return perform


def blown(n: int) -> OnBody:
    """The body is moved toward the Round side."""

    def effect(s: Journey, h: int, body: int) -> Asks:
        yield from drift(s, body, n, SIDE["round"])

    return effect


def headwind(steps: int) -> SeatHook:
    """Whoever leads is moved toward the Round side and loses 1."""

    def perform(s: Journey, h: int) -> Asks:
        first = leader(s)
        if first >= 0:
            yield from strike(s, h, first, (blown(steps), costs(1)))  # VN-1033 VN-1043

    return perform


def bites(n: int) -> SeatHook:
    """Everyone next to Snow is Frostbitten, or loses Humanity."""

    def perform(s: Journey, h: int) -> Asks:
        for body in caught(s, by_snow(s)):
            yield from strike(s, h, body, (gets_or_loses("frostbitten", n),))  # VN-1034 VN-1044

    return perform


def out_in_the_cold(s: Journey, h: int) -> Asks:
    """The Cycle Effect: everyone next to no Candle loses 1."""
    for body in everyone(s):
        if not by_candle(s, body):
            yield from lose(s, body, 1, "VN-1036")  # VN-1036 VN-1046


COLD = "Everyone next to no Candle loses 1."

FLURRIES_MOOD = Mood(
    "Flurries",
    nail=Action("Sleet", "The Vagrant nearest to a Lost Soul loses 1.", perform=sleet(1)),  # VN-1030
    candle=Action("A Hand Over the Flame", "Everyone next to no Candle loses 1.", perform=dark_wind(1)),  # VN-1031
    salt=Action(
        "Knee Deep", "1 Snow next to whoever is nearest the Break side; everyone next to Snow loses 1.", perform=buries(1, 1),  # VN-1032
    ),
    foot=Action(
        "Headwind", "Whoever is nearest the Break side is moved 1 toward the Round side and loses 1.", perform=headwind(1),  # VN-1033
    ),
    apple=Action("Fingers, Then Toes", "Everyone next to Snow is Frostbitten, or loses 2.", perform=bites(2)),  # VN-1034
    special="When a Lost Soul comes onto the train it is the Storm.",
    cycle_text=COLD,
    cycle=out_in_the_cold,
    haunted_text="",
)  # fmt: skip

STORM_MOOD = Mood(
    "Storm",
    nail=Action("Driving Sleet", "The Vagrant nearest to a Lost Soul loses 1.", perform=sleet(1)),  # VN-1040
    candle=Action("Black Wind", "Everyone next to no Candle loses 1.", perform=dark_wind(1)),  # VN-1041
    salt=Action(
        "Over the Windows", "2 Snow next to whoever is nearest the Break side; everyone next to Snow loses 1.", perform=buries(2, 1),  # VN-1042
    ),
    foot=Action(
        "Gale", "Whoever is nearest the Break side is moved 2 toward the Round side and loses 1.", perform=headwind(2),  # VN-1043
    ),
    apple=Action("Stiff as Boards", "Everyone next to Snow is Frostbitten, or loses 2.", perform=bites(2)),  # VN-1044
    special="When a Lost Soul leaves the train it is only Flurries again.",
    cycle_text=COLD,
    cycle=out_in_the_cold,
    haunted_text="",
)  # fmt: skip
