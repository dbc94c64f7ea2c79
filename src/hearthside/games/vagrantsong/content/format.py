"""The shape of a Scenario: everything one pair of pages says, in one place to read.

All 23 Scenarios fit: several Haints, several tokens a turn, counters of their own, Terrain that can be
entered, Events on any track, Haint Effects, special victories. What differs from the rule book is a hook,
and the rules ask the hook first: so an Event beats a card, a card the Scenario, the Scenario the book (VS-001).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache

from hearthside.kernel import Act, Asks, note

from ..state import Journey
from .board import SPACE, WIDTH

Body = int
"""A standee of a Vagrant: the seat, or the seat + PUP for the Pup."""
PUP = 8

OnBody = Callable[[Journey, int, Body], Asks]
"""What a Haint's action does to one body it catches: (state, haint, body)."""
Resolve = Callable[[Journey, int, Body | None, "Action"], Asks]
"""One sentence of a Haint's action: (state, haint, target, action)."""
Aim = Callable[[Journey, int, list[Body]], list[Body]]
"""Narrows the candidates to those an action names (VS-183)."""
Hook = Callable[[Journey], Asks]
SeatHook = Callable[[Journey, int], Asks]


@dataclass(frozen=True, slots=True)
class Action:
    """One action of a Haint: what it says, how far it moves and reaches, what it does."""

    name: str
    text: str
    move: int = 0
    range: int = 0
    toward: str = ""
    """A side, "event<n>" for an Event Token, or "" for the target."""
    aim: Aim | None = None
    area: bool = False
    resolve: tuple[Resolve, ...] = ()
    perform: SeatHook | None = None
    """The whole action, where the five steps do not fit it."""
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Mood:
    """One mood of a Haint: five actions and the two effects that go with them (VS-166)."""

    name: str
    nail: Action
    candle: Action
    salt: Action
    foot: Action
    apple: Action
    special: str = ""
    cycle_text: str = "The tokens go back, nothing else."
    cycle: SeatHook | None = None
    haunted_text: str = "Lose 1 Humanity."
    haunted: tuple[OnBody, ...] = ()
    end: SeatHook | None = None
    """What happens at the end of the Haint's turn: (state, haint)."""

    def action(self, token: str) -> Action:
        """The action that goes with a Rummage Token."""
        found: Action = getattr(self, token)
        return found


@dataclass(frozen=True, slots=True)
class HaintCard:
    """A Haint as a Scenario has it: thresholds by players (VS-037) and where the Break marker starts."""

    who: str
    name: str
    moods: tuple[Mood, ...]
    thresholds: tuple[int, int, int] | None = None
    breaks: int = 0
    standee: bool = True
    called: str = ""
    """How a sentence names it, if not "the" and its name."""
    many: bool = False
    """Whether it is several, and verbs follow."""


@dataclass(frozen=True, slots=True)
class Effect:
    """A Haint Effect (VS-216), marked with black or white tokens."""

    key: str
    colour: str
    name: str
    text: str
    state: bool = False
    """Whether its name says how somebody is (Bleeding), not what they have (The Shakes)."""
    discard: str = ""
    """The token whose discard removes it (VS-218)."""
    move: int = 0
    """What it adds to the Move value."""
    skills: int = 0
    """What it adds to the success value of Skills."""
    locked: Callable[[Journey, int], bool] | None = None
    """When it cannot be removed."""


@dataclass(frozen=True, slots=True)
class Track:
    """Something a Scenario counts, between 0 and `most`; `says` tells a change, and shows it on the table."""

    key: str
    says: str = ""
    start: int = 0
    most: int | tuple[int, int, int] = 99
    """The maximum, or one each for two, three and four Vagrants."""

    def of(self, s: Journey) -> int:
        """How it stands."""
        return s.tracks[self.key]

    def limit(self, players: int) -> int:
        """The maximum with so many Vagrants."""
        return self.most if isinstance(self.most, int) else self.most[players - 2]

    def set(self, s: Journey, n: int) -> None:
        """Let it stand at `n`, or as near to that as it can."""
        s.tracks[self.key] = max(0, min(self.limit(len(s.vagrants)), n))
        if self.says:
            note(s, "track", self.key, s.tracks[self.key], s.scenario, rule="VS-004")

    def add(self, s: Journey, n: int = 1) -> int:
        """Let it rise or fall; returns how it then stands."""
        self.set(s, s.tracks[self.key] + n)
        return s.tracks[self.key]


