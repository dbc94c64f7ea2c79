"""Suffocation Station: one breath for all, six Coffins, and whoever stays below."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import NAME, SPACE, TRAIN
from hearthside.games.vagrantsong.content.scenarios.s16_air import opens
from hearthside.games.vagrantsong.rules.haint import enter_haint
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Dice, Session

from ..table import GAME, acting, block, go_on, hold, offered, placing, set_at, sit, table, why
from ..test_haint import settle
from .telling import drawn, effects, ends_turn, humanity, looks, next_round, spots

COFFINS = {1: "A4a", 2: "B4a", 3: "C3a", 4: "A4d", 5: "B3d", 6: "C4d"}
BOXES = {8: "B3b", 9: "C2b"}


def station(*who: str, mood: int = 0, air: int = 15, breaks: int = 0) -> Journey:
    """The night on a swept floor, with so much air."""
    s = table(*(who or ("songsmith", "cursebearer")), scenario="s16")
    s.haints[0].mood, s.haints[0].humanity = mood, air
    s.haints[0].breaks = breaks or s.players
    return s


def air(session: Session[Journey]) -> int:
    """What is left of it."""
    return session.state.haints[0].humanity


def at_coffin(s: Journey, number: int, *bones: int) -> Session[Journey]:
    """The first Vagrant Investigates a Coffin from beside it, with Iron Nails."""
    space = SPACE[(COFFINS | BOXES)[number]]
    block(s, (COFFINS | BOXES)[number], kind="coffin" if number in COFFINS else "box")
    s.vagrants[0].at = space - 1 if TRAIN.all >> (space - 1) & 1 else space + 1
    if number in COFFINS:
        hold(s, 0, "nail")
    return looks(s, number, *bones, at=space)


# -- rules of its own --------------------------------------------------------------------------------


@pytest.mark.rule("VN-1601")
def test_everybody_breathes_the_same_air() -> None:
    """It starts at the Threshold, with a Break for each; losses and gains are of it, and nobody's own change."""
    session: Session[Journey] = settle(Session(GAME, {"seats": 3, "scenario": "s16"}, seed=1))
    assert air(session) == 25 and session.state.haints[0].breaks == 3
    s = station(air=10)
    set_at(s, "A1b", "A2b")
    session = drawn(s, "candle")
    assert air(session) == 6 and humanity(session) == [10, 10]
    session = go_on(sit(acting(s, 0, patch=2), rolls=[4, 4], seed=1), "patch")
    assert air(session) == 12
    s.haints[0].humanity = 22
    assert air(go_on(sit(acting(s, 0, patch=2), rolls=[4, 4], seed=1), "patch")) == 23


@pytest.mark.rule("VN-1601", "VN-1604", "VN-1670")
def test_with_the_last_of_it_somebody_stays_below() -> None:
    """The party says who: out, with all tokens back in the Bindle and no Wound; the air is whole, the bells toll."""
    s = station("songsmith", "cursebearer", "empress", air=1)
    hold(s, 1, "salt", "nail")
    inside = len(s.bindle)
    s.vagrants[1].effects = ["bleeding"]
    session = go_on(sit(acting(s, 0), picks=["nail"], seed=1), "end")
    assert session.asked.ask == "who_stays"
    assert set(offered(session)) == {"take:0", "take:1", "take:2"}
    go_on(session, "take:1")
    t = session.state
    v = t.vagrants[1]
    assert v.out and v.at < 0 and v.tokens == [] and v.effects == []
    assert len(t.bindle) == inside + 2 - 1, "one was drawn for them"
    assert air(session) == t.haints[0].threshold and t.haints[0].breaks == 2
    assert t.haints[0].mood == 1 and all(n >= 0 for n in v.skills)
    assert session.asked.ask == "whisper" and session.asked.seat == 1
    session.choose("read")
    assert session.asked.ask == "writes" and session.asked.secret and session.asked.seat == 1
    assert set(offered(session)) == {f"write:{n}" for n in (1, 2, 3, 4, 5, 6, 8, 9)}
    session.choose("write:3")
    assert session.state.tracks["secret1"] == 3
    assert "turn:1" not in offered(settle(session))
    guesses = {GAME.redealt(session.state, 0, Dice(n)).tracks["secret1"] for n in range(40)}
    assert guesses == {1, 2, 3, 4, 5, 6, 8, 9}


