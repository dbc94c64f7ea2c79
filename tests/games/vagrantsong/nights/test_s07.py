"""The Stillness & the Quiet: the Visitor."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import CAR, SPACE, TRAIN
from hearthside.games.vagrantsong.state import Journey

from ..table import acting, go_on, haunting, hold, offered, set_at, sit, table, why
from ..test_haint import settle
from ..test_range import westbound
from .striking import FAR, ROW, haunted, strike

WHO = ("songsmith", "cursebearer", "empress")


def burn_at(*names: str):  # type: ignore[no-untyped-def]
    """Candles on the train, in cars whose secrets are out."""

    def arrange(s: Journey) -> None:
        for name in names:
            s.bindle.remove("candle")
            s.candles.append(SPACE[name])
        for car in "abc":
            s.tracks[f"shown_{car}"] = 1

    return arrange


def frozen(s: Journey) -> None:
    """The first Vagrant is Paralyzed."""
    s.vagrants[0].effects = ["paralyzed"]


def racing(s: Journey) -> None:
    """The first Vagrant's heart races."""
    s.vagrants[0].effects = ["racing"]


def louder(s: Journey) -> None:
    """The whispers have grown twice."""
    s.tracks["whispers"] = 2


@pytest.mark.parametrize(
    ("mood", "token", "at", "arrange", "struck"),
    [
        pytest.param(0, "nail", (ROW[6], FAR), None, ([3, 0], [[], []], [ROW[6], FAR], ROW[0]), marks=pytest.mark.rule("VN-0730")),
        pytest.param(0, "nail", (ROW[6], FAR), louder, ([5, 0], [[], []], [ROW[6], FAR], ROW[0]), marks=pytest.mark.rule("VN-0730")),
        pytest.param(0, "nail", (ROW[7], FAR), None, ([0, 0], [[], []], [ROW[7], FAR], ROW[0]), marks=pytest.mark.rule("VN-0730")),
        pytest.param(0, "candle", (ROW[9], FAR), burn_at(ROW[5]), ([2, 0], [[], []], [ROW[9], FAR], ROW[3]), marks=pytest.mark.rule("VN-0731")),
        pytest.param(0, "salt", (ROW[9], ROW[10]), burn_at(ROW[6]), ([0, 0], [[], ["racing"]], [ROW[9], ROW[10]], ROW[0]), marks=pytest.mark.rule("VN-0732")),
        pytest.param(0, "salt", (ROW[9], FAR), racing, ([2, 0], [["racing"], ["racing"]], [ROW[9], FAR], ROW[0]), marks=pytest.mark.rule("VN-0732")),
        pytest.param(0, "apple", (ROW[4], FAR), None, ([3, 0], [[], []], [ROW[4], FAR], ROW[3]), marks=pytest.mark.rule("VN-0734")),
        pytest.param(0, "apple", (ROW[4], FAR), frozen, ([5, 0], [["paralyzed"], []], [ROW[4], FAR], ROW[3]), marks=pytest.mark.rule("VN-0734")),
        pytest.param(1, "nail", (ROW[4], FAR), None, ([3, 0], [[], []], [ROW[4], FAR], ROW[2]), marks=pytest.mark.rule("VN-0740")),
        pytest.param(1, "candle", (ROW[4], FAR), None, ([3, 0], [[], []], [ROW[4], FAR], ROW[3]), marks=pytest.mark.rule("VN-0741")),
        pytest.param(1, "salt", (ROW[2], ROW[3]), None, ([0, 0], [["racing"], []], [ROW[2], ROW[3]], ROW[0]), marks=pytest.mark.rule("VN-0742")),
        pytest.param(1, "salt", (ROW[2], FAR), racing, ([2, 0], [["racing"], []], [ROW[2], FAR], ROW[0]), marks=pytest.mark.rule("VN-0742")),
        pytest.param(1, "foot", (ROW[5], ROW[7]), burn_at(ROW[4], "B6d"), ([2, 0], [[], []], [ROW[5], ROW[7]], ROW[0]), marks=pytest.mark.rule("VN-0743")),
        pytest.param(1, "foot", (ROW[5], ROW[7]), None, ([2, 0], [[], []], [ROW[5], ROW[7]], ROW[0]), marks=pytest.mark.rule("VN-0743")),
        pytest.param(1, "apple", (ROW[3], FAR), None, ([3, 0], [["paralyzed"], []], [ROW[3], FAR], ROW[0]), marks=pytest.mark.rule("VN-0744")),
        pytest.param(1, "apple", (ROW[4], FAR), None, ([0, 0], [[], []], [ROW[4], FAR], ROW[0]), marks=pytest.mark.rule("VN-0744")),
    ],
)  # fmt: skip
def test_each_action_does_what_it_says(
    mood: int, token: str, at: tuple[str, ...], arrange: object, struck: tuple[object, ...]
) -> None:
    """As far as it moves and reaches, and no further."""
    assert strike("s07", mood, token, at=at, arrange=arrange) == struck  # type: ignore[arg-type]


