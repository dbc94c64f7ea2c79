"""How fast a game runs on one core: the same work each time, at its least processor time."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import Any

from hearthside.bots import TreeBot
from hearthside.games import load
from hearthside.kernel import (
    Asks,
    Decision,
    Dice,
    Game,
    Option,
    Record,
    Session,
    State,
    Steps,
    clone,
    play_out,
)

from .timing import least

HOLD = {
    "decisions_per_second": 30_000.0,
    "fork_us": 60.0,
    "mcts_short_per_second": 1_000.0,
    "mcts_full_per_second": 50.0,
    "replay_ms": 50.0,
}
"""What every game has to hold; times are at most, rates at least."""

AIM = {
    "decisions_per_second": 50_000.0,
    "fork_us": 20.0,
    "mcts_short_per_second": 3_000.0,
    "mcts_full_per_second": 200.0,
}
"""What to aim for."""


SEARCHED = 12
"""At how many points of its games a game is searched."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What one game does on one core."""

    game: str
    decisions_per_second: float
    decisions_per_game: float
    clone_us: float
    fork_us: float
    mcts_short_per_second: float
    mcts_full_per_second: float
    replay_ms: float
    spread: float
    """How much longer the usual repetition took than the least, of the figure where that was most."""


def measure(game: Game[Any], seconds: float) -> Figures:
    """The figures of one game, over all the setups it gives as examples."""
    setups = [dict(example) for example in game.examples]
    games = [partial(_random_game, game, setup, seed) for seed, setup in enumerate(setups)]
    made = [play() for play in games]
    tables = [table for setup in setups for table in _tables(game, setup)]
    few = tables[:: -(-len(tables) // SEARCHED)]
    records = [_finished(game, setup, seed) for seed, setup in enumerate(setups[:8])]
    play = least(games, seconds)
    copy = least([partial(_tenfold, partial(clone, table.state)) for table in tables], seconds / 4)
    fork = least(
        [partial(_tenfold, partial(table.fork, keep=False)) for table in tables], seconds / 4
    )
    short = least([partial(_search, table, 10, 100) for table in few], seconds)
    full = least([partial(_search, table, None, 20) for table in few], seconds)
    replay = least([partial(record.replay, game, journal=False) for record in records], seconds / 4)
    return Figures(
        game.name,
        sum(made) / play.seconds,
        statistics.fmean(made),
        clone_us=copy.seconds / len(tables) * 1e5,
        fork_us=fork.seconds / len(tables) * 1e5,
        mcts_short_per_second=100 * len(few) / short.seconds,
        mcts_full_per_second=20 * len(few) / full.seconds,
        replay_ms=replay.seconds / len(records) * 1000,
        spread=max(timed.spread for timed in (play, copy, fork, short, full, replay)),
    )


def _random_game(game: Game[Any], setup: dict[str, Any], seed: int) -> int:
    """Play a game at random; returns how many decisions had two or more options."""
    return play_out(game, game.begin(setup, seed), seed)


def _tables(game: Game[Any], setup: dict[str, Any], count: int = 3) -> list[Session[Any]]:
    """Sessions in the middle of a turn, early, midway and late in a random game."""
    rng = Random(1)
    length = play_out(game, game.begin(setup, 1), 1)
    session = Session(game, setup, 1, journal=False)
    stops = {length * (i + 1) // (count + 1) for i in range(count)}
    tables: list[Session[Any]] = []
    while session.decision is not None and len(tables) < count:
        if (
            session.number >= min(stops, default=length)
            and session.number > session.beginning().number
            and len(session.decision.options) > 1
        ):
            tables.append(session.fork())
            stops.discard(min(stops, default=length))
        session.choose(session.decision.options[int(rng.random() * len(session.decision.options))])
    return tables or [Session(game, setup, 1, journal=False)]


def _tenfold(work: Callable[[], object]) -> None:
    """Ten times, since a clock cannot tell a few microseconds."""
    for _ in range(10):
        work()


def _search(table: Session[Any], steps: int | None, iterations: int) -> None:
    """One choice of the plain tree search, the same each time."""
    TreeBot(iterations=iterations, steps=steps, seed=1).choose(table)


def _finished(game: Game[Any], setup: dict[str, Any], seed: int) -> Record:
    """The record of a finished random game."""
    rng = Random(seed)
    session = Session(game, setup, seed, journal=False)
    while session.decision is not None:
        session.choose(session.decision.options[int(rng.random() * len(session.decision.options))])
    return session.record()


@dataclass(frozen=True, slots=True)
class Overhead:
    """What one decision costs, in microseconds: the generator's own `send`, and with a session."""

    send_us: float
    session_us: float

    @property
    def added_us(self) -> float:
        """What the session adds."""
        return self.session_us - self.send_us


def overhead(seconds: float = 0.5) -> Overhead:
    """The cost of the kernel itself, on a game that does nothing but ask: six options, six times a step."""
    options = [Option("go", space) for space in range(6)]
    decision, pick, choices = Decision(0, "go", options), options[3], 6
    step = Steps[State]()

    @step
    def walk(s: State) -> Asks:
        for _ in range(choices):
            yield decision

    def start(setup: object, dice: Dice) -> State:
        return State(step="walk", seats=2, dice=dice)

    game: Game[Any] = replace(load("pilfer"), name="walk", steps=step, start=start)
    state = start(None, Dice(1))

    def bare() -> None:
        for _ in range(50):
            asks = walk(state)
            assert asks is not None
            next(asks)
            for _ in range(choices - 1):
                asks.send(pick)

    def through_session() -> None:
        choose = Session(game, journal=False).choose
        for _ in range(50 * choices):
            choose(pick)

    each = 1e6 / (50 * choices)
    return Overhead(
        least([bare], seconds).seconds * each, least([through_session], seconds).seconds * each
    )
