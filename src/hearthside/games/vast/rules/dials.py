"""The Paladin's dials: Grit with its rewards, Light, Fury, Health; and the solo game's Terror."""

from __future__ import annotations

from hearthside.kernel import Asks, Decision, Option, learn, note

from ..content.cards import FAVORS, LOCKED, TREASURES
from ..content.mixes import FRIGHT, GHOST_STRENGTH, PALADIN, SKELETONS
from ..state import FURY_MAX, GRIT_MAX, LIGHT_MAX, TERROR_MAX, Vast

CUBE_MARKS = (7, 18, 32, 41)  # VM-105
FAVOR_MARKS = (13, 25)  # VM-106
MARKS = (7, 13, 18, 25, 32, 41)
NEXT_MARK = tuple(next((m for m in MARKS if m > g), GRIT_MAX + 1) for g in range(GRIT_MAX + 1))

KEEP = {card: Option("keep", card) for card in (*FAVORS, *TREASURES)}
DISCARD = {card: Option("discard", card) for card in (*FAVORS, *TREASURES)}
CUBE_BOXES = ("unassigned", "prepare", "sprint", "crusade")
GIVE_CUBE = {box: Option("give_cube", box) for box in CUBE_BOXES}
ARMOR_YES, ARMOR_NO = Option("wear", "armor"), Option("suffer")


def cubes_held(s: Vast) -> int:
    """Hero cubes on the Paladin's board."""
    p = s.paladin
    return p.unassigned + p.prepare + p.sprint + p.crusade


def gain_light(s: Vast, n: int) -> None:
    """VM-111: Light tokens from the supply; lamps on the map use the same eight."""
    p = s.paladin
    before, p.light = p.light, min(p.light + n, LIGHT_MAX - s.map.lamps.bit_count())
    if p.light > before:
        note(s, "light", p.light - before, p.light, rule="VM-111")


def gain_fury(s: Vast, n: int) -> None:
    """VM-111: at most five."""
    p = s.paladin
    before, p.fury = p.fury, min(FURY_MAX, p.fury + n)
    if p.fury > before:
        note(s, "fury", p.fury - before, p.fury, rule="VM-111")


def gain_grit(s: Vast, n: int) -> Asks:
    """Grit rises; every mark on the way gives its reward in order (VM-110), again if lost (VM-109)."""
    p = s.paladin
    before, p.grit = p.grit, min(GRIT_MAX, p.grit + n)  # VM-004
    note(s, "grit", n, p.grit, rule="VM-105")
    if p.grit < NEXT_MARK[before]:
        return
    for mark in MARKS:
        if before < mark <= p.grit:
            if mark in CUBE_MARKS:
                if cubes_held(s) < p.cubes:
                    p.unassigned += 1  # VM-105
                    note(s, "cube_gained", rule="VM-105")
            else:
                yield from choose_favor(s)  # VM-106


def choose_favor(s: Vast) -> Asks:
    """Three favors are drawn, one is kept in hand, the others discarded."""
    p, seat = s.paladin, s.seat_of[PALADIN]
    drawn = p.favors.deal(s, 3)
    if not drawn:
        return
    for card in drawn:
        note(s, "drew_favor", card, rule="VM-106", to=(seat,))
    p.hand += drawn  # held in hand while he chooses, so that only he sees them
    pick = yield Decision(
        seat,
        "favor",
        [KEEP[card] for card in drawn],
        rule="VM-106",
        about=tuple(drawn),
        secret=True,
    )
    for card in drawn:
        if card != pick[1]:
            p.hand.remove(card)
            p.favors.throw(card)
    note(s, "favor", rule="VM-106")


