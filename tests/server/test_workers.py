"""Two server processes, one PostgreSQL, one table: races, news, seats, votes and bots across both."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import psycopg
import pytest
from tests.running import PostgresServer, ServerProcess, Start

from hearthside.server.client import TableClient, TableRefusal

pytestmark = [pytest.mark.anyio, pytest.mark.postgres]


PATIENT = "import hearthside.server.bots.turns as turns; turns.LEASE = 600.0"
"""However busy the machine, neither server takes the other's bots for forgotten."""


@pytest.fixture(scope="module")
def pair(
    tmp_path_factory: pytest.TempPathFactory, module_server: Start, postgres: PostgresServer
) -> tuple[Any, Any]:
    """Two servers that share nothing but a database."""
    url = postgres.new_database()
    data = tmp_path_factory.mktemp("data")
    options: dict[str, str] = {"first": PATIENT, "HEARTHSIDE_REDEAL": "off"}
    first = module_server(data / "first", database=url, **options)
    return first, module_server(data / "second", database=url, **options)


async def test_two_choose_at_once_through_two_workers_and_exactly_one_wins(
    pair: list[ServerProcess],
) -> None:
    table = pair[0].table("me", "me")
    async with (
        TableClient(pair[0].url, table["table"], table["owner"]) as a,
        TableClient(pair[1].url, table["table"], table["owner"]) as b,
    ):
        for number in range(20):
            seat = a.asked["seat"]
            for client in (a, b):
                await client.ask("look", seat=seat)
            assert a.asked["options"] == b.asked["options"]
            options = [o["notation"] for o in a.asked["options"]]
            tries = (a.choose(options[0], number), b.choose(options[-1], number))
            results = await asyncio.gather(*tries, return_exceptions=True)
            assert sorted(map(str, results)).count(str(number + 1)) == 1
            lost = next(r for r in results if isinstance(r, Exception))
            assert isinstance(lost, TableRefusal) and lost.code == "stale"
            for client in (a, b):
                await client.reach(number + 1)
            assert a.view["things"] == b.view["things"]
            assert a.view["lines"] == b.view["lines"]
            if a.over:
                break


async def test_every_choice_reaches_the_other_worker_as_its_own_difference(
    pair: list[ServerProcess],
) -> None:
    table = pair[0].table("me", "me")
    async with (
        TableClient(pair[0].url, table["table"], table["owner"]) as a,
        TableClient(pair[1].url, table["table"], table["seats"][1]["link"]) as b,
    ):
        for number in range(1, 11):
            await a.ask("look", seat=a.asked["seat"])
            await a.choose("wait")
            await a.reach(number)
        await b.until(lambda: b.view["number"] == 10)
        bases = [m["base"] for m in b.heard if m["t"] == "diff"]
        assert bases == list(range(10))


async def sees_everybody(client: TableClient) -> None:
    """Until a client has been told that every seat's holder is there."""

    def told() -> bool:
        said = [m for m in client.heard if m["t"] == "presence"]
        return any(all(seat["online"] for seat in m["seats"]) for m in said)

    await client.until(told)


async def goes_back(client: TableClient) -> None:
    """Until a client sees that the first choice was taken back."""
    await client.until(lambda: client.view["made"] == 0 and client.view["number"] == 2)


async def asked(client: TableClient) -> None:
    """Until it is a client's turn."""
    await client.until(lambda: client.my_turn)


async def test_people_on_two_workers_see_and_hear_each_other(pair: list[ServerProcess]) -> None:
    table = pair[0].table("me", "friend")
    mine, friend = (seat["link"] for seat in table["seats"])
    async with TableClient(pair[0].url, table["table"], mine) as a:
        async with TableClient(pair[1].url, table["table"], friend) as b:
            for client in (a, b):
                await sees_everybody(client)
            await b.ask("chat", text="hello over there")
            await a.until(lambda: any(m.get("text") == "hello over there" for m in a.heard))
            await a.choose("wait")
            await b.until(lambda: b.my_turn)
            await a.ask("ask_undo")
            await b.until(lambda: any(m["t"] == "vote" and m["open"] for m in b.heard))
            await b.ask("vote", yes=True)
            for client in (a, b):
                await goes_back(client)
        await a.until(lambda: not a.latest("presence")["seats"][1]["online"])


async def test_a_seat_given_away_through_one_worker_closes_the_socket_at_the_other(
    pair: list[ServerProcess],
) -> None:
    table = pair[0].table("me", "friend")
    async with (
        TableClient(pair[0].url, table["table"], table["owner"]) as owner,
        TableClient(pair[1].url, table["table"], table["seats"][1]["link"]) as friend,
    ):
        path = f"/api/tables/{table['table']}"
        await asyncio.to_thread(
            pair[0].post, f"{path}/seats/1", {"kind": "bot", "strength": "easy"}, table["owner"]
        )
        await friend.until(lambda: friend.closed)
        await asyncio.to_thread(pair[1].patch, path, {"name": "Renamed"}, table["owner"])
        await owner.until(lambda: owner.latest("presence").get("name") == "Renamed")
        await owner.choose("wait")
        await owner.until(lambda: owner.my_turn and owner.view["number"] >= 2)


