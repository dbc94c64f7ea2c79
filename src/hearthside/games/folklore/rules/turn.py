"""A character's turn on a map: everything it may do, and doing it."""

from __future__ import annotations

from hearthside.kernel import Option

from ..content import ABILITIES, CARDS, CHARACTERS, CREATURES, POWERS
from ..content.board import BIT, NEAR, OnSquares, fits, ground
from ..content.cards import Ability, Card
from ..content.notation import Effect
from ..state import (
    ACTED,
    ALIVE,
    ALLY_HIT,
    ATTACKED,
    DEFEND,
    EVADING,
    GHOST,
    INTERACTED,
    KNOWN,
    LED,
    MAULED,
    OFFHAND,
    SICCED,
    Foe,
    Gear,
    Hero,
    Tale,
)
from .attack import FISTS, can_reach
from .effects import foes_seen
from .features import doors_near, feature_options
from .figures import CURSE_OF_BLOOD, foe_stride, usable, weapons
from .foe_moves import anchors, reachable_by, view
from .goods import scrape_options
from .keywords import blocked, enemies, enemy_mask, foe_squares, friends_mask
from .moves import foes_beside, go_options, reach
from .statuses import DERANGED

FOES = range(400)
HIT = tuple(tuple(Option("hit", n, w) for w in range(3)) for n in FOES)
FIST = tuple(Option("fist", n) for n in FOES)
OFF = tuple(tuple(Option("off", n, w) for w in range(3)) for n in FOES)
THROW = tuple(tuple(Option("throw", n, w) for w in range(3)) for n in FOES)
MAUL = tuple(Option("maul", n) for n in FOES)
SIC = tuple(Option("sic", n) for n in FOES)
ORDER = tuple(Option("order", n) for n in FOES)
herd_options = OnSquares("herd")
USE = {c: Option("use", c) for c in CARDS}
POUR = {c: Option("pour", c) for c in CARDS}
CHARGE = {c.id: Option("charge", c.id) for c in CARDS.values() if "enchanted" in c.mods}
CAST = {a: Option("cast", a) for a in ABILITIES}
POWER = {p: Option("power", p) for p in POWERS}
PRAY = {c.id: Option("pray", c.id) for c in CARDS.values() if c.deck in ("prayer", "ritual")}
BOON = {c.id: Option("boon", c.id) for c in CARDS.values() if c.deck == "boon"}
PERK = {
    p: Option("perk", p)
    for p in (
        "golden_number", "ritual_to_pp", "ritual_to_stun", "prayer_to_vita", "prayer_to_bless",
        "lore_to_pp", "lore_to_vita",
    )
}  # fmt: skip
BANDAGE, DOUSE, FOCUS, REGROUP = (
    Option("bandage"),
    Option("douse"),
    Option("focus"),
    Option("regroup"),
)
EVADE, HOLD, DONE, PACK = Option("evade"), Option("hold"), Option("done"), Option("pack")
NEEDS_FOE = ("foe", "adjacent", "foes", "around")


def act_options(s: Tale, h: Hero) -> list[Option]:
    """Everything the character may do now (FL-144 to FL-152, FL-079 to FL-084)."""
    site = s.site
    assert site is not None
    combat = site.combat
    out = go_options(reach(s, h)) if h.steps > 0 else []
    alive = h.form == ALIVE
    if h.at >= 0:
        if combat:
            fight_options(s, h, out, alive)
        if alive:
            if not h.done & INTERACTED:  # FL-079, FL-148
                out += doors_near(s, h)
                out += feature_options(s, h)
            free_options(s, h, out, combat)
            if site.flames and not h.done & ACTED and (NEAR[h.at] | BIT[h.at]) & site.flames:
                out.append(DOUSE)  # FL-209
        else:
            power_options(s, h, out)
    if not h.done and not site.holding and site.queue:
        out.append(HOLD)  # FL-075, FL-143
    if alive and h.at >= 0 and (h.gear or h.coins >= 5 or h.companions):
        out.append(PACK)  # FL-152: at the very end
    out.append(DONE)
    return out


