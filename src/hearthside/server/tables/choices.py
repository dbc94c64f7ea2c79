"""Choices: lines appended to a table's log.

The way of one choice: it is checked, made in place, committed, acknowledged and only then shown. One that cannot be
committed is rewound, as if it had never been. The rules run once.
"""

from __future__ import annotations

import secrets
import time
from dataclasses import replace
from typing import Any

from hearthside.kernel import ANYONE, Refusal, Refused, Session

from .. import metrics
from ..deadline import RULES, deadline
from ..declined import Declined
from ..logs import log
from ..shapes import CandidateView
from ..sockets import Socket
from ..storage import queries
from ..storage.rows import Entry, SeatRow, Summary
from ..storage.sql import Connection, StorageDown
from . import views
from .dealing import Turned, turned
from .following import Following
from .keeping import Keeping
from .open_table import Held, OpenTable
from .peers import Peers
from .playthrough import summary
from .registry import OpenTables
from .showing import Showing

LONGEST = 100_000
"""Lines that the log of a table may have,"""
TAKEN_BACK = 50_000
"""and those from which on nothing is taken back any more: to and fro, a log would grow for ever."""


def may_choose(seat: int, held: set[int]) -> bool:
    """Whether somebody who holds these seats makes the decision of `seat`."""
    return bool(held) if seat == ANYONE else seat in held


