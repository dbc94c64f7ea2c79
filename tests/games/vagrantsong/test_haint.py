"""Moods, Breaks, the Haint's turn, Cycling and Haunting (VS-165 to VS-221)."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import SPACE, TRAIN
from hearthside.games.vagrantsong.content.page import SCENARIOS, Action
from hearthside.games.vagrantsong.rules.blows import furthest, furthest_within
from hearthside.games.vagrantsong.rules.breaks import haint_loss
from hearthside.games.vagrantsong.rules.haint import choose_target, spots_of
from hearthside.games.vagrantsong.rules.humanity import give_effect
from hearthside.games.vagrantsong.rules.paths import Ground, worst_ways
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Session

from .table import acting, block, go_on, haunting, hold, offered, root, set_at, sit, table

ANY = Action("", "", move=3)


def settle(session: Session[Journey], *stops: str) -> Session[Journey]:
    """Take the first option until the party is asked who goes next, or one of `stops` is asked."""
    while session.decision is not None and session.decision.ask not in ("whose_turn", *stops):
        session.choose(session.decision.options[0])
    return session


@pytest.mark.rule("VS-165", "VS-166", "VS-167")
def test_the_mood_decides_what_a_token_means() -> None:
    """Lost at first: a Candle token runs; in the second mood it strikes."""
    s = table("songsmith", "cursebearer", haint="B1b")
    set_at(s, "B6b", "A1a")
    assert s.haints[0].mood == 0
    session = settle(sit(haunting(s), picks=["nail"], seed=1))
    assert session.state.vagrants[0].humanity == 10
    s.haints[0].mood = 1
    session = settle(sit(haunting(s), picks=["candle"], seed=1))
    names = [e.args[1] for e in session.journal if e.kind == "haint_action"]
    assert names == [SCENARIOS["s01"].haints[0].moods[1].candle.name]
    s = table(haint="C3b")
    session = settle(sit(haunting(s), picks=["nail"], seed=1))
    assert any(e.kind == "mood" for e in session.journal) and session.state.haints[0].mood == 1


@pytest.mark.rule("VS-168", "VS-170")
def test_humanity_rises_to_the_threshold_and_never_falls_below_zero() -> None:
    """Overflow is ignored."""
    s = table("cursebearer", "songsmith", haint="A2a")
    s.haints[0].humanity = s.haints[0].threshold - 1
    session = go_on(sit(acting(s, 0, bust=3), rolls=[4, 4, 4], seed=1), "bust:0")
    assert session.state.haints[0].humanity == 0 and session.state.haints[0].breaks == 1
    assert list(haint_loss(s, 0, 99)) == []
    assert s.haints[0].humanity == 0


@pytest.mark.rule("VS-169")
def test_a_break_in_its_own_turn_waits_for_the_action() -> None:
    """The Cursebearer, Haunted, fills it up: first she is struck, then it Breaks."""
    s = table("cursebearer", "songsmith", haint="B1b")
    set_at(s, "B2b", "A1a")
    s.haints[0].mood, s.haints[0].humanity = 1, s.haints[0].threshold - 1
    session = settle(sit(haunting(s), picks=["candle"], seed=1))
    kinds = [e.kind for e in session.journal]
    assert kinds.index("break") > max(k for k, kind in enumerate(kinds) if kind == "lost")
    assert session.state.haints[0].breaks == 1


@pytest.mark.rule("VS-172", "VS-173", "VS-277")
def test_a_break_skips_the_next_turn_and_comforts_everybody() -> None:
    """1 Humanity each at once, the Westbound too; then the Scenario's own effect: each may Rummage 1."""
    s = table("cursebearer", "songsmith", haint="A2a")
    s.haints[0].humanity = s.haints[0].threshold - 1
    s.vagrants[0].humanity = 5
    o = s.vagrants[1]
    o.westbound, o.humanity, o.under = True, 3, 0
    session = sit(acting(s, 0, bust=1), rolls=[4], picks=["nail"], seed=1)
    go_on(session, "bust:0")
    assert [v.humanity for v in session.state.vagrants] == [6, 4]
    assert session.decision is not None and session.decision.ask == "may_rummage"
    go_on(session, "yes", "no", "end")
    assert session.state.vagrants[0].tokens == ["nail"]
    assert any(e.kind == "skipped" for e in session.journal)
    assert not any(e.kind == "haint_action" for e in session.journal)
    assert session.state.haints[0].skips == 0


