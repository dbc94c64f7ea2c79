"""The Goblins' War cards: how many discs, Monsters, Secrets and how much Rage each brings."""

from __future__ import annotations

from ..rules.goblins.moments import DISCS, MONSTERS_SHOWN, RAGE_SHOWN, SECRETS_SHOWN
from .cards import Card, deck

ROWS = (
    ("thirst", 3, 2, 1, 1, 0, 0),
    ("spite", 2, 1, 2, 0, 1, 0),
    ("consumption", 1, 3, 2, 1, 0, 0),
    ("desolation", 1, 2, 2, 1, 1, 0),
    ("waste", 2, 1, 3, 0, 1, 0),
    ("ruin", 2, 2, 1, 1, 0, 0),
    ("hate", 2, 2, 2, 0, 0, 0),
    ("fear", 1, 1, 1, 1, 2, 0),
    ("desperation", 0, 0, 0, 3, 3, 1),
    ("pain", 1, 1, 1, 0, 0, 1),
)
"""VT-147: Fangs, Bones, Eye, Monsters, Secrets, Rage."""


def _text(fangs: int, bones: int, eye: int, monsters: int, secrets: int, rage: int) -> str:
    said = f"Fangs {fangs}, Bones {bones}, Eye {eye}"
    for n, what in ((monsters, "Monsters"), (secrets, "Secrets"), (rage, "Rage")):
        if n:
            said += f", {what} {n}"
    return said + "."


WAR = deck(
    "war",
    *(
        Card(
            key,
            key.title(),
            _text(*numbers),
            "VT-147",
            effects=tuple(
                number.plus(n)
                for number, n in zip(
                    (*DISCS, MONSTERS_SHOWN, SECRETS_SHOWN, RAGE_SHOWN), numbers, strict=True
                )
            ),
        )
        for key, *numbers in ROWS
    ),
)