@pytest.mark.rule("VN-0733")
def test_right_behind_you() -> None:
    """Beside somebody in the darkest car; Paralyzed, or 3."""
    for already, lost in ((False, 0), (True, 3)):
        s = table(*WHO[:2], scenario="s07", haint="B3b")
        set_at(s, "A1a", "C3b")
        burn_at("A3a")(s)
        if already:
            s.vagrants[1].effects = ["paralyzed"]
        session = settle(sit(haunting(s), picks=["foot"], seed=1), "haint_way")
        session.choose("place:C4b")
        t = settle(session).state
        assert t.haints[0].at == SPACE["C4b"] and t.vagrants[1].effects == ["paralyzed"]
        assert 10 - t.vagrants[1].humanity == lost


@pytest.mark.rule("VN-0737", "VN-0747")
def test_haunted_by_the_visitor() -> None:
    """1 in either mood."""
    assert haunted("s07", 0) == haunted("s07", 1) == (1, [])


@pytest.mark.rule("VN-0735", "VN-0745", "VN-0736", "VN-0746")
def test_seen_and_unseen() -> None:
    """By whether a Candle is within 3 of where its turn ends; a Cycle puts all of them out."""
    for mood in (0, 1):
        for flame, after in (("B6b", 1), ("BCb", 0)):
            s = table(*WHO, scenario="s07", haint="B3b")
            set_at(s, "A1a", "A1b", "A1c")
            burn_at(flame)(s)
            s.haints[0].mood = mood
            assert settle(sit(haunting(s), picks=["salt"], seed=1)).state.haints[0].mood == after
        s = table(*WHO, scenario="s07", haint="B3b")
        set_at(s, "A1a", "A1b", "A1c")
        burn_at("B6b")(s)
        s.haints[0].mood, s.haints[0].skips = mood, 1
        s.cycle["apple"] = 2
        t = settle(go_on(sit(acting(s, 0), seed=1), "end")).state
        assert t.candles == [] and t.haints[0].mood == 0


@pytest.mark.rule("VN-0701", "VN-0771")
def test_only_light_shows_anything() -> None:
    """What a Candle reaches can be targeted; the first of a car shows its Terrain and its Event."""
    s = table(*WHO[:2], scenario="s07", haint="A3a")
    set_at(s, "A1a", FAR)
    assert why(sit(acting(s, 0, s35=1)), "skill:35,h0") == "VS-004"
    burn_at("A6a")(s)
    assert "skill:35,h0" in offered(sit(acting(s, 0, s35=1)))
    s.candles = [SPACE["ABb"]]
    assert why(sit(acting(s, 0, s35=1)), "skill:35,h0") == "VS-004"
    for at, flame, terrain, number in (
        ("A1a", "A2a", ["box", "hole", "hole"], 2), ("B1a", "B2a", ["box", "pool", "pool"], 3),
        ("C1a", "C2a", ["box", "hole", "pool"], 4),
    ):  # fmt: skip
        s = table(*WHO[:2], scenario="s07", haint="B6d")
        set_at(s, at, FAR)
        hold(s, 0, "candle")
        session = settle(go_on(sit(acting(s, 0)), f"candle:{flame}"), "act")
        t = session.state
        assert sorted(t.terrain.values()) == terrain and list(t.events) == [number]
        laid = [*t.terrain, *t.events.values()]
        assert {CAR[j] for j in laid} == {CAR[SPACE[at]]}
        assert all(TRAIN.dist[a][b] >= 2 for a in laid for b in laid if a != b)


