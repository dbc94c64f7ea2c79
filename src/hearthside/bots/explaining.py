"""Explaining: what a bot would do in a seat's place, where that leads, and why it would not do something else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any

from hearthside.kernel import ANYONE, Decision, Dice, Goal, Option, Session

from .base import Considered, Progress, viewpoint
from .heuristic import greedy_rollout
from .judging import Judge, Measure
from .policy_search import Candidate, PolicySearch

PLAN = 6
"""How many choices of a plan are told at most."""
TELLING = 0.04
"""A goal that differs by less than this share of its length explains nothing."""


@dataclass(slots=True)
class Step:
    """A choice of a plan: whose it is, what it is, and the things on the table that it lies on."""

    seat: int
    notation: str
    label: str
    points: tuple[str, ...]


@dataclass(slots=True)
class Alternative:
    """Another option: what it would come to, and in what way that is worse."""

    notation: str
    label: str
    after: float
    why: str


@dataclass(slots=True)
class Explanation:
    """A hint that says why. `before` and `after` are what the position is worth to the seat, from 0 to 1."""

    seat: int
    measure: Measure
    before: float
    after: float
    plan: list[Step]
    worse: list[Alternative] = field(default_factory=list)


def explained(
    session: Session[Any],
    seat: int | None = None,
    *,
    rollouts: int = 60,
    seed: int = 0,
    progress: Progress | None = None,
) -> Explanation:
    """What to do here, and why: the plan, what it is worth before and after, and what speaks against the next best.

    >>> from hearthside.games import load
    >>> session = Session(load("pilfer"), {"seats": 2}, seed=1)
    >>> told = explained(session, rollouts=8); told.plan[0].label == session.game.words.label(
    ...     session.state, session.asked, Option.parse(told.plan[0].notation))
    True
    """
    seat = viewpoint(session, seat)
    judge = Judge(session.game)
    if judge.network is None:
        return _by_heuristic(session, seat, judge, rollouts, seed, progress)
    search = PolicySearch(session, seat, judge.network, Dice(seed), goals=True)
    search.run(rollouts, progress)
    order = [seen.option for seen in search.thinking().options]
    found = sorted(search.all, key=lambda c: order.index(c.option))
    best = found[0]
    if not best.line:
        search.follow(best, seed)
    after = best.value
    plan = planned(session, seat, [option for _, option in best.line], Dice(best.seed))
    worse = [
        Alternative(str(c.option), _label(session, c.option), round(c.value, 4), against(session, seat, best, c))
        for c in found[1:]
        if c.values
    ]  # fmt: skip
    return Explanation(seat, judge.measure, round(search.value, 4), round(after, 4), plan, worse)


def _by_heuristic(
    session: Session[Any],
    seat: int,
    judge: Judge,
    rollouts: int,
    seed: int,
    progress: Progress | None,
) -> Explanation:
    """The same without a network: the search that suits the game finds the plan, advice says what it is worth."""
    from .mcts import MctsBot

    bot = MctsBot(rollouts, seed=seed)
    bot.choose(session, progress, seat)
    seen = bot.thinking.options
    tried = [_followed(session, seat, considered, seed) for considered in seen[:3]]
    line = bot.thinking.line if len(bot.thinking.line) > 1 else [o for _, o in tried[0].line]
    worse = [
        Alternative(str(c.option), _label(session, c.option), round(seen[at].value, 4), against(session, seat, tried[0], c))
        for at, c in enumerate(tried)
        if at
    ]  # fmt: skip
    before = judge.value(session, seat)
    plan = planned(session, seat, line, Dice(seed))
    return Explanation(seat, judge.measure, round(before, 4), round(seen[0].value, 4), plan, worse)


def _followed(session: Session[Any], seat: int, considered: Considered, seed: int) -> Candidate:
    """An option played on a little by the heuristic, to see what becomes of the goals."""
    found = Candidate(considered.option, considered.prior, [considered.value])
    for number in range(2):
        rng = Dice(seed + number)
        world = session.redealt(seat, rng, keep=True)
        world.choose(considered.option)
        greedy_rollout(world, seat, rng, PLAN)
        if not found.line:
            found.line = [(made.seat, made.option) for made in world.made[-PLAN - 1 :]]
            found.line = [(seat, considered.option), *found.line[1:]]
        for goal in world.game.race(world.state):
            found.goals.setdefault((goal.name, goal.who), []).append(goal.value)
    return found


def _label(session: Session[Any], option: Option) -> str:
    return session.game.words.label(session.state, session.asked, option)


def planned(session: Session[Any], seat: int, line: list[Option], rng: Dice) -> list[Step]:
    """A line in words, as far as it goes in one of the worlds that the seat holds possible."""
    world = session.redealt(seat, rng)
    steps: list[Step] = []
    for option in line:
        while world.decision is not None and len(world.decision.options) == 1:
            world.choose(world.decision.options[0])
        decision = world.decision
        if decision is None or option not in decision.options or len(steps) == PLAN:
            break
        if decision.seat in (seat, ANYONE) or not decision.secret:
            steps.append(_step(world, decision, option))
        world.choose(option)
    return steps


def _step(world: Session[Any], decision: Decision, option: Option) -> Step:
    words, state = world.game.words, world.state
    return Step(
        decision.seat,
        str(option),
        words.label(state, decision, option),
        tuple(words.points(state, decision, option)),
    )


def against(session: Session[Any], seat: int, best: Candidate, other: Candidate) -> str:
    """Why an option is worse than the best: the goal it falls behind on most, or how much less it came to."""
    game, state = session.game, session.state
    worst, why = TELLING, ""
    for goal in game.race(state):
        key = (goal.name, goal.who)
        mine, theirs = best.goals.get(key), other.goals.get(key)
        if not mine or not theirs or goal.means == "ends":
            continue
        behind = (fmean(mine) - fmean(theirs)) / (goal.of or 1) * _good(goal, seat)
        if behind > worst:
            worst, why = (
                behind,
                _told(goal, seat, fmean(theirs), fmean(mine), game.words.seat, state),
            )
    if why:
        return why
    less = best.value - other.value
    if less < 0.005:
        return "It comes to about the same."
    return f"It comes to {100 * less:.0f} in a hundred less."


def _good(goal: Goal, seat: int) -> int:
    """Whether a goal that fills up is good for a seat (1) or bad (-1)."""
    mine = goal.who in (seat, ANYONE)
    return 1 if (goal.means in ("wins", "leads")) == mine else -1


def _told(
    goal: Goal,
    seat: int,
    other: float,
    best: float,
    name: Callable[[Any, int], str],
    state: Any,
) -> str:
    """How a goal would stand, in words."""
    whose = (
        "" if goal.who == ANYONE else "your " if goal.who == seat else f"{name(state, goal.who)}: "
    )
    text = f"{whose}{goal.name} comes to about {other:.0f} of {goal.of} instead of {best:.0f}."
    return text[:1].upper() + text[1:]
