"""Housekeeping: what nobody comes back to, how much one address may keep, and what an owner can do about people."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from tests.running import ServerProcess, Start

from hearthside.server.client import TableClient, TableRefusal
from hearthside.server.storage import queries, upkeep
from hearthside.server.storage.sql import Connection, database_at

pytestmark = pytest.mark.anyio

DAY = 86_400.0
QUICK = (
    "import hearthside.server.tables.housekeeping as h; h.FIRST = h.EVERY = h.OFTEN = 0.05;"
    "import hearthside.server.services as s; s.SWEEP = 0.05"
)
"""A server that keeps house all the time."""


def connected(server: ServerProcess) -> Connection:
    return Connection(database_at(server.database or None, Path(server.data)))


def leave_alone(server: ServerProcess, table: Any, days: float) -> None:
    """Let a table have been alone for so many days."""
    then, db = time.time() - days * DAY, connected(server)
    db.run("UPDATE tables SET visited = ?, updated = ? WHERE id = ?", (then, then, table["table"]))
    db.close()


async def until(true: Any) -> None:
    async with asyncio.timeout(60):
        while not await asyncio.to_thread(true):
            await asyncio.sleep(0.05)


async def play(server: ServerProcess, table: Any, times: int) -> dict[str, Any]:
    """Make so many choices; what the table looks like then."""
    async with TableClient(server.url, table["table"], table["owner"]) as client:
        for _ in range(times):
            if not client.my_turn:
                await client.ask("look", seat=client.asked["seat"])
            await client.reach(await client.choose(client.options[-1]))
        return dict(client.view)


def test_what_is_spared_is_not_forgotten_however_long_it_was(start: Start, database: str) -> None:
    """Not even where as many are dealt with at once as are spared, and neither by storing nor by removing."""
    server = start(database=database, HEARTHSIDE_ARCHIVE_DAYS="0")
    tables = [server.table("me", "me") for _ in range(3)]
    for n, table in enumerate(tables):
        leave_alone(server, table, 90 - n)
    oldest, middle, newest = (str(table["table"]) for table in tables)
    db, before = connected(server), time.time() - 30 * DAY
    assert upkeep.put_away(db, before, 1, {oldest}) == [middle]
    assert upkeep.put_away(db, before, 9, {oldest}) == [newest]
    assert upkeep.remove(db, before, 9, {newest}) == [middle]
    kept = {id for id in (oldest, middle, newest) if queries.table(db, id) is not None}
    db.close()
    assert kept == {oldest, newest}


async def test_a_forgotten_table_goes_into_storage_and_comes_out_as_it_was(
    start: Start, database: str
) -> None:
    server = start(
        database=database,
        first=QUICK,
        HEARTHSIDE_ARCHIVE_DAYS="30",
        HEARTHSIDE_IDLE="0.01",
        HEARTHSIDE_REDEAL="off",
    )
    table, other = server.table("me", "me"), server.table("me", "me")
    before = await play(server, table, 20)
    await play(server, other, 20)
    db, id = connected(server), table["table"]
    await until(lambda: server.get("/healthz")["tables"] == 0)
    leave_alone(server, table, 31)
    leave_alone(server, other, 29)
    await until(lambda: (row := queries.table(db, id)) is not None and row.stored)
    assert db.run("SELECT COUNT(*) FROM snapshots WHERE table_id = ?", (id,)) == [(0,)]
    assert len(queries.entries(db, id)) == 20, "the log is the record, and it is kept"
    stays = queries.table(db, other["table"])
    assert stays is not None and not stays.stored
    async with TableClient(server.url, id, table["owner"]) as client:
        await client.ask("look", seat=client.asked["seat"])
        assert client.view["made"] == 20 and not client.over
        seen = {thing["id"] for thing in client.view["things"]}
        assert seen == {thing["id"] for thing in before["things"]}
        await until(lambda: (row := queries.table(db, id)) is not None and not row.stored)
    db.close()


async def test_what_is_in_storage_is_removed_when_the_owner_of_the_server_says_so(
    start: Start, database: str
) -> None:
    server = start(
        database=database,
        first=QUICK,
        HEARTHSIDE_ARCHIVE_DAYS="30",
        HEARTHSIDE_REMOVE_DAYS="365",
        HEARTHSIDE_IDLE="0.01",
    )
    kept, lost, watched = (server.table("me", "me") for _ in range(3))
    db = connected(server)

    def looked_at() -> float:
        row = queries.table(db, watched["table"])
        assert row is not None
        return row.visited

    async with TableClient(server.url, watched["table"], watched["spectator"]):
        since = time.time()
        await until(lambda: looked_at() > since)  # a round has begun that knows of the onlooker
        for table, days in ((kept, 364), (lost, 366), (watched, 366)):
            leave_alone(server, table, days)
        await until(lambda: queries.table(db, lost["table"]) is None)
        for table in (kept, watched):
            assert queries.table(db, table["table"]) is not None
    db.close()


def test_a_table_that_begins_from_a_position_keeps_it_in_storage(
    server: ServerProcess,
) -> None:
    table = server.table("me", "me")
    at = f"/api/tables/{table['table']}"
    record = server.get(f"{at}/record", table["owner"])
    branch = server.post(f"{at}/branch", {"at": 0}, table["owner"])
    imported = server.post("/api/tables/import", {"record": record})
    db = connected(server)
    for one in (branch, imported):
        db.run("INSERT INTO choices VALUES (?, 900, 'rebase', -1, '1', 0, '')", (one["table"],))
        db.run("INSERT INTO snapshots VALUES (?, 900, '1', '{}')", (one["table"],))
        leave_alone(server, one, 1000)
    with db.transaction():
        gone = upkeep.put_away(db, time.time() - 999 * DAY, 10)
    assert set(gone) == {branch["table"], imported["table"]}
    for id in gone:
        assert db.run("SELECT number FROM snapshots WHERE table_id = ?", (id,)) == [(900,)]
        db.run("UPDATE tables SET stored = 0 WHERE id = ?", (id,))
    db.close()


def test_one_address_cannot_fill_the_house(start: Start, database: str) -> None:
    server = start(database=database, HEARTHSIDE_QUOTA="3", HEARTHSIDE_TRUSTED="127.0.0.1")
    order = {"game": "pilfer", "setup": {"seats": 2}}
    mine = [server.post("/api/tables", order) for _ in range(3)]
    error = server.post("/api/tables", order, status=429)["error"]
    assert error["code"] == "quota" and "3 tables" in error["message"]
    branch = f"/api/tables/{mine[0]['table']}/branch"
    assert server.post(branch, {"at": 0}, mine[0]["owner"], 429)["error"]["code"] == "quota"
    elsewhere = {"X-Forwarded-For": "192.0.2.7"}
    assert server.ask("POST", "/api/tables", json=order, headers=elsewhere).status_code == 200, (
        "somebody else may"
    )
    server.delete(f"/api/tables/{mine[0]['table']}", mine[0]["owner"])
    server.post("/api/tables", order)
    db = connected(server)
    makers = {row[0] for row in db.run("SELECT maker FROM tables")}
    db.close()
    assert len(makers) == 2 and all("127.0.0.1" not in maker for maker in makers)


async def test_an_owner_renews_a_seats_link_and_the_old_one_opens_nothing(
    server: ServerProcess,
) -> None:
    table = server.table("me", "friend")
    at, old = f"/api/tables/{table['table']}", table["seats"][1]["link"]
    async with TableClient(server.url, table["table"], old) as friend:
        order = {"role": "seat", "seat": 1}
        stranger = table["spectator"]
        assert server.post(f"{at}/links", order, stranger, 403)["error"]["code"] == "not_yours"
        new = await asyncio.to_thread(server.post, f"{at}/links", order, table["owner"])
        await friend.until(lambda: friend.closed)
    assert server.get(at, old, status=401)["error"]["code"] == "bad_token"
    assert server.get(at, new["link"])["you"] == [1]
    told = [origin["text"] for origin in server.get(f"{at}/fairness", new["link"])["origins"]]
    assert any("link of" in text for text in told), "everybody can read that it was replaced"
    own = server.post(f"{at}/links", order, new["link"])
    assert server.get(at, own["link"])["you"] == [1], "who holds a seat may renew its link"


def test_every_kind_of_link_can_be_closed_or_renewed(server: ServerProcess) -> None:
    table = server.table("me", "easy")
    at, owner = f"/api/tables/{table['table']}", table["owner"]
    server.delete(f"{at}/links?role=spectator", owner)
    server.get(at, table["spectator"], status=401)
    renewed = server.post(f"{at}/links", {"role": "spectator"}, owner)["link"]
    assert server.get(at, renewed)["spectator"]
    server.delete(f"{at}/links?role=owner", owner, status=400)
    server.delete(f"{at}/links?role=seat", owner, status=400)
    server.delete(f"{at}/links?role=seat&seat=1", owner, status=400)
    server.delete(f"{at}/links?role=seat&seat=9", owner, status=404)
    server.delete(f"{at}/links?role=seat&seat=0", owner)
    server.get(at, table["seats"][0]["link"], status=401)
    again = server.post(f"{at}/links", {"role": "owner"}, owner)["link"]
    server.get(at, owner, status=401)
    assert server.get(at, again)["owner"]


async def test_an_owner_mutes_a_seat_or_all_who_look_on(server: ServerProcess) -> None:
    table = server.table("me", "friend")
    at, owner = f"/api/tables/{table['table']}/mutes", table["owner"]
    async with (
        TableClient(server.url, table["table"], owner) as mine,
        TableClient(server.url, table["table"], table["seats"][1]["link"]) as friend,
        TableClient(server.url, table["table"], table["spectator"]) as guest,
    ):
        assert server.ask("PUT", at, table["spectator"], json={"muted": True}).status_code == 403
        for seat, who in ((1, friend), (None, guest)):
            await who.ask("chat", text="hello")
            order = {"seat": seat, "muted": True}
            answer = await asyncio.to_thread(server.ask, "PUT", at, owner, json=order)
            assert answer.status_code == 204

            async def silenced(who: TableClient = who) -> bool:
                try:
                    await who.ask("chat", text="hello again")
                except TableRefusal as refusal:
                    return refusal.code == "muted"
                return False

            while not await silenced():
                await asyncio.sleep(0.05)
            await mine.ask("chat", text="I may always speak")
        order = {"seat": 1, "muted": False}
        await asyncio.to_thread(server.ask, "PUT", at, owner, json=order)
        while not await _may_speak(friend):
            await asyncio.sleep(0.05)


async def _may_speak(who: TableClient) -> bool:
    try:
        await who.ask("chat", text="thanks")
    except TableRefusal:
        return False
    return True


SLOW = """
import asyncio
from hearthside.server.conversation import Conversation
known = Conversation._link
async def slowly(self, token):
    link = await known(self, token)
    if self._table is None:
        await asyncio.sleep(1.5)
    return link
