"""Winning, losing and scoring."""

from __future__ import annotations

import pytest

from hearthside.games.deck_goes_west import game
from hearthside.games.deck_goes_west.content.jobs.notation import EVENTS
from hearthside.games.deck_goes_west.content.missions import MISSIONS
from hearthside.games.deck_goes_west.state import West
from hearthside.kernel import Outcome, Session

from .table import at, deal, fetch, give, lay, night, options, play, table

pytestmark = pytest.mark.usefixtures("box")


def result(session: object) -> Outcome:
    """The outcome of a session that has ended."""
    outcome = session.outcome  # type: ignore[attr-defined]
    assert outcome is not None
    return outcome  # type: ignore[no-any-return]


@pytest.mark.rule("DW-001", "DW-002", "DW-099")
def test_the_end_of_the_score_track_wins_at_once() -> None:
    """One reveal short of the end: the game stops in the middle of the move."""
    s = table()
    s.points = [14, 15]
    deal(s, 0, "boot")
    give(s, 0, food=1)
    s.players[0].at = at(1)
    session = play(s, seed=1)
    session.choose("play:boot,0")
    session.choose("explore:W")
    assert session.decision is None
    assert session.state.points == [16, 15]
    assert result(session).winners == (0,)
    assert result(session).how == "score"


def shoot_out(points: list[int]) -> Session[West]:
    """Two rivals before one bandit, each with a weapon, about to clear the tile together."""
    s = table()
    s.points = points
    s.bandits = {at(0): 1}
    deal(s, 0, "six_shooter", "boot")
    deal(s, 1, "revolver")
    give(s, 1, gold=1)
    session = play(s, rolls=(6, 6, 6, 1))
    session.choose("play:six_shooter,0")
    session.choose("fight") if session.asked.seat == 0 else None
    session.choose("play:revolver,0")
    return session


@pytest.mark.rule("DW-001", "DW-004")
def test_rivals_who_end_the_game_by_one_clearing_are_told_apart_by_west_and_wealth() -> None:
    """Both reach the end at once on one tile: the richer one wins, though the other fired first; equal, they share."""
    session = shoot_out([14, 14])
    assert session.decision is None
    assert session.state.points == [16, 16]
    assert result(session).scores == (0.0, 1.0)
    session = shoot_out([14, 13])
    assert result(session).scores == (1.0, 0.0)


@pytest.mark.rule("DW-006")
def test_only_a_full_hand_is_looked_at_in_the_morning() -> None:
    """Who played nothing but has room in the hand lives; who played a card and was given one is dead with a full hand."""
    s = table("new_world")
    deal(s, 0, "boot", "knife", "pan")
    p = s.players[0]
    s.box += p.draw + p.discard
    p.draw, p.discard = [], []
    assert play(s, step="dawn", seed=1).decision is not None
    s = table("slowest")
    deal(s, 0, *["boot"] * 5, "knife")
    deal(s, 1, "pan", "pan")
    session = play(s, seed=2)
    for choice in ("trade:1", "wish:pan", "propose", "agree", "drop:boot"):
        session.choose(choice)
    assert len(session.state.players[0].hand) == 6
    session.choose("pass")
    session.choose("lead:1") if session.asked.ask == "lead" else None
    session.choose("pass")
    while session.decision is not None and session.asked.ask in ("dusk", "onto"):
        session.choose("keep" if session.asked.ask == "dusk" else "onto:discard")
    assert result(session).how == "death"


@pytest.mark.rule("DW-002")
def test_gathering_scores_nothing() -> None:
    """Only horseshoe steps of the mission bring points."""
    s = table()
    lay(s, at(0), "forest")
    deal(s, 0, "knife", "boot")
    session = play(s, rolls=(6, 6))
    session.choose("play:knife,0")
    session.choose("roll")
    assert session.state.players[0].res == [0, 0, 0, 4]
    assert session.state.points == [0, 0]


