"""The Dragon's power cards, and what his powers cost in their signs."""

from __future__ import annotations

from ..rules.dragon.moments import SIGN
from .cards import Card, deck

CLAW, FLAME, WING = range(3)
SIGNS = ("claw", "flame", "wing")
SIGN_WORDS = ("Claw", "Flame", "Wing")
ANY = 3
"""A sign of his choice."""
COSTS: dict[str, tuple[int, ...]] = {
    "rake": (CLAW,),
    "breathe": (FLAME,),
    "flap": (WING,),
    "hiss": (CLAW, CLAW),
    "slither": (CLAW, FLAME),
    "swat": (CLAW, WING),
    "scorch": (FLAME, FLAME),
    "burn": (FLAME, WING),
    "slap": (WING, WING),
    "shriek": (ANY, ANY),
    "scratch": (CLAW, CLAW, CLAW),
    "flame_wall": (FLAME, FLAME, FLAME),
    "wrath": (ANY, ANY, ANY, ANY),
}
"""VT-178: what each power costs; Smash has nothing to smash here."""


def cost_words(power: str) -> str:
    """What a power costs, in words.

    >>> cost_words("slither"), cost_words("shriek")
    ('Claw and Flame', 'any two signs')
    """
    cost = COSTS[power]
    if ANY in cost:
        return f"any {('no', 'one', 'two', 'three', 'four')[len(cost)]} signs"
    return " and ".join(SIGN_WORDS[sign] for sign in cost)


USES = (
    "One: Claw. Two: Hiss. Three: Scratch. With Flame: Slither. With Wing: Swat.",
    "One: Flame. Two: Scorch. Three: Flame Wall. With Claw: Slither. With Wing: Burn.",
    "One: Wing. Two: Slap. With Claw: Swat. With Flame: Burn.",
)
"""VT-178: the powers that each sign pays for, as its card says."""

DRAGON_POWERS = deck(
    "dragon_powers",
    *(
        Card(
            key,
            SIGN_WORDS[i],
            f"{USES[i]} Any two: Shriek. Any four: Wrath.",
            "VT-167",
            effects=(SIGN.plus(i),),
            copies=6,
        )
        for i, key in enumerate(SIGNS)
    ),
)
"""VT-160: six of each."""
