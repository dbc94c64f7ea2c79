"""Game records: small readable files that replay bit for bit, or say in which line they do not.

A record is a text file: a head with game, rules version, seed and setup; one line a choice, the seat
and the notation; `=` lines with the digest of the state at step boundaries; `!` lines where the table
went back by agreement; `%` lines with the key of the dice that the next choice threw and `~` lines where what nobody
knows was dealt anew, where a server keyed them; the last snapshot; and an end line with a checksum.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, TypeVar

from .clone import digest, from_data, to_data
from .dice import KeyedDice
from .game import Game
from .refusal import DeadEnd, Refused
from .session import Session
from .setup import SetupError
from .state import State

S = TypeVar("S", bound=State)
MAGIC = "hearthside record 1"
SNAPSHOT = "snapshot"


class RecordError(ValueError):
    """A record that cannot be taken: the line and the reason.

    >>> raise RecordError(3, "'fly' is not on offer")
    Traceback (most recent call last):
    hearthside.kernel.record.RecordError: line 3: 'fly' is not on offer
    """

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


@dataclass(slots=True)
class Record:
    """A game, finished or not, as it is written to a file.

    >>> from hearthside.games import load
    >>> pilfer = load("pilfer"); session = Session(pilfer, {"seats": 2}, seed=3)
    >>> session.choose(session.decision.options[0])
    >>> record = Record.parse(str(session.record()))
    >>> record.replay(pilfer).state == session.state
    True
    """

    game: str
    rules: str
    seed: int
    setup: dict[str, Any]
    choices: list[tuple[int, str]] = field(default_factory=list)
    digests: dict[int, str] = field(default_factory=dict)
    undone: list[tuple[int, int]] = field(default_factory=list)
    keys: dict[int, int] = field(default_factory=dict)
    redeals: list[tuple[int, int]] = field(default_factory=list)
    snapshot: tuple[int, dict[str, Any]] | None = None
    first: int = 0
    base: dict[str, Any] | None = None
    signed: str = field(default="", compare=False)
    """What whoever wrote the file vouches for it with; whether to believe that is for the reader to say."""
    lines: dict[int | str, int] = field(default_factory=dict, compare=False)
    damaged: int = field(default=0, compare=False)

    @staticmethod
    def of(session: Session[Any]) -> Record:
        """The record of a session as it stands.

        >>> from hearthside.games import load
        >>> Record.of(Session(load("pilfer"), seed=3)).choices
        []
        """
        game, marks = session.game, session.marks
        choices = [(made.seat, str(made.option)) for made in session.made]
        record = Record(game.name, game.version, session.seed, session.setup, choices)
        for mark in marks:
            record.digests[mark.number] = digest(mark.state)
        if session.decision is None:
            record.digests[session.number] = digest(session.state)
        record.undone = list(session.undone)
        record.keys, record.redeals = dict(session.keys), list(session.redeals)
        if marks:
            mark = session.beginning()
            record.snapshot = (mark.number, to_data(mark.state))
        if not session.seeded:
            began = marks[0].state if marks else session.state  # it was over when it was taken up
            record.first, record.base = session.first, to_data(began)
        return record

    # Text ---------------------------------------------------------------------------------

    def __str__(self) -> str:
        text = "\n".join(self._write()) + "\n"
        return f"{text}end {_checksum(text)}\n"

    def _write(self) -> Iterator[str]:
        yield MAGIC
        yield f"game {self.game}"
        yield f"rules {self.rules}"
        yield f"seed {self.seed}"
        yield f"setup {_dumps(self.setup)}"
        if self.base is not None:
            yield f"from {self.first} {_dumps(self.base)}"
        number = self.first
        for seat, notation in [*self.choices, (0, "")]:
            if number in self.digests:
                yield f"= {self.digests[number]}"
            for at, was in self.undone:
                if at == number:
                    yield f"! back from {was}"
            for at, key in self.redeals:
                if at == number:
                    yield f"~ {key:x}"
            if number in self.keys:
                yield f"% {self.keys[number]:x}"
            if notation:
                yield f"{seat} {notation}"
            number += 1
        if self.snapshot is not None:
            yield f"snapshot {self.snapshot[0]} {_dumps(self.snapshot[1])}"

    @staticmethod
    def parse(text: str) -> Record:
        """Read a record; a foreign, cut or garbled file raises `RecordError`.

        >>> Record.parse("PK...")
        Traceback (most recent call last):
        hearthside.kernel.record.RecordError: line 1: not a Hearthside record
        """
        lines = text.splitlines()
        if not lines or lines[0].strip() != MAGIC:
            raise RecordError(1, "not a Hearthside record")
        head: dict[str, str] = {}
        for number, key in enumerate(("game", "rules", "seed", "setup"), 2):
            word, _, value = (lines[number - 1] if number <= len(lines) else "").partition(" ")
            if word != key or not value:
                raise RecordError(number, f"the line with the {key} is missing")
            head[key] = value
        setup = _loads(head["setup"], 5)
        if not isinstance(setup, dict):
            raise RecordError(5, "the setup is not an object")
        record = Record(head["game"], head["rules"], _int(head["seed"], 4), setup)
        for number, line in enumerate(lines[5:], 6):
            if line.startswith("end "):
                body = "\n".join(lines[: number - 1]) + "\n"
                if line[4:] != _checksum(body):
                    record.damaged = number
                if number != len(lines):
                    raise RecordError(number + 1, "there is more after the end line")
                return record
            record._take(number, line)
        raise RecordError(len(lines) + 1, "the file stops without its end line; it was cut short")

    def _take(self, number: int, line: str) -> None:
        """Take in one line of the body."""
        word, _, rest = line.partition(" ")
        at = self.first + len(self.choices)
        if word == "=":
            self.digests[at] = rest
            self.lines[-at - 1] = number
        elif word == "!":
            self.undone.append((at, _int(rest.removeprefix("back from "), number)))
        elif word == "~":
            self.redeals.append((at, _key(rest, number)))
        elif word == "%":
            self.keys[at] = _key(rest, number)
        elif word == "signed":
            self.signed = rest
        elif word in ("snapshot", "from"):
            count, _, data = rest.partition(" ")
            state = _loads(data, number)
            if not isinstance(state, dict):
                raise RecordError(number, f"the {word} line holds no state")
            if word == "from":
                self.first, self.base = _int(count, number), state
            else:
                self.snapshot = (_int(count, number), state)
                self.lines[SNAPSHOT] = number
        elif rest and word.lstrip("-").isdecimal():
            self.lines[at] = number
            self.choices.append((int(word), rest))
        else:
            raise RecordError(number, f"cannot be read: {line[:40]!r}")

    # Replay -------------------------------------------------------------------------------

    def replay(self, game: Game[S], *, upto: int | None = None, journal: bool = True) -> Session[S]:
        """Play the record again, check everything it says, and return the session at its end.

        >>> from hearthside.games import load
        >>> pilfer = load("pilfer"); record = Session(pilfer, {"seats": 2}, seed=3).record()
        >>> record.replay(pilfer).number
        0
        """
        if self.game != game.name:
            raise RecordError(2, f"a record of {self.game}, not of {game.name}")
        session = self._start(game, journal)
        told = {*self.digests, *(at for at, _ in self.undone), *(at for at, _ in self.redeals)}
        self._check(session)
        stop = len(self.choices) if upto is None else min(upto - self.first, len(self.choices))
        for at, (seat, notation) in enumerate(self.choices[:stop], self.first):
            if session.decision is None:
                raise RecordError(self._line(at), "the game is over before this choice")
            if session.decision.seat != seat:
                raise RecordError(
                    self._line(at), f"seat {session.decision.seat} is to act, not {seat}"
                )
            try:
                if at in self.keys:
                    session.choose_keyed(notation, self.keys[at])
                else:
                    session.choose(notation)
            except Refused as refused:
                raise RecordError(self._line(at), str(refused)) from None
            if session.number in told:
                self._check(session)
        if self.damaged:
            raise RecordError(self.damaged, "the checksum does not match; the file was changed")
        return session

    def _start(self, game: Game[S], journal: bool) -> Session[S]:
        keyed = self.seed >= 1 << 64 or bool(self.keys or self.redeals)
        if self.base is not None:
            state = _state(game, self.base, 6)
            dice = KeyedDice.like(state.dice) if keyed else None
            return Session.resume(game, state, dice=dice, journal=journal, number=self.first)
        try:
            return Session(game, self.setup, self.seed, keyed=keyed, journal=journal)
        except SetupError as error:
            raise RecordError(5, f"the setup is refused: {error}") from None

    def _check(self, session: Session[Any]) -> None:
        """The digest of this point, if the record has one, and marks of going back."""
        at = session.number
        for back, was in self.undone:
            if back == at:
                session.stamp(was)
        self._check_digest(session, at)
        for dealt, key in self.redeals:
            if dealt == at:
                session.deal_anew(key)

    def _check_digest(self, session: Session[Any], at: int) -> None:
        wanted = self.digests.get(at)
        if wanted is None:
            return
        state = session.state
        if session.decision is not None:
            kept = session.marks[-1]  # most digests are of the beginnings that every session keeps
            mark = kept if kept.number == at else session.beginning()
            if mark.number != at:
                raise RecordError(self.lines.get(-at - 1, 0), "no step begins at this digest")
            state = mark.state
        if digest(state) != wanted:
            raise RecordError(self.lines.get(-at - 1, 0), "the state differs from its digest")

    def _line(self, at: int) -> int:
        return self.lines.get(at, 0)

    def resume(self, game: Game[S]) -> tuple[Session[S], str]:
        """The session to go on with, and a word on how it was had if it was not by replay.

        A record from other rules goes on from its last snapshot.

        >>> from hearthside.games import load
        >>> pilfer = load("pilfer"); record = Session(pilfer, {"seats": 2}, seed=3).record()
        >>> record.rules = "0.0.1"; session, said = record.resume(pilfer); said
        'recorded under rules 0.0.1, these are 1.2.0: resumed from the snapshot after choice 0'
        """
        if self.rules == game.version:
            return self.replay(game), ""
        if self.game != game.name:
            raise RecordError(2, f"a record of {self.game}, not of {game.name}")
        if self.snapshot is None:
            raise RecordError(3, f"recorded under rules {self.rules}, and it holds no snapshot")
        number, data = self.snapshot
        state = _state(game, data, self.lines.get(SNAPSHOT, 0))
        try:
            session = Session.resume(game, state, number=number)
        except DeadEnd as error:
            raise RecordError(3, f"rules {self.rules} cannot go on: {error}") from None
        said = f"recorded under rules {self.rules}, these are {game.version}: "
        return session, said + f"resumed from the snapshot after choice {number}"


def _state(game: Game[S], data: dict[str, Any], line: int) -> S:
    """A state of the game out of saved data."""
    try:
        return from_data(game.state, data)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise RecordError(line, f"the snapshot does not fit these rules: {error!r}") from None


def _checksum(text: str) -> str:
    return blake2b(text.encode(), digest_size=8).hexdigest()


def _dumps(data: Any) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


def _loads(text: str, line: int) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise RecordError(line, f"broken JSON: {error.msg}") from None


def _key(text: str, line: int) -> int:
    try:
        key = int(text, 16)
    except ValueError:
        key = -1
    if not 0 <= key < 1 << 256:
        raise RecordError(line, f"not a key: {text[:20]!r}")
    return key


def _int(text: str, line: int) -> int:
    try:
        return int(text)
    except ValueError:
        raise RecordError(line, f"not a number: {text[:20]!r}") from None
