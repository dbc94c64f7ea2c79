"""A Cold Wind's a Comin': what its Events and Rituals do."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import CAR, SPACE, TRAIN
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Session

from ..table import acting, block, go_on, hold, offered, set_at, sit, why
from ..test_haint import settle
from .test_s09 import effects, humanity, looks
from .test_s11 import burn, bust, diner, drawn, three


def draws(s: Journey, token: str) -> Session[Journey]:
    """The first Vagrant Rummages, and the Event comes up before some Salt."""
    s.bindle.append(token)
    session = go_on(sit(acting(s, 0, rummage=1), picks=[token, "salt"], seed=1), "rummage")
    return settle(session, "act")


@pytest.mark.rule("VN-1171", "VN-1172")
def test_with_each_break_one_more_joins_the_huddle() -> None:
    """Out of Terrain in their car; from then on the token makes it act after them."""
    s = diner(haint="A2b")
    set_at(s, "A1b", "C6d")
    block(s, "A5a", "C1a", kind="snow")
    s.haints[0].on_break = {1: 2, 2: 1}
    t = settle(bust(s), "act").state
    assert [h.who for h in t.haints] == ["frozen_faces", "lost_soul"]
    assert t.haints[1].at == SPACE["A5a"] and t.haints[0].on_break == {2: 1}
    t.haints[0].skips, t.active = 0, -1
    names = [e.args[0] for e in drawn(t, "nail").journal if e.kind == "haint_action"]
    assert names == ["frozen_faces", "lost_soul"]
    s = diner(haint="A2b", souls=("A5a",))
    set_at(s, "A1b", "C6d")
    block(s, "A5a", "C1a", kind="snow")
    s.haints[0].on_break, s.haints[0].breaks = {2: 1}, 2
    t = settle(bust(s), "act").state
    assert t.haints[2].who == "lost_soul", "with its car's Terrain taken, from elsewhere"
    assert t.haints[2].at == SPACE["C1a"] and t.haints[0].on_break == {}


@pytest.mark.rule("VN-1173", "VN-1174", "VN-1191")
def test_cents_lie_in_the_snow() -> None:
    """Two each; failing scares at the first, not at the second. The sixth is a Ritual."""
    assert effects(looks(diner(), 3, 1))[0] == ["knees"]
    assert effects(looks(diner(), 4, 1))[0] == []
    for number in (3, 4):
        assert number in looks(diner(), number, 1).state.events
        t = looks(diner(), number, 4).state
        assert t.tracks["cents"] == 2 and number not in t.events and t.rituals == []
    t = looks(diner(), 3, 4).state
    t.vagrants[0].done = []
    t = looks(t, 4, 4).state
    assert t.tracks["cents"] == 4 and t.rituals == [], "four are not all"
    s = diner()
    s.tracks["found"] = 4
    t = looks(s, 4, 4).state
    assert t.rituals == ["six_cents"] and t.camp.ritual_coins == 1


@pytest.mark.rule("VN-1175")
def test_pennies_draw_the_souls_until_a_break() -> None:
    """The Lost Souls leave whoever is nearer for the reader; the Frozen Faces do not care."""
    assert effects(looks(diner(), 5, 1))[0] == ["knees"]
    s = diner(haint="C6d", souls=("B3b",))
    set_at(s, "A6b", "B5b")
    t = looks(s, 5, 4).state
    assert t.tracks["cents"] == 2 and 5 not in t.events
    t.active = -1
    assert drawn(t, "nail").state.haints[1].at == SPACE["B2b"]
    fresh = diner(haint="C6d", souls=("B3b",))
    set_at(fresh, "A6b", "B5b")
    assert drawn(fresh, "nail").state.haints[1].at == SPACE["B4b"]
    fresh.haints[0].at, fresh.tracks["smelt"] = SPACE["B6b"], 1
    fresh.haints[1].at = SPACE["C6d"]
    assert humanity(drawn(fresh, "nail")) == [10, 2], "the Frozen Faces go for the nearest"
    t.haints[0].at, t.haint_turn = SPACE["A5b"], False
    assert settle(bust(t), "act").state.tracks["smelt"] == 0


@pytest.mark.rule("VN-1176")
def test_the_plate_is_eaten_or_let_be() -> None:
    """No roll. Eaten: a Wound heals, the Mile Post, gone. Let be: a token, and it stays."""
    s = diner()
    s.vagrants[0].skills = [-35, 0, 36, 0]
    s.events[6] = s.vagrants[0].at
    ate = go_on(sit(acting(s, 0, investigate=1), seed=1), "investigate:6", "yes")
    t = settle(ate, "act").state
    assert t.vagrants[0].skills == [35, 0, 36, 0] and 6 not in t.events
    assert t.camp.mileposts == ["Clean Plates"] and t.vagrants[0].tokens == []
    left = sit(acting(s, 0, investigate=1), picks=["salt"], seed=1)
    t = settle(go_on(left, "investigate:6", "no"), "act").state
    assert t.vagrants[0].tokens == ["salt"] and 6 in t.events and t.camp.mileposts == []
    assert t.vagrants[0].skills == [-35, 0, 36, 0]


@pytest.mark.rule("VN-1177", "VN-1190")
def test_the_machine_sells_one_bottle() -> None:
    """From beside it; 5 Cents, or Coins put in for good, but never the last. Drunk, it is a Ritual."""
    s = diner()
    set_at(s, "A1a", "A1d")
    s.events[7], s.tracks["cents"] = SPACE["A2a"], 4
    session = go_on(sit(acting(s, 0, investigate=1), seed=1), "investigate:7")
    assert offered(session) == ["pay_coin", "leave_it"] and why(session, "buy_bottle") == "VN-1177"
    go_on(session, "pay_coin")
    assert session.state.vagrants[0].purse == 2 and session.state.tracks["cents"] == 5
    go_on(session, "pay_coin")
    assert why(session, "pay_coin") == "VN-1177"
    go_on(session, "buy_bottle")
    t = session.state
    assert t.tracks["cents"] == 1 and t.vagrants[0].kept == ["e7"] and 7 not in t.events
    t.vagrants[1].humanity = 5
    drunk = go_on(sit(t, seed=1), "token:e7").state
    assert drunk.rituals == ["something_cold"] and drunk.vagrants[0].kept == []
    assert drunk.camp.ritual_coins == 2 and drunk.vagrants[1].humanity == 7
    drunk.vagrants[0].coins, drunk.vagrants[0].hand, drunk.vagrants[0].dealt = {}, 0, 0
    drunk.step, drunk.active, drunk.vagrants[0].acted = "whose_turn", -1, False
    assert go_on(sit(drunk, seed=1), "turn:0").state.vagrants[0].hand == 1
    gone = go_on(sit(acting(s, 0, investigate=1), seed=1), "investigate:7", "leave_it")
    assert 7 in gone.state.events and gone.state.vagrants[0].purse == 3
    set_at(s, "A4a", "A1d")
    assert why(sit(acting(s, 0, investigate=1)), "investigate:7") == "VS-132"


@pytest.mark.rule("VN-1178")
def test_something_under_the_floor_makes_all_knees_nervous() -> None:
    """Drawn, and back into the Bindle."""
    session = draws(diner(), "e8")
    assert effects(session) == [["knees"], ["knees"]] and "e8" in session.state.bindle


@pytest.mark.rule("VN-1179")
def test_a_candle_has_two_ends() -> None:
    """One is lit anywhere in the car, the other kept; the token is gone."""
    s = diner(haint="C6d")
    set_at(s, "A1a", "B1d")
    session = draws(s, "e9")
    t = session.state
    assert len(t.candles) == 1 and CAR[t.candles[0]] == 0 and "e9" not in t.bindle
    assert sorted(t.vagrants[0].tokens) == ["candle", "salt"] and "e9" not in t.aside
    s.bindle = [x for x in s.bindle if x not in ("candle", "e9")]
    assert draws(s, "e9").state.candles == [], "with no Candle left there is none"


@pytest.mark.rule("VN-1170")
def test_the_cold_wind_blows_as_the_bone_falls() -> None:
    """Everybody on the move; or 2 for the Frozen Faces; or 2 from whoever is beside a Haint. It stays."""
    for bone, left, gained in ((1, [9, 10, 11], 0), (4, [10, 10, 11], 2), (6, [8, 8, 11], 0)):
        s = three(haint="B3b", souls=("A3b",))
        set_at(s, "B4b", "A2b", "C6d")
        s.on_round, s.step, s.rounds = {0: 3}, "round_open", 2
        session = settle(sit(s, rolls=[bone], seed=1))
        t = session.state
        assert humanity(session) == left and t.haints[0].humanity == gained
        assert t.on_round == {0: 3}
        assert effects(session)[1] == (["frostbitten"] if bone == 1 else [])
    s = three(haint="A1b", souls=("C1b",))
    set_at(s, "A5b", "C4b", "B6d")
    s.on_round, s.step, s.rounds = {0: 3}, "round_open", 2
    t = settle(sit(s, rolls=[2], seed=1)).state
    assert TRAIN.dist[t.haints[1].at][SPACE["C4b"]] == 1, "two steps toward the nearest"


@pytest.mark.rule("VN-1192")
def test_two_candles_are_something_like_a_fire() -> None:
    """Within three of them at the end of a turn: 1 Coin, and all gain 1."""
    for candles, done in ((("B3d", "B5b"), ["fire"]), (("B3d", "C2b"), []), (("B3d",), [])):
        s = diner(haint="B3b")
        set_at(s, "A1a", "A6d")
        s.vagrants[1].humanity = 5
        burn(s, *candles)
        session = go_on(sit(acting(s, 0), picks=["salt"], seed=1), "end")
        assert session.state.rituals == done and session.state.camp.ritual_coins == len(done)
        assert humanity(session)[1] == 5 + len(done)


def test_holding_nothing_of_it_costs_nothing() -> None:
    """A carried bottle is no Rummage Token: it takes none of the pockets."""
    s = diner()
    s.vagrants[0].kept = ["e7"]
    hold(s, 0, "nail", "nail", "salt")
    assert go_on(sit(acting(s, 0)), "token:e7").state.vagrants[0].tokens == ["nail", "nail", "salt"]
