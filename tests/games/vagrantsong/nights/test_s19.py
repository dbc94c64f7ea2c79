"""Limb from Phantom Limb: the Man of Many Limbs, his pools, and what he does together and apart."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import NAME, SPACE, TRAIN
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Session

from ..table import acting, block, go_on, haunting, hold, offered, placing, set_at, sit, table, why
from ..test_haint import settle
from ..test_range import westbound


def ward(*who: str, haint: str = "B3b", mood: int = 0) -> Journey:
    """The night on a swept floor."""
    s = table(*(who or ("songsmith", "cursebearer")), scenario="s19", haint=haint)
    s.haints[0].mood = mood
    return s


def humanity(session: Session[Journey]) -> list[int]:
    return [v.humanity for v in session.state.vagrants]


def effects(session: Session[Journey]) -> list[list[str]]:
    return [v.effects for v in session.state.vagrants]


def drawn(s: Journey, *tokens: str) -> Session[Journey]:
    """He acts by a token, or by several."""
    return settle(sit(haunting(s), picks=list(tokens), seed=1))


def breaks(s: Journey) -> Session[Journey]:
    """The first Vagrant Busts him over the Threshold."""
    s.haints[0].humanity = s.haints[0].threshold - 1
    return go_on(sit(acting(s, 0, bust=1), rolls=[5], seed=1), "bust:0")


# -- rules of its own --------------------------------------------------------------------------------


@pytest.mark.rule("VN-1901")
def test_what_he_loses_stops_at_nothing() -> None:
    """His marker goes toward 0, and no further."""
    for before, after in ((5, 3), (1, 0)):
        s = ward(haint="C3b")
        s.haints[0].humanity = before
        assert drawn(s, "apple").state.haints[0].humanity == after


@pytest.mark.rule("VN-1910")
def test_a_blood_pool_costs_whoever_enters_it() -> None:
    """1, walking or moved; him too, over it or onto it, and he does not go round it."""
    s = ward(haint="C6d")
    set_at(s, "A1b", "A6d")
    block(s, "A2b", kind="pool")
    session = go_on(sit(acting(s, 0, move=1)), "go:A2b")
    assert humanity(session) == [9, 10]
    s = ward(haint="B2b", mood=1)
    set_at(s, "B5b", "A1a")
    block(s, "B3a", "B3b", "B3c", "B3d", kind="pool")
    s.haints[0].humanity = 9
    t = drawn(s, "nail").state
    assert t.haints[0].humanity == 8, "there is no way round"
    s = ward(haint="B2b", mood=1)
    set_at(s, "B5c", "A1d")
    block(s, "B4c", kind="pool")
    s.haints[0].humanity = 9
    session = sit(haunting(s), picks=["nail"], seed=1)
    assert set(offered(session)) == {"place:B4c", "place:B5b"}
    assert go_on(session, "place:B4c").state.haints[0].humanity == 8


@pytest.mark.rule("VN-1915")
def test_the_willies_let_no_second_coin_lie() -> None:
    """On no action and no Skill; a Rabbit's Foot neither. They end with the own turn."""
    s = ward(haint="C3b")
    s.vagrants[0].effects = ["willies"]
    hold(s, 0, "foot")
    session = go_on(sit(placing(s, 0)), "coin:bust")
    assert why(session, "coin:bust") == "VN-1915" and why(session, "foot:bust") == "VN-1915"
    skill = f"coin:s{s.vagrants[0].skills[0]}"
    go_on(session, skill)
    assert why(session, skill) == "VN-1915"
    go_on(session, "coin:move")
    s.haints[0].skips = 9
    assert effects(go_on(sit(acting(s, 1), seed=1), "end"))[0] == ["willies"]
    assert effects(go_on(sit(acting(s, 0), seed=1), "end"))[0] == []


@pytest.mark.rule("VN-1916")
def test_bleeding_costs_1_for_each_coin_on_move() -> None:
    """And ends with a turn in which Patch Up succeeded."""
    s = ward(haint="C3b")
    s.vagrants[0].effects = ["bleeding"]
    s.haints[0].skips = 9
    session = sit(placing(s, 0), rolls=[6, 1], seed=1)
    go_on(session, "coin:move", "coin:move", "coin:patch")
    assert humanity(session)[0] == 8
    go_on(session, "patch", "end")
    assert effects(session)[0] == []


