"""Games by lot: setups that nobody picked, played by chance with every law checked at every decision.

`hearthside simulate GAME --any --check --games 10000` does the same by the thousand.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from hearthside.kernel import Dice, Game, Session
from hearthside.kernel.drawing import drawn


def lot(game: Game[Any], number: int, **fixed: Any) -> dict[str, Any]:
    """The setup of a numbered game: the same one every time."""
    return drawn(game, Dice(number), **fixed)


def checked(
    game: Game[Any], setup: Mapping[str, Any], seed: int, limit: int = 1_000_000
) -> Session[Any]:
    """A game by chance, to its end or its limit; the first law that is broken stops it and says where."""
    session: Session[Any] = Session(game, setup, seed=seed, journal=False)
    session = session.fork(keep=False) if session.decision is not None else session
    rng = Random(seed)
    while session.decision is not None and session.number < limit:
        faults = list(game.invariants(session.state))
        assert not faults, f"{dict(setup)}, seed {seed}, choice {session.number}: {faults}"
        options = session.decision.options
        session.choose(options[int(rng.random() * len(options))])
    return session
