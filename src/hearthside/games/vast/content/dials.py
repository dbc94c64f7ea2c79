"""The dials, tracks and boxes that rise and fall: whose they are, and where they end."""

from __future__ import annotations

from typing import NamedTuple

from .roles import DRAGON, GOBLINS, KNIGHT, MANOR, PALADIN, SKELETONS, SPIDER, WARLOCK


class Dial(NamedTuple):
    """A dial: its owner, what it is called, and its end."""

    role: int
    name: str
    high: int
    field: str = ""
    """Where the owner's board keeps it, if not under its own key."""

    def amount(self, n: int) -> str:
        """So much of it.

        >>> DIALS["curses"].amount(1), DIALS["curses"].amount(2), DIALS["grit"].amount(1)
        ('1 Curse', '2 Curses', '1 Grit')
        """
        return f"{n} {self.name.removesuffix('s') if n == 1 else self.name}"


DIALS: dict[str, Dial] = {
    "health": Dial(PALADIN, "Health", 7),
    "grit": Dial(PALADIN, "Grit", 50),
    "light": Dial(PALADIN, "Light", 8),
    "fury": Dial(PALADIN, "Fury", 5),
    "stability": Dial(SKELETONS, "Stability", 15),
    "terror": Dial(SPIDER, "Terror", 12),
    "blood": Dial(SPIDER, "Blood", 15),
    "seals": Dial(MANOR, "Seals", 14),
    "curses": Dial(WARLOCK, "Curses", 20),
    "rage": Dial(GOBLINS, "Rage", 3),
    "dragon_health": Dial(DRAGON, "Health", 5, "health"),
    "knight_health": Dial(KNIGHT, "Health", 9, "health"),
    "knight_grit": Dial(KNIGHT, "Grit", 45, "grit"),
}
