"""Under My Skin: the Flayed Man."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import SPACE, TRAIN
from hearthside.games.vagrantsong.state import Journey

from ..table import acting, go_on, haunting, hold, offered, placing, set_at, sit, table, why
from ..test_haint import settle
from ..test_range import westbound
from .striking import FAR, ROW, haunted, strike


@pytest.mark.rule("VS-153", "VS-217")
def test_a_rabbits_foot_on_move_costs_the_bleeding_like_a_coin() -> None:
    """It is treated like a fourth Coin: two Coins and a Foot on Move cost 3."""
    s = table("songsmith", "cursebearer", scenario="s02")
    s.vagrants[0].effects = ["bleeding"]
    hold(s, 0, "foot")
    session = go_on(sit(placing(s)), "foot:move", "coin:move", "coin:move", "ready")
    assert session.state.vagrants[0].humanity == 7


@pytest.mark.rule("VS-217")
def test_the_enveloped_use_no_rabbits_foot() -> None:
    """They may only Rummage and use Iron Nails."""
    s = table("songsmith", "cursebearer", scenario="s02", haint="A2a")
    v = s.vagrants[0]
    v.effects, v.at = ["enveloped"], -1
    hold(s, 0, "foot", "nail")
    session = sit(placing(s))
    assert set(offered(session)) == {"coin:rummage", "nail:0", "ready"}
    assert why(session, "foot:rummage") == "VS-217"
    assert "nail:0" in offered(sit(acting(s, 0, rummage=1)))


@pytest.mark.parametrize(
    ("mood", "token", "at", "struck"),
    [
        pytest.param(0, "nail", (ROW[4], FAR), ([3, 0], [[], []], [ROW[4], FAR], ROW[3]), marks=pytest.mark.rule("VN-0230")),
        pytest.param(0, "candle", (ROW[3], FAR), ([2, 0], [["bleeding"], []], [ROW[3], FAR], ROW[2]), marks=pytest.mark.rule("VN-0231")),
        pytest.param(0, "salt", (ROW[4], ROW[5]), ([2, 0], [[], []], [ROW[2], ROW[5]], ROW[0]), marks=pytest.mark.rule("VN-0232")),
        pytest.param(0, "foot", (ROW[4], "A3c"), ([3, 0], [[], []], [ROW[1], "A3c"], ROW[0]), marks=pytest.mark.rule("VN-0233")),
        pytest.param(0, "foot", (ROW[5], "A3c"), ([0, 3], [[], []], [ROW[5], "A2b"], ROW[0]), marks=pytest.mark.rule("VN-0233")),
        pytest.param(0, "apple", (ROW[4], FAR), ([3, 0], [["enveloped"], []], ["", FAR], ROW[3]), marks=pytest.mark.rule("VN-0234")),
        pytest.param(1, "nail", (ROW[3], FAR), ([2, 0], [["bleeding"], []], [ROW[3], FAR], ROW[2]), marks=pytest.mark.rule("VN-0240")),
        pytest.param(1, "candle", (ROW[5], FAR), ([2, 0], [[], []], [ROW[5], FAR], ROW[4]), marks=pytest.mark.rule("VN-0241")),
        pytest.param(1, "salt", (ROW[4], ROW[5]), ([3, 0], [[], []], [ROW[4], ROW[5]], ROW[2]), marks=pytest.mark.rule("VN-0242")),
        pytest.param(1, "foot", (ROW[3], ROW[5]), ([3, 0], [[], []], [ROW[0], ROW[5]], ROW[3]), marks=pytest.mark.rule("VN-0243")),
        pytest.param(1, "apple", (ROW[4], FAR), ([2, 0], [["enveloped"], []], ["", FAR], ROW[2]), marks=pytest.mark.rule("VN-0244")),
        pytest.param(1, "apple", (ROW[5], FAR), ([0, 0], [[], []], [ROW[5], FAR], ROW[2]), marks=pytest.mark.rule("VN-0244")),
    ],
)  # fmt: skip
def test_each_action_does_what_it_says(
    mood: int, token: str, at: tuple[str, ...], struck: tuple[object, ...]
) -> None:
    """As far as it moves and reaches, and no further."""
    assert strike("s02", mood, token, at=at) == struck


@pytest.mark.rule("VN-0240")
def test_thin_skinned_envelops_whoever_bleeds() -> None:
    """After 2 lost."""

    def bleeds(s: Journey) -> None:
        s.vagrants[0].effects = ["bleeding"]

    struck = strike("s02", 1, "nail", at=(ROW[3], FAR), arrange=bleeds)
    assert struck.effects[0] == ["bleeding", "enveloped"] and struck.lost == [2, 0]


@pytest.mark.rule("VN-0237", "VN-0247")
def test_haunted_by_him() -> None:
    """1 while he is loose; tight, Bleeding, or 1 for whoever bleeds."""
    assert haunted("s02", 0) == (1, [])
    assert haunted("s02", 1) == (0, ["bleeding"])
    assert haunted("s02", 1, ("bleeding",)) == (1, ["bleeding"])


@pytest.mark.rule("VN-0236", "VN-0246")
def test_a_cycle_squeezes_the_enveloped() -> None:
    """1 each, in either mood; nobody else."""
    for mood in (0, 1):
        s = table("songsmith", "cursebearer", "empress", scenario="s02", haint="B3b")
        s.haints[0].mood, s.haints[0].skips = mood, 1
        s.vagrants[1].effects, s.vagrants[1].at = ["enveloped"], -1
        s.cycle["apple"] = 2
        after = settle(go_on(sit(acting(s, 0), seed=1), "end")).state
        assert [v.humanity for v in after.vagrants] == [10, 9, 11]


@pytest.mark.rule("VN-0215")
def test_enveloped_is_off_the_board_and_anyones_nails_set_free() -> None:
    """2 at the start of a turn; only Rummage and Iron Nails; then back next to him."""
    s = table("songsmith", "cursebearer", scenario="s02", haint="B3b")
    s.vagrants[0].effects, s.vagrants[0].at = ["enveloped"], -1
    session = go_on(sit(s), "turn:0")
    assert session.state.vagrants[0].humanity == 8
    assert why(session, "coin:move") == why(session, "coin:s35") == "VS-217"
    s.vagrants[1].at = SPACE["B5b"]
    hold(s, 1, "nail")
    session = go_on(sit(acting(s, 1)), "nail:0")
    assert set(offered(session)) == {"place:B2b", "place:B4b", "place:B3a", "place:B3c"}
    v = go_on(session, "place:B3a").state.vagrants[0]
    assert v.at == SPACE["B3a"] and v.effects == []


@pytest.mark.rule("VN-0216")
def test_bleeding_ends_with_a_turn_that_patched_up() -> None:
    """Each Coin on Move costs 1; a success is needed."""
    s = table("songsmith", "cursebearer", "empress", scenario="s02", haint="C6a")
    s.vagrants[0].effects = ["bleeding"]
    session = go_on(sit(placing(s)), "coin:move", "coin:move", "coin:patch")
    assert session.state.vagrants[0].humanity == 8
    for bone, effects in ((4, []), (3, ["bleeding"])):
        session = sit(acting(s, 0, patch=1), rolls=[bone], picks=["salt"], seed=1)
        assert settle(go_on(session, "patch", "end")).state.vagrants[0].effects == effects


@pytest.mark.rule("VN-0201", "VN-0279")
def test_when_all_are_swallowed_it_is_too_much() -> None:
    """Event 9: freed next to him, thrown as far as each rolls, and as much lost."""
    s = table("songsmith", "cursebearer", scenario="s02", haint=ROW[0])
    set_at(s, ROW[4], FAR)
    s.vagrants[1].effects, s.vagrants[1].at = ["enveloped"], -1
    s.vagrants[1].humanity = 10
    session = sit(haunting(s), picks=["apple"], rolls=[2, 3], seed=1)
    while session.decision is not None and session.decision.ask != "whose_turn":
        go_on(session, offered(session)[0])
    v, o = session.state.vagrants
    assert v.effects == o.effects == [] and (v.humanity, o.humanity) == (10 - 3 - 2, 10 - 3)
    h = session.state.haints[0].at
    assert [TRAIN.dist[h][x.at] for x in (v, o)] == [3, 4]


@pytest.mark.rule("VN-0220", "VN-0221")
def test_a_break_cycles_and_turns_his_mood_and_ends_the_seance() -> None:
    """The Seance gives 1 more by Nails until the Break marker stands on 1."""
    for breaks, seance in ((3, True), (2, False)):
        s = table("cursebearer", "songsmith", scenario="s02", haint="A2a")
        s.haints[0].breaks, s.haints[0].humanity = breaks, s.haints[0].threshold - 1
        s.seance, s.cycle["salt"] = True, 1
        s.bindle.remove("salt")
        after = go_on(sit(acting(s, 0, bust=1), rolls=[4], seed=1), "bust:0").state
        assert after.haints[0].mood == 1 and after.cycle["salt"] == 0
        assert after.seance is seance
    s = table("songsmith", "cursebearer", scenario="s02", haint="A2a")
    hold(s, 0, "nail")
    for held, given in ((True, 3), (False, 2)):
        s.seance = held
        assert go_on(sit(acting(s, 0)), "nail:0").state.haints[0].humanity == given


@pytest.mark.rule("VN-0222", "VN-0223", "VN-0225")
def test_how_the_night_ends() -> None:
    """Saved by the last Break; lost with the last card; Fiddle Skin for three Rituals and nobody Westbound."""
    s = table("cursebearer", "songsmith", scenario="s02", haint="A2a")
    s.haints[0].breaks, s.haints[0].humanity = 1, s.haints[0].threshold - 1
    s.campaign, s.rituals = True, ["handshake", "finders", "pinned"]
    session = settle(go_on(sit(acting(s, 0, bust=1), rolls=[4], seed=1), "bust:0"), "spend")
    assert session.state.over == "won" and session.state.camp.mileposts == ["Fiddle Skin"]
    s.vagrants[1].was_westbound = True
    session = settle(go_on(sit(acting(s, 0, bust=1), rolls=[4], seed=1), "bust:0"), "spend")
    assert session.state.camp.mileposts == []
    s = table("songsmith", "cursebearer", scenario="s02", haint=ROW[0])
    set_at(s, ROW[4], FAR)
    westbound(s, 1)
    s.vagrants[0].skills, s.vagrants[0].humanity = [35, 0, -36, 0], 1
    assert settle(sit(haunting(s), picks=["nail"], seed=1)).state.over == "lost"


@pytest.mark.rule("VN-0270")
def test_he_holds_his_breath() -> None:
    """No Move for a round, and 1 more for whoever is in range of what he does; the token stays."""
    s = table("songsmith", "cursebearer", "empress", scenario="s02", haint=ROW[0])
    set_at(s, ROW[1], FAR, "C6a")
    s.on_round[0] = 2
    for v in s.vagrants:
        v.acted = True
    session = sit(s, seed=1)
    assert 0 in session.state.on_round
    t = session.state
    t.step, t.haint_turn = "haint_turn", True
    after = settle(sit(haunting(t), picks=["nail"], seed=1)).state
    assert after.haints[0].at == SPACE[ROW[0]] and after.vagrants[0].humanity == 10 - 4


@pytest.mark.rule("VN-0271", "VN-0272", "VN-0273", "VN-0290")
def test_pan_music_box_and_glove() -> None:
    """A pan worth 4 beside him; a box that makes everybody Move 2, or bleed; a hand to shake."""
    s = table("songsmith", "cursebearer", scenario="s02", haint="A3a")
    for number, bone, kept, effects in (
        (1, 4, ["e1"], []),
        (1, 3, [], []),
        (2, 4, ["e2"], []),
        (2, 3, [], ["bleeding"]),
    ):
        s.events = {number: SPACE["A1a"]}
        v = go_on(
            sit(acting(s, 0, investigate=1), rolls=[bone]), f"investigate:{number}"
        ).state.vagrants[0]
        assert (v.tokens, v.effects) == (kept, effects)
    hold(s, 0, "e1")
    assert why(sit(acting(s, 0)), "token:e1") == "VS-056"
    s.vagrants[0].at = SPACE["A2a"]
    assert go_on(sit(acting(s, 0)), "token:e1").state.haints[0].humanity == 4
    s.vagrants[0].tokens = ["e2"]
    set_at(s, "A1a", "C1a")
    session = go_on(sit(acting(s, 0)), "token:e2")
    assert "go:A1c" in offered(session) and "go:A1d" not in offered(session)
    after = go_on(session, "go:A1c", "go:C3a").state
    assert [v.at for v in after.vagrants] == [SPACE["A1c"], SPACE["C3a"]]
    for v in s.vagrants:
        v.humanity = 5
    for bones, lost, done in (([1, 1], 0, []), ([4, 1], 2, []), ([4, 5], -2, ["handshake"])):
        s.events = {3: SPACE["A1a"]}
        after = go_on(sit(acting(s, 0, investigate=2), rolls=bones), "investigate:3").state
        assert 5 - after.vagrants[0].humanity == lost and after.rituals == done
        assert (3 in after.events) is not bool(done)
    assert after.camp.ritual_coins == 1 and after.vagrants[1].humanity == 6


@pytest.mark.rule("VN-0274", "VN-0275", "VN-0291")
def test_he_loses_a_hat() -> None:
    """At his first Break, next to him; whoever makes it out has the hat and the Ritual."""
    s = table("cursebearer", "songsmith", scenario="s02", haint="A2b")
    set_at(s, "A2a", FAR)
    s.haints[0].on_break[4], s.haints[0].humanity = 2, s.haints[0].threshold - 1
    session = go_on(sit(acting(s, 0, bust=1), rolls=[4], seed=1), "bust:0")
    assert set(offered(session)) == {"place:A1b", "place:A3b", "place:A2c"}
    t = go_on(session, "place:A1b").state
    assert t.events[5] == SPACE["A1b"]
    t.vagrants[0].at, t.vagrants[0].done = SPACE["A1b"], []
    after = go_on(sit(acting(t, 0, investigate=1), rolls=[3]), "investigate:5").state
    assert after.vagrants[0].junk == [22] and after.rituals == ["finders"]
    assert after.camp.ritual_coins == 1 and 5 not in after.events
    assert 5 in go_on(sit(acting(t, 0, investigate=1), rolls=[2]), "investigate:5").state.events


@pytest.mark.rule("VN-0276", "VN-0277", "VN-0278")
def test_teeth_lung_and_bandages() -> None:
    """Failed Bones again; free and hunted until Wounded or swallowed, when he gains 3; 1 for 3."""
    s = table("songsmith", "cursebearer", scenario="s02", haint="A3a")
    set_at(s, "A1a", FAR)
    hold(s, 0, "e6")
    session = go_on(sit(acting(s, 0, s35=2), rolls=[1, 2, 5, 4]), "skill:35,h0", "yes")
    assert session.state.haints[0].humanity == 2 and session.state.vagrants[0].tokens == []
    s = table("songsmith", "cursebearer", scenario="s02", haint=ROW[0])
    set_at(s, ROW[4], FAR)
    s.bindle.append("e7")
    session = go_on(sit(acting(s, 1, rummage=1), picks=["e7", "nail"]), "rummage")
    assert session.state.special == 1 and "e7" in session.state.vagrants[1].tokens
    s.bindle.remove("e7")
    s.vagrants[0].tokens, s.special = ["e7"], 0
    after = settle(sit(haunting(s), picks=["apple"], seed=1)).state
    assert after.special == -1 and after.haints[0].humanity == 3 and not after.vagrants[0].tokens
    s.vagrants[0].humanity = 1
    after = settle(sit(haunting(s), picks=["nail"], seed=1)).state
    assert after.special == -1 and after.haints[0].humanity == 0 and not after.vagrants[0].tokens
    s = table("songsmith", "cursebearer", scenario="s02", haint="C6a")
    s.vagrants[0].effects, s.vagrants[0].at, s.bindle = ["enveloped"], -1, [*s.bindle, "e7"]
    session = go_on(sit(acting(s, 0, rummage=1), picks=["e7", "nail"], seed=1), "rummage")
    while session.decision is not None and session.decision.ask == "put_down":
        go_on(session, offered(session)[0])
    assert session.state.vagrants[0].effects == []
    s = table("songsmith", "cursebearer", scenario="s02", haint="C6a")
    hold(s, 0, "e8")
    s.vagrants[1].humanity = 5
    after = go_on(sit(acting(s, 0)), "token:e8").state
    assert [v.humanity for v in after.vagrants] == [9, 8]


@pytest.mark.rule("VN-0292")
def test_three_nails_pin_him() -> None:
    """2 Coins; the swallowed come free; each rolls and loses 3, 2 or 1, told in Moment 77."""
    s = table("songsmith", "cursebearer", "empress", scenario="s02", haint="A3a")
    set_at(s, "A1a", FAR, FAR)
    s.vagrants[1].effects, s.vagrants[1].at = ["enveloped"], -1
    s.tracks["nails"] = 2
    hold(s, 0, "nail")
    session = go_on(sit(acting(s, 0), rolls=[2, 3, 6]), "nail:0", "place:A4a")
    t = session.state
    assert t.rituals == ["pinned"] and t.camp.ritual_coins == 2 and t.vagrants[1].effects == []
    assert [v.most - v.humanity for v in t.vagrants] == [3, 2, 1]
    assert "m77" in [e.args[0] for e in session.journal if e.kind == "page"]
    s.tracks["nails"] = 1
    assert go_on(sit(acting(s, 0)), "nail:0", "place:A4a").state.rituals == []
