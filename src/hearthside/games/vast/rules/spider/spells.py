"""What the Spider does with power cards: casting them, and the spells she pays for with them."""

from __future__ import annotations

from collections.abc import Iterable

from hearthside.kernel import Act, Ask, Asks, Bar, Decision, Option, learn, note
from hearthside.kernel.grid import cells

from ...content.board import ADJACENT, CRYPTS, INDEX, NAMES, SUPPLY
from ...content.figures import (
    FORM_NAMES,
    GIANT,
    SORCERER,
    SPIDERLING_NAMES,
    SPIDERLINGS,
)
from ...content.names import FORM_WORDS
from ...content.powers import FORM_POWER, POWER_CARDS, POWERS
from ...content.roles import SPIDER
from ...state import Vast
from ..dials import pay, short_of
from ..edges import spread
from ..lists import Spots
from ..pieces import (
    blood_supply,
    empty_tiles,
    form_figures,
    gain_terror,
    hatch,
    mask_of,
    pillar_mask,
    place_blood,
    remove_treasure,
)
from ..sight import visible
from ..tiles import veil
from .movement import crawl_rings, crawl_to, escape, mover_words, no_crawl_to, no_escape
from .reach import USES, reach

LOOT_TERROR = (0, 0, 1, 2, 2, 3)  # VM-186
EGGS_A_TURN = 2  # VM-184


def kinds_in_hand(s: Vast) -> list[str]:
    """The different power cards she holds."""
    hand = s.spider.hand
    return [card for card in POWERS if card in hand]


def throw_power(s: Vast, card: str) -> None:
    """A power card goes from hand to its discard pile."""
    s.spider.hand.remove(card)
    s.spider.deck.throw(card)
    learn(s)
    note(s, "gave_up", card, rule="VM-174")


def only(s: Vast, form: int, rule: str) -> Bar | None:
    """What one form alone can do."""
    if s.spider.form == form:
        return None
    return Bar(rule, f"You are not the {FORM_WORDS[FORM_NAMES[form]]}.")


def card_points(s: Vast, me: int, card: str) -> str:
    """Where a power card lies in her hand."""
    hand = s.spider.hand
    return f"card:{card}#{hand.index(card) + 1}" if card in hand else ""


# -- paying with cards ---------------------------------------------------------------------


def no_cards(s: Vast, n: int) -> Bar | None:
    """VM-019: cards are discarded in full or not at all."""
    held = len(s.spider.hand)
    return None if held >= n else Bar("VM-019", f"It costs {n} power cards, you hold {held}.")


def no_such_card(s: Vast, me: int, card: str) -> str | Bar | None:
    """VM-174: a card from her hand."""
    return None if card in s.spider.hand else Bar("VM-174", "You do not hold such a card.")


SPEND = Act[Vast, [str]](
    "spend",
    "VM-174",
    over=POWERS,
    barred=no_such_card,
    label=lambda s, me, card: f"Give up {POWER_CARDS[card].name}",
    points=card_points,
)
PAY = Ask(
    "spend",
    "VM-174",
    (SPEND,),
    prompt="which power card do you give up?",
    meanwhile="gives up a power card",
    fast=lambda s, me: [SPEND.table[card] for card in kinds_in_hand(s)],
    secret=True,
    part=True,
)


def spend_cards(s: Vast, n: int) -> Asks:
    """She discards power cards of her choice.

    Asked or not tells others nothing of her hand: with one kind to choose from she is asked too, with all to give never.
    """
    hand = s.spider.hand
    while n and len(hand) > n:
        decision = PAY(s, s.seat_of[SPIDER])
        decision.always = True
        pick = yield decision
        throw_power(s, str(pick[1]))
        n -= 1
    for card in hand[:n]:
        throw_power(s, card)


# -- power cards ---------------------------------------------------------------------------


