"""Keyed choices and dealing anew: what a server does so that the future is nobody's, in every game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from tests.soak import TIMES

from hearthside.games import load
from hearthside.kernel import (
    SPECTATOR,
    Game,
    KeyedDice,
    Record,
    Refused,
    Session,
    digest,
    to_data,
)

from .test_laws import seeds

pytestmark = pytest.mark.witness
lawful = settings(
    max_examples=2 * TIMES,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
LONG = 1 << 200
"""Keys above this drive the cryptographic generator."""


def keyed_walk(session: Session[Any], rng: Random, steps: int) -> None:
    """Play at random, every choice with a key of its own; now and then what nobody knows is dealt anew."""
    for _ in range(steps):
        if session.decision is None:
            return
        if rng.random() < 0.05:
            session.deal_anew(LONG + rng.randrange(2**64))
        options = session.decision.options
        session.choose_keyed(options[rng.randrange(len(options))], LONG + rng.randrange(2**64))


def begun(game: Game[Any], setup: dict[str, Any], seed: int) -> tuple[Session[Any], Random]:
    """A keyed session at a random point, and the chance it was brought there by."""
    rng = Random(seed)
    session = Session(game, setup, LONG + seed, keyed=True)
    keyed_walk(session, rng, rng.randrange(120))
    if session.decision is None:
        session = Session(game, setup, LONG + seed, keyed=True)
    return session, rng


@lawful
@given(seed=seeds)
def test_a_keyed_game_replays_from_its_record(
    game: Game[Any], setup: dict[str, Any], seed: int
) -> None:
    """Keys and deals are in the record; forks, positions and rewinds find their way with them."""
    session, rng = begun(game, setup, seed)
    keyed_walk(session, rng, 40)
    again = Record.parse(str(session.record())).replay(game)
    assert digest(again.state) == digest(session.state)
    assert again.journal == session.journal
    assert str(again.record()) == str(session.record())
    assert digest(session.fork().state) == digest(session.state)
    at = Session.at(game, session.position(), keyed=True)
    assert digest(at.state) == digest(session.state)


@lawful
@given(seed=seeds)
def test_a_keyed_choice_that_is_dropped_never_was(
    game: Game[Any], setup: dict[str, Any], seed: int
) -> None:
    """Rewinding gives back state, options, journal and keys; choosing again with another key throws anew."""
    session, rng = begun(game, setup, seed)
    for _ in range(15):
        if session.decision is None:
            break
        before = (
            digest(session.state), list(session.asked.options), list(session.journal), dict(session.keys)
        )  # fmt: skip
        session.choose_keyed(session.asked.options[0], LONG + 1)
        session.rewind(session.number - 1)
        after = (
            digest(session.state), list(session.asked.options), list(session.journal), dict(session.keys)
        )  # fmt: skip
        assert after == before
        keyed_walk(session, rng, 1)


@lawful
@given(seed=seeds)
def test_what_nobody_knows_can_be_dealt_anew(
    game: Game[Any], setup: dict[str, Any], seed: int
) -> None:
    """At any decision: nobody sees a difference, the question stays the same, and play goes on."""
    session, rng = begun(game, setup, seed)
    watchers = [*range(session.state.seats), SPECTATOR]
    scenes = [session.scene(seat) for seat in watchers]
    options, before = list(session.asked.options), to_data(session.state)
    session.deal_anew(LONG + seed)
    assert [session.scene(seat) for seat in watchers] == scenes
    assert list(session.asked.options) == options
    assert list(game.invariants(session.state)) == []
    assert session.state.dice.count == before["dice"][1], "the table's own dice were thrown"
    twin = session.fork()
    assert digest(twin.state) == digest(session.state)
    if session.made:
        assert session.why_no_undo() == "what is to come has been dealt anew since"
        with pytest.raises(Refused, match="dealt anew"):
            session.back_to(session.number - 1)
    keyed_walk(session, rng, 80)
    assert digest(Record.parse(str(session.record())).replay(game).state) == digest(session.state)


def test_what_is_to_come_really_changes(game: Game[Any]) -> None:
    """Dealing anew changes something in every game, or there is nothing hidden in it."""
    changed = set()
    for seed in range(6):
        session = Session(game, game.examples[0], LONG + seed, keyed=True)
        keyed_walk(session, Random(seed), 30)
        before = digest(session.state)
        session.deal_anew(LONG + 99)
        changed.add(digest(session.state) != before)
    assert True in changed


def test_dice_with_a_long_key_are_fair_and_their_own() -> None:
    """Each face as likely as the next, whatever the key; another key, other dice."""
    counts = [0] * 6
    for face in KeyedDice(LONG + 7).rolls(12_000):
        counts[face - 1] += 1
    assert all(1_800 < count < 2_200 for count in counts)
    assert KeyedDice(LONG + 7).rolls(20) != KeyedDice(LONG + 8).rolls(20)
    with pytest.raises(Refused, match="keyed"):
        Session(load("pilfer")).choose_keyed("wait", LONG)
