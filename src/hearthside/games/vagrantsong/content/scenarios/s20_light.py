"""The Lights and Darks of Scenario 20: where they lie and how they are moved, what they have to show, and the Lightkeeper."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import permutations

from hearthside.kernel import Asks, note
from hearthside.kernel.grid import cells

from ...rules.asking import Where
from ...rules.blows import (
    each,
    everyone,
    haunted_loss,
    in_range,
    lose,
    nearest,
    pushed,
    strike,
    target,
)
from ...rules.breaks import complete
from ...rules.haint import choose_target, tell_target
from ...rules.humanity import lose as lose_humanity
from ...rules.movement import set_on
from ...rules.places import bodies, caught, standing, where
from ...rules.ties import harm_on, settle, worst_body
from ...state import Journey
from ..board import CORNERS, NAME, SPACE, TRAIN, WIDTH
from ..page import Action, Body, Figure, Lasting, Mood, OnBody, Said, Track, deed

HE = 0
KEEPING, TIMELESS = 0, 1
LIGHT = Figure("light", "a Light", solid=False)
DARK = Figure("dark", "a Dark", solid=False)
STARTS = {
    **{f"light{k}": SPACE[name] for k, name in enumerate(("B1a", "B3d", "B4b", "B6c"), 1)},
    **{f"dark{k}": SPACE[name] for k, name in enumerate(("C1b", "C6a", "C1d", "C5c"), 1)},
}
"""Where each token lies at first."""
LIGHTS = tuple(key for key in STARTS if key.startswith("light"))
DARKS = tuple(key for key in STARTS if key.startswith("dark"))
TURNED = Track("turned")
BEGAN = tuple(Track(f"began{i}") for i in range(4))
"""The space, from 1, where each seat's last turn began."""
REACH = 3
"""How far a Vagrant may move a token."""


# -- what they have to show ----------------------------------------------------------------------------

BEAM = Lasting(
    key="beam",
    text="Once the four Lights lie in one row along the train, the glass lighthouse is destroyed.",
)
CAGE = Lasting(
    key="corners",
    text="Once the four Darks lie in the four corners of one car, the caged lighthouse is destroyed.",
)


def spots(s: Journey, keys: tuple[str, ...]) -> tuple[int, ...]:
    """Where some tokens lie, from the Round side on."""
    found = [s.figures[key] for key in keys if key in s.figures]
    return tuple(sorted(found, key=lambda j: (j % WIDTH, j)))


def beam_for(there: tuple[int, ...]) -> int:
    """The row, from the top, that the Lights are nearest to."""
    return min(range(4), key=lambda row: off_row(there, row))


