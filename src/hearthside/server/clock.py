"""A table's clock, as values: whose time runs, and how much of it is left. Times are seconds since 1970, given from outside."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Literal, Self

from hearthside.kernel import ANYONE

ClockKind = Literal["turn", "bank"]
AtZero = Literal["choice", "seat"]
SPARE = 0.1
"""The part of a bank that whoever has used it up gets to go on with."""


@dataclass(frozen=True, slots=True)
class ClockRules:
    """How much time there is: for each turn, or for the whole game with a bonus for every choice.

    A turn is a run of choices that no other seat comes between. When time is up a bot makes the `choice`; or it takes
    the `seat` over, until whoever holds it says that they are back.
    """

    kind: ClockKind
    seconds: int
    bonus: int
    at_zero: AtZero

    @classmethod
    def read(cls, text: str) -> Self:
        """The rules as they were written."""
        return cls(**json.loads(text))

    def __str__(self) -> str:
        return json.dumps(asdict(self))

    def words(self) -> str:
        """The rules as everybody at the table reads them."""
        time = f"{_span(self.seconds)} for "
        time += "each turn" if self.kind == "turn" else "the whole game"
        if self.kind == "bank" and self.bonus:
            time += f" and {_span(self.bonus)} more with every choice"
        then = {
            "choice": "makes the choice",
            "seat": "takes the seat over until its holder is back",
        }
        return f"{time}; then a bot {then[self.at_zero]}"

    @property
    def again(self) -> float:
        """The time that whoever ran out of it gets to go on with."""
        return self.seconds if self.kind == "turn" else max(self.bonus, self.seconds * SPARE)


def _span(seconds: int) -> str:
    """
    >>> _span(90), _span(60), _span(7200), _span(172_800)
    ('90 seconds', '1 minute', '2 hours', '2 days')
    """
    for size, name in ((86_400, "day"), (3600, "hour"), (60, "minute"), (1, "second")):
        if seconds % size == 0:
            return f"{seconds // size} {name}{'' if seconds == size else 's'}"
    raise AssertionError("every whole number can be divided by 1")


@dataclass(frozen=True, slots=True)
class Standing:
    """How a table stands, as far as its clock is concerned: the length of its log, and when its last line was made;
    how many choices stand; and which person is to choose, None if no clock runs for whoever is.
    """

    line: int
    made_at: float
    made: int
    seat: int | None


@dataclass(frozen=True, slots=True)
class Clock:
    """A clock at one line of the log. It runs for `seat` until `ends`; `left` is what each seat had when it began to."""

    line: int = -1
    seat: int | None = None
    ends: float = math.inf
    left: Mapping[int, float] = field(default_factory=dict)
    away: frozenset[int] = frozenset()
    """Seats that a bot has taken over until their holders are back."""
    most: int = 0
    """The most choices that have stood: no bonus is had twice by taking a choice back."""

    def remaining(self, now: float) -> dict[int, float]:
        """What every seat that has a time has left now."""
        left = dict(self.left)
        if self.seat is not None:
            left[self.seat] = max(0.0, min(left[self.seat], self.ends - now))
        return left

    def out(self, now: float) -> bool:
        """Whether the time of whoever is to choose is up."""
        return self.seat is not None and self.ends <= now

    def turned(self, rules: ClockRules, to: Standing, now: float) -> Clock:
        """The clock once the table stands as it now does."""
        moved = to.line != self.line
        left = self.remaining(min(now, to.made_at) if moved else now)
        before = self.seat
        if before is not None and moved and rules.kind == "bank":
            spent = left[before] <= 0.0
            if to.made > self.most:
                left[before] += rules.bonus
            if spent:
                left[before] = max(left[before], rules.again)
        seat = None if rules.kind == "bank" and to.seat == ANYONE else to.seat
        if seat is not None:
            if rules.kind == "turn" and seat != before:
                left[seat] = rules.seconds
            left.setdefault(seat, float(rules.seconds))
            if seat in self.away:
                left[seat] = 0.0
        return replace(
            self,
            line=to.line,
            seat=seat,
            ends=math.inf if seat is None else now + left[seat],
            left=left,
            most=max(self.most, to.made),
        )

    def left_to_bot(self, rules: ClockRules) -> Clock:
        """The clock of a table whose seat to choose has run out of time, as the rules have it."""
        if rules.at_zero == "choice" or self.seat is None or self.seat == ANYONE:
            return self
        return replace(self, away=self.away | {self.seat})

    def back(self, rules: ClockRules, seats: set[int], now: float) -> Clock:
        """The clock once the holders of seats that a bot took over are back."""
        came = self.away & seats
        left = {**self.left, **dict.fromkeys(came, rules.again)}
        ends = now + left[self.seat] if self.seat is not None and self.seat in came else self.ends
        return replace(self, left=left, away=self.away - came, ends=ends)
