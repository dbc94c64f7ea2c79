"""Every game of the house at a real table: differences, undo, restarts, players who come and go."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.running import ServerProcess, Start

from hearthside.games import load
from hearthside.kernel import Session
from hearthside.server import lobby
from hearthside.server.client import TableClient

pytestmark = pytest.mark.anyio
CHOICES = 120


async def step(client: TableClient, dice: random.Random, undone: list[int]) -> None:
    """Choose something, or take back what may be taken back now and then."""
    if not client.my_turn:
        await client.ask("look", seat=client.asked["seat"])
    if client.view["undo"]["allowed"] and dice.random() < 0.3:
        made = client.view["made"]
        answer = await client.ask("undo")
        await client.until(lambda: client.view["number"] >= answer["number"])
        assert client.view["made"] == made - 1
        undone.append(made)
        return
    option = dice.choice(client.asked["options"])["notation"]
    number = await client.choose(option)
    await client.reach(number)


async def views_of(server: ServerProcess, table: Any, seats: int) -> list[dict[str, Any]]:
    """The whole view of every seat and of a spectator."""
    seen = []
    async with TableClient(server.url, table["table"], table["owner"]) as client:
        for seat in range(seats):
            await client.ask("look", seat=seat)
            seen.append(client.view)
    async with TableClient(server.url, table["table"], table["spectator"]) as client:
        seen.append(client.view)
    return seen


def timeless(view: dict[str, Any]) -> dict[str, Any]:
    """A view whose lines do not name the things that lay on the table when each was told."""
    told = [{k: v for k, v in line.items() if k != "things"} for line in view["lines"]]
    return {**view, "lines": told}


@pytest.mark.parametrize("name", sorted(lobby.games()))
async def test_every_game_is_played_undone_and_resumed(start: Start, name: str) -> None:
    server = start(HEARTHSIDE_BOTS="0")
    table = server.post("/api/tables", {"game": name, "setup": {}})
    dice = random.Random(name)
    undone: list[int] = []
    seats = len(table["seats"])
    async with (
        TableClient(server.url, table["table"], table["owner"]) as client,
        TableClient(server.url, table["table"], table["spectator"]) as watcher,
    ):
        while client.view["number"] < CHOICES and not client.over:
            await step(client, dice, undone)
        await watcher.until(lambda: watcher.view["number"] >= client.view["number"])
        before = await views_of(server, table, seats)
        assert timeless(watcher.view) == timeless(before[-1]), (
            "differences do not add up to the whole"
        )
        assert timeless(client.view) == timeless(before[client.view["seat"]])
    record = server.get(f"/api/tables/{table['table']}/record", table["owner"])
    server.stop()
    server.start()
    assert await views_of(server, table, seats) == before
    assert server.get(f"/api/tables/{table['table']}/record", table["owner"]) == record
    if name in ("vagrantsong", "vast"):
        assert undone, "turns of several choices can be taken back"


def manage(wanted: str) -> Session[Any]:
    """A Vagrantsong campaign at the point where somebody may join, or leave again."""
    dice = random.Random(0)
    setup = {"seats": 2, "campaign": True, "open_seats": True}
    session = Session(load("vagrantsong"), setup, seed=0)
    while session.decision is not None and session.number < 5000:
        if any(option.verb == wanted for option in session.decision.options):
            return session
        session.choose(dice.choice(session.decision.options))
    raise AssertionError(f"nobody may {wanted}")


async def test_players_join_and_leave_where_the_game_lets_them(start: Start) -> None:
    server = start(HEARTHSIDE_BOTS="0")
    table = server.post("/api/tables/import", {"record": str(manage("join").record())})
    path = f"/api/tables/{table['table']}/seats"
    assert server.post(path, {"kind": "friend"}, table["spectator"], status=403)
    joined = server.post(path, {"kind": "friend", "name": "Ida"}, table["owner"])
    assert (joined["seat"], joined["name"]) == (2, "Ida")
    async with TableClient(server.url, table["table"], joined["link"]) as ida:
        assert ida.welcome["you"] == [2] and ida.view["seat"] == 2
        assert ida.welcome["seats"][2]["who"]
        headers = {"Authorization": f"Bearer {joined['link']}"}
        assert server.ask("DELETE", f"{path}/2", headers=headers).status_code == 204
        await ida.until(lambda: ida.closed)
    again = server.post(path, {"kind": "bot", "strength": "easy"}, table["owner"])
    assert (again["seat"], again["kind"]) == (2, "bot")
    server.stop()
    server.start()
    seats = server.get(f"/api/tables/{table['table']}", table["owner"])["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "person", "bot"]
