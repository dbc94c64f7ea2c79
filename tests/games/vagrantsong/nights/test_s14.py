"""Dance Macabre: the 13th of Leeds, his partners, and the floor he dances on."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import CAR, SPACE, TRAIN
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Session

from ..table import GAME, acting, block, go_on, haunting, offered, root, set_at, sit, table, why
from ..test_haint import settle
from ..test_range import westbound


def ball(*who: str, haint: str = "B3b", mood: int = 0, partner: int = -1) -> Journey:
    """The night on a swept floor, with a Dance Partner if one is named."""
    s = table(*(who or ("songsmith", "cursebearer")), scenario="s14", haint=haint)
    s.haints[0].mood = mood
    if partner >= 0:
        s.vagrants[partner].effects = ["partner"]
    return s


def humanity(session: Session[Journey]) -> list[int]:
    return [v.humanity for v in session.state.vagrants]


def effects(session: Session[Journey]) -> list[list[str]]:
    return [v.effects for v in session.state.vagrants]


def at(session: Session[Journey], seat: int = 0) -> int:
    return session.state.vagrants[seat].at


def drawn(s: Journey, token: str, rolls: tuple[int, ...] = ()) -> Session[Journey]:
    """He acts by a token."""
    return settle(sit(haunting(s), picks=[token], rolls=list(rolls), seed=1))


# -- rules of its own --------------------------------------------------------------------------------


@pytest.mark.rule("VN-1401", "VN-1402")
def test_the_floor_remembers_the_paths_you_rode() -> None:
    """A piece in each car for every path, its Moment read first; and four Places in the corners of B."""
    for doors, kinds, moments in (
        (["snow", "tunnel"], {"snow", "pool"}, ["m10", "m11"]),
        (["orchard"], {"debris"}, ["m12"]),
    ):
        session: Session[Journey] = Session(GAME, {"seats": 2, "scenario": "s14"}, seed=1)
        session.state.camp.doors = doors
        session = settle(session)
        t = session.state
        assert set(t.terrain.values()) == kinds
        for kind in kinds:
            cars = [CAR[j] for j, laid in t.terrain.items() if laid == kind]
            assert sorted(cars) == [0, 1, 2]
        read = [e.args[0] for e in session.journal if e.kind == "page"]
        assert [key for key in read if str(key)[0] == "m"] == moments
        assert sorted(t.figures.values()) == sorted(SPACE[n] for n in ("B1a", "B6a", "B1d", "B6d"))


@pytest.mark.rule("VN-1402", "VN-1491")
def test_when_all_stand_on_places_it_is_a_ritual() -> None:
    """One walks onto a Place like onto any space; with one of them off, nothing comes of it."""
    for last, done in (("B2a", []), ("B1a", ["places"])):
        s = ball(haint="C3b")
        set_at(s, "B2b", "B6d")
        for k, name in enumerate(("B1a", "B6a", "B1d", "B6d"), 1):
            s.figures[f"place{k}"] = SPACE[name]
        s.vagrants[1].humanity = 5
        s.haints[0].skips = 1
        session = go_on(sit(acting(s, 0, move=1), seed=1), f"go:{last}", "end")
        assert session.state.rituals == done and humanity(session)[1] == 5 + 2 * len(done)


@pytest.mark.rule("VN-1410")
def test_snow_throws_him_where_you_like() -> None:
    """His move ends on it, also in the middle of one; then three, wherever the party says, and it is gone."""
    s = ball(haint="B2b", mood=1)
    set_at(s, "B6b", "A1a")
    block(s, "B4b", "B4a", "B4c", "B4d", kind="snow")
    session = sit(haunting(s), picks=["nail"], seed=1)
    while session.decision is not None and session.decision.ask != "whirl":
        session.choose(session.decision.options[0])
    assert session.decision is not None, "there is no way around it"
    spots = {o.removeprefix("place:") for o in offered(session)}
    here = session.state.haints[0].at
    assert all(TRAIN.dist[here][SPACE[name]] == 3 for name in spots) and "B1b" in spots
    go_on(session, "place:B1b")
    t = settle(session).state
    assert t.haints[0].at == SPACE["B1b"] and len(t.terrain) == 3 and humanity(session) == [10, 10]
    assert why(sit(acting(s, 0, move=3)), "go:B4b") == "VS-102"


@pytest.mark.rule("VN-1411", "VN-1412")
def test_pools_hold_him_and_debris_does_him_good() -> None:
    """Coming over a Pool he skips his next turn; over Debris he gains 3. Each is then gone."""
    for kind, skips, gained in (("pool", 1, 0), ("debris", 0, 3)):
        s = ball(haint="B1b", mood=1)
        set_at(s, "B6b", "A1a")
        block(s, "B4a", "B4b", "B4c", "B4d", kind=kind)
        t = drawn(s, "nail").state
        assert t.haints[0].skips == skips and t.haints[0].humanity == gained
        assert len(t.terrain) == 3 and t.vagrants[0].humanity == 3


@pytest.mark.rule("VN-1415")
def test_a_dance_partner_is_the_last_he_targets_and_goes_where_he_goes() -> None:
    """Nearer, but passed over; set next to him after he has moved, which costs 1."""
    s = ball(haint="B2b", mood=1, partner=0)
    set_at(s, "B1b", "BCb")
    session = drawn(s, "nail")
    assert humanity(session) == [9, 3]
    assert TRAIN.near[session.state.haints[0].at] >> at(session) & 1
    s.vagrants[0].effects = []
    root(s)
    assert humanity(drawn(s, "nail")) == [3, 10]
    s.vagrants[0].effects = ["partner"]
    s.vagrants[1].out, s.vagrants[1].at = True, -1
    assert humanity(drawn(s, "nail"))[0] == 3, "with nobody else about it is the partner"


@pytest.mark.rule("VN-1415")
def test_a_dance_partner_pays_only_outside_the_own_turn_and_until_a_candle() -> None:
    """Walking is free; another who is taken, or a Candle he comes onto, ends it."""
    s = ball(haint="C3b", partner=0)
    set_at(s, "A1a", "A6d")
    assert humanity(go_on(sit(acting(s, 0, move=1)), "go:A2a"))[0] == 10
    s = ball(haint="B3b", partner=0)
    set_at(s, "A1a", "B5b")
    session = drawn(s, "nail")
    assert effects(session) == [[], ["partner"]]
    s = ball(haint="B3b", mood=1, partner=0)
    set_at(s, "B2b", "A1a")
    s.candles = [SPACE["B5b"]]
    s.bindle.remove("candle")
    session = drawn(s, "nail")
    assert session.state.haints[0].at == SPACE["B5b"] and effects(session)[0] == []
    assert session.state.candles == []


@pytest.mark.rule("VN-1420")
def test_a_break_changes_his_mood() -> None:
    """Either way."""
    for mood in (0, 1):
        s = ball(haint="A2b", mood=mood)
        set_at(s, "A1b", "B6d")
        s.haints[0].humanity = s.haints[0].threshold - 1
        session = go_on(sit(acting(s, 0, bust=1), rolls=[5], seed=1), "bust:0")
        assert session.state.haints[0].mood == 1 - mood and session.state.haints[0].breaks == 4


@pytest.mark.rule("VN-1421")
def test_the_seance_holds_everybody_where_they_are() -> None:
    """For the round: not following, not turned, not thrown; a Do-si-do Dip moves all the same. Only before a turn."""
    s = ball(haint="B2b", mood=1, partner=0)
    set_at(s, "B1b", "BCb")
    s.seance = True
    late = acting(s, 0)
    assert why(sit(late), "seance") == "VS-041"
    s.active, s.first, s.step = -1, -1, "whose_turn"
    t = go_on(sit(s, seed=1), "seance").state
    session = drawn(t, "nail")
    assert at(session) == SPACE["B1b"] and humanity(session) == [10, 3]
    session = drawn(t, "candle")
    assert at(session) == SPACE["B1b"] and humanity(session) == [3, 10]
    t.haints[0].mood = 0
    session = drawn(t, "salt")
    assert at(session) == SPACE["B1b"] and humanity(session) == [10, 10]
    session = drawn(t, "foot")
    assert at(session) == SPACE["BCb"]
    t.step = "round_close"
    assert "still" not in sit(t, seed=1).state.lasting


@pytest.mark.rule("VN-1422", "VN-1425")
def test_the_fifth_break_saves_him() -> None:
    """The Night Away comes with all three Rituals and nobody with more than 2 Wounds."""
    for rituals, skills, posts in (
        (["devil", "places", "change"], [67, 3, -68, -4], ["The Night Away"]),
        (["devil", "places", "change"], [67, -3, -68, -4], []),
        (["devil", "change"], [67, 3, 68, 0], []),
    ):
        s = ball(haint="A2b")
        assert s.haints[0].breaks == 5
        s.campaign = True
        set_at(s, "A1b", "B6d")
        s.rituals, s.vagrants[1].skills = list(rituals), list(skills)
        s.haints[0].breaks, s.haints[0].humanity = 1, s.haints[0].threshold - 1
        session = settle(go_on(sit(acting(s, 0, bust=1), rolls=[5], seed=1), "bust:0"), "spend")
        assert session.state.over == "won" and session.state.camp.mileposts == posts
        assert next(e.args[0] for e in session.journal if e.kind == "moment") == "m54"


@pytest.mark.rule("VN-1423")
def test_with_the_last_vagrant_westbound_the_night_is_lost() -> None:
    """A Wound too many."""
    s = ball(haint="B3b", mood=1)
    set_at(s, "B4b", "A1a")
    westbound(s, 1)
    s.vagrants[0].skills, s.vagrants[0].humanity = [35, 0, -36, 0], 1
    assert drawn(s, "nail").state.over == "lost"


# -- what he does ------------------------------------------------------------------------------------


@pytest.mark.rule("VN-1430", "VN-1492")
def test_may_i_have_this_one() -> None:
    """Three steps, and the target is Dance Partner, or loses 2; when all have been, it is a Ritual."""
    for led, done in ((0, []), (2, ["change"])):
        s = ball(haint="B2b")
        set_at(s, "B6b", "A1a")
        s.vagrants[1].humanity = 5
        s.tracks["led"] = led
        session = drawn(s, "nail")
        assert effects(session) == [["partner"], []] and humanity(session)[0] == 10
        assert session.state.rituals == done and humanity(session)[1] == 5 + len(done)
    s = ball(haint="B5b", partner=0)
    set_at(s, "B6b", "A1a")
    s.vagrants[1].out, s.vagrants[1].at = True, -1
    root(s)
    assert humanity(drawn(s, "nail"))[0] == 3


@pytest.mark.rule("VN-1431")
def test_quickstep() -> None:
    """The partner 6 (and 1 for being led), the target 7."""
    s = ball(haint="B3b", partner=0)
    set_at(s, "B2b", "BCb")
    assert humanity(drawn(s, "candle")) == [3, 3]


@pytest.mark.rule("VN-1432")
def test_the_room_turns() -> None:
    """Above the middle toward the Break side, below toward the Round side; cut short it costs 7; only his car."""
    s = ball("songsmith", "cursebearer", "empress", haint="B3b")
    set_at(s, "B2a", "B5d", "A2a")
    session = drawn(s, "salt")
    spots = [NAMED[v.at] for v in session.state.vagrants]
    assert spots == ["B4a", "B3d", "A2a"] and humanity(session) == [10, 10, 11]
    set_at(s, "B5a", "B5d", "A2a")
    block(s, "B4d")
    session = drawn(s, "salt")
    assert humanity(session) == [3, 3, 11] and NAMED[at(session)] == "B6a"


NAMED = {j: name for name, j in SPACE.items()}


@pytest.mark.rule("VN-1433")
def test_do_si_do_dip() -> None:
    """Partner and furthest change places, 2 each, and 1 for the partner's being moved; Salt keeps both where they are."""
    s = ball("songsmith", "cursebearer", "empress", haint="B3b", partner=0)
    set_at(s, "B2b", "C4b", "B4b")
    session = drawn(s, "foot")
    assert [NAMED[v.at] for v in session.state.vagrants] == ["C4b", "B2b", "B4b"]
    assert humanity(session) == [7, 8, 11]
    s.vagrants[1].tokens = ["salt"]
    s.bindle.remove("salt")
    session = settle(go_on(sit(haunting(s), picks=["foot"], seed=1), "salt"))
    assert [NAMED[v.at] for v in session.state.vagrants] == ["B2b", "C4b", "B4b"]
    assert humanity(session) == [8, 10, 11]
    s = ball(haint="B3b")
    set_at(s, "B6b", "A1a")
    session = drawn(s, "foot")
    assert effects(session) == [["partner"], []] and humanity(session) == [10, 10]


