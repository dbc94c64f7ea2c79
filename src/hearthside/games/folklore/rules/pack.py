"""Equipping, stowing and trading things."""

from __future__ import annotations

from hearthside.kernel import Option

from ..content import CARDS
from ..state import ALIVE, FRESH, Gear, Hero, Tale
from .figures import near, refresh
from .goods import fits, has_room, move_gear, scrape_options

EQUIP = {c: Option("equip", c) for c in CARDS}
STOW = {c: Option("stow", c) for c in CARDS}
GIVE = {(c.id, n): Option("give", c.id, n) for c in CARDS.values() for n in range(5)}
PURSE = tuple(Option("purse", n) for n in range(5))
DISMISS = {c.id: Option("dismiss", c.id) for c in CARDS.values() if c.deck == "companion"}
USE = {c.id: Option("use", c.id) for c in CARDS.values() if c.category == "consumable"}
BANDAGE = Option("bandage")
PEACEFUL = ("recover", "cure", "disinfect", "status", "reload")
MOST_SWAPS = 4
"""Changes at the end of one turn: enough to re-arm, and no turn without end."""


def pack_options(s: Tale, h: Hero) -> list[Option]:
    """What may be changed now: equip, stow, hand over (FL-096, FL-152, FL-315, FL-323)."""
    if h.swaps >= MOST_SWAPS or h.form != ALIVE:
        return []
    combat = s.site is not None and s.site.combat
    out: list[Option] = []
    seen = set()
    takers = [
        a
        for a in s.heroes
        if a is not h
        and a.form == ALIVE
        and (s.site is None or near(a.at, h.at, 1) or (not combat and a.at >= 0 and h.at >= 0))
    ]
    roomy = [a for a in takers if has_room(a)]
    for g in h.gear:
        card = CARDS[g.card]
        if g.card in seen:
            continue
        seen.add(g.card)
        if card.slot == "hands" or (card.slot and not combat):  # FL-152: hands only in combat
            if g.worn:
                out.append(STOW[g.card])
            elif g.condition == FRESH and (fits(h, g.card) or swappable(h, g)):
                out.append(EQUIP[g.card])
        if card.deck in ("item", "artifact"):  # FL-316, FL-318
            whom = takers if card.category == "consumable" else roomy
            out += [GIVE[g.card, a.number] for a in whom]
    if h.coins >= 5:
        out += [PURSE[a.number] for a in takers]
    out += [DISMISS[c] for c in h.companions]
    return out


def camp_options(s: Tale, h: Hero) -> list[Option]:
    """What a character may see to on the road: its pack, and what it can eat, drink or bind on."""
    out = pack_options(s, h)
    if h.form != ALIVE or h.swaps >= MOST_SWAPS:
        return out
    for g in h.gear:
        card = CARDS[g.card]
        if card.category == "consumable" and card.use and (g.left > 0 or not card.uses):
            if all(e.verb in PEACEFUL and e.who in ("self", "all") for e in card.use):
                out.append(USE[g.card])
    if h.bandages and h.vita < h.max_vita:
        out.append(BANDAGE)
    if h.corrosion:
        out += scrape_options(h)
    return out


def swappable(h: Hero, gear: Gear) -> bool:
    """Whether stowing what is in its place makes room."""
    card = CARDS[gear.card]
    worn = [g for g in h.gear if g.worn and CARDS[g.card].slot == card.slot]
    if not worn:
        return False
    for g in worn:
        g.worn = False
    room = fits(h, gear.card)
    for g in worn:
        g.worn = True
    return room


def do_pack(s: Tale, h: Hero, pick: Option) -> None:
    """Make one change."""
    h.swaps += 1
    name = str(pick.args[0])
    if pick.verb == "purse":
        h.coins -= 5
        s.heroes[int(pick.args[0])].coins += 5
        return
    if pick.verb == "dismiss":
        h.companions.remove(name)
        s.companions.throw(name)
        refresh(s, h)
        return
    if pick.verb == "equip":
        gear = next(g for g in h.gear if g.card == name and not g.worn and g.condition == FRESH)
        if not fits(h, name):
            for g in h.gear:
                if g.worn and CARDS[g.card].slot == CARDS[name].slot:
                    g.worn = False
        gear.worn = True
        refresh(s, h)
        return
    gear = next(g for g in h.gear if g.card == name and (pick.verb != "stow" or g.worn))
    if pick.verb == "stow":
        gear.worn = False
        refresh(s, h)
    else:
        move_gear(s, h, s.heroes[int(pick.args[1])], gear)
