"""When You Dig My Grave: the Bookbinder, the Whispering Willow, and what is buried between them."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import CAR, SPACE, TRAIN
from hearthside.games.vagrantsong.rules.coins import move_value
from hearthside.games.vagrantsong.state import Journey

from ..table import acting, block, go_on, hold, offered, placing, set_at, sit, table, why
from ..test_haint import settle
from ..test_range import westbound
from .telling import (
    breaks,
    drawn,
    draws,
    effects,
    ends_turn,
    humanity,
    looks,
    next_round,
    spots,
)


def orchard(*who: str, haint: str = "B3b", tree: str = "C5b", mood: int = 0) -> Journey:
    """The night on a swept floor; whoever mourns has a Body in somebody's arms."""
    s = table(*(who or ("songsmith", "cursebearer")), scenario="s15", haint=haint)
    s.haints[1].at = SPACE[tree]
    if mood:
        s.haints[0].mood = mood
        s.vagrants[-1].tokens = ["e3"]
    return s


def closes(s: Journey) -> list[int]:
    """The Humanity that is left once a round has closed."""
    s.step, s.active = "round_close", -1
    return humanity(sit(s, seed=1))


# -- rules of its own --------------------------------------------------------------------------------


@pytest.mark.rule("VN-1501")
def test_its_shade_costs_2_at_the_end_of_a_round() -> None:
    """Next to it; two away only once the shade has grown."""
    for shade, left in ((1, [8, 10, 11]), (2, [8, 8, 11]), (3, [8, 8, 9])):
        s = orchard("songsmith", "cursebearer", "empress")
        set_at(s, "C4b", "C3b", "C2b")
        s.tracks["shade"] = shade
        assert closes(s) == left
    assert orchard().tracks["shade"] == 1


@pytest.mark.rule("VN-1521")
def test_the_seance_keeps_its_shade_off_for_a_round() -> None:
    """Neither the end of the round, nor Roots, nor Event 5 by the Willow; the round after, all is as before."""
    s = orchard()
    set_at(s, "C4b", "A1a")
    s.seance = True
    t = go_on(sit(acting(s, 0)), "seance").state
    assert t.lasting == ["sheltered"] and not t.seance
    assert humanity(drawn(t, "salt")) == [10, 10]
    t.on_round, t.step, t.rounds = {5: 3}, "round_open", 2
    assert humanity(settle(sit(t, seed=1))) == [10, 10]
    t.on_round.clear()
    assert closes(t) == [10, 10]
    t.lasting.clear()
    t.vagrants[0].at, t.haints[1].at = SPACE["C4b"], SPACE["C5b"]
    assert closes(t) == [8, 10]


@pytest.mark.rule("VN-1502", "VN-1532")
def test_the_willow_creeps_and_nothing_stands_in_its_way() -> None:
    """Roots: 1 toward the nearest, Terrain there is gone, and those beside it lose 5. He leaves Terrain alone."""
    s = orchard()
    set_at(s, "C3b", "A1a")
    block(s, "C4b", "B4b")
    session = drawn(s, "salt")
    t = session.state
    assert t.haints[1].at == SPACE["C4b"] and set(t.terrain) == {SPACE["B4b"]}
    assert humanity(session) == [5, 10]
    s = orchard(haint="B1b", tree="C6d")
    set_at(s, "B6b", "A1a")
    block(s, "B4b", "B5b")
    session = drawn(s, "candle")
    assert session.state.haints[0].at == SPACE["B5b"] and len(session.state.terrain) == 2


@pytest.mark.rule("VN-1502", "VN-1557")
def test_whoever_it_comes_over_or_goes_through_it_is_haunted_by_the_wind() -> None:
    """Shufflin' Feet, or 2 for whoever shuffles."""
    for before, left in (([], 10), (["shuffle"], 8)):
        s = orchard()
        set_at(s, "C4b", "A1a")
        s.vagrants[0].effects = list(before)
        s.lasting = ["sheltered"]
        session = drawn(s, "salt")
        assert session.state.haints[1].at == SPACE["C4b"] and spots(session)[0] != "C4b"
        assert effects(session)[0] == ["shuffle"] and humanity(session)[0] == left
        dashed = go_on(sit(acting(s, 0, move=1)), "dash:C6b")
        assert effects(dashed)[0] == ["shuffle"] and humanity(dashed)[0] == left