@pytest.mark.rule("VN-0715", "VN-0716")
def test_hearts_and_limbs() -> None:
    """A 4 calms, else the whispers; the Paralyzed wake by another's success or a Coin."""
    s = table(*WHO[:2], scenario="s07")
    set_at(s, "A1a", "A2a")
    s.vagrants[0].effects = ["racing", "paralyzed"]
    session = go_on(sit(s, rolls=[3]), "turn:0")
    assert session.state.vagrants[0].humanity == 7 and why(session, "coin:move") == "VS-217"
    session = go_on(sit(s, rolls=[4]), "turn:0")
    assert session.state.vagrants[0].effects == ["paralyzed"]
    t = go_on(sit(acting(s, 1, rummage=1)), "rouse:0").state
    assert t.vagrants[0].effects == ["racing"] and t.vagrants[1].hand == 0
    helper = table("revivalist", "songsmith", scenario="s07")
    set_at(helper, "A1a", "A2a")
    burn_at("A1b")(helper)
    helper.vagrants[1].effects, helper.vagrants[1].humanity = ["paralyzed"], 5
    session = go_on(sit(acting(helper, 0, s60=1), rolls=[5]), "skill:60,v1")
    assert session.state.vagrants[1].effects == []


@pytest.mark.rule("VN-0721")
def test_the_seance_is_a_candle() -> None:
    """For one Vagrant, out of the Bindle."""
    s = table(*WHO[:2], scenario="s07")
    s.seance = True
    t = go_on(sit(acting(s, 0)), "seance", "take:1").state
    assert (
        t.vagrants[1].tokens == ["candle"]
        and t.bindle.count("candle") == s.bindle.count("candle") - 1
    )


@pytest.mark.rule("VN-0722", "VN-0723", "VN-0725")
def test_how_the_night_ends() -> None:
    """Saved; Dream On for all Rituals and nobody Westbound; lost with the last card."""
    for fell, posts in ((False, ["Dream On"]), (True, [])):
        s = table("cursebearer", "songsmith", scenario="s07", haint="A2a")
        burn_at("A3a")(s)
        s.haints[0].breaks, s.haints[0].humanity = 1, s.haints[0].threshold - 1
        s.campaign, s.rituals = True, ["lights", "found", "burn"]
        s.vagrants[1].was_westbound = fell
        session = settle(go_on(sit(acting(s, 0, bust=1), rolls=[4], seed=1), "bust:0"), "exclusive")
        assert session.state.over == "won" and session.state.camp.mileposts == posts
    s = table(*WHO[:2], scenario="s07", haint=ROW[0])
    set_at(s, ROW[4], FAR)
    westbound(s, 1)
    s.vagrants[0].skills, s.vagrants[0].humanity = [35, 0, -36, 0], 1
    assert settle(sit(haunting(s), picks=["nail"], seed=1)).state.over == "lost"


