"""The Knight's ten sidequests: what each asks for, as the Manor has it, and the Grit it gives."""

from __future__ import annotations

from collections.abc import Callable

from ..rules.knight.moments import DEMAND, WORTH
from ..state import Vast
from .cards import Card, deck

TILES_TO_REVEAL, SPACES_TO_ENTER, PLACES_TO_MEET, TREASURES_TO_FIND, TREASURES_TO_WEAR = (
    *(10, 7),
    *(3, 2, 2),
)


def quest(key: str, name: str, text: str, worth: int, done: Callable[[Vast], bool]) -> Card:
    """A sidequest."""
    return Card(key, name, text, "VT-096", effects=(WORTH.plus(worth), DEMAND.does(done)))


SIDEQUESTS = deck(
    "sidequests",
    quest(
        "stalwart",
        "Stalwart",
        "Attack a Tribe of Population 3 or more. No Tribe is in this house.",
        5,
        lambda s: False,
    ),
    quest(
        "intrepid",
        "Intrepid",
        "Ten tiles have been revealed, by anybody.",
        3,
        lambda s: s.map.reveals >= TILES_TO_REVEAL,
    ),
    quest(
        "daring",
        "Daring",
        "Hit a figure of the Spider this turn.",
        4,
        lambda s: "hit_spider" in s.knight.deeds,
    ),
    quest(
        "fearless",
        "Fearless",
        "Reveal a tile with a Skeleton on it and hit that Skeleton in the same Encounter.",
        4,
        lambda s: "hit_lurker" in s.knight.deeds,
    ),
    quest(
        "cunning",
        "Cunning",
        "Collect two treasures in one turn.",
        3,
        lambda s: s.knight.looted >= TREASURES_TO_FIND,
    ),
    quest(
        "bedecked",
        "Bedecked",
        "Two treasures lie face up before you.",
        4,
        lambda s: len(s.knight.played) >= TREASURES_TO_WEAR,
    ),
    quest(
        "adventurous",
        "Adventurous",
        "Have Encounters on three different spaces in one turn.",
        6,
        lambda s: s.knight.met_at.bit_count() >= PLACES_TO_MEET,
    ),
    quest(
        "swift",
        "Swift",
        "Enter seven different spaces in one turn.",
        4,
        lambda s: s.knight.trodden.bit_count() >= SPACES_TO_ENTER,
    ),
    quest(
        "eagle_eyed",
        "Eagle-Eyed",
        "Shoot a Skeleton or the Spider with one of your bows this turn.",
        3,
        lambda s: "shot" in s.knight.deeds,
    ),
    quest(
        "persistent",
        "Persistent",
        "Smash three Crystals. There are none in this house.",
        4,
        lambda s: False,
    ),
)
