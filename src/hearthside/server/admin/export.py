"""Exporting: tables as record files, which any Hearthside can replay, and this server can take in again."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from ..declined import Declined
from ..records import sign
from ..storage import provenance
from ..storage.rows import Origin
from ..storage.sql import Connection, Database
from ..tables import loading
from ..tables.playthrough import Playthrough

TAKEN = "The keeper of the server took the record, which tells everything that is hidden now."


class Exported(NamedTuple):
    """A table, the file it went into, or why it could not be exported."""

    table: str
    path: Path | None
    reason: str


def export(database: Database, folder: Path, only: list[str], running: bool) -> Iterator[Exported]:
    """Write the records of tables into a folder. A running game's record tells its hidden things, so its table is told."""
    db = Connection(database)
    try:
        key = provenance.server_key(db, "records")
        for id in only or [row[0] for row in db.run("SELECT id FROM tables ORDER BY id")]:
            yield _export(db, folder, id, key, running)
    finally:
        db.close()


def _export(db: Connection, folder: Path, id: str, key: bytes, running: bool) -> Exported:
    stored = loading.fetch(db, id)
    if stored is None:
        return Exported(id, None, "there is no such table")
    if not stored.row.over and not running:
        return Exported(id, None, "the game is not over (--running takes it all the same)")
    try:
        played = loading.played(stored)
    except Declined as declined:
        return Exported(id, None, declined.message)
    path = folder / f"{stored.row.game}-{id}.hearthside"
    if not stored.row.over:
        with db.transaction():
            provenance.add_origin(db, id, Origin(len(stored.entries), TAKEN, time.time()))
    session = played.session if isinstance(played, Playthrough) else played.play.session
    path.write_text(sign(str(session.record()), key), encoding="utf-8")
    return Exported(id, path, "")
