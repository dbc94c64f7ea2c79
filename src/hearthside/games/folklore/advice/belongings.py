"""What a group owns and knows, as bots weigh it: coins and things in one measure, abilities by their cost.

Everything here is a sum over the group of something that grows with what is owned, so that handing things round
gains nothing, and learning, buying and equipping always gain a little.
"""

from __future__ import annotations

from functools import cache

from ..content import ABILITIES, CARDS
from ..rules.figures import hand_slots, weapons
from ..rules.growth import learnable
from ..state import BROKEN, OPENED, Gear, Hero, Tale

COIN, READY, SPARE = 0.7, 0.85, 0.3
"""What a coin is worth, a thing that could be put on, and a thing beyond what one can wear; worn it is worth 1."""
PLENTY = 150
"""Coins' worth of belongings for each character at which more matters half as much."""
FUSS, FUSS_IN_COMBAT = 0.0005, 0.003
"""What handing a thing over costs: more than a round of the candle, so that nobody puts off the end of a turn with it."""
LOOK = 0.0001
"""What it is worth to look into a pack that there is something to be done about, and costs with any other."""


def riches(s: Tale) -> float:
    """What the group owns, between 0 and 1; who of them owns it makes no difference."""
    n = sum(COIN * h.coins + goods(h) for h in s.heroes)
    return n / (n + PLENTY * len(s.heroes))


def goods(h: Hero) -> float:
    """A character's things by their price: what is worn in full, the best that could be worn nearly, the rest little."""
    total, room = 0.0, {"hands": hand_slots(h)}
    for g in sorted(h.gear, key=_order):
        card = CARDS[g.card]
        price = card.value or 40  # artifacts and heirlooms are no ware
        if g.condition == BROKEN or (card.uses and g.left <= 0):
            total += 0.5 * SPARE * price
        elif not card.slot:
            total += READY * price
        else:
            takes = card.hands if card.slot == "hands" else 1
            left = room.get(card.slot, 1)
            room[card.slot] = left - takes if takes <= left else left
            total += price * (SPARE if takes > left else 1.0 if g.worn else READY)
    return total


def _order(g: Gear) -> tuple[int, bool]:
    return -CARDS[g.card].value, not g.worn


def knowledge(h: Hero) -> float:
    """What a character has learned, between 0 and 0.25; points that are not spent yet count half."""
    return _knowledge(2 * (sum(ABILITIES[a].cost for a in h.abilities) + len(h.mystics)) + h.ap)


def to_learn(h: Hero) -> float:
    """How much a character would gain by spending its ability points, as far as they buy anything."""
    if not learnable(h):
        return 0.0
    points = 2 * (sum(ABILITIES[a].cost for a in h.abilities) + len(h.mystics)) + h.ap
    return _knowledge(points + h.ap) - _knowledge(points)


@cache
def _knowledge(points: int) -> float:
    return 0.25 * points / (points + 40)


def fuss(s: Tale) -> float:
    """What has been handed to and fro this turn or round, and a pack that was opened for nothing."""
    n = sum(len(h.handled) - (OPENED in h.handled) - put_on(h) for h in s.heroes)
    fighting = s.site is not None and s.site.combat
    cost = n * (FUSS_IN_COMBAT if fighting else FUSS)
    if s.step in ("hero_end", "world_camp"):
        h = s.heroes[s.asked]
        if fighting:
            cost += 0.0 if put_on(h) or not weapons(h) else 4 * FUSS_IN_COMBAT
        else:
            cost += -LOOK if put_on(h) or rummages(s, h) else LOOK
    return cost


def put_on(h: Hero) -> int:
    """How many things a character has put on this turn or round."""
    return sum(g.worn and g.card in h.handled for g in h.gear)


def rummages(s: Tale, h: Hero) -> bool:
    """Whether there is something to be done about a pack: a thing to put on, a wound to bind."""
    if s.step == "world_camp" and h.bandages and h.vita + 2 <= h.max_vita:
        return True
    worn = sum(CARDS[g.card].hands or 1 for g in h.gear if g.worn and CARDS[g.card].slot == "hands")
    slots = {CARDS[g.card].slot for g in h.gear if g.worn and CARDS[g.card].slot != "hands"}
    for g in h.gear:
        card = CARDS[g.card]
        if g.worn or not card.slot or g.condition == BROKEN or g.card in h.handled:
            continue
        free = (
            worn + card.hands <= hand_slots(h) if card.slot == "hands" else card.slot not in slots
        )
        if free:
            return True
    return False