Conversation._link = slowly
"""


async def test_a_link_that_is_closed_while_somebody_comes_in_by_it_lets_nobody_in(
    start: Start,
) -> None:
    server = start(first=SLOW, HEARTHSIDE_REDEAL="off")
    table = server.table("me", "friend")
    client = TableClient(server.url, table["table"], table["seats"][1]["link"])
    coming = asyncio.create_task(client.__aenter__())
    await asyncio.sleep(0.5)
    at = f"/api/tables/{table['table']}/links?role=seat&seat=1"
    await asyncio.to_thread(server.delete, at, table["owner"])
    with suppress(ConnectionError):
        await coming
        await client.until(lambda: client.closed, timeout=20)
    assert client.closed


async def test_a_long_table_counts_for_several(start: Start, database: str) -> None:
    first = "import hearthside.server.storage.upkeep as u; u.LONG = 4"
    server = start(first=first, database=database, HEARTHSIDE_QUOTA="4", HEARTHSIDE_BOTS="0")
    table = server.table("me", "me")
    async with TableClient(server.url, table["table"], table["owner"]) as client:
        while client.view["made"] < 8:
            await client.ask("look", seat=client.asked["seat"])
            await client.reach(await client.choose("wait"))
    branch = {"at": 8}
    path = f"/api/tables/{table['table']}/branch"
    copy = await asyncio.to_thread(server.post, path, branch, table["owner"])
    refused = server.post(path, branch, table["owner"], status=429)["error"]
    assert refused["code"] == "quota", "two tables of nine lines count for six"
    server.delete(f"/api/tables/{copy['table']}", copy["owner"])
    server.post(path, branch, table["owner"])
