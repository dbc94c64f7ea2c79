"""What both searches share: a tree of choices that begins with the heuristic, and a budget."""

from __future__ import annotations

from collections.abc import Iterable
from time import monotonic
from typing import Any

from hearthside.kernel import Dice, Option, Session

from .base import Considered, Thinking
from .heuristic import Glance, leaf_value, option_values

EXPLORE = 0.2
DETERMINIZATIONS = 4
"""In how many worlds each option is tried before the search."""
AT_ONCE = 2000
"""How many positions may be judged for it: where options have many parts, fewer worlds have to do."""


class Budget:
    """So many iterations or so many milliseconds, whichever are spent first; `usual` iterations if nothing is said.

    Or so many positions that the heuristic judges: iterations that look at much are dear then, and a choice takes about
    as long whatever it is about, without a clock.

    >>> budget = Budget(None, None, usual=40); budget.begin(); budget.spent(10)
    (10, 40)
    >>> Budget(None, None, usual=40, positions=600).spent(10, judged=450)
    (450, 600)
    """

    def __init__(
        self,
        iterations: int | None,
        milliseconds: int | None,
        usual: int,
        positions: int | None = None,
    ) -> None:
        self._iterations = usual if iterations is None and milliseconds is None else iterations
        self._milliseconds = milliseconds
        self._positions = positions
        self._began = 0.0

    def begin(self) -> None:
        """The clock starts."""
        self._began = monotonic()

    def spent(self, done: int, judged: int = 0) -> tuple[int, int]:
        """How much of how much is spent after so many iterations, and so many positions judged in them."""
        if self._positions is not None:
            return judged, self._positions
        iterations, milliseconds = self._iterations, self._milliseconds
        if milliseconds is None:
            assert iterations is not None
            return done, iterations
        passed = int((monotonic() - self._began) * 1000)
        if iterations is not None and done * milliseconds >= passed * iterations:
            return done, iterations
        return passed, milliseconds


class Node:
    """A node of the tree: the choices tried from it, and what they brought the one who made them.

    `guess` is what the heuristic said of it when it was first seen; it counts as so many visits in `weight` and
    `total`.
    """

    __slots__ = ("children", "guess", "total", "visits", "weight")

    def __init__(self, guess: float = 0.0, prior: int = 0) -> None:
        self.children: dict[tuple[int, Option], Node] = {}
        self.guess = guess
        self.visits = 0
        self.weight = prior
        self.total = prior * guess

    @property
    def mean(self) -> float:
        """What this node is worth to the one who chose it."""
        return self.total / self.weight


def first_sight(session: Session[Any], seat: int, rng: Dice) -> dict[Option, float]:
    """What the heuristic says of every option, in `DETERMINIZATIONS` worlds, or as many as `AT_ONCE` has room for."""
    glance, worlds = Glance(), list[dict[Option, float]]()
    while len(worlds) < DETERMINIZATIONS:
        worlds.append(dict(option_values(session, seat, rng, 1, glance)))
        if glance.judged * (len(worlds) + 1) > AT_ONCE * len(worlds):
            break
    return {option: sum(each[option] for each in worlds) / len(worlds) for option in worlds[0]}


class Tree:
    """A tree in which every option of a decision stands as the heuristic has it.

    `low` and `high` are the least and the most that anything in it was worth.
    """

    def __init__(self, session: Session[Any], seat: int, rng: Dice, prior: int) -> None:
        self.root = Node()
        for option, value in first_sight(session, seat, rng).items():
            self.root.children[seat, option] = Node(value, prior)
        values = [child.mean for child in self.root.children.values()]
        self.low, self.high = min(values), max(values)

    @property
    def span(self) -> float:
        """How far the values in it lie apart."""
        return (self.high - self.low) or 1.0

    def learn(self, fork: Session[Any], path: Iterable[tuple[int, Node]]) -> None:
        """Tell everyone who chose on the way what has come of it."""
        values: dict[int, float] = {}
        self.root.visits += 1
        for mover, child in path:
            if mover not in values:
                values[mover] = leaf_value(fork, mover)
                self.low = min(self.low, values[mover])
                self.high = max(self.high, values[mover])
            child.visits += 1
            child.weight += 1
            child.total += values[mover]

    def thinking(self) -> Thinking:
        """What the tree says of each option, and the line of most visits."""
        seen = [
            Considered(option, child.visits, child.mean)
            for (_, option), child in self.root.children.items()
        ]
        seen.sort(key=lambda c: (c.visits, c.value), reverse=True)
        line: list[Option] = []
        node = self.root
        while node.children:
            (_, option), node = max(node.children.items(), key=lambda c: (c[1].visits, c[1].mean))
            if node.visits < 2 and line:
                break
            line.append(option)
        return Thinking(seen, line)
