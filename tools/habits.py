"""Habits of the bots at Vast: what each role leaves undone, with a bot in every seat.

    .venv/bin/python tools/habits.py [--games N] [--seed S] [--mix five] [--bot greedy] [--worlds 2]

Counts Paladin turns that end with idle hero cubes and those of them at Defense 0, what shapes the Spider takes and the
steps she buys and does not take, the Seals that the Manor could have had by walking to a path that lay open and those
it took, magic cubes and Stability that lie idle; and who won.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any

from hearthside import bots
from hearthside.bots.simple import GreedyBot
from hearthside.games.vast import game
from hearthside.games.vast.advice.manor import drifts, ritual_starts
from hearthside.games.vast.content.mixes import MIXES
from hearthside.games.vast.content.rituals import RITUAL_TURNS, RITUALS, WRAITH
from hearthside.games.vast.content.roles import PALADIN, ROLES, SPIDER, WARLOCK
from hearthside.games.vast.rules.manor.power import power
from hearthside.games.vast.rules.manor.rituals import free_tiles
from hearthside.games.vast.state import Vast
from hearthside.kernel import Option, Session

FORMS = ("Giant", "Sorcerer", "Spiderlings")
OMENS, BOX = 3, 3
"""The omen cubes, and the steps of the Wraith for each on its track."""


def seals_in_reach(s: Vast) -> int:
    """The most Seals of a ritual in hand whose path lies open now and to whose start the omens carry the Wraith."""
    steps = min(power(s, WRAITH) + BOX * s.manor.unassigned, 3 * BOX)
    ways, free, best = drifts(s), free_tiles(s), 0
    for card in s.manor.hand:
        for path in RITUAL_TURNS[card]:
            starts = ritual_starts(s.map, path, free)[0]
            if any(ring & starts for ring in ways[: steps + 1]):
                best = max(best, RITUALS[card].seals)
    return best


class Habits:
    """What has been seen in some games."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        self._seals = 0
        self._wanted = 0

    def look(self, s: Vast, ask: str, pick: Option) -> None:
        """One decision, before the choice is made."""
        if ask == "spider" and pick.verb == "legs" and s.spider.at >= 0:
            self._wanted += 1
        elif ask == "omen" and s.manor.unassigned == OMENS:
            self._seals = seals_in_reach(s)
        elif ask == "ritual":
            got = 0 if pick.verb == "pass" else RITUALS[str(pick[1])].seals
            self.seen["Seals in reach"] += self._seals
            self.seen["Seals taken of those"] += min(got, self._seals)
            self.seen["Seals taken"] += got

    def turn_over(self, s: Vast, role: int) -> None:
        """The end of a role's turn, as it left its board."""
        p, sp, seen = s.paladin, s.spider, self.seen
        seen[f"{ROLES[role].name} turns"] += 1
        if role == PALADIN:
            seen["with idle cubes"] += p.unassigned > 0
            seen["of those at Defense 0"] += p.unassigned > 0 and not p.prepare
        elif role == SPIDER:
            seen["as " + FORMS[sp.form]] += 1
            seen["steps bought and not taken"] += min(self._wanted, sp.moves)
            self._wanted = 0
        elif role == WARLOCK:
            seen["with idle magic"] += s.warlock.unassigned > 0

    def play(self, setup: dict[str, Any], seed: int, bot: str, worlds: int) -> str:
        """One game to its end; returns who won. Greedy bots look at so many worlds for a choice."""
        session: Session[Vast] = Session(game, setup, seed=seed)
        seats = [
            GreedyBot(seed * 8 + n, worlds) if bot == "greedy" else bots.make(bot, seed * 8 + n)
            for n in range(setup["seats"])
        ]
        while session.decision is not None:
            decision = session.decision
            pick = seats[decision.seat].choose(session)
            s = session.state
            self.look(s, decision.ask, pick)
            before = s.round, s.role
            session.choose(pick)
            if (session.state.round, session.state.role) != before:
                self.turn_over(session.state, before[1])
        self.seen["rounds"] += session.state.round
        return ROLES[session.state.winner].name


def main() -> None:
    """Play, count, print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--mix", default="five", choices=MIXES)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--worlds", type=int, default=2)
    given = parser.parse_args()
    roles = MIXES[given.mix].roles
    setup = {"seats": len(roles), "roles": [ROLES[role].key for role in roles]}
    habits, won = Habits(), Counter[str]()
    for seed in range(given.seed, given.seed + given.games):
        won[habits.play(setup, seed, given.bot, given.worlds)] += 1
    for what, n in habits.seen.items():
        print(f"{what:28} {n}")
    print("won by", ", ".join(f"{who} {n}" for who, n in won.most_common()))


if __name__ == "__main__":
    main()
