"""The 15 missions and the four scoreboards (DW-145, DW-146, DW-147, DW-148, DW-160)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .jobs.notation import EVENTS, RESOURCES
from .jobs.program import DISCARD, MARK, PAY, PAY_X, SCRAP, TAKE, Program
from .land import LANDS
from .reading import ContentError, Entry, read

Mode = Literal["versus", "coop", "solo"]
MODES: tuple[Mode, ...] = ("versus", "coop", "solo")
COUNTS = {"versus": 4, "coop": 8, "solo": 3}
NIGHT = {
    "row": "Trade row moves",
    "day": "Day tracker moves",
    "exhaustion": "Everybody takes an exhaustion",
    "attack": "Bandits attack",
    "move": "Bandits move",
    "wagon": "The wagon runs on",
    "hunger": "Unfed villages go hungry",
    "harvest": "Homesteads bring food",
    "remove": "Eastern tiles fall away",
    "appear": "Bandits appear",
    "first": "Another player goes first",
}
"""What a night may hold, in words."""
STANDARD = [".??", "?##", "?#S", "?##", ".??"]
"""The standard map, west on the left: a block of six, and face-down tiles north, south and west (DW-028)."""
FIXED = {
    "F": "forest",
    "P": "prairie",
    "M": "mountain",
    "V": "village",
    "T": "village",
    "L": "water",
    "R": "river_prairie",
    "C": "camp",
}
SIGNS = {".": "nothing", "?": "face down", "#": "face up", "S": "the start", **FIXED}
"""What a layout may hold; a letter is a face-up tile of that land, T the far town."""
COSTS = {PAY, PAY_X, DISCARD, SCRAP, TAKE, MARK}
"""What keeps a mission job from being done without end: it may be done as often as one likes (DW-037)."""
WAGONS = ("", "follow", "carry", "flee")
DICE = {"d20": (20,), "d12": (12,), "both": (12, 20)}
"""The bandit dice that may be chosen, the easiest first (DW-015, DW-022)."""


@dataclass(frozen=True, slots=True)
class Board:
    """A scoreboard: how long its tracks are, where their sections begin, and the risk in each."""

    id: str
    days: int
    finish: int
    day_sections: tuple[int, ...]
    score_sections: tuple[int, ...]
    risks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Mission:
    """A mission card."""

    id: str
    name: str
    mode: str
    text: str
    boards: tuple[str, ...]
    jobs: tuple[Program, ...]
    events: tuple[Program, ...]
    on: tuple[tuple[Program, ...], ...]
    night: tuple[str, ...]
    remove: int
    later: tuple[int, ...]
    more: tuple[int, ...]
    further: tuple[int, ...]
    bandits: int
    meeples: int
    home: bool
    line: bool
    apart: int
    wagon: str
    wagon_at: int
    flight: int
    layout: tuple[str, ...]
    start: str
    scarce: str


def _boards() -> dict[str, Board]:
    found = {}
    for entry in read("boards.toml"):
        found[entry.id] = Board(
            id=entry.id,
            days=entry.take("days", int),
            finish=entry.take("finish", int),
            day_sections=entry.numbers("day_sections"),
            score_sections=entry.numbers("score_sections"),
            risks=entry.numbers("risks"),
        )
        entry.finish()
    return found


BOARDS = _boards()


def _growing(entry: Entry, name: str) -> tuple[int, ...]:
    """What a mission has more of with three, four and five players (DW-035, DW-181, DW-182)."""
    found: list[int] = entry.take(name, list, [0, 0, 0])
    if len(found) != 3 or found != sorted(found):
        raise entry.wrong(name, f"must be three numbers that do not fall, not {found!r}")
    return tuple(found)


def _layout(entry: Entry) -> tuple[str, ...]:
    """How the map is laid: rows from north to south, each from west to east, with one start (DW-028)."""
    rows: list[str] = entry.take("layout", list, STANDARD)
    signs = "".join(rows)
    if signs.count("S") != 1 or set(signs) - set(SIGNS) or len(set(map(len, rows))) != 1:
        signs = f"rows of one width with one S and signs out of {''.join(SIGNS)}"
        raise entry.wrong("layout", f"must be {signs}, not {rows!r}")
    return tuple(rows)


def _missions() -> dict[str, Mission]:
    found: dict[str, Mission] = {}
    for entry in read("missions.toml"):
        events = entry.jobs("events")
        if any(not job.event for job in events):
            raise entry.wrong("events", "an event job begins with 'on' and its event")
        mission = Mission(
            id=entry.id,
            name=entry.take("name", str),
            mode=entry.one_of("mode", MODES),
            text=entry.take("text", str),
            boards=entry.words("boards", tuple(BOARDS)),
            jobs=entry.jobs("jobs"),
            events=events,
            on=tuple(tuple(job for job in events if job.event == event) for event in EVENTS),
            night=entry.words("night", tuple(NIGHT)),
            remove=entry.take("remove", int, 0),
            later=_growing(entry, "later"),
            more=_growing(entry, "more"),
            further=_growing(entry, "further"),
            bandits=entry.take("bandits", int, 0),
            meeples=entry.take("meeples", int, 1),
            home=entry.take("home", bool, False),
            line=entry.take("line", bool, False),
            apart=entry.take("apart", int, 0),
            wagon=entry.one_of("wagon", WAGONS, ""),
            wagon_at=entry.take("wagon_at", int, 0),
            flight=entry.take("flight", int, 0),
            layout=_layout(entry),
            start=entry.one_of("start", ("", *LANDS), ""),
            scarce=entry.one_of("scarce", ("", *RESOURCES), ""),
        )
        entry.finish()
        if any(not COSTS & {code for code, _, _ in job.code} for job in mission.jobs):
            raise entry.wrong("jobs", "must cost something, or they could be done for ever")
        if mission.line != any("T" in row for row in mission.layout):
            raise entry.wrong("line", "goes with a T, the far town, in the layout")
        if any(mission.further) and not mission.line:
            raise entry.wrong("further", "goes with a line to a far town")
        if (mission.apart > 0) != (mission.meeples == 2):
            raise entry.wrong("apart", "goes with two meeples")
        if ("remove" in mission.night) != (mission.remove > 0):
            raise entry.wrong("remove", "goes with a 'remove' in the night")
        found[entry.id] = mission
    for mode, n in COUNTS.items():
        there = sum(mission.mode == mode for mission in found.values())
        if there != n:
            raise ContentError("missions.toml", "all", mode, f"there are {there}, not {n}")
    return found


MISSIONS = _missions()
