"""Find how strong the foes of Folklore's stories may be for each size of the group, and measure what comes of it.

    .venv/bin/python tools/measures.py [--rounds 8] [--games 20] [--workers 2] [--out FILE]

In every round one game of every story is played with two, three, four and five characters, each where a curve through
all games so far says that the wanted share of groups comes through (the `foes` in a story's head, FL-365, are where it
begins). Then new games are played at what was found, with a single player as well, and told as the lines of the game's
README, and what all games together say of each difficulty at today's heads. `--out` keeps what has been played, and
another run goes on from there; `--rounds 0` measures the heads.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from math import erfc, exp, log, sqrt
from multiprocessing.pool import Pool
from pathlib import Path
from statistics import fmean
from typing import Any

from hearthside.games import load
from hearthside.games.folklore.content import STORIES
from hearthside.games.folklore.outcome import metrics
from hearthside.games.folklore.setup import CAMPAIGN
from hearthside.study.plan import Cell
from hearthside.study.playing import by_bots
from hearthside.study.stats import Z, share_of

GAME = load("folklore")
WANTED = {"dusk": 0.8, "twilight": 0.7, "midnight": 0.61, "nightmare": 0.53}
"""The share of groups that is to come through."""
STEEP, SURE = 5.0, 0.35
"""How steeply survival falls with the logarithm of the measure, as far as one knows beforehand, and how surely."""
UNKNOWN = 0.4
"""How far, as a logarithm, the measure at even odds may be from what stands in the head."""
LEAST, MOST = 40.0, 250.0
SIZES = (2, 3, 4, 5)
ROUNDED = 5


@dataclass(frozen=True, slots=True)
class Job:
    """One game of a story at some measure of its foes."""

    story: str
    seats: int
    percent: int
    seed: int


@dataclass(frozen=True, slots=True)
class Result:
    """What came of it."""

    job: Job
    survived: bool
    score: float
    deaths: int
    lore: int
    ending: str
    tally: dict[str, int] = field(default_factory=dict)
    burnt: int = 0
    """How much of the candle it took."""


def head(story: str, seats: int) -> int:
    """The measure that stands in the head of a story."""
    return STORIES[story].foes[max(0, seats - 2)]


def play(job: Job) -> Result:
    """One game by `greedy` in every seat."""
    tune = {"foe_measure": job.percent - head(job.story, job.seats)}
    setup = {"seats": job.seats, "story": job.story, "tune": tune}
    state = by_bots(GAME, Cell(setup, ("greedy",) * job.seats), job.seed)[0].state
    facts = metrics(state)
    return Result(
        job,
        bool(facts["survived"]),
        float(facts["score"]),
        int(facts["deaths"]),
        int(facts["lore"]),
        str(facts["ending"]),
        dict(state.tally),
        STORIES[job.story].candle - state.candle,
    )


def fitted(tried: Sequence[tuple[float, bool]], begin: float, wanted: float) -> float:
    """The measure at which so many survive, by a logistic curve through what was tried.

    >>> fitted([(100, True)] * 4 + [(200, False)] * 4, 100, 0.5) in range(120, 160)
    True
    """
    best, found = float("-inf"), begin
    for k in (STEEP * exp(0.2 * i) for i in range(-7, 8)):
        for at in (0.05 * i for i in range(-20, 21)):  # the logarithm of the measure at even odds
            sum_of = -((log(k / STEEP) / SURE) ** 2) / 2 - (at / UNKNOWN) ** 2 / 2
            for percent, lived in tried:
                odds = k * (at - log(percent / begin))
                sum_of -= log(1 + exp(-odds if lived else odds))
            if sum_of > best:
                best = sum_of
                found = begin * exp(at - log(wanted / (1 - wanted)) / k)
    return float(round(min(MOST, max(LEAST, found))))


def settled(tried: Sequence[tuple[float, bool]], k: float) -> tuple[float, float, float]:
    """The log odds of coming through at today's measures, how far they may be off, and how well they fit.

    `tried` is told by the logarithm of a game's measure over today's; `k` is how steeply survival falls with it.

    >>> odds, off, _ = settled([(0.0, True)] * 30 + [(0.0, False)] * 10, 5.0); round(odds, 2), round(off, 2)
    (1.1, 0.37)
    """
    odds = 0.0
    for _ in range(30):
        chances = [1 / (1 + exp(k * far - odds)) for far, _ in tried]
        sure = sum(p * (1 - p) for p in chances) + 1e-9
        pull = sum(lived - p for (_, lived), p in zip(tried, chances, strict=True)) / sure
        odds = min(6.0, max(-6.0, odds + max(-1.0, min(1.0, pull))))
    fit = sum(
        log(max(1e-9, p if lived else 1 - p)) for (_, lived), p in zip(tried, chances, strict=True)
    )
    return odds, 1 / sqrt(sure), fit


def slope(tried: Mapping[str, Sequence[Sequence[float]]]) -> list[str]:
    """What all games say of survival at today's heads, by difficulty, and whether it falls from Dusk to Nightmare.

    One curve for all: log odds of each difficulty at today's measures, and one steepness with the measure.
    """
    by: dict[str, list[tuple[float, bool]]] = {name: [] for name in WANTED}
    for cell, games in tried.items():
        story, size = cell.split(".")
        now = head(story, int(size))
        by[STORIES[story].difficulty] += [(log(p / now), bool(lived)) for p, lived in games]
    played = {name: games for name, games in by.items() if games}
    if len(played) < 2:
        return []

    def fit(k: float) -> float:
        return sum(settled(games, k)[2] for games in played.values())

    prior = {
        k: fit(k) - ((log(k / STEEP) / SURE) ** 2) / 2 for k in (0.25 * i for i in range(4, 60))
    }
    k = max(prior, key=lambda k: prior[k])
    rows, points = [], []
    for rank, (name, games) in enumerate(played.items()):
        odds, off, _ = settled(games, k)
        points.append((rank, odds, off**-2))
        low, here, high = (1 / (1 + exp(-(odds + z * off))) for z in (-Z, 0.0, Z))
        rows.append(
            f"| {name.capitalize()} | {len(games)} | {100 * here:.0f} % ({100 * low:.0f}-{100 * high:.0f}) |"
        )
    whole = sum(w for _, _, w in points)
    middle = sum(rank * w for rank, _, w in points) / whole
    spread = sum(w * (rank - middle) ** 2 for rank, _, w in points)
    steps = sum(w * (rank - middle) * odds for rank, odds, w in points) / spread
    by_luck = erfc(abs(steps) * sqrt(spread / 2))
    rows.append(f"a step harder: log odds {steps:+.2f}, by luck {by_luck:.4f}; steepness {k:.2f}")
    return rows


def row(story: str, seats: int, percent: int, results: Sequence[Result]) -> str:
    """A line of the README's table of balance."""
    tale = STORIES[story]
    lived = share_of(sum(r.survived for r in results), len(results))
    told = sum(r.ending != "candle" for r in results) / len(results)
    ends = ", ".join(e for e, _ in Counter(r.ending for r in results).most_common(3))
    cells = (
        f"{tale.title} ({tale.difficulty.capitalize()})",
        seats,
        percent,
        len(results),
        f"{fmean(r.score for r in results):.0f}",
        lived.brief,
        f"{told:.0%}",
        f"{fmean(r.deaths for r in results):.1f}",
        f"{fmean(r.lore for r in results):,.0f}",
        ends.replace("_", " "),
    )
    return "| " + " | ".join(map(str, cells)) + " |"


