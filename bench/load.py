"""Load as players make it: screens at tables where choices come by the clock, whatever the server does.

`python -m bench.load` is one generator of it, told what to do in lines of JSON by `bench.felt`, which starts as many as
it takes that none of them is busy. Each says how late it was itself: a generator without time to read would take its
own lateness for the server's.
"""

from __future__ import annotations

import asyncio
import gc
import json
import random
import re
import sys
import time
from collections import deque
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

_NUMBER = re.compile(r'"t": ?"(?:view|diff)", ?"number": ?(\d+)')
_YOURS = re.compile(r'"yours": ?true')
_OVER = re.compile(r'"decision": ?null')
FAREWELL = 10.0
"""Seconds that views of the last choices have to come."""
OPENING = 4
"""Tables whose screens one generator opens at once."""
BLINK = 0.01
"""Seconds between two looks at how late a generator is."""


@dataclass
class Felt:
    """What was measured, in seconds."""

    views: list[float] = field(default_factory=list)
    """From when a choice was due to its view on another player's screen."""
    onlookers: list[float] = field(default_factory=list)
    """The same for screens of those who only look on."""
    acks: list[float] = field(default_factory=list)
    """From sending a choice to its acknowledgement."""
    late: list[float] = field(default_factory=list)
    """How late generators came back from a short sleep: so much of the times above may be their own."""
    busy: list[float] = field(default_factory=list)
    """The part of a core that each generator took."""
    choices: int = 0
    refused: int = 0
    lost: int = 0
    """Sockets that were closed on us."""
    unseen: int = 0
    """Views that had not come when everybody went home; they count among the times, as long as they were waited for."""

    def add(self, other: Felt) -> None:
        """Take in what another generator measured."""
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)


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
        """Say hello, and see the table."""
        address = self.url.replace("http", "ws", 1) + f"/ws/{self.table.id}"
        self.ws = await connect(address, max_size=None, compression=None, open_timeout=60)
        await self.ws.send(json.dumps({"t": "hello", "token": self.token}))
        while self.number < 0:
            self._take(str(await self.ws.recv()))

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
        while screen.awaited and screen.awaited[0][0] <= screen.number:
            self._waited(screen, screen.awaited.popleft()[1])
        self.news.set()

    def _waited(self, screen: Screen, due: float) -> None:
        found = self.felt.views if screen.plays else self.felt.onlookers
        found.append(time.perf_counter() - due)

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

    def go_home(self) -> None:
        """Wait for no view any longer."""
        for screen in self.screens:
            self.felt.unseen += len(screen.awaited)
            while screen.awaited:
                self._waited(screen, screen.awaited.popleft()[1])

    def _give_up(self) -> None:
        """The last choice was not taken: nobody will be shown it."""
        for screen in self.screens:
            while screen.awaited and screen.awaited[-1][0] == self.line:
                screen.awaited.pop()
        self.line = -1
        self.news.set()


class Generator:
    """Plays at many tables, again and again at more of them."""

    def __init__(self) -> None:
        self.tables: list[Table] = []
        self._readers: list[asyncio.Task[None]] = []

    async def open(self, made: list[dict[str, Any]], urls: list[str], onlookers: int) -> None:
        """Open every screen of more tables; sockets are spread over the servers."""
        several = asyncio.Semaphore(OPENING)

        async def opened(table: Table) -> None:
            async with several:
                for screen in table.screens:
                    await screen.open()

        new = [
            Table(one, urls[n % len(urls) :] + urls[: n % len(urls)], onlookers, Felt())
            for n, one in enumerate(made, len(self.tables))
        ]
        await asyncio.gather(*map(opened, new))
        screens = [screen for table in new for screen in table.screens]
        self._readers += [asyncio.create_task(screen.read()) for screen in screens]
        self.tables += new

    async def play(self, begins: float, seconds: float, pace: float, seed: int) -> Felt:
        """Play from a moment on, for so many seconds; what was felt."""
        felt, ends = Felt(), begins + seconds
        for table in self.tables:
            table.felt = felt
        gc.collect()
        gc.disable()  # A pause here would count as the server's.
        used, watch = time.process_time(), asyncio.create_task(_watch(felt.late))
        playing = [
            asyncio.create_task(table.play(random.Random(seed + n), begins, ends, pace))
            for n, table in enumerate(self.tables)
        ]
        await asyncio.sleep(max(0.0, begins - time.perf_counter()))
        _, late = await asyncio.wait(playing, timeout=seconds + FAREWELL)
        felt.busy.append((time.process_time() - used) / (time.perf_counter() - begins))
        await self._views_come()
        for task in (watch, *late):
            task.cancel()
        for table in self.tables:
            table.go_home()
        gc.enable()
        return felt

    async def _views_come(self) -> None:
        screens = [screen for table in self.tables for screen in table.screens]
        gives_up = time.perf_counter() + FAREWELL
        while time.perf_counter() < gives_up and any(screen.awaited for screen in screens):
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Close every socket."""
        sockets = [s.ws for table in self.tables for s in table.screens if s.ws is not None]
        await asyncio.gather(*(ws.close() for ws in sockets))
        for reader in self._readers:
            reader.cancel()


async def _watch(late: list[float]) -> None:
    """Note how late this process comes back from sleeping."""
    while True:
        before = time.perf_counter()
        await asyncio.sleep(BLINK)
        late.append(time.perf_counter() - before - BLINK)


async def serve(orders: Iterable[str]) -> None:
    """Do what is told in lines of JSON, and answer each."""
    generator = Generator()
    loop, lines = asyncio.get_running_loop(), iter(orders)
    while line := await loop.run_in_executor(None, next, lines, ""):
        order = json.loads(line)
        if order.pop("do") == "open":
            await generator.open(**order)
            answer: dict[str, Any] = {}
        else:
            answer = asdict(await generator.play(**order))
        print(json.dumps(answer), flush=True)
    await generator.close()


if __name__ == "__main__":
    asyncio.run(serve(sys.stdin))
