"""How good a table looks for each role: what it wants, what it fears, how far the others are.

Every role has a score of its own in points, where one step towards its goal (a Spiderling, a Health,
a Terror, a Seal, a piece) is worth about one; everything else is measured against that.
"""

from __future__ import annotations

from hearthside.kernel.grid import cells

from ..content.board import (
    DISTANCE,
    ENTRANCE,
    GONE,
    SURROUNDING,
    WITHIN,
)
from ..content.domination import SPACES
from ..content.figures import GIANT, SPIDERLINGS
from ..content.roles import (
    DRAGON,
    GOBLINS,
    KNIGHT,
    MANOR,
    PALADIN,
    ROLES,
    SKELETONS,
    SPIDER,
    THIEF,
    WARLOCK,
)
from ..rules.dragon.traits import wakefulness
from ..rules.figures import guard_of
from ..rules.paladin.crusade import foes
from ..rules.pieces import form_figures, guests, mask_of
from ..rules.skeletons.traits import distraction
from ..rules.spider.traits import spider_guard
from ..rules.warlock.actions import syphoned
from ..rules.warlock.domination import curses_under, least_curses
from ..rules.warlock.traits import network_pieces
from ..state import Vast
from .dragon import dragon_score, hunts_dragon
from .goblins import goblin_danger, goblins_score
from .journey import FAR, journey_advice, walk_length
from .knight import in_reach, knight_score
from .manor import manor_score
from .skeletons import skeletons_score
from .thief import thief_score


def advice(s: Vast, seat: int) -> float:
    """From 0 to 1: the own score, less a part of how near the best other is to winning."""
    if s.solo:
        return journey_advice(s)
    role = next(role for role in range(len(ROLES)) if s.seat_of[role] == seat)
    own = SCORES[role](s)
    rival = max((closeness(s, other) for other in s.order if other != role), default=0.0)
    value = 0.25 + own / SCALE[role] - 0.15 * rival
    return min(0.99, max(0.01, value))


def closeness(s: Vast, role: int) -> float:
    """How much of its way to victory a role has behind it."""
    if s.visitor == DRAGON and role == PALADIN:
        return 1 - s.dragon.health / 5
    if role == DRAGON:
        return min(1.0, wakefulness(s) / s.wake_goal)
    if role in (PALADIN, KNIGHT) or (role == SKELETONS and s.hunt):
        return s.spider.spiderlings.count(GONE) / 5
    if role in (SKELETONS, GOBLINS):
        return 1 - (s.knight.health if s.visitor == KNIGHT else s.paladin.health) / 7
    if role == SPIDER:
        return min(1.0, s.spider.terror / s.terror_goal)
    if role == MANOR:
        return s.manor.seals / s.seals_goal
    if role == THIEF:
        return s.thief.stashed / s.loot_goal
    return sum(1 for held in s.warlock.dominated if held) / s.pieces_goal


# -- the Paladin ---------------------------------------------------------------------------


def paladin_score(s: Vast) -> float:
    """Spiderlings above all; Grit and cubes to get there; Health and guard to live."""
    p, m = s.paladin, s.map
    score = 2.0 * s.spider.spiderlings.count(GONE) + 0.35 * p.health
    score += 0.06 * min(p.grit, 41) + 0.05 * p.light + 0.1 * p.fury
    score += 0.2 * (len(p.played) - 2) + 0.12 * len(p.hand) + hands_full(s)
    if s.visitor == DRAGON:
        return score + hunts_dragon(s) + 0.03 * near_dark(s) + pending_fight(s) - danger(s)
    might = potential(s)
    prey = form_figures(s)
    steps = walk_length(m, p.at, prey)
    if might <= spider_guard(s):
        score += 0.03 * (FAR - min(steps, 6)) + 0.04 * near_dark(s)
    elif steps < FAR:
        score += 0.09 * (FAR - steps)
    else:  # walled off: towards her all the same, and a Dark tile may open a way
        score += 0.01 * near_dark(s) - 0.01 * min(
            (DISTANCE[p.at][at] for at in cells(prey)), default=0
        )
    return score + pending_fight(s) - danger(s)


def hands_full(s: Vast) -> float:
    """Hero cubes: those still at hand are worth something while his turn lasts."""
    p = s.paladin
    held = p.unassigned + p.prepare + p.sprint + p.crusade
    return 0.5 * held + (0.05 * p.unassigned if s.role == PALADIN else 0.0)


def potential(s: Vast) -> int:
    """The Strength he could bring into one crusade next turn."""
    p = s.paladin
    held = p.unassigned + p.prepare + p.sprint + p.crusade
    return min(4, held - 1) + p.fury


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
        prize = PRIZES.get(name.rstrip("12345"), 0.05)
        if need <= 0:
            value += 0.9 * prize
        elif need <= spare:
            value += (0.8 - 0.05 * need) * prize
        elif forcing and p.origin >= 0:
            value -= 0.3
    return value


PRIZES = {
    "dragon": 2.0,
    "giant": 2.0,
    "sorcerer": 2.0,
    "spiderling": 2.0,
    "egg": 0.3,
    "poltergeist": 0.2,
}
"""What a hit is worth to him by the figure; Skeletons are worth little more than their Light."""


