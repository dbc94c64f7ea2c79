"""Play the tutorials of a game, and say where they no longer fit the rules.

`python -m tools.tutorial GAME [NAME]` tells every fault, with what is on offer there. `--seek N` tries N seeds and names
the first with which the tutorial plays through: what to do when a change of the rules has moved the dice.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

from hearthside.games import load
from hearthside.kernel import Game, Refused, SetupError, Tutorial
from hearthside.kernel.rehearsal import faults


def reach(game: Game[Any], tutorial: Tutorial) -> tuple[int, str]:
    """How many beats play without a fault, and the first fault."""
    first = next(faults(game, tutorial), "")
    if not first:
        return len(tutorial.beats), ""
    return int(first.split("beat ")[1].split(":")[0]) - 1, first


def seek(game: Game[Any], tutorial: Tutorial, seeds: int) -> None:
    """Tell the first seed that plays through, or the one that comes farthest."""
    best = (-1, 0, "")
    for seed in range(seeds):
        try:
            beats, fault = reach(game, tutorial._replace(seed=seed))
        except (Refused, SetupError) as refused:
            sys.exit(str(refused))
        if not fault:
            print(f"{tutorial.name}: seed = {seed} plays through")
            return
        best = max(best, (beats, seed, fault))
    print(f"{tutorial.name}: none of {seeds} seeds; seed {best[1]} comes farthest: {best[2]}")


def main() -> None:
    """Check, or seek."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("game")
    ask.add_argument("name", nargs="?")
    ask.add_argument("--seek", type=int, default=0)
    given = ask.parse_args()
    game = load(given.game)
    for tutorial in game.tutorials:
        if given.name in (None, tutorial.name):
            if given.seek:
                seek(game, tutorial, given.seek)
            else:
                print("\n".join(faults(game, tutorial)) or f"{tutorial.name}: plays through")


if __name__ == "__main__":
    main()
