"""Storage: migrations from the first version on, databases that fail, and rules that change."""

from __future__ import annotations

import asyncio
import json
import resource
import sqlite3
import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from tests.running import PostgresServer, Start

from hearthside.games import load
from hearthside.server.client import TableClient, TableRefusal
from hearthside.server.storage import queries
from hearthside.server.storage import store as store_module
from hearthside.server.storage.migrations import SchemaTooNew, migrate, steps
from hearthside.server.storage.rows import Entry, Summary
from hearthside.server.storage.sql import Connection, Sqlite, StorageDown, database_at
from hearthside.server.storage.store import Store, _Write

pytestmark = pytest.mark.anyio

OLD_TABLE = (
    "INSERT INTO tables (id, game, version, setup, seed, name, created, updated)"
    " VALUES ('0123456789abcdef', 'pilfer', '1.0.0', '{\"seats\": 2}', '7', 'Old', 1, 2)"
)
ROW = Summary(False, "[0]", "", False)


@pytest.fixture
def db(database: str, tmp_path: Path) -> Any:
    connection = Connection(database_at(database or None, tmp_path))
    yield connection
    connection.close()


@pytest.mark.parametrize("first", [number for number, _, _ in steps()])
def test_every_older_schema_is_brought_up_to_date_with_its_tables(
    db: Connection, first: int
) -> None:
    ran = migrate(db, upto=first)
    assert len(ran) == first
    db.run(OLD_TABLE)
    assert len(migrate(db)) == len(steps()) - first
    assert migrate(db) == []
    row = queries.table(db, "0123456789abcdef")
    assert row is not None and (row.name, row.over, row.bot_to_move) == ("Old", False, False)
    assert queries.append(db, row.id, Entry(0, "choice", 0, "wait", 3.0), ROW, "w")
    assert [e.option for e in queries.entries(db, row.id)] == ["wait"]


def test_a_schema_from_the_future_is_refused(db: Connection) -> None:
    migrate(db)
    db.run("INSERT INTO schema_steps VALUES (9999, '9999_future.sql', 0)")
    with pytest.raises(SchemaTooNew, match="9999"):
        migrate(db)


def test_a_failed_migration_leaves_the_old_schema(tmp_path: Path) -> None:
    db = Connection(Sqlite(tmp_path / "db"))
    migrate(db, upto=1)
    db.run("CREATE TABLE votes (spoiler INTEGER)")
    with pytest.raises(StorageDown, match="votes"):
        migrate(db)
    tables = {row[0] for row in db.run("SELECT name FROM sqlite_master")}
    assert "snapshots" not in tables
    assert db.run("SELECT max(number) FROM schema_steps") == [(1,)]


async def test_a_number_is_taken_once_however_many_try(db: Connection, database: str) -> None:
    migrate(db)
    db.run(OLD_TABLE)
    stores = [Store(db.database) for _ in range(2)]
    for store in stores:
        store.start()

    async def attempt(store: Store, n: int) -> bool:
        entry = Entry(0, "choice", 0, f"wait:{n}", 3.0)
        return await store.write(
            "t", lambda db: queries.append(db, "0123456789abcdef", entry, ROW, "w")
        )

    won = await asyncio.gather(*(attempt(stores[n % 2], n) for n in range(40)))
    assert won.count(True) == 1
    assert len(queries.entries(db, "0123456789abcdef")) == 1
    for store in stores:
        await store.stop()


async def test_one_bad_write_does_not_take_the_others_with_it(db: Connection) -> None:
    migrate(db)
    db.run(OLD_TABLE)
    store = Store(db.database)
    store.start()

    def good(n: int) -> Callable[[Connection], bool]:
        entry = Entry(n, "choice", 0, "wait", 3.0)
        return lambda db: queries.append(db, "0123456789abcdef", entry, ROW, "w")

    def bad(db: Connection) -> bool:
        raise LookupError("a fault")

    jobs: list[Callable[[Connection], bool]] = [good(n) for n in range(8)]
    jobs.insert(4, bad)
    results = await asyncio.gather(*(store.write("t", job) for job in jobs), return_exceptions=True)
    assert isinstance(results.pop(4), LookupError)
    assert results == [True] * 8
    assert len(queries.entries(db, "0123456789abcdef")) == 8
    await store.stop()


