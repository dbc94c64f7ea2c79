"""Somebody with jobs of the test's own, ready to do them."""

from __future__ import annotations

import pytest

from hearthside.games.deck_goes_west.state import West

from .conftest import print_hero
from .table import deal, give, table


def hero(
    patch: pytest.MonkeyPatch, *jobs: str, mission: str = "discovery", seats: int = 0, **res: int
) -> West:
    """Seat 0 is a trapper with these jobs and these resources, and an empty hand."""
    print_hero(patch, "trapper", *jobs)
    s = table(mission, seats)
    deal(s, 0)
    give(s, 0, **res)
    return s
