"""Many games by command: the invariants at every decision, how often the Vagrants win, a whole campaign on record.

    .venv/bin/python -m tests.games.vagrantsong.many laws --games 10000
    .venv/bin/python -m tests.games.vagrantsong.many balance --bot greedy --games 200 --scenarios s01 --seats 2,3,4
    .venv/bin/python -m tests.games.vagrantsong.many campaign

Games are numbered and each depends on its number alone, so `--first` goes on where another run ended. The suite
plays a few of the same games in test_random.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from hearthside import bots
from hearthside.games.vagrantsong.content.format import SCENARIOS
from hearthside.games.vagrantsong.content.vagrants import VAGRANTS
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Session
from hearthside.study.figures import share_of

from .table import GAME

CAMPAIGN = Path(__file__).with_name("campaign.record")
"""A campaign of seven nights; test_random replays it."""
CAMPAIGNS = 8
"""Of so many games one is a campaign."""


def setup_of(number: int) -> dict[str, Any]:
    """The setup of a numbered game: Scenarios, player counts, mixes, Seance, campaigns with open seats in turn."""
    rng = Random(number)
    keys = list(SCENARIOS)
    seats = 2 + number % 3
    setup: dict[str, Any] = {
        "seats": seats,
        "scenario": keys[number // 3 % len(keys)],
        "vagrants": rng.sample(list(VAGRANTS), seats),
    }
    if number % CAMPAIGNS == 0:
        setup |= {"scenario": "s01", "campaign": True, "open_seats": number % (2 * CAMPAIGNS) == 0}
    elif number % 5 == 0 and SCENARIOS[setup["scenario"]].seance is not None:
        setup["seance"] = True
    return setup


def lawful(number: int) -> Session[Journey]:
    """Play a numbered game at random; the first broken invariant stops it, with the game and the decision."""
    rng = Random(number)
    session: Session[Journey] = Session(GAME, setup_of(number), seed=number, journal=False)
    while session.decision is not None:
        faults = list(GAME.invariants(session.state))
        assert not faults, f"game {number}, choice {session.number}: {faults}"
        session.choose(rng.choice(session.decision.options))
    return session


def told(won: int, games: int) -> str:
    """Won of played, as a share with its interval."""
    return f"{won} of {games}: {share_of(won, games).brief}"


def laws(asked: Namespace) -> None:
    """Check every invariant at every decision of many random games."""
    games, choices = Counter[str](), 0
    began = process_time()
    for number in range(asked.first, asked.first + asked.games):
        session = lawful(number)
        choices += session.number
        games["campaign" if session.state.campaign else session.state.scenario] += 1
        if (number - asked.first + 1) % 500 == 0:
            print(f"{number - asked.first + 1} games, {choices} decisions", flush=True)
    took = process_time() - began
    print(
        f"{sum(games.values())} games, {choices} decisions, no fault, {took:.0f} s: {dict(games)}"
    )


def played(asked: Namespace, scenario: str, seats: int) -> Iterator[Session[Journey]]:
    """Games of one Scenario with mixed parties, a bot in every seat."""
    for number in range(asked.first, asked.first + asked.games):
        who = Random(number).sample(list(VAGRANTS), seats)
        setup = {"seats": seats, "scenario": scenario, "vagrants": who}
        setup["tune"] = dict(pair.split("=") for pair in asked.tune)
        setup["tune"] = {key: int(n) for key, n in setup["tune"].items()}  # type: ignore[attr-defined]
        session: Session[Journey] = Session(GAME, setup, seed=number, journal=False)
        minds = [bots.make(asked.bot, seed=number * 8 + k) for k in range(seats)]
        while session.decision is not None:
            session.choose(minds[max(0, session.decision.seat)].choose(session))
        yield session


def balance(asked: Namespace) -> None:
    """How often the Vagrants win, by Scenario and player count, and Vagrant by Vagrant."""
    alone: dict[str, list[int]] = {who: [0, 0] for who in VAGRANTS}
    for scenario in asked.scenarios.split(","):
        for seats in map(int, asked.seats.split(",")):
            won = rounds = 0
            for session in played(asked, scenario, seats):
                s = session.state
                won += s.over == "won"
                rounds += s.rounds
                for v in s.vagrants:
                    alone[v.who][0] += s.over == "won"
                    alone[v.who][1] += 1
            mean = rounds / asked.games
            print(
                f"{scenario} {seats} {asked.bot}: {told(won, asked.games)}, {mean:.1f} rounds",
                flush=True,
            )
    for who, (won, games) in alone.items():
        if games:
            print(f"{who}: {told(won, games)}")


def campaign(asked: Namespace) -> None:
    """Write the record of the first campaign that sees all seven nights: `greedy` rides, three Vagrants."""
    setup = {"seats": 3, "campaign": True, "vagrants": ["songsmith", "cursebearer", "revivalist"]}
    for number in range(asked.first, asked.first + asked.games):
        session: Session[Journey] = Session(GAME, setup, seed=number)
        mind = bots.make("greedy", seed=number)
        while session.decision is not None:
            session.choose(mind.choose(session))
        nights = session.state.camp.results
        print(f"campaign {number}: {' '.join(nights)}, {session.number} choices", flush=True)
        if len(nights) == len(SCENARIOS):
            CAMPAIGN.write_text(str(session.record()), "utf-8")
            return


def main() -> None:
    """Read the command line."""
    parser = ArgumentParser(prog="python -m tests.games.vagrantsong.many", description=__doc__)
    parser.add_argument("what", choices=("laws", "balance", "campaign"))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--scenarios", default="s01")
    parser.add_argument("--seats", default="2,3,4")
    parser.add_argument("--tune", nargs="*", default=[], metavar="NAME=N")
    asked = parser.parse_args()
    {"laws": laws, "balance": balance, "campaign": campaign}[asked.what](asked)


if __name__ == "__main__":
    main()
