"""Attacks: who forces one, Strength against Defense, and what a hit does."""

from __future__ import annotations

from hearthside.kernel import Asks, Decision, Option, note

from ..content.board import ADJACENT, GONE, INDEX, NAMES, SPAWNS, SUPPLY, Targets
from ..content.cards import SCREAMY, SKELETONS, SLASHY
from ..content.mixes import PALADIN, SPIDER
from ..content.mixes import SKELETONS as SKELETON_ROLE
from ..state import FORM_NAMES, SPIDERLINGS, Vast
from .dials import gain_grit, gain_light
from .pieces import (
    mask_of,
    pillar_mask,
    remove_all_blood,
    remove_poltergeist,
)

SKELETON, BIG, SPIDERLING, EGG, POLTERGEIST, HERO = range(6)
FIGURES: dict[str, tuple[int, int]] = {
    **{name: (SKELETON, i) for i, name in enumerate(SKELETONS)},
    "giant": (BIG, 0),
    "sorcerer": (BIG, 0),
    **{f"spiderling{i + 1}": (SPIDERLING, i) for i in range(5)},
    **{f"egg{i + 1}": (EGG, i) for i in range(3)},
    **{f"poltergeist{i + 1}": (POLTERGEIST, i) for i in range(9)},
    "paladin": (HERO, 0),
}
FIRST_BIT = (0, 6, 7, 12, 15, 24)
BIT: dict[str, int] = {name: 1 << FIRST_BIT[kind] + i for name, (kind, i) in FIGURES.items()}
"""One bit per figure, to remember who was attacked in a crusade."""
ATTACK: dict[str, Option] = {name: Option("attack", name) for name in FIGURES}
SCATTER = Targets("scatter")
BRAND_YES, BRAND_NO = Option("brand"), Option("spare")
SPIDERLING_NAMES = tuple(f"spiderling{i + 1}" for i in range(5))
EGG_NAMES = tuple(f"egg{i + 1}" for i in range(3))
POLTERGEIST_NAMES = tuple(f"poltergeist{i + 1}" for i in range(9))


# -- who is where --------------------------------------------------------------------------


def forcing_for_paladin(s: Vast) -> int:
    """VM-055, VM-056: the spaces whose figures force the Paladin to attack."""
    mask = s.map.haunted | mask_of(s.skeletons.at)
    if s.spider.at >= 0:
        mask |= 1 << s.spider.at
    return mask


def forcing_for_skeletons(s: Vast) -> int:
    """VM-016, VM-055, VM-135, VM-163: the spaces whose figures force a Skeleton to strike."""
    mask = s.map.haunted
    if s.paladin.at >= 0:
        mask |= 1 << s.paladin.at
    if s.spider.at >= 0:
        mask |= 1 << s.spider.at
    elif s.hunt:
        mask |= mask_of(s.spider.spiderlings)
    return mask


def spider_figures_on(s: Vast, at: int) -> list[str]:
    """Her big figure or Spiderlings on a space."""
    sp = s.spider
    if sp.at == at:
        return [FORM_NAMES[sp.form]]
    return [SPIDERLING_NAMES[i] for i, where in enumerate(sp.spiderlings) if where == at]


def eggs_on(s: Vast, at: int) -> list[str]:
    """The Eggs on a space."""
    return [EGG_NAMES[i] for i, where in enumerate(s.spider.eggs) if where == at]


def skeletons_on(s: Vast, at: int) -> list[str]:
    """The Skeletons on a space."""
    return [SKELETONS[i] for i, where in enumerate(s.skeletons.at) if where == at]


def poltergeist_on(s: Vast, at: int) -> list[str]:
    """The poltergeist on a space, if one is."""
    if s.map.haunted >> at & 1:
        return [POLTERGEIST_NAMES[s.map.poltergeists.index(at)]]
    return []


def shielded(s: Vast, at: int) -> bool:
    """VM-286: nobody attacks into the pillar's tile."""
    return bool(pillar_mask(s) >> at & 1)


# -- Strength and Defense ------------------------------------------------------------------


def spider_defense(s: Vast) -> int:
    """VM-164: 2, and more as Terror rises."""
    return 2 + s.spider.terror // s.defense_step


def defense(s: Vast, name: str) -> int:
    """The Defense of a figure where it stands."""
    kind, i = FIGURES[name]
    if kind == SKELETON:  # VM-127
        k = s.skeletons
        value = k.at.count(k.at[i])
        if i == SLASHY and "shield" in k.gear:
            value += 1  # VM-302
        if i == SCREAMY and "pauldrons" in k.gear:
            value += 1  # VM-316
        return value
    if kind == HERO:
        return s.paladin.prepare  # VM-077
    if kind == EGG:
        return 1 + s.map.blood[s.spider.eggs[i]]  # VM-165
    if kind == POLTERGEIST:
        return 2 if "strong_spirits" in s.warlock.spells else 1  # VM-058, VM-317
    return spider_defense(s)


