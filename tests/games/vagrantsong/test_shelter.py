"""Scenario 1, line by line (VS-226, VS-274 to VS-293)."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import SPACE, TRAIN
from hearthside.games.vagrantsong.content.page import SCENARIOS
from hearthside.games.vagrantsong.rules.bindle import cycle
from hearthside.games.vagrantsong.rules.haint import perform
from hearthside.games.vagrantsong.rules.humanity import wound

from .table import acting, block, go_on, haunting, hold, offered, root, set_at, sit, table
from .test_haint import settle
from .test_range import run

LOST, NOT_ALONE = SCENARIOS["s01"].haints[0].moods


@pytest.mark.rule("VS-226")
def test_first_blood_is_done_at_the_first_wound() -> None:
    """Whoever suffers it."""
    s = table()
    run(wound(s, 1), "skill:67")
    assert s.rituals == ["first_blood"] and s.camp.ritual_coins == 1


@pytest.mark.rule("VS-274", "VN-0115")
def test_the_shakes_slow_by_one_until_a_nail_is_discarded() -> None:
    """Move value 1 less."""
    s = table()
    s.vagrants[0].effects = ["shakes"]
    hold(s, 0, "nail")
    session = sit(acting(s, 0, move=1))
    assert "go:A2b" not in offered(session) and "shake:shakes" in offered(session)
    go_on(session, "shake:shakes")
    assert "go:A2b" in offered(session) and session.state.cycle["nail"] == 1


@pytest.mark.rule("VS-275", "VS-276", "VN-0116")
def test_spooked_is_the_white_token_and_bites_within_two() -> None:
    """Ending a turn within Range 2 costs 2; further away nothing; Salt ends it."""
    assert [e.name for e in SCENARIOS["s01"].effects if e] == ["The Shakes", "Spooked"]
    for haint, left in (("A3a", 8), ("A4a", 10)):
        s = table("songsmith", "cursebearer", haint=haint)
        set_at(s, "A1a", "C6d")
        s.events[2] = SPACE["C5d"]
        s.vagrants[0].effects = ["spooked"]
        hold(s, 0, "salt")
        assert "shake:spooked" in offered(sit(acting(s, 0)))
        session = settle(go_on(sit(acting(s, 0), picks=["nail"], seed=1), "end"), "salt")
        assert session.state.vagrants[0].humanity == left


@pytest.mark.rule("VS-279")
def test_next_to_the_break_side_they_turn_around_once() -> None:
    """But Not Alone, On the Yonder at once, then everyone within Range 2 loses 2."""
    s = table("songsmith", "cursebearer", haint="C4b")
    set_at(s, "C1b", "A1a")
    session = settle(sit(haunting(s), picks=["nail"], seed=1))
    names = [e.args[1] for e in session.journal if e.kind == "haint_action"]
    assert names == [LOST.nail.name, NOT_ALONE.foot.name]
    assert session.state.haints[0].mood == 1
    at = session.state.haints[0].at
    lost = session.state.vagrants[1].most - session.state.vagrants[1].humanity
    haunted = sum(e.kind == "haunted" and e.args[0] == "cursebearer" for e in session.journal)
    assert TRAIN.dist[at][session.state.vagrants[1].at] == 1
    assert lost == 2 + haunted
    session = settle(sit(haunting(session.state), picks=["candle"], seed=1))
    assert session.state.haints[0].mood == 1


@pytest.mark.rule("VS-280", "VS-288")
def test_haunted_costs_one_in_both_moods_and_lost_has_no_cycle_effect() -> None:
    """Goosebumps."""
    for mood in (LOST, NOT_ALONE):
        s = table()
        run(mood.haunted[0](s, 0, 0))
        assert s.vagrants[0].humanity == 9
    assert LOST.cycle is None and NOT_ALONE.cycle is not None


@pytest.mark.rule("VS-281", "VS-282")
def test_lost_nails_run_and_candle_strikes_within_six() -> None:
    """Both move 3 toward the Break side."""
    s = table("songsmith", "cursebearer", haint="A1b")
    set_at(s, "B2b", "A1d")
    session = settle(sit(haunting(s), picks=["nail"], seed=1))
    assert session.state.haints[0].at == SPACE["A4b"]
    assert session.state.vagrants[0].humanity == 10
    s.vagrants[0].humanity = 9
    set_at(s, "A6d", "C6d")
    session = settle(sit(haunting(s), picks=["candle"], seed=1))
    assert session.state.haints[0].at == SPACE["A4b"] and session.state.vagrants[0].humanity == 7


@pytest.mark.rule("VS-283")
def test_lost_salt_hits_all_within_four_and_runs_for_each() -> None:
    """Two hurt: four steps."""
    s = table("songsmith", "cursebearer", haint="A1b")
    set_at(s, "A3b", "A1d")
    session = settle(sit(haunting(s), picks=["salt"], seed=1))
    assert session.state.haints[0].at == SPACE["A5b"]
    assert [v.humanity for v in session.state.vagrants] == [7, 8]


@pytest.mark.rule("VS-284")
def test_lost_rabbits_foot_drags_everyone_along() -> None:
    """2 toward the Break side, everyone within 6 moved 2 that way and 2 poorer."""
    s = table("songsmith", "cursebearer", haint="A1b")
    set_at(s, "A4a", "C6d")
    session = settle(sit(haunting(s), picks=["foot"], seed=1))
    assert session.state.haints[0].at == SPACE["A3b"]
    assert session.state.vagrants[0].at == SPACE["A6a"]
    assert [v.humanity for v in session.state.vagrants] == [8, 10]


@pytest.mark.rule("VS-285")
def test_lost_apple_costs_three_and_the_shakes() -> None:
    """The target within 6 of where it ends."""
    s = table("songsmith", "cursebearer", haint="A1b")
    set_at(s, "A5d", "C6d")
    session = settle(sit(haunting(s), picks=["apple"], seed=1))
    v = session.state.vagrants[0]
    assert (
        v.humanity == 7 and v.effects == ["shakes"] and session.state.haints[0].at == SPACE["A3b"]
    )


@pytest.mark.rule("VS-286", "VN-0145")
def test_near_them_spooked_cannot_be_removed_in_the_second_mood() -> None:
    """Within Range 2 the Salt is no use; in the first mood it is."""
    s = table("songsmith", "cursebearer", haint="A3a")
    set_at(s, "A1a", "C6d")
    s.vagrants[0].effects = ["spooked"]
    hold(s, 0, "salt")
    assert "shake:spooked" in offered(sit(acting(s, 0)))
    s.haints[0].mood = 1
    assert "shake:spooked" not in offered(sit(acting(s, 0)))
    s.haints[0].at = SPACE["A4a"]
    assert "shake:spooked" in offered(sit(acting(s, 0)))


@pytest.mark.rule("VS-287")
def test_the_cycle_effect_draws_the_car_in_and_spooks_neighbours() -> None:
    """The same car moves 1 nearer; those adjacent then are Spooked."""
    s = table("songsmith", "cursebearer", "empress", haint="B3b")
    set_at(s, "B1b", "B6b", "A1a")
    s.haints[0].mood = 1
    run(cycle(s))
    assert [v.at for v in s.vagrants] == [SPACE["B2b"], SPACE["B5b"], SPACE["A1a"]]
    assert [v.effects for v in s.vagrants] == [["spooked"], [], []]


@pytest.mark.rule("VS-289", "VS-290")
def test_not_alone_nails_scatter_and_candle_shakes_the_wounded() -> None:
    """All in Range 1 lose 2 and are moved 1 away; a Wound brings The Shakes."""
    s = table("songsmith", "cursebearer", haint="B3b")
    set_at(s, "B4b", "C6d")
    s.haints[0].mood = 1
    s.haints[0].haunted = 0
    root(s)
    session = settle(sit(haunting(s), picks=["nail"], seed=1))
    assert session.state.vagrants[0].humanity == 8 and session.state.vagrants[0].at == SPACE["B5b"]
    s.vagrants[0].humanity = 2
    session = settle(sit(haunting(s), picks=["candle"], seed=1))
    assert session.state.vagrants[0].effects == ["shakes"]
    assert sum(n < 0 for n in session.state.vagrants[0].skills) == 1


@pytest.mark.rule("VS-291")
def test_not_alone_salt_shakes_the_car_and_hurts_whoever_stands_by_an_edge() -> None:
    """The Shakes in its car; 2 for everyone beside an edge or Terrain, in any car."""
    s = table("songsmith", "cursebearer", "empress", haint="B1c")
    set_at(s, "B5b", "A1a", "C3c")
    block(s, "C3b")
    s.haints[0].mood = 1
    session = settle(sit(haunting(s), picks=["salt"], seed=1))
    assert [v.effects for v in session.state.vagrants] == [["shakes"], [], []]
    assert [v.most - v.humanity for v in session.state.vagrants] == [0, 2, 2]


@pytest.mark.rule("VS-292")
def test_on_the_yonder_goes_behind_the_furthest() -> None:
    """By the direct way, Haunting those it crosses."""
    s = table("songsmith", "cursebearer", haint="B1b")
    set_at(s, "B3b", "C3b")
    s.haints[0].mood = 1
    run(perform(s, 0, NOT_ALONE.foot))
    assert s.haints[0].at == SPACE["C4b"]
    assert [v.humanity for v in s.vagrants] == [9, 9]


@pytest.mark.rule("VS-293")
def test_not_alone_apple_throws_its_car_to_the_round_side() -> None:
    """3 spaces and 3 Humanity."""
    s = table("songsmith", "cursebearer", haint="B6d")
    set_at(s, "B5b", "A1a")
    s.haints[0].mood = 1
    session = settle(sit(haunting(s), picks=["apple"], seed=1))
    assert session.state.vagrants[0].at == SPACE["B2b"]
    assert [v.humanity for v in session.state.vagrants] == [7, 10]


def test_the_other_events_of_the_night() -> None:
    """Event 4 both ways, the lurch cut short, the omen's price, the hobo sign's second hand."""
    s = table("cursebearer", "songsmith")
    s.events[4] = s.vagrants[0].at
    session = go_on(sit(acting(s, 0, investigate=1), rolls=[1]), "investigate:4")
    assert session.state.vagrants[0].effects == ["shakes"] and 4 not in session.state.events
    session = go_on(sit(acting(s, 0, investigate=2), rolls=[3, 3]), "investigate:4")
    assert session.state.vagrants[0].tokens == ["foot"] and session.state.vagrants[0].steps == 1
    s = table("songsmith", "cursebearer")
    set_at(s, "A2a", "B5b")
    s.on_round[7] = 2
    for v in s.vagrants:
        v.acted = True
    session = sit(s, rolls=[3, 1])
    assert session.state.vagrants[0].at == SPACE["A1a"] and session.state.vagrants[0].humanity == 7
    assert session.state.vagrants[1].effects == ["spooked"]
    s = table("songsmith", "cursebearer")
    s.tracks["omen"] = 1
    session = go_on(sit(s), "turn:1")
    assert session.state.vagrants[1].humanity == 6
    s = table("songsmith", "cursebearer")
    s.events[5] = s.vagrants[0].at
    hold(s, 0, "nail")
    session = sit(acting(s, 0, investigate=1), picks=["apple"])
    go_on(session, "investigate:5", "hand:nail,1")
    assert [v.tokens for v in session.state.vagrants] == [["apple"], ["nail"]]
