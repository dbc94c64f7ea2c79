"""The bots that do not look far: one picks blindly, one takes what looks best at once."""

from __future__ import annotations

from random import Random
from typing import Any

from hearthside.kernel import Dice, Option, Session

from .base import Considered, Progress, Thinking, first_sight, prior, viewpoint


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
        assert session.decision is not None
        options = session.decision.options
        return options[int(self._random.random() * len(options))]


class GreedyBot:
    """Tries every option once, in a few worlds that fit what it sees, and takes the best by advice.

    >>> from hearthside.games import load
    >>> session = Session(load("pilfer"), seed=1)
    >>> bot = GreedyBot(seed=2); bot.choose(session) == bot.thinking.options[0].option
    True
    """

    def __init__(self, seed: int = 0, worlds: int = 2) -> None:
        self._rng = Dice(seed)
        self._worlds = worlds
        self.thinking = Thinking()

    def choose(
        self, session: Session[Any], progress: Progress | None = None, seat: int | None = None
    ) -> Option:
        """The option after which the game's advice is highest."""
        assert session.decision is not None
        seat, rng = viewpoint(session, seat), self._rng
        seen = []
        of = len(session.decision.options)
        for option, value in first_sight(session, seat, rng, self._worlds):
            seen.append((value, prior(session, option) * rng.below(1 << 30), option))
            if progress is not None and not progress(len(seen), of):
                break
        seen.sort(reverse=True)
        self.thinking = Thinking(
            [Considered(option, self._worlds, value) for value, _, option in seen], [seen[0][2]]
        )
        return seen[0][2]
