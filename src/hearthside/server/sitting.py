"""A sitting: a session together with the log it comes from. Pure; the database is elsewhere.

The log is only ever appended to. Taking a choice back is a line of its own, so a sitting can always
be had again by reading the log from its beginning, or from the position it was last rebased on.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from hearthside.kernel import ANYONE, Dice, Event, Game, Refused, Session

from .rows import Entry, Summary

TOLD = 600
"""How many lines of the journal a sitting keeps in words."""
SHOWN = 200
"""How many of them a seat is shown."""
WORLDS = 3
"""In how many worlds a choice is tried to see whether it could be taken back."""


class Unreadable(Exception):
    """A log that the rules of today cannot follow; it says at which line."""

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(f"line {number} of the log: {reason}")
        self.number = number


@dataclass(frozen=True, slots=True)
class Told:
    """A line of the journal in words; `index` is its place in the session's journal."""

    number: int
    index: int
    event: Event
    text: str


class Sitting:
    """A session, how long its log is, and its journal in words."""

    def __init__(self, session: Session[Any], number: int = 0) -> None:
        self.session = session
        self.number = number
        self.told: list[Told] = []
        self._heard = 0
        self._listen()

    @classmethod
    def begin(cls, game: Game[Any], setup: dict[str, Any], seed: int) -> Sitting:
        """A sitting at the start of a game."""
        return cls(Session(game, setup, seed))

    @classmethod
    def at(cls, game: Game[Any], position: str, number: int) -> Sitting:
        """A sitting that goes on from a position kept after `number` lines of the log."""
        return cls(Session.at(game, json.loads(position), journal=True), number)

    @property
    def made(self) -> int:
        """How many choices stand."""
        return self.session.number

    def follow(self, entries: Iterable[Entry]) -> None:
        """Take in lines of the log."""
        for entry in entries:
            self.apply(entry)

    def apply(self, entry: Entry) -> None:
        """Take in the next line of the log."""
        if entry.number != self.number:
            raise Unreadable(entry.number, f"expected line {self.number}")
        session = self.session
        try:
            if entry.kind == "choice":
                session.choose(entry.option)
            elif entry.kind == "undo":
                session.undo()
            elif entry.kind == "agreed":
                session.back_to(session.number - 1)
            else:
                raise Unreadable(entry.number, f"cannot follow a {entry.kind!r} line")
        except Refused as refused:
            raise Unreadable(entry.number, str(refused)) from None
        self.number += 1
        if entry.kind != "choice":
            self._forget()
            if entry.kind == "undo":
                self.remark("taken_back", self._took_back(entry.seat))
        self._listen()

    def tried(self, entry: Entry, bots: Iterable[int]) -> Summary:
        """What the table's row would say after a line that is not committed yet.

        The line is tried on a fork; one the rules refuse, or fail on, raises here and leaves no trace.
        """
        fork = self.session.fork(keep=entry.kind != "choice")
        if entry.kind == "choice":
            fork.choose(entry.option)
        elif entry.kind == "undo":
            fork.undo()
        else:
            fork.back_to(fork.number - 1)
        return summary(fork, bots)

    def final(self, seat: int, option: str) -> bool:
        """Whether a choice could not be taken back by the kernel's rule, for all that a seat can know.

        It is tried in a few worlds that look the same to the seat, never in the true one: asking must
        not tell what is hidden.
        """
        for seed in range(WORLDS):
            fork = self.session.fork()
            self.session.game.redeal(fork.state, seat, Dice(seed))
            fork.choose(option)
            if fork.why_no_undo():
                return True
        return False

    def position(self) -> str:
        """The position as text, to go on from under other rules or in another process."""
        return json.dumps(self.session.position(), separators=(",", ":"))

    def lines(self, seat: int, after: int = -1) -> list[Told]:
        """The last lines that a seat may read, from those after line `after` of the log."""
        readable = [t for t in self.told if t.number > after and t.event.visible(seat)]
        return readable[-SHOWN:]

    def _listen(self) -> None:
        """Put what is new in the journal into words."""
        session = self.session
        journal = session.journal
        fresh = max(self._heard, len(journal) - TOLD)
        for index in range(fresh, len(journal)):
            event = journal[index]
            self.told.append(Told(self.number, index, event, self._words(event)))
        self._heard = len(journal)
        if len(self.told) > 2 * TOLD:
            del self.told[:-TOLD]

    def _words(self, event: Event) -> str:
        if event.kind == "undone":
            return "By agreement the last choice was taken back."
        return self.session.game.words.line(self.session.state, event)

    def _forget(self) -> None:
        """Drop the words of what is no longer in the journal."""
        journal = self.session.journal
        agreed = bool(journal) and journal[-1].kind == "undone" and len(journal) <= self._heard
        stands = len(journal) - 1 if agreed else len(journal)
        self.told = [t for t in self.told if t.index < stands]
        self._heard = min(self._heard, stands)

    def remark(self, kind: str, text: str) -> None:
        """Tell something that is no part of the game."""
        self.told.append(Told(self.number, -1, Event(kind), text))

    def _took_back(self, seat: int) -> str:
        words = self.session.game.words
        who = "The party" if seat == ANYONE else words.seat(self.session.state, seat)
        return f"{who} took back the last choice."


def summary(session: Session[Any], bots: Iterable[int]) -> Summary:
    """What a table's row says of a position, `bots` being the seats that bots hold."""
    decision = session.decision
    state = session.state
    turn = [] if decision is None else [decision.seat]
    moved_by_bot = decision is not None and mover(decision.seat, state.seats, set(bots)) is not None
    phase = session.game.words.phase(state)
    return Summary(decision is None, json.dumps(turn), phase, moved_by_bot)


def mover(seat: int, seats: int, bots: set[int]) -> int | None:
    """The bot that makes a decision, if one does; what anyone may decide is left to people."""
    if seat == ANYONE:
        return 0 if bots.issuperset(range(seats)) else None
    return seat if seat in bots else None
