"""What the Goblins want: discs and Monsters, a Tribe near the Paladin that beats his guard, and out of the light."""

from __future__ import annotations

from ..content.board import BITS, DISTANCE
from ..content.roles import GOBLINS
from ..rules.goblins.march import bright
from ..rules.goblins.tribes import on_tile, strength
from ..state import Vast

HIT = 2.2
"""What a Health of the Paladin is worth; everything else is measured against that."""
DISC = (0.0, 0.25, 0.45, 0.6, 0.7, 0.4)
"""What so many discs on a Tribe are worth; above four it bursts."""


def goblins_score(s: Vast) -> float:
    """Wounds on the Paladin; Tribes strong enough and near enough to bring the next."""
    g, p = s.goblins, s.paladin
    score = HIT * (7 - p.health) - 0.03 * p.grit + 0.5 * g.poisoned
    score += (0.0, 0.25, 0.4, 0.5)[g.rage]
    score += 0.18 * sum(1 for card in g.slots if card) + 0.12 * len(g.hand) + 0.15 * len(g.shown)
    score += sum(DISC[min(n, 5)] for n in g.population)
    score += sum(grip(s, tribe) for tribe in range(3))
    if s.role == GOBLINS:
        if g.active >= 0:
            score -= 0.02 * g.moved**2  # no steps for nothing: a Tribe may walk for ever
        score += 0.02 * sum(1 for tribe in range(3) if not g.activated >> tribe & 1)
    return score


def may_strike(s: Vast, tribe: int) -> bool:
    """Whether a Tribe may still attack in this turn; one that is off the tiles may not (VT-123)."""
    g = s.goblins
    if s.role != GOBLINS or not on_tile(s, tribe):
        return False
    return not g.acted if tribe == g.active else not g.activated >> tribe & 1


def grip(s: Vast, tribe: int) -> float:
    """How near a Tribe is to a hit: its reach, and its Strength against what he is likely to guard himself with."""
    g, p, m = s.goblins, s.paladin, s.map
    at = g.at[tribe]
    if at < 0 or not g.population[tribe]:
        return 0.0
    steps = DISTANCE[at][p.at] + (0 if on_tile(s, tribe) else 2)
    mine = strength(s, tribe)
    guard = max(p.prepare, min(4, (p.unassigned + p.prepare + p.sprint + p.crusade) // 2))
    if may_strike(s, tribe):
        guard = p.prepare
    value = 0.03 * (10 - min(10, steps))
    if mine > guard:  # less than the hit itself, which costs discs, Rage and the place
        value += 0.3 * HIT / (1 + 0.25 * max(0, steps - 1))
    else:
        value -= 0.05 * max(0, 4 - steps)  # he would only scatter it
    if BITS[at] & bright(m):
        value -= 0.08
    return value


def goblin_danger(s: Vast, guard: int) -> float:
    """How hard the Goblins could strike the Paladin where he stands."""
    g, p = s.goblins, s.paladin
    value = 0.0
    for tribe, at in enumerate(g.at):
        if at >= 0 and DISTANCE[at][p.at] <= 6 and on_tile(s, tribe):
            value += 0.12 * min(3, max(0, strength(s, tribe) - guard))
    return value
