"""Columns: what the values of one place of a state are called as tokens."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

SILENT = 0
"""The token that is left out: the usual value of a place, which goes without saying."""
REMEMBERED = 4096
"""How many values a column looks up at once before it forgets those it worked out."""


class Column(dict[Any, Any]):
    """The tokens of the values of one place, as a mapping that never misses.

    A number that is not in the vocabulary counts as the nearest that is; anything else has the column's token for
    whatever is rare.

    >>> column = Column("round", {1: 7, 2: 8, 9: 9}, other=6); column[2], column[40], column["?"]
    (8, 9, 6)
    """

    __slots__ = ("_numbers", "known", "name", "other")

    def __init__(self, name: str, known: dict[Any, int], other: int) -> None:
        super().__init__(known)
        self.name = name
        self.known = known
        self.other = other
        self._numbers = sorted(value for value in known if type(value) is int)

    def __missing__(self, value: Any) -> int:
        if len(self) > REMEMBERED + len(self.known):
            self.clear()
            self.update(self.known)
        token = self[value] = self._nearest(value)
        return token

    def _nearest(self, value: Any) -> int:
        numbers = self._numbers
        if type(value) is not int or not numbers:
            return self.other
        at = bisect_left(numbers, value)
        near = min(numbers[max(0, at - 1) : at + 1], key=lambda known: abs(known - value))
        return self.known[near]


class Bits(dict[int, tuple[int, ...]]):
    """The tokens of a bit set: one for every bit that is not as usual.

    >>> bits = Bits(Column("lit", {0: 3, 1: 5, 5: 4}, other=2), usual=0b11); bits[0b100001], bits[0b11]
    ((5, 4), ())
    """

    __slots__ = ("column", "usual")

    def __init__(self, column: AnyColumn, usual: int = 0) -> None:
        super().__init__()
        self.column = column
        self.usual = usual

    def __missing__(self, mask: int) -> tuple[int, ...]:
        if len(self) > REMEMBERED:
            self.clear()
        strange = mask if mask < 0 else mask ^ self.usual
        found = self[mask] = tuple(self.column[bit] for bit in bits_of(strange))
        return found


def bits_of(mask: int) -> Iterable[int]:
    """The bits that are set, lowest first; a number below nought has the bit -1 alone.

    >>> list(bits_of(0b101)), list(bits_of(-1))
    ([0, 2], [-1])
    """
    if mask < 0:
        yield -1
        return
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class Counting(dict[Any, int]):
    """A column that counts the values it is asked for: what a vocabulary is made from.

    >>> column = Counting("round", silent=True); column[3], column[3]; column.counts
    (0, 0)
    Counter({3: 2})
    """

    __slots__ = ("counts", "masks", "name", "silent")

    def __init__(self, name: str, silent: bool) -> None:
        super().__init__()
        self.name = name
        self.silent = silent
        self.masks = 0
        self.counts: Counter[Any] = Counter()

    def __getitem__(self, value: Any) -> int:
        self.counts[value] += 1
        return SILENT

    def usual(self) -> Any:
        """The value that turned up most; of bit sets, the bits that were set more often than not."""
        counts = self.counts
        if self.masks:
            return sum(1 << bit for bit in counts if bit >= 0 and 2 * counts[bit] > self.masks)
        return max(counts, key=lambda value: (counts[value], str(value)))


AnyColumn = Column | Counting
Make = Callable[[str, bool], AnyColumn]
"""The column of a name, and whether its usual value goes without saying."""


def ordered(values: Iterable[Any]) -> Sequence[Any]:
    """Values of several types in an order that is always the same.

    >>> ordered([3, "a", 1, True])
    [True, 1, 3, 'a']
    """
    return sorted(values, key=lambda value: (type(value).__name__, value))


class CountingBits(Bits):
    """Bit sets that are counted, and their bits.

    >>> bits = CountingBits(Counting("lit", silent=False)); bits[5], bits[4]; bits.column.usual()
    ((0, 0), (0,))
    4
    """

    __slots__ = ()

    def __getitem__(self, mask: int) -> tuple[int, ...]:
        if isinstance(self.column, Counting):
            self.column.masks += 1
        return self.__missing__(mask)
