"""Options and decisions: every choice in every game is one pick out of an explicit list."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import TYPE_CHECKING, Any, TypeVar

ANYONE = -1
"""The seat of a decision that the party makes together."""

SPECTATOR = -2
"""The seat of somebody who watches and holds no hand."""

EVERYONE = -3
"""All seats together: what they cannot know is what nobody knows."""

Arg = str | int


def knows(seat: int, other: int) -> bool:
    """Whether `seat`, or all seats together, know what seat `other` holds.

    >>> knows(1, 1), knows(0, 1), knows(EVERYONE, 1), knows(SPECTATOR, 1)
    (True, False, True, False)
    """
    return seat in (other, EVERYONE)


class Option(tuple[Arg, ...]):
    """An immutable verb with arguments, equal by value and printed as its notation.

    >>> Option("go", "B3")
    Option('go:B3')
    >>> str(Option("give", "nail", 2)), Option("pass") == Option("pass")
    ('give:nail,2', True)
    >>> Option("go", "B3").verb, Option("go", "B3").args
    ('go', ('B3',))
    """

    __slots__ = ()

    def __new__(cls, verb: str, *args: Arg) -> Option:
        return tuple.__new__(cls, (verb, *args))

    if TYPE_CHECKING:

        @property
        def verb(self) -> str:
            """The word for what is done."""

    else:
        verb = property(itemgetter(0), doc="The word for what is done.")

    @property
    def args(self) -> tuple[Arg, ...]:
        """What it is done to or with."""
        return tuple(self[1:])

    @staticmethod
    @lru_cache(maxsize=8192)
    def parse(notation: str) -> Option:
        """The option that is written `notation`; whole numbers become ints.

        >>> Option.parse("give:nail,2") == Option("give", "nail", 2), Option.parse("pass").args
        (True, ())
        """
        verb, colon, rest = notation.partition(":")
        args = rest.split(",") if colon else []
        return Option(verb, *(int(a) if a.lstrip("-").isdecimal() else a for a in args))

    def __str__(self) -> str:
        if len(self) == 1:
            return str(self[0])
        return f"{self[0]}:{','.join(map(str, self[1:]))}"

    def __repr__(self) -> str:
        return f"Option({str(self)!r})"

    def __getnewargs__(self) -> tuple[Any, ...]:
        return tuple(self)


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
        wanted = Option.parse(notation)
        if wanted in self.options and str(wanted) == notation:
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
