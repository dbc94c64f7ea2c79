"""Names that people read."""

from __future__ import annotations

from .content.cards import SKILLS
from .content.format import SCENARIOS
from .content.junk import JUNK
from .content.vagrants import VAGRANTS

TOKEN_NAMES = {
    "nail": "Iron Nails",
    "candle": "Candle",
    "salt": "Salt",
    "foot": "Rabbit's Foot",
    "apple": "Apple",
    "malady": "the Malady Token",
}
SLOT_NAMES = {
    "move": "Move",
    "rummage": "Rummage",
    "bust": "Bust",
    "investigate": "Investigate",
    "patch": "Patch Up",
    "pup_move": "Pup: Move",
    "pup_bust": "Pup: Bust",
    "pup_investigate": "Pup: Investigate",
    "westbound": "Westbound Action",
}


def token_name(token: str) -> str:
    """A token in words; an Event Token by its number."""
    return TOKEN_NAMES.get(token) or f"Event {token[1:]}"


def slot_name(slot: str) -> str:
    """A place for Coins in words."""
    if slot in SLOT_NAMES:
        return SLOT_NAMES[slot]
    return skill_name(int(slot[1:])) if slot[0] == "s" else junk_name(int(slot[1:]))


def skill_name(number: int) -> str:
    """The name of a Skill."""
    return SKILLS[abs(number)].name


def junk_name(number: int) -> str:
    """The name of a piece of Junk."""
    return JUNK[abs(number)].name


def vagrant_name(who: str) -> str:
    """The name of a Vagrant, or the Pup."""
    return "Pup" if who == "pup" else VAGRANTS[who].name


def haint_name(who: str) -> str:
    """The name of a Haint."""
    for made in SCENARIOS.values():
        for card in made.haints:
            if card.who == who:
                return card.name
    return who


def effect_name(scenario: str, bit: int) -> str:
    """The name of a Haint Effect of a Scenario."""
    effect = SCENARIOS[scenario].effects[bit - 1]
    return effect.name if effect is not None else "Haint Effect"
