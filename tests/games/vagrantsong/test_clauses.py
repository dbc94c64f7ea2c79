"""Clauses of rules, one by one: what makes a target, what is discarded when, what a turn begins with."""

from __future__ import annotations

import pytest
from tests.positions import asked

from hearthside.games.vagrantsong.content.board import NAME, SPACE

from .nights.telling import drawn
from .table import acting, go_on, haunting, hold, offered, set_at, sit, table, why
from .test_haint import settle

# -- targets -------------------------------------------------------------------------------------------


@pytest.mark.rule("VS-185", "VS-186")
def test_who_has_lost_nothing_is_not_hurt() -> None:
    """In its own car somebody unhurt is far off; somebody unhurt in the next car is nearer."""
    s = table("songsmith", "cursebearer", haint="A6b")
    set_at(s, "A1a", "B2b")
    s.haints[0].mood = 1
    t = drawn(s, "candle").state
    assert (t.vagrants[0].humanity, t.vagrants[1].humanity < 10) == (10, True)
    s = table("songsmith", "cursebearer", haint="A6b")
    set_at(s, "A2b", "B2b")
    s.haints[0].mood, s.vagrants[0].humanity = 1, 9
    t = drawn(s, "candle").state
    assert t.vagrants[0].humanity == 7 and t.vagrants[1].humanity == 10


@pytest.mark.rule("VS-188", "VS-186")
@pytest.mark.parametrize("recent", [0, 1])
def test_of_two_as_near_whoever_acted_last(recent: int) -> None:
    s = table("songsmith", "empress", haint="B3b")
    set_at(s, "B1b", "B5b")
    s.haints[0].mood = 1
    t = settle(sit(haunting(s, recent), picks=["candle"], seed=1)).state
    hit = [v.most - v.humanity for v in t.vagrants]
    assert hit[recent] > 0 and hit[1 - recent] == 0


@pytest.mark.rule("VS-188", "VS-070")
@pytest.mark.parametrize("recent", [0, 1])
def test_she_and_the_pup_as_near_as_somebody_else(recent: int) -> None:
    """All three are 2 away; the one who acted last is the target, she rather than her Pup."""
    s = table("runaway", "empress", haint="B3b")
    set_at(s, "B3d", "B5b")
    s.vagrants[0].pup, s.haints[0].mood = SPACE["B1b"], 1
    s.lasting = []
    session = sit(haunting(s, recent), picks=["candle"], seed=1)
    aims = [event.args[1] for event in session.journal if event.kind == "aims"]
    assert aims[0] == ("runaway", "empress")[recent]


@pytest.mark.rule("VS-090", "VS-199")
def test_of_equal_ways_the_one_over_the_crow_is_worse() -> None:
    """Shakin' Hands from B1b at somebody on B4c: two ends are as good, one way leads over the crow."""
    s = table("wayfarer", "songsmith", haint="B1b")
    set_at(s, "B4c", "A1a")
    s.haints[0].mood, s.figures["crow"] = 1, SPACE["B1c"]
    session = sit(haunting(s), picks=["candle"], seed=1)
    t = session.state
    assert asked(session)[1] not in ("haint_way", "haint_over")
    assert NAME[t.haints[0].at] == "B3c" and "crow" not in t.figures


# -- a Rabbit's Foot is gone once its action is done ---------------------------------------------------------


@pytest.mark.rule("VS-153", "VS-071", "VS-132")
@pytest.mark.parametrize(
    ("slot", "option"),
    [
        ("investigate", "investigate:2"),
        ("pup_bust", "pup_bust:0"),
        ("pup_investigate", "pup_investigate:2"),
    ],
)
def test_a_foot_is_discarded_with_its_action(slot: str, option: str) -> None:
    """Not when it is laid down, and not only at the end of the turn."""
    s = table("runaway", "songsmith", haint="A3b")
    set_at(s, "A1a", "C6d")
    s.vagrants[0].pup = SPACE["A2b"]
    s.events[2] = SPACE["A1a"] if slot == "investigate" else SPACE["A2b"]
    v = s.vagrants[0]
    s.bindle.remove("foot")
    v.foot, v.token_used = slot, True
    session = sit(acting(s, 0), rolls=[1, 1], seed=1)
    assert session.state.cycle["foot"] == 0
    go_on(session, option)
    assert session.state.cycle["foot"] == 1 and session.state.vagrants[0].foot_spent
    go_on(session, "end")
    assert session.state.cycle["foot"] == 1


# -- the Pup, the first space, the second Haint --------------------------------------------------------------


@pytest.mark.rule("VS-071", "VS-126")
def test_the_pup_is_sent_with_its_own_coins() -> None:
    s = table("runaway", "songsmith", haint="C3b")
    set_at(s, "A1a", "C6d")
    s.vagrants[0].pup = SPACE["A2a"]
    session = sit(acting(s, 0, pup_move=1), seed=1)
    assert {"pup:A6a", "pup:A3a", "pup:A2b"} <= set(offered(session)) and "go:A1b" not in offered(
        session
    )
    assert why(session, "pup:B1b") == "VS-126"
    go_on(session, "pup:A6a")
    assert why(session, "pup:A5a") == "VS-126"


