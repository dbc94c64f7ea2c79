"""Dance Macabre: what is called, figure by figure."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import SPACE, TRAIN
from hearthside.games.vagrantsong.rules.coins import move_value
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Session

from ..table import acting, block, go_on, hold, offered, placing, root, set_at, sit, why
from ..test_haint import settle
from .test_s14 import NAMED, at, ball, drawn, effects, humanity


def breaks(s: Journey, number: int, marker: int) -> Session[Journey]:
    """A Break brings his marker to where an Event lies."""
    s.haints[0].breaks, s.haints[0].on_break[number] = marker + 1, marker
    s.haints[0].humanity = s.haints[0].threshold - 1
    return go_on(sit(acting(s, 0, bust=1), rolls=[5], seed=1), "bust:0")


def next_round(s: Journey, number: int, *bones: int) -> Session[Journey]:
    """A round begins on whose space an Event lies."""
    s.on_round, s.step, s.rounds = {number: 3}, "round_open", 2
    return settle(sit(s, rolls=list(bones), seed=1))


def draws(s: Journey, number: int, *choices: str) -> Session[Journey]:
    """The first Vagrant Rummages, and the Event comes out first."""
    s.bindle.append(f"e{number}")
    session = sit(acting(s, 0, rummage=1), picks=[f"e{number}", "nail"], seed=1)
    return go_on(session, "rummage", *choices)


@pytest.mark.rule("VN-1471")
def test_pockets_are_turned_out_for_a_round() -> None:
    """Junk neither helps nor takes a Coin, until the round ends; the token stays."""
    s = ball(haint="C3b")
    s.vagrants[0].junk = [2, 19]
    plain = move_value(s, s.vagrants[0])
    t = next_round(s, 1).state
    assert move_value(t, t.vagrants[0]) == plain - 1 and t.on_round == {1: 3}
    assert why(sit(placing(t, 0)), "coin:j19") == "VN-1471"
    t.active, t.step = -1, "round_close"
    t.vagrants[0].hand = t.vagrants[0].dealt = 0
    later = sit(t, seed=1).state
    assert move_value(later, later.vagrants[0]) == plain


@pytest.mark.rule("VN-1471")
def test_a_signed_name_makes_the_dance_dearer() -> None:
    """With Signed & Sealed, and only by the first time: whoever becomes Dance Partner loses 1."""
    for posts, fired, left in (
        (["Signed & Sealed"], 0, 9),
        (["Signed & Sealed"], 1, 10),
        ([], 0, 10),
    ):
        s = ball(haint="B2b")
        set_at(s, "B6b", "A1a")
        s.camp.mileposts, s.fired[1] = list(posts), fired
        session = drawn(next_round(s, 1).state, "nail")
        assert effects(session)[0] == ["partner"] and humanity(session)[0] == left


@pytest.mark.rule("VN-1472", "VN-1490")
def test_the_caller_counts_everybody_to_a_side() -> None:
    """The first Bone says how far, the second which way: even Round, odd Break; then the same for him."""
    s = ball("songsmith", "cursebearer", "empress", haint="B3b")
    set_at(s, "A1b", "B1c", "C1b")
    session = next_round(s, 2, 2, 3, 1, 4)
    assert [NAMED[v.at] for v in session.state.vagrants] == ["A3b", "B3c", "C3b"]
    assert session.state.haints[0].at == SPACE["B2b"]
    assert session.state.on_round == {2: 3} and session.state.rituals == []
    for lost, done in ((False, ["devil"]), (True, [])):
        s = ball(haint="B3b")
        set_at(s, "A5b", "C5b")
        s.fired[2], s.vagrants[1].westbound = 1, lost
        s.vagrants[1].humanity = 1 if lost else 10
        session = next_round(s, 2, 2, 2, 1, 1)
        assert NAMED[at(session)] == "A3b" and session.state.haints[0].at == SPACE["B4b"]
        assert session.state.on_round == {} and session.state.rituals == done
        assert session.state.camp.ritual_coins == 2 * len(done)


@pytest.mark.rule("VN-1473")
def test_the_floor_is_waxed() -> None:
    """1 off the Move value of whose turn it is, this turn; for good, 2 for ending a turn at an edge."""
    s = ball(haint="A2b")
    set_at(s, "A1b", "B3b")
    plain = move_value(s, s.vagrants[0])
    session = breaks(s, 3, 4)
    t = session.state
    assert move_value(t, t.vagrants[0]) == plain - 1 and t.haints[0].on_break == {}
    go_on(session, "end")
    t = session.state
    assert move_value(t, t.vagrants[0]) == plain and humanity(session)[0] == 8
    for spot, left in (("B3b", 10), ("B3a", 8), ("B1b", 10)):
        t.vagrants[1].at, t.vagrants[1].humanity, t.haints[0].skips = SPACE[spot], 10, 1
        ended = go_on(sit(acting(t, 1), seed=1), "end")
        assert humanity(ended)[1] == left


@pytest.mark.rule("VN-1474")
def test_all_join_hands() -> None:
    """His car comes three nearer, up to him; the other cars lose 3."""
    s = ball("songsmith", "cursebearer", "empress", haint="A2b")
    set_at(s, "A1b", "A6b", "C3b")
    session = settle(breaks(s, 4, 3), "act")
    assert NAMED[at(session, 1)] == "A3b" and humanity(session) == [10, 10, 8]
    assert TRAIN.dist[SPACE["A2b"]][at(session)] == 1
    assert session.state.vagrants[2].at == SPACE["C3b"]


@pytest.mark.rule("VN-1475")
def test_ladies_choice_opens_the_floor() -> None:
    """A new partner leaves the old one partner, and partners are targets like anybody."""
    s = ball(haint="A2b", partner=0)
    set_at(s, "A1b", "B5b")
    t = settle(breaks(s, 5, 2), "act").state
    assert t.haints[0].on_break == {} and "open_floor" in t.lasting
    t.active, t.haints[0].skips, t.haints[0].mood, t.haints[0].at = -1, 0, 0, SPACE["B3b"]
    t.vagrants[0].at, t.vagrants[1].at = SPACE["A1a"], SPACE["B5b"]
    assert effects(drawn(t, "nail")) == [["partner"], ["partner"]]
    t.haints[0].mood, t.haints[0].breaks = 1, 5  # his Fury is told elsewhere
    t.vagrants[0].at, t.vagrants[1].at = SPACE["B4b"], SPACE["A1a"]
    root(t)
    assert humanity(drawn(t, "nail")) == [3, 10]


@pytest.mark.rule("VN-1476")
def test_the_last_waltz_bares_the_floor_and_hands_somebody_the_fiddle() -> None:
    """No Terrain, no Candle, none to be placed; whoever holds it loses 2 more each time, and hands it on with a Wound."""
    s = ball("songsmith", "cursebearer", "empress", haint="A2b")
    set_at(s, "A1b", "A4a", "A6a")
    block(s, "C1a", "C2a", kind="snow")
    s.candles = [SPACE["C3a"]]
    s.bindle.remove("candle")
    session = breaks(s, 6, 1)
    go_on(session, "take:1")
    t = session.state
    assert t.terrain == {} and t.blocked == 0 and t.candles == [] and t.cycle["candle"] == 1
    assert t.vagrants[1].kept == ["e6"] and t.vagrants[1].tokens == []
    hold(t, 0, "candle")
    assert why(sit(acting(t, 0)), "candle:A1a") == "VN-1476"
    t.active, t.haints[0].skips, t.haints[0].mood, t.haints[0].at = -1, 0, 1, SPACE["A5b"]
    t.haints[0].breaks = 5  # his Fury is told elsewhere
    for v in t.vagrants:
        v.humanity = v.most
    assert humanity(drawn(t, "salt")) == [10, 1, 4]
    t.vagrants[1].humanity = 1
    session = drawn(t, "salt")
    assert session.state.vagrants[1].kept == [] and session.state.vagrants[2].kept == ["e6"]


@pytest.mark.rule("VN-1477")
def test_the_shoes_come_out_once_the_floor_is_waxed() -> None:
    """Before Event 3 a failure costs 2 and a success brings nothing; after it a success brings the shoes."""
    for fired, bone, left, junk, stays in (
        (0, 1, 8, [], True),
        (0, 4, 10, [], True),
        (1, 1, 10, [], True),
        (1, 4, 10, [30], False),
    ):
        s = ball(haint="C3b")
        s.fired[3] = fired
        s.events[7] = s.vagrants[0].at
        session = sit(acting(s, 0, investigate=1), rolls=[bone], seed=1)
        session = settle(go_on(session, "investigate:7"), "act")
        assert humanity(session)[0] == left and session.state.vagrants[0].junk == junk
        assert (7 in session.state.events) == stays


@pytest.mark.rule("VN-1478")
def test_everybody_changes_places() -> None:
    """Two swap; of three each goes where somebody else was, and the party says who where."""
    s = ball(haint="C3b")
    set_at(s, "A1a", "A5d")
    session = draws(s, 8)
    assert [NAMED[v.at] for v in session.state.vagrants] == ["A5d", "A1a"]
    assert "e8" in session.state.bindle
    for first, after in (("take:1", ["A5d", "B1a", "A1a"]), ("take:2", ["B1a", "A1a", "A5d"])):
        s = ball("songsmith", "cursebearer", "empress", haint="C3b")
        set_at(s, "A1a", "A5d", "B1a")
        session = draws(s, 8)
        assert set(offered(session)) == {"take:1", "take:2"}
        go_on(session, first)
        assert [NAMED[v.at] for v in session.state.vagrants] == after


@pytest.mark.rule("VN-1479")
def test_the_horns_let_you_go() -> None:
    """No longer partner; from three away he gains 4, from two nothing."""
    for spot, gained in (("A4b", 4), ("A5b", 0)):
        s = ball(haint="ABb", partner=0)
        set_at(s, spot, "C6d")
        t = draws(s, 9).state
        assert "e9" in t.vagrants[0].tokens
        used = go_on(sit(acting(t, 0)), "token:e9")
        assert effects(used)[0] == [] and used.state.haints[0].humanity == gained


@pytest.mark.rule("VN-1470")
def test_a_bow_and_all_eyes_are_on_you() -> None:
    """10 gained, nobody's partner; his target until the end of the next turn, not of this one."""
    s = ball(haint="B2b", mood=1, partner=1)
    set_at(s, "BCb", "B1b")
    s.vagrants[0].humanity = 2
    session = draws(s, 0)
    t = session.state
    assert humanity(session) == [10, 10] and effects(session) == [[], []] and t.special == 0
    t.haints[0].skips = 1
    t = go_on(session, "end").state
    assert t.special == 0, "this turn was not the next"
    t.haints[0].skips = 0
    t.vagrants[1].humanity = 5
    assert humanity(drawn(t, "nail")) == [3, 5]
    t.step, t.active, t.vagrants[0].acted = "turn_open", 0, False
    t.vagrants[0].coins, t.vagrants[0].hand, t.vagrants[0].dealt = {}, 0, 0
    session = sit(t, seed=1)
    assert session.state.special == 0
    session.state.haints[0].skips = 1
    for _ in range(3):
        session.choose("coin:patch")
    session = settle(session)
    assert session.state.special == -1