@pytest.mark.rule("VN-1670")
def test_only_the_first_writes_and_only_of_what_is_shut() -> None:
    """What has been made out is not offered; the second to stay below is asked nothing."""
    s = station("songsmith", "cursebearer", "empress", air=1)
    s.tracks["opened"] = 1 << 3 | 1 << 8
    session = go_on(sit(acting(s, 0), picks=["nail"], seed=1), "end", "take:1", "read")
    assert set(offered(session)) == {f"write:{n}" for n in (1, 2, 4, 5, 6, 9)}
    assert why(session, "write:3") == "VN-1670"
    s.tracks["taken"] = 1
    session = go_on(sit(acting(s, 0), picks=["nail"], seed=1), "end", "take:1")
    assert session.asked.ask == "coins" and "secret1" not in session.state.tracks


@pytest.mark.rule("VN-1670")
def test_whoever_is_dug_for_in_the_right_place_is_back() -> None:
    """Next to the Coffin that was written down, by a success and no other; from the next round with a turn."""
    for number, bone, back in ((4, 4, True), (4, 1, False), (3, 4, False)):
        s = station()
        s.vagrants[1].out = s.vagrants[1].acted = True
        s.vagrants[1].at = -1
        s.tracks["secret1"], s.tracks["taken"] = 4, 1
        session = settle(at_coffin(s, number, bone), "act")
        t = session.state
        assert t.vagrants[1].out == (not back) and ("secret1" in t.tracks) == (not back)
        if back:
            assert TRAIN.dist[t.vagrants[1].at][SPACE["A4d"]] == 1


@pytest.mark.rule("VN-1670")
def test_a_look_into_a_coffin_tells_whether_it_was_the_one() -> None:
    """So somebody has learned something, whether or not it was, and it cannot be taken back; else it could."""
    for number, written in ((4, True), (3, True), (4, False)):
        s = station()
        s.vagrants[1].out = s.vagrants[1].acted = True
        s.vagrants[1].at = -1
        s.tracks |= {"taken": 1} | ({"secret1": 4} if written else {})
        before = s.learned
        next(opens(s, number), None)
        assert s.learned - before == written


@pytest.mark.rule("VN-1602")
def test_each_bell_is_a_nail_and_a_look() -> None:
    """Anybody takes the Nail; a number that came up already is rolled again."""
    s = station()
    s.step, s.camp.marks = "opening", {"bells": 2}
    session = go_on(sit(s, rolls=[3, 3, 5], seed=1), "take:1", "take:0")
    assert [v.tokens for v in session.state.vagrants] == [["nail"], ["nail"]]
    pages = [e.args[0] for e in session.journal if e.kind == "page"]
    assert pages == ["s16.e3.1+", "s16.e5.1+"]
    s.camp.marks = {}
    assert sit(s, seed=1).state.vagrants[0].tokens == []


@pytest.mark.rule("VN-1603", "VN-1611")
def test_an_apple_is_air_or_soaks_up_blood() -> None:
    """3 of the air, or a Blood Pool beside; pools bar the way."""
    s = station(air=5)
    set_at(s, "A1b", "A6d")
    block(s, "A2b", "A4b", kind="pool")
    assert why(sit(acting(s, 0, move=1)), "go:A2b") == "VS-102"
    assert why(sit(acting(s, 0)), "breather") == "VS-139"
    hold(s, 0, "apple")
    session = go_on(sit(acting(s, 0)), "breather")
    assert air(session) == 8 and session.state.cycle["apple"] == 1
    session = sit(acting(s, 0))
    assert why(session, "soak:A4b") == "VS-016" and why(session, "soak:A3b") == "VN-1603"
    t = go_on(session, "soak:A2b").state
    assert set(t.terrain) == {SPACE["A4b"]} and air(session) == 5


