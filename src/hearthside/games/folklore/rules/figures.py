"""Attributes: what a character or creature is worth right now, out of all that bears on it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from ..content import ABILITIES, CARDS, CHARACTERS, CREATURES, EVENTS
from ..content.cards import Card
from ..content.notation import STATUS
from ..content.perks import PERKS
from ..state import (
    ALIVE,
    DEFEND,
    FRESH,
    GHOST,
    SKILLS,
    SPEECH,
    Foe,
    Gear,
    Hero,
    Site,
    Tale,
)

CAP_PP, CAP_VITA, CAP_GP, CAP_SKILL = 10, 36, 20, 5  # FL-304
GHOST_TIERS = (350, 800, 1250)
SKILL_INDEX = {name: i for i, name in enumerate(SKILLS)}

# FL-246 to FL-272: what a status changes; the rest of each is where it is used
STATUS_MODS: dict[str, dict[str, int]] = {
    "blessed": {"might": 5, "absorption": 1},  # FL-246
    "brave": {"nerve": 1, "damage": 1},  # FL-247
    "ethereal": {"ethereal": 1},  # FL-248
    "faithful": {"faith": 1, "occult": 1},  # FL-249
    "favored": {"vita": 3, "checks": 1},  # FL-250
    "fortified": {"defense": 5},  # FL-251
    "lucky": {"trickery": 1, "search": 1},  # FL-252
    "perceptive": {"awareness": 1, "light": 1},  # FL-253
    "respected": {"speech": 1, "trickery": 1},  # FL-254
    "swift": {"stride": 1, "defense": 5},  # FL-255
    "bloodlust": {"damage": 2, "speech": -2, "faith": -2, "vita": -3},  # FL-256
    "cursed": {"vita": -4, "checks": -1},  # FL-261
    "fractured": {"defense": -10},  # FL-263
    "immobilized": {"might": -10},  # FL-264
    "lycanthropy": {"damage": 1, "stride": 1},  # FL-265, FL-268
    "spooked": {"might": -5, "nerve": -1},  # FL-271
}
_BITS = tuple((STATUS[name], mods) for name, mods in STATUS_MODS.items())
BLOODLUST, LYCANTHROPY = STATUS["bloodlust"], STATUS["lycanthropy"]
ETHEREAL, FORTIFIED = STATUS["ethereal"], STATUS["fortified"]
CURSE_OF_BLOOD = BLOODLUST | LYCANTHROPY


def active_rewards(h: Hero) -> tuple[str, ...]:
    """The rewards of the tiers that the character's lore still reaches (FL-302)."""
    if h.lore >= lore_for(h.who, len(h.rewards) - 1):
        return h.rewards
    return tuple([r for i, r in enumerate(h.rewards) if h.lore >= lore_for(h.who, i)])


@cache
def lore_for(who: str, tier: int) -> int:
    """The lore that a character's tier takes, the first being 0 (FL-301, FL-303)."""
    tiers = CHARACTERS[who].tiers
    return tiers[tier].lore if tier < len(tiers) else 1700 + 300 * (tier - len(tiers) + 1)


def ghost_steps(h: Hero) -> int:
    """How often the character's lore has made its ghost form stronger."""
    return sum(h.lore >= lore for lore in GHOST_TIERS) if h.lore >= GHOST_TIERS[0] else 0


def refresh(s: Tale, h: Hero) -> None:
    """Work out the character's attributes anew after anything that bears on them has changed."""
    ghost = h.form == GHOST
    reached = active_rewards(h) if h.rewards else ()
    steps = ghost_steps(h)
    worn = tuple([g.card for g in h.gear if g.card in BEARING and _bears(g, ghost)])
    friends = () if ghost else (*h.companions, *h.abilities)
    foul = False
    for a in s.heroes:
        if a.statuses & BLOODLUST and a is not h:  # death takes it away (FL-329)
            foul = True
    sheet = attributes(
        h.who, h.focus, ghost, h.statuses, reached, steps, worn, friends, h.tarots,
        tuple(s.events), h.scars, foul,
    )  # fmt: skip
    _take(h, sheet)


BEARING = frozenset(c.id for c in CARDS.values() if c.mods)
"""Cards that change an attribute of their owner's."""


def refresh_for(s: Tale, h: Hero, card: str) -> None:
    """A thing has come, gone, or been put on or off: attributes change only if it bears on them."""
    if card in BEARING:
        refresh(s, h)


def _bears(gear: Gear, ghost: bool) -> bool:
    """Whether such a thing changes its owner's attributes now."""
    card = CARDS[gear.card]
    if gear.condition != FRESH or (ghost and "spectral" not in card.mods):
        return False  # FL-333
    return gear.worn or not (card.slot or card.lasting)


