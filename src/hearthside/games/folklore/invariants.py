"""What holds at every decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from .content import CARDS, CREATURES, DECKS, PLACES, ROAD, WILD
from .rules.field import blocked, foe_squares
from .rules.figures import CAP_GP, CAP_PP, CAP_VITA, capacity, hand_slots
from .rules.goods import SLOT_COUNT, carried
from .rules.harm import SPARE
from .rules.tale import ONWARD
from .setup import decks
from .state import ALIVE, DEAD, FOES, FORMS, GHOST, LIMBO, VAMPIRE, WEREWOLF, Foe, Hero, Tale

LOAD = 3
"""How far a load may lie above the capacity until it is seen to: a mule dies in a fight, say."""
EVERY = {c for deck, cards in DECKS.items() if deck != "extra" for c in cards} | {*ROAD, *WILD}


def invariants(s: Tale) -> Iterator[str]:
    """What must hold at every decision; each line says what does not."""
    if not any(h.form == ALIVE for h in s.heroes):
        yield "a decision is asked of a group in which nobody lives"
    elif s.heroes[s.leader].form != ALIVE:
        yield f"the leader {s.heroes[s.leader].who} is not alive"
    for h in s.heroes:
        yield from hero_problems(h)
        yield from gear_problems(h)
        yield from boost_problems(h.who, h)
        if h.form in (DEAD, VAMPIRE) and s.site is None and not s.waiting:
            yield f"{h.who}: {FORMS[h.form]}, and no map to be it on"
    if (s.goal_scene == ONWARD) != bool(s.bound):
        yield f"bound for {s.goal_scene!r}, and then for {s.bound}"
    yield from card_problems(s)
    yield from map_problems(s)
    yield from fight_problems(s)


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


def gear_problems(h: Hero) -> Iterator[str]:
    """Ammunition, uses, fills and stored PP stay within what is printed."""
    for g in h.gear:
        c = CARDS[g.card]
        if not 0 <= g.left <= max(c.ammo, c.uses):
            yield f"{h.who}: {g.left} left of {g.card}, which holds {c.ammo or c.uses}"
        if not 0 <= g.stored <= c.mods.get("enchanted", 0):
            yield f"{h.who}: {g.stored} PP in {g.card}"
        if not 0 <= g.fill_left <= 4:
            yield f"{h.who}: {g.card} is filled for {g.fill_left} attacks"


def boost_problems(name: str, f: Hero | Foe) -> Iterator[str]:
    """Boosts end within two turns, come once from each source, and add up to what counts."""
    keys = [(b.source, b.stat) for b in f.boosts]
    if len(keys) != len(set(keys)):
        yield f"{name}: one source boosts the same thing twice: {keys}"
    if any(not 1 <= b.left <= 2 or not -20 <= b.n <= 25 for b in f.boosts):
        yield f"{name}: boosts {f.boosts}"
    if f.boost_might != sum(b.n for b in f.boosts if b.stat == "might"):
        yield f"{name}: MIGHT {f.boost_might:+d} is not the sum of {f.boosts}"
    if f.boost_defense != sum(b.n for b in f.boosts if b.stat == "defense"):
        yield f"{name}: DEFENSE {f.boost_defense:+d} is not the sum of {f.boosts}"
    if not 0 <= f.reduced <= 2 or not 0 <= f.no_attack <= 2 or not 0 <= f.skip <= 2:
        yield f"{name}: reduced {f.reduced}, no attack {f.no_attack}, skip {f.skip}"
    if not 0 <= f.razor_left <= 4 or f.weaken < 0:
        yield f"{name}: razor for {f.razor_left} turns, {f.weaken} weaken tokens"


def fight_problems(s: Tale) -> Iterator[str]:
    """Counters on their cards, turns in an order that holds everybody once."""
    everybody = set(range(len(s.heroes)))
    melee, site = s.melee, s.site
    if melee is not None:
        if sorted(melee.order) != sorted(everybody):
            yield f"the order of the skirmish is {melee.order}"
        for kind, n in zip(melee.kinds, melee.counters, strict=True):
            top = CREATURES[kind].top if kind in CREATURES else CAP_VITA + SPARE
            if not 0 <= n <= top:
                yield f"{kind}: a counter of {n}"
    if site is not None:
        if site.combat and site.round and sorted(site.order) != sorted(everybody):
            yield f"the order of the combat is {site.order}"
        waiting = [*site.queue, *site.held]
        if (len(waiting) != len(set(waiting)) and not site.holding) or not set(
            waiting
        ) <= everybody:
            yield f"turns are queued for {site.queue}, held for {site.held}"


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
    ids = [f.id for f in site.foes]
    if len(ids) != len(set(ids)) or any(not 0 <= n < FOES for n in ids):
        yield f"two foes share an id: {ids}"
    for f in site.foes:
        if not 0 < f.vita <= f.most:
            yield f"foe {f.id} has {f.vita} vita of {f.most}"
        yield from boost_problems(f.tag, f)
        if not foe_squares(f) & ~walls:
            yield f"foe {f.id} stands in a wall"
