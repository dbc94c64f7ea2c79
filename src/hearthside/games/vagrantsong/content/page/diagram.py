"""The setup diagram of a page: a picture of the train, four lines of 20 marks (VS-035)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from ..board import SPACE, WIDTH

TERRAIN_MARKS = {"B": "box", "D": "debris", "C": "coffin", "S": "snow", "O": "hole", "P": "pool"}
"""How a diagram shows Terrain; V is a start space, H a Haint (h and further letters the next ones), digits are
Events, i is a Candle. A Coffin, Box ... with an Event on it is drawn as the Event; `under` says what lies under it."""
HAINTS = "Hhgj"


@dataclass(frozen=True, slots=True)
class Diagram:
    """What a setup diagram shows."""

    starts: tuple[int, ...]
    haints: tuple[int, ...]
    terrain: dict[int, str]
    events: dict[int, int]
    candles: tuple[int, ...]


@cache
def read_diagram(key: str, picture: str) -> Diagram:
    """The picture as places; a wrong one names its fault. Lines below the train say what lies under Events: `4: coffin`."""
    lines = [line for line in picture.splitlines() if line.strip()]
    rows = [line.replace("|", "").strip() for line in lines[:4]]
    if len(rows) != 4 or any(len(row) != WIDTH for row in rows):
        raise ValueError(
            f"{key}: a diagram has 4 rows of {WIDTH} marks, not {[len(r) for r in rows]}"
        )
    starts: list[int] = []
    haints: dict[int, int] = {}
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
            elif mark in HAINTS:
                haints[HAINTS.index(mark)] = i
            elif mark in TERRAIN_MARKS:
                terrain[i] = TERRAIN_MARKS[mark]
            elif mark.isdigit():
                events[int(mark)] = i
            elif mark == "i":
                candles.append(i)
            elif mark != ".":
                raise ValueError(f"{key}: {mark!r} means nothing in a diagram")
    for line in lines[4:]:
        number, _, kind = line.strip().partition(": ")
        if not number.isdigit() or int(number) not in events or kind not in TERRAIN_MARKS.values():
            raise ValueError(f"{key}: {line.strip()!r} lays no Terrain under an Event")
        terrain[events[int(number)]] = kind
    placed = tuple(haints[k] for k in sorted(haints))
    return Diagram(tuple(starts), placed, terrain, events, tuple(candles))
