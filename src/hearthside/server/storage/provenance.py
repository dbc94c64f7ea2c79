"""Queries on where tables come from and what their dice are thrown by, and the keys of the server itself."""

from __future__ import annotations

import secrets

from ..declined import Declined
from .rows import Epoch, Origin
from .sql import Connection

MOST_ORIGINS = 300
"""Lines on where a table comes from, beyond which nobody adds any of their own will. All of them are shown."""
OTHERS_ORIGINS = 100
"""Those beyond which nobody but the table's owner does, who can always close a seat to whoever plays about with it."""

_EPOCH = "number, line, secret, why, seat, contribution, began"


def epochs(db: Connection, table: str) -> list[Epoch]:
    """The epochs of a table in order; the last has not begun."""
    rows = db.run(f"SELECT {_EPOCH} FROM epochs WHERE table_id = ? ORDER BY number", (table,))
    return [Epoch(*row) for row in rows]


def keep_epoch(db: Connection, table: str, epoch: Epoch) -> None:
    """Keep an epoch, in place of the same one before it had begun."""
    db.run(
        f"INSERT INTO epochs (table_id, {_EPOCH}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id, number) DO UPDATE SET line = excluded.line, why = excluded.why,"
        " seat = excluded.seat, contribution = excluded.contribution, began = excluded.began",
        (
            *(table, epoch.number, epoch.line, epoch.secret, epoch.why, epoch.seat),
            *(epoch.contribution, epoch.began),
        ),
    )


def add_origin(db: Connection, table: str, origin: Origin) -> None:
    """Keep a line on where a table comes from."""
    db.run(
        "INSERT INTO provenance (table_id, line, text, at) VALUES (?, ?, ?, ?)",
        (table, origin.line, origin.text, origin.at),
    )


def expect_room(db: Connection, table: str, owner: bool) -> None:
    """Decline what would be told of a table's origin, when so much is that nobody could find anything in it."""
    [[count]] = db.run("SELECT COUNT(*) FROM provenance WHERE table_id = ?", (table,))
    if count >= (MOST_ORIGINS if owner else OTHERS_ORIGINS):
        message = "So much has been changed about this table that nothing more can be."
        raise Declined("too_many", message, status=429)


def origins(db: Connection, table: str, most: int = 2 * MOST_ORIGINS) -> list[Origin]:
    """Where a table comes from, the oldest first."""
    rows = db.run(
        "SELECT line, text, at FROM provenance WHERE table_id = ? ORDER BY id DESC LIMIT ?",
        (table, most),
    )
    return [Origin(*row) for row in reversed(rows)]


def server_key(db: Connection, name: str) -> bytes:
    """A key of the server's own, made when it is first wanted and the same for all its processes."""
    db.run(
        "INSERT INTO server_keys (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING",
        (name, secrets.token_hex(32)),
    )
    return bytes.fromhex(db.run("SELECT value FROM server_keys WHERE name = ?", (name,))[0][0])


def redeal_all(db: Connection, why: str) -> None:
    """Let what nobody knows be dealt anew at every running table, before anybody plays on there."""
    db.run("UPDATE tables SET redeal = ? WHERE over = 0", (why,))


def redealt(db: Connection, table: str) -> None:
    """What was to be dealt anew at a table has been."""
    db.run("UPDATE tables SET redeal = '' WHERE id = ?", (table,))


def set_aside(db: Connection, table: str, reason: str) -> None:
    """Note why a table cannot go on; empty to let it go on."""
    db.run("UPDATE tables SET broken = ? WHERE id = ?", (reason, table))
    db.notify(table, "table")


def keep_value(db: Connection, name: str, value: str) -> None:
    """Keep a value of the server's own, in place of the one before."""
    db.run(
        "INSERT INTO server_keys (name, value) VALUES (?, ?)"
        " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        (name, value),
    )
