"""Paradise by the Maco Light: Maco Joe."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import CAR, SIDE, SPACE, TRAIN
from hearthside.games.vagrantsong.state import Journey

from ..table import acting, block, go_on, haunting, hold, offered, placing, set_at, sit, table, why
from ..test_haint import settle
from ..test_range import westbound
from .striking import FAR, ROW, haunted, strike


def sack(s: Journey) -> None:
    """The sack lies in his row."""
    s.events[3] = SPACE[ROW[5]]


def blind(s: Journey) -> None:
    """The first Vagrant is Blinded already."""
    s.vagrants[0].effects = ["blinded"]


@pytest.mark.parametrize(
    ("mood", "token", "at", "arrange", "struck"),
    [
        pytest.param(0, "nail", (ROW[5], ROW[6]), sack, ([2, 0], [[], []], [ROW[5], ROW[6]], ROW[2]), marks=pytest.mark.rule("VN-0330")),
        pytest.param(0, "candle", (ROW[6], FAR), sack, ([3, 0], [[], []], [ROW[6], FAR], ROW[2]), marks=pytest.mark.rule("VN-0331")),
        pytest.param(0, "candle", (ROW[7], FAR), sack, ([0, 0], [[], []], [ROW[7], FAR], ROW[2]), marks=pytest.mark.rule("VN-0331")),
        pytest.param(0, "salt", (ROW[3], ROW[4]), None, ([1, 0], [["blinded"], []], [ROW[3], ROW[4]], ROW[0]), marks=pytest.mark.rule("VN-0332")),
        pytest.param(0, "salt", (ROW[3], FAR), blind, ([3, 0], [["blinded"], []], [ROW[3], FAR], ROW[0]), marks=pytest.mark.rule("VN-0332")),
        pytest.param(0, "foot", (ROW[4], FAR), None, ([3, 0], [[], []], [ROW[4], FAR], ROW[3]), marks=pytest.mark.rule("VN-0333")),
        pytest.param(0, "apple", (ROW[5], FAR), None, ([4, 0], [["burning"], []], [ROW[5], FAR], ROW[2]), marks=pytest.mark.rule("VN-0334")),
        pytest.param(1, "nail", (ROW[4], FAR), None, ([3, 0], [[], []], [ROW[4], FAR], ROW[3]), marks=pytest.mark.rule("VN-0340")),
        pytest.param(1, "candle", (ROW[5], FAR), None, ([3, 0], [["burning"], []], [ROW[5], FAR], ROW[3]), marks=pytest.mark.rule("VN-0341")),
        pytest.param(1, "salt", (ROW[5], ROW[7]), None, ([2, 0], [["blinded"], []], [ROW[5], ROW[7]], ROW[0]), marks=pytest.mark.rule("VN-0342")),
        pytest.param(1, "salt", (ROW[5], ROW[7]), blind, ([4, 0], [["blinded"], []], [ROW[5], ROW[7]], ROW[0]), marks=pytest.mark.rule("VN-0342")),
        pytest.param(1, "foot", (ROW[6], "A1d"), None, ([3, 0], [[], []], [ROW[6], "A1d"], ROW[5]), marks=pytest.mark.rule("VN-0343")),
        pytest.param(1, "apple", (ROW[4], ROW[5]), None, ([4, 0], [[], []], [ROW[4], ROW[5]], ROW[2]), marks=pytest.mark.rule("VN-0344")),
    ],
)  # fmt: skip
def test_each_action_does_what_it_says(
    mood: int, token: str, at: tuple[str, ...], arrange: object, struck: tuple[object, ...]
) -> None:
    """As far as it moves and reaches, and no further."""
    assert strike("s03", mood, token, at=at, arrange=arrange) == struck  # type: ignore[arg-type]


@pytest.mark.rule("VN-0337", "VN-0347")
def test_haunted_by_joe() -> None:
    """1 in either mood."""
    assert haunted("s03", 0) == haunted("s03", 1) == (1, [])


@pytest.mark.rule("VN-0336", "VN-0346")
def test_a_cycle_throws_sparks() -> None:
    """Whoever is beside Terrain is Burning, in either mood."""
    for mood in (0, 1):
        s = table("songsmith", "cursebearer", "empress", scenario="s03", haint="C3b")
        set_at(s, "A1a", "A2a", "C6d")
        block(s, "A3a")
        s.haints[0].mood, s.haints[0].skips = mood, 1
        s.cycle["apple"] = 2
        after = settle(go_on(sit(acting(s, 0), seed=1), "end")).state
        assert [v.effects for v in after.vagrants] == [[], ["burning"], []]


@pytest.mark.rule("VN-0335", "VN-0372")
def test_he_finds_the_sack() -> None:
    """A turn that ends on it: the headache, 2 for everybody in his car, 3 off him, no sack."""
    s = table("songsmith", "cursebearer", "empress", scenario="s03", haint=ROW[0])
    set_at(s, "A6d", "B6d", "C6d")
    s.events[3], s.haints[0].humanity = SPACE[ROW[2]], 5
    after = settle(sit(haunting(s), picks=["nail"], seed=1)).state
    assert after.haints[0].mood == 1 and after.haints[0].humanity == 2 and 3 not in after.events
    assert [v.most - v.humanity for v in after.vagrants] == [2, 0, 0]
    s.events[3] = SPACE[ROW[3]]
    assert settle(sit(haunting(s), picks=["nail"], seed=1)).state.haints[0].mood == 0


@pytest.mark.rule("VN-0315")
def test_blinded_until_a_candle_is_beside() -> None:
    """Skills 1 harder; gone at the start or the end of a turn next to a flame."""
    s = table("songsmith", "cursebearer", "empress", scenario="s03", haint="A3a")
    set_at(s, "A1a", FAR, "C6a")
    s.vagrants[0].effects = ["blinded"]
    for bones, given in (([4, 4], 0), ([5, 5], 2)):
        session = go_on(sit(acting(s, 0, s35=2), rolls=bones), "skill:35,h0")
        assert session.state.haints[0].humanity == given
    s.bindle.remove("candle")
    s.candles = [SPACE["A1b"]]
    s.step, s.active = "whose_turn", -1
    assert go_on(sit(s), "turn:0").state.vagrants[0].effects == []
    s.haints[0].skips = 1
    assert settle(go_on(sit(acting(s, 0), seed=1), "end")).state.vagrants[0].effects == []
    s.candles = [SPACE["A2b"]]
    assert settle(go_on(sit(acting(s, 0), seed=1), "end")).state.vagrants[0].effects == ["blinded"]


@pytest.mark.rule("VN-0316")
def test_burning_costs_two_a_turn_and_salt_puts_it_out() -> None:
    """At its start."""
    s = table("songsmith", "cursebearer", scenario="s03")
    s.vagrants[0].effects = ["burning"]
    hold(s, 0, "salt")
    session = go_on(sit(s), "turn:0")
    assert session.state.vagrants[0].humanity == 8
    assert go_on(session, "shake:burning").state.vagrants[0].effects == []


@pytest.mark.rule("VN-0320", "VN-0392")
def test_a_break_brings_relief() -> None:
    """An effect or 2 Humanity each; a Candle in his car is the Ritual, worth a Coin and 1 for all."""
    for spot, done in (("A4d", ["light"]), ("B4d", [])):
        s = table("cursebearer", "songsmith", scenario="s03", haint="A2a")
        s.haints[0].humanity = s.haints[0].threshold - 1
        s.vagrants[0].effects, s.vagrants[1].humanity = ["blinded", "burning"], 5
        s.candles = [SPACE[spot]]
        session = go_on(sit(acting(s, 0, bust=1), rolls=[4], seed=1), "bust:0")
        assert offered(session) == ["shed:blinded", "shed:burning", "mend_two"]
        after = go_on(session, "shed:burning").state
        assert after.vagrants[0].effects == ["blinded"] and after.rituals == done
        assert after.vagrants[1].humanity == 5 + 1 + 2 + len(done)
        assert after.camp.ritual_coins == len(done)


@pytest.mark.rule("VN-0321")
def test_the_seance_takes_one_effect_off_everybody() -> None:
    """Blinded, or Burning."""
    s = table("songsmith", "cursebearer", scenario="s03")
    s.seance = True
    for v in s.vagrants:
        v.effects = ["blinded", "burning"]
    after = go_on(sit(acting(s, 0)), "seance", "burning").state
    assert [v.effects for v in after.vagrants] == [["blinded"], ["blinded"]] and not after.seance


@pytest.mark.rule("VN-0322", "VN-0323", "VN-0325")
def test_how_the_night_ends() -> None:
    """Saved, he is Headstrong if he never found the sack and was not within 3 of it; lost with the last card."""
    for place, mood, posts in (("A6a", 0, ["Headstrong"]), ("A5a", 0, []), ("A6a", 1, [])):
        s = table("cursebearer", "songsmith", scenario="s03", haint="A2a")
        s.haints[0].breaks, s.haints[0].humanity = 1, s.haints[0].threshold - 1
        s.campaign, s.haints[0].mood, s.events[3] = True, mood, SPACE[place]
        session = settle(go_on(sit(acting(s, 0, bust=1), rolls=[4], seed=1), "bust:0"), "spend")
        assert session.state.over == "won" and session.state.camp.mileposts == posts
    s = table("songsmith", "cursebearer", scenario="s03", haint=ROW[0])
    set_at(s, ROW[4], FAR)
    westbound(s, 1)
    s.haints[0].mood = 1
    s.vagrants[0].skills, s.vagrants[0].humanity = [35, 0, -36, 0], 1
    assert settle(sit(haunting(s), picks=["nail"], seed=1)).state.over == "lost"


@pytest.mark.rule("VN-0371", "VN-0370")
def test_the_couplings_jump() -> None:
    """Six things a Bone may say; Event 0 says them again and goes back into the Bindle."""
    s = table("songsmith", "cursebearer", "empress", scenario="s03", haint=ROW[0])
    set_at(s, ROW[9], FAR, "C1a")
    s.on_round[1] = 2
    for v in s.vagrants:
        v.acted = True
    session = sit(s, rolls=[1, 3, 5], seed=1)
    v, _, p = session.state.vagrants
    assert (v.bones, p.effects) == (1, ["burning"])
    session = go_on(session, "turn:1", "coin:move")
    assert why(go_on(session, "coin:patch", "coin:patch"), "go:C3d") == "VS-126"
    session = sit(s, rolls=[6, 4, 2], seed=1)
    assert all(SIDE["break"] >> SPACE[x.split(":")[1]] & 1 for x in offered(session))
    t = go_on(session, offered(session)[0]).state
    assert t.vagrants[0].at == SPACE[ROW[3]] and SIDE["break"] >> t.vagrants[2].at & 1
    assert go_on(session, "turn:1").state.vagrants[1].hand == 2
    s = table("songsmith", "cursebearer", scenario="s03", haint=ROW[0])
    s.bindle.append("e0")
    session = sit(acting(s, 0, rummage=1), picks=["e0", "nail"], rolls=[5, 5])
    t = go_on(session, "rummage").state
    assert [v.effects for v in t.vagrants] == [["burning"], ["burning"]] and "e0" in t.bindle


@pytest.mark.rule("VN-0373", "VN-0390")
def test_the_sack_is_carried_off() -> None:
    """3 lost, up to 5 spaces; at the Break side it is gone, and the Ritual done: a Coin and 2 for all."""
    s = table("cursebearer", "songsmith", scenario="s03", haint="A1a")
    set_at(s, "C1b", "A1d")
    s.events[3], s.vagrants[1].humanity = SPACE["C1b"], 5
    session = go_on(sit(acting(s, 0, investigate=1), rolls=[3]), "investigate:3")
    assert session.state.vagrants[0].humanity == 7
    assert "place:C6b" in offered(session) and "place:C6c" not in offered(session)
    after = go_on(session.fork(), "place:C5b").state
    assert after.events[3] == SPACE["C5b"] and after.rituals == []
    after = go_on(session, "place:C6b").state
    assert after.rituals == ["head"] and 3 not in after.events and after.camp.ritual_coins == 1
    assert [v.humanity for v in after.vagrants] == [9, 7]
    after = go_on(sit(acting(s, 0, investigate=1), rolls=[2]), "investigate:3").state
    assert after.events[3] == SPACE["C1b"]


@pytest.mark.rule("VN-0374")
def test_the_chest_gives_by_successes() -> None:
    """None: 1 lost and a step less next turn; one: Rummage 2, to be passed on; two: any token for anybody in the car."""
    s = table("songsmith", "cursebearer", "empress", scenario="s03", haint="C6a")
    set_at(s, "A1a", "A6d", "B1a")
    s.events[4] = SPACE["A1a"]
    t = go_on(sit(acting(s, 0, investigate=2), rolls=[1, 1]), "investigate:4").state
    assert t.vagrants[0].humanity == 9 and 4 in t.events
    t.step, t.active = "whose_turn", -1
    session = go_on(sit(t), "turn:0", "coin:move", "coin:patch", "coin:patch")
    assert "go:A2a" in offered(session) and "go:A3a" not in offered(session)
    session = sit(acting(s, 0, investigate=2), rolls=[4, 1], picks=["nail", "salt"])
    session = go_on(session, "investigate:4", "keep:salt")
    assert set(offered(session)) == {"take:1", "none"}
    assert go_on(session, "take:1").state.vagrants[1].tokens == ["salt"]
    session = go_on(sit(acting(s, 0, investigate=2), rolls=[4, 5]), "investigate:4", "keep:apple")
    assert set(offered(session)) == {"take:0", "take:1"}
    after = go_on(session, "take:1").state
    assert after.vagrants[1].tokens == ["apple"] and 4 not in after.events


@pytest.mark.rule("VN-0375")
def test_the_lever_takes_two_successes() -> None:
    """Car A is cut off: 5 lost and into B, Joe gains 2 and comes along; the sack is gone, and the Ritual done."""
    s = table("cursebearer", "songsmith", scenario="s03", haint="A3b")
    set_at(s, "B1b", "A5b")
    s.events = {5: SPACE["B1b"], 3: SPACE["C1a"]}
    session = settle(go_on(sit(acting(s, 0, investigate=2), rolls=[3, 4]), "investigate:5"), "act")
    t = session.state
    assert (
        t.vagrants[1].humanity == 5
        and t.vagrants[0].humanity == 10
        and CAR[t.vagrants[1].at] == 1
        and t.events == {}
    )
    assert t.terrain == {SPACE["ABb"]: "box", SPACE["ABc"]: "box"} and t.rituals == ["head"]
    assert CAR[t.haints[0].at] == 1 and t.haints[0].humanity == 2
    t = go_on(sit(acting(s, 0, investigate=2), rolls=[3, 1]), "investigate:5").state
    assert set(t.events) == {3, 5} and not t.terrain


@pytest.mark.rule("VN-0376")
def test_points_ahead() -> None:
    """Before the lever is pulled he comes next to the nearest, and the Bindle Cycles; after it the way opens and all stumble."""
    s = table("songsmith", "cursebearer", scenario="s03", haint="C6b")
    set_at(s, "C1b", "A1a")
    s.events, s.on_round = {5: SPACE["B1b"]}, {6: 2}
    s.cycle["salt"] = 1
    s.bindle.remove("salt")
    for v in s.vagrants:
        v.acted = True
    t = settle(sit(s, seed=1)).state
    assert TRAIN.dist[t.haints[0].at][SPACE["C1b"]] == 1 and t.cycle["salt"] == 0
    assert t.on_round == {6: 2}
    s.events, s.vagrants[0].at = {}, SPACE["C2b"]
    block(s, "ABb", "ABc", "C5a")
    t = settle(sit(s, seed=1)).state
    assert t.vagrants[0].at == SPACE["C5b"] and t.vagrants[0].effects == ["burning"]
    assert t.vagrants[1].at != SPACE["A1a"] and t.terrain == {} and 6 not in t.on_round
    assert t.events == {3: SPACE["A2b"]}
    s.haints[0].mood = 1
    assert settle(sit(s, seed=1)).state.events == {}


@pytest.mark.rule("VN-0377")
def test_a_flash_blinds_and_dazzles() -> None:
    """At 5 Humanity: the shears; within 3 Blinded, or no Coins on Move; Joe lurches 3 toward the sack or the soundest."""
    s = table("cursebearer", "songsmith", "empress", scenario="s03", haint=ROW[0])
    set_at(s, ROW[1], "A4b", "A5b")
    s.haints[0].on_humanity[7], s.haints[0].humanity = 5, 4
    s.events[3] = SPACE["A1d"]
    s.vagrants[1].effects = ["blinded"]
    session = settle(go_on(sit(acting(s, 0, bust=1), rolls=[4], seed=1), "bust:0"), "act")
    t = session.state
    assert t.vagrants[0].junk == [23] and t.haints[0].at == SPACE["A1d"]
    assert [v.effects for v in t.vagrants] == [["blinded"], ["blinded"], []]
    t.vagrants[0].acted, t.active, t.step = True, -1, "whose_turn"
    t.vagrants[0].coins, t.vagrants[0].hand = {}, t.vagrants[0].dealt
    session = go_on(sit(t), "turn:1")
    assert why(session, "coin:move") == "VS-004"
    del s.events[3]
    t = settle(go_on(sit(acting(s, 0, bust=1), rolls=[4], seed=1), "bust:0"), "act").state
    assert TRAIN.dist[t.haints[0].at][SPACE["A5b"]] == 1


@pytest.mark.rule("VN-0378", "VN-0391")
def test_brake_parts_are_his_or_yours() -> None:
    """Drawn for him, his Rabbit's Foot action, and back; kept otherwise, and used next to him a Ritual."""
    s = table("songsmith", "cursebearer", "empress", scenario="s03", haint=ROW[0])
    set_at(s, ROW[4], FAR, "C6a")
    s.bindle.append("e8")
    after = settle(sit(haunting(s), picks=["e8", "salt"], seed=1)).state
    assert after.vagrants[0].humanity < 10 and "e8" in after.bindle
    s.haint_turn = False
    session = sit(acting(s, 0, rummage=1), picks=["e8", "nail"])
    t = go_on(session, "rummage").state
    assert "e8" in t.vagrants[0].tokens and why(session, "token:e8") == "VS-056"
    t.haints[0].at = SPACE[ROW[3]]
    after = go_on(sit(acting(t, 0)), "token:e8").state
    assert after.rituals == ["brakes"] and after.camp.ritual_coins == 1


@pytest.mark.rule("VN-0379")
def test_dark_glasses() -> None:
    """Drawn for him, a Cycle; kept otherwise, and used for oneself or a neighbour."""
    s = table("songsmith", "cursebearer", "empress", scenario="s03", haint="C6a")
    set_at(s, "A1a", "A2a", "A4a")
    s.bindle.append("e9")
    s.cycle["foot"] = 1
    s.bindle.remove("foot")
    after = settle(sit(haunting(s), picks=["e9", "salt"], seed=1)).state
    assert after.cycle["foot"] == 0 and "e9" not in after.bindle
    hold(s, 0, "e9")
    assert why(sit(acting(s, 0)), "token:e9") == "VS-056"
    for v in s.vagrants:
        v.effects = ["blinded"]
    session = go_on(sit(acting(s, 0)), "token:e9")
    assert offered(session) == ["take:0", "take:1"]
    assert go_on(session, "take:1").state.vagrants[1].effects == []


def test_a_table_for_joe_asks_for_coins() -> None:
    """Nothing of the night bars a Coin where nobody is dazzled."""
    assert "coin:move" in offered(sit(placing(table("songsmith", "empress", scenario="s03"))))
