"""Queries on tables that look for players, and on keyrings."""

from __future__ import annotations

import hmac
from typing import Literal, NamedTuple

from .. import links
from ..declined import Declined
from ..links import Token
from . import provenance, queries
from .sql import Connection

MOST_KEYRINGS = 100
"""Keyrings that are kept for one address."""
MOST_LISTED = 10
"""Tables of one maker that look for players at once: the lobby shows the newest, and nobody's are to hide the others'."""

_OPEN = "(SELECT COUNT(*) FROM seats WHERE table_id = t.id AND kind = 'friend' AND claimed = 0)"
_LOOKING = "t.listed = 1 AND t.over = 0 AND t.archived = 0 AND t.stored = 0 AND t.broken = ''"


class Listed(NamedTuple):
    """A table that looks for players."""

    table: str
    name: str
    game: str
    created: float
    seats: int
    open: int
    clock: str


def set_listed(db: Connection, table: str, listed: bool) -> None:
    """Let a table look for players, or no longer; declined if its maker has too many that do."""
    if listed:
        [[others]] = db.run(
            "SELECT COUNT(*) FROM tables t JOIN tables mine ON mine.maker = t.maker"
            f" WHERE mine.id = ? AND t.id <> mine.id AND t.maker <> '' AND {_LOOKING} AND {_OPEN} > 0",
            (table,),
        )
        if others >= MOST_LISTED:
            message = f"{MOST_LISTED} of your tables look for players, and that is as many as can at once."
            raise Declined("quota", message, status=429)
    db.run("UPDATE tables SET listed = ? WHERE id = ?", (int(listed), table))
    db.notify(table, "table")


def listed(db: Connection, most: int) -> list[Listed]:
    """Tables that look for players and have a seat for one, the newest first."""
    rows = db.run(
        "SELECT t.id, t.name, t.game, t.created,"
        " (SELECT COUNT(*) FROM seats WHERE table_id = t.id),"
        f" {_OPEN}, t.clock FROM tables t WHERE {_LOOKING} AND {_OPEN} > 0 ORDER BY t.created DESC LIMIT ?",
        (most,),
    )
    return [Listed(*row) for row in rows]


def take_seat(
    db: Connection, table: str, name: str, address: str, most: int
) -> tuple[int, str] | Literal["none", "too many"]:
    """Take the first open seat of a table that looks for players: the seat and its new link.

    Nobody takes a seat from an address that has taken so many already, at tables where the game goes on.
    """
    locked = db.run(
        f"SELECT id FROM tables t WHERE id = ? AND {_LOOKING}{db.database.for_update}", (table,)
    )
    if not locked:
        return "none"
    rows = db.run(
        "SELECT MIN(seat) FROM seats WHERE table_id = ? AND kind = 'friend' AND claimed = 0",
        (table,),
    )
    seat = rows[0][0]
    if seat is None:
        return "none"
    joiner = links.maker(address, provenance.server_key(db, "addresses"))
    [[taken]] = db.run(
        "SELECT COUNT(*) FROM seats s JOIN tables t ON t.id = s.table_id"
        " WHERE s.joiner = ? AND t.over = 0 AND t.stored = 0",
        (joiner,),
    )
    if taken >= most:
        return "too many"
    db.run("UPDATE seats SET claimed = 1 WHERE table_id = ? AND seat = ?", (table, seat))
    if name:
        db.run("UPDATE seats SET name = ? WHERE table_id = ? AND seat = ?", (name, table, seat))
    queries.drop_links(db, table, seat)
    db.run("UPDATE seats SET joiner = ? WHERE table_id = ? AND seat = ?", (joiner, table, seat))
    token = queries.add_link(db, table, "seat", seat)
    db.notify(table, "seats")
    return int(seat), token


def keep_keyring(
    db: Connection, token: Token, content: str, address: str, now: float
) -> Literal["kept", "not yours", "too many"]:
    """Keep a keyring, unless its handle is somebody else's or its address has too many."""
    rows = db.run("SELECT hash FROM keyrings WHERE handle = ?", (token.handle,))
    if rows and not hmac.compare_digest(rows[0][0], token.hash):
        return "not yours"
    maker = links.maker(address, provenance.server_key(db, "addresses"))
    [[count]] = db.run("SELECT COUNT(*) FROM keyrings WHERE maker = ?", (maker,))
    if not rows and count >= MOST_KEYRINGS:
        return "too many"
    db.run(
        "INSERT INTO keyrings (handle, hash, content, maker, kept) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (handle) DO UPDATE SET content = excluded.content, kept = excluded.kept",
        (token.handle, token.hash, content, maker, now),
    )
    return "kept"


def keyring(db: Connection, token: Token) -> str | None:
    """What was kept; None if nothing was, or the token is not its own."""
    rows = db.run("SELECT hash, content FROM keyrings WHERE handle = ?", (token.handle,))
    if not rows or not hmac.compare_digest(rows[0][0], token.hash):
        return None
    return str(rows[0][1])


def drop_keyring(db: Connection, token: Token) -> None:
    """Keep it no longer."""
    db.run("DELETE FROM keyrings WHERE handle = ? AND hash = ?", (token.handle, token.hash))
