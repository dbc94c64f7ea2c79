"""What a story is made of: chapters, scenes, boxes, map set-ups."""

from __future__ import annotations

from dataclasses import dataclass, field

from .notation import Effect

DIFFICULTIES = ("dusk", "twilight", "midnight", "nightmare")
GOALS = ("defeat", "kill", "exit", "touch", "flag", "token", "hold")
"""What a map can ask for: all foes beaten, one of a kind, the exit, a feature dealt with, something that the story
remembers or counts, or so many rounds."""
WEAKENED = ("vita", "might", "defense")
FEATURES = ("die", "altar", "chest", "lever", "sleeper")
WHO_CHECKS = ("leader", "one", "all", "any")


Condition = tuple[tuple[str, ...], ...]
"""What has to hold, all of it; nothing at all always holds."""


@dataclass(frozen=True, slots=True)
class Problem:
    """Something wrong in a story, and where."""

    file: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.text}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Box:
    """One box of a scene. `kind` says which of the fields count."""

    kind: str
    """effect, goto, choose, check, if, roll, travel, town, skirmish, map, chapter, close"""
    line: int
    effects: tuple[Effect, ...] = ()
    targets: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()
    conditions: tuple[Condition, ...] = ()
    ranges: tuple[tuple[int, int], ...] = ()
    who: str = ""
    skill: str = ""
    number: int = 0
    place: str = ""
    compass: bool = False
    days: int = 0
    """The days within which the group has to be there, or 0 for no haste."""
    creatures: tuple[str, ...] = ()
    most: bool = False
    setup: MapSetup | None = None
    ending: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Feature:
    """Something on a map that a character can deal with."""

    kind: str
    at: int
    text: str
    skill: str = ""
    number: int = 0
    passed: tuple[Effect, ...] = ()
    failed: tuple[Effect, ...] = ()
    opens: int = 0
    again: bool = False
    """Whoever fails may try again."""
    times: int = 1
    """How often it can be passed."""
    when: Condition = ()
    line: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Goal:
    """One thing a map asks for, while its condition holds."""

    kind: str
    arg: str = ""
    number: int = 0
    when: Condition = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Weakened:
    """A kind of foe that comes with less of something, because of what the group has done."""

    kind: str
    what: str
    by: int
    when: Condition = ()
    line: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed:
    """A foe on a map, there when the group has at least `least` characters."""

    kind: str
    at: int
    least: int = 1
    ambush: int = -1
    """The square of the feature that brings it, or -1 when it stands there from the start."""
    when: Condition = ()
    line: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class MapSetup:
    """A map setup box: which map, what is on it, what the group has to do there."""

    map: str
    line: int
    dark: Condition | None = None
    """When it is dark there: never, always, or if something holds."""
    optional: bool = False
    goals: tuple[Goal, ...] = ()
    weakened: tuple[Weakened, ...] = ()
    foes: tuple[Placed, ...] = ()
    features: tuple[Feature, ...] = ()
    searches: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """A named scene: prose, then boxes."""

    name: str
    chapter: int
    line: int
    prose: tuple[str, ...]
    boxes: tuple[Box, ...]

    @property
    def words(self) -> int:
        """How many words there are to read in it."""
        return sum(len(paragraph.split()) for paragraph in self.prose)


@dataclass(frozen=True, slots=True, kw_only=True)
class Chapter:
    """A chapter: its title, its skirmish table for the d10, its first scene."""

    number: int
    title: str
    line: int
    table: tuple[tuple[str, ...], ...]
    begin: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Story:
    """A whole story."""

    id: str
    file: str
    title: str
    difficulty: str
    start: str
    candle: int
    foes: tuple[int, ...]
    """How strong its foes are for two, three, four and five characters, in percent of their cards (FL-365)."""
    blurb: str
    rumours: tuple[tuple[Condition, str], ...]
    """What is told of it between stories; the first that fits what has happened."""
    chapters: tuple[Chapter, ...]
    scenes: dict[str, Scene] = field(default_factory=dict)
