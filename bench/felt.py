"""`make bench-felt`: latency as players feel it, from a choice to the view of it on every other screen.

The load is open-loop: at every table choices come by the clock, whatever the server does. A choice that has to wait for
the view before it is late from the moment it was due, and so is everything it delays; nothing is left out because the
server was slow.

    python -m bench.felt [--game NAME] [--tables N...] [--seconds S] [--pace P] [--onlookers K] [--bots]
                         [--database URL | --postgres] [--workers N] [--servers N] [--url URL...]
                         [--generators N] [--cpus 0,1 ...] [--database-cpus 2,3] [--json]

Several servers share one PostgreSQL, one of the bench's own if none is named, and sockets are spread over them. With
--url (again for more) it measures servers that run already. With --cpus each server has processors of its own, the
database too with --database-cpus, and the load is made on the others.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from tests.running import ROOT, PostgresServer, ServerProcess

from .load import Felt

WITHIN = 0.100
"""Seconds within which 95 of 100 views are to come."""
SETTINGS = {"HEARTHSIDE_IDLE": "3600", "HEARTHSIDE_LOG_LEVEL": "warning"}
AT_ONCE = 8
"""Tables that are made at once."""
SOON = 0.5
"""Seconds until a measurement begins that generators are told of."""
BUSY = 0.7
"""The part of a core from which on a generator is too busy for its figures to be the server's."""


async def make_tables(url: str, game: str, count: int, bots: bool) -> list[dict[str, Any]]:
    """New tables; with bots, all seats but the first are theirs."""
    several = asyncio.Semaphore(AT_ONCE)
    async with httpx.AsyncClient(base_url=url, timeout=120) as http:

        async def made() -> dict[str, Any]:
            order: dict[str, Any] = {"game": game, "setup": {}}
            if bots:
                order["seats"] = [{"kind": "me"}, *[{"kind": "bot", "strength": "easy"}] * 15]
            async with several:
                answer = await http.post("/api/tables", json=order)
                if bots and answer.status_code == 400:
                    seats = int(re.findall(r"table of (\d+)", answer.text)[0])
                    order["seats"] = order["seats"][:seats]
                    answer = await http.post("/api/tables", json=order)
                found: dict[str, Any] = answer.raise_for_status().json()
                return found

        return await asyncio.gather(*(made() for _ in range(count)))


