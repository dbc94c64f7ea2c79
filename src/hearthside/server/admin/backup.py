"""Backups: everything a server keeps, in one file that either kind of database can be restored from.

A backup is JSON, one value a line, compressed: a head, then for each table of the database its name with its columns and
its rows, and an end with the number of rows and a checksum of everything before. It is taken in one transaction, while
the server runs.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TextIO

from hearthside import __version__

from ..storage import provenance, queries
from ..storage.migrations import migrate, reached, steps
from ..storage.sql import Connection, Database

MAGIC = "hearthside backup 1"
EVERYTHING = ("server_keys", "beats", "keyrings", "tables", *queries.PARTS)
"""The tables of the database in an order in which they can be filled."""


RESTORED = "The server was restored from a backup, and some may know what came next."
"""Why dice are dealt anew: a line's number and secret give its dice, and such lines may have been played already."""


class BackupError(Exception):
    """A backup that cannot be taken or restored; it says why."""


@dataclass(frozen=True, slots=True)
class Told:
    """What a backup holds."""

    made: float
    version: str
    schema: int
    rows: dict[str, int]


# Taking one --------------------------------------------------------------------------------


def back_up(database: Database, path: Path) -> Told:
    """Write everything into a new file, readable by nobody else; complete or not at all."""
    if path.exists():
        raise BackupError(f"{path} is there already")
    part = path.with_name(f"{path.name}.part")
    db = Connection(database)
    try:
        descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with (
            os.fdopen(descriptor, "wb") as raw,
            gzip.open(raw, "wt", encoding="utf-8", compresslevel=6) as file,
            db.snapshot(),
        ):
            told = _write(db, file)
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.rename(path)
    except OSError as error:
        raise BackupError(f"{path}: {error.strerror or error}") from error
    finally:
        part.unlink(missing_ok=True)
        db.close()
    return told


def _write(db: Connection, file: TextIO) -> Told:
    sums, rows = hashlib.sha256(), dict[str, int]()

    def put(value: object) -> None:
        text = json.dumps(value, separators=(",", ":")) + "\n"
        sums.update(text.encode())
        file.write(text)

    schema = reached(db)
    if not schema:
        raise BackupError(f"{db.database} holds nothing of Hearthside's")
    told = Told(time.time(), __version__, schema, rows)
    put({"backup": MAGIC, "made": told.made, "version": told.version, "schema": schema})
    ids = [row[0] for row in db.run("SELECT id FROM tables ORDER BY id")]
    for name in EVERYTHING:
        columns = db.database.columns(db, name)
        if not columns:
            continue  # which an older version did not have
        put({"table": name, "columns": columns})
        rows[name] = 0
        for row in _rows(db, name, columns, ids):
            put(row)
            rows[name] += 1
    file.write(json.dumps({"end": rows, "sha256": sums.hexdigest()}) + "\n")
    return told


def _rows(db: Connection, name: str, columns: list[str], ids: list[str]) -> Iterator[list[Any]]:
    """The rows of a table; those of one game table at a time, however many there are."""
    query = f"SELECT {', '.join(columns)} FROM {name}"
    if name in queries.PARTS:
        for id in ids:
            yield from map(list, db.run(f"{query} WHERE table_id = ?", (id,)))
    elif name == "tables":
        for id in ids:
            yield from map(list, db.run(f"{query} WHERE id = ?", (id,)))
    else:
        yield from map(list, db.run(query))


# Reading one -------------------------------------------------------------------------------


def inspect(path: Path) -> Told:
    """What a backup holds, once every line of it has been checked."""
    sums, rows, name = hashlib.sha256(), dict[str, int](), ""
    head: dict[str, Any] | None = None
    with _opened(path) as file:
        for number, line in enumerate(file, 1):
            value = _value(path, number, line)
            if head is None:
                head = _head(path, value)
            elif isinstance(value, dict) and "end" in value:
                if value["sha256"] != sums.hexdigest() or value["end"] != rows:
                    raise BackupError(f"{path}: what it holds is not what was written")
                return Told(head["made"], head["version"], head["schema"], rows)
            elif isinstance(value, dict):
                name = value["table"]
                rows[name] = 0
            else:
                rows[name] += 1
            sums.update(line.encode())
    raise BackupError(f"{path}: it stops before its end")


def restore(database: Database, path: Path) -> Told:
    """Fill an empty database from a backup, and bring it up to date; complete or not at all."""
    told = inspect(path)
    known = steps()[-1][0]
    if told.schema > known:
        raise BackupError(
            f"{path} has schema step {told.schema}, this version knows {known}: use Hearthside {told.version} or newer"
        )
    db = Connection(database)
    try:
        _expect_empty(db)
        migrate(db, upto=told.schema)
        with db.transaction(), _opened(path) as file:
            if db.run("SELECT 1 FROM tables LIMIT 1"):
                raise BackupError(_IN_USE.format(database))
            _fill(db, path, file)
            database.renumber(db, ("chat", "provenance"))
        migrate(db)
        with db.transaction():
            provenance.redeal_all(db, RESTORED)
    finally:
        db.close()
    return told


_IN_USE = "{} holds tables already; restore into an empty database, or move that one away first"


def _expect_empty(db: Connection) -> None:
    """Refuse a database in use before its schema is touched."""
    if db.database.columns(db, "tables") and db.run("SELECT 1 FROM tables LIMIT 1"):
        raise BackupError(_IN_USE.format(db.database))


def _fill(db: Connection, path: Path, file: TextIO) -> None:
    query = ""
    for number, line in enumerate(file, 1):
        value = _value(path, number, line)
        if isinstance(value, list):
            db.run(query, value)
        elif "table" in value:
            query = _insert(db, path, value)


def _insert(db: Connection, path: Path, head: dict[str, Any]) -> str:
    """How a row of a table is added; names come from the file, so they are held against the schema."""
    name, columns = head["table"], head["columns"]
    if name not in EVERYTHING or not set(columns) <= set(db.database.columns(db, name)):
        raise BackupError(f"{path}: this version has no table {name!r} with {columns}")
    marks = ", ".join("?" * len(columns))
    clash = (
        " ON CONFLICT (name) DO UPDATE SET value = excluded.value" if name == "server_keys" else ""
    )
    return (
        f"INSERT INTO {name} ({', '.join(columns)}){db.database.overriding} VALUES ({marks}){clash}"
    )


@contextmanager
def _opened(path: Path) -> Iterator[TextIO]:
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            yield file
    except FileNotFoundError:
        raise BackupError(f"{path}: there is no such file") from None
    except (OSError, EOFError, UnicodeDecodeError) as error:
        raise BackupError(f"{path}: not a whole backup ({error})") from None


def _value(path: Path, number: int, line: str) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        raise BackupError(f"{path}: line {number} cannot be read") from None


def _head(path: Path, value: Any) -> dict[str, Any]:
    if not isinstance(value, dict) or value.get("backup") != MAGIC:
        raise BackupError(f"{path}: not a backup of Hearthside")
    return value
