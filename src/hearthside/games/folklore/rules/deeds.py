"""Doing what a character chose on its turn."""

from __future__ import annotations

from collections.abc import Callable

from hearthside.kernel import Asks, Option, note

from ..content import ABILITIES, CARDS, POWERS
from ..content.board import BIT, NEAR, NUMBERS
from ..content.perks import PERKS
from ..state import (
    ACTED,
    ALLY_HIT,
    EVADING,
    EXHAUSTED,
    FRESH,
    GHOST,
    INTERACTED,
    KNOWN,
    LED,
    MAULED,
    OFFHAND,
    SICCED,
    Foe,
    Hero,
    Tale,
)
from .attack import companion_attack, creature_attack, hero_attack, maul
from .effects import foes_for, perform
from .features import open_door, search_token, try_feature
from .figures import refresh, weapons
from .goods import scrape, spend_use, throw_mystic
from .moves import go
from .mystic import pray
from .statuses import bless
from .turn import ally_of, fillable


def _foe(s: Tale, n: object) -> Foe:
    assert s.site is not None
    return next(f for f in s.site.foes if f.id == n)


def do_go(s: Tale, h: Hero, pick: Option) -> Asks:
    """Walk."""
    go(s, h, str(pick[1]))
    return
    yield


def do_hit(s: Tale, h: Hero, pick: Option) -> Asks:
    """Attack with an equipped weapon."""
    w = int(pick[2])
    h.done |= ACTED
    h.hand = w
    yield from hero_attack(s, h, _foe(s, pick[1]), weapons(h)[w])


def do_fist(s: Tale, h: Hero, pick: Option) -> Asks:
    """Attack with bare hands."""
    h.done |= ACTED
    yield from hero_attack(s, h, _foe(s, pick[1]), None)


def do_off(s: Tale, h: Hero, pick: Option) -> Asks:
    """Attack with the other hand."""
    h.done |= OFFHAND
    h.pp -= 1
    yield from hero_attack(s, h, _foe(s, pick[1]), weapons(h)[int(pick[2])])


def do_throw(s: Tale, h: Hero, pick: Option) -> Asks:
    """Throw a weapon."""
    h.done |= ACTED
    h.hand = -1
    yield from hero_attack(s, h, _foe(s, pick[1]), weapons(h)[int(pick[2])], thrown=True)


def do_maul(s: Tale, h: Hero, pick: Option) -> Asks:
    """Bite or claw."""
    h.done |= MAULED
    maul(s, h, _foe(s, pick[1]))
    return
    yield


def do_sic(s: Tale, h: Hero, pick: Option) -> Asks:
    """The companion attacks."""
    h.done |= SICCED
    name = next(c for c in h.companions if CARDS[c].weapon)
    companion_attack(s, h, name, _foe(s, pick[1]))
    return
    yield


def do_herd(s: Tale, h: Hero, pick: Option) -> Asks:
    """The ally moves."""
    h.done |= LED
    ally = ally_of(s, h)
    assert ally is not None
    ally.at = NUMBERS[str(pick[1])]
    note(s, "steered", ally.kind, str(pick[1]), rule="FL-200")
    return
    yield


def do_order(s: Tale, h: Hero, pick: Option) -> Asks:
    """The ally attacks."""
    h.done |= ALLY_HIT
    ally = ally_of(s, h)
    assert ally is not None
    creature_attack(s, ally, _foe(s, pick[1]))
    return
    yield


def do_use(s: Tale, h: Hero, pick: Option) -> Asks:
    """Use an item or artifact."""
    gear = next(g for g in h.gear if g.card == pick[1] and g.condition == FRESH)
    card = CARDS[gear.card]
    note(s, "used", h.who, card.id, rule="FL-146")
    if card.lasting:
        gear.worn = True
        refresh(s, h)
    elif card.category == "consumable":
        spend_use(s, h, gear, card)
    else:
        mark_known(s, h)
        if card.cost:
            gear.stored -= card.cost
        else:
            gear.condition = EXHAUSTED
    yield from perform(s, h, card.use)


def do_pour(s: Tale, h: Hero, pick: Option) -> Asks:
    """Fill a weapon for 4 attacks (FL-284)."""
    gear = next(g for g in h.gear if g.card == pick[1])
    weapon = fillable(h)
    assert weapon is not None
    weapon.fill, weapon.fill_left = gear.card, 4
    note(s, "poured", h.who, gear.card, weapon.card, rule="FL-284")
    spend_use(s, h, gear, CARDS[gear.card])
    return
    yield


def do_charge(s: Tale, h: Hero, pick: Option) -> Asks:
    """Store 1 PP in an ENCHANTED thing (FL-282)."""
    next(g for g in h.gear if g.card == pick[1]).stored += 1
    h.pp -= 1
    note(s, "charged", h.who, pick[1], rule="FL-282")
    return
    yield


def do_cast(s: Tale, h: Hero, pick: Option) -> Asks:
    """Use an ability and pay for it (FL-311); ghosts pay with GP (FL-335)."""
    a = ABILITIES[str(pick[1])]
    if h.form == GHOST:
        h.gp -= a.cost
    else:
        h.pp -= a.cost
    h.spent_round.append(a.id)
    if a.limit == "combat":
        h.spent_combat.append(a.id)
    if s.site is not None and not s.site.combat:
        h.done |= KNOWN
    note(s, "ability", h.who, a.id, rule="FL-311")
    yield from perform(s, h, a.effect)


