"""Options: what can be picked at a decision."""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter
from typing import TYPE_CHECKING, Any

Arg = str | int


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

    @staticmethod
    @lru_cache(maxsize=8192)
    def written(notation: str) -> Option | None:
        """The same, if that is how it is written to the letter.

        >>> Option.written("give:nail,2"), Option.written("give:nail,02")
        (Option('give:nail,2'), None)
        """
        option = Option.parse(notation)
        return option if str(option) == notation else None

    def __str__(self) -> str:
        if len(self) == 1:
            return str(self[0])
        return f"{self[0]}:{','.join(map(str, self[1:]))}"

    def __repr__(self) -> str:
        return f"Option({str(self)!r})"

    def __getnewargs__(self) -> tuple[Any, ...]:
        return tuple(self)
