"""Duels of bots: who plays a seat better among greedy bots, over the same deals, by wins and by how far it came.

    .venv/bin/python tools/duels.py --out FILE [--seats manor,warlock] [--bots random,greedy,mcts] [--games N]
        [--seed S] GAME NAME=VALUE...

Plays N deals of a table with each of the bots in each of the seats, and keeps a line for each game in FILE; games that
it holds already are not played again, so several runs add up. Then prints Markdown of everything in FILE (with `--games
0` only that): for each seat, for all together, and for every two neighbouring bots how often each won, how much of its
way to victory it had behind it at the end (`Game.race`; all of it only if it won), in how many deals the better bot
came further or less far, the difference with its interval, and the chance of so uneven a count if both were equally
good (sign test).
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
from hearthside.kernel import Game, Session
from hearthside.study.parsing import setup_of
from hearthside.study.stats import paired, share

SHORT = 0.95
"""The most that counts of a way to victory that was not walked to its end."""


def play(game: Game[Any], setup: dict[str, Any], seat: int, bot: str, seed: int) -> list[float]:
    """One game with a bot in one seat and greedy ones in the others: how far each seat came, 1 if it won."""
    session: Session[Any] = Session(game, setup, seed=seed, journal=False)
    seats = session.state.seats
    players = [
        bots.make(bot if place == seat else "greedy", seed * 8 + place) for place in range(seats)
    ]
    while session.decision is not None:
        session.choose(players[session.decision.seat].choose(session))
    outcome = session.outcome
    assert outcome is not None
    ways = {goal.who: goal.value / goal.of for goal in game.race(session.state)}
    return [1.0 if won == 1 else min(SHORT, ways[n]) for n, won in enumerate(outcome.scores)]


def table(lines: list[dict[str, Any]]) -> list[str]:
    """Everything that was played, seat by seat."""
    rows = [
        "| seat | bots | deals | won | way | further / less far | difference | by luck |",
        "|---|---|---|---|---|---|---|---|",
    ]
    by: dict[str, dict[str, dict[str, dict[str, Any]]]] = {}
    for line in lines:
        for group in (line["who"], "all"):
            deals = by.setdefault(group, {}).setdefault(line["bot"], {})
            deals[f"{line['who']} {line['seed']}"] = line
    for who, played in by.items():
        order = sorted(played, key=lambda bot: [bot.startswith(b) for b in bots.BOTS], reverse=True)
        for worse, better in pairwise(order):
            both = sorted(played[worse].keys() & played[better].keys())
            if not both:
                continue
            pair = [[played[bot][deal] for deal in both] for bot in (better, worse)]
            far = [[line["far"] for line in half] for half in pair]
            won = [share([float(way == 1) for way in half]).brief for half in far]
            told = paired(far[0], far[1])
            gap = f"{100 * told.difference:+.0f} ({100 * told.low:+.0f} to {100 * told.high:+.0f})"
            rows.append(
                f"| {who} | `{better}` and `{worse}` | {len(both)} | {won[0]} and {won[1]} "
                f"| {100 * fmean(far[0]):.0f} and {100 * fmean(far[1]):.0f} % "
                f"| {told.better} / {told.worse} | {gap} | {told.chance:.3f} |"
            )
    return rows


def main() -> None:
    """Play what is missing, print everything."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("game")
    parser.add_argument("setup", nargs="+", metavar="NAME=VALUE")
    parser.add_argument("--seats", default="", help="who changes hands, by comma; all if not said")
    parser.add_argument("--bots", default="random,greedy,mcts")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    game, setup = load(given.game), setup_of(given.setup)
    lines = (
        [json.loads(row) for row in given.out.read_text().splitlines()]
        if given.out.exists()
        else []
    )
    done = {(line["who"], line["bot"], line["seed"]) for line in lines}
    begun: Session[Any] = Session(game, setup)
    names = [game.words.seat(begun.state, seat) for seat in range(begun.state.seats)]
    wanted = [who.lower() for who in given.seats.split(",") if who]
    alike: dict[int, list[float]] = {}  # with greedy bots everywhere it is the same game for all
    with given.out.open("a") as out:
        for seed in range(given.seed, given.seed + given.games):
            for seat, who in enumerate(names):
                for bot in given.bots.split(","):
                    if (wanted and who.lower() not in wanted) or (who, bot, seed) in done:
                        continue
                    if bot != "greedy":
                        ways = play(game, setup, seat, bot, seed)
                    elif seed not in alike:
                        ways = alike[seed] = play(game, setup, seat, bot, seed)
                    else:
                        ways = alike[seed]
                    line = {"who": who, "bot": bot, "seed": seed, "far": ways[seat]}
                    print(json.dumps(line), file=out, flush=True)
                    lines.append(line)
    print("\n".join(table(lines)))


if __name__ == "__main__":
    main()
