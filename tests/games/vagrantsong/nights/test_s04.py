"""Knock, Knock, Knockin'...: the Tommyknocker and the Cave-In."""

from __future__ import annotations

from typing import Any

import pytest

from hearthside.games.vagrantsong.content.board import CAR, SPACE, TRAIN
from hearthside.games.vagrantsong.state import Journey

from ..table import acting, block, go_on, haunting, hold, offered, placing, set_at, sit, table, why
from ..test_haint import settle
from ..test_range import westbound
from .striking import FAR, ROW, haunted

RIDERS = ("songsmith", "cursebearer", "empress", "wayfarer")


def knocks(
    *tokens: str | int, at: tuple[str, ...], haint: str = ROW[0], arrange: Any = None, to: str = ""
) -> Journey:
    """Both Haints act: the first token is his, the second the mine's; where he is asked to go, it is there."""
    s = table(*RIDERS[: len(at)], scenario="s04", haint=haint)
    set_at(s, *at)
    if arrange is not None:
        arrange(s)
    session = sit(haunting(s), picks=list(tokens), seed=1)
    if to:
        settle(session, "haint_way").choose(f"place:{to}")
    return settle(session).state


def lost(s: Journey) -> list[int]:
    """What each has lost."""
    return [v.most - v.humanity for v in s.vagrants]


def pockets(s: Journey) -> None:
    """Both hold something."""
    hold(s, 0, "foot")
    hold(s, 1, "nail", "nail")


@pytest.mark.rule("VN-0430")
def test_mine_now_robs_within_three_and_one() -> None:
    """A token becomes a Possession; from empty pockets 1."""
    s = knocks("nail", "nail", at=(ROW[4], FAR), arrange=pockets)
    assert s.vagrants[0].tokens == [] and s.tracks["possessions"] == 1 and s.cycle["foot"] == 1
    assert s.haints[0].at == SPACE[ROW[3]] and lost(s) == [1, 0], "1 is the Dust"
    assert lost(knocks("nail", "nail", at=(ROW[4], FAR))) == [2, 0]
    assert lost(knocks("nail", "nail", at=(ROW[5], FAR))) == [1, 0]


@pytest.mark.rule("VN-0431", "VN-0440")
def test_tap_tap_hops_to_terrain_by_somebody_and_dust_falls_behind() -> None:
    """1 for whoever is next to where he sits; 1 for the Vagrant nearest the Round side."""
    s = knocks("candle", "nail", at=("B3b", FAR), arrange=lambda s: block(s, "B4b", "A2d"))
    assert s.haints[0].at == SPACE["B4b"] and lost(s) == [2, 0]
    s = knocks("candle", "nail", at=("B3b", "A6d"), arrange=lambda s: block(s, "B5b"))
    assert s.haints[0].at == SPACE["B5b"] and lost(s) == [0, 1]


@pytest.mark.rule("VN-0432", "VN-0415")
def test_what_was_that_gives_the_jeebies_within_three() -> None:
    """Two Coins have to go on Rummage; it ends with the turn."""
    s = knocks("salt", "nail", at=(ROW[3], ROW[4]))
    assert [v.effects for v in s.vagrants] == [["jeebies"], []]
    s = table("songsmith", "cursebearer", "empress", scenario="s04", haint="C6a")
    s.vagrants[0].effects = ["jeebies"]
    session = sit(placing(s, 0))
    assert session.state.vagrants[0].coins == {"rummage": 2}
    assert why(sit(placing(s, 1)), "coin:s35") != "VS-217"
    for h in s.haints:
        h.skips = 1
    after = settle(go_on(sit(acting(s, 0, rummage=2), seed=1), "end")).state
    assert after.vagrants[0].effects == []