@pytest.mark.rule("VN-0772", "VN-0791")
def test_the_lantern_and_what_was_left_behind() -> None:
    """Under a Candle it reaches 4; without its Candle it lies there again. All three things found are a Ritual."""
    s = table(*WHO, scenario="s07", haint="A5a")
    set_at(s, "A1b", FAR, "C6a")
    burn_at("A1a")(s)
    s.events[2] = SPACE["A1b"]
    s.tracks["found"] = 2
    s.haints[0].skips = 1
    assert 2 in go_on(sit(acting(s, 0, investigate=1), rolls=[3]), "investigate:2").state.events
    session = go_on(sit(acting(s, 0, investigate=1, s35=1), rolls=[4]), "investigate:2")
    assert session.state.vagrants[0].tokens == ["e2"]
    assert why(session, "skill:35,h0") in ("VS-004", "VS-097")
    t = go_on(session, "token:e2").state
    t.vagrants[0].at = SPACE["A2b"]
    t.vagrants[0].coins = {"s35": 1, "patch": 1}
    t.vagrants[0].hand = t.vagrants[0].dealt - 2
    t.haints[0].at = SPACE["A5a"]
    assert t.tracks["lantern"] == SPACE["A1a"] + 1
    after = settle(go_on(sit(t, seed=1), "end")).state
    assert after.rituals == ["found"] and after.camp.ritual_coins == 1
    t.candles, t.cycle["candle"] = [], 1
    after = settle(go_on(sit(t, seed=1), "end")).state
    assert after.events == {2: SPACE["A1a"]} and after.tracks["lantern"] == 0
    s.tracks["lantern"] = SPACE["A1a"] + 1
    s.haints[0].at = SPACE["A5a"]
    s.vagrants[0].at = SPACE["A3a"]
    assert "skill:35,h0" in offered(sit(acting(s, 0, s35=1)))
    s.tracks["lantern"] = 0
    assert why(sit(acting(s, 0, s35=1)), "skill:35,h0") == "VS-004"


@pytest.mark.rule("VN-0773", "VN-0792")
def test_photographs() -> None:
    """2 Coins in the dark and Unseen, worth 3; the third ends the camera; burned by a Candle, 2 and 1; two are a Ritual."""
    s = table(*WHO[:2], scenario="s07", haint=FAR)
    s.haints[0].threshold = 30
    s.events[3] = s.vagrants[0].at
    t = go_on(sit(acting(s, 0, investigate=1), rolls=[4]), "investigate:3").state
    assert t.vagrants[0].tokens == ["e3"]
    hold(s, 0, "e3")
    s.tracks["photos"] = 2
    t = go_on(sit(acting(s, 0)), "photo").state
    assert t.haints[0].humanity == 3 and t.tracks["photos"] == 3 and t.vagrants[0].tokens == []
    assert why(sit(acting(s, 0, rummage=1, bust=1)), "photo") == "VS-051"
    s.haints[0].mood = 1
    assert why(sit(acting(s, 0)), "photo") == "VS-056"
    s.haints[0].mood = 0
    burn_at("A1b")(s)
    assert why(sit(acting(s, 0)), "photo") == "VS-056"
    s.tracks["burned"], s.vagrants[0].humanity = 1, 5
    t = go_on(sit(acting(s, 0)), "burn").state
    assert t.rituals == ["burn"] and t.camp.ritual_coins == 2
    assert t.vagrants[0].humanity == 7 and t.haints[0].humanity == 1
    t.tracks["photos"] = 3
    assert why(sit(acting(t, 0)), "burn") == "VS-004", "one a round"


@pytest.mark.rule("VN-0774")
def test_a_box_of_stubs() -> None:
    """2 lost; a Candle; one for everybody in the car."""
    s = table(*WHO, scenario="s07")
    set_at(s, "A1a", "A6d", FAR)
    s.events[4] = SPACE["A1a"]
    for bones, lost, tokens in (
        ([1, 1], 2, [[], [], []]),
        ([4, 1], 0, [["candle"], [], []]),
        ([4, 5], 0, [["candle"], ["candle"], []]),
    ):
        t = go_on(sit(acting(s, 0, investigate=2), rolls=bones), "investigate:4").state
        assert 10 - t.vagrants[0].humanity == lost and [v.tokens for v in t.vagrants] == tokens
        assert (4 in t.events) == bool(lost)


