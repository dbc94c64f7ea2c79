"""One game of a study, from its job alone: the same result wherever and whenever it is played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from hearthside.bots import make
from hearthside.games import load
from hearthside.kernel import ANYONE, Game, Option, Outcome, Session, play_out

from .plan import Job, Plan


@dataclass(frozen=True, slots=True)
class Result:
    """How one game went. `used` counts, for each option by notation, how often each seat chose it."""

    number: int
    seed: int
    variant: int
    seats: tuple[str, ...]
    decisions: int = 0
    how: str = ""
    scores: tuple[float, ...] = ()
    metrics: dict[str, Any] = field(default_factory=dict)
    used: dict[str, list[int]] = field(default_factory=dict)
    error: str = ""

    def data(self) -> dict[str, Any]:
        """The result as a line of a results file; what is empty is left out."""
        line: dict[str, Any] = {
            "number": self.number,
            "seed": self.seed,
            "variant": self.variant,
            "seats": list(self.seats),
        }
        if self.error:
            return {**line, "error": self.error}
        line |= {"decisions": self.decisions, "how": self.how, "scores": list(self.scores)}
        if self.metrics:
            line["metrics"] = self.metrics
        if self.used:
            line["used"] = self.used
        return line

    @staticmethod
    def of(line: dict[str, Any]) -> Result:
        """The result that a line holds."""
        values = dict(line)
        values["seats"] = tuple(values["seats"])
        values["scores"] = tuple(values.get("scores", ()))
        return Result(**values)


Chooser = Callable[[Session[Any]], Option]


def chooser(job: Job) -> Chooser:
    """Who answers the decisions of a game. Random seats share one source, as in a fast play-out."""
    if set(job.seats) == {"random"}:
        random = Random(job.seed).random

        def at_random(session: Session[Any]) -> Option:
            assert session.decision is not None
            options = session.decision.options
            return options[int(random() * len(options))]

        return at_random
    bots = [make(name, job.seed + seat) for seat, name in enumerate(job.seats)]

    def by_bot(session: Session[Any]) -> Option:
        assert session.decision is not None
        seat = session.decision.seat
        return bots[0 if seat == ANYONE or seat >= len(bots) else seat].choose(session)

    return by_bot


def play(plan: Plan, number: int) -> Result:
    """Play game `number` of a plan; a game that fails is a result too.

    >>> plan = Plan("pilfer", "1.0.0", ({"seats": 2},), (("random", "random"),), 9)
    >>> play(plan, 3) == play(plan, 3)
    True
    """
    job = plan.job(number)
    head = (job.number, job.seed, job.variant, job.seats)
    try:
        game = load(plan.game)
        if not plan.uses and set(job.seats) == {"random"}:
            state = game.begin(job.setup, job.seed)
            decisions = play_out(game, state, job.seed)
            return _result(game, head, state, decisions, {})
        session, used = sit(job, game)
        return _result(game, head, session.state, session.number, used if plan.uses else {})
    except Exception as error:
        return Result(*head, error=f"{type(error).__name__}: {error}")


def sit(job: Job, game: Game[Any]) -> tuple[Session[Any], dict[str, list[int]]]:
    """Play a job choice by choice: the finished session, and how often each option was chosen.

    >>> plan = Plan("pilfer", "1.0.0", ({"seats": 2},), (("random", "random"),), 9)
    >>> session, used = sit(plan.job(3), load("pilfer"))
    >>> session.number == play(plan, 3).decisions == sum(map(sum, used.values()))
    True
    """
    session = Session(game, job.setup, job.seed, journal=False)
    choose = chooser(job)
    used: dict[str, list[int]] = {}
    while (decision := session.decision) is not None:
        option = choose(session)
        count = used.setdefault(str(option), [0] * len(job.seats))
        count[max(0, min(decision.seat, len(count) - 1))] += 1
        session.choose(option)
    return session, used


def _result(
    game: Game[Any],
    head: tuple[int, int, int, tuple[str, ...]],
    state: Any,
    decisions: int,
    used: dict[str, list[int]],
) -> Result:
    outcome: Outcome | None = game.outcome(state)
    if outcome is None:
        raise RuntimeError("the game stopped without an outcome")
    metrics = dict(game.metrics(state))
    return Result(*head, decisions, outcome.how, tuple(outcome.scores), metrics, used)
