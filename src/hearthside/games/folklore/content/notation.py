"""The small notations of the content files: dice, keywords, modifiers, blows and effects.

One vocabulary serves items, abilities, creatures, cards and stories alike.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from ..state import SKILLS

POSITIVE = (
    "blessed", "brave", "ethereal", "faithful", "favored",
    "fortified", "lucky", "perceptive", "respected", "swift",
)  # fmt: skip
NEGATIVE = (
    "bloodlust", "cursed", "deranged", "fractured", "immobilized",
    "lycanthropy", "possessed", "sickened", "spooked", "transformed",
)  # fmt: skip
STATUSES = POSITIVE + NEGATIVE
STATUS = {name: 1 << i for i, name in enumerate(STATUSES)}
POSITIVE_MASK = (1 << 10) - 1
NEGATIVE_MASK = POSITIVE_MASK << 10

TYPES = ("demonic", "mortal", "nature", "occultist", "shapeshifter", "spirit", "undead")

KEYWORDS: dict[str, tuple[str, str]] = {
    "absorption": ("ignores that much damage of every attack that hits, snares aside", "FL-273"),
    "arcing": ("strikes one more target next to the first", "FL-274"),
    "aura": ("works on everybody within that many spaces", "FL-275"),
    "blackout": ("whoever is hit by a roll above the number loses the next turn", "FL-276"),
    "burst": ("everything next to the target suffers that much", "FL-277"),
    "cold_steel": ("against spirit and nature: two rolls, the better counts, +1 damage", "FL-278"),
    "crushing": ("the target's attacks do 1 less until its next turn is over", "FL-279"),
    "eldritch": ("ignores the auras of enemies", "FL-281"),
    "enchanted": ("holds up to that many PP for its own power", "FL-282"),
    "ethereal": ("takes 2 less from bodily foes and from snares", "FL-248"),
    "execute": ("a natural 100 kills outright; an Affliction takes double damage", "FL-283"),
    "fill": ("poured into a fillable weapon it works for 4 attacks", "FL-284"),
    "fillable": ("takes a fill", "FL-284"),
    "flank": ("that much more damage when an ally is next to the target", "FL-285"),
    "focus": ("that much more MIGHT against the foe of the round before", "FL-286"),
    "light": ("a light source: no penalty in the dark", "FL-192"),
    "penetrate": ("goes on that many spaces behind the target, in a straight line", "FL-287"),
    "push": ("pushes the target that many spaces; whoever is struck on the way is hurt", "FL-214"),
    "range": ("reaches that many spaces", "FL-288"),
    "reach": ("reaches that many spaces", "FL-288"),
    "razor": ("that much damage at the start of the target's turns, for 4 rounds", "FL-289"),
    "reduction": ("lowers the damage of attacks by that much", "FL-290"),
    "sacred": ("against demonic and undead: two rolls, the better counts, +1 damage", "FL-291"),
    "shield": ("may be exhausted to block an attack; mended only in town", "FL-163"),
    "silver": ("against shapeshifters and undead: two rolls, the better counts, +1 damage",
               "FL-292"),
    "spectral": ("may be used as a ghost", "FL-293"),
    "swarm": ("moves and strikes as a swarm", "FL-294"),
    "thrown": ("may be exhausted to throw it up to 3 spaces", "FL-295"),
    "true": ("figures in the way do not matter", "FL-296"),
    "vorpal": ("a roll above 95 does the most damage it can", "FL-297"),
    "weaken": ("the target's next attack is rolled twice and the lower counts", "FL-298"),
    # what only some blows of creatures do, told by the story of each creature
    "all": ("strikes everybody it can reach or see", "FL-186"),
    "corrosion": ("leaves a corrosion token", "FL-231"),
    "darkness": ("brings darkness", "FL-191"),
    "drain": ("takes that many PP", "FL-185"),
    "flame": ("sets the target's space on fire", "FL-210"),
    "heal": ("gives the attacker that much vita back", "FL-185"),
    "infect": ("adds an infection token when the target is SICKENED", "FL-235"),
    "stake": ("a wooden stake: +1 against a sleeping vampire", "FL-090"),
}  # fmt: skip
NUMBERED = {
    "absorption", "aura", "blackout", "burst", "drain", "enchanted", "flank", "focus", "heal",
    "penetrate", "push", "range", "reach", "razor", "reduction",
}  # fmt: skip
STATS = ("might", "defense", "stride", "dmg", "vita", "pp", "gp", "search", "capacity", "checks")


class NotationError(ValueError):
    """A piece of notation that says nothing we know."""


class Dice3(NamedTuple):
    """`n` dice of `sides`, and `plus`."""

    n: int = 0
    sides: int = 0
    plus: int = 0

    @property
    def most(self) -> int:
        """The highest it can show."""
        return self.n * self.sides + self.plus


def average(d: Dice3) -> float:
    """Dice on average.

    >>> average(Dice3(2, 4, 1))
    6.0
    """
    return d.n * (d.sides + 1) / 2 + d.plus


def average_of_two(d: Dice3, better: bool) -> float:
    """Dice that are rolled twice, the better or the worse counts, on average.

    >>> average_of_two(Dice3(1, 2), better=True)
    1.75
    """
    ways = {d.plus: 1}
    for _ in range(d.n):
        further: dict[int, int] = {}
        for n, k in ways.items():
            for side in range(1, d.sides + 1):
                further[n + side] = further.get(n + side, 0) + k
        ways = further
    keep = max if better else min
    pairs = sum(keep(a, b) * i * j for a, i in ways.items() for b, j in ways.items())
    return pairs / sum(ways.values()) ** 2


_DICE = re.compile(r"(?:(\d+)d(\d+))?([+-]?\d+)?$")


@cache
def dice(text: str) -> Dice3:
    """`1d6`, `2d4+1` or a plain number.

    >>> dice("2d4+1")
    Dice3(n=2, sides=4, plus=1)
    """
    m = _DICE.match(text.replace(" ", ""))
    if not text or m is None:
        raise NotationError(f"{text!r} is not dice such as 1d6, 2d4+1 or 3")
    n, sides, plus = m.groups()
    return Dice3(int(n or 0), int(sides or 0), int(plus or 0))


@dataclass(frozen=True, slots=True)
class Blow:
    """What a hit does: damage, keywords, statuses, something summoned."""

    dice: Dice3 = Dice3()
    words: dict[str, int] = None  # type: ignore[assignment]
    afflicts: tuple[tuple[str, int], ...] = ()
    summon: str = ""
    name: str = ""


def words(text: str) -> dict[str, int]:
    """Keywords with their numbers: `flank 1, silver`.

    >>> words("flank 1, silver")
    {'flank': 1, 'silver': 1}
    """
    out: dict[str, int] = {}
    for part in filter(None, (p.strip() for p in text.split(","))):
        name, _, number = part.partition(" ")
        if name not in KEYWORDS:
            raise NotationError(f"unknown keyword {name!r}")
        if name in NUMBERED and name not in ("range", "reach") and not number:
            raise NotationError(f"keyword {name!r} needs a number")
        if number and not number.strip().isdigit():
            raise NotationError(f"keyword {name!r}: {number!r} is not a number")
        out[name] = int(number) if number else 1
    return out


def blow(text: str, name: str = "") -> Blow:
    """A hit in one line: `1d6+1, immobilized 5, push 2, summon rat_swarm`."""
    parts = [p.strip() for p in text.split(",") if p.strip()]
    hurt = Dice3()
    keys: list[str] = []
    afflicts: list[tuple[str, int]] = []
    summon = ""
    for part in parts:
        head, _, rest = part.partition(" ")
        if head[0].isdigit():
            hurt = dice(part)
        elif head in NEGATIVE:
            if rest and not rest.isdigit():
                raise NotationError(f"status {head!r}: {rest!r} is not a number")
            afflicts.append((head, int(rest or 0)))
        elif head == "summon":
            summon = rest.strip()
        else:
            keys.append(part)
    return Blow(hurt, words(",".join(keys)), tuple(afflicts), summon, name)


def mods(text: str) -> dict[str, int]:
    """Changes to a character: `might 5, speech 1, eldritch`."""
    out: dict[str, int] = {}
    for part in filter(None, (p.strip() for p in text.split(","))):
        name, _, number = part.partition(" ")
        if name in STATS or name in SKILLS or name in ("absorption",):
            try:
                out[name] = int(number)
            except ValueError:
                raise NotationError(f"{name!r}: {number!r} is not a number") from None
        elif name in KEYWORDS:
            out[name] = int(number or 1)
        else:
            raise NotationError(f"unknown attribute, skill or keyword {name!r}")
    return out


class Effect(NamedTuple):
    """One thing that happens: a verb, its arguments and whom it befalls."""

    verb: str
    args: tuple[str, ...] = ()
    who: str = "self"
    source: str = ""
    """The card, ability or power it stands on."""


WHO = (
    "self", "leader", "all", "others", "random", "ally", "near", "ghost",
    "foe", "adjacent", "foes", "around",
)  # fmt: skip
POOLS = ("vita", "pp", "gp", "coins", "lore")

# verb -> kinds of its arguments; a kind ending in ? may be left out, one ending in * may repeat
VERBS: dict[str, tuple[str, ...]] = {
    "recover": ("pool", "amount"),
    "gain": ("pool", "amount"),
    "lose": ("pool", "amount"),
    "pay": ("number",),
    "hurt": ("amount",),
    "snare": ("amount", "number?"),
    "coins": ("amount",),
    "lore": ("amount",),
    "bandage": ("number",),
    "item": ("item?",),
    "artifact": ("artifact?",),
    "companion": ("companion?",),
    "boon": (),
    "prayer": (),
    "ritual": (),
    "tarot": (),
    "drop": ("goods",),
    "status": ("positive",),
    "afflict": ("negative", "number?"),
    "cure": ("status",),
    "infect": (),
    "disinfect": (),
    "corrode": (),
    "wanted": (),
    "pardon": (),
    "skirmish": ("creature*",),
    "moon": (),
    "keep": (),
    "flag": ("name",),
    "token": ("name", "amount?"),
    "candle": ("amount",),
    "lead": (),
    "day": (),
    "night": (),
    "revive": (),
    "boost": ("stat", "number"),
    "strike": ("number", "dice", "word*"),
    "wound": ("amount",),
    "stun": ("number?",),
    "shove": ("number",),
    "control": ("number?",),
    "summon": ("creature",),
    "reload": (),
    "ready": (),
    "douse": (),
    "dark": (),
    "again": (),
    "leap": ("number",),
    "ignite": (),
}
BOOSTS = ("might", "defense", "damage", "stride", "absorption")


def effects(text: str) -> tuple[Effect, ...]:
    """Effects in one line: `recover vita 4 @all; cure spooked @leader`."""
    return tuple(effect(part) for part in text.split(";") if part.strip())


def on_card(found: tuple[Effect, ...], source: str) -> tuple[Effect, ...]:
    """The effects of one card, which remember where they stand."""
    return tuple(e._replace(source=source) for e in found)


def effect(text: str) -> Effect:
    """One effect, its words checked as far as they can be without the other content."""
    parts = text.split()
    who = "self"
    if parts[-1].startswith("@"):
        who = parts.pop()[1:]
        if who not in WHO:
            raise NotationError(f"unknown target @{who}; one of {', '.join(WHO)}")
    verb, *args = parts
    if verb not in VERBS:
        raise NotationError(f"unknown effect {verb!r}")
    kinds = VERBS[verb]
    least = sum(not k.endswith(("?", "*")) for k in kinds)
    if len(args) < least or (len(args) > len(kinds) and not (kinds and kinds[-1].endswith("*"))):
        raise NotationError(f"{verb} takes {' '.join(kinds) or 'nothing'}, not {' '.join(args)!r}")
    for i, arg in enumerate(args):
        _check(kinds[min(i, len(kinds) - 1)].rstrip("?*"), arg)
    if verb == "strike":
        strike_blow(tuple(args))
    return Effect(verb, tuple(args), who)


def strike_blow(args: tuple[str, ...]) -> Blow:
    """The blow of `strike MIGHT DICE word word=number`."""
    return blow(", ".join([args[1], *(w.replace("=", " ") for w in args[2:])]))


def _check(kind: str, arg: str) -> None:
    allowed: tuple[str, ...] = ()
    if kind == "amount":
        if arg not in ("all", "half"):
            dice(arg)
    elif kind == "dice":
        dice(arg)
    elif kind == "number":
        if not arg.lstrip("+-").isdigit():
            raise NotationError(f"{arg!r} is not a number")
    elif kind == "pool":
        allowed = POOLS
    elif kind == "stat":
        allowed = BOOSTS
    elif kind == "positive":
        allowed = POSITIVE
    elif kind == "negative":
        allowed = NEGATIVE
    elif kind == "status":
        allowed = (*STATUSES, "negative", "one")
    elif kind == "goods":
        allowed = ("item", "companion", "boon")
    if allowed and arg not in allowed:
        raise NotationError(f"{arg!r} is not one of {', '.join(allowed)}")
