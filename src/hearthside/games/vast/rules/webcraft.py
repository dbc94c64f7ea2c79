"""The Spider's power cards and other spells."""

from __future__ import annotations

from collections.abc import Callable

from hearthside.kernel import Asks, Decision, Option, learn, note
from hearthside.kernel.grid import cells

from ..content.board import ADJACENT, FULL, INDEX, NAMES, SUPPLY, Targets
from ..content.cards import POWERS
from ..content.mixes import SPIDER
from ..content.tiles import BLOOD
from ..state import GIANT, SORCERER, SPIDERLINGS, WEB_MAX, Vast
from .attacks import hit, poltergeist_on, skeletons_on
from .flow import finish
from .movement import enter, rings_any, spider_pauses, steps_to
from .pieces import (
    empty_tiles,
    form_figures,
    gain_blood,
    gain_terror,
    hatch,
    mask_of,
    pillar_mask,
    place_blood,
    place_web,
    remove_treasure,
)
from .sight import visible
from .spider import (
    CRAWL,
    DONE,
    ESCAPE,
    GO,
    MOVEMENT,
    TAKE,
    arrive,
    big_moves,
    blood_in_reach,
    crawlers,
    escape,
    kinds_in_hand,
    may_escape,
    take_blood,
    throw_power,
)
from .tiles import reveal, veil

FORM_POWER = ("fangs", "eyes", "webs")  # VM-181, by form
CAST = {(power, card): Option("cast", power, card) for power in POWERS for card in POWERS}
LOOK = Targets("look")
BITE = Targets("bite")
SPIN = Targets("spin")
VICTIM = {
    name: Option("victim", name)
    for name in (
        "paladin",
        *("casty", "screamy", "shooty", "slashy", "stabby", "smashy"),
        *(f"poltergeist{i + 1}" for i in range(9)),
    )
}
VEIL = Targets("veil")
LAY = Targets("lay")
TEND, LEGS, LOOT, STAY = Option("tend"), Option("legs"), Option("loot"), Option("stay")
SPEND = {card: Option("spend", card) for card in POWERS}
LOOT_TERROR = (0, 0, 1, 2, 2, 3)  # VM-186


# -- reach ---------------------------------------------------------------------------------


def reach(s: Vast) -> int:
    """VM-179: the tiles her cards affect in this form."""
    sp, m = s.spider, s.map
    if sp.form == SORCERER:
        return visible(m, sp.at) & m.tiles
    if sp.form == GIANT:
        return ADJACENT[sp.at] & m.tiles  # VM-180
    return mask_of(sp.spiderlings) & m.tiles


def prey(s: Vast) -> int:
    """The tiles with a figure she can attack: not Wraith or Warlock (VM-177), not by the pillar."""
    mask = s.map.haunted | mask_of(s.skeletons.at) & FULL
    if s.paladin.at >= 0:
        mask |= 1 << s.paladin.at
    return mask & ~pillar_mask(s)


def spinnable(s: Vast) -> int:
    """VM-178: tiles that can take another web."""
    m = s.map
    if sum(m.webs) >= WEB_MAX:
        return 0
    full = 0
    for at in cells(m.webbed):
        if m.webs[at] >= 3:
            full |= 1 << at
    return m.tiles & ~full


def targets(s: Vast, power: str, area: int) -> int:
    """The tiles in an area on which a power can be used."""
    m = s.map
    if power == "eyes":
        return area & ~m.lit
    if power == "fangs":
        return area & prey(s)
    return area & spinnable(s)


def spells(s: Vast) -> list[Option]:
    """Every spell she can cast now, with the card it is cast from."""
    sp, m = s.spider, s.map
    out: list[Option] = []
    kinds = kinds_in_hand(s)
    if kinds:
        area = reach(s)
        own = FORM_POWER[sp.form]
        for power in POWERS:
            if (power == own or power in kinds) and targets(s, power, area):
                cards = kinds if power == own else (power,)
                out += [CAST[power, card] for card in cards]
        if not s.no_legs:  # VM-234
            out.append(LEGS)  # VM-185
    if sp.form == SORCERER:
        if kinds:
            out += VEIL.of(visible(m, sp.at) & m.lit & empty_tiles(s))
        if sp.blood and mask_of(sp.eggs):
            out.append(TEND)
    elif sp.form == GIANT:
        cost = 1 if sp.eggs_laid else 2
        if len(sp.hand) >= cost and sp.eggs_laid < 2 and SUPPLY in sp.eggs:  # VM-184
            near = visible(m, sp.at) & (ADJACENT[sp.at] | 1 << sp.at)
            out += LAY.of(near & ~pillar_mask(s))
    elif kinds and form_figures(s) & m.hoards:
        out.append(LOOT)
    return out


# -- power cards ---------------------------------------------------------------------------


def _cast(s: Vast, pick: Option) -> Asks:
    """VM-174: the card's effect on the tiles of her form, then it is discarded (see VM-276)."""
    sp = s.spider
    power = str(pick[1])
    throw_power(s, str(pick[2]))
    note(s, "cast", power, rule="VM-174")
    sp.casting = power
    yield from affect(s, power)
    sp.casting = ""


def affect(s: Vast, power: str) -> Asks:
    """VM-179: the power is used on the tiles of her form, one after the other."""
    sp, seat = s.spider, s.seat_of[SPIDER]
    left = reach(s)
    uses = (2, 1, 99)[sp.form]
    first = True
    menu = LOOK if power == "eyes" else BITE if power == "fangs" else SPIN
    while uses and s.winner < 0:
        area = reach(s) if sp.form == GIANT else left
        spots = targets(s, power, area)
        if not spots:
            return
        options = menu.of(spots)
        if not first:
            options.append(DONE)
        where = yield Decision(seat, power, options, rule=POWERS[power].rule)
        if where == DONE:
            return
        at = INDEX[where[1]]
        left &= ~(1 << at)
        uses -= 1
        first = False
        if power == "eyes":
            kind = yield from reveal(s, at, seat, SPIDER)
            if kind == BLOOD:
                gain_blood(s)  # VM-175
        elif power == "fangs":
            yield from bite(s, at)
        else:
            place_web(s, at)


