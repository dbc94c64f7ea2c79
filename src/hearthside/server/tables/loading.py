"""Loading a table from what is stored: by its log, or by a snapshot when the rules have changed."""

from __future__ import annotations

import json
import time
from typing import Any, NamedTuple

from hearthside.kernel import Game, Session, digest, from_data

from ..deadline import LOADING, deadline
from ..declined import Declined
from ..lobby import game_of
from ..logs import log
from ..storage import provenance, queries
from ..storage.rows import Entry, SeatRow, Snapshot, TableRow
from ..storage.sql import Connection
from .fairness import Fairness
from .open_table import OpenTable
from .playthrough import Playthrough, Unreadable, summary


class Stored(NamedTuple):
    """All that is stored of a table that its playthrough is made from."""

    row: TableRow
    entries: list[Entry]
    seats: list[SeatRow]
    base: Snapshot | None
    last: Snapshot | None
    fair: Fairness


class Rebased(NamedTuple):
    """A playthrough that goes on under newer rules, and what must be stored for that."""

    play: Playthrough
    entry: Entry
    snapshot: Snapshot


def broken(game: Game[Any], reason: str) -> Declined:
    """What is said of a table that was set aside."""
    message = (
        f"The rules of {game.title} failed at this table, so it was set aside; everything that was chosen is kept."
        f" It can be opened again when they are mended. ({reason})"
    )
    return Declined("broken", message[:500], status=409)


def fetch(db: Connection, id: str) -> Stored | None:
    """Read a table."""
    row = queries.table(db, id)
    if row is None:
        return None
    entries = queries.entries(db, id)
    rebases = [e for e in entries if e.kind == "rebase"]
    base = queries.snapshot_at(db, id, rebases[-1].number) if rebases else None
    fair = Fairness(id, tuple(provenance.epochs(db, id)))
    return Stored(row, entries, queries.seats(db, id), base, queries.last_snapshot(db, id), fair)


def build(stored: Stored) -> OpenTable | Rebased:
    """The table in memory; or, when its rules are not today's, how it goes on under today's."""
    play = played(stored)
    if isinstance(play, Rebased):
        return play
    play.rewound = play.number
    base, last, kept = stored.base, stored.last, -1
    if last is not None and (base is None or last.number > base.number):
        kept = last.number
    begun = base.position if base else ""
    game = play.session.game
    return OpenTable(stored.row, game, play, stored.seats, stored.fair, base=begun, kept=kept)


def played(stored: Stored) -> Playthrough | Rebased:
    """The game as it stands; or, when its rules are not today's, how it goes on under today's."""
    game = game_of(stored.row.game)
    if _rules(stored) != game.version:
        return rebase(game, stored)
    try:
        with deadline(LOADING):
            play = _begin(game, stored)
            _follow(play, stored)
    except Exception as error:
        log.warning("rebased", extra={"table": stored.row.id, "why": repr(error)})
        return rebase(game, stored)
    return play


def _follow(play: Playthrough, stored: Stored) -> None:
    """Take in the log, and hold it against the last snapshot: both must tell the same game."""
    last = stored.last
    between = last.number if last is not None and last.number > play.number else play.number
    play.follow(stored.entries[play.number : between])
    if last is not None and last.number == play.number:
        kept = json.loads(last.position)
        now = play.session.position()
        state = play.session.game.state
        kept["state"], now["state"] = (
            digest(from_data(state, position["state"])) for position in (kept, now)
        )
        if kept != now:
            raise Unreadable(last.number, "replaying gives another position than was kept")
    play.follow(stored.entries[play.number :])


def _rules(stored: Stored) -> str:
    """The version of the rules the table was last played under."""
    return stored.base.version if stored.base else stored.row.version


def _begin(game: Game[Any], stored: Stored) -> Playthrough:
    """The playthrough at the start of the game, or where it was last rebased."""
    if stored.base is not None:
        play = Playthrough.at(game, stored.base.position, stored.base.number + 1)
        play.remark("rebased", f"The table goes on under rules {stored.base.version}.")
        return play
    return Playthrough.begin(game, json.loads(stored.row.setup), int(stored.row.seed))


def rebase(game: Game[Any], stored: Stored) -> Rebased:
    """Go on from the last snapshot, and from there as far along the log as today's rules allow."""
    old = _rules(stored)
    if stored.last is None:
        return _replayed(game, stored)
    begins = stored.last.number + (1 if stored.last == stored.base else 0)
    try:
        with deadline(LOADING):
            play = Playthrough(_session(game, stored.last.position), begins)
    except Exception as error:
        message = f"Saved under rules {old}; rules {game.version} cannot read it: {error!r}"
        raise Declined("old_rules", message, status=409) from error
    try:
        with deadline(LOADING):
            play.follow(stored.entries[begins:])
    except Exception as error:
        extra = {"table": stored.row.id, "line": play.number, "why": repr(error)}
        log.warning("choices that no longer fit were let go", extra=extra)
    number = len(stored.entries)
    entry = Entry(number, "rebase", -1, game.version, time.time())
    return Rebased(play, entry, Snapshot(number, game.version, play.position()))


def _replayed(game: Game[Any], stored: Stored) -> Rebased:
    """Go on from storage, where no position is kept: today's rules must be able to follow the whole log."""
    number = len(stored.entries)
    try:
        with deadline(LOADING):
            play = _begin(game, stored)
            play.follow(stored.entries)
    except Exception as error:
        message = f"Put away under rules {_rules(stored)}, and rules {game.version} cannot follow its record: {error!r}"
        raise Declined("old_rules", message[:500], status=409) from error
    entry = Entry(number, "rebase", -1, game.version, time.time())
    return Rebased(play, entry, Snapshot(number, game.version, play.position()))


def _session(game: Game[Any], position: str) -> Session[Any]:
    """The session at a position; at its step's beginning if the choices since do not fit."""
    data = json.loads(position)
    try:
        return Session.at(game, data, keyed=True, journal=True)
    except ValueError:
        bare = {**data, "since": [], "keys": [], "redeals": []}
        return Session.at(game, bare, keyed=True, journal=True)


def keep_rebase(db: Connection, stored: Stored, rebased: Rebased, worker: str) -> bool:
    """Store that a table goes on under newer rules; False when another process did so first."""
    bots = {s.seat for s in stored.seats if s.kind == "bot"}
    row = summary(rebased.play.session, bots)
    if not queries.append(db, stored.row.id, rebased.entry, row, worker):
        return False
    older = stored.last.number if stored.last and stored.last != stored.base else -1
    if older == rebased.snapshot.number:
        older = -1
    queries.keep_snapshot(db, stored.row.id, rebased.snapshot, older)
    return True
