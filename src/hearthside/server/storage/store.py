"""The threads that talk to the database: one that writes, a few that read.

Writes that wait at the same moment are committed together (one trip to the disk for all of them),
and each is answered only after that commit. No query ever runs in the event loop.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, NamedTuple, TypeVar

from .. import metrics
from .migrations import migrate
from .outage import Outage
from .sql import Connection, Database, StorageDown

T = TypeVar("T")
TOGETHER = 64
"""How many writes share one commit at most."""
PATIENCE = 12.0
"""Seconds after which a database that does not answer counts as away."""
FAREWELL = 3.0
"""Seconds that writes under way have when the server stops."""


class _Write(NamedTuple):
    """A write that waits: its table, what to do, and where to answer."""

    key: str
    work: Callable[[Connection], Any]
    answer: Future[Any]


class _Read(NamedTuple):
    """A read that waits: what to do, and where to answer."""

    work: Callable[[Connection], Any]
    answer: Future[Any]


class Store:
    """A database in use by one server process. Its threads never keep a process from ending."""

    def __init__(self, database: Database, readers: int = 2) -> None:
        self.database = database
        self.reading, self.writing = Outage("read"), Outage("written")
        self._opened = False
        self._writes: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        self._reads: queue.SimpleQueue[_Read | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="store-writer", daemon=True)
        self._readers = [
            threading.Thread(target=self._read_all, name="store-reader", daemon=True)
            for _ in range(readers)
        ]

    @property
    def shared(self) -> bool:
        """Whether other server processes may use the same tables."""
        return self.database.shared

    def start(self) -> list[str]:
        """Bring the schema up to date and begin to work; the migrations that ran.

        If the database is away, this may be tried again.
        """
        db = Connection(self.database)
        try:
            ran = migrate(db)
        finally:
            db.close()
        self._opened = True
        for thread in (self._writer, *self._readers):
            thread.start()
        return ran

    async def stop(self) -> None:
        """Finish the writes that wait and close every connection; a database that hangs is not waited for."""
        self._writes.put(None)
        for _ in self._readers:
            self._reads.put(None)
        ends = time.monotonic() + FAREWELL
        while self._opened and time.monotonic() < ends:
            if not any(thread.is_alive() for thread in (self._writer, *self._readers)):
                return
            await asyncio.sleep(0.01)

    async def write(self, table: str, work: Callable[[Connection], T]) -> T:
        """Run `work` in a transaction; returns once it is committed."""
        answer: Future[T] = Future()
        self._expect_open()
        self._writes.put(_Write(table, work, answer))
        try:
            return await _in_time(asyncio.wrap_future(answer), self.writing)
        except StorageDown as down:
            # One that was not begun in time is cancelled and never will be; of others nobody knows.
            failed = answer.done() and not answer.cancelled() and answer.exception() is down
            if not failed and not answer.cancel():
                down.unsure = True
            raise

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run what only reads."""
        answer: Future[T] = Future()
        self._expect_open()
        self._reads.put(_Read(work, answer))
        return await _in_time(asyncio.wrap_future(answer), self.reading)

    def _expect_open(self) -> None:
        if not self._opened:
            raise StorageDown("the database has not been reached yet")

    def _read_all(self) -> None:
        db = Connection(self.database)
        while (read := self._reads.get()) is not None:
            if not read.answer.set_running_or_notify_cancel():
                continue
            try:
                read.answer.set_result(_read(db, read.work))
            except Exception as error:
                read.answer.set_exception(error)
        db.close()

    def _write_all(self) -> None:
        db = Connection(self.database)
        going = True
        while going:
            batch, going = self._gather()
            # Rows are locked in the order of their tables, so that two processes cannot deadlock.
            batch.sort(key=lambda write: write.key)
            self._commit(db, batch)
            self.database.trim(db)
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
        """Commit writes together. One that fails is answered and left out, and the others are carried out again."""
        metrics.together.observe(len(batch))
        while batch:
            results: list[Any] = []
            try:
                with metrics.committed.time(), db.transaction():
                    for write in batch:
                        results.append(write.work(db))
            except Exception as error:
                if isinstance(error, StorageDown) or len(results) == len(batch):
                    for write in batch:
                        write.answer.set_exception(error)
                    return
                batch.pop(len(results)).answer.set_exception(error)
                continue
            for write, result in zip(batch, results, strict=True):
                write.answer.set_result(result)
            return


async def _in_time(answer: asyncio.Future[T], outage: Outage) -> T:
    """The answer, or StorageDown if it does not come in time; either tells whether there is an outage."""
    try:
        async with asyncio.timeout(PATIENCE):
            found = await answer
    except TimeoutError as error:
        outage.failed("the database did not answer in time")
        raise StorageDown("the database did not answer in time") from error
    except StorageDown as down:
        outage.failed(str(down))
        raise
    outage.worked()
    return found


def _read(db: Connection, work: Callable[[Connection], T]) -> T:
    try:
        return work(db)
    except StorageDown:
        return work(db)  # on a fresh connection: the old one may have died while nobody looked
