"""Play over WebSocket: scenes, differences, decisions, undo, votes, hints, reasons, chat, presence."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from tests.running import ServerProcess, Start

from hearthside.games import load
from hearthside.kernel import SPECTATOR, Record
from hearthside.server.client import TableClient, TableRefusal
from hearthside.server.tables import views
from hearthside.server.tables.audience import Audience
from hearthside.server.tables.playthrough import Playthrough

pytestmark = pytest.mark.anyio


def names(view: dict[str, Any]) -> list[tuple[str, str]]:
    return [(thing["id"], thing["name"]) for thing in view["things"]]


def lines(view: dict[str, Any]) -> list[str]:
    return [line["text"] for line in view["lines"]]


async def refused(code: str, work: Any) -> TableRefusal:
    with pytest.raises(TableRefusal) as caught:
        await work
    assert caught.value.code == code
    return caught.value


async def test_differences_add_up_to_the_whole_view_for_every_seat(server: ServerProcess) -> None:
    table = server.table("me", "friend", "friend")
    tokens = [seat["link"] for seat in table["seats"]]
    dice = random.Random(5)
    async with (
        TableClient(server.url, table["table"], tokens[0]) as a,
        TableClient(server.url, table["table"], tokens[1]) as b,
        TableClient(server.url, table["table"], tokens[2]) as c,
        TableClient(server.url, table["table"], table["spectator"]) as d,
    ):
        clients = [a, b, c, d]
        while not a.over:
            actor = clients[a.asked["seat"]]
            assert [g.my_turn for g in clients] == [g is actor for g in clients]
            assert all(not g.asked["options"] for g in clients if g is not actor)
            option = dice.choice(actor.decision["options"])["notation"]
            number = await actor.choose(option)
            for client in clients:
                await client.reach(number)
        for client, token in zip(clients, [*tokens, table["spectator"]], strict=True):
            async with TableClient(server.url, table["table"], token) as late:
                assert names(late.view) == names(client.view)
                assert lines(late.view) == lines(client.view)
                assert late.view["outcome"] == client.view["outcome"]


async def test_a_seat_is_shown_its_own_scene_and_lines_only(server: ServerProcess) -> None:
    table = server.table("me", "friend")
    a, b = (TableClient(server.url, table["table"], seat["link"]) for seat in table["seats"])
    async with a, b, TableClient(server.url, table["table"], table["spectator"]) as watcher:
        hand = "card:hand:0.0"
        seen = {g: {t["id"]: t["name"] for t in g.view["things"]}[hand] for g in (a, b, watcher)}
        assert seen[b] == seen[watcher] == "a hidden card" != seen[a]
        steal = next(o["notation"] for o in a.asked["options"] if o["notation"].startswith("steal"))
        number = await a.choose(steal)
        await b.reach(number)
        if b.asked["ask"] == "answer":
            number = await b.choose("allow")
        for client in (a, b, watcher):
            await client.reach(number)
        kinds = [{line["kind"] for line in g.view["lines"]} for g in (a, b, watcher)]
        assert "loot" in kinds[0] and "loot" in kinds[1]
        assert "loot" not in kinds[2] and "stolen" in kinds[2]


async def test_choices_answer_a_numbered_decision(server: ServerProcess) -> None:
    table = server.table("me", "friend")
    a, b = (TableClient(server.url, table["table"], seat["link"]) for seat in table["seats"])
    async with a, b:
        await refused("not_yours", b.choose("wait", 0))
        await refused("stale", a.choose("wait", 1))
        gone = await refused("not_offered", a.choose("steal:0", 0))
        assert gone.rule is not None and gone.rule["id"] == "PF-009"
        assert await a.choose("wait", 0) == 1
        await refused("stale", a.choose("wait", 0))
        await b.until(lambda: b.my_turn)
        assert b.view["number"] == b.view["made"] == 1


async def goes_back(client: TableClient) -> None:
    """Until a client sees the beginning again."""
    await client.until(lambda: client.view["made"] == 0)


async def test_who_comes_back_is_shown_what_the_others_see(server: ServerProcess) -> None:
    table = server.table("me", "friend")
    mine, friend = (seat["link"] for seat in table["seats"])
    async with TableClient(server.url, table["table"], mine) as a:
        async with TableClient(server.url, table["table"], friend) as b:
            assert b.view["number"] == 0
        await a.choose("wait")
        async with TableClient(server.url, table["table"], friend) as again:
            assert again.view["number"] == 1 and again.my_turn


async def test_a_choice_is_taken_back_by_the_kernels_rule(start: Start, database: str) -> None:
    server = start(database=database)
    table = server.table("me", "me", game="pilfer")
    async with TableClient(server.url, table["table"], table["owner"]) as client:
        await refused("no_undo", client.ask("undo"))
        await client.choose("wait")
        await client.until(lambda: client.view["number"] == 1)
        assert not client.view["undo"]["allowed"] and client.view["undo"]["reason"]
        await refused("no_undo", client.ask("undo"))


async def test_a_careful_choice_is_made_only_if_it_can_be_taken_back(server: ServerProcess) -> None:
    table = server.table("me", "me", game="vagrantsong")
    async with TableClient(server.url, table["table"], table["owner"]) as client:
        allowed: set[bool] = set()
        while len(allowed) < 2:
            if not client.my_turn:
                await client.ask("look", seat=client.asked["seat"])
            before, number = client.view, client.asked["number"]
            option = client.asked["options"][0]["notation"]
            code = ""
            try:
                await client.ask("choose", number=number, option=option, careful=True)
            except TableRefusal as no:
                code = no.code
            if code:
                assert (code, client.view) == ("final", before)
                await client.choose(option)
            await client.reach(number + 1)
            assert client.view["undo"]["allowed"] == (not code)
            allowed.add(not code)


async def test_everybody_must_agree_to_take_a_choice_back_otherwise(server: ServerProcess) -> None:
    table = server.table("me", "friend", "easy")
    a, b = (TableClient(server.url, table["table"], seat["link"]) for seat in table["seats"][:2])
    async with a, b:
        start = names(a.view)
        await refused("no_undo", a.ask("ask_undo"))
        await a.choose("search")
        await b.until(lambda: b.my_turn)
        assert lines(b.view)
        await refused("no_vote", b.ask("vote", yes=True))
        await a.ask("ask_undo")
        await b.until(lambda: any(m["t"] == "vote" and m["open"] for m in b.heard))
        vote = [m for m in b.heard if m["t"] == "vote"][-1]
        assert (vote["asked_by"], vote["agreed"], vote["needed"]) == (0, [0], [0, 1])
        await b.ask("vote", yes=False)
        await a.until(lambda: any(m["t"] == "vote" and not m["open"] for m in a.heard))
        assert a.view["made"] == 1
        await a.ask("ask_undo")
        await b.until(lambda: [m for m in b.heard if m["t"] == "vote"][-1]["open"])
        await b.ask("vote", yes=True)
        for client in (a, b):
            await goes_back(client)
        assert names(a.view) == start and a.view["number"] == 2
        assert lines(b.view) == ["By agreement the last choice was taken back."]
        assert await a.choose("wait") == 3
    text = server.get(f"/api/tables/{table['table']}", table["owner"])
    assert text["number"] >= 3


async def test_one_person_among_bots_takes_back_what_they_made_of_it_too(
    start: Start, database: str
) -> None:
    server = start(database=database)
    table = server.table("me", "easy")
    async with TableClient(server.url, table["table"], table["owner"]) as client:
        await client.choose("search")
        await client.until(lambda: client.my_turn and client.view["made"] >= 2)
        assert {line["seat"] for line in client.view["lines"]} == {0, 1}
        await client.ask("ask_undo")
        await client.until(lambda: client.view["made"] == 0 and client.my_turn)
        again = client.view["number"]
        assert lines(client.view) == ["By agreement the last choice was taken back."]
    server.stop()
    server.start()
    async with TableClient(server.url, table["table"], table["owner"]) as client:
        assert (client.view["number"], client.view["made"]) == (again, 0)


async def test_an_undone_log_replays_to_the_same_table(start: Start, database: str) -> None:
    server = start(database=database)
    table = server.table("me", "me")
    async with TableClient(server.url, table["table"], table["owner"]) as client:
        for at in range(6):
            seat = client.asked["seat"]
            await client.ask("look", seat=seat)
            number = await client.choose(client.asked["options"][-1]["notation"])
            await client.reach(number)
            if at % 2:
                undone = await client.ask("ask_undo")
                await client.reach(undone["number"])
        await client.ask("look", seat=0)
        before = client.view
    path = f"/api/tables/{table['table']}/record"
    text = server.get(path, table["owner"])
    server.stop()
    server.start()
    async with TableClient(server.url, table["table"], table["owner"]) as client:
        await client.ask("look", seat=0)
        assert client.view == before
        assert (client.view["number"], client.view["made"]) == (9, 3)
    assert server.get(path, table["owner"]) == text
    assert Record.parse(text).replay(load("pilfer")).number == 3


async def test_a_hint_says_what_a_bot_would_do_and_leaves_the_game_alone(
    server: ServerProcess,
) -> None:
    table = server.table("me", "friend")
    a, b = (TableClient(server.url, table["table"], seat["link"]) for seat in table["seats"])
    async with a, b:
        hint = await a.ask("hint", strength="fair")
        offered = {o["notation"] for o in a.asked["options"]}
        assert {o["notation"] for o in hint["options"]} == offered
        assert sum(o["visits"] for o in hint["options"]) >= len(offered)
        assert hint["options"][0]["label"] and hint["line"] and hint["done"]
        assert a.view["number"] == 0
        await refused("not_yours", b.ask("hint"))
        await a.send("hint", strength="strong")
        await a.send("stop_hint")
        assert await a.choose("wait") == 1


async def test_why_not_names_the_rule(server: ServerProcess) -> None:
    table = server.table("me", "friend")
    a, b = (TableClient(server.url, table["table"], seat["link"]) for seat in table["seats"])
    async with a, b:
        why = await a.ask("why", option="steal:0")
        assert why["rule"]["id"] == "PF-009" and why["rule"]["text"] == why["text"]
        assert (await a.ask("why", thing="vault"))["rule"]["id"] == "PF-002"
        assert (await a.ask("why", option="fly:moon"))["text"]
        assert (await b.ask("why", option="search"))["text"] == "It is not your turn to choose."
        await refused("no_thing", a.ask("why", thing="moon"))


async def test_a_thing_tells_what_it_could_be_and_why_not(server: ServerProcess) -> None:
    table = server.table("me", "friend")
    a, b = (TableClient(server.url, table["table"], seat["link"]) for seat in table["seats"])
    async with a, b:
        (own,) = (await a.ask("could", thing="hand:0"))["candidates"]
        assert (own["notation"], own["open"], own["rule"]["id"]) == ("steal:0", False, "PF-009")
        (other,) = (await a.ask("could", thing="hand:1"))["candidates"]
        assert (other["notation"], other["open"], other["rule"]) == ("steal:1", True, None)
        assert other["label"]
        told = await b.ask("could", thing="hand:1")
        assert (told["candidates"], told["text"]) == ([], "It is not your turn to choose.")
        await refused("no_thing", a.ask("could", thing="moon"))


async def test_others_read_what_a_seat_is_doing_not_what_it_is_asked(server: ServerProcess) -> None:
    table = server.table("me", "friend")
    a, b = (TableClient(server.url, table["table"], seat["link"]) for seat in table["seats"])
    async with a, b:
        assert a.asked["prompt"] == "Magpie: what do you do?"
        assert b.asked["prompt"] == "Magpie looks around"
        assert all("detail" in option for option in a.asked["options"])
        assert a.view["race"] == b.view["race"] and a.view["race"][0]["of"] == 12


async def test_a_view_says_whether_it_shows_what_others_may_not_see(server: ServerProcess) -> None:
    table = server.table("me", "friend")
    async with (
        TableClient(server.url, table["table"], table["owner"]) as a,
        TableClient(server.url, table["table"], table["spectator"]) as b,
    ):
        assert (a.view["private"], b.view["private"]) == (True, False)
    tale = server.table("me", "me", game="folklore")
    async with TableClient(server.url, tale["table"], tale["owner"]) as c:
        assert not c.view["private"]


def there(client: TableClient) -> tuple[str, bool] | None:
    """Who sits at the second seat, and whether they are there, as a client was last told."""
    seats = client.latest("presence").get("seats")
    return (seats[1]["kind"], seats[1]["online"]) if seats else None


async def test_people_talk_and_see_who_is_there(server: ServerProcess) -> None:
    table = server.table("me", "friend")
    mine, friend = (seat["link"] for seat in table["seats"])
    async with TableClient(server.url, table["table"], mine) as a:
        assert [s["kind"] for s in a.welcome["seats"]] == ["person", "open"]
        async with TableClient(server.url, table["table"], friend) as b:
            await a.until(lambda: there(a) == ("person", True))
            await b.ask("chat", text="good\x00 evening\n")
            await a.until(lambda: bool(a.latest("chat")))
            assert (a.latest("chat")["text"], a.latest("chat")["seat"]) == ("good evening", 1)
            async with TableClient(server.url, table["table"], table["spectator"]) as c:
                assert c.welcome["spectator"] and not c.welcome["you"]
                assert [m["text"] for m in c.heard if m["t"] == "chat"] == ["good evening"]
                await a.until(lambda: a.latest("presence")["watching"] == 1)
                await refused("not_yours", c.choose("wait", 0))
                await refused("no_vote", c.ask("ask_undo"))
                await refused("not_yours", c.ask("look", seat=0))
        await a.until(lambda: there(a) == ("person", False))
        await refused("bad_message", a.ask("chat", text="\x00\n"))


async def test_several_people_share_one_screen(server: ServerProcess) -> None:
    table = server.table("me", "me", "friend")
    async with TableClient(server.url, table["table"], table["owner"]) as client:
        assert client.welcome["you"] == [0, 1] and client.view["seat"] == 0
        await client.choose("wait")
        await client.until(lambda: client.view["number"] == 1)
        assert not client.my_turn
        await client.ask("look", seat=1)
        assert client.my_turn and client.view["seat"] == 1
        await client.choose("wait")
        await refused("not_yours", client.ask("look", seat=2))
        await client.ask("sit", token=table["seats"][2]["link"])
        assert client.welcome["you"] == [0, 1, 2]
        await client.ask("look", seat=2)
        await client.choose("wait")
        await refused("bad_token", client.ask("sit", token="z" * 44))


async def test_two_clients_choose_at_once_and_exactly_one_wins(server: ServerProcess) -> None:
    for _ in range(10):
        table = server.table("me", "me")
        tokens = [table["owner"], table["seats"][0]["link"]] * 3
        clients = [TableClient(server.url, table["table"], token) for token in tokens]
        for client in clients:
            await client.__aenter__()
        tries = [client.choose("wait", 0) for client in clients]
        results = await asyncio.gather(*tries, return_exceptions=True)
        won = [r for r in results if r == 1]
        lost = [r for r in results if isinstance(r, TableRefusal) and r.code == "stale"]
        assert (len(won), len(lost)) == (1, len(clients) - 1)
        for client in clients:
            await client.reach(1)
        assert len({str(names(client.view)) for client in clients}) == 1
        for client in clients:
            await client.__aexit__(None, None, None)


def test_what_is_no_secret_is_told_once_for_all_who_see_it() -> None:
    play = Playthrough.begin(load("folklore"), {}, 1 << 255 | 3)
    audience = Audience(play.session.game)
    seats = (*range(play.session.state.seats), SPECTATOR)
    scenes = [audience.scene(play, seat) for seat in seats]
    assert all(scene is scenes[-1] for scene in scenes) and not views.private(scenes[0], scenes[-1])
    play = Playthrough.begin(load("pilfer"), {"seats": 2}, 1 << 255 | 3)
    audience = Audience(play.session.game)
    mine, public = audience.scene(play, 0), audience.scene(play, SPECTATOR)
    assert views.private(mine, public) and mine is not public
