"""Looking back: records and replays, for those who may know what a table was."""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import dataclass

from hearthside.kernel import SPECTATOR

from ..deadline import LOADING, deadline
from ..declined import Declined
from ..http_types import ReplayView
from ..records import Records
from ..shapes import UndoView, View
from ..shares import Share, Shares
from ..storage import provenance
from ..storage.rows import Entry, Origin
from ..storage.sql import Connection
from ..storage.store import Store
from ..usage import Usage
from . import views
from .history import History, begun, dealt_anew, insight
from .holders import Holder
from .open_table import OpenTable
from .playthrough import Playthrough

_ALL = 1 << 30
"""A replay keeps every line of the journal in words, since it goes to and fro."""
CACHED = 32
"""Tables whose last replay is kept."""


@dataclass(slots=True)
class Replayed:
    """A table as it once stood, and the lines that led there."""

    play: Playthrough
    lines: list[Entry]


class LookingBack:
    """Hands out records, and shows tables as they once stood."""

    def __init__(
        self, store: Store, records: Records, replaying: Shares[int], usage: Usage
    ) -> None:
        self.store, self.records, self.replaying = store, records, replaying
        self.usage = usage
        self._last: dict[str, Replayed] = {}
        self._turn: dict[str, asyncio.Lock] = {}

    def forget(self, table: OpenTable) -> None:
        """A table has left the memory."""
        self._last.pop(table.id, None)
        self._turn.pop(table.id, None)

    async def record(self, who: Holder, asker: str) -> str:
        """The table's record, signed; a running table's only for those who may have it, and as they may have it."""
        table = who.table
        async with table.held() as held:
            session = held.play.session
            allowed = insight(held, who.owner, who.seats)
            if allowed == "redealt":
                session = dealt_anew(table.game, session, secrets.randbits(256) | 1 << 255)
            elif session.decision is not None:
                told = "The owner took the record, which tells everything that is hidden now."
                origin = Origin(held.play.number, told, time.time())

                def store(db: Connection) -> None:
                    provenance.expect_room(db, table.id, owner=True)
                    provenance.add_origin(db, table.id, origin)

                await self.store.write(table.id, store)
            text = await self.usage.beside(asker, lambda: str(session.record()))
        return await self.records.signed(text)

    async def look_back(
        self, who: Holder, at: int | None, seat: int | None, asker: str
    ) -> ReplayView:
        """The table after `at` choices: from one's own seat, or from any once the game is over."""
        table = who.table
        async with table.held() as held:
            session = held.play.session
            over = session.decision is None
            first, last = session.first, session.number
            seat = min(who.seats, default=SPECTATOR) if seat is None else seat
            if seat != SPECTATOR and not 0 <= seat < session.state.seats:
                raise Declined("no_seat", f"The table has no seat {seat}.", status=404)
            allowed = list(range(session.state.seats)) if over else sorted(who.seats)
            if seat != SPECTATOR and seat not in allowed:
                message = "Others' seats can be looked from when the game is over."
                raise Declined("hidden", message, status=403)
            at = last if at is None else at
            if not first <= at <= last:
                message = f"The record goes from choice {first} to {last}, not {at}."
                raise Declined("no_such_point", message)
            history = History.of(session)
        turn = self.replaying.turn(Share(table.row.maker))
        async with self._turn.setdefault(table.id, asyncio.Lock()), turn:
            view = await self.usage.beside(asker, lambda: self._view(table, history, at, seat))
        if view["decision"] is not None:
            view["decision"]["yours"], view["decision"]["options"] = False, []
        view["undo"] = UndoView(allowed=False, reason="this is a replay")
        return ReplayView(number=at, first=first, last=last, seats=allowed, view=view)

    def _view(self, table: OpenTable, history: History, at: int, seat: int) -> View:
        """What a seat saw after `at` choices, found from the last point that was asked for if that can be."""
        with deadline(LOADING):
            start = 1 if table.base else 0
            lines = history.entries(at, start)
            shown = self._last.get(table.id)
            if shown is not None and shown.lines[: len(lines)] == lines:
                shown.play.go_back(at, start + len(lines))
                shown.lines = lines
            elif shown is None or shown.lines != lines[: len(shown.lines)]:
                shown = Replayed(begun(table, _ALL), [])
            self._last.pop(table.id, None)
            self._last[table.id] = shown
            if len(self._last) > CACHED:
                del self._last[next(iter(self._last))]
            shown.play.follow(lines[len(shown.lines) :])
            shown.lines = lines
            return views.view(shown.play, seat)