@pytest.mark.rule("VN-1610", "VN-1612")
def test_a_coffin_takes_a_nail_and_a_box_does_not() -> None:
    """The Nail is gone whatever the Bones say; both are Investigated from beside, and bar the way."""
    s = station()
    set_at(s, "A3a", "A6d")
    block(s, "A4a", kind="coffin")
    s.events[1] = SPACE["A4a"]
    session = sit(acting(s, 0, investigate=1, move=1))
    assert why(session, "investigate:1") == "VS-104" and why(session, "go:A4a") == "VS-102"
    failed = at_coffin(station(), 1, 1)
    assert failed.state.vagrants[0].tokens == [] and 1 in failed.state.events
    assert failed.state.cycle["nail"] == 1
    found = at_coffin(station(), 8, 4)
    assert found.state.vagrants[0].tokens == ["e8"] and found.state.cycle["nail"] == 0
    s = station()
    set_at(s, "A1b", "A6d")
    block(s, "A2b", kind="box")
    assert why(sit(acting(s, 0, move=1)), "go:A2b") == "VS-102"


@pytest.mark.rule("VN-1615")
def test_whoever_bleeds_pays_for_moving_out_of_the_air() -> None:
    """1 for each Coin on Move, until a turn with a Patch Up that succeeded."""
    s = station(air=10)
    s.vagrants[0].effects = ["bleeding"]
    session = go_on(sit(placing(s, 0), seed=1), "coin:move", "coin:move", "coin:patch")
    if session.asked.ask == "coins":
        go_on(session, "ready")
    assert air(session) == 8
    t = go_on(sit(acting(s, 0, patch=1), rolls=[5], picks=["candle"], seed=1), "patch", "end").state
    assert t.vagrants[0].effects == []


@pytest.mark.rule("VN-1621", "VN-1677")
def test_lamps_burn_low_and_every_gain_is_smaller() -> None:
    """1 less each time it is read; the Seance gives its 3 all the same."""
    s = station(air=5)
    t = next_round(s, 7).state
    t = next_round(t, 7).state
    assert t.tracks["thin"] == 2 and t.on_round == {7: 3}
    t.seance = True
    assert air(go_on(sit(acting(t, 0)), "seance")) == 8
    assert air(go_on(sit(acting(t, 0, patch=3), rolls=[4, 4, 4], seed=1), "patch")) == 6
    assert air(go_on(sit(acting(t, 0, patch=3), rolls=[4, 1, 1], seed=1), "patch")) == 5


@pytest.mark.rule("VN-1622", "VN-1625")
def test_it_is_won_with_the_last_token_or_the_last_ritual() -> None:
    """Either way, and Breathe in the Air comes with it."""
    s = station()
    s.campaign = True
    s.tracks["opened"] = sum(1 << n for n in (1, 2, 4, 5, 6, 8, 9))
    session = settle(at_coffin(s, 3, 4), "spend")
    assert session.state.over == "won" and session.state.camp.mileposts == ["Breathe in the Air"]
    assert next(e.args[0] for e in session.journal if e.kind == "moment") == "m58"
    s = station()
    s.rituals, s.tracks["opened"] = ["friend", "names"], 1 << 5
    assert at_coffin(s, 1, 4).state.over == "won"
    s = station()
    s.rituals = ["friend", "names"]
    assert at_coffin(s, 1, 4).state.over == ""


@pytest.mark.rule("VN-1623")
def test_without_a_break_left_it_is_lost() -> None:
    """The last of the air, and nobody is asked who stays."""
    assert drawn(station(air=1, breaks=1), "nail").state.over == "lost"
    session = sit(s_turn(station(air=1, breaks=2), 0), picks=["nail"], seed=1)
    assert session.asked.ask == "who_stays" and session.state.over == ""


# -- what they do ------------------------------------------------------------------------------------


@pytest.mark.rule("VN-1630", "VN-1631", "VN-1633", "VN-1634")
def test_stale_air() -> None:
    """2; 2 for everyone by no Coffin; 2 unless a Lost Soul is about; 1 for each where most are."""
    s = station("songsmith", "cursebearer", "empress", air=15)
    set_at(s, "A3a", "A6d", "B6d")
    block(s, "A4a", kind="coffin")
    assert air(drawn(s, "nail")) == 13
    assert air(drawn(s, "candle")) == 11
    assert air(drawn(s, "foot")) == 13
    assert air(drawn(s, "apple")) == 13
    enter_haint(s, "lost_soul", SPACE["C6d"])
    assert air(drawn(s, "foot")) == 15


