"""Every registered game, with every example setup it declares, goes through the whole suite."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from hearthside.games import GAMES, load


@cache
def cases(names: tuple[str, ...]) -> list[Any]:
    """One case per game and example setup."""
    return [
        pytest.param(game, dict(example), id=f"{game.name}-{i}")
        for game in map(load, names)
        for i, example in enumerate(game.examples)
    ]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give `game` and `setup` to every test that wants them; `game` alone once per game."""
    names = metafunc.fixturenames
    if "game" not in names:
        return
    wanted = tuple(metafunc.config.getoption("--game")) or GAMES
    if "setup" in names:
        metafunc.parametrize(("game", "setup"), cases(wanted))
    else:
        metafunc.parametrize("game", [load(name) for name in wanted], ids=wanted)