def no_cast(s: Vast, me: int, power: str, card: str) -> str | Bar | None:
    """VM-174: a card in hand, that is the power or serves for it, and a tile for it."""
    if card not in s.spider.hand:
        return Bar("VM-174", "You do not hold such a card.")
    if card != power and FORM_POWER[s.spider.form] != power:
        return "VM-181"
    return None if POWERS[power].targets(s, reach(s)) else "VM-179"


def cast(s: Vast, me: int, power: str, card: str) -> Asks:
    """VM-174: the card's effect on the tiles of her form, then it is discarded (see VM-276).

    VM-179: one after the other, as often as her form allows.
    """
    sp, found = s.spider, POWERS[power]
    throw_power(s, card)
    note(s, "cast", power, rule="VM-174")
    sp.casting, sp.uses, sp.touched = power, USES[sp.form], 0
    while sp.uses and s.winner < 0:
        decision = found.ask(s, me)
        if not decision.options or decision.options[0].verb == "done":
            break
        where = yield decision
        if where.verb == "done":
            break
        at = INDEX[where[1]]
        sp.touched |= 1 << at
        sp.uses -= 1
        affects = found.affect(s, at)
        if affects is not None:
            yield from affects
    sp.casting, sp.touched = "", 0


def cast_words(s: Vast, me: int, power: str, card: str) -> str:
    """A power, and the card that serves for it."""
    said = f"Cast {POWER_CARDS[power].name}"
    return said if power == card else f"{said} by giving up {POWER_CARDS[card].name}"


CAST = Act(
    "cast",
    "VM-174",
    cast,
    over=[(power, card) for power in POWERS for card in POWERS],
    barred=no_cast,
    label=cast_words,
    points=lambda s, me, power, card: card_points(s, me, card),
    detail=lambda s, me, power, card: POWER_CARDS[power].text,
)


# -- Veil, Tend, Lay Egg -------------------------------------------------------------------


def no_veil(s: Vast, me: int, name: str) -> str | Bar | None:
    """VM-182: an empty visible Lit tile, and a card."""
    sp, bit = s.spider, 1 << INDEX[name]
    bar = only(s, SORCERER, "VM-182")
    if bar is not None:
        return bar
    if not bit & s.map.lit:
        return Bar("VM-182", "It is no Lit tile.")
    if not bit & visible(s.map, sp.at):
        return Bar("VM-182", "It is not in sight.")
    if not bit & empty_tiles(s):
        return Bar("VM-182", "It is not empty.")
    return no_cards(s, 1)


def cast_veil(s: Vast, me: int, name: str) -> Asks:
    """VM-182: a card darkens a tile."""
    yield from spend_cards(s, 1)
    veil(s, INDEX[name])


VEIL = Act(
    "veil",
    "VM-182",
    cast_veil,
    over=CRYPTS,
    barred=no_veil,
    label="Veil {0}",
    points="space:{0}",
    detail="1 power card",
)
VEILS = Spots(VEIL)


def no_tending(s: Vast, me: int) -> str | Bar | None:
    """VM-183: Eggs on the map, and 1 Blood."""
    bar = only(s, SORCERER, "VM-183")
    if bar is not None:
        return bar
    if not mask_of(s.spider.eggs):
        return Bar("VM-183", "No Egg is on the map.")
    return short_of(s, "blood", 1)


def untended(s: Vast) -> int:
    """VM-183: the tiles with an Egg that have had no blood yet from the spell under way."""
    return mask_of(s.spider.eggs) & ~s.spider.touched


BLEED = Act[Vast, [str]](
    "bleed",
    "VM-183",
    over=CRYPTS,
    barred=lambda s, me, name: (
        None if untended(s) >> INDEX[name] & 1 else Bar("VM-183", "No Egg waits for blood there.")
    ),
    label="Blood on {0}",
    points="space:{0}",
)
BLEEDS = Spots(BLEED)
TENDING = Ask(
    "tend",
    "VM-183",
    (BLEED,),
    prompt="there is not blood enough for all your Eggs. Which one first?",
    meanwhile="tends her Eggs",
    fast=lambda s, me: BLEEDS.of(untended(s)),
    part=True,
)


