"""Keeping positions, and letting tables go: out of the memory, or for good."""

from __future__ import annotations

import time
from collections.abc import Callable

from ..logs import log
from ..storage import queries
from ..storage.rows import Snapshot
from ..storage.sql import StorageDown, TableGone
from ..wire import ErrorMessage
from .open_table import Held, OpenTable
from .registry import OpenTables

BETWEEN_SNAPSHOTS = 16
"""How many lines of a log lie between two passing snapshots."""


class Keeping:
    """Keeps positions of tables, and lets tables go that nobody looks at."""

    def __init__(self, tables: OpenTables) -> None:
        self.tables, self.store = tables, tables.store

    async def keep_snapshot(self, held: Held, at_least: int = BETWEEN_SNAPSHOTS) -> None:
        """Keep the position, if the log has grown by enough lines."""
        number, id = held.play.number, held.table.id
        if number - max(held.kept, 0) < at_least or number == held.kept:
            return
        older, held.kept = held.kept, number
        snapshot = Snapshot(number, held.table.game.version, held.play.position())
        await self.store.write(id, lambda db: queries.keep_snapshot(db, id, snapshot, older))

    async def delete(self, held: Held) -> None:
        """Take a table away for good; whoever is at it is told, here and at other processes."""
        id = held.table.id
        await self.store.write(id, lambda db: queries.delete(db, id))
        self.deleted(held.table)

    def deleted(self, table: OpenTable) -> None:
        """A table is no more."""
        table.gone = True
        message = "The table was deleted by its owner."
        table.audience.tell(ErrorMessage(t="error", code="no_table", message=message))
        self.tables.forget(table)

    async def let_go(self, idle: float, working: Callable[[OpenTable], bool]) -> None:
        """Take tables out of memory that nobody has looked at for `idle` seconds and nothing works on."""
        now = time.monotonic()
        for table in self.tables:
            unused = not table.audience.sockets and not working(table) and not table.busy
            if table.gone or not unused or now - table.touched < idle:
                continue
            async with table.held() as held:
                await self.keep_snapshot(held, at_least=1)
                if not table.audience.sockets and not working(table):
                    self.tables.forget(table)

    async def stop(self) -> None:
        """Keep every position that is worth keeping."""
        for table in self.tables:
            try:
                async with table.held() as held:
                    await self.keep_snapshot(held, at_least=1)
            except TableGone:
                continue
            except StorageDown as error:
                log.warning("no snapshot kept", extra={"table": table.id, "why": str(error)})
