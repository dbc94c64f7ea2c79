"""What the Dragon wants: Sloth into Wakefulness, food and gold for it, then a Pit, then the way out."""

from __future__ import annotations

from hearthside.kernel.grid import cells

from ..content.board import BITS, DISTANCE
from ..content.roles import DRAGON
from ..content.tiles import ENTRANCE_ID
from ..rules.dragon.traits import GREED, HUNGER, JEWEL, STILL, armor, wakefulness
from ..state import Vast
from .journey import FAR, walk_length

WAKE = 1.3
"""What a cube of Wakefulness is worth; everything else is measured against that."""


def dragon_score(s: Vast) -> float:
    """Wakefulness and Health first; what feeds it next turn; once awake, the nearest Pit; on the surface, the Entrance."""
    d = s.dragon
    score = WAKE * min(wakefulness(s), s.wake_goal) + 1.2 * d.health
    score += 0.4 * min(d.eaten, 2 * d.sloth[HUNGER]) + 0.8 * min(d.hoard, d.sloth[GREED])
    gems = sum(1 for at in d.gems if at >= 0)
    score += 0.25 * gems + (0.1 if d.shriek else 0.0) + 0.3 * min(d.shrieks, s.shrieks_goal)
    if s.role == DRAGON and s.step.startswith("dragon"):
        score += 0.06 * len(d.hand)
        if not d.moved and d.sloth[STILL] and not d.stirred >> 2 & 1:
            score += 0.25
        if gems and d.sloth[JEWEL] and not d.stirred >> 2 & 1:
            score += 0.1
    score += useful_cubes(s)
    if d.at < 0:
        return score
    return score + places(s) - peril(s)


def useful_cubes(s: Vast) -> float:
    """Sloth cubes are worth more where they can be earned: Pride's events never come here."""
    d = s.dragon
    return 0.25 * (d.sloth[GREED] + d.sloth[HUNGER]) + 0.1 * d.sloth[STILL]


def places(s: Vast) -> float:
    """How near food, gold, a Pit or the way out is, as his plan has it."""
    d, m = s.dragon, s.map
    if d.surfaced:
        way = walk_length(m, d.at, 1 << m.tile.index(ENTRANCE_ID))
        return 3.0 + 0.3 * (FAR - way)
    if d.awake:
        return 2.0 + 0.2 * (8 - min(8, nearest(s, m.pits)))
    value = 0.0
    if d.sloth[GREED] and m.hoards:
        value += 0.08 * (6 - min(6, nearest(s, m.hoards)))
    prey = m.haunted
    for at in s.skeletons.at:
        prey |= BITS[at] & m.tiles
    if d.sloth[HUNGER] and prey:
        value += 0.05 * (5 - min(5, nearest(s, prey)))
    return value


def nearest(s: Vast, where: int) -> int:
    """How far the nearest of some tiles is, walls aside; underground there are none."""
    return min((DISTANCE[s.dragon.at][at] for at in cells(where)), default=FAR)


def peril(s: Vast) -> float:
    """How the Paladin may get at him."""
    d, p = s.dragon, s.paladin
    away = DISTANCE[d.at][p.at]
    held = p.unassigned + p.prepare + p.sprint + p.crusade
    if min(4, held - 1) < armor(s) or (not d.surfaced and not p.fury):
        return 0.0
    return (0.5 if d.surfaced else 0.3) * max(0, 5 - away) / 5


def hunts_dragon(s: Vast) -> float:
    """What the Paladin thinks of it: wounds, and the way to the Dragon's tile."""
    d, p = s.dragon, s.paladin
    score = 2.0 * (5 - d.health)
    if d.at < 0:
        return score
    steps = walk_length(s.map, p.at, 1 << d.at)
    held = p.unassigned + p.prepare + p.sprint + p.crusade
    ready = min(4, held - 1) + p.fury - (0 if d.surfaced else 1) >= armor(s) and (
        d.surfaced or p.fury
    )
    return score + (0.08 if ready else 0.02) * (FAR - min(FAR, steps))
