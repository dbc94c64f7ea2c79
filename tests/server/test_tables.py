"""Tables over HTTP: made, listed, renamed, archived, reseated, exported, imported, branched."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.running import ServerProcess

from hearthside.games import load
from hearthside.kernel import Record
from hearthside.server.client import TableClient, TableRefusal
from hearthside.server.storage import queries
from hearthside.server.storage.migrations import migrate
from hearthside.server.storage.sql import Connection, Sqlite

pytestmark = pytest.mark.anyio


async def play_out(server: ServerProcess, table: Any) -> None:
    """Play a table to its end from the owner's seats, taking the last option each time."""
    async with TableClient(server.url, table["table"], table["owner"]) as client:
        while not client.over:
            if not client.my_turn and client.asked["seat"] in client.welcome["you"]:
                await client.ask("look", seat=client.asked["seat"])
            await client.until(lambda: client.my_turn or client.over)
            if client.my_turn:
                number = await client.choose(client.asked["options"][-1]["notation"])
                await client.reach(number)


def test_games_are_listed_with_a_schema_a_form_can_be_made_from(server: ServerProcess) -> None:
    games = {game["name"]: game for game in server.get("/api/games")}
    seats = games["pilfer"]["schema"]["fields"][0]
    assert (seats["name"], seats["kind"], seats["low"], seats["high"]) == ("seats", "number", 2, 4)
    assert games["pilfer"]["seats"] == [2, 4]


def test_rules_and_guides_are_served(server: ServerProcess) -> None:
    rules = server.get("/api/games/pilfer/rules")
    ids = [rule["id"] for chapter in rules["chapters"] for rule in chapter["rules"]]
    assert ids == list(load("pilfer").rulebook.rules)
    assert server.get("/api/games/pilfer/guide")[0]["steps"][0]["heading"]
    assert server.get("/api/games/chess/rules", status=404)["error"]["code"] == "no_game"


def test_lessons_are_served_as_their_learner_sees_them(server: ServerProcess) -> None:
    [info] = next(game for game in server.get("/api/games") if game["name"] == "pilfer")["lessons"]
    at = f"/api/games/pilfer/lessons/{info['name']}"
    lesson = server.get(at)
    tutorial = load("pilfer").tutorials[0]
    assert [beat["say"] for beat in lesson["beats"]] == [beat.say for beat in tutorial.beats]
    changes = [diff for beat in lesson["beats"] for diff in beat["before"] + beat["after"]]
    assert [diff["base"] for diff in changes] == list(range(len(changes)))
    assert changes[-1]["number"] == sum(len(b.play) + bool(b.choose) for b in tutorial.beats)
    rivals = [thing for thing in lesson["view"]["things"] if thing["at"] == "hand:1"]
    assert all(thing["look"] in ("", "back") for thing in rivals), (
        "a lesson shows what its learner may see"
    )
    asked = server.get(f"{at}/could?made=0&thing=hand:1")["candidates"]
    assert [one["notation"] for one in asked if one["open"]] == ["steal:1"]
    assert (
        server.get("/api/games/pilfer/lessons/second", status=404)["error"]["code"] == "no_lesson"
    )


def test_a_bad_setup_is_refused_with_the_field_and_the_reason(server: ServerProcess) -> None:
    order = {"game": "pilfer", "setup": {"seats": 9, "tune": {"goal": 99}}}
    error = server.post("/api/tables", order, status=400)["error"]
    assert error["code"] == "bad_setup"
    assert {p["field"] for p in error["problems"]} == {"seats", "tune"}
    assert all(p["reason"] for p in error["problems"])
    crowd = {"game": "pilfer", "setup": {"seats": 2}, "seats": [{"kind": "me"}] * 3}
    error = server.post("/api/tables", crowd, status=400)["error"]
    assert error["problems"][0]["field"] == "seats"
    unknown = {"game": "pilfer", "setup": {}, "colour": "red"}
    assert server.post("/api/tables", unknown, status=400)["error"]["code"] == "bad_request"


