"""Creating tables: new ones, branches of old ones, and ones from record files."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from hearthside.kernel import Game, Problem, Session, SetupError

from .. import links, metrics
from ..deadline import LOADING, OutOfTime, deadline
from ..declined import Declined
from ..http_types import Created, NewTable, SeatLink, SeatOrder
from ..lobby import game_of
from ..records import Records, compact
from ..shares import Share
from ..storage import provenance, queries, upkeep
from ..storage.rows import Entry, Origin, SeatRow, Snapshot, TableRow
from ..storage.sql import Connection
from ..storage.store import Store
from .branching import branched
from .fairness import BEGINNING, Fairness
from .history import History
from .open_table import OpenTable
from .playthrough import Standing
from .registry import OpenTables


@dataclass(frozen=True, slots=True)
class Draft:
    """A table about to be made: how it stands, and everything it begins with."""

    id: str
    game: Game[Any]
    setup: dict[str, Any]
    seed: int
    name: str
    fair: Fairness
    standing: Standing
    position: str
    """A position, so that the table can go on under other rules."""
    entries: list[Entry] = field(default_factory=list)
    kept_at: int = 0
    """After how many entries that is."""
    base: str = ""
    """The position before the first choice, when that is not the start of the game."""
    parent: str = ""
    parent_at: int = 0


class Creation:
    """Makes tables. What comes from a record or another table is dealt anew, unless `redeal` is off."""

    def __init__(
        self, store: Store, tables: OpenTables, records: Records, redeal: bool, quota: int
    ) -> None:
        self.store, self.tables, self.records = store, tables, records
        self.redeal, self.quota, self.usage = redeal, quota, tables.usage

    async def new_table(self, order: NewTable, address: str) -> Created:
        """A table as it was ordered; a bad setup is declined with every field and reason."""
        draft = await self._dealt(
            game_of(order.game), order.setup, order.name, "The table was made.", address
        )
        seats = draft.standing.seats
        if len(order.seats) > seats:
            reason = f"{len(order.seats)} are to sit at a table of {seats}"
            raise bad_setup([Problem("seats", reason)])
        return await self._keep(draft, seat_rows(draft.standing, order.seats), address)

    async def from_record(self, text: str, address: str) -> Created:
        """A table that goes on where a record file stops; all its seats are the importer's."""
        read = await self.records.read(text, address)
        game, setup = game_of(read["game"]), read["setup"]
        why = "The table was made from a record, whose owner knows what happened before."
        untouched = read["base"] is None and not read["choices"]
        if untouched and self.redeal:
            draft = await self._dealt(game, setup, None, why, address)
        else:
            draft = self._replayed(game, read, why)
        return await self._keep(draft, seat_rows(draft.standing, ()), address)

    async def branch(
        self, table: OpenTable, at: int, owner: bool, seats: set[int], address: str
    ) -> Created:
        """A new table with the same beginning, up to `at` choices.

        The owner's branch is seated as the table was; somebody else's has them at their own seats and bots
        at the others; a spectator plays every seat.
        """
        async with self.tables.replaying.turn(Share(table.row.maker)):
            beside = partial(self.usage.beside, address)
            made = await branched(table, at, owner, seats, beside)
        id = links.new_id()
        why = f"The table was branched from another at choice {made.at}."
        fair = Fairness.begin(id, why)
        draft = Draft(
            id=id,
            game=table.game,
            setup=json.loads(table.row.setup),
            seed=int(table.row.seed),
            name=f"{table.row.name[:40]}, from choice {made.at}",
            fair=fair,
            standing=made.standing,
            position=made.position,
            entries=made.entries,
            kept_at=len(made.entries),
            base=made.base,
            parent=table.id,
            parent_at=made.at,
        )
        draft = self._redealt(draft, why)
        rows = [s for s in table.seats if s.seat < made.standing.seats]
        if not owner:
            rows = [_reseated(s, s.seat in seats or not seats) for s in rows]
        return await self._keep(draft, rows, address)

    async def _dealt(
        self, game: Game[Any], setup: dict[str, Any], name: str | None, why: str, address: str
    ) -> Draft:
        """A table at the start of a game, dealt by a secret of its own."""
        id = links.new_id()
        fair = Fairness.begin(id, why)
        seed = fair.key(BEGINNING)
        assert seed is not None
        try:
            begin = partial(_begin, game, setup, seed)
            standing, position = await self.usage.beside(address, begin)
        except SetupError as error:
            raise bad_setup(error.problems) from None
        except RecursionError:
            raise bad_setup([Problem("setup", "is nested too deeply")]) from None
        except OutOfTime:
            raise bad_setup([Problem("setup", "takes too long to lay out")]) from None
        return Draft(id, game, setup, seed, name or game.title, fair, standing, position)

    def _replayed(self, game: Game[Any], read: dict[str, Any], why: str) -> Draft:
        """A table that goes on from a record which has been replayed."""
        now, id = time.time(), links.new_id()
        base = compact(read["base"]) if read["base"] is not None else ""
        entries = [Entry(0, "rebase", -1, game.version, now)] if base else []
        history = History(0, read["choices"], read["redeals"])
        entries += history.entries(len(history.choices), len(entries), now)
        fair = Fairness.begin(id, why) if self.redeal else Fairness(id, ())
        standing = Standing(read["seats"], read["turn"], read["phase"], read["roles"])
        draft = Draft(
            id=id,
            game=game,
            setup=read["setup"],
            seed=int(read["seed"]),
            name=game.title,
            fair=fair,
            standing=standing,
            position=compact(read["position"]),
            entries=entries,
            kept_at=len(entries),
            base=base,
        )
        return self._redealt(draft, why)

    def _redealt(self, draft: Draft, why: str) -> Draft:
        """A draft whose last line deals anew what nobody knows."""
        key = draft.fair.key(len(draft.entries)) if self.redeal else None
        if key is None or draft.standing.turn is None:
            return draft
        line = Entry(len(draft.entries), "redealt", -1, why, time.time(), f"{key:x}")
        return replace(draft, entries=[*draft.entries, line])

    async def _keep(self, draft: Draft, seats: list[SeatRow], address: str) -> Created:
        """Store a new table, with the choices it begins with, and make its links; declined past the quota."""
        now, id, game, quota = time.time(), draft.id, draft.game, self.quota
        made = draft.standing.summary({s.seat for s in seats if s.kind == "bot"})
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
            visited=now,
        )

        def store(db: Connection) -> Created:
            maker = links.maker(address, provenance.server_key(db, "addresses"))
            if upkeep.made_by(db, maker) >= quota:
                raise Declined("quota", _TOO_MANY.format(quota), status=429)
            queries.add_table(db, replace(row, maker=maker))
            queries.add_entries(db, id, draft.entries)
            for snapshot in _snapshots(draft):
                queries.keep_snapshot(db, id, snapshot, older=-1)
            for epoch in draft.fair.epochs:
                provenance.keep_epoch(db, id, epoch)
                if epoch.why:
                    provenance.add_origin(db, id, Origin(epoch.line, epoch.why, now))
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

        created = await self.store.write(id, self.usage.within(address, store))
        metrics.created.labels(game.name).inc()
        return created