def fight_options(s: Tale, h: Hero, out: list[Option], alive: bool) -> None:
    """Attacks and the advanced actions of combat."""
    site = s.site
    assert site is not None
    done = h.done
    foes = enemies(site)
    may_attack = h.no_attack != 1 and not (not alive and h.stance == DEFEND)  # FL-109, FL-167
    if not done & ACTED and may_attack:
        attack_options(s, h, foes, out)
    if not alive:
        return
    if done & ATTACKED and not done & OFFHAND and h.pp > 0 and h.hand >= 0 and may_attack:
        offhand_options(s, h, foes, out)
    if h.statuses & CURSE_OF_BLOOD and not done & MAULED and may_attack:
        out += [MAUL[f.id] for f in foes_beside(s, h)]
    if h.companions and not done & SICCED and any(CARDS[c].weapon for c in h.companions):
        out += [SIC[f.id] for f in foes_beside(s, h)]  # FL-149
    ally_options(s, h, foes, out)
    if s.advanced:
        if not done & ACTED and h.pp < h.max_pp:
            out.append(FOCUS)  # FL-222
        if h.pp > 0 and h.vita < h.max_vita:
            out.append(REGROUP)  # FL-225
        if h.pp > 0 and h.steps > 1 and not done & EVADING and NEAR[h.at] & enemy_mask(site):
            out.append(EVADE)  # FL-221


def attack_options(s: Tale, h: Hero, foes: list[Foe], out: list[Option]) -> None:
    """Attack with an equipped weapon, or throw it, or strike with bare hands (FL-099, FL-146)."""
    for w, gear in enumerate(weapons(h)[:3]):
        card = CARDS[gear.card]
        if card.ammo and gear.left <= 0:
            continue  # FL-094
        thrown = "thrown" in card.blow.words
        for f in foes:
            if can_reach(s, h, f, card):
                out.append(HIT[f.id][w])
            elif thrown and can_reach(s, h, f, card, thrown=True):
                out.append(THROW[f.id][w])
    out += [FIST[f.id] for f in foes if can_reach(s, h, f, FISTS)]  # FL-099: always possible


def offhand_options(s: Tale, h: Hero, foes: list[Foe], out: list[Option]) -> None:
    """One more attack with the other one-handed weapon for 1 PP (FL-101)."""
    for w, gear in enumerate(weapons(h)[:3]):
        card = CARDS[gear.card]
        if w == h.hand or card.hands != 1 or (card.ammo and gear.left <= 0):
            continue
        out += [OFF[f.id][w] for f in foes if can_reach(s, h, f, card)]


def ally_options(s: Tale, h: Hero, foes: list[Foe], out: list[Option]) -> None:
    """A summoned ally moves and attacks on its owner's turn (FL-149, FL-200)."""
    ally = ally_of(s, h)
    if ally is None or ally.skip:
        return
    if not h.done & LED and not h.done & ALLY_HIT:
        out += herd_options(ally_reach(s, ally))
    if not h.done & ALLY_HIT:
        out += [ORDER[f.id] for f in foes if ally_can_hit(s, ally, f)]


def ally_of(s: Tale, h: Hero) -> Foe | None:
    """The creature the character has summoned."""
    assert s.site is not None
    return next((f for f in s.site.foes if f.owner == h.number), None)


def ally_reach(s: Tale, ally: Foe) -> int:
    """Where an ally, or a creature under control, can go."""
    site = s.site
    assert site is not None
    size = CREATURES[ally.kind].size
    b, own = blocked(site), foe_squares(ally)
    g = ground(b) if size == 1 else fits(b)
    others = anchors(enemy_mask(site) & ~own, size)
    taken = anchors((friends_mask(s) & ~own) | site.flames, size)
    m = 0
    for ring in g.rings(BIT[ally.at], g.open & ~others, foe_stride(ally))[1:]:
        m |= ring
    return m & ~taken


def ally_can_hit(s: Tale, ally: Foe, f: Foe) -> bool:
    """Whether an ally reaches a foe."""
    assert s.site is not None
    c = CREATURES[ally.kind]
    m = view(blocked(s.site), ally.at, c.size) if c.ranged else reachable_by(ally, c)
    return bool(m & foe_squares(f))


def may_know(h: Hero, combat: bool) -> bool:
    """In combat items and mystic knowledge take the act; outside one such thing a round."""
    return not h.done & ACTED if combat else not h.done & KNOWN