def tend(s: Vast, me: int) -> Asks:
    """VM-183: one blood token on every tile with an Egg; if tokens run short, on those she picks (VM-002)."""
    sp = s.spider
    pay(s, "blood", 1, "VM-183")
    note(s, "tended", rule="VM-183")
    sp.touched = 0
    while untended(s) and blood_supply(s):
        if blood_supply(s) < untended(s).bit_count():
            pick = yield TENDING(s, me)
            due = 1 << INDEX[pick[1]]
        else:
            due = untended(s)
        sp.touched |= due
        for at in cells(due):
            place_blood(s, at)
    sp.touched = 0


TEND = Act(
    "tend",
    "VM-183",
    tend,
    barred=no_tending,
    label="Tend: 1 Blood for a token on every Egg's tile",
    points="track:blood",
)


def egg_cost(s: Vast) -> int:
    """VM-184: two cards, one for the second of a turn."""
    return 1 if s.spider.eggs_laid else 2


def no_laying(s: Vast, me: int, name: str) -> str | Bar | None:
    """VM-184: her tile or a visible one beside it; two a turn, three in all."""
    sp, bit = s.spider, 1 << INDEX[name]
    bar = only(s, GIANT, "VM-184")
    if bar is not None:
        return bar
    if sp.eggs_laid >= EGGS_A_TURN:
        return Bar("VM-184", "Two Eggs a turn are enough.")
    if SUPPLY not in sp.eggs:
        return Bar("VM-002", "All three Eggs are on the map.")
    if not bit & visible(s.map, sp.at) & (ADJACENT[sp.at] | 1 << sp.at):
        return Bar("VM-184", "It is neither your tile nor a visible one beside it.")
    return "VM-286" if pillar_mask(s) & bit else no_cards(s, egg_cost(s))


def lay(s: Vast, me: int, name: str) -> Asks:
    """VM-184: an Egg for two cards, the second of the turn for one."""
    sp, at = s.spider, INDEX[name]
    yield from spend_cards(s, egg_cost(s))
    sp.eggs[sp.eggs.index(SUPPLY)] = at
    sp.eggs_laid += 1
    note(s, "egg_laid", NAMES[at], rule="VM-184")
    hatch(s, at)


LAY = Act(
    "lay",
    "VM-184",
    lay,
    over=CRYPTS,
    barred=no_laying,
    label="Lay an Egg on {0}",
    points="space:{0}",
    detail=lambda s, me, name: f"{egg_cost(s)} power card{'s' if egg_cost(s) > 1 else ''}",
)
LAYS = Spots(LAY)


# -- Legs and Loot -------------------------------------------------------------------------


def no_legs(s: Vast, me: int) -> str | Bar | None:
    """VM-185: a card; the Matriarch has no Legs (VM-234)."""
    return "VM-234" if s.no_legs else no_cards(s, 1)


def legs(s: Vast, me: int) -> Asks:
    """VM-185: one more space for her figure, or for each Spiderling now."""
    sp = s.spider
    yield from spend_cards(s, 1)
    note(s, "legs", rule="VM-185")
    if sp.form != SPIDERLINGS:
        sp.moves += 1
        return
    for i in range(5):
        if sp.spiderlings[i] >= 0 and s.winner < 0:
            sp.mover = i
            pick = yield STRETCH(s, me, SPIDERLING_NAMES[i])
            yield from STRETCH.do(s, me, pick)
    sp.mover = SUPPLY


def stretch(s: Vast, me: int, name: str) -> Iterable[Decision]:
    """VM-185: one step of a Spiderling."""
    return crawl_to(s, name, "VM-185")