@pytest.mark.parametrize("text", ["a\x00b", "\ud800", "\n", "\x7f"])
def test_characters_that_no_database_keeps_are_refused(server: ServerProcess, text: str) -> None:
    table = server.table("me", "me")
    path = f"/api/tables/{table['table']}"
    for body in ({"name": text}, {text: "x"}):
        content = json.dumps(body)
        headers = {"Authorization": f"Bearer {table['owner']}", "Content-Type": "application/json"}
        answer = server.ask("PATCH", path, content=content, headers=headers)
        assert answer.status_code == 400 and answer.json()["error"]["code"] == "bad_request"
    for setup in ({text: 1}, {"seats": text}, {"tune": {text: 1}}):
        content = json.dumps({"game": "pilfer", "setup": setup})
        headers = {"Content-Type": "application/json"}
        answer = server.ask("POST", "/api/tables", content=content, headers=headers)
        assert answer.status_code == 400 and answer.json()["error"]["code"] == "bad_setup"


def test_my_tables_are_those_my_tokens_open(server: ServerProcess) -> None:
    mine, other = server.table("me", "friend"), server.table("me", "me")
    friend = mine["seats"][1]["link"]
    headers = {"X-Seats": f"{friend},{mine['owner']},nonsense,{'x' * 44}"}
    listed = server.ask("GET", "/api/tables", headers=headers).json()
    assert [t["table"] for t in listed] == [mine["table"]] * 2
    assert {(t["seat"], t["owner"]) for t in listed} == {(1, False), (0, True)}
    assert other["table"] not in str(listed)
    assert server.ask("GET", "/api/tables").json() == []


def test_a_table_is_renamed_and_archived_by_its_owner_alone(server: ServerProcess) -> None:
    table = server.table("me", "friend")
    path = f"/api/tables/{table['table']}"
    summary = server.patch(path, {"name": "Friday", "archived": True}, table["owner"])
    assert (summary["name"], summary["archived"]) == ("Friday", True)
    friend = table["seats"][1]["link"]
    assert server.patch(path, {"name": "Mine"}, friend, status=403)["error"]["code"] == "not_yours"
    assert server.get(path, friend)["name"] == "Friday"
    assert server.patch(path, {"archived": False}, table["owner"])["archived"] is False


@pytest.mark.parametrize("token", ["", "nonsense", "x" * 44, "é" * 44])
def test_without_a_token_of_the_table_nothing_is_told(server: ServerProcess, token: str) -> None:
    table, other = server.table("me", "me"), server.table("me", "me")
    path = f"/api/tables/{table['table']}"
    for suffix in ("", "/record", "/replay"):
        headers = {"Authorization": f"Bearer {token}".encode()} if token else {}
        assert server.ask("GET", path + suffix, headers=headers).status_code == 401
        assert server.get(path + suffix, other["owner"], status=401)["error"]["code"] == "bad_token"
    assert server.get("/api/tables/0123456789abcdef", other["owner"], status=401)


async def test_a_seat_changes_hands_at_any_time(server: ServerProcess) -> None:
    table = server.table("me", "friend")
    friend, path = table["seats"][1]["link"], f"/api/tables/{table['table']}/seats"
    async with TableClient(server.url, table["table"], friend) as client:
        assert client.welcome["you"] == [1]
        bot = server.post(f"{path}/1", {"kind": "bot", "strength": "easy"}, table["owner"])
        assert bot["kind"] == "bot" and "link" not in bot
        await client.until(lambda: client.closed)
    async with TableClient(server.url, table["table"], table["owner"]) as owner:
        assert owner.welcome["seats"][1]["kind"] == "bot"
        number = await owner.choose("wait")
        await owner.until(lambda: owner.view["number"] > number and owner.my_turn)
        again = server.post(f"{path}/1", {"kind": "friend", "name": "Ida"}, table["owner"])
        await owner.until(lambda: bool(owner.latest("notice")))
        assert server.get(f"/api/tables/{table['table']}", friend, status=401)
        async with TableClient(server.url, table["table"], again["link"]) as ida:
            assert ida.welcome["seats"][1]["name"] == "Ida"
            assert ida.welcome["seats"][1]["kind"] == "person"