def danger(s: Vast) -> float:
    """How hard the Skeletons could strike him where he stands."""
    p, k = s.paladin, s.skeletons
    if s.visitor == GOBLINS:
        return goblin_danger(s)
    near = WITHIN[5][p.at]
    close = sum(1 for at in k.at if at >= 0 and near >> at & 1)
    if not close:
        return 0.0
    reach = 1 + min(close, distraction(s, p.at) + close - 1)
    lacking = max(0, reach - p.prepare)
    return (0.1 if s.role == PALADIN else 0.06) * min(3, lacking)


# -- the Spider ----------------------------------------------------------------------------


def spider_score(s: Vast) -> float:
    """Terror first; Blood, webs and Eggs become Terror; the way out once she has enough."""
    sp, m = s.spider, s.map
    score = 1.5 * sp.terror - 1.6 * sp.spiderlings.count(GONE)
    score += 0.45 * min(sp.blood, 3) + 0.25 * max(0, min(sp.blood, 9) - 3)
    webs = sum(m.webs)
    score += 0.3 * min(webs, 6) + 0.03 * max(0, webs - 6)
    for at in sp.eggs:
        if at >= 0:
            score += BROOD[min(6, m.webs[at] + m.blood[at])]
    here = form_figures(s)
    score += 0.1 * (here & m.bloody & ~mask_of(sp.eggs)).bit_count()
    if s.role == SPIDER and s.step.startswith("spider"):
        score += 0.05 * len(sp.hand) + promise(s, here, webs)
    if sp.form == SPIDERLINGS:
        score += loot_chance(s, here) - 0.1
    if sp.terror >= s.terror_goal:
        return score + 2.0 + 0.35 * max(0.0, FAR - way_out(s, here))
    return score - hunted(s, here)


def way_out(s: Vast, here: int) -> float:
    """How far her nearest figure has to go to the Entrance; walls stop the Sorcerer and slow the Giant."""
    steps = min((DISTANCE[ENTRANCE][at] for at in cells(here)), default=FAR)
    if s.spider.form == SPIDERLINGS or s.spider.at < 0:
        return steps
    walk = walk_length(s.map, s.spider.at, 1 << ENTRANCE)
    return 1.5 * min(walk, steps + 3) if s.spider.form == GIANT else 2.0 * walk


BROOD = tuple(0.35 + 2.2 * (n / 6) ** 1.3 for n in range(7))
"""What an Egg is worth by the tokens around it; six would hatch it for 2 Terror."""


def promise(s: Vast, here: int, webs: int) -> float:
    """What the cards in hand, and the one under way, may still bring in this form; less than they will."""
    sp, m = s.spider, s.map
    cards = len(sp.hand)
    value = 0.0
    if sp.form == GIANT:
        prey = m.haunted | mask_of(s.skeletons.at)
        if s.paladin.at >= 0:
            prey |= 1 << s.paladin.at
        prey |= guests(s)
        near = prey & WITHIN[1 + min(3, sp.moves)][sp.at] & m.tiles & ~here
        if near:
            value += 0.22 * min(2 * cards, 7)
        if sp.casting == "fangs" and near:
            value += 0.5
        elif sp.casting:
            value += 0.3
    elif sp.form == SPIDERLINGS:
        wanted = max(0, 6 - webs)
        spread_out = here.bit_count()
        value += 0.1 * min(cards, 3) * min(wanted, spread_out) + 0.06 * spread_out
        value += 0.04 * min(cards, 3) * min(wanted, 5)
        value += 0.12 * (here & mask_of(sp.eggs)).bit_count() * min(cards, 3)
        if sp.casting == "webs":
            value += 0.15 * spread_out
        elif sp.casting:
            value += 0.2
    else:
        eggs = mask_of(sp.eggs).bit_count()
        value += 0.2 * eggs * min(sp.blood, 3) + 0.06 * cards
        if sp.casting:
            value += 0.25
    return value


def loot_chance(s: Vast, here: int) -> float:
    """Treasures under her Spiderlings."""
    under = sum(1 for at in s.map.treasures if at >= 0 and here >> at & 1)
    return (0.0, 0.05, 0.9, 1.6, 1.9, 2.6)[min(under, 5)] if s.spider.hand else 0.0


def hunted(s: Vast, here: int) -> float:
    """How near those who can kill her are, against what they need for a hit."""
    guard = spider_guard(s)
    if s.hunt:
        near = 0
        for at in s.skeletons.at:
            near += at >= 0 and any(DISTANCE[at][c] <= 6 for c in cells(here))
        return 1.3 if near > guard else 0.2 * near
    p = s.paladin
    if s.visitor == KNIGHT:
        return in_reach(s, here)
    if p.at < 0:
        return 0.0
    held = p.unassigned + p.prepare + p.sprint + p.crusade
    free = held - max(0, guard + 1 - p.fury)
    steps = walk_length(s.map, p.at, here)
    if free <= 0:
        return 0.03 * max(0, 4 - steps)
    reach = 2 * free - 1
    if steps <= reach:
        return 1.4 - 0.05 * steps
    return 0.15 * max(0, reach + 4 - steps)


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
SCALE = (32.0, 36.0, 44.0, 50.0, 40.0, 32.0, 34.0, 34.0, 34.0)
