"""The Spider's turn: form, Terror, moving and casting, a new hand."""

from __future__ import annotations

from collections.abc import Iterable

from hearthside.kernel import Act, Ask, Asks, Bar, Decision, Option, note

from ...content.board import CRYPTS, ENTRANCE, GONE, INDEX, SUPPLY
from ...content.figures import FORM_NAMES, GIANT, SPIDERLING_NAMES, SPIDERLINGS
from ...content.names import FIGURE_WORDS, FORM_WORDS, count_words
from ...content.powers import POWER_CARDS, POWERS
from ...content.roles import SPIDER
from ...state import Vast
from ..dials import pay, short_of
from ..flow import end_turn, finish
from ..lists import Spots
from ..movement import offered, steps_to
from ..pieces import gain_terror, mask_of
from .movement import (
    BLOOD,
    CLIMB,
    CLIMBS,
    DRINKS,
    ESCAPE,
    GO,
    GOES,
    MOVEMENT,
    big_rings,
    blood_in_reach,
    climbable,
    crawl_rings,
    crawl_to,
    drink,
    escape,
    mover_words,
    no_big_escape,
    no_crawl_to,
    no_drink,
    no_escape,
)
from .spells import (
    SPELLS,
    card_points,
    kinds_in_hand,
    no_such_card,
    spell_options,
    throw_power,
)

FEED_COST = 3  # VM-170
SCARY_WEBS = 6  # VM-171


def spirit(s: Vast) -> int:
    """How many power cards she draws: 3, and more as Terror rises."""
    terror = s.spider.terror
    return 3 if terror < 2 else 4 + (terror - 2) // s.spirit_step


# -- form ----------------------------------------------------------------------------------


def take_form(s: Vast, me: int, name: str) -> Asks:
    """VM-168: all Spiderlings on the old figure's tile, or the figure on any Spiderling's tile."""
    sp, form = s.spider, FORM_NAMES.index(name)
    if form == sp.form:
        return
    if form == SPIDERLINGS:
        for i, at in enumerate(sp.spiderlings):
            if at == SUPPLY:
                sp.spiderlings[i] = sp.at
        sp.at = SUPPLY
    elif sp.form == SPIDERLINGS:
        pick = yield RISE.of(me, RISES.of(mask_of(sp.spiderlings)))
        sp.at = INDEX[pick[1]]
        for i, at in enumerate(sp.spiderlings):
            if at != GONE:
                sp.spiderlings[i] = SUPPLY
    sp.form = form
    note(s, "form", name, rule="VM-167")


FORM = Act(
    "form",
    "VM-167",
    take_form,
    over=FORM_NAMES,
    barred=lambda s, me, name: "VM-234" if s.demon_queen and name != FORM_NAMES[GIANT] else None,
    label=lambda s, me, name: (
        f"{'Stay' if name == FORM_NAMES[s.spider.form] else 'Become'} the {FORM_WORDS[name]}"
    ),
    points="card:form",
)
FORMS = {False: list(FORM.options), True: [FORM.options[GIANT]]}
CHOOSE_FORM = Ask(
    "form",
    "VM-167",
    (FORM,),
    prompt="which shape do you take?",
    meanwhile="chooses a form",
    fast=lambda s, me: FORMS[s.demon_queen],
)
BECOME = Act[Vast, [str]](
    "become",
    "VM-168",
    over=CRYPTS,
    barred=lambda s, me, name: (
        None if INDEX[name] in s.spider.spiderlings else Bar("VM-168", "No Spiderling is there.")
    ),
    label="Rise at {0}",
    points="space:{0}",
)
RISES = Spots(BECOME)
RISE = Ask[Vast](
    "become",
    "VM-168",
    (BECOME,),
    prompt="where do your Spiderlings become one?",
    meanwhile="chooses a form",
    part=True,
)


def spider_chooses_form(s: Vast) -> Asks:
    """VM-167: a new form, or the old one (VM-169); not on her first turn (VM-166)."""
    sp, seat = s.spider, s.seat_of[SPIDER]
    sp.turns += 1
    sp.fed = sp.scared = sp.climbed = False
    sp.moved = sp.eggs_laid = 0
    sp.mover = SUPPLY
    if sp.turns > 1:
        yield from BLOOD.opened(s, seat)  # a new form may be out of its reach
        pick = yield CHOOSE_FORM(s, seat)
        yield from CHOOSE_FORM.do(s, seat, pick)
    sp.moves = MOVEMENT[sp.form]
    s.step = "spider_gains"


# -- Terror --------------------------------------------------------------------------------


def no_feeding(s: Vast, me: int) -> str | Bar | None:
    """VM-170: 3 Blood, once a turn."""
    if s.spider.fed:
        return Bar("VM-170", "You have fed this turn.")
    return short_of(s, "blood", FEED_COST)


