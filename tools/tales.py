"""The figures of Folklore's stories: words read, what the road brings in each chapter, who survives.

    .venv/bin/python tools/tales.py [--games 6] [--seats 2,3] [--story bell,garden] [--bot greedy]

Plays games of every story with every number of characters and prints the tables of the game's README: the words that
a play has to read (prose, ways to choose from, road cards; the median), cards, skirmishes, rests, visits to towns and
rounds of each chapter on average, and how the tales end.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from statistics import fmean, median
from typing import Any

from hearthside.games import load
from hearthside.games.folklore.content import STORIES
from hearthside.games.folklore.content.plot import stretches
from hearthside.games.folklore.outcome import metrics
from hearthside.games.folklore.rules.world import rounds_between
from hearthside.games.folklore.setup import CAMPAIGN
from hearthside.games.folklore.state import Tale
from hearthside.study.plan import Cell
from hearthside.study.playing import by_bots
from hearthside.study.stats import share_of

GAME = load("folklore")


def played(story: str, seats: int, games: int, bot: str) -> list[Tale]:
    """Finished games of a story."""
    cell = Cell({"seats": seats, "story": story}, (bot,) * seats)
    return [by_bots(GAME, cell, seed)[0].state for seed in range(games)]


def of_chapter(tales: Sequence[Tale], story: str, chapter: int, *what: str) -> float:
    """How often something happened in a chapter, on average over the games that came to it."""
    there = [s for s in tales if any(key.startswith(f"{story}.{chapter}.") for key in s.tally)]
    if not there:
        return 0.0
    return fmean(sum(s.tally.get(f"{story}.{chapter}.{w}", 0) for w in what) for s in there)


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
    said = ask.parse_args()
    lives, roads = [], []
    for story in said.story.split(","):
        tale, every = STORIES[story], list[Tale]()
        name = f"{tale.title} ({tale.difficulty.capitalize()})"
        for seats in map(int, said.seats.split(",")):
            tales = played(story, seats, said.games, said.bot)
            every += tales
            facts = [metrics(s) for s in tales]
            alive = sum(bool(fact["survived"]) for fact in facts)
            told = sum(fact["ending"] != "candle" for fact in facts)
            lived = share_of(alive, len(facts))
            ends = ", ".join(e for e, _ in Counter(str(f["ending"]) for f in facts).most_common(3))
            lives.append(
                row(
                    (
                        name,
                        seats,
                        len(facts),
                        f"{fmean(float(f['score']) for f in facts):.0f}",
                        lived.brief,
                        f"{told / len(facts):.0%}",
                        f"{fmean(float(f['deaths']) for f in facts):.1f}",
                        f"{fmean(float(f['lore']) for f in facts):.0f}",
                        ends.replace("_", " "),
                    )
                )
            )
            print(lives[-1], flush=True)
        words = median(int(metrics(s)["words"]) for s in every)
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
