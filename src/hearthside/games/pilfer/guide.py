"""A guided first turn."""

from __future__ import annotations

from hearthside.kernel import Guide

GUIDE = (
    Guide(
        "Thief",
        (
            ("Your hand", "Only you see these cards. Treasures are worth something once stashed."),
            ("Your act", "Search for more, stash one treasure, or reach into a pocket."),
            ("Locks", "Keep one: it stops a thief who reaches for your cards."),
        ),
    ),
)
