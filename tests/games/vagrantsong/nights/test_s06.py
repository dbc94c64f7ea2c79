"""From the Peak...: the Pit."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import CAR, SIDE, SPACE, TRAIN
from hearthside.games.vagrantsong.state import Journey

from ..table import acting, block, go_on, haunting, hold, offered, placing, set_at, sit, table, why
from ..test_haint import settle
from ..test_range import westbound

WHO = ("songsmith", "cursebearer", "empress")


def pit(*at: str, pools: tuple[str, ...] = ("B1b",), mood: int = 0) -> Journey:
    """Vagrants around the Pit."""
    s = table(*WHO[: len(at)], scenario="s06")
    set_at(s, *at)
    block(s, *pools, kind="pool")
    s.haints[0].mood = mood
    return s


def pulled(s: Journey, token: str) -> tuple[list[int], list[int]]:
    """What an action of the Pit cost, and where everybody then is."""
    before = [v.humanity for v in s.vagrants]
    t = settle(sit(haunting(s), picks=[token], seed=1)).state
    return [n - v.humanity for n, v in zip(before, t.vagrants, strict=True)], [
        v.at for v in t.vagrants
    ]


def spots(*names: str) -> list[int]:
    """Their numbers."""
    return [SPACE[name] for name in names]


@pytest.mark.rule("VN-0630", "VN-0640")
def test_the_edge_crumbles_under_the_nearest() -> None:
    """2 and 1 step; wide open 2 steps, and 2 more for whoever is then beside it."""
    assert pulled(pit("A3b", "A1a"), "nail") == ([2, 0], spots("A4b", "A1a"))
    assert pulled(pit("A3b", "A1a", mood=1), "nail") == ([2, 0], spots("A5b", "A1a"))
    assert pulled(pit("A4b", "A1a", mood=1), "nail") == ([2, 0], spots("A6b", "A1a"))
    assert pulled(pit("A5b", "A1a", mood=1), "nail") == ([4, 0], spots("ABb", "A1a"))


@pytest.mark.rule("VN-0631", "VN-0641")
def test_a_long_arm_for_the_furthest() -> None:
    """2 and 2 steps; wide open 3, and 2 for whoever is beside the Pit."""
    assert pulled(pit("A5b", "A1b"), "candle") == ([0, 2], spots("A5b", "A3b"))
    assert pulled(pit("ABb", "A1b", mood=1), "candle") == ([2, 2], spots("ABb", "A4b"))


@pytest.mark.rule("VN-0632", "VN-0642")
def test_it_inhales_everybody_within_eight() -> None:
    """1 step, 2 when wide open; whoever is 9 away feels nothing."""
    pools = ("B3b",)
    assert pulled(pit("A2b", "A1b", pools=pools), "salt") == ([0, 0], spots("A3b", "A1b"))
    assert pulled(pit("A2b", "A1b", pools=pools, mood=1), "salt") == ([0, 0], spots("A4b", "A1b"))


@pytest.mark.rule("VN-0633", "VN-0643", "VN-0610")
def test_a_landslide_goes_into_the_pit() -> None:
    """Terrain slides 2 toward it and is gone once it is in; 2 for whoever it hits."""
    for mood in (0, 1):
        s = pit("A1a", "C6d", mood=mood)
        block(s, "A3b", "A6b")
        t = settle(sit(haunting(s), picks=["foot"], seed=1)).state
        assert t.terrain == {SPACE["B1b"]: "pool", SPACE["A5b"]: "box"}
        s.vagrants[0].at = SPACE["A4b"]
        assert pulled(s, "foot")[0] == [2, 0]


@pytest.mark.rule("VN-0634", "VN-0644")
def test_the_soundest_is_dragged_by_the_ankles() -> None:
    """4 steps, 5 when wide open; cut short, 2 lost."""
    assert pulled(pit("A1b", "C6d", "C6a"), "apple")[1][2] != SPACE["C6a"], "the Empress has most"
    s = pit("A1b", "C6d")
    s.vagrants[1].humanity = 5
    assert pulled(s, "apple") == ([0, 0], spots("A5b", "C6d"))
    s.haints[0].mood = 1
    assert pulled(s, "apple") == ([0, 0], spots("A6b", "C6d"))
    s.haints[0].mood = 0
    block(s, "A3a", "A3b", "A3c", "A3d")
    lost, _ = pulled(s, "apple")
    assert lost == [2, 0]


@pytest.mark.rule("VN-0636", "VN-0646")
def test_a_cycle_spreads_it() -> None:
    """One more pool next to another, toward the nearer end."""
    for mood in (0, 1):
        s = pit("A1a", "C6d", "C6a", mood=mood)
        s.haints[0].skips = 1
        s.cycle["apple"] = 2
        t = settle(go_on(sit(acting(s, 0), seed=1), "end")).state
        assert set(t.terrain) == {SPACE["B1b"], SPACE["ABb"]}


@pytest.mark.rule("VN-0601", "VN-0610")
def test_the_pit_takes_whoever_comes_in() -> None:
    """Westbound and 3 away; the second time out. A Lost Soul shields for 2 and is led; at an end it is a Mile Post."""
    s = pit("B2b", "A1a", pools=("B3b", "B4b"))
    session = settle(go_on(sit(acting(s, 0, move=1), seed=1), "go:B3b"), "act")
    v = session.state.vagrants[0]
    assert v.westbound and min(TRAIN.dist[v.at][x] for x in spots("B3b", "B4b")) == 3
    t = session.state
    t.vagrants[0].at = SPACE["B2b"]
    session = go_on(sit(acting(t, 0, move=1), seed=1), "go:B3b")
    assert session.state.vagrants[0].out and session.state.vagrants[0].at == -1
    s = pit("A2b", "C6d")
    assert why(sit(acting(s, 0)), "lead_soul") == "VS-056"
    s.figures = {"soul1": SPACE["A2a"]}
    session = go_on(sit(acting(s, 0)), "lead_soul")
    assert "place:A4a" in offered(session) and "place:A5a" not in offered(session)
    t = go_on(session, "place:A1a").state
    assert t.camp.mileposts == ["Safe at Last"] and t.vagrants[0].humanity == 8 + 2
    assert pulled(t, "nail")[0] == [0, 0], "it passes by"
    assert why(sit(acting(t, 0)), "lead_soul") in ("VS-004", "VS-056")


@pytest.mark.rule("VN-0615", "VN-0616")
def test_knees_and_bleeding() -> None:
    """A step less until a Candle is discarded; 1 a Coin on Move until a turn that patched up."""
    s = pit("A1a", "C6d", "C6a")
    s.vagrants[0].effects = ["knees"]
    hold(s, 0, "candle")
    session = sit(acting(s, 0, move=1))
    assert "go:A2a" in offered(session) and "go:A3a" not in offered(session)
    assert "go:A3a" in offered(go_on(session, "shake:knees"))
    s.vagrants[0].effects = ["bleeding"]
    session = go_on(sit(placing(s, 0)), "coin:move", "coin:move", "coin:patch", "ready")
    assert session.state.vagrants[0].humanity == 8
    s.haints[0].skips = 1
    for bone, effects in ((4, []), (3, ["bleeding"])):
        session = go_on(sit(acting(s, 0, patch=1), rolls=[bone], seed=1), "patch", "end")
        assert settle(session).state.vagrants[0].effects == effects


@pytest.mark.rule("VN-0621", "VN-0678")
def test_seance_and_cleats_lengthen_the_stride() -> None:
    """Everybody's for a round; one's own for a turn."""
    s = pit("A1a", "C6d")
    s.seance = True
    hold(s, 0, "e8")
    for choice in ("seance", "token:e8"):
        session = go_on(sit(acting(s, 0, move=1)), choice)
        assert "go:A4a" in offered(session) and "go:A5a" not in offered(session)
    t = go_on(sit(acting(s, 0)), "seance").state
    assert "go:C4b" in offered(sit(acting(t, 1, move=1)))
    assert "go:C4b" not in offered(sit(acting(s, 1, move=1)))


@pytest.mark.rule("VN-0622", "VN-0625", "VN-0691")
def test_at_the_ends_of_the_train() -> None:
    """Every Vagrant in play at an end when a turn ends: a Ritual; the third one wins, and Going Down? is always earned."""
    s = pit("A1a", "C6d", "A2a")
    s.haints[0].skips = 1
    assert settle(go_on(sit(acting(s, 0), seed=1), "end")).state.rituals == []
    s.vagrants[2].at = SPACE["A1b"]
    t = settle(go_on(sit(acting(s, 0), seed=1), "end")).state
    assert t.rituals == ["ends"] and t.camp.ritual_coins == 1
    s.campaign, s.rituals = True, ["soul", "hold_on"]
    t = settle(go_on(sit(acting(s, 0), seed=1), "end"), "spend").state
    assert t.over == "won" and t.camp.mileposts == ["Going Down?"]


@pytest.mark.rule("VN-0623")
def test_all_westbound_or_gone_is_the_end() -> None:
    """The last one falls."""
    s = pit("B2b", "A1a", pools=("B3b",))
    westbound(s, 1)
    s.vagrants[1].at, s.vagrants[1].out = -1, True
    assert settle(go_on(sit(acting(s, 0, move=1), seed=1), "go:B3b")).state.over == "lost"


@pytest.mark.rule("VN-0671", "VN-0692")
def test_the_ground_goes_twice() -> None:
    """Two tokens to the ends by a Bone; on Round 1 again car B is the Pit, those in it thrown 4, and Hold On is done."""
    for bone, two in ((2, "round"), (3, "break")):
        s = pit("A1a", "C6d")
        s.on_round, s.step, s.rounds = {1: 2}, "round_open", 1
        t = settle(sit(s, rolls=[bone], seed=1)).state
        assert (
            t.on_round == {1: 1}
            and SIDE[two] >> t.events[2] & 1
            and not SIDE[two] >> t.events[7] & 1
        )
    t.vagrants[0].at = SPACE["B2c"]
    t.step, t.rounds, t.round = "round_open", 6, 6
    after = settle(sit(t, seed=1)).state
    assert (
        after.rituals == ["hold_on"] and after.camp.ritual_coins == 1 and after.haints[0].mood == 1
    )
    assert CAR[after.vagrants[0].at] == 0 and not after.vagrants[0].westbound
    after.vagrants[0].at, after.active = SPACE["A6c"], -1
    session = settle(go_on(sit(acting(after, 0, move=1), seed=1), "go:ABc"), "act")
    assert session.state.vagrants[0].westbound


@pytest.mark.rule("VN-0672", "VN-0673", "VN-0674", "VN-0677")
def test_what_lies_about() -> None:
    """A failure costs Nervous Knees, or Bleeding; else a candle kept for Camp, help at a price, nails for the car, warmth."""
    for number, effect in ((2, "knees"), (3, "knees"), (4, "knees"), (7, "bleeding")):
        s = pit("A1a", "A6d")
        s.events = {number: SPACE["A1a"]}
        t = go_on(sit(acting(s, 0, investigate=1), rolls=[1]), f"investigate:{number}").state
        assert t.vagrants[0].effects == [effect] and number in t.events
    s.events = {3: SPACE["A1a"]}
    s.turns, s.recent, s.vagrants[1].effects = 1, 1, ["knees"]
    session = go_on(
        sit(acting(s, 0, investigate=1), rolls=[4]), "investigate:3", "shed_for:1,knees"
    )
    assert (
        session.state.vagrants[1].humanity == 10 - 5 - 2 and session.state.vagrants[1].effects == []
    )
    s.events = {4: SPACE["A1a"]}
    s.vagrants[1].effects = []
    hold(s, 1, "salt", "salt")
    t = go_on(sit(acting(s, 0, investigate=1), rolls=[4]), "investigate:4").state
    assert t.vagrants[0].tokens == ["nail"] and t.vagrants[1].effects == ["bleeding"]
    s.events, s.vagrants[0].humanity = {7: SPACE["A1a"]}, 5
    t = go_on(sit(acting(s, 0, investigate=1), rolls=[4]), "investigate:7").state
    assert t.vagrants[0].humanity == 8 and t.events == {}
    for fell, held in ((False, ["candle"]), (True, [])):
        s = pit("A1a", "C6d")
        s.haints[0].skips, s.campaign, s.rituals = 1, True, ["soul", "hold_on"]
        s.vagrants[0].was_westbound = fell
        hold(s, 0, "e2")
        t = settle(go_on(sit(acting(s, 0), seed=1), "end"), "spend").state
        assert t.vagrants[0].tokens == held


@pytest.mark.rule("VN-0675", "VN-0676", "VN-0690")
def test_a_hand_in_the_dark() -> None:
    """Left: Nervous Knees, a step nearer the Pit; taken: a Lost Soul beside it. The Coins are steps; saved, 2 Coins and 2 for all."""
    for number in (5, 6):
        s = pit("A3b", "C6d")
        s.events = {number: SPACE["A3b"]}
        t = go_on(sit(acting(s, 0, investigate=2)), f"investigate:{number}", "ignore").state
        assert t.events == {number: SPACE["A4b"]} and t.vagrants[0].effects == ["knees"]
        session = go_on(
            sit(acting(s, 0, investigate=2)), f"investigate:{number}", "grab", "place:A2b"
        )
        t = session.state
        assert t.events == {} and t.figures == {"soul1": SPACE["A2b"]} and t.vagrants[0].steps == 4
        for v in t.vagrants:
            v.humanity = 5
        after = go_on(sit(acting(t, 0)), "lead_soul", "place:A1b").state
        assert after.rituals == ["soul"] and after.camp.ritual_coins == 2
        assert [v.humanity for v in after.vagrants] == [5 - 2 + 2, 7]


@pytest.mark.rule("VN-0670", "VN-0679")
def test_it_seeps_and_spreads() -> None:
    """Bleeding and a pool; with none left a Wound; the token goes back."""
    for token in ("e9", "e0"):
        s = pit("A1a", "C6d")
        s.bindle.append(token)
        session = go_on(sit(acting(s, 0, rummage=1), picks=[token, "nail"], seed=1), "rummage")
        t = settle(session, "act").state
        assert t.vagrants[0].effects == ["bleeding"] and len(t.terrain) == 2 and token in t.bindle
        s = pit("A1a", "C6d", pools=("B1b", "B2b", "B3b", "B4b", "B5b", "B6b"))
        s.bindle.append(token)
        session = go_on(sit(acting(s, 0, rummage=1), picks=[token, "nail"], seed=1), "rummage")
        t = settle(session, "act").state
        assert sum(n < 0 for n in t.vagrants[0].skills) == 1 and len(t.terrain) == 6