@pytest.mark.rule("VN-0433")
def test_light_fingers_go_for_the_fullest_pockets() -> None:
    """He is beside whoever holds most, takes one, and costs 1."""
    s = knocks("foot", "nail", at=("A6d", "C3b"), arrange=pockets, to="C2b")
    assert s.haints[0].at == SPACE["C2b"] and s.vagrants[1].tokens == ["nail"]
    assert lost(s) == [1, 1] and s.tracks["possessions"] == 1


@pytest.mark.rule("VN-0434")
def test_pick_and_shovel_within_four() -> None:
    """2 and a token; without one, 3."""
    s = knocks("apple", "nail", at=(ROW[4], FAR), arrange=pockets)
    assert lost(s) == [3, 0] and s.vagrants[0].tokens == [] and s.tracks["possessions"] == 1
    assert lost(knocks("apple", "nail", at=(ROW[4], FAR))) == [4, 0]
    assert lost(knocks("apple", "nail", at=(ROW[5], FAR))) == [1, 0]


@pytest.mark.rule("VN-0437", "VN-0447", "VN-0436", "VN-0446")
def test_haunted_and_cycled_in_the_mine() -> None:
    """1 by him, nothing by the mine; a Cycle drops Debris by whoever has most Humanity, or costs 1 in a car full of it."""
    assert haunted("s04", 0) == (1, [])
    for full, loss, rocks in ((False, 0, 1), (True, 1, 2)):
        s = table("songsmith", "cursebearer", "empress", scenario="s04", haint="C6a")
        set_at(s, "A1a", "A6d", "B1a")
        s.haints[0].skips = s.haints[1].skips = 1
        s.cycle["apple"] = 2
        if full:
            block(s, "B6a", "B6d", kind="debris")
        after = settle(go_on(sit(acting(s, 0), seed=1), "end")).state
        debris = [t for t, kind in after.terrain.items() if kind == "debris"]
        assert len(debris) == rocks and lost(after) == [0, 0, loss]
        assert full or TRAIN.near[SPACE["B1a"]] >> debris[0] & 1


@pytest.mark.rule("VN-0441")
def test_slip_drops_debris_by_whoever_acted_last() -> None:
    """With two in the car already they lose 1 instead; with three Vagrants one is enough."""
    s = knocks("salt", "candle", at=("B3b", FAR), haint="C1a")
    (rock,) = s.terrain
    assert s.terrain[rock] == "debris" and TRAIN.near[SPACE["B3b"]] >> rock & 1
    two = knocks(
        "salt",
        "candle",
        at=("B3b", FAR),
        haint="C1a",
        arrange=lambda s: block(s, "B6a", "B6d", kind="debris"),
    )
    assert lost(two) == [1, 0] and len(two.terrain) == 2
    one = knocks(
        "salt",
        "candle",
        at=("B3b", FAR),
        haint="C1a",
        arrange=lambda s: block(s, "B6a", kind="debris"),
    )
    assert lost(one) == [0, 0] and len(one.terrain) == 2
    for at, hurt in ((("B3b", FAR, "A1a"), 0), (("B3b", FAR, "A1a", "A1d"), 1)):
        more = knocks(
            "salt",
            "candle",
            at=at,
            haint="C1a",
            arrange=lambda s: block(s, "B6a", kind="debris"),
        )
        assert lost(more) == [hurt, *[0] * (len(at) - 1)]


@pytest.mark.rule("VN-0442")
def test_a_sinkhole_opens_where_most_are() -> None:
    """2 for whoever is next to it; with no Hole left, Dust."""
    s = knocks("salt", "salt", at=("B3b", "B4d", "A1a"), haint="C1a")
    (hole,) = s.terrain
    assert s.terrain[hole] == "hole" and CAR[hole] == 1
    near = [2 if TRAIN.near[hole] >> SPACE[x] & 1 else 0 for x in ("B3b", "B4d", "A1a")]
    assert lost(s) == near and any(near)
    full = knocks(
        "salt", "salt", at=("B3b", "B4d", "A1a"), haint="C1a",
        arrange=lambda s: block(s, "C6a", "C6b", "C6c", "C6d", "C5a", "C5d", kind="hole"),
    )  # fmt: skip
    assert lost(full) == [0, 0, 1] and len(full.terrain) == 6


