"""The tables in this process's memory: how they get there, keep up with their logs, and leave."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from typing import Any

from hearthside.kernel import Game

from .. import metrics
from ..deadline import RULES, deadline
from ..declined import Declined
from ..lobby import game_of
from ..logs import log
from ..sockets import AWAY, CLOSED, Socket
from ..storage import provenance, queries
from ..storage.rows import Snapshot
from ..storage.sql import StorageDown, TableGone
from ..storage.store import Store
from ..wire import ErrorMessage
from . import loading
from .fairness import Fairness
from .open_table import Held, OpenTable

BETWEEN_SNAPSHOTS = 16
"""How many lines of a log lie between two passing snapshots."""
ATTEMPTS = 5
"""How often opening a table is tried when its log grows under one's hands."""


def broken(game: Game[Any], reason: str) -> Declined:
    """What is said of a table that was set aside."""
    message = (
        f"The rules of {game.title} failed at this table, so it was set aside; everything that was chosen is kept."
        f" It can be opened again when they are mended. ({reason})"
    )
    return Declined("broken", message[:500], status=409)


class OpenTables:
    """Every table in memory. Others listen here for what happens to them; this knows none of them."""

    def __init__(self, store: Store, worker: str) -> None:
        self.store, self.worker = store, worker
        self._open: dict[str, OpenTable] = {}
        self._opening: dict[str, asyncio.Task[OpenTable]] = {}
        self.on_open: list[Callable[[OpenTable], None]] = []
        self.on_change: list[Callable[[Held], None]] = []
        """Called whenever another seat may be to choose, or somebody else may sit there."""
        self.on_leave: list[Callable[[OpenTable], None]] = []

    def __iter__(self) -> Iterator[OpenTable]:
        return iter(list(self._open.values()))

    def __len__(self) -> int:
        return len(self._open)

    def find(self, id: str) -> OpenTable | None:
        """The table called `id`, if it is in memory."""
        return self._open.get(id)

    # Opening ------------------------------------------------------------------------------

    async def open(self, id: str) -> OpenTable:
        """The table called `id`, from memory or from its log."""
        table = self._open.get(id)
        if table is not None:
            table.touched = time.monotonic()
            return table
        task = self._opening.get(id)
        if task is None:
            task = self._opening[id] = asyncio.create_task(self._load_and_keep(id))
            task.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(task)

    async def fresh(self, id: str) -> OpenTable:
        """The table called `id` with everything that was committed before now."""
        table = await self.open(id)
        if self.store.shared or table.stale:
            async with table.held() as held:
                await self.surely_seated(held)
        return table

    async def _load_and_keep(self, id: str) -> OpenTable:
        begun = time.perf_counter()
        table = self._open[id] = await self._load(id)
        metrics.open_tables.set(len(self._open))
        metrics.opened.observe(time.perf_counter() - begun)
        for listener in self.on_open:
            listener(table)
        async with table.held() as held:
            self.changed(held)
        return table

    async def _load(self, id: str) -> OpenTable:
        for _ in range(ATTEMPTS):
            stored = await self.store.read(lambda db: loading.fetch(db, id))
            if stored is None:
                raise Declined("no_table", "There is no such table.", status=404)
            game = game_of(stored.row.game)
            version, _, reason = stored.row.broken.partition(": ")
            if version == game.version:
                raise broken(game, reason)
            built = await asyncio.to_thread(loading.build, stored)
            if isinstance(built, OpenTable):
                return built
            keep = partial(loading.keep_rebase, stored=stored, rebased=built, worker=self.worker)
            await self.store.write(id, keep)
            log.info("rebased", extra={"table": id, "rules": built.entry.option})
        raise Declined("old_rules", "The table cannot be followed under these rules.", status=409)

    # Keeping up ----------------------------------------------------------------------------

    def changed(self, held: Held) -> None:
        """Tell whoever listens that a table is not what it was."""
        for listener in self.on_change:
            listener(held)

    async def catch_up(self, held: Held) -> None:
        """Take in what the log holds beyond what is in memory."""
        table, start = held.table, held.play.number
        entries = await self.store.read(lambda db: queries.entries(db, table.id, start))
        table.stale = False
        if any(entry.kind == "rebase" for entry in entries):
            self.forget(table)
            raise Declined(
                "reopen", "The rules changed under the table; open it again.", status=409
            )
        if any(entry.kind in ("dealt", "redealt") for entry in entries):
            epochs = await self.store.read(lambda db: provenance.epochs(db, table.id))
            held.fair = Fairness(table.id, tuple(epochs))
            table.audience.tell(held.fairness())
        for entry in entries:
            try:
                with deadline(RULES):
                    held.take_in(entry)
            except Exception as error:
                await self.set_aside(held, error)
                raise broken(table.game, str(error)) from error
            await self.show(held)
        if entries:
            self.changed(held)

    async def current(self, held: Held) -> None:
        """Make sure that a table which may be behind its log is not."""
        if held.table.stale:
            await self.catch_up(held)

    async def surely_current(self, held: Held) -> None:
        """Make sure of it even if news from another process was lost: nobody is shown less than they have been told."""
        if self.store.shared or held.table.stale:
            await self.catch_up(held)

    async def surely_seated(self, held: Held) -> None:
        """Make sure of the log and of who sits where, which decides who is to agree to something."""
        table = held.table
        if not self.store.shared and not table.stale:
            return
        await self.catch_up(held)
        row, seats = await self.store.read(
            lambda db: (queries.table(db, table.id), queries.seats(db, table.id))
        )
        if row != table.row or seats != table.seats:
            await self.reread(held)

    async def reread(self, held: Held) -> None:
        """Take in who sits at the table and what it is called."""
        table = held.table
        row, seats, handles = await self.store.read(
            lambda db: (
                queries.table(db, table.id),
                queries.seats(db, table.id),
                queries.handles(db, table.id),
            )
        )
        if row is not None:
            table.row = row
        table.seats = seats
        for socket in list(table.audience.sockets):
            socket.links = {h: link for h, link in socket.links.items() if h in handles}
            if not socket.links:
                socket.drop(CLOSED)
            held.grant(socket)
        await self.show(held)
        table.audience.tell(table.presence())
        self.changed(held)

    # Showing --------------------------------------------------------------------------------

    async def show(self, held: Held) -> None:
        """Bring every socket at a table up to date; a table that cannot be shown is set aside."""
        try:
            with deadline(RULES):
                behind = held.table.audience.show(held.play)
            if behind:
                metrics.viewed.observe(max(0.0, time.time() - held.table.row.updated))
        except Exception as error:
            await self.set_aside(held, error)

    async def show_whole(self, held: Held, socket: Socket) -> None:
        """Show one socket the whole table; declined, and the table set aside, if it cannot be shown."""
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
        self.forget(table)

    # Keeping and leaving --------------------------------------------------------------------

    async def keep_snapshot(self, held: Held, at_least: int = BETWEEN_SNAPSHOTS) -> None:
        """Keep the position, if the log has grown by enough lines."""
        number, id = held.play.number, held.table.id
        if number - max(held.kept, 0) < at_least or number == held.kept:
            return
        older, held.kept = held.kept, number
        snapshot = Snapshot(number, held.table.game.version, held.play.position())
        await self.store.write(id, lambda db: queries.keep_snapshot(db, id, snapshot, older))

    def forget(self, table: OpenTable) -> None:
        """Take a table out of memory; it can be opened again from its log."""
        self._open.pop(table.id, None)
        metrics.open_tables.set(len(self._open))
        for listener in self.on_leave:
            listener(table)
        for socket in list(table.audience.sockets):
            socket.drop(AWAY)

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
        self.forget(table)

    async def let_go(self, idle: float, working: Callable[[OpenTable], bool]) -> None:
        """Take tables out of memory that nobody has looked at for `idle` seconds and nothing works on."""
        now = time.monotonic()
        for table in self:
            unused = not table.audience.sockets and not working(table) and not table.busy
            if table.gone or not unused or now - table.touched < idle:
                continue
            async with table.held() as held:
                await self.keep_snapshot(held, at_least=1)
                if not table.audience.sockets and not working(table):
                    self.forget(table)

    async def stop(self) -> None:
        """Keep every position that is worth keeping."""
        for table in self:
            try:
                async with table.held() as held:
                    await self.keep_snapshot(held, at_least=1)
            except TableGone:
                continue
            except StorageDown as error:
                log.warning("no snapshot kept", extra={"table": table.id, "why": str(error)})
