"""The 15 missions and the four scoreboards (DW-145, DW-146, DW-147, DW-148, DW-160)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .jobs.notation import EVENTS
from .jobs.program import Program
from .reading import ContentError, read

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
    "remove": "Eastern tiles fall away",
    "appear": "Bandits appear",
    "first": "P1 passes on",
}
"""What a night may hold, in words."""
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
    later: int
    bandits: int
    meeples: int
    home: bool
    wagon: str
    wagon_at: int


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
            later=entry.take("later", int, 0),
            bandits=entry.take("bandits", int, 0),
            meeples=entry.take("meeples", int, 1),
            home=entry.take("home", bool, False),
            wagon=entry.one_of("wagon", WAGONS, ""),
            wagon_at=entry.take("wagon_at", int, 0),
        )
        entry.finish()
        if ("remove" in mission.night) != (mission.remove > 0):
            raise entry.wrong("remove", "goes with a 'remove' in the night")
        found[entry.id] = mission
    for mode, n in COUNTS.items():
        there = sum(mission.mode == mode for mission in found.values())
        if there != n:
            raise ContentError("missions.toml", "all", mode, f"there are {there}, not {n}")
    return found


MISSIONS = _missions()
