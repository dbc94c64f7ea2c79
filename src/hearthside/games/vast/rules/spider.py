"""The Spider's turn: form, Terror, moving; spells are in `webcraft`."""

from __future__ import annotations

from hearthside.kernel import Asks, Decision, Option, learn, note

from ..content.board import ENTRANCE, GONE, INDEX, NAMES, SUPPLY, Targets
from ..content.cards import POWERS
from ..content.mixes import SPIDER
from ..state import FORM_NAMES, GIANT, SPIDERLINGS, Vast
from .flow import end_turn, finish
from .movement import (
    enter,
    rings,
    rings_any,
    spider_pauses,
    spread_any,
    steps_to,
    union,
)
from .pieces import form_figures, gain_terror, mask_of, pillar_mask, remove_blood
from .tiles import spread

FORM = tuple(Option("form", name) for name in FORM_NAMES)
FEED, GO_ON, DONE = Option("feed"), Option("go_on"), Option("done")
SCARE = {card: Option("scare", card) for card in POWERS}
GO = Targets("go")
CLIMB = Targets("climb")
BECOME = Targets("become")
TAKE = Targets("take")
CRAWL = tuple(Option("crawl", f"spiderling{i + 1}") for i in range(5))
STOP, ESCAPE = Option("stop"), Option("escape")
MOVEMENT = (3, 2, 4)  # VM-173


def spirit(s: Vast) -> int:
    """How many power cards she draws: 3, and more as Terror rises."""
    terror = s.spider.terror
    return 3 if terror < 2 else 4 + (terror - 2) // s.spirit_step


def kinds_in_hand(s: Vast) -> list[str]:
    """The different power cards she holds."""
    hand = s.spider.hand
    return [card for card in POWERS if card in hand]


def throw_power(s: Vast, card: str) -> None:
    """A power card goes from hand to its discard pile."""
    s.spider.hand.remove(card)
    s.spider.deck.throw(card)
    learn(s)


# -- form ----------------------------------------------------------------------------------


def spider_chooses_form(s: Vast) -> Asks:
    """VM-167: a new form, or the old one (VM-169); not on her first turn (VM-166)."""
    sp, seat = s.spider, s.seat_of[SPIDER]
    sp.turns += 1
    sp.fed = sp.scared = sp.climbed = False
    sp.moved = sp.eggs_laid = 0
    sp.mover = SUPPLY
    if sp.turns > 1:
        forms = FORM[:1] if s.demon_queen else FORM  # VM-234
        pick = yield Decision(seat, "form", forms, rule="VM-167")
        yield from take_form(s, FORM.index(pick))
    sp.moves = MOVEMENT[sp.form]
    s.step = "spider_gains"


def take_form(s: Vast, form: int) -> Asks:
    """VM-168: all Spiderlings on the old figure's tile, or the figure on any Spiderling's tile."""
    sp = s.spider
    if form == sp.form:
        return
    if form == SPIDERLINGS:
        for i, at in enumerate(sp.spiderlings):
            if at == SUPPLY:
                sp.spiderlings[i] = sp.at
        sp.at = SUPPLY
    elif sp.form == SPIDERLINGS:
        spots = BECOME.of(mask_of(sp.spiderlings))
        pick = yield Decision(s.seat_of[SPIDER], "become", spots, rule="VM-168")
        sp.at = INDEX[pick[1]]
        for i, at in enumerate(sp.spiderlings):
            if at != GONE:
                sp.spiderlings[i] = SUPPLY
    sp.form = form
    note(s, "form", FORM_NAMES[form], rule="VM-167")


# -- Terror --------------------------------------------------------------------------------


def blood_in_reach(s: Vast) -> int:
    """VM-192: tiles with her figure and blood, but no Egg."""
    return form_figures(s) & s.map.bloody & ~mask_of(s.spider.eggs)


def take_blood(s: Vast, at: int) -> None:
    """A token from the map into her Blood box."""
    remove_blood(s, at)
    s.spider.blood += 1
    note(s, "blood_taken", NAMES[at], rule="VM-192")


