"""Dealing anew: the future of a table is nobody's, however seats change hands."""

from __future__ import annotations

import time

from ..http_types import FairnessView, KeyView, OriginView
from ..storage import provenance, queries
from ..storage.rows import Entry, EntryKind, Origin
from ..storage.sql import Connection
from .following import Following
from .open_table import Held, OpenTable
from .registry import ATTEMPTS, OpenTables
from .showing import Showing


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

    async def report(self, table: OpenTable) -> FairnessView:
        """Everything that anybody at a table may know of its fairness now."""
        async with table.held() as held:
            told, seed = held.fairness(), held.play.session.seed
            origins, entries = await self.store.read(
                lambda db: (provenance.origins(db, table.id), queries.entries(db, table.id))
            )
        opened = told["opened"]
        keys = [KeyView(line=e.number, kind=e.kind, key=e.dice) for e in entries if e.dice]
        return FairnessView(
            table=table.id,
            redeals=self.active,
            opened=opened,
            epochs=told["epochs"],
            origins=[OriginView(line=o.line, text=o.text, at=o.at) for o in origins],
            seed=f"{seed:x}" if opened else "",
            keys=keys if opened else [],
        )

    async def _anew(self, held: Held, why: str, seat: int, words: str) -> bool:
        table, play, now = held.table, held.play, time.time()
        fair = held.fair.turned(play.number, why, seat, words)
        kind: EntryKind = "dealt" if play.untouched else "redealt"
        key = fair.key(play.number)
        entry = Entry(play.number, kind, seat, why, now, f"{key:x}")
        row = play.summary_after(entry, table.bots)

        def store(db: Connection) -> bool:
            if not queries.append(db, table.id, entry, row, self.worker):
                return False
            for epoch in fair.epochs[-2:]:
                provenance.keep_epoch(db, table.id, epoch)
            provenance.add_origin(db, table.id, Origin(entry.number, why, now))
            return True

        table.stale = True
        won = await self.store.write(table.id, store)
        table.stale = not won
        if won:
            held.fair = fair
            held.take_in(entry)
            table.audience.tell(held.fairness())
            await self.showing.show(held)
            self.tables.changed(held)
        return won
