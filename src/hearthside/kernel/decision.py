"""Decisions: every choice in every game is one pick out of an explicit list."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TypeVar

from .option import Arg, Option

ANYONE = -1
"""The seat of a decision that the party makes together."""

SPECTATOR = -2
"""The seat of somebody who watches and holds no hand."""

EVERYONE = -3
"""All seats together: what they cannot know is what nobody knows."""


def knows(seat: int, other: int) -> bool:
    """Whether `seat`, or all seats together, know what seat `other` holds.

    >>> knows(1, 1), knows(0, 1), knows(EVERYONE, 1), knows(SPECTATOR, 1)
    (True, False, True, False)
    """
    return seat in (other, EVERYONE)


class Decision:
    """One choice, for one seat (or `ANYONE`), out of a list of options.

    `ask` is a short key that words are made from, `about` holds what else the words need, `rule` is
    the rule that orders the choice. A `secret` decision shows nothing of itself to other seats. One that is
    asked `always` is put to its seat even with a single option.

    >>> d = Decision(0, "act", [Option("go", "B3"), Option("pass")], rule="VS-052")
    >>> d.find("go:B3"), d.find("fly") is None
    (Option('go:B3'), True)
    """

    __slots__ = ("about", "always", "ask", "options", "rule", "seat", "secret")

    def __init__(
        self,
        seat: int,
        ask: str,
        options: Sequence[Option],
        rule: str = "",
        about: tuple[Arg, ...] = (),
        secret: bool = False,
        always: bool = False,
    ) -> None:
        self.seat = seat
        self.ask = ask
        self.options = options
        self.rule = rule
        self.about = about
        self.secret = secret
        self.always = always

    def find(self, notation: str) -> Option | None:
        """The option on offer that is written `notation`, or None."""
        wanted = Option.written(notation)
        if wanted in self.options:
            return wanted
        for option in self.options:
            if str(option) == notation:
                return option
        return None

    def __repr__(self) -> str:
        return f"Decision({self.seat}, {self.ask!r}, [{', '.join(map(str, self.options))}])"


T = TypeVar("T")
Asks = Generator[Decision, Option, None]
"""A step, or a part of one, that asks for decisions."""
Asking = Generator[Decision, Option, T]
"""A part of a step that asks for decisions and then returns a `T`."""
