"""Attacking in an encounter: weapons, bare hands, the other hand, a throw, teeth and claws, companions."""

from __future__ import annotations

from hearthside.kernel import Act, Asks, Bar, Option

from ..content import CARDS, CREATURES
from ..content.board import gap, squares
from ..content.cards import Card
from ..content.names import the
from ..content.notation import average, average_of_two
from ..state import (
    ACTED,
    ALIVE,
    BROKEN,
    DEFEND,
    EXHAUSTED,
    FOES,
    GHOST,
    JAMMED,
    MAULED,
    OFFHAND,
    SICCED,
    Foe,
    Gear,
    Hero,
    Tale,
    here,
)
from .attack import (
    FISTS,
    at_close_quarters,
    blow_of,
    can_reach,
    companion_attack,
    extra_damage,
    hero_attack,
    maul,
    might_against,
    reach_of,
    reaches,
)
from .field import enemies, foe_squares
from .figures import CURSE_OF_BLOOD, LYCANTHROPY, foe_defense, held, spectral, works
from .keywords import has_edge, is_sick, reduction
from .movement import foes_beside
from .names import foe_name
from .party import asked

HELD = range(3)
"""Places of weapons that are equipped at a time."""


def enemy(s: Tale, n: int) -> Foe | None:
    """The foe with this id, while it fights against the group."""
    return next((f for f in enemies(here(s)) if f.id == n), None)


def foe(s: Tale, n: int) -> Foe:
    """The same, where there must be one."""
    return next(f for f in here(s).foes if f.id == n)


def beside(s: Tale, h: Hero, n: int) -> bool:
    """Whether the foe with this id stands next to a character."""
    return any(f.id == n for f in foes_beside(s, h))


def no_target(s: Tale, n: int) -> Bar | None:
    """FL-157: an attack declares a target, and there must be one."""
    if not here(s).combat:
        return Bar("FL-139", "There is no fight.")
    return None if enemy(s, n) is not None else Bar("FL-157", "No such foe is here.")


def no_blow(s: Tale, h: Hero) -> str | None:
    """What keeps a character from any attack now."""
    if h.at < 0:
        return "FL-070"
    if h.no_attack == 1:
        return "FL-167"
    if h.form == GHOST and h.stance == DEFEND:
        return "FL-109"
    return None


def no_attack(s: Tale, h: Hero, n: int) -> str | Bar | None:
    """What keeps a character from spending its act on an attack on this foe."""
    bar = no_target(s, n)
    if bar:
        return bar
    if h.done & ACTED:
        return "FL-146"
    return no_blow(s, h)


def no_weapon(h: Hero, w: int) -> str | Bar | None:
    """What is wrong with a weapon that is equipped."""
    arms = held(h)
    if w >= len(arms):
        return Bar("FL-096", "No such weapon is equipped.")
    gear = arms[w]
    card = CARDS[gear.card]
    if h.form == GHOST and not spectral(card):
        return "FL-162"
    if gear.condition == BROKEN:
        return "FL-165"
    if gear.condition == JAMMED:
        return "FL-166"
    if gear.condition == EXHAUSTED:
        return "FL-097"
    if card.ammo and gear.left <= 0:
        return Bar("FL-094", "No shots are left in it.")
    return None


def too_far(s: Tale, h: Hero, f: Foe, card: Card, thrown: bool = False) -> Bar:
    """Why a weapon does not reach a foe."""
    reach = reach_of(card, thrown)
    away = min(gap(h.at, at) for at in squares(foe_squares(f)))
    if reach == 1:
        return Bar("FL-160", f"It is {away} spaces away.")
    if reach and away > reach:
        return Bar("FL-288", f"It is {away} spaces away, {the(card.id)} reaches {reach}.")
    return Bar("FL-161", "Something stands between.")


