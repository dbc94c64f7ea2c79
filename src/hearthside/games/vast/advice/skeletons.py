"""How good a table looks for the Skeletons: hits, and how many more their march can bring."""

from __future__ import annotations

from math import sqrt

from hearthside.kernel.grid import cells

from ..content.board import ADJACENT, ALL_SPACES, BITS, DISTANCE, GONE, SUPPLY, ring_of
from ..content.figures import CASTY, POLTERGEIST_NAMES, SLASHY, SPIDERLING_NAMES, STABBY
from ..content.gear import GEAR
from ..content.roles import KNIGHT, SKELETONS
from ..rules.figures import forcers_on, forcing, guard_of
from ..rules.knight.traits import STRENGTH as KNIGHT_STRENGTH
from ..rules.knight.traits import cubes_held, stat
from ..rules.movement import spread_far
from ..rules.pieces import form_figures, mask_of, pillar_mask
from ..rules.skeletons.traits import distraction
from ..rules.skeletons.turn import toll
from ..rules.spider.traits import spider_guard
from ..rules.warlock.domination import curses_under
from ..state import Vast
from .journey import FAR
from .march import march_hits

MARCH = 5
"""The movement of a Skeleton."""
RINGS = MARCH + 3
"""How far real ways are looked at; beyond that the crow's flight will do."""
NUMBERS = (0.0, 1.0, 2.3, 3.8, 5.2, 6.4, 6.6)
"""What so many Skeletons on the map are worth."""
STRENGTH = (0.0, 0.35, 0.7, 1.0, 1.3, 1.55, 1.8, 2.0, 2.2, 2.35, 2.5)
"""The same for Stability: hits, and the light they have to stand in for them, are paid with it."""
GEAR_WORTH = {
    "great_axe": 0.45,
    "fetish": 0.35,
    "longbow": 0.35,
    "runestone": 0.35,
    "poison": 0.35,
    "horn": 0.25,
    "banner": 0.2,
    "helmet": 0.15,
}
"""What gear is worth that does more for an attack than the rest."""
TRINKET = 0.07
"""What the rest is worth."""
LOOT, ARM = 0.45, 0.14
"""What a treasure or an Armory under the one that is up is worth; a little less than what it brings."""
HIT = 4.0
"""What a hit on the Paladin is worth; everything else is measured against that."""
GRIT, CUBE = 0.1, 0.4
"""What each Grit and each hero cube that the Paladin has takes off."""
KILL = 3.6
"""What a Spiderling is worth where they hunt the Spider."""
PREY = (("paladin", "knight"), ("giant", "sorcerer", *SPIDERLING_NAMES))
"""Whom they are after: the Paladin, or where they hunt, the Spider."""
LIKELY, SURE = 0.8, 0.1
"""The share of its worth that a hit has which this turn may bring, and what is added once the strike is owed that brings it."""
NEARNESS = (1.0, 1.0, 1.0, 1.0, 0.9, 0.8, 0.65, 0.5, 0.4, 0.3, 0.2, 0.2, 0.1, 0.1, 0.0)
"""The chance that one so many steps away can take part in the next turn's attack."""


def skeletons_score(s: Vast) -> float:
    """Blood of the Paladin (or the Spider); numbers, gear, Stability and places around the prey."""
    k, mine = s.skeletons, s.role == SKELETONS
    if s.hunt:
        score = KILL * s.spider.spiderlings.count(GONE)
        prey, guard = form_figures(s), spider_guard(s)
    elif s.visitor == KNIGHT:
        score = HIT * (s.knight.whole - s.knight.health) - 0.02 * s.knight.grit
        prey, guard = 1 << s.knight.at, stat(s, KNIGHT_STRENGTH)
    else:
        score = HIT * (7 - s.paladin.health) - means(s) + wound_under_way(s)
        prey, guard = 1 << s.paladin.at, s.paladin.prepare
    # What the end of the turn brings, and what the light will cost after it, is counted from its beginning,
    # so that nothing is put off.
    stability = max(0, k.stability + (2 if mine else 0) - toll(s))
    score += STRENGTH[min(stability, 10)] + NUMBERS[k.up.bit_count()] + outfit(s)
    if s.hunt:
        score -= her_means(s)
    if mine and k.must_strike:
        score += pending_strike(s, k.at[k.active])
    if mine and k.active >= 0 and not k.action_done:
        # No steps for nothing; who has done what it could gives way.
        score += 0.01 + 0.004 * k.moves + errand(s)
    return score + max((grip(s, at, guard, mine) for at in cells(prey)), default=0.0)


def means(s: Vast) -> float:
    """The Grit and the hero cubes that the Paladin has to keep them off with."""
    p = s.paladin
    return GRIT * p.grit + CUBE * (p.unassigned + p.prepare + p.sprint + p.crusade)


