"""Scenes and options as numbers, for any game: what a seat sees, hashed into vectors of fixed length.

A *token* is a short text such as `piece:cat@space:3`. It falls into one place of a vector, chosen by its
CRC-32, with a sign chosen by the same; two tokens in one place add up. What each seat may not know is in
no scene, so it is in no vector either.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import copysign, log1p
from typing import Any
from zlib import crc32

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from hearthside.kernel import ANYONE, Decision, Option, Session, Thing

BOUND = 16.0
"""No number of an observation is greater than this, or less than its negative."""

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]
Seen = dict[str, Any]


class TooManyOptions(ValueError):
    """A decision with more options than the environment's actions."""


class Encoder:
    """Turns what a seat sees into `observation`, `options` and `action_mask`.

    `observation` (`width` numbers) is the scene and the question; `options` has one row of `depth`
    numbers for every option on offer, in order, so that action `i` is option `i`; `action_mask` is 1
    for those. Rows past the last option are nought.

    >>> from hearthside.games import load
    >>> session = Session(load("pilfer"), {"seats": 2}, seed=1)
    >>> seen = Encoder().seen(session, 0)
    >>> int(seen["action_mask"].sum()) == len(session.decision.options)
    True
    """

    def __init__(self, width: int = 1024, depth: int = 64, actions: int = 256) -> None:
        self.width = width
        self.depth = depth
        self.actions = actions
        self._places: dict[tuple[int, str], tuple[int, float]] = {}

    def observation_space(self) -> spaces.Dict:
        """The space that every observation lies in."""
        return spaces.Dict(
            {
                "observation": spaces.Box(-BOUND, BOUND, (self.width,), np.float32),
                "options": spaces.Box(-BOUND, BOUND, (self.actions, self.depth), np.float32),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    def action_space(self) -> Any:
        """The space of actions: the number of an option."""
        return spaces.Discrete(self.actions)

    def seen(self, session: Session[Any], seat: int) -> Seen:
        """What a seat sees now; its mask is empty unless it is the one who is asked."""
        scene = session.scene(seat)
        decision = session.decision
        mine = decision is not None and speaker(decision) == seat
        row = self._hashed(self.width, table_tokens(scene, decision, seat, mine))
        return {
            "observation": row,
            "options": self._options(session, decision, scene if mine else []),
            "action_mask": self.mask(session, seat),
        }

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

    def _options(
        self, session: Session[Any], decision: Decision | None, scene: list[Thing]
    ) -> Floats:
        rows = np.zeros((self.actions, self.depth), np.float32)
        if decision is None or not scene:
            return rows
        things = {thing.id: thing for thing in scene}
        points = session.game.words.points
        for number in range(self._count(session, decision)):
            option = decision.options[number]
            pointed = [
                things[name] for name in points(session.state, decision, option) if name in things
            ]
            rows[number] = self._hashed(self.depth, option_tokens(decision, option, pointed))
        return rows

    def _hashed(self, size: int, tokens: Iterator[tuple[str, float]]) -> Floats:
        """The vector that tokens with their amounts add up to."""
        row = [0.0] * size
        places = self._places
        for token, amount in tokens:
            place = places.get((size, token))
            if place is None:
                code = crc32(token.encode())
                place = places[size, token] = ((code >> 1) % size, 1.0 if code & 1 else -1.0)
            row[place[0]] += place[1] * amount
        return np.clip(np.array(row, np.float32), -BOUND, BOUND)


def speaker(decision: Decision) -> int:
    """The seat that answers: the one asked, or the first where the party decides together.

    >>> speaker(Decision(ANYONE, "camp", [Option("rest")])), speaker(Decision(2, "act", []))
    (0, 2)
    """
    return 0 if decision.seat == ANYONE else decision.seat


def amount_of(number: float) -> float:
    """A number of any size as a small one: its logarithm, with its sign.

    >>> amount_of(0), round(amount_of(-7), 3)
    (0.0, -2.079)
    """
    return copysign(log1p(abs(number)), number)


def table_tokens(
    scene: list[Thing], decision: Decision | None, seat: int, mine: bool
) -> Iterator[tuple[str, float]]:
    """The tokens of a scene: where things are, what they look like, their facts, and the question."""
    yield f"seat={seat}", 1.0
    for thing in scene:
        name = thing.id
        yield f"{name}@{thing.at}", 1.0
        yield f"{thing.kind}/{thing.look}@{thing.at}", 1.0
        for key, value in thing.facts.items():
            if isinstance(value, bool | int | float):
                yield f"{name}.{key}", amount_of(float(value))
            elif isinstance(value, list):
                for one in value:
                    yield f"{name}.{key}+{one}", 1.0
            elif value is not None:
                yield f"{name}.{key}={value}", 1.0
    if decision is not None and (mine or not decision.secret):
        yield f"asked={speaker(decision)}", 1.0
        yield f"ask={decision.ask}", 1.0
        for at, about in enumerate(decision.about if mine else ()):
            yield f"about{at}={about}", 1.0


def option_tokens(
    decision: Decision, option: Option, pointed: list[Thing]
) -> Iterator[tuple[str, float]]:
    """The tokens of an option: its verb, its arguments, and the things on the table it lies on."""
    verb = option.verb
    yield f"{decision.ask}/{verb}", 1.0
    yield verb, 1.0
    for at, arg in enumerate(option.args):
        yield f"{verb}{at}={arg}", 1.0
        if isinstance(arg, int):
            yield f"{verb}{at}#", amount_of(arg)
    for thing in pointed:
        yield f"{verb}/{thing.kind}", 1.0
        yield f"{verb}/{thing.look}", 1.0
        for key, value in thing.facts.items():
            if isinstance(value, bool | int | float):
                yield f"{verb}.{key}", amount_of(float(value))
