"""Bon Appetit: what is served, course by course."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import SPACE
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Session

from ..table import acting, go_on, haunting, offered, set_at, sit, why
from ..test_haint import settle
from .test_s12 import dinner, effects, humanity, pools


def looks(s: Journey, number: int, *bones: int) -> Session[Journey]:
    """The first Vagrant Investigates an Event at their feet."""
    s.events[number] = s.vagrants[0].at
    return go_on(
        sit(acting(s, 0, investigate=len(bones)), rolls=list(bones), seed=1),
        f"investigate:{number}",
    )


def draws(s: Journey, number: int, *choices: str) -> Session[Journey]:
    """The first Vagrant Rummages, and the Event comes out first."""
    s.bindle.append(f"e{number}")
    session = sit(acting(s, 0, rummage=1), picks=[f"e{number}", "nail"], seed=1)
    return go_on(session, "rummage", *choices)


def next_round(s: Journey, number: int) -> Session[Journey]:
    """A round begins on whose space an Event lies."""
    s.on_round, s.step, s.rounds = {number: 3}, "round_open", 2
    return sit(s, seed=1)


@pytest.mark.rule("VN-1271")
def test_the_pot_boils_and_goes_off_the_boil() -> None:
    """The other mood each time its Humanity comes by; the token stays."""
    for mood in (0, 1):
        s = dinner(haint="A2b", mood=mood)
        set_at(s, "A1b", "B6d")
        s.haints[0].humanity, s.haints[0].on_humanity[1] = 6, 7
        session = go_on(sit(acting(s, 0, bust=1), rolls=[5], seed=1), "bust:0")
        assert session.state.haints[0].mood == 1 - mood
        assert session.state.haints[0].on_humanity == {1: 7}


@pytest.mark.rule("VN-1272")
def test_the_dinner_bell_rings_for_its_car() -> None:
    """Bones for everyone there: 2 gained, Bleeding, or as much lost as it starves; the next course is on the track."""
    for bone, left, after in ((2, 8, []), (3, 6, ["bleeding"]), (4, 6, ["bleeding"]), (5, 3, [])):
        s = dinner(haint="A2b")
        set_at(s, "A1b", "B6d")
        s.tracks["starved"] = 3
        for v in s.vagrants:
            v.humanity = 5
        s.round = 6
        s.haints[0].humanity, s.haints[0].on_break[2] = s.haints[0].threshold - 1, 2
        session = sit(acting(s, 0, bust=1), rolls=[5, bone], seed=1)
        session = settle(go_on(session, "bust:0"), "act")
        t = session.state
        assert humanity(session) == [left, 6] and t.vagrants[0].effects == after
        assert t.on_round == {3: 1} and t.haints[0].on_break == {}


@pytest.mark.rule("VN-1273")
def test_the_next_course_is_carved_or_served() -> None:
    """The Bleeding are Wounded and Bleed no more; the others Rummage or gain 2; it comes again."""
    s = dinner("songsmith", "cursebearer", "empress")
    set_at(s, "A1a", "A3a", "A5a")
    for v in s.vagrants:
        v.humanity = 5
    s.vagrants[0].effects = ["bleeding"]
    session = next_round(s, 3)
    go_on(session, "skill:35", "place:A2a", "breathe", "help")
    t = session.state
    assert t.vagrants[0].effects == [] and -35 in t.vagrants[0].skills
    assert humanity(session) == [5, 7, 5] and len(t.vagrants[2].tokens) == 1
    assert t.on_round == {3: 3}


@pytest.mark.rule("VN-1274", "VN-1275", "VN-1291")
def test_a_lost_soul_sits_down_and_is_saved_by_whom_it_fears() -> None:
    """Not next to the reader; the Wendigo comes three, over whom it can. Onto or over a Soul it saves it: two are a Ritual."""
    for number in (4, 5):
        s = dinner(haint="B3b")
        set_at(s, "B5b", "A1a")
        assert number in looks(s, number, 1).state.events
        session = looks(s, number, 4)
        assert session.decision is not None and session.decision.ask == "sit_soul"
        spots = {o.removeprefix("place:") for o in offered(session)}
        assert not spots & {"B4b", "B6b", "B5a", "B5c"} and {"B5d", "A3a"} <= spots
        go_on(session, "place:B1a")
        session = settle(session, "act")
        t = session.state
        assert list(t.figures.values()) == [SPACE["B1a"]] and number not in t.events
        assert t.vagrants[0].effects == ["bleeding"], "it has come over the reader"
    for at in ("B4b", "B5b"):
        for seated, done in ((0, []), (1, ["places"])):
            s = dinner(haint="B3b")
            set_at(s, "B6b", "A1a")
            s.vagrants[1].humanity = 5
            s.figures["hungry_soul1"] = SPACE[at]
            s.tracks["seated"] = seated
            session = settle(sit(haunting(s), picks=["candle"], seed=1))
            t = session.state
            assert t.figures == {} and t.tracks["seated"] == seated + 1
            assert t.rituals == done and humanity(session)[1] == 5 + 2 * len(done)


@pytest.mark.rule("VN-1276", "VN-1280")
def test_the_drawer_holds_a_rod() -> None:
    """Used next to it: 4, and it starves no more. From two away it is of no use."""
    s = dinner(haint="A4a")
    set_at(s, "A1a", "B6d")
    assert 6 in looks(s, 6, 1).state.events
    session = go_on(looks(s, 6, 4), "rod")
    t = session.state
    assert t.vagrants[0].tokens == ["e10"] and 6 not in t.events
    t.tracks["starved"] = 3
    t.vagrants[0].at = SPACE["A2a"]
    assert why(sit(acting(t, 0)), "token:e10") == "VS-056"
    t.vagrants[0].at = SPACE["A3a"]
    used = go_on(sit(acting(t, 0)), "token:e10").state
    assert used.haints[0].humanity == 4 and used.tracks["starved"] == 0
    assert used.vagrants[0].tokens == []


@pytest.mark.rule("VN-1276", "VN-1281")
def test_or_cotton_padding() -> None:
    """Used on whoever is next: 4 gained, and no more Bleeding."""
    s = dinner("songsmith", "cursebearer", "empress")
    set_at(s, "A1a", "A2a", "A5a")
    session = go_on(looks(s, 6, 4), "padding")
    t = session.state
    assert t.vagrants[0].tokens == ["e11"]
    for v in t.vagrants:
        v.humanity, v.effects = 4, ["bleeding"]
    used = go_on(sit(acting(t, 0)), "token:e11")
    assert humanity(used) == [4, 8, 4]
    assert effects(used) == [["bleeding"], [], ["bleeding"]]
    t.vagrants[1].at = SPACE["A3a"]
    assert why(sit(acting(t, 0)), "token:e11") == "VS-056"


@pytest.mark.rule("VN-1277")
def test_the_covered_plate_is_eaten_or_thrown() -> None:
    """Eaten it is 4 and gone; kept, it becomes a Blood Pool within three."""
    s = dinner()
    set_at(s, "A1a", "B6d")
    s.vagrants[0].humanity = 3
    session = draws(s, 7, "yes")
    assert humanity(session)[0] == 7 and "e7" not in session.state.vagrants[0].tokens
    s = dinner()
    set_at(s, "A1a", "B6d")
    session = draws(s, 7, "no")
    t = session.state
    assert "e7" in t.vagrants[0].tokens and humanity(session)[0] == 10
    go_on(session, "token:e7")
    spots = {o.removeprefix("place:") for o in offered(session)}
    assert {"A4a", "A1d"} <= spots and "A5a" not in spots
    go_on(session, "place:A4a")
    assert pools(session.state) == [SPACE["A4a"]] and "e7" not in session.state.vagrants[0].tokens


@pytest.mark.rule("VN-1278")
def test_table_manners_without_clean_plates() -> None:
    """All Bloodstarved go, or its next action does not happen; the one after it does."""
    s = dinner(haint="B3b")
    set_at(s, "B4b", "A1a")
    s.tracks["starved"] = 3
    assert draws(s, 8, "serve").state.tracks["starved"] == 0
    s = dinner(haint="B3b")
    set_at(s, "B4b", "A1a")
    t = draws(s, 8, "seat").state
    assert t.vagrants[0].kept == []
    t.active = -1
    session = settle(sit(haunting(t), picks=["candle"], seed=1))
    assert humanity(session) == [10, 10] and session.state.cycle["candle"] == 1
    again = settle(sit(haunting(session.state), picks=["candle"], seed=1))
    assert humanity(again) == [3, 10]


@pytest.mark.rule("VN-1278")
def test_table_manners_with_clean_plates() -> None:
    """The others of the car lose 3; the reader's next turn is slept away, the one after is not."""
    s = dinner("songsmith", "cursebearer", "empress", haint="B3b")
    set_at(s, "A1a", "A5d", "B6d")
    s.camp.mileposts = ["Clean Plates"]
    session = draws(s, 8)
    t = session.state
    assert humanity(session) == [10, 7, 11] and t.vagrants[0].kept == ["e8"]
    t.step, t.active = "turn_open", 0
    t.vagrants[0].coins, t.vagrants[0].hand, t.vagrants[0].dealt = {}, 0, 0
    t.haints[0].skips = 2
    session = settle(sit(t, seed=1))
    assert session.state.vagrants[0].acted and session.state.vagrants[0].kept == []
    assert any(e.kind == "turn_skipped" for e in session.journal)
    t = session.state
    t.step, t.active = "turn_open", 0
    later = sit(t, seed=1)
    assert later.decision is not None and later.decision.ask == "coins"


