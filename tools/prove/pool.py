"""Children at work: a few at a time, each telling its lines through a pipe."""

from __future__ import annotations

import os
import select
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Generic, TypeVar

J = TypeVar("J")
Tell = Callable[[str], None]
SILENCE = 300.0
"""After how many seconds without a word a child is ended."""
GRACE = 5.0
"""How many seconds a child has to come to its end when there is no more time."""


@dataclass
class Ended(Generic[J]):
    """A child that has ended: its job, what it told, and whether a signal ended it."""

    job: J
    lines: list[str]
    struck: bool
    seconds: float


@dataclass
class _Child(Generic[J]):
    job: J
    pid: int
    begun: float
    heard: float
    told: bytearray = field(default_factory=bytearray)


class Pool(Generic[J]):
    """Runs jobs in children, `width` at a time, as long as there is time; what is not done then is left `waiting`."""

    def __init__(
        self, work: Callable[[J, Tell], None], width: int, until: float | None = None
    ) -> None:
        self.work, self.width, self.until = work, width, until
        self.waiting: list[J] = []
        self._children: dict[int, _Child[J]] = {}
        self._poll = select.poll()

    def add(self, jobs: list[J], *, first: bool = False) -> None:
        """Put jobs at the end of the line, or at its beginning."""
        self.waiting = [*jobs, *self.waiting] if first else [*self.waiting, *jobs]

    @property
    def late(self) -> bool:
        """Whether no new child may begin."""
        return self.until is not None and time.monotonic() >= self.until

    def run(self) -> Iterator[Ended[J]]:
        """Each child as it ends; jobs that are added meanwhile are done too."""
        try:
            while (self.waiting and not self.late) or self._children:
                if self.until is not None and time.monotonic() >= self.until + GRACE:
                    return
                while self.waiting and len(self._children) < self.width and not self.late:
                    self._begin(self.waiting.pop(0))
                yield from self._listen()
        finally:
            for read, child in self._children.items():
                os.kill(child.pid, signal.SIGKILL)
                os.waitpid(child.pid, 0)
                os.close(read)
            self.waiting += [child.job for child in self._children.values()]
            self._children.clear()

    def _begin(self, job: J) -> None:
        read, write = os.pipe()
        pid = os.fork()
        if pid == 0:
            status = 1
            try:
                os.close(read)
                self.work(job, lambda line: _write(write, f"{line}\n"))
                status = 0
            except BaseException as error:
                _write(
                    write,
                    f"error {type(error).__name__}: {error}\n".replace("\n", " ")[:400] + "\n",
                )
            finally:
                os._exit(status)
        os.close(write)
        now = time.monotonic()
        self._children[read] = _Child(job, pid, now, now)
        self._poll.register(read, select.POLLIN | select.POLLHUP)

    def _listen(self) -> Iterator[Ended[J]]:
        for read, _ in self._poll.poll(500):
            child = self._children[read]
            said = os.read(read, 1 << 16)
            child.heard = time.monotonic()
            if said:
                child.told += said
                continue
            self._poll.unregister(read)
            os.close(read)
            del self._children[read]
            _, status = os.waitpid(child.pid, 0)
            lines = child.told.decode(errors="replace").splitlines()
            yield Ended(child.job, lines, os.WIFSIGNALED(status), time.monotonic() - child.begun)
        for child in self._children.values():
            if time.monotonic() - child.heard > SILENCE:
                os.kill(child.pid, signal.SIGKILL)


def _write(pipe: int, text: str) -> None:
    os.write(pipe, text.encode())


FAILED = 100
"""What a piece of work gives that did not come to its end."""


def apart(work: Callable[[], int | None]) -> int:
    """Do something in a child, so that nothing it imports stays; gives the number that it gives."""
    sys.stdout.flush()
    pid = os.fork()
    if pid == 0:
        status = FAILED
        try:
            status = work() or 0
        except SystemExit as said:
            print(said, file=sys.stderr)
        except KeyboardInterrupt:
            print(file=sys.stderr)
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(status)
    try:
        _, ended = os.waitpid(pid, 0)
    except BaseException:  # stopped: nobody works on for nobody
        os.kill(pid, signal.SIGTERM)
        raise
    return os.waitstatus_to_exitcode(ended)