async def test_a_write_that_fails_costs_the_others_no_commits_of_their_own(
    db: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    migrate(db)
    begun, transaction = Counter[str](), Connection.transaction

    def counted(self: Connection) -> AbstractContextManager[None]:
        begun["transactions"] += 1
        return transaction(self)

    monkeypatch.setattr(Connection, "transaction", counted)
    store = Store(db.database)

    def bad(db: Connection) -> None:
        raise LookupError("a fault")

    answers: list[Future[Any]] = [Future() for _ in range(40)]
    works = [bad if n in (0, 20, 39) else (lambda db: db.run("SELECT 1")) for n in range(40)]
    batch = [_Write("t", work, answer) for work, answer in zip(works, answers, strict=True)]
    store._commit(Connection(db.database), batch)
    failed = [n for n, answer in enumerate(answers) if answer.exception() is not None]
    assert failed == [0, 20, 39] and begun["transactions"] == 4


async def test_what_the_database_cannot_keep_is_no_outage(database: str, tmp_path: Path) -> None:
    store = Store(database_at(database or None, tmp_path))
    store.start()

    def impossible(db: Connection) -> None:
        if database:
            db.run("SELECT CAST(? AS SMALLINT)", (1 << 40,))
        else:
            db.run("SELECT zeroblob(2000000000)")

    with pytest.raises((sqlite3.DataError, psycopg.DataError)):
        await store.write("t", impossible)
    assert await store.write("t", lambda db: db.run("SELECT 1")) == [(1,)]
    await store.stop()


async def test_a_write_that_is_not_begun_in_time_never_is(
    db: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    migrate(db)
    db.run(OLD_TABLE)
    store = Store(db.database)
    store.start()
    begun, go_on = threading.Event(), threading.Event()

    def slow(db: Connection) -> bool:
        begun.set()
        go_on.wait(60)
        return quick(db)

    def quick(db: Connection) -> bool:
        number = len(queries.entries(db, "0123456789abcdef"))
        return queries.append(
            db, "0123456789abcdef", Entry(number, "choice", 0, "wait", 3.0), ROW, "w"
        )

    monkeypatch.setattr(store_module, "PATIENCE", 0.2)
    first = asyncio.create_task(store.write("a", slow))
    await asyncio.to_thread(begun.wait, 60)
    with pytest.raises(StorageDown) as late:
        await store.write("b", quick)
    assert not late.value.unsure, "it was never begun"
    with pytest.raises(StorageDown) as hanging:
        await first
    assert hanging.value.unsure, "it may yet be committed"
    monkeypatch.setattr(store_module, "PATIENCE", 60)
    go_on.set()
    assert await store.write("c", quick)
    assert [e.number for e in queries.entries(db, "0123456789abcdef")] == [0, 1]
    await store.stop()


def test_secrets_are_stored_hashed_and_compared_whole(db: Connection) -> None:
    migrate(db)
    db.run(OLD_TABLE)
    token = queries.add_link(db, "0123456789abcdef", "seat", 1)
    stored = db.run("SELECT * FROM links")
    assert token[12:] not in str(stored) and token not in str(stored)
    link = queries.opened(db, token)
    assert link is not None and (link.table, link.role, link.seat) == (
        "0123456789abcdef",
        "seat",
        1,
    )
    wrong = token[:-1] + ("A" if token[-1] != "A" else "B")
    for text in (wrong, token[:12] + "x" * 32, token[:12], "", None, 7, token + "a"):
        assert queries.opened(db, text) is None


def test_a_database_must_be_one_we_know(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="mysql"):
        database_at("mysql://somewhere/x", tmp_path)


async def test_a_full_disk_is_told_and_play_goes_on_when_there_is_room(start: Start) -> None:
    server = start()
    table = server.table("me", "me")
    async with TableClient(server.url, table["table"], table["owner"]) as client:
        await client.choose("wait")
        await client.until(lambda: client.view["number"] == 1)
        await client.ask("look", seat=1)
        # No file of the server's may grow from here on: what a full disk looks like.
        full = (4096, resource.RLIM_INFINITY)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, full)
        with pytest.raises(TableRefusal) as caught:
            await client.choose("wait")
        assert caught.value.code == "storage" and "nothing was changed" in str(caught.value)
        order = {"game": "pilfer", "setup": {}}
        assert server.post("/api/tables", order, status=503)["error"]["code"] == "storage"
        assert client.view["number"] == 1
        room = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, room)
        assert await client.choose("wait") == 2
        await client.until(lambda: client.view["number"] == 2)