def off_row(there: tuple[int, ...], row: int) -> int:
    """How many steps the Lights are from a row."""
    return sum(abs(j // WIDTH - row) for j in there)


@lru_cache(maxsize=4096)
def corners_for(there: tuple[int, ...]) -> tuple[int, ...]:
    """The corners of a car that the Darks are nearest to, each to its own."""
    ways = (way for corners in CORNERS for way in permutations(corners))
    return min(ways, key=lambda way: apart(there, way))


def apart(there: tuple[int, ...], spaces: tuple[int, ...]) -> int:
    """How many steps lead from some spaces to others, each to its own."""
    return sum(TRAIN.dist[a][b] for a, b in zip(there, spaces, strict=True))


def to_a_beam(s: Journey) -> int:
    """How many spaces the Lights are from lying in one row."""
    there = spots(s, LIGHTS)
    return off_row(there, beam_for(there))


def to_corners(s: Journey) -> int:
    """How many spaces the Darks are from the corners of a car."""
    there = spots(s, DARKS)
    return apart(there, corners_for(there))


def known(s: Journey) -> str:
    """How far the known patterns are from lying there."""
    if BEAM.key in s.lasting and 1 in s.events:
        beam = f"The Lights are {steps(to_a_beam(s))} from one row."
    else:
        beam = ""
    if CAGE.key in s.lasting and 7 in s.events:
        cage = f"The Darks are {steps(to_corners(s))} from four corners."
    else:
        cage = ""
    return " ".join(filter(None, (beam, cage))) or "Their patterns are on the Maps."


def steps(n: int) -> str:
    """So many steps, in words."""
    return f"{n} step" if n == 1 else f"{n} steps"


def shown(s: Journey) -> Asks:
    """A lighthouse whose pattern is known and lies there is destroyed."""
    if BEAM.key in s.lasting and 1 in s.events and not to_a_beam(s):  # VN-2071
        del s.events[1]
        note(s, "lighthouse", "glass", rule="VN-2071")
        yield from complete(s, "glass")  # VN-2090
    if CAGE.key in s.lasting and 7 in s.events and not to_corners(s):  # VN-2077
        del s.events[7]
        note(s, "lighthouse", "caged", rule="VN-2077")
        yield from complete(s, "cage")  # VN-2091


# -- moving them ---------------------------------------------------------------------------------------


def free_for(s: Journey, key: str) -> int:
    """The spaces a token may come onto: no Terrain, no other token."""
    taken = s.closed
    for space in s.terrain:
        taken |= 1 << space  # VN-2004
    for other in STARTS:
        if other != key and other in s.figures:
            taken |= 1 << s.figures[other]  # VN-2004
    return TRAIN.all & ~taken


LIGHT_GOES = Where(
    "light_goes", "VS-200", "To {0}", prompt="All ways are equally bad. Where does it go?"
)
WHICH_LIGHT = Where(
    "which_light", "VS-200", "The one on {0}", prompt="Two Lights are as near. Which of them moves?"
)


def ways_to(s: Journey, key: str, spots: Iterable[int], away: bool = False) -> list[int]:
    """The spaces a token may go to that are 1 nearer to, or further from, one of some spaces."""
    at, free = s.figures[key], free_for(s, key)
    rows = [TRAIN.dist[spot] for spot in spots]
    step = 1 if away else -1
    return [
        j for j in TRAIN.ways[at] if free >> j & 1 and any(row[j] == row[at] + step for row in rows)
    ]


def set_back(s: Journey, key: str, end: int) -> int:
    """How far the pattern that a token belongs to would be from lying there, were the token on a space."""
    here = s.figures[key]
    s.figures[key] = end
    far = to_a_beam(s) if key in LIGHTS else to_corners(s)
    s.figures[key] = here
    return far


def goes(s: Journey, key: str, ways: list[int], hurts: bool) -> Asks:
    """A token goes to one of some spaces: where most are hurt if it hurts, then where its pattern is furthest off (VS-002)."""

    def harm(end: int) -> tuple[int, int]:
        return harm_on(s, TRAIN.near[end] | 1 << end) if hurts else 0, set_back(s, key, end)

    if ways:
        s.figures[key] = yield from settle(s, ways, harm, LIGHT_GOES)


MOVE_LIGHT = Where("move_light", "VN-2003", "To {0}", prompt="where do you set it down?", part=True)


def no_turning(s: Journey, i: int, key: str) -> Said:
    """A token that lies somewhere, once a turn."""
    return "VN-2003" if key not in s.figures or TURNED.of(s) else None


def turns_it(s: Journey, i: int, key: str) -> Asks:
    """A Vagrant moves a Light or a Dark up to 3 spaces."""
    TURNED.set(s, 1)  # VN-2003
    free, reach = free_for(s, key), 1 << s.figures[key]
    for _ in range(REACH):  # VN-2003
        reach |= TRAIN.spread(reach) & free
    space = yield from MOVE_LIGHT.choose(i, cells(reach))
    s.figures[key] = space
    note(s, "light_moved", key, NAME[space], rule="VN-2003")


TURN_LIGHT = deed(
    "turn_light",
    "VN-2003",
    turns_it,
    over=lambda: STARTS,
    barred=no_turning,
    label=lambda s, i, key: (
        f"Take hold of {'a Light' if key in LIGHTS else 'a Dark'}{_where(s, key)}"
    ),
    points="piece:{0}",
)


def _where(s: Journey, key: str) -> str:
    return f" on {NAME[s.figures[key]]}" if key in s.figures else ""


# -- what he does --------------------------------------------------------------------------------------


def around(s: Journey, key: str) -> list[Body]:
    """Everyone on or next to a token."""
    at = s.figures[key]
    return caught(s, TRAIN.near[at] | 1 << at)


def nearest_lights(s: Journey, spot: int) -> dict[int, str]:
    """The Lights nearest to a space, by where they lie."""
    here = {s.figures[key]: key for key in LIGHTS if key in s.figures}
    least = min((TRAIN.dist[spot][at] for at in here), default=0)
    return {at: key for at, key in here.items() if TRAIN.dist[spot][at] == least}


def comes_round(s: Journey, h: int) -> Asks:
    """The Light nearest to the target moves 1 toward it; everyone on or next to it loses 3."""
    aim = choose_target(s, h, BEAM_ROUND)
    if aim is None:
        return
    spot = where(s, aim)
    lights = nearest_lights(s, spot)

    def reached(at: int) -> int:
        """The most that a Light can hurt from where it may go."""
        ends = ways_to(s, lights[at], [spot]) or [at]
        return max(harm_on(s, TRAIN.near[end] | 1 << end) for end in ends)

    if lights:
        tell_target(s, h, aim)
        key = lights[(yield from settle(s, lights, reached, WHICH_LIGHT))]
        yield from goes(s, key, ways_to(s, key, [spot]), hurts=True)
        for body in around(s, key):
            yield from strike(s, h, body, (lose(6),))


BEAM_ROUND = Action(
    "The Beam Comes Round",
    "The Light nearest to the target moves 1 toward it. Everyone on or next to that Light loses 6.",
    perform=comes_round,
)


def draws_off(s: Journey, h: int) -> Asks:
    """Everyone on or next to a Dark loses 6; then each Dark moves 1 away from the Vagrant nearest to it."""
    here = [key for key in DARKS if key in s.figures]
    for body in dict.fromkeys(body for key in here for body in around(s, key)):
        yield from strike(s, h, body, (lose(6),))
    for key in here:
        row = TRAIN.dist[s.figures[key]]
        there = [where(s, b) for b in bodies(s)]  # VS-072
        if there:
            nearest_to_it = {j for j in there if row[j] == min(row[k] for k in there)}
            yield from goes(s, key, ways_to(s, key, nearest_to_it, away=True), hurts=False)


def changes_places(s: Journey, h: int) -> Asks:
    """The nearest Vagrant and the Light nearest to that one change places; the Vagrant loses 6."""
    there = bodies(s)  # VS-072
    if not there:
        return
    body = worst_body(s, nearest(s, h, there))
    lights = nearest_lights(s, where(s, body))
    tell_target(s, h, body)
    if lights:

        def worse(at: int) -> tuple[bool, int]:
            """Changing places at all, then how far that leaves the pattern."""
            return swaps(s, body, at), set_back(s, lights[at], where(s, body))

        at = yield from settle(s, lights, worse, WHICH_LIGHT)
        yield from strike(s, h, body, (swapped_with(lights[at]), lose(6)))


def swaps(s: Journey, body: Body, there: int) -> bool:
    """Whether a body and the token on a space can change places: nobody stands there, no Terrain bars the token."""
    key = next(key for key in STARTS if s.figures.get(key) == there)
    return not standing(s) >> there & 1 and bool(free_for(s, key) >> where(s, body) & 1)


def swapped_with(key: str) -> OnBody:
    """The body and a token change places, unless somebody stands on the token."""

    def effect(s: Journey, h: int, body: Body) -> Asks:
        here, there = where(s, body), s.figures[key]
        if swaps(s, body, there):
            s.figures[key] = here
            yield from set_on(s, body, there)

    return effect


def hour_strikes(s: Journey, h: int) -> Asks:
    """The Cycle Effect: everyone loses 3, and 1 more for each time that time has gone back."""
    for body in everyone(s):
        yield from lose_humanity(s, body & 7, 3 + s.fired.get(0, 0), "VS-209")


def it_was_earlier(s: Journey, h: int) -> Asks:
    """Everyone goes back to where their last turn began, and loses 4."""
    for body in everyone(s):
        yield from strike(s, h, body, (back_in_time, lose(4)))


def back_in_time(s: Journey, h: int, body: Body) -> Asks:
    """The body is set where its last turn began, if nobody stands there."""
    then = BEGAN[body & 7].of(s) - 1
    if then >= 0 and not (standing(s) | s.blocked) >> then & 1:
        yield from set_on(s, body, then)


def all_grow_old(s: Journey, h: int) -> Asks:
    """The Cycle Effect once time has stopped: everyone loses 2."""
    for body in everyone(s):
        yield from lose_humanity(s, body & 7, 2, "VS-209")


KEEPING_MOOD = Mood(
    "Keeping the Light",
    nail=BEAM_ROUND,
    candle=Action("The Boathook", "The target loses 6.", move=2, range=2, does=(target(lose(6)),)),
    salt=Action(
        "The Dark Draws Off", "Everyone on or next to a Dark loses 6. Then each Dark moves 1 away from the Vagrant nearest to it.",
        perform=draws_off,
    ),
    foot=Action(
        "Here and There", "The nearest Vagrant and the Light nearest to that one change places, and the Vagrant loses 6.",
        perform=changes_places,
    ),
    apple=Action("The Storm Door", "The target loses 7.", move=3, range=1, does=(target(lose(7)),)),
    cycle_text="Everyone loses 3, and 1 more for each time that Event 0 has been read.",
    cycle=hour_strikes,
    haunted_text="Lose 2 Humanity.",
    haunted=(haunted_loss(2),),
)  # fmt: skip

TIMELESS_MOOD = Mood(
    "Timeless",
    nail=Action("All His Days", "The target loses 10.", move=3, range=1, does=(target(lose(10)),)),
    candle=Action("The Long Beam", "The target loses 10.", range=6, does=(target(lose(10)),)),
    salt=Action("High Water", "Everyone in range loses 9 and is moved 2 away.", range=2, does=(each(in_range, lose(9), pushed(2)),)),
    foot=Action("It Was Earlier", "Everyone is set where their last turn began, and loses 4.", perform=it_was_earlier),
    apple=Action("The Whole Lamp", "Everyone in range loses 9.", move=2, range=3, area=True, does=(each(in_range, lose(9)),)),
    special="Whenever he gains Humanity, he gains 2 more.",  # VN-2045
    cycle_text="Everyone loses 2.",
    cycle=all_grow_old,
    haunted_text="Lose 2 Humanity.",
    haunted=(haunted_loss(2),),
)  # fmt: skip
