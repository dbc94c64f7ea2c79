"""Play over WebSocket: scenes, differences, decisions, undo, votes, hints, reasons, chat, presence."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from hearthside.games import load
from hearthside.kernel import Record
from hearthside.server.guest import Guest, Refused

pytestmark = pytest.mark.anyio


def names(view: dict[str, Any]) -> list[tuple[str, str]]:
    return [(thing["id"], thing["name"]) for thing in view["things"]]


def lines(view: dict[str, Any]) -> list[str]:
    return [line["text"] for line in view["lines"]]


async def refused(code: str, work: Any) -> Refused:
    with pytest.raises(Refused) as caught:
        await work
    assert caught.value.code == code
    return caught.value


async def test_differences_add_up_to_the_whole_view_for_every_seat(server: Any) -> None:
    table = server.table("me", "friend", "friend")
    tokens = [seat["link"] for seat in table["seats"]]
    dice = random.Random(5)
    async with (
        Guest(server.url, table["table"], tokens[0]) as a,
        Guest(server.url, table["table"], tokens[1]) as b,
        Guest(server.url, table["table"], tokens[2]) as c,
        Guest(server.url, table["table"], table["spectator"]) as d,
    ):
        guests = [a, b, c, d]
        while not a.over:
            actor = guests[a.decision["seat"]]
            assert [g.my_turn for g in guests] == [g is actor for g in guests]
            assert all(not g.decision["options"] for g in guests if g is not actor)
            option = dice.choice(actor.decision["options"])["notation"]
            number = await actor.choose(option)
            for guest in guests:
                await guest.until(lambda g=guest, n=number: g.view["number"] >= n)
        for guest, token in zip(guests, [*tokens, table["spectator"]], strict=True):
            async with Guest(server.url, table["table"], token) as late:
                assert names(late.view) == names(guest.view)
                assert lines(late.view) == lines(guest.view)
                assert late.view["outcome"] == guest.view["outcome"]


async def test_a_seat_is_shown_its_own_scene_and_lines_only(server: Any) -> None:
    table = server.table("me", "friend")
    a, b = (Guest(server.url, table["table"], seat["link"]) for seat in table["seats"])
    async with a, b, Guest(server.url, table["table"], table["spectator"]) as watcher:
        hand = "card:hand:0.0"
        seen = {g: {t["id"]: t["name"] for t in g.view["things"]}[hand] for g in (a, b, watcher)}
        assert seen[b] == seen[watcher] == "a hidden card" != seen[a]
        steal = next(
            o["notation"] for o in a.decision["options"] if o["notation"].startswith("steal")
        )
        number = await a.choose(steal)
        await b.until(lambda: b.view["number"] >= number)
        if b.decision["ask"] == "answer":
            number = await b.choose("allow")
        for guest in (a, b, watcher):
            await guest.until(lambda g=guest: g.view["number"] >= number)
        kinds = [{line["kind"] for line in g.view["lines"]} for g in (a, b, watcher)]
        assert "loot" in kinds[0] and "loot" in kinds[1]
        assert "loot" not in kinds[2] and "stolen" in kinds[2]


async def test_choices_answer_a_numbered_decision(server: Any) -> None:
    table = server.table("me", "friend")
    a, b = (Guest(server.url, table["table"], seat["link"]) for seat in table["seats"])
    async with a, b:
        await refused("not_yours", b.choose("wait", 0))
        await refused("stale", a.choose("wait", 1))
        gone = await refused("not_offered", a.choose("steal:0", 0))
        assert gone.rule is not None and gone.rule["id"] == "PF-009"
        assert await a.choose("wait", 0) == 1
        await refused("stale", a.choose("wait", 0))
        await b.until(lambda: b.my_turn)
        assert b.view["number"] == b.view["made"] == 1


async def test_reconnection_resumes_from_the_last_number_seen(server: Any) -> None:
    table = server.table("me", "friend")
    a, b = (Guest(server.url, table["table"], seat["link"]) for seat in table["seats"])
    async with a:
        async with b:
            seen = b.view
        await a.choose("wait")
        await a.until(lambda: a.view["number"] == 1)
        again = Guest(server.url, table["table"], table["seats"][1]["link"], since=seen["number"])
        again.view = seen
        async with again:
            await again.until(lambda: again.view["number"] == 1 and again.my_turn)
            async with Guest(server.url, table["table"], table["seats"][1]["link"]) as fresh:
                assert names(again.view) == names(fresh.view)
                assert lines(again.view) == lines(fresh.view)


async def test_a_choice_is_taken_back_by_the_kernels_rule(start: Any, database: str) -> None:
    server = start(database=database)
    table = server.table("me", "me", game="pilfer")
    async with Guest(server.url, table["table"], table["owner"]) as guest:
        await refused("no_undo", guest.ask("undo"))
        await guest.choose("wait")
        await guest.until(lambda: guest.view["number"] == 1)
        assert not guest.view["undo"]["allowed"] and guest.view["undo"]["reason"]
        await refused("no_undo", guest.ask("undo"))


async def test_a_careful_choice_is_made_only_if_it_can_be_taken_back(server: Any) -> None:
    table = server.table("me", "me", game="vagrantsong")
    async with Guest(server.url, table["table"], table["owner"]) as guest:
        allowed: set[bool] = set()
        while len(allowed) < 2:
            if not guest.my_turn:
                await guest.ask("look", seat=guest.decision["seat"])
            before, number = guest.view, guest.decision["number"]
            option = guest.decision["options"][0]["notation"]
            code = ""
            try:
                await guest.ask("choose", number=number, option=option, careful=True)
            except Refused as no:
                code = no.code
            if code:
                assert (code, guest.view) == ("final", before)
                await guest.choose(option)
            await guest.until(lambda n=number: guest.view["number"] > n)
            assert guest.view["undo"]["allowed"] == (not code)
            allowed.add(not code)


async def test_everybody_must_agree_to_take_a_choice_back_otherwise(server: Any) -> None:
    table = server.table("me", "friend", "easy")
    a, b = (Guest(server.url, table["table"], seat["link"]) for seat in table["seats"][:2])
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
        for guest in (a, b):
            await guest.until(lambda g=guest: g.view["made"] == 0)
        assert names(a.view) == start and a.view["number"] == 2
        assert lines(b.view) == ["By agreement the last choice was taken back."]
        assert await a.choose("wait") == 3
    text = server.get(f"/api/tables/{table['table']}", table["owner"])
    assert text["number"] >= 3


async def test_one_person_among_bots_takes_back_freely(server: Any) -> None:
    table = server.table("me", "easy")
    async with Guest(server.url, table["table"], table["owner"]) as guest:
        await guest.choose("wait")
        await guest.until(lambda: guest.my_turn and guest.view["made"] >= 2)
        made = guest.view["made"]
        await guest.ask("ask_undo")
        await guest.until(lambda: guest.view["made"] == made - 1 or guest.view["number"] > made + 1)


async def test_an_undone_log_replays_to_the_same_table(start: Any, database: str) -> None:
    server = start(database=database)
    table = server.table("me", "me")
    async with Guest(server.url, table["table"], table["owner"]) as guest:
        for at in range(6):
            seat = guest.decision["seat"]
            await guest.ask("look", seat=seat)
            number = await guest.choose(guest.decision["options"][-1]["notation"])
            await guest.until(lambda n=number: guest.view["number"] >= n)
            if at % 2:
                undone = await guest.ask("ask_undo")
                await guest.until(lambda n=undone["number"]: guest.view["number"] >= n)
        await guest.ask("look", seat=0)
        before = guest.view
    path = f"/api/tables/{table['table']}/record"
    text = server.get(path, table["owner"])
    server.stop()
    server.start()
    async with Guest(server.url, table["table"], table["owner"]) as guest:
        await guest.ask("look", seat=0)
        assert guest.view == before
        assert (guest.view["number"], guest.view["made"]) == (9, 3)
    assert server.get(path, table["owner"]) == text
    assert Record.parse(text).replay(load("pilfer")).number == 3


async def test_a_hint_says_what_a_bot_would_do_and_leaves_the_game_alone(server: Any) -> None:
    table = server.table("me", "friend")
    a, b = (Guest(server.url, table["table"], seat["link"]) for seat in table["seats"])
    async with a, b:
        hint = await a.ask("hint", strength="fair")
        offered = {o["notation"] for o in a.decision["options"]}
        assert {o["notation"] for o in hint["options"]} == offered
        assert sum(o["visits"] for o in hint["options"]) > 10
        assert hint["options"][0]["label"] and hint["line"] and hint["done"]
        assert a.view["number"] == 0
        await refused("not_yours", b.ask("hint"))
        await a.send("hint", strength="strong")
        await a.send("stop_hint")
        assert await a.choose("wait") == 1


async def test_why_not_names_the_rule(server: Any) -> None:
    table = server.table("me", "friend")
    a, b = (Guest(server.url, table["table"], seat["link"]) for seat in table["seats"])
    async with a, b:
        why = await a.ask("why", option="steal:0")
        assert why["rule"]["id"] == "PF-009" and why["rule"]["text"] == why["text"]
        assert (await a.ask("why", thing="vault"))["rule"]["id"] == "PF-002"
        assert (await a.ask("why", option="fly:moon"))["text"]
        assert (await b.ask("why", option="search"))["text"] == "It is not your turn to choose."
        await refused("no_thing", a.ask("why", thing="moon"))


async def test_people_talk_and_see_who_is_there(server: Any) -> None:
    table = server.table("me", "friend")
    mine, friend = (seat["link"] for seat in table["seats"])
    async with Guest(server.url, table["table"], mine) as a:
        assert [s["kind"] for s in a.welcome["seats"]] == ["person", "open"]
        async with Guest(server.url, table["table"], friend) as b:
            await a.until(
                lambda: a.heard[-1]["t"] == "presence" and a.heard[-1]["seats"][1]["online"]
            )
            assert a.heard[-1]["seats"][1]["kind"] == "person"
            await b.ask("chat", text="good\x00 evening\n")
            await a.until(lambda: a.heard[-1]["t"] == "chat")
            assert (a.heard[-1]["text"], a.heard[-1]["seat"]) == ("good evening", 1)
            async with Guest(server.url, table["table"], table["spectator"]) as c:
                assert c.welcome["spectator"] and not c.welcome["you"]
                assert [m["text"] for m in c.heard if m["t"] == "chat"] == ["good evening"]
                await a.until(lambda: a.heard[-1].get("watching") == 1)
                await refused("not_yours", c.choose("wait", 0))
                await refused("no_vote", c.ask("ask_undo"))
                await refused("not_yours", c.ask("look", seat=0))
        await a.until(
            lambda: a.heard[-1]["t"] == "presence" and not a.heard[-1]["seats"][1]["online"]
        )
        await refused("bad_message", a.ask("chat", text="\x00\n"))


async def test_several_people_share_one_screen(server: Any) -> None:
    table = server.table("me", "me", "friend")
    async with Guest(server.url, table["table"], table["owner"]) as guest:
        assert guest.welcome["you"] == [0, 1] and guest.view["seat"] == 0
        await guest.choose("wait")
        await guest.until(lambda: guest.view["number"] == 1)
        assert not guest.my_turn
        await guest.ask("look", seat=1)
        assert guest.my_turn and guest.view["seat"] == 1
        await guest.choose("wait")
        await refused("not_yours", guest.ask("look", seat=2))
        await guest.ask("sit", token=table["seats"][2]["link"])
        assert guest.welcome["you"] == [0, 1, 2]
        await guest.ask("look", seat=2)
        await guest.choose("wait")
        await refused("bad_token", guest.ask("sit", token="z" * 44))


async def test_two_clients_choose_at_once_and_exactly_one_wins(server: Any) -> None:
    for _ in range(10):
        table = server.table("me", "me")
        tokens = [table["owner"], table["seats"][0]["link"]] * 3
        guests = [Guest(server.url, table["table"], token) for token in tokens]
        for guest in guests:
            await guest.__aenter__()
        tries = [guest.choose("wait", 0) for guest in guests]
        results = await asyncio.gather(*tries, return_exceptions=True)
        won = [r for r in results if r == 1]
        lost = [r for r in results if isinstance(r, Refused) and r.code == "stale"]
        assert (len(won), len(lost)) == (1, len(guests) - 1)
        for guest in guests:
            await guest.until(lambda g=guest: g.view["number"] == 1)
        assert len({str(names(guest.view)) for guest in guests}) == 1
        for guest in guests:
            await guest.__aexit__(None, None, None)
