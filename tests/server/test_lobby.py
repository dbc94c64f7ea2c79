"""The lobby: tables that look for players, and keyrings by which somebody finds their tables in another browser."""

from __future__ import annotations

from typing import Any

import pytest
from tests.running import ServerProcess, Start

from hearthside.server.client import TableClient
from hearthside.server.links import new_token
from hearthside.server.storage.lobby import MOST_LISTED

pytestmark = pytest.mark.anyio


def listed(server: ServerProcess) -> dict[str, int]:
    """The tables that look for players, and how many seats they have for some."""
    return {one["table"]: one["open"] for one in server.get("/api/open")}


async def test_a_listed_table_is_joined_from_the_lobby(server: ServerProcess) -> None:
    table = server.table("me", "friend", "friend")
    id, at = table["table"], f"/api/tables/{table['table']}"
    join = f"/api/open/{id}/join"
    assert id not in listed(server), "a table looks for nobody unless its owner says so"
    assert server.post(join, {}, status=409)["error"]["code"] == "no_seat"
    assert server.ask("PATCH", at, table["spectator"], json={"listed": True}).status_code == 403
    assert server.patch(at, {"listed": True}, table["owner"])["listed"]
    assert listed(server)[id] == 2
    first = server.post(join, {"name": "Ann"})
    assert (first["seat"], first["name"]) == (1, "Ann")
    assert server.get(at, first["link"])["you"] == [1]
    old = table["seats"][1]["link"]
    assert server.get(at, old, status=401)["error"]["code"] == "bad_token"
    async with TableClient(server.url, id, first["link"]) as ann:
        assert [seat["name"] for seat in ann.welcome["seats"]][1] == "Ann"
    assert listed(server)[id] == 1
    server.post(join, {})
    assert id not in listed(server)
    assert server.post(join, {}, status=409)["error"]["code"] == "no_seat"


def test_a_table_that_was_put_away_or_is_no_longer_listed_cannot_be_joined(
    server: ServerProcess,
) -> None:
    table = server.table("me", "friend")
    at = f"/api/tables/{table['table']}"
    server.patch(at, {"listed": True}, table["owner"])
    server.patch(at, {"archived": True}, table["owner"])
    assert table["table"] not in listed(server)
    server.post(f"/api/open/{table['table']}/join", {}, status=409)
    server.patch(at, {"archived": False, "listed": False}, table["owner"])
    assert table["table"] not in listed(server)
    server.post(f"/api/open/{table['table']}/join", {}, status=409)


def test_who_comes_from_the_lobby_finds_what_nobody_knows_dealt_anew(start: Start) -> None:
    server = start()
    table = server.table("me", "friend")
    at = f"/api/tables/{table['table']}"
    server.patch(at, {"listed": True}, table["owner"])
    server.post(f"/api/open/{table['table']}/join", {"name": "Ann"})
    told = server.get(f"{at}/fairness", table["owner"])
    assert [one["text"] for one in told["origins"]][-1] == "Ann came from the lobby."


def test_one_address_keeps_so_many_keyrings(start: Start) -> None:
    server = start(first="import hearthside.server.storage.lobby as lobby; lobby.MOST_KEYRINGS = 2")
    tokens = [new_token() for _ in range(3)]
    kept = [
        server.ask("PUT", "/api/keyring", token, json={"content": "x"}).status_code
        for token in (*tokens, tokens[0])
    ]
    assert kept == [204, 204, 429, 204]


def test_a_keyring_is_had_again_by_its_own_token_alone(server: ServerProcess) -> None:
    token, at = new_token(), "/api/keyring"
    assert server.get(at, token, status=404)["error"]["code"] == "bad_token"
    for content in ("abc-_=", "ZGVm"):
        answer = server.ask("PUT", at, token, json={"content": content})
        assert answer.status_code == 204
        assert server.get(at, token) == {"content": content}
    other = token[:12] + new_token()[12:]
    server.get(at, other, status=404)
    assert server.ask("PUT", at, other, json={"content": "x"}).status_code == 403
    server.delete(at, other)
    assert server.get(at, token) == {"content": "ZGVm"}
    server.delete(at, token)
    server.get(at, token, status=404)
    assert server.ask("PUT", at, token, json={"content": "<b>"}).status_code == 400
    assert server.ask("PUT", at, "nonsense", json={"content": "x"}).status_code == 401


def test_from_one_address_only_so_many_seats_are_taken_while_those_games_go_on(
    database: str, start: Start
) -> None:
    server = start(database=database, HEARTHSIDE_JOINED="2")
    tables = [server.table("me", "friend", "friend") for _ in range(3)]
    for table in tables:
        server.patch(f"/api/tables/{table['table']}", {"listed": True}, table["owner"])
    joins = [f"/api/open/{table['table']}/join" for table in tables]
    seat = server.post(joins[0], {})
    server.post(joins[1], {})
    refused = server.post(joins[2], {}, status=429)["error"]
    assert refused["code"] == "quota" and "2 seats" in refused["message"]
    at = f"/api/tables/{tables[0]['table']}"
    server.post(f"{at}/links", {"role": "seat", "seat": seat["seat"]}, seat["link"])
    server.post(joins[2], {}, status=429)
    server.post(f"{at}/seats/{seat['seat']}", {"kind": "friend"}, tables[0]["owner"])
    server.post(joins[2], {})
    server.post(joins[2], {}, status=429)
    server.delete(f"/api/tables/{tables[1]['table']}", tables[1]["owner"])
    server.post(joins[2], {})


def test_nobody_fills_the_lobby_with_their_own(server: ServerProcess) -> None:
    def listing(made: dict[str, Any]) -> int:
        at = f"/api/tables/{made['table']}"
        return server.ask("PATCH", at, made["owner"], json={"listed": True}).status_code

    tables = [server.table("me", "friend") for _ in range(MOST_LISTED + 2)]
    before = len(listed(server))
    assert [listing(made) for made in tables].count(200) == MOST_LISTED - before
    assert len(listed(server)) == MOST_LISTED
    mine = next(made for made in tables if made["table"] in listed(server))
    assert listing(mine) == 200, "what is listed stays so"
    server.delete(f"/api/tables/{mine['table']}", mine["owner"])
    assert listing(tables[-1]) == 200, "one that is gone makes room"