def odds(s: Tale, h: Hero, n: int, gear: Gear | None, thrown: bool = False) -> str:
    """What an attack needs and does, in words."""
    f = enemy(s, n)
    if f is None or h.at < 0:
        return ""
    card = CARDS[gear.card] if gear is not None else FISTS
    blow = blow_of(gear, card)
    ranged = card.ranged or thrown
    need = foe_defense(s, f) - might_against(s, h, f, card, blow.words, ranged)
    share = min(100, max(0, 101 - need)) / 100
    best = has_edge(blow.words, CREATURES[f.kind].type)
    if best is not badly(s, h, ranged):
        share = 1 - (1 - share) ** 2 if best else share**2
    if h.form == GHOST:
        hurt = float(h.dmg - reduction(h))  # FL-162
    else:
        twice = (card.hands == 2) is not is_sick(h)  # FL-100, FL-270
        dice = average_of_two(blow.dice, card.hands == 2) if twice else average(blow.dice)
        hurt = dice + h.dmg + extra_damage(s, h, f, card, blow.words, ranged)
    return f"{round(100 * share)} of 100 hit, {round(max(0.0, hurt), 1):g} damage on average."


def badly(s: Tale, h: Hero, ranged: bool) -> bool:
    """Whether the lower of two rolls would count: a shot at close quarters, a weaken token (FL-224, FL-298)."""
    return bool(h.weaken) or (s.advanced and ranged and at_close_quarters(s, h))


# -- with a weapon --------------------------------------------------------------------------------


def no_hit(s: Tale, seat: int, n: int, w: int) -> str | Bar | None:
    """FL-146: an attack with an equipped weapon on a foe within its reach."""
    h = asked(s)
    bar = no_attack(s, h, n) or no_weapon(h, w)
    if bar:
        return bar
    card, f = CARDS[held(h)[w].card], foe(s, n)
    return None if can_reach(s, h, f, card) else too_far(s, h, f, card)


def blows(s: Tale, seat: int) -> list[tuple[int, int]]:
    """Every foe here with every weapon in hand."""
    arms = range(len(held(asked(s))))
    return [(f.id, w) for f in enemies(here(s)) for w in arms]


def take_aim(h: Hero, w: int) -> None:
    """The act is an attack with this weapon; the other hand may follow it (FL-101)."""
    h.done = h.done & ~OFFHAND | ACTED
    h.hand = w


def hit(s: Tale, seat: int, n: int, w: int) -> Asks:
    """FL-146: attack with an equipped weapon."""
    h = asked(s)
    take_aim(h, w)
    return hero_attack(s, h, foe(s, n), held(h)[w])


def weapon_name(h: Hero, w: int) -> str:
    """What the weapon in this place is called."""
    arms = held(h)
    return the(arms[w].card) if w < len(arms) else "a weapon"


HIT = Act(
    "hit",
    "FL-146",
    hit,
    over=[(n, w) for n in range(FOES) for w in HELD],
    there=blows,
    barred=no_hit,
    label=lambda s, seat, n, w: f"Attack {foe_name(s, n)} with {weapon_name(asked(s), w)}",
    points="foe:{0}",
    detail=lambda s, seat, n, w: odds(s, asked(s), n, held(asked(s))[w]),
)


# -- thrown ---------------------------------------------------------------------------------------


def no_throw(s: Tale, seat: int, n: int, w: int) -> str | Bar | None:
    """FL-295: a melee weapon that can be thrown, at a foe beyond its reach."""
    h = asked(s)
    bar = no_attack(s, h, n) or no_weapon(h, w)
    if bar:
        return bar
    card, f = CARDS[held(h)[w].card], foe(s, n)
    if "thrown" not in card.blow.words:
        return Bar("FL-295", f"{the(card.id).capitalize()} cannot be thrown.")
    if can_reach(s, h, f, card):
        return Bar("FL-295", "It is within reach; strike instead.")
    return None if can_reach(s, h, f, card, thrown=True) else too_far(s, h, f, card, thrown=True)


