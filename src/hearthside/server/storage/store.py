"""The threads that talk to the database: one that writes, a few that read.

Writes that wait at the same moment are committed together (one trip to the disk for all of them),
and each is answered only after that commit. No query ever runs in the event loop.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

from .. import metrics
from .migrations import migrate
from .sql import Connection, Database, StorageDown

T = TypeVar("T")
TOGETHER = 64
"""How many writes share one commit at most."""
PATIENCE = 12.0
"""Seconds after which a database that does not answer counts as away."""


class _Write(NamedTuple):
    """A write that waits: its table, what to do, and where to answer."""

    key: str
    work: Callable[[Connection], Any]
    answer: Future[Any]


class Store:
    """A database in use by one server process."""

    def __init__(self, database: Database, readers: int = 2) -> None:
        self.database = database
        self._writes: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="store-writer", daemon=True)
        self._readers = ThreadPoolExecutor(readers, "store-reader")
        self._local = threading.local()
        self._open: list[Connection] = []

    @property
    def shared(self) -> bool:
        """Whether other server processes may use the same tables."""
        return self.database.shared

    def start(self) -> list[str]:
        """Bring the schema up to date and begin to work; the migrations that ran."""
        db = Connection(self.database)
        try:
            ran = migrate(db)
        finally:
            db.close()
        self._writer.start()
        return ran

    async def stop(self) -> None:
        """Finish the writes that wait, then close every connection."""
        self._writes.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown(wait=True)
        for db in self._open:
            db.close()

    async def write(self, table: str, work: Callable[[Connection], T]) -> T:
        """Run `work` in a transaction; returns once it is committed."""
        answer: Future[T] = Future()
        self._writes.put(_Write(table, work, answer))
        try:
            return await _in_time(asyncio.wrap_future(answer))
        except StorageDown as down:
            # One that was not begun in time is cancelled and never will be; of others nobody knows.
            failed = answer.done() and not answer.cancelled() and answer.exception() is down
            if not failed and not answer.cancel():
                down.unsure = True
            raise

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run what only reads."""
        loop = asyncio.get_running_loop()
        return await _in_time(loop.run_in_executor(self._readers, self._read, work))

    def _read(self, work: Callable[[Connection], T]) -> T:
        db: Connection | None = getattr(self._local, "db", None)
        if db is None:
            db = self._local.db = Connection(self.database)
            self._open.append(db)
        try:
            return work(db)
        except StorageDown:
            return work(db)  # on a fresh connection: the old one may have died while nobody looked

    def _write_all(self) -> None:
        db = Connection(self.database)
        going = True
        while going:
            batch, going = self._gather()
            # Rows are locked in the order of their tables, so that two processes cannot deadlock.
            batch.sort(key=lambda write: write.key)
            self._commit(db, batch)
        db.close()

    def _gather(self) -> tuple[list[_Write], bool]:
        """The writes that wait now (at least one, unless the store is stopping)."""
        batch: list[_Write] = []
        while len(batch) < TOGETHER:
            try:
                write = self._writes.get(block=not batch)
            except queue.Empty:
                return batch, True
            if write is None:
                return batch, False
            batch.append(write)
        return batch, True

    def _commit(self, db: Connection, batch: list[_Write]) -> None:
        """Commit the writes that are still waited for."""
        batch = [write for write in batch if write.answer.set_running_or_notify_cancel()]
        if batch:
            self._carry_out(db, batch)

    def _carry_out(self, db: Connection, batch: list[_Write]) -> None:
        metrics.together.observe(len(batch))
        try:
            with metrics.committed.time(), db.transaction():
                results = [write.work(db) for write in batch]
        except Exception as error:
            if len(batch) > 1 and not isinstance(error, StorageDown):
                for write in batch:
                    self._carry_out(db, [write])
                return
            for write in batch:
                write.answer.set_exception(error)
            return
        for write, result in zip(batch, results, strict=True):
            write.answer.set_result(result)


async def _in_time(answer: asyncio.Future[T]) -> T:
    try:
        async with asyncio.timeout(PATIENCE):
            return await answer
    except TimeoutError as error:
        raise StorageDown("the database did not answer in time") from error
