"""Bots: random, greedy, search, and networks that have learned. They know no game beyond its advice and its weights."""

from __future__ import annotations

import re

from .base import Bot, Considered, Progress, Thinking
from .levels import LEVELS, Level, LevelBot
from .mcts import MctsBot
from .rollouts import RolloutBot
from .simple import GreedyBot, RandomBot
from .tree import TreeBot

BOTS = ("random", "greedy", "mcts", "learned")
"""The names of the bots, the weakest first."""

_GREEDY = re.compile(r"greedy(?:\*(\d+(?:\.\d+)?))?")
_MCTS = re.compile(r"mcts(?::(\d+)(ms|p)?)?(?:/(\d+|full|greedy))?")
_LEARNED = re.compile(r"learned(?:@([a-z]+))?(?::(\d+))?(?:\*(\d+(?:\.\d+)?))?")
_SPREAD = re.compile(r"(mcts|learned):(\d+)x(\d+)")


class UnknownBot(LookupError):
    """There is no bot of that name."""


def make(name: str, seed: int = 0) -> Bot:
    """A bot by name: `random`, `greedy`, `mcts`, `mcts:40` (iterations), `mcts:200ms`, `learned`, or a level.

    `mcts:3000p` judges about so many positions, which takes about as long for every choice and needs no clock.

    `mcts` is the search that suits the game. After a slash stands which it is to be: `mcts:24/greedy` makes 24 greedy
    rollouts, `mcts:500/0` grows a tree of 500 nodes, `mcts:500/20` with 20 random choices after each before it asks
    the heuristic, `mcts:500/full` to the end. `learned` is the network of the game, `learned:200` looks at its likeliest
    options with 200 rollouts. `mcts:400x4` spreads a choice over four processes. `greedy*1.5` and `learned*0.7` choose
    more freely.

    >>> [type(make(name)).__name__ for name in ("mcts:40", "mcts:24/greedy", "mcts:500/0", "learned:200", "easy")]
    ['MctsBot', 'RolloutBot', 'TreeBot', 'LearnedBot', 'LevelBot']
    >>> make("oracle")
    Traceback (most recent call last):
    hearthside.bots.UnknownBot: there is no bot 'oracle'; there are random, greedy, mcts, ...
    """
    if name in LEVELS:
        return LevelBot(LEVELS[name], seed)
    if name == "random":
        return RandomBot(seed)
    if found := _GREEDY.fullmatch(name):
        return GreedyBot(seed, heat=float(found[1] or 0))
    if found := _LEARNED.fullmatch(name):
        from .learned import LearnedBot  # with NumPy, which not every command needs

        rollouts, heat = int(found[2] or 0), float(found[3] or 0)
        return LearnedBot(rollouts, heat=heat, stage=found[1] or "", seed=seed)
    if found := _SPREAD.fullmatch(name):
        from .parallel import ParallelBot

        if int(found[2]) and int(found[3]):
            return ParallelBot(found[1], int(found[2]), int(found[3]), seed)
    elif (found := _MCTS.fullmatch(name)) and found[1] != "0":
        return _search(found, seed)
    known = ", ".join(
        (*BOTS, "mcts:ITERATIONS, mcts:NUMBERms, mcts:POSITIONSp, learned:ROLLOUTS", *LEVELS)
    )
    raise UnknownBot(f"there is no bot {name!r}; there are {known}")


def _search(found: re.Match[str], seed: int) -> Bot:
    """The search that a name asks for."""
    budget = int(found[1]) if found[1] else None
    iterations = None if found[2] else budget
    milliseconds = budget if found[2] == "ms" else None
    positions = budget if found[2] == "p" else None
    if found[3] is None:
        return MctsBot(iterations, milliseconds, seed, positions)
    if found[3] == "greedy":
        return RolloutBot(iterations, milliseconds, seed, positions)
    steps = None if found[3] == "full" else int(found[3])
    return TreeBot(positions or iterations, milliseconds, seed, steps)


__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "Considered",
    "GreedyBot",
    "Level",
    "LevelBot",
    "MctsBot",
    "Progress",
    "RandomBot",
    "RolloutBot",
    "Thinking",
    "TreeBot",
    "UnknownBot",
    "make",
]
