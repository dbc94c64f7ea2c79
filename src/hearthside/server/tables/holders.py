"""Holders of links: what a token opens, and what its holder is told of the table."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace

from hearthside.kernel import SPECTATOR

from ..declined import Declined
from ..http_types import ParentTable, TableSummary
from ..links import Link
from ..shapes import SeatInfo
from ..storage import queries
from ..storage.rows import SeatRow, TableRow
from .choices import may_choose
from .following import Following
from .open_table import OpenTable


@dataclass(frozen=True, slots=True)
class Holder:
    """Somebody with a token, and the table it opens."""

    link: Link
    table: OpenTable

    @property
    def owner(self) -> bool:
        """Whether the table is theirs."""
        return self.link.role == "owner"

    @property
    def seats(self) -> set[int]:
        """The seats they hold."""
        if self.owner:
            return {s.seat for s in self.table.seats if s.kind == "me"}
        return {self.link.seat} if self.link.role == "seat" else set()


async def holder(following: Following, table: str, token: str, address: str) -> Holder:
    """Who at an address holds a token; declined when it does not open this table."""
    link = await following.store.read(lambda db: queries.opened(db, token))
    if link is None or link.table != table:
        raise Declined("bad_token", "This link does not open this table.", status=401)
    return Holder(link, await following.fresh(table, address))


def only_owner(who: Holder) -> None:
    """Decline everybody but the owner."""
    if not who.owner:
        raise Declined("not_yours", "Only the table's owner may do that.", status=403)


async def of_holder(who: Holder) -> TableSummary:
    """A table as its page shows it to the holder of a link."""
    table = who.table
    async with table.held() as held:
        session = held.play.session
        turn = [] if session.decision is None else [session.decision.seat]
        now = replace(
            table.row,
            turn=json.dumps(turn),
            over=session.decision is None,
            phase=table.game.words.phase(session.state),
        )
        told = of_row(who.link, now, table.seats, table.game.title)
        told["seats"], told["number"] = table.seat_infos(), held.play.number
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
        yours=any(may_choose(seat, held) for seat in turn),
        over=row.over,
        archived=row.archived or row.stored,
        updated=row.updated,
        phase=row.phase,
        seats=[_unseen(s) for s in seats],
        number=0,
    )
    if row.listed:
        told["listed"] = True
    if row.hushed:
        told["hushed"] = True
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
    if row.muted:
        info["muted"] = True
    if row.kind == "me":
        info["shared"] = True
    return info
