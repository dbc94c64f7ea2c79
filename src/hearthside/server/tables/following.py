"""Following: a table in memory keeps up with its log, which any server process may have written to."""

from __future__ import annotations

from ..deadline import RULES, deadline
from ..declined import Declined
from ..sockets import CLOSED
from ..storage import provenance, queries
from .fairness import Fairness
from .loading import broken
from .open_table import Held, OpenTable
from .registry import OpenTables
from .showing import Showing


class Following:
    """Brings tables up to date with what is stored, and shows what came."""

    def __init__(self, tables: OpenTables, showing: Showing) -> None:
        self.tables, self.showing, self.store = tables, showing, tables.store

    async def fresh(self, id: str, who: str) -> OpenTable:
        """The table called `id` with everything that was committed before now, for somebody from an address."""
        table = await self.tables.open(id, who)
        if self.store.shared or table.stale:
            async with table.held() as held:
                await self.surely_seated(held)
        return table

    async def catch_up(self, held: Held) -> None:
        """Take in what the log holds beyond what is in memory."""
        table, start = held.table, held.play.number
        entries = await self.store.read(lambda db: queries.entries(db, table.id, start))
        table.stale = False
        if any(entry.kind == "rebase" for entry in entries):
            self.tables.forget(table)
            raise Declined(
                "reopen", "The rules changed under the table; open it again.", status=409
            )
        dealt = any(entry.kind in ("dealt", "redealt") for entry in entries)
        if dealt:
            epochs = await self.store.read(lambda db: provenance.epochs(db, table.id))
            held.fair = Fairness(table.id, tuple(epochs))
            table.audience.tell(held.fairness())
        for entry in entries:
            try:
                with deadline(RULES):
                    held.take_in(entry)
            except Exception as error:
                await self.showing.set_aside(held, error)
                raise broken(table.game, str(error)) from error
            await self.showing.show(held)
        if dealt:
            await self.reread(held)  # somebody has come, or a seat has changed hands
        elif entries:
            self.tables.changed(held)

    async def current(self, held: Held) -> None:
        """Make sure that a table which may be behind its log is not."""
        if held.table.stale:
            await self.catch_up(held)

    async def surely_current(self, held: Held) -> None:
        """Make sure of it even if news from another process was lost: nobody is shown less than they have been told."""
        if self.store.shared or held.table.stale:
            await self.catch_up(held)

    async def surely_seated(self, held: Held) -> None:
        """Make sure of the log and of who sits where, which decides who is to agree to something."""
        table = held.table
        if not self.store.shared and not table.stale:
            return
        await self.catch_up(held)
        row, seats = await self.store.read(
            lambda db: (queries.table(db, table.id), queries.seats(db, table.id))
        )
        if row != table.row or seats != table.seats:
            await self.reread(held)

    async def reread(self, held: Held) -> None:
        """Take in who sits at the table and what it is called."""
        table = held.table
        row, seats, handles = await self.store.read(
            lambda db: (
                queries.table(db, table.id),
                queries.seats(db, table.id),
                queries.handles(db, table.id),
            )
        )
        if row is not None:
            table.row = row
        table.seats = seats
        for socket in list(table.audience.sockets):
            socket.links = {h: link for h, link in socket.links.items() if h in handles}
            if not socket.links:
                socket.drop(CLOSED)
            held.grant(socket)
        await self.showing.show(held)
        table.audience.tell(table.presence())
        self.tables.changed(held)