def lose_grit(s: Vast, n: int) -> Asks:
    """Grit falls; marks it falls below cost a cube or a favor."""
    p, seat = s.paladin, s.seat_of[PALADIN]
    before, p.grit = p.grit, max(0, p.grit - n)
    note(s, "grit", -n, p.grit, rule="VM-107")
    for mark in reversed(MARKS):
        if not p.grit < mark <= before:
            continue
        if mark in CUBE_MARKS:  # VM-107
            boxes = [GIVE_CUBE[box] for box in CUBE_BOXES if getattr(p, box)]
            if boxes:
                pick = yield Decision(seat, "give_cube", boxes, rule="VM-107")
                setattr(p, str(pick[1]), getattr(p, str(pick[1])) - 1)
                note(s, "cube_lost", rule="VM-107")
        else:
            yield from discard_favor(s, "VM-108")


def free_favors(s: Vast) -> list[str]:
    """The favors in hand and in play that may be discarded (VM-098)."""
    p = s.paladin
    return [c for c in (*p.hand, *p.played) if c in FAVORS and c not in LOCKED]


def discard_favor(s: Vast, rule: str) -> Asks:
    """He gives up a favor from hand or play, if he has one."""
    cards = free_favors(s)
    if cards:
        options = [DISCARD[c] for c in cards]
        pick = yield Decision(s.seat_of[PALADIN], "discard_favor", options, rule=rule, secret=True)
        drop_card(s, str(pick[1]))


def drop_card(s: Vast, card: str) -> None:
    """A favor or treasure goes to its discard pile."""
    p = s.paladin
    (p.hand if card in p.hand else p.played).remove(card)
    (p.favors if card in FAVORS else p.treasures).throw(card)
    learn(s)
    note(s, "discarded", card, rule="VM-108")


def lose_health(s: Vast, n: int) -> Asks:
    """VM-076: Health falls; the Armor may be boxed instead of one point (VM-290)."""
    p = s.paladin
    if "armor" in p.played:
        pick = yield Decision(
            s.seat_of[PALADIN], "armor", (ARMOR_YES, ARMOR_NO), rule="VM-290", about=(n,)
        )
        if pick is ARMOR_YES or pick == ARMOR_YES:
            p.played.remove("armor")
            p.boxed.append("armor")
            note(s, "armor_boxed", rule="VM-290")
            n -= 1
    if n:
        p.health = max(0, p.health - n)
        note(s, "health", -n, p.health, rule="VM-076")
    if p.health == 0 and s.winner < 0:
        if s.solo:
            s.winner, s.how = SKELETONS, "slain"  # VM-249
        else:
            s.winner, s.how = SKELETONS, "paladin_dead"  # VM-117, VM-030


def ghost_strength(s: Vast) -> int:
    """VM-265: the poltergeists' Strength in the solo game; shown only (VM-008) unless they strike back."""
    return GHOST_STRENGTH[min(10, s.spider.terror)]


def dread(s: Vast, n: int) -> Asks:
    """VM-265: the solo game's Terror rises; at some values a card is lost."""
    sp = s.spider
    for _ in range(n):
        if sp.terror >= TERROR_MAX:
            return
        sp.terror += 1
        note(s, "terror", 1, sp.terror, rule="VM-253")
        if sp.terror >= s.terror_goal:
            s.winner, s.how = SKELETONS, "fright"  # VM-249
            return
        loss = FRIGHT.get(sp.terror)
        if loss == "favor":
            yield from discard_favor(s, "VM-265")
        elif loss == "treasure":
            p = s.paladin
            cards = [c for c in (*p.hand, *p.played) if c in TREASURES]
            if cards:
                options = [DISCARD[c] for c in cards]
                pick = yield Decision(
                    s.seat_of[PALADIN], "discard_treasure", options, rule="VM-265", secret=True
                )
                drop_card(s, str(pick[1]))


def calm(s: Vast) -> None:
    """VM-250: removing blood in the solo game lowers Terror by 1."""
    if s.spider.terror:
        s.spider.terror -= 1
        note(s, "terror", -1, s.spider.terror, rule="VM-250")
