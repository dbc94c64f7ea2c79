"""Search by greedy rollouts.

First every option is tried in a few determinizations, as the greedy bot does. The few that look best are then
played on: in every round a world is dealt, and in it each of them is followed for a number of choices, each seat
taking what the heuristic likes best, dice and hidden things the same for all. As the budget runs down, the worse
half is dropped, and again, until one is left (sequential halving). So the search improves on the greedy bot by
looking at what greedy play makes of each option, not only at the option itself.

Below them grows a tree: where many rollouts went through a node, the options there are weighed by upper confidence
bounds, which begin with what the heuristic says of each. With a small budget there is no such node, and every
rollout is greedy play. Dice are dealt anew with the world, so the tree is one of choices only and holds up under
chance.
"""

from __future__ import annotations

from math import inf, log, sqrt
from typing import Any

from hearthside.kernel import Dice, Game, Option, Session

from .base import Progress, Thinking, advance, viewpoint
from .heuristic import GLIMPSE, Glance, greedy_rollout, value_after
from .nodes import EXPLORE, Budget, Node, Tree

FEW = 4
"""How many options at most are played on."""
GAP = 0.05
"""How far below the best by the heuristic an option may lie to be played on."""
PRIOR = 4
"""As many visits count as the heuristic."""
RIPE = 12
"""After how many rollouts through a node the options there are weighed against each other."""


class RolloutBot:
    """Makes `iterations` rollouts, or as many as `milliseconds` allow, whichever ends first; or judges `positions`.

    Under a seed and a budget without a clock it always chooses the same. Where one option is clearly the best by
    the heuristic, it is taken at once. Rollouts are as long as the game says, or as usual if it wants none.

    >>> from hearthside.games import load
    >>> session = Session(load("pilfer"), {"seats": 2}, seed=1)
    >>> bot = RolloutBot(iterations=24, seed=2); bot.choose(session) in session.decision.options
    True
    >>> sum(seen.visits for seen in bot.thinking.options)
    24
    """

    def __init__(
        self,
        iterations: int | None = None,
        milliseconds: int | None = None,
        seed: int = 0,
        positions: int | None = None,
    ) -> None:
        self._budget = Budget(iterations, milliseconds, usual=40, positions=positions)
        self._rng = Dice(seed)
        self.thinking = Thinking()

    def choose(
        self, session: Session[Any], progress: Progress | None = None, seat: int | None = None
    ) -> Option:
        """The option of which greedy play makes most."""
        seat = viewpoint(session, seat)
        self._budget.begin()
        tree = Tree(session, seat, self._rng, PRIOR)
        nodes = tree.root.children

        def mean(option: Option) -> float:
            return nodes[seat, option].mean

        near = [option for _, option in nodes if mean(option) >= tree.high - GAP]
        left = sorted(near, key=mean, reverse=True)[:FEW]
        halvings, halved, done, judged = (len(left) - 1).bit_length(), 0, 0, 0
        while len(left) > 1:
            seed = self._rng.below(1 << 62)
            for option in left:
                judged += self.follow(session, seat, tree, option, seed)
            done += len(left)
            spent, of = self._budget.spent(done, judged)
            if progress is not None and not progress(min(spent, of), of):
                break
            if spent * halvings >= of * (halved + 1):
                halved += 1
                left = sorted(left, key=mean, reverse=True)[: (len(left) + 1) // 2]
        self.thinking = tree.thinking()
        return self.thinking.options[0].option

    def follow(
        self, session: Session[Any], seat: int, tree: Tree, option: Option, seed: int
    ) -> int:
        """Follow an option in the world of a seed: down the tree as far as it is ripe, then on by the heuristic.

        Returns how many positions were judged on the way.
        """
        rng = Dice(seed)
        world = session.redealt(seat, rng, keep=True)
        node, mover, path = tree.root, seat, []
        while True:
            child = node.children[mover, option]
            advance(world, option)
            path.append((mover, child))
            if child.visits < RIPE or world.decision is None:
                break
            node, mover = child, viewpoint(world, seat)
            option = self._next(tree, node, world, mover, rng)
        ahead = session.game.ahead or Game.ahead
        judged = greedy_rollout(world, seat, rng, ahead + 1 - len(path))
        tree.learn(world, path)
        return 1 + judged

    def _next(self, tree: Tree, node: Node, world: Session[Any], mover: int, rng: Dice) -> Option:
        """The option with the highest upper confidence bound in a node that was followed before.

        Rollouts end higher or lower than the heuristic has it, so what it says of an option is corrected by
        how the rollouts from here have ended: following one must not set it back against those that never were.
        """
        here: list[tuple[Option, Node]] = []
        seed, options = rng.below(1 << 62), world.asked.options
        glance, most = Glance(Dice(seed)), max(1, GLIMPSE // len(options))
        total, visits, best = 0.0, 0, -inf
        for option in options:
            child = node.children.get((mover, option))
            if child is None:
                guess = value_after(world, option, mover, seed, glance, most)
                child = node.children[mover, option] = Node(guess, PRIOR)
            here.append((option, child))
            total += child.total - PRIOR * child.guess
            visits += child.visits
            best = max(best, child.guess)
        shift = PRIOR * (total / visits - best) if visits else 0.0
        spread = EXPLORE * tree.span * sqrt(log(visits + 1))

        def bound(there: tuple[Option, Node]) -> float:
            weight = there[1].weight
            return (there[1].total + shift) / weight + spread / sqrt(weight)

        return max(here, key=bound)[0]
