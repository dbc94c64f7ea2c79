"""The table as plain data: the map, the piles, the players and whatever action is under way.

A place on the map is a number: its column west of the start times 256, plus its row. Tiles, cards and
seats are numbers too; what is printed on them is in `content`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from hearthside.kernel import State

START = 128
"""The start tile: column 0, row 0."""
NORTH, SOUTH, WEST, EAST = -1, 1, 256, -256
DIRECTIONS = {"N": NORTH, "E": EAST, "S": SOUTH, "W": WEST}


def place(x: int, y: int) -> int:
    """The place in column `x` west of the start and row `y` south of it.

    >>> place(0, 0) == START, place(1, 0) - place(0, 0) == WEST
    (True, True)
    """
    return x * WEST + START + y


def column(at: int) -> int:
    """How many columns west of the start a place lies."""
    return at >> 8


def row(at: int) -> int:
    """How many rows south of the start a place lies."""
    return (at & 255) - START


def distance(a: int, b: int) -> int:
    """Steps from one place to another along rows and columns."""
    return abs((a >> 8) - (b >> 8)) + abs((a & 255) - (b & 255))


@cache
def name_of(at: int) -> str:
    """A place in words that options and scenes use.

    >>> name_of(place(3, -2)), name_of(START)
    ('w3n2', 'w0')
    """
    y = row(at)
    return f"w{column(at)}" + (f"n{-y}" if y < 0 else f"s{y}" if y else "")


def bearing(step: int) -> str:
    """A step as options write it: how far west or east, then how far north or south.

    >>> bearing(3 * WEST + NORTH), bearing(SOUTH), bearing(2 * EAST)
    ('W3N1', 'S1', 'E2')
    """
    x = (step + START) >> 8
    y = step - x * WEST
    across = f"W{x}" if x > 0 else f"E{-x}" if x else ""
    return across + (f"N{-y}" if y < 0 else f"S{y}" if y else "")


def within(n: int) -> tuple[int, ...]:
    """Every step that leads `n` tiles away or less, the nearest and westernmost first.

    >>> within(1) == (WEST, NORTH, SOUTH, EAST), len(within(2))
    (True, 12)
    """
    steps = {
        x * WEST + y: (abs(x) + abs(y), -x, y) for x in range(-n, n + 1) for y in range(-n, n + 1)
    }
    return tuple(
        sorted((step for step, far in steps.items() if 0 < far[0] <= n), key=steps.__getitem__)
    )


@dataclass(slots=True)
class Player:
    """One seat's character, cards, resources and meeple; `res` is gold, metal, wood, food (DW-016)."""

    character: str
    limit: int
    res: list[int]
    draw: list[int]
    hand: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    known: int = 0
    """How many cards on top of the draw pile everybody saw being put there."""
    at: int = START  # DW-029
    lying: bool = False
    other: int = -1
    """Where the second meeple waits, in the missions that have one."""
    other_lying: bool = False
    second: bool = False
    """Whether `at` is the second meeple at the moment."""
    tapped: bool = False
    passed: bool = False
    out: bool = False


@dataclass(slots=True)
class Offer:
    """A trade being talked over (DW-119); the seat opened it, and one of the two has the word."""

    seat: int
    partner: int
    speaker: int
    gives: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    """Resources that go from the seat to the partner; below zero they come the other way."""
    cards: list[int] = field(default_factory=list)
    """Cards that go from the seat to the partner,"""
    wishes: list[int] = field(default_factory=list)
    """and those that come back."""
    blind: list[int] = field(default_factory=lambda: [0, 0])
    """How many cards of their own choice are asked of the seat, and of the partner."""
    carries: list[int] = field(default_factory=list)
    """Who of the two uses own movement to move the other, in this order (DW-120)."""
    put: int = 0
    """How often a proposal was put to the other."""
    changed: bool = True
    """Whether the terms differ from those last put."""
    laid: int = 0
    """How many pieces were laid out or taken back."""


