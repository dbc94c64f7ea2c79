"""Branching: what a new table with the same beginning is made from."""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from ..deadline import LOADING, deadline
from ..declined import Declined
from ..records import compact
from ..storage.rows import Entry
from .history import History, Insight, begun, dealt_anew, insight
from .open_table import OpenTable
from .playthrough import Standing

Beside = Callable[[Callable[[], "Branch"]], Awaitable["Branch"]]
"""Does something in a thread, at the cost of whoever asked for it."""


class Branch(NamedTuple):
    """The beginning of a branch: after how many choices it leaves, how it stands, and its lines."""

    at: int
    standing: Standing
    position: str
    entries: list[Entry]
    base: str


async def branched(
    table: OpenTable, at: int, owner: bool, seats: set[int], beside: Beside
) -> Branch:
    """The first `at` choices of a table; declined for those who may not have them."""
    async with table.held() as held:
        session = held.play.session
        allowed = insight(held, owner, seats)
        if not session.first <= at <= session.number:
            message = f"The record goes from choice {session.first} to {session.number}, not {at}."
            raise Declined("no_such_point", message)
        history = History.of(session)
    return await beside(lambda: _branched(table, history, at, allowed))


def _branched(table: OpenTable, history: History, at: int, allowed: Insight) -> Branch:
    with deadline(LOADING):
        play = begun(table)
        play.follow(history.entries(at, play.number))
        if allowed == "redealt":
            key = secrets.randbits(256) | 1 << 255
            session = dealt_anew(table.game, play.session, key)
            base = compact(session.position())
            lines = [Entry(0, "rebase", -1, table.game.version, time.time())]
            return Branch(session.number, Standing.of(session), base, lines, base)
        base = bare(table)
        lines = [Entry(0, "rebase", -1, table.game.version, time.time())] if base else []
        lines += history.entries(at, len(lines), time.time())
        position = compact(play.session.position())
        return Branch(at, Standing.of(play.session), position, lines, base)


def bare(table: OpenTable) -> str:
    """What a table began from, without the choices made in that step: a session counts those among its own."""
    if not table.base:
        return ""
    return compact(begun(table).session.position())
