"""The gallery: every character, card and tile of the box, as they look on the table."""

from __future__ import annotations

from hearthside.kernel import Thing

from ..content.cards import KINDS
from ..content.land import TILES
from ..content.people import CHARACTERS, Character
from .cards import card_thing, job_facts

GROUPS = {
    "starter": "Cards to start with",
    "trade": "Cards of the trade row",
    "pain": "Pain",
    "exhaustion": "Exhaustion",
}


def gallery() -> dict[str, list[Thing]]:
    """Shelf by shelf."""
    shelves = {"Travellers": [_traveller(one) for one in CHARACTERS.values()]}
    first = 0
    for kind in KINDS:
        card = card_thing(first, "", id=f"card:{kind.id}")
        card.text += f" ({kind.copies} of these.)" if kind.copies > 1 else ""
        shelves.setdefault(GROUPS[kind.group], []).append(card)
        first += kind.copies
    shelves["Land"] = [_tile(number) for number in range(len(TILES))]
    return shelves


def _traveller(character: Character) -> Thing:
    hero = Thing(f"card:{character.id}", "card", character.name, look=character.id, rule="DW-039")
    hero.text = " Or: ".join(job.said for job in character.jobs)
    hero.facts = {"difficulty": character.difficulty, "limit": character.hand}
    hero.facts |= job_facts(character.jobs)
    return hero


def _tile(number: int) -> Thing:
    tile = TILES[number]
    name = f"{tile.name} ({tile.land.replace('_', ' and ')})"
    land = Thing(f"space:{tile.id}", "space", name, look=tile.land, rule="DW-062")
    land.text = f"{tile.job.said} " if tile.job else ""
    land.text += f"Its back shows {tile.back}."
    land.facts = {"face": "up", "numbers": list(tile.numbers), "kinds": tile.kinds}
    land.facts |= job_facts([tile.job] if tile.job else [])
    return land
