"""The other server processes over the same database: what they are told, and what is heard from them."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from contextlib import suppress
from typing import Any

import psycopg

from ..declined import Declined
from ..logs import log
from ..storage import queries
from ..storage.rows import Said
from ..storage.sql import CHANNEL, Postgres, StorageDown, TableGone
from ..tasks import Tasks
from ..wire import Chat, FromServer, Notice
from .attendance import Elsewhere
from .following import Following
from .keeping import Keeping
from .open_table import Held, OpenTable
from .registry import OpenTables

BELIEVED = 20.0
"""Seconds for which another process's word on who is there is believed."""
AGAIN = 1.0
"""Seconds between two attempts to listen."""


class Peers:
    """Tells everybody at a table something, whichever process they came through, and hears the others."""

    def __init__(
        self, tables: OpenTables, following: Following, keeping: Keeping, tasks: Tasks
    ) -> None:
        self.tables, self.following, self.keeping = tables, following, keeping
        self.store, self.tasks, self.worker = tables.store, tasks, tables.worker
        self.shared = self.store.shared

    # Telling --------------------------------------------------------------------------------

    def say(self, table: OpenTable, message: FromServer) -> None:
        """Send a passing message to every socket at a table."""
        table.audience.tell(message)
        if self.shared:
            self._notify(table, "say", message=message)

    def notice(self, table: OpenTable, text: str) -> None:
        """Let the table say something."""
        self.say(table, Notice(t="notice", text=text))

    def say_presence(self, table: OpenTable, ask: bool = False) -> None:
        """Tell everybody who looks at a table through this process; `ask` for the same from others."""
        table.audience.tell(table.presence())
        if self.shared:
            self._notify_presence(table, ask)

    def came(self, table: OpenTable) -> None:
        """A table has come into memory: others may know who is there."""
        self.say_presence(table, ask=True)

    def keep_presence(self) -> None:
        """Let the others go on believing who is here, and doubt those that have been silent."""
        now = time.monotonic()
        for table in self.tables:
            if table.attendance.doubt():
                table.audience.tell(table.presence())
            due = now - table.attendance.announced > BELIEVED / 3
            if self.shared and table.audience.sockets and due:
                self._notify_presence(table)

    def _notify_presence(self, table: OpenTable, ask: bool = False) -> None:
        attendance = table.attendance
        attendance.announced = time.monotonic()
        online, watching = sorted(attendance.online_here()), attendance.watching_here()
        self._notify(table, "presence", online=online, watching=watching, ask=ask)

    def _notify(self, table: OpenTable, what: str, **more: Any) -> None:
        async def tell() -> None:
            try:
                await self.store.write(
                    table.id, lambda db: db.notify(table.id, what, worker=self.worker, **more)
                )
            except TableGone:
                return
            except StorageDown:
                log.warning("could not tell the other processes", extra={"table": table.id})

        self.tasks.spawn(tell(), "notify")

    # Hearing --------------------------------------------------------------------------------

    def heard(self, said: dict[str, Any]) -> None:
        """Take in what another process told about a table."""
        table = self.tables.find(str(said.get("table", "")))
        if table is not None and said.get("worker") != self.worker:
            self.tasks.spawn(self._heard(table, said), "heard")

    async def _heard(self, table: OpenTable, said: dict[str, Any]) -> None:
        with suppress(TableGone):
            await self._take_in(table, said)

    async def _take_in(self, table: OpenTable, said: dict[str, Any]) -> None:
        what = said["what"]
        async with table.held() as held:
            if what == "log" and said["number"] >= held.play.number:
                await self._catch_up_or_wait(held)
            elif what in ("seats", "table"):
                await self.following.reread(held)
            elif what == "deleted":
                self.keeping.deleted(table)
            elif what == "chat":
                await self._show_chat(table, said["id"])
            elif what == "vote":
                await self._show_vote(held)
            elif what == "presence":
                self._hear_presence(table, said)
            elif what == "say":
                table.audience.tell(said["message"])

    def _hear_presence(self, table: OpenTable, said: dict[str, Any]) -> None:
        until = time.monotonic() + BELIEVED
        other = Elsewhere(frozenset(said["online"]), said["watching"], until)
        if table.attendance.hear_of(said["worker"], other):
            table.audience.tell(table.presence())
        if said["ask"]:
            self.say_presence(table)

    async def _catch_up_or_wait(self, held: Held) -> None:
        table = held.table
        try:
            await self.following.catch_up(held)
        except StorageDown:
            table.stale = True
        except Declined as declined:
            log.info("a table left the memory", extra={"table": table.id, "why": declined.message})

    async def _show_chat(self, table: OpenTable, id: int) -> None:
        for said in await self.store.read(lambda db: queries.chat(db, table.id, id - 1, 1)):
            table.audience.tell(chat_message(said))

    async def _show_vote(self, held: Held) -> None:
        id, number = held.table.id, held.play.number
        votes = await self.store.read(lambda db: queries.votes(db, id, number))
        held.table.audience.tell(held.vote(votes))

    async def everything_stale(self) -> None:
        """After a time without news from other processes: read every table's log again."""
        for table in self.tables:
            with suppress(TableGone):
                async with table.held() as held:
                    table.stale = True
                    await self._catch_up_or_wait(held)
                    await self._seats_again(held)

    async def _seats_again(self, held: Held) -> None:
        """Take in who sits at a table and by which links, or that it is no more."""
        id = held.table.id
        with suppress(StorageDown):  # which has been logged; listening begins anew
            if await self.store.read(lambda db: queries.table(db, id)) is None:
                self.keeping.deleted(held.table)
            else:
                await self.following.reread(held)

    # Listening ------------------------------------------------------------------------------

    async def listen(self) -> None:
        """Hear what other processes tell, for as long as the server runs.

        Whenever listening begins anew, news may have been missed, so every table is read again.
        """
        database = self.store.database
        assert isinstance(database, Postgres)
        stopping, loop = threading.Event(), asyncio.get_running_loop()
        try:
            while True:
                try:
                    await asyncio.to_thread(self._listen, database, loop, stopping)
                except (psycopg.Error, OSError) as error:
                    log.warning("cannot hear other processes", extra={"why": str(error).strip()})
                await asyncio.sleep(AGAIN)
        finally:
            stopping.set()

    def _listen(
        self, database: Postgres, loop: asyncio.AbstractEventLoop, stopping: threading.Event
    ) -> None:
        """Listen in a thread; what is heard is taken in by the event loop."""
        connection = database.connect()
        try:
            connection.execute(f"LISTEN {CHANNEL}")
            asyncio.run_coroutine_threadsafe(self.everything_stale(), loop)
            while not stopping.is_set():
                for said in connection.notifies(timeout=0.5):
                    loop.call_soon_threadsafe(self.heard, json.loads(said.payload))
                    if stopping.is_set():
                        break
        finally:
            connection.close()


def chat_message(said: Said) -> Chat:
    """A line of chat as it is sent."""
    id, seat, name, text, at = said.id, said.seat, said.name, said.text, said.said
    return {"t": "chat", "id": id, "seat": seat, "from": name, "text": text, "at": at}
