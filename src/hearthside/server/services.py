"""Everything one server process works with, put together once."""

from __future__ import annotations

import asyncio
import os
import secrets
from contextlib import suppress

from uvicorn.config import STARTUP_FAILURE

from . import metrics
from .bots.hints import Hints
from .bots.pool import BotPool
from .bots.stand_in import StandIn
from .bots.turns import BotTurns
from .buckets import Buckets
from .config import Config
from .garbage import Garbage
from .load import Load
from .logs import log
from .records import Records
from .sockets import AWAY
from .storage.health import Health
from .storage.migrations import SchemaTooNew
from .storage.sql import StorageDown
from .storage.store import FAREWELL, Store
from .tables.choices import Choices
from .tables.clocks import Clocks
from .tables.creation import Creation
from .tables.dealing import Dealing
from .tables.following import Following
from .tables.housekeeping import Housekeeping
from .tables.keeping import Keeping
from .tables.looking_back import LookingBack
from .tables.ownership import Ownership
from .tables.pace import Pace
from .tables.peers import Peers
from .tables.planning import Planning
from .tables.registry import OpenTables
from .tables.seating import Seating
from .tables.showing import Showing
from .tables.your_turn import YourTurn
from .tasks import Tasks
from .usage import Usage

AGAIN = 1.0
"""Seconds between two attempts to reach a database that is away."""
MESSAGES = 5.0
"""So many times as much as from one socket may be said from one address."""
TEND = 1.0
"""Seconds between two rounds of the database's own housekeeping."""
SWEEP = 5.0
"""Seconds between two rounds of letting idle tables go and waking forgotten bots."""


class Services:
    """The parts of a server. Each knows those it is made with and no other; changes are told by listening."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.worker = secrets.token_hex(6)
        self.tasks = Tasks()
        self.store = Store(config.storage())
        self.health = Health(self.store)
        self.load = Load()
        self.usage = Usage(config.share)
        self.garbage = Garbage(self.load)
        self.pace = Pace(self.load, self.tasks)
        self.tables = OpenTables(self.store, self.worker, self.usage)
        self.showing = Showing(self.tables, self.load, self.pace)
        self.following = Following(self.tables, self.showing)
        self.keeping = Keeping(self.tables)
        self.peers = Peers(self.tables, self.following, self.keeping, self.tasks)
        self.choices = Choices(
            *(self.tables, self.following, self.showing, self.keeping, self.peers),
            redeal=config.redeal,
        )
        self.records = Records(self.store)
        self.creation = Creation(self.store, self.tables, self.records, config.redeal, config.quota)
        self.dealing = Dealing(self.tables, self.following, self.showing, active=config.redeal)
        self.seating = Seating(
            self.following, self.choices, self.dealing, self.peers, config.joined
        )
        self.ownership = Ownership(self.following, self.dealing, self.peers)
        self.housekeeping = Housekeeping(
            self.store, self.tables, self.tasks, config.archive_days, config.remove_days
        )
        self.your_turn = YourTurn(self.store, self.tables, config)
        self.looking_back = LookingBack(self.store, self.records, self.tables.replaying, self.usage)
        self.planning = Planning(self.usage)
        self.messages = Buckets(config.rate * MESSAGES, config.rate * MESSAGES * 2)
        """What may be said from one address, however many sockets it has."""
        self.pool = BotPool(config.bots)
        self.hints = Hints(self.pool)
        self.turns = BotTurns(
            *(self.following, self.choices, self.peers, self.pool, self.tasks, self.load),
            usage=Usage(config.share),
        )
        self.clocks = Clocks(self.following, self.peers, self.tasks)
        self.stand_in = StandIn(self.clocks, self.turns, self.tasks)
        self.tables.on_open += [self.peers.came, self.housekeeping.came]
        self.tables.on_change += [self.turns.consider, self.clocks.consider]
        self.tables.on_leave += [self.turns.rest, self.looking_back.forget, self.pace.forget]
        self.tables.on_leave.append(self.clocks.forget)

    async def start(self) -> list[str]:
        """Open the database, and begin what runs beside the requests; the migrations that ran."""
        try:
            ran = await asyncio.to_thread(self.store.start)
        except StorageDown as error:
            if not self.store.shared:
                raise
            self.store.reading.failed(str(error))
            self.tasks.spawn(self._start_later(), "start")
            return []
        self._begin()
        return ran

    async def _start_later(self) -> None:
        """Wait for a database that is away; everybody is told so meanwhile."""
        while True:
            await asyncio.sleep(AGAIN)
            try:
                ran = await asyncio.to_thread(self.store.start)
            except StorageDown as error:
                self.store.reading.failed(str(error))
            except SchemaTooNew as error:
                log.critical("the database cannot be opened", extra={"why": str(error)})
                os._exit(STARTUP_FAILURE)
            else:
                self.store.reading.worked()
                log.info("the database was reached", extra={"migrations": ran})
                self._begin()
                return

    def _begin(self) -> None:
        self.garbage.begin()
        self.tasks.spawn(self.garbage.go_on(), "garbage")
        self.tasks.spawn(self.load.watch(), "load")
        self.tasks.spawn(self._sweep(), "sweep")
        self.tasks.spawn(self._tend(), "tend")
        self.tasks.spawn(self.housekeeping.go_on(), "housekeeping")
        self.tasks.spawn(self.your_turn.go_on(), "your turn")
        self.tasks.spawn(self.stand_in.go_on(), "clocks")
        if self.store.shared:
            self.tasks.spawn(self.peers.listen(), "listen")

    async def _sweep(self) -> None:
        while True:
            try:
                await self.turns.wake()
                self.peers.keep_presence()
                await self.keeping.let_go(self.config.idle, self.turns.busy)
            except StorageDown:
                pass  # which has been logged
            await asyncio.sleep(SWEEP)

    async def _tend(self) -> None:
        """Let the database keep its house beside the writer, often enough that there is never much to do."""
        while True:
            with suppress(StorageDown):  # which has been logged
                await self.store.read(self.store.database.tend)
            await asyncio.sleep(TEND)

    async def stop(self) -> None:
        """Let go of everybody, keep what is worth keeping, and end."""
        for table in self.tables:
            self.turns.rest(table)
            for socket in list(table.audience.sockets):
                socket.drop(AWAY)
        await self.pool.stop()
        await self.records.stop()
        try:
            async with asyncio.timeout(FAREWELL):
                await self.keeping.stop()
        except TimeoutError:
            log.warning("positions were not kept: the database does not answer")
        self.tasks.cancel()
        await self.store.stop()
        metrics.leave()
