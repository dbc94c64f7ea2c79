"""What `bench.against` runs on either side: play what is asked for on standard input, a line of JSON each time.

It uses only what the package has had from the beginning, so that it runs on any commit.
"""

from __future__ import annotations

import json
import sys
import time
from random import Random
from typing import Any

from hearthside.games import load
from hearthside.kernel import Game, Session, play_out

EVERY = 40
"""After how many choices a session is forked."""
EARLY = 600
"""Choices after which none is forked any more: games that last longer now than then have gathered more by their end."""
FORKS = 10
"""How many forks are timed at once, since a clock cannot tell a few microseconds."""


def decisions(game: Game[Any], setups: list[dict[str, Any]], seeds: int) -> tuple[int, list[float]]:
    """Random games of every setup: how many choices they have together, and the time of each game."""
    clock, count, times = time.process_time, 0, []
    for seed in range(seeds):
        for setup in setups:
            begin = clock()
            count += play_out(game, game.begin(setup, seed), seed)
            times.append(clock() - begin)
    return count, times


def sessions(
    game: Game[Any], setups: list[dict[str, Any]], seeds: int
) -> dict[str, tuple[int, list[float]]]:
    """Sessions of every setup: what their forks and the replays of their records take.

    Where a fork is taken matters more than how it is made, so it is taken at many places.
    """
    clock, random = time.process_time, Random(1).random
    forks, replays, choices = [], [], 0
    for seed, setup in enumerate(setups * seeds):
        session = Session(game, setup, seed, journal=False)
        while (decision := session.decision) is not None:
            if session.number % EVERY == 1 and session.number < EARLY:
                session.fork(keep=False)  # a session that is forked keeps beginnings nearer by
                begin = clock()
                for _ in range(FORKS):
                    session.fork(keep=False)
                forks.append(clock() - begin)
            session.choose(decision.options[int(random() * len(decision.options))])
        choices += session.number
        record = session.record()
        begin = clock()
        record.replay(game, journal=False)
        replays.append(clock() - begin)
    return {
        "forks": (len(forks) * FORKS, forks),
        "replays": (len(replays), replays),
        "choices": (choices // len(replays), []),
    }


def main() -> None:
    """Say the example setups of a game when it is named, then play rounds."""
    for line in sys.stdin:
        asked = json.loads(line)
        if "game" in asked:
            game = load(asked["game"])
            said: Any = [dict(example) for example in game.examples]
        else:
            setups = asked["setups"]
            said = {
                "decisions": decisions(game, setups, asked["seeds"]),
                **sessions(game, setups, asked["seeds"]),
            }
        print(json.dumps(said), flush=True)


if __name__ == "__main__":
    main()
