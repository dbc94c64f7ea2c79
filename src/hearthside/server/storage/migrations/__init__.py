"""The schema of the database, as numbered steps that run by themselves when a server starts."""

from __future__ import annotations

import re
import time
from importlib.resources import files

from ..sql import Connection

_NAME = re.compile(r"(\d{4})_\w+\.sql")


class SchemaTooNew(Exception):
    """The database was used by a newer server; this one would not understand it."""


def steps() -> list[tuple[int, str, str]]:
    """Every migration in order: its number, its file name and its SQL."""
    found = []
    for file in files(__package__).iterdir():
        match = _NAME.fullmatch(file.name)
        if match:
            found.append((int(match[1]), file.name, file.read_text(encoding="utf-8")))
    return sorted(found)


def reached(db: Connection) -> int:
    """The last step that a database has taken; 0 for one that has taken none."""
    if not db.database.columns(db, "schema_steps"):
        return 0
    return int(db.run("SELECT COALESCE(MAX(number), 0) FROM schema_steps")[0][0])


def migrate(db: Connection, upto: int | None = None) -> list[str]:
    """Bring the schema up to date in one transaction; the names of the steps that ran."""
    ran = []
    with db.transaction():
        db.database.lock_schema(db)
        db.run(
            "CREATE TABLE IF NOT EXISTS schema_steps"
            " (number BIGINT PRIMARY KEY, name TEXT NOT NULL, ran DOUBLE PRECISION NOT NULL)"
        )
        done = {row[0] for row in db.run("SELECT number FROM schema_steps")}
        known = steps()
        if done - {number for number, _, _ in known}:
            raise SchemaTooNew(
                f"the database has schema step {max(done)}, this server knows {known[-1][0]}:"
                " start a newer server"
            )
        for number, name, text in known:
            if number in done or (upto is not None and number > upto):
                continue
            for statement in statements(text.replace("{serial}", db.database.serial)):
                db.run(statement)
            db.run("INSERT INTO schema_steps VALUES (?, ?, ?)", (number, name, time.time()))
            ran.append(name)
    return ran


def statements(text: str) -> list[str]:
    """The statements of a migration file, without comments."""
    bare = re.sub(r"--[^\n]*", "", text)
    return [part.strip() for part in bare.split(";") if part.strip()]
