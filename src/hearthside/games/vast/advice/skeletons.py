"""How good a table looks for the Skeletons: hits, and how many more their march can bring."""

from __future__ import annotations

from hearthside.kernel.grid import cells

from ..content.board import ADJACENT, ALL_SPACES, DISTANCE, GONE, SUPPLY, ring_of
from ..content.figures import POLTERGEIST_NAMES, SLASHY, SPIDERLING_NAMES
from ..content.roles import KNIGHT, SKELETONS
from ..rules.figures import forcers_on, forcing, guard_of
from ..rules.knight.traits import STRENGTH as KNIGHT_STRENGTH
from ..rules.knight.traits import cubes_held, stat
from ..rules.movement import spread_far
from ..rules.pieces import form_figures, mask_of, pillar_mask
from ..rules.skeletons.moments import STRIKE_COST
from ..rules.skeletons.traits import distraction
from ..rules.spider.traits import spider_guard
from ..state import Vast
from .journey import FAR

MARCH = 5
"""The movement of a Skeleton."""
RINGS = MARCH + 3
"""How far real ways are looked at; beyond that the crow's flight will do."""
NUMBERS = (0.0, 1.0, 2.0, 3.3, 4.4, 5.1, 5.3)
"""What so many Skeletons on the map are worth."""
STRENGTH = (0.0, 0.25, 0.5, 0.65, 0.8, 0.9, 1.0, 1.05, 1.1, 1.12, 1.14)
"""The same for Stability."""
HIT = 2.0
"""What a hit on the Paladin is worth; everything else is measured against that."""
KILL = 3.0
"""What a Spiderling is worth where they hunt the Spider."""
PREY = (("paladin", "knight"), ("giant", "sorcerer", *SPIDERLING_NAMES))
"""Whom they are after: the Paladin, or where they hunt, the Spider."""
NEARNESS = (1.0, 1.0, 1.0, 1.0, 0.9, 0.8, 0.65, 0.5, 0.4, 0.3, 0.2, 0.2, 0.1, 0.1, 0.0)
"""The chance that one so many steps away can take part in the next turn's attack."""


def skeletons_score(s: Vast) -> float:
    """Blood of the Paladin (or the Spider); numbers, gear, Stability and places around the prey."""
    k, m = s.skeletons, s.map
    mine = s.role == SKELETONS
    if s.hunt:
        score = KILL * s.spider.spiderlings.count(GONE)
        prey, guard = form_figures(s), spider_guard(s)
    elif s.visitor == KNIGHT:
        score = HIT * (s.knight.whole - s.knight.health) - 0.02 * s.knight.grit
        prey, guard = 1 << s.knight.at, stat(s, KNIGHT_STRENGTH)
    else:
        score = HIT * (7 - s.paladin.health) - 0.02 * s.paladin.grit
        prey, guard = 1 << s.paladin.at, s.paladin.prepare
    # What the end of the turn brings, and what the light will cost after it, is counted from its beginning,
    # so that nothing is put off.
    harsh = sum(1 for at in k.at if at >= 0 and m.lit & ~m.pits & 1 << at)
    stability = max(0, k.stability + (2 if mine else 0) - harsh)
    score += STRENGTH[min(stability, 10)]
    score += NUMBERS[k.up.bit_count()] + 0.2 * len(k.gear) + 0.15 * len(k.hand)
    score -= her_means(s)
    if mine and k.must_strike:
        score += pending_strike(s, k.at[k.active])
    if mine and k.active >= 0 and not k.action_done:
        # No steps for nothing; who has done what it could gives way.
        score += 0.01 + 0.004 * k.moves
    return score + max((grip(s, at, guard, mine) for at in cells(prey)), default=0.0)


def her_means(s: Vast) -> float:
    """What the Spider's webs, blood and Eggs will bring her; Skeletons that walk over them tear and wipe."""
    m, sp = s.map, s.spider
    eggs = sum(0.3 + 0.1 * (m.webs[at] + m.blood[at]) for at in sp.eggs if at >= 0)
    means = 0.1 * min(7, sum(m.webs)) + 0.06 * sum(m.blood) + 0.08 * sp.blood + eggs
    return means if s.hunt else 0.4 * means


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
        value += 0.7 * prize(s) * hits_to_come(s, prey, guard, onto)
    later = near + (ADJACENT[prey] & skulls).bit_count() - max(guard, usual_guard(s))
    return value + 0.25 * prize(s) * max(0.0, min(later + 1.0, k.stability + 2))


def hits_to_come(s: Vast, prey: int, guard: int, onto: list[int]) -> int:
    """The hits of those who have not acted yet, if each in its turn strikes or else goes to distract."""
    k = s.skeletons
    beside = rings(s, ADJACENT[prey] & ~forcing(s, SKELETONS))
    places = list(k.at)
    if k.must_strike:
        places[k.active] = SUPPLY
    order = [i for i in k.march if k.up >> i & 1 and not k.acted >> i & 1 and k.at[i] >= 0]
    if k.active >= 0 and not k.action_done and not k.must_strike:
        order.insert(0, k.active)
    stability, hits, gone_beside = k.stability, 0, 0
    skulls = mask_of(s.map.skulls)
    for i in order:
        at, places[i] = places[i], SUPPLY
        reach = k.moves if i == k.active else MARCH
        strength = 1 + gone_beside + (ADJACENT[prey] & (skulls | mask_of(places))).bit_count()
        cost = STRIKE_COST[i].of(k.gear)
        if i == SLASHY and strength == guard and (k.raged or stability > cost):
            strength, cost = strength + 1, cost + (not k.raged)
        if strength > guard and stability >= cost and ring_of(onto, 1 << at, RINGS) <= reach:
            hits += 1
            stability -= cost
        elif ADJACENT[prey] >> at & 1:
            places[i] = at
        elif ring_of(beside, 1 << at, RINGS) <= reach:
            gone_beside += 1
    return hits


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
            best = max(best, 0.9 * prize(s))
        elif name in POLTERGEIST_NAMES:
            best = max(best, 0.1)
        else:
            best = max(best, -0.3)
    return best


def prize(s: Vast) -> float:
    """What a hit on the prey of this mix is worth; a dead Spiderling otherwise only helps the Paladin."""
    return KILL if s.hunt else HIT
