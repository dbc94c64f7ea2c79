"""The search that suits the game: greedy rollouts, or a plain tree."""

from __future__ import annotations

from typing import Any

from hearthside.kernel import Option, Session

from .base import Bot, Progress, Thinking
from .rollouts import RolloutBot
from .tree import TreeBot


class MctsBot:
    """Searches for `iterations` or `milliseconds`, whichever ends first, or for `positions`, as far as `Game.ahead` says.

    In a plain tree each iteration judges one position.

    >>> from hearthside.games import load
    >>> session = Session(load("pilfer"), {"seats": 2}, seed=1)
    >>> MctsBot(60, seed=2).choose(session) == TreeBot(60, seed=2).choose(session)
    True
    """

    def __init__(
        self,
        iterations: int | None = None,
        milliseconds: int | None = None,
        seed: int = 0,
        positions: int | None = None,
    ) -> None:
        self._rollouts = RolloutBot(iterations, milliseconds, seed, positions)
        self._tree = TreeBot(positions or iterations, milliseconds, seed)
        self.thinking = Thinking()

    def choose(
        self, session: Session[Any], progress: Progress | None = None, seat: int | None = None
    ) -> Option:
        """What the search of this game chooses."""
        search: Bot = self._rollouts if session.game.ahead else self._tree
        option = search.choose(session, progress, seat)
        self.thinking = search.thinking
        return option
