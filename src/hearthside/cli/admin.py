"""`hearthside admin`: what the keeper of a server does beside it."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer
from rich.markup import escape

from .output import console, errors

if TYPE_CHECKING:
    from hearthside.server.storage.sql import Connection, Database
    from hearthside.server.storage.upkeep import Round

commands = typer.Typer(
    name="admin",
    no_args_is_help=True,
    help="Keep a server's tables: back up, restore, verify, export, prune.\n\n"
    "Every command finds the database as `hearthside serve` does: by --database, or as SQLite in the --data folder.",
)

Data = Annotated[
    Path, typer.Option(envvar="HEARTHSIDE_DATA", help="The folder of the SQLite file.")
]
DatabaseAddress = Annotated[
    str,
    typer.Option(
        "--database", envvar="HEARTHSIDE_DATABASE", help="A PostgreSQL address instead of SQLite."
    ),
]
Days = Annotated[float | None, typer.Option(min=0, help="Days; 0 for never.", metavar="DAYS")]
FOLDER = Path("data")
DAY = 86_400.0
AT_ONCE = 100


def _fail(text: str) -> NoReturn:
    errors.print(f"[red]{escape(text)}[/]", highlight=False, soft_wrap=True)
    raise typer.Exit(1)


@contextmanager
def _told() -> Iterator[None]:
    """Whatever goes wrong with a database or a backup is told in a line."""
    from hearthside.server.admin.backup import BackupError
    from hearthside.server.storage.migrations import SchemaTooNew
    from hearthside.server.storage.sql import StorageDown

    try:
        yield
    except StorageDown as error:
        _fail(f"The database cannot be used: {error}")
    except (BackupError, SchemaTooNew, OSError) as error:
        _fail(str(error))


def _database(data: Path, address: str, new: bool = False, old: bool = False) -> Database:
    """The database that is meant. It must be there unless it may be `new`, and of this version unless it may be `old`.

    A server may be running over it, so its schema is left as it is.
    """
    from hearthside.server.storage.migrations import reached, steps
    from hearthside.server.storage.sql import Connection, Sqlite, database_at

    try:
        database = database_at(address or None, data)
    except ValueError as error:
        raise typer.BadParameter(str(error), param_hint="--database") from None
    if new:
        return database
    if isinstance(database, Sqlite) and not database.path.exists():
        _fail(f"There is no database at {database.path}; name its folder with --data.")
    db = Connection(database)
    try:
        has, known = reached(db), steps()[-1][0]
    finally:
        db.close()
    if has > known or (has < known and not old):
        wanted = (
            "use a newer Hearthside" if has > known else "start the server of this version once"
        )
        _fail(f"{database} has schema step {has}, this version knows {known}: {wanted}.")
    return database


@commands.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not be there yet.")],
    data: Data = FOLDER,
    database: DatabaseAddress = "",
) -> None:
    """Write everything into one file, while the server runs.

    The file restores into SQLite or PostgreSQL, whichever it came from. It holds what is hidden at running tables and
    the server's keys, so only you can read it: keep it so.
    """
    from hearthside.server.admin import backup as backups

    with _told():
        told = backups.back_up(_database(data, database, old=True), file)
    console.print(f"{file}: {_count(told.rows)}", highlight=False, soft_wrap=True)


@commands.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A backup.")],
    data: Data = FOLDER,
    database: DatabaseAddress = "",
) -> None:
    """Fill an empty database from a backup, all of it or nothing.

    Stop the server first, and move the old database away. A backup of an older version is brought up to date.
    """
    from hearthside.server.admin import backup as backups

    with _told():
        into = _database(data, database, new=True)
        told = backups.restore(into, file)
    made = time.strftime("%Y-%m-%d %H:%M", time.gmtime(told.made))
    console.print(f"{into}: {_count(told.rows)}, as of {made} UTC", highlight=False, soft_wrap=True)


@commands.command()
def verify(
    backup: Annotated[
        Path | None, typer.Option(help="Verify this backup instead of the database.")
    ] = None,
    quick: Annotated[bool, typer.Option("--quick", help="Do not replay every table.")] = False,
    data: Data = FOLDER,
    database: DatabaseAddress = "",
) -> None:
    """Check that everything kept can be played on: the database itself, every log, every game by replaying it.

    Nothing is changed, and the server may run. The exit code is 1 if something is wrong.
    """
    from hearthside.server.admin.verify import verify as verified
    from hearthside.server.admin.verify import verify_backup

    tables = faults = 0
    with _told():
        found = (
            verify_backup(backup, not quick)
            if backup is not None
            else verified(_database(data, database), not quick)
        )
        for finding in found:
            tables += finding is None or bool(finding.table)
            if finding is not None:
                faults += finding.fault
                colour = "red" if finding.fault else "yellow"
                where = finding.table or "database"
                console.print(
                    f"[{colour}]{where}[/] {escape(finding.text)}", highlight=False, soft_wrap=True
                )
    console.print(
        f"{_number(tables, 'table')}, {_number(faults, 'fault')}", highlight=False, soft_wrap=True
    )
    if faults:
        raise typer.Exit(1)


@commands.command()
def export(
    folder: Annotated[Path, typer.Argument(help="The folder to write record files into.")],
    table: Annotated[
        list[str] | None, typer.Option(help="Only this table (again for more).")
    ] = None,
    running: Annotated[
        bool,
        typer.Option("--running", help="Games that are not over too; their tables are told of it."),
    ] = False,
    data: Data = FOLDER,
    database: DatabaseAddress = "",
) -> None:
    """Write tables as record files, which `hearthside replay` shows and any server takes in."""
    from hearthside.server.admin.export import export as exported

    done = 0
    with _told():
        where = _database(data, database)
        folder.mkdir(parents=True, exist_ok=True)
        for one in exported(where, folder, table or [], running):
            done += one.path is not None
            if one.path is None:
                errors.print(
                    f"{one.table} left out: {escape(one.reason)}", highlight=False, soft_wrap=True
                )
    console.print(f"{folder}: {_number(done, 'record')}", highlight=False, soft_wrap=True)
    if table and done < len(table):
        raise typer.Exit(1)


@commands.command()
def prune(
    archive_after: Days = None,
    remove_after: Days = None,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Say what would be done, and do nothing.")
    ] = False,
    compact: Annotated[
        bool, typer.Option("--compact", help="Give free space back to the disk (SQLite).")
    ] = False,
    data: Data = FOLDER,
    database: DatabaseAddress = "",
) -> None:
    """Put tables that nobody has come back to into storage, and remove those stored for long enough.

    A server does this by itself every hour (HEARTHSIDE_ARCHIVE_DAYS, HEARTHSIDE_REMOVE_DAYS); what those say is what
    is done here unless you say otherwise.
    """
    from hearthside.server.config import Config
    from hearthside.server.storage import upkeep
    from hearthside.server.storage.sql import Connection

    config, now = Config.from_environment(), time.time()
    archive = config.archive_days if archive_after is None else archive_after
    remove = config.remove_days if remove_after is None else remove_after
    with _told():
        db = Connection(_database(data, database))
        try:
            stored = _some(db, upkeep.put_away, now, archive, dry_run, False)
            removed = _some(db, upkeep.remove, now, remove, dry_run, True)
            if compact and not dry_run and db.database.name == "sqlite":
                db.run("VACUUM")
        finally:
            db.close()
    would = "would go" if dry_run else "went"
    _list("into storage", would, stored)
    _list("for good", would, removed)


def _some(
    db: Connection, what: Round, now: float, days: float, dry_run: bool, stored: bool
) -> list[str]:
    from hearthside.server.storage import upkeep

    if not days:
        return []
    before = now - days * DAY
    if dry_run:
        return upkeep.forgotten(db, before, stored, 1 << 30)
    done: list[str] = []
    while True:
        with db.transaction():
            more = what(db, before, AT_ONCE)
        done += more
        if len(more) < AT_ONCE:
            return done


def _list(where: str, would: str, ids: Iterable[str]) -> None:
    ids = list(ids)
    for id in ids:
        console.print(f"{id} {would} {where}", highlight=False, soft_wrap=True)
    console.print(f"{_number(len(ids), 'table')} {would} {where}", highlight=False, soft_wrap=True)


def _count(rows: dict[str, int]) -> str:
    return f"{_number(rows['tables'], 'table')}, {rows['choices']} lines of their logs"


def _number(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"
