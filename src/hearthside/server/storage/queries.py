"""Every query on tables, their logs, seats, links and chat. Each takes the connection it runs on."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence

from .. import links
from .rows import Entry, Said, SeatRow, Snapshot, Summary, TableRow
from .sql import Connection

_TABLE = (
    "id, game, version, setup, seed, name, created, updated, archived, over, turn, phase,"
    " bot_to_move, parent, parent_at, broken, visited, stored, maker, hushed,"
    " listed, redeal, clock"
)

_SEAT = "seat, kind, strength, name, claimed, seen, muted"
_ENTRY = "number, kind, seat, option, made, dice"
APART = 60.0
"""Seconds that the clocks of two machines may be apart."""
MOST_SAID = 500
"""Lines of chat that are kept of a table."""


def add_table(db: Connection, t: TableRow) -> None:
    """Keep a new table."""
    db.run(
        f"INSERT INTO tables ({_TABLE}) VALUES ({', '.join('?' * 23)})",
        (
            *(t.id, t.game, t.version, t.setup, t.seed, t.name, t.created, t.updated),
            *(int(t.archived), int(t.over), t.turn, t.phase, int(t.bot_to_move)),
            *(t.parent, t.parent_at, t.broken, t.visited, int(t.stored), t.maker, int(t.hushed)),
            *(int(t.listed), t.redeal, t.clock),
        ),
    )


def table(db: Connection, id: str) -> TableRow | None:
    """The table called `id`."""
    rows = db.run(f"SELECT {_TABLE} FROM tables WHERE id = ?", (id,))
    return _table(rows[0]) if rows else None


def tables(db: Connection, ids: Sequence[str]) -> list[TableRow]:
    """The tables called `ids`, the last touched first."""
    if not ids:
        return []
    marks = ", ".join("?" * len(ids))
    rows = db.run(
        f"SELECT {_TABLE} FROM tables WHERE id IN ({marks}) ORDER BY updated DESC", tuple(ids)
    )
    return [_table(row) for row in rows]


def _table(row: tuple[object, ...]) -> TableRow:
    values = list(row)
    for flag in (8, 9, 12, 17, 19, 20):
        values[flag] = bool(values[flag])
    return TableRow(*values)  # type: ignore[arg-type]


def rename(db: Connection, id: str, name: str) -> None:
    """Give a table another name."""
    db.run("UPDATE tables SET name = ?, updated = ? WHERE id = ?", (name, time.time(), id))
    db.notify(id, "table")


def archive(db: Connection, id: str, archived: bool) -> None:
    """Put a table away, or take it out again."""
    db.run("UPDATE tables SET archived = ? WHERE id = ?", (int(archived), id))
    db.notify(id, "table")


PARTS = (
    "choices",
    "snapshots",
    "votes",
    "chat",
    "links",
    "seats",
    "epochs",
    "provenance",
    "notices",
    "clocks",
)
"""Everything that belongs to a table, each with its `table_id`."""


def delete(db: Connection, id: str) -> None:
    """Take a table away with everything that belongs to it; branches of it stay."""
    db.run(f"SELECT id FROM tables WHERE id = ?{db.database.for_update}", (id,))
    for part in PARTS:
        db.run(f"DELETE FROM {part} WHERE table_id = ?", (id,))
    db.run("DELETE FROM tables WHERE id = ?", (id,))
    db.notify(id, "deleted")


def append(db: Connection, table: str, entry: Entry, summary: Summary, worker: str) -> bool:
    """Append a line to a table's log; False when another line took its number first."""
    added = db.change(
        f"INSERT INTO choices (table_id, {_ENTRY}) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (table, entry.number, entry.kind, entry.seat, entry.option, entry.made, entry.dice),
    )
    if added != 1:
        return False
    summarise(db, table, summary, entry.made)
    db.notify(table, "log", number=entry.number, worker=worker)
    return True


