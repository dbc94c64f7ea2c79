"""What is on the table now, by name: foes with where they stand, creatures of a skirmish."""

from __future__ import annotations

from ..content.board import NAMES
from ..content.names import the
from ..state import Tale, fray


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


def fighter(s: Tale, n: int) -> str:
    """A creature of the skirmish: its kind, with its place among several of it, or the character it is."""
    kinds = fray(s).kinds
    kind, who = kinds[n], soul(kinds[n])
    if who >= 0:
        return s.heroes[who].who
    return kind if kinds.count(kind) == 1 else f"{kind}#{kinds[: n + 1].count(kind)}"


def creature_name(s: Tale, n: int) -> str:
    """A creature of the skirmish under way."""
    if s.melee is None or n >= len(s.melee.kinds):
        return "a creature"
    return the(fighter(s, n))
