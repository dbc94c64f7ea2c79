"""The Knight's seven treasures, each with what it does."""

from __future__ import annotations

from hearthside.kernel import Act, Asks, Bar, Option, note

from ..rules.attacks import aimed
from ..rules.dials import gain
from ..rules.figures import FIGURES, foes_on, place_of
from ..rules.knight.encounters import hurl
from ..rules.knight.moments import WIELDED, leave, no_cube, not_shown
from ..rules.knight.traits import (
    MOVEMENT,
    PERCEPTION,
    PLUS,
    RALLY,
    STRENGTH,
    cubes_held,
    encounters_left,
    stat,
)
from ..rules.sight import visible
from ..rules.spider.spells import spend_cards
from ..state import HERO_CUBES, Vast
from .board import CELLS, DISTANCE, SIDE
from .cards import Card, deck
from .figures import FORM_NAMES, SPIDERLING_NAMES
from .names import count_words, foe_words
from .roles import KNIGHT

# -- Potion Kit ----------------------------------------------------------------------------


def no_potion(s: Vast, me: int) -> str | Bar | None:
    """VT-097: a cube that is not one of the last two (VT-087), and a wound to heal."""
    k = s.knight
    bar = not_shown(s, "potion_kit") or no_cube(s)
    if bar is not None:
        return bar
    if cubes_held(s) <= HERO_CUBES:
        return Bar("VT-087", "Your last two cubes are not given away.")
    return None if k.health < k.whole else Bar("VT-097", "You have all your Health.")


def drink(s: Vast, me: int) -> None:
    """VT-097, VT-088: the cube and the card are gone for 2 Health."""
    k = s.knight
    k.cubes -= 1
    k.lost += 1
    leave(s, "potion_kit")
    note(s, "potion", rule="VT-097")
    gain(s, "knight_health", 2, "VT-097", k.whole)


DRINK = Act(
    "drink",
    "VT-097",
    drink,
    barred=no_potion,
    label="Drink the potion: 2 Health",
    points="card:potion_kit",
    detail="The cube and the card are gone for good.",
)


# -- Enchanted Bow -------------------------------------------------------------------------

PREY = (*FORM_NAMES[:2], *SPIDERLING_NAMES)
BOW_RANGE, MOST_LOST = 5, 3


def torn(s: Vast) -> int:
    """VT-097: the power cards that a shot costs the Spider."""
    return min(MOST_LOST, stat(s, STRENGTH) - 1)


def in_line(s: Vast, at: int) -> bool:
    """Whether a space lies in a straight line of hers within 5, whatever is between."""
    here = s.knight.at
    straight = here // SIDE == at // SIDE or here % SIDE == at % SIDE
    return straight and DISTANCE[here][at] <= BOW_RANGE


def no_loosing(s: Vast, me: int, name: str) -> str | Bar | None:
    """VT-097: a figure of the Spider in line, and a cube."""
    bar = not_shown(s, "enchanted_bow") or no_cube(s)
    if bar is not None:
        return bar
    if "enchanted_bow" in s.knight.charged:
        return Bar("VT-083", "A cube lies on it.")
    at = place_of(s, name)
    if at < 0:
        return Bar("VT-097", "It is not on the map.")
    return None if in_line(s, at) else Bar("VT-097", f"It is not in line within {BOW_RANGE}.")


def loose(s: Vast, me: int, name: str) -> Asks:
    """VT-097: a shot through anything costs her power cards of her choice."""
    k = s.knight
    k.cubes -= 1
    k.charged.append("enchanted_bow")
    k.deeds.append("shot")
    note(s, "knight_shot", name, rule="VT-097")
    yield from spend_cards(s, min(torn(s), len(s.spider.hand)))


LOOSE = Act(
    "loose",
    "VT-097",
    loose,
    over=PREY,
    barred=no_loosing,
    label=lambda s, me, name: f"Shoot {foe_words(name)} with the Enchanted Bow",
    points="piece:{0}",
    detail=lambda s, me, name: (
        f"1 hero cube; the Spider loses {count_words(torn(s), 'power card')}."
    ),
)


def offer_shots(s: Vast, out: list[Option]) -> None:
    """Her figures in line."""
    if s.knight.cubes:
        out += [LOOSE.table[name] for name in PREY if no_loosing(s, 0, name) is None]


# -- Javelin -------------------------------------------------------------------------------

