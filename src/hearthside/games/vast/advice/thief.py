"""What the Thief wants: treasures in his hands, then in his lair, and nobody near who could catch him."""

from __future__ import annotations

from hearthside.kernel.grid import cells

from ..content.board import BITS, DISTANCE, WITHIN
from ..content.roles import THIEF
from ..rules.figures import FIGURES
from ..rules.thief.actions import goods, lock_cost, marks
from ..rules.thief.traits import lairs, stealth
from ..state import Vast
from .journey import FAR

CARRIED = 1.5
"""What a treasure on him is worth; in his lair it is worth 3."""


def thief_score(s: Vast) -> float:
    """Stashed treasures; those he carries by how near his lair is; chances within reach; safety."""
    t = s.thief
    score = 3.0 * t.stashed + 0.1 * len(t.upgrades)
    if t.at < 0:
        return score - 0.4
    home = nearest(s, lairs(s))
    score += t.carried * (CARRIED + 0.1 * (FAR - min(FAR, home)) / FAR)
    if t.carried:
        score += 0.25 * (6 - min(6, home)) / 6 * min(3, t.carried)
    score += prospects(s) - peril(s)
    score -= 0.02 * t.loot_drop * (1 + t.carried)
    return score


def nearest(s: Vast, where: int) -> int:
    """How far the nearest of some spaces is, walls aside; he climbs."""
    return min((DISTANCE[s.thief.at][at] for at in cells(where)), default=FAR)


def prospects(s: Vast) -> float:
    """What is to be had nearby: treasures and vaults, and marks on his space while he has cubes."""
    t, m = s.thief, s.map
    far = min(nearest(s, m.hoards), nearest(s, m.vaults & ~t.tried) + 1)
    value = 0.12 * (8 - min(8, far)) / 2
    if s.role != THIEF or s.step != "thief_acts":
        return value
    if t.cubes:
        if BITS[t.at] & m.hoards:
            value += 0.7
        if BITS[t.at] & m.vaults & ~t.tried:
            value += 0.25 * min(3, t.cubes) if lock_cost(s, 1) <= t.cubes else 0.0
        if any(goods(s, role_of(name)) for name in marks(s, 0)):
            value += 0.2 * min(3, t.cubes)
    return value + 0.01 * t.cubes + 0.01 * t.moves


def role_of(name: str) -> int:
    """Whose a figure is."""
    return FIGURES[name][0].role


def peril(s: Vast) -> float:
    """Who could catch him where he stands, by what he would lose."""
    t, mine = s.thief, stealth(s)
    stake = 0.3 + 1.2 * t.carried
    risk = 0.0
    p = s.paladin
    if p.at >= 0 and DISTANCE[t.at][p.at] <= 3:
        held = p.unassigned + p.prepare + p.sprint + p.crusade
        risk += 0.15 if held > mine else 0.0
    near = sum(1 for at in s.skeletons.at if at >= 0 and WITHIN[5][t.at] >> at & 1)
    risk += 0.1 * min(near, 3) if near > mine else 0.0
    sp = s.spider
    if sp.at >= 0 and DISTANCE[t.at][sp.at] <= 3:
        risk += 0.15
    return stake * risk
