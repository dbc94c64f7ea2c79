"""What goes over HTTP, as types; the client's TypeScript is generated from them too."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

from .links import Role
from .shapes import CandidateView, EpochView, SeatInfo, Strength, ThingView, View
from .storage.notices import NoticeKind
from .wire import Diff, Message, Name, Number, SeatNumber, SeatWish, Welcome


class FieldOption(TypedDict):
    """A value a setup field may hold, its label, and what it is where a word says too little."""

    value: str
    label: str
    about: NotRequired[str]


class SetupField(TypedDict):
    """A field of a game's setup, as a form needs it."""

    name: str
    kind: Literal["number", "choice", "toggle", "per_seat", "tuning"]
    label: str
    help: str
    default: Any
    low: NotRequired[int]
    high: NotRequired[int]
    options: NotRequired[list[FieldOption]]
    distinct: NotRequired[bool]
    when: NotRequired[list[str | int]]


class Schema(TypedDict):
    """What can be chosen before a game starts."""

    fields: list[SetupField]


class LessonInfo(TypedDict):
    """A lesson that a game offers."""

    name: str
    title: str
    minutes: int


class GameInfo(TypedDict):
    """A game in the lobby."""

    name: str
    title: str
    blurb: str
    minutes: list[int]
    seats: list[int]
    weight: int
    schema: Schema
    version: str
    lessons: list[LessonInfo]


class RuleEntry(TypedDict):
    """A rule in the rule book."""

    id: str
    text: str
    reading: NotRequired[str]
    na: NotRequired[str]
    open: NotRequired[str]


class Chapter(TypedDict):
    """A chapter of the rule book."""

    title: str
    rules: list[RuleEntry]


class Rules(TypedDict):
    """A game's rule book."""

    title: str
    chapters: list[Chapter]


class Shelf(TypedDict):
    """Cards or pieces of a game that belong together, as they look on the table."""

    title: str
    things: list[ThingView]


class GuideStep(TypedDict):
    """A step of a guided first turn."""

    heading: str
    text: str


class GuideInfo(TypedDict):
    """A guided first turn for one role."""

    role: str
    steps: list[GuideStep]


class BeatView(TypedDict):
    """One idea of a lesson: `before` is what others do first, `after` what comes of the choice it asks for.

    `otherwise` has words for other choices, by verb, and under "" for any; a beat without `choose` is only read.
    """

    heading: str
    say: str
    shine: list[str]
    choose: str
    otherwise: dict[str, str]
    before: list[Diff]
    after: list[Diff]


class LessonView(TypedDict):
    """A whole lesson, as its learner sees it: how the table stands first, and beat by beat what changes."""

    name: str
    title: str
    minutes: int
    welcome: Welcome
    view: View
    beats: list[BeatView]


class CouldReply(TypedDict):
    """What could be done with a thing at a point of a lesson, and why not."""

    text: str
    candidates: list[CandidateView]


class SeatOrder(Message):
    """Who is to sit at a seat."""

    kind: SeatWish
    strength: Strength | None = None
    name: Name | None = None


class NewTable(Message):
    """A table to make."""

    game: Annotated[str, Field(min_length=1, max_length=60)]
    setup: dict[str, Any] = Field(default_factory=dict)
    name: Name | None = None
    seats: list[SeatOrder] = Field(default_factory=list, max_length=16)


class RecordText(Message):
    """A record file to make a table from."""

    record: Annotated[str, Field(min_length=1, max_length=2_000_000)]


class TableChange(Message):
    """What to change about a table."""

    name: Name | None = None
    archived: bool | None = None
    listed: bool | None = None


class Joiner(Message):
    """Somebody who takes an open seat."""

    name: Name | None = None


class LookingForPlayers(TypedDict):
    """A table that looks for players."""

    table: str
    name: str
    game: str
    title: str
    created: float
    seats: int
    open: int
    clock: NotRequired[str]


class Keyring(Message):
    """What a browser keeps here to find its tables again, encrypted by it: the server can read none of it."""

    content: Annotated[str, Field(max_length=50_000, pattern=r"^[A-Za-z0-9_=+/-]*$")]


class KeyringView(TypedDict):
    """What was kept."""

    content: str