@pytest.mark.rule("VN-1632", "VN-1642")
def test_blood_seeps_in_beside_whoever_acted_last() -> None:
    """A pool on an open space next to them; those next to it bleed, or lose 1. In either mood."""
    for mood in (0, 1):
        s = station(mood=mood, air=10)
        set_at(s, "A1a", "B6d")
        session = drawn(s, "salt")
        assert list(session.state.terrain.values()) == ["pool"]
        assert {NAME[j] for j in session.state.terrain} <= {"A2a", "A1b"}
        assert effects(session) == [["bleeding"], []] and air(session) == 10
        s.vagrants[0].effects = ["bleeding"]
        assert air(drawn(s, "salt")) == 9


@pytest.mark.rule("VN-1632", "VN-1642")
def test_no_pool_cuts_the_way() -> None:
    """With one way out of a corner, or one door between two cars, no pool opens there; with two it may take either."""
    for mood in (0, 1):
        for spot, walls, dry in (
            ("A1a", ("A1b",), True),
            ("A6b", ("A5b", "A6a", "A6c", "ABc"), True),
            ("A6b", ("A5b", "A6a"), False),
        ):
            s = station(mood=mood, air=10)
            set_at(s, spot, "C6d")
            block(s, *walls)
            session = drawn(s, "salt")
            assert ("pool" not in session.state.terrain.values()) == dry
            assert effects(session) == [[] if dry else ["bleeding"], []]


@pytest.mark.rule("VN-1645")
def test_while_they_toll_whoever_stays_below_still_breathes() -> None:
    """2 of the air for each at the end of a round; nothing while nobody does."""
    for below, left in ((0, 15), (1, 13), (2, 11)):
        s = station("songsmith", "cursebearer", "empress", mood=int(below > 0))
        for v in s.vagrants:
            v.acted = True
            if v.seat < below:
                v.out, v.at = True, -1
        s.step = "round_close"
        assert air(sit(s, seed=1)) == left


@pytest.mark.rule("VN-1640", "VN-1641", "VN-1643", "VN-1644")
def test_the_tolling() -> None:
    """A Nail of whoever has most, or 2; 2 by a Coffin or a pool; 2 for whoever is alone; 1 for each in play."""
    s = station("songsmith", "cursebearer", "empress", mood=1)
    set_at(s, "A3a", "A6d", "B6d")
    assert air(drawn(s, "nail")) == 13
    hold(s, 0, "nail")
    hold(s, 1, "nail", "nail")
    session = drawn(s, "nail")
    assert air(session) == 15 and session.state.vagrants[1].tokens == ["nail"]
    assert session.state.vagrants[0].tokens == ["nail"]
    block(s, "A4a", kind="coffin")
    block(s, "A5d", kind="pool")
    assert air(drawn(s, "candle")) == 11
    assert air(drawn(s, "foot")) == 13
    assert air(drawn(s, "apple")) == 12
    s.vagrants[2].out, s.vagrants[2].at = True, -1
    assert air(drawn(s, "apple")) == 13


@pytest.mark.rule("VN-1636", "VN-1646")
def test_a_cycle_is_a_gasp() -> None:
    """A Bone each: 1 or 2 costs 1, 5 or 6 gives 1, 3 or 4 nothing; lamps that burn low do not matter."""
    for mood in (0, 1):
        for bones, left in (([1, 2], 8), ([3, 4], 10), ([5, 6], 12)):
            s = station(mood=mood, air=10)
            s.tracks["thin"] = 3
            s.cycle["apple"] = 2
            s.bindle = [t for t in s.bindle if t != "apple"] + ["apple"]
            s.haints[0].skips = 1
            session = go_on(sit(acting(s, 1), rolls=bones, seed=1), "end")
            assert air(session) == left and session.state.cycle["apple"] == 0


