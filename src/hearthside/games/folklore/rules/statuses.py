"""Statuses and conditions: how they come, what cancels them, when they go."""

from __future__ import annotations

from typing import NamedTuple

from hearthside.kernel import note

from ..content import CARDS
from ..content.notation import NEGATIVE_MASK, POSITIVE_MASK, STATUS
from ..state import (
    AWARENESS,
    ECOLOGY,
    FAITH,
    GHOST,
    NERVE,
    OCCULT,
    TRICKERY,
    WEREWOLF,
    Foe,
    Hero,
    Tale,
    without,
)
from .figures import BLOODLUST, CURSE_OF_BLOOD, FORTIFIED, hand_slots, refresh

# the skill that resists a status (FL-256 to FL-272)
RESIST = {
    "bloodlust": FAITH,
    "cursed": OCCULT,
    "deranged": AWARENESS,
    "fractured": TRICKERY,
    "immobilized": TRICKERY,
    "lycanthropy": OCCULT,
    "possessed": FAITH,
    "sickened": ECOLOGY,
    "spooked": NERVE,
    "transformed": OCCULT,
}
SICKENED, IMMOBILIZED = STATUS["sickened"], STATUS["immobilized"]
SPOOKED, DERANGED = STATUS["spooked"], STATUS["deranged"]
POSSESSED, TRANSFORMED = STATUS["possessed"], STATUS["transformed"]


class Resisting(NamedTuple):
    """A try to resist a status: whether it worked, and what was rolled with what bonus."""

    held: bool
    roll: int = 0
    bonus: int = 0


def resist(s: Tale, h: Hero | Foe, name: str, number: int) -> Resisting:
    """A roll of d10 plus the linked skill against the status's number (FL-243, FL-244)."""
    if number == 0:
        return Resisting(False)  # FL-243
    roll = s.dice.roll(10)
    bonus = (
        0  # FL-245: creatures and the afflicted have none, and a ghost makes no use of its skills
    )
    if isinstance(h, Hero) and h.form != GHOST and not turned(s, h):
        bonus = h.skills[RESIST[name]]
    return Resisting(roll > 1 and roll + bonus >= number, roll, bonus)


def turned(s: Tale, h: Hero) -> bool:
    """Whether a character fights its own group in the skirmish under way (FL-125)."""
    melee = s.melee
    if melee is None or h.form == WEREWOLF:
        return h.form == WEREWOLF
    me = f"hero:{h.number}"
    return any(k == me and n > 0 for k, n in zip(melee.kinds, melee.counters, strict=True))


def resists(s: Tale, f: Foe, name: str, number: int) -> bool:
    """Whether a creature resists, by a bare d10 (FL-245)."""
    return resist(s, f, name, number).held


def afflict(s: Tale, h: Hero, name: str, number: int = 0) -> bool:
    """Try to lay a negative status on a character; True when it takes."""
    bit = STATUS[name]
    if bit & CURSE_OF_BLOOD and (h.form == GHOST or h.statuses & CURSE_OF_BLOOD & ~bit):
        return False  # FL-260
    tried = resist(s, h, name, number)
    if tried.held:
        note(s, "resisted", h.who, name, tried.roll, tried.bonus, number, rule="FL-244")
        return False
    if h.statuses & bit:
        if bit == SICKENED:
            infect(s, h)  # FL-235
        return True
    h.statuses |= bit
    note(s, "afflicted", h.who, name, tried.roll, tried.bonus, number, rule="FL-241")
    if bit & CURSE_OF_BLOOD:
        drop_companions(s, h)  # FL-260, FL-326
    refresh(s, h)
    free_hands(s, h)
    if bit == BLOODLUST:
        refresh_all(s)
    return True


def bless(s: Tale, h: Hero, name: str) -> None:
    """Give a character a positive status."""
    if name == "respected" and h.wanted:
        h.wanted = False  # FL-240: they cancel each other out
        note(s, "pardoned", h.who, rule="FL-240")
        return
    h.statuses |= STATUS[name]
    note(s, "blessed", h.who, name, rule="FL-242")
    refresh(s, h)


def cure(s: Tale, h: Hero, mask: int) -> None:
    """Take statuses away; conditions stay (FL-230)."""
    if h.statuses & mask:
        h.statuses &= ~mask
        h.rooted = h.rooted and bool(h.statuses & IMMOBILIZED)
        note(s, "cured", h.who, rule="FL-241")
        refresh_all(s)


def want(s: Tale, h: Hero) -> None:
    """Make a character wanted, unless it is RESPECTED (FL-240)."""
    if h.statuses & STATUS["respected"]:
        h.statuses &= ~STATUS["respected"]
        refresh(s, h)
    else:
        h.wanted = True
    note(s, "wanted", h.who, rule="FL-238")


def infect(s: Tale, h: Hero) -> None:
    """An infection token; the fourth costs a point of maximum vita for good (FL-236)."""
    if h.form == GHOST or h.statuses & FORTIFIED:  # FL-237, FL-251
        return
    h.infection += 1
    note(s, "infected", h.who, h.infection, rule="FL-235")
    if h.infection >= 4:
        h.infection = 0
        h.statuses &= ~SICKENED
        h.scars += 1
        note(s, "scarred", h.who, rule="FL-236")
        refresh(s, h)


def corrode(s: Tale, h: Hero) -> None:
    """A corrosion token for 4 rounds; a third renews the oldest (FL-231, FL-233)."""
    if h.form == GHOST:  # FL-234
        return
    if len(h.corrosion) >= 2:
        h.corrosion = without(h.corrosion, min(h.corrosion))
    h.corrosion += (4,)
    note(s, "corroded", h.who, rule="FL-231")


def free_hands(s: Tale, h: Hero) -> None:
    """Stow what the hands can no longer hold, the last thing first (FL-263, FL-272)."""
    slots = hand_slots(h)
    held = [g for g in h.gear if g.worn and CARDS[g.card].slot == "hands"]
    used = sum(CARDS[g.card].hands for g in held)
    while held and used > slots:
        gear = held.pop()
        gear.worn = False
        used -= CARDS[gear.card].hands
        refresh(s, h)


def drop_companions(s: Tale, h: Hero) -> None:
    """All companions leave the character."""
    for name in h.companions:
        s.companions.throw(name)
    h.companions = ()
    refresh(s, h)


def end_positive(s: Tale) -> None:
    """A story is over: positive statuses go, those gained before it began as well (FL-242)."""
    for h in s.heroes:
        h.statuses &= ~POSITIVE_MASK
    refresh_all(s)


def refresh_all(s: Tale) -> None:
    """Work out everybody's attributes anew."""
    for h in s.heroes:
        refresh(s, h)


def negative(h: Hero) -> int:
    """The negative statuses of a character."""
    return h.statuses & NEGATIVE_MASK
