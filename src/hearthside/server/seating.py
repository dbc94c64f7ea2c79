"""Who sits where, and what holders of links may see and change of a table over HTTP."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, replace

from hearthside.kernel import SPECTATOR

from . import moves, shelf, views
from .forms import ParentTable, ReplayView, Seated, SeatOrder, TableSummary
from .hall import Hall
from .links import Link
from .live import Declined, Live
from .making import may_foresee, replay, seat_row
from .rows import Entry, SeatRow, TableRow
from .sitting import Sitting, summary
from .sql import Connection
from .wire import SeatInfo, UndoView


@dataclass(frozen=True, slots=True)
class Holder:
    """Somebody with a token, and the table it opens."""

    link: Link
    live: Live

    @property
    def owner(self) -> bool:
        """Whether the table is theirs."""
        return self.link.role == "owner"

    @property
    def seats(self) -> set[int]:
        """The seats they hold."""
        if self.owner:
            return {s.seat for s in self.live.seats if s.kind == "me"}
        return {self.link.seat} if self.link.role == "seat" else set()


async def holder(hall: Hall, table: str, token: str) -> Holder:
    """Who holds a token; declined when it does not open this table."""
    link = await hall.store.read(lambda db: shelf.opened(db, token))
    if link is None or link.table != table:
        raise Declined("bad_token", "This link does not open this table.", status=401)
    return Holder(link, await hall.fresh(table))


def only_owner(who: Holder) -> None:
    """Decline everybody but the owner."""
    if not who.owner:
        raise Declined("not_yours", "Only the table's owner may do that.", status=403)


def of_holder(who: Holder) -> TableSummary:
    """A table as its page shows it to the holder of a link."""
    live = who.live
    session = live.sitting.session
    row = live.row
    turn = [] if session.decision is None else [session.decision.seat]
    phase = live.game.words.phase(session.state)
    now = replace(row, turn=json.dumps(turn), over=session.decision is None, phase=phase)
    told = of_row(who.link, now, live.seats, live.game.title)
    told["seats"], told["number"] = live.seat_infos(), live.sitting.number
    return told


def of_row(link: Link, row: TableRow, seats: list[SeatRow], title: str) -> TableSummary:
    """A table as a list shows it, from its stored summary alone."""
    held = {link.seat} if link.role == "seat" else set()
    if link.role == "owner":
        held = {s.seat for s in seats if s.kind == "me"}
    turn: list[int] = json.loads(row.turn)
    told = TableSummary(
        table=row.id,
        name=row.name,
        game=row.game,
        title=title,
        setup=json.loads(row.setup),
        you=sorted(held),
        seat=min(held, default=SPECTATOR),
        owner=link.role == "owner",
        spectator=not held,
        turn=turn,
        yours=any(moves.may_choose(seat, held) for seat in turn),
        over=row.over,
        archived=row.archived,
        updated=row.updated,
        phase=row.phase,
        seats=[_unseen(s) for s in seats],
        number=0,
    )
    if row.parent:
        told["parent"] = ParentTable(table=row.parent, at=row.parent_at)
    return told


def _unseen(row: SeatRow) -> SeatInfo:
    """Who sits at a seat of a table that is not looked at."""
    info = SeatInfo(seat=row.seat, name=row.name, who="", kind="person", online=False)
    if row.kind == "bot":
        info["kind"] = "bot"
    elif row.kind == "friend" and not row.claimed:
        info["kind"] = "open"
    return info


# Changing seats ----------------------------------------------------------------------------------


async def change_seat(hall: Hall, who: Holder, seat: int, order: SeatOrder) -> Seated:
    """Seat somebody else; whoever held the seat before holds it no longer."""
    live = who.live
    if not who.owner and seat not in who.seats:
        raise Declined("not_yours", "That seat is not yours to give.", status=403)
    async with live.lock:
        old = live.seat(seat)
        row = seat_row(live.sitting.session, seat, order)
        renaming = not who.owner and order.kind == old.kind
        if renaming:
            row = replace(old, name=order.name or old.name, strength=row.strength)
        session, bots = live.sitting.session, live.bots - {seat}
        bots |= {seat} if row.kind == "bot" else set()

        def store(db: Connection) -> str:
            shelf.add_seat(db, live.id, row)
            shelf.summarise(db, live.id, summary(session, bots), live.row.updated)
            link = ""
            if not renaming:
                shelf.drop_links(db, live.id, seat)
                if row.kind != "bot":
                    link = shelf.add_link(db, live.id, "seat", seat)
            db.notify(live.id, "seats", worker=hall.worker)
            return link

        link = await hall.store.write(live.id, store)
        live.seats = [row if s.seat == seat else s for s in live.seats]
        hall.driver.rest(live)
        await hall.reread(live)
        if not renaming:
            hall.notice(live, _seated(live, row))
    seated = Seated(seat=seat, kind=row.kind, name=row.name)
    if link:
        seated["link"] = link
    return seated


def _seated(live: Live, row: SeatRow) -> str:
    who = live.game.words.seat(live.sitting.session.state, row.seat)
    taken = {"bot": f"A bot ({row.strength}) plays", "friend": "A friend is asked to play"}
    return f"{taken.get(row.kind, f'{row.name} plays')} {who}."


async def add_seat(hall: Hall, who: Holder, order: SeatOrder) -> Seated:
    """Let one more player join, where the game offers that now: at a new seat, or an empty one."""
    only_owner(who)
    live = who.live
    async with live.lock:
        before = live.sitting.session.state.seats
        await _choose_for_seats(hall, live, "join", None)
        seats = live.sitting.session.state.seats
        empty = [s.seat for s in live.seats if s.kind == "friend" and not s.claimed]
        seat = seats - 1 if seats > before else min(empty, default=seats - 1)
    return await change_seat(hall, who, seat, order)


async def drop_seat(hall: Hall, who: Holder, seat: int) -> None:
    """Let a player leave, where the game offers that now; their links are closed.

    A game that counts its seats on leaves an empty one behind, for whoever joins next.
    """
    live = who.live
    if not who.owner and seat not in who.seats:
        raise Declined("not_yours", "That seat is not yours to leave.", status=403)
    async with live.lock:
        empty = replace(live.seat(seat), kind="friend", strength="", claimed=False)
        await _choose_for_seats(hall, live, "leave", seat)
        stays = seat < live.sitting.session.state.seats

        def store(db: Connection) -> None:
            shelf.drop_seat(db, live.id, seat)
            if stays:
                shelf.add_seat(db, live.id, empty)
            db.notify(live.id, "seats", worker=hall.worker)

        await hall.store.write(live.id, store)
        await hall.reread(live)


async def _choose_for_seats(hall: Hall, live: Live, verb: str, seat: int | None) -> None:
    """Make the choice that adds a seat or removes `seat`, if it is on offer."""
    decision = live.sitting.session.decision
    for option in decision.options if decision else ():
        if option.verb == verb and (seat is None or option.args[:1] == (seat,)):
            await moves.choose(hall, live, None, live.sitting.number, str(option))
            await moves.shown(hall, live)
            return
    message = f"{live.game.title} does not let players {verb} at this point."
    raise Declined(f"no_{verb}", message, status=409)


# Looking back ------------------------------------------------------------------------------------


def record(who: Holder) -> str:
    """The table's record as text; of a running table only for those who may know all of it."""
    live = who.live
    session = live.sitting.session
    if session.decision is not None and not may_foresee(who.live, who.owner, who.seats):
        message = "The record tells what is hidden; it can be had when the game is over."
        raise Declined("hidden", message, status=403)
    return str(session.record())


async def look_back(who: Holder, at: int | None, seat: int | None) -> ReplayView:
    """The table after `at` choices: from one's own seat, or from any once the game is over."""
    live = who.live
    async with live.lock:
        session = live.sitting.session
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
    async with live.replaying:
        shown = await asyncio.to_thread(_replayed, live, choices, at)
        view = views.view(shown, seat)
    if view["decision"] is not None:
        view["decision"]["yours"], view["decision"]["options"] = False, []
    view["undo"] = UndoView(allowed=False, reason="this is a replay")
    return ReplayView(number=at, first=first, last=last, view=view)


def _replayed(live: Live, choices: list[tuple[int, str]], at: int) -> Sitting:
    """A sitting of the table after `at` choices; going on from the last one asked for if it can."""
    shown = live.replayed
    made = [] if shown is None else [str(m.option) for m in shown.session.made]
    if shown is None or shown.made > at or made != [c for _, c in choices[: len(made)]]:
        shown = live.replayed = Sitting(replay(live, [], journal=True))
    for seat, option in choices[shown.made - shown.session.first : at - shown.session.first]:
        shown.apply(Entry(shown.number, "choice", seat, option, 0.0))
    return shown
