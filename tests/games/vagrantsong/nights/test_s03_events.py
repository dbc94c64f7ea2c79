"""Paradise by the Maco Light, its Events in tight places: who is in the way, what lies there, how far things go."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import CAR, NAME, SPACE, TRAIN
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Session

from ..table import acting, block, go_on, hold, offered, placing, set_at, sit, table, why
from ..test_haint import settle
from .striking import ROW
from .telling import effects, humanity, looks, next_round, spots


def pulls(s: Journey) -> Session[Journey]:
    """The first Vagrant, at the lever in car B, pulls it."""
    s.vagrants[0].at = s.events[5] = SPACE["B3d"]
    session = sit(acting(s, 0, investigate=2), rolls=[4, 4], seed=1)
    return settle(go_on(session, "investigate:5"), "act")


@pytest.mark.rule("VN-0375")
@pytest.mark.parametrize(
    ("at", "lost", "ends"),
    [
        ("A1a", 5, "B1b"),
        ("A6c", 5, "B1c"),
        ("ABb", 5, "B1b"),  # VS-011: it belongs to car A
        ("ABc", 0, "B1c"),  # to car B, but a Box comes there
        ("B1c", 0, "B1c"),
        ("C1a", 0, "C1a"),
    ],
)
def test_the_lever_throws_whoever_is_in_its_way(at: str, lost: int, ends: str) -> None:
    """5 for car A alone; out of the way for whoever stands there or between the cars."""
    s = table("songsmith", "cursebearer", scenario="s03", haint="C6d")
    set_at(s, "B3d", at)
    session = pulls(s)
    assert humanity(session) == [10, 10 - lost]
    assert spots(session)[1] == ends


@pytest.mark.rule("VN-0375")
@pytest.mark.parametrize(("pup", "lost"), [("A1a", 5), ("A6b", 5), ("ABc", 0), ("B2a", 0)])
def test_the_lever_throws_the_pup(pup: str, lost: int) -> None:
    """She stays where she is, and loses by where the Pup was (VS-070)."""
    s = table("songsmith", "runaway", scenario="s03", haint="C6d")
    set_at(s, "B3d", "C1a")
    s.vagrants[1].pup = SPACE[pup]
    session = pulls(s)
    v = session.state.vagrants[1]
    assert humanity(session) == [10, 8 - lost] and NAME[v.at] == "C1a" and CAR[v.pup] == 1
    assert NAME[v.pup] == {"A1a": "B1b", "A6b": "B1b", "ABc": "B1c", "B2a": "B2a"}[pup]


@pytest.mark.rule("VN-0375")
@pytest.mark.parametrize(
    ("at", "gained", "moved"),
    [("A1a", 2, True), ("ABb", 2, True), ("ABc", 0, True), ("B5a", 0, False), ("C1b", 0, False)],
)
def test_the_lever_takes_joe_along(at: str, gained: int, moved: bool) -> None:
    """Out of car A for 2 Humanity, out of the way between the cars for none."""
    s = table("songsmith", "cursebearer", scenario="s03", haint=at)
    set_at(s, "B3d", "C6d")
    h = pulls(s).state.haints[0]
    assert h.humanity == gained and (h.at != SPACE[at]) == moved
    assert not moved or (CAR[h.at] == 1 and NAME[h.at] != "ABc")


@pytest.mark.rule("VN-0375")
def test_boxes_come_down_on_what_lies_between_the_cars() -> None:
    """A Candle goes out, a summons is gone, an Event Token shifts into B; Terrain that is there stays."""
    s = table("songsmith", "cursebearer", scenario="s03", haint="C6d")
    set_at(s, "B3d", "C1a")
    s.bindle.remove("candle")
    s.candles = [SPACE["ABb"]]
    s.figures = {"crow1": SPACE["ABb"], "bough1": SPACE["C3c"]}
    s.events[4] = SPACE["ABc"]
    t = pulls(s).state
    assert t.candles == [] and t.figures == {"bough1": SPACE["C3c"]}
    assert t.events == {4: SPACE["B1c"]}
    assert t.terrain == {SPACE["ABb"]: "box", SPACE["ABc"]: "box"}
    s = table("songsmith", "cursebearer", scenario="s03", haint="C6d")
    block(s, "ABc", kind="debris")
    t = pulls(s).state
    assert t.terrain == {SPACE["ABb"]: "box", SPACE["ABc"]: "debris"}
    assert t.rituals == [], "there was no sack to cut off"


@pytest.mark.rule("VN-0376")
def test_points_ahead_clears_what_they_stumble_on() -> None:
    """3 toward him; Terrain beside whoever moved burns them, the rest stays; one Box of the two may be left."""
    s = table("songsmith", "cursebearer", scenario="s03", haint="C6b")
    set_at(s, "B1a", "A1a")
    block(s, "ABb", "B5a", "A3c", "C1d")
    session = next_round(s, 6)
    assert spots(session) == ["B4a", "A4a"] and effects(session) == [["burning"], []]
    assert {NAME[j] for j in session.state.terrain} == {"A3c", "C1d"}


@pytest.mark.rule("VN-0376")
def test_points_ahead_burns_only_those_beside_terrain() -> None:
    """At the spaces they come to, also at the first one of the train."""
    s = table("songsmith", "cursebearer", scenario="s03", haint="A1b")
    set_at(s, "C6a", "A3a")
    block(s, "A1b")
    s.blocked |= 1 << SPACE["A2b"]
    session = next_round(s, 6)
    assert session.state.vagrants[1].at == SPACE["A1a"]
    assert effects(session) == [[], ["burning"]] and session.state.terrain == {}


@pytest.mark.rule("VN-0376")
@pytest.mark.parametrize(
    ("events", "occupied", "mood", "after"),
    [
        ({}, "C1a", 0, {3: "A2b"}),
        ({4: "C6a"}, "C1a", 0, {4: "C6a", 3: "A2b"}),
        ({3: "C6a"}, "C1a", 0, {3: "C6a"}),
        ({}, "A2b", 0, {}),
        ({}, "C1a", 1, {}),
    ],
)
def test_the_sack_comes_back(
    events: dict[int, str], occupied: str, mood: int, after: dict[int, str]
) -> None:
    """While he is Confuddled and it lies nowhere, to where it began, if that space is open."""
    s = table("songsmith", "cursebearer", scenario="s03", haint="B1d")
    set_at(s, occupied, "B2d")
    s.closed = TRAIN.near[SPACE[occupied]]
    s.blocked = s.closed
    s.haints[0].mood = mood
    s.events = {n: SPACE[name] for n, name in events.items()}
    t = next_round(s, 6).state
    assert {n: NAME[at] for n, at in t.events.items()} == after


@pytest.mark.rule("VN-0376")
def test_before_the_lever_is_pulled_he_comes_up_to_the_nearest() -> None:
    """However far: to the space beside them, and the token stays."""
    s = table("songsmith", "cursebearer", scenario="s03", haint="C6b")
    set_at(s, "A1b", "A2b")
    s.events = {5: SPACE["B1a"]}
    session = next_round(s, 6)
    t = session.state
    assert NAME[t.haints[0].at] == "A3b" and t.on_round == {6: 3} and humanity(session) == [10, 10]
    s.haints[0].at = SPACE["A2a"]
    assert NAME[next_round(s, 6).state.haints[0].at] == "A2a", "he is there already"


@pytest.mark.rule("VN-0377")
def test_a_flash_dazzles_only_those_who_were_blind() -> None:
    """Within 3; each by their own eyes."""
    s = table("cursebearer", "songsmith", "empress", scenario="s03", haint=ROW[0])
    set_at(s, ROW[1], ROW[2], ROW[3])
    s.vagrants[2].effects = ["blinded"]
    s.events[3] = SPACE["B3b"]
    session = next_round(s, 7)
    t = session.state
    assert effects(session) == [["blinded"]] * 3
    assert [v.lasting for v in t.vagrants] == [[], [], ["dazzled"]]
    assert NAME[t.haints[0].at] == ROW[3], "3 toward the sack, and whoever stood there steps aside"


@pytest.mark.rule("VN-0377")
def test_the_dazzled_pup_stays_put_too() -> None:
    """No Coins on her Move, or on the Pup's."""
    s = table("runaway", "songsmith", scenario="s03")
    session = sit(placing(s, 0), seed=1)
    assert "coin:pup_move" in offered(session) and "coin:move" in offered(session)
    s.vagrants[0].lasting = ["dazzled"]
    session = sit(placing(s, 0), seed=1)
    assert why(session, "coin:pup_move") == why(session, "coin:move") == "VS-004"
    assert "coin:patch" in offered(session)


