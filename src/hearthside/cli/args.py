"""What people type, turned into games, setups and seats; mistakes get an answer that helps."""

from __future__ import annotations

import difflib
import json
from collections.abc import Mapping, Sequence
from typing import Any

import typer

from hearthside.bots import Bot, UnknownBot, make
from hearthside.games import GAMES, UnknownGame, load
from hearthside.kernel import Game, SetupError

YOU = "you"
"""The word for a seat that a person takes."""


def game_called(name: str) -> Game[Any]:
    """The game of that name; a near miss is told what it may have meant."""
    try:
        return load(name)
    except UnknownGame:
        pass
    near = difflib.get_close_matches(name.lower().replace("-", "_"), GAMES, n=1, cutoff=0.5)
    hint = f" Did you mean {near[0]}?" if near else ""
    raise typer.BadParameter(
        f"there is no game {name!r}.{hint} There are: {', '.join(GAMES)}.", param_hint="GAME"
    )


def setup_of(items: Sequence[str]) -> dict[str, Any]:
    """A setup out of `name=value` items and JSON objects; values are JSON where they read as it."""
    setup: dict[str, Any] = {}
    for item in items:
        if item.lstrip().startswith("{"):
            try:
                setup.update(json.loads(item))
            except ValueError as error:
                raise typer.BadParameter(
                    f"{item!r} is not JSON: {error}", param_hint="--setup"
                ) from None
            continue
        name, equals, value = item.partition("=")
        if not equals or not name:
            raise typer.BadParameter(
                f"{item!r} is neither name=value nor a JSON object", param_hint="--setup"
            )
        setup[name.strip()] = _value(value.strip())
    return setup


def _value(text: str) -> Any:
    """A JSON value, or a list of words if there are commas, or the words as they stand."""
    try:
        return json.loads(text)
    except ValueError:
        return text.split(",") if "," in text else text


def checked(game: Game[Any], setup: Mapping[str, Any]) -> int:
    """How many seats a game of this setup has; a bad setup is refused with every problem."""
    try:
        seats: int = game.begin(setup).seats
    except SetupError as error:
        fields = ", ".join(game.setup.__dataclass_fields__)  # type: ignore[attr-defined]
        raise typer.BadParameter(
            f"{error}. The setup of {game.name} has: {fields}.", param_hint="--setup"
        ) from None
    return seats


def bot_called(name: str, seed: int) -> Bot:
    """A bot by its name, such as `greedy` or `mcts:500`."""
    try:
        return make(name, seed=seed)
    except UnknownBot as error:
        raise typer.BadParameter(str(error), param_hint="--seats") from None


def seats_of(game: Game[Any], setup: dict[str, Any], names: Sequence[str]) -> list[str]:
    """Who sits where. One name alone takes every seat; more names also say how many seats there are."""
    if len(names) > 1 and "seats" not in setup:
        setup["seats"] = len(names)
    seats = checked(game, setup)
    if len(names) == 1:
        return [names[0]] * seats
    if len(names) != seats:
        raise typer.BadParameter(
            f"{len(names)} named for {seats} seats of {game.name}", param_hint="--seats"
        )
    return list(names)
