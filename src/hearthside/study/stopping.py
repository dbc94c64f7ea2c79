"""Ctrl-C at the right moment: never in the middle of a line that is being written."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType, TracebackType
from typing import Any


class Stopping:
    """While it is open, Ctrl-C raises `KeyboardInterrupt` outside of shields, and after them.

    >>> with Stopping() as stopping:
    ...     with stopping.shield():
    ...         "written as a whole"
    'written as a whole'
    """

    def __init__(self) -> None:
        self._shielded = False
        self._pending = False
        self._before: Any = None

    def __enter__(self) -> Stopping:
        if threading.current_thread() is threading.main_thread():
            self._before = signal.signal(signal.SIGINT, self._stop)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        if self._shielded:
            self._pending = True
        else:
            raise KeyboardInterrupt

    @contextmanager
    def shield(self) -> Iterator[None]:
        """Let what is inside be finished first."""
        self._shielded = True
        try:
            yield
        finally:
            self._shielded = False
        if self._pending:
            self._pending = False
            raise KeyboardInterrupt
