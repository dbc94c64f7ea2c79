"""Limb from Phantom Limb: photographs, a window, and two who come to look at him."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import NAME, SPACE, TRAIN
from hearthside.games.vagrantsong.content.page import SCENARIOS
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Session

from ..table import acting, block, go_on, haunting, hold, offered, set_at, sit, why
from ..test_haint import settle
from .test_s19 import breaks, drawn, effects, humanity, ward


def looks(s: Journey, number: int, *bones: int) -> Session[Journey]:
    """The first Vagrant Investigates an Event at their feet."""
    s.events[number] = s.vagrants[0].at
    session = sit(acting(s, 0, investigate=1), rolls=list(bones), seed=1)
    return go_on(session, f"investigate:{number}")


def draws(s: Journey, number: int) -> Session[Journey]:
    """The first Vagrant Rummages, and the Event comes out first."""
    s.bindle.append(f"e{number}")
    session = sit(acting(s, 0, rummage=1), picks=[f"e{number}", "nail"], seed=1)
    return go_on(session, "rummage")


def next_round(s: Journey, number: int) -> Session[Journey]:
    """A round begins on whose space an Event lies."""
    s.on_round, s.step, s.rounds = {number: 3}, "round_open", 2
    return sit(s, seed=1)


def lure(s: Journey, name: str) -> Journey:
    """A Candle burns on a space."""
    s.bindle.remove("candle")
    s.candles.append(SPACE[name])
    return s


@pytest.mark.rule("VN-1971", "VN-1990")
def test_soaked_he_catches_fire() -> None:
    """The fluid is kept, and thrown from next to him; the next Candle he comes onto is a Ritual, and no other is."""
    s = ward(haint="C3b")
    assert 1 in looks(s, 1, 1).state.events
    t = looks(s, 1, 4).state
    assert t.vagrants[0].tokens == ["e1"] and t.events == {}
    assert why(sit(acting(t, 0)), "token:e1") == "VS-056"
    t.vagrants[0].at = SPACE["C2b"]
    t = go_on(sit(acting(t, 0)), "token:e1").state
    assert t.lasting == ["soaked"] and t.vagrants[0].tokens == []
    t.active, t.vagrants[1].humanity = -1, 5
    lure(t, "C5b")
    for soaked, done in ((["soaked"], ["flame"]), ([], [])):
        t.lasting = list(soaked)
        session = drawn(t, "nail")
        assert NAME[session.state.haints[0].at] == "C5b" and session.state.rituals == done
        assert session.state.lasting == [] and humanity(session)[1] == 5 + 2 * len(done)


@pytest.mark.rule("VN-1972", "VN-1977", "VN-1978")
def test_a_photograph_changes_his_mood() -> None:
    """The first is found, at the price of The Willies for a failure; the others are drawn; none takes a pocket."""
    s = ward(haint="C3b")
    failed = looks(s, 2, 1)
    assert effects(failed)[0] == ["willies"] and 2 in failed.state.events
    hold(s, 0, "nail", "nail", "nail")
    t = looks(s, 2, 4).state
    assert t.vagrants[0].kept == ["e2"] and t.events == {} and len(t.vagrants[0].tokens) == 3
    for number in (7, 8):
        assert draws(ward(haint="C3b"), number).state.vagrants[0].kept == [f"e{number}"]
    for number in (2, 7, 8):
        for mood in (0, 1):
            s = ward(haint="A2b", mood=mood)
            set_at(s, "A4b", "C6d")
            s.vagrants[0].kept = [f"e{number}"]
            assert why(sit(acting(s, 0)), f"token:e{number}") == "VS-056"
            set_at(s, "A1b", "C6d")
            t = go_on(sit(acting(s, 0)), f"token:e{number}").state
            assert t.haints[0].mood == 1 - mood and t.vagrants[0].kept == []


@pytest.mark.rule("VN-1972", "VN-1977", "VN-1978", "VN-1991")
def test_all_three_photographs_are_a_ritual() -> None:
    """Whoever holds the others; shown alone, one changes his mood all the same."""
    for number in (2, 7, 8):
        s = ward(haint="A2b")
        set_at(s, "A1b", "C6d")
        others = [n for n in (2, 7, 8) if n != number]
        s.vagrants[0].kept = [f"e{number}"]
        s.vagrants[1].kept = [f"e{n}" for n in others]
        session = go_on(sit(acting(s, 0)), f"token:e{number}")
        assert offered(session) == ["one", "all"]
        other = session.fork()
        t = go_on(session, "all").state
        assert t.rituals == ["grave"] and t.camp.ritual_coins == 2 and t.haints[0].mood == 0
        assert [v.kept for v in t.vagrants] == [[], []]
        t = go_on(other, "one").state
        assert t.rituals == [] and t.haints[0].mood == 1 and len(t.vagrants[1].kept) == 2
        s.vagrants[1].kept.pop()
        assert go_on(sit(acting(s, 0)), f"token:e{number}").state.haints[0].mood == 1


@pytest.mark.rule("VN-1973")
def test_a_finger_on_the_pulse() -> None:
    """7 more for him, and the shovel within three of him."""
    s = ward(haint="A2b")
    set_at(s, "A1b", "C6d")
    s.haints[0].humanity, s.haints[0].on_humanity[3] = 2, 3
    session = go_on(sit(acting(s, 0, bust=1), rolls=[5], seed=1), "bust:0")
    assert session.state.haints[0].humanity == 10 and session.asked.ask == "put_event"
    spots = {SPACE[o.removeprefix("place:")] for o in offered(session)}
    assert all(TRAIN.dist[SPACE["A2b"]][j] <= 3 for j in spots) and SPACE["A5b"] in spots
    go_on(session, "place:A5b")
    assert session.state.events == {6: SPACE["A5b"]} and session.state.haints[0].on_humanity == {}


@pytest.mark.rule("VN-1974")
def test_with_a_wrecking_ball_stone_hurts_when_it_goes() -> None:
    """1 for whoever is within two of Terrain that is removed, a piece at a time; nobody comes."""
    s = ward("songsmith", "cursebearer", "empress", haint="C3b")
    s.camp.mileposts = ["Wrecking Ball"]
    block(s, "A2a", "C3a")
    t = settle(next_round(s, 4)).state
    assert t.figures == {} and t.lasting == ["crumbling"] and t.on_round == {}
    set_at(t, "A1a", "A4a", "A5a")
    hold(t, 0, "e6")
    session = go_on(sit(acting(t, 0)), "token:e6")
    assert humanity(session) == [9, 9, 11] and list(session.state.terrain) == [SPACE["C3a"]]


@pytest.mark.rule("VN-1974")
def test_the_lady_in_limestone_looks_on() -> None:
    """On Terrain in his car; while they share a car he gains what he would lose."""
    s = ward(haint="B3b")
    set_at(s, "A1a", "A2a")
    block(s, "B1a", "B6d", "C1a")
    session = next_round(s, 4)
    assert offered(session) == ["place:B1a", "place:B6d"]
    t = settle(go_on(session, "place:B1a")).state
    assert t.figures == {"limestone": SPACE["B1a"]}
    t.haints[0].humanity = 4
    assert drawn(t, "apple").state.haints[0].humanity == 6
    t.haints[0].at = SPACE["C3b"]
    assert drawn(t, "apple").state.haints[0].humanity == 2
    bare = ward(haint="B3b")
    block(bare, "C1a")
    assert settle(next_round(bare, 4)).state.figures == {}


@pytest.mark.rule("VN-1974")
def test_she_leaves_with_her_stone_or_at_his_break() -> None:
    """Other stones may go."""
    for stone, left in (("A2b", {}), ("A6a", {"limestone": SPACE["A6a"]})):
        s = ward(haint="C3b")
        set_at(s, "A1b", "C6d")
        block(s, "A2b", "A6a")
        s.figures["limestone"] = SPACE[stone]
        hold(s, 0, "e6")
        assert go_on(sit(acting(s, 0)), "token:e6").state.figures == left
    s = ward(haint="A2b")
    set_at(s, "A1b", "C6d")
    block(s, "A6a")
    s.figures["limestone"] = SPACE["A6a"]
    assert settle(breaks(s), "act").state.figures == {}


@pytest.mark.rule("VN-1975")
def test_the_bell_witch_comes_after_him() -> None:
    """From his start space, a space whenever somebody has moved, through anything; one may walk over her."""
    start = SPACE["B5c"]
    s = ward(haint="A3c")
    set_at(s, "A1a", "C1c")
    t = settle(next_round(s, 5)).state
    assert t.figures == {"bell": start} and t.on_round == {}
    block(t, "B4c")
    session = go_on(sit(acting(t, 0, move=1)), "go:A2a")
    assert NAME[session.state.figures["bell"]] == "B4c"
    go_on(session, "go:A1a")
    assert NAME[session.state.figures["bell"]] == "B3c"
    t.figures["bell"] = SPACE["BCc"]
    t.terrain.clear()
    t.blocked = 0
    session = sit(acting(t, 1, move=2))
    assert {"go:BCc", "go:B6c"} <= set(offered(session))


@pytest.mark.rule("VN-1975")
def test_where_they_meet_it_is_broken_bells_or_wounds() -> None:
    """She leaves: his marker drops by 1 with Broken Bells, else a Wound for each in his car; he may come to her."""
    for posts, wounds, left in ((["Broken Bells"], [0, 0], 2), ([], [1, 0], 3)):
        s = ward(haint="A3c")
        s.camp.mileposts = list(posts)
        set_at(s, "A1a", "C1c")
        s.figures["bell"] = SPACE["A4c"]
        session = settle(go_on(sit(acting(s, 0, move=1)), "go:A2a"), "act")
        t = session.state
        assert t.figures == {} and t.haints[0].breaks == left and t.haints[0].humanity == 0
        assert [sum(n < 0 for n in v.skills) for v in t.vagrants] == wounds
    s = ward(haint="B1c", mood=1)
    set_at(s, "B5c", "A1a")
    s.figures["bell"] = SPACE["B3c"]
    t = drawn(s, "nail").state
    assert t.figures == {} and sum(n < 0 for n in t.vagrants[0].skills) == 1
    s = ward(haint=NAME[SPACE["B5c"]])
    set_at(s, "B1a", "A1a")
    t = settle(next_round(s, 5)).state
    assert t.figures == {} and sum(n < 0 for n in t.vagrants[0].skills) == 1


@pytest.mark.rule("VN-1975", "VN-1970")
def test_the_marker_that_drops_passes_events_and_may_save_him() -> None:
    """Onto Event 0, and from the last space he is saved."""
    s = ward(haint="A3c")
    s.camp.mileposts = ["Broken Bells"]
    set_at(s, "A1a", "C1c")
    s.figures["bell"], s.haints[0].breaks, s.haints[0].on_break[0] = SPACE["A4c"], 2, 1
    t = settle(go_on(sit(acting(s, 0, move=1)), "go:A2a"), "act").state
    assert t.haints[0].breaks == 1 and 2 * t.haints[0].threshold - s.haints[0].threshold in (0, 1)
    s.haints[0].breaks = 1
    assert go_on(sit(acting(s, 0, move=1)), "go:A2a").state.over == "won"


@pytest.mark.rule("VN-1976")
def test_the_shovel_eases_and_clears() -> None:
    """Kept without a roll; Bones on him count 1 more; used, all Terrain within two is gone, and it with it."""
    s = ward(haint="A2b")
    set_at(s, "A1b", "C6d")
    t = looks(s, 6).state
    assert t.vagrants[0].tokens == ["e6"] and t.events == {}
    assert why(sit(acting(t, 0)), "token:e6") == "VS-056"
    for tokens, bone, gained in (([], 4, 0), ([], 5, 1), (["e6"], 3, 0), (["e6"], 4, 1)):
        s.vagrants[0].tokens = list(tokens)
        session = go_on(sit(acting(s, 0, bust=1), rolls=[bone], seed=1), "bust:0")
        assert session.state.haints[0].humanity == gained
    block(t, "A1d", "A3b", "A4b")
    t = go_on(sit(acting(t, 0)), "token:e6").state
    assert list(t.terrain) == [SPACE["A4b"]] and t.vagrants[0].tokens == []
    assert not t.blocked >> SPACE["A3b"] & 1


@pytest.mark.rule("VN-1979", "VN-1992")
def test_a_candle_in_the_window_shows_him_the_way() -> None:
    """The reader may set one of theirs there, without a roll, and the token stays; where he ends a move on it, a Ritual."""
    s = ward(haint="B6b")
    set_at(s, "B3a", "A1a")
    assert looks(s, 9).state.candles == [] and 9 in looks(s, 9).state.events
    hold(s, 0, "candle")
    dark = go_on(looks(s, 9), "no").state
    assert dark.candles == [] and dark.vagrants[0].tokens == ["candle"]
    t = go_on(looks(s, 9), "yes").state
    assert t.candles == [SPACE["B3a"]] and t.vagrants[0].tokens == [] and 9 in t.events
    t.active, t.haints[0].at, t.vagrants[0].at = -1, SPACE["B5a"], SPACE["B1d"]
    session = drawn(t, "nail")
    assert session.state.rituals == ["belong"] and NAME[session.state.haints[0].at] == "B3a"
    t.haints[0].at = SPACE["B6a"]
    assert drawn(t, "nail").state.rituals == []


@pytest.mark.rule("VN-1970")
def test_half_the_man() -> None:
    """With his last Break but one his Threshold is halved, rounded up; what he has then may be a Break."""
    for threshold, after in ((12, 6), (15, 8)):
        s = ward(haint="A2b")
        set_at(s, "A1b", "C6d")
        s.haints[0].threshold, s.haints[0].breaks, s.haints[0].on_break[0] = threshold, 2, 1
        t = settle(breaks(s), "act").state
        assert t.haints[0].threshold == after and t.haints[0].on_break == {}
    assert SCENARIOS["s19"].haints[0].on_break == {0: 1}
    s = ward(haint="A3c")
    s.camp.mileposts = ["Broken Bells"]
    set_at(s, "A1a", "C1c")
    s.haints[0].humanity = 9
    s.figures["bell"], s.haints[0].breaks, s.haints[0].on_break[0] = SPACE["A4c"], 2, 1
    assert go_on(sit(acting(s, 0, move=1)), "go:A2a").state.over == "won"


@pytest.mark.rule("VN-1974")
def test_he_haunts_nobody_by_moving_through_those_two() -> None:
    """They are in nobody's way, and stay where they stand."""
    s = ward(haint="B1b", mood=1)
    set_at(s, "B5b", "A1a")
    block(s, "B3b")
    s.figures["limestone"] = SPACE["B3b"]
    session = settle(sit(haunting(s), picks=["nail"], seed=1))
    assert NAME[session.state.haints[0].at] == "B4b"
    assert session.state.figures == {"limestone": SPACE["B3b"]}
