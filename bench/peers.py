"""Other people's engines, measured the way ours are: random choices with two or more options."""

from __future__ import annotations

import copy
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib import metadata
from typing import Any


@dataclass(frozen=True, slots=True)
class Peer:
    """What one engine does on this machine, in the same run."""

    name: str
    language: str
    decisions_per_second: float
    clone_us: float | None
    rollouts_per_second: float | None


def _rate(play: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Decisions and games a second over about `seconds` of play; one game warms up."""
    play()
    decisions = games = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        decisions += play()
        games += 1
    return decisions / spent, games / spent


def _clone_us(clone: Callable[[], object], seconds: float) -> float:
    """Microseconds for one copy of a position in mid-game."""
    clone()
    count = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for _ in range(20):
            clone()
        count += 20
    return spent / count * 1e6


def open_spiel(game_name: str, language: str, seconds: float) -> Peer:
    """A game of OpenSpiel, through its own API."""
    import pyspiel
    from open_spiel.python import games as _python_games  # noqa: F401  (registers them)

    game = pyspiel.load_game(game_name)
    rng = random.Random(1)

    def step(state: Any) -> int:
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
            return 0
        legal = state.legal_actions()
        state.apply_action(rng.choice(legal))
        return len(legal) > 1

    def play() -> int:
        state, made = game.new_initial_state(), 0
        while not state.is_terminal():
            made += step(state)
        return made

    middle = state = game.new_initial_state()
    for _ in range(play() // 2):
        step(state)
        if state.is_terminal():
            break
        middle = state.clone()
    rate, rollouts = _rate(play, seconds)
    return Peer(
        f"OpenSpiel {metadata.version('open_spiel')} {game_name}",
        language,
        rate,
        _clone_us(middle.clone, seconds / 4),
        rollouts,
    )


def rlcard(env_name: str, seconds: float) -> Peer:
    """A game of RLCard, through its environment."""
    import rlcard as library

    env = library.make(env_name, config={"seed": 1})
    rng = random.Random(1)

    def play() -> int:
        state, _ = env.reset()
        made = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            made += len(legal) > 1
            state, _ = env.step(rng.choice(legal))
        return made

    env.reset()
    for _ in range(4):
        env.step(rng.choice(list(env.get_state(env.get_player_id())["legal_actions"])))
    middle = copy.deepcopy(env.game)
    rate, rollouts = _rate(play, seconds)
    return Peer(
        f"RLCard {metadata.version('rlcard')} {env_name}",
        "Python",
        rate,
        _clone_us(lambda: copy.deepcopy(middle), seconds / 4),
        rollouts,
    )


def catanatron(seconds: float) -> Peer:
    """Settlers of Catan by catanatron: four players choosing at random."""
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    class Counting(RandomPlayer):  # type: ignore[misc]
        """A random player that counts its real choices."""

        made = 0

        def decide(self, game: Any, playable_actions: Any) -> Any:
            Counting.made += len(playable_actions) > 1
            return super().decide(game, playable_actions)

    def play() -> int:
        before = Counting.made
        Game([Counting(colour) for colour in colours]).play()
        return Counting.made - before

    middle = Game([Counting(colour) for colour in colours])
    for _ in range(200):
        if middle.winning_color() is None:
            middle.play_tick()
    rate, rollouts = _rate(play, seconds)
    return Peer(
        f"catanatron {metadata.version('catanatron')} (Catan)",
        "Python",
        rate,
        _clone_us(middle.copy, seconds / 4),
        rollouts,
    )


PEERS: tuple[Callable[[float], Peer], ...] = (
    lambda seconds: open_spiel("python_block_dominoes", "Python", seconds),
    lambda seconds: open_spiel("python_team_dominoes", "Python", seconds),
    lambda seconds: open_spiel("chess", "C++", seconds),
    lambda seconds: open_spiel("gin_rummy", "C++", seconds),
    lambda seconds: rlcard("uno", seconds),
    lambda seconds: rlcard("doudizhu", seconds),
    catanatron,
)


def measure(seconds: float) -> tuple[list[Peer], list[str]]:
    """Every peer that is installed, and a line for each that is not or that failed."""
    measured, missing = [], []
    for number, peer in enumerate(PEERS):
        try:
            measured.append(peer(seconds))
        except ImportError as error:
            missing.append(f"peer {number + 1} is not installed: {error}")
    return measured, missing
