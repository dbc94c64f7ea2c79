"""What a position is for a learner: everything a seat may know, and nothing that it may not."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from hearthside.encoding import Encoder, survey
from hearthside.games import load
from hearthside.kernel import SPECTATOR, Dice, Game, Session, clone, digest

from .walks import walk


@cache
def encoder_of(name: str) -> Encoder:
    """An encoder out of a few short games: what it has not seen, it calls rare."""
    return survey(load(name), games=3, limit=150, often=1)


def test_tokens_hold_nothing_that_is_hidden(game: Game[Any], setup: dict[str, Any]) -> None:
    """Worlds that a seat cannot tell apart have the same tokens, at every decision and for everyone."""
    encoder, rng = encoder_of(game.name), Random(5)
    for session in walk(Session(game, setup, 7, journal=False), rng, 120):
        if rng.random() > 0.25:
            continue
        state, decision = session.state, session.asked
        for seat in (*range(state.seats), SPECTATOR):
            before = digest(state)
            seen = sorted(encoder.position(state, decision, seat))
            assert digest(state) == before, "reading a position changed it"
            for _ in range(2):
                dealt = game.redealt(state, seat, Dice(rng.randrange(2**32)))
                assert sorted(encoder.position(dealt, decision, seat)) == seen


def test_a_veil_leaves_the_table_alone(game: Game[Any], setup: dict[str, Any]) -> None:
    """What is observed is another state, and its own seat finds its own things in it."""
    session = Session(game, setup, 9, journal=False)
    for _ in walk(session, Random(9), 40):
        pass
    kept = clone(session.state)
    for seat in range(session.state.seats):
        game.observed(session.state, seat)
    assert session.state == kept
