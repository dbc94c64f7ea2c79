"""What the floor does, whoever comes onto it and by whatever (VS-102, VS-104, VS-148, VS-212)."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import SPACE

from .table import acting, block, go_on, offered, set_at, sit, table, why


@pytest.mark.rule("VS-102", "VS-127")
def test_nobody_walks_through_a_haint_that_stands_on_terrain() -> None:
    """Through the Haint, yes; through the Box it stands on, no."""
    s = table("cursebearer", "songsmith", haint="A2b")
    set_at(s, "A1b", "A6d")
    assert "dash:A3b" in offered(sit(acting(s, 0, move=1)))
    block(s, "A2b")
    session = sit(acting(s, 0, move=1))
    assert not any(option.startswith("dash") for option in offered(session))
    assert why(session, "dash:A3b") == "VS-212"


@pytest.mark.rule("VS-089", "VS-104")
def test_whoever_is_led_into_a_hole_rolls_for_it() -> None:
    """General's Orders set a friend on a Hole: two Bones without a 5 and it costs 3."""
    s = table("empress", "songsmith", scenario="s04", haint="C6d")
    set_at(s, "A1b", "A2b")
    block(s, "A3b", kind="hole")
    session = sit(acting(s, 0, s51=1), rolls=[4, 1, 2], seed=1)
    go_on(session, "skill:51,v1", "place:A3b")
    assert session.asked.ask == "put_down"
    go_on(session, "place:A3a")
    assert session.state.vagrants[1].humanity == 7 and session.state.vagrants[1].at == SPACE["A3a"]


@pytest.mark.rule("VS-089", "VS-104")
def test_whoever_is_led_into_the_pit_is_lost_to_it() -> None:
    """From the Peak: a friend led onto a pool is Westbound, as if they had walked."""
    s = table("empress", "songsmith", scenario="s06")
    set_at(s, "A1b", "A2b")
    block(s, "A3b", kind="pool")
    session = go_on(sit(acting(s, 0, s51=1), rolls=[4], seed=1), "skill:51,v1", "place:A3b")
    assert session.state.vagrants[1].westbound


@pytest.mark.rule("VS-089", "VS-117", "VS-148", "VS-191")
def test_a_haint_is_led_anywhere_onto_a_candle_or_a_vagrant_too() -> None:
    """Soulful Chord, one step for each success: the Candle goes out, whoever stands there is Haunted and steps aside."""
    s = table("songsmith", "cursebearer", haint="A3b")
    v = s.vagrants[0]
    v.westbound, v.under, v.skills = True, 0, [-35, 0, -36, 0]
    set_at(s, "A1b", "A4b")
    s.candles = [SPACE["A3a"]]
    session = sit(acting(s, 0, westbound=2), rolls=[4, 4], seed=1)
    go_on(session, "skill:91,h0", "lead")
    assert {"place:A3a", "place:A4b", "place:A2b", "place:A3c", "stay"} == set(offered(session))
    candle = go_on(session.fork(), "place:A3a")
    assert candle.state.haints[0].at == SPACE["A3a"] and not candle.state.candles
    go_on(session, "place:A4b")
    assert session.asked.ask == "aside" and session.asked.seat == 1
    go_on(session, "place:A5b")
    assert session.state.haints[0].at == SPACE["A4b"] and session.state.vagrants[1].humanity == 9
