"""Trials: how strong the bots of a network are, each at the same tables with the same seeds as `greedy`."""

from __future__ import annotations

import os
import time
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from random import Random
from typing import Any

from hearthside.bots import Bot
from hearthside.bots.base import Progress, Thinking
from hearthside.kernel import Dice, Game, Option, Session
from hearthside.policy.files import VARIABLE

from .tables import Played, any_setup, kind_of, opened, per_seat_fields

PLAN = {"learned": 0.4, "beginner": 0.05, "easy": 0.05, "fair": 0.05, "strong": 0.2, "best": 0.25}
"""The bots that are tried, with their shares of the time; `learned` is the network alone."""
GRACE = 0.5
"""A game that has begun may take so much longer than the time there was, in parts of it, before it is left."""
ENOUGH = 12
"""A group of fewer games is not told."""


@dataclass(slots=True)
class Tried:
    """A game of a bot and the game of `greedy` at the same table, and the seconds that the bot thought."""

    bot: str
    mine: Played
    theirs: Played
    asked: int
    seconds: float


@dataclass(slots=True)
class Timed:
    """A bot with a clock beside it, which counts what it takes of the processor and no waiting for one."""

    bot: Bot
    asked: int = 0
    seconds: float = 0.0
    thinking: Thinking = field(default_factory=Thinking)

    def choose(
        self, session: Session[Any], progress: Progress | None = None, seat: int | None = None
    ) -> Option:
        """What it does."""
        began = time.process_time()
        option = self.bot.choose(session, progress, seat)
        self.seconds += time.process_time() - began
        self.asked += 1
        self.thinking = self.bot.thinking
        return option


@dataclass(slots=True)
class Setting:
    """A table of a trial, before anybody sits down."""

    setup: dict[str, Any]
    seed: int
    seat: int
    theirs: Played | None = None
    """How `greedy` fared there in every seat."""


class Trials:
    """Bots at one row of tables. Where seats play against each other, a bot takes one of them; else all."""

    def __init__(
        self, game: Game[Any], fixed: dict[str, Any], apart: Collection[str], longest: int
    ) -> None:
        self.game = game
        self.fixed = fixed
        self.apart = set(apart)
        self.longest = longest
        self.fields = per_seat_fields(game)
        self.settings: list[Setting] = []

    def run(
        self, bots: Sequence[tuple[str, float]], weights: Path, seed: int, tables: int = 0
    ) -> list[Tried]:
        """Let each bot play for so many seconds, with the weights in that folder; or at no more than so many `tables`.

        With a number of them `greedy` plays at all of them first, which also shows where seats play against each other.
        """
        os.environ[VARIABLE] = str(weights)
        rng, dice = Random(seed), Dice(seed)
        found: list[Tried] = []
        for _ in range(tables):
            self.settings.append(at := self._setting(rng, dice))
            at.theirs, _ = self._game(at, ["greedy"] * at.setup["seats"], "greedy", inf)
            if at.theirs is not None and len(set(at.theirs.scores)) > 1:
                self.apart.add(at.theirs.kind)
        for name, seconds in bots:
            now = time.monotonic()
            end, last = now + seconds, now + seconds * (1 + GRACE)
            number = 0
            while time.monotonic() < end and (not tables or number < tables):
                if number == len(self.settings):
                    self.settings.append(self._setting(rng, dice))
                tried = self._tried(name, self.settings[number], last)
                found += [tried] if tried is not None else []
                number += 1
        return found

    def _setting(self, rng: Random, dice: Dice) -> Setting:
        setup = any_setup(self.game, dice, self.fixed)
        return Setting(setup, rng.getrandbits(40), rng.randrange(setup["seats"]))

    def _tried(self, name: str, at: Setting, last: float) -> Tried | None:
        """A bot at a table, unless time runs out."""
        seats = at.setup["seats"]
        if at.theirs is None:
            at.theirs, _ = self._game(at, ["greedy"] * seats, "greedy", last)
        apart = kind_of(self.game, at.setup) in self.apart
        minds = [name if not apart or i == at.seat else "greedy" for i in range(seats)]
        mine, clock = self._game(at, minds, name, last)
        if mine is None or at.theirs is None:
            return None
        return Tried(name, mine, at.theirs, clock.asked, clock.seconds)

    def _game(
        self, at: Setting, minds: list[str], name: str, last: float
    ) -> tuple[Played | None, Timed]:
        """One game to its end; None if time runs out first, or the rules break."""
        table = opened(self.game, at.setup, at.seed, minds, {}, self.fields)
        clock = Timed(table.bots[name])
        table.bots[name] = clock
        while table.session.decision is not None and table.choices < self.longest:
            if time.monotonic() > last:
                return None, clock
            try:
                table.step()
            except Exception as error:  # a trial of one game less, and not of none
                print(f"a game broke: {at.setup} with seed {at.seed}: {error!r}", flush=True)
                return None, clock
        return table.played(), clock


def told(tried: Iterable[Tried]) -> list[dict[str, Any]]:
    """How every bot fared beside `greedy` at the same tables: in all, by who it was, by seats, by kind of table."""
    groups: dict[tuple[str, str], list[tuple[float, float]]] = {}
    clocks: dict[str, tuple[int, float]] = {}
    for each in tried:
        asked, seconds = clocks.get(each.bot, (0, 0.0))
        clocks[each.bot] = (asked + each.asked, seconds + each.seconds)
        mine, theirs = each.mine, each.theirs
        for seat in [i for i, mind in enumerate(mine.minds) if mind == each.bot]:
            scores = mine.scores[seat], theirs.scores[seat]
            whole = len(set(mine.minds)) == 1
            for group in _groups(mine, "" if whole and len(mine.who) > 1 else mine.who[seat]):
                groups.setdefault((each.bot, group), []).append(scores)
            if whole:
                break  # all of them won or lost together
    order = list(dict.fromkeys(bot for bot, _ in groups))
    return [
        {
            "bot": bot, "group": group, "games": len(found),
            "learned": _mean([a for a, _ in found]), "greedy": _mean([b for _, b in found]),
            "only_learned": sum(a > b for a, b in found),
            "only_greedy": sum(b > a for a, b in found),
            "milliseconds": round(1000 * clocks[bot][1] / max(1, clocks[bot][0]), 2),
        }
        for (bot, group), found in sorted(
            groups.items(), key=lambda item: (order.index(item[0][0]), item[0][1] != "all", item[0][1])
        )
        if group == "all" or len(found) >= ENOUGH
    ]  # fmt: skip


def _groups(game: Played, who: str) -> list[str]:
    """What a game is counted under."""
    seats = len(game.who)
    named = ["all", f"{seats} seat{'s' if seats > 1 else ''}", who, game.kind]
    return [name for name in named if name and name != "seat"]


def _mean(numbers: list[float]) -> float:
    return round(sum(numbers) / len(numbers), 4) if numbers else 0.0