def test_a_seat_is_given_away_only_by_its_holder_or_the_owner(server: ServerProcess) -> None:
    table = server.table("me", "friend", "friend")
    path = f"/api/tables/{table['table']}/seats"
    first, second = table["seats"][1]["link"], table["seats"][2]["link"]
    assert server.post(f"{path}/2", {"kind": "bot"}, first, status=403)
    assert server.post(f"{path}/2", {"kind": "bot"}, table["spectator"], status=403)
    assert server.post(f"{path}/9", {"kind": "bot"}, table["owner"], status=404)
    renamed = server.post(f"{path}/2", {"kind": "friend", "name": "Ole"}, second)
    assert renamed == {"seat": 2, "kind": "friend", "name": "Ole"}
    assert server.get(f"/api/tables/{table['table']}", second)["seats"][2]["name"] == "Ole"
    assert server.post(f"{path}/2", {"kind": "bot"}, second)["kind"] == "bot"


def test_seats_join_and_leave_only_where_the_game_lets_them(server: ServerProcess) -> None:
    table = server.table("me", "me")
    path = f"/api/tables/{table['table']}/seats"
    error = server.post(path, {"kind": "friend"}, table["owner"], status=409)["error"]
    assert error["code"] == "no_join" and "Pilfer" in error["message"]
    answer = server.ask(
        "DELETE", f"{path}/1", headers={"Authorization": f"Bearer {table['owner']}"}
    )
    assert answer.status_code == 409 and answer.json()["error"]["code"] == "no_leave"


async def test_a_finished_game_is_replayed_from_any_seat_and_exported(
    server: ServerProcess,
) -> None:
    table = server.table("me", "me")
    await play_out(server, table)
    path = f"/api/tables/{table['table']}"
    text = server.get(f"{path}/record", table["spectator"])
    session = Record.parse(text).replay(load("pilfer"))
    assert session.outcome is not None
    last = server.get(f"{path}/replay", table["spectator"])
    assert last["number"] == last["last"] == session.number
    for seat in (0, 1):
        for at in (0, 3, 1):
            seen = server.get(f"{path}/replay?at={at}&seat={seat}", table["spectator"])
            then = Record.parse(text).replay(load("pilfer"), upto=at)
            assert [t["id"] for t in seen["view"]["things"]] == [t.id for t in then.scene(seat)]
            assert [t["name"] for t in seen["view"]["things"]] == [t.name for t in then.scene(seat)]
            assert seen["view"]["made"] == at
    beyond = f"{path}/replay?at={session.number + 1}"
    assert server.get(beyond, table["owner"], status=400)["error"]["code"] == "no_such_point"


async def test_a_running_game_is_replayed_from_ones_own_seat_only(server: ServerProcess) -> None:
    table = server.table("me", "friend")
    async with TableClient(server.url, table["table"], table["owner"]) as client:
        await client.choose("wait")
    path, friend = f"/api/tables/{table['table']}", table["seats"][1]["link"]
    mine = server.get(f"{path}/replay?at=0", friend)
    assert (mine["view"]["seat"], mine["seats"]) == (1, [1])
    assert server.get(f"{path}/replay?at=0&seat=0", friend, status=403)["error"]["code"] == "hidden"
    assert server.get(f"{path}/replay?at=0", table["spectator"])["view"]["seat"] == -2
    for token in (friend, table["owner"], table["spectator"]):
        assert server.get(f"{path}/record", token, status=403)["error"]["code"] == "hidden"
        server.post(f"{path}/branch", {"at": 0}, token, status=403)


