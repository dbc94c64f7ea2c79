"""Shelter from the Storm: the Turned Faces, what test_shelter.py does not show."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import CAR, SIDE, SPACE
from hearthside.kernel import Session

from ..table import GAME, acting, go_on, haunting, hold, offered, set_at, sit, table
from ..test_haint import settle
from .striking import FAR, haunted


@pytest.mark.rule("VN-0137", "VN-0147")
def test_walking_through_them_costs_one_in_either_mood() -> None:
    """Goosebumps."""
    assert haunted("s01", 0) == haunted("s01", 1) == (1, [])


@pytest.mark.rule("VN-0136", "VN-0146")
def test_lost_they_cycle_without_effect_and_not_alone_they_draw_the_car_in() -> None:
    """A turn that ends with a full Cycle track: nobody stirs; then those in their car come 1 nearer, Spooked if adjacent."""
    for mood, spots, effects in (
        (0, ("B1b", "B6b"), [[], []]),
        (1, ("B2b", "B5b"), [["spooked"], []]),
    ):
        s = table("songsmith", "cursebearer", "empress", haint="B3b")
        set_at(s, "B1b", "B6b", FAR)
        s.haints[0].mood, s.haints[0].skips = mood, 1
        s.cycle["apple"] = 2
        after = settle(go_on(sit(acting(s, 0), seed=1), "end")).state
        assert [v.at for v in after.vagrants[:2]] == [SPACE[name] for name in spots]
        assert [v.effects for v in after.vagrants[:2]] == effects and after.cycle["apple"] == 0


@pytest.mark.rule("VN-0170")
def test_the_lamps_go_out_over_whoever_goes_first() -> None:
    """From then on 4 a round, for the first alone."""
    s = table("songsmith", "cursebearer", "empress")
    s.on_round[0] = 2
    for v in s.vagrants:
        v.acted = True
    session = go_on(sit(s, seed=1), "turn:1")
    assert [v.humanity for v in session.state.vagrants] == [10, 6, 11]
    t = session.state
    t.vagrants[1].acted, t.active, t.step = True, -1, "whose_turn"
    assert go_on(sit(t, seed=1), "turn:0").state.vagrants[0].humanity == 10


@pytest.mark.rule("VN-0171")
def test_they_set_off_at_once() -> None:
    """2 toward the Break side before anybody has a turn."""
    session = Session(GAME, {"seats": 2}, seed=1)
    before = session.state.haints[0].at
    while session.state.step != "whose_turn":
        assert session.decision is not None
        session.choose(session.decision.options[0])
    assert session.state.haints[0].at == before + 2


@pytest.mark.rule("VN-0172", "VN-0192")
def test_luggage_is_shared_and_fills_the_bindle() -> None:
    """One token kept, the other for anybody; Events 8 and 9 go in; with the chalk sign made out the Ritual is done."""
    s = table("songsmith", "cursebearer", "empress")
    set_at(s, "B1b", FAR, "C6a")
    s.events = {2: SPACE["B1b"], 5: SPACE["B2b"]}
    session = sit(acting(s, 0, investigate=1, move=1), rolls=[4], picks=["nail", "salt"])
    go_on(session, "investigate:2", "keep:nail", "take:1")
    t = session.state
    assert [v.tokens for v in t.vagrants] == [["nail"], ["salt"], []]
    assert {"e8", "e9"} <= set(t.bindle) and 2 not in t.events and t.rituals == []
    for v in t.vagrants:
        v.humanity = 5
    t.vagrants[0].at, t.vagrants[0].done = SPACE["B2b"], []
    session = go_on(sit(acting(t, 0, investigate=1), seed=1), "investigate:5", "comfort:0")
    assert session.state.rituals == []
    t = session.state
    t.haints[0].skips = 1
    session = settle(go_on(sit(t, seed=1), "end"))
    assert session.state.rituals == ["read_the_signs"] and session.state.camp.ritual_coins == 1
    assert [v.humanity for v in session.state.vagrants] == [5 + 2 + 2, 5 + 2, 5 + 2]
    session = go_on(sit(acting(s, 0, investigate=1), rolls=[1]), "investigate:2")
    assert 2 in session.state.events


@pytest.mark.rule("VN-0173")
def test_a_door_bangs_at_the_round_side() -> None:
    """Event 4 appears on an open space of car A next to the outer end; the token is gone."""
    s = table("songsmith", "cursebearer")
    s.on_round[3] = 2
    for v in s.vagrants:
        v.acted = True
    session = sit(s, seed=1)
    assert all(SIDE["round"] >> SPACE[o.split(":")[1]] & 1 for o in offered(session))
    go_on(session, offered(session)[0])
    at = session.state.events[4]
    assert CAR[at] == 0 and SIDE["round"] >> at & 1 and 3 not in session.state.on_round


@pytest.mark.rule("VN-0174")
def test_behind_the_door() -> None:
    """A failure costs 1 and The Shakes, and the token; a success a Rabbit's Foot, and a step for each further one."""
    s = table("cursebearer", "songsmith")
    s.events[4] = s.vagrants[0].at
    after = go_on(sit(acting(s, 0, investigate=1), rolls=[1]), "investigate:4").state
    v = after.vagrants[0]
    assert (v.humanity, v.effects, 4 in after.events) == (9, ["shakes"], False)
    v = go_on(sit(acting(s, 0, investigate=3), rolls=[3, 3, 3]), "investigate:4").state.vagrants[0]
    assert (v.tokens, v.steps) == (["foot"], 2)


