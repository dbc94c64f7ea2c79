"""What a run came to, as `simulate` tells it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from .plan import Plan
from .playing import Line


@dataclass(slots=True)
class Count:
    """Games, and how they ended."""

    games: int = 0
    lengths: list[int] = field(default_factory=list)
    outcomes: Counter[str] = field(default_factory=Counter)
    totals: list[float] = field(default_factory=list)
    seated: list[int] = field(default_factory=list)

    def add(self, line: Line) -> None:
        """One more game."""
        self.games += 1
        if "error" in line:
            return
        self.lengths.append(line["decisions"])
        self.outcomes[line["how"]] += 1
        scores = line["scores"]
        self.totals += [0.0] * (len(scores) - len(self.totals))
        self.seated += [0] * (len(scores) - len(self.seated))
        for seat, score in enumerate(scores):
            self.totals[seat] += score
            self.seated[seat] += 1

    @property
    def scores(self) -> list[float]:
        """The mean score of each seat."""
        return [
            round(total / n, 6) if n else 0.0
            for total, n in zip(self.totals, self.seated, strict=True)
        ]


class Summary:
    """Counts over a whole plan and for each of its cells."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.whole = Count()
        self.cells = [Count() for _ in plan.cells]
        self.failures: list[dict[str, Any]] = []

    @property
    def games(self) -> int:
        """How many games were played, failed ones included."""
        return self.whole.games

    @property
    def decisions(self) -> int:
        """Choices with two or more options, over all finished games."""
        return sum(self.whole.lengths)

    def add(self, line: Line) -> None:
        """One more game."""
        self.whole.add(line)
        self.cells[line["cell"]].add(line)
        if "error" in line:
            self.failures.append(
                {"number": line["n"], "seed": line["seed"], "error": line["error"]}
            )

    def data(self, seconds: float, before: int = 0) -> dict[str, Any]:
        """The documented form (docs/cli.md); `before` is how many of the decisions an earlier run made."""
        plan, whole = self.plan, self.whole
        single = plan.cells[0] if len(plan.cells) == 1 else None
        decisions = self.decisions
        rate = (decisions - before) / seconds if seconds else 0.0
        lengths = whole.lengths
        return {
            "game": plan.game,
            "setup": single.setup if single else None,
            "seats": list(single.bots) if single else None,
            "seed": plan.seed,
            "games": whole.games,
            "decisions": decisions,
            "seconds": round(seconds, 6),
            "decisions_per_second": round(rate, 1),
            "errors": len(self.failures),
            "outcomes": dict(sorted(whole.outcomes.items())),
            "scores": whole.scores,
            "length": {
                "min": min(lengths, default=0),
                "mean": round(sum(lengths) / len(lengths), 2) if lengths else 0.0,
                "max": max(lengths, default=0),
            },
            "failures": self.failures,
            "cells": [
                {
                    "setup": cell.setup,
                    "seats": list(cell.bots),
                    "games": count.games,
                    "outcomes": dict(sorted(count.outcomes.items())),
                    "scores": count.scores,
                }
                for cell, count in zip(plan.cells, self.cells, strict=True)
            ],
        }
