"""From the Peak...: at the edge of the Pit: who falls and where they land, how it spreads, slides and pulls."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import CAR, NAME, SPACE, TRAIN
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Session

from ..table import acting, block, go_on, haunting, hold, offered, set_at, sit, table, why
from ..test_haint import settle
from ..test_range import westbound
from .telling import draws, effects, ends_turn
from .telling import spots as stand
from .test_s06 import pit, pulled, spots

# -- falling -----------------------------------------------------------------------------------------


@pytest.mark.rule("VN-0601", "VN-0610")
@pytest.mark.parametrize(
    ("taken", "far"), [((), 3), (("3",), 4), (("3", "4"), 2), (("2", "3", "4"), 5)]
)
def test_whoever_falls_lands_three_away(taken: tuple[str, ...], far: int) -> None:
    """Where nothing is open there: 4, then 2, then 5."""
    s = pit("B2b", "C6d", pools=("B3b",))
    s.closed = sum(1 << j for j in SPACE.values() if str(TRAIN.dist[SPACE["B3b"]][j]) in taken)
    session = settle(go_on(sit(acting(s, 0, move=1), seed=1), "go:B3b"), "act")
    v = session.state.vagrants[0]
    assert v.westbound and TRAIN.dist[SPACE["B3b"]][v.at] == far


@pytest.mark.rule("VN-0601")
def test_the_pup_climbs_out() -> None:
    """To the nearest open space that is no pool; she is not Westbound for it."""
    s = table("songsmith", "runaway", scenario="s06")
    set_at(s, "C6d", "A1a")
    s.vagrants[1].pup = SPACE["B2b"]
    block(s, "B3b", "B3a", kind="pool")
    session = go_on(sit(acting(s, 1, pup_move=1), seed=1), "pup:B3b")
    assert offered(session, "place") == ["place:B2b", "place:B4b", "place:B3c"]
    t = go_on(session, "place:B4b").state
    v = t.vagrants[1]
    assert not v.westbound and (NAME[v.at], NAME[v.pup]) == ("A1a", "B4b")
    assert t.vagrants[0].pup == -1


def sinks(s: Journey) -> Session[Journey]:
    """The second shaking: car B is the Pit from now on."""
    s.tracks["shaken"] = 1
    s.on_round, s.step, s.rounds = {1: 3}, "round_open", 2
    return settle(sit(s, seed=1))


@pytest.mark.rule("VN-0671")
@pytest.mark.parametrize(
    ("at", "ends"),
    [
        ("B1c", "A4c"),
        ("B3c", "A6c"),  # 9 from the Round side, 10 from the Break side
        ("B4c", "C1c"),
        ("B6c", "C3c"),
        ("A6b", "A6b"),
        ("C1b", "C1b"),
        ("A1a", "A1a"),
    ],
)
def test_car_b_throws_everybody_four(at: str, ends: str) -> None:
    """Toward the nearer end, and nobody from the other cars."""
    s = pit(at, "C6d", pools=("B1a",))
    session = sinks(s)
    assert stand(session) == [ends, "C6d"] and not any(v.westbound for v in session.state.vagrants)


@pytest.mark.rule("VN-0671", "VN-0601")
def test_what_is_left_in_car_b_is_in_the_pit() -> None:
    """Whoever could not get out, the Pup too; its tokens and pools are gone, its Boxes stay, and so does the rest."""
    s = table("songsmith", "runaway", scenario="s06")
    set_at(s, "B1b", "C6d")
    s.vagrants[1].pup = SPACE["B5d"]
    block(s, "ABb", "ABc", "B3d")
    block(s, "B2b", "B3b", "A1d", kind="pool")
    s.events = {3: SPACE["B6a"], 4: SPACE["A2a"], 5: SPACE["C1a"]}
    t = sinks(s).state
    assert [v.westbound for v in t.vagrants] == [True, False]
    assert CAR[t.vagrants[0].at] == 0 and CAR[t.vagrants[1].pup] == 2
    assert t.events == {4: SPACE["A2a"], 5: SPACE["C1a"]}
    laid = {NAME[j]: kind for j, kind in t.terrain.items()}
    assert laid == {"ABb": "box", "ABc": "box", "B3d": "box", "A1d": "pool"}
    assert t.tracks["sunk"] == 1 and t.rituals == ["hold_on"]


@pytest.mark.rule("VN-0601", "VN-0671")
def test_only_car_b_has_sunk() -> None:
    """One walks on in the others."""
    s = pit("A5c", "C6d", pools=())
    s.tracks["sunk"] = 1
    t = go_on(sit(acting(s, 0, move=1), seed=1), "go:A6c").state
    assert not t.vagrants[0].westbound and stand(sit(t, seed=1))[0] == "A6c"


@pytest.mark.rule("VN-0691")
def test_whoever_is_out_need_not_be_at_an_end() -> None:
    """The others have to be, at the first space of the train too."""
    for at, done in (("A1a", ["ends"]), ("A2a", [])):
        s = pit(at, "C6d", "B3b")
        westbound(s, 2)
        s.vagrants[2].at, s.vagrants[2].out = -1, True
        assert ends_turn(s).state.rituals == done


# -- a Lost Soul ---------------------------------------------------------------------------------------


@pytest.mark.rule("VN-0601")
def test_a_soul_beside_one_is_led_up_to_two() -> None:
    """The one chosen, which may stay; nobody else's space, and no pool; not twice."""
    s = pit("B3b", "B3d", pools=("B5b",))
    s.figures = {"soul1": SPACE["B4b"], "soul2": SPACE["B2b"], "soul3": SPACE["C5b"]}
    session = go_on(sit(acting(s, 0), seed=1), "lead_soul")
    assert offered(session) == ["place:B4b", "place:B2b"]
    session = go_on(session, "place:B4b")
    places = {o.removeprefix("place:") for o in offered(session)}
    assert {"B4b", "B4a", "B4d", "B3c", "B6b"} <= places
    assert not {"B5b", "B3b", "B2b", "B3d", "C1b"} & places
    session = go_on(session, "place:B4d")
    t = session.state
    assert {k: NAME[j] for k, j in t.figures.items()} == {"soul1": "B4d", "soul2": "B2b", "soul3": "C5b"}  # fmt: skip
    assert t.camp.mileposts == [] and t.rituals == [] and t.vagrants[0].humanity == 8
    assert t.vagrants[0].guarded and why(session, "lead_soul") == "VS-004"
    s.vagrants[0].at = SPACE["A1a"]
    assert why(sit(acting(s, 0)), "lead_soul") == "VS-056"
    s.figures = {"soul1": SPACE["A2a"]}
    assert "lead_soul" in offered(sit(acting(s, 0)))


