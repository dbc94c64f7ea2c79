"""Bots never block: processes of their own, limits, progress, cancellation, restart."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.running import ServerProcess, Start

from hearthside.games import load
from hearthside.kernel import ANYONE, KeyedDice, Session
from hearthside.server.bots import pool as pools
from hearthside.server.bots import process
from hearthside.server.bots.pool import BotFailed, BotPool, BotRequest
from hearthside.server.child import Child
from hearthside.server.client import TableClient, TableRefusal
from hearthside.server.shares import Share, Shares

pytestmark = pytest.mark.anyio


def request(strength: str = "easy", limit: float = 120.0) -> BotRequest:
    position = Session(load("pilfer"), {"seats": 2}, seed=3).position()
    return BotRequest("pilfer", position, strength, seed=1, limit=limit)


def nothing(*_: Any) -> None:
    return None


def children(pid: int) -> list[int]:
    """The bot processes of a server process."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
            line = (stat.parent / "cmdline").read_bytes()
        except OSError:
            continue
        if int(fields[1]) == pid and b"hearthside.server.bots.process" in line:
            found.append(int(stat.parent.name))
    return found


async def until(true: Any) -> None:
    ends = time.monotonic() + 120
    while not true():
        assert time.monotonic() < ends, "it never came true"
        await asyncio.sleep(0.02)


async def test_a_bot_answers_with_an_option_on_offer_and_tells_its_progress() -> None:
    pool = BotPool(1)
    told: list[dict[str, int]] = []
    answer = await pool.think(request("strong"), nothing, nothing)
    session = Session(load("pilfer"), {"seats": 2}, seed=3)
    assert session.decision is not None and session.decision.find(answer["choice"]) is not None
    thinking = asyncio.create_task(pool.think(request(FOREVER, limit=3600.0), told.append, nothing))
    await until(lambda: len(told) > 1)
    thinking.cancel()
    assert all(0 < t["done"] <= t["of"] + 200 for t in told)
    await pool.stop()


async def test_the_event_loop_runs_on_while_a_bot_thinks() -> None:
    pool = BotPool(1)
    thinking = asyncio.create_task(pool.think(request("strong"), nothing, nothing))
    beats = 0
    while not thinking.done():
        await asyncio.sleep(0.01)
        beats += 1
    assert beats > 5
    await pool.stop()


FOREVER = "mcts:3600000ms"


async def test_a_bot_stops_at_its_limit() -> None:
    pool = BotPool(1)
    answer = await pool.think(request(FOREVER, limit=0.3), nothing, nothing)
    assert answer["choice"], "it would have thought for an hour"
    await pool.stop()


async def test_a_bot_that_dies_is_started_again_and_its_request_answered() -> None:
    pool = BotPool(1)
    restarts: list[bool] = []
    killed: list[int] = []
    await pool.think(request(), nothing, nothing)

    def kill(_: dict[str, int]) -> None:
        process = pool.processes[0].process
        if process is not None and not killed:
            killed.append(process.pid)
            os.kill(process.pid, signal.SIGKILL)

    answer = await pool.think(request(FOREVER, limit=3.0), kill, lambda: restarts.append(True))
    assert answer["choice"] and killed
    assert restarts == [True]
    await pool.stop()


async def test_a_bot_that_hangs_is_killed_and_its_request_answered_by_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pool = BotPool(1)
    await pool.think(request(), nothing, nothing)
    process = pool.processes[0].process
    assert process is not None
    os.kill(process.pid, signal.SIGSTOP)
    restarts: list[bool] = []
    monkeypatch.setattr(pools, "GRACE", 0.1)

    def restarted() -> None:
        restarts.append(True)
        monkeypatch.setattr(
            pools, "GRACE", 600.0
        )  # the second one may be as slow as the machine is

    answer = await pool.think(request(limit=0.2), nothing, restarted)
    assert answer["choice"] and restarts == [True]
    await pool.stop()


