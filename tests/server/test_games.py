"""Every game of the house at a real table: differences, undo, restarts, players who come and go."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hearthside.games import load
from hearthside.kernel import Session
from hearthside.server import lobby
from hearthside.server.guest import Guest

pytestmark = pytest.mark.anyio
CHOICES = 120


async def step(guest: Guest, dice: random.Random, undone: list[int]) -> None:
    """Choose something, or take back what may be taken back now and then."""
    if not guest.my_turn:
        await guest.ask("look", seat=guest.decision["seat"])
    if guest.view["undo"]["allowed"] and dice.random() < 0.3:
        made = guest.view["made"]
        answer = await guest.ask("undo")
        await guest.until(lambda: guest.view["number"] >= answer["number"])
        assert guest.view["made"] == made - 1
        undone.append(made)
        return
    option = dice.choice(guest.decision["options"])["notation"]
    number = await guest.choose(option)
    await guest.until(lambda: guest.view["number"] >= number)


async def views_of(server: Any, table: Any, seats: int) -> list[dict[str, Any]]:
    """The whole view of every seat and of a spectator."""
    seen = []
    async with Guest(server.url, table["table"], table["owner"]) as guest:
        for seat in range(seats):
            await guest.ask("look", seat=seat)
            seen.append(guest.view)
    async with Guest(server.url, table["table"], table["spectator"]) as guest:
        seen.append(guest.view)
    return seen


def timeless(view: dict[str, Any]) -> dict[str, Any]:
    """A view whose lines do not name the things that lay on the table when each was told."""
    told = [{k: v for k, v in line.items() if k != "things"} for line in view["lines"]]
    return {**view, "lines": told}


@pytest.mark.parametrize("name", sorted(lobby.games()))
async def test_every_game_is_played_undone_and_resumed(start: Any, name: str) -> None:
    server = start(HEARTHSIDE_BOTS="0")
    table = server.post("/api/tables", {"game": name, "setup": {}})
    dice, undone = random.Random(name), []
    seats = len(table["seats"])
    async with (
        Guest(server.url, table["table"], table["owner"]) as guest,
        Guest(server.url, table["table"], table["spectator"]) as watcher,
    ):
        while guest.view["number"] < CHOICES and not guest.over:
            await step(guest, dice, undone)
        await watcher.until(lambda: watcher.view["number"] >= guest.view["number"])
        before = await views_of(server, table, seats)
        assert timeless(watcher.view) == timeless(before[-1]), (
            "differences do not add up to the whole"
        )
        assert timeless(guest.view) == timeless(before[guest.view["seat"]])
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


async def test_players_join_and_leave_where_the_game_lets_them(start: Any) -> None:
    server = start(HEARTHSIDE_BOTS="0")
    table = server.post("/api/tables/import", {"record": str(manage("join").record())})
    path = f"/api/tables/{table['table']}/seats"
    assert server.post(path, {"kind": "friend"}, table["spectator"], status=403)
    joined = server.post(path, {"kind": "friend", "name": "Ida"}, table["owner"])
    assert (joined["seat"], joined["name"]) == (2, "Ida")
    async with Guest(server.url, table["table"], joined["link"]) as ida:
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
