"""Clocks of tables that want them: time by the turn or for the game, a bot at zero, and no time lost to a server that is away."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.running import ServerProcess, Start

from hearthside.kernel import ANYONE
from hearthside.server.client import TableClient
from hearthside.server.clock import Clock, ClockRules, Standing
from hearthside.server.storage import clocks, queries
from hearthside.server.storage.migrations import migrate
from hearthside.server.storage.sql import Connection, database_at

pytestmark = pytest.mark.anyio

TURN = ClockRules("turn", 60, 0, "choice")
BANK = ClockRules("bank", 600, 5, "choice")


def at(line: int, seat: int | None, made: int | None = None, when: float = math.inf) -> Standing:
    return Standing(line, when, line if made is None else made, seat)


def test_a_turn_has_its_time_however_many_choices_it_has() -> None:
    clock = Clock().turned(TURN, at(0, 0), now=100.0)
    clock = clock.turned(TURN, at(1, 0), now=130.0)
    assert (clock.seat, clock.ends) == (0, 160.0), (
        "a second choice of the same turn gets no more time"
    )
    clock = clock.turned(TURN, at(2, 1), now=140.0)
    assert (clock.seat, clock.ends) == (1, 200.0)
    clock = clock.turned(TURN, at(3, 0), now=150.0)
    assert clock.ends == 210.0, "the next turn has the whole time again"
    assert not clock.out(209.9) and clock.out(210.0)


def test_a_bank_is_spent_while_one_is_to_choose_and_gets_its_bonus_once() -> None:
    clock = Clock().turned(BANK, at(0, 0), now=0.0)
    clock = clock.turned(BANK, at(1, 1), now=100.0)
    assert clock.remaining(150.0) == {0: 505.0, 1: 550.0}
    clock = clock.turned(BANK, at(2, 0, made=0), now=150.0)
    assert clock.remaining(150.0) == {0: 505.0, 1: 550.0}, "what is taken back earns nothing"
    clock = clock.turned(BANK, at(3, 1, made=1), now=150.0)
    assert clock.remaining(150.0) == {0: 505.0, 1: 550.0}, "nor does choosing it once more"
    clock = clock.turned(BANK, at(4, None, made=2), now=150.0)
    assert clock.remaining(10_000.0) == {0: 505.0, 1: 555.0}, (
        "while a bot thinks nobody's time runs"
    )
    assert not clock.out(10_000.0)


def test_who_has_used_up_the_bank_has_a_little_to_go_on_with() -> None:
    clock = Clock().turned(BANK, at(0, 0), now=0.0)
    assert clock.out(600.0)
    clock = clock.turned(BANK, at(1, 1), now=603.0)
    assert clock.remaining(603.0)[0] == 60.0


def test_what_anyone_may_decide_has_a_turns_time_and_nobodys_bank() -> None:
    assert Clock().turned(TURN, at(0, ANYONE), now=0.0).ends == 60.0
    assert Clock().turned(BANK, at(0, ANYONE), now=0.0).seat is None


def test_a_seat_that_a_bot_took_over_is_the_bots_until_its_holder_is_back() -> None:
    rules = ClockRules("turn", 60, 0, "seat")
    clock = Clock().turned(rules, at(0, 0), now=0.0).left_to_bot(rules)
    assert clock.away == {0}
    assert Clock().turned(TURN, at(0, 0), now=0.0).left_to_bot(TURN).away == frozenset()
    clock = clock.turned(rules, at(1, 1), now=70.0)
    assert clock.ends == 130.0, "others have their time"
    clock = clock.turned(rules, at(2, 0), now=80.0)
    assert clock.out(80.0)
    clock = clock.back(rules, {0}, now=80.0)
    assert (clock.away, clock.ends) == (frozenset(), 140.0)
    assert clock.back(rules, {1}, now=90.0) == clock


def test_a_choice_counts_by_when_it_was_made_and_nobody_gains_time_by_a_delay() -> None:
    clock = Clock().turned(BANK, at(0, 0), now=0.0)
    late = clock.turned(BANK, at(1, 1, when=10.0), now=400.0)
    assert late.remaining(400.0) == {0: 595.0, 1: 600.0}
    early = clock.turned(BANK, at(1, 1, when=-50.0), now=400.0)
    assert early.remaining(400.0)[0] == 605.0, "never more than there was, and the bonus"


@pytest.fixture
def db(tmp_path: Path) -> Any:
    connection = Connection(database_at(None, tmp_path))
    migrate(connection)
    connection.run("PRAGMA foreign_keys = OFF")
    yield connection
    connection.close()


def turn(db: Connection, line: int, seat: int | None, now: float) -> Clock:
    return clocks.change(db, "t", line, now, lambda c: c.turned(TURN, at(line, seat), now))


def test_time_without_a_server_is_nobodys(db: Connection) -> None:
    assert not clocks.running(db)
    assert turn(db, 0, 0, 1000.0).ends == 1060.0
    for second in range(1001, 1020):
        assert clocks.beat(db, float(second)) == 0.0
    # Killed at 1019, and back 20 minutes later.
    assert clocks.beat(db, 2219.0) == 1200.0
    assert clocks.clock(db, "t").remaining(2219.0) == {0: 41.0}
    assert clocks.due(db, 2259.9, 9) == [] and clocks.due(db, 2260.0, 9) == ["t"]


def test_it_is_nobodys_either_if_the_first_thing_after_it_is_a_choice(db: Connection) -> None:
    turn(db, 0, 0, 1000.0)
    assert turn(db, 1, 0, 5000.0).ends == 5060.0
    clocks.beat(db, 5001.0)
    assert not clocks.claim(db, "t", 9999.0, 10_059.0), "nor if it is a clock that would be out"
    assert clocks.clock(db, "t").ends == 5060.0 + 4998.0


def test_a_machine_whose_time_is_set_back_gives_nobody_an_hour(db: Connection) -> None:
    turn(db, 0, 0, 9000.0)
    for second in range(9000, 9041):
        clocks.beat(db, float(second))
    assert clocks.beat(db, 5440.0) == -3600.0
    assert clocks.clock(db, "t").remaining(5440.0) == {0: 20.0}
    for second in range(5441, 5461):
        clocks.beat(db, float(second))
    assert clocks.claim(db, "t", 5460.0, 5520.0)
    clocks.beat(db, 1860.0)
    assert clocks.claim(db, "t", 1860.0, 1920.0), "nor is what was seen to left for an hour"


def test_machines_that_disagree_about_the_time_stop_a_clock_at_worst(db: Connection) -> None:
    turn(db, 0, 0, 1000.0)
    for second in range(1000, 1030):
        clocks.beat(db, second + 30.0)
        clocks.beat(db, float(second))
    assert clocks.clock(db, "t").remaining(1029.0) == {0: 60.0}


def test_a_lease_from_before_time_was_set_back_keeps_no_bot_from_its_turn(db: Connection) -> None:
    named = "id, game, version, setup, seed, name, created, updated"
    db.run(f"INSERT INTO tables ({named}) VALUES ('t', 'pilfer', '1', '{{}}', '1', 'T', 0, 0)")
    assert queries.lease_bots(db, "t", "dead", 9000.0, 9008.0)
    assert not queries.lease_bots(db, "t", "alive", 9001.0, 9009.0)
    assert not queries.lease_bots(db, "t", "alive", 8990.0, 8998.0), (
        "so far apart two machines may be"
    )
    assert queries.lease_bots(db, "t", "alive", 5400.0, 5408.0)
    assert not queries.lease_bots(db, "t", "dead", 5401.0, 5409.0)


def test_a_clock_goes_never_back_and_one_process_sees_to_it(db: Connection) -> None:
    turn(db, 5, 1, 1000.0)
    assert turn(db, 4, 0, 1001.0).seat == 1, "news of an older line come too late"
    for second in range(1002, 1062, 5):
        clocks.beat(db, float(second))
    assert clocks.claim(db, "t", 1061.0, 1121.0)
    assert not clocks.claim(db, "t", 1061.5, 1121.5)
    assert turn(db, 6, None, 1062.0).ends == math.inf
    assert not clocks.running(db)


QUICK = (
    "import hearthside.server.tables.clocks as c; c.SHORTEST = {'turn': 1, 'bank': 1};"
    "import hearthside.server.bots.stand_in as s; s.EVERY = 0.05"
)


def set_clock(server: ServerProcess, table: Any, token: str, **order: Any) -> int:
    at = f"/api/tables/{table['table']}/clock"
    return server.ask("PUT", at, token, json={"kind": "turn", "seconds": 60, **order}).status_code


async def clock_told(client: TableClient, true: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The first word on the clock that is so."""

    def found() -> list[dict[str, Any]]:
        return [m for m in client.heard if m["t"] == "clock" and true(m)]

    await client.until(lambda: bool(found()))
    return found()[0]


