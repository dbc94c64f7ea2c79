"""Bots as a whole group in Folklore: the same deals with one bot after the other in every seat.

    .venv/bin/python tools/companies.py --out FILE [--bots random,greedy,mcts:200] [--seats 1,2,3] [--story bell]
        [--games N] [--seed S]

Plays N deals of every story with every number of players by each of the bots, and keeps a line for each game in
FILE; games that it holds already are not played again, so several runs add up. Then prints Markdown of everything in
FILE (with `--games 0` only that): for each story, for each number of players and for all together, and for every two
neighbouring bots how often the group came through, the mean score, in how many deals the better bot's tale came out
better or worse, and the chance of so uneven a count if both were equally good (sign test).

A tale came out better if the group came through and the other did not; if that is alike, by its score; and if that is
alike too, by how few have died on the way.
"""

from __future__ import annotations

import argparse
import json
from itertools import pairwise
from pathlib import Path
from statistics import fmean
from typing import Any

from hearthside import bots
from hearthside.games import load
from hearthside.games.folklore.content import STORIES
from hearthside.games.folklore.outcome import metrics
from hearthside.games.folklore.setup import CAMPAIGN
from hearthside.study.plan import Cell
from hearthside.study.playing import by_bots
from hearthside.study.stats import paired, share

GAME = load("folklore")


def play(story: str, seats: int, bot: str, seed: int) -> dict[str, Any]:
    """One game with this bot in every seat."""
    state = by_bots(GAME, Cell({"seats": seats, "story": story}, (bot,) * seats), seed)[0].state
    facts = metrics(state)
    return {
        "story": story,
        "seats": seats,
        "bot": bot,
        "seed": seed,
        "survived": bool(facts["survived"]),
        "score": float(facts["score"]),
        "deaths": int(facts["deaths"]),
        "lore": int(facts["lore"]),
        "ending": str(facts["ending"]),
        "burnt": STORIES[story].candle - state.candle,
        "tally": dict(state.tally),
    }


def came_out(line: dict[str, Any]) -> tuple[bool, float, int]:
    """How well a tale came out, to be compared with another of the same deal.

    >>> came_out({"survived": True, "score": 80.0, "deaths": 2}) > came_out({"survived": False, "score": 90.0, "deaths": 0})
    True
    """
    return line["survived"], line["score"], -line["deaths"]


def table(lines: list[dict[str, Any]]) -> list[str]:
    """Everything that was played, in groups."""
    rows = [
        "| games | bots | deals | came through | score | better / worse | by luck |",
        "|---|---|---|---|---|---|---|",
    ]
    by: dict[str, dict[str, dict[tuple[str, int, int], dict[str, Any]]]] = {}
    for line in lines:
        tale = STORIES[line["story"]]
        size = f"{line['seats']} player{'s' if line['seats'] > 1 else ''}"
        for group in (f"{tale.title} ({tale.difficulty.capitalize()})", size, "all"):
            deals = by.setdefault(group, {}).setdefault(line["bot"], {})
            deals[line["story"], line["seats"], line["seed"]] = line
    for group in sorted(by, key=_place):
        played = by[group]
        order = sorted(played, key=lambda bot: [bot.startswith(b) for b in bots.BOTS], reverse=True)
        for worse, better in pairwise(order):
            both = sorted(played[worse].keys() & played[better].keys())
            if not both:
                continue
            pair = [[played[bot][deal] for deal in both] for bot in (better, worse)]
            lived = [share([float(line["survived"]) for line in half]).brief for half in pair]
            score = [f"{fmean(line['score'] for line in half):.0f}" for half in pair]
            ends = [(came_out(a), came_out(b)) for a, b in zip(*pair, strict=True)]
            told = paired([float(a > b) for a, b in ends], [float(b > a) for a, b in ends])
            rows.append(
                f"| {group} | `{better}` and `{worse}` | {len(both)} | {' and '.join(lived)} "
                f"| {' and '.join(score)} | {told.better} / {told.worse} | {told.chance:.3f} |"
            )
    return rows


def _place(group: str) -> tuple[int, str]:
    """Stories first, as they come in a campaign, then sizes, then everything."""
    for n, story in enumerate(CAMPAIGN):
        if group.startswith(STORIES[story].title):
            return n, group
    return 100 + (group == "all"), group


def main() -> None:
    """Play what is missing, print everything."""
    ask = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    ask.add_argument("--bots", default="random,greedy,mcts:200")
    ask.add_argument("--seats", default="1,2,3,4,5")
    ask.add_argument("--story", default=",".join(CAMPAIGN))
    ask.add_argument("--games", type=int, default=1)
    ask.add_argument("--seed", type=int, default=0)
    ask.add_argument("--out", type=Path, required=True)
    said = ask.parse_args()
    lines = (
        [json.loads(row) for row in said.out.read_text("utf-8").splitlines()]
        if said.out.exists()
        else []
    )
    done = {(line["story"], line["seats"], line["bot"], line["seed"]) for line in lines}
    with said.out.open("a", encoding="utf-8") as out:
        for seed in range(said.seed, said.seed + said.games):
            for story in said.story.split(","):
                for seats in map(int, said.seats.split(",")):
                    for bot in said.bots.split(","):
                        if (story, seats, bot, seed) in done:
                            continue
                        line = play(story, seats, bot, seed)
                        print(json.dumps(line), file=out, flush=True)
                        lines.append(line)
    print("\n".join(table(lines)))


if __name__ == "__main__":
    main()