def bite(s: Vast, at: int) -> Asks:
    """VM-176: one enemy figure on the tile is hit, for 1 Blood; the Paladin shrugs it off (VM-076)."""
    names = [*skeletons_on(s, at), *poltergeist_on(s, at)]
    if s.paladin.at == at:
        names.append("paladin")
    options = [VICTIM[name] for name in names]
    pick = yield Decision(s.seat_of[SPIDER], "victim", options, rule="VM-176", about=(NAMES[at],))
    if pick[1] == "paladin":
        note(s, "hit", "paladin", SPIDER, rule="VM-176")
    else:
        yield from hit(s, str(pick[1]), SPIDER)
    gain_blood(s)


# -- other spells --------------------------------------------------------------------------


def spend_card(s: Vast) -> Asks:
    """She discards a power card of her choice; whether she has one tells something of her hand."""
    learn(s)
    options = [SPEND[card] for card in kinds_in_hand(s)]
    pick = yield Decision(s.seat_of[SPIDER], "spend", options, rule="VM-174", secret=True)
    throw_power(s, str(pick[1]))


def _veil(s: Vast, pick: Option) -> Asks:
    yield from spend_card(s)
    veil(s, INDEX[pick[1]])


def _tend(s: Vast, pick: Option) -> Asks:
    """VM-183: one blood token on every tile with an Egg."""
    s.spider.blood -= 1
    note(s, "tended", rule="VM-183")
    for at in cells(mask_of(s.spider.eggs)):
        place_blood(s, at)
    return
    yield


def _lay(s: Vast, pick: Option) -> Asks:
    """VM-184: an Egg for two cards, the second of the turn for one."""
    sp, at = s.spider, INDEX[pick[1]]
    for _ in range(1 if sp.eggs_laid else 2):
        yield from spend_card(s)
    sp.eggs[sp.eggs.index(SUPPLY)] = at
    sp.eggs_laid += 1
    note(s, "egg_laid", NAMES[at], rule="VM-184")
    hatch(s, at)


def _legs(s: Vast, pick: Option) -> Asks:
    """VM-185: one more space for her figure, or for each Spiderling now."""
    sp = s.spider
    yield from spend_card(s)
    note(s, "legs", rule="VM-185")
    if sp.form != SPIDERLINGS:
        sp.moves += 1
        return
    allowed = s.map.tiles & ~pillar_mask(s)
    for i, at in enumerate(sp.spiderlings):
        if at < 0:
            continue
        found = rings_any(at, 1, allowed, spider_pauses(s))
        options = [*GO.of(found[0] if found else 0), STAY]
        if may_escape(s, at, True):
            options.append(ESCAPE)
        step = yield Decision(
            s.seat_of[SPIDER], "legs", options, rule="VM-185", about=(f"spiderling{i + 1}",)
        )
        if step == ESCAPE:
            escape(s)
            return
        if step != STAY:
            sp.spiderlings[i] = INDEX[step[1]]
            note(s, "crept", f"spiderling{i + 1}", str(step[1]), rule="VM-185")
            yield from enter(s, SPIDER, sp.spiderlings[i])


def _loot(s: Vast, pick: Option) -> Asks:
    """VM-186: all treasures on Spiderling tiles; two or more frighten the house."""
    yield from spend_card(s)
    m, here = s.map, form_figures(s)
    taken = [i for i, at in enumerate(m.treasures) if at >= 0 and here >> at & 1]
    for i in taken:
        remove_treasure(s, i)
    note(s, "spider_looted", len(taken), rule="VM-186")
    terror = LOOT_TERROR[min(5, len(taken))]
    if terror:
        gain_terror(s, terror)


SPELLS: dict[str | int, Callable[[Vast, Option], Asks]] = {
    "cast": _cast,
    "veil": _veil,
    "tend": _tend,
    "lay": _lay,
    "legs": _legs,
    "loot": _loot,
}


def spider_acts(s: Vast) -> Asks:
    """VM-172: moves and spells in any order."""
    sp = s.spider
    options: list[Option] = []
    found: list[int] = []
    if sp.form == SPIDERLINGS:
        options = crawlers(s)
    elif sp.moves:
        options, found = big_moves(s)
    if s.map.bloody:
        options += TAKE.of(blood_in_reach(s))
    if sp.hand or sp.blood:
        options += spells(s)
    options.append(DONE)
    if s.no_legs and sp.hand:
        learn(s)  # that she has nothing left to cast
    pick = yield Decision(s.seat_of[SPIDER], "spider", options, rule="VM-172", about=(sp.moves,))
    verb = pick[0]
    if verb == "go":
        to = INDEX[pick[1]]
        sp.moves -= steps_to(found, to)
        yield from arrive(s, to)
    elif verb == "climb":
        sp.climbed = True
        sp.moves -= 1
        yield from arrive(s, INDEX[pick[1]])
    elif verb == "crawl":
        sp.mover = CRAWL.index(pick)
        sp.moves = MOVEMENT[SPIDERLINGS]
        s.step = "spiderling_crawls"
    elif verb == "take":
        take_blood(s, INDEX[pick[1]])
    elif verb == "escape":
        escape(s)
    elif verb == "done":
        s.step = "spider_redraws"
    else:
        yield from SPELLS[verb](s, pick)
        if s.winner >= 0:
            finish(s)
