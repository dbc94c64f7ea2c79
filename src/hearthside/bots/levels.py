"""Levels: bots for people to play with, from a friendly beginner to the best there is.

A level is a stage of learning and how freely it chooses, or how far it searches. Its budget counts work and never the
clock, so a busy server does not weaken it. A game without weights has the same levels by the heuristic and by search.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from hearthside.kernel import Option, Session

from .base import Bot, Progress, Thinking


class Level(NamedTuple):
    """A level: its name, what people read, and the bot behind it with weights and without.

    >>> LEVELS["strong"].learned
    'learned:30'
    """

    name: str
    title: str
    learned: str
    plain: str


LEVELS = {
    level.name: level
    for level in (
        Level("beginner", "a friendly beginner", "learned@early*1.5", "greedy*1.5"),
        Level("easy", "gentle", "learned@early*0.7", "greedy*0.5"),
        Level("fair", "fair", "learned*0.7", "greedy"),
        Level("strong", "strong", "learned:30", "mcts"),
        Level("best", "the best there is", "learned:120", "mcts*4"),
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
        self._bots: dict[str, Bot] = {}

    def choose(
        self, session: Session[Any], progress: Progress | None = None, seat: int | None = None
    ) -> Option:
        """What a bot of this level does."""
        game = session.game.name
        bot = self._bots.get(game)
        if bot is None:
            bot = self._bots[game] = self._bot(session)
        option = bot.choose(session, progress, seat)
        self.thinking = bot.thinking
        return option

    def _bot(self, session: Session[Any]) -> Bot:
        from hearthside.policy import network_of

        from . import make

        _, _, learned, plain = self.level
        stage = learned.partition("@")[2].partition("*")[0]
        if network_of(session.game, stage) is not None:
            return make(learned, self._seed)
        if plain == "mcts*4":
            return make("mcts:160" if session.game.ahead else "mcts:1600", self._seed)
        return make(plain, self._seed)
