"""Creating tables: new ones, branches of old ones, and ones from record files."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hearthside.kernel import Game, Problem, Record, RecordError, Session, SetupError

from .. import links, metrics
from ..declined import Declined
from ..http_types import Created, NewTable, SeatLink, SeatOrder
from ..lobby import game_of
from ..storage import queries
from ..storage.rows import Entry, SeatRow, Snapshot, TableRow
from ..storage.sql import Connection
from ..storage.store import Store
from ..tasks import Tasks
from .open_table import Held, OpenTable
from .playthrough import summary
from .registry import OpenTables

LONGEST_RECORD = 50_000
"""Choices a record may hold to be taken in."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A table about to be made: its session, and what it begins from."""

    game: Game[Any]
    session: Session[Any]
    setup: dict[str, Any]
    seed: int
    name: str
    base: str = ""
    """The position before the first choice, when that is not the start of the game."""
    parent: str = ""
    parent_at: int = 0


class Creation:
    """Makes tables."""

    def __init__(self, store: Store, tables: OpenTables, tasks: Tasks) -> None:
        self.store, self.tables, self.tasks = store, tables, tasks

    async def new_table(self, order: NewTable) -> Created:
        """A table as it was ordered; a bad setup is declined with every field and reason."""
        game = game_of(order.game)
        seed = secrets.randbits(62)
        try:
            session = await asyncio.to_thread(Session, game, order.setup, seed)
        except SetupError as error:
            raise bad_setup(error.problems) from None
        except RecursionError:
            raise bad_setup([Problem("setup", "is nested too deeply")]) from None
        if len(order.seats) > session.state.seats:
            reason = f"{len(order.seats)} are to sit at a table of {session.state.seats}"
            raise bad_setup([Problem("seats", reason)])
        seats = seat_rows(session, order.seats)
        draft = Draft(game, session, order.setup, seed, order.name or game.title)
        return await self._keep(draft, seats)

    async def from_record(self, text: str) -> Created:
        """A table that goes on where a record file stops; all its seats are the importer's."""
        try:
            record = Record.parse(text)
            if len(record.choices) > LONGEST_RECORD:
                raise RecordError(6, f"more than {LONGEST_RECORD} choices")
            game = game_of(record.game)
            session, said = await asyncio.to_thread(record.resume, game)
        except RecordError as error:
            raise Declined("bad_record", f"The record cannot be taken in: {error}") from None
        except RecursionError:
            raise Declined("bad_record", "The record is nested too deeply.") from None
        except Declined:
            raise
        except Exception as error:
            raise Declined(
                "bad_record", f"The record does not fit the rules: {error!r}"[:500]
            ) from None
        base = ""
        if said or record.base is not None:
            base = json.dumps(_first_position(session), separators=(",", ":"))
        draft = Draft(game, session, record.setup, record.seed, game.title, base)
        return await self._keep(draft, seat_rows(session, ()))

    async def branch(self, table: OpenTable, at: int, owner: bool, seats: set[int]) -> Created:
        """A new table with the same beginning, up to `at` choices.

        The owner's branch is seated as the table was; somebody else's has them at their own seats and bots
        at the others; a spectator plays every seat.
        """
        async with table.held() as held:
            choices = _choices_upto(held, at, owner, seats)
        begun = await asyncio.to_thread(replay, table, choices)
        name = f"{table.row.name[:40]}, from choice {at}"
        draft = Draft(
            *(table.game, begun, json.loads(table.row.setup), int(table.row.seed), name),
            *(_bare(table.base), table.id, at),
        )
        rows = [s for s in table.seats if s.seat < begun.state.seats]
        if not owner:
            rows = [_reseated(s, s.seat in seats or not seats) for s in rows]
        return await self._keep(draft, rows)

    async def _keep(self, draft: Draft, seats: list[SeatRow]) -> Created:
        """Store a new table, with the choices it begins with, and make its links."""
        now, id = time.time(), links.new_id()
        session, game = draft.session, draft.game
        made = summary(session, {s.seat for s in seats if s.kind == "bot"})
        row = TableRow(
            id=id,
            game=game.name,
            version=game.version,
            setup=json.dumps(draft.setup),
            seed=str(draft.seed),
            name=draft.name,
            created=now,
            updated=now,
            archived=False,
            over=made.over,
            turn=made.turn,
            phase=made.phase,
            bot_to_move=made.bot_to_move,
            parent=draft.parent,
            parent_at=draft.parent_at,
        )
        entries: list[Entry] = []
        snapshots: list[Snapshot] = []
        if draft.base:
            entries.append(Entry(0, "rebase", -1, game.version, now))
            snapshots.append(Snapshot(0, game.version, draft.base))
        for choice in session.made:
            entries.append(Entry(len(entries), "choice", choice.seat, str(choice.option), now))
        if len(entries) > len(snapshots) or not draft.base:
            position = json.dumps(session.position(), separators=(",", ":"))
            snapshots.append(Snapshot(len(entries), game.version, position))

        def store(db: Connection) -> Created:
            queries.add_table(db, row)
            queries.add_entries(db, id, entries)
            for snapshot in snapshots:
                queries.keep_snapshot(db, id, snapshot, older=-1)
            shown = []
            for seat in seats:
                queries.add_seat(db, id, seat)
                link = SeatLink(seat=seat.seat, kind=seat.kind, name=seat.name)
                if seat.kind != "bot":
                    link["link"] = queries.add_link(db, id, "seat", seat.seat)
                shown.append(link)
            owner = queries.add_link(db, id, "owner", -1)
            spectator = queries.add_link(db, id, "spectator", -1)
            return Created(
                table=id,
                name=row.name,
                game=game.name,
                seats=shown,
                owner=owner,
                spectator=spectator,
            )

        created = await self.store.write(id, store)
        metrics.created.labels(game.name).inc()
        if made.bot_to_move:
            self.tasks.spawn(self.tables.open(id), "open")
        return created


