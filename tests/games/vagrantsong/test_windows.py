"""When tokens can be used: once the Haint has acted, and before its turn is over (VS-142)."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import SPACE
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Session

from .nights.telling import humanity
from .nights.test_s20 import rock
from .table import go_on, haunting, hold, offered, root, set_at, sit, table, why


def acted(s: Journey, *picks: str) -> Session[Journey]:
    """The Haint has done what the first of these tokens say; it is asked whatever is asked then."""
    return sit(haunting(s), picks=picks, seed=1)


@pytest.mark.rule("VS-142", "VS-208", "VS-217")
def test_a_nail_frees_the_enveloped_before_the_cycle_squeezes_them() -> None:
    """The fifth Nail brings a Cycle at the end of his turn: each of the Enveloped loses 1 by it."""
    s = table("songsmith", "cursebearer", scenario="s02", haint="C3b")
    set_at(s, "A1a", "C5b")
    s.vagrants[0].effects, s.vagrants[0].at = ["enveloped"], -1
    s.lasting = ["held_breath"]  # he stays where he is
    hold(s, 1, "nail")
    s.cycle["nail"] = 4
    for _ in range(4):
        s.bindle.remove("nail")
    session = acted(s, "nail")
    assert session.decision is not None and session.decision.ask == "before_it_ends"
    before = humanity(session)
    assert set(offered(session)) == {"pass", "by:1,nail,0"}
    go_on(session, "by:1,nail,0", "place:C4b")
    assert session.state.vagrants[0].effects == []
    assert humanity(session) == before
    assert session.state.cycle["nail"] == 0  # the Cycle came after it


@pytest.mark.rule("VS-142", "VS-208")
def test_who_lets_its_turn_end_has_the_cycle() -> None:
    s = table("songsmith", "cursebearer", scenario="s02", haint="C3b")
    set_at(s, "A1a", "C5b")
    s.vagrants[0].effects, s.vagrants[0].at = ["enveloped"], -1
    s.lasting = ["held_breath"]  # he stays where he is
    hold(s, 1, "nail")
    s.cycle["nail"] = 4
    for _ in range(4):
        s.bindle.remove("nail")
    session = acted(s, "nail")
    before = humanity(session)
    go_on(session, "pass")
    assert humanity(session)[0] == before[0] - 1
    assert session.decision is not None and session.decision.ask == "whose_turn"


@pytest.mark.rule("VS-142", "VS-172")
def test_between_the_turns_of_two_haints_a_nail_may_break_the_second() -> None:
    """The Lady has acted; the Blackbird, Broken before its own turn, is skipped."""
    s = table("songsmith", "cursebearer", scenario="s21", haint="A3b")
    set_at(s, "C3b", "C4a")
    bird = s.haints[1]
    s.haints[1].at = s.vagrants[0].at + 2
    bird.humanity, bird.breaks = bird.threshold - 1, 2
    hold(s, 0, "nail")
    session = acted(s, "nail", "candle")
    assert session.decision is not None and session.decision.ask == "before_it_ends"
    before = humanity(session)
    before = [min(v.most, n + 1) for v, n in zip(session.state.vagrants, before, strict=True)]
    go_on(session, "by:0,nail,1")
    t = session.state
    assert (t.haints[1].breaks, t.haints[1].skips) == (1, 0)
    assert [v.humanity for v in t.vagrants] == before
    assert session.decision is not None and session.decision.ask == "whose_turn"


@pytest.mark.rule("VS-142", "VN-0735", "VN-0745")
def test_a_candle_lit_after_it_acted_shows_the_visitor() -> None:
    s = table("songsmith", "cursebearer", scenario="s07", haint="B3b")
    set_at(s, "B5b", "A1a")
    root(s)
    hold(s, 0, "candle")
    for track in ("shown_a", "shown_b", "shown_c"):
        s.tracks[track] = 1
    session = acted(s, "nail")
    assert session.decision is not None and session.decision.ask == "before_it_ends"
    go_on(session, "by:0,candle,B5a")
    assert session.state.haints[0].mood == 1


@pytest.mark.rule("VS-142")
def test_nobody_is_asked_where_nothing_turns_on_it() -> None:
    """The next question lists the same tokens."""
    s = table(haint="A3b")
    set_at(s, "A5c", "C1a")
    hold(s, 0, "nail")
    session = acted(s, "candle")
    assert session.decision is not None and session.decision.ask == "whose_turn"
    assert "by:0,nail,0" in offered(session)


@pytest.mark.rule("VS-142", "VN-2002")
def test_a_token_that_never_cycles_makes_no_cycle_due() -> None:
    """The fifth Nail on the track would; the Lightkeeper's own do not go there."""
    s = rock(five=("nail", "candle", "nail", "salt", "apple"))
    set_at(s, "A1a", "A1b")
    hold(s, 0, "candle")
    s.cycle["nail"] = 4
    for _ in range(4):
        s.bindle.remove("nail")
    session = sit(haunting(s), seed=1)
    assert session.decision is not None and session.decision.ask == "whose_turn"


@pytest.mark.rule("VS-142", "VN-1503")
def test_a_haint_that_takes_no_turn_is_not_waited_for() -> None:
    s = table("songsmith", "cursebearer", scenario="s15", haint="C3b")
    set_at(s, "A1a", "A1b")
    s.haints[1].at = SPACE["C6a"]
    hold(s, 0, "candle")
    session = acted(s, "candle")
    assert session.decision is not None and session.decision.ask == "whose_turn"


@pytest.mark.rule("VS-142", "VS-140")
def test_the_token_of_the_round_cannot_be_used_twice_there() -> None:
    s = table("songsmith", "cursebearer", "empress", scenario="s02", haint="C3b")
    set_at(s, "A1a", "C5b", "C5c")
    hold(s, 1, "nail")
    hold(s, 2, "nail")
    s.vagrants[2].token_used = True
    s.lasting = ["held_breath"]
    s.cycle["candle"] = 3
    session = acted(s, "candle")
    assert why(session, "by:2,nail,0") == "VS-140"
    assert set(offered(session)) == {"pass", "by:1,nail,0"}
