"""The 12 characters (DW-156)."""

from __future__ import annotations

from dataclasses import dataclass

from ..state import West
from .cards import KINDS
from .jobs.notation import RESOURCES
from .jobs.program import MOVE_KEY, Program
from .reading import ContentError, read

STARTERS = tuple(kind.id for kind in KINDS if kind.group == "starter")


@dataclass(frozen=True, slots=True)
class Character:
    """A character: hand limit, what it starts with, and its abilities."""

    id: str
    name: str
    difficulty: int
    hand: int
    resources: tuple[int, ...]
    deck: dict[str, int]
    jobs: tuple[Program, ...]

    @property
    def short(self) -> str:
        """The name without the trade."""
        return self.name.split(",")[0]


def _characters() -> dict[str, Character]:
    found = {}
    for entry in read("characters.toml"):
        resources = entry.counts("resources", RESOURCES)
        character = Character(
            id=entry.id,
            name=entry.take("name", str),
            difficulty=entry.take("difficulty", int),
            hand=entry.take("hand", int),
            resources=tuple(resources.get(name, 0) for name in RESOURCES),
            deck=entry.counts("deck", STARTERS),
            jobs=entry.jobs("jobs"),
        )
        entry.finish()
        if not any(job.key == MOVE_KEY for job in character.jobs):
            raise entry.wrong("jobs", "needs an ability that moves")
        found[entry.id] = character
    if len(found) != 12:
        raise ContentError(
            "characters.toml", "all", "characters", f"there are {len(found)}, not 12"
        )
    return found


CHARACTERS = _characters()


def who(s: West, seat: int) -> str:
    """The short name of a seat's character."""
    return CHARACTERS[s.players[seat].character].short
