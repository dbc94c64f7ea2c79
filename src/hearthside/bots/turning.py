"""Turning points: after a game, where it was won and lost, by the same measure that hints are given by."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean
from typing import Any, Literal

from hearthside.kernel import ANYONE, Dice, Option, Session

from .judging import Judge

FEW = 5
WORLDS = 12
"""In how many worlds it is tried again, to tell a choice from luck."""


@dataclass(slots=True)
class TurningPoint:
    """A choice after which things stood differently for a seat, and whether the choice did it or what came after.

    `before` and `after` are what the position was worth to `seat`; `chose` is who made the choice. `better` is what
    would have been expected to come to more, if the choice itself was the mistake.
    """

    number: int
    seat: int
    chose: int
    notation: str
    label: str
    before: float
    after: float
    by: Literal["choice", "luck"]
    better: str = ""

    @property
    def change(self) -> float:
        """By how much it changed."""
        return self.after - self.before


@dataclass(slots=True)
class Told:
    """A game told by its turning points, and by what every position was worth to each seat."""

    measure: str
    values: list[list[float]]
    """For each choice, what the position before it was worth to each seat; last, the scores."""
    points: list[TurningPoint]


def turning_points(session: Session[Any], *, most: int = FEW, seed: int = 0) -> Told:
    """Where a game turned, the biggest turn first. The session has to keep its record; it is left alone.

    >>> from hearthside.games import load
    >>> session = Session(load("pilfer"), {"seats": 2}, seed=1)
    >>> while session.decision is not None: session.choose(session.decision.options[0])
    >>> told = turning_points(session); len(told.values) == session.number + 1, 0 < len(told.points) <= 5
    (True, True)
    """
    game, made = session.game, session.made
    judge = Judge(game)
    again: Session[Any] = Session(game, session.setup, session.seed, journal=False)
    values: list[list[float]] = []
    labels: list[str] = []
    for choice in made:
        seats = range(again.state.seats)
        values.append([round(judge.value(again, seat), 4) for seat in seats])
        labels.append(game.words.label(again.state, again.asked, choice.option))
        again.choose(choice.option)
    values.append([round(judge.value(again, seat), 4) for seat in range(again.state.seats)])
    turns = []
    for number, choice in enumerate(made):
        before, after = values[number], values[number + 1]
        pairs = zip(before, after, strict=False)  # seats may join or leave on the way
        change, seat = max((abs(b - a), i) for i, (a, b) in enumerate(pairs))
        turns.append((change, number, seat, choice.seat))
    turns.sort(key=lambda turn: (-turn[0], turn[1]))
    points = []
    for _, number, seat, chose in turns[:most]:
        by, better = cause(session, number, seat, judge, Dice(seed + number))
        points.append(
            TurningPoint(
                number,
                seat,
                chose,
                str(made[number].option),
                labels[number],
                values[number][seat],
                values[number + 1][seat],
                by,
                better,
            )
        )
    return Told(judge.measure, values, points)


def cause(
    session: Session[Any], number: int, seat: int, judge: Judge, rng: Dice
) -> tuple[Literal["choice", "luck"], str]:
    """Whether a change was to be expected after the choice, and what would have been better for who made it."""
    there = session.fork()
    there.rewind(number)
    decision, option = there.asked, session.made[number].option
    chose = 0 if decision.seat == ANYONE else decision.seat
    before = judge.value(there, seat)
    seeds = [rng.below(1 << 62) for _ in range(WORLDS)]
    expected = _expected(there, chose, option, seat, judge, seeds)
    after_session = session.fork()
    if number + 1 < session.number:
        after_session.rewind(number + 1)
    after = judge.value(after_session, seat)
    if abs(expected - before) < abs(after - expected):
        return "luck", ""
    mine = _expected(there, chose, option, chose, judge, seeds)
    others = [o for o in decision.options if o != option]
    best = max(
        ((_expected(there, chose, o, chose, judge, seeds), str(o), o) for o in others),
        default=None,
        key=lambda found: found[:2],
    )
    if best is None or best[0] <= mine + 0.01:
        return "choice", ""
    return "choice", session.game.words.label(there.state, decision, best[2])


def _expected(
    there: Session[Any], chose: int, option: Option, seat: int, judge: Judge, seeds: list[int]
) -> float:
    """What a position is worth to a seat right after an option, on average over worlds and dice."""
    values = []
    for seed in seeds:
        world = there.redealt(chose, Dice(seed))
        world.choose(option)
        values.append(judge.value(world, seat))
    return fmean(values)
