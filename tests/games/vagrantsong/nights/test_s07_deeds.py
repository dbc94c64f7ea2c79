"""The Stillness & the Quiet: waking, photographing, burning, and what light and dark do at the edge of each."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import CAR, NAME, SPACE, TRAIN
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Session

from ..table import (
    GAME,
    acting,
    block,
    go_on,
    haunting,
    hold,
    offered,
    placing,
    set_at,
    sit,
    table,
    why,
)
from ..test_haint import settle
from .striking import FAR, ROW, strike
from .telling import draws, ends_turn, humanity, next_round
from .test_s07 import WHO, burn_at, frozen


def dark(*who: str, haint: str = FAR) -> Journey:
    """The night on a swept floor, without a Candle."""
    return table(*(who or WHO), scenario="s07", haint=haint)


# -- waking somebody ---------------------------------------------------------------------------------


@pytest.mark.rule("VN-0701", "VN-0716")
def test_a_coin_wakes_a_neighbour() -> None:
    """One in hand, for one turn; a Paralyzed Vagrant right beside."""
    s = dark()
    set_at(s, "A1a", "A2a", "C1a")
    for v in s.vagrants:
        v.effects = ["paralyzed"]
    session = sit(acting(s, 0, patch=1))
    assert why(session, "rouse:2") == why(session, "rouse:0") == "VS-004"
    v = session.state.vagrants[0]
    assert (v.hand, v.dealt) == (1, 3)
    t = go_on(session, "rouse:1").state
    assert [v.effects for v in t.vagrants] == [["paralyzed"], [], ["paralyzed"]]
    assert (t.vagrants[0].hand, t.vagrants[0].dealt) == (0, 2)
    assert why(session, "rouse:1") == "VS-004"
    assert why(sit(acting(s, 0, patch=1, rummage=2)), "rouse:1") == "VS-051"
    s.vagrants[1].at = SPACE["A2b"]
    assert why(sit(acting(s, 0, patch=1)), "rouse:1") == "VS-004"
    set_at(s, "A2a", "A1a", "C1a")
    assert "rouse:1" in offered(sit(acting(s, 0, patch=1)))


@pytest.mark.rule("VN-0716")
def test_the_paralyzed_lay_no_coin_on_move() -> None:
    """Neither hers nor the Pup's."""
    s = dark("runaway", "songsmith")
    session = sit(placing(s))
    assert {"coin:move", "coin:pup_move"} <= set(offered(session))
    s.vagrants[0].effects = ["paralyzed"]
    session = sit(placing(s))
    assert why(session, "coin:move") == why(session, "coin:pup_move") == "VS-217"
    assert "coin:bust" in offered(session)


@pytest.mark.rule("VN-0770")
@pytest.mark.parametrize(
    ("reader", "other", "left"),
    [
        (["paralyzed"], [], [[], []]),
        ([], ["paralyzed"], [[], []]),
        (["paralyzed"], ["paralyzed"], [[], ["paralyzed"]]),
    ],
)
def test_a_sound_outside_wakes_one(
    reader: list[str], other: list[str], left: list[list[str]]
) -> None:
    """The reader, or else somebody within 2."""
    s = dark(*WHO[:2])
    set_at(s, "A1a", "A2b")
    s.vagrants[0].effects, s.vagrants[1].effects = reader, other
    t = settle(draws(s, 0), "act").state
    assert [v.effects for v in t.vagrants] == left and "e0" in t.bindle


@pytest.mark.rule("VN-0770")
@pytest.mark.parametrize(
    ("at", "wakes"), [("A3a", True), ("A2b", True), ("A4a", False), ("A3b", False)]
)
def test_a_sound_outside_reaches_two(at: str, wakes: bool) -> None:
    """And no further."""
    s = dark(*WHO[:2])
    set_at(s, "A1a", at)
    s.vagrants[1].effects = ["paralyzed"]
    assert (settle(draws(s, 0), "act").state.vagrants[1].effects == []) == wakes


@pytest.mark.rule("VN-0715", "VS-150")
def test_a_racing_heart_may_be_salted() -> None:
    """It is its action, whichever seat it strikes; on a 4 nothing happens."""
    for seat in (0, 1):
        for bone, lost in ((3, 3), (4, 0)):
            s = dark()
            s.vagrants[seat].effects = ["racing"]
            session = settle(go_on(sit(s, rolls=[bone], seed=1), f"turn:{seat}"), "coins")
            v = session.state.vagrants[seat]
            assert v.most - v.humanity == lost and (v.effects == []) == (not lost)
            assert session.state.acting == -1
        hold(s, seat, "salt")
        session = go_on(sit(s, rolls=[3], seed=1), f"turn:{seat}")
        assert session.decision is not None and session.decision.ask not in ("coins", "act")
        assert session.decision.seat == seat