@pytest.mark.rule("VN-0675", "VN-0676")
def test_the_coins_turn_into_steps() -> None:
    """As many as those Coins would be good for with Nervous Knees; those on the Pup's card are the Pup's (VS-071)."""
    for who, slot, coins, steps in (
        ("cursebearer", "investigate", 1, (2, 0)),
        ("cursebearer", "investigate", 2, (4, 0)),
        ("runaway", "pup_investigate", 1, (0, 3)),
    ):
        s = table(who, "empress", scenario="s06")
        set_at(s, "A3b", "C6d")
        block(s, "B1b", "C4b", kind="pool")
        v = s.vagrants[0]
        at = s.events[5] = v.at
        if slot == "pup_investigate":
            v.pup, v.at = at, SPACE["A1d"]
        session = go_on(sit(acting(s, 0, **{slot: coins}), seed=1), f"{slot}:5", "ignore")
        assert (session.state.vagrants[0].steps, session.state.vagrants[0].pup_steps) == steps
        assert session.state.events == {5: SPACE["A4b"]}, "to the nearer of two pools"


@pytest.mark.rule("VN-0675")
def test_a_soul_comes_beside_the_hand() -> None:
    """On an open space next to it."""
    s = pit("A3b", "C6d")
    s.events = {5: SPACE["A3b"]}
    block(s, "A2b")
    session = go_on(sit(acting(s, 0, investigate=1), seed=1), "investigate:5", "grab")
    assert set(offered(session)) == {"place:A4b", "place:A3a", "place:A3c"}


# -- what lies about -------------------------------------------------------------------------------------


