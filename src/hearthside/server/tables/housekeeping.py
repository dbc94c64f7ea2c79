"""Housekeeping: tables that nobody comes back to go into storage, and are removed when the server's owner says so."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from typing import NamedTuple

from .. import metrics
from ..logs import log
from ..storage import upkeep
from ..storage.sql import Connection, StorageDown
from ..storage.store import Store
from ..tasks import Tasks
from .open_table import OpenTable
from .registry import OpenTables

DAY = 86_400.0
FIRST, EVERY = 60.0, 3_600.0
"""Seconds after the start, and between two rounds."""
AT_ONCE = 20
"""Tables that one write puts away or removes, so that no choice waits long behind it."""
LAST = "~"
"""Sorts behind the name of any table: rows of others are locked before those of forgotten ones."""
OFTEN = 600.0
"""Seconds within which coming back to a table is noted once."""


class Tidied(NamedTuple):
    """How many tables went into storage, and how many were removed."""

    stored: int
    removed: int


class Housekeeping:
    """Notes who comes back, and puts away what nobody comes back to. 0 days: never."""

    def __init__(
        self,
        store: Store,
        tables: OpenTables,
        tasks: Tasks,
        archive_days: float,
        remove_days: float,
    ) -> None:
        self.store, self.tables, self.tasks = store, tables, tasks
        self.archive_days, self.remove_days = archive_days, remove_days

    def came(self, table: OpenTable) -> None:
        """A table was opened, so somebody has come back to it."""
        now = time.time()
        if table.row.stored or now - table.row.visited > OFTEN:
            self.tasks.spawn(self._note(table.id, now), "visit")

    async def _note(self, id: str, now: float) -> None:
        try:
            await self.store.write(id, lambda db: upkeep.visit(db, id, now))
        except StorageDown:
            return  # which has been logged; they may come again

    async def go_on(self) -> None:
        """Keep house for as long as the server runs."""
        await asyncio.sleep(FIRST)
        while True:
            try:
                done = await self.tidy()
            except StorageDown:
                pass  # which has been logged
            else:
                if done.stored or done.removed:
                    log.info("tidied", extra=done._asdict())
            await asyncio.sleep(EVERY)

    async def tidy(self) -> Tidied:
        """One round. Tables that somebody looks at now are not forgotten, however long they have."""
        now = time.time()
        watched = frozenset(table.id for table in self.tables if table.audience.sockets)
        for id in watched:
            await self._note(id, now)
        stored = removed = 0
        if self.archive_days:
            stored = await self._rounds(upkeep.put_away, now - self.archive_days * DAY, watched)
        if self.remove_days:
            removed = await self._rounds(upkeep.remove, now - self.remove_days * DAY, watched)
        metrics.tidied.labels("stored").inc(stored)
        metrics.tidied.labels("removed").inc(removed)
        return Tidied(stored, removed)

    async def _rounds(self, what: upkeep.Round, before: float, watched: Collection[str]) -> int:
        def some(db: Connection) -> int:
            return len(what(db, before, AT_ONCE, watched))

        total = 0
        while True:
            done = await self.store.write(LAST, some)
            total += done
            if done < AT_ONCE:
                return total
