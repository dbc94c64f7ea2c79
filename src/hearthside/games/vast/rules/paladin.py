"""The Paladin's turn: collect, act, sprint, crusade, gain Fury."""

from __future__ import annotations

from hearthside.kernel import Asks, Decision, Option, note

from ..content.board import INDEX, NAMES, SUPPLY, Targets
from ..content.cards import LOCKED
from ..content.mixes import MANOR, PALADIN
from ..state import Vast
from .attacks import (
    ATTACK,
    BIT,
    POLTERGEIST_NAMES,
    defense,
    eggs_on,
    forcing_for_paladin,
    hit,
    poltergeist_on,
    skeletons_on,
    spider_figures_on,
)
from .dials import (
    DISCARD,
    choose_favor,
    dread,
    drop_card,
    free_favors,
    gain_fury,
    gain_grit,
    gain_light,
    ghost_strength,
    lose_health,
)
from .favors import PLAY, USES, aids, use_aid
from .flow import end_turn, finish
from .movement import enter, paladin_pauses, rings, steps_to, union
from .pieces import pillar_mask, remove_treasure
from .tiles import reveal, spread

CRUSADE = Targets("crusade")
SPRINT = Targets("sprint")
END_ACTIONS = Option("end")
STOP = Option("stop")
DONE = Option("done")
PRAY = {what: Option("pray", what) for what in ("fury", "light", "favor")}
KEEP_TREASURE, REFUSE = Option("keep"), Option("refuse")
GIVE: dict[str, Option] = {
    card: Option("give", card)
    for card in (
        "armor",
        "winged_boots",
        "magic_mace",
        "halo",
        "holy_symbol",
        "fire_brand",
        "prayer_beads",
    )
}


def paladin_collects(s: Vast) -> None:
    """VM-078: all hero cubes come back; treasures that work at turn start do (VM-114)."""
    p = s.paladin
    p.unassigned += p.prepare + p.sprint + p.crusade
    p.prepare = p.sprint = p.crusade = 0
    p.vigor = p.struck = 0
    p.hit_spider = p.hit_poltergeist = p.mace_used = p.conjure_used = False
    if "halo" in p.played:
        gain_light(s, 1)  # VM-293
    if "holy_symbol" in p.played:
        gain_fury(s, 1)  # VM-294
    s.step = "paladin_acts"


def can_stay(s: Vast) -> bool:
    """Whether a crusade without a step has anything to do here."""
    m, bit = s.map, 1 << s.paladin.at
    if bit & (m.haunted | m.hoards) or bit & ~m.lit:
        return True
    if bit & m.shrines and not s.shrines_shut:
        return True
    sp, at = s.spider, s.paladin.at
    return sp.at == at or at in sp.spiderlings or at in sp.eggs or at in s.skeletons.at


def sprint_rings(s: Vast, steps: int) -> list[int]:
    """VM-081: Lit tiles without forcing figures, as far as the sprint goes; webs end it (VM-082)."""
    m = s.map
    allowed = m.lit & ~forcing_for_paladin(s) & ~pillar_mask(s)
    return rings(m, s.paladin.at, steps, allowed, paladin_pauses(s))


def paladin_acts(s: Vast) -> Asks:
    """VM-079: any actions in any order, one hero cube each."""
    p, m, here = s.paladin, s.map, s.paladin.at
    options: list[Option] = []
    found: list[int] = []
    if p.unassigned:
        options = CRUSADE.of(spread(m, 1 << here) & m.tiles & ~pillar_mask(s))
        if can_stay(s):
            options.append(CRUSADE.at[here])
        found = sprint_rings(s, 4 if "winged_boots" in p.played else 2)  # VM-291
        options += SPRINT.of(union(found))
    options += aids(s, False)
    options.append(END_ACTIONS)
    pick = yield Decision(s.seat_of[PALADIN], "paladin", options, rule="VM-079")
    verb = pick[0]
    if verb == "crusade":
        yield from crusade(s, INDEX[pick[1]])
    elif verb == "sprint":
        p.unassigned -= 1
        p.sprint += 1
        p.moves = 4 if "winged_boots" in p.played else 2
        yield from run(s, found, INDEX[pick[1]])
    elif verb == "end":
        s.step = "paladin_rages"
    else:
        yield from use_aid(s, pick)
        if s.winner >= 0:
            finish(s)


