"""Rewards: the score at the end, or what advice calls progress on the way, in a form that cannot change what is best.

Progress is the difference of a potential before and after (potential-based shaping): over a whole game the rewards of a
seat add up to its score less what the first position looked like, whatever was done in between.
"""

from __future__ import annotations

from typing import Any, Literal

from hearthside.kernel import Session

Reward = Literal["score", "progress"]


class Rewards:
    """What each seat has earned since it was last told.

    >>> from hearthside.games import load
    >>> session = Session(load("pilfer"), {"seats": 2}, seed=1); rewards = Rewards("score", session)
    >>> rewards.earned(session)
    [0.0, 0.0]
    """

    def __init__(self, kind: Reward, session: Session[Any]) -> None:
        self.kind = kind
        self._potential = self._now(session) if kind == "progress" else []

    def earned(self, session: Session[Any]) -> list[float]:
        """The rewards of all seats for what happened since; seats that joined begin at nought."""
        outcome, seats = session.outcome, session.state.seats
        if self.kind == "score":
            return list(outcome.scores) if outcome is not None else [0.0] * seats
        before, self._potential = self._potential, self._now(session)
        return [now - was for was, now in zip(before, self._potential, strict=False)] + [0.0] * (
            seats - len(before)
        )

    @staticmethod
    def _now(session: Session[Any]) -> list[float]:
        """What every seat may hope for: the score if the game is over, else what advice says."""
        outcome = session.outcome
        if outcome is not None:
            return list(outcome.scores)
        advice, state = session.game.advice, session.state
        return [advice(state, seat) for seat in range(state.seats)]
