"""The gallery: every card and piece of a game, as they look on the table."""

from __future__ import annotations

from functools import cache

from .http_types import Shelf
from .lobby import game_of
from .tables.views import thing_view


@cache
def gallery(name: str) -> list[Shelf]:
    """Every card and piece of a game."""
    shelves = game_of(name).gallery().items()
    return [Shelf(title=title, things=list(map(thing_view, things))) for title, things in shelves]
