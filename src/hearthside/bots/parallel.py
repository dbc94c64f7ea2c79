"""Search on several cores: every worker searches the same position with a seed of its own, and what they saw is added up.

The choice depends on the seed and on the number of workers, and on nothing else.
"""

from __future__ import annotations

import atexit
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any

from hearthside.games import load
from hearthside.kernel import Dice, Option, Session

from .base import Considered, Progress, Thinking, viewpoint

_pools: dict[int, ProcessPoolExecutor] = {}


def pool_of(workers: int) -> ProcessPoolExecutor:
    """Processes that wait for work; the same ones every time."""
    if workers not in _pools:
        _pools[workers] = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
        atexit.register(_pools[workers].shutdown, wait=False, cancel_futures=True)
    return _pools[workers]


def searched(game: str, position: dict[str, Any], bot: str, seed: int, seat: int) -> Thinking:
    """What a bot thinks of a position; this is what a worker does."""
    from . import make

    thinker = make(bot, seed)
    thinker.choose(Session.at(load(game), position), seat=seat)
    return thinker.thinking


def merged(parts: list[Thinking]) -> Thinking:
    """What several searches saw together: visits added up, values by how often they were tried.

    >>> one = Thinking([Considered(Option("a"), 3, 0.5), Considered(Option("b"), 1, 0.9)], [Option("a")], 0.4)
    >>> two = Thinking([Considered(Option("b"), 4, 0.7), Considered(Option("a"), 0, 0.1)], [Option("b")], 0.6)
    >>> [(str(seen.option), seen.visits, round(seen.value, 2)) for seen in merged([one, two]).options]
    [('b', 5, 0.74), ('a', 3, 0.5)]
    """
    sums: dict[Option, list[float]] = {}
    for part in parts:
        for seen in part.options:
            # What was never tried counts a little, as what it looked like.
            weight = seen.visits or 1e-6
            sum_ = sums.setdefault(seen.option, [0.0, 0.0, 0.0, 0.0])
            sum_[0] += seen.visits
            sum_[1] += weight * seen.value
            sum_[2] += weight
            sum_[3] += seen.prior / len(parts)
    seen_all = [
        Considered(option, int(visits), total / weight, prior)
        for option, (visits, total, weight, prior) in sums.items()
    ]
    seen_all.sort(key=lambda seen: (seen.visits, seen.value, seen.prior), reverse=True)
    best = seen_all[0].option
    line = next((part.line for part in parts if part.line[:1] == [best]), [best])
    values = [part.value for part in parts if part.value is not None]
    return Thinking(seen_all, line, sum(values) / len(values) if values else None)


class ParallelBot:
    """Spreads one choice over processes: the budget of `bot` is shared out among `workers`.

    A single option, and whatever is clear without a search, is chosen at once and in this process.
    """

    def __init__(self, bot: str, budget: int, workers: int, seed: int = 0) -> None:
        self.workers = workers
        self.thinking = Thinking()
        self._name = f"{bot}:{max(1, budget // workers)}"
        self._budget = budget
        self._rng = Dice(seed)

    def choose(
        self, session: Session[Any], progress: Progress | None = None, seat: int | None = None
    ) -> Option:
        """What all workers together like best."""
        seat = viewpoint(session, seat)
        seeds = [self._rng.below(1 << 40) for _ in range(self.workers)]
        options = session.asked.options
        if len(options) == 1:
            self.thinking = Thinking([Considered(options[0], 0, 0.0)], [options[0]])
            return options[0]
        position, name = session.position(), session.game.name
        pool = pool_of(self.workers)
        futures: list[Future[Thinking]] = [
            pool.submit(searched, name, position, self._name, seed, seat) for seed in seeds
        ]
        for done, _ in enumerate(as_completed(futures), 1):
            if progress is not None:
                progress(done * self._budget // self.workers, self._budget)
        self.thinking = merged([future.result() for future in futures])
        return self.thinking.options[0].option
