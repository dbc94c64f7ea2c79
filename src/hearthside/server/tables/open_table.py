"""A table in memory. Its playthrough is reached by its lock alone, and the types say so."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any, get_args

from hearthside.kernel import Game

from ..declined import Declined
from ..shapes import SeatInfo, Strength
from ..sockets import Socket
from ..storage.rows import Entry, SeatRow, TableRow
from ..storage.sql import TableGone
from ..wire import FairnessTold, Presence, VoteView
from .attendance import Attendance
from .audience import Audience
from .fairness import Fairness
from .playthrough import Playthrough, mover


class OpenTable:
    """A table in the memory of this process: who sits at it, and who looks at it.

    The game itself may be ahead of the log while a choice is being saved, so it is reached through `held` only.
    """

    def __init__(
        self,
        row: TableRow,
        game: Game[Any],
        play: Playthrough,
        seats: list[SeatRow],
        fair: Fairness,
        base: str = "",
        kept: int = -1,
    ) -> None:
        self.row, self.game, self.seats = row, game, seats
        self.base = base
        """The position the playthrough began from, when it was not the start of the game."""
        self.audience = Audience(game)
        self.attendance = Attendance(self.audience.sockets)
        self.stale = False
        """Whether the log may hold lines that were not taken in."""
        self.gone = False
        """Whether it has been deleted: then nobody can hold it any more."""
        self.touched = time.monotonic()
        self.left = -math.inf
        """When somebody last left it."""
        self.roles: list[str] = []
        """Whom each seat plays, as of the last line that was told."""
        self.seed = 0
        """What the game was dealt from, the last time that all of it was."""
        self._lock = asyncio.Lock()
        self._held = Held(self, play, fair, kept)
        self.learn(play)

    @asynccontextmanager
    async def held(self) -> AsyncIterator[Held]:
        """The table with its game, for as long as nobody else may touch it."""
        async with self._lock:
            if self.gone:
                raise TableGone("the table has been deleted")
            yield self._held

    @property
    def busy(self) -> bool:
        """Whether somebody holds it now."""
        return self._lock.locked()

    @property
    def id(self) -> str:
        """The table's public name."""
        return self.row.id

    @property
    def bots(self) -> set[int]:
        """The seats that bots hold."""
        return {s.seat for s in self.seats if s.kind == "bot"}

    @property
    def people(self) -> set[int]:
        """The seats that somebody holds."""
        return {s.seat for s in self.seats if s.kind == "me" or (s.kind == "friend" and s.claimed)}

    @property
    def all_mine(self) -> bool:
        """Whether nobody but the owner (and bots) plays, so that nothing is hidden from the owner."""
        return all(s.kind != "friend" for s in self.seats)

    def seat(self, number: int) -> SeatRow:
        """Who sits at a seat."""
        for row in self.seats:
            if row.seat == number:
                return row
        raise Declined("no_seat", f"The table has no seat {number}.", status=404)

    def learn(self, play: Playthrough) -> None:
        """Take in whom each seat plays now, and what the game was dealt from."""
        state = play.session.state
        self.seed = play.session.seed
        self.roles = [self.game.words.seat(state, seat) for seat in range(state.seats)]

    def seat_infos(self) -> list[SeatInfo]:
        """Who sits where, and whether they are there."""
        there = self.attendance.online()
        infos = []
        for row in self.seats:
            who = self.roles[row.seat] if row.seat < len(self.roles) else ""
            info = SeatInfo(
                seat=row.seat, name=row.name, who=who, kind="person", online=row.seat in there
            )
            if row.kind == "bot":
                info["kind"], info["online"] = "bot", True
                info["strength"] = _strength(row.strength)
            elif row.kind == "friend" and not row.claimed:
                info["kind"] = "open"
            if row.muted:
                info["muted"] = True
            if row.kind == "me":
                info["shared"] = True
            infos.append(info)
        return infos

    def presence(self) -> Presence:
        """Who is there, as a message."""
        return Presence(
            t="presence",
            name=self.row.name,
            seats=self.seat_infos(),
            watching=self.attendance.watching(),
        )


@dataclass(slots=True, eq=False)
class Held:
    """A table whose lock one holds. Whoever has one may read and change the game; nobody else can meanwhile."""

    table: OpenTable
    play: Playthrough
    fair: Fairness
    kept: int
    """The line of the log at which the last passing snapshot was kept."""

    @property
    def bot_to_move(self) -> int | None:
        """The seat of the bot that is to choose, if one is."""
        session = self.play.session
        if session.decision is None:
            return None
        return mover(session.decision.seat, session.state.seats, self.table.bots)

    def take_in(self, entry: Entry) -> None:
        """Take in a committed line of the log that was made elsewhere, or takes a choice back."""
        self.play.apply(entry)
        self.told(entry)

    def told(self, entry: Entry) -> None:
        """A line has been committed and taken in."""
        table = self.table
        table.row = replace(table.row, updated=entry.made)
        table.touched = time.monotonic()
        table.learn(self.play)

    def grant(self, socket: Socket) -> None:
        """Give a socket the seats that its links open, and a seat to look from."""
        decision = self.play.session.decision
        turn = None if decision is None else decision.seat
        seats = self.table.seats
        mine = {s.seat for s in seats if s.kind == "me"}
        held = {s.seat for s in seats if s.kind != "bot"}
        socket.grant(mine, held, turn)

    def fairness(self) -> FairnessTold:
        """By which secrets the dice are thrown; they are opened when the game is over."""
        over = self.play.session.decision is None
        return FairnessTold(t="fairness", epochs=self.fair.view(over), opened=over)

    def vote(self, votes: dict[int, bool]) -> VoteView:
        """How a vote on taking back the last choice stands."""
        return VoteView(
            t="vote",
            what="undo",
            open=bool(votes),
            asked_by=next(iter(votes), -2),
            agreed=sorted(seat for seat, yes in votes.items() if yes),
            needed=sorted(self.table.people),
        )


def _strength(text: str) -> Strength:
    return text if text in get_args(Strength) else "fair"  # type: ignore[return-value]
