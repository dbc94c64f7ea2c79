"""The one place that knows which SQL database is underneath: SQLite or PostgreSQL.

Queries elsewhere are written once, with `?` for parameters. A `Connection` is one connection used by one
thread. Whatever goes wrong with the database itself (a full disk, a server that went away) comes
out as `StorageDown`; a broken one opens itself again the next time it is used.
"""

from __future__ import annotations

import json
import os
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Protocol

import psycopg

from .. import metrics

CHANNEL = "hearthside"
Row = tuple[Any, ...]
Value = str | int | float | None


class StorageDown(Exception):
    """The database cannot be used at the moment. Nothing of the transaction was kept, unless that is
    `unsure`: the answer to a commit never came.
    """

    def __init__(self, reason: str, unsure: bool = False) -> None:
        super().__init__(reason)
        self.unsure = unsure


class TableGone(Exception):
    """The table that something was to be kept of has been deleted."""


class RawConnection(Protocol):
    """What connections of the two database drivers have in common, as far as it is used here."""

    def execute(self, query: Any, params: Any = ..., /) -> Any: ...
    def cursor(self) -> Any: ...
    def close(self) -> None: ...


class Database(ABC):
    """A database: how to connect to it, and what it words differently."""

    name = ""
    shared = False
    """Whether several server processes may use it at once."""
    serial = ""
    """The type of a column that numbers its rows by itself."""
    begin = "BEGIN"
    begin_snapshot = "BEGIN"
    """Begins a transaction that reads everything as it is at one moment."""
    overriding = ""
    """What an INSERT says that gives a number to a column which numbers its rows by itself."""
    for_update = ""
    """What a SELECT ends with that locks its rows, where a transaction does not lock everything anyway."""
    errors: tuple[type[Exception], ...] = ()

    @abstractmethod
    def connect(self) -> RawConnection:
        """A new connection that commits every statement by itself outside transactions."""

    def write(self, query: str) -> str:
        """`query` with parameters marked the way the driver wants them."""
        return query

    def lock_schema(self, db: Connection) -> None:
        """Keep other processes from migrating until the transaction ends."""
        return

    def notify(self, db: Connection, payload: str) -> None:
        """Tell the other server processes something when the transaction commits."""
        return

    def tend(self, db: Connection) -> None:
        """Do the housekeeping that no commit should wait for."""
        return

    def trim(self, db: Connection) -> None:
        """Do the housekeeping between two commits, on the connection that writes."""
        return

    @abstractmethod
    def columns(self, db: Connection, table: str) -> list[str]:
        """The columns of a table in their order; none if there is no such table."""

    def renumber(self, db: Connection, tables: Sequence[str]) -> None:
        """Let columns that number their rows go on after the highest number."""
        return

    def faults(self, db: Connection) -> list[str]:
        """What the database itself finds wrong with what it holds."""
        return []

    def reason(self, error: Exception) -> str:
        """What to tell people about an error of the driver."""
        return str(error).strip() or type(error).__name__


_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=0")
FAR_TOO_LONG = 4
"""So many times as long as it should be, it is emptied however long that takes."""
LONGEST_LOG = 8 * 1024 * 1024
"""Bytes of the write-ahead log from which on it is emptied: checkpoints beside the writer never do while choices come."""


