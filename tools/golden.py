"""Write the golden games: one finished record per example setup of each game, and one short playthrough.

    .venv/bin/python tools/golden.py [GAME ...]

A golden game is replayed bit for bit by tests/golden. A change of the rules that alters one has to bump
the game's version and say so in the changelog; then this writes them anew.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools import playthrough

from hearthside import bots
from hearthside.games import GAMES, load
from hearthside.kernel import Game, Session

GOLDEN = Path(__file__).parents[1] / "tests" / "golden"
LONGEST = 2000
"""Choices after which a golden game is given up, and played to its end by bots that know what they want."""
SHORT = 24
"""How many choices a playthrough tells."""


def played(
    game: Game[Any], setup: Mapping[str, Any], n: int, mix: tuple[str, ...], longest: int
) -> Session[Any]:
    """Example `n` of a game, played by these bots in turn, for so many choices at most."""
    session = Session(game, setup, seed=1000 + n)
    seats = [bots.make(mix[i % len(mix)], seed=n + i) for i in range(8)]
    while session.decision is not None and session.number < longest:
        session.choose(seats[max(0, session.decision.seat)].choose(session))
    return session


def write(name: str) -> None:
    """The golden games of one game: bots that look one choice ahead in every other seat, or in all of them."""
    game = load(name)
    folder = GOLDEN / name
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.record"):
        old.unlink()
    for n, setup in enumerate(game.examples):
        session = played(game, setup, n, ("greedy", "random"), LONGEST)
        if session.decision is not None:
            session = played(game, setup, n, ("greedy",), 4 * LONGEST)
        path = folder / f"{n:02}.record"
        path.write_text(str(session.record()), "utf-8")
        print(f"{path.relative_to(GOLDEN)}: {session.number} choices")
    text = playthrough.write(name, game.examples[0], seed=7, choices=SHORT)
    (folder / "playthrough.txt").write_text(text, "utf-8")


if __name__ == "__main__":
    for wanted in sys.argv[1:] or GAMES:
        write(wanted)
