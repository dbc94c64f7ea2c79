"""End of Time: two lighthouses and their maps, the hour that comes round again, and the one that does not."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import NAME, SPACE, TRAIN
from hearthside.games.vagrantsong.content.scenarios.s20_light import DARKS, LIGHTS, STARTS
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Session

from ..table import acting, block, go_on, hold, offered, set_at, sit, why
from ..test_haint import settle
from .test_s20 import FIVE, acts, ends_turn, humanity, lay, rock

ROW = ("B2b", "B3b", "B4b", "B5b")
CORNERS = ("C1a", "C6a", "C1d", "C6d")


def looks(s: Journey, number: int, *bones: int) -> Session[Journey]:
    """The first Vagrant Investigates an Event at their feet."""
    s.events[number] = s.vagrants[0].at
    session = sit(acting(s, 0, investigate=1), rolls=list(bones), seed=1)
    return go_on(session, f"investigate:{number}")


def next_round(s: Journey, number: int, *picks: str) -> Session[Journey]:
    """A round begins on whose space an Event lies."""
    s.on_round, s.step, s.rounds = {number: 3}, "round_open", 2
    return settle(sit(s, picks=list(picks), seed=1))


def pages(session: Session[Journey]) -> list[str]:
    """What has been read."""
    return [str(e.args[0]) for e in session.journal if e.kind == "page"]


LIGHTHOUSES = (
    (1, "e2", "m18", "beam", LIGHTS, ROW, "glass", "VN-2071"),
    (7, "e8", "m19", "corners", DARKS, CORNERS, "cage", "VN-2077"),
)


@pytest.mark.rule("VN-2071", "VN-2077")
def test_a_lighthouse_speaks_to_whoever_has_its_map() -> None:
    """Without it, or with the other, nothing; with it its Moment is read, once; it stays."""
    for number, card, moment, key, *_ in LIGHTHOUSES:
        for held, read in (("", False), (card, True), ("e8" if card == "e2" else "e2", False)):
            s = rock(haint="C6a")
            set_at(s, "A4d", "A1d")
            if held:
                hold(s, 0, held)
            session = looks(s, number)
            assert (moment in pages(session)) == read and number in session.state.events
            assert (key in session.state.lasting) == read
        t = session.state
        t.lasting, t.vagrants[0].done = [key], []
        t.vagrants[0].tokens = [card]
        assert moment not in pages(looks(t, number))


@pytest.mark.rule("VN-2071", "VN-2077")
def test_the_coins_at_a_lighthouse_still_patch_up() -> None:
    """As many as lay on Investigate, with those on Patch Up; not once that is done."""
    for number, *_ in LIGHTHOUSES:
        s = rock(haint="C6a")
        set_at(s, "A4d", "A1d")
        s.vagrants[0].humanity = 3
        s.events[number] = s.vagrants[0].at
        session = sit(acting(s, 0, investigate=2, patch=1), rolls=[6, 1, 6, 1, 6, 1], seed=1)
        go_on(session, f"investigate:{number}")
        assert session.state.vagrants[0].coins["patch"] == 3
        assert "investigate" not in session.state.vagrants[0].coins
        session = sit(acting(s, 0, investigate=1, patch=1), rolls=[6, 1], seed=1)
        go_on(session, "patch", f"investigate:{number}")
        assert session.state.vagrants[0].coins["patch"] == 1


@pytest.mark.rule("VN-2071", "VN-2077", "VN-2090", "VN-2091")
def test_the_pattern_destroys_a_lighthouse_once_it_is_known() -> None:
    """Four Lights in one row, four Darks in the corners of a car; not before the Moment is read, not with one off."""
    for number, _, _, key, tokens, spots, ritual, _ in LIGHTHOUSES:
        for known, off, gone in ((True, False, True), (False, False, False), (True, True, False)):
            s = lay(rock(haint="A6a"), tokens, *spots)
            set_at(s, "A1a", "A1d")
            s.lasting = [key] if known else []
            if off:
                lay(s, tokens[:1], "A3c")
            session = ends_turn(s)
            assert (number not in session.state.events) == gone
            assert session.state.rituals == [ritual] * gone
            assert session.state.haints[0].mood == 0
    for row in (("A1d", "A6d", "B3d", "C4d"), ("A5b", "ABb", "B1b", "C6b")):
        s = lay(rock(haint="C6a"), LIGHTS, *reversed(row))
        s.lasting = ["beam"]
        assert ends_turn(s).state.rituals == ["glass"]
    s = lay(rock(haint="C6a"), LIGHTS, "B2b", "B3b", "B4b", "B5c")
    s.lasting = ["beam"]
    assert ends_turn(s).state.rituals == []
    s = lay(rock(haint="A3c"), DARKS, "A1a", "A6a", "C1d", "C6d")
    s.lasting = ["corners"]
    assert ends_turn(s).state.rituals == []


@pytest.mark.rule("VN-2077", "VN-2032")
def test_he_may_lay_the_pattern_himself() -> None:
    """The last Dark draws off into its corner: looked at when his turn ends, too."""
    s = rock(haint="A6a", five=("salt",) * 5)
    set_at(s, "C3b", "A1a")
    lay(s, DARKS, "C2a", "C6a", "C1d", "C6d")
    s.lasting = ["corners"]
    session = acts(s)
    assert NAME[session.state.figures["dark1"]] == "C1a" and session.state.rituals == ["cage"]


@pytest.mark.rule("VN-2072", "VN-2078")
def test_the_maps_are_found() -> None:
    """Kept like any token; a failure leaves them where they lie."""
    for number in (2, 8):
        s = rock(haint="C6a")
        failed = looks(s, number, 1).state
        assert number in failed.events and failed.vagrants[0].tokens == []
        t = looks(s, number, 4).state
        assert number not in t.events and t.vagrants[0].tokens == [f"e{number}"]
        assert why(sit(acting(t, 0)), f"token:e{number}") == "VS-139"


def both_gone(*who: str, fired: int = 0) -> Session[Journey]:
    """The second lighthouse falls."""
    s = lay(rock(*who, haint="A6a"), LIGHTS, *ROW)
    block(s, "B1d", "C3c")
    block(s, "A3c", kind="coffin")
    s.lasting, s.rituals = ["beam", "corners"], ["cage"]
    del s.events[7]
    s.on_round = {0: 4}
    if fired:
        s.fired[0] = fired
    return ends_turn(s)


@pytest.mark.rule("VN-2073")
def test_with_both_lighthouses_gone_the_clocks_stop() -> None:
    """Event 0, Lights, Darks and Boxes leave, the five go back, his Threshold stands, and he is Timeless."""
    for who, threshold in (
        (("songsmith", "cursebearer"), 20),
        (("songsmith", "cursebearer", "empress"), 25),
        (("songsmith", "cursebearer", "empress", "wayfarer"), 30),
    ):
        session = both_gone(*who)
        t = session.state
        assert t.haints[0].threshold == threshold and t.haints[0].mood == 1
        assert t.on_round == {} and t.figures == {} and t.held == []
        assert t.terrain == {SPACE["A3c"]: "coffin"} and not t.blocked >> SPACE["B1d"] & 1
        assert len(t.bindle) == 27 and "s20.e3" in pages(session)
    session = acts(t, "nail")
    assert session.state.cycle["nail"] == 1 and session.state.held == []


@pytest.mark.rule("VN-2092")
def test_within_the_hour() -> None:
    """A Ritual if time has not gone back before."""
    for fired, done in ((0, ["cage", "glass", "hour"]), (1, ["cage", "glass"])):
        t = both_gone(fired=fired).state
        assert t.rituals == done


@pytest.mark.rule("VN-2074")
def test_an_anchor_for_the_whole_car() -> None:
    """Found, at the price of 3 for a failure; used, everyone in the car gains 2."""
    s = rock("songsmith", "cursebearer", "empress", haint="C6a")
    failed = looks(s, 4, 1)
    assert humanity(failed)[0] == 7 and 4 in failed.state.events
    t = looks(s, 4, 4).state
    assert t.vagrants[0].tokens == ["e4"]
    set_at(t, "A1a", "A6d", "B1a")
    for v in t.vagrants:
        v.humanity = 5
    assert humanity(go_on(sit(acting(t, 0)), "token:e4")) == [7, 7, 5]


@pytest.mark.rule("VN-2075")
def test_man_overboard() -> None:
    """Three steps; beside his target, 4 and four away; else 2 and two away for all within two."""
    s = rock(haint="B2c", lights=False)
    set_at(s, "B6c", "A1a")
    session = next_round(s, 5)
    t = session.state
    assert humanity(session) == [6, 10] and t.on_round == {}
    assert NAME[t.haints[0].at] == "B5c" and TRAIN.dist[SPACE["B5c"]][t.vagrants[0].at] == 5
    s = rock("songsmith", "cursebearer", "empress", haint="B1b", lights=False)
    set_at(s, "C3b", "B6b", "A1d")
    s.special = 0
    session = next_round(s, 5)
    t = session.state
    assert NAME[t.haints[0].at] == "B4b" and humanity(session) == [10, 8, 11]
    assert TRAIN.dist[SPACE["B4b"]][t.vagrants[1].at] == 4


@pytest.mark.rule("VN-2076")
def test_all_hands_back() -> None:
    """All toward where they began, eight at most; he is where he began, and acts by two tokens out of the Bindle."""
    s = rock(haint="C6a", lights=False)
    s.tracks["home0"], s.tracks["home1"] = SPACE["A1a"] + 1, SPACE["A1b"] + 1
    set_at(s, "A6a", "C6b")
    session = next_round(s, 6, "candle", "apple")
    t = session.state
    assert NAME[t.vagrants[0].at] == "A1a"
    assert TRAIN.dist[SPACE["C6b"]][t.vagrants[1].at] >= 7 and t.on_round == {}
    names = [e.args[1] for e in session.journal if e.kind == "haint_action"]
    assert names == ["The Boathook", "The Storm Door"]
    assert (t.cycle["candle"], t.cycle["apple"]) == (1, 1) and sorted(t.held) == sorted(FIVE)
    walked = [e.args[1:] for e in session.journal if e.kind == "haint_walked"]
    assert walked[0] == ("B4c",), "set on his own space first"


@pytest.mark.rule("VN-2079")
def test_a_black_square_leads_along_the_walls() -> None:
    """Up to ten along spaces next to Terrain, in the same car; with none about it is of no use."""
    s = rock(haint="C6a", lights=False)
    assert humanity(looks(s, 9, 1))[0] == 7
    t = looks(s, 9, 4).state
    assert t.vagrants[0].tokens == ["e9"]
    t.events.clear()
    set_at(t, "A1b", "A1d")
    assert why(sit(acting(t, 0)), "token:e9") == "VS-056"
    block(t, "A2a", "A3a", "A4a", "A5a", "A6a", "B2a")
    session = go_on(sit(acting(t, 0)), "token:e9")
    found = {o.removeprefix("place:") for o in offered(session)}
    assert found == {"A1a", "A2b", "A3b", "A4b", "A5b", "A6b"}
    go_on(session, "place:A6b")
    assert NAME[session.state.vagrants[0].at] == "A6b" and session.state.vagrants[0].tokens == []


def rewound(s: Journey) -> Session[Journey]:
    """Round 4 ends, and Event 0 lies on it."""
    s.on_round, s.step, s.rounds, s.round = {0: 4}, "round_close", 4, 4
    return sit(s, seed=1)


@pytest.mark.rule("VN-2070")
def test_time_goes_back() -> None:
    """Vagrants, Lights and Darks where they began, the Cycle track empty, Round 1; the five stay, and so does it."""
    s = rock(haint="C6a")
    s.tracks["home0"], s.tracks["home1"] = SPACE["A1a"] + 1, SPACE["A1b"] + 1
    set_at(s, "A1b", "C3b")
    lay(s, LIGHTS, "A1c", "A2c", "A3c", "C4c")
    s.bindle.remove("nail")
    s.cycle["nail"] = 1
    t = settle(rewound(s)).state
    assert [NAME[v.at] for v in t.vagrants] == ["A1a", "A1b"] and t.figures == STARTS
    assert t.cycle["nail"] == 0 and sorted(t.held) == sorted(FIVE)
    assert (t.round, t.rounds) == (1, 5) and t.on_round == {0: 4}


@pytest.mark.rule("VN-2070")
def test_whose_place_is_taken_is_haunted_and_steps_aside() -> None:
    """He stays where he is."""
    s = rock(haint="A1a")
    s.tracks["home0"], s.tracks["home1"] = SPACE["A1a"] + 1, SPACE["A1b"] + 1
    set_at(s, "C3b", "C4b")
    session = rewound(s)
    assert offered(session) == ["place:A2a"] or session.state.vagrants[0].at == SPACE["A2a"]
    t = settle(session).state
    assert NAME[t.haints[0].at] == "A1a" and humanity(session) == [8, 10]
    assert TRAIN.near[SPACE["A1a"]] >> t.vagrants[0].at & 1


@pytest.mark.rule("VN-2070")
def test_the_pup_goes_back_too() -> None:
    """Next to the Runaway, as when the night began."""
    s = rock("runaway", "cursebearer", haint="C6a")
    s.tracks["home0"], s.tracks["home1"] = SPACE["A1a"] + 1, SPACE["A1d"] + 1
    s.vagrants[0].at, s.vagrants[0].pup = SPACE["C1a"], SPACE["C2a"]
    session = rewound(s)
    assert set(offered(session)) == {"place:A2a", "place:A1b"}
    t = settle(session).state
    assert NAME[t.vagrants[0].at] == "A1a" and t.vagrants[0].pup == SPACE["A2a"]
