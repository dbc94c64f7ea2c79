"""Numbers that a designer can turn: ten and more in every big game, each of which changes it and breaks nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from hearthside.kernel import Dice, Game, Session, SetupError
from hearthside.kernel.drawing import drawn

CHOICES, LONG = 300, 3000
TABLES = 6
BIG = ("vagrantsong", "vast", "deck_goes_west", "folklore")
"""Games with ten numbers and more; a small one, or one that is being made, need not have as many."""


def played(game: Game[Any], setup: dict[str, Any], seed: int, most: int = CHOICES) -> Iterator[str]:
    """A random game as far as it is followed, its laws held at every decision: what is on offer, and what is seen."""
    session = Session(game, setup, seed)
    rng = Dice(seed)
    for _ in range(most):
        assert list(game.invariants(session.state)) == []
        if session.outcome is not None:
            break
        yield f"{session.asked.options}"
        session.choose(rng.pick(list(session.asked.options)))
    yield f"{session.outcome} {game.metrics(session.state)} {game.scene(session.state, 0)}"


def tables(game: Game[Any]) -> list[dict[str, Any]]:
    """The examples, and some tables drawn by lot."""
    return [
        *(dict(setup) for setup in game.examples),
        *(drawn(game, Dice(seed)) for seed in range(TABLES)),
    ]


def test_a_designer_can_turn_ten_numbers_and_more(game: Game[Any]) -> None:
    numbers = game.tunables
    assert len({one.name for one in numbers}) == len(numbers)
    assert len(numbers) >= 10 or game.name not in BIG
    for one in numbers:
        assert one.low <= one.default <= one.high, one.name
        assert one.low < one.high, one.name
        assert one.label, one.name


def test_each_number_changes_some_game(game: Game[Any]) -> None:
    for one in game.tunables:
        turned = {one.name: one.high if one.default != one.high else one.low}
        assert any(
            list(played(game, setup, seed, far))
            != list(played(game, {**setup, "tune": turned}, seed, far))
            for far, seed in ((CHOICES, 5), *((LONG, seed) for seed in range(5, 12)))
            for setup in tables(game)
        ), one.name


@pytest.mark.parametrize("end", ["low", "high"])
def test_with_every_number_turned_the_laws_hold(game: Game[Any], end: str) -> None:
    tune = {one.name: getattr(one, end) for one in game.tunables}
    for seed, setup in enumerate(tables(game)):
        assert list(played(game, {**setup, "tune": tune}, seed))


def test_a_number_stands_where_it_says(game: Game[Any]) -> None:
    for one in game.tunables:
        if one.at and "." not in one.at and not one.adds:
            assert getattr(game.begin({}, 3), one.at) == one.default, one.name
            begun = game.begin({"tune": {one.name: one.low}}, 3)
            assert getattr(begun, one.at) == one.low, one.name


def test_a_number_out_of_bounds_is_refused_by_name(game: Game[Any]) -> None:
    for one in game.tunables:
        for wrong in (one.low - 1, one.high + 1):
            with pytest.raises(SetupError, match=one.name):
                game.begin({"tune": {one.name: wrong}})