class Sheet(NamedTuple):
    """What a character comes to, with everything that bears on it."""

    might: int
    defense: int
    dmg: int
    stride: int
    absorb: int
    search: int
    rage: int
    vita: int
    pp: int
    gp: int
    skills: tuple[int, ...]
    words: frozenset[str]


@lru_cache(maxsize=20_000)
def attributes(
    who: str,
    focus: int,
    ghost: bool,
    statuses: int,
    rewards: tuple[str, ...],
    ghost_steps: int,
    worn: tuple[str, ...],
    friends: tuple[str, ...],
    tarots: tuple[str, ...],
    events: tuple[str, ...],
    scars: int,
    foul: bool,
) -> Sheet:
    """Attributes, skills and lasting keywords, out of all that bears on them."""
    c = CHARACTERS[who]
    total = {
        "might": c.might, "defense": c.defense, "stride": c.stride, "dmg": c.dmg,
        "vita": c.vita, "pp": c.pp, "gp": 10 + ghost_steps,
    }  # fmt: skip
    skills = list(c.skills)
    words: set[str] = {c.focus_perks[focus]}
    for reward in rewards:
        head, _, rest = reward.partition(" ")
        if head == "skill":
            skills[SKILL_INDEX[rest]] += 1
        elif reward in PERKS:
            words.add(reward)
        elif head != "ap":
            total[head] = total.get(head, 0) + int(rest)
    if ghost_steps == len(GHOST_TIERS):
        words.add("retrain")  # FL-301: whatever one has chosen there
    total["vita"] = min(total["vita"], CAP_VITA) - scars  # FL-236, FL-304
    total["pp"] = min(total["pp"], CAP_PP)
    total["gp"] = min(total["gp"], CAP_GP)
    skills = [min(n, CAP_SKILL) for n in skills]
    if ghost:  # FL-332
        total["defense"] = c.ghost_defense + 5 * ghost_steps
        total["dmg"] = c.ghost_dmg + ("grave_cold" in words)
        words.add("ethereal")
    penalties = 0
    for mods in _mods(statuses, worn, friends, tarots, events):
        for name, n in mods.items():
            if name in SKILL_INDEX:
                skills[SKILL_INDEX[name]] += n
            elif name in ("eldritch", "light", "ethereal", "stake"):
                words.add(name)
            else:
                total[name] = total.get(name, 0) + n
                if name == "stride" and n < 0:
                    penalties += n
    if "ethereal" in words:
        total["stride"] -= penalties  # FL-155, FL-248
    if foul:
        skills[SPEECH] -= 1  # FL-257
    checks = total.get("checks", 0)
    return Sheet(
        might=total["might"],
        defense=total["defense"],
        dmg=total["dmg"],
        stride=max(1, total["stride"]),
        absorb=total.get("absorption", 0),
        search=total.get("search", 0),
        rage=total.get("damage", 0),
        vita=max(1, total["vita"]),
        pp=max(0, total["pp"]),
        gp=total["gp"],
        skills=tuple(n + checks for n in skills),
        words=frozenset(words),
    )


def _mods(
    statuses: int,
    worn: tuple[str, ...],
    friends: tuple[str, ...],
    tarots: tuple[str, ...],
    events: tuple[str, ...],
) -> Iterator[dict[str, int]]:
    """Everything that changes attributes for a while."""
    for bit, mods in _BITS:
        if statuses & bit:
            yield mods
    for name in (*worn, *tarots):
        yield CARDS[name].mods
    for name in friends:
        if name in CARDS:
            yield CARDS[name].mods
        elif ABILITIES[name].passive:
            yield ABILITIES[name].mods  # FL-310
    for name in events:
        yield EVENTS[name].keep


def _take(h: Hero, sheet: Sheet) -> None:
    """Write the sheet over; whoever has more than a most that falls keeps as much above it."""
    h.might, h.defense, h.dmg, h.stride = sheet.might, sheet.defense, sheet.dmg, sheet.stride
    h.absorb, h.search, h.rage = sheet.absorb, sheet.search, sheet.rage
    if sheet.vita != h.max_vita:
        h.vita = min(h.vita, sheet.vita + max(0, h.vita - h.max_vita))
        h.max_vita = sheet.vita
    if sheet.pp != h.max_pp:
        h.pp = min(h.pp, sheet.pp + max(0, h.pp - h.max_pp))
        h.max_pp = sheet.pp
    if sheet.gp != h.max_gp:
        h.gp = min(h.gp, sheet.gp + max(0, h.gp - h.max_gp))
        h.max_gp = sheet.gp
    h.skills, h.words = sheet.skills, sheet.words


def is_ethereal(h: Hero) -> bool:
    """Ghosts and those with the status (FL-179, FL-248)."""
    return h.form == GHOST or bool(h.statuses & ETHEREAL) or "ethereal" in h.words


