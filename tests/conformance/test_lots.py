"""Tables that nobody picked: every game keeps its laws at them, and they are of every kind."""

from __future__ import annotations

from typing import Any

import pytest
from tests.lots import checked, lot

from hearthside.kernel import Game

pytestmark = pytest.mark.witness

LONGEST = 700


@pytest.mark.parametrize("number", range(8))
def test_every_law_holds_at_a_table_by_lot(game: Game[Any], number: int) -> None:
    session = checked(game, lot(game, number), number, LONGEST)
    assert session.number >= min(LONGEST, 8) or session.outcome is not None


def test_lots_cover_every_choice_of_a_setup(game: Game[Any]) -> None:
    """Every number of seats and every value of every list; each switch turned now and then."""
    setups = [lot(game, number) for number in range(400)]
    low, high = game.seats
    assert {setup["seats"] for setup in setups} == set(range(low, high + 1))
    for name, field in game.setup.__dataclass_fields__.items():  # type: ignore[attr-defined]
        kind, options = field.metadata.get("kind"), field.metadata.get("options", ())
        found = [setup[name] for setup in setups if name in setup]
        if kind == "choice":
            assert {*found, field.default} == set(options), name
        elif kind == "per_seat":
            assert {value for each in found for value in each} == set(options), name
        elif kind == "toggle":
            assert (not field.default) in found, name
