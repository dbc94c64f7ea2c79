"""How far ahead search should play a game's options on by advice (`Game.ahead`).

    .venv/bin/python tools/ahead.py GAME [KEY=VALUE ...] [--games 3] [--share 0.1] [--lengths 6,12,24,48]

At some decisions of greedy games the options that look best are played on in the same 32 worlds, for lines of each
length. A pair of options then has a difference at first sight, and one by the lines. *Learnt* is how far the two lie
apart, luck taken off: what lines of this length add to first sight. *Luck* is how much a single pair of lines strays.
The last column is the square of luck over learnt: so many pairs of lines are worth as much as first sight. Below five or so, a
few lines tell something; far above, they drown it, and `ahead = 0`, the plain tree, plays better.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Any, NamedTuple

from hearthside.bots import make
from hearthside.bots.base import viewpoint
from hearthside.bots.heuristic import greedy_rollout, leaf_value, option_values
from hearthside.bots.nodes import DETERMINIZATIONS
from hearthside.bots.rollouts import FEW, GAP
from hearthside.kernel import Dice, Option, Session
from hearthside.study.parsing import game_called, setups_of
from hearthside.study.plan import StudyError, seats_of

TRIALS = 32
"""In how many worlds each option is played on."""


class Pair(NamedTuple):
    """Two options: how far apart first sight puts them, how far lines do on average, and how those stray."""

    sight: float
    lines: float
    stray: float


def lines_of(session: Session[Any], seat: int, option: Option, length: int) -> list[float]:
    """What comes of an option, world by world."""
    ends = []
    for n in range(TRIALS):
        world = session.redealt(seat, Dice(n), keep=True)
        world.choose(option)
        greedy_rollout(world, seat, Dice(n + TRIALS), length)
        ends.append(leaf_value(world, seat))
    return ends


def pairs(session: Session[Any], lengths: Sequence[int]) -> dict[int, list[Pair]]:
    """By length of the lines: each good option against the one that looks best."""
    seat = viewpoint(session)
    seen = sorted(
        option_values(session, seat, Dice(0), DETERMINIZATIONS), key=lambda s: s[1], reverse=True
    )
    best, high = seen[0]
    near = [(option, value - high) for option, value in seen[1:FEW] if value >= high - GAP]
    told: dict[int, list[Pair]] = {}
    for length in lengths if near else ():
        ends = lines_of(session, seat, best, length)
        told[length] = []
        for option, sight in near:
            others = lines_of(session, seat, option, length)
            apart = [other - end for other, end in zip(others, ends, strict=True)]
            told[length].append(Pair(sight, mean(apart), stdev(apart)))
    return told


def numbers(text: str) -> list[int]:
    """Whole numbers, by comma."""
    return [int(n) for n in text.split(",")]


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("setup", nargs="*", metavar="KEY=VALUE")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--share", type=float, default=0.1, help="of the decisions, looked at")
    parser.add_argument("--lengths", type=numbers, default=(6, 12, 24, 48), metavar="N,...")
    asked = parser.parse_args()
    try:
        game = game_called(asked.game)
        setup = setups_of(game, asked.setup)[0]
        seats_of(game, setup)
    except StudyError as error:
        parser.error(str(error))
    rng = Random(1)
    found: dict[int, list[Pair]] = defaultdict(list)
    for seed in range(asked.games):
        session = Session(game, setup, seed, journal=False)
        bot = make("greedy", seed)
        while (decision := session.decision) is not None:
            if len(decision.options) > 1 and rng.random() < asked.share:
                for length, told in pairs(session, asked.lengths).items():
                    found[length] += told
            session.choose(bot.choose(session))
    print("length  pairs  learnt    luck  lines for first sight")
    for length, told in found.items():
        noise = mean(pair.stray**2 for pair in told)
        missed = mean((pair.lines - pair.sight) ** 2 for pair in told)
        learnt = sqrt(max(0.0, missed - noise / TRIALS))
        needed = f"{noise / learnt**2:.1f}" if learnt else "-"
        print(f"{length:6d}  {len(told):5d}  {learnt:.4f}  {sqrt(noise):.4f}  {needed}", flush=True)


if __name__ == "__main__":
    main()
