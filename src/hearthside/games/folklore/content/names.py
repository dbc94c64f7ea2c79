"""What things are called: cards, creatures, places, towns, numbers in a sentence."""

from __future__ import annotations

from .perks import PERKS
from .tables import ABILITIES, CARDS, CHARACTERS, CREATURES, EVENTS, MAPS, PLACES, POWERS, TOWNS

SERVICE_NAMES = {
    "market": "the market",
    "physician": "the physician",
    "smith": "the smith",
    "gypsies": "the gypsy encampment",
    "inn": "the inn",
    "library": "the library",
    "chapel": "the chapel",
    "tinker": "the tinker",
}
SERVICE_WORDS = {
    "market": "Sells what lies out, bandages and animals; buys at half price.",
    "physician": "Sees to wounds, infections and bones, and calls ghosts back.",
    "smith": "Mends what is broken.",
    "gypsies": "Lift what ails you, read the cards, and call the lost back.",
    "inn": "A bed, a rumour, a hired hand.",
    "library": "Abilities to learn, prayers and rituals to copy.",
    "chapel": "A blessing, and help against spirits, fear and curses.",
    "tinker": "Fills what is spent, sells kits and a curiosity.",
}
"""What each location of a town is good for, in a line."""


def spoken(word: str) -> str:
    """An id as a phrase: cold_steel is COLD STEEL."""
    return word.replace("_", " ").upper()


ORDINALS = ("", "", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")


def ordinal(n: int) -> str:
    """A place in a row, in a word or in figures."""
    return ORDINALS[n] if 1 < n < len(ORDINALS) else "first" if n == 1 else f"{n}th"


def named(card: str) -> str:
    """What a card, ability or creature is called; one of several with its place among them."""
    if "#" in card:
        kind, _, n = card.partition("#")
        return f"{ordinal(int(n))} {named(kind)}"
    for table in (CARDS, ABILITIES, CREATURES, POWERS):
        if card in table:
            return str(table[card].name)
    return card.replace("_", " ")


PROPER = {
    "father_anselm", "fathers_watch", "grandmothers_shears", "mother_thorn", "saint_ivos_sword",
    "hornet_swarm", "mothers_cauldron",
}  # fmt: skip
"""Cards whose names take no article."""
NUMBERS = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve",
)  # fmt: skip


def the(thing: str) -> str:
    """What something is called in the middle of a sentence."""
    if thing in CHARACTERS:
        return f"the {CHARACTERS[thing].name}"
    if thing in TOWNS:
        return TOWNS[thing].name
    if thing in MAPS:
        return MAPS[thing].name
    if thing in PLACES:
        return place_name(thing)
    if thing in EVENTS:
        return EVENTS[thing].name
    name = named(thing)
    if "#" in thing:
        return f"the {name}"
    bodily = thing in CREATURES or (
        thing in CARDS
        and CARDS[thing].deck in ("item", "extra", "artifact", "companion", "heirloom")
    )
    if not bodily or thing in PROPER:
        return name
    return f"the {name.removeprefix('The ')}"


def capital(text: str) -> str:
    """A text that begins a sentence."""
    return text[:1].upper() + text[1:]


def number_word(n: int) -> str:
    """A small number as a word."""
    return NUMBERS[n] if 0 <= n < len(NUMBERS) else str(n)


def counted(n: int, noun: str) -> str:
    """So many of something."""
    return f"{number_word(n)} {noun}" + ("" if n == 1 else "s")


def place_name(place: str) -> str:
    """What a space of the world map is called in a sentence."""
    p = PLACES[place]
    if p.name:
        return p.name if place in BARE else f"the {p.name.removeprefix('The ')}"
    road, _, stone = place.rpartition("_")
    if stone == "0h":
        return f"the foot of {ROADS[road]}"
    if stone.endswith("h"):
        return f"the stretch past milestone {number_word(int(stone[:-1]))} on {ROADS[road]}"
    return f"milestone {number_word(int(stone))} on {ROADS[road]}"


ROADS = {
    "millway": "the Mill Way", "saltroad": "the Salt Road", "northway": "the North Way",
    "kingsway": "the King's Way", "cliffroad": "the Cliff Road", "hedgeway": "the Hedge Way",
    "fenway": "the Fen Way",
}  # fmt: skip


BARE = {
    "yorotrucks", "waylin_point", "ostelnk", "millway_3", "saltroad_4", "weeping_hill", "bear_hollow",
    "hollow_ford", "smugglers_cove", "gibbet_field", "ravens_ledge", "millway_4h", "millway_6h",
    "saltroad_5h", "northway_3h", "northway_8h", "kingsway_5h", "cliffroad_4h", "cliffroad_6h", "fenway_3h",
}  # fmt: skip
"""Places whose names take no article."""


def reward_text(reward: str) -> str:
    """A reward of the lore tree."""
    if reward in PERKS:
        return PERKS[reward]
    head, _, rest = reward.partition(" ")
    if head == "skill":
        return "+1 in any skill" if rest == "any" else f"+1 {rest.upper()}"
    label = {"vita": "maximum vita", "pp": "maximum PP", "gp": "maximum GP", "ap": "ability point"}
    return f"+{rest} {label.get(head, head.upper())}"
