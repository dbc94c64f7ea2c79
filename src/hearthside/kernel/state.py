"""The base of every game's state: plain data between steps."""

from __future__ import annotations

from dataclasses import dataclass, field

from .dice import Dice
from .journal import Journal

END = "end"
"""The step after which there is none."""


@dataclass(slots=True, kw_only=True)
class State:
    """What every game's state has: the step it is at, its seats, its dice, what was learned.

    The journal is not part of the position: it is never cloned, saved, compared or digested.

    >>> State(step="dawn", seats=2, dice=Dice(1)) == State(step="dawn", seats=2, dice=Dice(1))
    True
    """

    step: str
    seats: int
    dice: Dice
    learned: int = 0
    journal: Journal | None = field(default=None, compare=False, repr=False)
