"""`make bench-server`: how the server holds up, over SQLite or a database of your choice.

200 tables with scripted players, one choice a second at each: how soon choices are acknowledged; the
number of tables at which 95 of 100 no longer are within 50 ms; memory for an idle table; the time to
open a table with a long record.

    python -m bench.server [--game NAME] [--database URL] [--workers N] [--seconds S] [--tables N]
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import statistics
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
from tests.running import ServerProcess

from hearthside.games import load
from hearthside.kernel import Session
from hearthside.server.client import TableClient

WITHIN = 0.050
PACE = 1.0
"""Seconds between two choices at one table, on average."""
SETTINGS = {"HEARTHSIDE_BOTS": "0", "HEARTHSIDE_IDLE": "3600", "HEARTHSIDE_LOG_LEVEL": "warning"}


async def new_tables(url: str, game: str, count: int) -> list[dict[str, Any]]:
    """Make tables with every seat at one screen."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        made = []
        for _ in range(count):
            answer = await http.post("/api/tables", json={"game": game, "setup": {}})
            made.append(answer.raise_for_status().json())
        return made


async def play(seats: list[TableClient], seed: int, ends: float, waits: list[float]) -> None:
    """Choose at random at one table, once a second or so, and note how long each answer took."""
    dice = random.Random(seed)
    await asyncio.sleep(dice.uniform(0, PACE))
    while time.monotonic() < ends and not seats[0].over:
        client = next(client for client in seats if client.my_turn)
        began = time.perf_counter()
        number = await client.choose(dice.choice(client.options))
        waits.append(time.perf_counter() - began)
        for other in seats:
            await other.reach(number)
        await asyncio.sleep(dice.uniform(0.5 * PACE, 1.5 * PACE))


async def load_test(url: str, game: str, count: int, seconds: float) -> list[float]:
    """The times to acknowledgement at `count` tables, sorted.

    Every seat has a socket of its own, as when everybody plays from home.
    """
    waits: list[float] = []
    gc.collect()
    gc.disable()  # A pause here would count as the server's.
    async with AsyncExitStack() as sockets:
        tables = []
        for table in await new_tables(url, game, count):
            seats = [TableClient(url, table["table"], seat["link"]) for seat in table["seats"]]
            for client in seats:
                await sockets.enter_async_context(client)
            tables.append(seats)
        ends = time.monotonic() + seconds
        await asyncio.gather(*(play(seats, n, ends, waits) for n, seats in enumerate(tables)))
    return sorted(waits)


def percentile(waits: list[float], share: float) -> float:
    return waits[min(len(waits) - 1, int(len(waits) * share))] * 1000


async def ramp(url: str, game: str, first: int, seconds: float) -> int:
    """Print a line for each number of tables; the last number at which the promise held."""
    held, count = 0, first
    while True:
        waits = await load_test(url, game, count, seconds)
        inside = sum(1 for wait in waits if wait <= WITHIN) / len(waits)
        print(
            f"  {count:5} tables  {len(waits) / seconds:7.0f} choices/s   median"
            f" {statistics.median(waits) * 1000:6.1f} ms   95% {percentile(waits, 0.95):6.1f} ms"
            f"   99% {percentile(waits, 0.99):6.1f} ms   within 50 ms {inside:7.2%}",
            flush=True,
        )
        if inside < 0.95:
            return held
        held, count = count, count * 3 // 2


async def idle_memory(server: ServerProcess, game: str, count: int = 100) -> float:
    """Kilobytes that one more table in memory takes, with nobody looking."""
    tables = await new_tables(server.url, game, count + 10)
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:

        async def open_table(table: dict[str, Any]) -> None:
            headers = {"Authorization": f"Bearer {table['owner']}"}
            answer = await http.get(f"/api/tables/{table['table']}", headers=headers)
            answer.raise_for_status()

        for table in tables[:10]:
            await open_table(table)
        before = server.memory()
        for table in tables[10:]:
            await open_table(table)
    return (server.memory() - before) / count / 1024


def long_record(game: str, most: int) -> Session[Any]:
    """A game of random choices that went on for long."""
    dice = random.Random(1)
    longest: Session[Any] | None = None
    for seed in range(5):
        session = Session(load(game), {}, seed=seed)
        while session.decision is not None and session.number < most:
            session.choose(dice.choice(session.decision.options))
        if longest is None or session.number > longest.number:
            longest = session
    assert longest is not None
    return longest


async def open_long(server: ServerProcess, game: str, most: int) -> tuple[int, float]:
    """Choices in a long record, and the milliseconds until its table is shown after a restart."""
    session = long_record(game, most)
    async with httpx.AsyncClient(base_url=server.url, timeout=120) as http:
        answer = await http.post("/api/tables/import", json={"record": str(session.record())})
    table = answer.raise_for_status().json()
    server.stop()
    server.start()
    began = time.perf_counter()
    async with TableClient(server.url, table["table"], table["owner"]) as client:
        assert client.view["made"] == session.number
    return session.number, (time.perf_counter() - began) * 1000


async def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default="vagrantsong")
    parser.add_argument("--database", default="")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--choices", type=int, default=2000, help="length of the long record")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder), given.database, given.workers, **SETTINGS)
        kind = "PostgreSQL" if given.database else "SQLite"
        print(f"{given.game} over {kind}, {given.workers} worker(s), one choice a second a table")
        server.start()
        try:
            kilobytes = await idle_memory(server, given.game)
            count, opening = await open_long(server, given.game, given.choices)
            print(f"  memory for an idle table: {kilobytes:.0f} kB")
            print(f"  a table with {count} choices is shown in {opening:.0f} ms after a restart")
            held = await ramp(server.url, given.game, given.tables, given.seconds)
            print(f"  95 of 100 choices within 50 ms holds up to {held} tables")
        finally:
            server.stop()


if __name__ == "__main__":
    asyncio.run(main())
