"""A plan: which games a study plays. It says everything; the same plan gives the same games anywhere."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from hearthside.bots import UnknownBot, make
from hearthside.games import UnknownGame, load
from hearthside.kernel import Dice, Game, SetupError, read_setup
from hearthside.kernel.drawing import drawn

SMALLEST, LARGEST = 1, 64
"""How few and how many games a chunk holds: what one worker is given at a time."""


class StudyError(ValueError):
    """A study that cannot be made as it was asked for, and why.

    >>> raise StudyError("there is no bot 'oracle'")
    Traceback (most recent call last):
    hearthside.study.plan.StudyError: there is no bot 'oracle'
    """


class Cell(NamedTuple):
    """One kind of game in a study: a setup, and a bot for every seat.

    Where it is `drawn`, only the fields that the setup names are the same in every game; the others are drawn by lot
    from the seed, and a single bot takes every seat there is.
    """

    setup: dict[str, Any]
    bots: tuple[str, ...]
    drawn: bool = False

    def dealt(self, game: Game[Any], seed: int) -> dict[str, Any]:
        """The setup of the game with that seed.

        >>> Cell({"seats": 4}, ("random",), drawn=True).dealt(load("pilfer"), 7)
        {'seats': 4}
        """
        return drawn(game, Dice(seed), **self.setup) if self.drawn else self.setup


class PlannedGame(NamedTuple):
    """One game to be played: its number in the study, its cell and its seed."""

    number: int
    cell: int
    seed: int
    watched: bool


def mixed(seed: int, number: int) -> int:
    """A 48-bit seed out of a seed and a number, unrelated to those of its neighbours.

    >>> mixed(7, 0) != mixed(7, 1) != mixed(8, 1), mixed(7, 3) == mixed(7, 3)
    (True, True)
    """
    dice = Dice(seed)
    dice.reseed(dice.below(1 << 62) ^ number)
    return dice.below(1 << 48)


@dataclass(frozen=True, slots=True)
class Plan:
    """`rounds` games of every cell. Game by game the cells take turns; a round shares one seed.

    That cells meet the same seeds makes comparisons between them sharper. With `detail`, results hold
    every choice's count, and the first `watch` games of every cell are looked at closely. With `check`, a
    game fails at the first decision where a law of the game is broken.

    >>> plan = Plan("pilfer", (Cell({"seats": 2}, ("random", "random")),), rounds=3, seed=5)
    >>> len(plan), [planned.number for planned in plan.games(range(3))]
    (3, [0, 1, 2])
    """

    game: str
    cells: tuple[Cell, ...]
    rounds: int
    seed: int = 0
    detail: bool = False
    watch: int = 25
    check: bool = False

    def __len__(self) -> int:
        return self.rounds * len(self.cells)

    def games(self, numbers: Sequence[int]) -> Iterator[PlannedGame]:
        """The games of these numbers."""
        cells = len(self.cells)
        for number in numbers:
            played, cell = divmod(number, cells)
            watched = self.detail and played < self.watch
            yield PlannedGame(number, cell, mixed(self.seed, played), watched)

    def chunks(self, done: set[int] | None = None) -> list[list[int]]:
        """The numbers of the games, less those `done`, cut into chunks.

        >>> plan = Plan("pilfer", (Cell({}, ("random",) * 3),), rounds=300)
        >>> [len(chunk) for chunk in plan.chunks()][:3], sum(map(len, plan.chunks({4, 5})))
        ([2, 2, 2], 298)
        """
        size = max(SMALLEST, min(LARGEST, len(self) // 128))
        bounds = range(0, len(self), size)
        cut = ([n for n in range(at, at + size) if n < len(self)] for at in bounds)
        if not done:
            return list(cut)
        return [left for chunk in cut if (left := [n for n in chunk if n not in done])]

    def head(self) -> dict[str, Any]:
        """The plan as the first line of a file of results holds it."""
        game = load(self.game)
        cells = [
            {
                "setup": cell.setup,
                "full": {} if cell.drawn else full_setup(game, cell.setup),
                "bots": list(cell.bots),
                **({"drawn": True} if cell.drawn else {}),
            }
            for cell in self.cells
        ]
        return {
            "results": 1,
            "game": self.game,
            "rules": game.version,
            "seed": self.seed,
            "rounds": self.rounds,
            "detail": self.detail,
            "watch": self.watch,
            **({"check": True} if self.check else {}),
            "cells": cells,
        }

    @staticmethod
    def of(head: Mapping[str, Any]) -> Plan:
        """The plan that a file's first line holds."""
        cells = tuple(
            Cell(dict(c["setup"]), tuple(c["bots"]), c.get("drawn", False)) for c in head["cells"]
        )
        rounds, seed, detail, watch = (head[k] for k in ("rounds", "seed", "detail", "watch"))
        return Plan(head["game"], cells, rounds, seed, detail, watch, head.get("check", False))


