"""A scene drawn from memory is the scene drawn anew, in every game, for everybody, in any order, whatever came before."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from hearthside.kernel import SPECTATOR, Dice, Easel, Game, Session

from .test_laws import seeds
from .walks import readers, walk

pytestmark = pytest.mark.witness
lawful = settings(
    max_examples=1,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
STEPS = 80


@lawful
@given(seed=seeds)
def test_drawn_from_memory_equals_drawn_anew(
    game: Game[Any], setup: dict[str, Any], seed: int
) -> None:
    rng = Random(seed)
    session, easel = Session(game, setup, seed), Easel(game.scene)
    for at in walk(session, rng, STEPS):
        looking = [*readers(at), SPECTATOR]
        rng.shuffle(looking)
        for seat in looking:
            assert list(easel.draw(at.state, seat)) == list(at.scene(seat))
        if rng.random() < 0.2 and not session.why_no_undo():
            session.undo()
            assert list(easel.draw(session.state, looking[0])) == list(session.scene(looking[0]))


@lawful
@given(seed=seeds)
def test_what_was_drawn_is_never_changed_afterwards(
    game: Game[Any], setup: dict[str, Any], seed: int
) -> None:
    rng = Random(seed)
    session, easel = Session(game, setup, seed), Easel(game.scene)
    for _ in walk(session, rng, STEPS // 2):
        drawn = easel.draw(session.state, SPECTATOR)
        as_it_was = copy.deepcopy(list(drawn))
        assert session.decision is not None
        session.choose(rng.choice(session.decision.options))
        for seat in (*readers(session), SPECTATOR):
            easel.draw(session.state, seat)
        assert list(drawn) == as_it_was
        if session.decision is None:
            return


@lawful
@given(seed=seeds)
def test_one_easel_tells_a_seat_nothing_of_other_worlds(
    game: Game[Any], setup: dict[str, Any], seed: int
) -> None:
    """Turned to and fro between the true world and redealt ones, others drawing first, a seat sees the same."""
    rng = Random(seed)
    session, easel = Session(game, setup, seed), Easel(game.scene)
    for at in walk(session, rng, STEPS):
        if rng.random() < 0.85:
            continue
        for seat in readers(at):
            before = list(easel.draw(at.state, seat))
            world = at.redealt(seat, Dice(rng.randrange(2**32)))
            for other in readers(at):
                if other != seat:
                    easel.draw(world.state, other)
            assert list(easel.draw(world.state, seat)) == before
