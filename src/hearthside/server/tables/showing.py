"""Showing tables: every socket is brought up to date; a table that cannot be shown is set aside, and harms no other."""

from __future__ import annotations

import time
from contextlib import suppress

from .. import metrics
from ..deadline import RULES, deadline
from ..load import Load
from ..logs import log
from ..sockets import Socket
from ..storage import provenance
from ..storage.sql import StorageDown
from ..wire import ErrorMessage
from .loading import broken
from .open_table import Held
from .pace import Pace
from .registry import OpenTables


class Showing:
    """Shows tables, those who play first."""

    def __init__(self, tables: OpenTables, load: Load, pace: Pace) -> None:
        self.tables, self.load, self.pace = tables, load, pace
        self.store = tables.store

    async def show(self, held: Held) -> None:
        """Bring every socket at a table up to date; a table that cannot be shown is set aside."""
        table = held.table
        self.load.showing()
        try:
            with deadline(RULES):
                behind = table.audience.show(held.play, onlookers=self.pace.due(table))
            if behind:
                seconds = max(0.0, time.time() - table.row.updated)
                metrics.viewed.observe(seconds)
                self.load.viewed(seconds)
            if table.audience.kept_waiting:
                self.pace.come_back(table, self.show)
        except Exception as error:
            await self.set_aside(held, error)

    async def show_whole(self, held: Held, socket: Socket) -> None:
        """Show one socket the whole table; declined, and the table set aside, if it cannot be shown."""
        self.load.showing()
        try:
            with deadline(RULES):
                held.table.audience.show_whole(held.play, socket)
        except Exception as error:
            await self.set_aside(held, error)
            raise broken(held.table.game, str(error)) from error

    async def set_aside(self, held: Held, error: Exception) -> None:
        """Take a table out of play whose rules fail: nobody can open it until they are mended. Others go on."""
        table = held.table
        extra = {"table": table.id, "game": table.game.name, "line": held.play.number}
        log.error("a table is set aside", exc_info=error, extra=extra)
        metrics.set_aside.labels(table.game.name).inc()
        reason = f"{table.game.version}: {error!r}"[:500]
        with suppress(StorageDown):
            await self.store.write(table.id, lambda db: provenance.set_aside(db, table.id, reason))
        message = broken(table.game, str(error)).message
        table.audience.tell(ErrorMessage(t="error", code="broken", message=message))
        self.tables.forget(table)
