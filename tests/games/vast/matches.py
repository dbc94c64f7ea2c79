"""Matches between bots, game by game into a file, and the tables of wins that follow from it.

    .venv/bin/python -m tests.games.vast.matches play FILE MIX FIRST GAMES [ROLE=BOT ...]
    .venv/bin/python -m tests.games.vast.matches show FILE

`play` plays so many games of a mix from seed FIRST on, `greedy` in every seat but those named; what the file
holds already is not played again, so a run can be broken off. `show` prints wins in per cent with 95 per cent
intervals (Wilson), and for every bot in a single seat what `greedy` did there in the same games: games that only
the one and only the other won, the difference in points with its 95 per cent interval, and the chance of so
uneven a count or a more uneven one if both were equally good (sign test, two-sided).
"""

from __future__ import annotations

import sys
from collections import defaultdict
from math import comb, sqrt
from pathlib import Path

from hearthside import bots
from hearthside.games.vast import game
from hearthside.games.vast.content.mixes import MIXES, ROLE_NAMES
from hearthside.kernel import Session
from hearthside.study.figures import share_of

LONGEST = 20_000
"""Choices after which a game counts as nobody's."""


def play(mix: str, seed: int, who: dict[str, str]) -> tuple[str, int]:
    """One game: the role that won, and the rounds it took."""
    roles = [ROLE_NAMES[role] for role in MIXES[mix].roles]
    session = Session(game, {"seats": len(roles), "roles": roles}, seed, journal=False)
    seats = [bots.make(who.get(role, "greedy"), 100 * seed + i) for i, role in enumerate(roles)]
    while session.decision is not None and session.number < LONGEST:
        session.choose(seats[session.decision.seat].choose(session))
    s = session.state
    return ("nobody" if s.winner < 0 else ROLE_NAMES[s.winner]), s.round


def play_all(file: Path, mix: str, first: int, games: int, who: dict[str, str]) -> None:
    """Every game that the file does not hold yet."""
    key = f"{mix} {','.join(f'{role}={bot}' for role, bot in sorted(who.items())) or '-'}"
    known = {line.rsplit(" ", 2)[0] for line in read(file)}
    for seed in range(first, first + games):
        if f"{key} {seed}" not in known:
            winner, rounds = play(mix, seed, who)
            with file.open("a", encoding="utf-8") as out:
                out.write(f"{key} {seed} {winner} {rounds}\n")


def read(file: Path) -> list[str]:
    """The lines of the file, if there is one."""
    return file.read_text("utf-8").splitlines() if file.exists() else []


def show(file: Path) -> None:
    """Both tables in the form of the README."""
    held: dict[tuple[str, str], dict[int, tuple[str, int]]] = defaultdict(dict)
    for line in read(file):
        mix, who, seed, winner, rounds = line.split(" ")
        held[mix, who][int(seed)] = winner, int(rounds)
    for mix in MIXES:
        games = held.get((mix, "-"), {})
        if games:
            wins = [winner for winner, _ in games.values()]
            rounds_ = sum(n for _, n in games.values()) / len(games)
            cells = [
                share_of(wins.count(role), len(wins)).brief if i in MIXES[mix].roles else ""
                for i, role in enumerate(ROLE_NAMES)
            ]
            row = (MIXES[mix].title, str(len(games)), f"{rounds_:.0f}", *cells)
            print(f"| {' | '.join(row)} |")
    for (mix, who), games in sorted(held.items()):
        role, _, bot = who.partition("=")
        plain = {seed: held[mix, "-"][seed] for seed in games if seed in held[mix, "-"]}
        if bot and plain:
            mine = [games[seed][0] == role for seed in plain]
            theirs = [winner == role for winner, _ in plain.values()]
            n = len(plain)
            cells = [share_of(sum(mine), n).brief, share_of(sum(theirs), n).brief]
            row = (role.title(), MIXES[mix].title, bot, str(n), *cells, *pairs(mine, theirs))
            print(f"| {' | '.join(row)} |")


def pairs(mine: list[bool], theirs: list[bool]) -> tuple[str, str, str]:
    """Two ways to play the same games: who won alone, the difference, how likely that is by luck.

    >>> pairs([True] * 9 + [False] * 11, [True] * 2 + [False] * 17 + [True])
    ('7 / 1', '+30 (+6 to +54)', '0.070')
    """
    n = len(mine)
    gained = sum(a and not b for a, b in zip(mine, theirs, strict=True))
    lost = sum(b and not a for a, b in zip(mine, theirs, strict=True))
    ahead, uneven = (gained - lost) / n, gained + lost
    half = 1.96 * sqrt(uneven / n - ahead**2) / sqrt(n)
    low, high = max(-1.0, ahead - half), min(1.0, ahead + half)
    tail = sum(comb(uneven, k) for k in range(max(gained, lost), uneven + 1))
    chance = min(1.0, 2 * tail / 2**uneven)
    difference = f"{100 * ahead:+.0f} ({100 * low:+.0f} to {100 * high:+.0f})"
    return f"{gained} / {lost}", difference, f"{chance:.3f}"


if __name__ == "__main__":
    command, path, *rest = sys.argv[1:]
    if command == "show":
        show(Path(path))
    else:
        mix, first, games, *bots_ = rest
        play_all(Path(path), mix, int(first), int(games), dict(a.split("=") for a in bots_))
