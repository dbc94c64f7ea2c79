"""What each seat sees of the table (see SCENE.md for the list)."""

from __future__ import annotations

from hearthside.kernel import Scene, part

from ..state import West
from .actions import battle, dice, pool, talk
from .land import board, pieces, spaces
from .players import piles, player, trade_row


def scene(s: West, seat: int) -> Scene:
    """The table as a seat, or a spectator, may see it."""
    things = [*country(s)]
    for i in range(s.seats):
        things += player(s, i, s.open or i == seat)
    inside = s.open or (s.offer is not None and seat in (s.offer.seat, s.offer.partner))
    return [*things, *supply(s), *talk(s, inside)]


@part
def country(s: West) -> Scene:
    """The board, its spaces and who stands on them."""
    return [*board(s), *spaces(s), *pieces(s)]


@part
def supply(s: West) -> Scene:
    """What lies beside the board."""
    return [*trade_row(s), *piles(s), *pool(s), *dice(s), *battle(s)]