def feed(s: Vast, me: int) -> None:
    """VM-170: 3 Blood become 1 Terror."""
    pay(s, "blood", FEED_COST, "VM-170")
    s.spider.fed = True
    note(s, "fed", rule="VM-170")
    gain_terror(s, 1)


FEED = Act(
    "feed",
    "VM-170",
    feed,
    barred=no_feeding,
    label="Feed: 3 Blood for 1 Terror",
    points="track:blood",
)


def no_scaring(s: Vast, me: int, card: str) -> str | Bar | None:
    """VM-171: six webs on the map, a card, once a turn."""
    if s.spider.scared:
        return Bar("VM-171", "You have scared them this turn.")
    webs = sum(s.map.webs)
    if webs < SCARY_WEBS:
        return Bar("VM-171", f"{count_words(webs, 'web')} on the map, it takes {SCARY_WEBS}.")
    return no_such_card(s, me, card)


def scare(s: Vast, me: int, card: str) -> None:
    """VM-171: a card becomes 1 Terror."""
    throw_power(s, card)
    s.spider.scared = True
    note(s, "scared", rule="VM-171")
    gain_terror(s, 1)


SCARE = Act(
    "scare",
    "VM-171",
    scare,
    over=POWERS,
    barred=no_scaring,
    label=lambda s, me, card: f"Scare: give up {POWER_CARDS[card].name} for 1 Terror",
    points=card_points,
)


def go_on(s: Vast, me: int) -> None:
    """On to moving and casting."""
    s.step = "spider_acts"


GO_ON = Act("go_on", "VM-170", go_on, label="Go on", prior=0.5)
GOING_ON = GO_ON.option


def gain_options(s: Vast, me: int) -> list[Option]:
    """Blood to drink, feed, scare."""
    sp = s.spider
    options = BLOOD.options(s)
    if sp.blood >= FEED_COST and not sp.fed:
        options.append(FEED.option)
    if not sp.scared and sp.hand and sum(s.map.webs) >= SCARY_WEBS:
        options += [SCARE.table[card] for card in kinds_in_hand(s)]
    options.append(GOING_ON)
    return options


GAIN = Ask(
    "gain",
    "VM-170",
    (*BLOOD.acts, FEED, SCARE, GO_ON),
    prompt="feed, scare, or go on?",
    meanwhile="gathers Terror",
    fast=gain_options,
)


def spider_gains(s: Vast) -> Asks:
    """VM-170, VM-171: feed and scare, each once a turn."""
    seat = s.seat_of[SPIDER]
    decision = GAIN(s, seat)
    if len(decision.options) == 1:
        s.step = "spider_acts"
        return
    pick = yield decision
    yield from GAIN.do(s, seat, pick)


# -- moving and casting --------------------------------------------------------------------


def unmoved(s: Vast, i: int) -> bool:
    """Whether a Spiderling is on the map and may still move."""
    return s.spider.spiderlings[i] >= 0 and not s.spider.moved >> i & 1


def no_crawl(s: Vast, me: int, name: str) -> str | Bar | None:
    """VM-172: a Spiderling that has not moved; of those on one tile the first."""
    sp, i = s.spider, SPIDERLING_NAMES.index(name)
    if sp.form != SPIDERLINGS:
        return Bar("VM-172", "You are no Spiderlings.")
    if not unmoved(s, i):
        return Bar("VM-172", "It has moved." if sp.spiderlings[i] >= 0 else "It is gone.")
    twins = [j for j in range(i) if unmoved(s, j) and sp.spiderlings[j] == sp.spiderlings[i]]
    return Bar("VM-172", "Another on its tile moves first.") if twins else None


def crawl(s: Vast, me: int, name: str) -> None:
    """VM-172: one Spiderling moves to the end before the next."""
    s.spider.mover = SPIDERLING_NAMES.index(name)
    s.spider.moves = MOVEMENT[SPIDERLINGS]
    s.step = "spiderling_crawls"


CRAWL = Act(
    "crawl",
    "VM-172",
    crawl,
    over=SPIDERLING_NAMES,
    barred=no_crawl,
    label=lambda s, me, name: f"Move {FIGURE_WORDS[name]}",
    points="piece:{0}",
)


def crawlers(s: Vast) -> list[Option]:
    """The Spiderlings that have not moved yet, one per tile."""
    seen = 0
    out: list[Option] = []
    moved = s.spider.moved
    for i, at in enumerate(s.spider.spiderlings):
        if at >= 0 and not (moved >> i | seen >> at) & 1:
            seen |= 1 << at
            out.append(CRAWL.table[SPIDERLING_NAMES[i]])
    return out


def end_turn_now(s: Vast, me: int) -> None:
    """A new hand, and the next role."""
    s.step = "spider_redraws"