# -- the camera --------------------------------------------------------------------------------------


@pytest.mark.rule("VN-0773")
def test_what_a_photograph_takes() -> None:
    """The camera, two Coins in hand, no Candle in the car, and it is Unseen."""
    s = dark(*WHO[:2])
    set_at(s, "A1a", "C1a")
    s.haints[0].threshold = 30
    assert why(sit(acting(s, 0)), "photo") == "VS-004"
    s.vagrants[0].tokens = ["e3"]
    t = go_on(sit(acting(s, 0)), "photo").state
    assert (t.vagrants[0].hand, t.vagrants[0].dealt) == (0, 1) and t.vagrants[0].tokens == ["e3"]
    assert t.tracks["photos"] == 1 and t.haints[0].humanity == 3
    assert why(sit(acting(s, 0, patch=1, bust=1)), "photo") == "VS-051"
    burn_at("B6b", "C1b")(s)
    assert "photo" in offered(sit(acting(s, 0))), "they burn in other cars"
    s.candles.append(SPACE["A6d"])
    assert why(sit(acting(s, 0)), "photo") == "VS-056"
    s.candles.clear()
    s.haints[0].mood = 1
    assert why(sit(acting(s, 0)), "photo") == "VS-056"


@pytest.mark.rule("VN-0773")
def test_the_camera_takes_three() -> None:
    """It is done after the third, not after the second."""
    for photos, left in ((0, ["e3"]), (1, ["e3"]), (2, [])):
        s = dark(*WHO[:2])
        s.haints[0].threshold = 30
        s.tracks["photos"], s.vagrants[0].tokens = photos, ["e3"]
        t = go_on(sit(acting(s, 0)), "photo").state
        assert t.vagrants[0].tokens == left and t.tracks["photos"] == photos + 1


@pytest.mark.rule("VN-0773", "VN-0792")
def test_a_photograph_burns_once() -> None:
    """One that was taken, next to a Candle, one a round; the second burned is the Ritual."""
    s = dark(*WHO[:2])
    set_at(s, "A1a", "C1a")
    burn_at("C6d", "A2a")(s)
    s.haints[0].threshold = 30
    assert why(sit(acting(s, 0)), "burn") == "VS-004"
    s.tracks["photos"], s.tracks["burned"] = 1, 1
    assert why(sit(acting(s, 0)), "burn") == "VS-004"
    s.tracks["burned"] = 0
    t = go_on(sit(acting(s, 0)), "burn").state
    assert t.rituals == [] and t.tracks["burned"] == 1 and t.haints[0].humanity == 1
    s.tracks["photos"], s.tracks["burned_on"] = 2, s.rounds
    assert why(sit(acting(s, 0)), "burn") == "VS-004"
    s.tracks["burned_on"] = 0
    s.candles.remove(SPACE["A2a"])
    s.candles.append(SPACE["A2b"])
    assert why(sit(acting(s, 0)), "burn") == "VS-056"
    s.candles.clear()
    assert why(sit(acting(s, 0)), "burn") == "VS-056"


# -- Candles and the lantern ---------------------------------------------------------------------------


@pytest.mark.rule("VN-0772", "VN-0701")
def test_the_lantern_goes_under_a_candle_beside_the_holder() -> None:
    """Whatever burns elsewhere; that Candle reaches 4, the others 3."""
    s = dark(*WHO[:2])
    set_at(s, "A2a", "C1a")
    burn_at("C6d", "A1a")(s)
    s.vagrants[0].tokens = ["e2"]
    t = go_on(sit(acting(s, 0)), "token:e2").state
    assert t.tracks["lantern"] == SPACE["A1a"] + 1
    s.candles = [SPACE["C6d"]]
    assert why(sit(acting(s, 0)), "token:e2") == "VS-056"
    s = dark("songsmith", "cursebearer", haint="B3b")
    set_at(s, "B1b", "C1a")
    burn_at("B6a", "A1a")(s)
    for lantern, haint, seen in (
        ("B6a", "B3b", True), ("A1a", "B3b", False), ("B6a", "B2b", False), ("A1a", "B4b", True),
    ):  # fmt: skip
        s.tracks["lantern"], s.haints[0].at = SPACE[lantern] + 1, SPACE[haint]
        assert ("skill:35,h0" in offered(sit(acting(s, 0, s35=1)))) == seen


