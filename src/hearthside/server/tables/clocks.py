"""The clocks of tables that want them: set by their owners, turned with every line of the log, shown to everybody."""

from __future__ import annotations

import time
from collections.abc import Callable

from hearthside.kernel import ANYONE

from ..clock import Clock, ClockRules, Standing
from ..declined import Declined
from ..http_types import ClockOrder
from ..sockets import Socket
from ..storage import clocks, provenance
from ..storage.rows import Origin
from ..storage.sql import Connection, StorageDown, TableGone
from ..tasks import Tasks
from ..wire import ClockTold
from .following import Following
from .holders import Holder, only_owner
from .open_table import Held, OpenTable
from .peers import Peers

SHORTEST = {"turn": 10, "bank": 60}
"""Seconds that a turn or a game must have at least."""


class Clocks:
    """Keeps the clocks. It is told of changes and never stands in the way of a choice."""

    def __init__(self, following: Following, peers: Peers, tasks: Tasks) -> None:
        self.following, self.peers, self.tasks = following, peers, tasks
        self.store = following.store
        self._seen: dict[str, tuple[str, Standing]] = {}
        self._clocks: dict[str, Clock] = {}

    async def set(self, who: Holder, order: ClockOrder) -> None:
        """Give a table a clock, or take it away. Once others play, it is too late to give one: it could be used against them."""
        only_owner(who)
        table, rules = who.table, _rules(order)
        async with table.held() as held:
            await self.following.surely_seated(held)
            if rules is not None and not (held.play.untouched or table.all_mine):
                message = "A clock is set before the first choice; later it can only be taken away."
                raise Declined("too_late", message, status=409)
            told = "The clock was taken away." if rules is None else f"The clock: {rules.words()}."
            origin = Origin(held.play.number, told, time.time())

            def store(db: Connection) -> None:
                provenance.expect_room(db, table.id, owner=True)
                clocks.set_rules(db, table.id, "" if rules is None else str(rules))
                provenance.add_origin(db, table.id, origin)

            await self.store.write(table.id, store)
            self._seen.pop(table.id, None)
            await self.following.reread(held)
            if rules is None:
                table.audience.tell(_told(None, Clock(), 0.0))
            self.peers.notice(table, told)

    def consider(self, held: Held) -> None:
        """A table is not what it was: its clock is turned to whoever is to choose now."""
        table, rules = held.table, held.table.row.clock
        if not rules:
            if self._seen.pop(table.id, None):
                table.audience.tell(_told(None, Clock(), 0.0))
            return
        to = _standing(held)
        if self._seen.get(table.id) != (rules, to):
            self._seen[table.id] = (rules, to)
            self.tasks.spawn(self._turn(table, to), "clock")

    def forget(self, table: OpenTable) -> None:
        """A table leaves the memory."""
        self._seen.pop(table.id, None)
        self._clocks.pop(table.id, None)

    def show(self, table: OpenTable, socket: Socket) -> None:
        """Tell somebody who has come how the clock stands, if that is known already; else everybody will be told soon."""
        clock = self._clocks.get(table.id)
        if table.row.clock and clock is not None:
            socket.send(_told(ClockRules.read(table.row.clock), clock, time.time()))

    async def back(self, held: Held, socket: Socket) -> None:
        """Whoever holds a seat that a bot took over is back."""
        if not held.table.row.clock:
            raise Declined("no_clock", "This table has no clock.")
        rules, seats, now = ClockRules.read(held.table.row.clock), set(socket.seats), time.time()
        await self._change(held.table, held.play.number, now, lambda c: c.back(rules, seats, now))

    async def ran_out(self, held: Held) -> int | None:
        """The seat whose time is up, so that a bot chooses for it; None if nobody's is."""
        await self.following.surely_current(held)
        if not held.table.row.clock:
            return None
        rules, to, now = ClockRules.read(held.table.row.clock), _standing(held), time.time()

        def see(clock: Clock) -> Clock:
            clock = clock.turned(rules, to, now)
            return clock.left_to_bot(rules) if clock.out(now) else clock

        clock = await self._change(held.table, to.line, now, see)
        return clock.seat if clock.out(now) else None

    async def _turn(self, table: OpenTable, to: Standing) -> None:
        if not table.row.clock:
            return
        rules, now = ClockRules.read(table.row.clock), time.time()
        try:
            await self._change(table, to.line, now, lambda c: c.turned(rules, to, now))
        except TableGone:
            return
        except StorageDown:
            self._seen.pop(
                table.id, None
            )  # which has been logged; it is turned with the next change

    async def _change(
        self, table: OpenTable, line: int, now: float, how: Callable[[Clock], Clock]
    ) -> Clock:
        clock = await self.store.write(
            table.id, lambda db: clocks.change(db, table.id, line, now, how)
        )
        self._clocks[table.id] = clock
        if table.row.clock:
            table.audience.tell(_told(ClockRules.read(table.row.clock), clock, now))
        return clock


def _rules(order: ClockOrder) -> ClockRules | None:
    if order.kind == "off":
        return None
    if order.seconds < SHORTEST[order.kind]:
        message = f"A clock for each {order.kind} has at least {SHORTEST[order.kind]} seconds."
        raise Declined("bad_request", message)
    bonus = order.bonus if order.kind == "bank" else 0
    return ClockRules(order.kind, order.seconds, bonus, order.at_zero)


def _standing(held: Held) -> Standing:
    """How a table stands. Time runs for people who hold a seat, and for nobody while a bot is to choose."""
    table, session = held.table, held.play.session
    seat = None if session.decision is None else session.decision.seat
    if seat == ANYONE:
        seat = seat if table.people else None
    elif seat not in table.people:
        seat = None
    return Standing(held.play.number, table.row.updated, session.number, seat)


def _told(rules: ClockRules | None, clock: Clock, now: float) -> ClockTold:
    if rules is None:
        return ClockTold(
            t="clock",
            kind="off",
            seconds=0,
            bonus=0,
            at_zero="choice",
            running=None,
            left={},
            away=[],
        )
    return ClockTold(
        t="clock",
        kind=rules.kind,
        seconds=rules.seconds,
        bonus=rules.bonus,
        at_zero=rules.at_zero,
        running=clock.seat,
        left={str(seat): round(left, 1) for seat, left in clock.remaining(now).items()},
        away=sorted(clock.away),
    )