def summarise(db: Connection, table: str, summary: Summary, now: float) -> None:
    """Bring a table's row up to date with its position."""
    db.run(
        "UPDATE tables SET over = ?, turn = ?, phase = ?, bot_to_move = ?, updated = ?"
        " WHERE id = ?",
        (
            *(int(summary.over), summary.turn, summary.phase, int(summary.bot_to_move)),
            *(now, table),
        ),
    )


def add_entries(db: Connection, table: str, entries: Iterable[Entry]) -> None:
    """Keep the log of a table that begins with one (a branch, an imported record)."""
    db.many(
        f"INSERT INTO choices (table_id, {_ENTRY}) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(table, e.number, e.kind, e.seat, e.option, e.made, e.dice) for e in entries],
    )


def entries(db: Connection, table: str, start: int = 0) -> list[Entry]:
    """A table's log from line `start` on."""
    rows = db.run(
        f"SELECT {_ENTRY} FROM choices WHERE table_id = ? AND number >= ? ORDER BY number",
        (table, start),
    )
    return [Entry(*row) for row in rows]


def thrown(db: Connection, table: str) -> list[tuple[int, str, str]]:
    """The lines of a table's log that threw dice: number, kind and key."""
    rows = db.run(
        "SELECT number, kind, dice FROM choices WHERE table_id = ? AND dice <> '' ORDER BY number",
        (table,),
    )
    return [(int(number), kind, dice) for number, kind, dice in rows]


def keep_snapshot(db: Connection, table: str, snapshot: Snapshot, older: int) -> None:
    """Keep a position; the one before it, at `older`, is let go."""
    db.run(
        "INSERT INTO snapshots (table_id, number, version, position) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (table_id, number) DO UPDATE SET version = excluded.version,"
        " position = excluded.position",
        (table, snapshot.number, snapshot.version, snapshot.position),
    )
    if older != snapshot.number:
        db.run("DELETE FROM snapshots WHERE table_id = ? AND number = ?", (table, older))


def last_snapshot(db: Connection, table: str) -> Snapshot | None:
    """The latest position kept of a table."""
    rows = db.run(
        "SELECT number, version, position FROM snapshots WHERE table_id = ?"
        " ORDER BY number DESC LIMIT 1",
        (table,),
    )
    return Snapshot(*rows[0]) if rows else None


def snapshot_at(db: Connection, table: str, number: int) -> Snapshot | None:
    """The position kept at a line of the log."""
    rows = db.run(
        "SELECT number, version, position FROM snapshots WHERE table_id = ? AND number = ?",
        (table, number),
    )
    return Snapshot(*rows[0]) if rows else None


def add_seat(db: Connection, table: str, s: SeatRow) -> None:
    """Keep who sits at a seat, in place of whoever sat there."""
    db.run(
        f"INSERT INTO seats (table_id, {_SEAT}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id, seat) DO UPDATE SET"
        " kind = excluded.kind, strength = excluded.strength, name = excluded.name,"
        " claimed = excluded.claimed, seen = excluded.seen, muted = excluded.muted",
        (table, s.seat, s.kind, s.strength, s.name, int(s.claimed), int(s.seen), int(s.muted)),
    )


def drop_seat(db: Connection, table: str, seat: int) -> None:
    """Take a seat away, and the links that opened it."""
    db.run("DELETE FROM seats WHERE table_id = ? AND seat = ?", (table, seat))
    drop_links(db, table, seat)


def seats(db: Connection, table: str) -> list[SeatRow]:
    """Who sits at a table."""
    rows = db.run(f"SELECT {_SEAT} FROM seats WHERE table_id = ? ORDER BY seat", (table,))
    return [
        SeatRow(seat, kind, strength, name, bool(claimed), bool(seen), bool(muted))
        for seat, kind, strength, name, claimed, seen, muted in rows
    ]