@pytest.mark.rule("VN-1920")
def test_each_break_spills_two_pools() -> None:
    """On open spaces within three of him, where the party likes."""
    s = ward(haint="A2b")
    set_at(s, "A1b", "C6d")
    session = breaks(s)
    assert session.asked.ask == "lay_terrain"
    for _ in range(2):
        spots = {SPACE[o.removeprefix("place:")] for o in offered(session)}
        assert spots and all(TRAIN.dist[SPACE["A2b"]][j] <= 3 for j in spots)
        assert SPACE["A5b"] in spots and SPACE["A6b"] not in spots
        go_on(session, offered(session)[0])
    assert list(session.state.terrain.values()) == ["pool", "pool"]


@pytest.mark.rule("VN-1921")
def test_the_seance_ignores_an_action_once_it_is_drawn() -> None:
    """Used, nothing happens, and the token goes to the Cycle track; kept, he acts and the card stays."""
    s = ward(haint="B3b")
    set_at(s, "B4b", "A1a")
    s.seance = True
    session = sit(haunting(s), picks=["nail"], seed=1)
    assert offered(session) == ["yes", "no"] and session.state.drawn == "nail"
    other = session.fork()
    go_on(session, "yes")
    assert humanity(session) == [10, 10] and not session.state.seance
    assert session.state.cycle["nail"] == 1
    other = settle(go_on(other, "no"))
    assert humanity(other) == [5, 10] and other.state.seance


@pytest.mark.rule("VN-1922", "VN-1925")
def test_the_third_break_saves_him() -> None:
    """Into the Hollow comes with all three Rituals and nobody ever Westbound."""
    for rituals, was, posts in (
        (["flame", "grave", "belong"], False, ["Into the Hollow"]),
        (["flame", "grave", "belong"], True, []),
        (["flame", "belong"], False, []),
    ):
        s = ward(haint="A2b")
        s.campaign = True
        set_at(s, "A1b", "B6d")
        assert s.haints[0].breaks == 3
        s.rituals, s.vagrants[1].was_westbound, s.haints[0].breaks = list(rituals), was, 1
        session = settle(breaks(s), "spend", "exclusive")
        assert session.state.over == "won" and session.state.camp.mileposts == posts
        assert next(e.args[0] for e in session.journal if e.kind == "moment") == "m65"


@pytest.mark.rule("VN-1923")
def test_with_the_last_vagrant_westbound_the_night_is_lost() -> None:
    """A Wound too many."""
    s = ward(haint="B3b")
    set_at(s, "B4b", "A1a")
    westbound(s, 1)
    s.vagrants[0].skills, s.vagrants[0].humanity = [35, 0, -36, 0], 1
    assert drawn(s, "nail").state.over == "lost"


# -- what he does ------------------------------------------------------------------------------------


@pytest.mark.rule("VN-1930", "VN-1931")
def test_all_together_he_reaches() -> None:
    """Two steps and 5 from three away; three steps, 5 and The Willies beside him."""
    s = ward(haint="B1b")
    set_at(s, "B6b", "A1a")
    session = drawn(s, "nail")
    assert humanity(session) == [5, 10] and NAME[session.state.haints[0].at] == "B3b"
    set_at(s, "B5b", "A1a")
    session = drawn(s, "candle")
    assert humanity(session) == [5, 10] and effects(session)[0] == ["willies"]
    assert NAME[session.state.haints[0].at] == "B4b"


@pytest.mark.rule("VN-1932")
def test_he_gathers_in() -> None:
    """Everyone within four comes two nearer and loses 3."""
    s = ward("songsmith", "cursebearer", "empress", haint="B1b")
    set_at(s, "B5b", "A5b", "B6b")
    session = drawn(s, "salt")
    assert humanity(session) == [7, 7, 11]
    assert [NAME[v.at] for v in session.state.vagrants] == ["B3b", "ABb", "B6b"]


@pytest.mark.rule("VN-1933")
def test_one_for_each_arm() -> None:
    """The two furthest within six lose 4 and come three nearer; the third is let be, and so is who is further off."""
    s = ward("songsmith", "cursebearer", "empress", "wayfarer", haint="B1b")
    set_at(s, "B5b", "B6c", "B2b", "C5b")
    session = drawn(s, "foot")
    before = [v.most for v in session.state.vagrants]
    lost = [b - n for b, n in zip(before, humanity(session), strict=True)]
    assert lost == [4, 4, 0, 0]
    assert [TRAIN.dist[SPACE["B1b"]][v.at] for v in session.state.vagrants] == [2, 3, 1, 11]


