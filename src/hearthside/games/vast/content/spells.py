"""The ten spells, each with what it does."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asks, Bar, Option, note

from ..rules.edges import beside_side, closable, no_force, place_force
from ..rules.figures import GHOST_GUARD
from ..rules.lists import Sides, Spots
from ..rules.pieces import gain_curses, pillar_mask
from ..rules.warlock.actions import SUMMON_AGAIN, summon_spots
from ..rules.warlock.moments import (
    CURSED,
    LEARNED,
    SUMMONED,
    SYPHONED,
    TRADED,
    TURN_ENDS,
    no_cube,
    no_spell,
)
from ..rules.warlock.traits import LINKS, hiding_places
from ..state import FORCE_MAX, Vast
from .board import CRYPTS, DELTA, INDEX, NAMES, NEAR, SIDES, SUPPLY, SURROUNDING, side_of
from .cards import Card, deck
from .names import count_words, side_words
from .roles import NOBODY, WARLOCK

# -- Teleport ------------------------------------------------------------------------------


def dark_tiles(s: Vast) -> int:
    """The Dark tiles he could step out on: a move leads elsewhere."""
    return s.map.tiles & ~s.map.lit & ~pillar_mask(s) & ~(1 << s.warlock.at)


def no_teleport(s: Vast, me: int) -> str | Bar | None:
    """VM-318: once a turn, with a cube."""
    if "teleport" in s.warlock.used:
        return Bar("VM-318", "You have done so this turn.")
    bar = no_spell(s, "teleport") or no_cube(s)
    return bar or (None if dark_tiles(s) else Bar("VM-318", "No other tile is Dark."))


def teleport(s: Vast, me: int) -> Asks:
    """VM-318: to any Dark tile."""
    s.warlock.used.append("teleport")
    where = yield STEP_OUT(s, me)
    s.warlock.at = INDEX[where[1]]
    note(s, "sneaked", str(where[1]), rule="VM-318")


TELEPORT = Act(
    "teleport",
    "VM-318",
    teleport,
    barred=no_teleport,
    label="Teleport to a Dark tile",
    points="card:teleport",
    detail="1 magic cube",
)


def no_step_out(s: Vast, me: int, name: str) -> str | Bar | None:
    """VM-318: where he cannot step out."""
    if pillar_mask(s) >> INDEX[name] & 1:
        return "VM-286"
    if dark_tiles(s) >> INDEX[name] & 1:
        return None
    dark = s.map.tiles & ~s.map.lit & 1 << INDEX[name]
    return Bar("VM-318", "You are there." if dark else "No Dark tile lies there.")


OUT_AT = Act[Vast, [str]](
    "to",
    "VM-318",
    over=CRYPTS,
    barred=no_step_out,
    label="Step out at {0}",
    points="space:{0}",
)
OUTS = Spots(OUT_AT)
STEP_OUT = Ask(
    "teleport",
    "VM-318",
    (OUT_AT,),
    prompt="into which darkness do you step?",
    meanwhile="vanishes",
    fast=lambda s, me: OUTS.of(dark_tiles(s)),
    part=True,
)


# -- Leap ----------------------------------------------------------------------------------


def leap_spots(s: Vast) -> int:
    """VM-319: in a straight line over Lit tiles, to a Pit on the way or the first Dark tile or crypt."""
    m, spots = s.map, 0
    barred = pillar_mask(s)
    for d in range(4):
        here = s.warlock.at
        while NEAR[here][d] >= 0:
            here += DELTA[d]
            bit = 1 << here
            if barred & bit:
                break
            if not m.lit & bit:
                spots |= bit
                break
            if m.pits & bit:
                spots |= bit
    return spots


def no_leap(s: Vast, me: int, name: str) -> str | Bar | None:
    """VM-319: one jump with a sneak."""
    bar = no_spell(s, "leap")
    if bar is not None:
        return bar
    if s.warlock.leapt:
        return Bar("VM-319", "One jump goes with a sneak.")
    if leap_spots(s) >> INDEX[name] & 1:
        return None
    if not hiding_places(s) >> INDEX[name] & 1:
        return Bar("VM-319", "It is no Dark tile, Pit or crypt.")
    return Bar("VM-319", "No straight line over Lit tiles leads there.")


def leap(s: Vast, me: int, name: str) -> None:
    """VM-319: he jumps, walls or not."""
    w = s.warlock
    w.leapt = True
    w.at = INDEX[name]
    note(s, "sneaked", name, rule="VM-319")


LEAP = Act(
    "leap", "VM-319", leap, over=CRYPTS, barred=no_leap, label="Leap to {0}", points="space:{0}"
)
LEAPS = Spots(LEAP)


def offer_leaps(s: Vast, out: list[Option]) -> None:
    """Where he can jump, once with a sneak."""
    if not s.warlock.leapt:
        out += LEAPS.of(leap_spots(s))


# -- Enclose -------------------------------------------------------------------------------


def enclosable(s: Vast) -> int:
    """VM-321: surrounding tiles with an open edge, while a force wall is left."""
    m = s.map
    if m.forces.bit_count() >= FORCE_MAX:
        return 0
    north, east, south, west = m.open
    return SURROUNDING[s.warlock.at] & m.tiles & (north | east | south | west)


def no_enclosing(s: Vast, me: int) -> str | Bar | None:
    """VM-321: a cube, and an open edge around him."""
    bar = no_spell(s, "enclose") or no_cube(s)
    return bar or (None if enclosable(s) else Bar("VM-321", "No wall can rise around you."))


def enclose(s: Vast, me: int) -> Asks:
    """VM-321: two force walls, each a tile around him and one of its open sides."""
    w = s.warlock
    w.left = 2
    while w.left and enclosable(s):
        tile = yield ENCLOSING(s, me, w.left)
        if tile.verb == "done":
            return
        w.walled = INDEX[tile[1]]
        side = yield ENCLOSE_SIDE(s, me, NAMES[w.walled])
        place_force(s, *side_of(str(side[1])))
        w.left -= 1


ENCLOSE = Act(
    "enclose",
    "VM-321",
    enclose,
    barred=no_enclosing,
    label="Enclose: two force walls",
    points="card:enclose",
    detail="1 magic cube",
)
ENCLOSE_AT = Act[Vast, [str]](
    "tile",
    "VM-321",
    over=CRYPTS,
    barred=lambda s, me, name: None if enclosable(s) >> INDEX[name] & 1 else "VM-321",
    label="Raise a wall at {0}",
    points="space:{0}",
)
ENCLOSED = Spots(ENCLOSE_AT)
ONE_WALL = Act[Vast, []](
    "done",
    "VM-321",
    barred=lambda s, me: None if s.warlock.left < 2 else Bar("VM-321", "None has risen yet."),
    label="Enough",
)
ENCLOSING = Ask(
    "enclose",
    "VM-321",
    (ENCLOSE_AT, ONE_WALL),
    prompt=lambda s, left: (
        f"at which tile does a wall rise? You may raise {count_words(left, 'more wall')}."
    ),
    meanwhile="raises walls",
    fast=lambda s, me: [
        *ENCLOSED.of(enclosable(s)),
        *([] if s.warlock.left == 2 else [ONE_WALL.option]),
    ],
    part=True,
)


def no_enclosed_side(s: Vast, me: int, side: str) -> str | Bar | None:
    """VM-321: an open side of the tile he has picked."""
    if side_of(side)[0] != s.warlock.walled:
        return Bar("VM-321", f"The wall rises at {NAMES[s.warlock.walled]}.")
    return no_force(s, side)


ENCLOSED_SIDE = Act[Vast, [str]](
    "wall",
    "VM-321",
    over=SIDES,
    barred=no_enclosed_side,
    label=lambda s, me, side: f"Raise it on the {side_words(side)} side of {side[:2]}",
    points=lambda s, me, side: beside_side(side),
)
ENCLOSED_SIDES = Sides(ENCLOSED_SIDE)
ENCLOSE_SIDE = Ask(
    "enclose_side",
    "VM-321",
    (ENCLOSED_SIDE,),
    prompt="on which side of {0}?",
    meanwhile="raises walls",
    fast=lambda s, me: [*ENCLOSED_SIDES.of(s.warlock.walled, closable(s, s.warlock.walled))],
    part=True,
)


def offer_enclose(s: Vast, out: list[Option]) -> None:
    """While a wall can rise around him."""
    if enclosable(s):
        out.append(ENCLOSE.option)


# -- what needs no act ---------------------------------------------------------------------


def refuel(s: Vast, reached: int) -> None:
    """VM-320: two pieces or more cursed at once give 2 Curses."""
    if reached >= 2:
        note(s, "refuelled", rule="VM-320")
        gain_curses(s, 2)


def grow(s: Vast) -> Asks:
    """VM-323: a second poltergeist for the same cube."""
    if summon_spots(s) and SUPPLY in s.map.poltergeists:
        pick = yield SUMMON_AGAIN(s, s.seat_of[WARLOCK])
        yield from SUMMON_AGAIN.do(s, s.seat_of[WARLOCK], pick)


def glower(s: Vast) -> None:
    """VM-324: with 5 Curses or more, half as many again."""
    w = s.warlock
    if w.curses >= 5:
        note(s, "glowered", rule="VM-324")
        gain_curses(s, (w.curses + 1) // 2)


def hold_expand(s: Vast) -> None:
    """VM-326: from now on his turns end with it."""
    s.expander = WARLOCK


def lose_expand(s: Vast) -> None:
    """He holds it no longer."""
    s.expander = NOBODY


# -- the deck ------------------------------------------------------------------------------

SPELLS = deck(
    "spells",
    Card(
        "strong_spirits",
        "Strong Spirits",
        "Poltergeists have Defense 2.",
        "VM-317",
        effects=(GHOST_GUARD.plus(1),),
    ),
    Card(
        "teleport",
        "Teleport",
        "Once a turn, with a cube: move to any Dark tile.",
        "VM-318",
        acts=(TELEPORT,),
    ),
    Card(
        "leap",
        "Leap",
        "With a sneak, jump in a line over Lit tiles to a Dark tile, Pit or crypt.",
        "VM-319",
        acts=(LEAP,),
        offers=offer_leaps,
        when="sneak",
    ),
    Card(
        "refuel",
        "Refuel",
        "Cursing two or more pieces at once gives 2 Curses.",
        "VM-320",
        effects=(CURSED.does(refuel),),
    ),
    Card(
        "enclose",
        "Enclose",
        "With a cube: 2 force walls on open edges around you.",
        "VM-321",
        acts=(ENCLOSE,),
        offers=offer_enclose,
    ),
    Card(
        "treasure_link",
        "Treasure Link",
        "All treasures are in your network.",
        "VM-322",
        effects=(LINKS.does(lambda s: s.map.hoards),),
    ),
    Card(
        "grow",
        "Grow",
        "Each Summon is taken a second time for free.",
        "VM-323",
        effects=(SUMMONED.does(grow),),
    ),
    Card(
        "glower",
        "Glower",
        "End your turn with 5 Curses or more: gain half as many, rounded up.",
        "VM-324",
        effects=(TURN_ENDS.does(glower),),
    ),
    Card(
        "syphon_specialize",
        "Syphon Specialize",
        "A syphon from figures of one player only counts double.",
        "VM-325",
        effects=(SYPHONED.does(lambda n, players: 2 * n if players == 1 else n),),
    ),
    Card(
        "expand",
        "Expand",
        "At the end of your turn reveal an empty tile, place a Dark tile, place a treasure.",
        "VM-326",
        effects=(LEARNED.does(hold_expand), TRADED.does(lose_expand)),
    ),
)
