"""The bots that do not look far: one picks blindly, one takes what looks best at once."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Any

from hearthside.kernel import Dice, Option, Session

from .base import Considered, Progress, Thinking, viewpoint
from .heuristic import option_values, prior


class RandomBot:
    """Picks any option, each as likely as the next.

    >>> from hearthside.games import load
    >>> session = Session(load("pilfer"), seed=1)
    >>> RandomBot(seed=2).choose(session) in session.decision.options
    True
    """

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)
        self.thinking = Thinking()

    def choose(
        self, session: Session[Any], progress: Progress | None = None, seat: int | None = None
    ) -> Option:
        """An option by chance."""
        options = session.asked.options
        return options[int(self._random.random() * len(options))]


class GreedyBot:
    """Tries every option once, in a few determinizations, and takes the best by the heuristic.

    With `heat` it also takes others, the likelier the nearer they come to the best: a beginner's play.

    >>> from hearthside.games import load
    >>> session = Session(load("pilfer"), seed=1)
    >>> bot = GreedyBot(seed=2); bot.choose(session) == bot.thinking.options[0].option
    True
    """

    def __init__(self, seed: int = 0, determinizations: int = 2, heat: float = 0.0) -> None:
        self._rng = Dice(seed)
        self._determinizations = determinizations
        self._heat = heat
        self.thinking = Thinking()

    def choose(
        self, session: Session[Any], progress: Progress | None = None, seat: int | None = None
    ) -> Option:
        """The option after which the game's advice is highest."""
        seat, rng = viewpoint(session, seat), self._rng
        seen = []
        of = len(session.asked.options)
        for option, value in option_values(session, seat, rng, self._determinizations):
            seen.append((value, prior(session, option) * rng.below(1 << 30), option))
            if progress is not None and not progress(len(seen), of):
                break
        seen.sort(reverse=True)
        if self._heat and len(seen) > 1:
            seen.insert(0, seen.pop(self._warm([value for value, _, _ in seen])))
        self.thinking = Thinking(
            [Considered(option, self._determinizations, value) for value, _, option in seen],
            [seen[0][2]],
        )
        return seen[0][2]

    def _warm(self, values: list[float]) -> int:
        """One of several values, the best first, by lot."""
        span = (values[0] - values[-1]) or 1.0
        weights = [exp((value - values[0]) / span / (0.2 * self._heat)) for value in values]
        left = self._rng.below(1 << 53) / (1 << 53) * sum(weights)
        for at, weight in enumerate(weights):
            left -= weight
            if left <= 0:
                return at
        return 0
