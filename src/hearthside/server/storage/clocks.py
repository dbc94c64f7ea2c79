"""Queries on clocks: how they stand, which have run out, and how long no server was there."""

from __future__ import annotations

import json
import math
from collections.abc import Callable

from ..clock import Clock
from .sql import Connection

GAP = 10.0
"""Seconds without a beat after which no server counts as having been there."""
_BEAT = "clocks"


def set_rules(db: Connection, table: str, rules: str) -> None:
    """Give a table a clock, or take it away."""
    db.run("UPDATE tables SET clock = ? WHERE id = ?", (rules, table))
    db.run("DELETE FROM clocks WHERE table_id = ?", (table,))
    db.notify(table, "table")


def clock(db: Connection, table: str) -> Clock:
    """How a table's clock stands."""
    rows = db.run(
        f"SELECT line, ends, state FROM clocks WHERE table_id = ?{db.database.for_update}", (table,)
    )
    if not rows:
        return Clock()
    line, ends, state = rows[0]
    told = json.loads(state)
    left = {int(seat): seconds for seat, seconds in told["left"].items()}
    return Clock(
        line=line,
        seat=told["seat"],
        ends=math.inf if ends is None else ends,
        left=left,
        away=frozenset(told["away"]),
        most=told["most"],
    )


def change(
    db: Connection, table: str, line: int, now: float, how: Callable[[Clock], Clock]
) -> Clock:
    """Change a clock, unless it is further than `line` already; how it stands afterwards."""
    # The table's own row first, as every choice does, so that nobody waits for each other in a circle.
    db.run(f"SELECT id FROM tables WHERE id = ?{db.database.for_update}", (table,))
    beat(db, now)
    before = clock(db, table)
    if before.line > line:
        return before
    after = how(before)
    if after == before:
        return before
    state = {
        "seat": after.seat,
        "left": after.left,
        "away": sorted(after.away),
        "most": after.most,
    }
    ends = None if math.isinf(after.ends) else after.ends
    db.run(
        "INSERT INTO clocks (table_id, line, ends, state, claimed) VALUES (?, ?, ?, ?, 0)"
        " ON CONFLICT (table_id) DO UPDATE SET line = excluded.line, ends = excluded.ends,"
        " state = excluded.state, claimed = 0",
        (table, after.line, ends, json.dumps(state)),
    )
    return after


def due(db: Connection, now: float, most: int) -> list[str]:
    """Tables where somebody's time is up, and nobody sees to it yet."""
    rows = db.run(
        "SELECT table_id FROM clocks WHERE ends <= ? AND claimed < ? ORDER BY ends LIMIT ?",
        (now, now, most),
    )
    return [row[0] for row in rows]


def claim(db: Connection, table: str, now: float, until: float) -> bool:
    """See to a clock that has run out; False when another process does."""
    beat(db, now)
    changed = db.change(
        "UPDATE clocks SET claimed = ? WHERE table_id = ? AND ends <= ? AND claimed < ?",
        (until, table, now, now),
    )
    return changed == 1


def running(db: Connection) -> bool:
    """Whether any clock runs."""
    return bool(db.run("SELECT 1 FROM clocks WHERE ends IS NOT NULL LIMIT 1"))


def beat(db: Connection, now: float) -> float:
    """Note that a server is here, for as long as clocks run. Had none been for a while, or was the machine's own clock set
    back, they all go on as if nothing had been; returns how long it was.
    """
    rows = db.run(f"SELECT at FROM beats WHERE name = ?{db.database.for_update}", (_BEAT,))
    db.run(
        "INSERT INTO beats (name, at) VALUES (?, ?)"
        " ON CONFLICT (name) DO UPDATE SET at = excluded.at",
        (_BEAT, now),
    )
    gap = now - rows[0][0] if rows else 0.0
    if abs(gap) <= GAP:
        return 0.0
    db.run("UPDATE clocks SET ends = ends + ?, claimed = 0 WHERE ends IS NOT NULL", (gap,))
    return float(gap)
