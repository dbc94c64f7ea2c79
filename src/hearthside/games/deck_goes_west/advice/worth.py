"""What things are worth in each mission, in points: read from its card where it says so, else judged.

What events and jobs pay is taken from the mission's own programs, so that a mission whose numbers
change is judged anew. The rest are judgements that were tried out in simulations.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from ..content.cards import FIRST_DANGER, FIRST_TRADE, KIND_OF, KINDS, CardKind
from ..content.jobs import program as op
from ..content.jobs.notation import EVENTS
from ..content.jobs.program import MOVED_WEST, WESTMOST, Code, Program
from ..content.missions import MISSIONS, Mission
from ..content.people import CHARACTERS

SUCCESS = 5 / 6
"""What a success die brings on average."""

PURSES = {
    "discovery": ((0.2, 0.12, 0.1, 0.4), 6),
    "iron_trail": ((0.2, 0.4, 0.35, 0.28), 5),
    "harvest_fair": ((0.14, 0.1, 0.12, 0.32), 8),
    "bounty_country": ((0.3, 0.15, 0.12, 0.28), 5),
    "slowest": ((0.16, 0.12, 0.12, 0.3), 6),
    "long_haul": ((0.14, 0.1, 0.25, 0.3), 6),
    "runaway": ((0.18, 0.12, 0.12, 0.32), 6),
    "there_and_back": ((0.14, 0.2, 0.2, 0.32), 6),
    "hungry_valley": ((0.14, 0.1, 0.12, 0.34), 12),
    "iron_road": ((0.2, 0.4, 0.35, 0.25), 8),
    "law_and_order": ((0.3, 0.14, 0.2, 0.3), 6),
    "gold_fever": ((0.4, 0.3, 0.12, 0.25), 10),
    "new_world": ((0.14, 0.25, 0.25, 0.3), 6),
    "two_trails": ((0.14, 0.12, 0.12, 0.32), 6),
    "homestead": ((0.14, 0.1, 0.35, 0.25), 8),
}
"""What one gold, metal, wood and food is worth, and how many of each are enough."""
TIMES = 1.6
"""How often a card comes up that was bought early."""
SELDOM = 0.45
"""How often a job finds the place it asks for."""
WEST = {"discovery": 0.6, "slowest": 0.15, "two_trails": 0.25, "new_world": 0.2}
"""What a column further west is worth, where it is not a tenth of a point."""


@dataclass(frozen=True, slots=True)
class Rates:
    """What a tile of movement, a hit, a look and a railway are worth in a mission."""

    move: float
    hit: float
    look: float
    build: float


@dataclass(frozen=True, slots=True)
class Task:
    """A mission job that scores: where it is done, what it takes, what it pays."""

    land: int
    unmarked: bool
    needs: tuple[tuple[int, int], ...]
    points: int
    builds: bool = False


@dataclass(frozen=True, slots=True)
class View:
    """What counts in a mission."""

    res: tuple[float, float, float, float]
    enough: int
    west: float
    reveal: float
    reveal_west: float
    build: float
    build_west: float
    clear: float
    wagon_west: float
    wagon_east: float
    wagon: str
    rates: Rates
    home: bool
    tasks: tuple[Task, ...]
    arms: tuple[tuple[tuple[tuple[int, int], ...], float, float], ...]
    """Battle jobs of the mission: what they take, their hits and saves."""
    worth: tuple[float, ...]
    """What every card is worth in a deck on the first day; starters count nothing."""


def event_pays(mission: Mission, event: str) -> tuple[float, float]:
    """Points of an event anywhere, and those more that it brings in the west.

    >>> event_pays(MISSIONS["discovery"], "build")
    (2.0, 1.0)
    """
    plain = west = 0.0
    for job in mission.on[EVENTS.index(event)]:
        further = False
        for code, n, arg in job.code:
            if code == op.IF and arg in (WESTMOST, MOVED_WEST):
                further = True
            elif code == op.POINTS and further:
                west += n
            elif code == op.POINTS:
                plain += n
    return plain, west


def scoring(mission: Mission, build: float) -> Iterable[Task]:
    """The jobs of a mission that score by themselves or by what they build."""
    for job in mission.jobs:
        ops = {code: n for code, n, _ in job.code}
        land = sum(arg for code, _, arg in job.code if code == op.IF and arg < op.WAGON)
        needs = tuple((slot, n) for slot, n in job.needs if slot < 4)
        if ops.get(op.POINTS, 0) > 0:
            yield Task(land, op.MARK in ops, needs, ops[op.POINTS])
        elif op.LAY_RAIL in ops and build:
            yield Task(0, False, needs, int(build), builds=True)


def strength(jobs: Iterable[Program]) -> tuple[float, float]:
    """The hits and saves to expect of the best battle job among these."""
    best = (0.0, 0.0)
    for job in jobs:
        hits = saves = 0.0
        for code, n, _ in job.code:
            if code == op.HITS or code == op.HIT_DICE:
                hits += n if code == op.HITS else SUCCESS * n
            elif code == op.SAVES or code == op.SAVE_DICE:
                saves += n if code == op.SAVES else SUCCESS * n
        if hits + saves > sum(best):
            best = (hits, saves)
    return best


ARMS = tuple(strength(KINDS[kind].jobs) for kind in KIND_OF)
"""The hits and saves of every card."""
FISTS = {id: strength(character.jobs) for id, character in CHARACTERS.items()}
"""The hits and saves of every character."""


def step_worth(code: int, n: int, arg: int, res: tuple[float, ...], rates: Rates) -> float:
    """What one step of a job is worth to somebody who gets to do it."""
    move, hit = rates.move, rates.hit
    if code == op.LOOK:
        return rates.look * n
    if code in (op.LAY_RAIL, op.LAY_BRIDGE):
        return rates.build * (1.0 if code == op.LAY_RAIL else 0.4)
    if code in (op.WALK, op.CLIMB):
        return move * n
    if code == op.SAIL:
        return 0.6 * move * n
    if code == op.RIDE:
        return 0.2 * move * min(n, 5)
    if code == op.PAY or code == op.GAIN:
        worth = res[arg] if arg < 4 else max(res)
        return n * worth * (1 if code == op.GAIN else -1)
    if code == op.WORK or code == op.ROLL:
        return SUCCESS * n * res[arg]
    if code in (op.HITS, op.HIT_DICE):
        return hit * n * (1.0 if code == op.HITS else SUCCESS)
    if code in (op.SAVES, op.SAVE_DICE):
        return 0.12 * n
    if code == op.SCRAP:
        return 0.55 * n if arg >= op.DANGER else -0.1 * n
    return _REST.get(code, 0.0) * max(n, 1)


_REST = {
    op.DRAW: 0.2,
    op.GAIN_X: 0.25,
    op.DISCARD: -0.1,
    op.SCRAP_THIS: -0.3,
}


def job_worth(codes: Iterable[Code], res: tuple[float, ...], rates: Rates) -> float:
    """What the steps of a job are worth together."""
    return sum(step_worth(code, n, arg, res, rates) for code, n, arg in codes)


def card_worth(kind: CardKind, res: tuple[float, ...], rates: Rates) -> float:
    """What a trade card may be worth over a whole game: its jobs, as often as it comes up."""
    values = []
    for job in kind.jobs:
        value = job_worth(job.code, res, rates)
        if job.code[0][0] == op.IF:
            value *= SELDOM
        values.append(value if job.scraps_itself else TIMES * (value - 0.1))
    values.sort(reverse=True)
    return max(0.1, values[0] + 0.3 * sum(values[1:]))


@cache
def view_of(id: str) -> View:
    """What counts in a mission."""
    mission = MISSIONS[id]
    res, enough = PURSES[id]
    reveal, reveal_west = event_pays(mission, "reveal")
    build, build_west = event_pays(mission, "build")
    clear = sum(event_pays(mission, "clear"))
    pull = abs(sum(event_pays(mission, "wagon west"))) + sum(event_pays(mission, "wagon east"))
    tasks = tuple(scoring(mission, build))
    rates = Rates(
        move=0.25 + 0.1 * min(2.5, reveal + 0.6 * reveal_west + 0.5 * max(0.0, pull)),
        hit=0.12 + 0.06 * clear,
        look=0.1 + 0.8 * reveal + 0.3 * reveal_west,
        build=0.4 if any(task.builds for task in tasks) else 0.2 + 0.4 * build,
    )
    arms = []
    for job in mission.jobs:
        hits, saves = strength((job,))
        if hits + saves > 0:
            arms.append((tuple((slot, n) for slot, n in job.needs if slot < 4), hits, saves))
    return View(
        res=res,
        enough=enough,
        west=WEST.get(id, 0.1),
        reveal=reveal,
        reveal_west=reveal_west,
        build=build,
        build_west=build_west,
        clear=clear,
        wagon_west=sum(event_pays(mission, "wagon west")),
        wagon_east=sum(event_pays(mission, "wagon east")),
        wagon=mission.wagon,
        rates=rates,
        home=mission.home,
        tasks=tasks,
        arms=tuple(arms),
        worth=tuple(
            card_worth(KINDS[kind], res, rates) if FIRST_TRADE <= card < FIRST_DANGER else 0.0
            for card, kind in enumerate(KIND_OF)
        ),
    )
