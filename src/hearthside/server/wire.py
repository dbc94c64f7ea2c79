"""Everything that goes over the WebSocket, as types: the client's TypeScript is generated from them.

What comes in is checked (pydantic models that refuse unknown fields, long texts and wrong types);
what goes out is built as plain dictionaries of these shapes.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter
from typing_extensions import TypedDict

from .plain import NAME
from .shapes import (
    CandidateView,
    DecisionView,
    EpochView,
    GoalView,
    Line,
    OutcomeView,
    RuleView,
    SeatInfo,
    Strength,
    ThingView,
    UndoView,
    View,
)

Ends = Literal["", "refused", "chance", "page", "others", "over", "full"]
SeatWish = Literal["me", "friend", "bot"]
Number = Annotated[int, Field(ge=0, le=2**31)]
SeatNumber = Annotated[int, Field(ge=0, le=63)]
Notation = Annotated[str, Field(min_length=1, max_length=200)]
Name = Annotated[str, Field(min_length=1, max_length=60, pattern=NAME)]
TokenText = Annotated[str, Field(min_length=1, max_length=100)]
Contribution = Annotated[str, Field(pattern=r"^[0-9a-f]{16,64}$")]
Ref = Annotated[int, Field(ge=0, le=2**53)] | Annotated[str, Field(max_length=40)]


# -- server to client ---------------------------------------------------------------------------


class Welcome(TypedDict):
    """The first answer to a hello."""

    t: Literal["welcome"]
    table: str
    name: str
    game: str
    seats: list[SeatInfo]
    you: list[int]
    owner: bool
    spectator: bool


class Viewed(TypedDict):
    """A full view."""

    t: Literal["view"]
    number: int
    view: View


class FairnessTold(TypedDict):
    """By which secrets the dice are thrown; sent after the welcome, when an epoch begins and when the game is over."""

    t: Literal["fairness"]
    epochs: list[EpochView]
    opened: bool


class Diff(TypedDict):
    """What changed since view number `base`: put replaces or appends, gone removes.

    `order` lists every id when replacing and appending does not give the scene's order.
    """

    t: Literal["diff"]
    number: int
    base: int
    made: int
    seat: int
    put: list[ThingView]
    gone: list[str]
    order: NotRequired[list[str]]
    decision: DecisionView | None
    phase: str
    outcome: OutcomeView | None
    race: list[GoalView]
    events: list[Line]
    undo: UndoView
    private: bool


class Ack(TypedDict):
    """The choice is committed; the table's log has `number` lines now."""

    t: Literal["ack"]
    number: int
    ref: NotRequired[int | str]


class ErrorMessage(TypedDict):
    """Something was refused, and changed nothing."""

    t: Literal["error"]
    code: str
    message: str
    rule: NotRequired[RuleView]
    why: NotRequired[str]
    ref: NotRequired[int | str]


class Presence(TypedDict):
    """Who is there."""

    t: Literal["presence"]
    name: str
    seats: list[SeatInfo]
    watching: int


Chat = TypedDict(
    "Chat",
    {"t": Literal["chat"], "id": int, "seat": int, "from": str, "text": str, "at": float},
)


class Thinking(TypedDict):
    """How far a bot is with its choice."""

    t: Literal["thinking"]
    seat: int
    done: int
    of: int


class Notice(TypedDict):
    """Something the table says that is no part of the game, such as a bot starting again."""

    t: Literal["notice"]
    text: str


class Advised(TypedDict):
    """What a bot thinks of one option."""

    notation: str
    label: str
    visits: int
    value: float


class Hint(TypedDict):
    """What a bot would do and why; the game is untouched."""

    t: Literal["hint"]
    options: list[Advised]
    line: list[str]
    done: bool
    ref: NotRequired[int | str]


class VoteView(TypedDict):
    """A vote on taking the last choice back; `open` is false when it has ended."""

    t: Literal["vote"]
    what: Literal["undo"]
    open: bool
    asked_by: int
    agreed: list[int]
    needed: list[int]


class Why(TypedDict):
    """The rule that forbids an option, or that explains a thing; `why` says how things stand, in numbers."""

    t: Literal["why"]
    rule: RuleView | None
    text: str
    why: str
    ref: NotRequired[int | str]


class Could(TypedDict):
    """What could be done with a thing at this decision, and why not what cannot; `text` if one cannot choose."""

    t: Literal["could"]
    thing: str
    candidates: list[CandidateView]
    text: str
    ref: NotRequired[int | str]


class ResultView(TypedDict):
    """One thing that chance could bring: in how many tries it did, in what words, and a world to go on from."""

    world: int
    times: int
    lines: list[str]