async def thoughts(pair: list[ServerProcess]) -> list[int]:
    """How many choices each server's strong bots have thought out."""
    pages = [await asyncio.to_thread(server.get, "/metrics") for server in pair]
    found = [re.search(r'bot_seconds_count\{strength="strong"\} (\d+)', page) for page in pages]
    return [int(one[1]) if one else 0 for one in found]


async def test_one_worker_alone_moves_a_tables_bots(pair: list[ServerProcess]) -> None:
    before = await thoughts(pair)
    table = pair[0].table("strong", "me")
    async with (
        TableClient(pair[0].url, table["table"], table["owner"]) as a,
        TableClient(pair[1].url, table["table"], table["owner"]) as b,
    ):
        for client in (a, b):
            await asked(client)
        chosen = a.view["number"]
    after = await thoughts(pair)
    assert sorted(late - early for early, late in zip(before, after, strict=True)) == [0, chosen]


IMPATIENT = (
    "import hearthside.server.services as services, hearthside.server.tables.peers as peers;"
    "services.SWEEP, peers.BELIEVED = 1.0, 6.0"
)


async def test_people_on_a_worker_that_was_killed_are_known_to_be_gone(
    module_server: Start, postgres: PostgresServer, tmp_path: Any
) -> None:
    url = postgres.new_database()
    stays = module_server(tmp_path / "stays", database=url, first=IMPATIENT)
    dies = module_server(tmp_path / "dies", database=url, first=IMPATIENT)
    table = stays.table("me", "friend")
    mine, friend = (seat["link"] for seat in table["seats"])
    async with (
        TableClient(stays.url, table["table"], mine) as a,
        TableClient(dies.url, table["table"], friend) as b,
    ):
        await a.until(lambda: _online(a))
        dies.kill()
        await b.until(lambda: b.closed)
        await a.until(lambda: not _online(a), timeout=120)
        assert not _online(a)


def _online(client: TableClient) -> bool:
    told = [m for m in client.heard if m["t"] == "presence"]
    return bool(told) and bool(told[-1]["seats"][1]["online"])


DEAF = "import hearthside.server.tables.peers as peers; peers.Peers.heard = lambda self, said: None"
"""A server whose news from others is late without end."""


async def test_a_vote_counts_those_who_came_through_a_worker_that_was_not_heard_yet(
    start: Start, postgres: PostgresServer
) -> None:
    url = postgres.new_database()
    deaf = start(database=url, first=DEAF, HEARTHSIDE_REDEAL="off")
    other = start(database=url, HEARTHSIDE_REDEAL="off")
    table = deaf.table("me", "friend")
    mine, theirs = (seat["link"] for seat in table["seats"])
    async with TableClient(deaf.url, table["table"], mine) as a:
        await a.choose("search")
        async with TableClient(other.url, table["table"], theirs) as b:
            await a.ask("ask_undo")
            await b.until(lambda: bool(b.latest("vote")) and b.latest("vote")["open"])
            assert b.view["made"] == 1, "one of two agreed, and that was enough"
            await b.ask("vote", yes=True)
            await b.until(lambda: b.view["made"] == 0)


async def test_a_choice_that_comes_after_the_table_was_deleted_elsewhere_is_refused(
    start: Start, postgres: PostgresServer
) -> None:
    url = postgres.new_database()
    deaf, other = start(database=url, first=DEAF), start(database=url)
    table, second = deaf.table("me", "me"), deaf.table("me", "me")
    async with (
        TableClient(deaf.url, table["table"], table["owner"]) as a,
        TableClient(deaf.url, second["table"], second["owner"]) as b,
    ):
        other.delete(f"/api/tables/{table['table']}", table["owner"])
        with pytest.raises(TableRefusal) as refusal:
            await a.choose("wait")
        assert refusal.value.code == "no_table"
        await a.until(lambda: a.closed)
        assert await b.choose("wait") == 1, "nobody else notices"


async def test_who_lost_their_seat_elsewhere_has_it_no_longer_at_a_worker_that_did_not_hear(
    start: Start, postgres: PostgresServer
) -> None:
    url = postgres.new_database()
    deaf, other = start(database=url, first=DEAF), start(database=url)
    table = deaf.table("friend", "me")
    async with TableClient(deaf.url, table["table"], table["seats"][0]["link"]) as a:
        at = f"/api/tables/{table['table']}/seats/0"
        other.post(at, {"kind": "bot", "strength": "easy"}, table["owner"])
        with pytest.raises((TableRefusal, ConnectionError)):
            await a.choose("wait")
        await a.until(lambda: a.closed)


async def test_a_worker_that_could_not_hear_for_a_while_looks_who_sits_where(
    start: Start, postgres: PostgresServer
) -> None:
    url = postgres.new_database()
    deaf, other = start(database=url, first=DEAF), start(database=url)
    table, second = deaf.table("friend", "me"), deaf.table("me", "me")
    async with (
        TableClient(deaf.url, table["table"], table["spectator"]) as a,
        TableClient(deaf.url, second["table"], second["owner"]) as b,
    ):
        links = f"/api/tables/{table['table']}/links"
        other.delete(f"{links}?role=spectator", table["owner"])
        other.delete(f"/api/tables/{second['table']}", second["owner"])
        with psycopg.connect(url, autocommit=True) as db:
            db.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE query LIKE 'LISTEN%' AND datname = current_database()"
            )
        await a.until(lambda: a.closed)
        await b.until(lambda: b.closed)
