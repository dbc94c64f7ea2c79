"""`make bench-server`: what a table costs a server that nobody looks at: memory while it is idle, and time to open it
again after a restart, however long its record. What players feel is measured by `bench.felt`.

    python -m bench.server [--game NAME...] [--database URL] [--choices N] [--json]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from tests.running import ServerProcess

from hearthside.games import load
from hearthside.kernel import Session
from hearthside.server.client import TableClient

GAMES = ["vagrantsong", "vast", "deck_goes_west", "folklore"]
SETTINGS = {"HEARTHSIDE_BOTS": "0", "HEARTHSIDE_IDLE": "3600", "HEARTHSIDE_LOG_LEVEL": "warning"}


async def new_tables(url: str, game: str, count: int) -> list[dict[str, Any]]:
    """Make tables with every seat at one screen."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        made = []
        for _ in range(count):
            answer = await http.post("/api/tables", json={"game": game, "setup": {}})
            made.append(answer.raise_for_status().json())
        return made


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
    parser.add_argument("--game", nargs="+", default=GAMES)
    parser.add_argument("--database", default="")
    parser.add_argument("--choices", type=int, default=2000, help="length of the long record")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    for game in given.game:
        with tempfile.TemporaryDirectory() as folder:
            server = ServerProcess(Path(folder), given.database, 1, fresh=True, **SETTINGS).start()
            try:
                kilobytes = await idle_memory(server, game)
                count, opening = await open_long(server, game, given.choices)
            finally:
                server.stop()
        if given.json:
            found = {"game": game, "idle_kb": kilobytes, "choices": count, "opening_ms": opening}
            print(json.dumps(found), flush=True)
            continue
        print(f"{game}: an idle table takes {kilobytes:.0f} kB", end="; ")
        print(f"one with {count} choices is shown in {opening:.0f} ms after a restart", flush=True)


if __name__ == "__main__":
    asyncio.run(main())
