"""`hearthside simulate`: many games between bots, and how they went."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from hearthside.games import load
from hearthside.kernel import Game
from hearthside.study import Plan, Result, Results, ResultsError, mend, sit
from hearthside.study.engines import Engine, local, ray
from hearthside.study.tally import Tally

from .args import bot_called, checked, game_called, seats_of, setup_of
from .output import console, emit, errors
from .sitting import Setup


class Where(StrEnum):
    """The engines by name."""

    LOCAL = "local"
    RAY = "ray"


Workers = Annotated[
    int, typer.Option(min=0, help="How many processes; 0 is as many as there are cores.")
]
On = Annotated[Where, typer.Option("--engine", help="Local processes, or a Ray cluster.")]
Address = Annotated[str, typer.Option("--ray-address", help="The Ray cluster to join.")]


def engine_for(where: Where, workers: int, address: str) -> Engine:
    """The engine that was asked for."""
    if where is Where.RAY:
        return partial(ray, address=address)
    return partial(local, workers=workers)


def simulate(
    game: Annotated[str, typer.Argument(help="The name of a game.", metavar="GAME")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seats: Annotated[
        str,
        typer.Option(help="A bot for each seat by comma, or one for all: random, greedy, mcts:N."),
    ] = "random",
    setup: Setup = None,
    every: Annotated[
        bool, typer.Option("--every", help="Go through every setup the game gives as an example.")
    ] = False,
    rotate: Annotated[
        bool, typer.Option("--rotate", help="Move the bots on by a seat from round to round.")
    ] = False,
    seed: Annotated[
        int, typer.Option(help="The seed of the run; the same seed, the same games.")
    ] = 0,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", help="Write a line for each game into this file.")
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with the run that --out holds the beginning of.")
    ] = False,
    only: Annotated[
        int | None, typer.Option(help="Play only the game of this number, and write its --record.")
    ] = None,
    record: Annotated[Path | None, typer.Option(help="Where --only writes the record.")] = None,
    workers: Workers = 0,
    engine: On = Where.LOCAL,
    ray_address: Address = "auto",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
) -> None:
    """Let bots play many games and say how they ended. Ctrl-C keeps what is done."""
    played = game_called(game)
    names = [name.strip() for name in seats.split(",")]
    plan = _plan(played, names, setup_of(setup or []), every, games, seed, rotate, out is not None)
    if only is not None:
        _one(plan, played, only, record)
        return
    if resume and out is None:
        raise typer.BadParameter("say with --out which file to go on with", param_hint="--resume")
    tally = Tally(plan)
    chosen = engine_for(engine, workers, ray_address)
    with ExitStack() as stack:
        results = _open(stack, plan, out, resume, tally)
        run(tally, chosen, results, quiet=as_json)
    if as_json:
        emit(tally.data())
    else:
        _show(tally)
    if tally.failures:
        raise typer.Exit(1)


def _plan(
    game: Game[Any],
    names: list[str],
    setup: dict[str, Any],
    every: bool,
    games: int,
    seed: int,
    rotate: bool,
    uses: bool,
) -> Plan:
    """The plan that the arguments ask for."""
    for name in names:
        bot_called(name, seed)
    if every:
        setups = tuple({**example, **setup} for example in game.examples)
        who = tuple(
            tuple(names[seat % len(names)] for seat in range(checked(game, each)))
            for each in setups
        )
    else:
        who = (tuple(seats_of(game, setup, names)),)
        setups = (setup,)
    return Plan(game.name, game.version, setups, who, games, seed, rotate, uses)


def _one(plan: Plan, game: Game[Any], number: int, record: Path | None) -> None:
    """Play one game of the plan again and write its record."""
    if record is None:
        raise typer.BadParameter("say with --record where to write it", param_hint="--only")
    if not 0 <= number < plan.games:
        raise typer.BadParameter(f"games are numbered 0 to {plan.games - 1}", param_hint="--only")
    session, _ = sit(plan.job(number), game)
    record.write_text(str(session.record()), encoding="utf-8")
    console.print(f"game {number} written to {escape(str(record))}", highlight=False)


def _open(
    stack: ExitStack, plan: Plan, out: Path | None, resume: bool, tally: Tally
) -> Results | None:
    """The results file to write to; one that is gone on with gives what it holds to the tally."""
    if out is None:
        return None
    if not resume:
        if out.exists():
            raise typer.BadParameter(
                f"{out} is there already; --resume goes on with it", param_hint="--out"
            )
        return Results.begin(stack.enter_context(out.open("w", encoding="utf-8")), plan)
    try:
        held, done = mend(out)
    except (OSError, ResultsError) as error:
        raise typer.BadParameter(str(error), param_hint="--resume") from None
    if held != plan:
        raise typer.BadParameter(f"{out} holds a run of other games or bots", param_hint="--resume")
    tally.add_held(done)
    return Results(stack.enter_context(out.open("a", encoding="utf-8")), len(done))


def run(tally: Tally, engine: Engine, results: Results | None, quiet: bool) -> None:
    """Play what the tally's plan has left, with a bar for people; Ctrl-C keeps what is done."""
    plan, before = tally.plan, tally.games
    numbers = range(before, plan.games)
    start = time.perf_counter()
    try:
        for result in _shown(engine(plan, numbers), plan, before, quiet):
            tally.add(result)
            if results is not None:
                results.add(result)
    except KeyboardInterrupt:
        errors.print(f"[yellow]stopped after {tally.games} of {plan.games} games[/]")
    tally.seconds = time.perf_counter() - start


def _shown(results: Iterator[Result], plan: Plan, done: int, quiet: bool) -> Iterator[Result]:
    """The same results, counted on a progress bar where somebody is looking."""
    if quiet or not errors.is_terminal:
        yield from results
        return
    parts = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*parts, console=errors, transient=True) as progress:
        task = progress.add_task(load(plan.game).title, total=plan.games, completed=done)
        for result in results:
            yield result
            progress.advance(task)


def _show(tally: Tally) -> None:
    """Print a summary for people."""
    data = tally.data()
    console.print(
        f"{tally.games} games, {tally.decisions} decisions in {tally.seconds:.2f} s: "
        f"{data['decisions_per_second']:,.0f} decisions a second, {data['errors']} errors",
        highlight=False,
    )
    length = data["length"]
    console.print(
        f"{length['min']} to {length['max']} decisions a game, {length['mean']} on average",
        highlight=False,
    )
    table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
    table.add_column("How it ended")
    table.add_column("Games", justify="right")
    for how, count in tally.outcomes.most_common():
        table.add_row(escape(how), str(count))
    console.print(table)
    for seat, score in enumerate(data["scores"]):
        name = f" ({data['seats'][seat]})" if len(tally.plan.setups) == 1 else ""
        console.print(f"seat {seat}{name}: mean score {score:.3f}", highlight=False)
    for failure in data["failures"][:10]:
        console.print(
            f"[red]seed {failure['seed']}: {escape(failure['error'])}[/]", highlight=False
        )
