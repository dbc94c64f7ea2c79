"""News from other server processes, by PostgreSQL's LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import json
import threading
from typing import TYPE_CHECKING

import psycopg

from .logs import log
from .sql import CHANNEL, Postgres

if TYPE_CHECKING:
    from .hall import Hall

AGAIN = 1.0
"""Seconds between two attempts to listen."""


async def listen(hall: Hall) -> None:
    """Hear what other processes tell, for as long as the server runs.

    Whenever listening begins anew, news may have been missed, so every table is read again.
    """
    database = hall.store.database
    assert isinstance(database, Postgres)
    stopping = threading.Event()
    try:
        while True:
            try:
                await asyncio.to_thread(_hear, database, hall, asyncio.get_running_loop(), stopping)
            except (psycopg.Error, OSError) as error:
                log.warning("cannot hear other processes", extra={"why": str(error).strip()})
            await asyncio.sleep(AGAIN)
    finally:
        stopping.set()


def _hear(
    database: Postgres, hall: Hall, loop: asyncio.AbstractEventLoop, stopping: threading.Event
) -> None:
    """Listen in a thread; what is heard is taken in by the event loop."""
    connection = database.connect()
    try:
        connection.execute(f"LISTEN {CHANNEL}")
        asyncio.run_coroutine_threadsafe(hall.everything_stale(), loop)
        while not stopping.is_set():
            for said in connection.notifies(timeout=0.5):
                loop.call_soon_threadsafe(hall.heard, json.loads(said.payload))
                if stopping.is_set():
                    break
    finally:
        connection.close()