STEP = Act(
    "go",
    "VM-185",
    stretch,
    over=CRYPTS,
    barred=lambda s, me, name: no_crawl_to(s, name, 1, "VM-185"),
    label="Go to {0}",
    points="space:{0}",
)
STEPS = Spots(STEP)
STAY = Act("stay", "VM-185", lambda s, me: None, label="Stay where it is")
STEP_OUT = Act(
    "escape",
    "VM-156",
    escape,
    barred=lambda s, me: no_escape(s, s.spider.spiderlings[s.spider.mover], True),
    label="Escape down the stairs!",
    points="space:stairs",
)


def stretch_options(s: Vast, me: int) -> list[Option]:
    """One step of a Spiderling, or none."""
    found = crawl_rings(s, 1)
    options = [*STEPS.of(found[0] if found else 0), STAY.option]
    sp = s.spider
    ripe = sp.terror >= s.terror_goal
    if ripe and no_escape(s, sp.spiderlings[sp.mover], True) is None:
        options.append(STEP_OUT.option)
    return options


STRETCH = Ask(
    "legs",
    "VM-185",
    (STEP, STAY, STEP_OUT),
    prompt=lambda s, name: f"{mover_words(s)} takes one more step. Where to?",
    meanwhile="stretches her legs",
    fast=stretch_options,
)
LEGS = Act(
    "legs",
    "VM-185",
    legs,
    barred=no_legs,
    label="Legs: a card for one more space",
    points="zone:power_hand",
)


def no_looting(s: Vast, me: int) -> str | Bar | None:
    """VM-186: treasures under Spiderlings, and a card."""
    bar = only(s, SPIDERLINGS, "VM-186")
    if bar is not None:
        return bar
    if not form_figures(s) & s.map.hoards:
        return Bar("VM-186", "No treasure lies under them.")
    return no_cards(s, 1)


def loot(s: Vast, me: int) -> Asks:
    """VM-186: all treasures on Spiderling tiles; two or more frighten the house."""
    yield from spend_cards(s, 1)
    m, here = s.map, form_figures(s)
    taken = [i for i, at in enumerate(m.treasures) if at >= 0 and here >> at & 1]
    for i in taken:
        remove_treasure(s, i)
    note(s, "spider_looted", len(taken), rule="VM-186")
    terror = LOOT_TERROR[min(5, len(taken))]
    if terror:
        gain_terror(s, terror)


LOOT = Act(
    "loot",
    "VM-186",
    loot,
    barred=no_looting,
    label="Loot: a card for all treasures under your Spiderlings",
    points="zone:power_hand",
)

STRETCHING, CASTS = LEGS.option, CAST.table
SPELLS: tuple[Act[Vast, ...], ...] = (CAST, LEGS, VEIL, TEND, LAY, LOOT)


def spell_options(s: Vast) -> list[Option]:
    """Every spell she can cast now, with the card it is cast from."""
    sp, m = s.spider, s.map
    out: list[Option] = []
    kinds = kinds_in_hand(s)
    if kinds:
        area = reach(s)
        own = FORM_POWER[sp.form]
        for power, found in POWERS.items():
            if (power == own or power in kinds) and found.targets(s, area):
                cards = kinds if power == own else [power]
                out += [CASTS[power, card] for card in cards]
        if not s.no_legs:
            out.append(STRETCHING)
    if sp.form == SORCERER:
        if kinds:
            out += VEILS.of(area & m.lit & empty_tiles(s))
        if sp.blood and mask_of(sp.eggs):
            out.append(TEND.option)
    elif sp.form == GIANT:
        if len(sp.hand) >= egg_cost(s) and sp.eggs_laid < EGGS_A_TURN and SUPPLY in sp.eggs:
            here = 1 << sp.at
            out += LAYS.of((here | spread(m, here) & m.tiles) & ~pillar_mask(s))
    elif kinds and form_figures(s) & m.hoards:
        out.append(LOOT.option)
    return out
