"""What is on the table now, by name: foes with where they stand, creatures of a skirmish."""

from __future__ import annotations

from ..content.board import NAMES
from ..content.names import the
from ..state import Tale


def foe_name(s: Tale, n: int) -> str:
    """A foe and where it stands."""
    if s.site is not None:
        for f in s.site.foes:
            if f.id == n:
                return f"{the(f.tag)} at {NAMES[f.at]}"
    return "a foe"


def soul(kind: str) -> int:
    """The number of the character behind a creature of a skirmish, or -1."""
    return int(kind[5:]) if kind.startswith("hero:") else -1


def creature_name(s: Tale, n: int) -> str:
    """A creature of the skirmish under way."""
    if s.melee is None or n >= len(s.melee.kinds):
        return "a creature"
    kind = s.melee.kinds[n]
    behind = soul(kind)
    return the(s.heroes[behind].who if behind >= 0 else kind)
