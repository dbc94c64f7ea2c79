"""The Expand spell: whoever holds it must widen the manor at the end of the own turn (VM-326)."""

from __future__ import annotations

from hearthside.kernel import Asks, Decision

from ..content.board import FULL, INDEX, SUPPLY, Targets
from ..state import Vast
from .flow import finish, next_turn
from .movement import spread_any
from .pieces import empty_tiles, place_treasure
from .tiles import lay_dark, reveal

REVEAL = Targets("reveal")
LAY = Targets("lay_tile")
HOARD = Targets("hoard")


def expand_reveals(s: Vast) -> Asks:
    """An empty Dark tile is revealed, if there is one."""
    seat = s.seat_of[s.role]
    s.step = "expand_lays"
    spots = empty_tiles(s) & ~s.map.lit
    if spots:
        pick = yield Decision(seat, "expand_reveal", REVEAL.of(spots), rule="VM-326")
        yield from reveal(s, INDEX[pick[1]], seat, s.role)
        if s.winner >= 0:
            finish(s)


def expand_lays(s: Vast) -> Asks:
    """A Dark tile goes into a crypt that touches a tile, if there is one."""
    m = s.map
    s.step = "expand_hoards"
    spots = spread_any(m.tiles) & ~m.tiles & FULL
    if spots and m.stack:
        pick = yield Decision(s.seat_of[s.role], "expand_tile", LAY.of(spots), rule="VM-326")
        lay_dark(s, INDEX[pick[1]])


def expand_hoards(s: Vast) -> Asks:
    """A treasure marker goes onto an empty tile, if there is one."""
    spots = empty_tiles(s)
    if spots and SUPPLY in s.map.treasures:
        pick = yield Decision(s.seat_of[s.role], "expand_hoard", HOARD.of(spots), rule="VM-326")
        place_treasure(s, INDEX[pick[1]])
    next_turn(s)
