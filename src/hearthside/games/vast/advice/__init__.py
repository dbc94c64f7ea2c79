"""How good a table looks for each role: what it wants, what it fears, how far the others are.

Every role has a score of its own in points, where one step towards its goal (a Spiderling, a Health,
a Terror, a Seal, a piece) is worth about one; everything else is measured against that.
"""

from __future__ import annotations

from hearthside.kernel.grid import cells

from ..content.board import (
    ADJACENT,
    DISTANCE,
    GONE,
    SURROUNDING,
    WITHIN,
)
from ..content.domination import SPACES
from ..content.roles import (
    DRAGON,
    GOBLINS,
    PALADIN,
    ROLES,
    WARLOCK,
)
from ..rules.figures import guard_of
from ..rules.movement import union
from ..rules.paladin.crusade import foes
from ..rules.pieces import form_figures, mask_of
from ..rules.spider.traits import spider_guard
from ..rules.warlock.actions import syphoned
from ..rules.warlock.domination import curses_under, least_curses
from ..rules.warlock.traits import network_pieces
from ..state import Vast
from .dragon import dragon_score, hunts_dragon
from .goblins import goblin_danger, goblins_score
from .journey import FAR, journey_advice, walk_length
from .knight import knight_score
from .manor import manor_score
from .rivals import FEAR, fear, gifts
from .skeletons import rings, skeletons_score
from .spider import spider_score
from .thief import thief_score

SCALE = (44.0, 44.0, 50.0, 50.0, 40.0, 32.0, 34.0, 34.0, 34.0)


def advice(s: Vast, seat: int) -> float:
    """From 0 to 1: the own score, less what is to be feared of the others."""
    if s.solo:
        return journey_advice(s)
    role = next(role for role in range(len(ROLES)) if s.seat_of[role] == seat)
    own = SCORES[role](s)
    return eased(0.3 + own / SCALE[role] - fear(s, role))


def eased(value: float) -> float:
    """A value as it is in the middle, and near the ends so that it never quite comes to 0 or 1.

    >>> eased(0.5), 0 < eased(-3.0) < eased(-2.0) < 0.1, 0.9 < eased(2.0) < eased(3.0) < 1
    (0.5, True, True)
    """
    if value < 0.2:
        return 0.04 / (0.4 - value)
    if value > 0.8:
        return 1 - 0.04 / (value - 0.6)
    return value


# -- the Paladin ---------------------------------------------------------------------------


def paladin_score(s: Vast) -> float:
    """Spiderlings above all; Grit and cubes to get there; Health and guard to live."""
    p, m = s.paladin, s.map
    score = BOXED * s.spider.spiderlings.count(GONE) + HEALTH[min(7, p.health)]
    score += 0.1 * min(p.grit, 18) + 0.05 * max(0, min(p.grit, 41) - 18)
    score += 0.05 * p.light + FURY * fury_to_come(s)
    score += 0.2 * (len(p.played) - 2) + 0.12 * len(p.hand) + hands_full(s)
    if s.visitor == DRAGON:
        return score + hunts_dragon(s) + 0.03 * near_dark(s) + pending_fight(s) - danger(s)
    score -= her_means(s)
    might = potential(s)
    prey = form_figures(s)
    steps = walk_length(m, p.at, prey)
    if might <= spider_guard(s):
        score += 0.03 * (FAR - min(steps, 6)) + 0.025 * near_dark(s)
    elif steps < FAR:
        score += PULL * (FAR_AWAY - max(1, min(steps, FAR_AWAY)))
    else:  # walled off: towards her all the same, and a Dark tile may open a way
        score += 0.01 * near_dark(s) - 0.01 * min(
            (DISTANCE[p.at][at] for at in cells(prey)), default=0
        )
    return score + pending_fight(s) - danger(s)


BOXED = 3.0
"""What a Spiderling in the box is worth to him; everything else is measured against that."""
PULL, FAR_AWAY = 0.2, 7
"""What each step nearer to her is worth, and how far that goes: less than a hit, so that he strikes once he is there."""
FURY = 0.2
"""What each Fury is worth; more than a wall that it breaks on the way."""
LIKELY, UNREADY = 0.7, 0.08
"""The share of its worth that a hit has before he strikes, and what each Strength that he has not summoned yet takes off."""
HEALTH = (0.0, 1.1, 1.8, 2.3, 2.65, 2.9, 3.1, 3.25)
"""What so much Health is worth; the last of it most."""
ENOUGH = 0.005
"""What it is worth to have done with his turn: no step is made for nothing."""
GUARD = (0.0, 0.06, 0.1, 0.13, 0.15)
"""What Defense is worth, whoever is near: it lasts until his next turn."""


def guard_to_come(s: Vast) -> int:
    """The Defense that he ends his turn with if no more cubes go elsewhere; after it, the one he has."""
    p = s.paladin
    return min(4, p.prepare + p.unassigned) if s.role == PALADIN else p.prepare


def hands_full(s: Vast) -> float:
    """Hero cubes; one at hand may still become Defense, and one that lies idle after his turn does nothing."""
    p = s.paladin
    held = p.unassigned + p.prepare + p.sprint + p.crusade
    return 0.5 * held + GUARD[guard_to_come(s)] - (ENOUGH if s.role == PALADIN else 0.0)


