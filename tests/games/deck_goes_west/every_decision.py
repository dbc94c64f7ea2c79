"""Look at every decision of many random games: all missions, counts, boards, dice and characters.

    .venv/bin/python tests/games/deck_goes_west/every_decision.py [GAMES] [FIRST]

Prints how many games and decisions were looked at, and stops at the first table that is wrong. Game n is
the same game every time.
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from typing import Any

from hearthside.games.deck_goes_west import game
from hearthside.games.deck_goes_west.content.missions import DICE, MISSIONS
from hearthside.games.deck_goes_west.content.people import CHARACTERS
from hearthside.kernel import Session


def setup_of(n: int) -> dict[str, Any]:
    """The setup of game n: missions in turn, everything else by chance."""
    rng = Random(n)
    mission = list(MISSIONS.values())[n % len(MISSIONS)]
    seats = 1 if mission.mode == "solo" else rng.randrange(2, 6)
    return {
        "mission": mission.id,
        "seats": seats,
        "board": rng.choice(mission.boards),
        "dice": rng.choice(list(DICE)),
        "characters": rng.sample(list(CHARACTERS), seats),
        "open_hands": rng.random() < 0.5,
    }


def look(n: int) -> tuple[int, str]:
    """Play game n at random; how many decisions were looked at, and how it ended."""
    rng = Random(-n)
    session: Session[Any] = Session(game, setup_of(n), seed=n, journal=False)
    looked = 0
    while session.decision is not None:
        wrong = list(game.invariants(session.state))
        assert not wrong, f"game {n}, decision {looked}: {wrong}"
        assert 0.0 <= game.advice(session.state, max(0, session.decision.seat)) <= 1.0
        options = session.decision.options
        session.choose(options[int(rng.random() * len(options))])
        looked += 1
    assert session.outcome is not None
    assert not list(game.invariants(session.state))
    return looked, f"{MISSIONS[session.state.mission].mode} {session.outcome.how}"


def main(games: int, first: int = 0) -> None:
    """Look at so many games and say what was seen."""
    decisions = longest = 0
    ends: Counter[str] = Counter()
    for n in range(first, first + games):
        looked, end = look(n)
        decisions += looked
        longest = max(longest, looked)
        ends[end] += 1
    print(f"{games} games, {decisions} decisions, no fault; the longest game has {longest}")
    print(", ".join(f"{end}: {count}" for end, count in sorted(ends.items())))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:] or ["10000"]))