@pytest.mark.rule("VN-1650", "VN-1651", "VN-1652", "VN-1653", "VN-1654", "VN-1657")
def test_the_lost_soul_acts_by_their_token() -> None:
    """One step, two steps, 1 beside it, three steps over somebody, two steps and 2; being Haunted is Bleeding, or 2."""
    for token, spot, left in (("nail", "B2b", 13), ("candle", "B3b", 13), ("apple", "B3b", 13)):
        s = station()
        set_at(s, "B6b", "B5d")
        block(s, "C6d", kind="coffin")
        enter_haint(s, "lost_soul", SPACE["B1b"])
        if token == "candle":
            block(s, "B6a", kind="coffin")
        session = drawn(s, token)
        assert session.state.haints[1].at == SPACE[spot] and air(session) == left
    s = station()
    set_at(s, "B3b", "A1a")
    s.recent = 1
    enter_haint(s, "lost_soul", SPACE["B2b"])
    session = settle(sit(s_turn(s, 1), picks=["salt"], seed=1))
    assert air(session) == 14
    for before, left in (([], 15), (["bleeding"], 13)):
        s.vagrants[0].effects = list(before)
        session = drawn(s, "foot")
        assert effects(session)[0] == ["bleeding"] and air(session) == left
    s.vagrants[0].effects = []
    s.vagrants[0].at = SPACE["B5b"]
    set_at(s, "B4b", "A1a")
    assert air(drawn(s, "apple")) == 12


def s_turn(s: Journey, recent: int) -> Journey:
    """The Haint's turn, drawn for by a seat."""
    s.recent, s.active = recent, -1
    s.step, s.haint_turn, s.haint_index = "haint_turn", True, 0
    return s


# -- Events ------------------------------------------------------------------------------------------


@pytest.mark.rule("VN-1671", "VN-1675", "VN-1690")
def test_the_lovers_find_each_other() -> None:
    """Each Coffin frees one of them, in either order; with both it is a Ritual."""
    for first, second in ((1, 5), (5, 1)):
        t = at_coffin(station(air=10), first, 4).state
        assert t.tracks["opened"] == 1 << first and first not in t.events and t.rituals == []
        t.vagrants[0].done.clear()
        session = at_coffin(t, second, 4)
        assert session.state.rituals == ["together"] and air(session) == 12
        assert session.state.camp.ritual_coins == 1


@pytest.mark.rule("VN-1672", "VN-1679", "VN-1691")
def test_the_child_wants_its_bear() -> None:
    """A success makes it ask, and it stays; the bear is of use next to it, once it has asked, and then it is gone."""
    s = station()
    t = at_coffin(s, 2, 4).state
    assert t.tracks["opened"] == 1 << 2 and t.events == {2: SPACE["B4a"]}
    hold(t, 0, "nail")
    t.vagrants[0].done.clear()
    assert why(sit(acting(t, 0, investigate=1)), "investigate:2") == "VN-1672"
    t.vagrants[0].tokens.clear()
    t.bindle.append("nail")
    t.vagrants[0].done.clear()
    t = at_coffin(t, 9, 4).state
    assert t.vagrants[0].tokens == ["e9"] and t.tracks["opened"] == 1 << 2 | 1 << 9
    assert why(sit(acting(t, 0)), "token:e9") == "VS-056", "too far away"
    t.vagrants[0].at = SPACE["B3a"]
    done = go_on(sit(acting(t, 0)), "token:e9").state
    assert done.rituals == ["friend"] and done.events == {} and done.camp.ritual_coins == 2
    t.tracks["opened"] = 1 << 9
    assert why(sit(acting(t, 0)), "token:e9") == "VS-056", "it has not asked"


@pytest.mark.rule("VN-1673")
def test_a_breath_let_go_in_two_cars() -> None:
    """2 for each in A and B, none in C."""
    for where, left in ((("B6d", "A1a"), 9), (("C6d", "A1a"), 11)):
        s = station("songsmith", "cursebearer", "empress", air=13)
        set_at(s, "C1a", *where)
        assert air(at_coffin(s, 3, 4)) == left


