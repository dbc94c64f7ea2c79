"""Dealing anew: the future of a table is nobody's, however seats change hands."""

from __future__ import annotations

import time
from typing import NamedTuple

from ..declined import Declined
from ..http_types import FairnessView, KeyView, OriginView
from ..storage import provenance, queries
from ..storage.rows import Entry, EntryKind, Origin
from ..storage.sql import Connection
from .fairness import Fairness
from .following import Following
from .open_table import Held, OpenTable
from .registry import ATTEMPTS, OpenTables
from .showing import Showing

MOST_DEALT = {True: 24, False: 8}
"""How often a whole game may have been dealt before it is handed on to be dealt once more: by the table's owner, and by others."""


class Turned(NamedTuple):
    """A new epoch that is to begin: the epochs with it, and the line of the log that deals anew."""

    fair: Fairness
    entry: Entry

    def keep(self, db: Connection) -> None:
        """Keep everything of it but the line."""
        for epoch in self.fair.epochs[-2:]:
            provenance.keep_epoch(db, self.fair.table, epoch)
        origin = Origin(self.entry.number, self.entry.option, self.entry.made)
        provenance.add_origin(db, self.fair.table, origin)


def turned(held: Held, number: int, why: str, seat: int = -1, words: str = "") -> Turned:
    """A new epoch that begins at a line of the log."""
    fair = held.fair.turned(number, why, seat, words)
    kind: EntryKind = "dealt" if held.play.untouched else "redealt"
    entry = Entry(number, kind, seat, why, time.time(), f"{fair.key(number):x}")
    return Turned(fair, entry)


class Dealing:
    """Begins new epochs."""

    def __init__(
        self, tables: OpenTables, following: Following, showing: Showing, active: bool
    ) -> None:
        self.tables, self.following, self.showing = tables, following, showing
        self.store, self.worker = tables.store, tables.worker
        self.active = active
        """Whether anything is dealt anew at all; tests and lessons want tables that go on as they were dealt."""

    async def anew(self, held: Held, why: str, seat: int = -1, words: str = "") -> None:
        """Begin a new epoch: what nobody knows is dealt anew, or the whole game if nobody has chosen yet."""
        for _ in range(ATTEMPTS):
            if not self.active or held.play.session.decision is None:
                return
            if await self._anew(held, why, seat, words):
                return
            await self.following.catch_up(held)

    def expect_few(self, held: Held, owner: bool) -> None:
        """Decline what would deal the whole game anew once too often: who may choose among deals chooses the dice."""
        dealt = sum(epoch.line >= 0 for epoch in held.fair.epochs)
        if self.active and held.play.untouched and dealt >= MOST_DEALT[owner]:
            message = "The game has been dealt so often that no seat changes hands before the first choice."
            raise Declined("too_many", message, status=429)

    async def report(self, table: OpenTable, address: str) -> FairnessView:
        """Everything that anybody at a table may know of its fairness now."""
        async with table.held() as held:
            told, seed = held.fairness(), held.play.session.seed
            opened = told["opened"]

            def find(db: Connection) -> tuple[list[Origin], list[KeyView]]:
                thrown = queries.thrown(db, table.id) if opened else []
                keys = [KeyView(line=line, kind=kind, key=key) for line, kind, key in thrown]
                return provenance.origins(db, table.id), keys

            origins, keys = await self.store.read(self.tables.usage.within(address, find))
        return FairnessView(
            table=table.id,
            redeals=self.active,
            opened=opened,
            epochs=told["epochs"],
            origins=[OriginView(line=o.line, text=o.text, at=o.at) for o in origins],
            seed=f"{seed:x}" if opened else "",
            keys=keys,
        )

    async def _anew(self, held: Held, why: str, seat: int, words: str) -> bool:
        table, play = held.table, held.play
        new = turned(held, play.number, why, seat, words)
        row = play.summary_after(new.entry, table.bots)

        def store(db: Connection) -> bool:
            if not queries.append(db, table.id, new.entry, row, self.worker):
                return False
            new.keep(db)
            return True

        table.stale = True
        won = await self.store.write(table.id, store)
        table.stale = not won
        if won:
            held.fair = new.fair
            held.take_in(new.entry)
            table.audience.tell(held.fairness())
            await self.showing.show(held)
            self.tables.changed(held)
        return won
