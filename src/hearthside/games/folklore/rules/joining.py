"""Making characters: booklets, gifts for small groups, and joining a campaign that is under way."""

from __future__ import annotations

from hearthside.kernel import Asks

from ..content import CHARACTERS
from ..state import ALIVE, Hero, Tale
from .awards import draw_item, gain_boon, gain_companion, gain_mystic
from .figures import refresh
from .goods import fits, new_gear

# FL-343: items, lore, d4 x 10 coins, ability points beyond the starting abilities
JOINING = {
    "dusk": (2, 200, 1, 1),
    "twilight": (3, 500, 2, 3),
    "midnight": (5, 1100, 3, 8),
    "nightmare": (5, 1700, 3, 12),
}


def new_character(s: Tale, who: str, seat: int, focus: int) -> Hero:
    """A character with its booklet's gear, at full vita and PP (FL-005, FL-011)."""
    c = CHARACTERS[who]
    h = Hero(who=who, number=len(s.heroes), seat=seat, focus=focus, coins=c.coins)
    if s.own_abilities:
        h.ap = 3  # FL-008
    else:
        h.abilities = tuple(c.abilities)
    for card in c.items:
        noted = card not in s.items.cards
        if not noted:
            s.items.cards.remove(card)
        h.gear.append(new_gear(card, noted))
        h.gear[-1].worn = fits(h, card)
    refresh(s, h)
    h.vita, h.pp = h.max_vita, h.max_pp
    return h


def outfit(s: Tale, h: Hero) -> Asks:
    """Random prayer or ritual, heirloom, and what a group of two is given besides."""
    for kind in CHARACTERS[h.who].mystics:
        gain_mystic(s, h, kind)  # FL-006
    if s.with_heirlooms:  # FL-009
        card = s.heirlooms.draw(s)
        if card is not None:
            h.gear.append(new_gear(card))
            refresh(s, h)
    if len(s.heroes) == 2:  # FL-010
        h.bandages += 1
        if len(h.companions) < 2:
            kind = s.dice.pick(("animal", "militia"))
            yield from gain_companion(s, h, kind)
        if len(h.boons) < 2:
            gain_boon(s, h)


def catch_up(s: Tale, h: Hero, difficulty: str) -> Asks:
    """What one who joins later has lived through already (FL-343)."""
    items, lore, coins, ap = JOINING[difficulty]
    assert h.form == ALIVE
    for _ in range(items):
        yield from draw_item(s, h)
    h.lore += lore
    refresh(s, h)  # FL-332: the ghost form grows with the lore, before any reward is chosen
    h.coins += 10 * sum(s.dice.rolls(coins, 4))
    # the tiers that this lore unlocks pay their own AP; the table counts those as well
    tiers = sum(t.ap for t in CHARACTERS[h.who].tiers if t.lore <= h.lore)
    h.ap += max(0, ap - tiers)