def throw_weapon(s: Tale, seat: int, n: int, w: int) -> Asks:
    """FL-295: throw a weapon."""
    h = asked(s)
    take_aim(h, w)
    return hero_attack(s, h, foe(s, n), held(h)[w], thrown=True)


THROW = Act(
    "throw",
    "FL-295",
    throw_weapon,
    over=[(n, w) for n in range(FOES) for w in HELD],
    there=blows,
    barred=no_throw,
    label=lambda s, seat, n, w: f"Throw {weapon_name(asked(s), w)} at {foe_name(s, n)}",
    points="foe:{0}",
    detail=lambda s, seat, n, w: odds(s, asked(s), n, held(asked(s))[w], thrown=True),
)


# -- with bare hands ------------------------------------------------------------------------------


def no_fist(s: Tale, seat: int, n: int) -> str | Bar | None:
    """FL-099: a fistfight is always possible with a foe beside one."""
    h = asked(s)
    bar = no_attack(s, h, n)
    if bar:
        return bar
    return None if can_reach(s, h, foe(s, n), FISTS) else too_far(s, h, foe(s, n), FISTS)


def fist(s: Tale, seat: int, n: int) -> Asks:
    """FL-099: attack with bare hands."""
    h = asked(s)
    h.done |= ACTED
    return hero_attack(s, h, foe(s, n), None)


FIST = Act(
    "fist",
    "FL-099",
    fist,
    over=range(FOES),
    barred=no_fist,
    label=lambda s, seat, n: f"Strike {foe_name(s, n)} with bare hands",
    points="foe:{0}",
    detail=lambda s, seat, n: odds(s, asked(s), n, None),
    prior=0.5,
)


# -- with the other hand --------------------------------------------------------------------------


def no_off(s: Tale, seat: int, n: int, w: int) -> str | Bar | None:
    """FL-101: once after each attack with the other one-handed weapon, for 1 PP."""
    h = asked(s)
    if h.form != ALIVE or h.hand < 0:
        return Bar("FL-101", "It follows an attack with the other weapon.")
    if h.done & OFFHAND:
        return Bar("FL-101", "The other hand has struck already.")
    bar = no_target(s, n) or no_blow(s, h) or no_weapon(h, w)
    if bar:
        return bar
    card = CARDS[held(h)[w].card]
    if w == h.hand or card.hands != 1:
        return Bar("FL-101", "It takes a second one-handed weapon.")
    if h.pp <= 0:
        return Bar("FL-101", "No PP left.")
    return None if can_reach(s, h, foe(s, n), card) else too_far(s, h, foe(s, n), card)


def off(s: Tale, seat: int, n: int, w: int) -> Asks:
    """FL-101: attack with the other hand."""
    h = asked(s)
    h.done |= OFFHAND
    h.pp -= 1
    return hero_attack(s, h, foe(s, n), held(h)[w])


OFF = Act(
    "off",
    "FL-101",
    off,
    over=[(n, w) for n in range(FOES) for w in HELD],
    there=blows,
    barred=no_off,
    label=lambda s, seat, n, w: (
        f"Attack {foe_name(s, n)} with {weapon_name(asked(s), w)} too (1 PP)"
    ),
    points="foe:{0}",
    detail=lambda s, seat, n, w: odds(s, asked(s), n, held(asked(s))[w]),
)


# -- teeth, claws, companions ---------------------------------------------------------------------


def no_maul(s: Tale, seat: int, n: int) -> str | Bar | None:
    """FL-257, FL-266: one bite or claw a turn besides, at a foe beside one."""
    h = asked(s)
    rule = "FL-266" if h.statuses & LYCANTHROPY else "FL-257"
    if h.form != ALIVE or not h.statuses & CURSE_OF_BLOOD:
        return rule
    if h.done & MAULED:
        return Bar(rule, "Once a turn.")
    bar = no_target(s, n) or no_blow(s, h)
    if bar:
        return bar
    return None if beside(s, h, n) else too_far(s, h, foe(s, n), FISTS)