async def test_at_zero_a_bot_chooses_and_who_is_back_chooses_again(
    start: Start, database: str
) -> None:
    server = start(database=database, first=QUICK, HEARTHSIDE_REDEAL="off")
    table = server.table("me", "friend")
    mine, theirs = (seat["link"] for seat in table["seats"])
    assert set_clock(server, table, theirs) == 403
    assert set_clock(server, table, table["owner"], seconds=0) == 400
    assert set_clock(server, table, table["owner"], seconds=1, at_zero="seat") == 204
    async with TableClient(server.url, table["table"], mine) as me:
        told = await clock_told(me, lambda m: m["running"] == 0)
        assert (told["kind"], told["seconds"], told["away"]) == ("turn", 1, [])
        # Nobody has come to the other seat, so no time runs there.
        told = await clock_told(me, lambda m: m["running"] is None)
        assert told["away"] == [0]
        async with TableClient(server.url, table["table"], theirs) as they:
            await clock_told(they, lambda m: m["running"] == 1)
            await clock_told(they, lambda m: m["away"] == [0, 1])
            assert set_clock(server, table, table["owner"]) == 409, "not once others have chosen"
            await me.ask("back")
            await clock_told(me, lambda m: m["away"] == [1])
    assert set_clock(server, table, table["owner"], kind="off") == 204


async def test_a_clock_goes_on_where_it_stood_when_the_server_was_killed(
    make_server: Any, tmp_path: Path
) -> None:
    server = make_server(first="import hearthside.server.storage.clocks as c; c.GAP = 0.5")
    server.start()
    table = server.table("me", "me")
    assert set_clock(server, table, table["owner"], kind="bank", seconds=600) == 204
    async with TableClient(server.url, table["table"], table["owner"]) as me:
        before = await clock_told(me, lambda m: m["running"] == 0)
    server.kill()
    database = Connection(database_at(None, Path(server.data)))
    database.run("UPDATE beats SET at = at - 500")
    database.run("UPDATE clocks SET ends = ends - 500")
    database.close()
    server.start()
    async with TableClient(server.url, table["table"], table["owner"]) as me:
        after = await clock_told(me, lambda m: m["running"] == 0)
    assert before["left"]["0"] - after["left"]["0"] < 120, (
        "500 seconds without a server are nobody's"
    )
    server.stop()
