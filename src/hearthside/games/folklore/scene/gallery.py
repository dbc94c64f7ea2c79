"""The gallery: every character, card and creature of the box, as they look on the table.

Stories and event cards are not in it: nobody reads ahead.
"""

from __future__ import annotations

from hearthside.kernel import Fact, Thing

from ..content import ABILITIES, CARDS, CHARACTERS, CREATURES
from ..words.cards import ability_text, blow_text, card_text

DECKS = {
    "item": "Items",
    "artifact": "Artifacts",
    "heirloom": "Heirlooms",
    "extra": "What a character can find",
    "companion": "Companions",
    "prayer": "Prayers",
    "ritual": "Rituals",
    "boon": "Boons",
    "tarot": "Tarot",
}
RULES = {
    "companion": "FL-323",
    "prayer": "FL-327",
    "ritual": "FL-327",
    "boon": "FL-322",
    "tarot": "FL-339",
}


def gallery() -> dict[str, list[Thing]]:
    """Shelf by shelf."""
    shelves: dict[str, list[Thing]] = {
        "Characters": [
            Thing(
                f"piece:{c.id}", "piece", c.name, look=c.id, text=c.blurb, facts={"side": "party"}
            )
            for c in CHARACTERS.values()
        ],
        "Abilities": [
            Thing(
                f"ability:{a.id}",
                "card",
                a.name,
                look="ability",
                text=ability_text(a),
                rule="FL-305",
                facts={"cost": a.cost, "passive": a.passive, "hourglass": a.hourglass},
            )
            for a in ABILITIES.values()
        ],
    }
    for deck, title in DECKS.items():
        shelves[title] = [_card(key, deck) for key, card in CARDS.items() if card.deck == deck]
    shelves["Creatures"] = [_creature(key) for key in CREATURES]
    return shelves


def _card(key: str, deck: str) -> Thing:
    card = CARDS[key]
    plain = deck in ("item", "companion")
    return Thing(
        f"card:{key}",
        "card",
        card.name,
        look=card.category if plain else key if deck in ("boon", "tarot") else deck,
        text=card_text(card),
        rule=RULES.get(deck, "FL-312"),
        facts={"item": key, "slot": card.slot, "hands": card.hands, "value": card.value},
    )


def _creature(key: str) -> Thing:
    c = CREATURES[key]
    blows = dict.fromkeys(f"{blow.name}: {blow_text(blow)}" for blow in c.table)
    text = f"{c.blurb} Might {c.might}, Defense {c.defense}, Stride {c.stride}, Vita {c.vita}. "
    text += " ".join(blows)
    facts: dict[str, Fact] = {"side": "foe", "might": c.might, "defense": c.defense}
    return Thing(f"foe:{key}", "piece", c.name, look=key, text=text, rule="FL-103", facts=facts)
