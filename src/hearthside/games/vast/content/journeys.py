"""The Paladin's Journey: its difficulties, the enemy dials, the ranks of a campaign."""

from __future__ import annotations

from typing import NamedTuple


class Journey(NamedTuple):
    """A difficulty of the solo game."""

    title: str
    skeletons: int
    terror: int
    ghosts: int


# VM-266
JOURNEYS: dict[str, Journey] = {
    "easy": Journey("Easy", 4, 12, 5),
    "normal": Journey("Normal", 5, 12, 6),
    "hard": Journey("Hard", 6, 10, 7),
}


class Stance(NamedTuple):
    """What a value of the solo Stability dial gives the Skeletons."""

    movement: int
    rush: int
    strength: int


# VM-264: by Stability 0 to 10 and more.
STANCES: tuple[Stance, ...] = (
    Stance(3, 0, 1),
    Stance(3, 0, 1),
    Stance(3, 0, 1),
    Stance(4, 1, 1),
    Stance(4, 1, 1),
    Stance(4, 1, 2),
    Stance(5, 1, 2),
    Stance(5, 2, 2),
    Stance(5, 2, 3),
    Stance(6, 2, 3),
    Stance(6, 3, 3),
)
# VM-265: by Terror 0 to 10 and more; what is discarded on rising to a value.
GHOST_STRENGTH = (1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3)
FRIGHT = {4: "treasure", 6: "favor", 8: "treasure", 10: "favor"}

DEVOTION_BY_RANK = (3, 2, 1, 0)  # VM-269
RANKS = ("devotion", "stability", "terror")
