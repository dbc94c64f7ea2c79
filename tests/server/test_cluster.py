"""Three servers behind a proxy, one PostgreSQL: one is killed while people play, and nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from tests.running import PostgresServer, ServerProcess, Start, free_port
from websockets.exceptions import WebSocketException

from hearthside.server.client import TableClient, TableRefusal
from hearthside.server.storage import queries
from hearthside.server.storage.sql import Connection, Postgres

pytestmark = [pytest.mark.anyio, pytest.mark.postgres]

TABLES = 4
BEFORE, AFTER = 3, 3
"""Choices at each table before a server is killed, and after."""


class Proxy:
    """Passes each connection on to the next server that takes it, as a plain balancer does."""

    def __init__(self, ports: list[int]) -> None:
        self.ports = itertools.cycle(ports)
        self.count = len(ports)
        self.port = free_port()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        async with await asyncio.start_server(self._pass_on, "127.0.0.1", self.port):
            yield

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for port in itertools.islice(self.ports, self.count):
            try:
                back = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                continue
            await asyncio.gather(_copy(reader, back[1]), _copy(back[0], writer))
            return
        writer.close()


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()
    with contextlib.suppress(OSError):
        writer.close()


class Player:
    """Somebody at one seat, who comes back whenever the connection is lost."""

    def __init__(self, proxy: Proxy, table: str, link: str) -> None:
        self.proxy, self.table, self.link = proxy, table, link
        self.acknowledged: dict[int, str] = {}
        self.reconnected = -1

    async def play(self, until: int) -> None:
        """Choose whenever it is one's turn, until the table has so many choices."""
        while True:
            try:
                async with TableClient(self.proxy.url, self.table, self.link) as client:
                    self.reconnected += 1
                    if await self._play(client, until):
                        return
            except (OSError, TimeoutError, EOFError, WebSocketException):
                await asyncio.sleep(0.05)

    async def _play(self, client: TableClient, until: int) -> bool:
        while True:
            await client.until(lambda: client.my_turn or client.view["made"] >= until)
            if client.view["made"] >= until:
                return True
            number, option = client.asked["number"], client.options[-1]
            try:
                done = await client.choose(option)
            except TableRefusal as refusal:
                if refusal.code not in ("stale", "storage", "not_yours"):
                    raise
                continue
            self.acknowledged[number] = option
            await client.reach(done)


def logged(url: str, table: str) -> dict[int, str]:
    db = Connection(Postgres(url))
    try:
        return {e.number: e.option for e in queries.entries(db, table) if e.kind == "choice"}
    finally:
        db.close()


async def test_one_of_three_servers_is_killed_and_everybody_plays_on(
    start: Start, postgres: PostgresServer
) -> None:
    url = postgres.new_database()
    settings = {"HEARTHSIDE_REDEAL": "off", "HEARTHSIDE_BOTS": "0"}
    servers: list[ServerProcess] = [start(database=url, **settings) for _ in range(3)]
    proxy = Proxy([server.port for server in servers])
    tables: list[Any] = [servers[n % 3].table("me", "friend") for n in range(TABLES)]
    async with proxy.running():
        players = [
            Player(proxy, table["table"], seat["link"])
            for table in tables
            for seat in table["seats"]
        ]
        await asyncio.gather(*(player.play(BEFORE) for player in players))
        on = [asyncio.create_task(player.play(BEFORE + AFTER)) for player in players]
        while not any(player.acknowledged.keys() - range(BEFORE) for player in players):
            await asyncio.sleep(0.01)
        servers[1].kill()
        await asyncio.gather(*on)
    for table in tables:
        log = logged(url, table["table"])
        for player in players:
            if player.table == table["table"]:
                assert player.acknowledged.items() <= log.items(), "an acknowledged choice is lost"
        seen = [
            servers[n].get(f"/api/tables/{table['table']}", table["owner"])["number"]
            for n in (0, 2)
        ]
        assert seen == [len(log)] * 2 and len(log) >= BEFORE + AFTER