@pytest.mark.rule("VN-1434")
def test_he_sweeps_the_floor() -> None:
    """Two steps, and 8 from everyone within two."""
    s = ball("songsmith", "cursebearer", "empress", haint="B2b")
    set_at(s, "B6b", "B5c", "A1a")
    assert humanity(drawn(s, "apple")) == [2, 2, 11]


@pytest.mark.rule("VN-1436", "VN-1446")
def test_a_cycle_changes_partners() -> None:
    """Whoever has most Humanity is led from now on."""
    for mood in (0, 1):
        s = ball("songsmith", "cursebearer", "empress", haint="C3b", mood=mood, partner=0)
        set_at(s, "A2a", "A2d", "A6d")
        s.cycle["apple"] = 2
        s.bindle = [t for t in s.bindle if t != "apple"] + ["apple"]
        s.haints[0].skips = 1
        session = go_on(sit(acting(s, 1), seed=1), "end")
        assert effects(session) == [[], [], ["partner"]]


@pytest.mark.rule("VN-1437", "VN-1447")
def test_being_haunted_by_him_costs_1() -> None:
    """In either mood."""
    for mood in (0, 1):
        s = ball(haint="B3b", mood=mood)
        set_at(s, "B2b", "A1a")
        assert humanity(go_on(sit(acting(s, 0, move=1)), "dash:B4b"))[0] == 9