class Planned(TypedDict):
    """What would come of a plan that nobody else sees: the table after its first `taken` steps.

    `ends` says why it cannot go on from there: the step after them was not on offer (`refused`), is up to `chance` or
    turns a `page` that nobody has read, somebody else chooses (`others`), the game is over, or the plan is `full`. `lines` are what the last
    step tells, `results` what chance could bring, by `tries`.
    """

    t: Literal["planned"]
    number: int
    taken: int
    ends: Ends
    text: str
    lines: list[str]
    results: list[ResultView]
    tries: int
    view: View
    ref: NotRequired[int | str]


class ClockTold(TypedDict):
    """How the table's clock stands, if it has one: whose time runs (-1 for everybody's), and how many seconds each seat has left.

    A bot has taken the seats over that are `away`, until their holders are back.
    """

    t: Literal["clock"]
    kind: Literal["off", "turn", "bank"]
    seconds: int
    bonus: int
    at_zero: Literal["choice", "seat"]
    running: int | None
    left: dict[str, float]
    away: list[int]


FromServer = (
    Welcome
    | FairnessTold
    | Viewed
    | Diff
    | Ack
    | ErrorMessage
    | Presence
    | Chat
    | Thinking
    | Notice
    | Hint
    | VoteView
    | Why
    | Could
    | Planned
    | ClockTold
)


# -- client to server ---------------------------------------------------------------------------


class Message(BaseModel):
    """A message from a client: nothing unknown, nothing converted."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Hello(Message):
    """Opens the table with a token.

    Whoever comes to a seat for the first time may contribute to what the dice will say: 16 to 64 hexadecimal digits.
    """

    t: Literal["hello"]
    token: TokenText
    contribution: Contribution | None = None


class Sit(Message):
    """Adds another seat to the same socket, for several people around one screen."""

    t: Literal["sit"]
    token: TokenText
    contribution: Contribution | None = None
    ref: Ref | None = None


class Look(Message):
    """Shows the table as another of one's own seats sees it."""

    t: Literal["look"]
    seat: Annotated[int, Field(ge=-2, le=63)]
    ref: Ref | None = None


class Choose(Message):
    """Answers decision `number` with an option in its notation.

    A careful one is declined as `final`, and not made, if it could not be taken back afterwards.
    """

    t: Literal["choose"]
    number: Number
    option: Notation
    careful: bool = False
    ref: Ref | None = None


class Undo(Message):
    """Takes one's last choice back, where the kernel's rule allows it."""

    t: Literal["undo"]
    ref: Ref | None = None


class AskUndo(Message):
    """Asks the others to agree to take the last choice back."""

    t: Literal["ask_undo"]
    ref: Ref | None = None


class Vote(Message):
    """Agrees to what was asked, or does not."""

    t: Literal["vote"]
    yes: bool
    ref: Ref | None = None


class AskHint(Message):
    """Asks what a bot would do."""

    t: Literal["hint"]
    strength: Strength | None = None
    ref: Ref | None = None


class StopHint(Message):
    """Stops the hint that is being worked out."""

    t: Literal["stop_hint"]
    ref: Ref | None = None


class AskWhy(Message):
    """Asks why an option is not on offer, or what rule explains a thing."""

    t: Literal["why"]
    option: Notation | None = None
    thing: Notation | None = None
    ref: Ref | None = None


class AskCould(Message):
    """Asks what could be done with a thing that one sees, and why not."""

    t: Literal["could"]
    thing: Notation
    ref: Ref | None = None


class PlanStep(Message):
    """A choice of a plan; where chance decides, `world` is the result to go on from."""

    option: Notation
    world: Annotated[int, Field(ge=0, le=63)] | None = None


class AskPlan(Message):
    """Tries choices from decision `number` on, in a world that only looks like the true one."""

    t: Literal["plan"]
    number: Number
    steps: Annotated[list[PlanStep], Field(max_length=80)]
    ref: Ref | None = None


class Say(Message):
    """A line of chat."""

    t: Literal["chat"]
    text: Annotated[str, Field(min_length=1, max_length=500)]
    ref: Ref | None = None


class Back(Message):
    """Says that the holder of a seat that a bot took over when its time was up is back."""

    t: Literal["back"]
    ref: Ref | None = None


FromClient = (
    Hello
    | Sit
    | Look
    | Choose
    | Undo
    | AskUndo
    | Vote
    | AskHint
    | StopHint
    | AskWhy
    | AskCould
    | AskPlan
    | Say
    | Back
)
read_message: TypeAdapter[FromClient] = TypeAdapter(Annotated[FromClient, Field(discriminator="t")])
