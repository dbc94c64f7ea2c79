"""The laws that hold for every game: replay, fork, undo, saving, and nobody sees too much."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.soak import TIMES

from hearthside.kernel import (
    SPECTATOR,
    Dice,
    Game,
    Record,
    Refused,
    Session,
    clone,
    digest,
    from_data,
    play_out,
    to_data,
)

from .walks import somewhere, walk

pytestmark = pytest.mark.witness

seeds = st.integers(0, 2**32)
lawful = settings(
    max_examples=6 * TIMES,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


def watchers(session: Session[Any]) -> list[int]:
    """Every seat, and somebody who only looks on."""
    return [*range(session.state.seats), SPECTATOR]


@lawful
@given(seed=seeds)
def test_replay_equals_play(game: Game[Any], setup: dict[str, Any], seed: int) -> None:
    """A record read back from its text gives the same state, journal and digests."""
    session = Session(game, setup, seed)
    for _ in walk(session, Random(seed), 400):
        pass
    record = Record.parse(str(session.record()))
    again = record.replay(game)
    assert again.state == session.state
    assert digest(again.state) == digest(session.state)
    assert again.journal == session.journal
    assert str(again.record()) == str(session.record())


@lawful
@given(seed=seeds)
def test_a_fork_never_touches_its_origin(game: Game[Any], setup: dict[str, Any], seed: int) -> None:
    """Playing a fork, redealt or not, on to the end leaves the session where it was."""
    rng = Random(seed)
    session = somewhere(game, setup, seed, rng)
    before, options = digest(session.state), list(session.asked.options)
    twin = session.fork()
    assert twin.state == session.state
    assert list(twin.asked.options) == options
    for _ in walk(twin, rng, 60):
        pass
    redealt = session.redealt(max(0, session.asked.seat), Dice(seed))
    for _ in walk(redealt, rng, 60):
        pass
    assert digest(session.state) == before
    assert list(session.asked.options) == options


@lawful
@given(seed=seeds)
def test_undo_equals_never_having_chosen(game: Game[Any], setup: dict[str, Any], seed: int) -> None:
    """Wherever undo is allowed, it gives back the same state, options and journal."""
    rng = Random(seed)
    session = Session(game, setup, seed)
    for _ in walk(session, rng, 80):
        before = digest(session.state), list(session.asked.options), list(session.journal)
        session.choose(rng.choice(list(session.asked.options)))
        if session.why_no_undo():
            session.back_to(session.number - 1)
            assert session.journal[-1].kind == "undone"
            assert (digest(session.state), list(session.asked.options)) == before[:2]
            session.undone.clear()
            session.journal.pop()
        else:
            session.undo()
        assert (
            digest(session.state),
            list(session.asked.options),
            list(session.journal),
        ) == before


@lawful
@given(seed=seeds)
def test_state_to_json_and_back_is_equal(game: Game[Any], setup: dict[str, Any], seed: int) -> None:
    """Any state, between steps or inside one, survives JSON with its digest."""
    session = somewhere(game, setup, seed, Random(seed))
    state = session.state
    again = from_data(game.state, json.loads(json.dumps(to_data(state))))
    assert again == clone(state) == state
    assert digest(again) == digest(state)


@lawful
@given(seed=seeds)
def test_nobody_sees_what_is_hidden(game: Game[Any], setup: dict[str, Any], seed: int) -> None:
    """Dealing the hidden things anew changes nothing in a seat's scene or in the lines it may read."""
    rng = Random(seed)
    session = somewhere(game, setup, seed, rng)
    for seat in watchers(session):
        mine = session.scene(seat)
        lines = [game.words.line(session.state, e) for e in session.journal.seen_by(seat)]
        for _ in range(3):
            dealt = game.redealt(session.state, seat, Dice(rng.randrange(2**32)))
            assert game.scene(dealt, seat) == mine
            told = [game.words.line(dealt, e) for e in session.journal.seen_by(seat)]
            assert told == lines