@pytest.mark.rule("VN-0674")
def test_nails_for_those_with_room() -> None:
    """What the Pup holds counts; with no nail left there is nothing to take."""
    s = table("runaway", "empress", scenario="s06")
    set_at(s, "A1a", "A6d")
    s.events = {4: SPACE["A1a"]}
    hold(s, 0, "salt")
    s.vagrants[0].pup_tokens = ["foot"]
    s.bindle.remove("foot")
    t = go_on(sit(acting(s, 0, investigate=1), rolls=[6, 1], seed=1), "investigate:4").state
    assert effects(sit(t, seed=1)) == [["bleeding"], []]
    assert t.vagrants[1].tokens == ["nail"] and t.bindle.count("nail") == 7
    s.vagrants[0].pup_tokens = []
    s.bindle = [x for x in s.bindle if x != "nail"]
    t = go_on(sit(acting(s, 0, investigate=1), rolls=[6, 1], seed=1), "investigate:4").state
    assert t.vagrants[0].tokens == ["salt"] and t.vagrants[1].tokens == []


@pytest.mark.rule("VN-0674", "VN-0673")
def test_help_comes_to_the_car_of_whoever_found_it() -> None:
    """The Pup's, if it was the Pup."""
    s = table("runaway", "empress", "songsmith", scenario="s06")
    set_at(s, "A1a", "A6d", "C6d")
    s.vagrants[0].pup = s.events[4] = SPACE["C1a"]
    session = sit(acting(s, 0, pup_investigate=1), rolls=[6, 1], seed=1)
    t = settle(go_on(session, "pup_investigate:4"), "act").state
    held = [v.tokens + v.pup_tokens for v in t.vagrants]
    assert held == [["nail"], [], ["nail"]]
    s.events = {3: SPACE["C1a"]}
    for v in s.vagrants:
        v.effects = ["knees"]
    session = sit(acting(s, 0, pup_investigate=1), rolls=[6, 1], seed=1)
    session = go_on(session, "pup_investigate:3")
    assert set(offered(session)) == {"shed_for:0,knees", "shed_for:2,knees", "none"}


@pytest.mark.rule("VN-0672")
def test_the_black_candle_is_a_candle_out_of_the_bindle() -> None:
    """For whoever held it, and nobody else."""
    s = pit("A1a", "C6d")
    s.haints[0].skips, s.campaign, s.rituals = 1, True, ["soul", "hold_on"]
    hold(s, 1, "e2")
    t = settle(go_on(sit(acting(s, 0), seed=1), "end"), "spend").state
    assert [v.tokens for v in t.vagrants] == [[], ["candle"]] and t.bindle.count("candle") == 6


# -- how it spreads ----------------------------------------------------------------------------------------


@pytest.mark.rule("VN-0679")
def test_it_spreads_while_it_can() -> None:
    """The sixth pool; a Wound for a seventh, or once car B has sunk; nothing where there is no room."""
    s = pit("A1a", "C6d", pools=("B1b", "B2b", "B3b", "B4b", "B5b"))
    t = settle(draws(s, 9), "act").state
    assert len(t.terrain) == 6 and not any(n < 0 for n in t.vagrants[0].skills)
    s = pit("A1a", "C6d", pools=())
    s.tracks["sunk"] = 1
    t = settle(draws(s, 9), "act").state
    assert t.terrain == {} and sum(n < 0 for n in t.vagrants[0].skills) == 1
    s = pit("A1a", "C6d", pools=("B3b",))
    s.closed = TRAIN.near[SPACE["B3b"]]
    t = settle(draws(s, 9), "act").state
    assert len(t.terrain) == 1 and not any(n < 0 for n in t.vagrants[0].skills)


@pytest.mark.rule("VN-0636", "VN-0646")
def test_a_cycle_wounds_nobody() -> None:
    """Where a pool is left it comes; where none is, or car B has sunk, nothing does."""
    for pools, sunk, after in (
        (("B1b", "B2b", "B3b", "B4b", "B5b"), 0, 6),
        (("B1b", "B2b", "B3b", "B4b", "B5b", "B6b"), 0, 6),
        (("A1d",), 1, 1),
    ):
        s = pit("A1a", "C6d", "C6a", pools=pools)
        s.tracks["sunk"], s.haints[0].skips, s.cycle["apple"] = sunk, 1, 2
        t = settle(go_on(sit(acting(s, 0), seed=1), "end")).state
        assert len(t.terrain) == after
        assert not any(n < 0 for v in t.vagrants for n in v.skills)