_TOO_MANY = "{} tables made from your address are kept here, and that is as many as can be. Delete some that you no longer need."


def _begin(game: Game[Any], setup: dict[str, Any], seed: int) -> tuple[Standing, str]:
    """How a game stands when it begins, and that position."""
    with deadline(LOADING):
        session = Session(game, setup, seed, keyed=True)
        return Standing.of(session), compact(session.position())


def _snapshots(draft: Draft) -> list[Snapshot]:
    """The positions that a new table keeps: what it begins from, and where its choices have led."""
    version = draft.game.version
    kept = [Snapshot(0, version, draft.base)] if draft.base else []
    if draft.kept_at > len(kept) or not draft.base:
        kept.append(Snapshot(draft.kept_at, version, draft.position))
    return kept


def bad_setup(problems: list[Problem]) -> Declined:
    """What to say of a setup that is refused."""
    said = "; ".join(f"{p.field}: {p.reason}" for p in problems)
    message = f"The table cannot be set up: {said}"[:2000]
    return Declined("bad_setup", message, problems=problems)


def seat_rows(standing: Standing, orders: Sequence[SeatOrder]) -> list[SeatRow]:
    """Who sits where; seats that nobody was ordered for are the maker's own."""
    rows = []
    for seat in range(standing.seats):
        order = orders[seat] if seat < len(orders) else SeatOrder(kind="me")
        rows.append(seat_row(standing.roles, seat, order))
    return rows


def seat_row(roles: list[str], seat: int, order: SeatOrder) -> SeatRow:
    """Who sits at one seat."""
    who = roles[seat] if seat < len(roles) else f"Seat {seat + 1}"
    strength = (order.strength or "fair") if order.kind == "bot" else ""
    return SeatRow(seat, order.kind, strength, order.name or who, order.kind != "friend")


def _reseated(seat: SeatRow, mine: bool) -> SeatRow:
    """A seat of a branch that somebody other than the owner makes."""
    if mine:
        return SeatRow(seat.seat, "me", "", seat.name, True)
    return SeatRow(seat.seat, "bot", seat.strength or "fair", seat.name, True)
