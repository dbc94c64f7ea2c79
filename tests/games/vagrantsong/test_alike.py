"""The Hobo Code on the pages: of two things that are alike the worse comes true, and equal ones are the party's choice (VS-002, VS-200)."""

from __future__ import annotations

import pytest
from tests.positions import asked

from hearthside.games.vagrantsong.content.board import NAME, SPACE
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Session

from .nights.telling import looks, next_round
from .table import acting, block, go_on, haunting, offered, set_at, sit, table
from .test_haint import settle


def acted(s: Journey, *picks: str, rolls: tuple[int, ...] = ()) -> Session[Journey]:
    """A Haint acts by these tokens; it stops at the first question."""
    return sit(haunting(s), picks=picks, rolls=list(rolls), seed=1)


def question(session: Session[Journey]) -> str:
    """What is being asked."""
    return asked(session)[1]


# -- Knock, Knock, Knockin' --------------------------------------------------------------------------


def perched(*perches: str) -> Journey:
    """The Tommyknocker on B3b, and Boxes for him to sit on."""
    s = table("songsmith", "cursebearer", scenario="s04", haint="B3b")
    set_at(s, "B6a", "A1a")
    block(s, *perches)
    return s


@pytest.mark.rule("VS-002", "VN-0471", "VN-0472")
@pytest.mark.parametrize("number", [1, 2])
def test_he_knocks_where_somebody_stands(number: int) -> None:
    """Two perches as far: the one beside a Vagrant, not the first that was laid."""
    s = perched("B3d", "B5b")
    s.vagrants[0].at = SPACE["B5c"]
    assert NAME[next_round(s, number).state.haints[0].at] == "B5b"


@pytest.mark.rule("VS-200", "VN-0471", "VN-0472")
@pytest.mark.parametrize("number", [1, 2])
def test_between_perches_that_are_equal_the_party_chooses(number: int) -> None:
    s = perched("B3d", "B5b")
    s.on_round, s.step, s.rounds = {number: 3}, "round_open", 2
    session = sit(s, seed=1)
    assert question(session) == "haint_way"
    assert sorted(offered(session)) == ["place:B3d", "place:B5b"]
    assert NAME[go_on(session, "place:B5b").state.haints[0].at] == "B5b"


@pytest.mark.rule("VS-002", "VN-0431")
def test_tap_tap_where_it_hurts_more() -> None:
    """Both perches have one Vagrant beside them; one of those has 2 Humanity left."""
    s = perched("A3b", "C3b")
    set_at(s, "A3c", "C3c")
    s.vagrants[1].humanity = 2
    t = settle(acted(s, "candle", "nail")).state
    assert NAME[t.haints[0].at] == "C3b" and t.vagrants[1].humanity == 1


@pytest.mark.rule("VS-002", "VN-0442")
def test_the_sinkhole_opens_between_them() -> None:
    """One space is beside both, and the car is the fullest: there, not just beside one of them."""
    s = table("songsmith", "cursebearer", "empress", scenario="s04", haint="A3b")
    set_at(s, "C3b", "C5b", "A6d")
    t = settle(acted(s, "nail", "salt")).state
    assert t.terrain.get(SPACE["C4b"]) == "hole"
    assert [v.most - v.humanity for v in t.vagrants][:2] == [2, 2]


@pytest.mark.rule("VS-002", "VN-0442")
def test_of_two_full_cars_the_worse() -> None:
    s = table("songsmith", "cursebearer", scenario="s04", haint="B3b")
    set_at(s, "A1a", "C6a")
    s.vagrants[1].humanity = 2
    s.closed = sum(1 << SPACE[n] for n in ("B2b", "B4b", "B3a", "B3c"))
    t = settle(acted(s, "nail", "salt")).state
    holes = [NAME[j] for j, kind in t.terrain.items() if kind == "hole"]
    assert holes and holes[0].startswith("C")
    assert t.vagrants[1].humanity < 2 or t.vagrants[1].humanity == t.vagrants[1].most


# -- Black & Blue ------------------------------------------------------------------------------------


