"""How good a table looks for the Spider: Terror, what becomes Terror, and what her hand can still bring in each form."""

from __future__ import annotations

from hearthside.kernel.grid import cells

from ..content.board import ADJACENT, BITS, DISTANCE, ENTRANCE, GONE, WITHIN
from ..content.figures import GIANT, SORCERER, SPIDERLINGS
from ..content.roles import KNIGHT, SPIDER
from ..rules.edges import spread
from ..rules.movement import spread_any
from ..rules.pieces import form_figures, guests, mask_of
from ..rules.sight import visible
from ..rules.spider.movement import MOVEMENT
from ..rules.spider.spells import LOOT_TERROR
from ..rules.spider.traits import spider_guard
from ..rules.spider.turn import SCARY_WEBS
from ..state import WEB_MAX, Vast
from .journey import FAR, walk_length
from .knight import in_reach

TERROR = 1.5
"""What a Terror is worth; everything else is measured against that."""
BLOOD = (0.0, 0.45, 0.9, 1.35, 1.65, 1.95, 2.25, 2.35, 2.45, 2.55)
"""What so much Blood is worth: three feed her once a turn, so what is there for the turn after next counts less."""
WEBS = (0.0, 0.25, 0.5, 0.8, 1.1, 1.45, 1.85, 2.0, 2.1, 2.15, 2.2)
"""The same for webs on the map: six scare once a turn, and some more make up for those that will be torn."""
BROOD = tuple(0.35 + 2.2 * (n / 6) ** 1.3 for n in range(7))
"""What an Egg is worth by the tokens around it; six would hatch it for 2 Terror."""
ENOUGH = 0.01
"""What it is worth to have done with her turn: nothing is cast or walked for nothing."""
LIKELY = 0.7
"""The share of what a turn may bring that counts before it is brought: doing it has to be better than being able to."""
BLOOD_TILE = 0.2
"""The chance that a Dark tile holds blood."""


def spider_score(s: Vast) -> float:
    """Terror first; Blood, webs and Eggs become Terror; the way out once she has enough."""
    sp, m = s.spider, s.map
    here, webs = form_figures(s), sum(m.webs)
    score = TERROR * sp.terror - 1.6 * sp.spiderlings.count(GONE)
    score += blood_worth(sp.blood) + WEBS[webs]
    for at in sp.eggs:
        if at >= 0:
            score += BROOD[min(6, m.webs[at] + m.blood[at])]
    score += 0.1 * (here & m.bloody & ~mask_of(sp.eggs)).bit_count()
    if s.role == SPIDER and s.step.startswith("spider"):
        score += LIKELY * promise(s, here, webs) + under_way(s, here) - ENOUGH
    if sp.terror >= s.terror_goal:
        return score + 2.0 + 0.35 * max(0.0, FAR - way_out(s, here))
    return score - hunted(s, here)


def blood_worth(blood: int) -> float:
    """What so much Blood is worth."""
    return BLOOD[min(blood, 9)]


def way_out(s: Vast, here: int) -> float:
    """How far her nearest figure has to go to the Entrance; walls stop the Sorcerer and slow the Giant."""
    steps = min((DISTANCE[ENTRANCE][at] for at in cells(here)), default=FAR)
    if s.spider.form == SPIDERLINGS or s.spider.at < 0:
        return steps
    walk = walk_length(s.map, s.spider.at, 1 << ENTRANCE)
    return 1.5 * min(walk, steps + 3) if s.spider.form == GIANT else 2.0 * walk


# -- what this turn may still bring --------------------------------------------------------


def promise(s: Vast, here: int, webs: int) -> float:
    """What the cards in hand may still bring in this form, in points; one is kept for scaring while she still can."""
    sp = s.spider
    cards = len(sp.hand)
    value = 0.0
    if s.step in ("spider_chooses_form", "spider_gains"):
        if webs >= SCARY_WEBS and not sp.scared and cards:
            cards -= 1
            value += TERROR
        if sp.blood >= 3 and not sp.fed:
            value += 0.15
    if sp.form == GIANT:
        return value + giant_promise(s, cards)
    if sp.form == SORCERER:
        return value + sorcerer_promise(s, cards)
    return value + swarm_promise(s, cards, webs)


