"""Face the Music: Cadence cards that come and go, one token for everybody, and what the two who lead do."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import CAR, NAME, SPACE, TRAIN
from hearthside.games.vagrantsong.content.scenarios.s22_cadences import BY_WHO, CADENCES
from hearthside.games.vagrantsong.rules.haint import enter_haint
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Session

from ..table import (
    GAME,
    acting,
    block,
    go_on,
    haunting,
    hold,
    offered,
    set_at,
    sit,
    table,
    why,
)
from ..test_haint import settle
from ..test_range import westbound


def band(*who: str, skelly: str = "C6d", flayed: str = "C6a") -> Journey:
    """The night on a swept floor, with no card open."""
    s = table(*(who or ("songsmith", "cursebearer")), scenario="s22", haint=skelly)
    s.haints[1].at = SPACE[flayed]
    return s


def opened(s: Journey, who: str, at: str = "", shrouds: int = 0) -> int:
    """A card lies open, and its Haint stands somewhere; returns its number."""
    s.tracks[f"shroud.{who}"] = shrouds
    found = [k for k, h in enumerate(s.haints) if h.who == who]
    h = found[0] if found else enter_haint(s, who, SPACE[at])
    if at:
        s.haints[h].at = SPACE[at]
    if BY_WHO[who].threshold:
        s.haints[h].threshold, s.haints[h].breaks = 4, s.players + 1
    return h


def shrouds(s: Journey, who: str) -> int:
    return s.tracks.get(f"shroud.{who}", -1)


def humanity(session: Session[Journey]) -> list[int]:
    return [v.humanity for v in session.state.vagrants]


def drawn(s: Journey, token: str) -> Session[Journey]:
    """All of them act by a token, the first on the list first."""
    return settle(sit(haunting(s), picks=[token], seed=1))


def quiet(s: Journey) -> Journey:
    """There is no token to draw, so nobody of the band acts."""
    s.bindle.clear()
    s.cycle = dict.fromkeys(s.cycle, 0)
    return s


def ends_turn(s: Journey, i: int = 0) -> Session[Journey]:
    """A Vagrant ends the turn, and nothing comes after it."""
    return settle(go_on(sit(acting(quiet(s), i), seed=1), "end"), "coins")


def played(session: Session[Journey]) -> list[str]:
    return [str(e.args[1]) for e in session.journal if e.kind == "haint_action"]


# -- rules of its own --------------------------------------------------------------------------------


@pytest.mark.rule("VN-2201", "VN-2202")
def test_two_cards_are_open_at_first_and_three_at_most() -> None:
    """Haints come into the fullest car, unless they are there; Skills that call on them take no Coins."""
    session = Session(GAME, {"seats": 3, "scenario": "s22"}, seed=5)
    while session.state.step != "whose_turn":
        assert session.decision is not None
        session.choose(session.decision.options[0])
    s = session.state
    there = [k for k in s.tracks if k.startswith("shroud.")]
    assert len(there) == 2
    full = max(range(3), key=lambda c: sum(CAR[v.at] == c for v in s.vagrants))
    assert all(CAR[h.at] == full for h in s.haints[2:])
    t = band()
    for k, who in enumerate(("willow", "leeds")):
        opened(t, who, f"C{k + 1}a")
    t.on_round, t.step, t.rounds = {1: 3}, "round_open", 2
    t = settle(sit(t, seed=1)).state
    assert len([k for k in t.tracks if k.startswith("shroud.")]) == 3
    t.step, t.rounds = "round_open", 2
    t = settle(sit(t, seed=1)).state
    assert len([k for k in t.tracks if k.startswith("shroud.")]) == 3
    t = band()
    t.vagrants[0].skills = [33, 0, 36, 0]
    opened(t, "blackbird", "C1a")
    t.step, t.active = "coins", 0
    t.vagrants[0].hand = t.vagrants[0].dealt = 3
    session = sit(t)
    assert "coin:s33" not in offered(session) and why(session, "coin:s33") == "VN-2202"
    del t.tracks["shroud.blackbird"]
    assert "coin:s33" in offered(sit(t))


@pytest.mark.rule("VN-2203", "VN-2222")
def test_a_card_with_a_token_for_each_is_complete_and_the_last_one_wins() -> None:
    """At the end of the turn: its Haint leaves, another card is turned up; 5, 4 and 5 cards win."""
    s = band()
    h = opened(s, "turned_faces", "A2a", shrouds=1)
    set_at(s, "A1a", "B6d")
    s.vagrants[0].humanity = 5
    t = ends_turn(s).state
    assert (
        t.rituals == ["turned_faces"] and t.camp.ritual_coins == 1 and t.vagrants[0].humanity == 7
    )
    assert t.haints[h].gone or t.haints[h].who != "turned_faces"
    assert len([k for k in t.tracks if k.startswith("shroud.")]) == 1
    for who, needed in (
        (("songsmith", "cursebearer"), 5),
        (("songsmith", "cursebearer", "empress"), 4),
        (("songsmith", "cursebearer", "empress", "wayfarer"), 5),
    ):
        for done, over in ((needed - 1, "won"), (needed - 2, "")):
            s = band(*who)
            s.rituals = [c.who for c in CADENCES[4 : 4 + done]]
            opened(s, "turned_faces", "A2a", shrouds=len(who) - 1)
            set_at(s, "A1a")
            assert ends_turn(s).state.over == over


@pytest.mark.rule("VN-2204")
def test_a_cadence_haint_plays_by_its_two_kinds_and_shakes_tokens_loose() -> None:
    """By no other; Haunted by it: 1, and the token of such a kind or 1 more."""
    for token, names in (("nail", True), ("candle", True), ("salt", False)):
        s = band()
        opened(s, "turned_faces", "A2b")
        s.haints[0].skips = s.haints[1].skips = 1
        set_at(s, "A6d", "B6d")
        assert ("Brims Together" in played(drawn(s, token))) == names
    for held, choice, left, after in (
        ((), None, 9, []),
        (("salt",), None, 9, ["salt"]),
        (("nail",), "keep:nail", 9, []),
        (("nail",), "none", 8, ["nail"]),
        (("nail", "candle"), "keep:candle", 9, ["nail"]),
    ):
        s = band()
        opened(s, "turned_faces", "A3b")
        set_at(s, "A2b", "B6d")
        hold(s, 0, *held)
        session = go_on(sit(acting(s, 0, move=1)), "dash:A4b", *([choice] if choice else []))
        assert humanity(session)[0] == left and session.state.vagrants[0].tokens == after


@pytest.mark.rule("VN-2205")
def test_a_haint_without_a_threshold_is_moved_instead() -> None:
    """The Skelly Man too, while his card is not open; with it he gains."""
    s = band(skelly="A3b")
    set_at(s, "A2b", "B6d")
    hold(s, 0, "nail")
    session = go_on(sit(acting(s, 0)), "nail:0")
    assert "place:A5b" in offered(session) and "place:A2b" not in offered(session)
    t = go_on(session, "place:A5b").state
    assert t.haints[0].at == SPACE["A5b"] and t.haints[0].humanity == 0
    s = band(skelly="A3b")
    set_at(s, "A2b", "B6d")
    hold(s, 0, "nail")
    opened(s, "skelly_man")
    assert go_on(sit(acting(s, 0)), "nail:0").state.haints[0].humanity == 2


@pytest.mark.rule("VN-2206")
def test_one_token_is_everybodys_cue_in_the_order_you_choose() -> None:
    """The two who lead and whoever it fits; with his card open the Skelly Man plays twice."""
    s = band(skelly="C6d", flayed="C6a")
    set_at(s, "A1a", "A1d")
    opened(s, "turned_faces", "B1a")
    session = sit(haunting(s), picks=["nail"], seed=1)
    assert set(offered(session)) == {"acts:0", "acts:1", "acts:2"}
    settle(go_on(session, "acts:2"), "chorus")
    assert set(offered(session)) == {"acts:0", "acts:1"}
    settle(go_on(session, "acts:1"))
    assert played(session) == ["Brims Together", "Empty Sleeve", "Upbeat"]
    assert session.state.cycle["nail"] == 1
    s = band()
    set_at(s, "A1a", "A1d")
    opened(s, "skelly_man")
    assert played(drawn(s, "apple")) == ["Tutti", "Con Brio", "A Good Fit"]
    s.haints[0].skips = 1
    again = drawn(s, "apple")
    assert played(again) == ["A Good Fit"] and again.state.haints[0].skips == 0


@pytest.mark.rule("VN-2207", "VN-2223")
def test_all_westbound_ticks_a_box_until_there_is_none() -> None:
    """Everybody is whole again; with four boxes ticked it is Moment 76, and the journey is over."""
    for revives in (0, 4):
        s = band(skelly="B3b")
        s.campaign = True
        s.camp.revives = revives
        set_at(s, "B5b", "A1a")
        westbound(s, 1)
        s.vagrants[0].skills, s.vagrants[0].humanity = [35, 0, -36, 0], 1
        session = settle(sit(haunting(s), picks=["salt"], seed=1), "page")
        t = session.state
        if not revives:
            assert t.over == "" and t.camp.revives == 1
            assert not any(v.westbound for v in t.vagrants) and humanity(session) == [10, 10]
        else:
            settle(session, "nothing")
            assert t.over == "lost" and session.decision is None
            assert [e.args[0] for e in session.journal if e.kind == "page"] == ["m76"]


@pytest.mark.rule("VN-2222")
def test_won_there_is_a_camp_and_then_the_last_night() -> None:
    """Moment 75, and no In-Between card."""
    s = band()
    s.campaign = True
    s.camp.doors = ["tunnel", "snow", "orchard"]
    s.rituals = [c.who for c in CADENCES[4:8]]
    opened(s, "turned_faces", "A2a", shrouds=1)
    set_at(s, "A1a", "B6d")
    session = go_on(sit(acting(quiet(s), 0), seed=1), "end")
    settle(session, "spend")
    assert [e.args[0] for e in session.journal if e.kind == "moment"] == ["m75"]
    settle(go_on(session, "done"), "manage")
    settle(go_on(session, "done"), "start")
    assert session.state.scenario == "s23"


@pytest.mark.rule("VN-2210")
def test_a_hole_has_to_be_crossed() -> None:
    """A 5 holds; else 3, and one lands beside it."""
    for bones, left in (([1, 5], 10), ([1, 4], 7)):
        s = band()
        set_at(s, "A1a", "B6d")
        block(s, "A2a", kind="hole")
        session = go_on(sit(acting(s, 0, move=1), rolls=bones, seed=1), "go:A2a")
        settle(session, "act")
        assert humanity(session)[0] == left
        assert (NAME[session.state.vagrants[0].at] == "A2a") == (left == 10)


@pytest.mark.rule("VN-2212")
def test_patching_up_may_clear_debris_instead() -> None:
    """It lands in another car, six spaces off or more, and nothing is gained."""
    s = band()
    set_at(s, "A1a", "B6d")
    block(s, "A2a", kind="debris")
    s.vagrants[0].humanity = 5
    session = go_on(sit(acting(s, 0, patch=1), rolls=[5]), "patch", "yes")
    spots = [SPACE[o.removeprefix("place:")] for o in offered(session)]
    assert all(TRAIN.dist[SPACE["A2a"]][j] >= 6 and CAR[j] > 0 for j in spots)
    t = go_on(session, "place:C3b").state
    assert t.terrain == {SPACE["C3b"]: "debris"} and t.vagrants[0].humanity == 5
    session = go_on(sit(acting(s, 0, patch=1), rolls=[5]), "patch", "no")
    assert session.state.vagrants[0].humanity == 6 and SPACE["A2a"] in session.state.terrain
    s.terrain.clear()
    assert humanity(go_on(sit(acting(s, 0, patch=1), rolls=[5]), "patch"))[0] == 6


@pytest.mark.rule("VN-2215")
def test_the_enveloped_are_in_him_and_nails_on_him_free_them() -> None:
    """They may nail him from inside, and nobody else."""
    s = band(skelly="B2b", flayed="B3b")
    set_at(s, "A1a", "B6d")
    s.vagrants[0].effects, s.vagrants[0].at = ["enveloped"], -1
    assert humanity(settle(go_on(sit(s), "turn:0"), "coins"))[0] == 8
    hold(s, 0, "nail")
    session = sit(acting(s, 0, rummage=1))
    assert [o for o in offered(session) if o.startswith("nail")] == ["nail:1"]
    t = settle(go_on(session, "nail:1"), "act").state
    assert t.vagrants[0].effects == [] and TRAIN.near[t.haints[1].at] >> t.vagrants[0].at & 1


@pytest.mark.rule("VN-2221")
def test_the_seance_lays_a_token_on_every_card() -> None:
    """On each that is open; one that is then complete is so at the end of the turn."""
    s = band()
    s.seance = True
    opened(s, "leeds", "C1a")
    opened(s, "willow", "C2b", shrouds=1)
    session = go_on(sit(acting(s, 0)), "seance")
    assert (shrouds(session.state, "leeds"), shrouds(session.state, "willow")) == (1, 2)


# -- what the two do ---------------------------------------------------------------------------------


@pytest.mark.rule("VN-2230", "VN-2231", "VN-2232", "VN-2233", "VN-2234")
def test_the_conductor() -> None:
    """5 beside him; his car drawn 2, for 3; 5 from four; all Cadence Haints come 2 nearer; 4 within six."""
    s = band(skelly="B1b")
    s.haints[1].skips = 99
    set_at(s, "B5b", "A1a")
    session = drawn(s, "nail")
    assert humanity(session) == [5, 10] and session.state.haints[0].at == SPACE["B4b"]
    session = drawn(s, "candle")
    assert humanity(session) == [7, 10] and session.state.vagrants[0].at == SPACE["B3b"]
    assert humanity(drawn(s, "salt")) == [5, 10]
    set_at(s, "B6b", "A1a")
    assert humanity(drawn(s, "salt")) == [10, 10]
    assert humanity(drawn(s, "apple")) == [6, 10]
    opened(s, "turned_faces", "A5a")
    session = drawn(s, "foot")
    assert TRAIN.dist[session.state.haints[2].at][SPACE["A1a"]] == 2


@pytest.mark.rule("VN-2236", "VN-2237")
def test_a_cycle_draws_everybody_in_and_walking_through_him_costs_2() -> None:
    """1 toward the nearest Haint."""
    s = band(skelly="A4b", flayed="C6a")
    set_at(s, "A2b", "C6c")
    s.cycle["apple"] = 2
    s.bindle.remove("apple")
    s.bindle.remove("apple")
    s.haints[0].skips = s.haints[1].skips = 1
    session = settle(go_on(sit(acting(s, 0), seed=1), "end"), "coins")
    assert [NAME[v.at] for v in session.state.vagrants] == ["A3b", "C6b"]
    s = band(skelly="A3b")
    set_at(s, "A2b", "B6d")
    assert humanity(go_on(sit(acting(s, 0, move=1)), "dash:A4b"))[0] == 8


@pytest.mark.rule("VN-2240", "VN-2241", "VN-2242", "VN-2243", "VN-2244", "VN-2247")
def test_the_flayed_man() -> None:
    """4 from three steps, 4 from two, pulls, snaps back the furthest within four, and takes whom he gets."""
    s = band(skelly="C6d", flayed="B1b")
    s.haints[0].skips = 99
    set_at(s, "B5b", "A1a")
    session = drawn(s, "nail")
    assert humanity(session) == [6, 10] and session.state.haints[1].at == SPACE["B4b"]
    assert humanity(drawn(s, "candle")) == [10, 10]
    set_at(s, "B4b", "A1a")
    assert humanity(drawn(s, "candle")) == [6, 10]
    session = drawn(s, "salt")
    assert humanity(session) == [10, 10] and session.state.vagrants[0].at == SPACE["B2b"]
    set_at(s, "B5b", "B2b")
    session = drawn(s, "foot")
    assert (
        humanity(session) == [6, 10] and TRAIN.dist[session.state.vagrants[0].at][SPACE["B1b"]] <= 2
    )
    set_at(s, "B5b", "A1a")
    session = drawn(s, "apple")
    assert humanity(session) == [7, 10] and session.state.vagrants[0].effects == ["enveloped"]
    s = band(flayed="A3b")
    set_at(s, "A2b", "B6d")
    assert humanity(go_on(sit(acting(s, 0, move=1)), "dash:A4b"))[0] == 9


def test_a_card_tells_how_many_tokens_lie_on_it() -> None:
    """And whose it is, in words."""
    s = band()
    opened(s, "willow", "C2b", shrouds=1)
    shown = {t.id: t for t in GAME.scene(s, 0)}
    assert shown["ritual:willow"].text.endswith("1 of 2.")
    assert "ritual:leeds" not in shown