@pytest.mark.postgres
async def test_a_database_that_goes_away_is_told_and_play_goes_on_when_it_is_back(
    start: Start, own_postgres: PostgresServer
) -> None:
    server = start(database=own_postgres.new_database())
    table = server.table("me", "me")
    async with TableClient(server.url, table["table"], table["owner"]) as client:
        await client.choose("wait")
        await client.until(lambda: client.view["number"] == 1)
        await client.ask("look", seat=1)
        await asyncio.to_thread(own_postgres.stop)
        with pytest.raises(TableRefusal) as caught:
            await client.choose("wait")
        assert caught.value.code == "storage"
        while (health := server.ask("GET", "/healthz")).status_code == 200:
            await asyncio.sleep(0.05)  # it has been well until just now
        assert health.status_code == 503 and not health.json()["ok"] and health.json()["reason"]
        await asyncio.to_thread(own_postgres.start)
        assert await client.choose("wait") == 2
        await client.until(lambda: client.view["number"] == 2)
        while server.ask("GET", "/healthz").status_code != 200:
            await asyncio.sleep(0.05)


def _age(url: str, data: Path, statements: list[str]) -> None:
    """Make the stored tables look as if older rules had played them."""
    if url:
        with psycopg.connect(url) as pg:
            for statement in statements:
                pg.execute(statement)
    else:
        lite = sqlite3.connect(data / "hearthside.sqlite3")
        for statement in statements:
            lite.execute(statement)
        lite.commit()
        lite.close()


async def play_on(client: TableClient, choices: int) -> None:
    """Wait a few turns, then reach into a pocket: that may leave the table inside a step."""
    for at in range(choices):
        seat = client.asked["seat"]
        await client.ask("look", seat=seat)
        option = "wait" if at < choices - 1 else f"steal:{1 - seat}"
        if client.asked["ask"] == "answer":
            option = "allow"
        number = await client.choose(option)
        await client.reach(number)


AGE = ["UPDATE tables SET version = '0.9.0'", "UPDATE snapshots SET version = '0.9.0'"]
MISFIT = ["UPDATE choices SET option = 'fly:moon' WHERE number = 17"]
SILENT = ["UPDATE choices SET option = 'search' WHERE number = 3"]


@pytest.mark.parametrize(
    ("change", "made"),
    [(AGE, 18), (AGE + MISFIT, 17), (SILENT, 18)],
    ids=["older", "older and misfit", "changed without a word"],
)
async def test_a_table_saved_under_older_rules_goes_on(
    start: Start, database: str, change: list[str], made: int
) -> None:
    server = start(database=database)
    table = server.table("me", "me")
    async with TableClient(server.url, table["table"], table["owner"]) as client:
        await play_on(client, 18)
        assert client.view["made"] == 18
    server.kill()
    _age(database, server.data, change)
    server.start()
    async with TableClient(server.url, table["table"], table["owner"]) as client:
        assert client.view["made"] == made
        assert any(
            f"under rules {load('pilfer').version}" in line["text"] for line in client.view["lines"]
        )
        await play_on(client, 2)
        made = client.view["made"]
    path = f"/api/tables/{table['table']}"
    seen = server.get(f"{path}/replay", table["owner"])
    assert seen["last"] == made and seen["first"] >= 16
    assert server.get(f"{path}/replay?at={seen['first']}", table["owner"])["view"]["things"]
    twin = server.post(f"{path}/branch", {"at": made - 1}, table["owner"])
    copy = server.post(
        "/api/tables/import", {"record": server.get(f"{path}/record", table["owner"])}
    )
    server.kill()
    _age(database, server.data, AGE)
    server.start()
    for made_at, one in ((made, table), (made - 1, twin), (made, copy)):
        async with TableClient(server.url, one["table"], one["owner"]) as client:
            assert client.view["made"] == made_at


async def test_old_rules_that_cannot_be_read_are_told(start: Start) -> None:
    server = start()
    table = server.table("me", "me")
    server.stop()
    broken = json.dumps({"number": 0, "state": {"step": "gone"}, "since": []})
    _age("", server.data, ["UPDATE tables SET version = '0.1'"])
    _age("", server.data, [f"UPDATE snapshots SET position = '{broken}'"])
    server.start()
    error = server.get(f"/api/tables/{table['table']}", table["owner"], status=409)["error"]
    assert error["code"] == "old_rules" and "0.1" in error["message"]
