"""Levels: bots for people to play with, from a friendly beginner to the best there is.

A level is a stage of learning and how freely it chooses, or how far it searches. Its budget counts work and never the
clock, so a busy server does not weaken it. A game without weights, and a table of a size at which its weights do not
lead, has the same levels by the heuristic and by search. Levels that search do so without a network that stands on
advice: each of its rollouts asks for advice a dozen times, so that a hundred of them would keep people waiting for
seconds.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from hearthside.kernel import Option, Session

from .base import Bot, Progress, Thinking


class Level(NamedTuple):
    """A level: its name, what people read, and the bot behind it: with weights, else by rollouts or by a plain tree.

    >>> LEVELS["strong"].learned
    'learned:30'
    """

    name: str
    title: str
    learned: str
    rollouts: str
    tree: str

    @property
    def searches(self) -> bool:
        """Whether it looks ahead.

        >>> [level.searches for level in LEVELS.values()]
        [False, False, False, True, True]
        """
        return ":" in self.learned


LEVELS = {
    level.name: level
    for level in (
        Level(
            "beginner", "a friendly beginner", "learned@early*1.5", "greedy*1.5", tree="greedy*1.1"
        ),
        Level("easy", "gentle", "learned@early*0.7", "greedy*0.5", tree="greedy*0.5"),
        Level("fair", "fair", "learned*0.7", "greedy", tree="greedy"),
        Level("strong", "strong", "learned:30", "mcts:2000p", tree="mcts:400"),
        Level("best", "the best there is", "learned:120", "mcts:5000p", tree="mcts:1600"),
    )
}
"""From the weakest to the strongest."""


class LevelBot:
    """Plays at a level, whatever the game: with its weights if there are some.

    >>> from hearthside.games import load
    >>> session = Session(load("pilfer"), {"seats": 2}, seed=1)
    >>> LevelBot(LEVELS["fair"], seed=2).choose(session) in session.asked.options
    True
    """

    def __init__(self, level: Level, seed: int = 0) -> None:
        self.level = level
        self.thinking = Thinking()
        self._seed = seed
        self._bots: dict[tuple[str, int], Bot] = {}

    def choose(
        self, session: Session[Any], progress: Progress | None = None, seat: int | None = None
    ) -> Option:
        """What a bot of this level does."""
        table = session.game.name, session.state.seats
        bot = self._bots.get(table)
        if bot is None:
            bot = self._bots[table] = self._bot(session)
        option = bot.choose(session, progress, seat)
        self.thinking = bot.thinking
        return option

    def _bot(self, session: Session[Any]) -> Bot:
        from hearthside.policy import network_of, trusted

        from . import make

        game, level = session.game, self.level
        stage = level.learned.partition("@")[2].partition("*")[0]
        network = network_of(game, stage)
        if network is not None and trusted(game, session.state.seats):
            if not (network.advised and level.searches):
                return make(level.learned, self._seed)
        return make(level.rollouts if game.ahead else level.tree, self._seed)