def potential(s: Vast) -> int:
    """The Strength he could bring into one crusade next turn."""
    p = s.paladin
    held = p.unassigned + p.prepare + p.sprint + p.crusade
    return min(4, held - 1) + fury_to_come(s)


def fury_to_come(s: Vast) -> int:
    """His Fury; what the end of his turn brings is counted from its beginning, so that he does not end it for that."""
    p = s.paladin
    return min(5, p.fury + 1) if s.role == PALADIN and not p.hit_spider else p.fury


def her_means(s: Vast) -> float:
    """What becomes the Spider's Terror and a walk or a little Light takes away: webs, blood, Eggs."""
    m, eggs = s.map, sum(1 for at in s.spider.eggs if at >= 0)
    return 0.1 * min(8, sum(m.webs)) + 0.04 * sum(m.blood) + 0.2 * eggs


def near_dark(s: Vast) -> float:
    """More when a Dark tile is close by: Grit waits there."""
    m = s.map
    return 4.0 - min(4, walk_length(m, s.paladin.at, m.tiles & ~m.lit))


def pending_fight(s: Vast) -> float:
    """What the fight under way is likely to bring; never more than the hit itself will."""
    p = s.paladin
    if s.step != "crusade_fights" or s.role != PALADIN:
        return 0.0
    forcing, others = foes(s)
    strength, value = p.prepare + p.vigor, 0.0
    spare = min(p.unassigned, 4 - p.prepare) + p.fury
    for name in forcing or others:
        need = guard_of(s, name) + 1 - strength
        prize = curse_worth(s, name) if name[:2] == "po" else PRIZES.get(name.rstrip("12345"), 0.05)
        if need <= 0:
            value += LIKELY * prize
        elif need <= spare:
            value += (LIKELY - UNREADY * need) * prize
        elif forcing and p.origin >= 0:
            value -= 0.3
    return value


PRIZES = {
    "dragon": 2.0,
    "giant": BOXED,
    "sorcerer": BOXED,
    "spiderling": BOXED,
    "egg": 0.3,
}
"""What a hit is worth to him by the figure; Skeletons are worth little more than their Light."""


def curse_worth(s: Vast, name: str) -> float:
    """What a hit on a poltergeist is worth: its Grit, and the curses that the Warlock loses with it."""
    held = sum(1 for piece in s.warlock.dominated if piece)
    return 0.3 + 0.1 * curses_under(s, name) * (1 + held)


def danger(s: Vast) -> float:
    """What the Skeletons are likely to take of his Health in their next turn, by who comes near him and who onto his tile."""
    p, k = s.paladin, s.skeletons
    if s.visitor == GOBLINS:
        return goblin_danger(s, guard_to_come(s))
    near = WITHIN[STRIDE][p.at]
    close = sum(1 for at in k.at if at >= 0 and near >> at & 1)
    skulls = (ADJACENT[p.at] & mask_of(s.map.skulls)).bit_count()
    hits = min(close + skulls - guard_to_come(s), k.stability, p.health)
    if hits <= 0:
        return 0.0
    ways = union(rings(s, 1 << p.at)[: STRIDE + 1])
    strikers = sum(1 for at in k.at if at >= 0 and ways >> at & 1)
    return STRUCK * (LIFE[p.health] - LIFE[p.health - min(hits, strikers + 1)])


STRIDE = 5
"""How far a Skeleton walks."""
STRUCK = 0.12
"""The chance that they strike as often as they could."""
LIFE = tuple(
    worth - SCALE[PALADIN] * FEAR * ((7 - health) / 7) ** 3 for health, worth in enumerate(HEALTH)
)
"""What so much Health is worth together with how near its loss brings the Skeletons to winning."""


# -- the Warlock ---------------------------------------------------------------------------


def warlock_score(s: Vast) -> float:
    """Dominated pieces; curses gathered under pieces of his network; figures to syphon."""
    w, m = s.warlock, s.map
    held = sum(1 for piece in w.dominated if piece)
    score = 3.0 * held + 0.35 * len(w.spells) + 0.12 * len(w.hand) + 0.06 * w.track
    score += 0.6 * (w.unassigned + w.placed)
    if w.at < 0:
        return score
    least = min(least_curses(s), SPACES[-1].curses)
    pieces = network_pieces(s)
    share = w.curses / len(pieces) if pieces else 0.0
    ready = [min(curses_under(s, name) + share, least) / least for name in pieces]
    score += sum(1.6 * value * value for value in ready)
    outside = (
        sum(m.poltergeist_curses)
        + sum(m.treasure_curses)
        - sum(curses_under(s, name) for name in pieces)
    )
    score += 0.1 * outside + 0.2 * w.curses + 0.05 * min(len(pieces), 6)
    score -= 0.15 * gifts(s)
    cubes = w.unassigned if s.role == WARLOCK else 1
    near, _ = syphoned(s)
    score += 0.16 * min(near, 6) * min(cubes, 2)
    score += 0.02 * (SURROUNDING[w.at] & m.tiles).bit_count()
    return score + (0.03 * w.unassigned if s.role == WARLOCK else 0.0)


SCORES = (
    paladin_score,
    skeletons_score,
    spider_score,
    manor_score,
    warlock_score,
    thief_score,
    knight_score,
    goblins_score,
    dragon_score,
)