@dataclass(frozen=True, slots=True)
class Event:
    """One Event of a Scenario: an Investigate text, or what happens when it fires."""

    number: int
    title: str
    text: str
    tiers: tuple[SeatHook, ...] = ()
    """What 0, 1, 2 ... successes bring (VS-134); the reader is the seat."""
    auto: SeatHook | None = None
    """An opening that succeeds without a roll (VS-133)."""
    ready: Callable[[Journey, int], bool] | None = None
    """Without this an Investigate fails at once."""
    success: Callable[[Journey, int], int] | None = None
    """A success value other than the Vagrant's."""
    stay: frozenset[int] = frozenset({0})
    """The tiers after which the token stays; a success normally removes it (VS-135)."""
    fires: SeatHook | None = None
    """What happens when it is drawn, or its track's marker comes by."""
    stays: bool = False
    """Whether it stays (on its track, or goes back into the Bindle) after firing (VS-163)."""
    carry: bool = False
    """Whether drawing it means keeping it as a Rummage Token."""
    use: SeatHook | None = None
    """What using it does when carried."""
    usable: Callable[[Journey, int], bool] | None = None
    fixed: bool = False
    """A carried token that may not be the one returned for being over the limit (VS-130)."""


@dataclass(frozen=True, slots=True)
class Ritual:
    """A Ritual: an objective in the open, a reward behind it (VS-224)."""

    key: str
    name: str
    objective: str
    reward: str
    coins: int = 1
    effect: Hook | None = None


@dataclass(frozen=True, slots=True)
class Seance:
    """What the Seance card does here; `use` if it is discarded at a moment of choice (VS-041)."""

    text: str
    use: Hook | None = None
    usable: Callable[[Journey], bool] | None = None


@dataclass(frozen=True, slots=True)
class Hooks:
    """Where a Scenario's own rules come in; each one defaults to the rule book."""

    opening: Hook | None = None
    round_start: Hook | None = None
    turn_start: SeatHook | None = None
    turn_end: SeatHook | None = None
    wounded: SeatHook | None = None
    broke: SeatHook | None = None
    haint_end: SeatHook | None = None
    enters: Callable[[Journey, Body, int], Asks] | None = None
    candle: Callable[[Journey, int, int], Asks] | None = None
    used: Callable[[Journey, int, str], Asks] | None = None
    patched: SeatHook | None = None
    barred: Callable[[Journey, int, str], str | None] | None = None
    """The rule or Scenario text that keeps Coins off a slot, or None."""
    unseen: Callable[[Journey, int, int], bool] | None = None
    """Whether a Vagrant may not target what stands on a space."""
    losing: Callable[[Journey, int, int], int] | None = None
    limit: Callable[[Journey, int], int] | None = None
    gained: Callable[[Journey, int], Asks] | None = None
    freed: SeatHook | None = None
    nail: Callable[[Journey, int, int], Asks] | None = None
    move_price: Callable[[Journey, int, int], Asks] | None = None
    """What Coins placed on Move cost: (state, seat, Coins)."""
    touched: Callable[[Journey, int, int], Asks] | None = None
    """A Vagrant was targeted by another's successful action: (state, actor, target)."""
    reroll: Callable[[Journey, int], bool] | None = None
    spend_reroll: Callable[[Journey, int], None] | None = None
    camp: Hook | None = None
    """What a Scenario still gives once its Camp has been set up."""
    ended: Callable[[Journey], None] | None = None
    """What is to be remembered at the moment a Scenario ends."""
    hazard: Callable[[Journey], int] | None = None
    """The spaces that punish whoever moves into them (by `enters`)."""


