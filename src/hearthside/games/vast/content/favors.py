"""The nine favors, each with what it does."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asks, Bar, Option, note

from ..rules.dials import pay
from ..rules.edges import (
    beside_side,
    breachable,
    clear_edges,
    closable,
    fill,
    no_breach,
    no_force,
    place_breach,
    place_force,
    settle,
    spread,
)
from ..rules.lists import Sides, Spots
from ..rules.paladin.dials import gain_fury, gain_grit, gain_light
from ..rules.paladin.moments import (
    LAMP_PLACED,
    NO_TUNNEL,
    REFUSED,
    SKELETON_HIT,
    Refusal,
    no_card,
    no_fury,
    no_light,
    used,
)
from ..rules.pieces import figures, pillar_mask, remove_web
from ..rules.tiles import reveal, turn_words, turned_tile
from ..state import Vast
from .board import CRYPTS, INDEX, NAMES, SIDES, SUPPLY, side_of
from .cards import Card, deck
from .names import side_words
from .roles import PALADIN
from .tiles import ENTRANCE_ID, TURNS


def beside_him(s: Vast) -> int:
    """His tile and the visible tiles beside it."""
    here = 1 << s.paladin.at
    return here | spread(s.map, here) & s.map.tiles


def his_side(s: Vast, side: str) -> Bar | None:
    """Whether a side is one of his own tile."""
    at = side_of(side)[0]
    if at == s.paladin.at:
        return None
    return Bar("VM-061", f"You stand on {NAMES[s.paladin.at]}.")


# -- Vigor ---------------------------------------------------------------------------------


def no_vigor(s: Vast, me: int) -> str | Bar | None:
    """VM-281: Strength for a crusade, while he fights."""
    if s.step != "crusade_fights":
        return Bar("VM-281", "It is for the fight of a crusade.")
    return no_fury(s, 1)


def vigor(s: Vast, me: int) -> None:
    """VM-281: 1 Fury for 1 more Strength in this crusade."""
    pay(s, "fury", 1, "VM-281")
    s.paladin.vigor += 1
    note(s, "vigor", s.paladin.vigor, rule="VM-281")


VIGOR = Act(
    "vigor",
    "VM-281",
    vigor,
    barred=no_vigor,
    label="Vigor: burn 1 Fury for 1 more Strength",
    points="card:vigor",
)


def no_smash(s: Vast, me: int, side: str) -> str | Bar | None:
    """VM-281: a wall of his own tile."""
    return his_side(s, side) or no_fury(s, 1) or no_breach(s, side)


def smash(s: Vast, me: int, side: str) -> None:
    """VM-281: 1 Fury for a breach."""
    pay(s, "fury", 1, "VM-281")
    place_breach(s, *side_of(side))


SMASH = Act(
    "smash",
    "VM-281",
    smash,
    over=SIDES,
    barred=no_smash,
    label=lambda s, me, side: f"Break the {side_words(side)} wall for 1 Fury",
    points=lambda s, me, side: beside_side(side),
)
SMASHES = Sides(SMASH)


def offer_vigor(s: Vast, out: list[Option]) -> None:
    """Strength in a fight, and walls of his tile."""
    p = s.paladin
    if p.fury:
        if s.step == "crusade_fights":
            out.append(VIGOR.option)
        out += SMASHES.of(p.at, breachable(s, p.at))


# -- Illuminate and Pathfinder -------------------------------------------------------------


def no_lamp(s: Vast, me: int, name: str) -> str | Bar | None:
    """VM-282: his tile or a visible one beside it, one lamp each."""
    bit = 1 << INDEX[name]
    if not bit & beside_him(s):
        return "VM-282"
    if bit & s.map.lamps:
        return Bar("VM-282", "A lamp burns there already.")
    return no_light(s, 1)


def light_lamp(s: Vast, me: int, name: str) -> Asks:
    """VM-282: 1 Light for a lamp."""
    p, at = s.paladin, INDEX[name]
    pay(s, "light", 1, "VM-282")
    s.map.lamps |= 1 << at
    note(s, "lamp_placed", name, rule="VM-282")
    for then in LAMP_PLACED.of(p.played):
        yield from then(s, at)


LAMP = Act(
    "lamp",
    "VM-282",
    light_lamp,
    over=CRYPTS,
    barred=no_lamp,
    label="Light a lamp on {0}",
    points="space:{0}",
    detail="1 Light",
)
LAMPS = Spots(LAMP)


def no_sweep(s: Vast, me: int, name: str) -> str | Bar | None:
    """VM-282: a web on his tile or a visible one beside it."""
    bit = 1 << INDEX[name]
    if not bit & beside_him(s):
        return "VM-282"
    if not bit & s.map.webbed:
        return Bar("VM-282", "No web is there.")
    return no_light(s, 1)


def sweep(s: Vast, me: int, name: str) -> None:
    """VM-282: 1 Light takes a web away."""
    pay(s, "light", 1, "VM-282")
    remove_web(s, INDEX[name])
    note(s, "web_swept", name, rule="VM-282")


SWEEP = Act(
    "sweep",
    "VM-282",
    sweep,
    over=CRYPTS,
    barred=no_sweep,
    label="Sweep a web from {0}",
    points="space:{0}",
    detail="1 Light",
)
SWEEPS = Spots(SWEEP)


def offer_illuminate(s: Vast, out: list[Option]) -> None:
    """Lamps and webs within his reach."""
    if s.paladin.light:
        m, reach = s.map, beside_him(s)
        out += LAMPS.of(reach & ~m.lamps)
        if reach & m.webbed:
            out += SWEEPS.of(reach & m.webbed)


TURN_FREELY = Act[Vast, [int]](
    "turn",
    "VM-283",
    over=range(4),
    barred=lambda s, me, quarters: (
        None
        if any(quarters == q for _, q in TURNS[s.map.tile[s.map.turning]])
        else Bar("VM-283", "It looks the same turned otherwise.")
    ),
    label=turn_words,
    points=turned_tile,
)
LEAVE = Act[Vast, []]("leave", "VM-283", label="Leave it as it lies", points=turned_tile)
PATHFINDER = Ask[Vast](
    "pathfinder",
    "VM-283",
    (TURN_FREELY, LEAVE),
    prompt="how do you turn the tile at {0}?",
    meanwhile="turns a tile",
    part=True,
)


def find_path(s: Vast, at: int) -> Asks:
    """VM-283: the tile under a new lamp may be turned as he likes; markers on its edges go."""
    m = s.map
    if not m.lit >> at & 1 or len(TURNS[m.tile[at]]) == 1:
        return
    m.turning = at
    pick = yield PATHFINDER(s, s.seat_of[PALADIN], NAMES[at])
    m.turning = SUPPLY
    if pick.verb == "turn":
        clear_edges(m, at)  # VM-073
        m.walls[at] = next(walls for walls, q in TURNS[m.tile[at]] if q == pick[1])
        settle(m, at)
        note(s, "rotated", NAMES[at], rule="VM-283")
        fill(s)


# -- Conjure -------------------------------------------------------------------------------


def no_conjuring(s: Vast, me: int, side: str) -> str | Bar | None:
    """VM-284: once a turn, an open side of his tile."""
    return no_card(s, "conjure") or used(s, "conjure") or his_side(s, side) or no_force(s, side)


def conjure(s: Vast, me: int, side: str) -> None:
    """VM-284: a force wall."""
    s.paladin.used.append("conjure")
    place_force(s, *side_of(side))


CONJURE = Act(
    "conjure",
    "VM-284",
    conjure,
    over=SIDES,
    barred=no_conjuring,
    label=lambda s, me, side: f"Conjure a wall to the {side_words(side)}",
    points=lambda s, me, side: beside_side(side),
)
CONJURINGS = Sides(CONJURE)


def offer_conjure(s: Vast, out: list[Option]) -> None:
    """Open sides of his tile."""
    p = s.paladin
    if "conjure" not in p.used:
        out += CONJURINGS.of(p.at, closable(s, p.at))


# -- Divination ----------------------------------------------------------------------------


def no_divining(s: Vast, me: int) -> str | Bar | None:
    """VM-285: a Dark tile for 1 Light."""
    bar = no_card(s, "divination") or no_light(s, 1)
    return bar or (None if s.map.tiles & ~s.map.lit else Bar("VM-285", "No tile is Dark."))


def divine(s: Vast, me: int) -> Asks:
    """VM-285: 1 Light reveals any tile, without Grit."""
    where = yield VISION.of(me, VISIONS.of(s.map.tiles & ~s.map.lit))
    pay(s, "light", 1, "VM-285")
    yield from reveal(s, INDEX[where[1]], me, PALADIN)


DIVINE = Act(
    "divine",
    "VM-285",
    divine,
    barred=no_divining,
    label="Divination: spend 1 Light to reveal any tile",
    points="card:divination",
)
SEE = Act[Vast, [str]](
    "reveal",
    "VM-285",
    over=CRYPTS,
    barred=lambda s, me, name: (
        None
        if s.map.tiles & ~s.map.lit & 1 << INDEX[name]
        else Bar("VM-285", "No Dark tile lies there.")
    ),
    label="Reveal {0}",
    points="space:{0}",
)
VISIONS = Spots(SEE)
VISION = Ask[Vast](
    "divine",
    "VM-285",
    (SEE,),
    prompt="which tile do you see in the light?",
    meanwhile="looks into the light",
    part=True,
)


def offer_divination(s: Vast, out: list[Option]) -> None:
    """While a tile is Dark."""
    if s.paladin.light and s.map.tiles & ~s.map.lit:
        out.append(DIVINE.option)


# -- the pillar ----------------------------------------------------------------------------


def pillar_spots(s: Vast) -> int:
    """VM-286: visible tiles beside him without figures, the Entrance aside."""
    m = s.map
    spots = beside_him(s) & ~(1 << s.paladin.at) & ~figures(s)
    if ENTRANCE_ID in m.tile:
        spots &= ~(1 << m.tile.index(ENTRANCE_ID))
    return spots


def new_spots(s: Vast) -> int:
    """Where the pillar may go, once it is off the map: away from its old place if there is any other."""
    p = s.paladin
    p.pillar, old = SUPPLY, p.pillar
    spots = pillar_spots(s)
    p.pillar = old
    return spots & ~pillar_mask(s) or spots


def no_pillar(s: Vast, me: int) -> str | Bar | None:
    """VM-286: 2 Light, and a tile for it."""
    bar = no_card(s, "pillar_of_light") or no_light(s, 2)
    return bar or (None if pillar_spots(s) else Bar("VM-286", "No tile beside you serves."))


def no_pillar_there(s: Vast, me: int, name: str) -> str | Bar | None:
    """Where the pillar cannot stand."""
    bit = 1 << INDEX[name]
    if bit & new_spots(s):
        return None
    if bit & ~beside_him(s) or INDEX[name] == s.paladin.at:
        return "VM-286"
    if bit & pillar_mask(s):
        return Bar("VM-286", "It stands there already.")
    if bit & figures(s):
        return Bar("VM-286", "A figure stands there.")
    return Bar("VM-286", "The Entrance stays free.")


def raise_pillar(s: Vast, me: int) -> Asks:
    """VM-286: the pillar goes on a tile beside him."""
    where = yield STAND.of(me, STANDS.of(new_spots(s)))
    p = s.paladin
    pay(s, "light", 2, "VM-286")
    p.pillar = INDEX[where[1]]
    note(s, "pillar_raised", NAMES[p.pillar], rule="VM-286")


RAISE_PILLAR = Act(
    "raise_pillar",
    "VM-286",
    raise_pillar,
    barred=no_pillar,
    label="Raise the pillar of light for 2 Light",
    points="card:pillar_of_light",
)
PILLAR = Act[Vast, [str]](
    "pillar",
    "VM-286",
    over=CRYPTS,
    barred=no_pillar_there,
    label="Raise the pillar on {0}",
    points="space:{0}",
)
STANDS = Spots(PILLAR)
STAND = Ask[Vast](
    "pillar",
    "VM-286",
    (PILLAR,),
    prompt="where does the pillar of light stand?",
    meanwhile="raises the pillar of light",
    part=True,
)


def offer_pillar(s: Vast, out: list[Option]) -> None:
    """While a tile beside him serves."""
    if s.paladin.light >= 2 and pillar_spots(s):
        out.append(RAISE_PILLAR.option)


# -- the deck ------------------------------------------------------------------------------


def scorn(s: Vast) -> Asks:
    """VM-289: 3 Grit instead of Light."""
    yield from gain_grit(s, 3)


def devote(s: Vast) -> None:
    """VM-288: 2 Light and 2 Fury."""
    gain_light(s, 2)
    gain_fury(s, 2)


FAVORS = deck(
    "favors",
    Card(
        "vigor",
        "Vigor",
        "Spend Fury for as much Strength in one crusade, or 1 Fury to breach a wall of your tile.",
        "VM-281",
        acts=(VIGOR, SMASH),
        offers=offer_vigor,
        locked=True,
    ),
    Card(
        "illuminate",
        "Illuminate",
        "Spend 1 Light for a lamp on your tile or a visible one beside it, or to sweep one web away.",
        "VM-282",
        acts=(LAMP, SWEEP),
        offers=offer_illuminate,
        locked=True,
    ),
    Card(
        "pathfinder",
        "Pathfinder",
        "When you place a lamp you may turn its tile as you like.",
        "VM-283",
        effects=(LAMP_PLACED.does(find_path),),
    ),
    Card(
        "conjure",
        "Conjure",
        "Once a turn, raise a force wall on an open side of your tile.",
        "VM-284",
        acts=(CONJURE,),
        offers=offer_conjure,
    ),
    Card(
        "divination",
        "Divination",
        "Spend 1 Light to reveal any tile in the manor, without Grit.",
        "VM-285",
        acts=(DIVINE,),
        offers=offer_divination,
    ),
    Card(
        "pillar_of_light",
        "Pillar of Light",
        "Spend 2 Light: the pillar stands on a visible tile beside you without figures. Nobody enters there.",
        "VM-286",
        acts=(RAISE_PILLAR,),
        offers=offer_pillar,
    ),
    Card(
        "radiant_lamps",
        "Radiant Lamps",
        "Nobody tunnels to a Pit that holds a lamp.",
        "VM-287",
        effects=(NO_TUNNEL.does(lambda s: s.map.lamps),),
    ),
    Card(
        "dedication",
        "Dedication",
        "A treasure you refuse gives 2 Light and 2 Fury instead of Grit.",
        "VM-288",
        effects=(REFUSED.does(Refusal("2 Light and 2 Fury", devote)),),
    ),
    Card(
        "disdain",
        "Disdain",
        "Hitting a Skeleton gives 3 Grit and no Light.",
        "VM-289",
        effects=(SKELETON_HIT.does(scorn),),
    ),
)
LOCKED = tuple(key for key, card in FAVORS.items() if card.locked)  # VM-098
"""The two that he starts with and keeps."""
