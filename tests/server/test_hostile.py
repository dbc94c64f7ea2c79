"""Everything from outside is hostile: records above all, and rules that fail harm no table but their own."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.running import PATIENCE, ServerProcess, Start

from hearthside.games import load
from hearthside.kernel import Record, Session, to_data
from hearthside.server.client import TableClient, TableRefusal
from hearthside.server.declined import Declined
from hearthside.server.records import Records
from hearthside.server.storage.sql import Sqlite
from hearthside.server.storage.store import Store

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory, module_server: Start) -> ServerProcess:
    """A server over SQLite without bots."""
    return module_server(tmp_path_factory.mktemp("data"), HEARTHSIDE_BOTS="0")


def forged(game: str, **fields: Any) -> str:
    """A record that begins from a position of its maker's choice."""
    session = Session(load(game), {}, seed=3)
    record = session.record()
    record.base = {**to_data(session.beginning().state), **fields}
    record.digests, record.snapshot = {}, None
    return str(record)


def refused(server: ServerProcess, record: str) -> str:
    """Why a record is not taken in."""
    error = server.post("/api/tables/import", {"record": record}, status=400)["error"]
    assert error["code"] == "bad_record"
    return str(error["message"])


@pytest.mark.parametrize(
    ("game", "fields"),
    [
        ("pilfer", {"seats": 200_000}),
        ("pilfer", {"hands": [["crown"] * 5, ["moon"]]}),
        ("deck_goes_west", {"day": 15_000_000}),
        ("vast", {"round": 400_000_000}),
    ],
)
def test_a_position_that_this_server_did_not_sign_is_not_taken_in(
    plain: ServerProcess, game: str, fields: dict[str, Any]
) -> None:
    assert "did not sign" in refused(plain, forged(game, **fields))
    old = Session(load(game), {}, seed=3).record()
    old.rules = "0.0.1"
    assert "not signed" in refused(plain, str(old))
    assert plain.get("/healthz")["ok"]


async def test_several_people_take_records_in_at_once(plain: ServerProcess) -> None:
    record = str(Session(load("pilfer"), {"seats": 2}, seed=3).record())

    async def take_in(address: str) -> int:
        transport = httpx.AsyncHTTPTransport(local_address=address)
        async with httpx.AsyncClient(transport=transport, timeout=PATIENCE) as http:
            at = f"{plain.url}/api/tables/import"
            return (await http.post(at, json={"record": record})).status_code

    came = [take_in(f"127.0.0.{n}") for n in range(11, 17)]
    assert await asyncio.gather(*came) == [200] * 6


async def test_a_position_that_this_server_signed_goes_on(
    plain: ServerProcess, start: Start
) -> None:
    table = plain.table("me", "friend", game="folklore")
    async with TableClient(plain.url, table["table"], table["owner"]) as client:
        while client.view["made"] < 8:
            if not client.my_turn:
                break
            await client.reach(await client.choose(client.options[0]))
        made = client.view["made"]
    text = plain.get(f"/api/tables/{table['table']}/record", table["owner"])
    assert "\nfrom " in text and "\nsigned " in text
    twin = plain.post("/api/tables/import", {"record": text})
    async with TableClient(plain.url, twin["table"], twin["owner"]) as client:
        assert 0 < client.view["made"] <= made
        await client.ask("look", seat=max(0, client.asked["seat"]))
        await client.choose(client.options[0])
    changed = text.replace('"vita":', '"vita":1', 1)
    assert changed != text and "did not sign" in refused(plain, changed)
    elsewhere = start(HEARTHSIDE_BOTS="0")
    assert "did not sign" in refused(elsewhere, text)


def test_seeds_setups_and_lengths_have_bounds(plain: ServerProcess) -> None:
    good = str(Session(load("pilfer"), {"seats": 2}, seed=3).record())
    assert plain.post("/api/tables/import", {"record": good})["table"]
    for change in (
        lambda r: setattr(r, "seed", 1 << 300),
        lambda r: setattr(r, "seed", -1),
        lambda r: r.setup.update(seats=9),
        lambda r: r.choices.extend([(0, "wait")] * 20_001),
        lambda r: setattr(r, "game", "chess"),
        lambda r: r.keys.update({0: 1 << 256}),
    ):
        record = Record.parse(good)
        change(record)
        record.choices = record.choices or [(0, "wait")]
        assert refused(plain, str(record))
    deep = good.replace('{"seats":2}', "[" * 50_000)
    assert refused(plain, deep)


