"""Where two rules meet: the table of pairs in the README, a test for each."""

from __future__ import annotations

import pytest
from tests.positions import why

from hearthside.games.deck_goes_west.content.missions import MISSIONS

from .table import NONE, ONE, TWO, at, deal, give, kinds, lay, night, options, play, table

pytestmark = pytest.mark.usefixtures("box")


@pytest.mark.rule("DW-065", "DW-066")
def test_a_free_step_onto_a_railway_out_of_bandits_still_hurts() -> None:
    """The movement is given back, the pain is not."""
    s = table()
    s.bandits, s.rails = {at(0): 1}, {at(1)}
    deal(s, 0, "boot", "pan")
    give(s, 0, food=1)
    session = play(s)
    session.choose("play:boot,0")
    session.choose("go:W,walk")
    session.choose("onto:discard")
    assert session.state.walk == 1
    assert session.state.players[0].at == at(1)
    assert len(session.state.pain) == 29


@pytest.mark.rule("DW-066", "DW-151")
def test_who_pulls_the_wagon_out_of_bandits_is_hurt_and_scores() -> None:
    """Leaving them hurts with the wagon as without it; the wagon's event pays all the same."""
    s = table("long_haul")
    s.wagon, s.bandits = at(0), {at(0): 2}
    deal(s, 0, "boot", "pan")
    give(s, 0, food=1)
    session = play(s)
    session.choose("play:boot,0")
    session.choose("go:W,walk,wagon")
    session.choose("onto:discard")
    assert session.state.wagon == at(1)
    assert session.state.points == [2]
    assert len(session.state.pain) == 29
    assert session.state.bandits == {at(0): 2}


@pytest.mark.rule("DW-073", "DW-168")
def test_a_tile_beyond_the_bound_is_turned_and_scores_but_is_not_entered() -> None:
    """Revealing counts; of the two meeples neither falls behind."""
    s = table("two_trails")
    p = s.players[0]
    lay(s, at(2), "forest")
    lay(s, at(3), "forest", up=False)
    p.at, p.other = at(2), at(0)
    deal(s, 0, "boot", "boot")
    give(s, 0, food=2)
    session = play(s, seed=1)
    session.choose("play:boot,0")
    session.choose("explore:W")
    assert session.state.points == [1]
    assert at(3) in session.state.up
    assert why(session, "enter:walk") == "DW-168"
    assert session.state.players[0].at == at(2)


@pytest.mark.rule("DW-003", "DW-125")
def test_when_the_days_are_over_the_rest_of_the_night_does_not_come() -> None:
    """Discovery counts the day before bandits attack: nobody is hurt after the end."""
    s = table()
    s.day, s.bandits = s.days - 1, {at(0): 3}
    session = night(s, "day", seed=1)
    assert session.outcome is not None
    assert session.outcome.how == "days"
    assert len(session.state.pain) == 30


@pytest.mark.rule("DW-001", "DW-105")
def test_a_gang_cleared_at_night_may_win_before_the_dawn() -> None:
    """The event pays in the night as by day, and the end comes at once."""
    s = table("bounty_country")
    s.players[1].at = at(1)
    s.points, s.bandits = [s.finish - 1, 0], {at(0): 1}
    deal(s, 0, "revolver", "pan")
    session = night(s, "attack", rolls=(NONE, TWO, TWO, NONE), seed=1)
    session.choose("play:revolver,0")
    assert session.outcome is not None
    assert session.outcome.how == "score"
    assert session.outcome.scores == (1.0, 0.0)


@pytest.mark.rule("DW-037", "DW-047")
def test_a_mission_job_comes_once_in_an_action_and_again_in_the_next() -> None:
    """Other jobs with the same last step may still be added to it."""
    s = table("slowest")
    deal(s, 0, "boot", "pan", "knife", "hatchet", "pickaxe")
    give(s, 0, food=1)
    session = play(s)
    session.choose("task:0")
    session.choose("drop:pan")
    session.choose("drop:knife")
    assert why(session, "task:0") == "DW-037"
    session.choose("play:boot,0")
    assert session.state.walk == 2
    session.choose("stop")
    assert "task:0" in options(session)


@pytest.mark.rule("DW-044", "DW-045")
def test_who_comes_back_may_use_the_tile_again() -> None:
    """Lying down lasts until the meeple moves."""
    s = table()
    lay(s, at(0), "village", tile="larkspur")
    deal(s, 0, "boot", "boot")
    give(s, 0, food=9, wood=9)
    session = play(s)
    session.choose("work")
    session.choose("any:wood")
    session.choose("x:1")
    session.choose("any:gold")
    assert why(session, "work") == "DW-044"
    session.choose("play:boot,0")
    session.choose("go:W,walk")
    s = session.state
    assert not s.players[0].lying
    assert "work" not in options(play(s))
    session = play(s)
    session.choose("play:boot,0")
    session.choose("go:E,walk")
    assert "work" in options(session)


@pytest.mark.rule("DW-030", "DW-095")
def test_a_camp_is_no_camp_to_work_in_while_its_gang_is_there() -> None:
    """Cleared, its job is open."""
    s = table()
    lay(s, at(0), "camp")
    s.bandits = {at(0): 1}
    deal(s, 0, "pan")
    assert why(play(s), "work") == "DW-044"
    s.bandits = {}
    assert "work" in options(play(s))


@pytest.mark.rule("DW-119", "DW-123")
def test_a_card_got_in_a_trade_may_be_kept_or_discarded_at_dusk() -> None:
    """It is in the hand like any other."""
    s = table()
    deal(s, 0, "boot", "pan")
    deal(s, 1, "knife")
    for seat in (0, 1):
        give(s, seat, food=3)
    session = play(s)
    session.choose("trade:1")
    session.choose("give:food")
    session.choose("ask")
    session.choose("propose")
    session.choose("offer:knife")
    session.choose("propose")
    session.choose("agree")
    session.choose("drop:pan")
    assert sorted(kinds(session.state.players[0].hand)) == ["boot", "knife"]
    s = session.state
    s.asked = [0, 1]
    assert {"drop:boot", "drop:knife", "keep"} == options(play(s, step="dusk"))


@pytest.mark.rule("DW-008", "DW-142")
def test_p1_passes_over_the_dead() -> None:
    """The next one who is still in the game goes first."""
    s = table("discovery", 3)
    s.players[1].out = s.players[1].passed = True
    s.players[1].at = -1
    assert night(s, "first", seed=1).state.first == 2


@pytest.mark.rule("DW-137", "DW-150")
def test_a_wagon_left_behind_keeps_its_tile_on_the_map() -> None:
    """Tiles fall away east of the easternmost meeple or wagon."""
    s = table("slowest")
    for x in range(2, 8):
        lay(s, at(x), "forest" if x % 2 else "mountain")
    for p in s.players:
        p.at = at(7)
    s.wagon = at(2)
    after = night(s, "remove", seed=1).state
    assert at(2) in after.map
    assert after.wagon in after.map
    assert MISSIONS["slowest"].remove == 3


@pytest.mark.rule("DW-057", "DW-095")
def test_bandits_keep_everybody_on_a_tile_from_gathering() -> None:
    """Neither the own job nor joining another's."""
    s = table("slowest")
    lay(s, at(0), "forest")
    deal(s, 0, "knife", "pan")
    deal(s, 1, "knife", "pan")
    s.bandits = {at(0): 1}
    session = play(s, rolls=(ONE, ONE))
    assert "play:knife,0" not in options(session)
    assert why(session, "play:knife,0") == "DW-095"