THROW_RANGE = 3


def no_aim(s: Vast, me: int) -> str | Bar | None:
    """VT-097: face up."""
    return not_shown(s, "javelin")


def take_aim(s: Vast, me: int) -> None:
    """VT-097: 1 more Strength for the next attack, and the card is gone."""
    leave(s, "javelin")
    s.knight.aim = 1
    note(s, "javelin_raised", rule="VT-097")


AIM = Act(
    "aim",
    "VT-097",
    take_aim,
    barred=no_aim,
    label="Raise the Javelin: 1 more Strength for the next attack",
    points="card:javelin",
    detail="The card is gone for good.",
)


def no_throw(s: Vast, me: int, name: str) -> str | Bar | None:
    """VT-097: a figure in sight within 3, for an Encounter."""
    bar = not_shown(s, "javelin")
    if bar is not None:
        return bar
    if FIGURES[name][0].role == KNIGHT:
        return "VM-016"
    if s.step != "knight_acts":
        return Bar("VT-073", "An Encounter is under way.")
    if not encounters_left(s):
        return Bar("VT-069", "No Encounter is left.")
    at = place_of(s, name)
    if not 0 <= at < CELLS or not visible(s.map, s.knight.at) >> at & 1:
        return Bar("VM-063", "It is not in sight.")
    away = DISTANCE[s.knight.at][at]
    if not 0 < away <= THROW_RANGE:
        return Bar("VT-097", f"It is {away} away, not 1 to {THROW_RANGE}.")
    return None


def throw(s: Vast, me: int, name: str) -> Asks:
    """VT-097: an attack from afar; the card is gone, hit or miss."""
    leave(s, "javelin")
    yield from hurl(s, name)


THROW = Act(
    "throw",
    "VT-097",
    throw,
    over=lambda: FIGURES,
    barred=no_throw,
    label=aimed("Throw the Javelin at", lambda s, name: stat(s, STRENGTH), afar=True),
    points="piece:{0}",
    detail="An Encounter; the card is gone for good.",
)


def offer_javelin(s: Vast, out: list[Option]) -> None:
    """To raise it, or to throw it at figures in sight within 3."""
    here = s.knight.at
    out.append(AIM.option)
    if s.step != "knight_acts" or not encounters_left(s):
        return
    seen = visible(s.map, here)
    for at in range(CELLS):
        if seen >> at & 1 and 0 < DISTANCE[here][at] <= THROW_RANGE:
            out += [THROW.table[name] for name in foes_on(s, at, KNIGHT)]


# -- the deck ------------------------------------------------------------------------------

KNIGHT_TREASURES = deck(
    "knight_treasures",
    Card(
        "elvish_sword",
        "Elvish Sword",
        "With a cube: 1 more Perception, and in your own turn 1 more Strength.",
        "VT-097",
        effects=(WIELDED.plus(1), PLUS[PERCEPTION].plus(1), RALLY.plus(1)),
    ),
    Card(
        "mighty_axe",
        "Mighty Axe",
        "With a cube: in your own turn 1 more Strength.",
        "VT-097",
        effects=(WIELDED.plus(1), RALLY.plus(1)),
    ),
    Card(
        "potion_kit",
        "Potion Kit",
        "Give up a cube and this card: 2 Health.",
        "VT-097",
        acts=(DRINK,),
    ),
    Card(
        "enchanted_bow",
        "Enchanted Bow",
        "With a cube: shoot a figure of the Spider in line within 5. She loses a power card for each Strength above 1,"
        " at most 3.",
        "VT-097",
        acts=(LOOSE,),
        offers=offer_shots,
    ),
    Card(
        "pixie_lantern",
        "Pixie Lantern",
        "With a cube: 1 more Movement and 1 more Perception.",
        "VT-097",
        effects=(WIELDED.plus(1), PLUS[MOVEMENT].plus(1), PLUS[PERCEPTION].plus(1)),
    ),
    Card(
        "heroic_boots",
        "Heroic Boots",
        "With a cube: 3 more Movement.",
        "VT-097",
        effects=(WIELDED.plus(1), PLUS[MOVEMENT].plus(3)),
    ),
    Card(
        "javelin",
        "Javelin",
        "Once: 1 more Strength for the next attack, or an attack on a figure in sight within 3.",
        "VT-097",
        acts=(AIM, THROW),
        offers=offer_javelin,
    ),
)
