"""What holds at every decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from .content import CARDS, DECKS, PLACES, ROAD, WILD
from .rules.field import blocked, foe_squares
from .rules.figures import CAP_GP, CAP_PP, CAP_VITA, capacity, hand_slots
from .rules.goods import SLOT_COUNT, carried
from .setup import decks
from .state import ALIVE, DEAD, GHOST, LIMBO, VAMPIRE, WEREWOLF, Hero, Tale

LOAD = 3
"""How far a load may lie above the capacity until it is seen to: a mule dies in a fight, say."""
SPARE = 20
"""How far temporary points may lie above a maximum."""
EVERY = {c for deck, cards in DECKS.items() if deck != "extra" for c in cards} | {*ROAD, *WILD}


def invariants(s: Tale) -> Iterator[str]:
    """What must hold at every decision; each line says what does not."""
    if not any(h.form == ALIVE for h in s.heroes):
        yield "a decision is asked of a group in which nobody lives"
    elif s.heroes[s.leader].form != ALIVE:
        yield f"the leader {s.heroes[s.leader].who} is not alive"
    for h in s.heroes:
        yield from hero_problems(h)
    yield from card_problems(s)
    yield from map_problems(s)


def hero_problems(h: Hero) -> Iterator[str]:
    """Points within caps, slots and capacities held."""
    if not 0 <= h.vita <= h.max_vita + SPARE or h.max_vita > CAP_VITA + 12:
        yield f"{h.who}: vita {h.vita} of {h.max_vita}"
    if not 0 <= h.pp <= h.max_pp + SPARE or h.max_pp > CAP_PP + 8:
        yield f"{h.who}: PP {h.pp} of {h.max_pp}"
    if not 0 <= h.gp <= h.max_gp + SPARE or h.max_gp > CAP_GP:
        yield f"{h.who}: GP {h.gp} of {h.max_gp}"
    if h.form == ALIVE and h.vita == 0:
        yield f"{h.who}: alive with no vita"
    if h.form == GHOST and h.gp == 0:
        yield f"{h.who}: a ghost with no GP"
    if h.form in (GHOST, LIMBO, DEAD, VAMPIRE) and h.companions:
        yield f"{h.who}: companions of one who is not alive"
    if h.coins < 0 or h.lore < 0 or h.ap < 0 or h.bandages < 0:
        yield f"{h.who}: coins {h.coins}, lore {h.lore}, AP {h.ap}, bandages {h.bandages}"
    if len(h.boons) > 2 or len(h.companions) > 2 or len(h.corrosion) > 2 or h.infection > 3:
        yield f"{h.who}: more boons, companions or tokens than fit"
    worn = [CARDS[g.card] for g in h.gear if g.worn]
    slots = [c.slot for c in worn if c.slot and c.slot != "hands"]
    for slot in slots:
        if slots.count(slot) > SLOT_COUNT.get(slot, 1):
            yield f"{h.who}: {slots.count(slot)} things worn on the {slot}"
    held = sum(c.hands for c in worn)
    if held > hand_slots(h):
        yield f"{h.who}: {held} hands in use"
    if len(h.gear) > 8 and carried(h) > capacity(h) + LOAD:
        yield f"{h.who}: carries {carried(h)} of {capacity(h)}"


def card_problems(s: Tale) -> Iterator[str]:
    """Every card is in exactly one place."""
    found = [*s.market, *s.events]
    for deck in decks(s):
        found += deck.cards
        found += deck.discard
    for h in s.heroes:
        found += [g.card for g in h.gear if not g.noted and CARDS[g.card].deck != "extra"]
        found += h.mystics
        found += h.companions
        found += h.boons
        found += h.tarots
    if s.card and s.card not in s.events:
        found.append(s.card)
    if len(found) == len(EVERY) and set(found) == EVERY:
        return
    where = Counter(found)
    for card in sorted(EVERY):
        if where[card] != 1:
            yield f"{card} is in {where[card]} places"


def map_problems(s: Tale) -> Iterator[str]:
    """Nobody stands in a wall or on another; the group is somewhere."""
    if s.place not in PLACES:
        yield f"the group is nowhere: {s.place!r}"
    site = s.site
    if site is None:
        return
    walls = blocked(site)
    taken: dict[int, str] = {}
    for h in s.heroes:
        if h.at < 0:
            continue
        if h.form not in (ALIVE, GHOST, WEREWOLF):
            yield f"{h.who} is on the map without being there"
        if walls >> h.at & 1:
            yield f"{h.who} stands in a wall"
        if h.at in taken:
            yield f"{h.who} stands on {taken[h.at]}"
        taken[h.at] = h.who
    for f in site.foes:
        if f.vita <= 0:
            yield f"foe {f.id} has no vita"
        if not foe_squares(f) & ~walls:
            yield f"foe {f.id} stands in a wall"
