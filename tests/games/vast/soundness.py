"""Random games of every mix with the invariants checked at every decision.

    .venv/bin/python -m tests.games.vast.invariantsness [--games 10000] [--from 0] [--log FILE]

Games are numbered, and N is the seed of game N, so any portion can be played again. Every tenth game plays a
difficulty variant of a role in the five-player game; the others go round over the mixes, the journeys and the
campaign. Every hundred games the tally is printed (and added to FILE).
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from hearthside.games.vast import game
from hearthside.games.vast.content.mixes import LEVELS, MIXES, ROLE_NAMES
from hearthside.kernel import END

from .arrange import roles_of

CHAPTERS = 3
"""A campaign is watched for this many journeys, since it may go on for ever."""

SETUPS: dict[str, Mapping[str, Any]] = {
    **{mix: {"seats": len(roles_of(mix)), "roles": roles_of(mix)} for mix in MIXES},
    "easy": {"seats": 1, "difficulty": "easy"},
    "hard": {"seats": 1, "difficulty": "hard"},
    "strike": {"seats": 1, "ghosts_strike": True},
    "campaign": {"seats": 1, "campaign": True},
}
LEVELLED: dict[str, Mapping[str, Any]] = {
    f"{ROLE_NAMES[role]}-{level}": {
        "seats": 5,
        "roles": roles_of("five"),
        f"{ROLE_NAMES[role]}_level": level,
    }
    for role in range(5)
    for level in LEVELS[role]
    if level != "normal"
}


class Unsound(AssertionError):
    """A state in which something is wrong that must always hold."""


def play_checked(setup: Mapping[str, Any], seed: int, limit: int = 1_000_000) -> int:
    """Play a random game with every decision checked; answers how many there were."""
    s = game.begin(setup, seed)
    random = Random(seed).random
    steps, invariants = game.steps, game.invariants
    count = 0
    while s.step != END and s.journeys < CHAPTERS and count < limit:
        asking = steps[s.step](s)
        if asking is None:
            continue
        try:
            decision = next(asking)
            while True:
                wrong = list(invariants(s))
                if wrong:
                    raise Unsound(f"{dict(setup)} seed {seed} decision {count}: {wrong}")
                count += 1
                options = decision.options
                decision = asking.send(options[int(random() * len(options))])
        except StopIteration:
            pass
    return count


def setup_of(n: int) -> Mapping[str, Any]:
    """What game number N plays."""
    if n % 10 == 9:
        return list(LEVELLED.values())[n // 10 % len(LEVELLED)]
    return list(SETUPS.values())[(n - n // 10) % len(SETUPS)]


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--from", dest="first", type=int, default=0)
    parser.add_argument("--log", type=Path)
    wanted = parser.parse_args()
    decisions, began = 0, process_time()
    for n in range(wanted.first, wanted.first + wanted.games):
        decisions += play_checked(setup_of(n), n)
        done = n - wanted.first + 1
        if done % 100 == 0 or done == wanted.games:
            seconds = process_time() - began
            said = (
                f"{wanted.first}..{n}: {done} games, {decisions} decisions, {seconds:.0f} s, sound"
            )
            print(said, flush=True)
            if wanted.log:
                with wanted.log.open("a", encoding="utf-8") as log:
                    log.write(said + "\n")


if __name__ == "__main__":
    main()
