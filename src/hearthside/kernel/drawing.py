"""Setups by lot: any table a game can be played at, for runs that are to see all of it."""

from __future__ import annotations

import dataclasses
from typing import Any

from .dice import Dice
from .game import Game
from .setup import SetupError, read_setup

TRIES = 300
RARELY = 4
"""One in so many setups turns a switch that is usually as it is."""


def drawn(game: Game[Any], rng: Dice, **fixed: Any) -> dict[str, Any]:
    """A setup by lot that the game accepts: every number of seats as likely as the next, then everything else.

    Fields that are `fixed` stay as they are. Numbers that studies tune are as they were, unless fixed.

    >>> from hearthside.games import load
    >>> drawn(load("pilfer"), Dice(3)), drawn(load("pilfer"), Dice(3), seats=4)
    ({'seats': 3}, {'seats': 4})
    >>> drawn(load("pilfer"), Dice(3), seats=4, tune={"goal": 12})
    {'seats': 4, 'tune': {'goal': 12}}
    """
    fields = {f.name: f for f in dataclasses.fields(game.setup)}
    tunables = {t.name: t for t in game.tunables}
    while True:
        low, high = game.seats
        seats = fixed.get("seats", low + rng.below(high - low + 1))
        for _ in range(TRIES):
            setup = {"seats": seats}
            for name, field in fields.items():
                if name != "seats":
                    value = _value(field, seats, rng)
                    if value is not None:
                        setup[name] = value
            setup |= fixed
            try:
                read_setup(game.setup, setup, tunables)
            except SetupError:
                continue
            return setup
        if "seats" in fixed:
            read_setup(game.setup, {**fixed}, tunables)
            return dict(fixed)


def _value(field: dataclasses.Field[Any], seats: int, rng: Dice) -> Any:
    """A value for one field, or None to leave it as it is."""
    meta = field.metadata
    kind = meta.get("kind")
    if kind == "choice":
        # What most tables leave alone is left alone half of the time, so that pairs which go together turn up.
        return None if rng.below(2) else rng.pick(list(meta["options"]))
    if kind == "per_seat":
        options = list(meta["options"])
        if meta["distinct"]:
            rng.shuffle(options)
            return options[:seats]
        return [rng.pick(options) for _ in range(seats)]
    if rng.below(RARELY):
        return None
    if kind == "toggle":
        return not field.default
    if kind == "number":
        return meta["low"] + rng.below(meta["high"] - meta["low"] + 1)
    return None