def free_options(s: Tale, h: Hero, out: list[Option], combat: bool) -> None:
    """Items, abilities, mystic knowledge, boons and perks of a living character."""
    ready = may_know(h, combat)
    for g in h.gear:
        card = CARDS[g.card]
        if (card.use or card.lasting) and can_use(s, h, g, card, ready):
            out.append(USE[g.card])
        elif "fill" in card.blow.words and fillable(h) is not None:
            out.append(POUR[g.card])
        if h.pp > 0 and g.stored < card.mods.get("enchanted", 0):
            out.append(CHARGE[g.card])  # FL-282
    for name in h.abilities:
        a = ABILITIES[name]
        if a.effect and a.window == "turn" and can_cast(s, h, a, combat):
            out.append(CAST[name])
    if h.mystics and ready and not h.statuses & DERANGED:  # FL-262
        out += [PRAY[m] for m in h.mystics if castable(s, h, CARDS[m].use)]
    for b in h.boons:
        if castable(s, h, CARDS[b].use):
            out.append(BOON[b])
    if h.bandages and h.vita < h.max_vita:
        out.append(BANDAGE)
    if h.corrosion:
        out += scrape_options(h)
    out += perk_options(s, h)


def castable(s: Tale, h: Hero, effects: tuple[Effect, ...]) -> bool:
    """Whether effects find the foe, ghost or map that they need."""
    for e in effects:
        if e.who in NEEDS_FOE and not foes_seen(s, h, e.who):
            return False
        if e.who == "ghost" and not any(a.form == GHOST for a in s.heroes):
            return False
        if e.verb in ("summon", "boost", "leap", "again") and (s.site is None or not s.site.combat):
            return False
    return True


def can_use(s: Tale, h: Hero, g: Gear, card: Card, ready: bool) -> bool:
    """Whether an item or artifact can be activated now (FL-097, FL-146, FL-150, FL-317)."""
    if card.lasting and g.worn:
        return False
    if card.category == "consumable":
        if card.uses and g.left <= 0:
            return False
    elif not ready or not usable(h, g):
        return False
    if card.cost and g.stored < card.cost:
        return False  # FL-282
    return castable(s, h, card.use)


def can_cast(s: Tale, h: Hero, a: Ability, combat: bool) -> bool:
    """Whether an ability can be used now (FL-084, FL-151, FL-262, FL-307, FL-308, FL-311)."""
    if h.pp < a.cost or h.statuses & DERANGED:
        return False
    if not combat and (h.done & KNOWN or a.id in h.spent_round):
        return False
    if a.limit == "round" and a.id in h.spent_round:
        return False
    if a.limit == "combat" and a.id in h.spent_combat:
        return False
    if h.no_attack == 1 and any(e.verb == "strike" for e in a.effect):
        return False  # FL-167
    return castable(s, h, a.effect)


def power_options(s: Tale, h: Hero, out: list[Option]) -> None:
    """Ghost powers, each once a round, for GP (FL-336); abilities that allow it (FL-335)."""
    for p in CHARACTERS[h.who].powers:
        if h.gp > p.cost and p.id not in h.spent_round and castable(s, h, p.effect):
            out.append(POWER[p.id])
    for name in h.abilities:
        a = ABILITIES[name]
        if a.ghost and h.gp > a.cost and name not in h.spent_round and castable(s, h, a.effect):
            out.append(CAST[name])


def perk_options(s: Tale, h: Hero) -> list[Option]:
    """Perks of focus and lore tree that are used on one's turn."""
    out = []
    words = h.words
    if "golden_number" in words and "golden_number" not in h.spent_chapter and h.pp < h.max_pp:
        out.append(PERK["golden_number"])
    if h.mystics:
        kinds = {CARDS[m].deck for m in h.mystics}
        if "ritual" in kinds:
            if "ritual_to_pp" in words and h.pp < h.max_pp:
                out.append(PERK["ritual_to_pp"])
            if "ritual_to_stun" in words and foes_seen(s, h, "foe"):
                out.append(PERK["ritual_to_stun"])
        if "prayer" in kinds:
            if "prayer_to_vita" in words and h.vita < h.max_vita:
                out.append(PERK["prayer_to_vita"])
            if "prayer_to_bless" in words:
                out.append(PERK["prayer_to_bless"])
    if h.lore >= 5:
        if "lore_to_pp" in words and "lore_to_pp" not in h.spent_chapter and h.pp < h.max_pp:
            out.append(PERK["lore_to_pp"])
        if (
            "lore_to_vita" in words
            and "lore_to_vita" not in h.spent_chapter
            and h.vita < h.max_vita
        ):
            out.append(PERK["lore_to_vita"])
    return out


def fillable(h: Hero) -> Gear | None:
    """An equipped weapon that can take a fill (FL-284)."""
    return next(
        (g for g in weapons(h) if "fillable" in CARDS[g.card].blow.words and not g.fill_left), None
    )
