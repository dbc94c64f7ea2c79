"""What a bot is: it looks at a session and chooses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from hearthside.kernel import ANYONE, Option, Session

Progress = Callable[[int, int], bool]
"""Told how much of the budget is done, out of how much; says whether to go on."""


@dataclass(slots=True)
class Considered:
    """An option as a bot saw it: how often it was tried, what came of it, and how likely it was to be taken at first.

    `value` and `prior` run from 0 to 1.
    """

    option: Option
    visits: int
    value: float
    prior: float = 0.0


@dataclass(slots=True)
class Thinking:
    """What a bot thought before its last choice, the best option first, and the line it expects.

    `value` is what the position was worth before anything was chosen, as far as the bot can tell.
    """

    options: list[Considered] = field(default_factory=list)
    line: list[Option] = field(default_factory=list)
    value: float | None = None


class Bot(Protocol):
    """Somebody who chooses without being a person."""

    thinking: Thinking

    def choose(
        self, session: Session[Any], progress: Progress | None = None, seat: int | None = None
    ) -> Option:
        """An option of the session's decision; the session itself is left alone.

        `seat` says who thinks, where the decision is everybody's; otherwise the one who is asked does.
        """


def viewpoint(session: Session[Any], seat: int | None = None) -> int:
    """The seat whose knowledge and interest count at this decision."""
    decision = session.asked
    if decision.seat != ANYONE:
        return decision.seat
    return 0 if seat is None else seat


def advance(world: Session[Any], option: Option) -> None:
    """Choose, and pass every question after it that has only one answer."""
    world.choose(option)
    while world.decision is not None and len(world.decision.options) == 1:
        world.choose(world.decision.options[0])
