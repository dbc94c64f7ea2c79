"""What things are worth in each mission, in points: read from its card where it says so, else judged.

What events and jobs pay is taken from the mission's own programs, so that a mission or card whose numbers change is
judged anew. The rest are judgements that were tried out in simulations.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from ..content.cards import KIND_OF, KINDS, CardKind
from ..content.jobs import program as op
from ..content.jobs.notation import EVENTS
from ..content.jobs.program import AT_START, LINKED, MOVED_WEST, PLACE, WESTMOST, Code, Program
from ..content.land import LAND
from ..content.missions import MISSIONS, Mission
from ..content.people import CHARACTERS

SUCCESS = 5 / 6
"""What a success die brings on average."""
PURSE = (0.3, 0.22, 0.17, 0.3)
"""What one gold, metal, wood and food is worth where the mission wants none of it."""
SHARE = 0.45
"""How much of what a task pays lies in the resources it takes."""
SHORT = (0.75, 0.65, 0.75, 0.95)
"""How likely it is to have the gold, metal, wood and food that a job takes."""
PLAYED = 0.62
"""How often a card that comes up is played."""
DANGER_DRAWN = -0.28
"""What it costs to draw a danger."""
LEAST = 0.04
"""What any item is worth when it comes up: something to discard."""


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
    at_start: bool
    needs: tuple[tuple[int, int], ...]
    points: float
    first: float
    """What it pays while there are no railways."""
    builds: bool = False


@dataclass(frozen=True, slots=True)
class Pays:
    """What an event pays: anywhere, next to a railway, and further west."""

    plain: float
    linked: float
    west: float

    @property
    def all(self) -> float:
        """Everything together."""
        return self.plain + self.linked + self.west


@dataclass(frozen=True, slots=True)
class View:
    """What counts in a mission."""

    res: tuple[float, float, float, float]
    enough: int
    west: float
    reveal: Pays
    build: Pays
    clear: float
    wagon_west: float
    wagon_east: float
    wagon: str
    rates: Rates
    home: bool
    line: bool
    apart: int
    hunger: bool
    harvest: bool
    tasks: tuple[Task, ...]
    arms: tuple[tuple[tuple[tuple[int, int], ...], float, float], ...]
    """Battle jobs of the mission: what they take, their hits and saves."""
    drawn: tuple[float, ...]
    """What every card is worth to whoever draws it."""


def event_pays(mission: Mission, event: str) -> Pays:
    """Points of an event, by what they ask for.

    >>> event_pays(MISSIONS["discovery"], "build")
    Pays(plain=2.0, linked=0.0, west=1.0)
    """
    sums = {"plain": 0.0, "linked": 0.0, "west": 0.0}
    for job in mission.on[EVENTS.index(event)]:
        asked = "plain"
        for code, n, arg in job.code:
            if code == op.IF and arg in (WESTMOST, MOVED_WEST):
                asked = "west"
            elif code == op.IF and arg == LINKED:
                asked = "linked"
            elif code == op.POINTS:
                sums[asked] += n
    return Pays(**sums)


def scoring(mission: Mission, build: Pays) -> Iterable[Task]:
    """The jobs of a mission that score by themselves or by what they build."""
    for job in mission.jobs:
        ops = {code: n for code, n, _ in job.code}
        asked = [arg for code, _, arg in job.code if code == op.IF]
        land = sum(arg for arg in asked if arg < op.WAGON)
        needs = tuple((slot, n) for slot, n in job.needs if slot < 4)
        if ops.get(op.POINTS, 0) > 0:
            points = ops[op.POINTS]
            yield Task(land, op.MARK in ops, AT_START in asked, needs, points, points)
        elif op.LAY_RAIL in ops and build.all:
            first = build.plain + 0.3 * build.west
            pays = first + 0.8 * build.linked
            yield Task(0, False, False, needs, pays, first, builds=True)


def purse(tasks: Iterable[Task]) -> tuple[tuple[float, float, float, float], int]:
    """What one of each resource is worth, and how many of each are enough."""
    res, most = list(PURSE), 2
    for task in tasks:
        total = sum(n for _, n in task.needs)
        for slot, n in task.needs:
            res[slot] = max(res[slot], min(0.5, SHARE * task.points / total))
            most = max(most, n)
    return (res[0], res[1], res[2], res[3]), 4 + 2 * most


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
        return move * n * (1.0 if code == op.WALK else 1.1)
    if code == op.SAIL:
        return 0.6 * move * n
    if code == op.RIDE:
        return 0.15 * move * min(n, 5)
    if code == op.PAY or code == op.GAIN:
        worth = res[arg] if arg < 4 else max(res) if code == op.GAIN else min(res)
        return n * worth * (1 if code == op.GAIN else -1)
    if code == op.WORK or code == op.ROLL:
        return SUCCESS * n * res[arg]
    if code in (op.HITS, op.HIT_DICE):
        return hit * n * (1.0 if code == op.HITS else SUCCESS)
    if code in (op.SAVES, op.SAVE_DICE):
        return 0.12 * n
    if code == op.SCRAP:
        return 0.6 * n if arg >= op.DANGER else -0.05 * n
    if code == op.DISCARD:
        return (0.2 if arg >= op.DANGER else -0.12) * n
    return _REST.get(code, 0.0) * max(n, 1)


_REST = {
    op.DRAW: 0.2,
    op.TAKE: -0.55,
    op.GAIN_X: 0.35,
    op.SCRAP_THIS: -0.3,
}


def place_odds() -> dict[int, float]:
    """How likely a player is at a place, or can get there in time, when a job asks for it."""
    odds = {
        bit: min(0.6, 0.15 + 1.5 * sum(land & bit != 0 for land in LAND) / len(LAND))
        for bit in PLACE.values()
    }
    odds[op.WATER] *= 0.5
    return odds


ODDS = place_odds()


def job_worth(codes: Iterable[Code], res: tuple[float, ...], rates: Rates) -> float:
    """What the steps of a job are worth together, as often as its conditions and its price can be met."""
    odds = 1.0
    value = 0.0
    for code, n, arg in codes:
        if code == op.IF:
            odds *= ODDS.get(arg, 0.4)
        else:
            value += step_worth(code, n, arg, res, rates)
            if code == op.PAY and arg < 4:
                odds *= SHORT[arg] ** n
            elif code == op.DISCARD and arg != op.ITEM and arg < op.DANGER:
                odds *= 0.5**n
            elif code == op.RIDE and value <= 0:
                odds *= 0.3
    return value * odds if value > 0 else value


def card_worth(kind: CardKind, res: tuple[float, ...], rates: Rates) -> float:
    """What a card is worth to whoever draws it: its best job, and a little for a choice."""
    values = sorted((job_worth(job.code, res, rates) for job in kind.jobs), reverse=True)
    return max(LEAST, values[0] + 0.35 * sum(max(0.0, value) for value in values[1:]))


def drawn(res: tuple[float, ...], rates: Rates) -> tuple[float, ...]:
    """What every card of the box is worth to whoever draws it."""
    kinds = [
        DANGER_DRAWN
        if kind.group in ("pain", "exhaustion")
        else PLAYED * card_worth(kind, res, rates)
        for kind in KINDS
    ]
    return tuple(kinds[kind] for kind in KIND_OF)


@cache
def view_of(id: str) -> View:
    """What counts in a mission."""
    mission = MISSIONS[id]
    reveal, build = event_pays(mission, "reveal"), event_pays(mission, "build")
    clear = event_pays(mission, "clear").all
    west, east = event_pays(mission, "wagon west").all, event_pays(mission, "wagon east").all
    pull = max(west, east, 0.0)
    tasks = tuple(scoring(mission, build))
    res, enough = purse(tasks)
    rates = Rates(
        move=0.25 + 0.38 * min(2.2, reveal.plain + 0.7 * reveal.west + 0.4 * pull),
        hit=0.1 + 0.07 * clear,
        look=0.1 + 0.8 * reveal.plain + 0.3 * reveal.west,
        build=0.4 if any(task.builds for task in tasks) else 0.2 + 0.4 * build.all,
    )
    arms = []
    for job in mission.jobs:
        hits, saves = strength((job,))
        if hits + saves > 0:
            arms.append((tuple((slot, n) for slot, n in job.needs if slot < 4), hits, saves))
    return View(
        res=res,
        enough=enough,
        west=0.1 + 0.25 * min(2.0, reveal.plain + reveal.west),
        reveal=reveal,
        build=build,
        clear=clear,
        wagon_west=west,
        wagon_east=east,
        wagon=mission.wagon,
        rates=rates,
        home=mission.home,
        line=mission.line,
        apart=mission.apart,
        hunger="hunger" in mission.night,
        harvest="harvest" in mission.night,
        tasks=tasks,
        arms=tuple(arms),
        drawn=drawn(res, rates),
    )
