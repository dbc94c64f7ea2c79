"""Queries on notices: who wants to be told of their turn, and who is to be told now."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Literal

from hearthside.kernel import ANYONE

from .sql import Connection

NoticeKind = Literal["email", "webhook", "push"]
_NOTICE = "table_id, seat, kind, address, secret, confirmed, told, failures"


@dataclass(frozen=True, slots=True)
class Notice:
    """How somebody wants to be told. `told` is the line of the log at which they last were."""

    table: str
    seat: int
    kind: NoticeKind
    address: str
    secret: str
    confirmed: bool
    told: int = -1
    failures: int = 0


@dataclass(frozen=True, slots=True)
class Due:
    """A notice to be sent: the table's name and game, and the line of the log that waits for the seat."""

    notice: Notice
    name: str
    game: str
    line: int


_ONE = "WHERE table_id = ? AND seat = ? AND kind = ?"
_LINE = "COALESCE((SELECT MAX(number) + 1 FROM choices WHERE table_id = n.table_id), 0)"


def keep(db: Connection, n: Notice) -> None:
    """Keep a notice, in place of the one of its kind before."""
    db.run(f"DELETE FROM notices {_ONE}", (n.table, n.seat, n.kind))
    db.run(
        f"INSERT INTO notices ({_NOTICE}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (n.table, n.seat, n.kind, n.address, n.secret, int(n.confirmed), n.told, n.failures),
    )


def of_seat(db: Connection, table: str, seat: int) -> list[Notice]:
    """How a seat is told."""
    rows = db.run(
        f"SELECT {_NOTICE} FROM notices WHERE table_id = ? AND seat = ? ORDER BY kind",
        (table, seat),
    )
    return [_notice(row) for row in rows]


def confirm(db: Connection, table: str, seat: int, kind: NoticeKind) -> None:
    """Whoever reads what is sent to the address wants it."""
    db.run(f"UPDATE notices SET confirmed = 1 {_ONE}", (table, seat, kind))


def drop(db: Connection, table: str, seat: int, kind: str) -> None:
    """Tell a seat no longer."""
    db.run(f"DELETE FROM notices {_ONE}", (table, seat, kind))


def drop_all(db: Connection, table: str, seat: int) -> None:
    """A seat has changed hands: whoever held it is told no longer."""
    db.run("DELETE FROM notices WHERE table_id = ? AND seat = ?", (table, seat))


def due(
    db: Connection, before: float, most: int, after: tuple[str, int] = ("", -1)
) -> tuple[list[Due], tuple[str, int] | None]:
    """Notices for seats that have been to choose since before then and have not been told of it.

    So many are looked at, those of tables and seats behind `after`; the last of them, if there may be more.
    """
    rows = db.run(
        "SELECT n.table_id, n.seat, n.kind, n.address, n.secret, n.confirmed, n.told, n.failures,"
        f" t.name, t.game, t.turn, {_LINE} FROM notices n JOIN tables t ON t.id = n.table_id"
        f" WHERE n.confirmed = 1 AND t.over = 0 AND t.updated < ? AND n.told < {_LINE}"
        " AND (n.table_id > ? OR (n.table_id = ? AND n.seat > ?))"
        " ORDER BY n.table_id, n.seat LIMIT ?",
        (before, after[0], after[0], after[1], most),
    )
    found = []
    for *head, name, game, turn, line in rows:
        notice = _notice(tuple(head))
        if {notice.seat, ANYONE} & set(json.loads(turn)):
            found.append(Due(notice, name, game, int(line)))
    # The last seat may have further notices, which the next look begins with.
    last = rows[-1][:2] if len(rows) == most else None
    return found, None if last is None else (last[0], last[1] - 1)


def claim(db: Connection, due: Due) -> bool:
    """Take it upon oneself to send a notice; False when another process has."""
    n = due.notice
    changed = db.change(
        f"UPDATE notices SET told = ? {_ONE} AND told = ?",
        (due.line, n.table, n.seat, n.kind, n.told),
    )
    return changed == 1


def failed(db: Connection, due: Due, most: int) -> bool:
    """Let a notice that could not be sent be tried again; one that fails for good is dropped, and False returned."""
    n = due.notice
    if n.failures + 1 >= most:
        drop(db, n.table, n.seat, n.kind)
        return False
    db.run(
        f"UPDATE notices SET told = ?, failures = failures + 1 {_ONE} AND told = ?",
        (n.told, n.table, n.seat, n.kind, due.line),
    )
    return True


def delivered(db: Connection, due: Due) -> None:
    """A notice went out; what failed before is forgotten."""
    n = due.notice
    db.run(f"UPDATE notices SET failures = 0 {_ONE}", (n.table, n.seat, n.kind))


def _notice(row: tuple[object, ...]) -> Notice:
    table, seat, kind, address, secret, confirmed, told, failures = row
    return Notice(table, seat, kind, address, secret, bool(confirmed), told, failures)  # type: ignore[arg-type]
