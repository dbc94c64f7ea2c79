"""How good a journey of the solo game looks: spirits laid to rest before Health or courage runs out.

A spirit is worth three points and everything is measured against that. A turn costs a Terror, so what
can be done with the cubes of one turn is worth about as much as one Terror.
"""

from __future__ import annotations

from ..content.board import WITHIN
from ..content.roles import PALADIN
from ..rules.edges import spread
from ..rules.figures import guard_of
from ..rules.journey import stance
from ..rules.paladin.crusade import foes
from ..state import Map, Vast

FAR = 14


def journey_advice(s: Vast) -> float:
    """From 0 to 1: this journey, or the ranks of the campaign with this journey for the next one."""
    value = min(0.99, max(0.01, 0.3 + solo_score(s) / 60))
    return min(0.99, (sum(s.ranks) + value) / 10) if s.campaign else value


def walk_length(m: Map, at: int, goal: int) -> int:
    """Steps over open edges from a tile to any tile of a set, `FAR` if there is no way."""
    frontier = seen = 1 << at
    for n in range(FAR):
        if frontier & goal:
            return n
        frontier = spread(m, frontier) & m.tiles & ~seen
        if not frontier:
            return FAR
        seen |= frontier
    return FAR


def solo_score(s: Vast) -> float:
    """Spirits, courage and Health, and how fast the manor opens."""
    p, m = s.paladin, s.map
    mine = s.role == PALADIN
    held = p.unassigned + p.prepare + p.sprint + p.crusade
    # The Terror that the end of his turn brings is counted from its beginning, so that he does not put it off.
    score = 3.0 * s.ghosts_kept - 1.4 * (s.spider.terror + mine) + 0.3 * p.health
    score += 0.06 * min(p.grit, 41) + 0.7 * held + 0.08 * p.light + 0.15 * p.fury
    score += 0.15 * (len(p.played) + len(p.hand))
    if mine:
        score += 0.2 * p.unassigned
    score += 0.4 * m.lit.bit_count() + 0.6 * m.haunted.bit_count()
    return score + ways_ahead(s, held) + solo_fight(s) - solo_danger(s)


def ways_ahead(s: Vast, held: int) -> float:
    """Dark tiles, spirits and blood within a short walk."""
    p, m = s.paladin, s.map
    dark = m.tiles & ~m.lit
    value = 0.04 * dark.bit_count()
    if dark:
        value -= 0.12 * min(6, walk_length(m, p.at, dark))
    if m.haunted and min(4, held - 1) + p.fury > 1:
        value -= 0.15 * min(8, walk_length(m, p.at, m.haunted))
    here = 1 << p.at
    if m.bloody & ~here:
        value += 0.25 * max(0, 3 - walk_length(m, p.at, m.bloody & ~here))
    if m.bloody & here:  # out and in again wipes it away
        value += 0.3 if s.step == "paladin_sprints" else 0.2
    return value


def solo_fight(s: Vast) -> float:
    """What the fight under way is likely to bring; never more than the hit itself will."""
    p = s.paladin
    if s.step != "crusade_fights":
        return 0.0
    forcing, others = foes(s)
    strength, value = p.prepare + p.vigor, 0.0
    spare = min(p.unassigned, 4 - p.prepare) + p.fury
    for name in forcing or others:
        need = guard_of(s, name) + 1 - strength
        prize = 2.2 if name[0] == "p" else 0.2 if p.grit < 41 else 0.05
        if need <= 0:
            value += 0.9 * prize
        elif need <= spare:
            value += (0.8 - 0.05 * need) * prize
        elif forcing and p.origin >= 0:
            value -= 0.3
    return value


def solo_danger(s: Vast) -> float:
    """The blows that the Skeletons in reach could land, the last ones of his Health dearer."""
    p, now = s.paladin, stance(s)
    value = 1.2 * max(0, 2 - p.health)
    reach = WITHIN[now.movement + 1][p.at]
    near = sum(1 for at in s.skeletons.at if at >= 0 and reach >> at & 1)
    # Some have to distract him before the others can hit.
    hits = near - max(0, p.prepare + 1 - now.strength)
    if hits > 0:
        value += 0.06 * hits * (1 + 0.3 * (7 - p.health))
    return value
