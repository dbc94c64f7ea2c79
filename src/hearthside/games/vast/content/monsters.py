"""The Goblins' ten Monsters, each with what it makes of its Tribe."""

from __future__ import annotations

from ..rules.goblins.moments import BEETLES, BURROWS, MIGHT, SLIME, SNUG, WALLBREAKER, WISPS
from .cards import Card, deck

MONSTERS = deck(
    "monsters",
    Card(
        "pet_frog",
        "Pet Frog",
        "Discs above 4 are ignored, and Malaise does not weaken this Tribe.",
        "VT-148",
        effects=(SNUG.plus(1),),
    ),
    Card("ogre", "Ogre", "1 more Strength.", "VT-148", effects=(MIGHT.plus(1),)),
    Card("troll", "Troll", "1 more Strength.", "VT-148", effects=(MIGHT.plus(1),)),
    Card("flame_giant", "Flame Giant", "1 more Strength.", "VT-148", effects=(MIGHT.plus(1),)),
    Card(
        "golem", "Golem", "The Tribe walks through walls.", "VT-148", effects=(WALLBREAKER.plus(1),)
    ),
    Card("gnome", "Gnome", "Its signs are on no tile of this house: it does nothing.", "VT-148"),
    Card(
        "wisp",
        "Wisp",
        "Once a turn, before the action: lead the Paladin, if in sight, up to 3 spaces in a line.",
        "VT-148",
        effects=(WISPS.plus(3),),
    ),
    Card(
        "bright_beetles",
        "Bright Beetles",
        "Scattering costs 1 disc less. Give them up to lose 1 disc less to the light.",
        "VT-148",
        effects=(BEETLES.plus(1),),
    ),
    Card(
        "underworm",
        "Underworm",
        "Once a move: up to 2 tiles along a diagonal, under everything.",
        "VT-148",
        effects=(BURROWS.plus(2),),
    ),
    Card(
        "blob",
        "Blob",
        "An Attack on the Paladin also costs him 5 Grit.",
        "VT-148",
        effects=(SLIME.plus(5),),
    ),
)
