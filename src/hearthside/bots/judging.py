"""Judging: what a position is worth to a seat, by the network of its game if there is one, else by the heuristic."""

from __future__ import annotations

from typing import Any, Literal

from hearthside.kernel import Game, Session

from .heuristic import leaf_value

Measure = Literal["chance", "standing"]
"""What a value is: a network's estimate of the score to come, or only what advice makes of the position."""


class Judge:
    """Says what positions of a game are worth.

    >>> from hearthside.games import load
    >>> pilfer = load("pilfer"); judge = Judge(pilfer)
    >>> 0.0 <= judge.value(Session(pilfer, {"seats": 2}, seed=1), 0) <= 1.0
    True
    """

    def __init__(self, game: Game[Any], stage: str = "") -> None:
        from hearthside.policy import network_of

        self.network = network_of(game, stage)

    @property
    def measure(self) -> Measure:
        """What its values are."""
        return "standing" if self.network is None else "chance"

    def value(self, session: Session[Any], seat: int) -> float:
        """What the position is worth to a seat, from what that seat may know."""
        outcome = session.outcome
        if outcome is not None:
            return outcome.scores[seat]
        if self.network is None:
            return leaf_value(session, seat)
        tokens = self.network.encoder.position(session.state, session.decision, seat)
        return self.network.value(tokens)
