"""Nothing is lost: servers are killed with `kill -9` at random moments while people play.

A harness process has everything imported and forks a server whenever it is asked to, so that a life
takes a fraction of a second and the kills fall everywhere: into start, play and commit.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.running import PostgresServer, ServerProcess, Start
from tests.soak import TIMES
from websockets.exceptions import WebSocketException

from hearthside.games import load
from hearthside.kernel import Session, digest
from hearthside.server.client import TableClient, TableRefusal
from hearthside.server.storage import queries
from hearthside.server.storage.sql import Connection, database_at
from hearthside.server.tables import loading
from hearthside.server.tables.open_table import OpenTable

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

HARNESS = """
import os, sys
import hearthside.server.app
from hearthside.server import lobby, serve

lobby.games()
port, data, database = int(sys.argv[1]), sys.argv[2], sys.argv[3]
for _ in sys.stdin:
    pid = os.fork()
    if pid == 0:
        sys.stdin.close()
        serve(port=port, data=data, database=database, log_level="warning")
        os._exit(0)
    print(pid, flush=True)
    os.waitpid(pid, 0)
    print("dead", flush=True)
"""
GONE = (OSError, httpx.HTTPError, WebSocketException, TimeoutError)


class Mortal:
    """A server that is killed and started again and again."""

    def __init__(self, server: ServerProcess) -> None:
        self.url, self.pid, self.server = server.url, 0, server
        self.harness: subprocess.Popen[str] | None = None

    def prepare(self) -> None:
        server = self.server
        server.data.mkdir(parents=True, exist_ok=True)
        with server.log.open("ab") as log:
            self.harness = subprocess.Popen(
                [
                    sys.executable,
                    "-c",
                    HARNESS,
                    str(server.port),
                    str(server.data),
                    server.database,
                ],
                env={**server.env, "HEARTHSIDE_BOTS": "0"},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )

    def live(self) -> None:
        assert self.harness is not None and self.harness.stdin and self.harness.stdout
        self.harness.stdin.write("live\n")
        self.harness.stdin.flush()
        self.pid = int(self.harness.stdout.readline())

    def die(self) -> None:
        assert self.harness is not None and self.harness.stdout
        os.kill(self.pid, signal.SIGKILL)
        assert self.harness.stdout.readline() == "dead\n"

    def end(self) -> None:
        assert self.harness is not None and self.harness.stdin
        self.harness.stdin.close()
        self.harness.wait(120)


@dataclass
class Witness:
    """What players were told: tables made, choices acknowledged, scenes seen."""

    dice: random.Random
    tables: dict[str, str] = field(default_factory=dict)
    told: dict[tuple[str, int], str] = field(default_factory=dict)
    seen: dict[tuple[str, int], str] = field(default_factory=dict)
    stopping: bool = False

    def look(self, table: str, view: dict[str, Any]) -> None:
        """The same number always shows the same scene, also after a kill."""
        scene = json.dumps(view["things"])
        assert self.seen.setdefault((table, view["number"]), scene) == scene
        reached = max((n for t, n in self.told if t == table), default=-1)
        assert view["number"] > reached, "an acknowledged choice was lost"


async def play(witness: Witness, mortals: list[Mortal]) -> None:
    """Make tables and play them through whichever server lives."""
    table = owner = ""
    while not witness.stopping:
        url = witness.dice.choice(mortals).url
        try:
            if not table:
                async with httpx.AsyncClient(base_url=url, timeout=3) as http:
                    order = {"game": "pilfer", "setup": {"seats": 2}}
                    answer = await http.post("/api/tables", json=order)
                    if answer.status_code != 200:
                        continue
                    table, owner = answer.json()["table"], answer.json()["owner"]
                    witness.tables[table] = owner
            async with asyncio.timeout(10), TableClient(url, table, owner) as client:
                if await sit(witness, client, table):
                    table = ""
        except (*GONE, TableRefusal):
            await asyncio.sleep(0.01)


async def sit(witness: Witness, client: TableClient, table: str) -> bool:
    """Play at one table until the server dies, or the game ends: then True."""
    while not client.over and not witness.stopping:
        if not client.my_turn:
            await client.ask("look", seat=client.asked["seat"])
        if client.view["seat"] == 0:
            witness.look(table, client.view)
        number = client.asked["number"]
        option = witness.dice.choice(client.asked["options"])["notation"]
        reached = await client.choose(option, number)
        assert (table, number) not in witness.told, "a choice was acknowledged twice"
        witness.told[table, number] = option
        await client.reach(reached)
        await asyncio.sleep(witness.dice.uniform(0, 0.02))
    return client.over


async def check(witness: Witness, url: str, data: Path) -> None:
    """Read every table from the database itself and hold it against what players were told."""
    db = Connection(database_at(url or None, data))
    for id in witness.tables:
        stored = loading.fetch(db, id)
        assert stored is not None, "an acknowledged table was lost"
        assert [e.number for e in stored.entries] == list(range(len(stored.entries)))
        table = loading.build(stored)
        assert isinstance(table, OpenTable)
        game, setup = load("pilfer"), json.loads(stored.row.setup)
        again = Session(game, setup, int(stored.row.seed), keyed=True)
        for entry in stored.entries:
            if entry.kind == "dealt":
                again = Session(game, setup, int(entry.dice, 16), keyed=True)
            elif entry.kind == "redealt":
                again.deal_anew(int(entry.dice, 16))
            elif entry.dice:
                again.choose_keyed(entry.option, int(entry.dice, 16))
            else:
                again.choose(entry.option)
        async with table.held() as held:
            assert digest(again.state) == digest(held.play.session.state)
    logs = {id: {e.number: e.option for e in queries.entries(db, id)} for id in witness.tables}
    for (id, number), option in witness.told.items():
        assert logs[id].get(number) == option, "an acknowledged choice was lost"
    db.close()


async def rampage(mortals: list[Mortal], kills: int, seed: int) -> Witness:
    """Kill servers at random moments, as often as asked, while six people play."""
    dice = random.Random(seed)
    witness = Witness(random.Random(seed))
    for mortal in mortals:
        mortal.prepare()
        mortal.live()
    players = [asyncio.create_task(play(witness, mortals)) for _ in range(6)]
    for _ in range(kills):
        mortal = dice.choice(mortals)
        if dice.random() < 0.8:  # The others die while they start.
            enough = len(witness.told) + dice.randrange(30)
            while len(witness.told) < enough:
                await asyncio.sleep(0.005)
        await asyncio.sleep(dice.uniform(0.0, 0.1))
        await asyncio.to_thread(mortal.die)
        await asyncio.to_thread(mortal.live)
    witness.stopping = True
    await asyncio.gather(*players)
    for mortal in mortals:
        mortal.die()
        mortal.end()
    return witness


async def test_a_hundred_kills_lose_nothing(make_server: Start) -> None:
    server = make_server()
    began = time.monotonic()
    witness = await rampage([Mortal(server)], kills=100 * TIMES, seed=1)
    await check(witness, "", server.data)
    assert len(witness.told) > 100, "the kills left no time to play"
    print(f"{len(witness.told)} choices, {time.monotonic() - began:.0f} s")


@pytest.mark.postgres
async def test_kills_among_two_servers_on_one_database_lose_nothing(
    make_server: Start, postgres: PostgresServer
) -> None:
    url = postgres.new_database()
    servers = [make_server(database=url), make_server(database=url)]
    witness = await rampage([Mortal(server) for server in servers], kills=30 * TIMES, seed=2)
    await check(witness, url, servers[0].data)
    assert len(witness.told) > 100, "the kills left no time to play"
