"""A playthrough: a session together with the log it comes from. Pure; the database is elsewhere.

The log is only ever appended to. Taking a choice back is a line of its own, so a playthrough can always be had
again by reading the log from its beginning, or from the position it was last rebased on.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from hearthside.kernel import ANYONE, Event, Game, KeyedDice, Refused, Session

from ..storage.rows import Entry, Summary
from .names import Names

TOLD = 600
"""How many lines of the journal are kept in words."""
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
    """A line of the journal in words.

    `index` is its place in the session's journal, `seat` whose choice it comes from.
    """

    number: int
    index: int
    event: Event
    text: str
    seat: int = ANYONE


class Playthrough:
    """A session, how long its log is, and its journal in words."""

    def __init__(self, session: Session[Any], number: int = 0, most: int = TOLD) -> None:
        self.session = session
        self._most = most
        self.number = number
        self.rewound = number
        """The length of the log when a choice was last taken back."""
        self.told: list[Told] = []
        self.names = Names()
        """What the journal calls the things that were seen here."""
        self._heard = 0
        self._listen()

    @classmethod
    def begin(cls, game: Game[Any], setup: dict[str, Any], seed: int) -> Playthrough:
        """A playthrough at the start of a game."""
        return cls(Session(game, setup, seed, keyed=True))

    @classmethod
    def at(cls, game: Game[Any], position: str, number: int) -> Playthrough:
        """A playthrough that goes on from a position kept after `number` lines of the log."""
        return cls(Session.at(game, json.loads(position), keyed=True, journal=True), number)

    @property
    def made(self) -> int:
        """How many choices stand."""
        return self.session.number

    @property
    def untouched(self) -> bool:
        """Whether nobody has chosen anything since the game was dealt."""
        return self.session.seeded and not self.session.made

    @property
    def can_return(self) -> bool:
        """Whether the last choice could be taken back by consent: nothing has been dealt anew since."""
        redeals = self.session.redeals
        return not redeals or redeals[-1][0] < self.session.number

    # Lines of the log -----------------------------------------------------------------------

    def follow(self, entries: Iterable[Entry]) -> None:
        """Take in lines of the log."""
        for entry in entries:
            self.apply(entry)

    def apply(self, entry: Entry) -> None:
        """Take in the next line of the log."""
        session = self.session
        try:
            if entry.kind == "choice":
                self.advance(entry)
                self.confirm()
                return
            self._expect(entry)
            if entry.kind == "undo":
                session.undo()
            elif entry.kind == "agreed":
                session.back_to(session.number - 1)
            elif entry.kind == "returned":
                session.back_to(int(entry.option))
            elif entry.kind == "redealt":
                session.deal_anew(int(entry.dice, 16))
            elif entry.kind == "dealt":
                self.session, self.told, self._heard = self._dealt(entry), [], 0
            else:
                raise Unreadable(entry.number, f"cannot follow a {entry.kind!r} line")
        except Refused as refused:
            raise Unreadable(entry.number, str(refused)) from None
        self.number += 1
        if entry.kind in ("undo", "agreed", "returned"):
            self._forget()
        if entry.kind != "redealt":
            self.rewound = self.number
        if remark := self._remark(entry):
            self.remark(*remark)
        self._listen()

    def _dealt(self, entry: Entry) -> Session[Any]:
        """The whole game dealt anew, before anybody has chosen."""
        session = self.session
        return Session(session.game, session.setup, int(entry.dice, 16), keyed=True)

    def _expect(self, entry: Entry) -> None:
        if entry.number != self.number:
            raise Unreadable(entry.number, f"expected line {self.number}")

    def advance(self, entry: Entry) -> None:
        """Make a choice that is not committed yet: `confirm` or `retreat` comes next.

        Until then nothing of it may be shown. A choice that the rules refuse, or fail on, leaves no trace.
        """
        self._expect(entry)
        if entry.dice:
            self.session.choose_keyed(entry.option, int(entry.dice, 16))
        else:
            self.session.choose(entry.option)

    @property
    def thrown(self) -> bool:
        """Whether the choice that was made last threw dice by its key."""
        return self.session.number - 1 in self.session.keys

    def confirm(self) -> None:
        """The choice that was made last is committed: it can be told."""
        self.number += 1
        self._listen()

    def retreat(self) -> None:
        """The choice that was made last could not be committed: it never was."""
        self.session.rewind(self.session.number - 1)

    def go_back(self, made: int, number: int) -> None:
        """Be again where the game stood after `made` choices, when the log had `number` lines."""
        self.session.rewind(made)
        self.number = self.rewound = number
        stands = len(self.session.journal)
        self.told = [t for t in self.told if t.number <= number and t.index < stands]
        self._heard = stands

    def summary_after(self, entry: Entry, bots: Iterable[int]) -> Summary:
        """What the table's row would say after a line that is no choice; tried on a fork, which leaves no trace."""
        if entry.kind == "dealt":
            return summary(self._dealt(entry), bots)
        fork = self.session.fork()
        if entry.kind == "undo":
            fork.undo()
        elif entry.kind == "redealt":
            fork.deal_anew(int(entry.dice, 16))
        else:
            fork.back_to(int(entry.option) if entry.kind == "returned" else fork.number - 1)
        return summary(fork, bots)

    def final(self, seat: int, option: str, key: int) -> bool:
        """Whether a choice could not be taken back by the kernel's rule, for all that a seat can know.

        It is tried in a few worlds that look the same to the seat, never in the true one: asking must
        not tell what is hidden. They are dealt by a `key` that nobody knows, since such worlds come of the true one.
        """
        for world in range(WORLDS):
            fork = self.session.fork()
            self.session.game.redeal(fork.state, seat, KeyedDice(key ^ world))
            fork.state.dice.reseed(key ^ world)
            fork.choose(option)
            if fork.why_no_undo():
                return True
        return False

    def position(self) -> str:
        """The position as text, to go on from under other rules or in another process."""
        return json.dumps(self.session.position(), separators=(",", ":"))

    # Words ----------------------------------------------------------------------------------

    def lines(self, seat: int, after: int = -1) -> list[Told]:
        """The last lines that a seat may read, from those after line `after` of the log."""
        found: list[Told] = []
        for told in reversed(self.told):
            if told.number <= after or len(found) == SHOWN:
                break
            if told.event.visible(seat):
                found.append(told)
        found.reverse()
        return found

    def remark(self, kind: str, text: str) -> None:
        """Tell something that is no part of the game."""
        self.told.append(Told(self.number, -1, Event(kind), text))

    def _listen(self) -> None:
        """Put what is new in the journal into words."""
        session = self.session
        journal = session.journal
        fresh = max(self._heard, len(journal) - self._most)
        seat = session.made[-1].seat if session.made else ANYONE
        for index in range(fresh, len(journal)):
            event = journal[index]
            self.told.append(Told(self.number, index, event, self._words(event), seat))
        self._heard = len(journal)
        if len(self.told) > 2 * self._most:
            del self.told[: -self._most]

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

    def _remark(self, entry: Entry) -> tuple[str, str] | None:
        """What is told of a line that is no choice, if the journal does not tell it: a kind, and the words."""
        if entry.kind == "dealt":
            return "dealt", f"{entry.option} The game was dealt anew."
        if entry.kind == "redealt":
            return "redealt", f"{entry.option} What nobody knows was dealt anew."
        if entry.kind != "undo":
            return None
        words, state = self.session.game.words, self.session.state
        who = "The party" if entry.seat == ANYONE else words.seat(state, entry.seat)
        return "taken_back", f"{who} took back the last choice."


