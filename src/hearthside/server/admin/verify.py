"""Verifying: whether everything that a database holds can be played on, without a server and without changing anything."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from ..declined import Declined
from ..storage import queries
from ..storage.sql import Connection, Database, Sqlite
from ..tables import loading
from ..tables.playthrough import Playthrough
from . import backup


class Finding(NamedTuple):
    """What was found at a table: a fault, or something worth knowing."""

    table: str
    text: str
    fault: bool


def verify(database: Database, replay: bool = True) -> Iterator[Finding | None]:
    """What is wrong or worth knowing, table by table; None for each that is as it should be."""
    db = Connection(database)
    try:
        for text in database.faults(db):
            yield Finding("", text, True)
        for [id] in db.run("SELECT id FROM tables ORDER BY id"):
            found = list(_table(db, id, replay))
            yield from found
            if not found:
                yield None
    finally:
        db.close()


def verify_backup(path: Path, replay: bool = True) -> Iterator[Finding | None]:
    """The same for a backup, which is restored into a passing database for that."""
    with tempfile.TemporaryDirectory(prefix="hearthside-") as folder:
        database = Sqlite(Path(folder) / "restored.sqlite3")
        backup.restore(database, path)
        yield from verify(database, replay)


def _table(db: Connection, id: str, replay: bool) -> Iterator[Finding]:
    numbers = [entry.number for entry in queries.entries(db, id)]
    if numbers != list(range(len(numbers))):
        yield Finding(id, "the log has a gap", True)
        return
    if not db.run("SELECT 1 FROM links WHERE table_id = ? AND role = 'owner'", (id,)):
        yield Finding(id, "nobody has a link that owns it", True)
    stored = loading.fetch(db, id) if replay else None
    if stored is None:
        return
    if stored.row.broken:
        yield Finding(id, f"set aside: {stored.row.broken}", False)
        return
    try:
        played = loading.played(stored)
    except Declined as declined:
        yield Finding(id, declined.message, True)
        return
    if not isinstance(played, Playthrough):
        yield Finding(id, f"will go on under rules {played.entry.option}", False)
