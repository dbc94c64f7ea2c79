"""All content of the game, read and checked once at import."""

from __future__ import annotations

from . import load
from .check import check_stories, check_story, check_tables
from .story import Story
from .tables import (
    ABILITIES,
    CARDS,
    CHARACTERS,
    CREATURES,
    DECKS,
    EVENTS,
    MAPS,
    PLACES,
    POWERS,
    ROAD,
    TOWNS,
    WILD,
)

check_tables()
STORY_FILES = tuple(
    sorted(
        entry.name
        for entry in load.FOLDER.joinpath("stories").iterdir()
        if entry.name.endswith(".story")
    )
)
STORIES: dict[str, Story] = check_stories(
    {name: load.FOLDER.joinpath("stories", name).read_text("utf-8") for name in STORY_FILES}
)

__all__ = [
    "ABILITIES",
    "CARDS",
    "CHARACTERS",
    "CREATURES",
    "DECKS",
    "EVENTS",
    "MAPS",
    "PLACES",
    "POWERS",
    "ROAD",
    "STORIES",
    "STORY_FILES",
    "TOWNS",
    "WILD",
    "check_story",
]