@pytest.mark.rule("VN-1503")
def test_the_willow_has_no_turn_and_takes_nothing() -> None:
    """One action in a Haint turn, his; no Nails and no Bust for the tree."""
    s = orchard()
    set_at(s, "C4b", "A1a")
    session = drawn(s, "nail")
    assert [e.args[0] for e in session.journal if e.kind == "haint_action"] == ["bookbinder"]
    hold(s, 0, "nail")
    session = sit(acting(s, 0, bust=1))
    assert why(session, "nail:1") == "VS-106" and why(session, "bust:1") == "VS-106"


@pytest.mark.rule("VN-1504", "VN-1530")
def test_he_digs_another_grave() -> None:
    """Three steps, a Hole on an open space beside him, 6 for everyone beside him; without a Hole left, the 6 all the same."""
    s = orchard(haint="B2b")
    set_at(s, "B6b", "A1a")
    session = drawn(s, "nail")
    t = session.state
    assert t.haints[0].at == SPACE["B5b"] and humanity(session) == [4, 10]
    assert [TRAIN.dist[j][t.haints[0].at] for j in t.terrain] == [1]
    assert list(t.terrain.values()) == ["hole"]
    block(s, "C1a", "C2a", "C3a", "C1d", "C2d", "C3d", kind="hole")
    session = drawn(s, "nail")
    assert len(session.state.terrain) == 6 and humanity(session) == [4, 10]


@pytest.mark.rule("VN-1505")
def test_he_mourns_while_the_body_is_carried() -> None:
    """From the end of a turn, and before he acts; once it is out of all hands he digs again."""
    s = orchard(haint="A6d")
    hold(s, 1, "e3")
    t = ends_turn(s).state
    assert t.haints[0].mood == 1
    t.vagrants[1].tokens.clear()
    t.active = -1
    assert ends_turn(t, 1).state.haints[0].mood == 0
    s = orchard(haint="B3b")
    hold(s, 0, "e3")
    session = drawn(s, "candle")
    assert [e.args[1] for e in session.journal if e.kind == "haint_action"] == ["Open Graves"]


@pytest.mark.rule("VN-1510")
def test_a_grave_may_end_a_move() -> None:
    """Bones equal to the Move value: a 5 and it goes on, else 2 and there it ends."""
    for bones, left, on in (([5, 1], 10, True), ([4, 1], 8, False)):
        s = orchard(haint="C1a")
        set_at(s, "A1b", "A6d")
        block(s, "A2b", kind="hole")
        session = go_on(sit(acting(s, 0, move=2), rolls=bones, seed=1), "go:A2b")
        assert spots(session)[0] == "A2b" and humanity(session)[0] == left
        assert ("go:A3b" in offered(session)) == on


@pytest.mark.rule("VN-1511")
def test_the_coffin_bars_the_way() -> None:
    """Nobody walks onto it."""
    s = orchard(haint="C1a")
    set_at(s, "A1b", "A6d")
    block(s, "A2b", kind="coffin")
    assert why(sit(acting(s, 0, move=2)), "go:A2b") == "VS-102"


@pytest.mark.rule("VN-1515")
def test_feet_that_shuffle_to_the_willow() -> None:
    """2 toward it at the end of the own turn, not of another's; a Nail discarded is the end of it; a felled tree draws nobody."""
    s = orchard(haint="B6d", tree="A6b")
    set_at(s, "A1b", "B1d")
    s.vagrants[0].effects = ["shuffle"]
    assert spots(ends_turn(s))[0] == "A3b"
    s.active = -1
    assert spots(ends_turn(s, 1))[0] == "A1b"
    s.active = -1
    s.haints[1].at, s.haints[1].gone = -1, True
    assert spots(ends_turn(s))[0] == "A1b"
    hold(s, 0, "nail")
    assert effects(go_on(sit(acting(s, 0)), "shake:shuffle"))[0] == []


@pytest.mark.rule("VN-1522", "VN-1525")
def test_the_third_break_saves_him() -> None:
    """Six Feet Under comes with all three Rituals, whoever has been Westbound."""
    for rituals, posts in ((["bury", "branch", "bells"], ["Six Feet Under"]), (["bury"], [])):
        s = orchard(haint="A2b")
        assert s.haints[0].breaks == 3
        s.campaign = True
        set_at(s, "A1b", "B6d")
        s.rituals, s.vagrants[1].was_westbound = list(rituals), True
        session = settle(breaks(s, marker=0), "spend")
        assert session.state.over == "won" and session.state.camp.mileposts == posts
        assert next(e.args[0] for e in session.journal if e.kind == "moment") == "m56"


