"""Land: turning tiles, laying new ones, and the east that falls away."""

from __future__ import annotations

from hearthside.kernel import Asking, Asks, learn, note

from ..content.jobs.program import CAMP
from ..content.land import LAND, TILES
from ..state import EAST, NORTH, SOUTH, WEST, West, column, name_of
from .cards import take_danger

AROUND = (NORTH, SOUTH, WEST, EAST)


def called(s: West, at: int) -> str:
    """What a place is called in the journal: the tile that shows there, or where unknown land lies."""
    return TILES[s.map[at]].id if at in s.up else name_of(at)


def turn_up(s: West, at: int) -> Asks:
    """Turn a tile face up; a camp gets its bandit, and new tiles are laid around it (DW-069, DW-071)."""
    show_face(s, at)
    if s.journal is not None:
        note(s, "turned", name_of(at), TILES[s.map[at]].id, rule="DW-069")
    turned = [at]
    for here in turned:
        for step in AROUND:
            there = here + step
            if gap(s, here, there) and not s.tiles:
                turned += yield from more_tiles(s)  # the east may fall away meanwhile
            if gap(s, here, there) and s.tiles:
                s.map[there] = s.tiles.pop()
                learn(s)


def show_face(s: West, at: int) -> None:
    """A tile comes to light, and with a camp a bandit (DW-071)."""
    s.up.add(at)
    learn(s)
    if LAND[s.map[at]] & CAMP:
        s.bandits[at] = s.bandits.get(at, 0) + 1


def gap(s: West, at: int, there: int) -> bool:
    """Whether a face-down tile belongs there, beside a tile that was turned (DW-069)."""
    return at in s.map and there not in s.map and column(there) >= column(min(s.map))


def more_tiles(s: West) -> Asking[list[int]]:
    """Make a new tile pile: out of removed tiles, or of the easternmost column (DW-072, DW-138).

    Returns where unknown land was turned because somebody was pushed onto it.
    """
    turned = [] if s.tiles_gone else (yield from lose_column(s))
    s.tiles, s.tiles_gone = s.tiles_gone, []
    s.dice.shuffle(s.tiles)
    return turned


def lose_column(s: West) -> Asking[list[int]]:
    """Take up the easternmost column; whoever is there goes 1 west and takes an exhaustion (DW-072)."""
    east = column(min(s.map))
    if column(max(s.map)) - east < 2:
        return []
    note(s, "column_lost", east, rule="DW-072")
    moved = []
    for seat, p in enumerate(s.players):
        if column(p.at) == east:
            p.at, p.lying = nearest_west(s, p.at), False
            moved.append(seat)
        if column(p.other) == east:
            p.other, p.other_lying = nearest_west(s, p.other), False
            if seat not in moved:
                moved.append(seat)
    if column(s.wagon) == east:
        s.wagon = nearest_west(s, s.wagon)
    remove_east_of(s, east + 1)
    turned = []
    for p in s.players:
        for at in (p.at, p.other):
            if at in s.map and at not in s.up:
                show_face(s, at)
                turned.append(at)
    for seat in moved:
        note(s, "pushed", seat, rule="DW-072")
        yield from take_danger(s, seat, pain=False)
    return turned


def nearest_west(s: West, at: int) -> int:
    """The tile straight west, or the nearest to it in the next column that has one (DW-072, DW-150)."""
    there = at + WEST
    found = [tile for tile in s.map if column(tile) == column(there)]
    return min(found, key=lambda tile: (abs(tile - there), tile), default=at)


def remove_east_of(s: West, x: int) -> None:
    """Take all tiles east of column `x` off the map, with all that is on them (DW-137, DW-138)."""
    for at in [at for at in s.map if column(at) < x]:
        s.tiles_gone.append(s.map.pop(at))
        s.up.discard(at)
        s.rails.discard(at)
        s.marks.discard(at)
        s.bandits.pop(at, None)
