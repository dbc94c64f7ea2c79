"""The future is nobody's: commitments, contributions, dealing anew, and everything verified afterwards."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from typing import Any

import pytest
from tests.running import PostgresServer, ServerProcess, Start

from hearthside.games import load
from hearthside.kernel import Record, Session
from hearthside.server.client import TableClient, TableRefusal

pytestmark = pytest.mark.anyio
WORDS = "feedfacefeedface"


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory, module_server: Start) -> ServerProcess:
    """A server over SQLite without bots."""
    return module_server(tmp_path_factory.mktemp("data"), HEARTHSIDE_BOTS="0")


def record_of(server: ServerProcess, table: Any) -> Record:
    """The record of a table, as its owner gets it."""
    return Record.parse(server.get(f"/api/tables/{table['table']}/record", table["owner"]))


def fairness_of(server: ServerProcess, table: Any) -> Any:
    """What everybody may know of a table's fairness."""
    return server.get(f"/api/tables/{table['table']}/fairness", table["spectator"])


async def play(server: ServerProcess, table: Any, choices: int = 1 << 30) -> None:
    """Play on from the owner's seats, taking the last option each time."""
    async with TableClient(server.url, table["table"], table["owner"]) as client:
        while not client.over and choices:
            if not client.my_turn:
                await client.ask("look", seat=client.asked["seat"])
            await client.reach(await client.choose(client.options[-1]))
            choices -= 1


async def test_an_owner_who_reads_the_record_and_gives_a_seat_away_knows_nothing(
    plain: ServerProcess,
) -> None:
    table = plain.table("me", "me")
    before = record_of(plain, table)
    known = before.replay(load("pilfer"))
    path = f"/api/tables/{table['table']}/seats/1"
    friend = await asyncio.to_thread(plain.post, path, {"kind": "friend"}, table["owner"])
    async with TableClient(plain.url, table["table"], friend["link"]) as client:
        assert client.view["number"] >= 2, (
            "dealt anew when the seat was given, and when it was taken"
        )
        told = [line["text"] for line in client.view["lines"]]
        assert any("dealt anew" in text for text in told)
    await play(plain, table, 1)
    path = f"/api/tables/{table['table']}/seats/1"
    await asyncio.to_thread(plain.post, path, {"kind": "me"}, table["owner"])
    after = record_of(plain, table)
    assert after.seed != before.seed and after.seed >= 1 << 64
    assert after.replay(load("pilfer"), upto=0).state.vault.cards != known.state.vault.cards
    origins = [origin["text"] for origin in fairness_of(plain, table)["origins"]]
    assert any("took the record" in text for text in origins)
    assert any("came to the table" in text for text in origins)


async def test_in_mid_game_the_piles_are_dealt_anew_and_the_hands_stay(
    plain: ServerProcess,
) -> None:
    table = plain.table("me", "me", "me")
    await play(plain, table, 4)
    known = record_of(plain, table).replay(load("pilfer"))
    path = f"/api/tables/{table['table']}/seats/1"
    await asyncio.to_thread(plain.post, path, {"kind": "bot", "strength": "easy"}, table["owner"])
    again = record_of(plain, table)
    assert [number for number, _ in again.redeals] == [4]
    now = again.replay(load("pilfer"))
    assert now.state.hands == known.state.hands and now.state.stashes == known.state.stashes
    assert sorted(now.state.vault.cards) == sorted(known.state.vault.cards)
    assert now.state.vault.cards != known.state.vault.cards
    async with TableClient(plain.url, table["table"], table["owner"]) as client:
        with pytest.raises(TableRefusal) as caught:
            await client.ask("ask_undo")
        assert caught.value.code == "no_undo" and "dealt anew" in str(caught.value)


async def test_what_was_committed_to_is_what_was_thrown(start: Start, database: str) -> None:
    server = start(database=database, HEARTHSIDE_BOTS="0")
    table = server.table("me", "friend")
    mine, friend = (seat["link"] for seat in table["seats"])
    async with (
        TableClient(server.url, table["table"], mine, contribution="00" * 16) as a,
        TableClient(server.url, table["table"], friend, contribution=WORDS) as b,
    ):
        shown = [m for m in b.heard if m["t"] == "fairness"][-1]
        assert not shown["opened"] and all(e["secret"] is None for e in shown["epochs"])
        assert [e["contribution"] for e in shown["epochs"]] == ["", "00" * 16, WORDS, ""]
        assert [e["line"] for e in shown["epochs"]][-1] == -1, "the next one is committed to"
        assert a.view["made"] == b.view["made"] == 0
        while not a.over:
            number = a.view["number"]
            await b.reach(number)
            client = a if a.my_turn else b
            number = await client.choose(client.options[-1])
            await a.reach(number)
        await b.until(lambda: b.heard[-1].get("opened") is True)
        opened = b.heard[-1]["epochs"]
    verify(server, table, shown["epochs"], opened)