@pytest.mark.rule("VN-1523")
def test_with_the_last_vagrant_westbound_the_night_is_lost() -> None:
    """A Wound too many."""
    s = orchard(haint="B3b")
    set_at(s, "B4b", "A1a")
    westbound(s, 1)
    s.vagrants[0].skills, s.vagrants[0].humanity = [35, 0, -36, 0], 1
    assert drawn(s, "candle").state.over == "lost"


# -- what he does ------------------------------------------------------------------------------------


@pytest.mark.rule("VN-1531", "VN-1533", "VN-1534")
def test_what_he_does_while_he_digs() -> None:
    """Four steps and 7; the furthest shuffles and loses 6; three steps, 7, and 2 toward the tree."""
    s = orchard(haint="B1b", tree="C6b")
    set_at(s, "B6b", "A1a")
    session = drawn(s, "candle")
    assert session.state.haints[0].at == SPACE["B5b"] and humanity(session) == [3, 10]
    set_at(s, "B5b", "A1a")
    session = drawn(s, "foot")
    assert effects(session) == [[], ["shuffle"]] and humanity(session) == [10, 4]
    session = drawn(s, "apple")
    assert humanity(session) == [3, 10] and spots(session)[0] == "BCb"


@pytest.mark.rule("VN-1536", "VN-1546")
def test_a_cycle_leans_everybody_to_the_willow() -> None:
    """One space, in either mood."""
    for mood in (0, 1):
        s = orchard("empress", "cursebearer", haint="C1a", tree="B6b", mood=mood)
        set_at(s, "A1b", "B1b")
        s.vagrants[-1].tokens = ["e3"] if mood else []
        s.vagrants[0].tokens, s.vagrants[1].tokens = s.vagrants[1].tokens, []
        s.cycle["apple"] = 2
        s.bindle = [t for t in s.bindle if t != "apple"] + ["apple"]
        session = ends_turn(s, 1)
        assert spots(session)[1] == "B2b" and session.state.cycle["apple"] == 0
        assert spots(session)[0] == ("A1b" if mood else "A2b"), "the Body makes it a space shorter"


@pytest.mark.rule("VN-1537", "VN-1547")
def test_being_haunted_by_him_costs_1() -> None:
    """In either mood."""
    for mood in (0, 1):
        s = orchard(haint="B3b", mood=mood)
        set_at(s, "B2b", "A1a")
        assert humanity(go_on(sit(acting(s, 0, move=1)), "dash:B4b"))[0] == 9


@pytest.mark.rule("VN-1540", "VN-1541", "VN-1542")
def test_what_he_does_while_he_mourns() -> None:
    """Four steps and 7; 6 for everyone by a Hole, wherever; his car shuffles, or loses 5."""
    s = orchard(haint="B1b", mood=1)
    set_at(s, "B6b", "A1a")
    session = drawn(s, "nail")
    assert session.state.haints[0].at == SPACE["B5b"] and humanity(session) == [3, 10]
    block(s, "A2a", kind="hole")
    assert humanity(drawn(s, "candle")) == [10, 4]
    s = orchard("songsmith", "cursebearer", "empress", haint="B1b", mood=1)
    set_at(s, "B6b", "B3d", "A1a")
    s.vagrants[1].effects = ["shuffle"]
    session = drawn(s, "salt")
    assert effects(session) == [["shuffle"], ["shuffle"], []] and humanity(session) == [10, 5, 11]


@pytest.mark.rule("VN-1543", "VN-1544")
def test_the_tree_bends_low_and_earth_falls() -> None:
    """Two spaces over as many as it can; then 6 for everyone within two of him, after two steps."""
    s = orchard(haint="B1b", tree="C5b", mood=1)
    set_at(s, "C4b", "C3b")
    session = drawn(s, "foot")
    assert effects(session) == [["shuffle"], ["shuffle"]]
    assert TRAIN.dist[SPACE["C5b"]][session.state.haints[1].at] == 2
    s = orchard("songsmith", "cursebearer", "empress", haint="B1b", mood=1)
    set_at(s, "B4b", "B5b", "C1b")
    assert humanity(drawn(s, "apple")) == [4, 4, 11]


