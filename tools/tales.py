"""The figures of Folklore's stories: words read, what the road brings in each chapter, who survives.

    .venv/bin/python tools/tales.py [--games 6] [--seats 2,3] [--story bell,garden] [--bot greedy] [--of FILE...]

Plays games of every story with every number of characters and prints the tables of the game's README: the words that
a play has to read (prose, ways to choose from, road cards; the median), cards, skirmishes, rests, visits to towns and
maps of each chapter on average, and how the tales end. `--of` plays nothing and tells of the games
that `tools/companies.py` kept in these files.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from itertools import pairwise
from pathlib import Path
from statistics import fmean, median
from typing import Any

from hearthside.games import load
from hearthside.games.folklore.content import STORIES
from hearthside.games.folklore.content.plot import stretches
from hearthside.games.folklore.outcome import metrics
from hearthside.games.folklore.rules.world import rounds_between
from hearthside.games.folklore.setup import CAMPAIGN
from hearthside.study.plan import Cell
from hearthside.study.playing import by_bots
from hearthside.study.stats import share_of

GAME = load("folklore")


@dataclass(frozen=True, slots=True)
class Told:
    """A finished game, as far as it is told of here."""

    story: str
    seats: int
    survived: bool
    score: float
    deaths: int
    lore: int
    ending: str
    tally: Mapping[str, int]

    @property
    def words(self) -> int:
        """How many words were read in it."""
        return sum(n for key, n in self.tally.items() if key.endswith(".words"))


def played(story: str, seats: int, games: int, bot: str) -> list[Told]:
    """Finished games of a story."""
    cell = Cell({"seats": seats, "story": story}, (bot,) * seats)
    found = []
    for seed in range(games):
        state = by_bots(GAME, cell, seed)[0].state
        facts = metrics(state)
        found.append(
            Told(
                story,
                seats,
                bool(facts["survived"]),
                float(facts["score"]),
                int(facts["deaths"]),
                int(facts["lore"]),
                str(facts["ending"]),
                dict(state.tally),
            )
        )
    return found


def kept(files: Sequence[Path], bot: str) -> list[Told]:
    """The games of this bot that `tools/companies.py` played."""
    lines = [json.loads(row) for file in files for row in file.read_text("utf-8").splitlines()]
    names = [one.name for one in fields(Told)]
    return [Told(*(line[name] for name in names)) for line in lines if line["bot"] == bot]


def of_chapter(tales: Sequence[Told], story: str, chapter: int, *what: str) -> float:
    """How often something happened in a chapter, on average over the games that came to it."""
    there = [t for t in tales if any(key.startswith(f"{story}.{chapter}.") for key in t.tally)]
    if not there:
        return 0.0
    return fmean(sum(t.tally.get(f"{story}.{chapter}.{w}", 0) for w in what) for t in there)


def apart(story: str, chapter: int) -> str:
    """How many rounds of the road lie between goals, by the shortest stretch of a chapter and the longest."""
    found = [
        sum(rounds_between(a, b, 5) for a, b in pairwise(way.stops))
        for way in stretches(STORIES[story])
        if way.chapter == chapter
    ]
    if not found:
        return "-"
    return f"{min(found)}" if min(found) == max(found) else f"{min(found)}-{max(found)}"


def row(cells: Sequence[Any]) -> str:
    """One line of a table."""
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def main() -> None:
    """Play and print."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--games", type=int, default=6)
    ask.add_argument("--seats", default="2,3")
    ask.add_argument("--story", default=",".join(CAMPAIGN))
    ask.add_argument("--bot", default="greedy")
    ask.add_argument("--of", type=Path, nargs="*", default=[])
    said = ask.parse_args()
    lives, roads = [], []
    old = kept(said.of, said.bot)
    for story in said.story.split(","):
        tale, every = STORIES[story], list[Told]()
        name = f"{tale.title} ({tale.difficulty.capitalize()})"
        sizes = sorted({t.seats for t in old}) if old else map(int, said.seats.split(","))
        for seats in sizes:
            tales = (
                [t for t in old if (t.story, t.seats) == (story, seats)]
                if old
                else played(story, seats, said.games, said.bot)
            )
            if not tales:
                continue
            every += tales
            told = sum(t.ending != "candle" for t in tales)
            lived = share_of(sum(t.survived for t in tales), len(tales))
            ends = ", ".join(e for e, _ in Counter(t.ending for t in tales).most_common(3))
            lives.append(
                row(
                    (
                        name,
                        seats,
                        len(tales),
                        f"{fmean(t.score for t in tales):.0f}",
                        lived.brief,
                        f"{told / len(tales):.0%}",
                        f"{fmean(t.deaths for t in tales):.1f}",
                        f"{fmean(t.lore for t in tales):.0f}",
                        ends.replace("_", " "),
                    )
                )
            )
            print(lives[-1], flush=True)
        if not every:
            continue
        words = median(t.words for t in every)
        for chapter in tale.chapters:
            n = chapter.number
            roads.append(
                row(
                    (
                        name if n == 1 else "",
                        f"{words:,.0f}" if n == 1 else "",
                        f"{n}. {chapter.title}",
                        apart(story, n),
                        f"{of_chapter(every, story, n, 'road'):.1f}",
                        f"{of_chapter(every, story, n, 'wild'):.1f}",
                        f"{of_chapter(every, story, n, 'skirmishes'):.1f}",
                        f"{of_chapter(every, story, n, 'rests'):.1f}",
                        f"{of_chapter(every, story, n, 'towns'):.1f}",
                        f"{of_chapter(every, story, n, 'maps'):.1f}",
                    )
                )
            )
    print()
    print(
        row(
            (
                "story",
                "words read",
                "chapter",
                "between goals",
                "road",
                "off-road",
                "skirmishes",
                "rests",
                "towns",
                "maps",
            )
        )
    )
    print("\n".join(roads))


if __name__ == "__main__":
    main()