def do_power(s: Tale, h: Hero, pick: Option) -> Asks:
    """Use a ghost power."""
    p = POWERS[str(pick[1])]
    h.gp -= p.cost
    h.spent_round.append(p.id)
    note(s, "power", h.who, p.id, rule="FL-336")
    yield from perform(s, h, p.effect)


def do_pray(s: Tale, h: Hero, pick: Option) -> Asks:
    """Try a prayer or ritual (FL-328)."""
    mark_known(s, h)
    yield from pray(s, h, str(pick[1]))


def do_boon(s: Tale, h: Hero, pick: Option) -> Asks:
    """Spend a boon (FL-322)."""
    name = str(pick[1])
    h.boons.remove(name)
    s.boons.throw(name)
    note(s, "boon_used", h.who, name, rule="FL-322")
    yield from perform(s, h, CARDS[name].use)


def do_bandage(s: Tale, h: Hero, pick: Option) -> Asks:
    """A bandage gives 3 vita back."""
    h.bandages -= 1
    note(s, "bandaged", h.who, rule="FL-150")
    h.vita = max(h.vita, min(h.max_vita, h.vita + 3))
    return
    yield


def do_scrape(s: Tale, h: Hero, pick: Option) -> Asks:
    """Discard an item to be rid of corrosion (FL-232)."""
    scrape(s, h, str(pick[1]))
    return
    yield


def do_perk(s: Tale, h: Hero, pick: Option) -> Asks:
    """Use a perk."""
    note(s, "perk", h.who, PERKS[str(pick[1])], rule="FL-301")
    yield from use_perk(s, h, str(pick[1]))


def use_perk(s: Tale, h: Hero, perk: str) -> Asks:
    """What the perks of one's own turn do."""
    kind = perk.partition("_")[0]
    if kind in ("ritual", "prayer"):
        throw_mystic(s, h, next(m for m in h.mystics if CARDS[m].deck == kind))
    else:
        h.spent_chapter.append(perk)
    if perk in ("golden_number", "ritual_to_pp"):
        h.pp = max(h.pp, h.max_pp)
    elif perk == "prayer_to_vita":
        h.vita = max(h.vita, h.max_vita)
    elif perk == "prayer_to_bless":
        bless(s, h, "blessed")
    elif perk == "ritual_to_stun":
        for f in (yield from foes_for(s, h, "foe")):
            f.skip = max(f.skip, 1)
    else:
        h.lore -= 5
        if perk == "lore_to_pp":
            h.pp = min(h.max_pp, h.pp + 1)
        else:
            h.vita = max(h.vita, min(h.max_vita, h.vita + 3))
        refresh(s, h)


def do_open(s: Tale, h: Hero, pick: Option) -> Asks:
    """Open a door."""
    h.done |= INTERACTED
    open_door(s, h, NUMBERS[str(pick[1])])
    return
    yield


def do_search(s: Tale, h: Hero, pick: Option) -> Asks:
    """Search a token."""
    h.done |= INTERACTED
    yield from search_token(s, h, NUMBERS[str(pick[1])])


def do_try(s: Tale, h: Hero, pick: Option) -> Asks:
    """Deal with a feature: it stops no movement and takes no act (FL-080, FL-081)."""
    h.done |= INTERACTED
    yield from try_feature(s, h, NUMBERS[str(pick[1])])


def do_douse(s: Tale, h: Hero, pick: Option) -> Asks:
    """Put out the flames within reach of one's hands, one of them (FL-209)."""
    assert s.site is not None
    h.done |= ACTED
    here = (NEAR[h.at] | BIT[h.at]) & s.site.flames
    own = here & BIT[h.at]
    s.site.flames &= ~(own or here & -here)
    note(s, "doused", h.who, rule="FL-209")
    return
    yield


def do_focus(s: Tale, h: Hero, pick: Option) -> Asks:
    """The act for 1 PP (FL-222)."""
    h.done |= ACTED
    h.pp += 1
    note(s, "focused", h.who, rule="FL-222")
    return
    yield


def do_regroup(s: Tale, h: Hero, pick: Option) -> Asks:
    """1 PP for 1 vita (FL-225)."""
    h.pp -= 1
    h.vita += 1
    note(s, "regrouped", h.who, rule="FL-225")
    return
    yield


def do_evade(s: Tale, h: Hero, pick: Option) -> Asks:
    """Pay to slip past foes this turn (FL-221)."""
    h.pp -= 1
    h.done |= EVADING
    note(s, "evaded", h.who, rule="FL-221")
    return
    yield


def mark_known(s: Tale, h: Hero) -> None:
    """It takes the act in combat, and the one such use of a round outside it (FL-083)."""
    assert s.site is not None
    h.done |= ACTED if s.site.combat else KNOWN


DOES: dict[str, Callable[[Tale, Hero, Option], Asks]] = {
    "go": do_go, "hit": do_hit, "fist": do_fist, "off": do_off, "throw": do_throw,
    "maul": do_maul, "sic": do_sic, "herd": do_herd, "order": do_order, "use": do_use,
    "pour": do_pour, "charge": do_charge, "cast": do_cast, "power": do_power, "pray": do_pray, "boon": do_boon,
    "bandage": do_bandage, "scrape": do_scrape, "perk": do_perk, "open": do_open,
    "search": do_search, "try": do_try, "douse": do_douse, "focus": do_focus,
    "regroup": do_regroup, "evade": do_evade,
}  # fmt: skip