def flooded(*at: str, a: int = 2, c: int = 2) -> Journey:
    """The Blackbird in her cage, water in both outer cars."""
    s = table("songsmith", "cursebearer", "empress", scenario="s05", haint="B3b")
    set_at(s, *at)
    s.tracks["flood_a"], s.tracks["flood_c"] = a, c
    return s


@pytest.mark.rule("VS-002", "VN-0532", "VN-0533")
def test_of_two_cars_as_dry_the_one_with_more_of_you() -> None:
    t = settle(acted(flooded("A1a", "C1a", "C2a"), "salt")).state
    assert (t.tracks["flood_a"], t.tracks["flood_c"]) == (2, 3)
    t = settle(acted(flooded("A1a", "C1a", "C2a"), "foot")).state
    assert [v.most - v.humanity for v in t.vagrants] == [0, 2, 2]


@pytest.mark.rule("VS-002", "VN-0534")
def test_of_two_cars_as_full_the_one_that_hurts_more() -> None:
    s = flooded("A1a", "C1a", "B1a")
    s.vagrants[1].humanity = 3
    t = settle(acted(s, "apple")).state
    assert (t.tracks["flood_a"], t.tracks["flood_c"]) == (2, 3)
    assert [v.most - v.humanity for v in t.vagrants] == [0, 9, 0]


@pytest.mark.rule("VS-200", "VN-0532")
def test_with_nobody_in_either_the_party_says_which() -> None:
    session = acted(flooded("B1a", "B2a", "B3a"), "salt")
    assert question(session) == "outer_car" and sorted(offered(session)) == ["car_a", "car_c"]
    t = go_on(session, "car_c").state
    assert (t.tracks["flood_a"], t.tracks["flood_c"]) == (2, 3)


# -- From the Peak, the Stillness ----------------------------------------------------------------------


@pytest.mark.rule("VS-002", "VS-072", "VN-0633")
@pytest.mark.parametrize(("spot", "lost"), [("B4c", 2), ("B5b", 2), ("C6d", 0)])
def test_a_landslide_goes_where_somebody_stands_even_the_pup(spot: str, lost: int) -> None:
    """Two ways lead the Box toward the Pit; on one of them is the Pup."""
    s = table("runaway", "songsmith", scenario="s06")
    set_at(s, "A1a", "A1d")
    block(s, "B3b", kind="pool")
    block(s, "B5c")
    s.vagrants[0].pup = SPACE[spot]
    t = settle(acted(s, "foot")).state
    assert t.vagrants[0].most - t.vagrants[0].humanity == lost


@pytest.mark.rule("VS-072", "VN-0632")
def test_the_pit_breathes_in_the_pup_where_only_it_is_near() -> None:
    s = table("runaway", "songsmith", scenario="s06")
    set_at(s, "A1a", "A1d")
    block(s, "C1b", kind="pool")
    s.vagrants[0].pup = SPACE["C6b"]
    t = settle(acted(s, "salt")).state
    assert NAME[t.vagrants[0].pup] == "C5b" and NAME[t.vagrants[0].at] == "A1a"


@pytest.mark.rule("VS-002", "VN-0731")
def test_the_visitor_goes_for_the_candle_that_somebody_is_beside() -> None:
    """Of two that are as near, not the first that was lit."""
    s = table("songsmith", "cursebearer", scenario="s07", haint="B3b")
    set_at(s, "B6c", "A1a")
    for name in ("A6b", "B6b"):
        s.bindle.remove("candle")
        s.candles.append(SPACE[name])
    s.candles[0] = SPACE["B1c"]
    s.candles[1] = SPACE["B5c"]
    t = settle(acted(s, "candle")).state
    assert t.candles == [SPACE["B1c"]] and NAME[t.haints[0].at] == "B5c"


# -- Crossroads Calamity, For Whom the Bell Tolls --------------------------------------------------------


@pytest.mark.rule("VS-002", "VN-0873")
def test_of_two_boxes_as_far_out_the_one_that_hits_somebody_slides() -> None:
    s = table("songsmith", "cursebearer", scenario="s08", haint="A1a")
    set_at(s, "C1a", "C3c")
    block(s, "C2b", "C2c")
    session = looks(s, 3, 6, 1)
    t = settle(session, "act").state
    assert t.vagrants[1].most - t.vagrants[1].humanity >= 3
    assert SPACE["C2c"] not in t.terrain


