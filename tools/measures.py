"""Find how strong the foes of Folklore's stories may be for each size of the group, and measure what comes of it.

    .venv/bin/python tools/measures.py [--rounds 4] [--each 5] [--games 16] [--workers 2] [--out FILE]

Every round plays a few games of every story with two to five characters and moves the measure of its foes (the
`foes` in a story's head, FL-365) towards the share of groups that is to survive, by steps that become smaller.
Then new games are played at what was found, with a single player as well, and told as the lines of the game's README.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Any

from hearthside.games import load
from hearthside.games.folklore.content import STORIES
from hearthside.games.folklore.outcome import metrics
from hearthside.games.folklore.setup import CAMPAIGN
from hearthside.study.plan import Cell
from hearthside.study.playing import by_bots
from hearthside.study.stats import share_of

GAME = load("folklore")
WANTED = {"dusk": 0.8, "twilight": 0.72, "midnight": 0.64, "nightmare": 0.55}
"""The share of groups that is to come through."""
STEP = 70.0
"""By how many percent the measure moves for a whole share too many or too few, in the first round."""
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

    survived: bool
    score: float
    deaths: int
    lore: int
    ending: str


def play(job: Job) -> Result:
    """One game by `greedy` in every seat."""
    head = STORIES[job.story].foes[max(0, job.seats - 2)]
    setup = {"seats": job.seats, "story": job.story, "tune": {"foe_measure": job.percent - head}}
    state = by_bots(GAME, Cell(setup, ("greedy",) * job.seats), job.seed)[0].state
    facts = metrics(state)
    return Result(
        bool(facts["survived"]),
        float(facts["score"]),
        int(facts["deaths"]),
        int(facts["lore"]),
        str(facts["ending"]),
    )


def moved(measure: float, survived: float, wanted: float, n: int) -> float:
    """The measure after round `n`, the first being 0: more where too many survive, in shrinking steps.

    >>> moved(100, 1.0, 0.8, 0), moved(100, 0.4, 0.8, 3)
    (114.0, 90.1)
    """
    there: float = measure + STEP * (survived - wanted) / (1 + n) ** 0.75
    return float(round(min(MOST, max(LEAST, there)), 1))


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


def several(workers: int, jobs: Iterable[Job]) -> list[Result]:
    """All of them, on so many processes, the longest first."""
    with multiprocessing.Pool(workers) as pool:
        return pool.map(play, jobs, chunksize=1)


def keep(out: Path | None, found: dict[str, Any]) -> None:
    """Write down what has been found so far: a run that is cut short keeps its rounds."""
    if out is not None:
        out.write_text(json.dumps(found, indent=1), "utf-8")


def main() -> None:
    """Search, measure, print."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--rounds", type=int, default=4)
    ask.add_argument("--each", type=int, default=5)
    ask.add_argument("--games", type=int, default=16)
    ask.add_argument("--workers", type=int, default=2)
    ask.add_argument("--story", default=",".join(CAMPAIGN))
    ask.add_argument("--out", type=Path)
    said = ask.parse_args()
    stories: list[str] = said.story.split(",")
    cells = [(story, size) for size in reversed(SIZES) for story in reversed(stories)]
    found = {(story, size): float(STORIES[story].foes[size - 2]) for story, size in cells}
    path: dict[str, list[tuple[float, float]]] = {f"{story}.{size}": [] for story, size in cells}
    for n in range(said.rounds):
        jobs = [
            Job(story, size, round(found[story, size]), 7000 + 100 * n + i)
            for story, size in cells
            for i in range(said.each)
        ]
        results = several(said.workers, jobs)
        for k, (story, size) in enumerate(cells):
            lived = fmean(r.survived for r in results[k * said.each : (k + 1) * said.each])
            path[f"{story}.{size}"].append((round(found[story, size]), lived))
            wanted = WANTED[STORIES[story].difficulty]
            found[story, size] = moved(found[story, size], lived, wanted, n)
        keep(said.out, {"path": path})
    settled = {key: ROUNDED * round(percent / ROUNDED) for key, percent in found.items()}
    tables = [(story, seats) for seats in (5, 4, 3, 2, 1) for story in reversed(stories)]
    jobs = [
        Job(story, seats, settled[story, max(2, seats)], 9000 + i)
        for story, seats in tables
        for i in range(said.games)
    ]
    results = several(said.workers, jobs) if said.games else []
    lines = {}
    for k, (story, seats) in enumerate(tables):
        of_it = results[k * said.games : (k + 1) * said.games]
        if of_it:
            lines[story, seats] = row(story, seats, settled[story, max(2, seats)], of_it)
    text = "\n".join(lines[story, seats] for story in stories for seats in (1, 2, 3, 4, 5) if lines)
    heads = {story: " ".join(str(settled[story, size]) for size in SIZES) for story in stories}
    print(text)
    print(json.dumps(heads, indent=1))
    keep(said.out, {"foes": heads, "path": path, "table": text})


if __name__ == "__main__":
    main()