@dataclass(frozen=True, slots=True)
class Scenario:
    """A Scenario of the book, whole."""

    key: str
    number: int
    name: str
    path: str
    diagram: str
    haints: tuple[HaintCard, ...]
    events: tuple[Event, ...]
    rituals: tuple[Ritual, Ritual, Ritual]
    story: str
    special: str
    terrain_text: str
    victory_text: str
    break_text: str
    seance: Seance | None
    effects: tuple[Effect, ...]
    win: int
    lose: int
    skills: tuple[int, int] | None
    next: str
    on_round: dict[int, int] = field(default_factory=dict)
    on_humanity: dict[int, int] = field(default_factory=dict)
    on_break: dict[int, int] = field(default_factory=dict)
    in_bindle: tuple[int, ...] = ()
    enterable: frozenset[str] = frozenset()
    victory: str = "save"
    """"save" or "rituals"."""
    defeat_text: str = "All Vagrants are Westbound."
    tracks: tuple[Track, ...] = ()
    """What it counts."""
    uses: tuple[Act[Journey, ...], ...] = ()
    """What tokens can be used for here at any time, beside the book's."""
    deeds: tuple[Act[Journey, ...], ...] = ()
    """What a Vagrant may do here on the own turn, beside the book's."""
    progress: Callable[[Journey], float] | None = None
    """How far what has to be done first is, from 0 to 1; only bots look at it."""
    miles: Callable[[Journey], list[str]] | None = None
    adds_tier: int = 0
    hooks: Hooks = Hooks()

    def event(self, number: int) -> Event:
        """The Event with that number."""
        for event in self.events:
            if event.number == number:
                return event
        raise KeyError(f"{self.key}: no Event {number}")

    def effect(self, key: str) -> Effect:
        """The Haint Effect with that key."""
        for effect in self.effects:
            if effect.key == key:
                return effect
        raise KeyError(f"{self.key}: no Haint Effect {key!r}")

    def track(self, key: str) -> Track:
        """The Track with that key."""
        for track in self.tracks:
            if track.key == key:
                return track
        raise KeyError(f"{self.key}: no Track {key!r}")

    def ritual(self, key: str) -> Ritual:
        """The Ritual with that key."""
        for ritual in self.rituals:
            if ritual.key == key:
                return ritual
        raise KeyError(f"{self.key}: no Ritual {key!r}")


SCENARIOS: dict[str, Scenario] = {}
"""Every Scenario by key, filled as the modules of `content.scenarios` load."""

TERRAIN_MARKS = {"B": "box", "D": "debris", "C": "coffin", "S": "snow", "O": "hole", "P": "pool"}
"""How a diagram shows Terrain; V is a start space, H a Haint (h the second), digits are Events."""


@dataclass(frozen=True, slots=True)
class Diagram:
    """What a setup diagram shows (VS-035)."""

    starts: tuple[int, ...]
    haints: tuple[int, ...]
    terrain: dict[int, str]
    events: dict[int, int]
    candles: tuple[int, ...]


@cache
def read_diagram(key: str, picture: str) -> Diagram:
    """The picture of a train, four lines of 20 marks, as places; a wrong one names its fault."""
    lines = [line for line in picture.splitlines() if line.strip()]
    rows = [line.replace("|", "").strip() for line in lines]
    if len(rows) != 4 or any(len(row) != WIDTH for row in rows):
        raise ValueError(
            f"{key}: a diagram has 4 rows of {WIDTH} marks, not {[len(r) for r in rows]}"
        )
    starts: list[int] = []
    haints: dict[str, int] = {}
    terrain: dict[int, str] = {}
    events: dict[int, int] = {}
    candles: list[int] = []
    for y, row in enumerate(rows):
        for x, mark in enumerate(row):
            i = y * WIDTH + x
            if i not in SPACE.values():
                if mark not in " #":
                    raise ValueError(
                        f"{key}: {mark!r} lies outside the cars at column {x}, row {y}"
                    )
            elif mark == "V":
                starts.append(i)
            elif mark in "Hh":
                haints[mark] = i
            elif mark in TERRAIN_MARKS:
                terrain[i] = TERRAIN_MARKS[mark]
            elif mark.isdigit():
                events[int(mark)] = i
            elif mark == "i":
                candles.append(i)
            elif mark != ".":
                raise ValueError(f"{key}: {mark!r} means nothing in a diagram")
    return Diagram(
        tuple(starts), tuple(haints[m] for m in sorted(haints)), terrain, events, tuple(candles)
    )


def scenario(made: Scenario) -> Scenario:
    """Take a Scenario in, once its diagram reads well and its numbers agree."""
    if made.key in SCENARIOS:
        raise ValueError(f"two Scenarios are called {made.key!r}")
    drawn = read_diagram(made.key, made.diagram)
    known = {event.number for event in made.events}
    placed = (*drawn.events, *made.on_round, *made.on_humanity, *made.on_break, *made.in_bindle)
    for number in placed:
        if number not in known:
            raise ValueError(f"{made.key}: Event {number} is placed but not written")
    if len(drawn.starts) < 4:
        raise ValueError(
            f"{made.key}: the diagram has {len(drawn.starts)} start spaces, not 4 or more"
        )
    SCENARIOS[made.key] = made
    return made
