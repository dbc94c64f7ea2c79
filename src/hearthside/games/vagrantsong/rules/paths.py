"""How a Haint walks: in range of its target, Haunting as many as it can, the worst way for all.

It walks over Terrain and over Vagrants (VS-103, VS-191), goes on after Haunting (VS-214), and in range already it
may go round in a loop (VS-197).
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from hearthside.kernel.grid import cells

from ..content.board import Board


class Spot(NamedTuple):
    """Somebody a Haint may walk over: where, how bad that is (VS-002), and whether it is Haunted."""

    space: int
    badness: int
    counts: bool = True


class Way(NamedTuple):
    """One way to walk: where it ends, which spots it crosses (as bits) and in which order."""

    end: int
    crossed: int
    via: tuple[int, ...]


Key = tuple[int, int, int, int]
"""How a way ranks, the highest first: Haunted, caught by the area, badness, fewest steps."""


class Ground:
    """The board as a Haint may walk it: free, but for Candles that end its Move (VS-148) and cars out of play."""

    __slots__ = ("board", "candles", "walls")

    def __init__(self, board: Board, candles: int = 0, walls: int = 0) -> None:
        self.board = board
        self.candles = candles
        self.walls = walls

    def field(self, start: int) -> list[int]:
        """Steps from `start` to every space when no Candle may be walked through; 99 = no way."""
        if not self.candles and not self.walls:
            return self.board.dist[start]
        return _flooded(self.board, self.candles, self.walls, start)[0]

    def reach(self, start: int, steps: int) -> int:
        """The spaces a Haint can end on within `steps`."""
        if not self.candles and not self.walls:
            return self.board.reach(start, steps)
        reached = _flooded(self.board, self.candles, self.walls, start)[1]
        return reached[min(steps, len(reached) - 1)]


@lru_cache(maxsize=8192)
def _flooded(board: Board, candles: int, walls: int, start: int) -> tuple[list[int], list[int]]:
    """A board with Candles and walls: steps from `start` to every space, and what is within 0, 1, 2 ... of them.

    Nobody changes the lists.
    """
    found, reached = [99] * board.size, []
    edge = seen = 1 << start
    steps = 0
    while edge:
        reached.append(seen)
        rest = edge
        while rest:
            low = rest & -rest
            found[low.bit_length() - 1] = steps
            rest ^= low
        edge = board.spread(edge & ~candles) & ~seen & ~walls
        seen |= edge
        steps += 1
    return found, reached


def goals(ground: Ground, start: int, steps: int, wanted: int, away: list[int]) -> int:
    """The spaces to end on: in range if that can be (VS-194), else as near as can be (VS-198)."""
    can = ground.reach(start, steps)
    if can & wanted:
        return can & wanted
    nearest, mask = 99, 0
    for i in cells(can):
        if away[i] < nearest:
            nearest, mask = away[i], 0
        if away[i] == nearest:
            mask |= 1 << i
    return mask


def worst_ways(
    ground: Ground,
    start: int,
    steps: int,
    ends: int,
    spots: tuple[Spot, ...],
    crowd: tuple[int, ...] = (),
    area: int = -1,
) -> list[Way]:
    """All ways to one of `ends` that rank highest (VS-195, VS-199); one Way per end and crossing.

    `crowd` holds, for each of those whom an area action of range `area` would catch, the spaces where it does.
    """
    return list(
        _worst_ways(
            ground.board, ground.candles, ground.walls, start, steps, ends, spots, crowd, area
        )
    )


@lru_cache(maxsize=4096)
def _worst_ways(
    board: Board,
    candles: int,
    walls: int,
    start: int,
    steps: int,
    ends: int,
    spots: tuple[Spot, ...],
    crowd: tuple[int, ...],
    area: int,
) -> tuple[Way, ...]:
    """The search itself. A fork or an undo walks into the same turn again and finds it done."""
    ground = Ground(board, candles, walls)
    best: Key = (-1, 0, 0, 0)
    found: dict[tuple[int, int], Way] = {}
    stops = tuple(cells(ends))
    first = ground.field(start)
    near = [k for k, spot in enumerate(spots) if first[spot.space] <= steps]

    def caught(end: int) -> int:
        mask = board.reach(end, area)
        return sum(mask & where > 0 for where in crowd)

    def visit(
        at: int, left: int, crossed: int, haunted: int, bad: int, via: tuple[int, ...]
    ) -> None:
        nonlocal best
        field = ground.field(at)
        if not ground.candles >> at & 1 or at == start:
            for k in near:
                spot = spots[k]
                cost = field[spot.space]
                if not crossed >> k & 1 and cost <= left:
                    visit(
                        spot.space,
                        left - cost,
                        crossed | 1 << k,
                        haunted + spot.counts,
                        bad + spot.badness,
                        (*via, spot.space),
                    )
        if haunted < best[0]:
            return
        for end in stops:
            cost = field[end] if at == start or not ground.candles >> at & 1 else 99 * (end != at)
            if cost <= left:
                key = (haunted, caught(end) if area >= 0 else 0, bad, left - cost)
                if key > best:
                    best = key
                    found.clear()
                if key == best:
                    found.setdefault((end, crossed), Way(end, crossed, via))

    visit(start, steps, 0, 0, 0, ())
    return tuple(found.values())


def route(ground: Ground, start: int, way: Way) -> list[int]:
    """The spaces a Haint enters on its way, in order."""
    path: list[int] = []
    at = start
    for stop in (*way.via, way.end):
        back = ground.field(at)
        leg = []
        here = stop
        while here != at:
            leg.append(here)
            here = min(
                (j for j in ground.board.ways[here] if not ground.candles >> j & 1 or j == at),
                key=lambda j: back[j],
            )
        path += reversed(leg)
        at = stop
    return path
