"""`make bench-felt`: latency as players feel it, from a choice to the view of it on every other screen.

The load is open-loop: at every table choices come by the clock, whatever the server does. A choice that has to wait for
the view before it is late from the moment it was due, and so is everything it delays; nothing is left out because the
server was slow.

    python -m bench.felt [--game NAME] [--tables N] [--seconds S] [--pace P] [--onlookers K] [--bots]
                         [--database URL] [--workers N] [--servers N] [--url URL...] [--json]

Several servers share one PostgreSQL, one of the bench's own if none is named, and sockets are spread over them. With
--url (again for more) it measures servers that run already.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import re
import statistics
import tempfile
import time
from collections import deque
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from tests.running import PostgresServer, ServerProcess
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

WITHIN = 0.100
"""Seconds within which 95 of 100 views are to come."""
SETTINGS = {"HEARTHSIDE_IDLE": "3600", "HEARTHSIDE_LOG_LEVEL": "warning"}
_NUMBER = re.compile(r'"t": ?"(?:view|diff)", ?"number": ?(\d+)')
_YOURS = re.compile(r'"yours": ?true')
_OVER = re.compile(r'"decision": ?null')
FAREWELL = 10.0
"""Seconds that views of the last choices have to come."""


@dataclass
class Felt:
    """What was measured, in seconds."""

    views: list[float] = field(default_factory=list)
    """From when a choice was due to its view on another player's screen."""
    onlookers: list[float] = field(default_factory=list)
    """The same for screens of those who only look on."""
    acks: list[float] = field(default_factory=list)
    """From sending a choice to its acknowledgement."""
    choices: int = 0
    refused: int = 0
    lost: int = 0
    """Sockets that were closed on us."""


class Screen:
    """One socket at a table. It reads no more of what it is sent than it must, so that the server is what is measured."""

    def __init__(self, table: Table, url: str, token: str, plays: bool) -> None:
        self.table, self.url, self.token, self.plays = table, url, token, plays
        self.ws: ClientConnection | None = None
        self.number = -1
        self.awaited: deque[tuple[int, float]] = deque()
        """Lines of the log that this screen is to show, and when their choices were due."""
        self.decision: dict[str, Any] | None = None

    async def open(self) -> None:
        """Say hello, and read from then on."""
        address = self.url.replace("http", "ws", 1) + f"/ws/{self.table.id}"
        self.ws = await connect(address, max_size=None, compression=None, open_timeout=60)
        await self.ws.send(json.dumps({"t": "hello", "token": self.token}))

    async def read(self) -> None:
        """Take in what comes until the socket is closed."""
        assert self.ws is not None
        try:
            async for text in self.ws:
                self._take(str(text))
        except ConnectionClosed:
            pass

    def _take(self, text: str) -> None:
        found = _NUMBER.search(text, 0, 60)
        if found is not None:
            self.number = int(found[1])
            self.decision = None
            self.table.over |= _OVER.search(text) is not None
            if self.plays and _YOURS.search(text):
                said = json.loads(text)
                self.decision = (said.get("view") or said)["decision"]
            self.table.seen(self)
        elif '"ack"' in text[:12]:
            self.table.acknowledged()
        elif '"error"' in text[:14]:
            self.table.refused()


class Table:
    """A table, its screens, and the clock its choices come by."""

    def __init__(self, made: dict[str, Any], urls: list[str], onlookers: int, felt: Felt) -> None:
        self.id, self.felt = made["table"], felt
        seats = [seat["link"] for seat in made["seats"] if "link" in seat]
        tokens = [(link, True) for link in seats] + [(made["spectator"], False)] * onlookers
        self.screens = [
            Screen(self, urls[n % len(urls)], token, plays)
            for n, (token, plays) in enumerate(tokens)
        ]
        self.line = -1
        """The line of the log that the last choice makes."""
        self.sent = 0.0
        self.over = False
        self.news = asyncio.Event()

    def seen(self, screen: Screen) -> None:
        """A screen has a view."""
        found = self.felt.views if screen.plays else self.felt.onlookers
        while screen.awaited and screen.awaited[0][0] <= screen.number:
            found.append(time.perf_counter() - screen.awaited.popleft()[1])
        self.news.set()

    def acknowledged(self) -> None:
        """The server has kept the choice."""
        self.felt.acks.append(time.perf_counter() - self.sent)

    def refused(self) -> None:
        """The server did not take it."""
        self.felt.refused += 1
        self._give_up()

    @property
    def ready(self) -> Screen | None:
        """The screen whose turn it is, once everybody who plays has seen what came before."""
        playing = [screen for screen in self.screens if screen.plays]
        if any(screen.number < self.line for screen in playing):
            return None
        latest = max(screen.number for screen in playing)
        return next((s for s in playing if s.decision and s.number == latest), None)

    async def play(self, dice: random.Random, begins: float, ends: float, pace: float) -> None:
        """Choose by the clock."""
        at = begins + dice.uniform(0, pace)
        while at < ends:
            await asyncio.sleep(max(0.0, at - time.perf_counter()))
            while (screen := self.ready) is None and not self.over:
                self.news.clear()
                await self.news.wait()
            if screen is None:
                return
            await self.choose(screen, dice, at)
            at += dice.uniform(0.5 * pace, 1.5 * pace)

    async def choose(self, screen: Screen, dice: random.Random, due: float) -> None:
        """Send a choice that was due then."""
        assert screen.decision is not None and screen.ws is not None
        number, options = screen.decision["number"], screen.decision["options"]
        option = dice.choice(options)["notation"]
        self.line = number + 1
        screen.decision = None
        for other in self.screens:
            if other is not screen:
                other.awaited.append((self.line, due))
        self.sent = time.perf_counter()
        self.felt.choices += 1
        message = {"t": "choose", "number": number, "option": option, "ref": number}
        try:
            await screen.ws.send(json.dumps(message))
        except ConnectionClosed:
            self.felt.lost += 1
            self._give_up()

    def _give_up(self) -> None:
        """The last choice was not taken: nobody will be shown it."""
        for screen in self.screens:
            while screen.awaited and screen.awaited[-1][0] == self.line:
                screen.awaited.pop()
        self.line = -1
        self.news.set()