class Sqlite(Database):
    """One file with a write-ahead log; every commit reaches the disk before it is answered."""

    name = "sqlite"
    serial = "INTEGER PRIMARY KEY AUTOINCREMENT"
    begin = "BEGIN IMMEDIATE"
    errors = (sqlite3.OperationalError, sqlite3.DatabaseError, OSError)

    def __init__(self, path: Path) -> None:
        self.path = path
        self._tended = False
        """Whether most of the log has just been taken over beside the writer, so that emptying it takes no time."""

    def connect(self) -> RawConnection:
        self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with suppress(
            FileExistsError
        ):  # it holds what is hidden at tables, so nobody else reads it
            os.close(os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        connection = sqlite3.connect(
            self.path, timeout=5.0, isolation_level=None, check_same_thread=False
        )
        for pragma in _PRAGMAS:
            connection.execute(f"PRAGMA {pragma}").fetchall()
        return connection

    def tend(self, db: Connection) -> None:
        db.run("PRAGMA wal_checkpoint(PASSIVE)")
        self._tended = True
        metrics.write_ahead.set(self._log_size())

    def trim(self, db: Connection) -> None:
        size = self._log_size()
        if size > FAR_TOO_LONG * LONGEST_LOG or (self._tended and size > LONGEST_LOG):
            self._tended = False
            with suppress(StorageDown):
                db.run("PRAGMA wal_checkpoint(TRUNCATE)")

    def columns(self, db: Connection, table: str) -> list[str]:
        return [row[1] for row in db.run(f"PRAGMA table_info({table})")]

    def faults(self, db: Connection) -> list[str]:
        said = [row[0] for row in db.run("PRAGMA integrity_check")]
        orphans = db.run("PRAGMA foreign_key_check")
        said += [f"{row[0]} {row[1]} belongs to no table" for row in orphans]
        return [text for text in said if text != "ok"]

    def _log_size(self) -> int:
        try:
            return os.stat(f"{self.path}-wal").st_size
        except OSError:
            return 0

    def __str__(self) -> str:
        return str(self.path)


class Postgres(Database):
    """A PostgreSQL server, for several worker processes."""

    name = "postgres"
    shared = True
    serial = "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY"
    overriding = " OVERRIDING SYSTEM VALUE"
    for_update = " FOR UPDATE"
    begin_snapshot = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
    errors = (psycopg.Error, OSError)

    def __init__(self, url: str) -> None:
        self.url = url

    def connect(self) -> psycopg.Connection[Row]:
        return psycopg.connect(
            self.url,
            autocommit=True,
            connect_timeout=5,
            keepalives_idle=5,
            keepalives_interval=2,
            keepalives_count=3,
            tcp_user_timeout=10_000,
            options="-c statement_timeout=15000 -c lock_timeout=10000",
        )

    def write(self, query: str) -> str:
        return query.replace("?", "%s")

    def lock_schema(self, db: Connection) -> None:
        db.run("SELECT pg_advisory_xact_lock(?)", (4_711_201,))

    def columns(self, db: Connection, table: str) -> list[str]:
        rows = db.run(
            "SELECT column_name FROM information_schema.columns"
            " WHERE table_schema = current_schema() AND table_name = ? ORDER BY ordinal_position",
            (table,),
        )
        return [row[0] for row in rows]

    def renumber(self, db: Connection, tables: Sequence[str]) -> None:
        for table in tables:
            db.run(
                "SELECT setval(pg_get_serial_sequence(?, 'id'),"
                f" COALESCE((SELECT MAX(id) FROM {table}), 0) + 1, false)",
                (table,),
            )

    def notify(self, db: Connection, payload: str) -> None:
        db.run("SELECT pg_notify(?, ?)", (CHANNEL, payload))

    def __str__(self) -> str:
        info = psycopg.conninfo.conninfo_to_dict(self.url)
        return f"postgresql {info.get('host', 'local')}/{info.get('dbname', '')}"


def database_at(url: str | None, data: Path) -> Database:
    """The database named by `url`, or the SQLite file in the data folder."""
    if not url:
        return Sqlite(data / "hearthside.sqlite3")
    if url.startswith(("postgres://", "postgresql://")):
        return Postgres(url)
    if url.startswith("sqlite:///"):
        return Sqlite(Path(url.removeprefix("sqlite:///")))
    raise ValueError(
        f"database {url.split('@')[-1]!r}: expected postgresql://... or sqlite:///path"
    )


class Connection:
    """One connection, used by one thread at a time, that opens itself again after a failure."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._connection: RawConnection | None = None
        self._written: dict[str, str] = {}

    def run(self, query: str, params: Sequence[Value] = ()) -> list[Row]:
        """The rows of a query, or no rows for a statement that gives none."""
        text = self._written.get(query)
        if text is None:
            text = self._written[query] = self.database.write(query)
        with self._errors():
            cursor = self._open().execute(text, tuple(params))
            return list(cursor.fetchall()) if cursor.description else []

    def change(self, query: str, params: Sequence[Value] = ()) -> int:
        """Run a statement; how many rows it changed."""
        with self._errors():
            cursor = self._open().execute(self.database.write(query), tuple(params))
            return int(cursor.rowcount)

    def many(self, query: str, rows: Sequence[Sequence[Value]]) -> None:
        """Run a statement for each of many rows."""
        with self._errors():
            self._open().cursor().executemany(self.database.write(query), rows)

    def notify(self, table: str, what: str, **more: object) -> None:
        """Tell the other server processes that something of a table changed."""
        self.database.notify(self, json.dumps({"table": table, "what": what, **more}))

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """All or nothing: commit at the end, roll back on any error."""
        try:
            self.run(self.database.begin)
        except StorageDown:
            # On a fresh connection: the old one may have died while nobody used it.
            self.run(self.database.begin)
        try:
            yield
            self._commit()
        except BaseException:
            self._roll_back()
            raise

    @contextmanager
    def snapshot(self) -> Iterator[None]:
        """Read everything as it is at one moment, whatever others write meanwhile."""
        self.run(self.database.begin_snapshot)
        try:
            yield
        finally:
            self._roll_back()

    def _commit(self) -> None:
        try:
            self.run("COMMIT")
        except StorageDown as down:
            # A server may have done it and gone away before it said so; a file tells at once.
            down.unsure = self.database.shared
            raise

    def close(self) -> None:
        """Close the connection, if it is open."""
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                connection.close()
            except self.database.errors:
                return

    def _open(self) -> RawConnection:
        if self._connection is None:
            self._connection = self.database.connect()
        return self._connection

    def _roll_back(self) -> None:
        if self._connection is not None:
            try:
                self._connection.execute("ROLLBACK")
            except self.database.errors:
                self.close()

    @contextmanager
    def _errors(self) -> Iterator[None]:
        try:
            yield
        except (sqlite3.IntegrityError, psycopg.IntegrityError) as error:
            if _is_orphan(error):
                raise TableGone("the table has been deleted") from error
            raise
        except (sqlite3.DataError, psycopg.DataError):
            raise  # what was to be kept cannot be; the database is well
        except self.database.errors as error:
            self.close()
            raise StorageDown(self.database.reason(error)) from error


def _is_orphan(error: sqlite3.IntegrityError | psycopg.IntegrityError) -> bool:
    """Whether something would belong to a table that is not there."""
    if isinstance(error, sqlite3.IntegrityError):
        return error.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY
    return isinstance(error, psycopg.errors.ForeignKeyViolation)
