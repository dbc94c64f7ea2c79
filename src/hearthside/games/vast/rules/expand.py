"""The Expand spell: whoever holds it must widen the manor at the end of the own turn (VM-326)."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asks, Bar

from ..content.board import CRYPTS, FULL, INDEX, SUPPLY
from ..state import Vast
from .edges import lay_dark
from .flow import next_turn
from .lists import Spots
from .movement import spread_any
from .pieces import empty_tiles, place_treasure
from .tiles import reveal

# -- reveal an empty tile ------------------------------------------------------------------


def empty_dark(s: Vast) -> int:
    """Dark tiles without any piece."""
    return empty_tiles(s) & ~s.map.lit


def no_opening(s: Vast, me: int, name: str) -> str | Bar | None:
    """Which tile is not revealed."""
    bit = 1 << INDEX[name]
    if not s.map.tiles & ~s.map.lit & bit:
        return Bar("VM-326", "No Dark tile lies there.")
    return None if empty_tiles(s) & bit else Bar("VM-326", "It is not empty.")


OPEN = Act[Vast, [str]](
    "reveal", "VM-326", over=CRYPTS, barred=no_opening, label="Reveal {0}", points="space:{0}"
)
OPENS = Spots(OPEN)
EXPAND_REVEAL = Ask(
    "expand_reveal",
    "VM-326",
    (OPEN,),
    prompt="the manor grows. Which empty tile opens?",
    meanwhile="expands the manor",
    fast=lambda s, me: OPENS.of(empty_dark(s)),
)


def expand_reveals(s: Vast) -> Asks:
    """VM-326: an empty Dark tile is revealed, if there is one."""
    seat = s.seat_of[s.role]
    if empty_dark(s):
        pick = yield EXPAND_REVEAL(s, seat)
        yield from reveal(s, INDEX[pick[1]], seat, s.role)
    s.step = "expand_lays"


# -- lay a Dark tile -----------------------------------------------------------------------


def edge_crypts(s: Vast) -> int:
    """The crypts that touch a tile."""
    return spread_any(s.map, s.map.tiles) & ~s.map.tiles & FULL


def no_laying(s: Vast, me: int, name: str) -> str | Bar | None:
    """Where no tile is laid."""
    bit = 1 << INDEX[name]
    if s.map.tiles & bit:
        return Bar("VM-326", "A tile lies there.")
    return None if edge_crypts(s) & bit else Bar("VM-326", "No tile touches it.")


LAY = Act[Vast, [str]](
    "lay_tile",
    "VM-326",
    over=CRYPTS,
    barred=no_laying,
    label="Lay a Dark tile at {0}",
    points="space:{0}",
)
LAYS = Spots(LAY)
EXPAND_TILE = Ask(
    "expand_tile",
    "VM-326",
    (LAY,),
    prompt="where does a new Dark tile lie?",
    meanwhile="expands the manor",
    fast=lambda s, me: LAYS.of(edge_crypts(s)),
)


def expand_lays(s: Vast) -> Asks:
    """VM-326: a Dark tile goes into a crypt that touches a tile, if there is one."""
    if edge_crypts(s) and s.map.stack:
        pick = yield EXPAND_TILE(s, s.seat_of[s.role])
        lay_dark(s, INDEX[pick[1]])
    s.step = "expand_hoards"


# -- place a treasure ----------------------------------------------------------------------

HOARD = Act[Vast, [str]](
    "hoard",
    "VM-326",
    over=CRYPTS,
    barred=lambda s, me, name: (
        None if empty_tiles(s) >> INDEX[name] & 1 else Bar("VM-326", "No empty tile lies there.")
    ),
    label="Hide a treasure on {0}",
    points="space:{0}",
)
HOARDS = Spots(HOARD)
EXPAND_HOARD = Ask(
    "expand_hoard",
    "VM-326",
    (HOARD,),
    prompt="where does a treasure appear?",
    meanwhile="expands the manor",
    fast=lambda s, me: HOARDS.of(empty_tiles(s)),
)


def expand_hoards(s: Vast) -> Asks:
    """VM-326: a treasure marker goes onto an empty tile, if there is one."""
    if empty_tiles(s) and SUPPLY in s.map.treasures:
        pick = yield EXPAND_HOARD(s, s.seat_of[s.role])
        place_treasure(s, INDEX[pick[1]])
    next_turn(s)
