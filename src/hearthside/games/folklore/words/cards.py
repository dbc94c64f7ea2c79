"""What is printed on cards, abilities and creatures, made out of their own facts."""

from __future__ import annotations

from collections.abc import Iterable

from ..content import CARDS, CREATURES
from ..content.cards import Ability, Card, Creature
from ..content.names import spoken
from ..content.notation import KEYWORDS, NUMBERED, Blow, Dice3, Effect

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