@pytest.mark.rule("VS-175", "VS-220")
def test_the_break_comes_before_the_ritual_it_completes() -> None:
    """Skipped turn, Humanity and the Break-track Event first; then Face to Face."""
    s = table("cursebearer", "songsmith", haint="A2a")
    s.haints[0].on_break[7] = 1
    s.haints[0].humanity = s.haints[0].threshold - 1
    session = sit(acting(s, 0, bust=1), rolls=[4, 1, 1], seed=1)
    go_on(session, "bust:0")
    while session.decision is not None and session.decision.ask == "may_rummage":
        session.choose("no")
    kinds = [e.kind for e in session.journal if e.kind in ("break", "event", "ritual")]
    assert kinds == ["break", "event", "ritual"]


@pytest.mark.rule("VS-176", "VS-177", "VS-178", "VS-206")
def test_five_steps_and_the_token_ends_on_the_cycle_track() -> None:
    """Set aside while the action lasts, then laid down."""
    s = table("songsmith", "cursebearer", haint="B1b")
    set_at(s, "B3b", "B4b")
    session = sit(haunting(s, recent=1), picks=["apple"], seed=1)
    while session.decision is not None and session.decision.ask != "whose_turn":
        assert session.state.drawn == "apple" and session.state.cycle["apple"] == 0
        session.choose(offered(session)[0])
    assert session.state.drawn == "" and session.state.cycle["apple"] == 1
    kinds = [e.kind for e in session.journal]
    assert kinds.index("haint_action") < kinds.index("haint_walked") < kinds.index("lost")


@pytest.mark.rule("VS-179", "VS-180", "VS-182")
def test_special_priority_beats_everything_and_is_lost_for_good() -> None:
    """The holder of the lung is the target in any car; a Wound sets the token aside."""
    s = table("songsmith", "cursebearer", scenario="s02", haint="C1b")
    set_at(s, "A1a", "C2b")
    s.vagrants[1].humanity = 3
    hold(s, 0, "e7")
    s.special = 0
    assert choose_target(s, 0, ANY) == 0
    s.vagrants[0].humanity = 1
    s.haints[0].at = SPACE["A3a"]
    session = settle(sit(haunting(s), picks=["nail"], seed=1))
    assert session.state.special == -1 and "e7" not in session.state.vagrants[0].tokens
    assert "e7" not in session.state.bindle


@pytest.mark.rule("VS-181", "VS-183", "VS-185", "VS-186", "VS-189")
def test_each_priority_narrows_the_one_before() -> None:
    """Named by the action; then most lost in the same car; then nearest; Wounds do not count."""
    s = table("songsmith", "cursebearer", "revivalist", haint="B3b")
    set_at(s, "B4b", "B6d", "C1a")
    assert choose_target(s, 0, ANY) == 0
    s.vagrants[1].humanity = 7
    s.vagrants[2].humanity = 1
    assert choose_target(s, 0, ANY) == 1
    s.vagrants[0].skills = [-35, 0, -36, 0]
    assert choose_target(s, 0, ANY) == 1
    s.vagrants[0].humanity = 7
    assert choose_target(s, 0, ANY) == 0
    assert choose_target(s, 0, Action("", "", move=1, aim=furthest)) == 2


@pytest.mark.rule("VS-187", "VS-188")
def test_westbound_vagrants_come_last_and_ties_go_to_the_most_recent() -> None:
    """A Westbound one is taken only if there is nobody else."""
    s = table("songsmith", "cursebearer", haint="B3b")
    set_at(s, "B2b", "A1a")
    s.vagrants[0].westbound = True
    s.vagrants[0].humanity = 1
    assert choose_target(s, 0, ANY) == 1
    s.vagrants[1].at = -1
    assert choose_target(s, 0, ANY) == 0
    s.vagrants[0].westbound, s.vagrants[0].humanity = False, 10
    set_at(s, "B2b", "B4b")
    for recent in (0, 1):
        s.recent = recent
        assert choose_target(s, 0, ANY) == recent


@pytest.mark.rule("VS-190", "VS-191", "VS-212", "VS-213", "VS-214")
def test_a_haint_haunts_whom_it_crosses_and_goes_on() -> None:
    """Over two Vagrants and a Box; the losses come after the whole Move."""
    s = table("songsmith", "cursebearer", haint="B1b")
    set_at(s, "B2b", "A1a")
    block(s, "B3b")
    session = settle(sit(haunting(s), picks=["nail"], seed=1))
    assert session.state.haints[0].at == SPACE["B4b"]
    kinds = [e.kind for e in session.journal]
    assert kinds.index("haint_walked") < kinds.index("haunted") < kinds.index("lost")
    assert session.state.vagrants[0].humanity == 9
    s = table("cursebearer", "songsmith", haint="A2a")
    session = go_on(sit(acting(s, 0, move=1)), "dash:A2b")
    assert session.state.vagrants[0].humanity == 9 and session.state.haints[0].humanity == 1