@pytest.mark.rule("VN-1279", "VN-1290")
def test_three_coins_open_the_watch() -> None:
    """4 from however far, the Ritual, and it is gone; two Coins do not open it."""
    s = dinner(haint="B6d")
    set_at(s, "A1a", "A6d")
    t = draws(s, 9).state
    assert "e9" in t.vagrants[0].tokens
    assert why(sit(acting(t, 0, e9=2)), "work:e9") == "VS-085"
    done = go_on(sit(acting(t, 0, e9=3)), "work:e9").state
    assert done.haints[0].humanity == 4 and done.rituals == ["human"]
    assert done.camp.ritual_coins == 2 and "e9" not in done.vagrants[0].tokens


@pytest.mark.rule("VN-1270")
def test_guests_come_or_do_not() -> None:
    """Without By the Sun 3 Bloodstarved; with it the Frozen Faces sit down, and meeting them is worth 7."""
    s = dinner(haint="B3b")
    set_at(s, "B6b", "A1a")
    session = next_round(s, 0)
    assert session.state.tracks["starved"] == 3 and session.state.on_round == {0: 3}
    s.camp.mileposts = ["By the Sun"]
    session = next_round(s, 0)
    go_on(session, "place:B4b")
    t = session.state
    assert t.figures == {"guests": SPACE["B4b"]} and t.tracks["starved"] == 0
    met = settle(sit(haunting(t), picks=["candle"], seed=1)).state
    assert met.haints[0].humanity == 7 and met.figures == {}
    again = next_round(t, 0)
    go_on(again, "place:B1d")
    assert again.state.figures == {"guests": SPACE["B1d"]}
