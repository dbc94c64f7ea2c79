"""When somebody's time is up, a bot chooses for them: at any table with a clock, whoever looks at it."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from functools import partial

from ..declined import Declined
from ..logs import log
from ..storage import clocks as store_clocks
from ..storage.sql import StorageDown, TableGone
from ..tables.clocks import Clocks
from ..tasks import Tasks
from .pool import BotFailed
from .turns import BotTurns

EVERY = 1.0
"""Seconds between two looks at the clocks."""
AT_ONCE = 20
CLAIM = 60.0
"""Seconds after which a choice that was not made is seen to again."""


class StandIn:
    """Looks for clocks that have run out, and has the choice made."""

    def __init__(self, clocks: Clocks, turns: BotTurns, tasks: Tasks) -> None:
        self.clocks, self.turns, self.tasks = clocks, turns, tasks
        self.store, self.tables = clocks.store, turns.tables

    async def go_on(self) -> None:
        """Look at the clocks for as long as the server runs."""
        while True:
            await asyncio.sleep(EVERY)
            with suppress(StorageDown):  # which has been logged
                await self.look()

    async def look(self) -> None:
        """Have chosen what is to be chosen now. Time in which no server was there is nobody's."""
        if not await self.store.read(store_clocks.running):
            return
        now = time.time()
        gap = await self.store.write("", lambda db: store_clocks.beat(db, now))
        if gap:
            log.info("clocks stood still", extra={"seconds": round(gap, 1)})
        for id in await self.store.read(lambda db: store_clocks.due(db, now, AT_ONCE)):
            claim = partial(store_clocks.claim, table=id, now=now, until=now + CLAIM)
            if await self.store.write(id, claim):
                self.tasks.spawn(self._choose(id), "stand in")

    async def _choose(self, id: str) -> None:
        try:
            table = await self.tables.open(id)
            async with table.held() as held:
                seat, number = await self.clocks.ran_out(held), held.play.number
            if seat is not None:
                await self.turns.instead(table, number, seat)
        except TableGone:
            return
        except (StorageDown, BotFailed, Declined) as error:
            log.warning("nobody stood in", extra={"table": id, "why": str(error)})
