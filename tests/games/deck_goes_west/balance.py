"""Measure the balance: missions, settings, characters and trade cards, and bots against each other.

    .venv/bin/python tests/games/deck_goes_west/balance.py missions GAMES [BOT [MISSION ...]]
    .venv/bin/python tests/games/deck_goes_west/balance.py boards GAMES [BOT [MISSION ...]]
    .venv/bin/python tests/games/deck_goes_west/balance.py settings GAMES [BOT [MISSION ...]]
    .venv/bin/python tests/games/deck_goes_west/balance.py duel GAMES BOT OTHER [MISSION ...]
    .venv/bin/python tests/games/deck_goes_west/balance.py sum FILE ...

`missions` plays on the easiest setting, `boards` on every board with the d20, `settings` on every board with all dice.
GAMES is how many, or which: 120-239. Every line is printed as soon as it is known; `sum` adds up settings, characters
and cards in such files.
Game n of a mission is the same game every time. Intervals are Wilson's, 95 in 100.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hearthside import bots
from hearthside.games.deck_goes_west import game
from hearthside.games.deck_goes_west.content.cards import KINDS
from hearthside.games.deck_goes_west.content.missions import MISSIONS
from hearthside.games.deck_goes_west.content.people import CHARACTERS
from hearthside.kernel import Session
from hearthside.study.figures import share_of

CAST = list(CHARACTERS)
SEED = 52000
"""Game n is dealt from this seed plus n; no advice or mission was tuned on these games."""
SETTINGS = tuple((board, dice) for board in "ABCD" for dice in ("d20", "d12", "both"))
"""Every board with every dice setting, the easiest first."""
PLAYED = {"missions": SETTINGS[:1], "boards": SETTINGS[::3], "settings": SETTINGS}
"""The settings that each command plays."""


def party(seats: int, n: int) -> list[str]:
    """Characters for game n, so that all twelve take part equally often."""
    return [CAST[(n + 5 * seat) % 12] for seat in range(seats)]


def play(mission: str, n: int, seating: list[str], board: str = "A", dice: str = "d20") -> Any:
    """The table at the end of game n, and the scores of its seats."""
    seats = 1 if MISSIONS[mission].mode == "solo" else 2
    setup = {"mission": mission, "seats": seats, "board": board, "dice": dice}
    session: Session[Any] = Session(
        game, setup | {"characters": party(seats, n)}, seed=SEED + n, journal=False
    )
    players = [bots.make(seating[i % len(seating)], seed=10 * n + i) for i in range(seats)]
    while session.decision is not None:
        session.choose(players[max(0, session.decision.seat)].choose(session))
    assert session.outcome is not None
    return session.state, session.outcome.scores


def which(games: str) -> range:
    """Numbers of games.

    >>> which("12"), which("120-239")
    (range(0, 12), range(120, 240))
    """
    first, dash, last = games.partition("-")
    return range(int(first), int(last) + 1) if dash else range(int(first))


def measure(mission: str, games: range, bot: str, board: str = "A", dice: str = "d20") -> None:
    """Play these games of one mission and print its line."""
    full = dead = points = days = 0
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    bought: Counter[str] = Counter()
    for n in games:
        s, scores = play(mission, n, [bot], board, dice)
        full += s.how == "score"
        dead += s.how == "death" or any(p.out for p in s.players)
        points += max(s.points)
        days += s.day
        bought.update(KINDS[kind].id for kind in s.bought)
        for p, score in zip(s.players, scores, strict=True):
            played[p.character] += 1
            won[p.character] += score
    line = {
        "mission": MISSIONS[mission].name,
        "mode": MISSIONS[mission].mode,
        "setting": f"{board} {dice}",
        "bot": bot,
        "games": len(games),
        "full": full,
        "deaths": dead,
        "share": share_of(full, len(games)).brief,
        "points": round(points / len(games), 1),
        "days": round(days / len(games), 1),
        "played": played,
        "won": won,
        "bought": bought,
    }
    print(json.dumps(line), flush=True)


def duel(missions: Iterable[str], games: int, bot: str, other: str) -> None:
    """Two bots: in versus against each other in both seats, otherwise each on the same games."""
    total = {"against": [0.0, 0.0, 0.0], "beside": [0.0, 0.0, 0.0]}
    for mission in missions:
        if MISSIONS[mission].mode == "versus":
            kind, (scores, theirs) = "against", match(mission, games, bot, other)
        else:
            kind = "beside"
            scores = [play(mission, n, [bot])[1][0] for n in range(games)]
            theirs = [play(mission, n, [other])[1][0] for n in range(games)]
        tell(mission, bot, other, [sum(scores), sum(theirs), games])
        if kind == "beside":
            ahead = sum(a > b for a, b in zip(scores, theirs, strict=True))
            behind = sum(a < b for a, b in zip(scores, theirs, strict=True))
            print(f"  only {bot} won {ahead} of them, only {other} {behind}", flush=True)
        total[kind] = [
            a + b for a, b in zip(total[kind], (sum(scores), sum(theirs), games), strict=True)
        ]
    for kind, sums in total.items():
        if sums[2]:
            tell(f"all {kind} each other", bot, other, sums)


def match(mission: str, games: int, bot: str, other: str) -> tuple[list[float], list[float]]:
    """What two bots scored against each other; every deal is played twice, seats changed."""
    mine, theirs = [], []
    for n in range(games):
        order = [bot, other] if n % 2 == 0 else [other, bot]
        scores = play(mission, n // 2, order)[1]
        mine.append(scores[n % 2])
        theirs.append(scores[1 - n % 2])
    return mine, theirs


def tell(what: str, bot: str, other: str, sums: list[float]) -> None:
    """One line: how many games each of two bots won."""
    mine, theirs = (f"{won:g}, {share_of(won, int(sums[2])).brief}" for won in sums[:2])
    print(f"{what}, {sums[2]:.0f} games: {bot} {mine}; {other} {theirs}", flush=True)


def add_up(lines: Iterable[str]) -> None:
    """Settings (each, each board, each dice), characters and cards over all the lines of some files."""
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    bought: Counter[str] = Counter()
    settings: dict[str, list[int]] = {}
    games = 0
    for line in map(json.loads, lines):
        for setting in (line["setting"], *line["setting"].split()):
            counts = settings.setdefault(setting, [0, 0, 0])
            for i, name in enumerate(("full", "deaths", "games")):
                counts[i] += line[name]
        played.update(line["played"])
        won.update(line["won"])
        bought.update(line["bought"])
        games += line["games"]
    for setting, (full, dead, of) in sorted(settings.items()):
        print(
            f"{setting}: full {share_of(full, of).brief}, deaths {share_of(dead, of).brief} of {of}"
        )
    for id in sorted(played, key=lambda id: -won[id] / played[id]):
        difficulty = CHARACTERS[id].difficulty
        print(f"{id} ({difficulty}): {share_of(won[id], played[id]).brief} of {played[id]}")
    for kind in KINDS:
        if kind.group == "trade":
            print(f"{kind.id}: {bought[kind.id] / games:.1%} ({bought[kind.id]})")


def main(what: str, *rest: str) -> None:
    """Do what the command line says."""
    if what == "sum":
        add_up(line for file in rest for line in Path(file).read_text("utf-8").splitlines())
        return
    if what == "duel":
        duel(rest[3:] or MISSIONS, int(rest[0]), rest[1], rest[2])
        return
    for mission in rest[2:] or MISSIONS:
        for board, dice in PLAYED[what]:
            if board in MISSIONS[mission].boards:
                measure(mission, which(rest[0]), (*rest, "greedy")[1], board, dice)


if __name__ == "__main__":
    main(*sys.argv[1:])