@pytest.mark.rule("VS-002", "VN-0875")
def test_of_two_boxes_as_far_he_takes_the_one_beside_somebody() -> None:
    s = table("songsmith", "cursebearer", scenario="s08", haint="B3b")
    set_at(s, "B1d", "C6d")
    block(s, "B6b", "B1c")
    assert NAME[next_round(s, 5).state.haints[0].at] in ("B1b", "B2c")


@pytest.mark.rule("VS-200", "VN-0876")
def test_dragged_down_with_him_he_stands_where_the_party_says() -> None:
    s = table("songsmith", "cursebearer", scenario="s08", haint="B3b")
    set_at(s, "B4b", "A1a")
    block(s, "C3b", kind="hole")
    s.haints[0].on_humanity, s.haints[0].humanity = {6: 2}, 1
    session = sit(acting(s, 0, bust=1), rolls=[5, 1], seed=1)
    go_on(session, "bust:0")
    settle(session, "haint_way", "act")
    assert question(session) == "haint_way"
    ways = offered(session)
    assert len(ways) > 1
    go_on(session, ways[-1])
    assert f"place:{NAME[session.state.haints[0].at]}" == ways[-1]


@pytest.mark.rule("VS-200", "VN-1836", "VN-1846")
def test_of_two_coffins_as_near_the_party_says_which_opens() -> None:
    s = table("songsmith", "cursebearer", scenario="s18", haint="B3b")
    set_at(s, "A1a", "A1b")
    block(s, "B3d", "B5b", kind="coffin")
    for name in ("B3d", "B5b"):
        s.bindle.remove("nail")
        s.marked[SPACE[name]] = "nail"
    s.cycle["salt"] = 3
    for _ in range(3):
        s.bindle.remove("salt")
    s.haints[0].skips = 1
    session = go_on(sit(acting(s, 0), seed=1), "end")
    assert question(session) == "lid_opens"
    go_on(session, "place:B5b")
    assert session.state.marked == {SPACE["B3d"]: "nail"}


# -- whoever is set aside ----------------------------------------------------------------------------


@pytest.mark.rule("VS-192", "VN-0243")
def test_in_your_shoes_over_a_box_the_victim_says_where() -> None:
    """He stood on a Box: nobody can be set there."""
    s = table("songsmith", "cursebearer", scenario="s02", haint="B3b")
    set_at(s, "B5b", "A1a")
    block(s, "B3b")
    s.haints[0].mood = 1
    session = settle(acted(s, "foot"), "put_down")
    assert question(session) == "put_down"
    go_on(session, "place:B3c")
    t = session.state
    assert (NAME[t.vagrants[0].at], NAME[t.haints[0].at]) == ("B3c", "B5b")


@pytest.mark.rule("VN-0376")
def test_only_who_was_moved_catches_fire_at_the_points() -> None:
    """Next to Joe already nobody is moved: the Box beside them stays."""
    s = table("songsmith", "cursebearer", scenario="s03", haint="B3b")
    set_at(s, "B4b", "C6b")
    block(s, "B4a", "C3a")
    t = next_round(s, 6).state
    assert t.vagrants[0].effects == [] and SPACE["B4a"] in t.terrain
    assert t.vagrants[1].effects == ["burning"] and SPACE["C3a"] not in t.terrain


@pytest.mark.rule("VS-068", "VN-0375", "VN-0473")
def test_the_pup_is_set_down_where_she_says() -> None:
    s = table("runaway", "songsmith", scenario="s04", haint="C3b")
    set_at(s, "C1a", "B1b")
    s.vagrants[0].pup = SPACE["A6b"]
    block(s, "A1a", "A1d", kind="coffin")
    s.on_round, s.step, s.rounds = {3: 3}, "round_open", 2
    session = settle(sit(s, seed=1), "put_down")
    assert sorted(offered(session)) == ["place:B1a", "place:B1c", "place:B2b"]
    assert NAME[go_on(session, "place:B2b").state.vagrants[0].pup] == "B2b"