@dataclass(frozen=True, slots=True)
class Standing:
    """How a game stands, as far as a table's row and its seats say: who is to choose, the phase, the roles."""

    seats: int
    turn: int | None
    phase: str
    roles: list[str]

    @staticmethod
    def of(session: Session[Any]) -> Standing:
        """How a session stands."""
        state, words = session.state, session.game.words
        turn = None if session.decision is None else session.decision.seat
        roles = [words.seat(state, seat) for seat in range(state.seats)]
        return Standing(state.seats, turn, words.phase(state), roles)

    def summary(self, bots: Iterable[int]) -> Summary:
        """What the table's row says, `bots` being the seats that bots hold."""
        turn = [] if self.turn is None else [self.turn]
        by_bot = self.turn is not None and mover(self.turn, self.seats, set(bots)) is not None
        return Summary(self.turn is None, json.dumps(turn), self.phase, by_bot)


def summary(session: Session[Any], bots: Iterable[int]) -> Summary:
    """What a table's row says of a position."""
    return Standing.of(session).summary(bots)


def mover(seat: int, seats: int, bots: set[int]) -> int | None:
    """The bot that makes a decision, if one does; what anyone may decide is left to people."""
    if seat == ANYONE:
        return 0 if bots.issuperset(range(seats)) else None
    return seat if seat in bots else None
