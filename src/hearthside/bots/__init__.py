"""Bots: random, greedy, and information-set tree search. They know no game beyond its advice."""

from __future__ import annotations

import re

from .base import Bot, Considered, Progress, Thinking
from .lines import LinesBot
from .mcts import MctsBot
from .simple import GreedyBot, RandomBot
from .tree import TreeBot

BOTS = ("random", "greedy", "mcts")
"""The names of the bots, the weakest first."""

STRENGTHS = {"easy": "greedy", "fair": "mcts:300ms", "strong": "mcts:2000ms"}
"""The three strengths that a table offers, and the bot behind each."""

_MCTS = re.compile(r"mcts(?::(\d+)(ms)?)?(?:/(\d+|full|on))?")


class UnknownBot(LookupError):
    """There is no bot of that name."""


def make(name: str, seed: int = 0) -> Bot:
    """A bot by name: `random`, `greedy`, `mcts`, `mcts:40` (iterations), `mcts:200ms`, or a strength.

    `mcts` is the search that suits the game. After a slash stands which it is to be: `mcts:24/on` plays
    24 lines on by advice, `mcts:500/0` grows a tree of 500 points, `mcts:500/20` plays 20 random choices on
    from each before it asks for advice, `mcts:500/full` to the end.

    >>> [type(make(name)).__name__ for name in ("mcts:40", "mcts:24/on", "mcts:500/0", "easy")]
    ['MctsBot', 'LinesBot', 'TreeBot', 'GreedyBot']
    >>> make("oracle")
    Traceback (most recent call last):
    hearthside.bots.UnknownBot: there is no bot 'oracle'; there are random, greedy, mcts, ...
    """
    wanted = STRENGTHS.get(name, name)
    if wanted == "random":
        return RandomBot(seed)
    if wanted == "greedy":
        return GreedyBot(seed)
    found = _MCTS.fullmatch(wanted)
    if found is None or found[1] == "0":
        known = ", ".join((*BOTS, "mcts:ITERATIONS, mcts:NUMBERms", *STRENGTHS))
        raise UnknownBot(f"there is no bot {name!r}; there are {known}")
    budget = int(found[1]) if found[1] else None
    iterations, milliseconds = (None, budget) if found[2] else (budget, None)
    if found[3] is None:
        return MctsBot(iterations, milliseconds, seed)
    if found[3] == "on":
        return LinesBot(iterations, milliseconds, seed)
    steps = None if found[3] == "full" else int(found[3])
    return TreeBot(iterations, milliseconds, seed, steps)


__all__ = [
    "BOTS",
    "STRENGTHS",
    "Bot",
    "Considered",
    "GreedyBot",
    "LinesBot",
    "MctsBot",
    "Progress",
    "RandomBot",
    "Thinking",
    "TreeBot",
    "UnknownBot",
    "make",
]