@pytest.mark.rule("VN-0443", "VN-0444")
def test_heave_and_collapse() -> None:
    """The rearmost is thrown 2 forward and loses 2; Debris falls, and everybody next to any loses 2."""
    s = knocks("salt", "foot", at=("B3b", "A1b"), haint="C1a")
    assert lost(s) == [0, 2] and s.vagrants[1].at == SPACE["A3b"]
    s = knocks(
        "salt",
        "apple",
        at=("B3b", "C6d"),
        haint="C1a",
        arrange=lambda s: block(s, "C5d", kind="debris"),
    )
    assert lost(s) == [2, 2] and len(s.terrain) == 2


@pytest.mark.rule("VN-0401")
def test_two_tokens_nails_for_comfort_trades_and_digging() -> None:
    """He acts first, then the mine; Nails heal 1; beside him a token can be traded; a Bust clears Debris."""
    s = table("songsmith", "cursebearer", scenario="s04", haint="B2b")
    set_at(s, "B3b", FAR)
    session = settle(sit(haunting(s), picks=["nail", "nail"], seed=1))
    acted = [e.args[0] for e in session.journal if e.kind == "haint_action"]
    assert acted == ["tommyknocker", "cave_in"] and session.state.cycle["nail"] == 2
    s.haint_turn = False
    s.vagrants[0].humanity = 5
    hold(s, 0, "nail", "salt")
    session = sit(acting(s, 0))
    assert go_on(session.fork(), "nail_heal").state.vagrants[0].humanity == 6
    s.tracks["possessions"] = 2
    after = go_on(sit(acting(s, 0)), "trade", "keep:salt").state
    assert (
        after.tracks["possessions"] == 1 and after.tracks["luck"] == 1 and after.cycle["salt"] == 1
    )
    s.haints[0].at = SPACE["A1a"]
    assert why(sit(acting(s, 0)), "trade") == "VS-004"
    assert why(sit(acting(s, 0, bust=1)), "dig") == "VS-004"
    block(s, "B3a", "B3c", kind="debris")
    after = go_on(sit(acting(s, 0, bust=2), rolls=[5, 4]), "dig", "place:B3a").state
    assert after.terrain == {SPACE["B3c"]: "debris"}


@pytest.mark.rule("VN-0410")
def test_holes_are_entered_at_a_risk() -> None:
    """Bones as many as the Move value: a 5 is enough, else 3 lost and beside it."""
    s = table("songsmith", "cursebearer", scenario="s04", haint="C6a")
    set_at(s, "A1a", FAR)
    block(s, "A2a", kind="hole")
    session = go_on(sit(acting(s, 0, move=1), rolls=[2, 4]), "go:A2a")
    assert set(offered(session)) == {"place:A1a", "place:A2b", "place:A3a"}
    assert go_on(session, "place:A3a").state.vagrants[0].humanity == 7
    after = go_on(sit(acting(s, 0, move=1), rolls=[2, 5]), "go:A2a").state
    assert after.vagrants[0].at == SPACE["A2a"] and after.vagrants[0].humanity == 10


@pytest.mark.rule("VN-0421")
def test_the_seance_removes_one_debris() -> None:
    """Anywhere; with none about it is kept."""
    s = table("songsmith", "cursebearer", scenario="s04", haint="C6a")
    s.seance = True
    assert why(sit(acting(s, 0)), "seance") == "VS-041"
    block(s, "C3b", "A4d", kind="debris")
    after = go_on(sit(acting(s, 0)), "seance", "place:C3b").state
    assert after.terrain == {SPACE["A4d"]: "debris"} and not after.seance


