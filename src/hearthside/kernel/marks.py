"""What a session keeps so that it can be forked and undone: choices, and where steps began."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from .option import Option
from .state import State

S = TypeVar("S", bound=State)


class Deal(NamedTuple):
    """The world was dealt anew after so many choices: for whose eyes, and from what seed."""

    number: int
    seat: int
    seed: int


@dataclass(slots=True)
class Mark(Generic[S]):
    """The beginning of a step: how many choices and journal events came before, and the state.

    `deals` are those within the step: who runs it again has to deal again.
    """

    number: int
    events: int
    state: S
    deals: tuple[Deal, ...] = ()


class Made(NamedTuple):
    """A choice that was made, by whom, and what dice and knowledge stood at before it."""

    option: Option
    seat: int
    drawn: int
    learned: int
