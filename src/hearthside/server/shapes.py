"""The shapes of what the server shows: things, options, decisions, views. `wire` puts them into messages."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

Fact = str | int | float | bool | None | list[str] | list[int]
Strength = Literal["beginner", "easy", "fair", "strong", "best"]


class ThingView(TypedDict):
    """One thing of a scene, as the seat may see it."""

    id: str
    kind: str
    name: str
    at: str
    look: str
    text: str
    rule: str
    facts: dict[str, Fact]


class RuleView(TypedDict):
    """A rule: its id and its text."""

    id: str
    text: str


class OptionView(TypedDict):
    """An option on offer: its notation, its words, what it costs and brings, and the things it lies on."""

    notation: str
    label: str
    detail: str
    points: list[str]


class CandidateView(TypedDict):
    """Something that could be done with a thing: `open` now, or barred by a rule, with the numbers in `why`."""

    notation: str
    label: str
    detail: str
    open: bool
    rule: RuleView | None
    why: str


class GoalView(TypedDict):
    """One thing that decides the game, and how far along it is: `value` of `of`; `who` is a seat, or -1 for all."""

    name: str
    value: int
    of: int
    who: int
    means: Literal["wins", "loses", "ends", "leads"]
    rule: str
    text: str
    marks: list[int]
    look: str


class DecisionView(TypedDict):
    """The decision that is open; its options only when it is yours.

    `prompt` speaks to whoever is asked; everybody else reads what that seat is doing meanwhile.
    """

    number: int
    seat: int
    seat_name: str
    yours: bool
    ask: str
    prompt: str
    rule: RuleView | None
    options: list[OptionView]


class OutcomeView(TypedDict):
    """How the game ended."""

    text: str
    scores: list[float]
    rule: str


class Line(TypedDict):
    """A line of the journal; `seat` made the choice that it comes from, -1 if nobody did."""

    number: int
    text: str
    rule: str
    kind: str
    args: list[str | int]
    things: list[str]
    seat: int


class UndoView(TypedDict):
    """Whether the last choice may be taken back at once, and if not, why."""

    allowed: bool
    reason: str


class View(TypedDict):
    """The whole table as one seat sees it.

    `number` counts the lines of the table's log and never goes back; `made` counts the choices that
    stand, and is what replay and branch point at. It is `private` while it shows what others may not see.
    """

    seat: int
    number: int
    made: int
    phase: str
    things: list[ThingView]
    decision: DecisionView | None
    outcome: OutcomeView | None
    race: list[GoalView]
    lines: list[Line]
    undo: UndoView
    private: bool


class EpochView(TypedDict):
    """A stretch of the table's log whose dice come from one secret; `line` is -1 for the one that comes next.

    The commitment is the SHA-256 of the secret, which is shown when the game is over. Line n that throws dice has the key
    HMAC-SHA256(secret, "hearthside 1:TABLE:n:CONTRIBUTION"), its highest bit set; -1 stands for the first deal.
    """

    epoch: int
    line: int
    why: str
    seat: int
    contribution: str
    commitment: str
    secret: str | None
    began: float


class SeatInfo(TypedDict):
    """Who sits at a seat and whether they are there.

    A seat is `shared` that the table's owner holds as well: whoever sits there by its link is seen, and may be chosen
    for.
    """

    seat: int
    name: str
    who: str
    kind: Literal["person", "open", "bot"]
    strength: NotRequired[Strength]
    muted: NotRequired[bool]
    shared: NotRequired[bool]
    online: bool
