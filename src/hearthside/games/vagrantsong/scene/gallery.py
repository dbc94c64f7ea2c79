"""The gallery: every Vagrant, Skill, Junk card and token, as they look on the table.

Haints and their Scenarios are not in it: whoever has not met them reads no page of theirs.
"""

from __future__ import annotations

from hearthside.kernel import Thing

from ..content.cards import SKILLS
from ..content.junk import JUNK
from ..content.names import TOKEN_NAMES
from ..content.vagrants import VAGRANTS
from .seats import junk_thing, skill_thing

TOKENS = {
    "nail": ("VS-146", "A Haint within Range 2 gains 2 Humanity."),
    "candle": ("VS-147", "Set down beside you; a Haint that comes to it stops there."),
    "salt": ("VS-150", "You ignore what a Haint's action does to you."),
    "foot": ("VS-153", "A fourth Coin, once, on any Skill or action."),
    "apple": ("VS-154", "One Wounded Skill is whole again."),
}


def gallery() -> dict[str, list[Thing]]:
    """Shelf by shelf."""
    shelves: dict[str, list[Thing]] = {"Vagrants": [_vagrant(who) for who in VAGRANTS]}
    for number in sorted(SKILLS):
        owner = SKILLS[number].owner
        title = f"Skills of the {VAGRANTS[owner].name}" if owner else "Skills for everybody"
        shelves.setdefault(title, []).append(skill_thing(number, ""))
    shelves["Junk"] = [junk_thing(number, "") for number in sorted(JUNK)]
    shelves["Tokens of the Bindle"] = [
        Thing(f"token:{key}", "token", TOKEN_NAMES[key], look=key, text=text, rule=rule)
        for key, (rule, text) in TOKENS.items()
    ]
    return shelves


def _vagrant(who: str) -> Thing:
    card = VAGRANTS[who]
    values = f"Humanity {card.most}, Move {card.move}, Rummage {card.rummage}, Bust {card.bust}+"
    values += f", Investigate {card.investigate}+, Patch Up {card.patch}+"
    text = f"{card.title}. {card.passive}: {card.text} {values}."
    return Thing(f"piece:{who}", "piece", card.name, look=who, text=text, rule="VS-105")
