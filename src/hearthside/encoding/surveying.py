"""Surveys: play many games of all kinds, and make a vocabulary of what is seen in them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from hearthside.kernel import ANYONE, Decision, Dice, Game, Option, Session
from hearthside.kernel.drawing import drawn

from .encoder import Encoder
from .profile import Profile

Choose = Callable[[Session[Any]], Option]
"""Somebody who plays the games of a survey."""

LONGEST = 4_000
"""After so many decisions a game of a survey is left."""
OFTEN = 3
"""A value that turns up less often in a survey has no token of its own."""


def positions(
    game: Game[Any],
    games: int,
    seed: int,
    choose: Choose | None = None,
    *,
    stride: int = 1,
    limit: int = LONGEST,
    fixed: Mapping[str, Any] | None = None,
) -> Iterator[tuple[Any, Decision]]:
    """The state and decision at every `stride`th choice of some games; by chance if nobody chooses.

    Setups are drawn by lot, but for what is `fixed`.

    >>> from hearthside.games import load
    >>> len({state.seats for state, _ in positions(load("pilfer"), 12, seed=1)})
    3
    """
    rng, dice = Random(seed), Dice(seed)
    for number in range(games):
        session: Session[Any] = Session(
            game, drawn(game, dice, **(fixed or {})), seed + number, journal=False
        )
        if choose is None:
            session = session.fork(keep=False)
        while (decision := session.decision) is not None and session.number < limit:
            if session.number % stride == 0:
                yield session.state, decision
            options = decision.options
            pick = options[int(rng.random() * len(options))] if choose is None else choose(session)
            session.choose(pick)


def survey(
    game: Game[Any],
    games: int = 60,
    seed: int = 1,
    choose: Choose | None = None,
    into: Encoder | None = None,
    *,
    limit: int = LONGEST,
    often: int = OFTEN,
) -> Encoder:
    """An encoder for a game, out of so many games; an encoder to go `into` grows by what it has not seen.

    >>> from hearthside.games import load
    >>> encoder = survey(load("pilfer"), games=4); encoder.forms["hands"].kind, len(encoder.places) > 50
    ('seats', True)
    """
    encoder = into
    if encoder is None:
        profile = Profile(game.state)
        for state, decision in positions(game, games, seed, choose, stride=3, limit=limit):
            for seat in {0, max(0, decision.seat)}:
                profile.look(game.observed(state, seat))
        encoder = Encoder(game, profile.forms())
    encoder.count()
    for state, decision in positions(game, games, seed, choose, limit=limit):
        seat = 0 if decision.seat == ANYONE else decision.seat
        encoder.position(state, decision, seat)
        encoder.options(decision)
        if state.seats > 1:
            encoder.position(state, decision, (seat + 1) % state.seats)
    encoder.settle(often)
    return encoder