@pytest.mark.rule("VN-0371")
def test_a_lurch_goes_as_far_as_there_is_room() -> None:
    """A 2: any open space at the Break side, and nothing if there is none. A 6: up to him, not through him."""
    s = table("songsmith", "cursebearer", scenario="s03", haint="C6a")
    set_at(s, "B1a", "C6b")
    block(s, "C6c")
    session = next_round_lurch(s, 2, 1)
    assert spots(session)[0] == "C6d"
    block(s, "C6d")
    t = settle(next_round_lurch(s, 2, 1)).state
    assert t.vagrants[0].at == SPACE["B1a"]
    s = table("songsmith", "cursebearer", scenario="s03", haint="B5b")
    set_at(s, "B1b", "A1a")
    session = settle(next_round_lurch(s, 6, 1))
    assert spots(session) == ["B4b", "A1a"] and humanity(session) == [10, 10]


def next_round_lurch(s: Journey, *bones: int) -> Session[Journey]:
    """A round begins with Event 1."""
    s.on_round, s.step, s.rounds = {1: 3}, "round_open", 2
    return sit(s, rolls=list(bones), seed=1)


@pytest.mark.rule("VN-0374")
def test_a_stuck_drawer_hurts_from_the_next_turn_on() -> None:
    """This turn's Move is as long as ever."""
    s = table("songsmith", "cursebearer", scenario="s03", haint="C6a")
    set_at(s, "A1a", "C1a")
    s.events[4] = SPACE["A1a"]
    session = go_on(sit(acting(s, 0, investigate=1, move=1), rolls=[1], seed=1), "investigate:4")
    assert "go:A3a" in offered(session) and session.state.vagrants[0].coming == ["barked"]


