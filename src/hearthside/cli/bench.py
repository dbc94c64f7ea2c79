"""`hearthside bench`: how fast every game runs on one core, beside what it has to hold."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any

import typer
from rich.table import Table

from hearthside.games import GAMES
from hearthside.study.screen import emit

from .args import game_called
from .measure import AIM, HOLD, Figures, Overhead, measure, overhead
from .output import console
from .timing import Calibration, Machine, both, calibrate


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
    before = calibrate(min(seconds, 0.5))
    figures = [measure(game, seconds) for game in chosen]
    kernel = overhead(min(seconds, 0.5))
    machine, calibration = Machine.here(), both(before, calibrate(min(seconds, 0.5)))
    if as_json:
        emit({**as_data(figures, kernel, machine, calibration), "peers": []})
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
    console.print(f"{machine}; calibration {calibration.speed:.2f}", highlight=False)
    if calibration.busy:
        console.print(f"[yellow]Take these with care: {calibration.busy}.[/]", highlight=False)


def as_data(
    figures: list[Figures], kernel: Overhead, machine: Machine, calibration: Calibration
) -> dict[str, Any]:
    """Everything measured, as JSON holds it."""
    return {
        "games": [asdict(each) for each in figures],
        "kernel": {**asdict(kernel), "added_us": kernel.added_us},
        "machine": asdict(machine),
        "calibration": asdict(calibration),
        "hold": HOLD,
        "aim": AIM,
    }


HEADINGS = (
    *("Game", "Decisions/s", "a game", "Clone us", "Fork us"),
    *("MCTS/s, 10 steps", "MCTS/s, full", "Replay ms", "Spread"),
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
        f"{each.spread:.0%}",
    )