async def test_a_cancelled_bot_is_free_for_the_next_request_at_once() -> None:
    pool = BotPool(1)
    told: list[dict[str, int]] = []
    thinking = asyncio.create_task(pool.think(request(FOREVER, limit=3600.0), told.append, nothing))
    await until(lambda: told)
    thinking.cancel()
    answer = await pool.think(request(), nothing, nothing)
    assert answer["choice"], "it would have waited for an hour"
    await pool.stop()


async def test_a_fault_in_a_bot_is_told_and_the_process_lives_on() -> None:
    pool = BotPool(1)
    with pytest.raises(BotFailed, match="oracle"):
        await pool.think(request(strength="oracle"), nothing, nothing)
    nowhere = {"state": {}, "since": [], "number": 0}
    with pytest.raises(BotFailed):
        await pool.think(replace(request(), position=nowhere), nothing, nothing)
    assert (await pool.think(request(), nothing, nothing))["choice"]
    await pool.stop()
    with pytest.raises(BotFailed, match="HEARTHSIDE_BOTS"):
        await BotPool(0).think(request(), nothing, nothing)


async def test_a_hint_on_what_anyone_decides_is_thought_with_what_the_asker_knows() -> None:
    dice = random.Random(0)
    setup = {"seats": 2, "campaign": True, "open_seats": True}
    session = Session(load("vagrantsong"), setup, seed=0)
    while session.decision is not None and session.decision.ask != "manage":
        session.choose(dice.choice(session.decision.options))
    assert session.decision is not None and session.decision.seat == ANYONE
    pool = BotPool(1)
    position = session.position()
    hint = BotRequest("vagrantsong", position, "easy", seed=1, limit=120.0, hint=True, seat=1)
    answer = await pool.think(hint, nothing, nothing)
    assert {o["notation"] for o in answer["options"]} == set(map(str, session.decision.options))
    assert answer["line"]
    await pool.stop()


async def test_bots_play_a_whole_table_by_themselves(server: ServerProcess) -> None:
    table = server.table("easy", "easy")
    async with TableClient(server.url, table["table"], table["spectator"]) as client:
        await client.until(lambda: client.over, timeout=300)
        assert client.view["outcome"]["text"]


PATIENT = "import hearthside.server.bots.pool as pool; pool.GRACE = 600.0"
"""A server that kills no bot for being slow."""


async def held(server: ServerProcess, client: TableClient) -> list[int]:
    """Play until a bot has chosen, stop its process, and play on until it has been asked and cannot answer."""
    while not (brains := children(server.pid)):
        await any_choice(client)
    for pid in brains:
        os.kill(pid, signal.SIGSTOP)
    while "hearthside_bots_thinking 1.0" not in await asyncio.to_thread(server.get, "/metrics"):
        if client.my_turn:
            await client.reach(await client.choose(client.options[-1]))
        await asyncio.sleep(0.05)
    return brains


async def any_choice(client: TableClient) -> None:
    """Choose something, and wait for one's next turn."""
    await client.reach(await client.choose(client.options[-1]))
    await client.until(lambda: client.my_turn)


async def test_a_table_says_when_a_bot_was_started_again(start: Start) -> None:
    server = start(first=PATIENT)
    table = server.table("me", "easy")
    async with TableClient(server.url, table["table"], table["owner"]) as client:
        for pid in await held(server, client):
            os.kill(pid, signal.SIGKILL)
        await client.until(lambda: any("started again" in m.get("text", "") for m in client.heard))
        await client.until(lambda: client.my_turn)
    assert "hearthside_bot_restarts_total 1.0" in server.get("/metrics")


async def test_a_person_who_takes_a_bots_seat_is_not_waited_for_by_the_bot(start: Start) -> None:
    server = start(first=PATIENT, HEARTHSIDE_REDEAL="off")
    table = server.table("me", "easy")
    path = f"/api/tables/{table['table']}/seats/1"
    async with TableClient(server.url, table["table"], table["owner"]) as client:
        await held(server, client)
        await client.until(lambda: not client.my_turn)
        number = client.view["number"]
        await asyncio.to_thread(server.post, path, {"kind": "me"}, table["owner"])
        await client.ask("look", seat=1)
        idle = "hearthside_bots_thinking 0.0"
        while idle not in await asyncio.to_thread(server.get, "/metrics"):
            await asyncio.sleep(0.05)
        assert client.my_turn and client.view["number"] == number, "the bot chose for the person"
        assert await client.choose(client.options[-1]) == number + 1


