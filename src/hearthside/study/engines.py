"""Engines: where the chunks of a study are worked on. This process, processes of this machine, or Ray."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Any, Protocol, TypeVar

T = TypeVar("T")
R = TypeVar("R")

TRIES = 3
"""How often a chunk is tried when workers die over it."""


class LostChunk(RuntimeError):
    """A chunk over which several workers died: the fault is in the work, not in the worker."""


class Engine(Protocol):
    """Does the same work for many items, in any order, and loses none to a worker that dies."""

    name: str
    workers: int

    def each(self, work: Callable[[T], R], items: Sequence[T]) -> Iterator[tuple[T, R]]:
        """Every item with what `work` makes of it, as they get done."""


class Here:
    """This process alone.

    >>> list(Here().each(abs, [-1, 2]))
    [(-1, 1), (2, 2)]
    """

    name = "local"
    workers = 1

    def each(self, work: Callable[[T], R], items: Sequence[T]) -> Iterator[tuple[T, R]]:
        """One after the other."""
        for item in items:
            yield item, work(item)


class Processes:
    """Processes of this machine, started anew, so that they share nothing with this one."""

    name = "local"

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or cores()
        self.crew: list[Worker] = []

    def each(self, work: Callable[[T], R], items: Sequence[T]) -> Iterator[tuple[T, R]]:
        """Every worker has one item in hand; one that dies gives it back and is replaced."""
        waiting = deque((item, 1) for item in items)
        crew = self.crew = [Worker(work) for _ in range(min(self.workers, len(items)))]
        try:
            for worker in crew:
                worker.take(waiting)
            while busy := [worker for worker in crew if worker.item is not None]:
                ready = wait([worker.pipe for worker in busy])
                for worker in busy:
                    if worker.pipe in ready:
                        item, tries = worker.item or (None, 0)
                        if (answer := worker.answer()) is not None:
                            worker.take(waiting)
                            yield item, answer[0]  # type: ignore[misc]
                            continue
                        if tries >= TRIES:
                            raise LostChunk(f"{tries} workers died over {item!r}")
                        crew[crew.index(worker)] = fresh = Worker(work)
                        waiting.appendleft((item, tries + 1))  # type: ignore[arg-type]
                        fresh.take(waiting)
        finally:
            for worker in crew:
                worker.stop()
            self.crew = []


class Worker:
    """One process and the item that it has in hand.

    It is a Python of its own, told what to do over a pipe; it never runs the caller's script again.
    """

    def __init__(self, work: Callable[[Any], Any]) -> None:
        self.pipe, far = multiprocessing.Pipe()
        order = f"from {__name__} import serve; serve({far.fileno()})"
        paths = os.pathsep.join(path for path in sys.path if path)
        self.process = subprocess.Popen(
            [sys.executable, "-c", order],
            pass_fds=[far.fileno()],
            env={**os.environ, "PYTHONPATH": paths},
            stdin=subprocess.DEVNULL,
        )
        far.close()
        self.item: tuple[Any, int] | None = None
        self._send(work)

    def _send(self, what: Any) -> None:
        """Send something; if the process is dead already, its missing answer will tell."""
        with suppress(OSError):
            self.pipe.send(what)

    def take(self, waiting: deque[tuple[Any, int]]) -> None:
        """Give the worker the next item, if there is one."""
        self.item = waiting.popleft() if waiting else None
        if self.item is not None:
            self._send(self.item[0])

    def answer(self) -> tuple[Any] | None:
        """What came of the item; None if the worker died. An error of the work itself is raised here."""
        try:
            done, value = self.pipe.recv()
        except (EOFError, OSError):
            self.stop()
            return None
        if not done:
            raise value
        return (value,)

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        self.pipe.close()
        self.process.kill()
        self.process.wait()


def serve(channel: int) -> None:
    """What a worker runs: take an item, answer, until the pipe closes. Ctrl-C is its parent's affair."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with Connection(channel) as pipe, suppress(EOFError, OSError):
        work = pipe.recv()
        while True:
            item = pipe.recv()
            try:
                answer = (True, work(item))
            except Exception as error:
                answer = (False, error)
            pipe.send(answer)


def cores() -> int:
    """How many cores this process may use.

    >>> cores() >= 1
    True
    """
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
