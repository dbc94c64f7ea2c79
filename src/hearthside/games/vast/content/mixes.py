"""The role mixes of the book with their changes, and the difficulty of each role."""

from __future__ import annotations

from typing import NamedTuple

PALADIN, SKELETONS, SPIDER, MANOR, WARLOCK = range(5)
ROLES: dict[str, str] = {
    "paladin": "Paladin",
    "skeletons": "Skeletons",
    "spider": "Spider",
    "manor": "Manor",
    "warlock": "Warlock",
}
ROLE_NAMES: tuple[str, ...] = tuple(ROLES)
SHARED = 5
"""The owner of poltergeists."""


class Mix(NamedTuple):
    """A legal set of roles and what it changes."""

    title: str
    roles: tuple[int, ...]
    rule: str
    boxed: tuple[str, ...] = ()
    """Cards that stay in the box."""
    terror: int = 0
    seals: int = 0
    spider_expand: bool = False
    spells: tuple[str, ...] = ()
    """Spells the Warlock starts with."""
    hunt: bool = False
    """The Skeletons win by killing the Spider, and Spiderlings force them to attack."""


_PALADIN_BOX = ("armor", "disdain", "radiant_lamps")
_GEAR_BOX = ("shield", "kukri", "pauldrons", "poison")

MIXES: dict[str, Mix] = {
    "five": Mix("All five roles", (PALADIN, SKELETONS, SPIDER, MANOR, WARLOCK), "VM-237"),
    "no_warlock": Mix("No Warlock", (PALADIN, SKELETONS, SPIDER, MANOR), "VM-237"),
    "no_manor": Mix(
        "No Manor", (PALADIN, SKELETONS, SPIDER, WARLOCK), "VM-237", spells=("expand",)
    ),
    "paladin_skeletons_spider": Mix(
        "Paladin, Skeletons, Spider", (PALADIN, SKELETONS, SPIDER), "VM-238", spider_expand=True
    ),
    "paladin_spider_manor": Mix(
        "Paladin, Spider, Manor",
        (PALADIN, SPIDER, MANOR),
        "VM-239",
        boxed=_PALADIN_BOX,
        terror=2,
        seals=3,
    ),
    "paladin_spider_warlock": Mix(
        "Paladin, Spider, Warlock",
        (PALADIN, SPIDER, WARLOCK),
        "VM-240",
        boxed=_PALADIN_BOX,
        terror=2,
        spells=("syphon_specialize", "expand"),
    ),
    "skeletons_spider_warlock": Mix(
        "Skeletons, Spider, Warlock",
        (SKELETONS, SPIDER, WARLOCK),
        "VM-241",
        boxed=_GEAR_BOX,
        terror=2,
        spells=("expand", "enclose"),
        hunt=True,
    ),
    "skeletons_spider_manor": Mix(
        "Skeletons, Spider, Manor",
        (SKELETONS, SPIDER, MANOR),
        "VM-242",
        boxed=_GEAR_BOX,
        terror=2,
        seals=3,
        hunt=True,
    ),
    "paladin_spider": Mix(
        "Paladin, Spider",
        (PALADIN, SPIDER),
        "VM-243",
        boxed=("armor", "radiant_lamps"),
        terror=2,
        spider_expand=True,
    ),
    "skeletons_spider": Mix(
        "Skeletons, Spider", (SKELETONS, SPIDER), "VM-244", terror=2, spider_expand=True, hunt=True
    ),
    "journey": Mix("The Paladin's Journey", (PALADIN,), "VM-247"),
}
MIX_OF: dict[tuple[int, ...], str] = {mix.roles: name for name, mix in MIXES.items()}

LEVELS: tuple[dict[str, str], ...] = (
    {  # VM-232
        "normal": "As printed",
        "squire": "Squire, very easy: two Spiderlings are yours from the start",
        "protector": "Protector, easy: one Spiderling is yours from the start",
        "justicar": "Justicar, hard: no shrines",
        "lord": "Lord, very hard: two hero cubes",
    },
    {  # VM-233
        "normal": "As printed",
        "miscreant": "Miscreant, very easy: the Paladin has 5 Health",
        "boss": "Boss, easy: the Paladin has 6 Health",
        "master": "Master, hard: the Paladin wears the Armor",
        "warlord": "Warlord, very hard: the Paladin wears Armor and Halo",
    },
    {  # VM-234
        "normal": "As printed",
        "hatchling": "Hatchling, very easy: escape at 8 Terror",
        "consumer": "Consumer, easy: escape at 10 Terror",
        "matriarch": "Matriarch, hard: no Legs",
        "demon_queen": "Demon Queen, very hard: always the Giant Spider",
    },
    {  # VM-235
        "normal": "As printed",
        "shack": "Shack, very easy: 11 Seals",
        "villa": "Villa, easy: 13 Seals",
        "keep": "Keep, hard: no rituals of 3 Seals",
        "castle": "Castle, very hard: no rituals of 1 Seal",
    },
    {  # VM-236
        "normal": "As printed",
        "charlatan": "Charlatan, very easy: four pieces",
        "controller": "Controller, easy: three spells from the start",
        "beguiler": "Beguiler, hard: two spell spaces are lost",
        "mind_bender": "Mind Bender, very hard: two magic cubes",
    },
)


class Journey(NamedTuple):
    """A difficulty of the solo game."""

    title: str
    skeletons: int
    terror: int
    ghosts: int


# VM-266
JOURNEYS: dict[str, Journey] = {
    "easy": Journey("Easy", 4, 12, 5),
    "normal": Journey("Normal", 5, 12, 6),
    "hard": Journey("Hard", 6, 10, 7),
}


class Stance(NamedTuple):
    """What a value of the solo Stability dial gives the Skeletons."""

    movement: int
    rush: int
    strength: int


# VM-264: by Stability 0 to 10 and more.
STANCES: tuple[Stance, ...] = (
    Stance(3, 0, 1),
    Stance(3, 0, 1),
    Stance(3, 0, 1),
    Stance(4, 1, 1),
    Stance(4, 1, 1),
    Stance(4, 1, 2),
    Stance(5, 1, 2),
    Stance(5, 2, 2),
    Stance(5, 2, 3),
    Stance(6, 2, 3),
    Stance(6, 3, 3),
)
# VM-265: by Terror 0 to 10 and more; what is discarded on rising to a value.
GHOST_STRENGTH = (1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3)
FRIGHT = {4: "treasure", 6: "favor", 8: "treasure", 10: "favor"}

DEVOTION_BY_RANK = (3, 2, 1, 0)  # VM-269
RANKS = ("devotion", "stability", "terror")
