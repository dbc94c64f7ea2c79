"""The tables in this process's memory: how they get there, and that they leave."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from functools import partial

from .. import metrics
from ..declined import Declined
from ..lobby import game_of
from ..logs import log
from ..shares import Share, Shares
from ..sockets import AWAY
from ..storage.store import Store
from ..usage import Usage
from . import loading
from .open_table import Held, OpenTable

REPLAYS = 2
"""Logs that are read from their beginning at the same time."""
ATTEMPTS = 5
"""How often opening a table is tried when its log grows under one's hands."""


class OpenTables:
    """Every table in memory. Others listen here for what happens to them; this knows none of them."""

    def __init__(self, store: Store, worker: str, usage: Usage) -> None:
        self.store, self.worker, self.usage = store, worker, usage
        self.replaying = Shares(range(REPLAYS))
        """Logs are read from their beginning by turns, so that nobody's long ones keep the others' from being read."""
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

    async def open(self, id: str, who: str = "") -> OpenTable:
        """The table called `id`, from memory or from its log, whose reading counts for whoever asks."""
        table = self._open.get(id)
        if table is not None:
            table.touched = time.monotonic()
            return table
        task = self._opening.get(id)
        if task is None:
            task = self._opening[id] = asyncio.create_task(self._load_and_keep(id, who))
            task.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(task)

    async def _load_and_keep(self, id: str, who: str) -> OpenTable:
        begun = time.perf_counter()
        table = self._open[id] = await self._load(id, who)
        metrics.open_tables.set(len(self._open))
        metrics.opened.observe(time.perf_counter() - begun)
        for listener in self.on_open:
            listener(table)
        async with table.held() as held:
            self.changed(held)
        return table

    async def _load(self, id: str, who: str) -> OpenTable:
        for _ in range(ATTEMPTS):
            fetch = self.usage.within(who, partial(loading.fetch, id=id))
            stored = await self.store.read(fetch)
            if stored is None:
                raise Declined("no_table", "There is no such table.", status=404)
            game = game_of(stored.row.game)
            version, _, reason = stored.row.broken.partition(": ")
            if version == game.version:
                raise loading.broken(game, reason)
            async with self.replaying.turn(Share(stored.row.maker)):
                built = await self.usage.beside(who, partial(loading.build, stored))
            if isinstance(built, OpenTable):
                return built
            keep = partial(loading.keep_rebase, stored=stored, rebased=built, worker=self.worker)
            await self.store.write(id, keep)
            log.info("rebased", extra={"table": id, "rules": built.entry.option})
        raise Declined("old_rules", "The table cannot be followed under these rules.", status=409)

    def changed(self, held: Held) -> None:
        """Tell whoever listens that a table is not what it was."""
        for listener in self.on_change:
            listener(held)

    def forget(self, table: OpenTable) -> None:
        """Take a table out of memory; it can be opened again from its log."""
        self._open.pop(table.id, None)
        metrics.open_tables.set(len(self._open))
        for listener in self.on_leave:
            listener(table)
        for socket in list(table.audience.sockets):
            socket.drop(AWAY)
