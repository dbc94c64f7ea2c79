"""Every game passes the tests that PettingZoo and Gymnasium themselves set."""

import re
import warnings
from random import Random
from typing import Any

import pytest
from gymnasium.utils import seeding
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test

from hearthside.envs import SeatEnv, env, parallel_env, suite, table
from hearthside.games import GAMES, load
from hearthside.policy import StaleWeights

SEED = 7


@pytest.fixture(autouse=True)
def seeded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where these tests set no seed themselves, they get the same one in every run."""
    drawn = seeding.np_random

    def np_random(seed: int | None = None) -> Any:
        return drawn(SEED if seed is None else seed)

    monkeypatch.setattr(seeding, "np_random", np_random)
    monkeypatch.setattr(table, "Random", lambda seed=SEED: Random(seed))


def widest(game: str) -> dict[str, Any]:
    """The example with the most seats."""
    return max(map(dict, load(game).examples), key=lambda e: int(e.get("seats", 0)))


def fewest(game: str) -> dict[str, Any]:
    """The example with the fewest seats."""
    return min(map(dict, load(game).examples), key=lambda e: int(e.get("seats", 9)))


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_api(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", category=StaleWeights)  # a matter of the weights
        for setup in (fewest(game), widest(game)):
            api_test(env(game, setup=setup), num_cycles=120)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_seed(game: str) -> None:
    seed_test(suite(game, setup=widest(game)).env, num_cycles=60)
    first, second = (env(game, setup=widest(game)) for _ in range(2))
    first.reset(seed=1)
    second.reset(seed=2)
    assert first.unwrapped.session.seed != second.unwrapped.session.seed


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_max_cycles(game: str) -> None:
    max_cycles_test(suite(game, setup=widest(game)))


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_parallel_api(game: str) -> None:
    parallel_api_test(parallel_env(game, setup=widest(game)), num_cycles=40)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_checker(game: str) -> None:
    """Alone where the game has a solo setup, and with bots for partners or rivals."""
    said: list[str] = []
    for setup in (fewest(game), widest(game)):
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            check_env(SeatEnv(game, setup, partners="random", render_mode="ansi"))
        said += [str(warning.message) for warning in caught]
    allowed = re.compile(r"render|spec|Not able to test alternative render modes")
    assert not [line for line in said if not allowed.search(line)]
