"""The notation of jobs: `forest? roll 2 food`, `-1 food, walk 1`, `on build: +2 vp`.

A job is a row of steps (DW-036). A condition ends in `?` and is followed by a blank; every other step
is followed by a comma. `parse` reads it, `str` writes the same text back.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

RESOURCES = ("gold", "metal", "wood", "food")
COLOURS = ("blue", "green", "red", "yellow", "grey")
PLACES = ("forest", "prairie", "mountain", "village", "water", "river", "camp")
MARKERS = ("wagon", "unmarked", "westmost", "moved west", "linked", "start")
CONDITIONS = PLACES + MARKERS
EVENTS = ("build", "reveal", "clear", "wagon west", "wagon east", "wagon damage")
MOVES = ("walk", "climb", "sail", "train")
ITEMS = ("item", *COLOURS)
DANGERS = ("danger", "pain", "exhaustion")
BARE = ("rail", "bridge", "mark")


class JobError(ValueError):
    """A job that cannot be read: what is wrong, and the column where.

    >>> parse("forest? roll 2 foood")
    Traceback (most recent call last):
    hearthside.games.deck_goes_west.content.jobs.notation.JobError: column 16: 'foood' is no resource: gold, metal, wood, food
      forest? roll 2 foood
                     ^
    """

    def __init__(self, text: str, column: int, reason: str) -> None:
        super().__init__(f"column {column}: {reason}\n  {text}\n  {' ' * (column - 1)}^")
        self.column = column
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Step:
    """One icon of a job: what is done, how many, of what; `unit` is "x" for a chosen number, "d" for dice.

    >>> str(Step("roll", 2, "food"))
    'roll 2 food'
    """

    op: str
    n: int = 0
    what: str = ""
    unit: str = ""

    def __str__(self) -> str:
        if self.op == "if":
            return f"{self.what}?"
        if self.op in ("pay", "gain"):
            sign = "-" if self.op == "pay" else "+"
            count = f"{'' if self.n == 1 and self.unit else self.n}{self.unit}"
            return f"{sign}{count} {self.what}"
        if self.op == "points":
            return f"{self.n:+d} vp"
        if self.what == "this":
            return f"{self.op} this"
        if self.op in BARE:
            return self.op
        return f"{self.op} {self.n}{self.unit}" + (f" {self.what}" if self.what else "")


@dataclass(frozen=True, slots=True)
class Job:
    """A row of steps, with the event that sets it off if it is an event job.

    >>> str(parse("on reveal: +1 vp, westmost? +1 vp"))
    'on reveal: +1 vp, westmost? +1 vp'
    """

    steps: tuple[Step, ...]
    event: str = ""

    def __str__(self) -> str:
        text = f"on {self.event}: " if self.event else ""
        for i, step in enumerate(self.steps):
            text += str(step)
            if i + 1 < len(self.steps):
                text += " " if step.op == "if" else ", "
        return text


_WORD = re.compile(r"[+-]?[A-Za-z0-9]+|[?,:]|\S")
_COUNT = re.compile(r"([+-])([0-9]*)(x?)$")
_DICE = re.compile(r"([0-9]+)(d?)$")


class _Reader:
    """The words of one job with their columns, read from left to right."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.words = [(m.group(), m.start() + 1) for m in _WORD.finditer(text)]
        self.i = 0

    def peek(self) -> str:
        """The next word, or nothing at the end."""
        return self.words[self.i][0] if self.i < len(self.words) else ""

    def column(self) -> int:
        """Where the next word stands."""
        return self.words[self.i][1] if self.i < len(self.words) else len(self.text) + 1

    def fail(self, reason: str, column: int = 0) -> JobError:
        """The error that points at the next word, or at `column`."""
        return JobError(self.text, column or self.column(), reason)

    def take(self, wanted: str) -> str:
        """The next word; `wanted` says what should stand here."""
        word = self.peek()
        if not word:
            raise self.fail(f"the job ends where {wanted} should follow")
        self.i += 1
        return word

    def one_of(self, words: tuple[str, ...], wanted: str) -> str:
        """The next word, which has to be one of `words`."""
        column = self.column()
        word = self.take(wanted)
        if word not in words:
            raise self.fail(f"{word!r} is no {wanted}: {', '.join(words)}", column)
        return word

    def number(self, dice: bool = False) -> tuple[int, str]:
        """A number above zero, as dice if a `d` follows and may."""
        column = self.column()
        word = self.take("a number")
        match = _DICE.match(word)
        if match is None or int(match[1]) == 0 or (match[2] and not dice):
            raise self.fail(f"{word!r} is no number{' or number of dice' if dice else ''}", column)
        return int(match[1]), match[2]


