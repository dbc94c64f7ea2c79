"""What the Knight wants: Grit for cubes, treasures, then the Spider; cubes where this turn can still use them."""

from __future__ import annotations

from ..content.board import DISTANCE, GONE, WITHIN
from ..content.roles import KNIGHT
from ..rules.figures import guard_of
from ..rules.knight.encounters import foes, might, owed
from ..rules.knight.traits import RALLY, STRENGTH, cubes_held, encounters_left, stat, steps_left
from ..rules.pieces import form_figures
from ..rules.skeletons.traits import distraction
from ..rules.spider.traits import spider_guard
from ..state import Vast
from .journey import FAR, walk_length

PRIZES = {"giant": 2.0, "sorcerer": 2.0, "spiderling": 2.0, "poltergeist": 0.25, "egg": 0.25}
"""What a hit is worth to her by the figure; a Skeleton only leaves her way."""
MEETING = 0.07
"""What an Encounter is worth that can still meet something; less than the least it brings."""


def knight_score(s: Vast) -> float:
    """Spiderlings above all; Grit, cubes and treasures to get there; Health and Strength to live."""
    k = s.knight
    score = 2.0 * s.spider.spiderlings.count(GONE) + 0.4 * k.health
    score += 0.1 * min(k.grit, 35) + 0.5 * cubes_held(s)
    score += 0.45 * len(k.played) + 0.4 * len(k.kept) + 0.1 * len(k.hand)
    score += ways_ahead(s)
    if s.role == KNIGHT and s.step.startswith("knight"):
        score += plans(s) + fight_ahead(s)
    return score - danger(s)


def best_strength(s: Vast) -> int:
    """The Strength that she could bring into one fight next turn, with a cube or two left for the way."""
    k = s.knight
    return 1 + min(3, max(1, cubes_held(s) - 1)) + RALLY.of(k.played)


def ways_ahead(s: Vast) -> float:
    """How near her prey is once she is strong enough, else the dark; treasures on the way."""
    k, m = s.knight, s.map
    prey = form_figures(s)
    steps = walk_length(m, k.at, prey)
    value = 0.03 * (6 - min(6, walk_length(m, k.at, m.hoards))) if m.hoards else 0.0
    dark = 4 - min(4, walk_length(m, k.at, m.tiles & ~m.lit))
    if best_strength(s) > spider_guard(s) and steps < FAR:
        return value + 0.08 * (FAR - steps) + 0.01 * dark
    return value + 0.02 * dark


def plans(s: Vast) -> float:
    """What steps, Encounters and cubes of this turn may still bring."""
    k, m = s.knight, s.map
    meets, reach = encounters_left(s), steps_left(s)
    value = 0.02 * k.cubes
    if not meets:
        return value
    goals = m.tiles & ~m.lit | m.hoards
    if stat(s, STRENGTH) > 1:
        goals |= m.haunted
    if stat(s, STRENGTH) > spider_guard(s):
        near = form_figures(s)
        if near and walk_length(m, k.at, near) <= reach:
            value += 0.6
    if goals and walk_length(m, k.at, goals) <= reach:
        value += MEETING * min(meets, 3, goals.bit_count())
    return value + 0.004 * min(reach, 4)


def fight_ahead(s: Vast) -> float:
    """What the Encounter under way is likely to bring; never more than the hit itself will."""
    k = s.knight
    if s.step != "knight_fights":
        return 0.0
    strength, value, spare = might(s), 0.0, min(k.cubes, 3 - k.tracks[STRENGTH])
    must = owed(s)
    for name in foes(s):
        need = guard_of(s, name) + 1 - strength
        prize = PRIZES.get(name.rstrip("0123456789"), 0.05)
        if need <= 0:
            value += 0.9 * prize
        elif need <= spare:
            value += (0.8 - 0.05 * need) * prize
        elif name in must:
            value -= 0.3
    if s.map.hoards >> k.at & 1:
        value += 0.35
    return value


def danger(s: Vast) -> float:
    """How hard the Skeletons could strike her where she stands."""
    k, strength = s.knight, stat(s, STRENGTH)
    near = WITHIN[5][k.at]
    close = sum(1 for at in s.skeletons.at if at >= 0 and near >> at & 1)
    if not close:
        return 0.0
    reach = 1 + min(close, distraction(s, k.at) + close - 1)
    lacking = max(0, reach - strength)
    return (0.1 if s.role == KNIGHT else 0.06) * min(3, lacking)


def in_reach(s: Vast, here: int) -> float:
    """How the Spider fears her: more the nearer she is and the better her Strength can be."""
    k, guard = s.knight, spider_guard(s)
    steps = min((DISTANCE[k.at][at] for at in range(49) if here >> at & 1), default=FAR)
    walk = walk_length(s.map, k.at, here)
    spare = cubes_held(s) - max(0, guard - RALLY.of(k.played))
    if spare < 0 or guard > 3 + RALLY.of(k.played):
        return 0.03 * max(0, 4 - steps)
    reach = 1 + 2 * spare
    return 1.4 - 0.05 * walk if walk <= reach else 0.15 * max(0, reach + 4 - walk)