@pytest.mark.rule("VN-1934")
def test_every_hand_at_once() -> None:
    """Everyone within three loses 5, and he loses 2."""
    s = ward("songsmith", "cursebearer", "empress", haint="B2b")
    set_at(s, "B5b", "B2d", "B6b")
    s.haints[0].humanity = 6
    session = drawn(s, "apple")
    assert humanity(session) == [5, 5, 11] and session.state.haints[0].humanity == 4


@pytest.mark.rule("VN-1936", "VN-1946")
def test_a_cycle_drips() -> None:
    """A pool next to whoever is nearest to him."""
    for mood in (0, 1):
        s = ward(haint="B3b", mood=mood)
        set_at(s, "B6b", "A1a")
        s.cycle["apple"] = 2
        s.bindle.remove("apple")
        s.bindle.remove("apple")
        s.haints[0].skips = 1
        session = go_on(sit(acting(s, 1), seed=1), "end")
        assert session.asked.ask == "lay_terrain"
        assert set(offered(session)) == {"place:B6a", "place:B5b", "place:BCb", "place:B6c"}
        go_on(session, "place:B6a")
        assert session.state.terrain == {SPACE["B6a"]: "pool"}


@pytest.mark.rule("VN-1937", "VN-1947")
def test_being_haunted_by_him_gives_you_the_willies() -> None:
    """And costs nothing."""
    for mood in (0, 1):
        s = ward(haint="B3b", mood=mood)
        set_at(s, "B2b", "A1a")
        session = go_on(sit(acting(s, 0, move=1)), "dash:B4b")
        assert humanity(session)[0] == 10 and effects(session)[0] == ["willies"]


@pytest.mark.rule("VN-1940", "VN-1941", "VN-1942", "VN-1944")
def test_coming_apart_he_grabs_and_throws() -> None:
    """Three steps and 5; 3 and Bleeding within two; 5 and two away beside him; two steps and 6."""
    s = ward(haint="B2b", mood=1)
    set_at(s, "B6b", "A1a")
    session = drawn(s, "nail")
    assert humanity(session) == [5, 10] and NAME[session.state.haints[0].at] == "B5b"
    s = ward("songsmith", "cursebearer", "empress", haint="B2b", mood=1)
    set_at(s, "B4b", "B2d", "B5b")
    session = drawn(s, "candle")
    assert effects(session) == [["bleeding"], ["bleeding"], []] and humanity(session) == [7, 7, 11]
    set_at(s, "B3b", "B2a", "B4b")
    session = drawn(s, "salt")
    assert humanity(session) == [5, 5, 11]
    assert [NAME[v.at] for v in session.state.vagrants] == ["B5b", "B4a", "B4b"]
    s = ward(haint="B2b", mood=1)
    set_at(s, "B5b", "A1a")
    session = drawn(s, "apple")
    assert humanity(session) == [4, 10] and NAME[session.state.haints[0].at] == "B4b"


@pytest.mark.rule("VN-1943")
def test_he_falls_to_pieces_and_acts_twice_next() -> None:
    """He loses 2; in his next turn two tokens are drawn, in the one after it one."""
    s = ward(haint="B2b", mood=1)
    set_at(s, "B6b", "A1a")
    s.haints[0].humanity = 5
    session = drawn(s, "foot")
    t = session.state
    assert t.haints[0].humanity == 3 and humanity(session) == [10, 10]
    session = drawn(t, "nail", "candle")
    t = session.state
    assert humanity(session) == [10 - 5 - 3, 10] and (t.cycle["nail"], t.cycle["candle"]) == (1, 1)
    assert t.drawn == ""
    t.vagrants[0].humanity = 10
    assert humanity(drawn(t, "nail", "candle")) == [5, 10]
    t = drawn(s, "foot").state
    t.haints[0].skips = 1
    t = drawn(t).state
    assert t.cycle["foot"] == 1 and humanity(drawn(t, "nail", "candle")) == [2, 10], (
        "a turn skipped is none"
    )


@pytest.mark.rule("VN-1921", "VN-1943")
def test_the_seance_can_ignore_the_second_of_two() -> None:
    """It is asked for each."""
    s = ward(haint="B2b", mood=1)
    set_at(s, "B6b", "A1a")
    s.tracks["twice"], s.seance = 1, True
    session = go_on(sit(haunting(s), picks=["nail", "apple"], seed=1), "no")
    assert offered(session) == ["yes", "no"]
    go_on(session, "yes")
    assert humanity(session) == [5, 10] and session.state.cycle["apple"] == 1
