"""Now or Never Endin': the acts that shorten the train, the other Events, Rituals, and how it ends."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import CAR, NAME, SPACE, TRAIN
from hearthside.games.vagrantsong.state import Journey

from ..table import acting, go_on, hold, offered, set_at, sit, why
from ..test_haint import settle
from .test_s23 import breaks, drawn, draws, humanity, looks, next_round, stage

# -- the acts ----------------------------------------------------------------------------------------


@pytest.mark.rule("VN-2371")
def test_the_first_act_makes_him_dearer_and_your_miles_count() -> None:
    """Within 2 of him, a Threshold 1 higher for each; found, the Mile Posts are shared out, rounded down."""
    s = stage("songsmith", "cursebearer", "empress", haint="B3b")
    before = s.haints[0].threshold
    session = breaks(s, 1, 5, until="put_event")
    spots = [SPACE[o.removeprefix("place:")] for o in offered(session)]
    assert all(TRAIN.dist[SPACE["B3b"]][j] <= 2 for j in spots) and len(spots) > 8
    go_on(session, offered(session)[0])
    assert session.state.haints[0].threshold == before + 3 and 1 in session.state.events
    t = stage("songsmith", "cursebearer", "empress", haint="C3b")
    t.camp.mileposts = [f"Post {n}" for n in range(8)]
    for v in t.vagrants:
        v.humanity = 5
    assert 1 in looks(t, 1, 1).state.events and humanity(sit(t)) == [5, 5, 5]
    session = looks(t, 1, 4)
    assert humanity(session) == [7, 7, 7] and 1 not in session.state.events


@pytest.mark.rule("VN-2372")
def test_the_second_act_rolls_six_bones_and_drops_a_letter() -> None:
    """1 for everyone by each 6, the white tokens go; the letter is worth 6 next to him."""
    s = stage(haint="B3b")
    set_at(s, "A1a", "A1d")
    s.on_round = {10: 2, 11: 5}
    session = breaks(s, 2, 4)
    assert humanity(session) == [8, 8] and session.state.on_round == {}, (
        "two sixes, after the gain of a Break"
    )
    assert 2 in session.state.events
    t = stage(haint="A3b")
    set_at(t, "A1b", "B6d")
    assert 2 in looks(t, 2, 1).state.events
    t = looks(t, 2, 4).state
    assert t.vagrants[0].tokens == ["e2"] and why(sit(acting(t, 0)), "token:e2") == "VS-056"
    t.vagrants[0].at, t.haints[0].threshold = SPACE["A2b"], 20
    t = go_on(sit(acting(t, 0)), "token:e2").state
    assert t.haints[0].humanity == 6 and t.vagrants[0].tokens == []


@pytest.mark.rule("VN-2373")
def test_the_third_act_drops_the_fiddle_and_he_takes_nothing() -> None:
    """Next to him; the mood turns; he gains nothing while a Ritual is open; with the last the Lost Souls leave."""
    s = stage(haint="B3b", souls=("A1a", "C6d"))
    before = s.haints[0].threshold
    session = breaks(s, 3, 3)
    t = session.state
    assert t.haints[0].threshold == before + 2 and t.haints[0].mood == 1
    assert TRAIN.near[SPACE["B3b"]] >> t.events[3] & 1
    t.vagrants[0].done.clear()
    again = go_on(sit(acting(t, 0, bust=1), rolls=[5], seed=1), "bust:0").state
    assert again.haints[0].humanity == 0 and again.tracks["sang"] == 1
    t.rituals = ["gallery", "everybody"]
    t.tracks["lit"] = 1
    t.active = -1
    set_at(t, "A1d", "A2d")
    t.candles = [SPACE["B4b"]]
    t.bindle.remove("candle")
    t.haints[0].skips = 0
    done = drawn(t, "nail").state
    assert done.rituals == ["gallery", "everybody", "footlights"]
    assert [h.at for h in done.haints[1:]] == [-1, -1]
    set_at(done, NAME[done.haints[0].at - 1])
    done.active = -1
    done.vagrants[0].done.clear()
    gained = go_on(sit(acting(done, 0, bust=1), rolls=[5], seed=1), "bust:0").state
    assert gained.haints[0].humanity == 1
    t = stage(haint="C3b")
    t = looks(t, 3).state
    assert t.vagrants[0].tokens == ["e3"] and t.special == 0 and t.events == {}


@pytest.mark.rule("VN-2373")
def test_with_the_rituals_done_before_it_the_lost_souls_leave_at_the_third_act() -> None:
    """And he goes on gaining."""
    s = stage(haint="B3b", souls=("A1a", "C6d"))
    s.rituals = ["gallery", "footlights", "everybody"]
    t = breaks(s, 3, 3).state
    assert [h.at for h in t.haints[1:]] == [-1, -1]


@pytest.mark.rule("VN-2374")
def test_the_fourth_act_leaves_the_first_car_behind() -> None:
    """Whoever is there, or on the way over, loses 2 and stands in B; the way is barred; what lay there is gone."""
    s = stage("runaway", "cursebearer", "empress", haint="B3b", souls=("A6d",))
    s.vagrants[0].pup = SPACE["A1a"]
    s.events[6] = SPACE["A3a"]
    s.candles = [SPACE["A3d"]]
    s.bindle.remove("candle")
    set_at(s, "B2b", "ABc", "C1b")
    s.haints[0].on_break = {4: 2}
    s.haints[0].breaks, s.haints[0].humanity = 3, s.haints[0].threshold - 1
    for v in s.vagrants:
        v.humanity = 5
    session = settle(go_on(sit(acting(s, 0, bust=1), rolls=[5], seed=1), "bust:0"), "act")
    t = session.state
    assert humanity(session) == [4, 4, 6], (
        "each had gained 1 by the Break; the Runaway lost by her Pup"
    )
    assert {CAR[t.vagrants[0].pup], CAR[t.vagrants[1].at], CAR[t.haints[1].at]} == {1}
    assert (
        t.terrain == {SPACE["ABb"]: "hole", SPACE["ABc"]: "hole"}
        and t.events == {}
        and t.candles == []
    )
    t.vagrants[1].at = SPACE["B1b"]
    t.active = -1
    t.vagrants[1].done.clear()
    there = sit(acting(t, 1, move=2))
    assert not [o for o in offered(there) if o.startswith("go:A")]


@pytest.mark.rule("VN-2375")
def test_the_last_act_leaves_one_car_and_two_rounds() -> None:
    """The car without him goes, the Threshold is 5; two rounds on the debt is collected."""
    for at, gone, stays in (("B3b", 2, 1), ("C3b", 1, 2)):
        s = stage(haint=at)
        s.campaign = True
        s.haints[0].threshold = 9
        set_at(s, "A1a", "B6d" if gone == 1 else "C6d")
        s.round = s.rounds = 5
        session = breaks(s, 5, 1)
        t = session.state
        assert t.haints[0].threshold == 5 and t.haints[0].breaks == 1
        assert CAR[t.vagrants[1].at] == stays and t.on_round == {5: 1}
        t.step, t.active, t.rounds = "round_open", -1, 6
        session = sit(t, seed=1)
        settle(session, "nothing")
        assert session.state.over == "paid" and session.state.camp.results == ["paid"]
        assert session.decision is None


# -- the other Events --------------------------------------------------------------------------------


@pytest.mark.rule("VN-2376", "VN-2377", "VN-2378")
def test_whoever_remembers_you_from_a_path() -> None:
    """2, and 1 more for each Mile Post of the tunnel; so many draws for the mountain; so much for him by the orchard."""
    for posts, more in (([], 0), (["Headstrong", "Dream On", "Float On", "Into the Hollow"], 2)):
        s = stage(haint="C3b")
        s.haints[0].threshold = 9
        s.camp.mileposts = list(posts)
        s.vagrants[0].humanity = 3
        assert humanity(looks(s, 6, 1))[0] == 3 and 6 in s.events
        assert humanity(looks(s, 6, 4))[0] == 5 + more
        assert 7 in looks(s, 7, 1).state.events
        found = looks(s, 7, 4, picks=("nail", "salt", "candle"))
        assert len(offered(found)) == 2 + bool(posts)
        assert looks(s, 8, 1).state.haints[0].humanity == 0
        assert looks(s, 8, 4).state.haints[0].humanity == 2 + bool(posts)


@pytest.mark.rule("VN-2379")
def test_a_return_ticket_takes_you_out_of_one_action() -> None:
    """The next passes over its user, the one after does not."""
    s = stage(haint="B3b")
    set_at(s, "B4b", "A1a")
    assert draws(s, 9).state.vagrants[0].tokens[0] == "e9"
    hold(s, 0, "e9")
    t = go_on(sit(acting(s, 0)), "token:e9").state
    t.active = -1
    session = drawn(t, "nail")
    assert humanity(session) == [10, 10]
    assert humanity(drawn(session.state, "nail"))[0] == 7


@pytest.mark.rule("VN-2370")
def test_the_reckoning_counts_the_boxes() -> None:
    """1 for each that is ticked; it is gone."""
    for revives in (0, 3):
        s = stage(haint="C3b")
        s.camp.revives = revives
        session = draws(s, 0)
        assert humanity(session)[0] == 10 - revives and "e0" not in session.state.bindle


@pytest.mark.rule("VN-2380", "VN-2381")
def test_white_tokens_are_kind() -> None:
    """Everyone gains 1; everyone may Rummage; both stay."""
    s = stage(haint="C3b")
    for v in s.vagrants:
        v.humanity = 5
    session = next_round(s, e10=3)
    assert humanity(session) == [6, 6] and session.state.on_round == {10: 3}
    session = next_round(stage(haint="C3b"), e11=3)
    assert [len(v.tokens) for v in session.state.vagrants] == [1, 1]
    assert session.state.on_round == {11: 3}


@pytest.mark.rule("VN-2382", "VN-2383")
def test_black_tokens_go_back_into_the_bindle() -> None:
    """He comes 2 nearer; a token is dropped, or 2 lost."""
    s = stage(haint="B3b")
    session = settle(draws(s, 12), "act")
    assert (
        TRAIN.dist[session.state.haints[0].at][SPACE["B3b"]] == 2 and "e12" in session.state.bindle
    )
    s = stage(haint="C3b")
    session = draws(s, 13)
    assert humanity(session)[0] == 8 and "e13" in session.state.bindle
    s = stage(haint="C3b")
    hold(s, 0, "salt", "apple")
    session = draws(s, 13)
    assert humanity(session)[0] == 10 and session.state.vagrants[0].tokens == ["apple", "nail"]
    assert session.state.cycle["salt"] == 1


@pytest.mark.rule("VN-2384", "VN-2385")
def test_gray_tokens_are_looked_into() -> None:
    """Any token for somebody in the car, or 1 lost; three draws and 1."""
    s = stage("songsmith", "cursebearer", "empress", haint="C3b")
    set_at(s, "A1a", "A2a", "B1b")
    session = looks(s, 14, 1)
    assert humanity(session)[0] == 9 and 14 in session.state.events
    session = go_on(looks(s, 14, 4), "keep:foot")
    assert offered(session) == ["take:0", "take:1"]
    assert go_on(session, "take:1").state.vagrants[1].tokens == ["foot"]
    s.vagrants[0].humanity = 5
    assert 15 in looks(s, 15, 1).state.events
    found = looks(s, 15, 4, picks=("nail", "salt", "candle"))
    assert len(offered(found)) == 3 and found.state.held == ["nail", "salt", "candle"]
    assert humanity(go_on(found, "keep:salt"))[0] == 6


# -- Rituals -----------------------------------------------------------------------------------------


@pytest.mark.rule("VN-2390")
def test_both_lost_souls_near_him_are_an_audience() -> None:
    """At the end of a turn; one of them is not enough."""
    for second, done in (("B6b", ["gallery"]), ("BCb", [])):
        s = stage(haint="B3b", souls=("B2b", second))
        for v in s.vagrants:
            v.humanity = 5
        s.haints[0].skips = 1
        session = settle(go_on(sit(acting(s, 0), seed=1), "end"))
        assert session.state.rituals == done and humanity(session) == [5 + 3 * len(done)] * 2


@pytest.mark.rule("VN-2392")
def test_everybody_sings() -> None:
    """Each on the own turn; what a companion gives in another's does not count for the companion."""
    for before, done in ((0b10, ["everybody"]), (0, [])):
        s = stage(haint="A2b")
        set_at(s, "A1b", "A3b")
        s.tracks["sang"] = before
        hold(s, 1, "nail")
        s.haints[0].skips = 1
        session = go_on(sit(acting(s, 0, bust=1), rolls=[5, 1], seed=1), "bust:0")
        go_on(session, "companions", "end")
        settle(session)
        assert session.state.rituals == done
        reached = [e.args[0] for e in session.journal if e.kind == "rummages"]
        assert reached == ["songsmith", "cursebearer"] * len(done)