@pytest.mark.rule("VN-0374")
def test_what_the_chest_gave_is_what_is_passed_on() -> None:
    """Not what one had; and nothing if it went straight back for want of a pocket."""
    s = table("songsmith", "cursebearer", scenario="s03", haint="C6a")
    set_at(s, "A1a", "A6d")
    s.events[4] = SPACE["A1a"]
    hold(s, 0, "candle")
    session = sit(acting(s, 0, investigate=2), rolls=[4, 1], picks=["nail", "salt"])
    session = go_on(session, "investigate:4", "keep:salt", "take:1")
    assert session.state.vagrants[1].tokens == ["salt"]
    assert session.state.vagrants[0].tokens == ["candle"]
    hold(s, 0, "candle", "nail")
    session = sit(acting(s, 0, investigate=2), rolls=[4, 1], picks=["nail", "salt"])
    session = go_on(session, "investigate:4", "keep:salt", "drop:salt")
    assert session.state.vagrants[0].tokens == ["candle", "candle", "nail"]
    assert "take:1" not in offered(session) and session.state.bindle.count("salt") == 5


@pytest.mark.rule("VN-0320", "VN-0392")
def test_one_candle_in_his_car_is_enough() -> None:
    """Whatever burns elsewhere."""
    s = table("cursebearer", "songsmith", scenario="s03", haint="A2a")
    s.haints[0].humanity = s.haints[0].threshold - 1
    s.bindle.remove("candle")
    s.bindle.remove("candle")
    s.candles = [SPACE["C1a"], SPACE["A4d"]]
    session = go_on(sit(acting(s, 0, bust=1), rolls=[4], seed=1), "bust:0")
    assert settle(session, "act").state.rituals == ["light"]


@pytest.mark.rule("VN-0373")
def test_the_sack_is_set_down_within_five() -> None:
    """On any open space; whoever carried it has lost 3 whatever they do with it."""
    s = table("cursebearer", "songsmith", scenario="s03", haint="C6d")
    set_at(s, "B3b", "A1a")
    session = looks(s, 3, 5)
    spaces = {SPACE[o.removeprefix("place:")] for o in offered(session)}
    assert all(TRAIN.dist[SPACE["B3b"]][j] <= 5 for j in spaces) and len(spaces) == 32
    t = go_on(session, "place:A5b").state
    assert t.events == {3: SPACE["A5b"]} and t.vagrants[0].humanity == 7 and t.rituals == []