def several(pool: Pool | None, jobs: Sequence[Job]) -> Iterator[Result]:
    """The results of these games, as they come in."""
    return pool.imap_unordered(play, jobs) if pool is not None else map(play, jobs)


class Search:
    """What has been tried of every cell, and what it says."""

    def __init__(self, stories: list[str], out: Path | None) -> None:
        self.stories, self.out = stories, out
        self.cells = [(story, size) for size in SIZES for story in stories]
        self.tried: dict[str, list[list[float]]] = {f"{s}.{n}": [] for s, n in self.cells}
        self.games: list[dict[str, Any]] = []
        if out is not None and out.exists():
            facts = json.loads(out.read_text("utf-8"))
            self.tried.update(facts["tried"])
            self.games = facts["games"]

    def take(self, result: Result, last: bool = False) -> None:
        """One more game; the file is written every time, since a run may be cut short."""
        job = result.job
        cell = f"{job.story}.{max(2, job.seats)}"
        self.tried[cell].append([job.percent, int(result.survived)])
        if last:
            self.games.append(asdict(result))
        if self.out is not None:
            self.out.write_text(json.dumps({"tried": self.tried, "games": self.games}), "utf-8")

    def percent(self, story: str, seats: int) -> int:
        """What the games so far say, in round numbers."""
        size = max(2, seats)
        tried = [(percent, bool(lived)) for percent, lived in self.tried[f"{story}.{size}"]]
        if not tried:
            return head(story, size)
        return ROUNDED * round(
            fitted(tried, head(story, size), WANTED[STORIES[story].difficulty]) / ROUNDED
        )

    def heads(self) -> dict[str, str]:
        """The `foes` for the heads of the stories."""
        return {s: " ".join(str(self.percent(s, n)) for n in SIZES) for s in self.stories}

    def table(self) -> str:
        """The lines of the README's table."""
        lines = []
        for story in self.stories:
            for seats in (1, *SIZES):
                of_it = [Result(**g | {"job": Job(**g["job"])}) for g in self.games]
                of_it = [r for r in of_it if (r.job.story, r.job.seats) == (story, seats)]
                if of_it:
                    lines.append(row(story, seats, of_it[0].job.percent, of_it))
        return "\n".join(lines)


def main() -> None:
    """Search, measure, print."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--rounds", type=int, default=8)
    ask.add_argument("--games", type=int, default=20)
    ask.add_argument("--workers", type=int, default=2)
    ask.add_argument("--seed", type=int, default=7000)
    ask.add_argument("--story", default=",".join(CAMPAIGN))
    ask.add_argument("--seats", default="1,2,3,4,5")
    ask.add_argument("--out", type=Path)
    said = ask.parse_args()
    search = Search(said.story.split(","), said.out)
    tables = [int(n) for n in said.seats.split(",")]
    cells = [(story, size) for story, size in search.cells if size in tables]
    pool = multiprocessing.Pool(said.workers) if said.workers > 1 else None
    for n in range(said.rounds):
        jobs = [
            Job(story, size, search.percent(story, size), said.seed + n) for story, size in cells
        ]
        for result in several(pool, jobs):
            search.take(result)
    jobs = [
        Job(
            story,
            seats,
            search.percent(story, seats) if said.rounds else head(story, seats),
            said.seed + 1000 + n,
        )
        for n in range(said.games)
        for seats in tables
        for story in search.stories
    ]
    for result in several(pool, jobs):
        search.take(result, last=True)
    if pool is not None:
        pool.terminate()
    print(search.table())
    print("\n".join(slope(search.tried)))
    print(json.dumps(search.heads(), indent=1))


if __name__ == "__main__":
    main()