class Load:
    """Generators of load, each a process of its own, and the tables they play at."""

    def __init__(
        self, urls: list[str], game: str, generators: int, onlookers: int = 0, bots: bool = False
    ) -> None:
        self.urls, self.game, self.onlookers, self.bots = urls, game, onlookers, bots
        self.tables = 0
        self._generators = [
            subprocess.Popen(
                [sys.executable, "-m", "bench.load"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                cwd=ROOT,
            )
            for _ in range(generators)
        ]

    def __enter__(self) -> Load:
        return self

    def __exit__(self, *_: object) -> None:
        for process in self._generators:
            assert process.stdin is not None
            process.stdin.close()
        for process in self._generators:
            process.wait()

    def grow(self, tables: int) -> None:
        """Have so many tables, those that there are among them."""
        made = asyncio.run(make_tables(self.urls[0], self.game, tables - self.tables, self.bots))
        self.tables = tables
        several = len(self._generators)
        for n, process in enumerate(self._generators):
            order = {"made": made[n::several], "urls": self.urls, "onlookers": self.onlookers}
            _tell(process, do="open", **order)
        for process in self._generators:
            _hear(process)

    def play(self, seconds: float, pace: float = 1.0) -> Felt:
        """Play at all of them by the clock; what was felt."""
        begins = time.perf_counter() + SOON
        for n, process in enumerate(self._generators):
            _tell(process, do="play", begins=begins, seconds=seconds, pace=pace, seed=n * 10_000)
        felt = Felt()
        for process in self._generators:
            felt.add(Felt(**_hear(process)))
        return felt


def _tell(process: subprocess.Popen[str], **order: Any) -> None:
    assert process.stdin is not None
    process.stdin.write(json.dumps(order) + "\n")
    process.stdin.flush()


def _hear(process: subprocess.Popen[str]) -> Any:
    assert process.stdout is not None
    return json.loads(process.stdout.readline())


def percentile(found: list[float], share: float) -> float:
    """So many of the values are at most this; 0 if there are none."""
    ordered = sorted(found)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


def report(felt: Felt, seconds: float, used: float = 0.0) -> dict[str, Any]:
    """The figures that are published, in milliseconds; `used` are the seconds of a core that the servers took."""

    def of(found: list[float]) -> dict[str, float]:
        return {
            "count": len(found),
            "median": round(statistics.median(found) * 1000, 1) if found else 0.0,
            "p95": round(percentile(found, 0.95) * 1000, 1),
            "p99": round(percentile(found, 0.99) * 1000, 1),
            "within": round(sum(f <= WITHIN for f in found) / len(found), 4) if found else 0.0,
        }

    return {
        "choices": felt.choices,
        "per_second": round(felt.choices / seconds, 1),
        "refused": felt.refused,
        "lost": felt.lost,
        "unseen": felt.unseen,
        "views": of(felt.views),
        "onlookers": of(felt.onlookers),
        "acks": of(felt.acks),
        "generators": {
            "late": of(felt.late),
            "busiest": round(max(felt.busy, default=0.0), 2),
        },
        "core_ms_a_choice": round(used / felt.choices * 1000, 2) if felt.choices else 0.0,
    }


def line(tables: int, told: dict[str, Any]) -> str:
    """The figures in a line."""
    views, acks, generators = told["views"], told["acks"], told["generators"]
    said = (
        f"  {tables:5} tables {told['per_second']:7.1f} choices/s   views: median {views['median']:7.1f}"
        f"  95% {views['p95']:7.1f}  99% {views['p99']:7.1f} ms, within 100 ms {views['within']:7.2%}"
        f"   acks: median {acks['median']:6.1f}  95% {acks['p95']:6.1f} ms"
    )
    if told["onlookers"]["count"]:
        said += f"   onlookers: 95% {told['onlookers']['p95']:7.1f} ms"
    if told["core_ms_a_choice"]:
        said += f"   {told['core_ms_a_choice']:.2f} ms of a core a choice"
    said += f"   the load itself: 99% {generators['late']['p99']:.1f} ms late, {generators['busiest']:.0%} busy"
    return said + (" (TOO BUSY)" if generators["busiest"] > BUSY else "")


def _processors(text: str) -> set[int]:
    return {int(one) for one in text.split(",")}


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default="vagrantsong")
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 100, 200, 300])
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument(
        "--pace", type=float, default=1.0, help="seconds between choices at a table"
    )
    parser.add_argument("--onlookers", type=int, default=0, help="spectators at each table")
    parser.add_argument("--bots", action="store_true", help="one person a table, the rest bots")
    parser.add_argument("--database", default="")
    parser.add_argument(
        "--postgres", action="store_true", help="over a PostgreSQL of the bench's own"
    )
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--servers", type=int, default=1, help="over one PostgreSQL, if several")
    parser.add_argument("--url", action="append", help="servers that run already")
    parser.add_argument("--generators", type=int, default=1, help="processes that make the load")
    parser.add_argument(
        "--cpus", type=_processors, nargs="+", default=[], help="processors of each server: 0,1 2,3"
    )
    parser.add_argument("--database-cpus", type=_processors, help="processors of the database")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


@contextmanager
def on(processors: Iterable[int] | None) -> Iterator[None]:
    """What is started meanwhile runs on these processors; wherever it likes, if on none."""
    if not processors:
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, processors)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


class Measured(NamedTuple):
    """The addresses of the servers to measure, and those of them that the bench has started."""

    urls: list[str]
    processes: list[ServerProcess]

    def used(self) -> float:
        """Seconds of a core that they have taken so far."""
        return sum(process.used() for process in self.processes)


@contextmanager
def servers(given: argparse.Namespace) -> Iterator[Measured]:
    """The servers to measure: those named, or as many as are wanted over one database."""
    if given.url:
        yield Measured(given.url, [])
        return
    with ExitStack() as stack:
        database = given.database
        if (given.postgres or given.servers > 1 or given.workers > 1) and not database:
            with on(given.database_cpus):
                database = stack.enter_context(PostgresServer.running(durable=True)).new_database()
        bots = {} if given.bots else {"HEARTHSIDE_BOTS": "0"}
        running = []
        for n in range(given.servers):
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            server = ServerProcess(folder, database, given.workers, fresh=True, **SETTINGS, **bots)
            with on(given.cpus[n] if n < len(given.cpus) else None):
                server.start()
            stack.callback(server.stop)
            running.append(server)
        yield Measured([server.url for server in running], running)


def main() -> None:
    """Measure and print."""
    given = _arguments()
    taken = set(given.database_cpus or ()).union(*given.cpus)
    others = os.sched_getaffinity(0) - taken if taken else None
    with servers(given) as measured, on(others):
        if not given.json:
            print(
                f"{given.game}, {len(measured.urls)} server(s), a choice every {given.pace} s a table"
            )
        with Load(measured.urls, given.game, given.generators, given.onlookers, given.bots) as load:
            for tables in sorted(given.tables):
                load.grow(tables)
                before = measured.used()
                felt = load.play(given.seconds, given.pace)
                told = report(felt, given.seconds, measured.used() - before)
                about = {"game": given.game, "servers": given.servers, "workers": given.workers}
                shown = {**about, "tables": tables, **told}
                print(json.dumps(shown) if given.json else line(tables, told), flush=True)


if __name__ == "__main__":
    main()