def wound_under_way(s: Vast) -> float:
    """Stabby has hit and may still twist his knife: what that costs is as good as done."""
    k = s.skeletons
    if k.active != STABBY or not k.action_done or k.at[STABBY] != s.paladin.at:
        return 0.0
    return HIT * k.blow + GRIT * k.twist


def outfit(s: Vast) -> float:
    """What gear in play is worth, and that in hand for those whose card is face up or will be."""
    k = s.skeletons
    value = sum(GEAR_WORTH.get(card, TRINKET) for card in k.gear)
    for card in k.hand:
        worn = k.up >> GEAR[card].owner & 1
        value += GEAR_WORTH.get(card, TRINKET) * (0.9 if worn else 0.5)
    return value


def errand(s: Vast) -> float:
    """What the action of the one that is up will bring where it stands: a treasure, or gear."""
    k = s.skeletons
    at, value = BITS[k.at[k.active]], 0.0
    if not k.looted and s.map.hoards & at:
        value = LOOT
    if s.map.armories & at and (k.deck.cards or k.deck.discard):
        value = max(value, ARM)
    return value


def her_means(s: Vast) -> float:
    """What the Spider's webs, blood and Eggs will bring her; Skeletons that walk over them tear and wipe."""
    m, sp = s.map, s.spider
    eggs = sum(0.3 + 0.1 * (m.webs[at] + m.blood[at]) for at in sp.eggs if at >= 0)
    return 0.1 * min(7, sum(m.webs)) + 0.06 * sum(m.blood) + 0.08 * sp.blood + eggs


def grip(s: Vast, prey: int, guard: int, mine: bool) -> float:
    """How near they are to a prey, and how many hits the rest of this turn or the next may bring."""
    k, skulls = s.skeletons, mask_of(s.map.skulls)
    onto = rings(s, 1 << prey)
    value = near = 0.0
    for at in k.at:
        if at >= 0:
            steps = ring_of(onto, 1 << at, RINGS)
            if steps == RINGS:
                steps = min(FAR, max(steps, DISTANCE[prey][at] + 2))
            value += 0.03 * (FAR - max(steps, 4))
            near += NEARNESS[steps]
    value += 0.04 * min(guard, (ADJACENT[prey] & (skulls | mask_of(k.at))).bit_count())
    if mine:
        value += LIKELY * prize(s) * march_hits(s, prey, guard)
    later = near + (ADJACENT[prey] & skulls).bit_count() - max(guard, usual_guard(s))
    if k.at[CASTY] >= 0:
        later += 0.4 * (len(s.map.skulls) if "runestone" in k.gear else s.map.skulls.count(SUPPLY))
    return value + 0.18 * prize(s) * min(gathered(later + 1.0), k.stability + 2)


def gathered(hits: float) -> float:
    """What so many hits count for; short of one, each who joins them still brings it nearer."""
    return 0.5 * (hits + sqrt(hits * hits + 6.0))


def usual_guard(s: Vast) -> int:
    """How well the prey is likely to guard itself when they come next."""
    if s.hunt:
        return spider_guard(s)
    if s.visitor == KNIGHT:
        return min(4, 1 + cubes_held(s) // 2)
    p = s.paladin
    return min(4, (p.unassigned + p.prepare + p.sprint + p.crusade) // 2)


def rings(s: Vast, goal: int) -> list[int]:
    """The spaces from which a Skeleton comes to one of some spaces in 0, 1, 2, .. steps.

    No way leads on from webs, lamps and figures that must be fought.
    """
    m, allowed = s.map, ALL_SPACES & ~pillar_mask(s)
    stops = m.webbed | m.lamps | forcing(s, SKELETONS)
    ways = frontier = seen = goal & allowed
    found = []
    for _ in range(RINGS):
        found.append(frontier)
        frontier = spread_far(m, ways) & allowed & ~seen
        ways = frontier & ~stops
        seen |= frontier
    return found


def pending_strike(s: Vast, at: int) -> float:
    """What the strike it owes will do."""
    k = s.skeletons
    best = -0.35
    for name in forcers_on(s, at, SKELETONS):
        strength = 1 + distraction(s, at) + (k.raged and k.active == SLASHY)
        if strength <= guard_of(s, name):
            continue
        if name in PREY[s.hunt]:
            best = max(best, SURE * prize(s))
        elif name in POLTERGEIST_NAMES:
            held = sum(1 for piece in s.warlock.dominated if piece)
            best = max(best, 0.1 + 0.08 * curses_under(s, name) * held)
        else:
            best = max(best, -0.3)
    return best


def prize(s: Vast) -> float:
    """What a hit on the prey of this mix is worth; a dead Spiderling otherwise only helps the Paladin."""
    return KILL if s.hunt else HIT
