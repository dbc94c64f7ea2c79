"""Snowed In: what its Events and Rituals do."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import SPACE, TO_SIDE, TRAIN
from hearthside.games.vagrantsong.rules.coins import move_value
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Session

from ..table import acting, block, go_on, haunting, hold, offered, set_at, sit, why
from ..test_haint import settle
from .test_s09 import effects, humanity, looks
from .test_s10 import FLURRIES, STORM, at, round_of, snowed_in, three, walks


@pytest.mark.rule("VN-1071")
def test_dynamite_clears_the_way_and_shakes_the_car() -> None:
    """All Terrain beside the user is gone; the others in the car are Wounded, and thawed. Dropped, it goes off too."""
    assert 1 in looks(snowed_in(), 1, 1).state.events
    assert looks(snowed_in(), 1, 4).state.vagrants[0].tokens == ["e1"]
    s = three("C6d")
    set_at(s, "B6b", "B1a", "A1a")
    block(s, "BCb", kind="hole")
    block(s, "B6a", "B4b", kind="snow")
    hold(s, 0, "e1")
    s.vagrants[0].effects, s.vagrants[1].effects = ["frostbitten"], ["frostbitten"]
    session = settle(go_on(sit(acting(s, 0), seed=1), "token:e1"), "act")
    t = session.state
    assert t.terrain == {SPACE["B4b"]: "snow"} and t.vagrants[0].tokens == []
    wounds = [sum(n < 0 for n in v.skills) for v in t.vagrants]
    assert wounds == [0, 1, 0] and effects(session) == [["frostbitten"], [], []]
    hold(s, 0, "nail", "nail")
    s.bindle.remove("salt")
    s.bindle.append("salt")
    session = go_on(sit(acting(s, 0, rummage=1), picks=["salt"], seed=1), "rummage", "drop:e1")
    t = settle(session, "act").state
    assert sum(n < 0 for n in t.vagrants[1].skills) == 1 and len(t.terrain) == 3


@pytest.mark.rule("VN-1072")
def test_the_coal_lights_two_candles() -> None:
    """Only where two were drawn; both kept, or one handed to somebody adjacent. The coal is gone either way."""
    assert 2 in looks(snowed_in(), 2, 1).state.events
    assert looks(snowed_in(), 2, 4).state.vagrants[0].tokens == ["e2"]
    s = snowed_in()
    set_at(s, "A1a", "A2a")
    hold(s, 0, "e2")

    def digs(*picks: str) -> Session[Journey]:
        return go_on(sit(acting(s, 0, rummage=len(picks)), picks=list(picks), seed=1), "rummage")

    one = digs("candle", "salt")
    assert one.decision is not None and one.decision.ask == "keep"
    refused = go_on(digs("candle", "candle", "salt"), "no")
    assert refused.decision is not None and refused.decision.ask == "keep"
    both = go_on(digs("candle", "candle", "salt"), "yes", "none").state
    assert both.vagrants[0].tokens == ["candle", "candle"] and "salt" in both.bindle
    shared = go_on(digs("candle", "candle", "salt"), "yes", "take:1").state
    assert [v.tokens for v in shared.vagrants] == [["candle"], ["candle"]]
    assert shared.held == [] and shared.bindle.count("candle") == 5
    set_at(s, "A1a", "A3a")
    alone = go_on(digs("candle", "candle"), "yes").state
    assert alone.vagrants[0].tokens == ["candle", "candle"]


@pytest.mark.rule("VN-1073")
def test_skates_go_through_snow() -> None:
    """At the start of a turn: three steps, through Snow and not onto it; kept if one likes."""
    s = snowed_in(souls=("C6d",))
    set_at(s, "A1a", "C1d")
    block(s, "A2a", "A1b", kind="snow")
    block(s, "A3b", kind="hole")
    s.bindle.append("e3")
    session = go_on(sit(acting(s, 0, rummage=1), picks=["e3", "salt"], seed=1), "rummage")
    t = settle(session, "act").state
    assert t.vagrants[0].tokens == ["e3", "salt"]
    t.step, t.active, t.vagrants[0].acted = "whose_turn", -1, False
    t.vagrants[0].coins, t.vagrants[0].hand, t.vagrants[0].dealt = {}, 0, 0
    session = go_on(sit(t, seed=1), "turn:0", "yes")
    ends = {o.removeprefix("place:") for o in offered(session)}
    assert ends == {"A3a", "A4a", "A2b", "A2c", "A1c", "A1d"}
    after = go_on(session, "place:A4a").state
    assert after.vagrants[0].at == SPACE["A4a"] and "e3" not in after.vagrants[0].tokens
    kept = go_on(sit(t, seed=1), "turn:0", "no").state
    assert kept.vagrants[0].at == SPACE["A1a"] and "e3" in kept.vagrants[0].tokens


@pytest.mark.rule("VN-1073", "VN-1076")
def test_drawn_for_the_white_death_they_bring_the_souls() -> None:
    """Skates: the drawer is Wounded, and two steps each. The cameo: three. Both go back into the Bindle."""
    for token, wounds, steps in (("e3", 1, 2), ("e6", 0, 3)):
        s = snowed_in(souls=("C6b",))
        set_at(s, "A1a", "A3d")
        s.bindle.append(token)
        session = settle(sit(haunting(s), picks=[token, "nail"], seed=1))
        t = session.state
        assert sum(n < 0 for n in t.vagrants[0].skills) == wounds and token in t.bindle
        assert TRAIN.dist[SPACE["C6b"]][at(session)[0]] == steps + 1, "and one by Iron Nails"


@pytest.mark.rule("VN-1074", "VN-1075", "VN-1090", "VN-1091", "VN-1045")
def test_a_keepsake_sends_a_brother_home() -> None:
    """Next to a soul only: it leaves, the giver is healed and thawed, the Storm abates, and it is a Ritual."""
    for number, ritual, moment in ((4, "warm", "m78"), (5, "bundle", "m79")):
        assert number in looks(snowed_in(), number, 1).state.events
        assert looks(snowed_in(), number, 4).state.vagrants[0].tokens == [f"e{number}"]
        s = snowed_in(souls=("A3a", "A2b", "C6d"), mood=STORM)
        set_at(s, "A1a", "B3b")
        hold(s, 0, f"e{number}")
        assert why(sit(acting(s, 0)), f"token:e{number}") == "VS-056"
        set_at(s, "A2a", "B3b")
        v = s.vagrants[0]
        v.effects, v.skills = ["frostbitten"], [-35, 0, 36, 0]
        session = go_on(sit(acting(s, 0), seed=1), f"token:e{number}", "place:A3a")
        t = settle(session, "act").state
        assert t.haints[1].gone and not t.haints[2].gone and t.haints[0].mood == FLURRIES
        assert t.vagrants[0].effects == [] and t.vagrants[0].skills == [35, 0, 36, 0]
        assert t.rituals == [ritual] and t.camp.ritual_coins == 2 and t.vagrants[0].tokens == []
        assert moment in [e.args[0] for e in session.journal if e.kind == "page"]


@pytest.mark.rule("VN-1076", "VN-1092")
def test_the_cameo_weighs_on_its_holder_all_the_way() -> None:
    """2 at the start of each turn; carried out, it is a Ritual."""
    s = snowed_in(souls=("A1d",))
    set_at(s, "C5a", "A6c")
    s.bindle.append("e6")
    session = go_on(sit(acting(s, 0, rummage=1), picks=["e6", "salt"], seed=1), "rummage")
    t = settle(session, "act").state
    assert t.vagrants[0].tokens == ["e6", "salt"]
    for tokens, left, done in (([], 10, []), (["e6"], 8, ["cameo"])):
        s.vagrants[0].tokens, s.step, s.active = list(tokens), "whose_turn", -1
        s.bindle = [x for x in s.bindle if x != "e6"]
        s.vagrants[0].coins, s.vagrants[0].hand, s.vagrants[0].dealt = {}, 0, 0
        session = go_on(sit(s, seed=1), "turn:0")
        assert humanity(session)[0] == left
        out = walks(session, "C6a")
        assert out.state.vagrants[0].out and out.state.rituals == done


@pytest.mark.rule("VN-1077", "VN-1079", "VN-1035")
def test_souls_come_in_at_both_ends_and_the_storm_with_them() -> None:
    """Event 7 on the Round side, with Event 0 on its way to Round 2; Event 9 on the Break side."""
    for number, side, track in ((7, "round", {0: 2}), (9, "break", {})):
        s = snowed_in(souls=())
        set_at(s, "B3b", "B1d")
        s.on_round = {number: 5}
        session = round_of(s, 5)
        t = session.state
        came = [e.args[1] for e in session.journal if e.kind == "haint_comes"]
        assert len(came) == 1 and TO_SIDE[side][SPACE[str(came[0])]] == 0
        assert len(at(session)) == 1 and t.on_round == track and t.haints[0].mood == STORM


@pytest.mark.rule("VN-1078")
def test_a_gust_takes_a_token_or_drives_back() -> None:
    """A choice for whoever holds one; the others go back by their Move value. It stays."""
    s = three("C6d")
    set_at(s, "B3b", "B4d", "B6a")
    hold(s, 0, "salt")
    hold(s, 1, "e4")
    s.on_round, s.step, s.rounds = {8: 3}, "round_open", 2
    t = settle(go_on(sit(s, seed=1), "let_go", "go_back")).state
    moved = [v.at for v in t.vagrants]
    assert moved == [SPACE["B3b"], SPACE["B1d"], SPACE["B4a"]]
    assert [v.tokens for v in t.vagrants] == [[], ["e4"], []]
    assert t.cycle["salt"] == 1 and t.on_round == {8: 3}
    t = settle(go_on(sit(s, seed=1), "go_back", "let_go")).state
    assert [v.tokens for v in t.vagrants] == [["salt"], [], []]
    assert t.vagrants[1].at == SPACE["B4d"] and t.vagrants[0].at == SPACE["B1b"]


@pytest.mark.rule("VN-1070")
def test_the_white_death_fills_the_holes_and_wounds_everybody_in_turn() -> None:
    """One step more in that round; from then on a Wound at the start of each turn."""
    s = snowed_in(souls=("C6d",))
    set_at(s, "A1a", "B1d")
    block(s, "BCb", "BCc", kind="hole")
    s.on_round = {0: 2}
    before = move_value(s, s.vagrants[0])
    session = round_of(s, 2)
    t = session.state
    assert "hole" not in t.terrain.values() and t.on_round == {}
    assert move_value(t, t.vagrants[0]) == before + 1
    turn = go_on(session, "turn:0")
    assert turn.decision is not None and turn.decision.ask == "wound"
    t.step, t.lasting = "round_close", ["last_dash", "white_death"]
    later = settle(sit(t, seed=1), "wound").state
    assert move_value(later, later.vagrants[0]) == before and later.lasting == ["white_death"]
