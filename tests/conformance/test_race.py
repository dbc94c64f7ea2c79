"""The race of every game: in bounds at every decision, the same for all, and full when it is decided."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hearthside.kernel import ANYONE, SPECTATOR, Dice, Game, Goal, Session, play_out

from .walks import walk

pytestmark = pytest.mark.witness

RACELESS: set[str] = set()
"""Games that do not tell yet who is winning."""


def wrong(game: Game[Any], goal: Goal, seats: int) -> str:
    """What is wrong with a goal; empty if nothing is."""
    if not (0 <= goal.value <= goal.of and goal.of > 0):
        return f"{goal.name} stands at {goal.value} of {goal.of}"
    if goal.who != ANYONE and not 0 <= goal.who < seats:
        return f"{goal.name} belongs to seat {goal.who} of {seats}"
    if goal.rule not in game.rulebook:
        return f"{goal.name} names no rule of the book: {goal.rule!r}"
    if any(not 0 < mark < goal.of for mark in goal.marks):
        return f"{goal.name} has marks off its track: {goal.marks}"
    return ""


def test_the_race_is_in_bounds_and_known_to_all(game: Game[Any], setup: dict[str, Any]) -> None:
    """At every decision; and whatever is hidden from a seat, the race looks the same to it."""
    rng = Random(5)
    for session in walk(Session(game, setup, 5, journal=False), rng, 250):
        goals, seats = game.race(session.state), session.state.seats
        assert bool(goals) == (game.name not in RACELESS)
        assert [fault for goal in goals if (fault := wrong(game, goal, seats))] == []
        assert len({(goal.who, goal.name) for goal in goals}) == len(goals)
        seat = rng.choice([*range(seats), SPECTATOR])
        dealt = game.redealt(session.state, seat, Dice(rng.randrange(2**32)))
        assert game.race(dealt) == goals, f"the race tells seat {seat} what is hidden"


def test_a_decided_game_has_a_full_goal(game: Game[Any], setup: dict[str, Any]) -> None:
    """Whatever ended the game is one of the things the race spoke of."""
    for seed in range(6):
        state = game.begin(setup, seed)
        play_out(game, state, seed)
        goals = game.race(state)
        assert game.name in RACELESS or any(goal.full for goal in goals if goal.means != "leads"), (
            f"seed {seed}: {goals}"
        )
        assert [fault for goal in goals if (fault := wrong(game, goal, state.seats))] == []