@pytest.mark.rule("VN-0772")
def test_without_its_candle_the_lantern_lies_on_the_floor() -> None:
    """From the end of a turn on, a Vagrant's or its own."""
    s = dark(*WHO[:2])
    set_at(s, "B1a", "C1a")
    burn_at("A2a", "B6d")(s)
    s.tracks["lantern"] = SPACE["A2a"] + 1
    assert ends_turn(s).state.tracks["lantern"] == SPACE["A2a"] + 1
    s.candles.remove(SPACE["A2a"])
    session = go_on(sit(acting(s, 0), seed=1), "end")
    assert session.state.events == {2: SPACE["A2a"]} and session.state.tracks["lantern"] == 0
    s.haints[0].skips = 0
    s.haints[0].at = SPACE["A4a"]
    s.candles = [SPACE["A2a"]]
    session = settle(sit(haunting(s), picks=["candle"], seed=1))
    assert session.state.events == {2: SPACE["A2a"]} and session.state.tracks["lantern"] == 0


@pytest.mark.rule("VN-0791")
@pytest.mark.parametrize(("found", "done"), [(1, []), (2, []), (3, ["found"])])
def test_three_things_are_to_be_found(found: int, done: list[str]) -> None:
    """All of them."""
    s = dark(*WHO[:2])
    s.tracks["found"] = found
    assert ends_turn(s).state.rituals == done


@pytest.mark.rule("VN-0775")
def test_no_wick_glows_without_a_candle_to_relight() -> None:
    """The whispers grow all the same."""
    s = dark(*WHO[:2])
    t = next_round(s, 5).state
    assert t.candles == [] and t.tracks["whispers"] == 1 and t.cycle["candle"] == 0


@pytest.mark.rule("VN-0776")
def test_four_corners_take_what_candles_there_are() -> None:
    """Out of the Bindle, then off the Cycle track, as far as they go; a corner where somebody stands stays dark."""
    for in_bindle, cycled, lit in ((4, 0, 3), (2, 3, 3), (1, 1, 2), (0, 0, 0), (0, 1, 1)):
        s = dark(*WHO[:2])
        set_at(s, "B1a", "C1a")
        for car in "abc":
            s.tracks[f"shown_{car}"] = 1
        s.bindle = [t for t in s.bindle if t != "candle"] + ["candle"] * in_bindle
        s.cycle["candle"] = cycled
        s.on_round, s.step, s.rounds = {6: 3}, "round_open", 2
        session = settle(go_on(sit(s, seed=1), "car_b"), "whose_turn")
        t = session.state
        assert len(t.candles) == lit and SPACE["B1a"] not in t.candles
        spent = max(0, lit - in_bindle)
        assert t.bindle.count("candle") == in_bindle - min(in_bindle, lit)
        assert t.cycle["candle"] == cycled - spent


@pytest.mark.rule("VN-0774")
def test_stubs_for_the_car_in_which_they_were_found() -> None:
    """If the Pup finds them, that is its car."""
    s = dark("runaway", "songsmith", "empress", haint="B6d")
    set_at(s, "A1a", "A2a", "C2a")
    s.vagrants[0].pup = s.events[4] = SPACE["C1a"]
    session = sit(acting(s, 0, pup_investigate=2), rolls=[5, 5], seed=1)
    t = settle(go_on(session, "pup_investigate:4"), "act").state
    assert [v.tokens + v.pup_tokens for v in t.vagrants] == [["candle"], [], ["candle"]]


@pytest.mark.rule("VN-0771", "VN-0790")
def test_only_the_first_candle_of_a_car_shows_anything() -> None:
    """And it takes one in each of the three for the Ritual."""
    s = dark(*WHO[:2])
    set_at(s, "A1a", "C1a")
    hold(s, 0, "candle")
    session = settle(go_on(sit(acting(s, 0), seed=1), "candle:A2a"), "act")
    t = session.state
    assert len(t.terrain) == 3 and t.rituals == [] and t.tracks["shown_a"] == 1
    assert [e.args[0] for e in session.journal if e.kind == "event"] == [1]
    assert [e.args[0] for e in session.journal if e.kind == "page"] == ["s07.e1"]
    hold(t, 0, "candle")
    t.vagrants[0].token_used, t.vagrants[0].at = False, SPACE["A6d"]
    again = sit(t, seed=1)
    t = settle(go_on(again, offered(again, "candle")[0]), "act").state
    assert len(t.terrain) == 3 and len(t.candles) == 2