@pytest.mark.rule("VS-192")
def test_whoever_it_ends_on_steps_aside_by_choice() -> None:
    """To an open neighbour; if there is none, to one with a token, else to the nearest open space."""
    s = table("songsmith", "cursebearer", haint="B1b")
    set_at(s, "B4b", "A1a")
    session = sit(haunting(s), picks=["nail"], seed=1)
    assert session.decision is not None and session.decision.ask == "aside"
    assert set(offered(session)) == {"place:B4a", "place:B5b", "place:B4c", "place:B3b"}
    block(s, "B4a", "B5b", "B4c")
    s.events[5] = SPACE["B3b"]
    session = sit(haunting(s), picks=["nail"], seed=1)
    assert session.state.vagrants[0].at == SPACE["B3b"]
    block(s, "B3b")
    session = settle(sit(haunting(s), picks=["nail"], seed=1))
    assert session.state.vagrants[0].at in {
        SPACE[n] for n in ("B3a", "B5a", "B3c", "B5c", "B2b", "B6b", "B4d")
    }


@pytest.mark.rule("VS-193", "VS-194", "VS-196")
def test_it_moves_in_the_move_step_to_end_in_range() -> None:
    """No Move, no step; Range 2 stops two short; a Move without Range goes up to the target."""
    s = table("songsmith", "cursebearer", scenario="s03", haint="B1b")
    set_at(s, "B6b", "A1a")
    s.haints[0].mood = 1
    session = settle(sit(haunting(s), picks=["candle"], seed=1))
    assert session.state.haints[0].at == SPACE["B4b"]
    session = settle(sit(haunting(s), picks=["salt"], seed=1))
    assert session.state.haints[0].at == SPACE["B1b"]
    s = table("songsmith", "cursebearer", haint="B1b")
    set_at(s, "B3b", "C6d")
    s.haints[0].mood = 1
    session = settle(sit(haunting(s), picks=["salt"], seed=1))
    assert session.state.haints[0].at == SPACE["B2b"]


@pytest.mark.rule("VS-195", "VS-197")
def test_in_range_already_it_still_goes_round_to_haunt() -> None:
    """A loop over the target and a neighbour, ending in range."""
    s = table("songsmith", "cursebearer", haint="B2b")
    set_at(s, "B3b", "B3c")
    s.haints[0].mood = 1
    s.vagrants[0].humanity = 8
    session = settle(sit(haunting(s), picks=["candle"], seed=1))
    haunted = {e.args[0] for e in session.journal if e.kind == "haunted"}
    assert haunted == {"songsmith", "cursebearer"}
    assert session.state.vagrants[0].humanity == 8 - 1 - 2


@pytest.mark.rule("VS-198", "VS-207")
def test_out_of_reach_it_approaches_and_never_steps_back() -> None:
    """It does not turn away from a far target to Haunt somebody behind; furthest in range looks in range."""
    s = table("songsmith", "cursebearer", scenario="s05", haint="B3b")
    set_at(s, "B2b", "C6b")
    s.haints[0].mood = 1
    session = settle(sit(haunting(s), picks=["nail"], seed=1))
    assert session.state.haints[0].at == SPACE["BCb"]
    assert session.state.vagrants[0].humanity == 10
    s.haints[0].at = SPACE["B3b"]
    assert furthest(s, 0, [0, 1]) == [1]
    assert furthest_within(4)(s, 0, [0, 1]) == [0]


@pytest.mark.rule("VS-199", "VS-200", "VS-201")
def test_the_worst_way_is_taken_and_equal_ways_are_the_partys_choice() -> None:
    """With one step to spare it Haunts the one with less Humanity; with nothing to choose by, players do."""
    s = table("empress", "revivalist", "wayfarer", haint="B3b")
    set_at(s, "B4b", "B3a", "B3c")
    s.haints[0].mood = 1
    s.special = 0
    s.vagrants[0].humanity = 3
    s.vagrants[1].humanity = 6
    s.vagrants[2].humanity = 7
    s.haints[0].haunted = 0
    spots = spots_of(s, 0, 2)[1:]
    ways = worst_ways(Ground(TRAIN), SPACE["B3b"], 2, TRAIN.reach(SPACE["B4b"], 1), spots)
    assert {spots[0].space} == {space for way in ways for space in way.via}
    s = table("songsmith", "cursebearer", haint="B2b")
    set_at(s, "B4c", "A1a")
    s.haints[0].mood = 1
    session = sit(haunting(s), picks=["salt"], seed=1)
    assert session.decision is not None and session.decision.ask == "haint_way"
    assert set(offered(session)) == {"place:B3b", "place:B2c"}


