"""Times that can be compared on a machine that others use too.

Work is cut into pieces that are the same each time. Every piece is repeated and its least processor time counts, since
others can only make it slower. A calibration figure, of Python that has nothing to do with our games, says how fast the
machine was in that run; figures of two runs are compared after dividing by it.
"""

from __future__ import annotations

import os
import platform
import statistics
import sys
import sysconfig
import time
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field

from hearthside.kernel import playout

ROUNDS = 3
"""How often every piece is repeated at least."""

BUSY = 0.15
"""How far the repetitions of the calibration may be apart on a machine that counts as quiet."""


@dataclass(frozen=True, slots=True)
class Timed:
    """Processor seconds of a fixed amount of work."""

    seconds: float
    """The least time of each piece, summed."""
    spread: float
    """How much longer the usual repetition took than the least: 0.1 is a tenth."""


def least(pieces: Sequence[Callable[[], object]], seconds: float) -> Timed:
    """Repeat the pieces in turn for about `seconds`, at least three rounds after one that warms up."""
    times: list[list[float]] = [[] for _ in pieces]
    for piece in pieces:
        piece()
    clock, start = time.process_time, time.process_time()
    while clock() - start < seconds or len(times[0]) < ROUNDS:
        for piece, mine in zip(pieces, times, strict=True):
            begin = clock()
            piece()
            mine.append(clock() - begin)
    best = sum(map(min, times))
    usual = sum(map(statistics.median, times))
    return Timed(best, usual / best - 1 if best else 0.0)


def _calibration() -> None:
    """A piece of everyday Python: generators, attributes, dictionaries, tuples, small integers."""

    @dataclass(slots=True)
    class Point:
        x: int = 0
        seen: dict[tuple[int, int], int] = field(default_factory=dict)

    def walker(point: Point) -> Generator[int, int, None]:
        while True:
            point.x += yield point.x

    point = Point()
    walk = walker(point)
    next(walk)
    send = walk.send
    for i in range(10_000):
        key = (i & 63, send(i & 3) & 63)
        point.seen[key] = point.seen.get(key, 0) + 1


@dataclass(frozen=True, slots=True)
class Calibration:
    """How fast this machine ran everyday Python, and how steadily."""

    speed: float
    """Millions of loops a second; it means nothing but beside another run's."""
    spread: float
    waited: float
    """Share of the time by the clock in which the processor worked for others."""

    @property
    def busy(self) -> str | None:
        """Why figures of this run are to be taken with care, if they are."""
        if self.waited > BUSY:
            return f"the machine is busy: {self.waited:.0%} of the time went to others"
        if self.spread > BUSY:
            return f"the machine is uneven: the same work took {self.spread:.0%} longer than at its best"
        return None


def calibrate(seconds: float = 0.5) -> Calibration:
    """Measure this machine."""
    wall, spent = time.perf_counter(), time.process_time()
    timed = least([_calibration], seconds)
    wall, spent = time.perf_counter() - wall, time.process_time() - spent
    return Calibration(0.01 / timed.seconds, timed.spread, max(0.0, 1 - spent / wall))


def both(a: Calibration, b: Calibration) -> Calibration:
    """What a run's beginning and its end say together: the best speed, the worst of the rest."""
    return Calibration(max(a.speed, b.speed), max(a.spread, b.spread), max(a.waited, b.waited))


@dataclass(frozen=True, slots=True)
class Machine:
    """What the figures were measured on."""

    python: str
    optimised: bool
    """Whether the interpreter was built with profile-guided optimisation."""
    compiled: bool
    """Whether the rules run as machine code rather than as Python."""
    cores: int
    architecture: str

    @classmethod
    def here(cls) -> Machine:
        """This interpreter on this machine."""
        return cls(
            f"{platform.python_implementation()} {platform.python_version()}",
            "--enable-optimizations" in (sysconfig.get_config_var("CONFIG_ARGS") or ""),
            not (playout.__file__ or "").endswith(".py"),
            os.cpu_count() or 1,
            platform.machine(),
        )

    def __str__(self) -> str:
        built = "" if self.optimised else ", built without optimisation: 1.04 to 1.5 times slower"
        debug = ", a debug build" if hasattr(sys, "gettotalrefcount") else ""
        rules = ", compiled rules" if self.compiled else ""
        return (
            f"{self.python}{built}{debug}{rules}, one of {self.cores} cores ({self.architecture})"
        )
