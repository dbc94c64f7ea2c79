"""Hooks of the format that one night alone may use: each on a page that has it, and on one that has not."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hearthside.games.vagrantsong.advice.coins import intentions, to_errand
from hearthside.games.vagrantsong.content.board import SPACE, TRAIN
from hearthside.games.vagrantsong.content.page import SCENARIOS, Terrain
from hearthside.games.vagrantsong.content.page.binding import _parts
from hearthside.games.vagrantsong.content.page.parts import On
from hearthside.games.vagrantsong.content.scenarios.s20_light import STARTS
from hearthside.games.vagrantsong.rules.breaks import haint_loss
from hearthside.games.vagrantsong.rules.haint import go_toward
from hearthside.games.vagrantsong.rules.humanity import lose
from hearthside.games.vagrantsong.rules.parts import remove_terrain
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Asks

from .table import acting, block, go_on, hold, placing, set_at, sit, table
from .test_haint import settle
from .test_range import run


def page(monkeypatch: pytest.MonkeyPatch, key: str = "s01", **hooks: Any) -> Journey:
    """A table at a night with these hooks of its own."""
    made = replace(SCENARIOS[key], **hooks)
    monkeypatch.setitem(SCENARIOS, key, replace(made, on=On(list(_parts(made)))))
    return table(scenario=key)


def test_terrain_that_is_removed_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it lay and what it was; the space is free by then."""
    seen: list[tuple[int, str, bool]] = []

    def gone(s: Journey, space: int, kind: str) -> Asks:
        seen.append((space, kind, bool(s.blocked >> space & 1)))
        yield from lose(s, 0, 1)

    s = page(monkeypatch, uncovered=gone)
    block(s, "B2b", kind="debris")
    run(remove_terrain(s, SPACE["B2b"]))
    assert seen == [(SPACE["B2b"], "debris", False)]
    assert s.terrain == {} and s.vagrants[0].humanity == 9


@pytest.mark.rule("VS-170")
def test_what_a_haint_would_lose_it_may_gain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only while the page says so; a gain may be a Break like any."""
    turned = [False]
    s = page(monkeypatch, repays=lambda s, h: turned[0])
    s.haints[0].humanity = 4
    run(haint_loss(s, 0, 3))
    assert s.haints[0].humanity == 1
    turned[0] = True
    run(haint_loss(s, 0, 3))
    assert s.haints[0].humanity == 4
    before = s.haints[0].breaks
    run(haint_loss(s, 0, 99), "no", "no")
    assert s.haints[0].breaks == before - 1


def test_a_haint_shuns_only_floor_that_is_bad_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two ways as long, one into a pool: it takes the other if it shuns pools, else the party is asked."""

    def wet(s: Journey, h: int, space: int) -> Asks:
        return
        yield

    for shunned, asked in ((True, []), (False, ["haint_way"])):
        pool = Terrain(kind="pool", text="", haint_enters=wet, shunned=shunned)
        s = page(monkeypatch, terrain=(pool,))
        s.haints[0].at = SPACE["B1a"]
        block(s, "B2a", kind="pool")
        answers = ["place:B2a"] if asked else []
        assert run(go_toward(s, 0, 1, SPACE["B2b"]), *answers) == asked


def test_an_event_may_wait_until_its_round_has_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not when the marker comes, but before the next round begins."""
    late = replace(SCENARIOS["s01"].event(3), number=3, late=True, stays=True)
    others = [e for e in SCENARIOS["s01"].events if e.number != 3]
    s = page(monkeypatch, events=(*others, late))
    s.on_round, s.step, s.rounds = {3: 3}, "round_open", 2
    session = settle(sit(s, seed=1))
    assert session.state.round == 3 and session.state.fired.get(3, 0) == 0
    for v in session.state.vagrants:
        v.acted = True
    session = settle(sit(session.state, seed=1))
    assert session.state.round == 4 and session.state.fired[3] == 1


def test_the_round_marker_may_be_set_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """The count of rounds goes on; the Track called slip is how far the marker is off it."""
    s = page(monkeypatch)
    s.step, s.rounds, s.tracks["slip"] = "round_open", 4, 2
    session = settle(sit(s, seed=1))
    assert (session.state.rounds, session.state.round) == (5, 1)


def test_a_token_that_is_handed_over_has_come_into_somebodys_hands(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Given or traded, it is the taker's, as when it is drawn."""
    seen: list[tuple[int, str]] = []

    def took(s: Journey, i: int, token: str) -> Asks:
        seen.append((i, token))
        return
        yield

    s = page(monkeypatch, took=took)
    set_at(s, "A1a", "A2a")
    hold(s, 0, "salt")
    hold(s, 1, "apple")
    go_on(sit(acting(s, 0)), "give:salt,1")
    assert seen == [(1, "salt")]
    seen.clear()
    go_on(sit(acting(s, 0)), "swap:salt,1,apple")
    assert seen == [(1, "salt"), (0, "apple")]


def test_what_lies_on_terrain_or_apart_is_on_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Nail in a Coffin, and the tokens a Haint will act by."""
    s = page(monkeypatch, apart=lambda s: ["salt", "nail"])
    block(s, "B2b", kind="coffin")
    s.bindle.remove("nail")
    s.marked[SPACE["B2b"]] = "nail"
    things = {t.id: t for t in sit(s).scene(0)}
    assert things["mark:B2b"].at == "space:B2b" and things["mark:B2b"].look == "nail"
    assert things["mark:B2b"].name == "Iron Nails on the Coffin"
    assert [things[f"token:apart.{k}"].look for k in (0, 1)] == ["salt", "nail"]
    assert things["token:apart.0"].name == "Salt, next"


def test_bots_know_where_something_is_to_be_done() -> None:
    """A lighthouse is worth looking at only with its Map; a Map, then the lighthouse, is where one has to go."""
    s = table(scenario="s20", bare=False)
    s.figures.update(STARTS)
    set_at(s, "B1d", "A1d")
    v = s.vagrants[0]
    placing(s, 0)
    without = intentions(s, v)
    assert to_errand(s, v) == min(TRAIN.dist[v.at][s.events[n]] for n in (2, 8))
    hold(s, 0, "e2")
    del s.events[2]
    assert to_errand(s, v) == 0 and intentions(s, v) > without
    s.haints[0].mood = 1
    assert to_errand(s, v) == 99
