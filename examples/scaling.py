"""How many games a minute two processes play, and how well two do against one.

    python examples/scaling.py                  # every game, random bots, all example setups
    python examples/scaling.py vast --seconds 20

Efficiency is the rate of two workers over twice the rate of one. On a machine that others use too, the
clock says little; then the columns by processor time tell more: games in a minute of two processors, and
the processor time of all processes with one worker over that with two, which is 1 if a second worker
adds no work.
"""

from __future__ import annotations

import argparse
import os
import time
from dataclasses import dataclass

from hearthside.games import GAMES, load
from hearthside.study import Plan, planned, run
from hearthside.study.engines import Here, Processes


@dataclass(frozen=True, slots=True)
class Timed:
    """How long a run took: by the clock, and in processor time of this process and its workers."""

    clock: float
    processor: float


def timed(plan: Plan, workers: int) -> Timed:
    """Play a plan in so many processes."""
    clock, before = time.perf_counter(), os.times()
    ran = run(plan, engine=Processes(workers))
    after = os.times()
    assert ran.summary.games == len(plan)
    return Timed(time.perf_counter() - clock, sum(after[:4]) - sum(before[:4]))


def fitting(game: str, seconds: float) -> Plan:
    """A plan over all example setups that keeps one processor busy for about so long."""
    examples = [dict(example) for example in load(game).examples]
    trial = planned(game, examples, [["random"]], rounds=2)
    run(trial, engine=Here())  # once before, so that nothing is loaded while it counts
    spent = time.process_time()
    run(trial, engine=Here())
    spent = max(0.001, time.process_time() - spent)
    return planned(game, examples, [["random"]], rounds=max(1, round(2 * seconds / spent)))


def main() -> None:
    """Print a table with a row for each game."""
    ask = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    ask.add_argument("games", nargs="*", default=list(GAMES))
    ask.add_argument("--seconds", type=float, default=10.0)
    ask.add_argument(
        "--times", type=int, default=3, help="how often each is tried; the best counts"
    )
    wish = ask.parse_args()
    print(
        "| game | games a minute, 1 worker | 2 workers | efficiency | 2 processors | efficiency by processor time |"
    )
    print("|---|---|---|---|---|---|")
    for game in wish.games:
        plan = fitting(game, wish.seconds)
        tries = [(timed(plan, 1), timed(plan, 2)) for _ in range(wish.times)]
        one, two = (min(pair[i].clock for pair in tries) for i in (0, 1))
        used = [min(pair[i].processor for pair in tries) for i in (0, 1)]
        rates = [60 * len(plan) / clock for clock in (one, two)]
        efficiency, steady = one / (2 * two), 2 * 60 * len(plan) / used[1]
        cells = [f"{rate:,.0f}" for rate in rates] + [f"{efficiency:.2f}"]
        cells += [f"{steady:,.0f}", f"{used[0] / used[1]:.2f}"]
        print(f"| {game} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
