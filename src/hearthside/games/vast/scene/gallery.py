"""The gallery: every card and tile of the box, as they look on the table."""

from __future__ import annotations

from collections import Counter

from hearthside.kernel import Thing

from ..content.board import LETTERS
from ..content.cards import CARDS
from ..content.names import TILE_WORDS
from ..content.rituals import RITUALS
from ..content.tiles import KIND_NAMES, SHAPE_NAMES, TILES
from .parts import open_card, ritual_card

DECKS = {
    "favors": "The Paladin's Favors",
    "treasures": "Treasures",
    "skeletons": "The Skeletons",
    "gear": "The Skeletons' Gear",
    "powers": "The Spider's powers",
    "spells": "The Warlock's spells",
    "upgrades": "The Thief's upgrades",
    "knight_treasures": "The Knight's treasures",
    "sidequests": "The Knight's sidequests",
    "war": "The Goblins' War cards",
    "monsters": "The Goblins' Monsters",
    "secrets": "The Goblins' Secrets",
    "dragon_powers": "The Dragon's power cards",
}


def gallery() -> dict[str, list[Thing]]:
    """Shelf by shelf."""
    shelves = {
        title: [open_card(key, "") for key, card in CARDS.items() if card.deck == deck]
        for deck, title in DECKS.items()
    }
    shelves["The Manor's rituals"] = [ritual_card(key, "", "") for key in RITUALS]
    shelves["Tiles"] = _tiles()
    return shelves


def _tiles() -> list[Thing]:
    """One of each kind and shape, and how many there are."""
    tiles = []
    for tile, count in Counter(TILES).items():
        kind = KIND_NAMES[tile.kind]
        walls = "".join(LETTERS[d] for d in range(4) if tile.walls >> d & 1)
        name = TILE_WORDS[kind]
        tiles.append(
            Thing(
                f"space:{kind}.{SHAPE_NAMES[tile.walls]}",
                "space",
                name[0].upper() + name[1:],
                look=kind,
                text=f"{count} in the box." if count > 1 else "The only one.",
                facts={"lit": True, "tile": True, "walls": walls},
            )
        )
    return tiles