@pytest.mark.rule("VS-202", "VS-204")
def test_the_text_is_resolved_as_written_after_the_move_and_with_nobody_there_nothing_happens() -> (
    None
):
    """Moved up to the Songsmith, it strikes; with everybody far off the same action comes to nothing."""
    s = table("songsmith", "cursebearer", haint="B1a")
    set_at(s, "B4a", "C6d")
    s.haints[0].mood = 1
    s.haints[0].haunted = 0
    session = settle(sit(haunting(s), picks=["nail"], seed=1))
    assert session.state.haints[0].at == SPACE["B3a"]
    assert session.state.vagrants[0].humanity == 8 and session.state.vagrants[0].at == SPACE["B5a"]
    set_at(s, "A1a", "C6d")
    session = settle(sit(haunting(s), picks=["nail"], seed=1))
    assert [v.humanity for v in session.state.vagrants] == [10, 10]


@pytest.mark.rule("VS-205")
def test_an_area_action_catches_everyone_its_text_says() -> None:
    """Roll and Tumble: all in Range 1 lose 2 and are moved 1 away."""
    s = table("songsmith", "cursebearer", "empress", haint="B3b")
    set_at(s, "B2b", "B4b", "B3d")
    s.haints[0].mood = 1
    for h in s.haints:
        h.haunted = 0
    root(s)
    session = settle(sit(haunting(s), picks=["nail"], seed=1))
    assert [v.humanity for v in session.state.vagrants] == [8, 8, 11]
    assert session.state.vagrants[0].at == SPACE["B1b"]
    assert session.state.vagrants[1].at == SPACE["B5b"]


@pytest.mark.rule("VS-208", "VS-209", "VS-210", "VS-221")
def test_a_full_type_cycles_at_the_end_of_the_turn() -> None:
    """In the first mood the tokens just go back; in the second the Cycle Effect comes first, after Spooked."""
    s = table("songsmith", "cursebearer", haint="B1b")
    s.cycle["apple"] = 1
    s.cycle["nail"] = 4
    s.bindle.remove("apple")
    for _ in range(4):
        s.bindle.remove("nail")
    session = settle(sit(haunting(s), picks=["apple"], seed=1))
    assert sum(session.state.cycle.values()) == 0 and len(session.state.bindle) == 27
    s = table("songsmith", "cursebearer", haint="A4b")
    set_at(s, "A1b", "A2b")
    s.haints[0].mood = 1
    s.cycle["foot"] = 2
    s.vagrants[1].effects = ["spooked"]
    s.events[2] = SPACE["C6d"]
    session = settle(go_on(sit(acting(s, 1), picks=["salt"], seed=1), "end"))
    kinds = [e.kind for e in session.journal if e.kind in ("lost", "cycle", "haint_action")]
    assert kinds[:3] == ["lost", "cycle", "haint_action"]
    moved = [e.args for e in session.journal if e.kind == "moved"]
    assert ("songsmith", "A2b") in moved or ("cursebearer", "A3b") in moved
    assert session.state.cycle["foot"] == 0


@pytest.mark.rule("VS-215")
def test_nobody_is_haunted_twice_in_a_turn_by_one_haint() -> None:
    """Walking through it and back costs 1 in all."""
    s = table("cursebearer", "songsmith", haint="B3b")
    set_at(s, "B2b", "A1a")
    session = go_on(sit(acting(s, 0, move=2)), "dash:B4b", "dash:B2b")
    assert session.state.vagrants[0].humanity == 9 and session.state.haints[0].humanity == 1


@pytest.mark.rule("VS-216", "VS-217", "VS-218")
def test_effects_do_not_stack_and_go_by_their_own_text() -> None:
    """Only the bearer may discard; that is not using a token and gives nothing of it."""
    s = table("songsmith", "cursebearer", haint="A2a")
    for _ in range(2):
        assert list(give_effect(s, 0, "shakes")) == []
    assert s.vagrants[0].effects == ["shakes"]
    hold(s, 0, "nail")
    hold(s, 1, "nail")
    session = sit(acting(s, 0, move=1))
    assert "go:A2b" not in offered(session)
    go_on(session, "shake:shakes")
    v = session.state.vagrants[0]
    assert v.effects == [] and not v.token_used and session.state.haints[0].humanity == 0
    assert "go:A2b" in offered(session) and session.state.cycle["nail"] == 1
    assert "shake:shakes" not in offered(sit(acting(s, 1)))
