"""Work that runs beside the requests."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from .logs import log


class Tasks:
    """Tasks of one server process: each is kept until it ends, and its failure is logged."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any], name: str) -> asyncio.Task[Any]:
        """Run something beside."""
        task = asyncio.create_task(work, name=name)
        self._running.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a task failed", exc_info=error, extra={"task": task.get_name()})

    def cancel(self) -> None:
        """Stop everything that still runs."""
        for task in list(self._running):
            task.cancel()
