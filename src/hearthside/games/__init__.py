"""The games of the house, by name; a game is imported when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from hearthside.kernel import Game

GAMES = ("vagrantsong", "vast", "deck_goes_west", "folklore", "pilfer")
"""Every game there is, in the order it is shown."""


class UnknownGame(LookupError):
    """There is no game of that name."""


def load(name: str) -> Game[Any]:
    """The game called `name`.

    >>> load("pilfer").title
    'Pilfer'
    >>> load("chess")
    Traceback (most recent call last):
    hearthside.games.UnknownGame: there is no game 'chess'; there are vagrantsong, vast, ...
    """
    if not name.isidentifier() or find_spec(f"{__name__}.{name}") is None:
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(GAMES)}")
    game: Game[Any] = import_module(f"{__name__}.{name}").game
    return game
