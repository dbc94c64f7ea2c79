"""Many games by command: the invariants at every decision, how the bots fare, how fast it all goes.

    .venv/bin/python -m tests.games.folklore.many laws --games 2000
    .venv/bin/python -m tests.games.folklore.many balance --bot greedy --games 100 --stories bell --seats 2,3
    .venv/bin/python -m tests.games.folklore.many speed

Games are numbered and each depends on its number alone, so `--first` goes on where another run ended. The
suite plays a few of the same games in test_runs.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Callable, Iterator
from math import sqrt
from random import Random
from statistics import mean, stdev
from time import process_time
from typing import Any

from hearthside import bots
from hearthside.games.folklore.content import CHARACTERS, CREATURES, STORIES
from hearthside.games.folklore.rules import adventure, skirmish
from hearthside.games.folklore.state import Tale
from hearthside.kernel import END, Session, play_out
from hearthside.study.figures import share_of
from hearthside.study.plan import Cell
from hearthside.study.playing import by_chance, checking

from .table import GAME, tale

CAMPAIGNS = 10
"""Of so many games one is a campaign with a latecomer."""


def setup_of(number: int) -> dict[str, Any]:
    """The setup of a numbered game: stories, party sizes, characters, focuses and options in turn."""
    rng = Random(number)
    seats = 1 + number % 5
    setup: dict[str, Any] = {
        "seats": seats,
        "story": list(STORIES)[number // 5 % 3],
        "characters": rng.sample(list(CHARACTERS), seats),
        "focuses": [rng.choice(("first", "second")) for _ in range(seats)],
        "advanced": rng.random() < 0.8,
        "own_abilities": rng.random() < 0.2,
        "heirlooms": rng.random() < 0.3,
    }
    if seats == 1:
        setup["second"] = rng.choice([c for c in CHARACTERS if c not in setup["characters"]])
    if number % CAMPAIGNS == 2:
        setup |= {"story": "campaign", "late": 1 if seats > 2 else 0}
    return setup


def lawful(number: int) -> tuple[Tale, int]:
    """Play a numbered game at random; the first broken invariant stops it, with the decision.

    Answers how it ended and how many decisions it took.
    """
    setup = setup_of(number)
    cell = Cell(setup, ("random",) * setup["seats"])
    return by_chance(GAME, cell, number, see=checking(GAME))


def laws(asked: Namespace) -> None:
    """Check every invariant at every decision of many random games."""
    games, endings = Counter[str](), Counter[str]()
    choices = 0
    began = process_time()
    for number in range(asked.first, asked.first + asked.games):
        s, count = lawful(number)
        choices += count
        games[str(setup_of(number)["story"])] += 1
        endings[s.endings[-1]] += 1
    took = process_time() - began
    print(
        f"{sum(games.values())} games, {choices} decisions, no fault, {took:.0f} s: {dict(games)}"
    )
    print(dict(endings.most_common()))


def around(values: list[float]) -> str:
    """A mean with its 95 % interval."""
    spread = 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return f"{mean(values):.1f} ± {spread:.1f}"


def by_bots(asked: Namespace, story: str, seats: int) -> Iterator[Session[Tale]]:
    """Games of one story with the default characters, the same bot in every seat."""
    for number in range(asked.first, asked.first + asked.games):
        setup = {"seats": seats, "story": story}
        session: Session[Tale] = Session(GAME, setup, seed=number, journal=False)
        minds = [bots.make(asked.bot, seed=number * 8 + k) for k in range(seats)]
        while session.decision is not None:
            session.choose(minds[max(0, session.asked.seat)].choose(session))
        yield session


def balance(asked: Namespace) -> None:
    """A row of the README's table for each story and party size."""
    for story in asked.stories.split(","):
        for seats in map(int, asked.seats.split(",")):
            began = process_time()
            rows = [(GAME.metrics(s.state), s.state.chapter) for s in by_bots(asked, story, seats)]
            facts = [row for row, _ in rows]
            n = len(facts)
            ends = Counter(str(row["ending"]) for row in facts)
            cells = (
                STORIES[story].title, asked.bot, seats, n,
                around([float(row["score"]) for row in facts]),
                share_of(sum(bool(row["survived"]) for row in facts), n).brief,
                share_of(n - ends["candle"], n).brief,
                f"{mean(chapter for _, chapter in rows):.1f}",
                f"{mean(int(row['group_deaths']) for row in facts):.2f}",
                f"{mean(int(row['deaths']) for row in facts):.2f}",
                ", ".join(f"{name.replace('_', ' ')} {k}" for name, k in ends.most_common(4)),
                f"{(process_time() - began) / n:.1f} s",
            )  # fmt: skip
            print("| " + " | ".join(map(str, cells)) + " |", flush=True)


def rate(begin: Callable[[int], Tale], games: int) -> tuple[int, float]:
    """Decisions with a choice in random games from such beginnings, and the processor time they took."""
    states = [begin(seed) for seed in range(games)]
    began = process_time()
    count = sum(play_out(GAME, s, seed) for seed, s in enumerate(states))
    return count, process_time() - began


def encounter(seed: int) -> Tale:
    """A story's map, just set up; the game is over with the fight."""
    maps = [
        (story.id, scene.name, box.setup)
        for story in STORIES.values()
        for scene in story.scenes.values()
        for box in scene.boxes
        if box.setup is not None
    ]
    story, scene, setup = maps[seed % len(maps)]
    s = tale(*list(CHARACTERS)[: 2 + seed % 4], story=story)
    s.scene = scene
    assert setup is not None
    adventure.set_up(s, scene, setup)
    s.step = "site_round"
    s.candle = 25
    return s


def brawl(seed: int) -> Tale:
    """A skirmish with two creatures; the tale has no time for anything else."""
    kinds = list(CREATURES)
    s = tale(*list(CHARACTERS)[: 2 + seed % 4])
    skirmish.begin(s, [kinds[seed % len(kinds)], kinds[seed * 7 % len(kinds)]], most=True)
    s.then, s.step, s.candle = ["candle_out"], "skirmish_round", 1
    return s


def whole(seed: int) -> Tale:
    """A whole game of one of the stories."""
    s: Tale = GAME.begin({"seats": 2 + seed % 4, "story": list(STORIES)[seed % 3]}, seed=seed)
    assert s.step != END
    return s


def speed(asked: Namespace) -> None:
    """Random decisions a second of one core, by processor time, once everything is warm."""
    for name, begin, games in (
        ("encounters", encounter, 150), ("skirmishes", brawl, 600), ("whole games", whole, 40),
    ):  # fmt: skip
        rate(begin, games)
        count, took = min((rate(begin, games) for _ in range(3)), key=lambda r: r[1] / r[0])
        print(
            f"{name}: {count / took:,.0f} decisions a second, {games / took:.0f} rollouts a second"
        )


def main() -> None:
    """Read the command line."""
    parser = ArgumentParser(prog="python -m tests.games.folklore.many", description=__doc__)
    parser.add_argument("what", choices=("laws", "balance", "speed"))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--stories", default="bell,garden,table")
    parser.add_argument("--seats", default="2,3,4,5")
    asked = parser.parse_args()
    {"laws": laws, "balance": balance, "speed": speed}[asked.what](asked)


if __name__ == "__main__":
    main()
