"""Tournaments: bots play each other in every seat, or the same games each alone, and get ratings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from math import e, log10, sqrt
from random import Random
from typing import Any

from hearthside.games import load

from .plan import Cell, Plan, StudyError, planned, seats_of
from .playing import Line, lines_of
from .stats import Share, share

LEAST, MOST, RATED = 40, 400, 40_000
"""The contests are drawn anew at least and at most so often, about so many contests in all."""
TRIAL = 12
"""How many random games tell whether a setup's seats win and lose together."""


@dataclass(frozen=True, slots=True)
class Rank:
    """A bot's rating with its interval, and its mean score with its own."""

    bot: str
    rating: float
    low: float
    high: float
    score: Share


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two bots in the same games (or with the same seeds): how often the first did better."""

    bot: str
    other: str
    better: int
    even: int
    worse: int


def play_together(game: str, setup: Mapping[str, Any]) -> bool:
    """Whether all seats of a setup win or lose together, judged by a few random games.

    >>> play_together("pilfer", {"seats": 2})
    False
    """
    if seats_of(load(game), setup) == 1:
        return True
    trial = planned(game, [setup], [["random"]], rounds=TRIAL)
    return all(len(set(line["scores"])) == 1 for line in lines_of(trial) if "error" not in line)


def schedule(
    game: str,
    setups: Sequence[Mapping[str, Any]],
    bots: Sequence[str],
    *,
    rounds: int,
    seed: int = 0,
) -> Plan:
    """Every bot in every seat against every other, equally often; where seats win together, each bot
    plays every seat of the same games, so that they compare seed by seed.

    >>> plan = schedule("pilfer", [{"seats": 2}], ["random", "greedy", "mcts:5"], rounds=2)
    >>> len(plan.cells)
    6
    """
    if len(set(bots)) < 2:
        raise StudyError("a tournament needs two bots or more: --bots random,greedy")
    if len(set(bots)) < len(bots):
        raise StudyError("every bot of a tournament is named once")
    cells: list[Cell] = []
    for setup in setups:
        seats = seats_of(load(game), setup)
        if play_together(game, setup):
            seatings = [(bot,) * seats for bot in bots]
        else:
            seatings = _tables(bots, seats)
        for seating in seatings:
            cells += planned(game, [setup], [seating], rounds=1).cells
    Random(seed).shuffle(cells)
    return Plan(game, tuple(cells), rounds, seed)


def _tables(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Every way to seat the bots in which none sits more often than it has to.

    >>> _tables(["a", "b"], 2), len(_tables(["a", "b"], 3)), len(_tables(["a", "b", "c"], 2))
    ([('a', 'b'), ('b', 'a')], 6, 6)
    """
    most = -(-seats // len(bots))
    return [
        table
        for table in product(bots, repeat=seats)
        if len(set(table)) > 1 and max(table.count(bot) for bot in table) <= most
    ]


def contests(plan: Plan, lines: Iterable[Line]) -> list[dict[str, float]]:
    """Every contest as the mean score of each bot in it: a game, or the same seed played by each."""
    found: list[dict[str, float]] = []
    alone: dict[tuple[str, int], dict[str, float]] = {}
    for line in lines:
        if "error" in line:
            continue
        cell = plan.cells[line["cell"]]
        scores: dict[str, list[float]] = {}
        for seat, score in enumerate(line["scores"]):
            scores.setdefault(cell.bots[seat % len(cell.bots)], []).append(score)
        means = {bot: sum(own) / len(own) for bot, own in scores.items()}
        if len(means) > 1:
            found.append(means)
        else:
            alone.setdefault((repr(cell.setup), line["seed"]), {}).update(means)
    return found + [means for means in alone.values() if len(means) > 1]


def ranked(plan: Plan, lines: Sequence[Line]) -> list[Rank]:
    """The bots of a tournament, the best first, by Plackett-Luce ratings (openskill).

    The contests are drawn anew with replacement, many times over, and rated each time: the rating is
    the mean of those, the interval holds 95 in 100 of them. On the scale of Elo: 1500 is the middle,
    and 400 more stands for odds of ten to one.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise StudyError("tournament needs openskill: pip install 'hearthside[study]'") from None
    model = PlackettLuce(tau=0.0)
    scale = 400 * log10(e) / (model.beta * sqrt(2))
    bots = sorted({bot for cell in plan.cells for bot in cell.bots})
    held = contests(plan, lines)
    rng = Random(plan.seed)
    times = max(LEAST, min(MOST, RATED // max(1, len(held))))
    found: dict[str, list[float]] = {bot: [] for bot in bots}
    for _ in range(times):
        rated = _rated(model, bots, rng.choices(held, k=len(held)))
        for bot in bots:
            found[bot].append(1500 + (rated[bot].mu - model.mu) * scale)
    ranks = []
    for bot in bots:
        drawn = sorted(found[bot])
        low, high = drawn[int(0.025 * times)], drawn[min(times - 1, int(0.975 * times))]
        scores = share([means[bot] for means in held if bot in means])
        ranks.append(Rank(bot, sum(drawn) / times, low, high, scores))
    return sorted(ranks, key=lambda rank: -rank.rating)


def _rated(model: Any, bots: Sequence[str], held: Sequence[dict[str, float]]) -> dict[str, Any]:
    """The rating of every bot after these contests, in this order."""
    ratings: dict[str, Any] = {bot: model.rating(name=bot) for bot in bots}
    for means in held:
        teams = [[ratings[bot]] for bot in means]
        rated = model.rate(teams, scores=list(means.values()))
        for bot, team in zip(means, rated, strict=True):
            ratings[bot] = team[0]
    return ratings


def meetings(plan: Plan, lines: Sequence[Line]) -> list[Meeting]:
    """How every two bots did where they met."""
    counts: dict[tuple[str, str], list[int]] = {}
    for means in contests(plan, lines):
        for bot, other in combinations(sorted(means), 2):
            sign = (means[bot] > means[other]) - (means[bot] < means[other])
            counts.setdefault((bot, other), [0, 0, 0])[1 - sign] += 1
    return [Meeting(*pair, *found) for pair, found in sorted(counts.items())]
