"""Whole games by random players: no crash, no dead end, and every law at every decision."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hearthside.kernel import SPECTATOR, Session, play_out

from . import sensible
from .table import GAME


@pytest.mark.parametrize("number", range(len(GAME.examples)))
def test_invariants_at_every_decision(number: int) -> None:
    rng = Random(number)
    session: Session[Any] = Session(GAME, GAME.examples[number], seed=number, journal=False)
    for _ in range(700):
        if session.decision is None:
            break
        assert list(GAME.invariants(session.state)) == []
        session.choose(rng.choice(session.decision.options))


@pytest.mark.parametrize("story", ["bell", "garden", "table"])
def test_random_games_end(story: str) -> None:
    for seed in range(4):
        s = GAME.begin({"seats": 1 + seed, "story": story}, seed=seed)
        assert play_out(GAME, s, seed) > 0
        assert GAME.outcome(s) is not None
        assert GAME.metrics(s)["ending"]


def test_every_option_has_words_and_points_at_something_there() -> None:
    rng = Random(5)
    session = Session(GAME, {"seats": 3}, seed=9)
    for _ in range(500):
        decision = session.decision
        if decision is None:
            break
        there = {t.id for t in session.scene(SPECTATOR)}
        assert GAME.words.prompt(session.state, decision)
        for option in decision.options:
            assert GAME.words.label(session.state, decision, option)
            assert set(GAME.words.points(session.state, decision, option)) <= there
        session.choose(rng.choice(decision.options))
    for event in session.journal or ():
        assert GAME.words.line(session.state, event)


@pytest.mark.parametrize("story", ["bell", "garden"])
def test_a_sensible_party_mostly_survives_a_dusk_story_but_not_always(story: str) -> None:
    """Sixteen parties of two to five; README.md has the long table."""
    survived = 0
    for seed in range(16):
        rng = Random(seed)
        setup = {"seats": 2 + seed % 4, "story": story}
        session: Session[Any] = Session(GAME, setup, seed=seed, journal=False)
        while session.decision is not None:
            session.choose(sensible.choose(session.state, session.decision, rng))
        survived += bool(GAME.metrics(session.state)["survived"])
    assert 9 <= survived <= 16