class ClockOrder(Message):
    """A clock for a table, or none: so many seconds for each turn, or for the whole game with a bonus for every choice."""

    kind: Literal["off", "turn", "bank"]
    seconds: Annotated[int, Field(ge=0, le=30 * 86_400)] = 0
    bonus: Annotated[int, Field(ge=0, le=86_400)] = 0
    at_zero: Literal["choice", "seat"] = "choice"


class LinkOrder(Message):
    """Whose links are to be closed and made anew: a seat's, the spectators' or the owner's."""

    role: Role
    seat: SeatNumber | None = None


class NewLink(TypedDict):
    """A new token; those before it open nothing any more."""

    role: Role
    seat: int
    link: str


class MuteOrder(Message):
    """Who may not speak, or may again: a seat, or without one everybody who only looks on."""

    seat: SeatNumber | None = None
    muted: bool


class PushKeys(Message):
    """What messages to a browser are encrypted with, as the browser gives it."""

    p256dh: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{87}$")]
    auth: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{22}$")]


class NoticeOrder(Message):
    """How somebody wants to be told that it is their turn; a browser gives its push service and its keys."""

    kind: NoticeKind
    address: Annotated[str, Field(min_length=3, max_length=1000)]
    keys: PushKeys | None = None


class PushKey(TypedDict):
    """What a browser subscribes with, so that it hears from this server alone."""

    key: str


class NoticeCode(Message):
    """The code that was sent to an address."""

    code: Annotated[str, Field(min_length=1, max_length=40)]


class NoticeView(TypedDict):
    """How somebody is told; the secret that a webhook's messages are signed with is shown once."""

    kind: NoticeKind
    address: str
    confirmed: bool
    secret: NotRequired[str]


class BranchAt(Message):
    """The number of choices the branch begins with."""

    at: Number


class SeatLink(TypedDict):
    """A seat of a new table, and the token that opens it when a person sits there."""

    seat: int
    kind: SeatWish
    name: str
    link: NotRequired[str]


class Created(TypedDict):
    """A new table and the tokens that open it; they are shown this once."""

    table: str
    name: str
    game: str
    seats: list[SeatLink]
    owner: str
    spectator: str


class Seated(TypedDict):
    """A seat after a change, with its new token when a person sits there."""

    seat: int
    kind: SeatWish
    name: str
    link: NotRequired[str]


class ParentTable(TypedDict):
    """The table a branch comes from, and after how many choices."""

    table: str
    at: int


class TableSummary(TypedDict):
    """A table as a list shows it, to the holder of a token."""

    table: str
    name: str
    game: str
    title: str
    setup: dict[str, Any]
    parent: NotRequired[ParentTable]
    you: list[int]
    seat: int
    owner: bool
    spectator: bool
    turn: list[int]
    yours: bool
    over: bool
    archived: bool
    hushed: NotRequired[bool]
    listed: NotRequired[bool]
    updated: float
    phase: str
    seats: list[SeatInfo]
    number: int


class ReplayView(TypedDict):
    """A table as it stood after `number` choices, and the seats that may be looked from."""

    number: int
    first: int
    last: int
    seats: list[int]
    view: View


class KeyView(TypedDict):
    """The key that a line of the log threw its dice by."""

    line: int
    kind: str
    key: str


class OriginView(TypedDict):
    """Something that everybody may know about where a table comes from: at which line of its log, and when."""

    line: int
    text: str
    at: float


class FairnessView(TypedDict):
    """By which secrets a table's dice are thrown, and where it comes from; the keys once the game is over."""

    table: str
    redeals: bool
    opened: bool
    epochs: list[EpochView]
    origins: list[OriginView]
    seed: str
    keys: list[KeyView]


class Fault(TypedDict):
    """What is wrong with one field."""

    field: str
    reason: str
    rule: NotRequired[str]


class ErrorBody(TypedDict):
    """Why a request was refused."""

    code: str
    message: str
    problems: NotRequired[list[Fault]]


class ErrorReply(TypedDict):
    """The body of every refused request."""

    error: ErrorBody


class Health(TypedDict):
    """Whether the server can work."""

    ok: bool
    database: str
    reason: str
    tables: int
