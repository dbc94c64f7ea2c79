"""What a seat observes: the tokens of its position, a row of tokens for every option, and a mask of actions.

Tokens are whole numbers without collisions (`hearthside.encoding`): 0 is nothing, every other stands for one place of
the state and one value. What a seat may not know is in no token.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from hearthside.encoding import Encoder, survey
from hearthside.encoding.encoder import WIDTH
from hearthside.games import load
from hearthside.kernel import ANYONE, Decision, Game, Session
from hearthside.policy import network_of

Ints = NDArray[np.int32]
Mask = NDArray[np.int8]
Seen = dict[str, Any]


class TooManyOptions(ValueError):
    """A decision with more options than the environment's actions."""


class TooManyTokens(ValueError):
    """A position with more tokens than an observation has room for."""


@cache
def encoder_of(name: str) -> Encoder:
    """The encoder of a game: that of its weights, or one made on the spot out of a few games, always the same.

    >>> encoder_of("pilfer") is encoder_of("pilfer")
    True
    """
    game = load(name)
    network = network_of(game)
    return network.encoder if network is not None else survey(game, games=8, limit=150, often=1)


class Observer:
    """Turns what a seat knows into `observation`, `options` and `action_mask`.

    `observation` (`width` tokens) is the position and the question, filled up with noughts; `options` has one row of
    tokens for every option on offer, in order, so that action `i` is option `i`; `action_mask` is 1 for those.

    >>> session = Session(load("pilfer"), {"seats": 2}, seed=1)
    >>> seen = Observer("pilfer").seen(session, 0)
    >>> int(seen["action_mask"].sum()) == len(session.decision.options)
    True
    """

    def __init__(
        self, game: str, encoder: Encoder | None = None, *, width: int = 1024, actions: int = 256
    ) -> None:
        self.encoder = encoder or encoder_of(game)
        self.width = width
        self.actions = actions
        self._rows = np.zeros((0, WIDTH), np.int32)
        self._met = 0

    @property
    def game(self) -> Game[Any]:
        """The game it looks at."""
        return self.encoder.game

    def observation_space(self) -> spaces.Dict:
        """The space that every observation lies in."""
        places, acts = len(self.encoder.places), len(self.encoder.acts)
        return spaces.Dict(
            {
                "observation": spaces.Box(0, places, (self.width,), np.int32),
                "options": spaces.Box(0, acts, (self.actions, WIDTH), np.int32),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    def action_space(self) -> Any:
        """The space of actions: the number of an option."""
        return spaces.Discrete(self.actions)

    def seen(self, session: Session[Any], seat: int) -> Seen:
        """What a seat sees now; its mask is empty unless it is the one who is asked."""
        decision = session.decision
        found = self.encoder.position(session.state, decision, seat)
        if len(found) > self.width:
            raise TooManyTokens(
                f"{session.game.name} has a position of {len(found)} tokens; "
                f"the environment has room for {self.width}"
            )
        tokens = np.zeros(self.width, np.int32)
        tokens[: len(found)] = found
        options = np.zeros((self.actions, WIDTH), np.int32)
        if decision is not None and speaker(decision) == seat:
            rows = self.rows(session, decision)
            options[: len(rows)] = rows
        return {"observation": tokens, "options": options, "action_mask": self.mask(session, seat)}

    def rows(self, session: Session[Any], decision: Decision) -> Ints:
        """The tokens of every option, in order."""
        self._count(session, decision)
        numbers = self.encoder.options(decision)
        if len(self.encoder.rows) > self._met:
            self._meet()
        found: Ints = self._rows.take(numbers, 0)
        return found

    def _meet(self) -> None:
        """Take in the options that were met since; the room for them doubles when it is full."""
        rows = self.encoder.rows
        if len(rows) > len(self._rows):
            grown = np.zeros((2 * len(rows), WIDTH), np.int32)
            grown[: self._met] = self._rows[: self._met]
            self._rows = grown
        self._rows[self._met : len(rows)] = rows[self._met :]
        self._met = len(rows)

    def mask(self, session: Session[Any], seat: int) -> Mask:
        """Which actions are options of this seat now."""
        mask = np.zeros(self.actions, np.int8)
        decision = session.decision
        if decision is not None and speaker(decision) == seat:
            mask[: self._count(session, decision)] = 1
        return mask

    def _count(self, session: Session[Any], decision: Decision) -> int:
        if len(decision.options) > self.actions:
            raise TooManyOptions(
                f"{session.game.name} asks {decision.ask!r} with {len(decision.options)} options; "
                f"the environment has {self.actions} actions"
            )
        return len(decision.options)


def speaker(decision: Decision) -> int:
    """The seat that chooses: the one asked, or the first where the party decides together.

    >>> speaker(Decision(ANYONE, "camp", [])), speaker(Decision(2, "act", []))
    (0, 2)
    """
    return 0 if decision.seat == ANYONE else decision.seat