def parse(text: str) -> Job:
    """The job written in `text`; a `JobError` names the column of whatever cannot be read.

    >>> [step.op for step in parse("mountain? discard 1 item, roll 2 metal").steps]
    ['if', 'discard', 'roll']
    """
    reader = _Reader(text)
    event = _event(reader) if reader.peek() == "on" else ""
    steps = [_step(reader)]
    while reader.peek():
        if steps[-1].op != "if":
            if reader.peek() != ",":
                raise reader.fail(f"a comma should stand before {reader.peek()!r}")
            reader.take("a comma")
        steps.append(_step(reader))
    if steps[-1].op == "if":
        raise reader.fail("a step should follow the condition")
    return Job(tuple(steps), event)


def _event(reader: _Reader) -> str:
    reader.take("on")
    column = reader.column()
    name = reader.take("an event")
    if name == "wagon":
        name += " " + reader.take("west, east or damage")
    if name not in EVENTS:
        raise reader.fail(f"{name!r} is no event: {', '.join(EVENTS)}", column)
    if reader.peek() != ":":
        raise reader.fail("a colon should follow the event")
    reader.take("a colon")
    return name


def _step(reader: _Reader) -> Step:
    """One step, the reader standing at its first word."""
    column = reader.column()
    word = reader.take("a step")
    if word[0] in "+-" and len(word) > 1:
        return _amount(reader, word, column)
    if word in BARE:
        return Step(word)
    if word in MOVES or word in ("telescope", "draw"):
        return Step(word, reader.number()[0])
    if word == "roll":
        n, _ = reader.number()
        return Step("roll", n, reader.one_of(RESOURCES, "resource"))
    if word in ("attack", "defend"):
        n, unit = reader.number(dice=True)
        return Step(word, n, unit=unit)
    if word in ("discard", "scrap"):
        return _cards(reader, word)
    if word == "take":
        n, _ = reader.number()
        return Step("take", n, reader.one_of(DANGERS, "kind of danger"))
    if word == "moved" and reader.peek() == "west":
        reader.take("west")
        word = "moved west"
    if reader.peek() == "?":
        if word not in CONDITIONS:
            raise reader.fail(f"{word!r} is no condition: {', '.join(CONDITIONS)}", column)
        reader.take("a question mark")
        return Step("if", what=word)
    raise reader.fail(f"{word!r} begins no step", column)


def _amount(reader: _Reader, word: str, column: int) -> Step:
    """Resources or points, gained or lost: `-2x any`, `+3 wood`, `+1 vp`."""
    match = _COUNT.match(word)
    if match is None or (not match[2] and not match[3]) or match[2] == "0":
        raise reader.fail(f"{word!r} is no amount such as +2, -1 or +x", column)
    n = int(match[2] or 1)
    if reader.peek() == "vp":
        if match[3]:
            raise reader.fail("points are never x", column)
        reader.take("vp")
        return Step("points", n if match[1] == "+" else -n)
    what = reader.one_of((*RESOURCES, "any"), "resource")
    return Step("gain" if match[1] == "+" else "pay", n, what, match[3])


def _cards(reader: _Reader, op: str) -> Step:
    """Cards that are discarded or scrapped: a number of a kind, or this very card."""
    if reader.peek() == "this":
        reader.take("this")
        return Step(op, 1, "this")
    n, _ = reader.number()
    return Step(op, n, reader.one_of(ITEMS + DANGERS, "kind of card"))
