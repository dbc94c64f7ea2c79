"""Everything but the stories, read once at import."""

from __future__ import annotations

from . import load
from .cards import Ability, Card, Character, Creature, EventCard, Map, Place, Power, Town

CHARACTERS: dict[str, Character] = load.by_id(
    [load.character(e) for e in load.table("characters.toml", "character")]
)
ABILITIES: dict[str, Ability] = load.by_id(
    [load.ability(e) for e in load.table("abilities.toml", "ability")]
)
_FILES = (
    ("items.toml", "item"),
    ("items.toml", "extra"),
    ("artifacts.toml", "artifact"),
    ("artifacts.toml", "heirloom"),
    ("fortunes.toml", "companion"),
    ("fortunes.toml", "boon"),
    ("fortunes.toml", "tarot"),
    ("mystic.toml", "prayer"),
    ("mystic.toml", "ritual"),
)
CARDS: dict[str, Card] = load.by_id(
    [load.card(e, deck) for file, deck in _FILES for e in load.table(file, deck)]
)
DECKS: dict[str, tuple[str, ...]] = {
    deck: tuple(c.id for c in CARDS.values() if c.deck == deck) for _, deck in _FILES
}
CREATURES: dict[str, Creature] = load.by_id(
    [
        load.creature(e)
        for file in ("creatures.toml", "afflictions.toml")
        for e in load.table(file, "creature")
    ]
)
EVENTS: dict[str, EventCard] = load.by_id(
    [load.event(e, "road") for e in load.table("road.toml", "card")]
    + [load.event(e, "wild") for e in load.table("wild.toml", "card")]
)
ROAD = tuple(c.id for c in EVENTS.values() if c.deck == "road")
WILD = tuple(c.id for c in EVENTS.values() if c.deck == "wild")
PLACES: dict[str, Place] = load.by_id([load.place(e) for e in load.table("world.toml", "place")])
TOWNS: dict[str, Town] = load.by_id([load.town(e) for e in load.table("world.toml", "town")])
MAPS: dict[str, Map] = load.by_id([load.adventure_map(e) for e in load.table("maps.toml", "map")])
POWERS: dict[str, Power] = load.by_id([p for c in CHARACTERS.values() for p in c.powers])
