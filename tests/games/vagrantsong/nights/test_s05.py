"""Black & Blue: the Blackbird."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import SPACE, TRAIN
from hearthside.games.vagrantsong.content.page import SCENARIOS
from hearthside.games.vagrantsong.state import Journey

from ..table import acting, block, go_on, haunting, hold, offered, set_at, sit, table, why
from ..test_haint import settle
from ..test_range import westbound
from .striking import FAR, ROW, haunted, strike


@pytest.mark.rule("VS-059")
def test_the_dynamite_goes_off_on_any_bone_at_flood_height_one() -> None:
    """The success value is the height of the car, and nothing may modify it: at 1 a Bone cannot fail."""
    s = table("songsmith", "cursebearer", scenario="s05", haint="B4c")
    s.events[1], s.vagrants[0].at, s.vagrants[0].kept = SPACE["A2c"], SPACE["A2c"], ["e4"]
    hold(s, 0, "candle")
    for height, bone, blown in ((1, 1, True), (2, 1, False), (2, 2, True)):
        s.tracks["flood_a"] = height
        session = go_on(sit(acting(s, 0, investigate=1), rolls=[bone], seed=1), "investigate:1")
        assert (session.state.haints[0].mood == 1) is blown


def flooded(a: int, c: int):  # type: ignore[no-untyped-def]
    """The heights of both outer cars."""

    def arrange(s: Journey) -> None:
        s.tracks["flood_a"], s.tracks["flood_c"] = a, c

    return arrange


def heights(s: Journey) -> tuple[int, int]:
    """The heights of both outer cars."""
    return s.tracks["flood_a"], s.tracks["flood_c"]


@pytest.mark.parametrize(
    ("mood", "token", "at", "struck"),
    [
        pytest.param(0, "nail", (ROW[19], ROW[3]), ([3, 0], [[], []], [ROW[19], ROW[3]], ROW[0]), marks=pytest.mark.rule("VN-0530")),
        pytest.param(0, "candle", (ROW[10], "A1d"), ([4, 0], [[], []], [ROW[10], "A1d"], ROW[2]), marks=pytest.mark.rule("VN-0531")),
        pytest.param(1, "nail", (ROW[5], "A1d"), ([6, 0], [[], []], [ROW[5], "A1d"], ROW[4]), marks=pytest.mark.rule("VN-0540")),
        pytest.param(1, "nail", (ROW[6], "A1d"), ([0, 0], [[], []], [ROW[6], "A1d"], ROW[4]), marks=pytest.mark.rule("VN-0540")),
        pytest.param(1, "candle", (ROW[5], "A1d"), ([6, 0], [[], []], [ROW[7], "A1d"], ROW[4]), marks=pytest.mark.rule("VN-0541")),
        pytest.param(1, "salt", (ROW[3], "A4c"), ([5, 0], [[], []], [ROW[4], "A4c"], ROW[0]), marks=pytest.mark.rule("VN-0542")),
        pytest.param(1, "foot", (ROW[7], FAR), ([3, 0], [[], []], [ROW[7], FAR], ROW[6]), marks=pytest.mark.rule("VN-0543")),
        pytest.param(1, "apple", (ROW[5], ROW[7]), ([5, 0], [[], []], [ROW[5], ROW[7]], ROW[0]), marks=pytest.mark.rule("VN-0544")),
    ],
)  # fmt: skip
def test_each_action_does_what_it_says(
    mood: int, token: str, at: tuple[str, ...], struck: tuple[object, ...]
) -> None:
    """As far as she moves and reaches, and no further."""
    assert strike("s05", mood, token, at=at) == struck


@pytest.mark.rule("VN-0532", "VN-0533", "VN-0534")
def test_rain_drought_and_deluge() -> None:
    """Rain in the drier car; 2 for everybody there; the fuller car floods, and costs 2."""
    for token, after, lost in (
        ("salt", (3, 2), [0, 0, 0]),
        ("foot", (3, 1), [0, 0, 2]),
        ("apple", (4, 1), [2, 2, 0]),
    ):
        s = table("songsmith", "cursebearer", "empress", scenario="s05", haint="B4b")
        set_at(s, "A1a", "A2a", "C1a")
        flooded(3, 1)(s)
        t = settle(sit(haunting(s), picks=[token], seed=1)).state
        assert heights(t) == after and [v.most - v.humanity for v in t.vagrants] == lost


@pytest.mark.rule("VN-0536", "VN-0546", "VN-0537", "VN-0547")
def test_cycled_and_haunted() -> None:
    """A Cycle floods the fuller car by 1; walking through her costs 1; in either mood."""
    for mood in (0, 1):
        s = table("songsmith", "cursebearer", "empress", scenario="s05", haint="B4b")
        set_at(s, "C1a", "C2a", "A1a")
        flooded(0, 2)(s)
        s.haints[0].mood, s.haints[0].skips = mood, 1
        s.cycle["apple"] = 2
        assert heights(settle(go_on(sit(acting(s, 0), seed=1), "end")).state) == (0, 3)
        assert haunted("s05", mood) == (1, [])


@pytest.mark.rule("VN-0501")
def test_the_flood() -> None:
    """Its height at the start of a turn there, nothing in B; a Wound raises it up to the brim; a Patch Up on a pool lowers it."""
    s = table("songsmith", "cursebearer", "empress", scenario="s05", haint="C6a")
    set_at(s, "A1a", "B1a", "C1a")
    flooded(3, 2)(s)
    assert [go_on(sit(s), f"turn:{i}").state.vagrants[i].humanity for i in (0, 1, 2)] == [7, 10, 9]
    s.vagrants[0].humanity = 2
    session = go_on(sit(s, seed=1), "turn:0", "skill:35")
    assert heights(session.state) == (4, 2)
    for who, brim in ((2, 5), (3, 6), (4, 4)):
        t = table(
            *("songsmith", "cursebearer", "empress", "wayfarer")[:who], scenario="s05", haint="B4b"
        )
        flooded(brim, brim)(t)
        assert heights(settle(sit(haunting(t), picks=["salt"], seed=1)).state) == (brim, brim)
    s.vagrants[0].humanity = 5
    for pool, left in ((False, 3), (True, 1)):
        if pool:
            block(s, "A1a", kind="pool")
        after = go_on(sit(acting(s, 0, patch=2), rolls=[4, 5]), "patch").state
        assert after.tracks["flood_a"] == left and after.vagrants[0].humanity == 7


@pytest.mark.rule("VN-0510", "VN-0535")
def test_pools_are_floor_and_boxes_close_the_cage() -> None:
    """A pool can be walked onto; the four Boxes between the cars cannot."""
    s = table("songsmith", "cursebearer", scenario="s05", haint="B4b", bare=False)
    set_at(s, "A6a", FAR)
    s.terrain[SPACE["A5a"]] = "pool"
    spots = offered(sit(acting(s, 0, move=3)))
    assert "go:A5a" in spots and not any(o.startswith("go:B") for o in spots)
    assert all(s.terrain[SPACE[name]] == "box" for name in ("ABb", "ABc", "BCb", "BCc"))


@pytest.mark.rule("VN-0521")
def test_the_seance_lowers_a_car_by_two() -> None:
    """Either."""
    s = table("songsmith", "cursebearer", scenario="s05", haint="B4b")
    flooded(3, 4)(s)
    s.seance = True
    assert heights(go_on(sit(acting(s, 0)), "seance", "bail_a").state) == (1, 4)
    assert heights(go_on(sit(acting(s, 0)), "seance", "bail_c").state) == (3, 2)


@pytest.mark.rule("VN-0522", "VN-0523", "VN-0525")
def test_how_the_night_ends() -> None:
    """Saved; To Be Free for all three Rituals; lost with the last card."""
    for done, posts in ((["rise", "before", "free"], ["To Be Free"]), (["rise", "free"], [])):
        s = table("cursebearer", "songsmith", scenario="s05", haint="A2a")
        s.haints[0].breaks, s.haints[0].humanity = 1, s.haints[0].threshold - 1
        s.campaign, s.rituals = True, done
        session = settle(go_on(sit(acting(s, 0, bust=1), rolls=[4], seed=1), "bust:0"), "spend")
        assert session.state.over == "won" and session.state.camp.mileposts == posts
    s = table("songsmith", "cursebearer", scenario="s05", haint="B4b")
    set_at(s, "A1a", FAR)
    westbound(s, 1)
    flooded(3, 0)(s)
    s.vagrants[0].skills, s.vagrants[0].humanity = [35, 0, -36, 0], 1
    assert settle(go_on(sit(s, seed=1), "turn:0")).state.over == "lost"


@pytest.mark.rule("VN-0570", "VN-0579")
def test_waders_and_blanket() -> None:
    """1 less of the water, or 1 lower by a pool; the blanket on one."""
    s = table("songsmith", "cursebearer", scenario="s05", haint="B4b")
    set_at(s, "A1a", FAR)
    flooded(3, 0)(s)
    hold(s, 0, "e0", "e9")
    assert go_on(sit(s), "turn:0").state.vagrants[0].humanity == 8
    assert why(sit(acting(s, 0)), "waders") == why(sit(acting(s, 0)), "token:e9") == "VS-056"
    block(s, "A1b", kind="pool")
    after = go_on(sit(acting(s, 0)), "waders").state
    assert heights(after) == (2, 0) and after.vagrants[0].tokens == ["e9"]
    block(s, "A1a", kind="pool")
    assert heights(go_on(sit(acting(s, 0)), "token:e9").state) == (2, 0)


@pytest.mark.rule("VN-0571", "VN-0572")
def test_dynamite_at_either_end() -> None:
    """Candle and Fuse go; both tokens are gone, the Boxes too, both heights fall by 2; she is Wailful and the cage stands."""
    for number, at, kept in ((1, "A2c", "e4"), (2, "C5c", "e5")):
        s = table("songsmith", "cursebearer", scenario="s05", haint="B4b", bare=False)
        s.haints[0].at = SPACE["B4b"]
        set_at(s, at, "B6d")
        s.events |= {1: SPACE["A2c"], 2: SPACE["C5c"]}
        flooded(4, 4)(s)
        session = go_on(sit(acting(s, 0, investigate=2)), f"investigate:{number}")
        assert number in session.state.events
        s.vagrants[0].kept = [kept]
        hold(s, 0, "candle")
        session = sit(acting(s, 0, investigate=2), rolls=[3, 3])
        assert number in go_on(session, f"investigate:{number}").state.events
        session = go_on(sit(acting(s, 0, investigate=2), rolls=[3, 4]), f"investigate:{number}")
        t = settle(session, "act").state
        assert not {1, 2} & set(t.events) and {7, 8} <= set(t.events) and heights(t) == (2, 2)
        assert "box" not in t.terrain.values() and t.haints[0].mood == 1
        assert t.vagrants[0].kept == [] and t.cycle["candle"] == 1 and t.vagrants[0].at != SPACE[at]


@pytest.mark.rule("VN-0573", "VN-0590")
def test_the_water_swells() -> None:
    """Both by 1; with neither over 5 the Ritual is done, worth a Coin."""
    for before, after, done in ((4, 5, ["rise"]), (5, 6, [])):
        s = table("cursebearer", "songsmith", "empress", scenario="s05", haint="A2a")
        flooded(before, 0)(s)
        s.on_round[3] = 2
        for v in s.vagrants:
            v.acted = True
        t = sit(s, seed=1).state
        assert heights(t) == (after, 1) and t.rituals == done and t.camp.ritual_coins == len(done)
        assert 3 not in t.on_round


@pytest.mark.rule("VN-0574", "VN-0575")
def test_coils_of_fuse() -> None:
    """1 easier; it takes no pocket, and is handed to a neighbour freely."""
    for number in (4, 5):
        s = table("songsmith", "cursebearer", scenario="s05", haint="B4b")
        set_at(s, "A1a", "A2a")
        s.events[number] = SPACE["A1a"]
        assert (
            number
            in go_on(
                sit(acting(s, 0, investigate=1), rolls=[2]), f"investigate:{number}"
            ).state.events
        )
        session = go_on(sit(acting(s, 0, investigate=1), rolls=[3]), f"investigate:{number}")
        assert (
            session.state.vagrants[0].kept == [f"e{number}"]
            and not session.state.vagrants[0].tokens
        )
        t = go_on(session, "pass_fuse:1").state
        assert t.vagrants[1].kept == [f"e{number}"] and not t.vagrants[0].token_used
        t.vagrants[0].at = SPACE["A4a"]
        assert why(sit(acting(t, 1)), "pass_fuse:0") == "VS-144"


@pytest.mark.rule("VN-0576", "VN-0577", "VN-0591", "VN-0590")
def test_photograph_and_locket() -> None:
    """Her cry: the Salt action, the token beside her, her car slowed, Rise Above if the water is at 4 or less; then a picture, a
    locket, and who she was."""
    for water, done in ((4, ["rise"]), (5, [])):
        s = table("cursebearer", "songsmith", "empress", scenario="s05", haint="B2a")
        set_at(s, "B1a", "B5a", FAR)
        s.haints[0].on_humanity[6], s.haints[0].humanity, s.haints[0].threshold = 5, 4, 20
        flooded(3, water)(s)
        session = settle(go_on(sit(acting(s, 0, bust=1), rolls=[4], seed=1), "bust:0"), "act")
        t = session.state
        assert heights(t) == (4, water) and TRAIN.near[SPACE["B2a"]] >> t.events[6] & 1
        assert t.rituals == done
        t.active, t.step, t.vagrants[0].acted = -1, "whose_turn", True
        t.vagrants[0].coins, t.vagrants[0].hand = {}, t.vagrants[0].dealt
        session = go_on(sit(t), "turn:1", "coin:move", "coin:patch", "coin:patch")
        assert "go:B6a" in offered(session) and "go:B6b" not in offered(session)
    s = table("cursebearer", "songsmith", scenario="s05")
    s.events = {6: SPACE["A1a"], 7: SPACE["A1b"]}
    session = go_on(sit(acting(s, 0, investigate=1, move=1), rolls=[3]), "investigate:6")
    t = session.state
    assert t.rituals == [] and 6 not in t.events
    t.vagrants[0].at, t.vagrants[0].done = SPACE["A1b"], []
    t = go_on(sit(acting(t, 0, investigate=1), rolls=[3]), "investigate:7").state
    assert t.rituals == ["before"] and t.camp.ritual_coins == 1 and t.vagrants[0].junk == [24]
    assert 6 in go_on(sit(acting(s, 0, investigate=1), rolls=[2]), "investigate:6").state.events


@pytest.mark.rule("VN-0578", "VN-0592")
def test_the_cage_is_blown_open() -> None:
    """All are thrown 2 away, the Terrain beside it is gone, and the Ritual is worth 2 Coins."""
    s = table("songsmith", "cursebearer", scenario="s05", haint="C6a")
    set_at(s, "B3c", "B3d")
    s.events[8] = SPACE["B3c"]
    block(s, "B3b", "B4c", kind="coffin")
    assert 8 in go_on(sit(acting(s, 0, investigate=1)), "investigate:8").state.events
    s.vagrants[0].kept = ["e4"]
    hold(s, 0, "candle")
    session = go_on(sit(acting(s, 0, investigate=1), rolls=[4], seed=1), "investigate:8")
    t = settle(session, "act").state
    assert (
        t.rituals == ["free"] and t.camp.ritual_coins == 2 and t.terrain == {} and 8 not in t.events
    )
    assert all(TRAIN.dist[v.at][SPACE["B3c"]] >= 2 for v in t.vagrants) and t.cycle["candle"] == 1


@pytest.mark.rule("VN-0502")
def test_somebody_has_a_candle_end() -> None:
    """Before the first round, out of the Bindle, for whom the party likes; with none in there nobody is asked."""
    s = table("songsmith", "cursebearer", scenario="s05")
    s.step = "opening"
    before = s.bindle.count("candle")
    session = sit(s, seed=1)
    assert offered(session) == ["take:0", "take:1"]
    t = go_on(session, "take:1").state
    assert [v.tokens for v in t.vagrants] == [[], ["candle"]]
    assert t.bindle.count("candle") == before - 1
    s.bindle = [token for token in s.bindle if token != "candle"]
    assert [v.tokens for v in sit(s, seed=1).state.vagrants] == [[], []]


def test_bots_look_for_a_fuse_and_then_for_the_dynamite() -> None:
    """With a Fuse a second one is hardly worth a look; with a Candle, too, the Dynamite is."""
    s = table("songsmith", "cursebearer", scenario="s05")
    worth = {n: SCENARIOS["s05"].event(n).worth for n in (1, 4)}
    seen = []
    for kept, tokens in (([], []), (["e4"], []), (["e4"], ["candle"])):
        s.vagrants[0].kept, s.vagrants[0].tokens = kept, tokens
        seen.append([hook(s, 0) for hook in worth.values() if hook is not None])
    assert seen[0][0] == seen[1][0] == 0 < seen[2][0] and seen[0][1] > seen[1][1] > 0
