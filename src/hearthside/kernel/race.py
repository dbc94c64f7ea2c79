"""The race: what decides a game, and how near everybody is to it."""

from __future__ import annotations

from typing import Literal, NamedTuple

from .decision import ANYONE

Means = Literal["wins", "loses", "ends", "leads"]
"""What a full goal brings to those it belongs to; one that leads on only opens the way to what decides."""


class Goal(NamedTuple):
    """One thing that decides the game, and how far along it is: `value` of `of`.

    It belongs to a seat, or to ANYONE: all who play together, or the table where it only ends the game. When it is
    full, `means` comes true. `text` says how things stand where the number does not, `marks` are values on the way at
    which something happens, and `look` is a key for the theme's art. Everybody may know all of it.

    >>> Goal("Loot", 9, 12, who=1, rule="PF-011").left
    3
    """

    name: str
    value: int
    of: int
    who: int = ANYONE
    means: Means = "wins"
    rule: str = ""
    text: str = ""
    marks: tuple[int, ...] = ()
    look: str = ""

    @property
    def left(self) -> int:
        """What is still missing."""
        return max(0, self.of - self.value)

    @property
    def full(self) -> bool:
        """It has been reached."""
        return self.value >= self.of
