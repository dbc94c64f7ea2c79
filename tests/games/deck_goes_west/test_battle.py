"""Battles by day and by night."""

from __future__ import annotations

import pytest
from tests.positions import why

from hearthside.games.deck_goes_west.content.cards import KINDS
from hearthside.games.deck_goes_west.content.jobs.program import BATTLE_KEY
from hearthside.games.deck_goes_west.state import West

from .table import NONE, ONE, TWO, at, deal, give, kinds, lay, night, options, play, table

pytestmark = pytest.mark.usefixtures("box")


def gang(n: int, *cards: str, **setup: object) -> West:
    """Seat 0 stands before `n` bandits with these cards; seat 1 is elsewhere."""
    s = table(**setup)  # type: ignore[arg-type]
    s.bandits = {at(0): n}
    s.players[1].at = at(1)
    deal(s, 0, *cards)
    return s


@pytest.mark.rule("DW-100")
def test_battle_jobs_are_those_with_attack_or_defence() -> None:
    """Fixed or rolled; they share a last step, so they go together."""
    fights = {
        kind.id
        for kind in KINDS
        for job in kind.jobs
        if "attack" in job.text or "defend" in job.text
    }
    assert fights == {kind.id for kind in KINDS for job in kind.jobs if job.key == BATTLE_KEY}
    assert {"six_shooter", "revolver", "rifle", "barricade", "dynamite", "guard_dog"} <= fights


@pytest.mark.rule("DW-101")
def test_players_start_a_battle_by_battle_jobs_on_a_tile_with_bandits() -> None:
    """Without bandits the jobs are closed."""
    s = gang(1, "revolver", "boot")
    assert "play:revolver,0" in options(play(s))
    s.bandits = {}
    s.players[0].res[3] = 1
    session = play(s)
    assert why(session, "play:revolver,0") == "DW-101"


@pytest.mark.rule("DW-102", "DW-104", "DW-105")
def test_everybody_on_the_tile_may_join_before_the_dice_fall() -> None:
    """Both put in what they have; hits are pooled; the last bandit gone scores for both rivals."""
    s = gang(3, "revolver", "boot")
    s.players[1].at = at(0)
    deal(s, 1, "dynamite")
    session = play(s, rolls=(TWO, ONE, ONE, NONE, NONE))
    session.choose("play:revolver,0")
    assert session.decision is not None
    assert session.decision.seat == 1
    session.choose("play:dynamite,0")
    assert session.state.bandits == {}
    assert session.state.points == [2, 2]
    assert kinds(session.state.trade_gone) == ["dynamite"]


@pytest.mark.rule("DW-103", "DW-107")
def test_players_who_start_attack_first_and_fewer_bandits_answer() -> None:
    """Three bandits, two fall, so one die answers: it hits for 2, one is saved, one pain remains."""
    s = gang(3, "revolver", "boot")
    session = play(s, rolls=(TWO, ONE, ONE, NONE, NONE, TWO))
    session.choose("play:revolver,0")
    assert session.state.bandits == {at(0): 1}
    assert session.decision is not None
    session.choose("onto:discard")
    assert len(session.state.pain) == 29


@pytest.mark.rule("DW-103", "DW-106", "DW-109")
def test_bandits_who_start_attack_first_at_night() -> None:
    """A Guard Dog's dice serve in both halves: saves first, then hits."""
    s = gang(2, "guard_dog", "boot")
    session = night(s, "attack", rolls=(TWO, TWO, ONE, NONE, ONE, ONE, NONE, NONE), seed=1)
    session.choose("play:guard_dog,0")
    assert session.state.battle is not None
    for _ in range(3):
        session.choose("onto:discard")
    assert len(session.state.pain) == 27
    assert at(0) not in session.state.bandits
    assert session.state.points == [2, 0]


@pytest.mark.rule("DW-104")
def test_saves_of_the_bandits_stop_hits() -> None:
    """Two hits against two saves remove nobody."""
    s = gang(2, "revolver", "boot")
    session = play(s, rolls=(ONE, ONE, ONE, ONE, NONE, NONE))
    session.choose("play:revolver,0")
    assert session.state.bandits == {at(0): 2}
    assert session.state.points == [0, 0]
    assert len(session.state.pain) == 30


@pytest.mark.rule("DW-105")
def test_clearing_is_caused_by_those_who_attacked() -> None:
    """Who only defends does not score."""
    s = gang(1, "dynamite", "boot")
    s.players[1].at = at(0)
    deal(s, 1, "barricade")
    give(s, 1, wood=1)
    session = play(s, rolls=(ONE,))
    session.choose("play:dynamite,0")
    session.choose("play:barricade,0")
    assert session.state.bandits == {}
    assert session.state.points == [2, 0]


@pytest.mark.rule("DW-106")
def test_every_player_on_the_tile_takes_the_pain() -> None:
    """Two hits, one save: one pain each, also for the one who did nothing."""
    s = gang(2, "revolver", "boot")
    s.players[1].at = at(0)
    session = play(s, rolls=(NONE, NONE, NONE, NONE, ONE, ONE))
    session.choose("play:revolver,0")
    assert session.decision is not None
    assert session.decision.seat == 0
    session.choose("onto:draw")
    assert session.decision.seat == 1
    session.choose("onto:discard")
    assert 100 <= session.state.players[0].draw[-1] < 130
    assert 100 <= session.state.players[1].discard[-1] < 130


@pytest.mark.rule("DW-109")
def test_one_job_serves_both_halves_by_day() -> None:
    """A Revolver deals hits and saves one."""
    s = gang(3, "revolver", "boot")
    session = play(s, rolls=(ONE, NONE, ONE, NONE, NONE, ONE, NONE, NONE))
    session.choose("play:revolver,0")
    assert session.state.bandits == {at(0): 3}
    assert len(session.state.pain) == 30


@pytest.mark.rule("DW-102")
def test_battle_jobs_cost_what_they_cost() -> None:
    """A Barricade takes wood, and further jobs may follow before the dice."""
    s = gang(1, "barricade", "six_shooter", "boot")
    give(s, 0, wood=1)
    session = play(s, rolls=(NONE, NONE, NONE, NONE))
    session.choose("play:barricade,0")
    assert options(session) == {"play:six_shooter,0", "fight"}
    assert session.state.players[0].res[2] == 0
    session.choose("fight")
    assert session.state.bandits == {at(0): 1}


@pytest.mark.rule("DW-039", "DW-110")
def test_an_untapped_character_fights_at_night_too() -> None:
    """The Outrider's ability is a battle job."""
    s = gang(1, "boot", characters=["outrider", "prospector"])
    lay(s, at(0), "forest")
    session = night(s, "attack", rolls=(NONE, NONE, TWO, NONE, NONE), seed=1)
    assert options(session) == {"use:1", "fight"}
    session.choose("use:1")
    assert session.state.points == [2, 0]
