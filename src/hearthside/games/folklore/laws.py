"""Outcome, hidden order, invariants, measures and refusals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from hearthside.kernel import END, Decision, Dice, Option, Outcome

from .board import NUMBERS
from .content import ABILITIES, CARDS, CHARACTERS, DECKS, MAPS, PLACES, ROAD, TOWNS, WILD
from .rules.figures import CAP_GP, CAP_PP, CAP_VITA, capacity, hand_slots
from .rules.goods import SLOT_COUNT, carried
from .rules.keywords import blocked, foe_squares
from .rules.statuses import DERANGED
from .setup import decks
from .state import (
    ACTED,
    ALIVE,
    ATTACKED,
    DEAD,
    GHOST,
    INTERACTED,
    LIMBO,
    VAMPIRE,
    WEREWOLF,
    Hero,
    Tale,
)

LOAD = 3
"""How far a load may lie above the capacity until it is seen to: a mule dies in a fight, say."""
SPARE = 20
"""How far temporary points may lie above a maximum."""


EVERY = {c for deck, cards in DECKS.items() if deck != "extra" for c in cards} | {*ROAD, *WILD}


def outcome(s: Tale) -> Outcome | None:
    """The group shares one score: how well its stories ended, and how many of it live."""
    if s.step != END:
        return None
    share = sum(s.scores) / (100 * max(1, len(s.scores)))
    return Outcome((share,) * s.seats, s.endings[-1] if s.endings else "candle", "FL-023")


def redeal(s: Tale, seat: int, rng: Dice) -> None:
    """Only the order of the decks is hidden, from everybody alike."""
    z = rng.below(1 << 63)
    for deck in decks(s):  # ten decks for every world that a search looks at: one roll has to do
        keys = []
        for _ in deck.cards:
            z = (z * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
            keys.append(z)
        deck.cards = [card for _, card in sorted(zip(keys, deck.cards, strict=True))]


def metrics(s: Tale) -> dict[str, int | float | str | bool]:
    """Facts about a finished game."""
    return {
        "story": "+".join(s.endings) and s.story,
        "ending": s.endings[-1] if s.endings else "",
        "score": sum(s.scores) / max(1, len(s.scores)),
        "survived": s.group_deaths == 0 and bool(s.endings) and s.endings[-1] != "candle",
        "alive": sum(h.form == ALIVE for h in s.heroes),
        "characters": len(s.heroes),
        "deaths": s.deaths,
        "group_deaths": s.group_deaths,
        "foes_beaten": s.foes_beaten,
        "rounds": s.rounds,
        "lore": sum(h.lore for h in s.heroes) // max(1, len(s.heroes)),
    }


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


def forbids(s: Tale, decision: Decision, option: Option) -> str | None:
    """The rule behind an option that is not on offer."""
    if decision.ask == "act" and s.site is not None and s.site.active >= 0:
        return act_refusal(s, s.heroes[s.site.active], option)
    if decision.ask == "travel":
        if option.verb == "rest":
            return "FL-032"
        if option.verb == "enter":
            return "FL-051"
        return "FL-038" if PLACES[s.place].kind != "wild" else "FL-040"
    if decision.ask == "location" and s.town_queue:
        h = s.heroes[s.town_queue[0]]
        if h.wanted:
            return "FL-059"
        if h.form != ALIVE:
            return "FL-337" if h.form == GHOST else "FL-339"
        return {3: "FL-055", 2: "FL-056", 1: "FL-057"}[TOWNS[s.place].visits]
    by_ask = {
        "deal": "FL-054", "side": "FL-106", "strike": "FL-118", "stance": "FL-220",
        "pack": "FL-315", "transition": "FL-085", "block": "FL-102", "path": "FL-017",
        "reward": "FL-301", "raise": "FL-304", "bonus": "FL-303", "too_much": "FL-313",
        "train": "FL-305", "rise": "FL-330", "place": "FL-197", "arc": "FL-274", "flee": "FL-133", "companion": "FL-325",
    }  # fmt: skip
    return by_ask.get(decision.ask)


def act_refusal(s: Tale, h: Hero, option: Option) -> str | None:
    """Why a character may not do this on its turn."""
    verb = option.verb
    site = s.site
    assert site is not None
    if h.form == GHOST and verb in ("open", "search", "try", "use", "pray"):
        return "FL-333"
    if verb == "go":
        at = NUMBERS.get(str(option.args[0]), -1)
        if at >= 0 and (MAPS[site.map].walls | MAPS[site.map].objects | site.doors) >> at & 1:
            return "FL-078"
        if h.done & ATTACKED:
            return "FL-147"
        return "FL-153" if h.steps else "FL-145"
    if verb in ("hit", "fist", "throw"):
        if h.done & ACTED:
            return "FL-146"
        if h.no_attack == 1:
            return "FL-167"
        return "FL-160"
    if verb == "cast":
        a = ABILITIES.get(str(option.args[0]))
        if a is None or a.id not in h.abilities:
            own = CHARACTERS[h.who].keywords
            return "FL-305" if a and a.keywords and not set(own) & set(a.keywords) else "FL-306"
        if h.statuses & DERANGED:
            return "FL-262"
        return "FL-311" if h.pp < a.cost else "FL-308"
    if verb in ("open", "search", "try"):
        return "FL-079"
    if verb == "pray":
        return "FL-262" if h.statuses & DERANGED else "FL-328"
    return {
        "use": "FL-146" if h.done & (ACTED | INTERACTED) else "FL-097",
        "off": "FL-101", "hold": "FL-075", "focus": "FL-222", "regroup": "FL-225",
        "evade": "FL-221", "douse": "FL-209", "sic": "FL-149", "order": "FL-200",
        "power": "FL-336", "charge": "FL-282", "scrape": "FL-232", "equip": "FL-152", "give": "FL-152",
    }.get(verb)  # fmt: skip
