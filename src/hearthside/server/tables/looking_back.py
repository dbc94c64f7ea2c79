"""Records and replays: what a table was, for those who may know it."""

from __future__ import annotations

import asyncio

from hearthside.kernel import SPECTATOR

from ..declined import Declined
from ..http_types import ReplayView
from ..storage.rows import Entry
from ..wire import UndoView
from . import views
from .creation import may_foresee, replay
from .holders import Holder
from .open_table import OpenTable
from .playthrough import Playthrough


async def record(who: Holder) -> str:
    """The table's record as text; of a running table only for those who may know all of it."""
    async with who.table.held() as held:
        session = held.play.session
        if session.decision is not None and not may_foresee(who.table, who.owner, who.seats):
            message = "The record tells what is hidden; it can be had when the game is over."
            raise Declined("hidden", message, status=403)
        return await asyncio.to_thread(lambda: str(session.record()))


class Replays:
    """The last replay of each table that somebody looks back at, to go on from."""

    def __init__(self) -> None:
        self._last: dict[str, Playthrough] = {}
        self._turn: dict[str, asyncio.Lock] = {}

    def forget(self, table: OpenTable) -> None:
        """A table has left the memory."""
        self._last.pop(table.id, None)
        self._turn.pop(table.id, None)

    async def look_back(self, who: Holder, at: int | None, seat: int | None) -> ReplayView:
        """The table after `at` choices: from one's own seat, or from any once the game is over."""
        table = who.table
        async with table.held() as held:
            session = held.play.session
            over = session.decision is None
            first, last = session.first, session.number
            seat = min(who.seats, default=SPECTATOR) if seat is None else seat
            if seat != SPECTATOR and not 0 <= seat < session.state.seats:
                raise Declined("no_seat", f"The table has no seat {seat}.", status=404)
            if not over and seat != SPECTATOR and seat not in who.seats:
                message = "Others' seats can be looked from when the game is over."
                raise Declined("hidden", message, status=403)
            at = last if at is None else at
            if not first <= at <= last:
                message = f"The record goes from choice {first} to {last}, not {at}."
                raise Declined("no_such_point", message)
            choices = [(m.seat, str(m.option)) for m in session.made]
        async with self._turn.setdefault(table.id, asyncio.Lock()):
            shown = await asyncio.to_thread(self._replayed, table, choices, at)
            view = views.view(shown, seat)
        if view["decision"] is not None:
            view["decision"]["yours"], view["decision"]["options"] = False, []
        view["undo"] = UndoView(allowed=False, reason="this is a replay")
        return ReplayView(number=at, first=first, last=last, view=view)

    def _replayed(self, table: OpenTable, choices: list[tuple[int, str]], at: int) -> Playthrough:
        """The table after `at` choices; going on from the last point asked for if it can."""
        shown = self._last.get(table.id)
        made = [] if shown is None else [str(m.option) for m in shown.session.made]
        if shown is None or shown.made > at or made != [c for _, c in choices[: len(made)]]:
            shown = self._last[table.id] = Playthrough(replay(table, [], journal=True))
        for seat, option in choices[shown.made - shown.session.first : at - shown.session.first]:
            shown.apply(Entry(shown.number, "choice", seat, option, 0.0))
        return shown
