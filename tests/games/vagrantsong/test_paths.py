"""The Haint's way against a brute-force search over every walk, on boards small enough for that."""

from __future__ import annotations

from itertools import pairwise, product
from random import Random

import pytest

from hearthside.games.vagrantsong.content.board import Board
from hearthside.games.vagrantsong.rules.paths import (
    Ground,
    Key,
    Spot,
    Way,
    goals,
    route,
    worst_ways,
)
from hearthside.kernel.grid import cells, mask_of

BOARDS = (
    Board(4, 3),
    Board(5, 2),
    Board(5, 3, frozenset({2, 12})),
    Board(3, 3, frozenset({4})),
)


def walks(board: Board, start: int, steps: int, candles: int) -> list[tuple[int, ...]]:
    """Every walk of at most `steps`; one that enters a Candle ends there."""
    found: list[tuple[int, ...]] = [(start,)]
    edge: list[tuple[int, ...]] = [(start,)]
    for _ in range(steps):
        longer: list[tuple[int, ...]] = []
        for walk in edge:
            if len(walk) > 1 and candles >> walk[-1] & 1:
                continue
            longer += [(*walk, j) for j in board.ways[walk[-1]]]
        found += longer
        edge = longer
    return found


def key_of(
    board: Board,
    walk: tuple[int, ...],
    spots: tuple[Spot, ...],
    crowd: tuple[int, ...],
    area: int,
    steps: int,
) -> Key:
    """How the book ranks a walk: Haunted, caught by the area, badness, fewest steps."""
    entered = set(walk[1:])
    crossed = [spot for spot in spots if spot.space in entered]
    caught = 0
    if area >= 0:
        caught = sum(board.dist[walk[-1]][space] <= area for space in crowd)
    return (
        sum(spot.counts for spot in crossed),
        caught,
        sum(spot.badness for spot in crossed),
        steps - (len(walk) - 1),
    )


def brute(
    board: Board,
    start: int,
    steps: int,
    target: int,
    reach: int,
    spots: tuple[Spot, ...],
    candles: int,
    area: int,
) -> tuple[Key, set[int]]:
    """The best rank over all walks that end in range, or as near as any walk can, and where those end."""
    every = walks(board, start, steps, candles)
    ends = {walk[-1] for walk in every}
    in_range = {e for e in ends if board.dist[target][e] <= reach}
    if not in_range:
        nearest = min(board.dist[target][e] for e in ends)
        in_range = {e for e in ends if board.dist[target][e] == nearest}
    crowd = tuple(spot.space for spot in spots if spot.counts)
    ranked = [
        (key_of(board, walk, spots, crowd, area, steps), walk[-1])
        for walk in every
        if walk[-1] in in_range
    ]
    best = max(key for key, _ in ranked)
    return best, {end for key, end in ranked if key == best}


def chosen(
    board: Board,
    start: int,
    steps: int,
    target: int,
    reach: int,
    spots: tuple[Spot, ...],
    candles: int,
    area: int,
) -> tuple[list[Way], Ground]:
    """What the game chooses."""
    ground = Ground(board, candles)
    wanted = board.reach(target, reach)
    ends = goals(ground, start, steps, wanted, board.dist[target])
    crowd = tuple(spot.space for spot in spots if spot.counts)
    masks = tuple(1 << space for space in crowd)
    return worst_ways(ground, start, steps, ends, spots, masks, area), ground


def compare(
    board: Board,
    start: int,
    steps: int,
    target: int,
    reach: int,
    spots: tuple[Spot, ...],
    candles: int,
    area: int,
) -> None:
    """The chosen ways rank exactly as high as the best of all walks, and end where those end."""
    best, ends = brute(board, start, steps, target, reach, spots, candles, area)
    ways, ground = chosen(board, start, steps, target, reach, spots, candles, area)
    assert {way.end for way in ways} == ends
    crowd = tuple(spot.space for spot in spots if spot.counts)
    for way in ways:
        walk = (start, *route(ground, start, way))
        assert len(walk) - 1 <= steps
        assert all(b in board.ways[a] for a, b in pairwise(walk))
        assert not any(candles >> j & 1 for j in walk[1:-1])
        assert key_of(board, walk, spots, crowd, area, steps) == best


@pytest.mark.rule("VS-194", "VS-195", "VS-197", "VS-198", "VS-199")
def test_two_victims_every_arrangement_on_a_small_board() -> None:
    """Exhaustive: every start, target and victim on a board of 3 by 3 with a hole in it, Moves 1 to 4."""
    board = BOARDS[3]
    open_floor = list(cells(board.all))
    for start, target, other in product(open_floor, repeat=3):
        if len({start, target, other}) < 3:
            continue
        spots = (Spot(target, 500), Spot(other, 700))
        for steps, reach in product((1, 2, 3, 4), (1, 2)):
            compare(board, start, steps, target, reach, spots, 0, -1)


@pytest.mark.rule("VS-148", "VS-194", "VS-195", "VS-199")
def test_random_small_boards_with_candles_summons_and_areas() -> None:
    """Never a worse way than brute force finds, over 1,500 arrangements."""
    rng = Random(7)
    for _ in range(1500):
        board = rng.choice(BOARDS)
        open_floor = list(cells(board.all))
        places = rng.sample(open_floor, min(len(open_floor), rng.randint(3, 6)))
        start, target = places[0], places[1]
        spots = [Spot(target, rng.choice((100, 200)))]
        spots += [Spot(j, rng.choice((100, 200, 300))) for j in places[2:4]]
        candles = mask_of(places[4:5]) if rng.random() < 0.5 else 0
        if len(places) > 5 and rng.random() < 0.5:
            spots.append(Spot(places[5], 1, False))
        area = rng.choice((-1, 1, 2))
        compare(
            board, start, rng.randint(1, 4), target, rng.randint(1, 2), tuple(spots), candles, area
        )