# -- how it slides and pulls ---------------------------------------------------------------------------------


def slid(s: Journey) -> dict[str, str]:
    """Where all Terrain lies after a Landslide."""
    t = settle(sit(haunting(s), picks=["foot"], seed=1)).state
    return {NAME[j]: kind for j, kind in t.terrain.items()}


@pytest.mark.rule("VN-0633", "VN-0643")
@pytest.mark.parametrize(
    ("box", "other", "after"),
    [
        ("A4b", "", "A6b"),
        ("A6b", "", ""),
        ("ABb", "", ""),
        ("A5b", "event:ABb", "A6b"),  # up to a token
        ("A5b", "event:A6b", "A5b"),
        ("A5b", "candle:A6b", "A5b"),
        ("A5b", "pup:A6b", "A5b"),
    ],
)
def test_a_landslide_stops_at_what_lies_in_its_way(box: str, other: str, after: str) -> None:
    """2 toward the Pit, over open floor."""
    s = table("songsmith", "runaway", scenario="s06")
    set_at(s, "C6d", "C6a")
    s.vagrants[1].pup = SPACE["C5a"]
    block(s, "B1b", kind="pool")
    block(s, box)
    what, _, name = other.partition(":")
    if what == "event":
        s.events[3] = SPACE[name]
    elif what == "candle":
        s.bindle.remove("candle")
        s.candles.append(SPACE[name])
    elif what == "pup":
        s.vagrants[1].pup = SPACE[name]
    assert slid(s) == {"B1b": "pool"} | ({after: "box"} if after else {})


@pytest.mark.rule("VN-0633", "VN-0643")
def test_a_landslide_hits_once() -> None:
    """What it hits stops it; the piece in front slides first; the rest of the Pit stays."""
    s = pit("A5b", "C6d")
    block(s, "A4b")
    assert pulled(s, "foot")[0] == [2, 0] and slid(s) == {"B1b": "pool", "A4b": "box"}
    s = pit("A1d", "C6d")
    block(s, "A3b", "A4b")
    assert slid(s) == {"B1b": "pool", "A6b": "box", "A5b": "box"}
    s = pit("A1d", "C6d", pools=("B1b", "B2b"))
    s.tracks["sunk"] = 0
    assert slid(s) == {"B1b": "pool", "B2b": "pool"}
    s = pit("A1d", "C6d", pools=())
    s.tracks["sunk"] = 1
    block(s, "B3b", "A6b", "ABc")
    assert slid(s) == {"B3b": "box", "ABc": "box"}, "into the car, or left in it"


@pytest.mark.rule("VN-0630", "VN-0631")
def test_the_brink_is_safe_until_it_is_wide_open() -> None:
    """Beside it 2 are lost in the second mood alone; gaps are counted to the nearest pool."""
    two = ("B1b", "C5a")
    assert pulled(pit("ABb", "A1b", pools=two), "candle") == ([0, 2], spots("ABb", "A3b"))
    assert pulled(pit("A3b", "C4a", pools=two), "candle")[0] == [2, 0]
    s = pit("A3b", "A1b")
    s.vagrants[1].humanity = 2
    assert pulled(s, "nail")[0] == [2, 0], "not the weakest, the nearest"
    s = pit("A3b", "A1b")
    s.vagrants[0].humanity = 2
    assert pulled(s, "candle")[0] == [0, 2]


@pytest.mark.rule("VN-0632", "VN-0642")
def test_it_inhales_at_the_first_space_of_the_train() -> None:
    """7 away, which is within 8."""
    s = pit("A1a", "C6d", pools=("A6c",))
    assert TRAIN.dist[SPACE["A6c"]][pulled(s, "salt")[1][0]] == 6


@pytest.mark.rule("VN-0634", "VN-0644")
@pytest.mark.parametrize(
    ("mood", "other", "lost"), [(0, "A5b", 2), (0, "A6b", 0), (1, "A6b", 2), (1, "A5b", 0)]
)
def test_by_the_ankles_until_something_is_in_the_way(mood: int, other: str, lost: int) -> None:
    """A step short costs 2, for whichever seat it is."""
    s = pit(other, "A1b", mood=mood)
    s.vagrants[0].humanity = 5
    assert pulled(s, "apple")[0] == [0, lost]