@dataclass(slots=True)
class Battle:
    """A battle being prepared: where, who is still to be asked, and what was put in so far."""

    at: int
    night: bool
    asked: list[int]
    hit_dice: int = 0
    hits: int = 0
    save_dice: int = 0
    saves: int = 0
    fighters: list[int] = field(default_factory=list)


@dataclass(slots=True, kw_only=True)
class West(State):
    """A game of Deck Goes West between steps."""

    mission: str
    mode: str
    board: str
    bandit_dice: str
    open: bool
    finish: int
    days: int
    day: int = 0
    points: list[int]
    """One score for each seat in versus, a single shared one otherwise."""

    map: dict[int, int] = field(default_factory=dict)
    up: set[int] = field(default_factory=set)
    bandits: dict[int, int] = field(default_factory=dict)
    rails: set[int] = field(default_factory=set)
    marks: set[int] = field(default_factory=set)
    tiles: list[int] = field(default_factory=list)
    tiles_gone: list[int] = field(default_factory=list)
    start: int = START
    goal: int = -1
    """The far town, in a mission whose line leads there (DW-167)."""
    far: list[int] = field(default_factory=lambda: [-1] * 6)
    """The furthest column of every kind of event so far (DW-078)."""
    wagon: int = -1
    damage: int = 0

    trade: list[int]
    trade_gone: list[int] = field(default_factory=list)
    row: list[int] = field(default_factory=list)
    """The trade row from left, the newest, to right, the next to leave."""
    pain: list[int]
    pain_gone: list[int] = field(default_factory=list)
    exhaustion: list[int]
    exhaustion_gone: list[int] = field(default_factory=list)
    box: list[int] = field(default_factory=list)
    players: list[Player]

    first: int = 0
    active: int = 0
    left: int = 0
    """Actions the active player may still take this turn; meant for versus."""
    acts: int = 0
    """Actions taken since the active player got the turn or the lead."""
    idle: int = 0
    """How often the lead or the meeple changed since the last action (DW-116, DW-154)."""
    talks: int = 0
    """Trades talked over by the active player since the last action without agreement (DW-119)."""
    night: int = -1
    raided: bool = False
    """Whether the attacks of this night have begun."""
    fights: list[int] = field(default_factory=list)
    asked: list[int] = field(default_factory=list)

    key: int = -1
    """The last step that all jobs of the action under way share (DW-047)."""
    used: int = 0
    """Mission jobs already done in this action, as bits, eight for each seat (DW-037)."""
    doer: int = -1
    """Who is being asked something in the middle of a job,"""
    doing: str = ""
    """which job that is, in the job notation,"""
    stage: int = 0
    """and at which of its steps."""
    x: int = -1
    """What x was chosen to be in that job (DW-051)."""
    mover: int = -1
    payer: int = -1
    walk: int = 0
    climb: int = 0
    sail: int = 0
    trains: list[int] = field(default_factory=list)
    stepped: bool = False
    strolled: list[int] = field(default_factory=list)
    """How the mover and the wagon have stood since movement was last spent (DW-065)."""
    tried: int = -1
    """The tile just turned by trying to step onto it."""
    at_once: bool = False
    """Whether points are being given to several rivals at once (DW-001)."""
    work: int = -1
    dice_in: list[int] = field(default_factory=list)
    guest: int = -1
    invited: list[int] = field(default_factory=list)
    battle: Battle | None = None
    offer: Offer | None = None
    carries: list[int] = field(default_factory=list)
    """Who is still to move whom after a trade: a payer, a mover, and so on (DW-120)."""

    aside: int = -1
    """A card between two places while its owner chooses where it goes."""
    how: str = ""
    fallen: int = -1
    """Who died last."""
    winners: list[int] = field(default_factory=list)
    bought: list[int] = field(default_factory=list)
    """Kinds of trade cards bought so far,"""
    played: list[int] = field(default_factory=list)
    """and those played, for reports."""
