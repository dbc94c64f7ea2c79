"""Plans: tried in private, telling nothing that is hidden, and leaving the table alone."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.running import ServerProcess, Start

from hearthside.games import GAMES, load
from hearthside.kernel import ANYONE, Dice, Session
from hearthside.server.client import TableClient, TableRefusal
from hearthside.server.tables.planning import LONGEST, Plan
from hearthside.server.wire import PlanStep

anyio = pytest.mark.anyio
SECRET = 0x5EED << 200


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory, module_server: Start) -> ServerProcess:
    """A server over SQLite without bots."""
    return module_server(tmp_path_factory.mktemp("data"), HEARTHSIDE_BOTS="0")


def plan_of(session: Session[Any], secret: int = SECRET) -> Plan:
    """A plan for whoever is to choose."""
    seat = max(0, session.asked.seat)
    return Plan(session.fork(), seat, {seat, ANYONE}, 7, secret)


def walked(game: str, seed: int, choices: int) -> Session[Any]:
    """A game after some random choices."""
    session, rng = Session(load(game), {}, seed), random.Random(seed)
    for _ in range(choices):
        if session.decision is None:
            break
        session.choose(rng.choice(session.decision.options))
    return session


@pytest.mark.parametrize("game", GAMES)
def test_a_plan_tells_nothing_that_is_hidden(game: str) -> None:
    """In worlds that the seat cannot tell apart, the same plan shows the same, however far it goes."""
    compared = 0
    for seed in range(12):
        truth = walked(game, seed, 9 * seed)
        if truth.decision is None:
            continue
        other = truth.redealt(max(0, truth.decision.seat), Dice(seed + 1), keep=True)
        one, two = plan_of(truth, SECRET), plan_of(other, SECRET + (1 << 40))
        rng = random.Random(seed)
        for _ in range(8):
            if one.session.decision is None or one.session.decision.seat not in one.own:
                break
            step = PlanStep(option=str(rng.choice(one.session.decision.options)))
            assert one.take(step) == two.take(step)
            assert (one.taken, one.last) == (two.taken, two.last)
            if one.tries:
                break
            assert one.planned(None) == two.planned(None)
            compared += 1
    assert compared > 2


@pytest.mark.parametrize("game", GAMES)
def test_what_a_sure_plan_shows_is_what_happens(game: str) -> None:
    """Steps without chance, made at the table itself, tell the same and lead to the same scene."""
    made = 0
    for seed in range(8):
        truth = walked(game, seed + 20, 5 * seed)
        if truth.decision is None:
            continue
        plan, rng = plan_of(truth), random.Random(seed)
        for _ in range(6):
            decision = plan.session.decision
            if decision is None or decision.seat not in plan.own:
                break
            option = str(rng.choice(decision.options))
            heard = len(truth.journal)
            if not plan.take(PlanStep(option=option)):
                break
            truth.choose(option)
            events = [event for event in truth.journal[heard:] if event.visible(plan.seat)]
            words = [truth.game.words.line(truth.state, event) for event in events]
            assert plan.last == tuple(filter(None, words))
            assert plan.session.scene(plan.seat) == truth.scene(plan.seat)
            made += 1
    assert made > 2


def test_where_chance_decides_a_plan_says_how_often_and_goes_on_from_any_result() -> None:
    session = Session(load("pilfer"), {"seats": 2}, 3)
    plan = plan_of(session)
    assert not plan.take(PlanStep(option="search"))
    told = plan.planned(None)
    assert (told["ends"], told["taken"], told["tries"]) == ("chance", 0, 48)
    assert sum(result["times"] for result in told["results"]) <= 48
    assert told["results"] == sorted(told["results"], key=lambda r: -r["times"])
    nothing = next(r for r in told["results"] if "0 found" in r["lines"][0])
    assert 2 <= nothing["times"] <= 20, "one face of six"
    supposed = plan_of(session)
    assert supposed.take(PlanStep(option="search", world=nothing["world"]))
    assert "0 found" in supposed.last[0] and supposed.taken == 1
    assert supposed.planned(None)["ends"] == "others"
    assert not supposed.take(PlanStep(option="search")), "another seat's choices are not planned"


def test_a_plan_stops_at_what_is_not_on_offer_and_says_why() -> None:
    plan = plan_of(Session(load("pilfer"), {"seats": 2}, 3))
    assert not plan.take(PlanStep(option="steal:0"))
    told = plan.planned("r")
    assert (told["ends"], told["taken"], told["ref"]) == ("refused", 0, "r")
    assert told["text"] == load("pilfer").rulebook["PF-009"].text


def test_no_plan_reads_ahead_in_a_story() -> None:
    session = Session(load("folklore"), {"seats": 2, "story": "bell"}, 7)
    told = []
    for _ in range(40):
        plan = plan_of(session)
        option = str(session.asked.options[0])
        taken = plan.take(PlanStep(option=option))
        heard = len(session.journal)
        session.choose(option)
        if {event.kind for event in session.journal[heard:]} & session.game.unread:
            assert not taken and plan.planned(None)["ends"] == "page"
            assert not plan.planned(None)["results"] and not plan.planned(None)["lines"]
            told.append(option)
    assert told


@anyio
async def test_nobody_hears_of_a_plan_and_the_log_does_not_know_it(plain: ServerProcess) -> None:
    table = plain.table("me", "friend")
    a, b = (TableClient(plain.url, table["table"], seat["link"]) for seat in table["seats"])
    async with a, b:
        await a.reach(b.view["number"])
        number, before = a.asked["number"], json.dumps([a.view, b.view])
        planned = await a.ask("plan", number=number, steps=[])
        assert planned["view"]["things"] == a.view["things"] and planned["ends"] == ""
        stash = next(option for option in a.options if option.startswith("stash"))
        planned = await a.ask("plan", number=number, steps=[{"option": stash}])
        assert (planned["taken"], planned["ends"]) == (1, "others")
        assert planned["lines"] == [line["text"] for line in planned["view"]["lines"]] != []
        assert json.dumps([a.view, b.view]) == before and not b.latest("planned")
        with pytest.raises(TableRefusal) as no:
            await b.ask("plan", number=number, steps=[])
        assert no.value.code == "not_yours"
        with pytest.raises(TableRefusal) as no:
            await a.ask("plan", number=number + 1, steps=[])
        assert no.value.code == "stale"
        await a.send("plan", number=number, steps=[{"option": "go"}] * (LONGEST + 1))
        await a.until(lambda: a.latest("error").get("code") == "bad_message")


@anyio
async def test_an_address_asks_for_so_many_plans_and_no_more(plain: ServerProcess) -> None:
    table = plain.table("me", "me")
    async with TableClient(plain.url, table["table"], table["owner"]) as client:
        for _ in range(8):
            await client.send("plan", number=client.asked["number"], steps=[{"option": "search"}])
        await client.until(lambda: sum(m["t"] in ("planned", "error") for m in client.heard) == 8)
        codes = [m.get("code", "planned") for m in client.heard if m["t"] in ("planned", "error")]
        assert set(codes) == {"planned", "too_many"} and codes.count("planned") >= 2