def place_of(s: Vast, name: str) -> int:
    """The space a figure stands on."""
    kind, i = FIGURES[name]
    if kind == SKELETON:
        return s.skeletons.at[i]
    if kind == BIG:
        return s.spider.at
    if kind == SPIDERLING:
        return s.spider.spiderlings[i]
    if kind == EGG:
        return s.spider.eggs[i]
    if kind == POLTERGEIST:
        return s.map.poltergeists[i]
    return s.paladin.at


def distraction(s: Vast, at: int) -> int:
    """VM-118, VM-119: spaces beside the defender that hold a Skeleton or skulls, walls or not.

    VM-120: a shooter's own space counts only if it lies beside the defender.
    """
    return (ADJACENT[at] & (mask_of(s.skeletons.at) | mask_of(s.map.skulls))).bit_count()


# -- what a hit does -----------------------------------------------------------------------


def fall(s: Vast, k: int) -> None:
    """VM-123 Undead: a removed Skeleton comes back on a rolled Spawn, its card first in the March."""
    sk = s.skeletons
    if s.solo:
        sk.at[k] = SUPPLY
        sk.lying |= 1 << k  # VM-251
        note(s, "laid_low", SKELETONS[k], rule="VM-251")
        return
    roll = s.dice.roll(6)
    sk.at[k] = SPAWNS[roll]
    sk.march.remove(k)
    sk.march.insert(0, k)  # VM-124
    note(s, "undead", SKELETONS[k], roll, rule="VM-123")


def box_spiderling(s: Vast, i: int) -> None:
    """VM-160: a Spiderling leaves the game; without any, the Spider is dead (VM-162)."""
    lings = s.spider.spiderlings
    lings[i] = GONE
    note(s, "spiderling_boxed", lings.count(GONE), rule="VM-160")
    if lings.count(GONE) == 5:
        s.spider.at = SUPPLY
        if s.seat_of[PALADIN] >= 0:
            s.winner, s.how = PALADIN, "spider_dead"  # VM-075
        else:
            s.winner, s.how = SKELETON_ROLE, "spider_dead"  # VM-241


def shapeshift(s: Vast, boxed: int) -> Asks:
    """VM-161: the big form breaks up; her Spiderlings run, each to a tile beside the last."""
    sp, m = s.spider, s.map
    for i in range(5):
        if boxed and sp.spiderlings[i] == SUPPLY:
            box_spiderling(s, i)
            boxed -= 1
    if s.winner >= 0:
        return
    last, sp.at, sp.form = sp.at, SUPPLY, SPIDERLINGS
    note(s, "scattered", NAMES[last], rule="VM-161")
    running = [i for i in range(5) if sp.spiderlings[i] == SUPPLY]
    for i in running:
        sp.spiderlings[i] = last
    for i in running:
        beside = ADJACENT[last] & m.tiles
        spots = beside & ~pillar_mask(s) or beside or 1 << last
        pick = yield Decision(s.seat_of[SPIDER], "scatter", SCATTER.of(spots), rule="VM-161")
        last = sp.spiderlings[i] = INDEX[pick[1]]


def hit(s: Vast, name: str, by: int) -> Asks:
    """VM-053: the figure is removed, with what its traits and the attacker's rewards add."""
    kind, i = FIGURES[name]
    note(s, "hit", name, by, rule="VM-053")
    mine = by == PALADIN
    if kind == SKELETON:
        fall(s, i)  # VM-092
        if mine and "disdain" in s.paladin.played:
            yield from gain_grit(s, 3)  # VM-289
        elif mine:
            gain_light(s, 1)  # VM-096
        return
    if mine:
        gain_light(s, 1)  # VM-096
    if kind == BIG:
        s.paladin.hit_spider |= mine
        extra = 0
        if mine and s.paladin.fury >= 3 and "fire_brand" in s.paladin.played:  # VM-295
            pick = yield Decision(
                s.seat_of[PALADIN], "fire_brand", (BRAND_YES, BRAND_NO), rule="VM-295"
            )
            if pick == BRAND_YES:
                s.paladin.fury -= 3
                extra = 1
                note(s, "branded", rule="VM-295")
        yield from shapeshift(s, 1 + extra)  # VM-093
    elif kind == SPIDERLING:
        s.paladin.hit_spider |= mine
        box_spiderling(s, i)
    elif kind == EGG:
        at, s.spider.eggs[i] = s.spider.eggs[i], SUPPLY
        if mine:
            remove_all_blood(s, at)  # VM-094
            yield from gain_grit(s, 5)
    elif kind == POLTERGEIST:
        if mine and s.solo:
            s.paladin.hit_poltergeist = True
            s.ghosts_kept += 1
            note(s, "ghost_kept", s.ghosts_kept, s.ghosts_goal, rule="VM-252")
            remove_poltergeist(s, s.map.poltergeists[i], GONE)  # VM-252
            if s.ghosts_kept >= s.ghosts_goal:
                s.winner, s.how = PALADIN, "ghosts"  # VM-249
                return
        else:
            remove_poltergeist(s, s.map.poltergeists[i])
        if mine:
            yield from gain_grit(s, 3)  # VM-095