async def test_bots_go_on_after_a_server_was_killed_as_soon_as_somebody_looks(
    start: Start, database: str
) -> None:
    server = start(database=database)
    table = server.table("easy", "easy")
    async with TableClient(server.url, table["table"], table["spectator"]) as client:
        await client.reach(1)
        server.kill()
        server.start()
    async with TableClient(server.url, table["table"], table["spectator"]) as client:
        before = client.view["number"]
        await client.reach(before + 1)
        assert client.view["number"] > before


async def test_nothing_is_thought_at_tables_that_nobody_watches(start: Start) -> None:
    server = start()
    unseen = [server.table("easy", "easy") for _ in range(5)]
    table = server.table("me", "easy")
    async with TableClient(server.url, table["table"], table["owner"]) as client:
        for _ in range(2):
            await any_choice(client)
    for other in unseen:
        at = f"/api/tables/{other['table']}"
        assert server.get(at, other["owner"])["number"] == 0
    thought = re.search(r'bot_seconds_count\{strength="easy"\} (\d+)', server.get("/metrics"))
    assert thought and int(thought[1]) <= client.view["number"]


async def test_whoever_asks_for_much_waits_behind_whoever_asks_for_little() -> None:
    process = Child("hearthside.server.bots.process")
    shares, served = Shares([process]), []

    async def ask(name: str, who: str, person: bool = True) -> None:
        taken = await shares.take(Share(who, person))
        served.append(name)
        shares.give_back(taken)

    taken = await shares.take(Share("busy"))
    asked = [asyncio.create_task(ask(f"crowd {n}", "crowd", person=False)) for n in range(3)]
    asked += [asyncio.create_task(ask(f"greedy {n}", "greedy")) for n in range(4)]
    asked += [asyncio.create_task(ask("modest", "modest"))]
    await asyncio.sleep(0)
    asked[3].cancel()
    await asyncio.sleep(0)
    shares.give_back(taken)
    await asyncio.gather(*asked, return_exceptions=True)
    assert served[:2] == ["greedy 1", "modest"], "everybody in turn"
    assert served[2:4] == ["greedy 2", "greedy 3"]
    assert served[4:] == ["crowd 0", "crowd 1", "crowd 2"], "people before bots among themselves"


async def test_bot_processes_end_with_their_server(start: Start) -> None:
    server = start()
    table = server.table("easy", "me")
    async with TableClient(server.url, table["table"], table["owner"]) as client:
        await client.until(lambda: client.asked["seat"] == 1)
    brains = children(server.pid)
    assert brains
    server.kill()
    await until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in brains))
    server.start()


def test_a_hint_supposes_hidden_things_by_a_key_that_cannot_be_tried_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The line of a hint is read by a player: a short seed could be found by trying, and the bot's world with it."""
    keys: list[int] = []

    class Noted(KeyedDice):
        def __init__(self, seed: int = 0) -> None:
            keys.append(seed)
            super().__init__(seed)

    monkeypatch.setattr(process, "KeyedDice", Noted)
    session: Session[Any] = Session(load("pilfer"), {"seats": 2}, 1)
    process.expected(session, [], 0, 1 << 255)
    assert keys == [1 << 255]


async def test_a_hint_on_a_server_without_bots_says_so(start: Start) -> None:
    server = start(HEARTHSIDE_BOTS="0")
    table = server.table("me", "me")
    async with TableClient(server.url, table["table"], table["owner"]) as client:
        with pytest.raises(TableRefusal) as caught:
            await client.ask("hint")
        assert caught.value.code == "no_hint"