@pytest.mark.rule("VN-0775", "VN-0776", "VN-0790")
def test_lights_come_up_and_whispers_grow() -> None:
    """A Candle off the Cycle track; then the corners of a car, and 2 a Vagrant on the Threshold; a light in each car is a Ritual."""
    s = table("cursebearer", "songsmith", "empress", scenario="s07", haint="A2a")
    set_at(s, "A1a", FAR, "C6a")
    burn_at("A3a", "B1a")(s)
    s.bindle.remove("candle")
    s.cycle["candle"] = 1
    s.haints[0].on_humanity[5], s.haints[0].humanity, s.haints[0].threshold = 3, 2, 9
    session = go_on(sit(acting(s, 0, bust=1), rolls=[4], seed=1), "bust:0", "place:C3b")
    t = session.state
    assert t.tracks["whispers"] == 1 and SPACE["C3b"] in t.candles and t.cycle["candle"] == 0
    assert t.rituals == ["lights"] and t.camp.ritual_coins == 1
    s.haints[0].on_humanity.clear()
    s.haints[0].on_break[6], s.haints[0].breaks = 2, 3
    s.haints[0].humanity = before = s.haints[0].threshold - 1
    session = go_on(sit(acting(s, 0, bust=1), rolls=[4], seed=1), "bust:0", "car_b")
    t = settle(session, "act").state
    assert t.tracks["whispers"] == 1 and t.haints[0].threshold == before + 1 + 6
    assert {SPACE[n] for n in ("B6a", "B1d", "B6d")} <= set(t.candles)


@pytest.mark.rule("VN-0777")
def test_lights_out() -> None:
    """2 a Vagrant on the Threshold, no Candle, Unseen, three actions in the order the party wants."""
    s = table("cursebearer", "songsmith", scenario="s07", haint="A2a")
    set_at(s, "A1a", FAR)
    burn_at("A3a")(s)
    s.haints[0].mood, s.haints[0].on_break[7], s.haints[0].breaks = 1, 1, 2
    s.haints[0].humanity = before = s.haints[0].threshold - 1
    session = sit(acting(s, 0, bust=1), rolls=[4], picks=["nail", "salt", "nail"], seed=3)
    go_on(session, "bust:0")
    assert session.decision is not None and session.decision.ask == "three_acts"
    assert offered(session) == ["keep:nail", "keep:salt"]
    t = settle(go_on(session, "keep:nail"), "act").state
    assert t.haints[0].threshold == before + 1 + 4 and t.candles == [] and t.haints[0].mood == 0
    acts = [e for e in session.journal if e.kind == "haint_action"]
    assert len(acts) == 3 and t.cycle["nail"] == 2 and t.cycle["salt"] == 1


@pytest.mark.rule("VN-0778", "VN-0779", "VN-0770")
def test_what_is_in_the_bag() -> None:
    """3 lost and gone; thanked, or a racing heart; somebody within 2 wakes. The last two go back."""
    for token, posts, lost, effects, back in (
        ("e8", [], 3, [[], []], False), ("e9", [], 0, [["racing"], []], True), ("e9", ["Safe at Last"], -1, [[], []], True),
    ):  # fmt: skip
        s = table(*WHO[:2], scenario="s07")
        s.camp.mileposts, s.vagrants[0].humanity = list(posts), 5
        s.bindle.append(token)
        t = go_on(sit(acting(s, 0, rummage=1), picks=[token, "nail"]), "rummage").state
        assert 5 - t.vagrants[0].humanity == lost and [v.effects for v in t.vagrants] == effects
        assert (token in t.bindle) is back
    for at, left in (("A3a", []), ("A4a", ["paralyzed"])):
        s = table(*WHO[:2], scenario="s07")
        set_at(s, "A1a", at)
        s.vagrants[1].effects = ["paralyzed"]
        s.bindle.append("e0")
        t = go_on(sit(acting(s, 0, rummage=1), picks=["e0", "nail"]), "rummage").state
        assert t.vagrants[1].effects == left and "e0" in t.bindle
