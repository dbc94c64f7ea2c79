"""What people type, turned into games, setups and seats; mistakes get an answer that helps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import typer

from hearthside.bots import Bot, UnknownBot, make
from hearthside.kernel import Game
from hearthside.study import StudyError, parsing, plan

YOU = "you"
"""The word for a seat that a person takes."""


@contextmanager
def answered(where: str) -> Iterator[None]:
    """Tell a person what cannot be done, and in which argument."""
    try:
        yield
    except (StudyError, UnknownBot) as error:
        raise typer.BadParameter(str(error), param_hint=where) from None


def game_called(name: str) -> Game[Any]:
    """The game of that name; a near miss is told what it may have meant."""
    with answered("GAME"):
        return parsing.game_called(name)


def setup_of(items: Sequence[str]) -> dict[str, Any]:
    """A setup out of `name=value` items and JSON objects; values are JSON where they read as it."""
    with answered("--setup"):
        return parsing.setup_of(items)


def checked(game: Game[Any], setup: Mapping[str, Any]) -> int:
    """How many seats a game of this setup has; a bad setup is refused with every problem."""
    with answered("--setup"):
        return plan.seats_of(game, setup)


def bot_called(name: str, seed: int) -> Bot:
    """A bot by its name, such as `greedy` or `mcts:40`."""
    with answered("--seats"):
        return make(name, seed=seed)


def seats_of(game: Game[Any], setup: dict[str, Any], names: Sequence[str]) -> list[str]:
    """Who sits where. One name alone takes every seat; more names also say how many seats there are."""
    if len(names) > 1 and "seats" not in setup:
        setup["seats"] = len(names)
    checked(game, setup)
    with answered("--seats"):
        return list(plan.seated(game, setup, names))
