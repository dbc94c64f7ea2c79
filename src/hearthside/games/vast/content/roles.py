"""Who plays: every role with its colour, its names and its place in the order of turns."""

from __future__ import annotations

from typing import NamedTuple

GOLD, GREEN, RED, PURPLE, GREY = range(5)
"""The colours, in the order of turns (VM-028)."""
COLOURS = ("gold", "green", "red", "purple", "grey")
NOBODY = -1

PALADIN, SKELETONS, SPIDER, MANOR, WARLOCK, THIEF, KNIGHT, GOBLINS, DRAGON = range(9)


class Role(NamedTuple):
    """A role: its key, its name, the colour whose place it takes, and the step its turn begins with."""

    key: str
    name: str
    colour: int
    first_step: str
    many: bool = False
    """Whether one says they."""

    @property
    def whose(self) -> str:
        """The name as an owner's.

        >>> ROLES[SKELETONS].whose, ROLES[MANOR].whose
        ("Skeletons'", "Manor's")
        """
        return f"{self.name}'" if self.name.endswith("s") else f"{self.name}'s"

    def verb(self, one: str, many: str = "") -> str:
        """The verb that agrees with the name.

        >>> ROLES[PALADIN].verb("wins", "win"), ROLES[SKELETONS].verb("misses", "miss")
        ('wins', 'miss')
        """
        return many if self.many else one


ROLES: tuple[Role, ...] = (
    Role("paladin", "Paladin", GOLD, "paladin_collects"),
    Role("skeletons", "Skeletons", GREEN, "skeletons_rise", many=True),
    Role("spider", "Spider", RED, "spider_chooses_form"),
    Role("manor", "Manor", PURPLE, "manor_begins"),
    Role("warlock", "Warlock", GREY, "warlock_begins"),
    # VM-273, VT-002, VT-005: visitors, each in the place of its colour.
    Role("thief", "Thief", GREY, "thief_returns"),
    Role("knight", "Knight", GOLD, "knight_collects"),
    Role("goblins", "Goblins", GREEN, "goblins_rally", many=True),
    Role("dragon", "Dragon", RED, "dragon_stirs"),
)
ROLE_OF: dict[str, int] = {role.key: i for i, role in enumerate(ROLES)}
VISITORS: tuple[int, ...] = tuple(range(THIEF, len(ROLES)))
"""Those who come from the caverns."""