async def make_tables(url: str, game: str, count: int, bots: bool) -> list[dict[str, Any]]:
    """New tables; with bots, all seats but the first are theirs."""
    async with httpx.AsyncClient(base_url=url, timeout=120) as http:
        made = []
        for _ in range(count):
            order: dict[str, Any] = {"game": game, "setup": {}}
            if bots:
                order["seats"] = [{"kind": "me"}, *[{"kind": "bot", "strength": "easy"}] * 15]
            answer = await http.post("/api/tables", json=order)
            if bots and answer.status_code == 400:
                seats = int(re.findall(r"table of (\d+)", answer.text)[0])
                order["seats"] = order["seats"][:seats]
                answer = await http.post("/api/tables", json=order)
            made.append(answer.raise_for_status().json())
        return made


async def measure(
    urls: list[str],
    game: str,
    tables: int,
    seconds: float,
    pace: float = 1.0,
    onlookers: int = 0,
    bots: bool = False,
) -> Felt:
    """Play at so many tables by the clock; what was felt."""
    felt = Felt()
    made = await make_tables(urls[0], game, tables, bots)
    all_tables = [
        Table(one, urls[n % len(urls) :] + urls, onlookers, felt) for n, one in enumerate(made)
    ]
    gc.collect()
    gc.disable()  # A pause here would count as the server's.
    try:
        await _run(all_tables, seconds, pace)
    finally:
        gc.enable()
    return felt


async def _run(tables: list[Table], seconds: float, pace: float) -> None:
    async with AsyncExitStack() as stack:
        readers = []
        for table in tables:
            for screen in table.screens:
                await screen.open()
                assert screen.ws is not None
                stack.push_async_callback(screen.ws.close)
                readers.append(asyncio.create_task(screen.read()))
        begins = time.perf_counter() + 0.5
        ends = begins + seconds
        playing = [
            asyncio.create_task(table.play(random.Random(n), begins, ends, pace))
            for n, table in enumerate(tables)
        ]
        await asyncio.wait(playing, timeout=seconds + FAREWELL)
        gives_up = time.perf_counter() + FAREWELL
        while time.perf_counter() < gives_up and any(s.awaited for t in tables for s in t.screens):
            await asyncio.sleep(0.02)
        for task in (*playing, *readers):
            task.cancel()


def percentile(found: list[float], share: float) -> float:
    """So many of the values are at most this; 0 if there are none."""
    ordered = sorted(found)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


def report(felt: Felt, seconds: float) -> dict[str, Any]:
    """The figures that are published, in milliseconds."""

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
        "views": of(felt.views),
        "onlookers": of(felt.onlookers),
        "acks": of(felt.acks),
    }


def line(tables: int, told: dict[str, Any]) -> str:
    """The figures in a line."""
    views, acks = told["views"], told["acks"]
    return (
        f"  {tables:5} tables {told['per_second']:7.1f} choices/s   views: median {views['median']:7.1f}"
        f"  95% {views['p95']:7.1f}  99% {views['p99']:7.1f} ms, within 100 ms {views['within']:7.2%}"
        f"   acks: median {acks['median']:6.1f}  95% {acks['p95']:6.1f} ms"
        + (
            f"   onlookers: 95% {told['onlookers']['p95']:7.1f} ms"
            if told["onlookers"]["count"]
            else ""
        )
    )


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
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--servers", type=int, default=1, help="over one PostgreSQL, if several")
    parser.add_argument("--url", action="append", help="servers that run already")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


@contextmanager
def servers(given: argparse.Namespace) -> Iterator[list[str]]:
    """The addresses of the servers to measure: those named, or as many as are wanted over one database."""
    if given.url:
        yield given.url
        return
    with ExitStack() as stack:
        database = given.database
        if given.servers > 1 and not database:
            database = stack.enter_context(PostgresServer.running()).new_database()
        bots = {} if given.bots else {"HEARTHSIDE_BOTS": "0"}
        running = []
        for _ in range(given.servers):
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            server = ServerProcess(folder, database, given.workers, **SETTINGS, **bots).start()
            stack.callback(server.stop)
            running.append(server.url)
        yield running


async def main() -> None:
    """Measure and print."""
    given = _arguments()
    with servers(given) as urls:
        if not given.json:
            print(f"{given.game}, {len(urls)} server(s), a choice every {given.pace} s a table")
        for tables in given.tables:
            felt = await measure(
                *(urls, given.game, tables, given.seconds, given.pace),
                *(given.onlookers, given.bots),
            )
            told = report(felt, given.seconds)
            shown = json.dumps({"tables": tables, **told}) if given.json else line(tables, told)
            print(shown, flush=True)


if __name__ == "__main__":
    asyncio.run(main())
