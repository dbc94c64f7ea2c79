"""Moves: lines appended to a table's log. Each is tried, committed, and only then made and told.

The caller holds the table's lock.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from hearthside.kernel import ANYONE, Refused, Session

from . import gauges, shelf, views
from .live import Declined, Live
from .logs import log
from .rows import Entry, SeatRow, Summary
from .sockets import Socket
from .sql import Connection, StorageDown

if TYPE_CHECKING:
    from .hall import Hall


def may_choose(seat: int, held: set[int]) -> bool:
    """Whether somebody who holds these seats makes the decision of `seat`."""
    return bool(held) if seat == ANYONE else seat in held


async def choose(
    hall: Hall, live: Live, socket: Socket | None, number: int, option: str, careful: bool = False
) -> int:
    """Answer decision `number`; the length of the log afterwards. Without a socket, a bot chooses.

    A careful choice is declined if it might be one that cannot be taken back.
    """
    await _current(hall, live, number)
    session = live.sitting.session
    decision = session.decision
    if decision is None:
        raise Declined("over", "The game is over.")
    if socket is not None and not may_choose(decision.seat, socket.seats):
        raise Declined("not_yours", "It is not your turn to choose.")
    if decision.find(option) is None:
        rule, text = why_not(session, option)
        raise Declined("not_offered", f"{option} is not on offer. {text}", rule)
    entry = Entry(number, "choice", decision.seat, option, time.time())
    row = _tried(live, entry)
    if careful and live.sitting.final(max(0, decision.seat), option):
        raise Declined("final", "That cannot be taken back once it is made.")
    await _append(hall, live, entry, row)
    gauges.choices.labels(live.game.name, "bot" if socket is None else "person").inc()
    return live.sitting.number


async def undo(hall: Hall, live: Live, socket: Socket) -> int:
    """Take the last choice back by the kernel's rule; the length of the log afterwards."""
    await _current(hall, live, live.sitting.number)
    session = live.sitting.session
    reason = session.why_no_undo()
    if not reason and not may_choose(session.made[-1].seat, socket.seats):
        reason = "the last choice was another seat's"
    if reason:
        raise Declined("no_undo", f"That cannot be taken back: {reason}.")
    entry = Entry(live.sitting.number, "undo", session.made[-1].seat, "", time.time())
    await _append(hall, live, entry, _tried(live, entry))
    gauges.undone.labels("rule").inc()
    return live.sitting.number


async def vote(hall: Hall, live: Live, socket: Socket, yes: bool, asking: bool) -> None:
    """Ask the others to take the last choice back, or answer them; all must agree."""
    await _current(hall, live, live.sitting.number)
    number, store = live.sitting.number, hall.store
    held = sorted(socket.seats & live.people)
    if not held:
        raise Declined("no_vote", "Only those who sit at the table vote.")
    if not live.sitting.session.made:
        raise Declined("no_undo", "There is no choice to take back.")
    before = await store.read(lambda db: shelf.votes(db, live.id, number))
    if not before and not asking:
        raise Declined("no_vote", "Nothing is being voted on.")
    now = time.time()

    def cast(db: Connection) -> dict[int, bool]:
        for seat in held:
            shelf.cast(db, live.id, number, seat, yes, now)
        return shelf.votes(db, live.id, number)

    votes = await store.write(live.id, cast)
    if not yes:
        await store.write(live.id, lambda db: shelf.drop_votes(db, live.id, number))
        hall.say(live, live.vote({}))
        hall.notice(live, "Not everybody agreed to take the last choice back.")
    elif live.people <= {seat for seat, agreed in votes.items() if agreed}:
        seat = next(iter(votes))
        entry = Entry(number, "agreed", seat, ",".join(map(str, sorted(votes))), now)
        await _append(hall, live, entry, _tried(live, entry))
        gauges.undone.labels("agreed").inc()
        hall.say(live, live.vote({}))
    else:
        hall.say(live, live.vote(votes))


async def _current(hall: Hall, live: Live, number: int) -> None:
    """Make sure that memory is up to date and that `number` is the line to come."""
    if live.stale:
        await hall.catch_up(live)
    if number != live.sitting.number:
        message = f"Decision {number} is past; the table is at {live.sitting.number}."
        raise Declined("stale", message)


def _tried(live: Live, entry: Entry) -> Summary:
    """What the table's row will say; the rules run on a fork first, so a fault in them costs nothing."""
    try:
        return live.sitting.tried(entry, live.bots)
    except Refused as refused:
        raise Declined("not_offered", str(refused)) from None
    except Exception as error:
        extra = {"table": live.id, "game": live.game.name, "option": entry.option}
        log.exception("the rules failed", extra=extra)
        message = f"The rules of {live.game.title} failed on this; the table is untouched."
        raise Declined("failed", message, status=500) from error


async def _append(hall: Hall, live: Live, entry: Entry, row: Summary) -> None:
    """Commit a line, then take it in and show it."""
    try:
        won = await hall.store.write(
            live.id, lambda db: shelf.append(db, live.id, entry, row, hall.worker)
        )
    except StorageDown:
        live.stale = True
        raise
    if not won:
        await hall.catch_up(live)
        raise Declined("stale", f"Decision {entry.number} was answered by somebody else first.")
    live.take_in(entry)
    await _follow_seats(hall, live)


async def _follow_seats(hall: Hall, live: Live) -> None:
    """Give seats that the game added a place at the table, for a friend to take."""
    seats = live.sitting.session.state.seats
    known = {row.seat for row in live.seats}
    missing = [seat for seat in range(seats) if seat not in known]
    if missing:
        rows = [SeatRow(seat, "friend", "", f"Seat {seat + 1}", False) for seat in missing]

        def add(db: Connection) -> None:
            for row in rows:
                shelf.add_seat(db, live.id, row)
            db.notify(live.id, "seats")

        await hall.store.write(live.id, add)
        live.seats = sorted([*live.seats, *rows], key=lambda row: row.seat)
        hall.say_presence(live)


async def shown(hall: Hall, live: Live) -> None:
    """Let everybody be shown what a move changed, let bots go on, and keep a snapshot now and then."""
    hall.show_soon(live)
    hall.driver.consider(live)
    try:
        await hall.keep_snapshot(live)
    except StorageDown:
        live.kept = -1


def why(live: Live, socket: Socket, option: str | None, thing: str | None) -> tuple[str, str]:
    """The rule and the words that explain why an option is not on offer, or what a thing is."""
    session = live.sitting.session
    if thing is not None:
        found = live.scene(socket.look).get(thing)
        if found is None:
            raise Declined("no_thing", f"There is nothing called {thing} to be seen.")
        return found["rule"], found["text"] or found["name"]
    seen = views.decision(live.sitting, socket.look)
    if seen is None or session.decision is None:
        return "", "The game is over."
    rule = seen["rule"]["id"] if seen["rule"] else ""
    if option is None:
        return rule, seen["prompt"]
    if not may_choose(session.decision.seat, socket.seats):
        return rule, "It is not your turn to choose."
    if session.decision.find(option) is not None:
        return rule, "That is on offer."
    return why_not(session, option)


def why_not(session: Session[Any], option: str) -> tuple[str, str]:
    """The rule and the words that keep an option off the list, whatever was written as one."""
    try:
        refusal = session.why_not(option)
    except Exception as error:
        log.debug("no reason found", extra={"option": option, "why": repr(error)})
        return "", "That is not an option of this game."
    return (refusal.rule, refusal.text) if refusal else ("", "That is on offer.")