# -- Events ------------------------------------------------------------------------------------------


@pytest.mark.rule("VN-1570")
def test_the_last_page() -> None:
    """No Coffin, 4 for his car, and five spaces toward the Break side, Haunting on the way."""
    s = orchard("songsmith", "cursebearer", "empress", haint="A2b")
    set_at(s, "A1b", "A4b", "C3b")
    block(s, "B2d", kind="coffin")
    block(s, "B3d", kind="hole")
    session = settle(breaks(s, 0, 1), "act")
    assert list(session.state.terrain.values()) == ["hole"]
    assert humanity(session) == [6, 5, 11]
    assert session.state.haints[0].at % TRAIN.width == 6


@pytest.mark.rule("VN-1571")
def test_the_axe_stands_in_the_furthest_corner() -> None:
    """Of his car; if something lies there, beside it."""
    for laid, spot in (([], "A6d"), (["A6d"], "A5d")):
        s = orchard(haint="A2b")
        set_at(s, "A1b", "B6d")
        block(s, *laid, "A6c")
        session = settle(breaks(s, 1, 2), "act")
        assert session.state.events == {6: SPACE[spot]} and session.state.haints[0].on_break == {}


@pytest.mark.rule("VN-1572")
def test_the_willow_takes_a_step() -> None:
    """One space toward the Round side, the shade a space further, each time anew."""
    s = orchard()
    t = next_round(s, 2).state
    assert t.haints[1].at == SPACE["C4b"] and t.tracks["shade"] == 2 and t.on_round == {2: 3}
    t = next_round(t, 2).state
    assert t.haints[1].at == SPACE["C3b"] and t.tracks["shade"] == 3


@pytest.mark.rule("VN-1573", "VN-1590")
def test_a_friend_is_heavy_and_wants_burying() -> None:
    """Every move 1 shorter; used next to the Coffin and nowhere else it is a Ritual, and he gains 4."""
    s = orchard(haint="C1a")
    set_at(s, "A1b", "A6d")
    assert 3 in looks(s, 3, 1).state.events
    t = looks(s, 3, 4).state
    assert t.vagrants[0].tokens == ["e3"] and 3 not in t.events
    walk = sit(acting(t, 0, move=2))
    assert "go:A4b" in offered(walk) and "go:A5b" not in offered(walk)
    block(t, "A3b", kind="coffin")
    assert why(sit(acting(t, 0)), "token:e3") == "VS-056"
    t.vagrants[0].at = SPACE["A2b"]
    done = go_on(sit(acting(t, 0)), "token:e3").state
    assert done.rituals == ["bury"] and done.vagrants[0].tokens == []
    assert done.haints[0].humanity == 4 and done.camp.ritual_coins == 1


@pytest.mark.rule("VN-1574", "VJ-027")
def test_the_bottle_under_the_bark() -> None:
    """A failure shuffles; a success is Junk. Three Coins by the Willow end Event 2, and the shade shrinks."""
    s = orchard(haint="A6d", tree="C5b")
    set_at(s, "C3b", "A1a")
    session = looks(s, 4, 1)
    assert effects(session)[0] == ["shuffle"] and 4 in session.state.events
    t = looks(s, 4, 4).state
    assert t.vagrants[0].junk == [27] and 4 not in t.events
    t.on_round, t.tracks["shade"] = {2: 3}, 3
    assert why(sit(acting(t, 0, j27=3)), "junk:27,0") == "VS-056"
    t.vagrants[0].at = SPACE["C4b"]
    assert why(sit(acting(t, 0, j27=2)), "junk:27,0") == "VS-085"
    t = go_on(sit(acting(t, 0, j27=3)), "junk:27,0").state
    assert t.on_round == {} and t.tracks["shade"] == 1 and t.tracks["poisoned"] == 1
    t.vagrants[0].done.clear()
    assert why(sit(acting(t, 0, j27=3)), "junk:27,0") == "VS-056", "once is enough"
    other = table("songsmith", "cursebearer", scenario="s14")
    other.vagrants[0].junk = [27]
    assert why(sit(acting(other, 0, j27=3)), "junk:27,0") == "VS-056", "there is no Willow there"


