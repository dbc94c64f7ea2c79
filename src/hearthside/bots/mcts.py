"""Information-set Monte Carlo tree search over redealt forks.

First every option is tried once in a few worlds that fit what the seat sees, the same worlds for each,
and what the game's advice says of it counts as so many visits: the search begins where the greedy bot
ends. Then every iteration deals the hidden world anew, walks one shared tree of choices by upper
confidence bounds over the options that are there in this world, adds a node, may play a few random
choices on, and asks the game's advice (or its outcome) what has come of it. Dice are dealt anew as
well, so the tree is one of choices only and holds up under chance.
"""

from __future__ import annotations

from math import inf, log, sqrt
from random import Random
from time import monotonic
from typing import Any

from hearthside.kernel import ANYONE, Decision, Dice, Option, Session, drift

from .base import Considered, Progress, Thinking, first_sight, viewpoint, worth

EXPLORE = 0.2
WORLDS = 4
"""In how many worlds each option is tried before the search."""
PRIOR = 16
"""As many visits count as what was seen then."""
REPORT = 16
"""After how many iterations progress is told and the clock is looked at."""


class Node:
    """A point in the tree: the choices tried from it, and what they brought the one who made them.

    `weight` is the number of visits and of what counts as such.
    """

    __slots__ = ("children", "total", "visits", "weight")

    def __init__(self) -> None:
        self.children: dict[tuple[int, Option], Node] = {}
        self.visits = 0
        self.weight = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        """What this point is worth to the one who chose it."""
        return self.total / self.weight


class MctsBot:
    """Searches for `iterations` or for `milliseconds`, whichever ends first.

    Under a seed and an iteration budget it always answers the same. `steps` is how many random choices
    are played on before the advice is asked; None plays to the end of the game. Good advice is worth
    more than random choices, so there are none by default.

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
        steps: int | None = 0,
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
        began, done = monotonic(), 0
        root = self._root(session, seat)
        while not self._spent(done, began):
            self.iterate(session, seat, root)
            done += 1
            if progress is not None and done % REPORT == 0:
                share = self._share(done, began)
                if not progress(*share):
                    break
        self.thinking = _thinking(root)
        return self.thinking.options[0].option

    def _root(self, session: Session[Any], seat: int) -> Node:
        """A tree in which every option stands as it looks at first sight."""
        root = Node()
        for option, value in first_sight(session, seat, self._rng, WORLDS):
            child = root.children[(seat, option)] = Node()
            child.weight, child.total = PRIOR, PRIOR * value
        values = [child.mean for child in root.children.values()]
        self._low, self._high = min(values), max(values)
        return root

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
        if self._steps and fork.decision is not None:
            drift(fork, self._random.random, self._steps)
        values: dict[int, float] = {}
        root.visits += 1
        for mover, child in path:
            if mover not in values:
                values[mover] = worth(fork, mover)
                self._low = min(self._low, values[mover])
                self._high = max(self._high, values[mover])
            child.visits += 1
            child.weight += 1
            child.total += values[mover]

    def _select(self, node: Node, decision: Decision, mover: int) -> tuple[Option, Node, bool]:
        """The option with the highest upper confidence bound; one not tried yet is held for as good as
        the point it is chosen at."""
        children = node.children
        fresh = []
        best, best_option, best_score = None, None, -inf
        low, span = self._low, (self._high - self._low) or 1.0
        spread = log(node.visits + 1)
        for option in decision.options:
            child = children.get((mover, option))
            if child is None:
                fresh.append(option)
                continue
            weight = child.weight
            score = (child.total / weight - low) / span + EXPLORE * sqrt(spread / weight)
            if score > best_score:
                best, best_option, best_score = child, option, score
        if fresh:
            hope = (node.mean - low) / span + EXPLORE * sqrt(spread) if node.weight else 1.0
            if best is None or hope > best_score:
                option = fresh[int(self._random.random() * len(fresh))]
                child = children[(mover, option)] = Node()
                return option, child, True
        assert best is not None
        assert best_option is not None
        return best_option, best, False


def _thinking(root: Node) -> Thinking:
    """What the tree says of each option, and the line of most visits."""
    seen = []
    for (_, option), child in root.children.items():
        seen.append(Considered(option, child.visits, child.mean))
    seen.sort(key=lambda c: (c.visits, c.value), reverse=True)
    line: list[Option] = []
    node = root
    while node.children:
        (_, option), node = max(node.children.items(), key=lambda c: (c[1].visits, c[1].mean))
        if node.visits < 2 and line:
            break
        line.append(option)
    return Thinking(seen, line)