async def test_while_a_long_record_is_read_everybody_else_plays(start: Start) -> None:
    server = start(
        HEARTHSIDE_BOTS="0",
        first="import hearthside.server.records as records; records.LIMIT = 0.05",
    )
    table = server.table("me", "me")
    long = str(longest("folklore"))

    async def read() -> str:
        return await asyncio.to_thread(refused, server, long)

    async with TableClient(server.url, table["table"], table["owner"]) as client:
        reading = asyncio.create_task(read())
        for seat in (0, 1, 0, 1):
            await client.ask("look", seat=seat)
            await client.reach(await client.choose("wait"))
        assert "too long" in await reading
        assert "too long" in await read(), "another process reads after the first was ended"


def longest(game: str) -> Record:
    """A record of some length."""
    session = Session(load(game), {}, seed=1)
    while session.decision is not None and session.number < 2_000:
        session.choose(session.decision.options[session.number % len(session.decision.options)])
    return session.record()


# Rules that fail -----------------------------------------------------------------------------------

ENDLESS = """

import hearthside.server.tables.choices as choices
choices.RULES = 0.3
from hearthside.games import load
def endless(s, seat):
    while True:
        pass
for ask in load("pilfer").asks.values():
    if "search" in ask.acts:
        ask.acts["search"].do = endless
"""


async def test_rules_that_do_not_end_are_broken_off(start: Start) -> None:
    server = start(HEARTHSIDE_BOTS="0", first=ENDLESS)
    table, other = server.table("me", "me"), server.table("me", "me")
    async with (
        TableClient(server.url, table["table"], table["owner"]) as client,
        TableClient(server.url, other["table"], other["owner"]) as neighbour,
    ):
        with pytest.raises(TableRefusal) as caught:
            await client.choose("search")
        assert caught.value.code == "failed" and "untouched" in str(caught.value)
        assert await neighbour.choose("wait") == 1
        assert await client.choose("wait") == 1


BLIND = """
import dataclasses, hearthside.server.lobby as lobby
games = dict(lobby.games())
true = games["pilfer"]
def scene(s, seat):
    if s.round > 1:
        raise LookupError("there is no second round")
    return true.scene(s, seat)
games["pilfer"] = dataclasses.replace(true, scene=scene)
lobby.games = lambda: games
"""


async def test_a_table_that_cannot_be_shown_is_set_aside_and_harms_no_other(start: Start) -> None:
    server = start(HEARTHSIDE_BOTS="0", first=BLIND)
    table, other = server.table("me", "me"), server.table("me", "me", "me")
    async with (
        TableClient(server.url, table["table"], table["owner"]) as client,
        TableClient(server.url, other["table"], other["owner"]) as neighbour,
    ):
        for seat in (0, 1):
            await client.ask("look", seat=seat)
            await client.choose("wait")
        await client.until(lambda: client.closed)
        assert client.heard[-1]["code"] == "broken" and "set aside" in client.heard[-1]["message"]
        assert await neighbour.choose("wait") == 1
    with pytest.raises((ConnectionError, TableRefusal)):
        async with TableClient(server.url, table["table"], table["owner"]):
            raise AssertionError("a table that was set aside opened")
    error = server.get(f"/api/tables/{table['table']}", table["owner"], status=409)["error"]
    assert error["code"] == "broken" and "second round" in error["message"]
    assert 'hearthside_set_aside_total{game="pilfer"} 1.0' in server.get("/metrics")


def test_a_record_whose_position_cannot_be_shown_is_refused() -> None:
    from hearthside.server.record_process import faults

    session = Session(load("pilfer"), {"seats": 2}, seed=3)
    assert faults(session) == ""
    session.state.hands[0].append("crown")
    assert "breaks the rules" in faults(session)
    session = Session(load("pilfer"), {"seats": 2}, seed=3)
    session.state.hands.pop()
    assert json.dumps(faults(session)) != '""'


async def test_a_network_reads_one_record_at_a_time_whatever_addresses_it_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    records = Records(Store(Sqlite(tmp_path / "db.sqlite3")))
    reading: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    async def hang(text: str) -> bool:
        return await reading

    monkeypatch.setattr(records, "vouched", hang)
    first = asyncio.create_task(records.read("", "2001:db8::1"))
    await asyncio.sleep(0)
    with pytest.raises(Declined) as caught:
        await records.read("", "2001:db8::2")
    assert caught.value.code == "too_many"
    first.cancel()
