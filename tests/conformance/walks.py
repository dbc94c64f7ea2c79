"""Random walks through a game, as sessions: what most laws are tried on."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from hearthside.kernel import Game, Session


def walk(session: Session[Any], rng: Random, steps: int | None = None) -> Iterator[Session[Any]]:
    """The session at each of its decisions while it is played at random."""
    made = 0
    while session.decision is not None and (steps is None or made < steps):
        yield session
        session.choose(session.decision.options[rng.randrange(len(session.decision.options))])
        made += 1


def somewhere(game: Game[Any], setup: dict[str, Any], seed: int, rng: Random) -> Session[Any]:
    """A session at a random point of a random game that is not over yet."""
    session = Session(game, setup, seed)
    for _ in walk(session, rng, rng.randrange(120)):
        pass
    if session.decision is None:
        session = Session(game, setup, seed)
    return session


def readers(session: Session[Any]) -> range:
    """Everyone who may look: the spectator (-2) is added by callers."""
    return range(session.state.seats)
