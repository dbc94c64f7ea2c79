"""Figures with their uncertainty: shares, histograms, and how much an act goes with winning."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import comb, sqrt

Z = 1.96
"""Intervals are 95 in 100."""
FEW = 8
"""With fewer seats on one side of a comparison, nothing is claimed."""


@dataclass(frozen=True, slots=True)
class Share:
    """A share of `count` trials, with its interval."""

    value: float
    low: float
    high: float
    count: int

    def __str__(self) -> str:
        return f"{self.value:.1%} ({self.low:.1%} to {self.high:.1%}, n={self.count})"

    @property
    def brief(self) -> str:
        """In whole percents, for tables.

        >>> share_of(50, 100).brief
        '50 % (40-60)'
        """
        return f"{100 * self.value:.0f} % ({100 * self.low:.0f}-{100 * self.high:.0f})"


def share(scores: Sequence[float]) -> Share:
    """The mean of scores from 0 to 1, with Wilson's interval (wide enough for scores in between).

    >>> half = share([1.0, 0.0] * 50)
    >>> half.value, round(half.low, 3), round(half.high, 3)
    (0.5, 0.404, 0.596)
    """
    return share_of(sum(scores), len(scores))


def share_of(total: float, count: int) -> Share:
    """The same from a sum.

    >>> str(share_of(50, 100))
    '50.0% (40.4% to 59.6%, n=100)'
    """
    if not count:
        return Share(0.0, 0.0, 1.0, 0)
    value = total / count
    wide = 1 + Z * Z / count
    middle = (value + Z * Z / (2 * count)) / wide
    half = Z * sqrt(max(0.0, value * (1 - value)) / count + Z * Z / (4 * count * count)) / wide
    return Share(value, max(0.0, middle - half), min(1.0, middle + half), count)


@dataclass(slots=True)
class Sums:
    """Running sums of how often something was done (`x`) and how the one who did it fared (`y`)."""

    n: int = 0
    x: float = 0.0
    y: float = 0.0
    xx: float = 0.0
    yy: float = 0.0
    xy: float = 0.0

    def add(self, x: float, y: float) -> None:
        """One more pair."""
        self.n += 1
        self.x += x
        self.y += y
        self.xx += x * x
        self.yy += y * y
        self.xy += x * y

    def __iadd__(self, other: Sums) -> Sums:
        self.n += other.n
        self.x += other.x
        self.y += other.y
        self.xx += other.xx
        self.yy += other.yy
        self.xy += other.xy
        return self

    def variance_y(self) -> float:
        """How far the second of each pair spreads."""
        return max(0.0, (self.yy - self.y * self.y / self.n) / (self.n - 1)) if self.n > 1 else 0.0


@dataclass(frozen=True, slots=True)
class Lift:
    """How much better seats did that did something than the same characters without it.

    `used` of `seats` did it, `times` in all; `taken` is the share of offers that were taken, where
    that was watched; `r` is the correlation of the count with the score; `said` is what it is called.
    """

    name: str
    times: int
    used: int
    seats: int
    taken: float | None
    difference: float
    low: float
    high: float
    r: float
    compared: bool = True
    """Whether enough seats did it, and enough did not, to say anything about the difference."""
    said: str = ""
    always: bool = False
    """Whether it is called that whenever it is done, and not only now and then."""

    @property
    def sure(self) -> bool:
        """Whether the interval of the difference leaves out nought."""
        return self.compared and (self.low > 0 or self.high < 0)


def lift(
    name: str, users: Sums, everybody: Sums, taken: float | None = None, alike: float = 1.0
) -> Lift:
    """The difference of two means and its interval, and the correlation.

    `alike` is how many of the pairs stand or fall together; the interval is so much the wider.

    >>> users, everybody = Sums(), Sums()
    >>> for won in [1, 1, 1, 0] * 10: users.add(1, won); everybody.add(0, won)
    >>> for won in [0, 0, 0, 1] * 10: everybody.add(0, won)
    >>> strong = lift("play:knife", users, everybody)
    >>> strong.difference, strong.sure, round(strong.r, 2)
    (0.5, True, 0.5)
    """
    others = Sums(everybody.n - users.n, 0, everybody.y - users.y, 0, everybody.yy - users.yy, 0)
    a = users.y / users.n if users.n else 0.0
    b = others.y / others.n if others.n else 0.0
    spread = sqrt(
        users.variance_y() / max(1, users.n) + max(0.0, others.variance_y()) / max(1, others.n)
    )
    difference = a - b if users.n and others.n else 0.0
    compared = users.n >= FEW and others.n >= FEW
    half = Z * spread * sqrt(alike) if compared else 1.0
    n = everybody.n
    spread_x = users.xx - users.x * users.x / n
    spread_y = everybody.yy - everybody.y * everybody.y / n
    both = users.xy - users.x * everybody.y / n
    r = both / sqrt(spread_x * spread_y) if spread_x > 1e-9 and spread_y > 1e-9 else 0.0
    return Lift(
        name,
        int(users.x),
        users.n,
        n,
        taken,
        difference,
        max(-1.0, difference - half),
        min(1.0, difference + half),
        r,
        compared,
    )


def histogram(values: Iterable[float], most: int = 30) -> list[tuple[float, float, int]]:
    """Values in bins of equal width: (from, to, how many).

    >>> histogram([1, 2, 2, 3], most=3)
    [(1, 2, 1), (2, 3, 2), (3, 4, 1)]
    """
    held = sorted(values)
    if not held:
        return []
    low, high = held[0], held[-1]
    whole = all(float(value).is_integer() for value in held)
    width: float = (high - low) / most
    if whole:
        width = max(1, -(-int(high - low + 1) // most))
    elif not width:
        width = 1.0
    bins: dict[int, int] = {}
    for value in held:
        index = min(int((value - low) / width), most - 1)
        bins[index] = bins.get(index, 0) + 1
    return [
        (low + index * width, low + (index + 1) * width, bins.get(index, 0))
        for index in range(max(bins) + 1)
    ]


@dataclass(frozen=True, slots=True)
class Paired:
    """Two ways to play the same games: who did better how often, the mean difference with its interval, and the chance
    of so uneven a count or a more uneven one if both were equally good (sign test, two-sided)."""

    better: int
    worse: int
    difference: float
    low: float
    high: float
    chance: float


def paired(mine: Sequence[float], theirs: Sequence[float]) -> Paired:
    """Compare two ways to play the same games, game by game.

    >>> found = paired([1] * 9 + [0] * 11, [1] * 2 + [0] * 17 + [1])
    >>> found.better, found.worse, round(found.difference, 2), round(found.low, 2), round(found.chance, 3)
    (7, 1, 0.3, 0.06, 0.07)
    """
    n = len(mine)
    differences = [a - b for a, b in zip(mine, theirs, strict=True)]
    mean = sum(differences) / max(1, n)
    spread = sum((d - mean) ** 2 for d in differences) / max(1, n)
    half = Z * sqrt(spread / max(1, n))
    better, worse = sum(d > 0 for d in differences), sum(d < 0 for d in differences)
    uneven = better + worse
    tail = sum(comb(uneven, k) for k in range(max(better, worse), uneven + 1))
    return Paired(
        better,
        worse,
        mean,
        max(-1.0, mean - half),
        min(1.0, mean + half),
        min(1.0, 2 * tail / 2**uneven),
    )