@pytest.mark.rule("VN-1440", "VN-1442", "VN-1443")
def test_with_his_horns_out() -> None:
    """Four steps and 7; 7 from everyone within three; five steps for the furthest, and 7."""
    s = ball("songsmith", "cursebearer", "empress", haint="B1b", mood=1)
    set_at(s, "B6b", "A1a", "C6d")
    session = drawn(s, "nail")
    assert humanity(session) == [3, 10, 11] and session.state.haints[0].at == SPACE["B5b"]
    set_at(s, "B4b", "A6b", "B5b")
    assert humanity(drawn(s, "salt")) == [3, 3, 11]
    set_at(s, "B2c", "A6a", "BCb")
    assert humanity(drawn(s, "foot")) == [10, 10, 4]


@pytest.mark.rule("VN-1441")
def test_spun_away() -> None:
    """The partner: 7, three away, and 1 for that; without one the nearest is it."""
    s = ball(haint="B2b", mood=1, partner=0)
    set_at(s, "B3b", "A1a")
    session = drawn(s, "candle")
    assert humanity(session) == [2, 10] and at(session) == SPACE["B6b"]
    s.vagrants[0].effects = []
    session = drawn(s, "candle")
    assert effects(session) == [["partner"], []] and humanity(session) == [10, 10]


@pytest.mark.rule("VN-1444")
def test_gored() -> None:
    """9, but a Dance Partner is spared."""
    s = ball(haint="B3b", mood=1)
    set_at(s, "BCb", "A1a")
    assert humanity(drawn(s, "apple")) == [1, 10]
    s.vagrants[0].effects = ["partner"]
    s.vagrants[1].out, s.vagrants[1].at = True, -1
    assert humanity(drawn(s, "apple"))[0] >= 9
