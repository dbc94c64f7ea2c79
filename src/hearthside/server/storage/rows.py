"""What is stored, as values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

SeatKind = Literal["me", "friend", "bot"]
EntryKind = Literal["choice", "undo", "agreed", "returned", "rebase", "dealt", "redealt"]


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's log. Lines are only ever appended.

    `choice` makes a choice, `undo` takes the last one back by the kernel's rule, `agreed` takes it back by consent,
    `returned` goes back by consent until so many choices stand as `option` says, and `rebase` goes on from a stored
    position under newer rules. `dealt` begins the whole game anew, before anybody has chosen; `redealt` deals anew what
    nobody knows. `dice` is the key of what a line threw.
    """

    number: int
    kind: EntryKind
    seat: int
    option: str
    made: float
    dice: str = ""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits at a seat: somebody at the creator's screen, a friend by link, or a bot."""

    seat: int
    kind: SeatKind
    strength: str
    name: str
    claimed: bool
    seen: bool = False
    """Whether anybody has looked at the table from there."""
    muted: bool = False
    """Whether the owner keeps them from speaking."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table, with the summary that lists are made from."""

    id: str
    game: str
    version: str
    setup: str
    seed: str
    name: str
    created: float
    updated: float
    archived: bool
    over: bool
    turn: str
    phase: str
    bot_to_move: bool
    parent: str
    parent_at: int
    broken: str = ""
    """Why the table was set aside, after the version of the rules that failed; empty if it was not."""
    visited: float = 0.0
    """When somebody last came to it."""
    stored: bool = False
    """Whether it was put into storage since, without its positions."""
    maker: str = ""
    """A keyed hash of the address that it was made from."""
    hushed: bool = False
    """Whether those who only look on may not speak."""
    listed: bool = False
    """Whether it looks for players in the lobby."""
    redeal: str = ""
    """Why what nobody knows is to be dealt anew before anybody plays on; empty if it is not."""
    clock: str = ""
    """The rules of its clock; empty if it has none."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A position of a table after `number` lines of its log, under rules of `version`."""

    number: int
    version: str
    position: str


@dataclass(frozen=True, slots=True)
class Said:
    """A line of chat."""

    id: int
    seat: int
    name: str
    text: str
    said: float


@dataclass(frozen=True, slots=True)
class Summary:
    """What a table's row says about its position."""

    over: bool
    turn: str
    phase: str
    bot_to_move: bool


@dataclass(frozen=True, slots=True)
class Epoch:
    """A stretch of a table's log whose dice come from one secret; one that has not begun has line -1."""

    number: int
    line: int
    secret: str
    why: str
    seat: int
    contribution: str
    began: float


@dataclass(frozen=True, slots=True)
class Origin:
    """Something that everybody at a table may know about where it comes from."""

    line: int
    text: str
    at: float
