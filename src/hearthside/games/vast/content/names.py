"""Names of everything in the manor, in words."""

from __future__ import annotations

from .board import INDEX, LETTERS
from .cards import CARDS
from .figures import EGG_NAMES, POLTERGEIST_NAMES, SKELETON_NAMES, SPIDERLING_NAMES, TREASURE_NAMES
from .rituals import RITUALS, TRACKS
from .roles import DRAGON, GOBLINS, KNIGHT

TILE_WORDS = {
    "crypt": "an empty crypt",
    "dark": "a Dark tile",
    "dark_armory": "a Dark Armory",
    "entrance": "the Entrance",
    "start_pit": "the centre Pit",
    "armory": "an Armory",
    "poltergeist": "a Poltergeist tile",
    "treasure": "a Treasure tile",
    "shrine": "a Shrine",
    "blood": "a Blood tile",
    "pit": "a Pit",
}
GROUND_WORDS = {
    "west": "the western grounds",
    "north": "the northern grounds",
    "east": "the eastern grounds",
    "southwest": "the south-western grounds",
    "stairs": "the stairs",
    "southeast": "the south-eastern grounds",
}
FIGURE_WORDS: dict[str, str] = {
    "paladin": "the Paladin",
    "pillar": "the pillar of light",
    "giant": "the Giant Spider",
    "sorcerer": "the Sorcerer",
    "wraith": "the Wraith",
    "warlock": "the Warlock",
    "thief": "the Thief",
    "knight": "the Knight",
    "dragon": "the Dragon",
    "gem_claw": "the Gem of the Claw",
    "gem_flame": "the Gem of the Flame",
    "gem_wing": "the Gem of the Wing",
    "tribe_fangs": "the Fangs",
    "tribe_bones": "the Bones",
    "tribe_eye": "the Eye",
    **{name: name.title() for name in SKELETON_NAMES},
    **{name: f"Spiderling {name[10:]}" for name in SPIDERLING_NAMES},
    **{name: f"Egg {name[3:]}" for name in EGG_NAMES},
    **{name: f"poltergeist {name[11:]}" for name in POLTERGEIST_NAMES},
    **{name: f"treasure {name[8:]}" for name in TREASURE_NAMES},
    "skulls1": "the first skulls",
    "skulls2": "the second skulls",
}
FORM_WORDS = {"giant": "Giant Spider", "sorcerer": "Sorcerer", "spiderlings": "Spiderlings"}
FORM_TEXTS = {
    "giant": "Moves 3. Cards work beside her, twice; any card may be Fangs. Lays Eggs.",
    "sorcerer": "Moves 2. Cards work on a tile in sight; any card may be Eyes. Veils and tends.",
    "spiderlings": "Each moves 4. Cards work on their tiles; any card may be Webs. They loot.",
}
"""What each form does, for the card that shows it (VM-173, VM-179, VM-181 to VM-186)."""
TRACK_WORDS = {
    "reveal": "Reveal tiles",
    "shift": "Shift a tile",
    "swap": "Swap two tiles",
    "walls": "Raise walls",
    "wraith": "Move the Wraith",
    "draw": "Treasures and rituals",
}
OMEN_WORDS = (
    "{0} in all",
    "up to {0} spaces",
    "up to {0} apart",
    "{0} in all",
    "up to {0} spaces",
    "{0} to draw",
)
"""What the cubes on each track give, by their number."""
RANK_WORDS = {"devotion": "Fury and Light", "stability": "Stability", "terror": "Terror"}
SIDE_WORDS = {"N": "north", "E": "east", "S": "south", "W": "west"}
DOMINATION_WORDS = (
    "sneak 3 spaces from now on",
    "you may trade a spell for three",
    "a magic cube more",
    "a magic cube more",
    "lose only 1 Curse when startled",
)


READ_AS: dict[int, tuple[tuple[str, str], ...]] = {
    KNIGHT: (("Paladin", "Knight"),),
    DRAGON: (
        ("the Spider ", "the Dragon "),
        ("the Spider.", "the Dragon."),
        ("the Spider,", "the Dragon,"),
    ),
    GOBLINS: (("Skeletons", "Goblins"), ("Skeleton", "Tribe")),
}
"""VT-006: what a text means that names the one in whose place a visitor is."""


def renamed(visitor: int, text: str) -> str:
    """VT-006: find and replace.

    >>> renamed(KNIGHT, "When he hits the Paladin"), renamed(-1, "the Paladin")
    ('When he hits the Knight', 'the Paladin')
    """
    for old, new in READ_AS.get(visitor, ()):
        text = text.replace(old, new)
    return text


def side_words(name: str) -> str:
    """A side of a tile in words: D4N is the north."""
    return SIDE_WORDS[name[2]]


def foe_words(name: str) -> str:
    """A figure on a tile: there is never more than one poltergeist on it."""
    return "the poltergeist" if name.startswith("poltergeist") else FIGURE_WORDS[name]


def space_words(name: str) -> str:
    """A space in words: D4, Spawn 3, the stairs."""
    if name.startswith("spawn"):
        return f"Spawn {name[5:]}"
    return GROUND_WORDS.get(name, name)


def listed(words: list[str]) -> str:
    """Some words in a row.

    >>> listed(["north"]), listed(["north", "east", "west"])
    ('north', 'north, east and west')
    """
    return " and ".join([", ".join(words[:-1]), words[-1]] if words[1:] else words)


def counted(cards: list[str]) -> str:
    """Some cards by name, each kind once with its number, in the order in which they came.

    >>> counted(["eyes", "fangs", "eyes"])
    'Eyes (2), Fangs'
    """
    found = {card: cards.count(card) for card in cards}
    named = [
        (ritual_words(card) if card in RITUALS else thing_words(card), n)
        for card, n in found.items()
    ]
    return ", ".join(f"{name} ({n})" if n > 1 else name for name, n in named)


def count_words(n: int, one: str) -> str:
    """A number of things: no Seals, 1 Seal, 2 Seals."""
    return f"{n or 'no'} {one if n == 1 else one + 's'}"


class Count(int):
    """A number that says what it counts: f"{Count(2):step}" is "2 steps"."""

    def __format__(self, one: str) -> str:
        return count_words(int(self), one) if one else str(int(self))


def ritual_words(card: str) -> str:
    """A ritual by its name and worth."""
    ritual = RITUALS[card]
    return f"Ritual of {ritual.name}, {count_words(ritual.seals, 'Seal')}"


def ritual_text(card: str) -> str:
    """What a ritual does."""
    ritual = RITUALS[card]
    way = ", ".join(SIDE_WORDS[LETTERS[d]] for d in ritual.path)
    text = (
        f"Trace {way}, the whole turned as you like, over Lit tiles without figures."
        f" A poltergeist rises on step {ritual.ghost}."
    )
    if ritual.portent >= 0:
        text += f" A portent stays on {TRACK_WORDS[TRACKS[ritual.portent]]}."
    return text


KIND_WORDS = {
    "poltergeist": "a poltergeist",
    "treasure": "a treasure",
    "spiderling": "a Spiderling",
    "egg": "an Egg",
}
"""Pieces of which there are several, where it does not matter which."""


def told_words(arg: str | int) -> str:
    """A thing as a story tells of it: which poltergeist it was does not matter."""
    return KIND_WORDS.get(str(arg).rstrip("0123456789")) or thing_words(arg)


def thing_words(arg: str | int) -> str:
    """A figure, card, space or number in words."""
    name = str(arg)
    if name in FIGURE_WORDS:
        return FIGURE_WORDS[name]
    if name in CARDS:
        return CARDS[name].name
    return space_words(name) if name in INDEX else name