@pytest.mark.rule("DW-003", "DW-125")
def test_the_last_day_ends_a_versus_game_for_the_most_points() -> None:
    """The tracker reaches its end: nothing else of the night happens."""
    s = table()
    s.day, s.points = 7, [3, 5]
    session = night(s, "day")
    assert session.decision is None
    assert result(session).scores == (0.0, 1.0)
    assert result(session).how == "days"
    assert session.state.step == "end"


@pytest.mark.rule("DW-003", "DW-020")
@pytest.mark.parametrize("mission", ["slowest", "new_world"])
def test_the_last_day_loses_together_and_alone(mission: str) -> None:
    """Without the full score the days must not run out."""
    s = table(mission)
    s.day = 7
    session = night(s, "day")
    assert result(session).scores == (0.0,) * s.seats
    assert result(session).how == "days"


@pytest.mark.rule("DW-004")
def test_equal_points_go_to_the_west_then_to_wealth() -> None:
    """First the column, then all resources together; else they share."""
    s = table()
    s.day, s.points = 7, [4, 4]
    s.players[0].at, s.players[1].at = at(0), at(1)
    give(s, 0, gold=9)
    assert result(night(s, "day")).winners == (1,)
    s.players[0].at = at(1, -1)
    give(s, 1, gold=2, food=6)
    assert result(night(s, "day")).winners == (0,)
    give(s, 1, gold=2, food=7)
    assert result(night(s, "day")).scores == (0.5, 0.5)


@pytest.mark.rule("DW-005")
def test_a_hand_full_of_dangers_is_death_the_moment_it_is_drawn() -> None:
    """Drawing by a job in the middle of an action kills as well."""
    s = table("new_world", characters=["stowaway"])
    p = s.players[0]
    p.limit = 5
    deal(s, 0, "hunger", "hunger", "thirst", "blisters", "tonic")
    p.draw.append(fetch(s, "hunger"))
    give(s, 0, food=1)
    session = play(s)
    session.choose("play:tonic,0")
    assert session.decision is None
    assert result(session).how == "death"


@pytest.mark.rule("DW-005")
def test_one_danger_less_than_the_limit_is_survived() -> None:
    """Five of six are not six."""
    s = table("new_world")
    deal(s, 0, *["hunger"] * 3, "thirst", "blisters")
    s.players[0].draw.append(fetch(s, "boot"))
    session = play(s, step="dawn")
    assert session.decision is not None
    assert len(session.state.players[0].hand) == 6


@pytest.mark.rule("DW-006", "DW-113", "DW-144")
def test_a_hand_still_full_at_dawn_is_death() -> None:
    """Nothing was played or discarded: that is looked at when cards are drawn, not at night."""
    s = table("new_world")
    deal(s, 0, "boot", "boot", "knife", "knife", "pan", "six_shooter")
    assert result(play(s, step="dawn")).how == "death"
    deal(s, 0, "boot", "boot", "knife", "knife", "pan")
    assert play(s, step="dawn").decision is not None


@pytest.mark.rule("DW-005", "DW-006")
def test_the_log_says_what_a_character_died_of() -> None:
    """And whoever keeps a full hand at dusk is told what that means before."""
    s = table("new_world")
    deal(s, 0, "boot", "boot", "knife", "knife", "pan", "six_shooter")
    s.asked = [0]
    session = play(s, step="dusk", seed=1)
    assert session.decision is not None
    keep = session.decision.options[-1]
    assert "full at dawn is death" in game.words.label(session.state, session.decision, keep)
    session.choose("drop:pan")
    assert session.decision is not None
    assert game.words.label(session.state, session.decision, keep) == "Keep the rest"
    for hand, said in (
        (("boot", "boot", "knife", "knife", "pan", "six_shooter"), "a hand still full at dawn"),
        (("hunger", "hunger", "hunger", "thirst", "blisters"), "a hand full of dangers"),
    ):
        s = table("new_world")
        deal(s, 0, *hand)
        s.players[0].draw.append(fetch(s, "thirst"))
        session = play(s, step="dawn")
        assert session.journal is not None
        assert said in game.words.line(session.state, session.journal[-1])


