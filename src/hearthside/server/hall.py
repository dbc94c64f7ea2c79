"""The hall: the tables in this process's memory, how they get there, keep up and leave."""

from __future__ import annotations

import asyncio
import secrets
import time
from functools import partial
from typing import Any

from . import gauges, opening, shelf
from .bots import Driver
from .config import Config
from .live import Declined, Elsewhere, Live
from .logs import log
from .pool import BotPool
from .rows import Snapshot
from .sockets import AWAY, CLOSED
from .sql import StorageDown
from .store import Store
from .wire import Chat, Notice

BETWEEN_SNAPSHOTS = 16
"""How many lines of a log lie between two passing snapshots."""
ATTEMPTS = 5
"""How often opening a table is tried when its log grows under one's hands."""
BELIEVED = 20.0
"""Seconds for which another process's word on who is there is believed."""


class Hall:
    """Everything one server process works with."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.worker = secrets.token_hex(6)
        self.store = Store(config.storage())
        self.pool = BotPool(config.bots)
        self.driver = Driver(self)
        self.lives: dict[str, Live] = {}
        self._unshown: asyncio.Queue[Live] = asyncio.Queue()
        self._opening: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def shared(self) -> bool:
        """Whether other server processes may use the same tables."""
        return self.store.database.shared

    def spawn(self, work: Any, name: str) -> asyncio.Task[Any]:
        """Run something beside; its failure is logged."""
        task: asyncio.Task[Any] = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a task failed", exc_info=error, extra={"task": task.get_name()})

    # Opening ------------------------------------------------------------------------------

    async def open(self, id: str) -> Live:
        """The table called `id`, from memory or from its log."""
        live = self.lives.get(id)
        if live is not None:
            live.touched = time.monotonic()
            return live
        task = self._opening.get(id)
        if task is None:
            task = self._opening[id] = asyncio.create_task(self._open(id))
            task.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(task)

    async def _open(self, id: str) -> Live:
        begun = time.perf_counter()
        live = await self._load(id)
        self.lives[id] = live
        gauges.live_tables.set(len(self.lives))
        gauges.opened.observe(time.perf_counter() - begun)
        self.say_presence(live, ask=True)
        self.driver.consider(live)
        return live

    async def _load(self, id: str) -> Live:
        for _ in range(ATTEMPTS):
            stored = await self.store.read(lambda db: opening.fetch(db, id))
            if stored is None:
                raise Declined("no_table", "There is no such table.", status=404)
            built = await asyncio.to_thread(opening.build, stored)
            if isinstance(built, Live):
                return built
            keep = partial(opening.keep_rebase, stored=stored, rebased=built, worker=self.worker)
            await self.store.write(id, keep)
            log.info("rebased", extra={"table": id, "rules": built.entry.option})
        raise Declined("old_rules", "The table cannot be followed under these rules.", status=409)

    async def catch_up(self, live: Live) -> None:
        """Take in what the log holds beyond what is in memory; the caller holds the lock."""
        start = live.sitting.number
        entries = await self.store.read(lambda db: shelf.entries(db, live.id, start))
        live.stale = False
        if any(entry.kind == "rebase" for entry in entries):
            self.forget(live)
            raise Declined(
                "reopen", "The rules changed under the table; open it again.", status=409
            )
        for entry in entries:
            live.take_in(entry)
            live.show_all()
        if entries:
            self.driver.consider(live)

    def show_soon(self, live: Live) -> None:
        """Have a table shown to its sockets when nothing more urgent waits."""
        self._unshown.put_nowait(live)

    async def show_tables(self) -> None:
        """Show tables that changed, one view at a time, so that choices elsewhere never wait for it."""
        while True:
            live = await self._unshown.get()
            try:
                for _ in live.showing():
                    await asyncio.sleep(0)
            except Exception:
                log.exception("a table cannot be shown", extra={"table": live.id})

    # Telling other processes ----------------------------------------------------------------

    def heard(self, said: dict[str, Any]) -> None:
        """Take in what another process told about a table."""
        live = self.lives.get(str(said.get("table", "")))
        if live is not None and said.get("worker") != self.worker:
            self.spawn(self._heard(live, said), "heard")

    async def _heard(self, live: Live, said: dict[str, Any]) -> None:
        what = said["what"]
        async with live.lock:
            if what == "log" and said["number"] >= live.sitting.number:
                await self._catch_up_or_wait(live)
            elif what in ("seats", "table"):
                await self.reread(live)
            elif what == "chat":
                await self._show_chat(live, said["id"])
            elif what == "vote":
                await self._show_vote(live)
            elif what == "presence":
                until = time.monotonic() + BELIEVED
                other = Elsewhere(frozenset(said["online"]), said["watching"], until)
                if live.hear_of(said["from"], other):
                    live.tell(live.presence())
                if said["ask"]:
                    self.say_presence(live)
            elif what == "say":
                live.tell(said["message"])

    async def _catch_up_or_wait(self, live: Live) -> None:
        try:
            await self.catch_up(live)
        except StorageDown:
            live.stale = True
        except Declined as declined:
            log.info("a table left the memory", extra={"table": live.id, "why": declined.message})

    async def reread(self, live: Live) -> None:
        """Take in who sits at the table and what it is called; the caller holds the lock."""
        row, seats, handles = await self.store.read(
            lambda db: (
                shelf.table(db, live.id),
                shelf.seats(db, live.id),
                shelf.handles(db, live.id),
            )
        )
        if row is not None:
            live.row = row
        live.seats = seats
        for socket in list(live.sockets):
            socket.links = {h: link for h, link in socket.links.items() if h in handles}
            if not socket.links:
                socket.drop(CLOSED)
            live.grant(socket)
        live.show_all()
        live.tell(live.presence())
        self.driver.consider(live)

    async def fresh(self, id: str) -> Live:
        """The table called `id` with everything that was committed before now."""
        live = await self.open(id)
        if self.shared or live.stale:
            async with live.lock:
                await self.catch_up(live)
                row = await self.store.read(lambda db: shelf.table(db, id))
                seats = await self.store.read(lambda db: shelf.seats(db, id))
                if row != live.row or seats != live.seats:
                    await self.reread(live)
        return live

    async def _show_chat(self, live: Live, id: int) -> None:
        for said in await self.store.read(lambda db: shelf.chat(db, live.id, id - 1, 1)):
            live.tell(chat_message(said.id, said.seat, said.name, said.text, said.said))

    async def _show_vote(self, live: Live) -> None:
        number = live.sitting.number
        votes = await self.store.read(lambda db: shelf.votes(db, live.id, number))
        live.tell(live.vote(votes))

    def say_presence(self, live: Live, ask: bool = False) -> None:
        """Tell everybody who looks at a table through this process."""
        live.tell(live.presence())
        if self.shared:
            self._notify_presence(live, ask)

    def _notify_presence(self, live: Live, ask: bool = False) -> None:
        live.announced = time.monotonic()
        online, watching = sorted(live.online()), live.watching()
        self._notify(live, "presence", online=online, watching=watching, ask=ask)

    def say(self, live: Live, message: Any) -> None:
        """Send a passing message to every socket at a table, also through other processes."""
        live.tell(message)
        if self.shared:
            self._notify(live, "say", message=message)

    def notice(self, live: Live, text: str) -> None:
        """Let the table say something."""
        self.say(live, Notice(t="notice", text=text))

    def _notify(self, live: Live, what: str, **more: Any) -> None:
        worker = self.worker

        async def tell() -> None:
            try:
                await self.store.write(
                    live.id,
                    lambda db: db.notify(
                        live.id, what, **{"worker": worker, "from": worker}, **more
                    ),
                )
            except StorageDown:
                log.warning("could not tell the other processes", extra={"table": live.id})

        self.spawn(tell(), "notify")

    async def everything_stale(self) -> None:
        """After a time without news from other processes: read every table's log again."""
        for live in list(self.lives.values()):
            async with live.lock:
                live.stale = True
                await self._catch_up_or_wait(live)

    # Keeping and leaving --------------------------------------------------------------------

    async def keep_snapshot(self, live: Live, at_least: int = BETWEEN_SNAPSHOTS) -> None:
        """Keep the position, if the log has grown by enough lines; the caller holds the lock."""
        number = live.sitting.number
        if number - max(live.kept, 0) < at_least or number == live.kept:
            return
        older, live.kept = live.kept, number
        snapshot = Snapshot(number, live.game.version, live.sitting.position())
        await self.store.write(
            live.id, lambda db: shelf.keep_snapshot(db, live.id, snapshot, older)
        )

    def forget(self, live: Live) -> None:
        """Take a table out of memory; it can be opened again from its log."""
        self.lives.pop(live.id, None)
        gauges.live_tables.set(len(self.lives))
        self.driver.rest(live)
        for socket in list(live.sockets):
            socket.drop(AWAY)

    async def sweep(self) -> None:
        """Let go of tables nobody looks at, and do the database's housekeeping."""
        await self.store.read(self.store.database.tend)
        now = time.monotonic()
        for live in list(self.lives.values()):
            if live.doubt(now):
                live.tell(live.presence())
            if self.shared and live.sockets and now - live.announced > BELIEVED / 3:
                self._notify_presence(live)
            idle = not live.sockets and live.thinker is None and not live.lock.locked()
            if not idle or now - live.touched < self.config.idle:
                continue
            async with live.lock:
                await self.keep_snapshot(live, at_least=1)
                if not live.sockets and live.thinker is None:
                    self.forget(live)

    async def stop(self) -> None:
        """Keep what is worth keeping and end."""
        for live in list(self.lives.values()):
            self.driver.rest(live)
            for socket in list(live.sockets):
                socket.drop(AWAY)
        await self.pool.stop()
        for live in list(self.lives.values()):
            try:
                async with live.lock:
                    await self.keep_snapshot(live, at_least=1)
            except StorageDown as error:
                log.warning("no snapshot kept", extra={"table": live.id, "why": str(error)})
        for task in list(self._tasks):
            task.cancel()
        await self.store.stop()


def chat_message(id: int, seat: int, name: str, text: str, at: float) -> Chat:
    """A line of chat as it is sent."""
    return {"t": "chat", "id": id, "seat": seat, "from": name, "text": text, "at": at}
