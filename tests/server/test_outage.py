"""Databases that are away, hang or fill up: workers wait, logs stay short, and exit codes tell the truth."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.running import PATIENCE, PostgresServer, ServerProcess, Start

from hearthside.server.client import TableClient, TableRefusal
from hearthside.server.storage import outage, sql
from hearthside.server.storage.migrations import migrate
from hearthside.server.storage.sql import Connection, Sqlite, StorageDown, database_at
from hearthside.server.storage.store import Store

pytestmark = pytest.mark.anyio


def workers(server: ServerProcess) -> list[int]:
    """The worker processes of a server with several."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
            line = (stat.parent / "cmdline").read_bytes()
        except OSError:
            continue
        if parent == server.pid and b"spawn_main" in line:
            found.append(int(stat.parent.name))
    return found


def healthy(server: ServerProcess) -> bool:
    """Whether the server says that it can work."""
    try:
        return httpx.get(f"{server.url}/healthz", timeout=30).status_code == 200
    except httpx.HTTPError:
        return False


async def until(true: Any) -> None:
    """Until something holds, looking again and again."""
    ends = time.monotonic() + PATIENCE
    while not await asyncio.to_thread(true):
        assert time.monotonic() < ends, "it never came true"
        await asyncio.sleep(0.1)


def said(server: ServerProcess) -> list[dict[str, Any]]:
    """The lines of a server's log."""
    return [json.loads(x) for x in server.log.read_text().splitlines() if x.startswith("{")]


@pytest.mark.postgres
async def test_a_worker_that_dies_while_the_database_is_away_comes_back_with_it(
    start: Start, own_postgres: PostgresServer
) -> None:
    server = start(database=own_postgres.new_database(), workers=2, HEARTHSIDE_BOTS="0")
    table = server.table("me", "me")
    await until(lambda: len(workers(server)) == 2)
    own_postgres.stop()
    before = workers(server)
    os.kill(before[0], signal.SIGKILL)
    await until(lambda: len(workers(server)) == 2 and workers(server) != before)
    await until(lambda: not healthy(server))  # good health is remembered for a moment
    own_postgres.start()
    await until(lambda: healthy(server))
    await until(lambda: len(workers(server)) == 2)
    assert server.process is not None and server.process.poll() is None
    for _ in range(300):  # the other worker may find the database a moment later
        try:
            async with TableClient(server.url, table["table"], table["owner"]) as client:
                assert await client.choose("wait") == 1
            break
        except (ConnectionError, TableRefusal):
            await asyncio.sleep(0.1)
    else:
        pytest.fail("the table did not go on")


@pytest.mark.postgres
async def test_a_server_that_starts_before_its_database_waits_for_it(
    make_server: Start, own_postgres: PostgresServer
) -> None:
    url = own_postgres.new_database()
    own_postgres.stop()
    server = make_server(database=url, HEARTHSIDE_BOTS="0").start()
    try:
        assert not healthy(server)
        error = server.post("/api/tables", {"game": "pilfer", "setup": {}}, status=503)["error"]
        assert error["code"] == "storage"
        own_postgres.start()
        await until(lambda: healthy(server))
        assert server.table("me", "me")["table"]
    finally:
        assert server.stop() in (0, -signal.SIGTERM)


@pytest.mark.parametrize("many", [1, pytest.param(2, marks=pytest.mark.postgres)])
def test_a_server_that_can_never_start_says_so_by_its_exit_code(
    make_server: Start, request: pytest.FixtureRequest, many: int
) -> None:
    server = make_server(workers=many, HEARTHSIDE_BOTS="0")
    if many > 1:
        server.database = request.getfixturevalue("postgres").new_database()
    server.data.mkdir(parents=True)
    db = Connection(database_at(server.database or None, server.data))
    migrate(db)
    db.run("INSERT INTO schema_steps VALUES (?, ?, ?)", (9999, "9999_later.sql", 0.0))
    db.close()
    with pytest.raises(AssertionError, match="newer server"):
        server.start()
    assert server.process is not None
    try:
        assert server.process.wait(PATIENCE) == 3
    except subprocess.TimeoutExpired:
        server.kill()
        raise


