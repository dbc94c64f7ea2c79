"""`tournament` and `tune`: which bot is better, and what a game's numbers do."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.table import Table

from hearthside.kernel import Game

from . import options
from .parsing import game_called, seatings_of, setups_of, sweep_of
from .report import report as page_of
from .screen import STOPPED, answered, carried_out, console, emit, engine_called, told_of, write
from .tournament import Meeting, Rank, meetings, ranked, schedule
from .tuning import effects, tuned


def tournament(
    game: options.GameName,
    bots: Annotated[
        str, typer.Option(help="The bots, by comma: random,greedy,mcts:24.", metavar="BOT,...")
    ] = "random,greedy",
    games: Annotated[
        int, typer.Option(min=1, help="How many games of every seating and setup.")
    ] = 40,
    setup: options.SetupItems = None,
    seed: options.Seed = 0,
    out: Annotated[Path | None, typer.Option("--out", "-o", help="Keep the results here.")] = None,
    resume: options.Resume = False,
    workers: options.Workers = 0,
    engine: options.EngineName = "local",
    address: options.Address = "",
    as_json: options.AsJson = False,
) -> None:
    """Rank bots: ratings with intervals, and how every two of them did."""
    with answered():
        setups = setups_of(game_called(game), setup or [])
        names = [name.strip() for name in bots.split(",")]
        plan = schedule(game, setups, names, rounds=games, seed=seed)
        lines: list[dict[str, Any]] = []
        where = engine_called(engine, workers, address)
        ran = carried_out(plan, engine=where, out=out, resume=resume, quiet=as_json, keep=lines)
        ranks, met = ranked(plan, lines), meetings(plan, lines)
    if as_json:
        told = {
            "game": game,
            "seed": seed,
            "games": len(lines),
            "errors": len(ran.summary.failures),
        }
        found = {"ranks": [asdict(r) for r in ranks], "meetings": [asdict(m) for m in met]}
        emit({**told, **found, "stopped": ran.stopped, "file": None if out is None else str(out)})
    else:
        _show_ranks(ranks, met)
    if ran.stopped:
        raise typer.Exit(STOPPED)


def _show_ranks(ranks: list[Rank], met: list[Meeting]) -> None:
    screen = console()
    table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
    for heading in ("Bot", "Rating", "95 in 100", "Mean score", "95 in 100", "Contests"):
        table.add_column(heading, justify="left" if heading == "Bot" else "right")
    for rank in ranks:
        score = rank.score
        table.add_row(
            escape(rank.bot),
            f"{rank.rating:.0f}",
            f"{rank.low:.0f} to {rank.high:.0f}",
            f"{score.value:.3f}",
            f"{score.low:.3f} to {score.high:.3f}",
            str(score.count),
        )
    screen.print(table)
    for one in met:
        screen.print(
            f"{one.bot} against {one.other}: better {one.better}, even {one.even}, worse {one.worse}",
            highlight=False,
        )


def tune(
    game: options.GameName,
    vary: Annotated[
        list[str] | None,
        typer.Option(
            help="A declared number and its values: goal, goal=8..16:2, goal=8,12. Again for more.",
            metavar="NAME=RANGE",
        ),
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games of every value.")] = 200,
    seats: options.Seatings = None,
    setup: options.SetupItems = None,
    seed: options.Seed = 0,
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", help="The results; GAME-tune.jsonl.gz if not named."),
    ] = None,
    resume: options.Resume = False,
    workers: options.Workers = 0,
    engine: options.EngineName = "local",
    address: options.Address = "",
    as_json: options.AsJson = False,
) -> None:
    """Vary the numbers a game declares, and draw what that does; without --vary, list them."""
    with answered():
        played = game_called(game)
        if not vary:
            _list_numbers(played, as_json)
            return
        setups = setups_of(played, setup or [])
        seatings = seatings_of(seats or ["random"], setups)
        plan = tuned(game, sweep_of(played, vary), setups, seatings, rounds=games, seed=seed)
        path = out or Path(f"{game}-tune.jsonl.gz")
        where = engine_called(engine, workers, address)
        lines: list[dict[str, Any]] = []
        ran = carried_out(plan, engine=where, out=path, resume=resume, quiet=as_json, keep=lines)
        if ran.stopped:
            raise typer.Exit(STOPPED)
        head, page = plan.head(), path.with_name(f"{path.name.split('.')[0]}.html")
        write(page, page_of(head, lines, first=[("What the numbers do", effects(head, lines))]))
    if as_json:
        emit({**told_of(ran), "file": str(path), "page": str(page)})
        return
    for cell in ran.summary.data(ran.seconds)["cells"]:
        scores = " ".join(f"{score:.3f}" for score in cell["scores"])
        told = " ".join(f"{name}={value}" for name, value in cell["setup"]["tune"].items())
        console().print(f"{told}: {cell['games']} games, scores by seat {scores}", highlight=False)
    console().print(f"{escape(str(page))} draws it; {escape(str(path))} holds the games.")


def _list_numbers(game: Game[Any], as_json: bool) -> None:
    """The numbers that a designer can turn."""
    if as_json:
        emit({"game": game.name, "numbers": [tunable._asdict() for tunable in game.tunables]})
        return
    table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
    for heading in ("Number", "What it is", "Now", "From", "To"):
        table.add_column(
            heading, justify="left" if heading in ("Number", "What it is") else "right"
        )
    for one in game.tunables:
        table.add_row(one.name, escape(one.label), str(one.default), str(one.low), str(one.high))
    console().print(table)
    console().print(
        f"hearthside tune {game.name} --vary NAME=LOW..HIGH says what one of them does."
    )