def giant_promise(s: Vast, cards: int) -> float:
    """Fangs drink twice for each card, from whoever is beside her once she has walked; else she looks into the dark."""
    sp, m = s.spider, s.map
    prey = m.haunted | mask_of(s.skeletons.at) | BITS[s.paladin.at] | guests(s) | BITS[s.thief.at]
    if prey & m.tiles & spread_any(m, strides(s)):
        return blood_worth(sp.blood + 2 * cards) - blood_worth(sp.blood)
    dark = (ADJACENT[sp.at] & m.tiles & ~m.lit).bit_count()
    eyes = min(sp.hand.count("eyes"), cards)
    return 0.45 * BLOOD_TILE * min(2 * eyes, dark)


def strides(s: Vast) -> int:
    """The tiles where the Giant can stand this turn, chiefly: over open edges, or over a wall first."""
    sp, m = s.spider, s.map
    here = 1 << sp.at
    found = here if sp.climbed or not sp.moves else (here | spread_any(m, here)) & m.tiles
    for _ in range(min(sp.moves, MOVEMENT[GIANT])):
        found |= spread(m, found) & m.tiles
    return found


def sorcerer_promise(s: Vast, cards: int) -> float:
    """Blood for her Eggs; any card for a look into the dark that she sees."""
    sp, m = s.spider, s.map
    value = 0.45 * BLOOD_TILE * min(cards, (visible(m, sp.at) & m.tiles & ~m.lit).bit_count())
    tended = min(sp.blood, 3)
    for at in sp.eggs:
        if at >= 0:
            tokens = m.webs[at] + m.blood[at]
            value += BROOD[min(6, tokens + tended)] - BROOD[min(6, tokens)]
    return value


def swarm_promise(s: Vast, cards: int, webs: int) -> float:
    """Treasures, webs and the dark, by where her Spiderlings stand and where those that have not moved can go."""
    sp, m = s.spider, s.map
    moved = still = 0
    reach = runners = 0
    steps = MOVEMENT[SPIDERLINGS]
    for i, at in enumerate(sp.spiderlings):
        if at < 0:
            continue
        if sp.moved >> i & 1:
            moved |= 1 << at
        else:
            far = max(0, sp.moves) if sp.mover == i else steps
            still |= 1 << at
            reach |= WITHIN[far][at]
            runners += 1
    held = moved | still
    value = 0.0
    if cards:
        under = sum(1 for at in m.treasures if at >= 0 and moved >> at & 1)
        there = sum(1 for at in m.treasures if at >= 0 and reach >> at & 1 and not moved >> at & 1)
        found = min(5, under + min(runners, there))
        if LOOT_TERROR[found]:
            value += TERROR * LOOT_TERROR[found] - 0.15 * (found - under)
            cards -= 1
    spread_out = moved.bit_count() + min(runners, 5)
    if cards and spread_out:
        lacking = max(0, 8 - webs)
        for _ in range(min(cards, 2)):
            laid = min(spread_out, WEB_MAX - webs)
            value += WEBS[webs + laid] - WEBS[webs]
            webs += laid
            cards -= laid > 0
        value -= 0.02 * (runners if lacking else 0)
    eyes = min(cards, sp.hand.count("eyes"))
    if eyes:
        dark = m.tiles & ~m.lit
        seen = (moved & dark).bit_count() + min(runners, (reach & dark).bit_count())
        value += 0.9 * BLOOD_TILE * seen
    return value + 0.03 * held.bit_count()


def under_way(s: Vast, here: int) -> float:
    """The power card that she is casting will still do something."""
    sp = s.spider
    if not sp.casting:
        return 0.0
    if sp.form == SPIDERLINGS:
        return 0.15 * (here & ~sp.touched).bit_count()
    return 0.25 * min(sp.uses, 2)


# -- danger --------------------------------------------------------------------------------


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