def run(s: Vast, found: list[int], to: int) -> Asks:
    """One leg of a sprint."""
    p = s.paladin
    p.moves -= steps_to(found, to)
    if s.map.webbed >> to & 1:
        p.moves = 0  # VM-082
    p.at = to
    note(s, "sprinted", NAMES[to], rule="VM-081")
    yield from enter(s, PALADIN, to)
    s.step = "paladin_sprints" if p.moves else "paladin_acts"


def paladin_sprints(s: Vast) -> Asks:
    """The rest of a sprint, if he wants it."""
    p = s.paladin
    found = sprint_rings(s, p.moves)
    if not found:
        s.step = "paladin_acts"
        return
    options = [*SPRINT.of(union(found)), *aids(s, False), STOP]
    pick = yield Decision(s.seat_of[PALADIN], "sprint", options, rule="VM-081", about=(p.moves,))
    if pick[0] == "sprint":
        yield from run(s, found, INDEX[pick[1]])
    elif pick[0] == "stop":
        s.step = "paladin_acts"
    else:
        yield from use_aid(s, pick)
        if s.winner >= 0:
            finish(s)


# -- crusade -------------------------------------------------------------------------------


def crusade(s: Vast, to: int) -> Asks:
    """VM-084: a step or none, then reveal, attack, shrine, treasures in order.

    VM-087: Dark tiles with figures may be entered too. VM-274 and VM-279 play it through.
    """
    p, m = s.paladin, s.map
    p.unassigned -= 1
    p.crusade += 1
    p.struck = p.vigor = 0
    p.origin = SUPPLY
    if to != p.at:
        p.origin, p.at = p.at, to
        note(s, "crusaded", NAMES[to], rule="VM-084")
        yield from enter(s, PALADIN, to)
    if not m.lit >> to & 1:  # VM-085
        yield from reveal(s, to, s.seat_of[PALADIN], PALADIN, p.origin)
        if s.winner >= 0:
            finish(s)
            return
        yield from gain_grit(s, 2)
    s.step = "crusade_fights"


def crusade_fights(s: Vast) -> Asks:
    """VM-088: figures that force attacks first; those he walked into must be attacked."""
    p = s.paladin
    forcing, others = foes(s)
    if not forcing and not others:
        s.step = "crusade_prays"
        return
    options = [ATTACK[name] for name in forcing or others]
    options += aids(s, True)
    forced = bool(forcing) and p.origin >= 0  # VM-055
    if not forced:
        options.append(DONE)
    pick = yield Decision(
        s.seat_of[PALADIN], "fight", options, rule="VM-088", about=(p.prepare + p.vigor,)
    )
    if pick[0] == "attack":
        yield from fight(s, str(pick[1]), forced)
    elif pick[0] == "done":
        s.step = "crusade_prays"
    else:
        yield from use_aid(s, pick)
    if s.winner >= 0:
        finish(s)


def foes(s: Vast) -> tuple[list[str], list[str]]:
    """The figures on his tile not attacked in this crusade (VM-091): forcing ones, others."""
    p, at = s.paladin, s.paladin.at
    spider = spider_figures_on(s, at)
    forcing = [*skeletons_on(s, at), *poltergeist_on(s, at)]
    others = eggs_on(s, at)
    if s.spider.at == at:
        forcing += spider
    else:
        others = [*spider, *others]  # VM-056: Spiderlings and Eggs force nobody
    if p.struck:
        forcing = [name for name in forcing if not p.struck & BIT[name]]
        others = [name for name in others if not p.struck & BIT[name]]
    return forcing, others


def fight(s: Vast, name: str, forced: bool) -> Asks:
    """VM-052: he hits with more Strength than its Defense; a forced miss sends him back.

    VM-057: the first miss ends it, earlier hits stand. VM-059, VM-060: going back is a placement,
    whatever stands there. VM-090: a miss he was not forced into costs nothing.
    """
    p = s.paladin
    p.struck |= BIT[name]
    if p.prepare + p.vigor > defense(s, name):
        yield from hit(s, name, PALADIN)
        return
    note(s, "missed", name, PALADIN, rule="VM-054")
    if s.ghosts_strike and name in POLTERGEIST_NAMES:
        yield from struck_back(s, name)
        if s.winner >= 0:
            return
    if forced:
        p.at = p.origin  # VM-054, VM-089
        p.vigor = 0
        note(s, "retreated", NAMES[p.at], rule="VM-054")
        s.step = "paladin_acts"


