"""Knock, Knock, Knockin'...: the mine in tight places: who stands where it closes, what lies where rock falls."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import NAME, SPACE, TRAIN
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Session

from ..table import (
    acting,
    block,
    go_on,
    haunting,
    hold,
    offered,
    placing,
    root,
    set_at,
    sit,
    table,
    why,
)  # fmt: skip
from ..test_haint import settle
from ..test_range import westbound
from .striking import FAR
from .telling import humanity, next_round, spots
from .test_s04 import knocks, lost


def closes(s: Journey) -> Session[Journey]:
    """Event 3: the way back is gone."""
    return next_round(s, 3)


def wounds(s: Journey) -> list[int]:
    """How many Skills of each are Wounded."""
    return [sum(n < 0 for n in v.skills) for v in s.vagrants]


@pytest.mark.rule("VN-0473")
@pytest.mark.parametrize(
    ("at", "wound", "ends"),
    [
        ("A1a", 1, "B1b"),
        ("A6d", 1, "B1c"),
        ("ABb", 1, "B1b"),  # VS-011: it belongs to car A
        ("ABc", 0, "B1c"),  # to car B, but a Coffin comes there
        ("B1c", 0, "B1c"),
        ("C6a", 0, "C6a"),
    ],
)
def test_car_a_closes(at: str, wound: int, ends: str) -> None:
    """A Wound for whoever is in it, and into B; out of the way for whoever stands between."""
    s = table("songsmith", "cursebearer", scenario="s04", haint="C6d")
    set_at(s, at, "C1a")
    session = closes(s)
    assert wounds(session.state) == [wound, 0] and spots(session) == [ends, "C1a"]


@pytest.mark.rule("VN-0473", "VS-077")
@pytest.mark.parametrize(
    ("pup", "wound", "ends"),
    [("A1a", 1, "B1b"), ("ABb", 1, "B1b"), ("ABc", 0, "B1c"), ("C1a", 0, "C1a"), ("", 0, "")],
)
def test_car_a_closes_on_the_pup(pup: str, wound: int, ends: str) -> None:
    """She is Wounded by where it is, and it alone is set in B."""
    s = table("runaway" if pup else "empress", "cursebearer", scenario="s04", haint="C6d")
    set_at(s, "C2a", "C1c")
    s.vagrants[0].pup = SPACE.get(pup, -1)
    t = closes(s).state
    assert wounds(t) == [wound, 0] and NAME[t.vagrants[0].at] == "C2a"
    assert NAME[t.vagrants[0].pup] == ends


@pytest.mark.rule("VN-0473")
def test_coffins_of_car_a_alone_are_moved() -> None:
    """Boxes there stay, Coffins elsewhere stay; what lies between the cars shifts or goes out."""
    s = table("songsmith", "cursebearer", scenario="s04", haint="C6d")
    set_at(s, "C2a", "C1c")
    block(s, "A6a", "A5d", "C3b", kind="coffin")
    block(s, "A2d", "ABc", kind="box")
    s.bindle.remove("candle")
    s.candles, s.events = [SPACE["ABb"]], {4: SPACE["ABb"], 5: SPACE["C4c"]}
    t = closes(s).state
    laid = {NAME[j]: kind for j, kind in t.terrain.items()}
    assert laid == {"C3b": "coffin", "A2d": "box", "ABc": "box", "ABb": "coffin"}
    assert t.candles == [] and t.bindle.count("candle") + t.cycle["candle"] == 7
    assert t.events[5] == SPACE["C4c"] and TRAIN.near[SPACE["ABb"]] >> t.events[4] & 1


@pytest.mark.rule("VN-0473")
@pytest.mark.parametrize(
    ("at", "terrain", "ends"),
    [
        ("A3a", ("B5d",), "B5d"),
        ("A3a", ("A5d", "C1a"), "C1a"),
        ("ABb", ("C1a",), "C1a"),
        ("A3a", (), "A3a"),  # no Terrain to go to
        ("ABc", ("C1a",), "ABc"),
        ("B4a", ("C1a",), "B4a"),
    ],
)
def test_he_leaves_car_a(at: str, terrain: tuple[str, ...], ends: str) -> None:
    """For any Terrain of B or C, the new Coffins not among it."""
    s = table("songsmith", "cursebearer", scenario="s04", haint=at)
    set_at(s, "C2c", "C4c")
    block(s, *terrain)
    assert NAME[closes(s).state.haints[0].at] == ends


@pytest.mark.rule("VN-0471", "VN-0472")
def test_with_no_terrain_to_go_to_he_stays() -> None:
    """Event 1 needs some in his car, Event 2 some that he does not sit on."""
    for number, terrain in ((1, ("A1a",)), (2, ("B1b",)), (1, ()), (2, ())):
        s = table("songsmith", "cursebearer", scenario="s04", haint="B1b")
        set_at(s, "C2c", "C4c")
        block(s, *terrain)
        assert NAME[next_round(s, number).state.haints[0].at] == "B1b"


@pytest.mark.rule("VN-0477")
def test_a_rich_seam_pays_once() -> None:
    """At the end of the turn it was drawn in; whoever is beside Terrain, no one else."""
    s = table("songsmith", "cursebearer", scenario="s04", haint="C6d")
    set_at(s, "A1a", "C4c")
    block(s, "C4a", "A2d")
    s.tracks["lucky"] = 1
    for h in s.haints:
        h.skips = 1
    t = settle(go_on(sit(acting(s, 0), seed=1), "end")).state
    assert t.tracks["lucky"] == 0
    assert [v.tokens for v in t.vagrants] == [[], []]
    s.tracks["lucky"], s.vagrants[1].at = 0, SPACE["C4b"]
    session = go_on(sit(acting(s, 0), seed=1), "end")
    assert session.decision is not None and session.decision.ask != "may_rummage"


@pytest.mark.rule("VN-0491")
def test_daylight_at_the_break_side_of_the_seam() -> None:
    """The lower connecting space belongs to car C, the upper to B (VS-011); a car of their own will not do."""
    for at, done in (("BCc", ["way_out"]), ("BCb", []), ("A1a", [])):
        s = table("songsmith", "cursebearer", scenario="s04", haint="B3b")
        set_at(s, at, "C6d")
        for h in s.haints:
            h.skips = 1
        assert settle(go_on(sit(acting(s, 0), seed=1), "end")).state.rituals == done


@pytest.mark.rule("VN-0478", "VN-0470")
def test_once_his_coin_is_found_nothing_glints() -> None:
    """The other token is gone for good, and the stones fall for nothing more."""
    s = table("songsmith", "cursebearer", scenario="s04", haint="C6a")
    set_at(s, "A1a", "C1a")
    s.rituals = ["shiny"]
    for number in (8, 9):
        s.bindle.append(f"e{number}")
        session = sit(acting(s, 0, rummage=1), picks=[f"e{number}", "nail"])
        t = go_on(session, "rummage").state
        assert f"e{number}" not in t.bindle and humanity(session) == [10, 10]
        s.bindle.remove(f"e{number}")
    s.bindle.append("e0")
    session = settle(go_on(sit(acting(s, 0, rummage=1), picks=["e0", "nail"]), "rummage"), "act")
    t = session.state
    assert NAME[t.haints[0].at] == "C6a" and humanity(session) == [10, 10] and "e0" in t.bindle
    assert list(t.terrain.values()) == ["debris"]


@pytest.mark.rule("VN-0401")
def test_what_he_will_trade_for() -> None:
    """A Rummage Token, right beside him, one a round; carried Events are none."""
    s = table("songsmith", "cursebearer", scenario="s04", haint="A2a")
    set_at(s, "A1a", "C1a")
    assert why(sit(acting(s, 0)), "trade") == "VS-139"
    s.vagrants[0].tokens = ["e5"]
    assert why(sit(acting(s, 0)), "trade") == "VS-139"
    s.vagrants[0].tokens = ["e5", "nail", "salt"]
    s.bindle.remove("nail")
    s.bindle.remove("salt")
    session = go_on(sit(acting(s, 0)), "trade")
    assert set(offered(session)) == {"keep:nail", "keep:salt"}
    t = go_on(session, "keep:nail").state
    assert t.vagrants[0].tokens == ["e5", "salt"]
    t.haints[0].at = SPACE["A2a"]
    assert why(sit(t), "trade") == "VS-140"
    s.haints[0].at = SPACE["A3a"]
    assert why(sit(acting(s, 0)), "trade") == "VS-004"


@pytest.mark.rule("VN-0401")
def test_what_a_bust_can_clear() -> None:
    """Debris right beside, with the Bust of Junk and the Coins that lie there, once."""
    s = table("songsmith", "cursebearer", scenario="s04", haint="C6a")
    set_at(s, "A1a", "C1a")
    block(s, "A2a", kind="box")
    block(s, "A3a", "B1a", kind="debris")
    assert why(sit(acting(s, 0, bust=1)), "dig") == "VS-004"
    block(s, "A1b", kind="debris")
    assert why(sit(acting(s, 0, move=1)), "dig") == "VS-055"
    session = go_on(sit(acting(s, 0, bust=1), rolls=[5]), "dig")
    left = {NAME[j] for j in session.state.terrain}
    assert left == {"A2a", "A3a", "B1a"}
    block(session.state, "A1b", kind="debris")
    assert why(session, "dig") == "VS-050"
    t = go_on(sit(acting(s, 0, bust=1), rolls=[4]), "dig").state
    assert SPACE["A1b"] in t.terrain


@pytest.mark.rule("VN-0401", "VS-153")
def test_a_foot_helps_to_dig() -> None:
    """It is one more Coin on the Bust, and used up."""
    s = table("songsmith", "cursebearer", scenario="s04", haint="C6a")
    set_at(s, "A2a", "C1a")
    block(s, "A1a", "A3a", kind="debris")
    hold(s, 0, "foot")
    s.vagrants[0].foot = "bust"
    t = settle(go_on(sit(acting(s, 0, bust=1), rolls=[5, 5]), "dig"), "act").state
    assert t.terrain == {} and t.vagrants[0].foot_spent


@pytest.mark.rule("VN-0421")
def test_the_seance_takes_no_box() -> None:
    """Debris alone."""
    s = table("songsmith", "cursebearer", scenario="s04", haint="C6a")
    s.seance = True
    block(s, "C3b", "A4d", kind="debris")
    block(s, "B1a", kind="box")
    assert set(offered(go_on(sit(acting(s, 0)), "seance"))) == {"place:C3b", "place:A4d"}


@pytest.mark.rule("VN-0425")
def test_how_many_possessions_a_candle_bears() -> None:
    """Fewer than two for each Vagrant: five for three."""
    for stolen, posts in ((5, ["Candle in the Wind"]), (6, [])):
        s = table("songsmith", "cursebearer", "empress", scenario="s04", haint="A6a")
        set_at(s, "C1a", "C6d", "C6a")
        s.campaign, s.rituals, s.tracks["possessions"] = True, ["shiny", "fair"], stolen
        session = settle(go_on(sit(acting(s, 0), seed=1), "end"), "spend")
        assert session.state.camp.mileposts == posts


def cornered(s: Journey) -> None:
    """The second holds something, and has one open space beside them."""
    hold(s, 1, "nail")
    block(s, "C5d")


def elsewhere(s: Journey) -> None:
    """Boxes in car B, Debris in car A."""
    block(s, "B6a", "B6d")
    block(s, "A1a", "A2a", kind="debris")


# -- the Tommyknocker ----------------------------------------------------------------------------------


@pytest.mark.rule("VN-0415")
def test_the_jeebies_let_go_once_two_coins_are_on_rummage() -> None:
    """And bar nothing of whoever has no Coin left in hand."""
    s = table("songsmith", "cursebearer", scenario="s04", haint="C6a")
    s.vagrants[0].effects = ["jeebies"]
    session = sit(placing(s, 0))
    assert session.state.vagrants[0].coins == {"rummage": 2}
    assert {"coin:move", "coin:bust", "coin:rummage"} <= set(offered(session))
    s.vagrants[0].hand = s.vagrants[0].dealt = 1
    session = sit(s)
    assert session.state.vagrants[0].coins == {"rummage": 1} and "rummage" in offered(session)


@pytest.mark.rule("VN-0430")
def test_he_takes_no_sling() -> None:
    """With nothing else in the pockets it costs 1; the string is taken, and nothing goes to the Cycle track for it."""
    s = table("songsmith", "cursebearer", scenario="s04", haint="A2a")
    set_at(s, "A1a", "C6d")
    root(s)
    s.vagrants[0].tokens = ["e4"]
    t = settle(sit(haunting(s), picks=["nail", "candle"], seed=1)).state
    assert t.vagrants[0].tokens == ["e4"] and lost(t) == [1, 0]
    s.vagrants[0].tokens = ["e5"]
    t = settle(sit(haunting(s), picks=["nail", "candle"], seed=1)).state
    assert t.vagrants[0].tokens == [] and lost(t) == [0, 0] and t.tracks["possessions"] == 1
    assert sum(t.cycle.values()) == 2


@pytest.mark.rule("VN-0431")
def test_tap_tap_comes_as_near_as_terrain_lets_him() -> None:
    """To the Terrain with the nearest Vagrant of all; of several the party says which; nowhere without any."""
    s = knocks("candle", "candle", at=("C6d", "A1a"), haint="B3b",
               arrange=lambda s: block(s, "A6a", "C5a", "B1d"))  # fmt: skip
    assert NAME[s.haints[0].at] == "C5a"
    for spot in ("A3a", "C6b"):
        s = knocks("candle", "nail", at=("C6d", "A1a"), haint="B3b",
                   arrange=lambda s: block(s, "A3a", "C6b", "B1d"), to=spot)  # fmt: skip
        assert NAME[s.haints[0].at] == spot
    s = knocks("candle", "nail", at=("C6d", "A1a"), haint="B3b")
    assert NAME[s.haints[0].at] == "B3b" and lost(s) == [0, 1]


@pytest.mark.rule("VN-0433")
def test_light_fingers_come_from_any_side() -> None:
    """To any of the spaces beside whoever holds most, or the one there is."""
    for spot in ("C2b", "C4b", "C3a"):
        s = knocks("foot", "nail", at=("A6d", "C3b"), arrange=lambda s: hold(s, 1, "nail"), to=spot)
        assert NAME[s.haints[0].at] == spot and s.vagrants[1].tokens == []
    s = knocks("foot", "nail", at=("A6d", "C6d"), haint="B3b",
               arrange=cornered)  # fmt: skip
    assert NAME[s.haints[0].at] == "C6c"


# -- the Cave-In -----------------------------------------------------------------------------------------


@pytest.mark.rule("VN-0423", "VN-0441")
def test_the_sixth_piece_still_falls() -> None:
    """It is the seventh that is not there."""
    s = knocks("salt", "candle", at=("B3b", FAR), haint="C1a",
               arrange=lambda s: block(s, "A1a", "A2a", "A3a", "C3a", "C4a", kind="debris"))  # fmt: skip
    assert s.over == "" and sum(kind == "debris" for kind in s.terrain.values()) == 6


@pytest.mark.rule("VN-0423", "VS-238")
def test_a_reprieve_does_not_hold_the_mine_up() -> None:
    """Whoever is spared being Westbound has lost all the same."""
    s = table("songsmith", "cursebearer", scenario="s04", haint="B3b")
    s.reprieve = True
    block(s, "C1a", "C2a", "C3a", "C4a", "C5a", "C6a", kind="debris")
    session = sit(haunting(s), picks=["salt", "candle"], seed=1)
    while session.decision is not None and not session.state.over:
        session.choose("yes" if "yes" in offered(session) else offered(session)[0])
    assert session.state.over == "lost"


@pytest.mark.rule("VN-0441")
def test_debris_falls_beside_or_as_near_as_can_be() -> None:
    """On an open space next to them; where none is, on the nearest. Other Terrain makes no heap."""
    s = table("songsmith", "cursebearer", scenario="s04", haint="C1a")
    set_at(s, "A1a", FAR)
    s.events = {4: SPACE["A2a"]}
    block(s, "A1b", "A3d", kind="box")
    s.haints[0].skips = 1
    t = settle(sit(haunting(s), picks=["candle"], seed=1)).state
    (rock,) = (j for j, kind in t.terrain.items() if kind == "debris")
    assert NAME[rock] in ("A3a", "A2b", "A1c") and lost(t) == [0, 0]
    s = table("songsmith", "cursebearer", scenario="s04", haint="C1a")
    set_at(s, "B3b", FAR)
    s.haints[0].skips = 1
    session = settle(sit(haunting(s), picks=["candle"], seed=1), "lay_terrain")
    assert set(offered(session)) == {"place:B2b", "place:B4b", "place:B3a", "place:B3c"}


@pytest.mark.rule("VN-0441", "VN-0446")
def test_a_heap_is_of_debris_in_that_car() -> None:
    """Boxes, and what lies in other cars, do not count."""
    s = knocks("salt", "candle", at=("B3b", FAR), haint="C1a",
               arrange=elsewhere)  # fmt: skip
    assert lost(s) == [0, 0] and len(s.terrain) == 5


@pytest.mark.rule("VN-0442")
def test_a_sinkhole_needs_a_hole_and_a_floor() -> None:
    """The last Hole opens, in the car where most are; right beside somebody if that can be."""
    s = knocks("salt", "salt", at=("C3b", "C4d", "A1a"), haint="B1a",
               arrange=lambda s: block(s, "B6a", "B6b", "B6c", "B6d", "B5a", kind="hole"))  # fmt: skip
    holes = [j for j in s.terrain if NAME[j][0] == "C"]
    assert len(s.terrain) == 6 and len(holes) == 1 and sum(lost(s)) in (2, 4)
    s = table("songsmith", "cursebearer", scenario="s04", haint="B3a")
    set_at(s, "A1a", "A2a")
    s.closed = sum(1 << j for j in SPACE.values() if NAME[j][0] == "A")
    s.haints[0].skips = 1
    t = settle(sit(haunting(s), picks=["salt"], seed=1)).state
    assert t.terrain == {} and lost(t) == [1, 0], "no open floor there: Dust"
    s.closed &= ~(1 << SPACE["A6d"])
    t = settle(sit(haunting(s), picks=["salt"], seed=1)).state
    assert t.terrain == {SPACE["A6d"]: "hole"} and lost(t) == [0, 0]


@pytest.mark.rule("VN-0444")
def test_a_collapse_hurts_by_debris_alone() -> None:
    """Not by a Box, nor at the second space of the train for nothing."""
    s = knocks("salt", "apple", at=("B3b", "A2a", "C6d"), haint="C1a",
               arrange=lambda s: block(s, "C5d", "A1a"))  # fmt: skip
    assert lost(s) == [2, 0, 0]


@pytest.mark.rule("VN-0423")
def test_with_everybody_westbound_the_mine_is_lost() -> None:
    """One of them already was."""
    s = table("songsmith", "cursebearer", scenario="s04", haint="B3b")
    westbound(s, 0)
    block(s, "C1a", "C2a", "C3a", "C4a", "C5a", "C6a", kind="debris")
    t = settle(sit(haunting(s), picks=["salt", "candle"], seed=1)).state
    assert t.over == "lost" and all(v.westbound for v in t.vagrants)
