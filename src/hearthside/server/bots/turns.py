"""Whose turn it is among bots: who thinks when, and what happens when one fails or a person takes its seat."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, NamedTuple

from .. import metrics
from ..declined import Declined
from ..load import Load
from ..logs import log
from ..shares import Share
from ..storage import queries
from ..storage.sql import StorageDown, TableGone
from ..tables.choices import Choices
from ..tables.following import Following
from ..tables.open_table import Held, OpenTable
from ..tables.peers import Peers
from ..tasks import Tasks
from ..usage import Usage
from ..wire import Thinking
from .pool import BotFailed, BotPool, BotRequest

LIMITS = {"beginner": 3.0, "easy": 3.0, "fair": 3.0, "strong": 6.0, "best": 20.0}
"""Seconds a bot of each strength may take for one choice."""
LEASE = 8.0
"""Seconds for which one process alone moves a table's bots, unless it takes as many again. Should they
run out while a bot thinks, two may think at once and one answer comes too late; nothing worse."""
LINGER = 30.0
"""Seconds for which bots go on at a table that everybody has left."""
UNHURRIED = 0.5
"""Seconds after which bots look again whether whom they play for may have more of this process."""
REST = 15.0
"""Seconds a table's bots rest after one failed or the database was away."""


class Turn(NamedTuple):
    """A decision that a bot is to make: at which line of the log, from which seat, and how strong it is."""

    number: int
    seat: int
    strength: str


@dataclass(eq=False)
class Mover:
    """The task that moves one table's bots, and what a bot thinks about now."""

    task: asyncio.Task[None] | None = None
    turn: Turn | None = None
    thinking: asyncio.Future[str] | None = None