@pytest.mark.rule("VN-0422", "VN-0425", "VN-0491")
def test_three_rituals_win_and_daylight_is_one() -> None:
    """All on the board in car C at the end of a turn: a Coin and 2 for all; fewer Possessions than two each, a Mile Post."""
    for stolen, posts in ((3, ["Candle in the Wind"]), (4, [])):
        s = table("songsmith", "cursebearer", scenario="s04", haint="A6a")
        set_at(s, "C1a", "C6d")
        s.campaign, s.rituals, s.tracks["possessions"] = True, ["shiny", "fair"], stolen
        s.vagrants[0].humanity = 5
        session = settle(go_on(sit(acting(s, 0), seed=1), "end"), "spend")
        assert session.state.over == "won" and session.state.camp.mileposts == posts
        assert session.state.camp.ritual_coins == 1
    s = table("songsmith", "cursebearer", "empress", scenario="s04", haint="A6a")
    set_at(s, "C1a", "C6d", "BCb")
    for h in s.haints:
        h.skips = 1
    assert settle(go_on(sit(acting(s, 0), seed=1), "end")).state.rituals == []
    s.vagrants[2].at, s.vagrants[0].humanity = SPACE["C5a"], 5
    after = settle(go_on(sit(acting(s, 0), seed=1), "end")).state
    assert after.rituals == ["way_out"] and after.vagrants[0].humanity == 7


@pytest.mark.rule("VN-0423")
def test_the_mine_comes_down() -> None:
    """When Debris must fall and none is left, all is lost; so it is with the last card."""
    s = table("songsmith", "cursebearer", scenario="s04", haint="B3b")
    block(s, "C1a", "C2a", "C3a", "C4a", "C5a", "C6a", kind="debris")
    assert settle(sit(haunting(s), picks=["salt", "candle"], seed=1)).state.over == "lost"
    s = table("songsmith", "cursebearer", scenario="s04", haint=ROW[0])
    set_at(s, ROW[4], FAR)
    westbound(s, 1)
    s.vagrants[0].skills, s.vagrants[0].humanity = [35, 0, -36, 0], 1
    assert settle(sit(haunting(s), picks=["apple", "nail"], seed=1)).state.over == "lost"


@pytest.mark.rule("VN-0471", "VN-0472", "VN-0473")
def test_what_the_rounds_bring() -> None:
    """He goes to the furthest Terrain of his car, to the nearest other; then the Coffins close car A."""
    for number, spot in ((1, "B6d"), (2, "B2b")):
        s = table("songsmith", "cursebearer", scenario="s04", haint="B1b")
        set_at(s, "A1a", "A6d")
        block(s, "B1b", "B2b", "B6d", "C1a")
        s.on_round = {number: 2}
        for v in s.vagrants:
            v.acted = True
        after = settle(sit(s, seed=1)).state
        assert after.haints[0].at == SPACE[spot] and number not in after.on_round
    s = table("songsmith", "cursebearer", scenario="s04", haint="B4b", bare=False)
    s.haints[0].at = SPACE["B3d"]
    set_at(s, "A3a", "C1a")
    s.on_round = {3: 2}
    s.step, s.rounds = "round_open", 1
    session = sit(s, seed=2)
    while session.decision is not None and session.decision.ask != "whose_turn":
        go_on(session, offered(session)[0])
    t = session.state
    assert CAR[t.vagrants[0].at] == 1 and sum(n < 0 for n in t.vagrants[0].skills) == 1
    assert sum(n < 0 for n in t.vagrants[1].skills) == 0
    assert t.terrain[SPACE["ABb"]] == t.terrain[SPACE["ABc"]] == "coffin"
    assert not any(
        kind == "coffin" and CAR[x] == 0 and x not in (SPACE["ABb"], SPACE["ABc"])
        for x, kind in t.terrain.items()
    )