def full_setup(game: Game[Any], setup: Mapping[str, Any]) -> dict[str, Any]:
    """A setup with every default written out.

    >>> full_setup(load("pilfer"), {})["seats"]
    3
    """
    whole: Any = read_setup(game.setup, setup, {t.name: t for t in game.tunables})
    shown = {name: getattr(whole, name) for name in game.setup.__dataclass_fields__}  # type: ignore[attr-defined]
    shown["seats"] = seats_of(game, setup)
    return {k: list(v) if isinstance(v, tuple) else v for k, v in shown.items()}


def seats_of(game: Game[Any], setup: Mapping[str, Any]) -> int:
    """How many seats a game of this setup has; a bad setup is refused with every problem.

    >>> seats_of(load("pilfer"), {"seats": 9})
    Traceback (most recent call last):
    hearthside.study.plan.StudyError: seats: must be a whole number from 2 to 4, not 9. The setup of ...
    """
    try:
        seats: int = game.begin(setup).seats
    except SetupError as error:
        fields = ", ".join(game.setup.__dataclass_fields__)  # type: ignore[attr-defined]
        raise StudyError(f"{error}. The setup of {game.name} has: {fields}.") from None
    return seats


def planned(
    game: str,
    setups: Sequence[Mapping[str, Any]],
    seatings: Sequence[Sequence[str]],
    *,
    rounds: int,
    seed: int = 0,
    detail: bool = False,
    rotate: bool = False,
    check: bool = False,
    by_lot: bool = False,
) -> Plan:
    """A checked plan: every setup with every seating that it has seats for.

    A seating of one bot fills every seat. With `rotate`, every bot of a seating takes every seat in turn. With
    `by_lot`, what a setup does not name is drawn for every game.

    >>> plan = planned("pilfer", [{"seats": 2}, {"seats": 3}], [["random"]], rounds=10)
    >>> [cell.bots for cell in plan.cells]
    [('random', 'random'), ('random', 'random', 'random')]
    """
    try:
        played = load(game)
    except UnknownGame as error:
        raise StudyError(str(error)) from None
    cells: dict[str, Cell] = {}
    for setup in setups:
        for seating in seatings:
            for bots in _seatings(played, setup, seating, rotate, by_lot):
                cell = Cell(dict(setup), bots, by_lot)
                cells.setdefault(repr(cell), cell)
    for bot in {bot for cell in cells.values() for bot in cell.bots}:
        try:
            make(bot)
        except UnknownBot as error:
            raise StudyError(str(error)) from None
    if rounds < 1 or not cells:
        raise StudyError("a study needs at least one game")
    return Plan(game, tuple(cells.values()), rounds, seed, detail, check=check)


def seated(game: Game[Any], setup: Mapping[str, Any], names: Sequence[str]) -> tuple[str, ...]:
    """Who takes which seat: one name alone takes them all, more names have to be as many as there are.

    >>> seated(load("pilfer"), {"seats": 2}, ["random"])
    ('random', 'random')
    """
    seats = seats_of(game, setup)
    if len(names) == 1:
        return (names[0],) * seats
    if len(names) != seats:
        raise StudyError(f"{len(names)} named for {seats} seats of {game.name}")
    return tuple(names)


def _seatings(
    game: Game[Any], setup: Mapping[str, Any], seating: Sequence[str], rotate: bool, by_lot: bool
) -> list[tuple[str, ...]]:
    if by_lot:
        seats = seats_of(game, _drawn(game, setup))
        if len(seating) > 1 and ("seats" not in setup or len(seating) != seats):
            raise StudyError("several bots need a setup whose seats are named, as many as they are")
        bots = tuple(seating)
    else:
        bots = seated(game, setup, seating)
    turns = range(len(bots) if rotate and len(seating) > 1 else 1)
    return [bots[turn:] + bots[:turn] for turn in turns]


def _drawn(game: Game[Any], setup: Mapping[str, Any]) -> dict[str, Any]:
    """A setup by lot with these fields; fields that do not go together are refused."""
    try:
        return drawn(game, Dice(0), **setup)
    except SetupError as error:
        raise StudyError(str(error)) from None