def verify(server: ServerProcess, table: Any, shown: list[Any], opened: list[Any]) -> None:
    """As anybody may, from what was shown before the first choice and what is told after the last."""
    assert [e["commitment"] for e in opened] == [e["commitment"] for e in shown]
    assert opened[-1]["secret"] is None and opened[-1]["line"] == -1, "the game might go on"
    for epoch in opened[:-1]:
        secret = bytes.fromhex(epoch["secret"])
        assert hashlib.sha256(secret).hexdigest() == epoch["commitment"]
    told = fairness_of(server, table)
    assert told["opened"] and told["epochs"] == opened and told["keys"]
    for thrown in told["keys"]:
        epoch = [e for e in opened if 0 <= e["line"] <= thrown["line"]][-1]
        words = f"hearthside 1:{table['table']}:{thrown['line']}:{epoch['contribution']}"
        digest = hmac.digest(bytes.fromhex(epoch["secret"]), words.encode(), "sha256")
        assert int(thrown["key"], 16) == int.from_bytes(digest, "big") | 1 << 255
    record = record_of(server, table)
    assert (
        f"{record.seed:x}"
        == told["seed"]
        == [k["key"] for k in told["keys"] if k["kind"] == "dealt"][-1]
    )
    thrown_by = {int(k["key"], 16) for k in told["keys"] if k["kind"] == "choice"}
    assert set(record.keys.values()) == thrown_by
    assert record.replay(load("pilfer")).outcome is not None


async def test_whoever_has_seen_a_hand_cannot_have_it_dealt_anew(plain: ServerProcess) -> None:
    table = plain.table("me", "me")
    async with TableClient(plain.url, table["table"], table["owner"]) as client:
        hand, number = client.view["things"], client.view["number"]
    async with TableClient(plain.url, table["table"], table["owner"], contribution=WORDS) as client:
        assert (client.view["things"], client.view["number"]) == (hand, number)


async def test_what_was_branched_or_imported_is_dealt_anew(plain: ServerProcess) -> None:
    table = plain.table("me", "me", "me")
    await play(plain, table, 4)
    text = plain.get(f"/api/tables/{table['table']}/record", table["owner"])
    known = Record.parse(text).replay(load("pilfer"))
    branch = plain.post(f"/api/tables/{table['table']}/branch", {"at": 4}, table["owner"])
    copy = plain.post("/api/tables/import", {"record": text})
    for twin, why in ((branch, "branched"), (copy, "made from a record")):
        now = record_of(plain, twin).replay(load("pilfer"))
        assert now.state.hands == known.state.hands
        assert now.state.vault.cards != known.state.vault.cards
        told = fairness_of(plain, twin)
        assert why in told["origins"][0]["text"] and not told["opened"]
        await play(plain, twin, 3)
    fresh = str(Session(load("pilfer"), {"seats": 3}, seed=5).record())
    begun = plain.post("/api/tables/import", {"record": fresh})
    assert record_of(plain, begun).seed >= 1 << 64, "nobody knows what it was dealt from"


async def test_players_who_hide_nothing_from_each_other_still_cannot_know_the_dice(
    plain: ServerProcess,
) -> None:
    table = plain.table("me", "friend", game="folklore")
    async with TableClient(plain.url, table["table"], table["owner"]) as client:
        while client.my_turn and client.view["made"] < 8:
            await client.reach(await client.choose(client.options[0]))
    path, friend = f"/api/tables/{table['table']}", table["seats"][1]["link"]
    records = [plain.get(f"{path}/record", token) for token in (table["owner"], friend)]
    for text in records:
        record = Record.parse(text)
        assert record.base is not None and not record.choices and not record.keys
        assert record.seed == 0, "what the table was dealt from is not told"
    decks = [Record.parse(text).base for text in records]
    assert decks[0] != decks[1], "each copy is dealt by itself"
    twin = plain.post(f"{path}/branch", {"at": 2}, friend)
    told = Record.parse(plain.get(f"/api/tables/{twin['table']}/record", twin["owner"], status=200))
    assert told.base is not None, "the branch holds nothing of what the table was dealt from"


