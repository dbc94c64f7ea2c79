"""Views for those who only look on: as soon as they can be had, and later when those who play would have to wait."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from ..load import Load
from ..storage.sql import TableGone
from ..tasks import Tasks
from .open_table import Held, OpenTable


class Pace:
    """Says when a table's onlookers are due, and comes back to those who were kept waiting."""

    def __init__(self, load: Load, tasks: Tasks) -> None:
        self.load, self.tasks = load, tasks
        self._next: dict[str, float] = {}
        self._coming: set[str] = set()

    def due(self, table: OpenTable) -> bool:
        """Whether onlookers are shown a line at once. Asking it counts as showing them."""
        wait, now = self.load.ease.onlookers, time.monotonic()
        if not wait:
            self._next.pop(table.id, None)
            return True
        if now < self._next.get(table.id, 0.0):
            return False
        self._next[table.id] = now + wait
        return True

    def come_back(self, table: OpenTable, show: Callable[[Held], Awaitable[None]]) -> None:
        """Show a table's onlookers what they were not shown, when they are due."""
        if table.id not in self._coming:
            self._coming.add(table.id)
            self.tasks.spawn(self._come_back(table, show), "onlookers")

    def forget(self, table: OpenTable) -> None:
        """A table has left the memory."""
        self._next.pop(table.id, None)

    async def _come_back(self, table: OpenTable, show: Callable[[Held], Awaitable[None]]) -> None:
        try:
            await asyncio.sleep(max(0.0, self._next.get(table.id, 0.0) - time.monotonic()))
        finally:
            self._coming.discard(table.id)
        with suppress(TableGone):
            async with table.held() as held:
                await show(held)