def living(s: Tale) -> list[Hero]:
    """The characters who are alive, by number."""
    return [h for h in s.heroes if h.form == ALIVE]


def on_map(s: Tale) -> list[Hero]:
    """Living characters and ghosts on the map."""
    return [h for h in s.heroes if h.at >= 0 and h.form in (ALIVE, GHOST)]


ROOM = {c.id: c.mods["capacity"] for c in CARDS.values() if "capacity" in c.mods}
"""What lets its owner carry more, and how much."""


def capacity(h: Hero) -> int:
    """How many items and artifacts the character can carry (FL-313)."""
    n = 8
    for g in h.gear:
        if g.card in ROOM and (g.worn or not CARDS[g.card].slot):
            n += ROOM[g.card]
    for name in h.companions:
        n += ROOM.get(name, 0)
    return n


def hand_slots(h: Hero) -> int:
    """How many hands there are for things (FL-263, FL-272)."""
    slots = 2
    if h.statuses & STATUS["fractured"]:
        slots = 1
    if h.statuses & STATUS["transformed"]:
        slots -= 1
    return slots


def spectral(card: Card) -> bool:
    """Whether a ghost may use a thing (FL-162, FL-293, FL-333)."""
    return "spectral" in card.mods or "spectral" in card.blow.words


def usable(h: Hero, gear: Gear) -> bool:
    """Whether a thing can be used: not exhausted, not broken, spectral if its owner is a ghost."""
    if gear.condition != FRESH:
        return False
    card = CARDS[gear.card]
    if h.form == GHOST:
        return spectral(card)
    return gear.worn or not card.slot


def held(h: Hero) -> list[Gear]:
    """The equipped weapons, whether they can be used now or not; the first is the main one."""
    return [g for g in h.gear if g.worn and CARDS[g.card].weapon]


def works(h: Hero, gear: Gear, card: Card) -> bool:
    """Whether an equipped weapon can be used now: whole, loaded, spectral in the hand of a ghost."""
    return (
        gear.condition == FRESH
        and (gear.left > 0 or not card.ammo)
        and (h.form != GHOST or spectral(card))
    )


def weapons(h: Hero) -> list[Gear]:
    """The equipped weapons that can be used now."""
    return [g for g in held(h) if usable(h, g)]


def hero_defense(s: Tale, h: Hero) -> int:
    """DEFENSE with token, boosts and the auras of allies."""
    n = h.defense + h.boost_defense
    if h.stance == DEFEND:
        n += 10  # FL-108, FL-220
    site = s.site
    if s.day and site is not None and h.at >= 0:
        for a in s.heroes:
            if "two_auras" in a.words and a.form == ALIVE and a.pp > 0 and near(a.at, h.at, 1):
                return n + 5
    return n


def near(a: int, b: int, n: int) -> bool:
    """Whether two squares are within `n` spaces of each other."""
    return a >= 0 and b >= 0 and abs(a % 10 - b % 10) <= n and abs(a // 10 - b // 10) <= n


def covens(site: Site) -> bool:
    """Whether two or more occultists are active (FL-196)."""
    return sum(CREATURES[f.kind].type == "occultist" and f.owner < 0 for f in site.foes) >= 2


def foe_might(s: Tale, f: Foe) -> int:
    """MIGHT of a creature with statuses, squeezing, coven and auras."""
    c = CREATURES[f.kind]
    n = c.might + f.keen + f.boost_might - f.might_off
    if f.statuses:
        for bit, mods in _BITS:
            if f.statuses & bit:
                n += mods.get("might", 0)
    if f.squeezed and "swarm" not in c.words:
        n -= 5  # FL-203
    site = s.site
    if site is not None:
        if c.coven and covens(site):
            n += c.coven.get("might", 0)
        if not s.day and "eldritch" not in c.words:  # FL-281
            for a in s.heroes:
                if "two_auras" in a.words and a.form == ALIVE and a.pp > 0 and near(a.at, f.at, 1):
                    return n - 5
    return n


def foe_defense(s: Tale, f: Foe) -> int:
    """DEFENSE of a creature with statuses, squeezing and coven."""
    c = CREATURES[f.kind]
    n = c.defense + f.boost_defense - f.defense_off
    if f.statuses:
        for bit, mods in _BITS:
            if f.statuses & bit:
                n += mods.get("defense", 0)
    if f.squeezed and "swarm" not in c.words:
        n -= 5
    if c.coven and s.site is not None and covens(s.site):
        n += c.coven.get("defense", 0)
    return n


def foe_stride(f: Foe) -> int:
    """STRIDE of a creature."""
    return 0 if f.rooted else max(0, CREATURES[f.kind].stride + f.boost_stride)
