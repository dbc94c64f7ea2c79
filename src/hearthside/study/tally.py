"""What a run of games came to, in a few numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from .plan import Plan
from .play import Result


@dataclass(slots=True)
class Tally:
    """Counts over the results of a plan; the order they come in does not matter.

    >>> plan = Plan("pilfer", "1.0.0", ({"seats": 2},), (("random", "random"),), 2)
    >>> tally = Tally(plan)
    >>> tally.add(Result(0, 0, 0, ("random", "random"), 30, "goal", (1.0, 0.0)))
    >>> tally.data()["outcomes"], tally.data()["scores"]
    ({'goal': 1}, [1.0, 0.0])
    """

    plan: Plan
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    held: int = 0
    shortest: int = 0
    longest: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    scores: dict[int, float] = field(default_factory=dict)
    seated: Counter[int] = field(default_factory=Counter)
    failures: list[Result] = field(default_factory=list)

    def add(self, result: Result) -> None:
        """Count one game."""
        self.games += 1
        if result.error:
            self.failures.append(result)
            return
        first = self.games - len(self.failures) == 1
        self.shortest = result.decisions if first else min(self.shortest, result.decisions)
        self.longest = max(self.longest, result.decisions)
        self.decisions += result.decisions
        self.outcomes[result.how] += 1
        for seat, score in enumerate(result.scores):
            self.scores[seat] = self.scores.get(seat, 0.0) + score
            self.seated[seat] += 1

    def add_held(self, results: Iterable[Result]) -> None:
        """Count games of an earlier run, which this run's time does not hold."""
        for result in results:
            self.add(result)
        self.held = self.decisions

    @property
    def finished(self) -> int:
        """How many games did not fail."""
        return self.games - len(self.failures)

    @property
    def rate(self) -> float:
        """Decisions a second in this run."""
        return (self.decisions - self.held) / self.seconds if self.seconds else 0.0

    def data(self) -> dict[str, Any]:
        """The documented form of it (docs/cli.md)."""
        plan = self.plan
        return {
            "game": plan.game,
            "rules": plan.rules,
            "setup": plan.setups[0],
            "setups": list(plan.setups),
            "seats": list(plan.seats[0]),
            "seed": plan.seed,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 6),
            "decisions_per_second": round(self.decisions / self.seconds, 1)
            if self.seconds
            else 0.0,
            "errors": len(self.failures),
            "outcomes": dict(sorted(self.outcomes.items())),
            "scores": [
                round(self.scores[seat] / self.seated[seat], 6) for seat in sorted(self.seated)
            ],
            "length": {
                "min": self.shortest,
                "mean": round(self.decisions / self.finished, 2) if self.finished else 0.0,
                "max": self.longest,
            },
            "failures": [
                {"number": each.number, "seed": each.seed, "error": each.error}
                for each in sorted(self.failures, key=lambda each: each.number)
            ],
        }
