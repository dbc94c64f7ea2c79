"""Queries that keep the house in order: who came when, what goes into storage, what is removed, who made how much."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from . import queries
from .sql import Connection

LONG = 5_000
"""Lines of a log with which a table counts for one more: what is kept for an address is counted, not only how often."""


class Round(Protocol):
    """Deals with tables forgotten since a time, so many at most and none of those spared; those it dealt with."""

    def __call__(
        self, db: Connection, before: float, most: int, spared: Collection[str] = ()
    ) -> list[str]: ...


def visit(db: Connection, id: str, now: float) -> None:
    """Somebody has come to a table: it is out of storage, if it was in it."""
    db.run("UPDATE tables SET visited = ?, stored = 0 WHERE id = ?", (now, id))


def forgotten(
    db: Connection, before: float, stored: bool, most: int, spared: Collection[str] = ()
) -> list[str]:
    """Tables that nobody has come to or played at since then, the longest forgotten first."""
    rows = db.run(
        "SELECT id FROM tables WHERE stored = ? AND visited < ? AND updated < ?"
        " ORDER BY visited LIMIT ?",
        (int(stored), before, before, most + len(spared)),
    )
    return [row[0] for row in rows if row[0] not in spared][:most]


def put_away(db: Connection, before: float, most: int, spared: Collection[str] = ()) -> list[str]:
    """Put forgotten tables into storage: the log is kept, and of the positions only one that the log begins from."""
    ids = forgotten(db, before, False, most, spared)
    for id in sorted(ids):
        db.run("UPDATE tables SET stored = 1 WHERE id = ?", (id,))
        db.run(
            "DELETE FROM snapshots WHERE table_id = ? AND number <> COALESCE("
            "(SELECT MAX(number) FROM choices WHERE table_id = ? AND kind = 'rebase'), -1)",
            (id, id),
        )
        for passing in ("votes", "notices", "clocks"):
            db.run(f"DELETE FROM {passing} WHERE table_id = ?", (id,))
        db.notify(id, "table")
    return ids


def remove(db: Connection, before: float, most: int, spared: Collection[str] = ()) -> list[str]:
    """Remove forgotten tables from storage, for good."""
    ids = forgotten(db, before, True, most, spared)
    for id in sorted(ids):
        queries.delete(db, id)
    return ids


def made_by(db: Connection, maker: str) -> int:
    """How many tables somebody has made that are not in storage; one with a long log counts for several."""
    [[count, more]] = db.run(
        "SELECT COUNT(*), COALESCE(SUM("
        f"(SELECT COALESCE(MAX(number), 0) FROM choices WHERE table_id = t.id) / {LONG}"
        "), 0) FROM tables t WHERE maker = ? AND stored = 0",
        (maker,),
    )
    return int(count) + int(more)


def mute(db: Connection, table: str, seat: int | None, muted: bool) -> None:
    """Keep a seat from speaking, or (without a seat) everybody who only looks on; or let them speak again."""
    if seat is None:
        db.run("UPDATE tables SET hushed = ? WHERE id = ?", (int(muted), table))
    else:
        db.run(
            "UPDATE seats SET muted = ? WHERE table_id = ? AND seat = ?", (int(muted), table, seat)
        )
    db.notify(table, "seats")


def drop_links(db: Connection, table: str, role: str, seat: int) -> int:
    """Close the links of a role and seat; how many there were."""
    return db.change(
        "DELETE FROM links WHERE table_id = ? AND role = ? AND seat = ?", (table, role, seat)
    )
