"""Bots at tables: who thinks when, and what happens when a bot fails or a person takes its seat."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from hearthside.kernel import ANYONE

from . import gauges, moves, shelf
from .live import Declined, Live
from .logs import log
from .pool import BotFailed, Job
from .sockets import Socket
from .sql import StorageDown
from .wire import Hint, Thinking

if TYPE_CHECKING:
    from .hall import Hall

LIMITS = {"easy": 3.0, "fair": 3.0, "strong": 6.0}
"""Seconds a bot of each strength may take for one choice."""
LEASE = 8.0
"""Seconds for which one process alone moves a table's bots, unless it takes as many again. Should they
run out while a bot thinks, two may think at once and one answer comes too late; nothing worse."""
REST = 15.0
"""Seconds a table's bots rest after one failed or the database was away."""


class Driver:
    """Moves the bots of this process's tables."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    def consider(self, live: Live) -> None:
        """Let a bot think if one is to move; stop one that no longer is."""
        if live.bot_to_move is None:
            self.rest(live)
            return
        ready = live.thinker is None and time.monotonic() >= live.bots_rest_until
        if ready and self.hall.lives.get(live.id) is live:
            live.thinker = self.hall.spawn(self._drive(live), "bots")

    def rest(self, live: Live) -> None:
        """Stop the bot that thinks, unless it is itself the one that asks."""
        task, live.thinker = live.thinker, None
        if task is not None and task is not asyncio.current_task():
            task.cancel()

    async def _drive(self, live: Live) -> None:
        """Move bots until a person is to choose."""
        me = asyncio.current_task()
        keeper = self.hall.spawn(self._keep_lease(live), "lease")
        try:
            while live.thinker is me and await self._leased(live):
                seat = live.bot_to_move
                if seat is None:
                    return
                await self._move(live, seat)
        except (StorageDown, BotFailed, Declined) as error:
            log.warning("bots rest", extra={"table": live.id, "why": str(error)})
            live.bots_rest_until = time.monotonic() + REST
            self.hall.notice(live, f"A bot could not choose and tries again soon: {error}")
        finally:
            keeper.cancel()
            if live.thinker is me:
                live.thinker = None

    async def _keep_lease(self, live: Live) -> None:
        """Take the lease again well before it runs out, for as long as bots are moved."""
        with suppress(StorageDown):
            while self.hall.shared:
                await asyncio.sleep(LEASE / 2)
                await self._leased(live)

    async def _leased(self, live: Live) -> bool:
        """Whether this process may move the table's bots now."""
        if not self.hall.shared:
            return True
        now = time.time()
        worker = self.hall.worker
        return await self.hall.store.write(
            live.id, lambda db: shelf.drive(db, live.id, worker, now, now + LEASE)
        )

    async def _move(self, live: Live, seat: int) -> None:
        """Let the bot at `seat` think, and make its choice if it is still asked."""
        strength = live.seat(seat).strength or "fair"
        async with live.lock:
            if live.stale:
                await self.hall.catch_up(live)
            if live.bot_to_move != seat:
                return
            number = live.sitting.number
            position = live.sitting.session.position()
        job = Job(live.game.name, position, strength, secrets.randbits(40), LIMITS[strength])

        def progress(said: dict[str, Any]) -> None:
            thinking = Thinking(t="thinking", seat=seat, done=said["done"], of=said["of"])
            self.hall.say(live, thinking)

        begun = time.perf_counter()
        answer = await self.hall.pool.think(job, progress, lambda: self._restarted(live, seat))
        gauges.thought.labels(strength).observe(time.perf_counter() - begun)
        async with live.lock:
            if live.sitting.number == number and live.bot_to_move == seat:
                try:
                    await moves.choose(self.hall, live, None, number, answer["choice"])
                    await moves.shown(self.hall, live)
                except Declined as declined:
                    if declined.code != "stale":
                        raise BotFailed(declined.message) from declined

    def _restarted(self, live: Live, seat: int) -> None:
        who = live.game.words.seat(live.sitting.session.state, seat)
        self.hall.notice(live, f"The bot of {who} had to be started again.")

    async def wake(self) -> None:
        """Look for tables where a bot is to move and nobody moves it."""
        now = time.time()
        for id in await self.hall.store.read(lambda db: shelf.waiting_for_bots(db, now)):
            live = self.hall.lives.get(id)
            try:
                if live is None:
                    live = await self.hall.open(id)
                self.consider(live)
            except Declined as declined:
                log.warning("bots cannot move", extra={"table": id, "why": declined.message})


async def hint(
    hall: Hall, live: Live, socket: Socket, strength: str, ref: int | str | None
) -> None:
    """Tell a socket what a bot would do; the game is untouched."""
    async with live.lock:
        decision = live.sitting.session.decision
        if decision is None or not moves.may_choose(decision.seat, socket.seats):
            raise Declined("not_yours", "A hint is for whoever is to choose.")
        position = live.sitting.session.position()
    seat = min(socket.seats) if decision.seat == ANYONE else decision.seat
    limit = LIMITS[strength]
    job = Job(live.game.name, position, strength, secrets.randbits(40), limit, True, seat)

    def tell(said: dict[str, Any], done: bool = False) -> None:
        message = Hint(t="hint", options=said["options"], line=said["line"], done=done)
        if ref is not None:
            message["ref"] = ref
        socket.send(message)

    try:
        tell(await hall.pool.think(job, tell, lambda: None), done=True)
    except BotFailed as error:
        raise Declined("no_hint", f"No hint: {error}") from error