def bad_setup(problems: list[Problem]) -> Declined:
    """What to say of a setup that is refused."""
    said = "; ".join(f"{p.field}: {p.reason}" for p in problems)
    message = f"The table cannot be set up: {said}"[:2000]
    return Declined("bad_setup", message, problems=problems)


def seat_rows(session: Session[Any], orders: Sequence[SeatOrder]) -> list[SeatRow]:
    """Who sits where; seats that nobody was ordered for are the maker's own."""
    rows = []
    for seat in range(session.state.seats):
        order = orders[seat] if seat < len(orders) else SeatOrder(kind="me")
        rows.append(seat_row(session, seat, order))
    return rows


def seat_row(session: Session[Any], seat: int, order: SeatOrder) -> SeatRow:
    """Who sits at one seat."""
    who = f"Seat {seat + 1}"
    if seat < session.state.seats:
        who = session.game.words.seat(session.state, seat)
    strength = (order.strength or "fair") if order.kind == "bot" else ""
    return SeatRow(seat, order.kind, strength, order.name or who, order.kind != "friend")


def _first_position(session: Session[Any]) -> dict[str, Any]:
    """The earliest position of a session that did not begin at the start of the game."""
    if not session.made:
        return session.position()
    fork = session.fork()
    fork.rewind(session.first)
    return fork.position()


def _choices_upto(held: Held, at: int, owner: bool, seats: set[int]) -> list[str]:
    """The first choices of a table, for somebody who may have them."""
    session = held.play.session
    if session.decision is not None and not may_foresee(held.table, owner, seats):
        message = "A table that others play at can be branched when it is over."
        raise Declined("hidden", message, status=403)
    if not session.first <= at <= session.number:
        message = f"The record goes from choice {session.first} to {session.number}, not {at}."
        raise Declined("no_such_point", message)
    return [str(m.option) for m in session.made[: at - session.first]]


def may_foresee(table: OpenTable, owner: bool, seats: set[int]) -> bool:
    """Whether somebody may have the seed of a running game, and with it what the dice will say: whoever
    plays it alone, and players (never spectators) of a game whose seats hide nothing from each other.
    """
    return (owner and table.all_mine) or (bool(seats) and not table.game.secrets)


def _reseated(seat: SeatRow, mine: bool) -> SeatRow:
    """A seat of a branch that somebody other than the owner makes."""
    if mine:
        return SeatRow(seat.seat, "me", "", seat.name, True)
    return SeatRow(seat.seat, "bot", seat.strength or "fair", seat.name, True)


def _bare(base: str) -> str:
    """A base without the choices made in its step: a session counts those among its own."""
    return json.dumps({**json.loads(base), "since": []}, separators=(",", ":")) if base else ""


def replay(table: OpenTable, choices: Sequence[str], journal: bool = False) -> Session[Any]:
    """The session of a table after its first choices."""
    if table.base:
        session = Session.at(table.game, json.loads(_bare(table.base)), journal=journal)
    else:
        setup, seed = json.loads(table.row.setup), int(table.row.seed)
        session = Session(table.game, setup, seed, journal=journal)
    for choice in choices:
        session.choose(choice)
    return session
