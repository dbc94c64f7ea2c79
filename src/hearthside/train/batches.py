"""What actors bring home: choices with their positions and options, as a few long arrays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, fields
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hearthside.encoding.encoder import WIDTH, Row
from hearthside.policy import Counsel

Ints = NDArray[np.int64]
Array = NDArray[Any]


@dataclass(slots=True)
class Choices:
    """Choices one after the other; `tokens` and `rows` hold those of all, `lengths` and `counts` say whose are whose.

    `chosen` is the number of the option that was taken, `chance` the logarithm of how likely it was, `value` what the
    position was held to be worth, `gain` by how much the choice turned out better than that, `worth` what it came to.
    `target` is a wish for every option, in imitation; `leans` and `grades` are the counsel on every option, for networks
    that stand on advice.
    """

    tokens: Array
    lengths: Array
    rows: Array
    counts: Array
    chosen: Array
    chance: Array
    value: Array
    gain: Array
    worth: Array
    target: Array
    leans: Array
    grades: Array

    def __len__(self) -> int:
        return len(self.lengths)

    def write(self, path: Path) -> None:
        """Write them to a file."""
        with path.open("wb") as file:
            np.savez(file, **{f.name: getattr(self, f.name) for f in fields(self)})

    @staticmethod
    def read(path: Path) -> Choices:
        """Choices as `write` left them."""
        with np.load(path) as held:
            return Choices(**{f.name: held[f.name] for f in fields(Choices)})

    @staticmethod
    def joined(parts: Sequence[Choices]) -> Choices:
        """All of several in one."""
        return Choices(
            **{f.name: np.concatenate([getattr(p, f.name) for p in parts]) for f in fields(Choices)}
        )

    def picked(self, which: Ints) -> Choices:
        """Some of them, in that order.

        >>> made = gathered([Made([5, 6], [(1,) * WIDTH], 0), Made([7], [(2,) * WIDTH, (3,) * WIDTH], 1)])
        >>> made.picked(np.array([1])).tokens.tolist(), made.picked(np.array([1])).rows[:, 0].tolist()
        ([7], [2, 3])
        """
        tokens = ragged(self.lengths, which)
        rows = ragged(self.counts, which)
        target, leans, grades = (
            each[rows] if len(each) else each for each in (self.target, self.leans, self.grades)
        )
        return Choices(
            self.tokens[tokens],
            self.lengths[which],
            self.rows[rows],
            self.counts[which],
            self.chosen[which],
            self.chance[which],
            self.value[which],
            self.gain[which],
            self.worth[which],
            target,
            leans,
            grades,
        )

    def shuffled(self, size: int, rng: np.random.Generator) -> Iterator[Ints]:
        """The numbers of all choices in random order, in batches of about `size`."""
        order = rng.permutation(len(self))
        batches = max(1, round(len(order) / size))
        yield from np.array_split(order, batches)


def ragged(lengths: Array, which: Ints) -> Ints:
    """Where the entries of some runs lie, if runs of these lengths lie one after the other.

    >>> ragged(np.array([2, 1, 3]), np.array([2, 0])).tolist()
    [3, 4, 5, 0, 1]
    """
    starts = np.cumsum(lengths, dtype=np.int64) - lengths
    some = lengths[which].astype(np.int64)
    ends = np.cumsum(some)
    at: Ints = np.arange(ends[-1] if len(ends) else 0)
    at += np.repeat(starts[which] - (ends - some), some)
    return at


@dataclass(slots=True)
class Made:
    """One choice as it was made."""

    tokens: list[int]
    rows: list[Row]
    chosen: int
    chance: float = 0.0
    value: float = 0.0
    gain: float = 0.0
    worth: float = 0.0
    liked: float = 0.0
    """What advice said of the position, where progress counts."""
    progress: float = 0.0
    """By how much advice liked the next few positions better."""
    target: Sequence[float] = ()
    counsel: Counsel | None = None


def gathered(made: Iterable[Made]) -> Choices:
    """Choices as arrays.

    >>> len(gathered([Made([5, 6], [(1,) * WIDTH], 0)]))
    1
    """
    every = list(made)
    told = [m.counsel for m in every if m.counsel is not None]
    return Choices(
        np.fromiter(chain.from_iterable(m.tokens for m in every), np.uint16),
        np.array([len(m.tokens) for m in every], np.int32),
        np.array([row for m in every for row in m.rows], np.uint16).reshape(-1, WIDTH),
        np.array([len(m.rows) for m in every], np.int32),
        np.array([m.chosen for m in every], np.int32),
        np.array([m.chance for m in every], np.float32),
        np.array([m.value for m in every], np.float32),
        np.array([m.gain for m in every], np.float32),
        np.array([m.worth for m in every], np.float32),
        np.array([t for m in every for t in m.target], np.float32),
        np.concatenate([np.zeros(0, np.float32), *(c.leans for c in told)]),
        np.concatenate([np.zeros(0, np.uint8), *(c.grades.astype(np.uint8) for c in told)]),
    )
