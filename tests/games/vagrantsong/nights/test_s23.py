"""Now or Never Endin': what tokens do there, what the Skelly Man does, and how the train gets shorter."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import NAME, SPACE, TRAIN
from hearthside.games.vagrantsong.rules.haint import enter_haint
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Session

from ..table import GAME, acting, go_on, haunting, hold, offered, placing, set_at, sit, table
from ..test_haint import settle
from ..test_range import westbound


def stage(*who: str, haint: str = "B3b", mood: int = 0, souls: tuple[str, ...] = ()) -> Journey:
    """The night on a swept floor."""
    s = table(*(who or ("songsmith", "cursebearer")), scenario="s23", haint=haint)
    s.haints[0].mood = mood
    for name in souls:
        enter_haint(s, "lost_soul", SPACE[name])
    return s


def humanity(session: Session[Journey]) -> list[int]:
    return [v.humanity for v in session.state.vagrants]


def drawn(s: Journey, token: str, until: str = "whose_turn") -> Session[Journey]:
    """He acts by a token."""
    return settle(sit(haunting(s), picks=[token], seed=1), until)


def played(session: Session[Journey]) -> list[str]:
    """The names of the actions that were performed."""
    return [str(e.args[1]) for e in session.journal if e.kind == "haint_action"]


def looks(s: Journey, number: int, *bones: int, picks: tuple[str, ...] = ()) -> Session[Journey]:
    """The first Vagrant Investigates an Event at their feet."""
    s.events[number] = s.vagrants[0].at
    return go_on(
        sit(
            acting(s, 0, investigate=max(1, len(bones))),
            rolls=list(bones),
            picks=list(picks),
            seed=1,
        ),
        f"investigate:{number}",
    )


def draws(s: Journey, number: int) -> Session[Journey]:
    """The first Vagrant Rummages, and the Event comes out first."""
    s.bindle.append(f"e{number}")
    return go_on(sit(acting(s, 0, rummage=1), picks=[f"e{number}", "nail"], seed=1), "rummage")


def next_round(s: Journey, **on: int) -> Session[Journey]:
    """A round begins on whose space an Event lies."""
    s.on_round = {int(n[1:]): at for n, at in on.items()}
    s.step, s.rounds = "round_open", 2
    return settle(sit(s, seed=1))


def breaks(s: Journey, number: int, marker: int, until: str = "act") -> Session[Journey]:
    """He Breaks so that his marker comes to where an Event lies."""
    s.haints[0].on_break = {number: marker}
    s.haints[0].breaks, s.haints[0].humanity = marker + 1, s.haints[0].threshold - 1
    set_at(s, NAME[s.haints[0].at - 1])
    session = go_on(sit(acting(s, 0, bust=1), rolls=[5, *[6, 6, 1, 2, 3, 4]], seed=1), "bust:0")
    return settle(session, until)


# -- rules of its own --------------------------------------------------------------------------------


@pytest.mark.rule("VN-2301")
def test_nails_bend_on_a_5_or_6() -> None:
    """He gains 2 on a 4, nothing on a 5."""
    for bone, gained in ((4, 2), (5, 0), (6, 0)):
        s = stage(haint="A2b")
        s.haints[0].threshold = 20
        set_at(s, "A1b", "B6d")
        hold(s, 0, "nail")
        assert go_on(sit(acting(s, 0), rolls=[bone]), "nail:0").state.haints[0].humanity == gained


@pytest.mark.rule("VN-2302", "VN-2391")
def test_a_candle_brings_its_action_after_the_one_he_is_doing() -> None:
    """Lured onto it by another action he adds A Reel; the second Candle is a Ritual, and he misses a turn; for two the first."""
    s = stage("songsmith", "cursebearer", "empress", haint="B3b")
    set_at(s, "B5c", "A1a")
    s.candles = [SPACE["B5b"]]
    s.bindle.remove("candle")
    s.haints[0].mood = 1
    session = drawn(s, "nail")
    t = session.state
    assert t.tracks["lit"] == 1 and t.rituals == []
    assert played(session) == ["Give It Back", "Bare Hands"]
    t.candles = [SPACE["B3b"]]
    t.bindle.remove("candle")
    t.vagrants[0].at = SPACE["A1d"]
    session = drawn(t, "nail")
    assert session.state.rituals == ["footlights"] and session.state.haints[0].skips == 1
    s = stage(haint="B3b", mood=1)
    set_at(s, "B5c", "A1a")
    assert played(drawn(s, "nail")) == ["Give It Back"], "without a Candle it is one action"
    s.candles = [SPACE["B5b"]]
    s.bindle.remove("candle")
    assert drawn(s, "nail").state.rituals == ["footlights"]


@pytest.mark.rule("VN-2303", "VN-2344")
def test_salt_keeps_off_three_of_four() -> None:
    """The Last Note costs 5, and with Salt 2; against a smaller loss Salt is what it was."""
    for token, thrown, left in (("apple", False, 3), ("apple", True, 6), ("candle", True, 8)):
        s = stage(haint="B3b", mood=1)
        set_at(s, "B5b", "A1a")
        hold(s, 0, "salt")
        session = settle(sit(haunting(s), picks=[token], seed=1), "salt")
        go_on(session, "salt" if thrown else "no")
        assert humanity(session)[0] == left, "and 2 for being Haunted on his way"


@pytest.mark.rule("VN-2304")
def test_a_rabbits_foot_next_to_him_costs_him_2() -> None:
    """Next to him when it is used up, and not from two away."""
    for at, left in (("B2b", 3), ("B1b", 5)):
        s = stage(haint="B3b")
        set_at(s, at, "A1a")
        s.haints[0].humanity = 5
        hold(s, 0, "foot")
        session = go_on(sit(placing(s, 0), rolls=[1, 1, 1, 1], seed=1), "foot:patch")
        go_on(session, "coin:patch", "coin:patch", "coin:patch")
        go_on(session, *(["ready"] if "ready" in offered(session) else []), "patch")
        assert session.state.haints[0].humanity == left


@pytest.mark.rule("VN-2305")
def test_whoever_eats_has_his_eye_for_three_actions() -> None:
    """He goes past the nearest for three actions, not for a fourth; then he looks at the fiddle, if it is held."""
    s = stage(haint="B3b")
    set_at(s, "B6b", "B2b")
    s.vagrants[0].skills = [35, 0, -36, 0]
    hold(s, 0, "apple")
    t = go_on(sit(acting(s, 0)), "apple:36").state
    assert t.special == 0
    for left in ([7, 10], [4, 10], [1, 10], [1, 7]):
        t.active = -1
        t.haints[0].at = SPACE["B3b"]
        session = drawn(t, "nail")
        t = session.state
        if left == [1, 10]:
            assert t.special == -1
            t.vagrants[0].most = 1
        assert humanity(session) == left
    t.vagrants[1].tokens.append("e3")
    t.special, t.tracks["looks"] = 0, 1
    assert drawn(t, "nail").state.special == 1


@pytest.mark.rule("VN-2306", "VN-2336", "VN-2346")
def test_a_cycle_gives_back_the_kind_that_ran_full() -> None:
    """The others stay on the track; whoever holds one of that kind loses 2. An empty Bindle takes all back."""
    for mood in (0, 1):
        s = stage(haint="C3b", mood=mood)
        set_at(s, "A1a", "A2a")
        hold(s, 0, "apple")
        hold(s, 1, "nail")
        s.cycle |= {"apple": 2, "salt": 1}
        for token in ("apple", "apple", "salt"):
            s.bindle.remove(token)
        s.haints[0].skips = 1
        session = settle(go_on(sit(acting(s, 1), seed=1), "end"))
        assert session.state.cycle["apple"] == 0 and session.state.cycle["salt"] == 1
        assert humanity(session) == [8, 10]
    s = stage(haint="C3b")
    s.cycle |= {t: s.bindle.count(t) for t in ("salt", "nail", "candle", "foot", "apple")}
    s.bindle.clear()
    s.cycle["nail"] = 4
    s.bindle = ["nail"] * 4
    s.cycle |= {"candle": 3, "salt": 2, "foot": 1, "apple": 1}
    s.vagrants[0].tokens = ["candle"] * 4 + ["salt"] * 3 + ["foot"] * 3 + ["apple"] * 2
    s.bindle.clear()
    s.vagrants[1].tokens = ["nail"] * 4
    session = settle(sit(haunting(s), picks=["salt"], seed=1))
    assert sum(session.state.cycle.values()) == 1, "only what was drawn is on the track again"
    assert humanity(session)[1] == 10, "no kind ran full"


@pytest.mark.rule("VN-2307", "VN-2357")
def test_a_lost_soul_is_moved_instead() -> None:
    """As far as it would have gained, any way round you, and it gains nothing; walking through one costs 1."""
    s = Session(GAME, {"seats": 2, "scenario": "s23"}, seed=1)
    while s.state.step != "whose_turn":
        assert s.decision is not None
        s.choose(s.decision.options[0])
    souls = [NAME[h.at] for h in s.state.haints if h.who == "lost_soul"]
    assert souls == ["A5c", "C3b"]
    t = stage(haint="C3b", souls=("A3b",))
    set_at(t, "A2b", "A4b")
    hold(t, 0, "nail")
    session = go_on(sit(acting(t, 0), rolls=[1]), "nail:1")
    places = {o.removeprefix("place:") for o in offered(session)}
    assert places == {"A3b", "A3a", "A3c", "A2a", "A4a", "A2c", "A4c", "A3d"}
    go_on(session, "place:A3d")
    assert session.state.haints[1].at == SPACE["A3d"] and session.state.haints[1].humanity == 0
    t = stage(haint="C3b", souls=("A3b",))
    set_at(t, "A2b", "B6d")
    assert humanity(go_on(sit(acting(t, 0, move=1)), "dash:A4b"))[0] == 9
    session = go_on(sit(acting(t, 0, bust=1), rolls=[5]), "bust:1", "place:A3a")
    assert session.state.haints[1].at == SPACE["A3a"]


@pytest.mark.rule("VN-2308", "VN-2323")
def test_all_westbound_ticks_a_box_until_there_is_none() -> None:
    """Everybody is whole again, nothing is read; with four boxes ticked it is Moment 76, and the journey is over."""
    for revives in (3, 4):
        s = stage(haint="B3b", mood=1)
        s.campaign = True
        s.camp.revives = revives
        set_at(s, "B4b", "A1a")
        westbound(s, 1)
        s.vagrants[1].junk = [-2]
        s.vagrants[0].skills, s.vagrants[0].humanity = [35, 0, -36, 0], 1
        session = sit(haunting(s), picks=["salt"], seed=1)
        while session.decision is not None and session.decision.ask in ("under", "wound", "aside"):
            session.choose(session.decision.options[0])
        t = session.state
        if revives == 3:
            assert t.over == "" and t.camp.revives == 4
            assert not any(v.westbound for v in t.vagrants) and humanity(session) == [10, 10]
            assert all(n >= 0 for v in t.vagrants for n in (*v.skills, *v.junk))
            assert not [e for e in session.journal if e.kind == "page"]
        else:
            settle(session, "nothing")
            assert t.over == "lost" and session.decision is None
            assert [e.args[0] for e in session.journal if e.kind == "page"] == ["m76"]


@pytest.mark.rule("VN-2309")
def test_coloured_tokens_are_events() -> None:
    """Two on the Round track, two in the Bindle, two on the board."""
    session = Session(GAME, {"seats": 2, "scenario": "s23"}, seed=1)
    while session.state.step != "whose_turn":
        assert session.decision is not None
        session.choose(session.decision.options[0])
    t = session.state
    assert set(t.on_round) == {10, 11} and {14, 15} <= set(t.events)
    assert {"e12", "e13"} <= set(t.bindle)


# -- what he does ------------------------------------------------------------------------------------


@pytest.mark.rule("VN-2330", "VN-2331", "VN-2332")
def test_encore() -> None:
    """3 from six away; three steps and 3, and 1 for Candles; his car is drawn 2 and loses 2."""
    s = stage(haint="B1b")
    set_at(s, "BCb", "A1a")
    session = drawn(s, "nail")
    assert humanity(session) == [7, 10] and session.state.haints[0].at == SPACE["B1b"]
    set_at(s, "C1b", "C6d")
    assert humanity(drawn(s, "nail")) == [10, 10]
    set_at(s, "B5b", "A1a")
    hold(s, 1, "candle")
    assert humanity(drawn(s, "candle")) == [7, 9]
    s = stage("songsmith", "cursebearer", "empress", haint="B1b")
    set_at(s, "B6b", "B4a", "C1b")
    session = drawn(s, "salt")
    assert humanity(session) == [8, 8, 11]
    assert session.state.vagrants[0].at == SPACE["B4b"]
    assert TRAIN.dist[session.state.vagrants[1].at][SPACE["B1b"]] == 2


@pytest.mark.rule("VN-2333", "VN-2334")
def test_the_gallery_walks_and_the_whole_house_hears() -> None:
    """Lost Souls go 3 over whom they can; without any everyone loses 1. An Apple is 2 for all within six."""
    s = stage(haint="C6d", souls=("A3b",))
    set_at(s, "A5b", "B6d")
    session = drawn(s, "foot")
    assert humanity(session) == [9, 10] and session.state.haints[1].at != SPACE["A3b"]
    assert humanity(drawn(stage(haint="C6d"), "foot")) == [9, 9]
    s = stage("songsmith", "cursebearer", "empress", haint="B1b")
    set_at(s, "BCb", "A2b", "C1b")
    assert humanity(drawn(s, "apple")) == [8, 8, 11]


@pytest.mark.rule("VN-2340", "VN-2341", "VN-2342", "VN-2343")
def test_silence() -> None:
    """Four steps and 3, three and 3, 3 within three of him; he and the furthest change seats, for 1."""
    s = stage(haint="B1b", mood=1)
    set_at(s, "B6b", "A1a")
    session = drawn(s, "nail")
    assert humanity(session) == [7, 10] and session.state.haints[0].at == SPACE["B5b"]
    set_at(s, "B5b", "A1a")
    assert humanity(drawn(s, "candle")) == [7, 10]
    set_at(s, "B4b", "B5b")
    assert humanity(drawn(s, "salt")) == [7, 10]
    set_at(s, "C6b", "B2b")
    session = drawn(s, "foot")
    assert humanity(session) == [9, 10]
    assert session.state.vagrants[0].at == SPACE["B1b"]
    assert session.state.haints[0].at == SPACE["C6b"]


@pytest.mark.rule("VN-2345")
def test_in_the_silence_the_gallery_draws_closer() -> None:
    """2 toward him at the end of his turn; in the other mood they sit still."""
    for mood, at in ((1, "C4b"), (0, "C6b")):
        s = stage(haint="B1b", mood=mood, souls=("C6b",))
        assert drawn(s, "salt").state.haints[1].at == SPACE[at]


@pytest.mark.rule("VN-2337", "VN-2347")
def test_walking_through_him_costs_2() -> None:
    """In either mood."""
    for mood in (0, 1):
        s = stage(haint="A3b", mood=mood)
        set_at(s, "A2b", "B6d")
        assert humanity(go_on(sit(acting(s, 0, move=1)), "dash:A4b"))[0] == 8