@pytest.mark.postgres
async def test_two_workers_throw_the_same_dice(
    module_server: Start, postgres: PostgresServer, tmp_path_factory: pytest.TempPathFactory
) -> None:
    url = postgres.new_database()
    one, two = (
        module_server(tmp_path_factory.mktemp("fair"), database=url, HEARTHSIDE_BOTS="0")
        for _ in range(2)
    )
    table = one.table("me", "me")
    async with TableClient(two.url, table["table"], table["owner"]) as client:
        await client.choose("search")
        path = f"/api/tables/{table['table']}/seats/1"
        await asyncio.to_thread(one.post, path, {"kind": "me", "name": "Ida"}, table["owner"])
        await client.until(
            lambda: any(m["t"] == "fairness" and len(m["epochs"]) == 3 for m in client.heard)
        )
        await client.ask("look", seat=1)
        await client.choose("search")
    records = [str(record_of(server, table)) for server in (one, two)]
    assert records[0] == records[1]
    assert len(Record.parse(records[0]).redeals) == 1


async def test_a_game_that_goes_on_after_it_was_over_throws_by_secrets_nobody_has_seen(
    start: Start, database: str
) -> None:
    server = start(database=database, HEARTHSIDE_BOTS="0")
    table = server.table("me", "me")
    async with TableClient(server.url, table["table"], table["owner"], contribution=WORDS):
        pass
    await play(server, table)
    async with TableClient(server.url, table["table"], table["owner"]) as client:
        opened = {e["secret"] for e in client.latest("fairness")["epochs"]} - {None}
        await client.ask("ask_undo")
        await client.until(lambda: not client.over)
        await client.until(lambda: client.latest("fairness")["opened"] is False)
        epochs = client.latest("fairness")["epochs"]
        assert epochs[-2]["line"] == client.view["number"] - 1, "one has begun with that line"
        assert "goes on after it was over" in client.view["lines"][-1]["text"]
    server.kill()
    server.start()
    await play(server, table)
    told = fairness_of(server, table)
    begun = [e for e in told["epochs"] if e["line"] >= 0]
    assert begun[-1]["secret"] not in opened and begun[-1]["commitment"] == epochs[-2]["commitment"]
    assert any("goes on" in origin["text"] for origin in told["origins"])
    verify(server, table, told["epochs"], told["epochs"])


async def test_nobody_has_the_game_dealt_until_they_like_their_hand(start: Start) -> None:
    server = start(HEARTHSIDE_BOTS="0")
    table = server.table("me", "friend")
    path, link = f"/api/tables/{table['table']}", table["seats"][1]["link"]
    order = {"role": "seat", "seat": 1}

    def renewed(by: str, times: int) -> list[Any]:
        answers = [server.ask("POST", f"{path}/links", by, json=order) for _ in range(times)]
        return [answer.json().get("link", answer.status_code) for answer in answers]

    links = [link]
    while isinstance(links[-1], str):
        links += renewed(links[-1], 1)
    assert len(links) < 10 and links[-1] == 429
    assert isinstance(renewed(table["owner"], 1)[0], str), "the owner is not kept from closing it"
    assert renewed(table["owner"], 30)[-1] == 429
    await play(server, table, 1)
    assert isinstance(renewed(table["owner"], 1)[0], str), "once somebody has chosen, hands stay"


async def test_whoever_sits_at_a_table_cannot_keep_its_owner_from_changing_it(start: Start) -> None:
    first = "import hearthside.server.storage.provenance as p; p.OTHERS_ORIGINS = 9"
    server = start(first=first, HEARTHSIDE_BOTS="0")
    table = server.table("me", "friend")
    await play(server, table, 1)
    path, link = f"/api/tables/{table['table']}", table["seats"][1]["link"]
    order, renewed = {"role": "seat", "seat": 1}, 0
    while True:
        answer = server.ask("POST", f"{path}/links", link, json=order)
        if answer.status_code != 200:
            break
        link, renewed = answer.json()["link"], renewed + 1
    assert (renewed, answer.status_code) == (4, 429)
    server.post(f"{path}/seats/1", {"kind": "bot"}, table["owner"])
    server.get(path, link, status=401)


def test_an_owner_cannot_bury_what_they_have_done_under_other_news(start: Start) -> None:
    first = "import hearthside.server.storage.provenance as p; p.MOST_ORIGINS = 5"
    server = start(first=first, HEARTHSIDE_BOTS="0")
    table = server.table("me", "me")
    path, owner = f"/api/tables/{table['table']}", table["owner"]
    server.get(f"{path}/record", owner)
    seated = {"kind": "me", "name": "Ida"}
    given = [
        server.ask("POST", f"{path}/seats/1", owner, json=seated).status_code for _ in range(6)
    ]
    assert given == [200] * 3 + [429] * 3
    server.ask("PUT", f"{path}/clock", owner, json={"kind": "off"})
    server.ask("POST", f"{path}/links", owner, json={"role": "seat", "seat": 1})
    server.get(f"{path}/record", owner, status=429)
    told = [one["text"] for one in server.get(f"{path}/fairness", table["spectator"])["origins"]]
    assert any("took the record" in text for text in told) and len(told) == 5
