"""`hearthside bench`: how fast every game runs on one core, beside what it has to hold."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from functools import partial
from random import Random
from typing import Annotated, Any

import typer
from rich.table import Table

from hearthside.bots import TreeBot
from hearthside.games import GAMES, load
from hearthside.kernel import (
    Asks,
    Decision,
    Dice,
    Game,
    Option,
    Session,
    State,
    Steps,
    clone,
    play_out,
)
from hearthside.study.screen import emit

from .args import game_called
from .output import console

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


def rate(work: Callable[[], int], seconds: float) -> float:
    """Units of work a second of processor time, over about `seconds`; one round warms up."""
    work()
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += work()
    return done / spent


def measure(game: Game[Any], seconds: float) -> Figures:
    """The figures of one game, over all the setups it gives as examples."""
    setups = [dict(example) for example in game.examples]
    rng = Random(1)
    lengths: list[int] = []

    def game_at_random() -> int:
        seed = len(lengths)
        state = game.begin(setups[seed % len(setups)], seed)
        lengths.append(play_out(game, state, seed))
        return lengths[-1]

    decisions = rate(game_at_random, seconds)
    tables = [table for setup in setups for table in _tables(game, setup, rng)]
    few = tables[:: -(-len(tables) // SEARCHED)]
    return Figures(
        game.name,
        decisions,
        statistics.fmean(lengths),
        clone_us=_mean_us([partial(clone, table.state) for table in tables], seconds / 4),
        fork_us=_mean_us([partial(table.fork, keep=False) for table in tables], seconds / 4),
        mcts_short_per_second=_mcts(few, 10, 100, seconds),
        mcts_full_per_second=_mcts(few, None, 20, seconds),
        replay_ms=statistics.fmean(
            _replay_ms(game, setup, seed) for seed, setup in enumerate(setups[:8])
        ),
    )


def _tables(
    game: Game[Any], setup: dict[str, Any], rng: Random, count: int = 3
) -> list[Session[Any]]:
    """Sessions in the middle of a turn, early, midway and late in a random game."""
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


def _mean_us(works: list[Callable[[], object]], seconds: float) -> float:
    """Microseconds that one piece of work takes, averaged over all of them."""
    share = seconds / len(works)

    def ten(work: Callable[[], object]) -> int:
        for _ in range(10):
            work()
        return 10

    return statistics.fmean(1e6 / rate(partial(ten, work), share) for work in works)


def _mcts(tables: list[Session[Any]], steps: int | None, iterations: int, seconds: float) -> float:
    """Search iterations a second over redealt forks."""
    share = seconds / len(tables)
    done, spent = 0, 0.0
    for seed, table in enumerate(tables):
        bot = TreeBot(iterations=iterations, steps=steps, seed=seed)
        start = time.process_time()
        while True:
            bot.choose(table)
            done += iterations
            if time.process_time() - start >= share:
                break
        spent += time.process_time() - start
    return done / spent


def _replay_ms(game: Game[Any], setup: dict[str, Any], seed: int) -> float:
    """Milliseconds to replay and verify a finished random game."""
    rng = Random(seed)
    session = Session(game, setup, seed, journal=False)
    while session.decision is not None:
        session.choose(session.decision.options[int(rng.random() * len(session.decision.options))])
    record = session.record()
    start = time.process_time()
    record.replay(game, journal=False)
    return (time.process_time() - start) * 1000


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

    def bare() -> int:
        for _ in range(50):
            asks = walk(state)
            assert asks is not None
            next(asks)
            for _ in range(choices - 1):
                asks.send(pick)
        return 50 * choices

    def through_session() -> int:
        choose = Session(game, journal=False).choose
        for _ in range(50 * choices):
            choose(pick)
        return 50 * choices

    return Overhead(1e6 / rate(bare, seconds), 1e6 / rate(through_session, seconds))


def bench(
    games: Annotated[
        list[str] | None,
        typer.Argument(help="The games to measure; all if none.", metavar="[GAME]..."),
    ] = None,
    seconds: Annotated[
        float, typer.Option(min=0.05, help="How long each figure is measured, per game.")
    ] = 2.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
) -> None:
    """Measure every game on one core. (`make bench` adds other engines and writes docs/performance.md.)"""
    chosen = [game_called(name) for name in games or GAMES]
    figures = [measure(game, seconds) for game in chosen]
    kernel = overhead(min(seconds, 0.5))
    if as_json:
        emit(
            {
                "games": [asdict(each) for each in figures],
                "kernel": {**asdict(kernel), "added_us": kernel.added_us},
                "hold": HOLD,
                "aim": AIM,
                "peers": [],
            }
        )
        return
    table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
    for heading in HEADINGS:
        table.add_column(heading, justify="left" if heading == "Game" else "right")
    for each in figures:
        table.add_row(*row(each))
    console.print(table)
    console.print(
        f"kernel: a session adds {kernel.added_us:.2f} us to a decision "
        f"({kernel.send_us:.2f} us for the bare send)",
        highlight=False,
    )


HEADINGS = (
    *("Game", "Decisions/s", "a game", "Clone us", "Fork us"),
    *("MCTS/s, 10 steps", "MCTS/s, full", "Replay ms"),
)


def row(each: Figures) -> tuple[str, ...]:
    """The figures of a game as the cells of a table."""
    return (
        each.game,
        f"{each.decisions_per_second:,.0f}",
        f"{each.decisions_per_game:,.0f}",
        f"{each.clone_us:.1f}",
        f"{each.fork_us:.1f}",
        f"{each.mcts_short_per_second:,.0f}",
        f"{each.mcts_full_per_second:,.0f}",
        f"{each.replay_ms:.1f}",
    )
