"""Information-set tree search over determinizations, with random rollouts or none after each new node.

First every option is tried once in a few determinizations, the same for each, and what the heuristic says of it
counts as so many visits: the search begins where the greedy bot ends. Then every iteration deals the hidden world
anew, walks one shared tree of choices by upper confidence bounds over the options that are there in this world, adds
a node, may play a few random choices on, and asks the heuristic (or the outcome) what has come of it. Dice are dealt
anew as well, so the tree is one of choices only and holds up under chance.
"""

from __future__ import annotations

from math import inf, log, sqrt
from random import Random
from typing import Any

from hearthside.kernel import Decision, Dice, Option, Session, drift

from .base import Progress, Thinking, advance, viewpoint
from .nodes import EXPLORE, Budget, Node, Tree

PRIOR = 16
"""As many visits count as the heuristic."""
REPORT = 16
"""After how many iterations progress is told."""


class TreeBot:
    """Searches for `iterations` or for `milliseconds`, whichever ends first.

    Under a seed and an iteration budget it always chooses the same. `steps` is how many random choices
    are played on before the heuristic is asked; None plays to the end of the game.

    >>> from hearthside.games import load
    >>> session = Session(load("pilfer"), {"seats": 2}, seed=1)
    >>> bot = TreeBot(iterations=60, seed=2); bot.choose(session) in session.decision.options
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
        self._budget = Budget(iterations, milliseconds, usual=400)
        self._steps = 1_000_000 if steps is None else steps
        self._rng = Dice(seed)
        self._random = Random(seed)
        self.thinking = Thinking()

    def choose(
        self, session: Session[Any], progress: Progress | None = None, seat: int | None = None
    ) -> Option:
        """The option that the search came back to most."""
        seat = viewpoint(session, seat)
        self._budget.begin()
        tree, done = Tree(session, seat, self._rng, PRIOR), 0
        while len(session.asked.options) > 1:
            self.iterate(session, seat, tree)
            done += 1
            spent, of = self._budget.spent(done)
            if spent >= of:
                break
            if progress is not None and done % REPORT == 0 and not progress(spent, of):
                break
        self.thinking = tree.thinking()
        return self.thinking.options[0].option

    def iterate(self, session: Session[Any], seat: int, tree: Tree) -> None:
        """One world, one walk down the tree, one new node, one rollout."""
        fork = session.redealt(seat, self._rng)
        node, path = tree.root, []
        while (decision := fork.decision) is not None:
            mover = viewpoint(fork, seat)
            option, child, new = self._select(tree, node, decision, mover)
            advance(fork, option)
            path.append((mover, child))
            node = child
            if new:
                break
        if self._steps and fork.decision is not None:
            drift(fork, self._random.random, self._steps)
        tree.learn(fork, path)

    def _select(
        self, tree: Tree, node: Node, decision: Decision, mover: int
    ) -> tuple[Option, Node, bool]:
        """The option with the highest upper confidence bound; one not tried yet is held for as good as
        the node it is chosen at."""
        children = node.children
        fresh = []
        best, best_option, best_score = None, None, -inf
        low, span = tree.low, tree.span
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
