"""The Pup where others would be looked for: areas, the nearest, a priority, a Candle's light (VS-069 to VS-077)."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import NAME, SPACE, TRAIN
from hearthside.games.vagrantsong.state import Journey

from .cards.casting import cast
from .nights.telling import drawn
from .nights.test_s20 import FIVE, acts, rock
from .table import acting, block, go_on, hold, offered, set_at, sit, table, why
from .test_haint import settle


def walking(scenario: str, pup: str, *at: str, haint: str = "B3b") -> Journey:
    """The Runaway and others where they are named, the Pup somewhere else."""
    s = table("runaway", "songsmith", "empress", scenario=scenario, haint=haint)
    set_at(s, *(at or ("A1a", "A1d", "C6d")))
    s.vagrants[0].pup = SPACE[pup]
    return s


# -- areas, and who is aimed at ----------------------------------------------------------------------


@pytest.mark.rule("VS-199", "VS-070", "VS-072")
@pytest.mark.parametrize(("pup", "ends"), [("B6b", "B5b"), ("B3c", "B4c")])
def test_an_area_is_laid_so_that_it_catches_her_by_the_pup(pup: str, ends: str) -> None:
    """Roll and Tumble: Move 2, Range 1. The Empress is in range from two spaces, the Pup from one of them."""
    s = walking("s01", pup, "A1a", "A1d", "B5c", haint="B4a")
    s.haints[0].mood, s.vagrants[2].humanity = 1, 5
    t = drawn(s, "nail").state
    assert NAME[t.haints[0].at] == ends
    assert [v.most - v.humanity for v in t.vagrants] == [2, 0, 8]


@pytest.mark.rule("VS-199", "VS-070")
def test_an_area_does_not_count_her_twice() -> None:
    """Together with the Pup she is one; two others at the other end are more."""
    s = table("runaway", "songsmith", "empress", "wayfarer", haint="B4a")
    set_at(s, "B6b", "B3c", "B5c", "B4d")
    s.vagrants[0].pup, s.haints[0].mood, s.vagrants[2].humanity = SPACE["B5a"], 1, 5
    t = drawn(s, "nail").state
    assert NAME[t.haints[0].at] == "B4c"
    assert [v.most - v.humanity for v in t.vagrants] == [0, 2, 8, 2]


@pytest.mark.rule("VS-069", "VS-179", "VS-203")
@pytest.mark.parametrize(("special", "lost"), [(0, [3, 0]), (1, [0, 3]), (-1, [0, 3])])
def test_her_priority_is_the_pups_too(special: int, lost: list[int]) -> None:
    """A Hand on the Shoulder, rooted: Range 1. She is far off, the Pup beside him, and so is the Songsmith, who is hurt."""
    s = walking("s02", "B3a", "A1a", "B3c", "C6d")
    s.lasting, s.special = ["held_breath"], special
    s.vagrants[1].humanity = 6
    before = [v.humanity for v in s.vagrants]
    t = drawn(s, "nail").state
    struck = [n - v.humanity for n, v in zip(before, t.vagrants, strict=True)]
    assert struck[:2] == [n + (n > 0) for n in lost]  # his actions cost 1 more this round


@pytest.mark.rule("VS-179", "VN-0277")
def test_who_holds_the_lung_is_gone_for_before_the_pup_of_another() -> None:
    s = walking("s02", "B3a", "A1a", "B4b", "C6d")
    s.special = 1
    t = drawn(s, "nail").state
    assert t.vagrants[0].humanity == t.vagrants[0].most
    assert t.vagrants[1].humanity == 10 - 3 - 1  # and Haunted


# -- the nearest --------------------------------------------------------------------------------------


@pytest.mark.rule("VS-072", "VN-1532")
def test_the_willow_creeps_toward_the_pup() -> None:
    s = walking("s15", "C3b", haint="A3b")
    s.haints[1].at = SPACE["C5b"]
    t = drawn(s, "salt").state
    assert NAME[t.haints[1].at] == "C4b" and t.vagrants[0].humanity == 3


@pytest.mark.rule("VS-072", "VN-1433", "VN-1441")
@pytest.mark.parametrize(("mood", "token"), [(0, "foot"), (1, "candle")])
def test_the_nearest_to_dance_with_may_be_reached_by_the_pup(mood: int, token: str) -> None:
    s = walking("s14", "B4b", "A1a", "B6b", "C6d")
    s.haints[0].mood = mood
    assert drawn(s, token).state.vagrants[0].effects == ["partner"]


@pytest.mark.rule("VS-072", "VN-1230")
def test_the_wendigo_follows_the_blood_of_the_pup() -> None:
    """She is Bleeding far off; the Pup is near."""
    s = walking("s12", "B4d", "A1a", "A1d", "A2d", haint="B3b")
    s.vagrants[0].effects = ["bleeding"]
    t = drawn(s, "nail").state
    assert TRAIN.dist[t.haints[0].at][SPACE["B4d"]] <= 1


@pytest.mark.rule("VS-072", "VN-1936", "VN-1946")
def test_the_pool_spreads_by_the_pup_if_that_is_nearest() -> None:
    s = walking("s19", "B4b", "A1a", "C4b", "C6d")
    s.cycle["salt"] = 3
    for _ in range(3):
        s.bindle.remove("salt")
    s.haints[0].skips = 1
    t = settle(go_on(sit(acting(s, 1), seed=1), "end")).state
    pools = [j for j, kind in t.terrain.items() if kind == "pool"]
    assert len(pools) == 1 and TRAIN.dist[pools[0]][SPACE["B4b"]] == 1


@pytest.mark.rule("VS-072", "VN-0876", "VN-0878")
def test_he_comes_next_to_the_pup() -> None:
    s = walking("s08", "B5b", "A1a", "C6b", "C6d", haint="B2b")
    s.bindle.append("e8")
    session = sit(acting(s, 1, rummage=1), picks=["e8", "nail"], seed=1)
    go_on(session, "rummage")
    t = settle(session, "act").state
    assert t.haints[0].mood == 1 and TRAIN.dist[t.haints[0].at][SPACE["B5b"]] == 1


@pytest.mark.rule("VS-072", "VN-1874")
def test_the_sleepwalker_comes_upon_the_pup() -> None:
    s = walking("s18", "A4d", "C6a", "A1d", "C6d", haint="B3b")
    s.vagrants[1].kept = ["e4"]
    s.haints[0].skips = 1
    session = go_on(sit(acting(s, 1), rolls=[6, 6, 6, 1], seed=1), "end")
    t = settle(session).state
    assert TRAIN.dist[t.vagrants[1].at][SPACE["A4d"]] == 1
    assert t.vagrants[0].most - t.vagrants[0].humanity == 4


@pytest.mark.rule("VS-072", "VN-1002")
def test_a_lost_soul_roams_toward_the_pup() -> None:
    s = walking("s10", "B6b", "A1a", "A1d", "C6d", haint="A1a")
    s.terrain.clear()
    s.blocked = 0
    soul = next(h for h in s.haints if h.who == "lost_soul")
    soul.at = SPACE["C3b"]
    s.step, s.rounds = "round_open", 2
    t = settle(sit(s, seed=1)).state
    there = next(h for h in t.haints if h.who == "lost_soul").at
    assert NAME[there] == "C1b"


@pytest.mark.rule("VS-072", "VN-2033")
def test_the_light_changes_places_with_the_pup() -> None:
    s = rock("runaway", "songsmith", haint="B3b", five=("foot", *FIVE[1:]), lights=False)
    set_at(s, "A1a", "C6b")
    s.vagrants[0].pup = SPACE["B4d"]
    s.figures = {"light1": SPACE["B6d"]}
    t = acts(s).state
    assert NAME[t.vagrants[0].pup] == "B6d" and NAME[t.figures["light1"]] == "B4d"
    assert t.vagrants[0].most - t.vagrants[0].humanity == 6


# -- a Candle's light ----------------------------------------------------------------------------------


@pytest.mark.rule("VK-005", "VS-077", "VS-099")
@pytest.mark.parametrize(
    ("candle", "walls", "gained"),
    [
        ("B1a", (), 3),
        ("A1a", (), 1),
        ("B5b", (), 1),
        ("C4b", (), 3),
        ("C4b", ("C3b", "C3a", "C2c"), 1),
    ],
)
def test_the_lantern_swings_by_a_candle_in_sight_of_her_or_the_pup(
    candle: str, walls: tuple[str, ...], gained: int
) -> None:
    """Range 3 is counted as a Vagrant counts it, not through Terrain."""
    s = walking("s01", "B1b", "C2b", "A6d", "A6c", haint="C1b")
    block(s, *walls)
    s.vagrants[0].skills[1] = 5
    s.bindle.remove("candle")
    s.candles.append(SPACE[candle])
    assert cast(s, 5, 1, [4]).state.haints[0].humanity == gained


# -- out of play, out of reach ------------------------------------------------------------------------


@pytest.mark.rule("VK-091", "VK-019", "VS-103")
def test_no_haint_is_led_into_a_car_that_is_closed() -> None:
    s = table("songsmith", "cursebearer", haint="B1b")
    set_at(s, "B3b", "C6d")
    s.closed = s.blocked = sum(1 << SPACE[n] for n in ("ABb", "A6b"))
    s.vagrants[0].skills[0] = 19
    session = cast(s, 19, 1, [4])
    assert "place:ABb" not in offered(session) and "place:B1a" in offered(session)


@pytest.mark.rule("VS-218", "VN-0817", "VN-0815")
def test_the_enveloped_shake_nothing_off() -> None:
    """They only Rummage and use Iron Nails; discarding them is no use."""
    s = table("songsmith", "cursebearer", scenario="s08")
    v = hold(s, 0, "nail")
    v.effects = ["jeepers"]
    session = sit(acting(s, 0), seed=1)
    assert "shake:jeepers" in offered(session)
    v.effects, v.at = ["jeepers", "enveloped"], -1
    session = sit(acting(s, 0), seed=1)
    assert why(session, "shake:jeepers") == "VS-217" and "nail:0" in offered(session)


@pytest.mark.rule("VS-067", "VN-0278")
def test_bandages_do_not_reach_the_enveloped() -> None:
    s = table("songsmith", "cursebearer", "empress", scenario="s02")
    hold(s, 0, "e8")
    o = s.vagrants[1]
    o.effects, o.at, o.humanity = ["enveloped"], -1, 5
    s.vagrants[2].humanity = 5
    session = go_on(sit(acting(s, 0), seed=1), "token:e8")
    t = session.state
    assert (t.vagrants[1].humanity, t.vagrants[2].humanity) == (5, 8)


@pytest.mark.rule("VS-067", "VS-072")
@pytest.mark.parametrize(("pup", "within"), [("A3a", True), ("A4a", False)])
def test_the_selfless_find_her_by_the_pup(pup: str, within: bool) -> None:
    s = table("revivalist", "runaway", haint="C3b")
    set_at(s, "A1a", "C6d")
    s.vagrants[1].pup = SPACE[pup]
    for v in s.vagrants:
        v.humanity = 5
    session = go_on(sit(acting(s, 0, patch=1), rolls=[5], seed=1), "patch")
    assert ("take:1" in offered(session)) == within


@pytest.mark.rule("VS-184", "VS-148")
def test_a_candle_on_the_first_space_lures() -> None:
    s = walking("s01", "C6a", "C6d", "C5d", "C4d", haint="A4b")
    s.haints[0].mood = 1
    s.bindle.remove("candle")
    s.candles.append(SPACE["A1a"])
    t = drawn(s, "candle").state
    assert TRAIN.dist[t.haints[0].at][SPACE["A1a"]] == 1