@pytest.mark.rule("VS-092", "VJ-007")
def test_junk_serves_on_the_first_space() -> None:
    s = table("songsmith", "cursebearer", haint="C3b")
    set_at(s, "A1a", "A2a")
    s.vagrants[0].junk = [7]
    s.vagrants[1].humanity = 5
    session = sit(acting(s, 0, j7=2), seed=1)
    assert go_on(session, "junk:7,0").state.vagrants[1].humanity == 7


@pytest.mark.rule("VS-092", "VJ-019")
def test_junk_is_aimed_at_the_haint_that_was_named() -> None:
    s = table("songsmith", "cursebearer", scenario="s21", haint="A1a")
    set_at(s, "A2a", "C6d")
    s.haints[1].at, s.vagrants[0].junk = SPACE["A4a"], [19]
    session = sit(acting(s, 0, j19=1), rolls=[4], seed=1)
    t = go_on(session, "junk:19,1").state
    assert [h.humanity for h in t.haints] == [0, 3]


# -- the round's token, and what a turn begins with ----------------------------------------------------------


@pytest.mark.rule("VS-139", "VS-140", "VN-1972")
def test_what_takes_no_pocket_neither_is_nor_frees_the_token_of_the_round() -> None:
    """A photograph held out before and after the round's token."""
    for used in (False, True):
        s = table("songsmith", "cursebearer", scenario="s19", haint="A2a")
        set_at(s, "A1a", "C6d")
        v = s.vagrants[0]
        v.kept, v.token_used = ["e7"], used
        t = go_on(sit(acting(s, 0), seed=1), "token:e7").state
        assert t.vagrants[0].token_used is used and t.haints[0].mood == 1


@pytest.mark.rule("VS-179", "VS-180")
@pytest.mark.parametrize(("decoy", "left"), [(True, -1), (False, 0)])
def test_only_a_decoy_loses_the_priority_with_the_next_turn(decoy: bool, left: int) -> None:
    s = table("songsmith", "cursebearer", haint="C3b")
    s.special, s.vagrants[0].decoy = 0, decoy
    t = go_on(sit(s, seed=1), "turn:0").state
    assert (t.special, t.vagrants[0].decoy) == (left, False)


@pytest.mark.rule("VS-065", "VS-221")
def test_a_turn_begins_without_a_boxcar() -> None:
    s = table("empress", "cursebearer", haint="A2a")
    s.vagrants[0].boxcar = True
    session = go_on(sit(s, rolls=[6, 1, 1], seed=1), "turn:0", "coin:bust", "ready", "bust:0")
    assert session.state.haints[0].humanity == 1
    assert session.state.vagrants[0].boxcar


@pytest.mark.rule("VK-050", "VK-031", "VS-179")
def test_a_decoy_that_holds_the_lung_keeps_the_priority() -> None:
    """What draws him in the pocket goes on doing so once the Skill is over."""
    s = table("songsmith", "cursebearer", scenario="s02", haint="C3b")
    hold(s, 0, "e7")
    s.vagrants[0].decoy, s.special = True, 0
    assert go_on(sit(s, seed=1), "turn:0").state.special == 0


@pytest.mark.rule("VJ-003", "VS-092")
def test_the_canteen_goes_round_to_the_others() -> None:
    """Whoever patches up gains by that alone."""
    s = table("songsmith", "cursebearer", haint="C3b")
    set_at(s, "A1a", "A2a")
    for v in s.vagrants:
        v.humanity = 5
    s.vagrants[0].junk = [3]
    t = go_on(sit(acting(s, 0, patch=1), rolls=[5], seed=1), "patch").state
    assert [v.humanity for v in t.vagrants] == [6, 6]


@pytest.mark.rule("VS-236", "VS-124", "VN-0601")
def test_all_are_lost_where_some_are_westbound_and_some_are_out() -> None:
    """The Pit has had one Vagrant twice; the other goes Westbound: a Revive box is ticked for both."""
    s = table("songsmith", "cursebearer", scenario="s06", haint="C3b")
    s.campaign = True
    set_at(s, "B2b", "A1a")
    s.vagrants[1].out, s.vagrants[1].at = True, -1
    s.terrain[SPACE["B3b"]] = "pool"
    session = go_on(sit(acting(s, 0, move=1), seed=1), "go:B3b")
    while session.decision is not None and session.decision.ask in ("under", "put_down"):
        go_on(session, str(session.decision.options[0]))
    t = session.state
    assert t.over == "lost" and t.camp.revives == 1
    assert not any(v.westbound for v in t.vagrants)
