"""The seven treasures, each with what it does."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asking, Bar, Option, note

from ..rules.dials import pay
from ..rules.edges import beside_side, breachable, no_breach, place_breach
from ..rules.lists import Sides
from ..rules.paladin.dials import BLOW, gain_fury, gain_light
from ..rules.paladin.moments import SPRINT, TURN_STARTS, no_card, used
from ..rules.spider.traits import BIG_FORM_HIT
from ..state import Vast
from .board import SIDES, side_of
from .cards import Card, deck
from .favors import his_side
from .names import side_words
from .roles import PALADIN


def box(s: Vast, card: str) -> None:
    """A treasure in play leaves the game."""
    s.paladin.played.remove(card)
    s.paladin.boxed.append(card)


# -- Armor ---------------------------------------------------------------------------------

WEAR = Act[Vast, [str]](
    "wear", "VM-290", over=("armor",), label="Let the Armor break", points="card:armor"
)
SUFFER = Act[Vast, []]("suffer", "VM-290", label="Take the blow")
ARMOR = Ask[Vast](
    "armor",
    "VM-290",
    (WEAR, SUFFER),
    prompt="the blow would cost {0} Health. Let the Armor break?",
    meanwhile="is struck",
)


def wear_armor(s: Vast, n: int) -> Asking[int]:
    """VM-290: he may box it and lose 1 less."""
    pick = yield ARMOR(s, s.seat_of[PALADIN], n)
    if pick.verb == "suffer":
        return n
    box(s, "armor")
    note(s, "armor_boxed", rule="VM-290")
    return n - 1


# -- Magic Mace ----------------------------------------------------------------------------


def no_mace(s: Vast, me: int, side: str) -> str | Bar | None:
    """VM-292: once a turn, a wall of his tile."""
    return (
        no_card(s, "magic_mace") or used(s, "magic_mace") or his_side(s, side) or no_breach(s, side)
    )


def swing_mace(s: Vast, me: int, side: str) -> None:
    """VM-292: a breach."""
    s.paladin.used.append("magic_mace")
    place_breach(s, *side_of(side))


MACE = Act(
    "mace",
    "VM-292",
    swing_mace,
    over=SIDES,
    barred=no_mace,
    label=lambda s, me, side: f"Magic Mace: break the {side_words(side)} wall",
    points=lambda s, me, side: beside_side(side),
)
MACES = Sides(MACE)


def offer_mace(s: Vast, out: list[Option]) -> None:
    """Walls of his tile."""
    p = s.paladin
    if "magic_mace" not in p.used:
        out += MACES.of(p.at, breachable(s, p.at))


# -- Fire Brand ----------------------------------------------------------------------------

BRAND = Act[Vast, []](
    "brand",
    "VM-295",
    label="Burn 3 Fury",
    detail="One more Spiderling is boxed.",
    points="card:fire_brand",
)
SPARE = Act[Vast, []]("spare", "VM-295", label="Spare the Fury")
FIRE_BRAND = Ask[Vast](
    "fire_brand",
    "VM-295",
    (BRAND, SPARE),
    prompt="burn 3 Fury to finish one more Spiderling?",
    meanwhile="raises the Fire Brand",
)


def burn(s: Vast) -> Asking[int]:
    """VM-295: 3 Fury box one Spiderling more."""
    p = s.paladin
    if p.fury < 3:
        return 0
    pick = yield FIRE_BRAND(s, s.seat_of[PALADIN])
    if pick.verb == "spare":
        return 0
    pay(s, "fury", 3, "VM-295")
    note(s, "branded", rule="VM-295")
    return 1


# -- Prayer Beads --------------------------------------------------------------------------


def no_beads(s: Vast, me: int, gift: str) -> str | Bar | None:
    """VM-296: on a Shrine."""
    bar = no_card(s, "prayer_beads")
    on_shrine = s.map.shrines >> s.paladin.at & 1
    return bar or (None if on_shrine else Bar("VM-296", "This is no Shrine."))


def break_beads(s: Vast, me: int, gift: str) -> None:
    """VM-296: a favor, and 2 Fury or 2 Light."""
    p = s.paladin
    box(s, "prayer_beads")
    note(s, "beads", rule="VM-296")
    card = p.favors.draw(s)
    if card is not None:
        p.hand.append(card)
        note(s, "drew_favor", card, rule="VM-296", to=(me,))
    (gain_fury if gift == "fury" else gain_light)(s, 2)


BEADS = Act(
    "beads",
    "VM-296",
    break_beads,
    over=("fury", "light"),
    barred=no_beads,
    label=lambda s, me, gift: f"Prayer Beads: a favor and 2 {gift.title()}",
    points="card:prayer_beads",
)


def offer_beads(s: Vast, out: list[Option]) -> None:
    """On a Shrine."""
    if s.map.shrines >> s.paladin.at & 1:
        out += BEADS.options


# -- the deck ------------------------------------------------------------------------------

TREASURES = deck(
    "treasures",
    Card(
        "armor",
        "Armor",
        "When you would lose Health, box it to lose 1 less.",
        "VM-290",
        effects=(BLOW.does(wear_armor),),
    ),
    Card(
        "winged_boots",
        "Winged Boots",
        "You sprint up to 4 spaces.",
        "VM-291",
        effects=(SPRINT.plus(2),),  # VM-291
    ),
    Card(
        "magic_mace",
        "Magic Mace",
        "Once a turn, breach a wall of your tile.",
        "VM-292",
        acts=(MACE,),
        offers=offer_mace,
    ),
    Card(
        "halo",
        "Halo",
        "Your turn starts with 1 Light.",
        "VM-293",
        effects=(TURN_STARTS.does(lambda s: gain_light(s, 1)),),  # VM-293
    ),
    Card(
        "holy_symbol",
        "Holy Symbol",
        "Your turn starts with 1 Fury.",
        "VM-294",
        effects=(TURN_STARTS.does(lambda s: gain_fury(s, 1)),),  # VM-294
    ),
    Card(
        "fire_brand",
        "Fire Brand",
        "When you hit the Sorcerer or the Giant Spider, 3 Fury box one more Spiderling.",
        "VM-295",
        effects=(BIG_FORM_HIT.does(burn),),
    ),
    Card(
        "prayer_beads",
        "Prayer Beads",
        "On a Shrine, box them: draw a favor and gain 2 Fury or 2 Light.",
        "VM-296",
        acts=(BEADS,),
        offers=offer_beads,
    ),
)