def test_healthz_keeps_something_and_says_when_it_cannot(start: Start) -> None:
    server = start(
        HEARTHSIDE_BOTS="0",
        first="import hearthside.server.storage.health as health; health.FRESH = health.ILL = 0.0",
    )
    assert server.get("/healthz")["ok"]
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
    said = server.get("/healthz", status=503)
    assert not said["ok"] and said["reason"]
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
    assert server.get("/healthz")["ok"]


async def test_an_outage_is_a_line_or_two_however_many_choices_it_refuses(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: Connection) -> None:
        raise StorageDown("the disk is full")

    store = Store(Sqlite(tmp_path / "db.sqlite3"))
    store.start()
    caplog.set_level("INFO", "hearthside.server")
    for _ in range(30):
        with pytest.raises(StorageDown):
            await store.write("", full)
        await store.read(lambda db: db.run("SELECT 1"))
    monkeypatch.setattr(outage, "REMIND", 0.0)
    with pytest.raises(StorageDown):
        await store.write("", full)
    await store.write("", lambda db: db.run("SELECT 1"))
    await store.stop()
    assert [record.message for record in caplog.records] == [
        "the database cannot be written",
        "the database still cannot be written",
        "the database can be written again",
    ]
    assert [vars(record)["failed"] for record in caplog.records] == [1, 31, 31]


@pytest.mark.postgres
async def test_a_server_told_to_stop_does_not_wait_for_a_database_that_hangs(
    make_server: Start, own_postgres: PostgresServer
) -> None:
    server = make_server(database=own_postgres.new_database(), HEARTHSIDE_BOTS="0").start()
    table = server.table("me", "me")
    async with TableClient(server.url, table["table"], table["owner"]) as client:
        await client.choose("wait")
        assert own_postgres.process is not None
        family = [own_postgres.process.pid, *children(own_postgres.process.pid)]
        for pid in family:
            os.kill(pid, signal.SIGSTOP)
        try:
            ends = asyncio.create_task(asyncio.to_thread(server.stop))
            await asyncio.wait_for(ends, PATIENCE)
        finally:
            for pid in family:
                os.kill(pid, signal.SIGCONT)
    [told] = [line for line in said(server) if line["message"].startswith("positions were not")]
    assert told["level"] == "warning"
    assert said(server)[-1]["message"] == "closed"


def children(pid: int) -> list[int]:
    """The processes that another one started."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
        if parent == pid:
            found.append(int(stat.parent.name))
    return found


@pytest.mark.parametrize(("tended", "most"), [(True, 400_000), (False, 1_000_000)])
async def test_the_write_ahead_log_stays_short_while_choices_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tended: bool, most: int
) -> None:
    monkeypatch.setattr(sql, "LONGEST_LOG", 200_000)
    store = Store(Sqlite(tmp_path / "db.sqlite3"))
    store.start()
    log = tmp_path / "db.sqlite3-wal"

    longest = 0
    for n in range(300):
        if tended and n % 10 == 0:
            await store.read(store.database.tend)
        await store.write("", lambda db: db.run("CREATE TABLE IF NOT EXISTS t (x TEXT)"))
        await store.write("", lambda db: db.run("INSERT INTO t VALUES (?)", ("x" * 3000,)))
        longest = max(longest, log.stat().st_size)
    await store.stop()
    assert longest < most, "a checkpoint beside the writer never empties it"


DEAF = """
import asyncio, hearthside.server.tables.peers as peers
async def listen(self):
    await asyncio.sleep(1e6)
peers.Peers.listen = listen
"""


@pytest.mark.postgres
async def test_nobody_is_shown_less_than_they_were_told_by_a_worker_that_heard_no_news(
    start: Start, postgres: PostgresServer
) -> None:
    url = postgres.new_database()
    hears = start(database=url, HEARTHSIDE_BOTS="0")
    deaf = start(database=url, HEARTHSIDE_BOTS="0", first=DEAF)
    table = hears.table("me", "me")
    async with (
        TableClient(deaf.url, table["table"], table["owner"]) as stays,
        TableClient(hears.url, table["table"], table["owner"]) as client,
    ):
        assert stays.view["number"] == 0
        told = await client.choose("wait")
        async with TableClient(deaf.url, table["table"], table["owner"]) as again:
            assert again.view["number"] == told, "shown what was before the acknowledged choice"
        await client.ask("look", seat=1)
        told = await client.choose("wait")
        await stays.ask("look", seat=0)
        assert stays.view["number"] == told