def do_maul(s: Tale, seat: int, n: int) -> Asks:
    """FL-257, FL-266: bite or claw."""
    h = asked(s)
    h.done |= MAULED
    return maul(s, h, foe(s, n))


MAUL = Act(
    "maul",
    "FL-257",
    do_maul,
    over=range(FOES),
    barred=no_maul,
    label=lambda s, seat, n: f"Bite or claw {foe_name(s, n)}",
    points="foe:{0}",
)


HOUNDS = [c.id for c in CARDS.values() if c.deck == "companion" and c.weapon]
"""Companions that are armed or trained to attack."""


def no_sic(s: Tale, seat: int, n: int, card: str) -> str | Bar | None:
    """FL-149: an armed or trained companion attacks once a turn besides."""
    h = asked(s)
    if h.form != ALIVE or card not in h.companions:
        return "FL-149"
    if h.done & SICCED:
        return Bar("FL-149", "A companion has attacked for you this turn.")
    bar = no_target(s, n)
    if bar:
        return bar
    if h.at < 0:
        return "FL-070"
    return None if beside(s, h, n) else too_far(s, h, foe(s, n), FISTS)


def sic(s: Tale, seat: int, n: int, card: str) -> Asks:
    """FL-149: the companion attacks."""
    h = asked(s)
    h.done |= SICCED
    return companion_attack(s, h, card, foe(s, n))


SIC = Act(
    "sic",
    "FL-149",
    sic,
    over=[(n, card) for n in range(FOES) for card in HOUNDS],
    there=lambda s, seat: [(f.id, card) for f in enemies(here(s)) for card in HOUNDS],
    barred=no_sic,
    label=lambda s, seat, n, card: f"Set {the(card)} on {foe_name(s, n)}",
    points="foe:{0}",
)


# -- the list -------------------------------------------------------------------------------------

HITS, THROWS, OFFS = HIT.table, THROW.table, OFF.table
FIST_AT, MAUL_AT, SICS = list(FIST.options), list(MAUL.options), SIC.table


def attack_options(s: Tale, h: Hero, foes: list[Foe], out: list[Option]) -> None:
    """Every attack that nothing bars, for the list of a turn in combat."""
    done = h.done
    calm = h.no_attack != 1 and not (h.form == GHOST and h.stance == DEFEND)
    under = [(f.id, foe_squares(f)) for f in foes]
    if calm and not done & ACTED:
        for w, gear in enumerate(held(h)):
            card = CARDS[gear.card]
            if not works(h, gear, card):
                continue
            hit = in_reach(s, h, under, card)
            if "thrown" in card.blow.words and len(hit) < len(under):
                far = in_reach(s, h, under, card, thrown=True)
                both = [(n, HITS if n in hit else THROWS) for n, _ in under if n in hit or n in far]
                out += [table[n, w] for n, table in both]
            else:
                out += [HITS[n, w] for n in hit]
        out += [FIST_AT[n] for n in in_reach(s, h, under, FISTS)]
    if h.form != ALIVE:
        return
    if calm and not done & OFFHAND and h.pp > 0 and h.hand >= 0:
        for w, gear in enumerate(held(h)):
            card = CARDS[gear.card]
            if w != h.hand and card.hands == 1 and works(h, gear, card):
                out += [OFFS[n, w] for n in in_reach(s, h, under, card)]
    if calm and h.statuses & CURSE_OF_BLOOD and not done & MAULED:
        out += [MAUL_AT[f.id] for f in foes_beside(s, h)]
    if h.companions and not done & SICCED:
        hounds = [c for c in h.companions if CARDS[c].weapon]
        if hounds:
            out += [SICS[f.id, c] for f in foes_beside(s, h) for c in hounds]


def in_reach(
    s: Tale, h: Hero, under: list[tuple[int, int]], card: Card, thrown: bool = False
) -> list[int]:
    """Those of several foes, told by their ids and squares, that a weapon reaches."""
    within, open_to = reaches(s, h, card, thrown)
    return [n for n, there in under if within & there and open_to & there]