@pytest.mark.rule("VN-1674")
def test_somebody_was_not_dead() -> None:
    """A Lost Soul on an open space next to the Coffin."""
    session = settle(at_coffin(station(), 4, 4), "act")
    t = session.state
    assert t.haints[1].who == "lost_soul" and TRAIN.dist[t.haints[1].at][SPACE["A4d"]] == 1
    assert len(at_coffin(station(), 4, 1).state.haints) == 1


@pytest.mark.rule("VN-1676")
def test_grave_goods_act_before_they_are_yours() -> None:
    """Three are drawn, one thrown away for each success after the first; what is left acts, and is handed out."""
    for wins, thrown in ((1, 0), (2, 1), (3, 2)):
        s = station(air=15)
        block(s, "C4d", kind="coffin")
        set_at(s, "C3d", "A1a")
        hold(s, 0, "nail")
        s.events[6] = SPACE["C4d"]
        session = sit(
            acting(s, 0, investigate=3),
            rolls=[4] * wins + [1] * (3 - wins),
            picks=["nail", "nail", "foot"],
            seed=1,
        )
        go_on(session, "investigate:6")
        for _ in range(thrown):
            assert session.asked.ask == "throw_back"
            go_on(session, "keep:nail")
        left = ["nail", "nail", "foot"][thrown:]
        assert air(session) == 15 - sum({"nail": 2, "foot": 2}[t] for t in left)
        for _ in left:
            assert session.asked.ask == "hands_out" and set(offered(session)) == {
                "take:0",
                "take:1",
            }
            go_on(session, "take:0")
        assert session.state.vagrants[0].tokens == left
        assert (
            session.state.cycle["nail"] == thrown + 1 and session.state.tracks["opened"] == 1 << 6
        )


@pytest.mark.rule("VN-1678", "VN-1692")
def test_the_register_stanches_and_with_everybody_there_is_a_ritual() -> None:
    """Within Range 2 nobody bleeds; it is a Ritual if nobody in play is further off."""
    for far, done in (("A3a", ["names"]), ("A4a", [])):
        s = station(air=10)
        hold(s, 0, "e8")
        set_at(s, "A1a", far)
        for v in s.vagrants:
            v.effects = ["bleeding"]
        session = go_on(sit(acting(s, 0)), "token:e8")
        assert effects(session) == [[], [] if done else ["bleeding"]]
        assert session.state.rituals == done and air(session) == 10 + 2 * len(done)
    t = at_coffin(station(), 8, 4).state
    assert t.vagrants[0].tokens == ["e8"] and t.tracks["opened"] == 1 << 8


def test_what_stays_below_can_be_drawn_again() -> None:
    """The bear of whoever is out lies in the Bindle: drawn by a Vagrant it is kept, for the Ringers it goes back."""
    s = station("songsmith", "cursebearer", "empress", air=1)
    hold(s, 1, "e9")
    session = go_on(sit(acting(s, 0), picks=["nail"], seed=1), "end", "take:1")
    session = settle(session, "coins")
    assert "e9" in session.state.bindle
    t = session.state
    t.active = -1
    for v in t.vagrants:
        v.coins, v.hand, v.dealt = {}, 0, 0
    drawn_again = go_on(sit(acting(t, 0, rummage=1), picks=["e9", "nail"], seed=1), "rummage")
    assert "e9" in drawn_again.state.vagrants[0].tokens
    t.active = -1
    t.vagrants[0].coins, t.vagrants[0].hand, t.vagrants[0].dealt = {}, 0, 0
    assert "e9" in settle(sit(s_turn(t, 0), picks=["e9", "nail"], seed=1)).state.bindle


def test_the_page_as_it_is_laid_out() -> None:
    """Six Coffins and two Boxes, each with its Event Token."""
    s = table(scenario="s16", bare=False)
    assert {n: s.terrain[at] for n, at in s.events.items()} == {
        **dict.fromkeys(COFFINS, "coffin"),
        **dict.fromkeys(BOXES, "box"),
    }
    assert {n: SPACE[name] for n, name in (COFFINS | BOXES).items()} == s.events
    assert s.on_round == {7: 3} and spots(sit(s))[0] == "A1a"
    assert ends_turn(s).state.haints[0].skips == 0
