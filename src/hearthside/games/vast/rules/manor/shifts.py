"""The Manor moves tiles: Shift and Swap."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asks, Bar, Option

from ...content.board import (
    ADJACENT,
    CRYPTS,
    DISTANCE,
    EDGES_OF,
    FULL,
    INDEX,
    NAMES,
    SUPPLY,
    WITHIN,
)
from ...content.names import count_words
from ...content.rituals import SHIFT, SWAP, WALLS
from ...content.roles import MANOR
from ...content.tiles import TURNS
from ...state import Vast
from ..lists import Spots
from ..tiles import rotate_tiles, shift_tile, swap_tiles
from .power import power


def turnable(s: Vast, at: int) -> bool:
    """Whether turning this tile could change anything: how it lies, or the markers on its edges (VM-073)."""
    m = s.map
    if (m.breaches | m.forces) & EDGES_OF[at]:
        return True
    return bool(m.lit >> at & 1) and len(TURNS[m.tile[at]]) > 1


def held_space(s: Vast, me: int) -> str:
    """Where the tile lies that it has picked up."""
    return f"space:{NAMES[s.manor.held]}"


def let_go(s: Vast, me: int) -> None:
    """The tile stays as it lies."""
    s.manor.held = SUPPLY


LET_GO = Act("skip", "VM-198", let_go, label="Leave it at that", prior=0.5)


def take(s: Vast, me: int, name: str) -> None:
    """A tile is picked up."""
    s.manor.held = INDEX[name]


TAKE = Act(
    "tile",
    "VM-200",
    take,
    over=CRYPTS,
    barred=lambda s, me, name: (
        None if s.map.tiles >> INDEX[name] & 1 else Bar("VM-200", "There is no tile.")
    ),
    label="Take the tile at {0}",
    points="space:{0}",
)
TAKES = Spots(TAKE)


def tile_options(s: Vast, me: int) -> list[Option]:
    """Any tile, or none."""
    return [*TAKES.of(s.map.tiles), LET_GO.option]


# -- Shift ---------------------------------------------------------------------------------


def crypts_for(s: Vast) -> int:
    """VM-200, VM-201: crypts within distance that touch a tile other than the moved one."""
    m, at = s.map, s.manor.held
    others = m.tiles & ~(1 << at)
    near = 0
    spots = WITHIN[power(s, SHIFT)][at] & FULL & ~m.tiles
    while spots:
        low = spots & -spots
        if ADJACENT[low.bit_length() - 1] & others:
            near |= low
        spots ^= low
    return near


def no_shift(s: Vast, me: int, name: str) -> str | Bar | None:
    """Where the tile cannot go."""
    to, at, far = INDEX[name], s.manor.held, power(s, SHIFT)
    if s.map.tiles >> to & 1:
        return Bar("VM-200", "A tile lies there.")
    if DISTANCE[at][to] > far:
        return Bar("VM-201", f"It is {DISTANCE[at][to]} away, the tile goes {far} at most.")
    if not crypts_for(s) >> to & 1:
        return Bar("VM-200", "No other tile touches it.")
    return None


def shift(s: Vast, me: int, name: str) -> Asks:
    """VM-200: the tile goes to a crypt."""
    at, s.manor.held = s.manor.held, SUPPLY
    yield from shift_tile(s, at, INDEX[name], me)


SHIFT_TO = Act(
    "to",
    "VM-200",
    shift,
    over=CRYPTS,
    barred=no_shift,
    label="Shift it to {0}",
    points="space:{0}",
)
SHIFTS = Spots(SHIFT_TO)


def rotate(s: Vast, me: int) -> Asks:
    """VM-200: the tile turns in place."""
    at, s.manor.held = s.manor.held, SUPPLY
    yield from rotate_tiles(s, (at,), me)


ROTATE = Act(
    "rotate",
    "VM-200",
    rotate,
    barred=lambda s, me: (
        None if turnable(s, s.manor.held) else Bar("VM-200", "Turning it changes nothing.")
    ),
    label="Turn it in place",
    points=held_space,
)


def shift_options(s: Vast, me: int) -> list[Option]:
    """Crypts for the tile, a turn, or nothing."""
    options = SHIFTS.of(crypts_for(s))
    if turnable(s, s.manor.held):
        options.append(ROTATE.option)
    options.append(LET_GO.option)
    return options


SHIFT_ASK = Ask(
    "shift",
    "VM-200",
    (TAKE, LET_GO),
    prompt=lambda s, far: f"which tile moves? It may go up to {count_words(far, 'space')} far.",
    meanwhile="shifts a tile",
    fast=tile_options,
)
SHIFT_WHERE = Ask(
    "shift_to",
    "VM-200",
    (SHIFT_TO, ROTATE, LET_GO),
    prompt="where does the tile at {0} go?",
    meanwhile="shifts a tile",
    fast=shift_options,
    part=True,
)


def manor_shifts(s: Vast) -> Asks:
    """VM-200: one tile goes to a crypt, or turns; with no crypt left it swaps (VM-203)."""
    mn, seat, far = s.manor, s.seat_of[MANOR], power(s, SHIFT)
    if far and s.map.tiles == FULL:
        yield from swap(s, far, SWAP_ALONE)  # VM-203
    elif far:
        pick = yield SHIFT_ASK(s, seat, far)
        yield from SHIFT_ASK.do(s, seat, pick)
        if mn.held >= 0:
            pick = yield SHIFT_WHERE(s, seat, NAMES[mn.held], far)
            yield from SHIFT_WHERE.do(s, seat, pick)
    s.step = "manor_swaps"


# -- Swap ----------------------------------------------------------------------------------


def partners(s: Vast) -> int:
    """VM-204: the tiles within distance of the one it holds."""
    at = s.manor.held
    return WITHIN[s.manor.left][at] & s.map.tiles & ~(1 << at)


def no_partner(s: Vast, me: int, name: str) -> str | Bar | None:
    """Which tile is no partner for the swap."""
    to, at, far = INDEX[name], s.manor.held, s.manor.left
    if to == at or not s.map.tiles >> to & 1:
        return Bar("VM-204", "It takes another tile.")
    if DISTANCE[at][to] > far:
        return Bar("VM-204", f"It is {DISTANCE[at][to]} away, it may be {far} at most.")
    return None


def pair(s: Vast, me: int, name: str) -> None:
    """The other tile of a swap."""
    s.manor.partner = INDEX[name]


PAIR = Act(
    "to",
    "VM-204",
    pair,
    over=CRYPTS,
    barred=no_partner,
    label="Swap it with the tile at {0}",
    points="space:{0}",
)
PAIRS = Spots(PAIR)


def swap_options(s: Vast, me: int) -> list[Option]:
    """Tiles within distance, or nothing."""
    return [*PAIRS.of(partners(s)), LET_GO.option]


def alone_options(s: Vast, me: int) -> list[Option]:
    """The same when Shift swaps: a single tile may still turn."""
    options = PAIRS.of(partners(s))
    if turnable(s, s.manor.held):
        options.append(ROTATE.option)
    options.append(LET_GO.option)
    return options


SWAP_ASK = Ask(
    "swap",
    "VM-204",
    (TAKE, LET_GO),
    prompt=lambda s, far: (
        f"which tile is swapped? The other may be {count_words(far, 'space')} away."
    ),
    meanwhile="swaps tiles",
    fast=tile_options,
)
SWAP_WITH = Ask(
    "swap_with",
    "VM-204",
    (PAIR, LET_GO),
    prompt="the tile at {0} and which other?",
    meanwhile="swaps tiles",
    fast=swap_options,
    part=True,
)
SWAP_ALONE = Ask(
    "swap_alone",
    "VM-203",
    (PAIR, ROTATE, LET_GO),
    prompt="the tile at {0} and which other?",
    meanwhile="swaps tiles",
    fast=alone_options,
    part=True,
)


def exchange(s: Vast, me: int) -> Asks:
    """VM-204: the two change places."""
    yield from swap_tiles(s, s.manor.held, s.manor.partner, me)


def rotate_both(s: Vast, me: int) -> Asks:
    """VM-204: both turn in place."""
    pair = (s.manor.held, s.manor.partner)
    yield from rotate_tiles(s, tuple(at for at in pair if turnable(s, at)), me)


def both_spaces(s: Vast, me: int) -> tuple[str, ...]:
    """Where the two tiles lie."""
    return f"space:{NAMES[s.manor.held]}", f"space:{NAMES[s.manor.partner]}"


EXCHANGE = Act(
    "exchange", "VM-204", exchange, label="Let the two change places", points=both_spaces
)
ROTATE_BOTH = Act(
    "rotate",
    "VM-204",
    rotate_both,
    barred=lambda s, me: (
        None
        if turnable(s, s.manor.held) or turnable(s, s.manor.partner)
        else Bar("VM-204", "Turning them changes nothing.")
    ),
    label="Turn both in place",
    points=both_spaces,
)
SWAP_HOW = Ask[Vast](
    "swap_how",
    "VM-204",
    (EXCHANGE, ROTATE_BOTH),
    prompt="{0} and {1}: exchange them, or turn both?",
    meanwhile="swaps tiles",
    part=True,
)


def manor_swaps(s: Vast) -> Asks:
    """VM-204: two tiles within distance."""
    far = power(s, SWAP)
    if far:
        yield from swap(s, far, SWAP_WITH)
    s.manor.left = power(s, WALLS)
    s.step = "manor_walls"


def swap(s: Vast, far: int, partner_ask: Ask[Vast]) -> Asks:
    """Two tiles change places, or both turn."""
    mn, seat = s.manor, s.seat_of[MANOR]
    mn.left, mn.partner = far, SUPPLY
    pick = yield SWAP_ASK(s, seat, far)
    yield from SWAP_ASK.do(s, seat, pick)
    if mn.held < 0:
        return
    pick = yield partner_ask(s, seat, NAMES[mn.held], far)
    yield from partner_ask.do(s, seat, pick)
    if mn.partner >= 0:
        pick = yield SWAP_HOW(s, seat, NAMES[mn.held], NAMES[mn.partner])
        yield from SWAP_HOW.do(s, seat, pick)
    mn.held = mn.partner = SUPPLY
