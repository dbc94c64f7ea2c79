"""How pressed this server process is, and what waits because of it: those who look on and bots, before those who play."""

from __future__ import annotations

import asyncio
import math
import time
from typing import NamedTuple

from . import metrics

EVERY = 0.1
"""Seconds between two looks at how late the event loop is."""
HALF_LIFE = 1.0
"""Seconds after which what was measured counts for half."""


class Ease(NamedTuple):
    """What is eased from so much lag on: seconds between two views for those who look on, and before a bot thinks."""

    lag: float
    onlookers: float
    bots: float


STEPS = (Ease(0.0, 0.0, 0.0), Ease(0.05, 0.5, 0.25), Ease(0.2, 2.0, 1.0))


class Load:
    """The lag that players feel here: how late the event loop is, or views of choices are, whichever is more."""

    def __init__(self) -> None:
        self._loop, self._views = 0.0, 0.0
        self._then = self._last = time.monotonic()
        self._step = 0

    @property
    def lag(self) -> float:
        """Seconds that players wait now, as measured of late."""
        return max(self._loop, self._views)

    @property
    def ease(self) -> Ease:
        """What waits now. A step is left only when the lag is half of what it began at."""
        while self._step + 1 < len(STEPS) and self.lag >= STEPS[self._step + 1].lag:
            self._step += 1
        while self._step and self.lag < STEPS[self._step].lag / 2:
            self._step -= 1
        return STEPS[self._step]

    @property
    def quiet(self) -> float:
        """Seconds since anything was last shown to anybody."""
        return time.monotonic() - self._last

    def showing(self) -> None:
        """Something is being shown to somebody."""
        self._last = time.monotonic()

    def viewed(self, seconds: float) -> None:
        """A view went out so long after its choice came."""
        self._views += (seconds - self._views) / 8

    def slept(self, late: float, now: float) -> None:
        """The event loop came back so late from a sleep."""
        fade = math.exp2(-(now - self._then) / HALF_LIFE)
        self._then = now
        self._loop = self._loop * fade + late * (1 - fade)
        self._views *= fade

    async def watch(self) -> None:
        """Measure for as long as the server runs."""
        while True:
            begun = time.monotonic()
            await asyncio.sleep(EVERY)
            now = time.monotonic()
            self.slept(max(0.0, now - begun - EVERY), now)
            metrics.lag.set(self.lag)
            metrics.easing.set(STEPS.index(self.ease))
