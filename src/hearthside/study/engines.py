"""Where a study's games are played: in this process, in local processes, or on a Ray cluster.

Every engine gives the same results, since a game depends on its job alone; only the order in which they come
differs. A worker that dies costs its chunk, which is played again.
"""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from .plan import Plan
from .play import Result, play

WARM = 0.4
"""For how many seconds games are played in this process before others are started."""

PATIENCE = 3
"""How often a chunk is tried before its worker's death counts as the games' own fault."""

Engine = Callable[[Plan, Sequence[int]], Iterator[Result]]


class WorkersLost(RuntimeError):
    """A chunk of games ended its worker every time it was tried."""


def chunk(plan: Plan, numbers: Sequence[int]) -> list[Result]:
    """Play some games of a plan, one after the other."""
    return [play(plan, number) for number in numbers]


def chunks(numbers: Sequence[int], size: int) -> list[list[int]]:
    """Numbers in pieces.

    >>> chunks(range(5), 2)
    [[0, 1], [2, 3], [4]]
    """
    return [list(numbers[i : i + size]) for i in range(0, len(numbers), size)]


def here(plan: Plan, numbers: Iterable[int]) -> Iterator[Result]:
    """Play in this process."""
    for number in numbers:
        yield play(plan, number)


def local(plan: Plan, numbers: Sequence[int], workers: int = 0) -> Iterator[Result]:
    """Play in local processes, as many as there are cores unless told otherwise.

    A short run is played here at once; processes are started only when it goes on.
    """
    workers = workers or os.cpu_count() or 1
    start = time.monotonic()
    done = 0
    for number in numbers:
        yield play(plan, number)
        done += 1
        if workers > 1 and time.monotonic() - start > WARM:
            break
    rest = numbers[done:]
    if rest:
        pace = (time.monotonic() - start) / done
        size = max(1, min(int(1.0 / pace), len(rest) // (workers * 4) or 1))
        yield from _pool(plan, chunks(rest, size), workers)


def _ignore_interrupts() -> None:
    """Leave Ctrl-C to the process that was started by a person."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _pool(plan: Plan, pieces: list[list[int]], workers: int) -> Iterator[Result]:
    """Play pieces in a pool; when a worker dies, a new pool plays what is left."""
    tries = dict.fromkeys(range(len(pieces)), 0)
    while tries:
        pool = ProcessPoolExecutor(workers, get_context("spawn"), _ignore_interrupts)
        try:
            for index, results in _drain(pool, plan, pieces, list(tries), workers):
                del tries[index]
                yield from results
        except _Died as died:
            for index in died.running:
                tries[index] += 1
                if tries[index] >= PATIENCE:
                    raise WorkersLost(
                        f"games {pieces[index][0]} to {pieces[index][-1]} ended their worker "
                        f"{PATIENCE} times"
                    ) from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


class _Died(Exception):
    """A worker died while these pieces were being played."""

    def __init__(self, running: list[int]) -> None:
        self.running = running


def _drain(
    pool: ProcessPoolExecutor, plan: Plan, pieces: list[list[int]], left: list[int], workers: int
) -> Iterator[tuple[int, list[Result]]]:
    """Keep the workers busy with a few pieces each, and hand on what is done."""
    waiting = list(reversed(left))
    running: dict[Future[list[Result]], int] = {}
    while waiting or running:
        try:
            while waiting and len(running) < workers * 2:
                index = waiting[-1]
                running[pool.submit(chunk, plan, pieces[index])] = index
                waiting.pop()
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            finished = [(running[future], future.result()) for future in done]
        except BrokenProcessPool:
            raise _Died(sorted(running.values())) from None
        for future in done:
            del running[future]
        yield from finished


def ray(
    plan: Plan, numbers: Sequence[int], address: str = "auto", size: int = 0
) -> Iterator[Result]:
    """Play on a Ray cluster; Ray itself plays a chunk again when its worker or node dies."""
    import ray as cluster

    if not cluster.is_initialized():
        cluster.init(address=address, log_to_driver=False)
    remote: Any = cluster.remote(max_retries=PATIENCE)(chunk)
    resources: dict[str, float] = cluster.cluster_resources()  # type: ignore[no-untyped-call]
    cores = int(resources.get("CPU", 1))
    pieces = chunks(numbers, size or max(1, len(numbers) // (cores * 8)))
    running = [remote.remote(plan, piece) for piece in pieces[: cores * 2]]
    waiting = list(reversed(pieces[cores * 2 :]))
    while running:
        done, running = cluster.wait(running)
        if waiting:
            running.append(remote.remote(plan, waiting.pop()))
        for finished in done:
            yield from cluster.get(finished)