def another_world(session: Session[Any], seat: int, rng: Dice) -> Session[Any] | None:
    """The same point with the hidden things dealt anew, as far as it looks the same to `seat`.

    In mid-step only the seat that acts can be dealt for: a step may rest on what others hold.
    """
    mark, game = session.beginning(), session.game
    if session.decision is not None and session.decision.seat == seat:
        return session.redealt(seat, rng)
    if mark.number != session.number:
        return None
    other = Session.resume(game, game.redealt(mark.state, seat, rng), journal=False)
    if other.decision is None or other.scene(seat) != session.scene(seat):
        return None
    return other


@lawful
@given(seed=seeds)
def test_what_can_be_undone_taught_nobody_anything(
    game: Game[Any], setup: dict[str, Any], seed: int
) -> None:
    """If a choice may be taken back, it looks the same to all whatever the hidden things are."""
    rng = Random(seed)
    for session in walk(Session(game, setup, seed), rng, 60):
        option = rng.choice(list(session.asked.options))
        after = session.fork()
        after.choose(option)
        if after.why_no_undo():
            continue
        for seat in watchers(session):
            other = another_world(session, seat, Dice(rng.randrange(2**32)))
            if other is None or option not in other.asked.options:
                continue
            other.choose(option)
            assert other.scene(seat) == after.scene(seat), f"{option} shows seat {seat} something"


@lawful
@given(seed=seeds)
def test_a_redealt_world_can_be_played_on(
    game: Game[Any], setup: dict[str, Any], seed: int
) -> None:
    """From any decision, with the hidden world dealt anew for who acts, play goes on without a fault."""
    rng = Random(seed)
    session = somewhere(game, setup, seed, rng)
    seat = max(0, session.asked.seat)
    for _ in range(3):
        other = session.redealt(seat, Dice(rng.randrange(2**32)))
        assert list(other.asked.options) == list(session.asked.options)
        for _ in walk(other, rng, 150):
            pass


@lawful
@given(seed=seeds)
def test_a_redealt_world_that_is_kept_can_be_forked_and_taken_back(
    game: Game[Any], setup: dict[str, Any], seed: int
) -> None:
    """In the middle of a step and after it, a fork is the same point of the same world; so is a rewind."""
    rng = Random(seed)
    session = somewhere(game, setup, seed, rng)
    seat = max(0, session.asked.seat)
    world = session.redealt(seat, Dice(seed), keep=True)
    assert world.scene(seat) == session.scene(seat)
    with pytest.raises(Refused, match="no record"):
        world.record()
    for _ in walk(world, rng, 25):
        before, options = digest(world.state), list(world.asked.options)
        twin = world.fork(keep=False)
        assert (digest(twin.state), list(twin.asked.options)) == (before, options)
        twin.choose(rng.choice(options))
        assert digest(world.state) == before
        world.choose(rng.choice(options))
        world.rewind(world.number - 1)
        assert (digest(world.state), list(world.asked.options)) == (before, options)


def test_every_random_game_ends(game: Game[Any], setup: dict[str, Any]) -> None:
    """Random games run to an outcome with a score for every seat."""
    for seed in range(3):
        state = game.begin(setup, seed)
        assert play_out(game, state, seed) > 0
        outcome = game.outcome(state)
        assert outcome is not None
        assert len(outcome.scores) == state.seats
        assert all(0.0 <= score <= 1.0 for score in outcome.scores)
        assert outcome.rule in game.rulebook or not outcome.rule
        assert game.words.outcome(state, outcome)


def test_invariants_hold_at_every_decision(game: Game[Any], setup: dict[str, Any]) -> None:
    """Nothing is ever made, lost or out of bounds."""
    for session in walk(Session(game, setup, 11, journal=False), Random(11), 600):
        assert list(game.invariants(session.state)) == []
