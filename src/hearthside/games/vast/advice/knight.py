"""What the Knight wants: Grit for cubes, treasures, then the Spider; cubes where this turn can still use them."""

from __future__ import annotations

from hearthside.kernel.grid import cells

from ..content.board import DISTANCE, GONE, WITHIN
from ..content.roles import KNIGHT
from ..rules.edges import spread
from ..rules.figures import guard_of
from ..rules.knight.encounters import foes, might, owed
from ..rules.knight.traits import (
    MOVEMENT,
    RALLY,
    STRENGTH,
    TRACK_MAX,
    cubes_held,
    encounters_left,
    stat,
    steps_left,
)
from ..rules.movement import rings
from ..rules.pieces import form_figures
from ..rules.skeletons.traits import distraction
from ..rules.spider.traits import spider_guard
from ..state import Vast
from .journey import FAR, walk_length

PRIZES = {"giant": 2.0, "sorcerer": 2.0, "spiderling": 2.0, "poltergeist": 0.25, "egg": 0.25}
"""What a hit is worth to her by the figure; a Skeleton only leaves her way."""
LOOT, DARK, GHOST = 0.5, 0.12, 0.2
"""What a treasure, a Dark tile and a poltergeist bring her; a little less than it is worth once she has it."""
LIKELY, PAID = 0.8, 0.03
"""The share of its worth that an outing has before it is made, and what is saved by a cube that is laid for it."""
HUNT = 1.2
"""What it is worth that she can still get at the Spider this turn."""
OUTING = 4
"""How many Encounters ahead she plans."""
QUESTS = {"adventurous": 0.1, "swift": 0.02, "cunning": 0.1}
"""What each step of a sidequest is worth that has to be done in one turn."""


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
    """What steps, Encounters and cubes of this turn may still bring, and what it has brought sidequests nearer."""
    k = s.knight
    done = {
        "adventurous": k.met_at.bit_count(),
        "swift": k.trodden.bit_count(),
        "cunning": k.looted,
    }
    value = sum(worth * done[card] for card, worth in QUESTS.items() if card in k.hand)
    return value + max(outing(s), hunting(s)) + 0.02 * k.cubes


def laid_for(s: Vast, steps: int, meets: int, strength: int) -> int:
    """The cubes that so many steps, Encounters and so much Strength still take; more than she has if they have no room."""
    k = s.knight
    more = (
        (max(0, steps - steps_left(s)) + 1) // 2,
        max(0, meets - encounters_left(s)),
        max(0, strength - stat(s, STRENGTH)),
    )
    if any(n > TRACK_MAX - lie for n, lie in zip(more, k.tracks, strict=True)):
        return k.cubes + 1
    return sum(more)


def outing(s: Vast) -> float:
    """The best of a walk to the nearest treasures, poltergeists and Dark tiles, by the cubes that it takes."""
    k, m = s.knight, s.map
    far = steps_left(s) + 2 * min(k.cubes, TRACK_MAX - k.tracks[MOVEMENT])
    dark, ghosts = m.tiles & ~m.lit, m.haunted if laid_for(s, 0, 1, 2) <= k.cubes else 0
    found: list[tuple[int, float]] = []
    for away, ring in enumerate([1 << k.at, *rings(spread, m, k.at, far, m.tiles, 0)]):
        for at in cells(ring & (m.hoards | dark | ghosts)):
            bit = 1 << at
            worth = LOOT * bool(m.hoards & bit) + DARK * bool(dark & bit)
            found.append((away, worth + GHOST * bool(ghosts & bit)))
        if len(found) >= OUTING:
            break
    best = total = 0.0
    for n, (away, worth) in enumerate(found[:OUTING], 1):
        total += worth
        cubes = laid_for(s, max(away, found[0][0] + n - 1), n, 0)
        if cubes <= k.cubes:
            best = max(best, LIKELY * total - PAID * cubes)
    return best


def hunting(s: Vast) -> float:
    """What it is worth that she can get at the Spider and be strong enough."""
    prey = form_figures(s)
    steps = walk_length(s.map, s.knight.at, prey)
    cubes = laid_for(s, steps, 1, spider_guard(s) + 1)
    return HUNT - PAID * cubes if prey and steps < FAR and cubes <= s.knight.cubes else 0.0


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
    """How hard the Skeletons could strike her where she stands; cubes at hand may still guard her in her own turn."""
    k, mine = s.knight, s.role == KNIGHT
    strength = stat(s, STRENGTH)
    if mine:
        strength += min(k.cubes, TRACK_MAX - k.tracks[STRENGTH])
    near = WITHIN[5][k.at]
    close = sum(1 for at in s.skeletons.at if at >= 0 and near >> at & 1)
    if not close:
        return 0.0
    reach = 1 + min(close, distraction(s, k.at) + close - 1)
    return STRUCK * min(3, max(0, reach - strength))


STRUCK = 0.12
"""What each Strength costs that the Skeletons near her have and she has not."""


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