@pytest.mark.rule("VN-0175")
def test_the_chalk_sign_heals_or_trades() -> None:
    """2 for somebody within 3; or a token for another and a new one drawn."""
    s = table("songsmith", "cursebearer")
    set_at(s, "B1b", "B4b")
    s.events[5] = SPACE["B1b"]
    s.vagrants[1].humanity = 5
    hold(s, 0, "nail")
    session = go_on(sit(acting(s, 0, investigate=1), seed=1), "investigate:5")
    assert "comfort:1" in offered(session)
    assert go_on(session, "comfort:1").state.vagrants[1].humanity == 7
    s.vagrants[1].at = SPACE["B5b"]
    session = go_on(sit(acting(s, 0, investigate=1), picks=["apple"]), "investigate:5")
    assert "comfort:1" not in offered(session)
    after = go_on(session, "hand:nail,1").state
    assert [v.tokens for v in after.vagrants] == [["apple"], ["nail"]] and 5 not in after.events


@pytest.mark.rule("VN-0135", "VN-0176")
def test_at_the_end_of_the_train_they_turn() -> None:
    """Event 6: the mood, On the Yonder, and 2 for whoever is within 2 of where it leads."""
    s = table("songsmith", "cursebearer", haint="C3b")
    set_at(s, "C1d", "A1a")
    after = settle(sit(haunting(s), picks=["nail"], seed=1)).state
    assert after.haints[0].mood == 1 and after.vagrants[1].humanity < 10
    s.haints[0].at = SPACE["C2b"]
    assert settle(sit(haunting(s), picks=["nail"], seed=1)).state.haints[0].mood == 0


@pytest.mark.rule("VN-0177")
def test_the_lurch_throws_everybody() -> None:
    """1-2 Spooked, 3-4 three to the Round side, 5-6 to the Break side; cut short it costs 3."""
    for bones, spots, lost, effects in (
        ([2, 4], ("B4b", "B2c"), [0, 0], [["spooked"], []]),
        ([3, 5], ("B1b", "BCc"), [0, 0], [[], []]),
    ):
        s = table("songsmith", "cursebearer", haint="A1a")
        set_at(s, "B4b", "B5c")
        if bones[1] == 5:
            s.vagrants[1].at = SPACE["B4c"]
        s.on_round[7] = 2
        for v in s.vagrants:
            v.acted = True
        after = sit(s, rolls=bones).state
        assert [v.at for v in after.vagrants] == [SPACE[name] for name in spots]
        assert [10 - v.humanity for v in after.vagrants] == lost
        assert [v.effects for v in after.vagrants] == effects
        assert 7 not in after.on_round
    s = table("songsmith", "cursebearer", haint="A1a")
    set_at(s, "C5a", "A2a")
    s.on_round[7] = 2
    for v in s.vagrants:
        v.acted = True
    after = sit(s, rolls=[6, 3]).state
    assert after.vagrants[0].at == SPACE["C6a"] and after.vagrants[0].humanity == 7


@pytest.mark.rule("VN-0178", "VN-0179")
def test_what_the_luggage_left_in_the_bindle() -> None:
    """The mirror is gained; their look spooks everybody in their car, and the token goes back."""
    s = table("songsmith", "cursebearer", haint="A5d")
    set_at(s, "A1a", "B1a")
    s.bindle += ["e8", "e9"]
    session = sit(acting(s, 0, rummage=1), picks=["e8", "nail"])
    after = go_on(session, "rummage").state
    assert after.vagrants[0].junk == [21] and "e8" not in after.bindle
    session = sit(acting(s, 1, rummage=1), picks=["e9", "nail"])
    after = go_on(session, "rummage").state
    assert [v.effects for v in after.vagrants] == [["spooked"], []] and "e9" in after.bindle


@pytest.mark.rule("VN-0190", "VN-0191", "VN-0120")
def test_blood_and_faces_are_rituals() -> None:
    """The first Wound: a Coin and 1 for all. The first Break: a Coin, and a Rummage for whoever wants one."""
    s = table("songsmith", "cursebearer", haint="A3b")
    set_at(s, "A1b", FAR)
    s.haints[0].mood, s.vagrants[0].humanity, s.vagrants[1].humanity = 1, 1, 5
    s.closed = 0
    session = settle(sit(haunting(s), picks=["candle"], seed=1), "whose_turn")
    assert session.state.rituals == ["first_blood"] and session.state.camp.ritual_coins == 1
    assert session.state.vagrants[1].humanity == 6
    s = table("cursebearer", "songsmith", haint="A2a")
    s.haints[0].humanity = s.haints[0].threshold - 1
    session = go_on(sit(acting(s, 0, bust=1), rolls=[4], picks=["apple"]), "bust:0", "yes", "no")
    assert session.state.rituals == ["face_to_face"] and session.state.camp.ritual_coins == 1
    assert [v.tokens for v in session.state.vagrants] == [["apple"], []]


@pytest.mark.rule("VN-0122", "VN-0123")
def test_the_night_is_won_by_saving_them_and_lost_when_all_are_westbound() -> None:
    """The last Break saves them; the last Vagrant's last card loses it."""
    s = table("cursebearer", "songsmith", haint="A2a")
    s.haints[0].breaks, s.haints[0].humanity = 1, s.haints[0].threshold - 1
    session = go_on(sit(acting(s, 0, bust=1), rolls=[4]), "bust:0")
    assert session.state.over == "won" and session.outcome is not None
    s = table("cursebearer", "songsmith", haint="A2a")
    s.haints[0].mood = 1
    s.vagrants[1].westbound, s.vagrants[1].under, s.vagrants[1].humanity = True, 0, 1
    s.vagrants[1].skills, s.vagrants[1].at = [-35, 0, -36, 0], SPACE[FAR]
    s.vagrants[0].skills, s.vagrants[0].humanity = [-68, 0, 67, 0], 1
    session = settle(sit(haunting(s), picks=["candle"], seed=1))
    assert session.state.over == "lost" and session.outcome is not None
