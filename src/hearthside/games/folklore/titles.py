"""Names and explanations of cards, abilities, creatures and effects, in words."""

from __future__ import annotations

from collections.abc import Iterable

from .content import (
    ABILITIES,
    CARDS,
    CHARACTERS,
    CREATURES,
    EVENTS,
    MAPS,
    PLACES,
    POWERS,
    TOWNS,
)
from .content.cards import Ability, Card, Creature
from .content.notation import KEYWORDS, NUMBERED, Blow, Dice3, Effect
from .content.perks import PERKS

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
WHOM = {
    "self": "",
    "leader": " (the leader)",
    "all": " (everybody)",
    "others": " (everybody else)",
    "random": " (somebody)",
    "ally": " (you or an ally in sight)",
    "near": " (you and allies beside you)",
    "ghost": " (a ghost)",
    "foe": " on a foe in sight",
    "adjacent": " on a foe beside you",
    "foes": " on every foe in sight",
    "around": " on every foe beside you",
}


def spoken(word: str) -> str:
    """An id as a phrase: cold_steel is COLD STEEL."""
    return word.replace("_", " ").upper()


def dice_text(d: Dice3) -> str:
    """Dice as they are written on cards."""
    text = f"{d.n}d{d.sides}" if d.n else ""
    if d.plus or not text:
        text += f"{d.plus:+d}" if text else str(d.plus)
    return text


def words_text(words: dict[str, int]) -> str:
    """Keywords as they are written on cards."""
    return ", ".join(
        f"{spoken(w)} {n}" if w in NUMBERED and n else spoken(w) for w, n in words.items()
    )


def blow_text(blow: Blow) -> str:
    """What a hit does."""
    parts = [dice_text(blow.dice)] if blow.dice.most else []
    if blow.words:
        parts.append(words_text(blow.words))
    parts += [f"{spoken(name)} {n or ''}".strip() for name, n in blow.afflicts]
    if blow.summon:
        parts.append(f"summons {CREATURES[blow.summon].name}")
    return ", ".join(parts)


def effect_text(effects: Iterable[Effect]) -> str:
    """Effects as a sentence."""
    return "; ".join(_one(e) for e in effects)


def _one(e: Effect) -> str:
    args = " ".join(_arg(e, a) for a in e.args)
    verb = {
        "strike": "attack with MIGHT +",
        "boost": "for a round",
        "wound": "damage",
        "stun": "the next turn is lost, resisted at" if e.args else "the next turn is lost",
        "shove": "push",
        "cure": "free of",
        "status": "become",
        "afflict": "inflict",
        "again": "one more act",
        "ready": "everything exhausted can be used again",
    }.get(e.verb, e.verb)
    return f"{verb} {args}".strip().replace("+ ", "+") + WHOM[e.who]


def _arg(e: Effect, arg: str) -> str:
    if arg in CARDS:
        return CARDS[arg].name
    if arg in CREATURES:
        return CREATURES[arg].name
    return arg.replace("=", " ").replace("_", " ")


def card_text(card: Card) -> str:
    """Everything a card does, then what is told of it."""
    parts = []
    if card.weapon:
        reach = "ranged" if card.ranged else "melee"
        hands = f", {card.hands} hand{'s' if card.hands > 1 else ''}" if card.hands else ""
        parts.append(f"MIGHT {card.might:+d}, {blow_text(card.blow)} ({reach}{hands})")
    elif card.blow.words:
        parts.append(f"Poured into a weapon: {blow_text(card.blow)}")
    if card.ammo:
        parts.append(f"Ammo {card.ammo}")
    if card.mods:
        parts.append(", ".join(_mod(name, n) for name, n in card.mods.items()))
    if card.use:
        parts.append(f"Use: {effect_text(card.use)}")
    if card.number:
        parts.append(f"Needs {card.number}")
    if card.lasting:
        parts.append("Once lit it lasts to the end of the chapter")
    return ". ".join(p for p in [*parts, card.text.rstrip(".")] if p) + "."


def _mod(name: str, n: int) -> str:
    if name in KEYWORDS and name != "absorption":
        return f"{spoken(name)} {n}" if name in NUMBERED else spoken(name)
    return f"{spoken(name)} {n:+d}"


def ability_text(a: Ability) -> str:
    """What an ability does, costs, and how often."""
    if a.passive:
        return "Always: " + ", ".join(_mod(name, n) for name, n in a.mods.items()) + "."
    what = effect_text(a.effect) or "roll a failed skill check again"
    often = {"free": "as often as you like", "round": "once a round", "combat": "once a fight"}
    text = f"{a.cost} PP, {often[a.limit]}: {what}."
    if a.hourglass:
        text += " At any time."
    if a.skirmish:
        text += " Also in skirmishes."
    return text


def creature_text(c: Creature) -> str:
    """What is printed on a creature's card."""
    rows = []
    for row in {id(r): r for r in c.table}.values():
        faces = [i + 1 for i, r in enumerate(c.table) if r is row]
        rows.append(f"{faces[0]}-{faces[-1]} {row.name}: {blow_text(row)}")
    parts = [c.blurb, "; ".join(rows)]
    if c.words:
        parts.append(words_text(c.words))
    if c.aura is not None:
        parts.append(f"AURA {c.aura.range}: {blow_text(c.aura.blow)}")
    if c.coven:
        parts.append("Coven: " + ", ".join(_mod(n, v) for n, v in c.coven.items()))
    return " ".join(p.rstrip(".") + "." for p in parts if p)


def named(card: str) -> str:
    """What a card, ability or creature is called."""
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
    bodily = thing in CREATURES or (
        thing in CARDS
        and CARDS[thing].deck in ("item", "extra", "artifact", "companion", "heirloom")
    )
    if not bodily or thing in PROPER:
        return name
    return f"the {name.removeprefix('The ')}"


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
    return f"milestone {number_word(int(stone))} on {ROADS[road]}"


ROADS = {
    "millway": "the Mill Way", "saltroad": "the Salt Road", "northway": "the North Way",
    "kingsway": "the King's Way", "cliffroad": "the Cliff Road", "hedgeway": "the Hedge Way",
    "fenway": "the Fen Way",
}  # fmt: skip


BARE = {
    "yorotrucks", "waylin_point", "ostelnk", "millway_3", "saltroad_4", "weeping_hill", "bear_hollow",
    "hollow_ford", "smugglers_cove", "gibbet_field", "ravens_ledge",
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