class Choices:
    """Makes choices and takes them back."""

    def __init__(
        self,
        tables: OpenTables,
        following: Following,
        showing: Showing,
        keeping: Keeping,
        peers: Peers,
        redeal: bool,
    ) -> None:
        self.redeal = redeal
        """Whether what is to come is dealt anew when a game goes on that was over."""
        self.tables, self.following = tables, following
        self.showing, self.keeping = showing, keeping
        self.peers, self.store, self.worker = peers, tables.store, tables.worker

    async def choose(
        self, held: Held, socket: Socket | None, number: int, option: str, careful: bool = False
    ) -> int:
        """Answer decision `number`; returns the length of the log afterwards. Without a socket, a bot chooses.

        A careful choice is declined if it might be one that cannot be taken back.
        """
        await self._expect(held, number)
        play = held.play
        decision = play.session.decision
        if decision is None:
            raise Declined("over", "The game is over.")
        if socket is not None and not may_choose(decision.seat, socket.seats):
            raise Declined("not_yours", "It is not your turn to choose.")
        if number >= LONGEST:
            raise Declined("too_long", "The log of this table is as long as one can be.")
        if decision.find(option) is None:
            no = why_not(play.session, option)
            message = f"{option} is not on offer. {no.text}"
            raise Declined("not_offered", message, rule=no.rule, why=no.why)
        if careful and self._final(held, max(0, decision.seat), option):
            raise Declined("final", "That cannot be taken back once it is made.")
        key = held.fair.key(number)
        dice = "" if key is None else f"{key:x}"
        entry = Entry(number, "choice", decision.seat, option, time.time(), dice)
        self._advance(held, entry)
        if not play.thrown:
            entry = replace(entry, dice="")
        won = False
        try:
            won = await self._commit(held, entry, summary(play.session, held.table.bots))
        finally:
            if not won:
                play.retreat()
        await self._expect_won(held, entry, won)
        play.confirm()
        held.told(entry)
        await self._follow_seats(held)
        by = "bot" if socket is None else "person"
        metrics.choices.labels(held.table.game.name, by).inc()
        return play.number

    async def undo(self, held: Held, socket: Socket) -> int:
        """Take the last choice back by the kernel's rule; returns the length of the log afterwards."""
        await self.following.surely_current(held)
        _expect_room(held)
        session = held.play.session
        reason = session.why_no_undo()
        if not reason and not may_choose(session.made[-1].seat, socket.seats):
            reason = "the last choice was another seat's"
        if reason:
            raise Declined("no_undo", f"That cannot be taken back: {reason}.")
        entry = Entry(held.play.number, "undo", session.made[-1].seat, "", time.time())
        await self._take_back(held, entry)
        metrics.undone.labels("rule").inc()
        return held.play.number

    async def vote(self, held: Held, socket: Socket, yes: bool, asking: bool) -> None:
        """Ask the others to take the last choice back, or answer them; all must agree."""
        await self.following.surely_seated(held)
        table, number, store = held.table, held.play.number, self.store
        seats = sorted(socket.seats & table.people)
        if not seats:
            raise Declined("no_vote", "Only those who sit at the table vote.")
        if not held.play.session.made:
            raise Declined("no_undo", "There is no choice to take back.")
        _expect_room(held)
        if not held.play.can_return:
            message = "What is to come has been dealt anew since; nothing before can be taken back."
            raise Declined("no_undo", message)
        before = await store.read(lambda db: queries.votes(db, table.id, number))
        if not before and not asking:
            raise Declined("no_vote", "Nothing is being voted on.")
        now = time.time()

        def cast(db: Connection) -> dict[int, bool]:
            for seat in seats:
                queries.cast(db, table.id, number, seat, yes, now)
            return queries.votes(db, table.id, number)

        votes = await store.write(table.id, cast)
        if not yes:
            await store.write(table.id, lambda db: queries.drop_votes(db, table.id, number))
            self.peers.say(table, held.vote({}))
            self.peers.notice(table, "Not everybody agreed to take the last choice back.")
        elif table.people <= {seat for seat, agreed in votes.items() if agreed}:
            await self._take_back(held, _agreed(held, votes, now))
            metrics.undone.labels("agreed").inc()
            self.peers.say(table, held.vote({}))
        else:
            self.peers.say(table, held.vote(votes))

    async def show(self, held: Held) -> None:
        """Show everybody what a line changed, let bots go on, and keep a snapshot now and then."""
        await self.showing.show(held)
        if held.play.session.decision is None:
            held.table.audience.tell(held.fairness())
        self.tables.changed(held)
        try:
            await self.keeping.keep_snapshot(held)
        except StorageDown:
            held.kept = -1

    async def _expect(self, held: Held, number: int) -> None:
        """Make sure that memory is up to date and that `number` is the line to come."""
        await self.following.current(held)
        if number != held.play.number:
            message = f"Decision {number} is past; the table is at {held.play.number}."
            raise Declined("stale", message)

    def _advance(self, held: Held, entry: Entry) -> None:
        """Run the rules of a choice in place; a fault in them costs nothing but this choice."""
        table, made = held.table, held.play.session.number
        try:
            with deadline(RULES):
                held.play.advance(entry)
        except Refused as refused:
            raise Declined("not_offered", str(refused)) from None
        except Exception as error:
            if held.play.session.number != made:
                self.tables.forget(table)  # it could not even go back: the log knows where it was
            raise _failed(table, entry.option) from error

    def _final(self, held: Held, seat: int, option: str) -> bool:
        """Whether a choice might be one that cannot be taken back."""
        try:
            with deadline(RULES):
                return held.play.final(seat, option, secrets.randbits(256) | 1 << 255)
        except Exception as error:
            raise _failed(held.table, option) from error

    async def _take_back(self, held: Held, entry: Entry) -> None:
        """Commit a line that takes a choice back, then take it in."""
        row = held.play.summary_after(entry, held.table.bots)
        if self.redeal and held.play.session.decision is None:
            await self._go_on(held, entry, row)
            return
        await self._expect_won(held, entry, await self._commit(held, entry, row))
        held.take_in(entry)

    async def _go_on(self, held: Held, entry: Entry, row: Summary) -> None:
        """Take back the choice that ended the game. All secrets are open by now, so another begins with the same commit."""
        new = turned(held, entry.number + 1, "The game goes on after it was over.")
        won = await self._commit(held, entry, row, new)
        await self._expect_won(held, entry, won)
        held.take_in(entry)
        held.fair = new.fair
        held.take_in(new.entry)
        held.table.audience.tell(held.fairness())

    async def _commit(
        self, held: Held, entry: Entry, row: Summary, new: Turned | None = None
    ) -> bool:
        """Commit a line, and the epoch that begins after it, if one does; False when another took its number first.

        If neither is known, memory may be behind.
        """
        table = held.table
        table.stale = True

        def store(db: Connection) -> bool:
            if not queries.append(db, table.id, entry, row, self.worker):
                return False
            if new is not None:
                queries.append(db, table.id, new.entry, row, self.worker)
                new.keep(db)
            return True

        won = await self.store.write(table.id, store)
        table.stale = not won
        return won

    async def _expect_won(self, held: Held, entry: Entry, won: bool) -> None:
        if not won:
            await self.following.catch_up(held)
            raise Declined("stale", f"Decision {entry.number} was answered by somebody else first.")

    async def _follow_seats(self, held: Held) -> None:
        """Give seats that the game added a place at the table, for a friend to take."""
        table = held.table
        known = {row.seat for row in table.seats}
        missing = [s for s in range(held.play.session.state.seats) if s not in known]
        if missing:
            rows = [SeatRow(seat, "friend", "", f"Seat {seat + 1}", False) for seat in missing]

            def add(db: Connection) -> None:
                for row in rows:
                    queries.add_seat(db, table.id, row)
                db.notify(table.id, "seats")

            await self.store.write(table.id, add)
            table.seats = sorted([*table.seats, *rows], key=lambda row: row.seat)
            self.peers.say_presence(table)