# -- the endings -------------------------------------------------------------------------------------


def final(s: Journey, over: str) -> list[str]:
    """The pages that are read once the night has ended so."""
    s.campaign = True
    if over == "won":
        s.haints[0].breaks, s.haints[0].threshold, s.haints[0].humanity = 1, 5, 4
        set_at(s, NAME[s.haints[0].at - 1])
        session = go_on(sit(acting(s, 0, bust=1), rolls=[5], seed=1), "bust:0")
    else:
        s.fired[5] = 1
        s.on_round, s.step, s.rounds = {5: 3}, "round_open", 2
        session = sit(s, seed=1)
    settle(session, "nothing")
    assert session.decision is None and session.state.over == over
    told = [str(e.args[0]) for e in session.journal if e.kind == "page"]
    return told[
        told.index("m17") if "m17" in told else told.index("m85" if over == "won" else "m86") :
    ]


@pytest.mark.rule("VN-2322", "VN-2327")
def test_saved_everybody_has_an_epilogue() -> None:
    """Who remembers you comes; 25 Coins bring the cat first; with a signature one stays, and has another page."""
    assert final(stage(), "won") == ["m85", "m85.songsmith", "m85.cursebearer"]
    s = stage()
    s.camp.bank = 24
    s.camp.mileposts = ["Float On", "Signed & Sealed"]
    assert final(s, "won") == ["m85", "m85.snow", "m66", "m85.cursebearer"]
    s = stage()
    s.camp.bank = 25
    s.camp.mileposts = ["Dream On", "Broken Bells", "Reunited"]
    assert final(s, "won")[:5] == ["m17", "m85", "m85.tunnel", "m85.orchard", "m85.reunited"]


@pytest.mark.rule("VN-2328")
def test_when_the_debt_is_collected_you_leave_at_a_price_or_with_a_promise() -> None:
    """By whether anything was signed; the cat comes first."""
    assert final(stage(), "paid") == ["m86", "m86.b"]
    s = stage()
    s.camp.bank, s.camp.mileposts = 25, ["Signed & Sealed"]
    assert final(s, "paid") == ["m17", "m86", "m86.a"]
