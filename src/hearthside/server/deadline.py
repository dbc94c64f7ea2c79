"""Deadlines for rules: what does not come back in time is broken off, in the event loop as in any thread."""

from __future__ import annotations

import ctypes
import threading
import time
from types import TracebackType

RULES = 2.0
"""Seconds that the rules of one choice, or one look at a table, may take in the event loop."""
LOADING = 30.0
"""Seconds that following a whole log may take beside it."""
EVERY = 0.1
"""Seconds between two looks at the clock."""


class OutOfTime(Exception):
    """Rules did not come back in time."""

    def __init__(self) -> None:
        super().__init__("the rules did not come to an end in time")


class deadline:
    """`with deadline(2.0): ...` breaks off what runs inside with `OutOfTime`. One at a time in each thread.

    A thread that watches throws the error; entering and leaving costs no system call.
    """

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def __enter__(self) -> None:
        _watch.begin(threading.get_ident(), time.monotonic() + self.seconds)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        _watch.end(threading.get_ident())


class _Watch:
    """The thread that watches over every deadline of the process."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._until: dict[int, float] = {}
        self._thrown: set[int] = set()
        self._thread: threading.Thread | None = None

    def begin(self, thread: int, until: float) -> None:
        if self._thread is None or not self._thread.is_alive():
            self._thread = threading.Thread(target=self._look, name="deadlines", daemon=True)
            self._thread.start()
        with self._lock:
            self._until[thread] = until

    def end(self, thread: int) -> None:
        with self._lock:
            self._until.pop(thread, None)
            thrown = thread in self._thrown
            self._thrown.discard(thread)
        if thrown:
            _throw(thread, None)  # one that was thrown and has not landed never does

    def _look(self) -> None:
        while True:
            time.sleep(EVERY)
            now = time.monotonic()
            with self._lock:
                late = [thread for thread, until in self._until.items() if until < now]
                for thread in late:
                    self._until[thread] = now + RULES  # clearing up after it has a deadline too
                    self._thrown.add(thread)
                    _throw(thread, OutOfTime)


_watch = _Watch()


def _throw(thread: int, error: type[BaseException] | None) -> None:
    """Let a thread raise an error at its next step, or take that back."""
    thrown = None if error is None else ctypes.py_object(error)
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), thrown)