def struck_back(s: Vast, name: str) -> Asks:
    """VM-265, an option: a poltergeist he missed hits him if its Strength beats his Defense."""
    if ghost_strength(s) > s.paladin.prepare:
        note(s, "struck_back", name, rule="VM-265")
        yield from lose_health(s, 1)


def crusade_prays(s: Vast) -> Asks:
    """VM-097: on a Shrine he gains Fury or Light, or changes a favor, once per crusade (VM-099)."""
    p = s.paladin
    s.step = "crusade_loots"
    if not s.map.shrines >> p.at & 1 or s.shrines_shut:
        return
    while True:
        options = [PRAY["fury"], PRAY["light"], DONE]
        if free_favors(s):
            options.append(PRAY["favor"])
        options += aids(s, False)  # VM-113
        pick = yield Decision(s.seat_of[PALADIN], "pray", options, rule="VM-097")
        if pick[0] in ("pray", "done"):
            break
        yield from use_aid(s, pick)
        if s.winner >= 0:
            finish(s)
            return
    note(s, "prayed", str(pick[-1]), rule="VM-097")
    if pick == PRAY["fury"]:
        gain_fury(s, 1)
    elif pick == PRAY["light"]:
        gain_light(s, 1)
    elif pick == PRAY["favor"]:
        cards = [DISCARD[card] for card in free_favors(s) if card not in LOCKED]  # VM-098
        gone = yield Decision(
            s.seat_of[PALADIN], "discard_favor", cards, rule="VM-100", secret=True
        )
        drop_card(s, str(gone[1]))
        yield from choose_favor(s)


def crusade_loots(s: Vast) -> Asks:
    """VM-101: the treasures on his tile, one at a time."""
    p, m = s.paladin, s.map
    if not m.hoards >> p.at & 1:
        p.vigor = 0
        s.step = "paladin_acts"
        return
    remove_treasure(s, m.treasures.index(p.at))
    yield from receive_treasure(s)


def receive_treasure(s: Vast) -> Asks:
    """VM-101: the Manor draws two and gives one; without a Manor he draws one (VM-213, VM-254)."""
    p, seat = s.paladin, s.seat_of[PALADIN]
    if s.seat_of[MANOR] >= 0:
        offered = s.manor.offered = p.treasures.deal(s, 2)
        if not offered:
            yield from gain_grit(s, 5)  # VM-103
            return
        options = [GIVE[card] for card in offered]
        pick = yield Decision(s.seat_of[MANOR], "give", options, rule="VM-101", secret=True)
        card = str(pick[1])
        offered.remove(card)
        p.hand.append(card)
        for other in offered:
            p.treasures.throw(other)
        s.manor.offered = []
        knowing = (seat, s.seat_of[MANOR])
        note(s, "given", card, rule="VM-101", to=knowing)
        note(s, "treasure_found", rule="VM-101", but=knowing)
    else:
        drawn = p.treasures.draw(s)
        if drawn is None:
            yield from gain_grit(s, 5)  # VM-103
            return
        card = drawn
        p.hand.append(card)
        note(s, "given", card, rule="VM-101", to=(seat,))
        note(s, "treasure_found", rule="VM-101", but=(seat,))
    yield from keep_or_refuse(s, card)


def keep_or_refuse(s: Vast, card: str) -> Asks:
    """VM-102: he keeps the card, or boxes it for Grit; Dedication changes the price (VM-288)."""
    p, seat = s.paladin, s.seat_of[PALADIN]
    while True:
        options = [KEEP_TREASURE, REFUSE]
        if "dedication" in p.hand:
            options.append(PLAY["dedication"])  # VM-112
        pick = yield Decision(seat, "treasure", options, rule="VM-102", about=(card,), secret=True)
        if pick == KEEP_TREASURE:
            note(s, "kept", rule="VM-102")
            return
        if pick == REFUSE:
            break
        yield from USES["play"](s, pick)
    p.hand.remove(card)
    p.boxed.append(card)
    note(s, "refused", card, rule="VM-102")
    if "dedication" in p.played:
        gain_light(s, 2)
        gain_fury(s, 2)
    else:
        yield from gain_grit(s, 5)


def paladin_rages(s: Vast) -> Asks:
    """VM-104: 1 Fury if the Spider was not hit; in the solo game VM-253."""
    p = s.paladin
    if not (p.hit_poltergeist if s.solo else p.hit_spider):
        gain_fury(s, 1)
    if s.solo:
        yield from dread(s, 1)
        if s.winner >= 0:
            finish(s)
        else:
            s.step = "solo_rises"
        return
    end_turn(s)
