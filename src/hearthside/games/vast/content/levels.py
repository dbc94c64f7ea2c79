"""The difficulty of each role: one level each, meant for four or five players."""

from __future__ import annotations

from typing import NamedTuple

from .roles import ROLES

NORMAL = "normal"


class Level(NamedTuple):
    """What a level of a role changes; everything else is as printed."""

    title: str
    spiderlings: int = 0
    """Spiderlings that are boxed from the start."""
    shrines: bool = True
    cubes: int = 3
    """Hero or magic cubes at the start; those missing of three are boxed."""
    health: int = 7
    """The Paladin's Health against these Skeletons."""
    worn: tuple[str, ...] = ()
    """Treasures that the Paladin wears against these Skeletons."""
    terror: int = 12
    legs: bool = True
    shapes: bool = True
    seals: int = 14
    no_rituals: int = 0
    """Rituals of so many Seals stay in the box."""
    pieces: int = 5
    spells: int = 0
    """Spells drawn before the first turn."""
    advances: int = 0
    """Spaces of the Spells track that are passed without drawing."""
    knight_health: int = 7
    """The Knight's Health against these Skeletons."""
    quests: int = 3
    """Sidequests in the Knight's hand, and below the marks of her Grit track that hold a cube."""
    marks: int = 5
    dragon_health: int = 5
    """The Dragon's Health against this Paladin."""
    wake: int = 11
    """The Wakefulness at which the Dragon awakens, and below the turns on which he must have shrieked."""
    shrieks: int = 0
    loot: int = 6
    """Treasures to stash, and below how many of them buy no upgrade."""
    bare: int = 0


PRINTED = Level("As printed")
LEVELS: tuple[dict[str, Level], ...] = (
    {  # VM-232
        NORMAL: PRINTED,
        "squire": Level(
            "Squire, very easy: two Spiderlings are yours from the start",
            spiderlings=2,
            dragon_health=3,
        ),
        "protector": Level(
            "Protector, easy: one Spiderling is yours from the start",
            spiderlings=1,
            dragon_health=4,  # VT-056
        ),
        "justicar": Level("Justicar, hard: no shrines", shrines=False),
        "lord": Level("Lord, very hard: two hero cubes", cubes=2),
    },
    {  # VM-233
        NORMAL: PRINTED,
        "miscreant": Level(
            "Miscreant, very easy: the Paladin has 5 Health", health=5, knight_health=5
        ),
        "boss": Level("Boss, easy: the Paladin has 6 Health", health=6, knight_health=6),
        "master": Level(
            "Master, hard: the Paladin wears the Armor", worn=("armor",), knight_health=8
        ),
        "warlord": Level(
            "Warlord, very hard: the Paladin wears Armor and Halo",
            worn=("armor", "halo"),
            knight_health=9,  # VT-056
        ),
    },
    {  # VM-234
        NORMAL: PRINTED,
        "hatchling": Level("Hatchling, very easy: escape at 8 Terror", terror=8),
        "consumer": Level("Consumer, easy: escape at 10 Terror", terror=10),
        "matriarch": Level("Matriarch, hard: no Legs", legs=False),
        "demon_queen": Level("Demon Queen, very hard: always the Giant Spider", shapes=False),
    },
    {  # VM-235
        NORMAL: PRINTED,
        "shack": Level("Shack, very easy: 11 Seals", seals=11),
        "villa": Level("Villa, easy: 13 Seals", seals=13),
        "keep": Level("Keep, hard: no rituals of 3 Seals", no_rituals=3),
        "castle": Level("Castle, very hard: no rituals of 1 Seal", no_rituals=1),
    },
    {  # VM-236
        NORMAL: PRINTED,
        "charlatan": Level("Charlatan, very easy: four pieces", pieces=4),
        "controller": Level("Controller, easy: three spells from the start", spells=3),
        "beguiler": Level("Beguiler, hard: two spell spaces are lost", advances=2),
        "mind_bender": Level("Mind Bender, very hard: two magic cubes", cubes=2),
    },
    {  # VT-054
        NORMAL: PRINTED,
        "urchin": Level("Urchin, very easy: four treasures", loot=4),
        "cutpurse": Level("Cutpurse, easy: five treasures", loot=5),
        "burglar": Level("Burglar, hard: seven treasures, the first buys nothing", loot=7, bare=1),
        "mastermind": Level(
            "Mastermind, very hard: eight treasures, the first two buy nothing", loot=8, bare=2
        ),
    },
    {  # VT-054
        NORMAL: PRINTED,
        "page": Level("Page, very easy: two Spiderlings are yours from the start", spiderlings=2),
        "errant": Level("Errant, easy: one Spiderling is yours from the start", spiderlings=1),
        "banneret": Level("Banneret, hard: a hand of two sidequests", quests=2),
        "champion": Level("Champion, very hard: the last hero cube is boxed", marks=4),
    },
    {  # VT-054
        NORMAL: PRINTED,
        "rabble": Level("Rabble, very easy: the Paladin has 5 Health", health=5),
        "raiders": Level("Raiders, easy: the Paladin has 6 Health", health=6),
        "horde": Level("Horde, hard: the Paladin wears the Armor", worn=("armor",)),
        "host": Level("Host, very hard: the Paladin wears Armor and Halo", worn=("armor", "halo")),
    },
    {  # VT-054
        NORMAL: PRINTED,
        "restless": Level("Restless, very easy: awake at 7 Wakefulness", wake=7),
        "drowsy": Level("Drowsy, easy: awake at 9 Wakefulness", wake=9),
        "sluggish": Level("Sluggish, hard: awake at 13 Wakefulness", wake=13),
        "torpid": Level(
            "Torpid, very hard: awake at 13 Wakefulness and after three turns with Shriek",
            wake=13,
            shrieks=3,
        ),
    },
)


def titles(role: int) -> dict[str, str]:
    """The levels of a role as a form shows them."""
    return {key: level.title for key, level in LEVELS[role].items()}


assert len(LEVELS) == len(ROLES)
