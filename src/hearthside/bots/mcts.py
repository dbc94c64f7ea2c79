"""Information-set Monte Carlo tree search over redealt forks.

Every iteration deals the hidden world anew for the seat that thinks, walks one shared tree of choices
by upper confidence bounds over the options that are there in this world, plays a few random choices
on, and asks the game's advice (or its outcome) what has come of it. Dice are dealt anew as well, so
the tree is one of choices only and holds up under chance.
"""

from __future__ import annotations

from math import log, sqrt
from random import Random
from time import monotonic
from typing import Any

from hearthside.kernel import ANYONE, Decision, Dice, Option, Session, drift

from .base import Considered, Progress, Thinking, viewpoint, worth

EXPLORE = 0.7
REPORT = 16
"""After how many iterations progress is told and the clock is looked at."""


class Node:
    """A point in the tree: the choices tried from it, and what they brought the one who made them."""

    __slots__ = ("children", "offered", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[tuple[int, Option], Node] = {}
        self.visits = 0
        self.offered = 0
        self.total = 0.0


class MctsBot:
    """Searches for `iterations` or for `milliseconds`, whichever ends first.

    Under a seed and an iteration budget it always answers the same. `steps` is how many random choices
    are played on before the advice is asked; None plays to the end of the game.

    >>> from hearthside.games import load
    >>> session = Session(load("pilfer"), {"seats": 2}, seed=1)
    >>> bot = MctsBot(iterations=60, seed=2); bot.choose(session) in session.decision.options
    True
    >>> sum(seen.visits for seen in bot.thinking.options)
    60
    """

    def __init__(
        self,
        iterations: int | None = None,
        milliseconds: int | None = None,
        seed: int = 0,
        steps: int | None = 10,
    ) -> None:
        if iterations is None and milliseconds is None:
            iterations = 400
        self._iterations = iterations
        self._milliseconds = milliseconds
        self._steps = 1_000_000 if steps is None else steps
        self._rng = Dice(seed)
        self._random = Random(seed)
        self._low, self._high = 1.0, 0.0
        self.thinking = Thinking()

    def choose(
        self, session: Session[Any], progress: Progress | None = None, seat: int | None = None
    ) -> Option:
        """The option that the search came back to most."""
        assert session.decision is not None
        seat = viewpoint(session, seat)
        root = Node()
        self._low, self._high = 1.0, 0.0
        began, done = monotonic(), 0
        while not self._spent(done, began):
            self.iterate(session, seat, root)
            done += 1
            if progress is not None and done % REPORT == 0:
                share = self._share(done, began)
                if not progress(*share):
                    break
        self.thinking = _thinking(session.decision, root)
        return self.thinking.options[0].option

    def _spent(self, done: int, began: float) -> bool:
        if done == 0:
            return False
        if self._iterations is not None and done >= self._iterations:
            return True
        if self._milliseconds is None or done % REPORT:
            return False
        return (monotonic() - began) * 1000 >= self._milliseconds

    def _share(self, done: int, began: float) -> tuple[int, int]:
        if self._iterations is not None:
            return done, self._iterations
        assert self._milliseconds is not None
        return int((monotonic() - began) * 1000), self._milliseconds

    def iterate(self, session: Session[Any], seat: int, root: Node) -> None:
        """One world, one walk down the tree, one new node, one playout."""
        fork = session.redealt(seat, self._rng)
        node, path = root, []
        while (decision := fork.decision) is not None:
            mover = seat if decision.seat == ANYONE else decision.seat
            option, child, new = self._select(node, decision, mover)
            fork.choose(option)
            path.append((mover, child))
            node = child
            if new:
                break
        if fork.decision is not None:
            drift(fork, self._random.random, self._steps)
        values: dict[int, float] = {}
        root.visits += 1
        for mover, child in path:
            if mover not in values:
                values[mover] = worth(fork, mover)
                self._low = min(self._low, values[mover])
                self._high = max(self._high, values[mover])
            child.visits += 1
            child.total += values[mover]

    def _select(self, node: Node, decision: Decision, mover: int) -> tuple[Option, Node, bool]:
        """An option not tried yet, or else the one with the highest upper confidence bound."""
        children = node.children
        fresh = []
        best, best_option, best_score = None, None, -1.0
        span = (self._high - self._low) or 1.0
        low = self._low
        for option in decision.options:
            child = children.get((mover, option))
            if child is None:
                fresh.append(option)
                continue
            child.offered += 1
            if fresh:
                continue
            mean = (child.total / child.visits - low) / span if child.visits else 1.0
            score = mean + EXPLORE * sqrt(log(child.offered + 1) / (child.visits or 1))
            if score > best_score:
                best, best_option, best_score = child, option, score
        if fresh:
            option = fresh[int(self._random.random() * len(fresh))]
            child = children[(mover, option)] = Node()
            child.offered = 1
            return option, child, True
        assert best is not None
        assert best_option is not None
        return best_option, best, False


def _thinking(decision: Decision, root: Node) -> Thinking:
    """What the tree says of each option, and the line of most visits."""
    seen = []
    for (_, option), child in root.children.items():
        seen.append(Considered(option, child.visits, child.total / max(1, child.visits)))
    seen.sort(key=lambda c: (c.visits, c.value), reverse=True)
    tried = {c.option for c in seen}
    seen += [Considered(option, 0, 0.0) for option in decision.options if option not in tried]
    line: list[Option] = []
    node = root
    while node.children:
        (_, option), node = max(node.children.items(), key=lambda c: (c[1].visits, c[1].total))
        if node.visits < 2 and line:
            break
        line.append(option)
    return Thinking(seen, line)