def add_link(db: Connection, table: str, role: links.Role, seat: int) -> str:
    """Make a link and keep its hash; the token is returned once and stored nowhere."""
    text = links.new_token()
    token = links.read_token(text)
    assert token is not None
    db.run(
        "INSERT INTO links (handle, table_id, role, seat, hash, made) VALUES (?, ?, ?, ?, ?, ?)",
        (token.handle, table, role, seat, token.hash, time.time()),
    )
    return text


def drop_links(db: Connection, table: str, seat: int) -> None:
    """Close the links of a seat, which changes hands: whoever took it in the lobby has it no longer."""
    db.run("UPDATE seats SET joiner = '' WHERE table_id = ? AND seat = ?", (table, seat))
    db.run("DELETE FROM links WHERE table_id = ? AND role = 'seat' AND seat = ?", (table, seat))


def handles(db: Connection, table: str) -> set[str]:
    """The handles of a table's links."""
    return {row[0] for row in db.run("SELECT handle FROM links WHERE table_id = ?", (table,))}


def opened(db: Connection, text: object) -> links.Link | None:
    """The link that a token opens, or None."""
    token = links.read_token(text)
    if token is None:
        return None
    rows = db.run(
        "SELECT handle, table_id, role, seat, hash FROM links WHERE handle = ?", (token.handle,)
    )
    if not rows:
        return None
    link = links.Link(*rows[0])
    return link if link.opened_by(token) else None


def cast(db: Connection, table: str, number: int, seat: int, yes: bool, now: float) -> None:
    """Cast or change a vote on taking back the choice before line `number`."""
    db.run(
        "INSERT INTO votes (table_id, number, seat, yes, cast_at) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id, number, seat) DO UPDATE SET yes = excluded.yes,"
        " cast_at = excluded.cast_at",
        (table, number, seat, int(yes), now),
    )
    db.notify(table, "vote")


def votes(db: Connection, table: str, number: int) -> dict[int, bool]:
    """The votes on taking back the choice before line `number`, the first one first."""
    rows = db.run(
        "SELECT seat, yes FROM votes WHERE table_id = ? AND number = ? ORDER BY cast_at",
        (table, number),
    )
    return {seat: bool(yes) for seat, yes in rows}


def drop_votes(db: Connection, table: str, number: int) -> None:
    """Forget a vote that was turned down."""
    db.run("DELETE FROM votes WHERE table_id = ? AND number = ?", (table, number))
    db.notify(table, "vote")


def say(
    db: Connection, table: str, seat: int, name: str, text: str, now: float, worker: str
) -> Said:
    """Keep a line of chat; of many, the oldest is let go."""
    rows = db.run(
        "INSERT INTO chat (table_id, seat, name, text, said) VALUES (?, ?, ?, ?, ?) RETURNING id",
        (table, seat, name, text, now),
    )
    db.run(
        "DELETE FROM chat WHERE table_id = ? AND id <="
        " (SELECT id FROM chat WHERE table_id = ? ORDER BY id DESC LIMIT 1 OFFSET ?)",
        (table, table, MOST_SAID),
    )
    said = Said(int(rows[0][0]), seat, name, text, now)
    db.notify(table, "chat", id=said.id, worker=worker)
    return said


def chat(db: Connection, table: str, after: int = 0, last: int = 100) -> list[Said]:
    """The last lines of chat with ids above `after`, oldest first."""
    rows = db.run(
        "SELECT id, seat, name, text, said FROM chat WHERE table_id = ? AND id > ?"
        " ORDER BY id DESC LIMIT ?",
        (table, after, last),
    )
    return [Said(*row) for row in reversed(rows)]


def lease_bots(db: Connection, table: str, worker: str, now: float, until: float) -> bool:
    """Let `worker` move the bots of a table until then, unless another worker does.

    A lease that ends far later than any is made for was made before the clock was set back.
    """
    changed = db.change(
        "UPDATE tables SET driver = ?, driver_until = ?"
        " WHERE id = ? AND (driver = ? OR driver_until < ? OR driver_until > ?)",
        (worker, until, table, worker, now, until + APART),
    )
    return changed == 1