@pytest.mark.rule("VN-0771")
def test_what_a_car_hides_lies_two_apart_if_it_can() -> None:
    """Two is enough; where there is no such space, on any that is open."""
    s = dark(*WHO[:2])
    set_at(s, "A1a", "C1a")
    hold(s, 0, "candle")
    session = settle(go_on(sit(acting(s, 0), seed=1), "candle:A2a"), "lay_terrain")
    session = go_on(session, "place:A4b")
    spots = {SPACE[o.removeprefix("place:")] for o in offered(session)}
    assert min(TRAIN.dist[SPACE["A4b"]][j] for j in spots) == 2
    s.closed = sum(1 << j for j in SPACE.values() if CAR[j] == 0 and NAME[j] not in ("A2a", "A5c", "A5d", "A6c", "A6d"))  # fmt: skip
    t = settle(go_on(sit(acting(s, 0), seed=1), "candle:A2a"), "act").state
    assert {NAME[j] for j in (*t.terrain, *t.events.values())} == {"A5c", "A5d", "A6c", "A6d"}


@pytest.mark.rule("VN-0771")
def test_the_candle_of_the_first_evening_shows_its_car() -> None:
    """The night begins with it."""
    session = Session(GAME, {"seats": 2, "scenario": "s07", "vagrants": list(WHO[:2])}, seed=1)
    settle(session)
    t = session.state
    shown = [t.tracks[f"shown_{car}"] for car in "abc"]
    assert shown == [int(any(CAR[c] == k for c in t.candles)) for k in range(3)] and sum(shown) == 1
    assert len(t.terrain) == 3 and len(t.events) == 1


# -- the Visitor ---------------------------------------------------------------------------------------


@pytest.mark.rule("VN-0730", "VN-0734")
def test_its_reach_is_the_same_for_every_seat() -> None:
    """Whispers and the shadow, the second Vagrant being the target."""
    assert strike("s07", 0, "nail", at=(FAR, ROW[6])).lost == [0, 3]
    assert strike("s07", 0, "apple", at=(FAR, ROW[4])).lost == [0, 3]

    def other(s: Journey) -> None:
        s.vagrants[1].effects = ["paralyzed"]

    assert strike("s07", 0, "apple", at=(FAR, ROW[4]), arrange=other).lost == [0, 5]
    assert strike("s07", 0, "apple", at=(FAR, ROW[4]), arrange=frozen).lost == [0, 3]


@pytest.mark.rule("VN-0731", "VN-0743")
def test_it_goes_for_the_nearest_candle() -> None:
    """To snuff it, or to blow it out from afar; the other burns on."""
    struck = strike("s07", 0, "candle", at=(FAR, ROW[9]), arrange=burn_at("C6a", ROW[5]))
    assert struck.haint == ROW[3] and struck.lost == [0, 2]
    s = dark("songsmith", "cursebearer", haint=ROW[0])
    set_at(s, FAR, ROW[9])
    burn_at("C6a", ROW[4])(s)
    s.haints[0].mood = 1
    t = settle(sit(haunting(s), picks=["foot"], seed=1)).state
    assert t.candles == [SPACE["C6a"]]


@pytest.mark.rule("VN-0732")
def test_alone_in_the_dark_at_the_first_space() -> None:
    """Wherever no Candle reaches."""
    struck = strike("s07", 0, "salt", haint="C6a", at=("A1a", FAR))
    assert struck.effects == [["racing"], ["racing"]]


@pytest.mark.rule("VN-0733")
def test_right_behind_you_on_any_side() -> None:
    """On any space beside the prey, or the one that is open."""
    for spot in ("B2b", "B4b", "B3a", "B3c"):
        s = dark("songsmith", "cursebearer", haint="A1a")
        set_at(s, "B3b", "A6d")
        burn_at("A5a")(s)
        session = settle(sit(haunting(s), picks=["foot"]), "haint_way")
        session.choose(f"place:{spot}")
        t = settle(session).state
        assert NAME[t.haints[0].at] == spot and t.vagrants[0].effects == ["paralyzed"]
    s = dark("songsmith", "cursebearer", haint="A1a")
    set_at(s, "B1a", "A6d")
    burn_at("A5a")(s)
    block(s, "B1b")
    t = settle(sit(haunting(s), picks=["foot"])).state
    assert NAME[t.haints[0].at] == "B2a" and humanity(sit(t, seed=1)) == [10, 10]
