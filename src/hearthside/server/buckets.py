"""How much of something may be had, by address: so much in every second, or so many at once."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict

from .links import networks


class Bucket:
    """Lets through `rate` a second, after a burst; everything beyond is refused."""

    __slots__ = ("burst", "left", "rate", "then")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.left = burst
        self.then = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether one more may pass now, or something that costs as much as several."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.then) * self.rate)
        self.then = now
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def spend(self, cost: float) -> None:
        """Count something that has been done already and cost more than could be known; others wait for it to pass."""
        self.left -= cost


class Buckets:
    """A bucket for each of the last addresses seen."""

    def __init__(self, rate: float, burst: float, kept: int = 10_000) -> None:
        self.rate, self.burst, self.kept = rate, burst, kept
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, cost: float = 1.0) -> bool:
        """Whether one more from `who` may pass now, or something that costs as much as several."""
        return all(self._bucket(one, times).take(cost) for one, times in networks(who))

    def spend(self, who: str, cost: float) -> None:
        """Count something of `who` that has been done already."""
        for one, times in networks(who):
            self._bucket(one, times).spend(cost)

    def _bucket(self, who: str, times: int) -> Bucket:
        bucket = self._of.pop(who, None) or Bucket(self.rate * times, self.burst * times)
        self._of[who] = bucket
        if len(self._of) > self.kept:
            self._of.popitem(last=False)
        return bucket


class Crowd:
    """How many of something each address has now."""

    def __init__(self) -> None:
        self._of: Counter[str] = Counter()

    def come(self, who: str, most: int) -> bool:
        """Count one more of `who`; False, and nothing is counted, if there are as many as there may be."""
        if any(self._of[one] >= most * times for one, times in networks(who)):
            return False
        self._of.update(one for one, _ in networks(who))
        return True

    def go(self, who: str) -> None:
        """One that was counted is gone."""
        for one, _ in networks(who):
            self._of[one] -= 1
            if self._of[one] <= 0:
                del self._of[one]
