"""How near the others are to winning, what they have at hand for it included; and what that is to be feared."""

from __future__ import annotations

from ..content.board import BITS, GONE, SURROUNDING, WITHIN
from ..content.roles import (
    DRAGON,
    GOBLINS,
    KNIGHT,
    MANOR,
    PALADIN,
    SKELETONS,
    SPIDER,
    THIEF,
)
from ..rules.dragon.traits import wakefulness
from ..rules.pieces import form_figures, mask_of
from ..rules.spider.spells import LOOT_TERROR
from ..rules.spider.turn import FEED_COST, SCARY_WEBS
from ..state import Vast

FEAR = 0.45
"""What it takes off that one other has won; the last steps count most, since there are few left to answer."""


def fear(s: Vast, role: int) -> float:
    """What the others' closeness takes off for a role."""
    total = 0.0
    for other in s.order:
        if other != role:
            total += closeness(s, other) ** 3
    return FEAR * total


def closeness(s: Vast, role: int) -> float:
    """How much of its way to victory a role has behind it, and part of what its next turn can add."""
    if s.visitor == DRAGON and role == PALADIN:
        return 1 - s.dragon.health / 5
    if role == DRAGON:
        return min(1.0, wakefulness(s) / s.wake_goal)
    if role in (PALADIN, KNIGHT) or (role == SKELETONS and s.hunt):
        means = min(s.paladin.grit, 41) / 41 if role == PALADIN else 0.0
        return min(1.0, (s.spider.spiderlings.count(GONE) + 0.7 * means) / 5)
    if role in (SKELETONS, GOBLINS):
        return 1 - (s.knight.health if s.visitor == KNIGHT else s.paladin.health) / 7
    if role == SPIDER:
        return nearly(s.spider.terror, terror_ahead(s), s.terror_goal)
    if role == MANOR:
        return s.manor.seals / s.seals_goal
    if role == THIEF:
        return s.thief.stashed / s.loot_goal
    held = sum(1 for piece in s.warlock.dominated if piece)
    return nearly(held, pieces_ahead(s), s.pieces_goal)


def nearly(done: int, ahead: float, goal: int) -> float:
    """How much of a goal is done, with what is ahead; less of that counts the nearer it comes to all that is left.

    >>> nearly(3, 0.0, 12), nearly(12, 3.0, 12), round(nearly(10, 2.0, 12), 2)
    (0.25, 1.0, 0.92)
    """
    left = goal - done
    if left <= 0:
        return 1.0
    return (done + ahead * left / (ahead + left)) / goal


def terror_ahead(s: Vast) -> float:
    """The Terror that webs, Blood, treasures and Eggs may bring her, each for less than it is once she has it."""
    sp, m = s.spider, s.map
    ahead = 0.2 * min(FEED_COST, sp.blood)
    webs = sum(m.webs)
    ahead += 0.6 if webs >= SCARY_WEBS else 0.06 * webs
    ahead += 0.4 * LOOT_TERROR[min(5, m.hoards.bit_count())]
    for at in sp.eggs:
        if at >= 0:
            ahead += 0.04 * (m.webs[at] + m.blood[at]) ** 2
    return ahead


def pieces_ahead(s: Vast) -> float:
    """The pieces that the Warlock's curses may bring him, and the figures about him more of them."""
    w, m = s.warlock, s.map
    curses = w.curses + sum(m.poltergeist_curses) + sum(m.treasure_curses)
    near = 0
    if w.at >= 0:
        beside = SURROUNDING[w.at]
        near = (
            beside & (form_figures(s) | mask_of(s.skeletons.at) | BITS[s.paladin.at])
        ).bit_count()
    return 0.19 * curses + 0.08 * near


def gifts(s: Vast) -> int:
    """The treasures that the Paladin could fetch in his next turn, each a card or a good part of a hero cube to him."""
    if s.paladin.at < 0:
        return 0
    near = WITHIN[3][s.paladin.at]
    return sum(1 for at in s.map.treasures if at >= 0 and near >> at & 1)