def _failed(table: OpenTable, option: str) -> Declined:
    """What to say when the rules of a choice have failed; the log tells how."""
    extra = {"table": table.id, "game": table.game.name, "option": option}
    log.exception("the rules failed", extra=extra)
    message = f"The rules of {table.game.title} failed on this; the table is untouched."
    return Declined("failed", message, status=500)


def _expect_room(held: Held) -> None:
    """Decline what takes a choice back, at a table where that was done without end."""
    if held.play.number >= TAKEN_BACK:
        message = "So much has been chosen and taken back at this table that nothing more can be."
        raise Declined("no_undo", message)


def _agreed(held: Held, votes: dict[int, bool], now: float) -> Entry:
    """The line that goes back to before the last choice of a person; what bots made of it goes with it."""
    number, session, bots = held.play.number, held.play.session, held.table.bots
    seat = next(iter(votes))
    keep = session.number - 1
    for made in reversed(session.made):
        if made.seat not in bots:
            break
        keep -= 1
    if session.redeals:  # nothing before that can be taken back
        keep = max(keep, session.redeals[-1][0])
    if keep in (session.number - 1, session.first - 1):
        return Entry(number, "agreed", seat, ",".join(map(str, sorted(votes))), now)
    return Entry(number, "returned", seat, str(keep), now)


def why(held: Held, socket: Socket, option: str | None, thing: str | None) -> Refusal:
    """The rule and the words that explain why an option is not on offer, or what a thing is."""
    session = held.play.session
    if thing is not None:
        found = held.table.audience.scene(held.play, socket.look).get(thing)
        if found is None:
            raise Declined("no_thing", f"There is nothing called {thing} to be seen.")
        return Refusal(found.rule, found.text or found.name)
    seen = views.decision(held.play, socket.look)
    if seen is None or session.decision is None:
        return Refusal("", "The game is over.")
    rule = seen["rule"]["id"] if seen["rule"] else ""
    if option is None:
        return Refusal(rule, seen["prompt"])
    if not may_choose(session.decision.seat, socket.seats):
        return Refusal(rule, "It is not your turn to choose.")
    if session.decision.find(option) is not None:
        return Refusal(rule, "That is on offer.")
    return why_not(session, option)


def why_not(session: Session[Any], option: str) -> Refusal:
    """The rule and the words that keep an option off the list, whatever was written as one."""
    try:
        return session.why_not(option) or Refusal("", "That is on offer.")
    except Exception as error:
        log.debug("no reason found", extra={"option": option, "why": repr(error)})
        return Refusal("", "That is not an option of this game.")


def could(held: Held, socket: Socket, thing: str) -> tuple[list[CandidateView], str]:
    """What could be done with a thing that one sees by whoever asks; or why nothing at all can be done."""
    session = held.play.session
    if thing not in held.table.audience.scene(held.play, socket.look):
        raise Declined("no_thing", f"There is nothing called {thing} to be seen.")
    if session.decision is None:
        return [], "The game is over."
    if not may_choose(session.decision.seat, socket.seats):
        return [], "It is not your turn to choose."
    return views.candidates(session, thing), ""