def test_only_players_of_a_game_without_secrets_may_foresee_it(server: ServerProcess) -> None:
    table = server.table("me", "friend", game="folklore")
    path, friend = f"/api/tables/{table['table']}", table["seats"][1]["link"]
    for token in (table["owner"], friend):
        assert "seed" in server.get(f"{path}/record", token)
    error = server.get(f"{path}/record", table["spectator"], status=403)["error"]
    assert error["code"] == "hidden"
    server.post(f"{path}/branch", {"at": 0}, table["spectator"], status=403)
    assert server.post(f"{path}/branch", {"at": 0}, friend)["table"]


async def test_a_record_is_imported_and_goes_on(server: ServerProcess) -> None:
    table = server.table("me", "me")
    async with TableClient(server.url, table["table"], table["owner"]) as client:
        await client.choose("wait")
    text = server.get(f"/api/tables/{table['table']}/record", table["owner"])
    twin = server.post("/api/tables/import", {"record": text})
    assert len(twin["seats"]) == 2
    async with TableClient(server.url, twin["table"], twin["owner"]) as client:
        assert client.view["made"] == 1 and client.asked["seat"] == 1
        await client.choose("wait")
    for broken in (
        "nonsense",
        text.replace("wait", "fly"),
        text[:-20],
        text.replace("seed", "sed"),
    ):
        error = server.post("/api/tables/import", {"record": broken}, status=400)["error"]
        assert error["code"] == "bad_record" and "line" in error["message"]


async def test_a_branch_is_a_new_table_with_the_same_beginning(server: ServerProcess) -> None:
    table = server.table("me", "me")
    await play_out(server, table)
    path = f"/api/tables/{table['table']}"
    text = server.get(f"{path}/record", table["owner"])
    for at in (0, 5):
        twin = server.post(f"{path}/branch", {"at": at}, table["spectator"])
        record = Record.parse(server.get(f"/api/tables/{twin['table']}/record", twin["owner"]))
        assert record.choices == Record.parse(text).choices[:at]
        async with TableClient(server.url, twin["table"], twin["owner"]) as client:
            assert client.view["made"] == at and not client.over
            await client.ask("look", seat=client.asked["seat"])
            await client.choose(client.asked["options"][0]["notation"])
    assert server.get(f"{path}/record", table["owner"]) == text
    server.post(f"{path}/branch", {"at": 9999}, table["owner"], status=400)


async def test_a_wrong_link_does_not_open_a_socket(server: ServerProcess) -> None:
    table, other = server.table("me", "me"), server.table("me", "me")
    for token in (other["owner"], "nonsense", "y" * 44):
        with pytest.raises((ConnectionError, TableRefusal)):
            async with TableClient(server.url, table["table"], token):
                raise AssertionError("opened by a wrong link")


async def test_an_owner_deletes_a_table_and_nothing_of_it_is_left(server: ServerProcess) -> None:
    table, other = server.table("me", "friend"), server.table("me", "me")
    path = f"/api/tables/{table['table']}"
    for token in (table["spectator"], table["seats"][1]["link"]):
        assert server.delete(path, token, status=403)["error"]["code"] == "not_yours"
    async with TableClient(server.url, table["table"], table["seats"][1]["link"]) as friend:
        await asyncio.to_thread(server.delete, path, table["owner"])
        await friend.until(lambda: friend.closed)
        assert friend.latest("error")["code"] == "no_table"
    assert server.get(path, table["owner"], status=401)["error"]["code"] == "bad_token"
    assert server.get(f"/api/tables/{other['table']}", other["owner"])["number"] == 0


def test_everything_that_belongs_to_a_table_is_known_to_deletion(tmp_path: Path) -> None:
    db = Connection(Sqlite(tmp_path / "db.sqlite3"))
    migrate(db)
    tables = [row[0] for row in db.run("SELECT name FROM sqlite_master WHERE type = 'table'")]
    columns = {name: {row[1] for row in db.run(f"PRAGMA table_info({name})")} for name in tables}
    db.close()
    assert {name for name in tables if "table_id" in columns[name]} == set(queries.PARTS)