DONE = Act("done", "VM-172", end_turn_now, label="End your turn", prior=0.5)
ENDING = DONE.option


def spider_options(s: Vast, me: int) -> list[Option]:
    """VM-172: ways, blood, spells."""
    sp = s.spider
    options: list[Option] = []
    if sp.form == SPIDERLINGS:
        options = crawlers(s)
    elif sp.moves:
        options = GOES.of(offered(s, big_rings(s)))
        if sp.form == GIANT and not sp.climbed:
            options += CLIMBS.of(climbable(s))
        if sp.terror >= s.terror_goal and sp.at == ENTRANCE and no_big_escape(s, me) is None:
            options.append(ESCAPE.option)
    if s.map.bloody:
        options += BLOOD.options(s)
    if sp.hand or sp.blood:
        options += spell_options(s)
    options.append(ENDING)
    return options


WEAVE = Ask(
    "spider",
    "VM-172",
    (GO, CLIMB, ESCAPE, CRAWL, *BLOOD.acts, *SPELLS, DONE),
    prompt=lambda s, steps: f"weave, bite or crawl? You have {count_words(steps, 'step')} left.",
    meanwhile="weaves and crawls",
    fast=spider_options,
)


def spider_acts(s: Vast) -> Asks:
    """VM-172: moves and spells in any order."""
    sp, seat = s.spider, s.seat_of[SPIDER]
    decision = WEAVE(s, seat, sp.moves)
    decision.always = bool(sp.hand)  # whether a card can still be cast is for her to know
    pick = yield decision
    yield from WEAVE.do(s, seat, pick)
    if s.winner >= 0:
        finish(s)


# -- a Spiderling --------------------------------------------------------------------------


def crawl_on(s: Vast, me: int, name: str) -> Iterable[Decision]:
    """VM-173: one leg of its way."""
    sp = s.spider
    sp.moves -= steps_to(s, INDEX[name])
    return crawl_to(s, name, "VM-173")


def no_drink_here(s: Vast, me: int, name: str) -> str | Bar | None:
    """VM-192: the one under way drinks where it is."""
    if INDEX[name] != s.spider.spiderlings[s.spider.mover]:
        return Bar("VM-192", "It is not there.")
    return no_drink(s, me, name)


def stop(s: Vast, me: int) -> None:
    """It has moved."""
    sp = s.spider
    sp.moved |= 1 << sp.mover
    sp.mover = SUPPLY
    s.step = "spider_acts"


def no_crawl_out(s: Vast, me: int) -> str | Bar | None:
    """VM-156: a step of its own takes it out."""
    sp = s.spider
    bar = no_escape(s, sp.spiderlings[sp.mover], True)
    return bar or (None if sp.moves else Bar("VM-173", "No step is left."))


CRAWL_ON = Act(
    "go",
    "VM-173",
    crawl_on,
    over=CRYPTS,
    barred=lambda s, me, name: no_crawl_to(s, name, s.spider.moves, "VM-173"),
    label="Go to {0}",
    points="space:{0}",
)
CRAWL_GOES = Spots(CRAWL_ON)
CRAWL_OUT = Act(
    "escape",
    "VM-156",
    escape,
    barred=no_crawl_out,
    label="Escape down the stairs!",
    points="space:stairs",
)
DRINK_HERE = Act(
    "take",
    "VM-192",
    drink,
    over=CRYPTS,
    barred=no_drink_here,
    label="Drink the blood on {0}",
    points="space:{0}",
)
STOP = Act("stop", "VM-172", stop, label="Stop here")
STOPPING = STOP.option


def crawl_options(s: Vast, me: int) -> list[Option]:
    """Its ways, blood under it, the way out."""
    sp = s.spider
    options = CRAWL_GOES.of(offered(s, crawl_rings(s, sp.moves)))
    if s.map.bloody:
        options += DRINKS.of(blood_in_reach(s) & 1 << sp.spiderlings[sp.mover])
    if sp.terror >= s.terror_goal and no_crawl_out(s, me) is None:
        options.append(CRAWL_OUT.option)
    options.append(STOPPING)
    return options


CRAWLING = Ask(
    "crawl",
    "VM-172",
    (CRAWL_ON, DRINK_HERE, CRAWL_OUT, STOP),
    prompt=lambda s, name, steps: (
        f"{mover_words(s)} crawls and has {count_words(steps, 'step')} left."
    ),
    meanwhile="moves a Spiderling",
    fast=crawl_options,
)


def spiderling_crawls(s: Vast) -> Asks:
    """VM-172: one Spiderling moves to the end before the next; walls do not stop it (VM-159)."""
    sp, seat = s.spider, s.seat_of[SPIDER]
    pick = yield CRAWLING(s, seat, SPIDERLING_NAMES[sp.mover], sp.moves)
    yield from CRAWLING.do(s, seat, pick)


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