def spider_gains(s: Vast) -> Asks:
    """VM-170, VM-171: feed and scare, each once a turn."""
    sp = s.spider
    options = TAKE.of(blood_in_reach(s))
    if sp.blood >= 3 and not sp.fed:
        options.append(FEED)
    if not sp.scared and sp.hand and sum(s.map.webs) >= 6:
        options += [SCARE[card] for card in kinds_in_hand(s)]
    if not options:
        s.step = "spider_acts"
        return
    options.append(GO_ON)
    pick = yield Decision(s.seat_of[SPIDER], "gain", options, rule="VM-170")
    verb = pick[0]
    if verb == "take":
        take_blood(s, INDEX[pick[1]])
    elif verb == "feed":
        sp.blood -= 3
        sp.fed = True
        note(s, "fed", rule="VM-170")
        gain_terror(s, 1)
    elif verb == "scare":
        throw_power(s, str(pick[1]))
        sp.scared = True
        note(s, "scared", rule="VM-171")
        gain_terror(s, 1)
    else:
        s.step = "spider_acts"


# -- moving --------------------------------------------------------------------------------


def may_escape(s: Vast, at: int, over_walls: bool) -> bool:
    """VM-156: with Terror enough, from the space above the stairs, through an open side or a wall."""
    if at != ENTRANCE or s.spider.terror < s.terror_goal:
        return False
    return bool(s.map.doors >> at & 1) or over_walls


def escape(s: Vast) -> None:
    """She is out and wins."""
    s.winner, s.how = SPIDER, "escaped"
    finish(s)


def big_moves(s: Vast) -> tuple[list[Option], list[int]]:
    """VM-159: where the big form can go: over open edges, and the Giant once over a wall."""
    sp, m = s.spider, s.map
    allowed = m.tiles & ~pillar_mask(s)
    found = rings(m, sp.at, sp.moves, allowed, spider_pauses(s))
    options = GO.of(union(found))
    climbs = sp.form == GIANT and not sp.climbed
    if climbs:
        here = 1 << sp.at
        options += CLIMB.of(spread_any(here) & ~spread(m, here) & allowed)
    if may_escape(s, sp.at, climbs):
        options.append(ESCAPE)
    return options, found


def arrive(s: Vast, to: int) -> Asks:
    """Her big figure enters a tile; enemy figures do not stop her (VM-157, VM-158)."""
    s.spider.at = to
    note(s, "crept", FORM_NAMES[s.spider.form], NAMES[to], rule="VM-173")
    yield from enter(s, SPIDER, to)


def crawlers(s: Vast) -> list[Option]:
    """The Spiderlings that have not moved yet, one per tile."""
    sp = s.spider
    seen = 0
    out: list[Option] = []
    for i, at in enumerate(sp.spiderlings):
        if at >= 0 and not sp.moved >> i & 1 and not seen >> at & 1:
            seen |= 1 << at
            out.append(CRAWL[i])
    return out


def spiderling_crawls(s: Vast) -> Asks:
    """VM-172: one Spiderling moves to the end before the next; walls do not stop it (VM-159)."""
    sp, i = s.spider, s.spider.mover
    at = sp.spiderlings[i]
    allowed = s.map.tiles & ~pillar_mask(s)
    found = rings_any(at, sp.moves, allowed, spider_pauses(s)) if sp.moves else []
    options = GO.of(union(found))
    if s.map.bloody:
        options += TAKE.of(blood_in_reach(s) & 1 << at)
    if sp.moves and may_escape(s, at, True):
        options.append(ESCAPE)
    options.append(STOP)
    pick = yield Decision(
        s.seat_of[SPIDER], "crawl", options, rule="VM-172", about=(f"spiderling{i + 1}", sp.moves)
    )
    verb = pick[0]
    if verb == "go":
        to = INDEX[pick[1]]
        sp.moves -= steps_to(found, to)
        sp.spiderlings[i] = to
        note(s, "crept", f"spiderling{i + 1}", NAMES[to], rule="VM-173")
        yield from enter(s, SPIDER, to)
    elif verb == "take":
        take_blood(s, at)
    elif verb == "escape":
        escape(s)
    else:
        sp.moved |= 1 << i
        sp.mover = SUPPLY
        s.step = "spider_acts"


def spider_redraws(s: Vast) -> None:
    """VM-187: the rest of her hand goes, then she draws as many cards as her Spirit."""
    sp = s.spider
    sp.deck.discard += sp.hand
    sp.hand = sp.deck.deal(s, spirit(s))
    if s.journal is not None:
        note(s, "drew_powers", len(sp.hand), rule="VM-187")
        for card in sp.hand:
            note(s, "drew_power", card, rule="VM-187", to=(s.seat_of[SPIDER],))
    end_turn(s)