@pytest.mark.rule("DW-007")
def test_one_death_loses_for_the_whole_party() -> None:
    """The others' full score does not help."""
    s = table("slowest", 3)
    s.points = [15]
    deal(s, 2, "boot", "boot", "knife", "knife", "pan", "six_shooter")
    session = play(s, step="dawn", seed=3)
    assert result(session).scores == (0.0, 0.0, 0.0)
    assert result(session).rule == "DW-007"


@pytest.mark.rule("DW-008")
def test_a_death_in_versus_puts_one_player_out() -> None:
    """The others go on; the dead one neither acts nor wins, whatever the score says."""
    s = table("discovery", 3)
    s.points, s.day, s.first = [9, 2, 1], 6, 1
    deal(s, 0, "boot", "boot", "knife", "knife", "pan", "six_shooter")
    session = play(s, step="dawn", seed=1)
    assert session.state.players[0].out
    assert session.decision is not None
    while session.decision is not None:
        assert session.decision.seat != 0
        last = session.decision.options[-1]
        session.choose(last if session.decision.ask != "dusk" else session.decision.options[0])
    assert result(session).winners == (1,)
    assert "piece:trapper" not in {thing.id for thing in game.scene(session.state, 1)}


@pytest.mark.rule("DW-008")
def test_if_nobody_is_left_nobody_wins() -> None:
    """A last survivor plays on alone; when that one dies too, all have lost."""
    s = table()
    full = ("boot", "boot", "knife", "pan", "six_shooter", "hatchet")
    deal(s, 0, *full)
    s.players[1].out = s.players[1].passed = True
    s.players[1].at = -1
    assert result(play(s, step="dawn")).scores == (0.0, 0.0)


@pytest.mark.rule("DW-009")
def test_points_never_fall_below_zero() -> None:
    """Discovery's doctor costs 4 points, or whatever there is."""
    s = table()
    s.points = [3, 0]
    deal(s, 0, "hunger", "thirst", "blisters", "boot")
    session = play(s)
    session.choose("task:1")
    assert session.state.points == [0, 0]
    session.choose("cut:hunger")
    session.choose("cut:thirst")
    assert len(session.state.players[0].hand) == 1


@pytest.mark.rule("DW-010")
def test_a_shared_score_counts_an_event_once() -> None:
    """Two fighters clear a tile together: the party scores once, rivals would score twice."""
    for mission, before in (("law_and_order", [0]), ("bounty_country", [0, 0])):
        s = table(mission)
        s.bandits = {at(0): 1}
        deal(s, 0, "revolver")
        deal(s, 1, "rifle")
        session = play(s, rolls=(6, 6, 6, 6, 6, 1))
        session.choose("play:revolver,0")
        while session.decision is not None and session.decision.ask == "battle":
            mine = next(o for o in session.decision.options if o.verb in ("play", "fight"))
            session.choose(mine)
        assert at(0) not in session.state.bandits
        gain = int(MISSIONS[mission].on[EVENTS.index("clear")][0].text.split("+")[1].split()[0])
        assert session.state.points == [n + gain for n in before]


@pytest.mark.rule("DW-011")
def test_there_and_back_needs_everybody_home() -> None:
    """The full score waits until the last one steps onto the start tile."""
    s = table("there_and_back")
    s.points = [15]
    s.far[EVENTS.index("reveal")] = 9
    s.players[0].at, s.players[1].at = at(1), at(0)
    deal(s, 0, "boot", "boot")
    give(s, 0, food=2)
    session = play(s, seed=4)
    session.choose("play:boot,0")
    session.choose("explore:W")
    assert session.state.points == [16]
    assert session.decision is not None
    session.choose(next(o for o in session.decision.options if o.verb == "stay"))
    session.choose("play:boot,0")
    assert "go:E,walk" in options(session)
    session.choose("go:E,walk")
    assert result(session).winners == (0, 1)
