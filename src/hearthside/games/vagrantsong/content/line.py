"""The line: in which order the nights come, where the doors are, which In-Between card lies between (VS-272, VS-273)."""

from __future__ import annotations

from ..state import Journey
from .page import SCENARIOS

PATHS = {
    "tunnel": ("s03", "s04", "s05", "s06", "s07"),
    "snow": ("s09", "s10", "s11", "s12", "s13"),
    "orchard": ("s15", "s16", "s17", "s18", "s19"),
}
"""The three paths, by the door that leads to each."""
DOOR_WORDS = {
    "tunnel": "The wooden door, and the tunnel behind it",
    "snow": "The frosted door, and the white behind it",
    "orchard": "The stone door, and the orchard behind it",
}
BEFORE_DOORS = {"s02": 2, "s08": 8, "s14": 14}
"""The nights that end at the doors, and the In-Between card that shows them."""
AFTER_PATH = ("s08", "s14", "s20")
"""Where the first, the second and the third path lead."""
LATE = {"s01": ("s02", 1), "s20": ("s22", 20), "s22": ("s23", 0), "s23": ("", 0)}
"""The other nights: what comes next, and the card before it (0 is none)."""
BONUS = "s21"
BONUS_FROM = ("s05", "s09")
BONUS_POSTS = ("To Be Free", "Float On")
SKIPPED = "skipped"
"""The mark that counts the nights a last stand left out."""
LAST_STAND = "s23"
"""Where whoever has no revival left goes next (VS-238)."""


def path_of(key: str) -> str:
    """The door of the path a night belongs to, or ""."""
    return next((door for door, nights in PATHS.items() if key in nights), "")


def doors_before(key: str) -> list[str]:
    """The doors that lie behind a party which begins at that night, in the order of the book."""
    number = int((BONUS_FROM[-1] if key == BONUS else key)[1:])
    return [door for door, nights in PATHS.items() if int(nights[0][1:]) <= number]


def rank_of(s: Journey, door: str) -> int:
    """Whether a path is the party's first, second or third, from 0."""
    return s.camp.doors.index(door) if door in s.camp.doors else len(s.camp.doors)


def night_of(s: Journey) -> str:
    """The night whose place in the line counts: after the bonus, the one it was ridden from."""
    return (s.camp.rejoin or BONUS_FROM[-1]) if s.scenario == BONUS else s.scenario


def card_after(s: Journey) -> int:
    """The In-Between card that lies after this night; 0 if none does."""
    key = night_of(s)
    door = path_of(key)
    if door:
        return 3 + 6 * rank_of(s, door) + PATHS[door].index(key)
    return BEFORE_DOORS.get(key) or LATE[key][1]


def after(key: str, doors: list[str]) -> str:
    """The night that follows one, by the doors gone through; "" where the line ends or a door has to be chosen.

    A night whose page is not in is ridden past.
    """
    door = path_of(key)
    if not door:
        following = "" if key in BEFORE_DOORS else LATE[key][0]
    elif key != PATHS[door][-1]:
        following = PATHS[door][PATHS[door].index(key) + 1]
    else:
        following = AFTER_PATH[doors.index(door) if door in doors else len(doors)]
    return following if not following or following in SCENARIOS else after(following, doors)


def next_after(s: Journey) -> str:
    """The next night, "" where the line ends or a door has to be chosen."""
    return after(night_of(s), s.camp.doors)


def nights_ahead(s: Journey) -> int:
    """How many nights the line still has after this one, through every door; the bonus is not counted."""
    key, doors, ahead = night_of(s), list(s.camp.doors), 0
    while key:
        if key in BEFORE_DOORS:
            left = [d for d, nights in PATHS.items() if d not in doors and nights[0] in SCENARIOS]
            doors += left[:1]
            key = PATHS[left[0]][0] if left else ""
        else:
            key = after(key, doors)
        ahead += bool(key)
    return ahead


def path_ended(s: Journey) -> int:
    """Which path, counted from 0, ends with this night; -1 if none does."""
    door = path_of(s.scenario)
    if not door or PATHS[door][-1] != s.scenario:
        return -1
    return rank_of(s, door)


def open_doors(s: Journey) -> list[str]:
    """The doors that have not been used, and whose first night can be ridden."""
    return [d for d, nights in PATHS.items() if d not in s.camp.doors and nights[0] in SCENARIOS]


def bonus_due(s: Journey) -> bool:
    """Whether the two who were parted ride together next (Moment 80)."""
    return (
        s.scenario in BONUS_FROM
        and BONUS in SCENARIOS
        and all(name in s.camp.mileposts for name in BONUS_POSTS)
        and not s.camp.rejoin
    )
