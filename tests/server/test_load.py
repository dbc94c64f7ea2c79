"""Latency as felt: the open-loop bench measures what it says, and overload is shed by those who can wait."""

from __future__ import annotations

import json
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from bench import felt
from bench.load import Felt, Table
from tests.running import Start

from hearthside.games import load as load_game
from hearthside.kernel import SPECTATOR
from hearthside.server.load import STEPS, Load
from hearthside.server.storage.rows import Entry
from hearthside.server.tables.audience import Audience
from hearthside.server.tables.playthrough import Playthrough

pytestmark = pytest.mark.anyio


class Listening:
    """A socket as far as an audience knows one."""

    def __init__(self, look: int, seats: set[int]) -> None:
        self.look, self.seats, self.sent = look, seats, -1
        self.told: list[dict[str, Any]] = []

    def send_text(self, text: str) -> None:
        self.told.append(json.loads(text))


def follow(view: dict[str, Any], diff: dict[str, Any]) -> dict[str, Any]:
    """A view with a difference taken in: the things by id."""
    things = {thing["id"]: thing for thing in view.values()}
    for id in diff["gone"]:
        del things[id]
    return things | {thing["id"]: thing for thing in diff["put"]}


def test_those_who_look_on_are_told_all_they_missed_in_one_difference() -> None:
    play = Playthrough.begin(load_game("pilfer"), {"seats": 2}, 3)
    player, guest = Listening(0, {0}), Listening(SPECTATOR, set())
    audience = Audience(play.session.game)
    audience.sockets |= {player, guest}  # type: ignore[arg-type]
    audience.show(play)
    for number in range(4):
        assert play.session.decision is not None
        seat = play.session.decision.seat
        play.apply(Entry(number, "choice", seat, "search", 0.0))
        audience.show(play, onlookers=False)
        assert audience.kept_waiting
    assert [told["t"] for told in player.told] == ["view", *["diff"] * 4]
    assert [told["t"] for told in guest.told] == ["view"]
    audience.show(play)
    assert not audience.kept_waiting
    whole, missed = guest.told
    assert (missed["t"], missed["base"], missed["number"]) == ("diff", 0, 4)
    assert [line["number"] for line in missed["events"]][-1] == 4
    before = {thing["id"]: thing for thing in whole["view"]["things"]}
    now = Listening(SPECTATOR, set())
    audience.show_whole(play, now)  # type: ignore[arg-type]
    seen = {thing["id"]: thing for thing in now.told[0]["view"]["things"]}
    assert follow(before, missed) == seen
    assert len(audience._shown) == 2, "only what somebody was last shown is kept"


def test_easing_comes_with_lag_and_goes_with_half_of_it() -> None:
    load, now = Load(), 1000.0
    load._then = now
    assert load.ease == STEPS[0]

    def pass_by(seconds: float, late: float) -> None:
        nonlocal now
        for _ in range(int(seconds * 10)):
            now += 0.1
            load.slept(late, now)

    pass_by(10, 0.06)
    assert load.ease == STEPS[1]
    pass_by(10, 0.03)
    assert load.ease == STEPS[1], "it does not flicker at the brink"
    pass_by(10, 0.4)
    assert load.ease == STEPS[2]
    pass_by(20, 0.0)
    assert load.ease == STEPS[0]
    for _ in range(50):
        load.viewed(0.5)
    assert load.ease == STEPS[2], "late views count as much as a late loop"
    pass_by(20, 0.0)
    assert load.ease == STEPS[0]


def test_who_is_kept_waiting_is_no_reason_to_keep_them_waiting() -> None:
    play = Playthrough.begin(load_game("pilfer"), {"seats": 2}, 3)
    player, guest = Listening(0, {0}), Listening(SPECTATOR, set())
    audience = Audience(play.session.game)
    audience.sockets |= {player, guest}  # type: ignore[arg-type]
    audience.show(play)
    assert play.session.decision is not None
    play.apply(Entry(0, "choice", play.session.decision.seat, "search", 0.0))
    assert audience.show(play, onlookers=False), "a player was behind"
    assert not audience.show(play), (
        "two seconds later, say: that is no lag that anybody who plays feels"
    )
    assert guest.told[-1]["number"] == 1


def test_people_are_never_what_waits() -> None:
    for less, more in pairwise(STEPS):
        assert less.lag < more.lag
        assert less.onlookers < more.onlookers and less.bots < more.bots
    assert STEPS[0][1:] == (0.0, 0.0)


def test_the_open_loop_bench_counts_every_view_of_every_choice(start: Start) -> None:
    server = start(HEARTHSIDE_BOTS="0")
    with felt.Load([server.url], "pilfer", generators=2, onlookers=1) as load:
        load.grow(2)
        load.grow(3)
        found = load.play(2.0, pace=0.2)
    told = felt.report(found, 2.0, server.used())
    assert told["choices"] > 0 and told["refused"] == told["lost"] == told["unseen"] == 0
    assert told["generators"]["late"]["count"] > 0 and told["generators"]["busiest"] > 0
    assert len(found.busy) == 2 and told["core_ms_a_choice"] > 0
    assert len(found.acks) == told["choices"]
    others = len(server.post("/api/tables", {"game": "pilfer"})["seats"]) - 1
    assert len(found.onlookers) == told["choices"], "one looks on at each table"
    assert len(found.views) == told["choices"] * others
    assert min(found.views) > 0 and told["views"]["median"] <= told["views"]["p95"]
    page = server.get("/metrics")
    for name in ("lag_seconds", "easing", "view_seconds", "bots_waiting", "wal_bytes"):
        assert f"hearthside_{name}" in page


def test_a_late_choice_is_late_from_when_it_was_due(tmp_path: Path) -> None:
    made = {"table": "t", "seats": [{"link": "a"}, {"link": "b"}], "spectator": "s"}
    table = Table(made, ["http://x"], 1, found := Felt())
    _, b, guest = table.screens
    now = time.perf_counter()
    for line in (1, 2, 3):
        for screen in (b, guest):
            screen.awaited.append((line, now - 10 + line))
    b.number = 1
    table.seen(b)
    guest.number = 3
    table.seen(guest)
    assert [round(wait) for wait in found.views] == [9]
    assert [round(wait) for wait in found.onlookers] == [9, 8, 7]
    table.go_home()
    assert [round(wait) for wait in found.views] == [9, 8, 7] and found.unseen == 2