class BotTurns:
    """Moves the bots of this process's tables.

    What their choices take of this process is counted by whom they play for, apart from what that one asks for: whoever
    looks at a hundred tables of bots slows those bots down, and keeps neither others waiting nor themselves.
    """

    def __init__(
        self,
        following: Following,
        choices: Choices,
        peers: Peers,
        pool: BotPool,
        tasks: Tasks,
        load: Load,
        usage: Usage,
    ) -> None:
        self.load, self.usage = load, usage
        self.following, self.tables = following, following.tables
        self.choices, self.peers = choices, peers
        self.pool, self.tasks, self.store = pool, tasks, following.store
        self._movers: dict[str, Mover] = {}
        self._rest_until: dict[str, float] = {}

    def consider(self, held: Held) -> None:
        """Let a bot think if one is to move; stop one whose turn it no longer is."""
        table, turn = held.table, _turn(held)
        mover = self._movers.get(table.id)
        if mover is not None:
            if mover.turn != turn and mover.thinking is not None:
                mover.thinking.cancel()
            return
        resting = time.monotonic() < self._rest_until.get(table.id, 0.0)
        here = self.tables.find(table.id) is table and watched(table)
        if turn is not None and not resting and here:
            mover = self._movers[table.id] = Mover()
            mover.task = self.tasks.spawn(self._move_all(table, mover), "bots")

    def busy(self, table: OpenTable) -> bool:
        """Whether a bot of the table is at work."""
        return table.id in self._movers

    def rest(self, table: OpenTable) -> None:
        """Stop the bots of a table that leaves the memory."""
        self._rest_until.pop(table.id, None)
        mover = self._movers.pop(table.id, None)
        if mover is not None and mover.task is not None and mover.task is not _this_task():
            mover.task.cancel()

    async def wake(self) -> None:
        """Look for tables that somebody watches, where a bot is to move and nobody moves it."""
        for table in self.tables:
            if watched(table) and not self.busy(table):
                with suppress(TableGone):
                    async with table.held() as held:
                        self.consider(held)

    # Moving ---------------------------------------------------------------------------------

    async def _move_all(self, table: OpenTable, mover: Mover) -> None:
        """Move bots until a person is to choose."""
        keeper = self.tasks.spawn(self._keep_lease(table), "lease")
        try:
            while watched(table) and await self._leased(table):
                who = _share(table).who
                while not self.usage.may(who):
                    await asyncio.sleep(UNHURRIED)
                if not await self.usage.of(who, self._move(table, mover)):
                    break
        except TableGone:
            pass
        except (StorageDown, BotFailed, Declined) as error:
            log.warning("bots rest", extra={"table": table.id, "why": str(error)})
            self._rest_until[table.id] = time.monotonic() + REST
            self.peers.notice(table, f"A bot could not choose and tries again soon: {error}")
        finally:
            keeper.cancel()
            if self._movers.get(table.id) is mover:
                del self._movers[table.id]

    async def _move(self, table: OpenTable, mover: Mover) -> bool:
        """Let a bot make one choice, if it is one's turn; False if it is nobody's."""
        async with table.held() as held:
            await self.following.current(held)
            turn = mover.turn = _turn(held)
            position = held.play.session.position() if turn is not None else None
        if turn is None:
            return False
        mover.thinking = asyncio.ensure_future(self._think(table, turn, position))
        try:
            choice = await mover.thinking
        except asyncio.CancelledError:
            this = _this_task()
            if this is not None and this.cancelling():
                raise
            return True  # what was asked is no longer asked; look again
        finally:
            mover.thinking = None
        async with table.held() as held:
            if _turn(held) == turn:
                await self._choose(held, turn.number, choice)
        return True

    async def instead(self, table: OpenTable, number: int, seat: int) -> None:
        """Make the choice at line `number` for a person whose time is up, unless they are quicker after all."""
        async with table.held() as held:
            if held.play.number != number:
                return
            position = held.play.session.position()
        who = table.roles[seat] if seat >= 0 else "everybody"
        self.peers.notice(table, f"Time is up for {who}: a bot chooses.")
        choice = await self._think(table, Turn(number, max(seat, 0), "fair"), position)
        async with table.held() as held:
            if held.play.number == number:
                await self._choose(held, number, choice)

    async def _think(self, table: OpenTable, turn: Turn, position: Any) -> str:
        await asyncio.sleep(self.load.ease.bots)
        seed, limit = secrets.randbits(40), LIMITS[turn.strength]
        request = BotRequest(table.game.name, position, turn.strength, seed, limit)

        def progress(said: dict[str, Any]) -> None:
            thinking = Thinking(t="thinking", seat=turn.seat, done=said["done"], of=said["of"])
            self.peers.say(table, thinking)

        def restarted() -> None:
            who = table.roles[turn.seat]
            self.peers.notice(table, f"The bot of {who} had to be started again.")

        with metrics.thought.labels(turn.strength).time():
            answer = await self.pool.think(request, progress, restarted, _share(table))
        return str(answer["choice"])

    async def _choose(self, held: Held, number: int, choice: str) -> None:
        try:
            await self.choices.choose(held, None, number, choice)
            await self.choices.show(held)
        except Declined as declined:
            if declined.code != "stale":
                raise BotFailed(declined.message) from declined

    # The lease ------------------------------------------------------------------------------

    async def _keep_lease(self, table: OpenTable) -> None:
        """Take the lease again well before it runs out, for as long as bots are moved."""
        with suppress(StorageDown):
            while self.store.shared:
                await asyncio.sleep(LEASE / 2)
                await self._leased(table)

    async def _leased(self, table: OpenTable) -> bool:
        """Whether this process may move the table's bots now."""
        if not self.store.shared:
            return True
        now, worker = time.time(), self.tables.worker
        return await self.store.write(
            table.id, lambda db: queries.lease_bots(db, table.id, worker, now, now + LEASE)
        )


def watched(table: OpenTable) -> bool:
    """Whether somebody looks at a table, or has until just now: at others no bot thinks."""
    return bool(table.audience.sockets) or time.monotonic() - table.left < LINGER


def _share(table: OpenTable) -> Share:
    """For whom the bots of a table think."""
    sockets = table.audience.sockets
    seated = [socket for socket in sockets if socket.seats]
    who = min((socket.who for socket in seated or sockets), default=table.row.maker)
    return Share(who, person=bool(seated))


def _turn(held: Held) -> Turn | None:
    """The decision that a bot is to make now, if one is."""
    seat = held.bot_to_move
    if seat is None:
        return None
    return Turn(held.play.number, seat, held.table.seat(seat).strength or "fair")


def _this_task() -> asyncio.Task[Any] | None:
    return asyncio.current_task()