@pytest.mark.rule("VN-0474", "VN-0475", "VN-0476")
def test_sling_string_and_eyes() -> None:
    """2 more pockets; a string that is a Possession once it is taken; the jeebies, or mica."""
    s = table("songsmith", "cursebearer", scenario="s04", haint="C6a")
    for number, bone, kept, effects, stays in (
        (4, 4, ["e4"], [], False), (4, 3, [], [], True), (5, 4, ["e5"], [], False), (5, 3, [], [], True),
        (6, 4, [], [], False), (6, 3, [], ["jeebies"], False),
    ):  # fmt: skip
        s.events = {number: SPACE["A1a"]}
        t = go_on(sit(acting(s, 0, investigate=1), rolls=[bone]), f"investigate:{number}").state
        assert (t.vagrants[0].tokens, t.vagrants[0].effects, number in t.events) == (
            kept,
            effects,
            stays,
        )
    hold(s, 0, "e4", "nail", "nail", "salt")
    session = go_on(sit(acting(s, 0, rummage=1), picks=["apple"]), "rummage")
    assert len(session.state.vagrants[0].tokens) == 5
    s.vagrants[0].tokens = ["e5"]
    s.haints[0].at = SPACE["A2a"]
    after = settle(sit(haunting(s), picks=["nail", "nail"], seed=1)).state
    assert after.tracks["possessions"] == 1 and after.vagrants[0].tokens == []


@pytest.mark.rule("VN-0477")
def test_a_rich_seam_pays_at_the_end_of_the_turn() -> None:
    """Whoever is next to Terrain may Rummage 1."""
    s = table("songsmith", "cursebearer", "empress", scenario="s04", haint="C6a")
    set_at(s, "A1a", "A2b", FAR)
    block(s, "A2a")
    s.bindle.append("e7")
    session = go_on(
        sit(acting(s, 0, rummage=1), picks=["e7", "nail", "salt", "foot"], seed=1), "rummage", "end"
    )
    assert session.decision is not None and session.decision.seat == 0
    go_on(session, "yes", "yes")
    assert [v.tokens for v in session.state.vagrants[:2]] == [["nail", "salt"], ["foot"]]


@pytest.mark.rule("VN-0478", "VN-0479", "VN-0470", "VN-0490")
def test_something_shines_for_the_lucky() -> None:
    """7 with Luck finds his Coin, worth 2, and both tokens are gone; else he comes, 1 is lost and Luck rises."""
    for token in ("e8", "e9"):
        s = table("songsmith", "cursebearer", scenario="s04", haint="C6a")
        set_at(s, "A1a", FAR)
        s.bindle += ["e8", "e9"]
        s.tracks["luck"] = 3
        session = go_on(sit(acting(s, 0, rummage=1), picks=[token, "salt"], rolls=[4]), "rummage")
        assert session.state.rituals == ["shiny"] and session.state.camp.ritual_coins == 2
        assert not {"e8", "e9"} & set(session.state.bindle)
        session = go_on(
            sit(acting(s, 0, rummage=1), picks=[token, "salt"], rolls=[3]), "rummage", "place:A1b"
        )
        t = session.state
        assert (
            t.tracks["luck"] == 4 and t.vagrants[0].humanity == 9 and t.haints[0].at == SPACE["A1b"]
        )
        assert token in t.bindle
    s.bindle.append("e0")
    session = sit(acting(s, 0, rummage=1), picks=["e0", "salt"], rolls=[4], seed=1)
    t = settle(go_on(session, "rummage"), "act").state
    assert t.rituals == ["shiny"] and "debris" in t.terrain.values() and "e0" in t.bindle


@pytest.mark.rule("VN-0492")
def test_fairs_fair_at_the_third_token() -> None:
    """A Coin, and 1 for all."""
    for traded, done in ((2, ["fair"]), (1, [])):
        s = table("songsmith", "cursebearer", scenario="s04", haint="A2a")
        set_at(s, "A1a", FAR)
        s.tracks["traded"], s.vagrants[1].humanity = traded, 5
        hold(s, 0, "nail")
        after = go_on(sit(acting(s, 0)), "trade").state
        assert after.rituals == done and after.camp.ritual_coins == len(done)
        assert after.vagrants[1].humanity == 5 + len(done)