@pytest.mark.rule("VN-1575")
def test_the_ground_gives() -> None:
    """2 for those by a Hole or the Willow, and a Move value 1 lower on their next turn, once."""
    s = orchard("songsmith", "cursebearer", "empress", haint="A2b", tree="C5b")
    set_at(s, "A1b", "C4b", "B6d")
    block(s, "A1a", kind="hole")
    s.haints[0].humanity, s.haints[0].on_humanity[5] = 5, 6
    plain = [move_value(s, v) for v in s.vagrants]
    session = settle(go_on(sit(acting(s, 0, bust=1), rolls=[5], seed=1), "bust:0"), "act")
    t = session.state
    assert humanity(session) == [8, 8, 11] and t.haints[0].on_humanity == {5: 6}
    assert [v.coming for v in t.vagrants] == [["clods"], ["clods"], []]
    t.haints[0].skips = 1
    t = go_on(session, "end").state
    assert move_value(t, t.vagrants[0]) == plain[0], "not this turn"
    turn = go_on(sit(t, seed=1), "turn:1")
    assert move_value(turn.state, turn.state.vagrants[1]) == plain[1] - 1


@pytest.mark.rule("VN-1576", "VN-1591")
def test_the_axe_fells_a_tree_whose_roots_are_dead() -> None:
    """A Bone more on Bust; by the Willow, once it is poisoned, it falls and is a Ritual."""
    s = orchard(haint="A2b", tree="C5b")
    set_at(s, "A1b", "A6d")
    assert 6 in looks(s, 6, 1).state.events
    t = looks(s, 6, 4).state
    assert t.vagrants[0].tokens == ["e6"]
    t.vagrants[0].done.clear()
    struck = go_on(sit(acting(t, 0, bust=1), rolls=[5, 5], seed=1), "bust:0")
    assert struck.state.haints[0].humanity == 2
    t.vagrants[0].at = SPACE["C4b"]
    assert why(sit(acting(t, 0)), "token:e6") == "VS-056"
    t.tracks["poisoned"] = 1
    t.vagrants[1].humanity = 5
    t.vagrants[0].at = SPACE["C3b"]
    assert why(sit(acting(t, 0)), "token:e6") == "VS-056"
    t.vagrants[0].at = SPACE["C4b"]
    done = go_on(sit(acting(t, 0)), "token:e6").state
    assert done.rituals == ["branch"] and done.haints[1].at < 0 and done.haints[1].gone
    assert done.camp.ritual_coins == 2 and done.vagrants[1].humanity == 7
    done.active = -1
    assert closes(done) == [10, 7]


@pytest.mark.rule("VN-1577", "VN-1578", "VN-1579", "VN-1592")
def test_bells_are_counted_and_drive_one_of_them_off() -> None:
    """Each is ticked and kept; on the own turn he or the tree goes 1 away. The third is a Ritual."""
    for number in (7, 8, 9):
        s = orchard(haint="A3b", tree="C5b")
        set_at(s, "A2b", "A6d")
        t = draws(s, number).state
        assert t.camp.marks == {"bells": 1} and f"e{number}" in t.vagrants[0].tokens
        assert t.rituals == []
        session = go_on(sit(acting(t, 0)), f"token:e{number}", "him")
        assert set(offered(session)) == {"place:A4b", "place:A3a", "place:A3c"}
        assert go_on(session, "place:A4b").state.haints[0].at == SPACE["A4b"]
        session = go_on(sit(acting(t, 0)), f"token:e{number}", "tree", "place:C6b")
        assert session.state.haints[1].at == SPACE["C6b"]
        assert f"by:0,token,e{number}" not in offered(sit(acting(t, 1), seed=1))
        s.tracks["rung"], s.vagrants[1].humanity = 2, 5
        last = draws(s, number).state
        assert last.rituals == ["bells"] and last.vagrants[1].humanity == 6


def test_the_page_as_it_is_laid_out() -> None:
    """One Coffin, five graves, the Willow in the last car; three bells in the Bindle."""
    s = table(scenario="s15", bare=False)
    assert sorted(s.terrain.values()) == ["coffin"] + ["hole"] * 5
    assert CAR[s.haints[1].at] == 2 and s.on_round == {2: 3}
    assert {"e7", "e8", "e9"} <= set(s.bindle) and set(s.events) == {3, 4}
    assert "coin:j27" not in offered(sit(placing(s, 0)))
