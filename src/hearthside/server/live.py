"""A live table: a sitting in memory, who sits at it, and the sockets that look at it."""

from __future__ import annotations

import asyncio
import json
import time
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from hearthside.kernel import SPECTATOR, Game, Problem, Thing

from . import views
from .rows import Entry, SeatRow, TableRow
from .sitting import Sitting, mover
from .sockets import Socket
from .views import Things
from .wire import FromServer, Presence, SeatInfo, Strength, Viewed, VoteView

REMEMBERED = 8
"""How many scenes of a seat are kept to bring back sockets that were away for a moment."""


class Declined(Exception):
    """A message or request that is refused: a code for programs, words for people."""

    def __init__(self, code: str, message: str, rule: str = "", status: int = 400) -> None:
        super().__init__(message)
        self.code, self.message, self.rule, self.status = code, message, rule, status
        self.problems: list[Problem] = []


@dataclass(slots=True)
class Elsewhere:
    """Who looks at the table through another server process, and until when that is believed."""

    online: frozenset[int]
    watching: int
    until: float


@dataclass(eq=False)
class Live:
    """A table in the memory of this process. Whoever reads or changes it holds its lock."""

    row: TableRow
    game: Game[Any]
    sitting: Sitting
    seats: list[SeatRow]
    base: str = ""
    """The position the sitting began from, when it was not the start of the game."""
    kept: int = -1
    """The line of the log at which the last passing snapshot was kept."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    sockets: set[Socket] = field(default_factory=set)
    elsewhere: dict[str, Elsewhere] = field(default_factory=dict)
    announced: float = 0.0
    """When other processes were last told who looks at the table through this one."""
    thinker: asyncio.Task[None] | None = None
    bots_rest_until: float = 0.0
    stale: bool = False
    """Whether the log may hold lines that were not taken in."""
    rewound: int = 0
    """The length of the log when a choice was last taken back."""
    touched: float = field(default_factory=time.monotonic)
    replayed: Sitting | None = None
    replaying: asyncio.Lock = field(default_factory=asyncio.Lock)
    scenes: dict[int, deque[tuple[int, Things]]] = field(default_factory=dict)
    """For each seat that is looked from, its last scenes by number; the newest is last."""
    seen: dict[int, dict[str, Thing]] = field(default_factory=dict)
    """What the newest scene of each seat was made from."""

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
    def bot_to_move(self) -> int | None:
        """The seat of the bot that is to choose, if one is."""
        decision = self.sitting.session.decision
        if decision is None:
            return None
        return mover(decision.seat, self.sitting.session.state.seats, self.bots)

    def seat(self, number: int) -> SeatRow:
        """Who sits at a seat."""
        for row in self.seats:
            if row.seat == number:
                return row
        raise Declined("no_seat", f"The table has no seat {number}.", status=404)

    def all_mine(self) -> bool:
        """Whether nobody but the owner (and bots) plays, so that nothing is hidden from the owner."""
        return all(s.kind != "friend" for s in self.seats)

    # What is shown ------------------------------------------------------------------------

    def take_in(self, entry: Entry) -> None:
        """Take in a committed line of the log."""
        self.sitting.apply(entry)
        if entry.kind != "choice":
            self.rewound = self.sitting.number
        self.row = replace(self.row, updated=entry.made)
        self.touched = time.monotonic()

    def scene(self, seat: int) -> Things:
        """The scene of a seat as it is now; what did not change is shared with the one before."""
        number = self.sitting.number
        kept = self.scenes.setdefault(seat, deque(maxlen=REMEMBERED))
        if kept and kept[-1][0] == number:
            return kept[-1][1]
        seen = self.sitting.session.scene(seat)
        before, last = (kept[-1][1] if kept else {}), self.seen.get(seat, {})
        now = self.seen[seat] = {thing.id: thing for thing in seen}
        things = {
            id: before[id] if id in before and last.get(id) == thing else views.thing_view(thing)
            for id, thing in now.items()
        }
        kept.append((number, things))
        return things

    def show_all(self) -> None:
        """Bring every socket up to date at once."""
        for _ in self.showing():
            pass

    def showing(self) -> Iterator[None]:
        """Bring every socket up to date, those that are shown the same together, with pauses between."""
        while behind := [s for s in self.sockets if s.sent != self.sitting.number]:
            look, sent, number = behind[0].look, behind[0].sent, self.sitting.number
            text = json.dumps(self.news(look, sent))
            for socket in behind:
                if (socket.look, socket.sent) == (look, sent):
                    socket.sent = number
                    socket.send_text(text)
            yield

    def show(self, socket: Socket, since: int | None = None) -> None:
        """Show a socket the table: differences if it has a scene that is remembered, else whole."""
        message = self.news(socket.look, -1 if since is None else since)
        socket.sent = self.sitting.number
        socket.send_text(json.dumps(message))

    def news(self, seat: int, since: int) -> FromServer:
        """What a socket that looks as `seat` and last saw number `since` must be told."""
        things = self.scene(seat)
        if since >= self.rewound:
            for number, before in self.scenes[seat]:
                if number == since:
                    return views.diff(self.sitting, seat, since, before, things)
        whole = views.whole(self.sitting, seat, things)
        return Viewed(t="view", number=self.sitting.number, view=whole)

    def tell(self, message: FromServer) -> None:
        """Send the same message to every socket."""
        text = json.dumps(message)
        for socket in self.sockets:
            socket.send_text(text)

    def grant(self, socket: Socket) -> None:
        """Give a socket the seats that its links open, and a seat to look from."""
        mine = {s.seat for s in self.seats if s.kind == "me"}
        held = {s.seat for s in self.seats if s.kind != "bot"}
        socket.owner = any(link.role == "owner" for link in socket.links.values())
        socket.seats = mine if socket.owner else set()
        socket.seats |= {k.seat for k in socket.links.values() if k.role == "seat"} & held
        if socket.look not in socket.seats:
            decision = self.sitting.session.decision
            turn = decision.seat if decision is not None else SPECTATOR
            socket.look = turn if turn in socket.seats else min(socket.seats, default=SPECTATOR)
            socket.sent = -1

    # Who is there -------------------------------------------------------------------------

    def online(self) -> set[int]:
        """The seats whose holders look at the table through this process."""
        return {seat for socket in self.sockets for seat in socket.seats}

    def watching(self) -> int:
        """How many sockets here hold no seat."""
        return sum(1 for socket in self.sockets if not socket.seats)

    def seat_infos(self) -> list[SeatInfo]:
        """Who sits where, and whether they are there."""
        there = self.online()
        for other in self.elsewhere.values():
            there |= other.online
        state = self.sitting.session.state
        infos = []
        for row in self.seats:
            who = self.game.words.seat(state, row.seat) if row.seat < state.seats else ""
            info = SeatInfo(
                seat=row.seat, name=row.name, who=who, kind="person", online=row.seat in there
            )
            if row.kind == "bot":
                info["kind"], info["online"] = "bot", True
                info["strength"] = _strength(row.strength)
            elif row.kind == "friend" and not row.claimed:
                info["kind"] = "open"
            infos.append(info)
        return infos

    def presence(self) -> Presence:
        """Who is there, as a message."""
        watching = self.watching() + sum(other.watching for other in self.elsewhere.values())
        return Presence(
            t="presence", name=self.row.name, seats=self.seat_infos(), watching=watching
        )

    def hear_of(self, worker: str, other: Elsewhere) -> bool:
        """Take in who looks at the table through another process; whether that is news."""
        known = self.elsewhere.get(worker)
        self.elsewhere[worker] = other
        return known is None or (known.online, known.watching) != (other.online, other.watching)

    def doubt(self, now: float) -> bool:
        """Forget processes that were silent for long; whether there were any."""
        silent = [w for w, other in self.elsewhere.items() if other.until < now]
        for worker in silent:
            del self.elsewhere[worker]
        return bool(silent)

    def vote(self, votes: dict[int, bool]) -> VoteView:
        """How a vote on taking back the last choice stands."""
        return VoteView(
            t="vote",
            what="undo",
            open=bool(votes),
            asked_by=next(iter(votes), SPECTATOR),
            agreed=sorted(seat for seat, yes in votes.items() if yes),
            needed=sorted(self.people),
        )


def _strength(text: str) -> Strength:
    return text if text in ("easy", "fair", "strong") else "fair"  # type: ignore[return-value]
