"""`simulate` and `report`: play many games, keep them, and show what they say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from . import options
from .parsing import game_called, seatings_of, setups_of
from .plan import StudyError, planned
from .results import read
from .running import Run, replayed
from .screen import STOPPED, answered, carried_out, console, emit, engine_called, told_of, write


def simulate(
    game: options.GameName = "",
    games: Annotated[
        int, typer.Option(min=1, help="How many games of every setup and seating.")
    ] = 100,
    seats: options.Seatings = None,
    setup: options.SetupItems = None,
    over: Annotated[
        list[str] | None,
        typer.Option(help="Sweep a field: seats=2..4, scenario=s01,s02.", metavar="FIELD=VALUES"),
    ] = None,
    examples: Annotated[
        bool, typer.Option("--examples", help="Play every setup the game gives as an example.")
    ] = False,
    any_setup: Annotated[
        bool,
        typer.Option("--any", help="Draw every game's setup by lot, but for fields in --setup."),
    ] = False,
    rotate: Annotated[
        bool, typer.Option("--rotate", help="Let every bot of a seating take every seat in turn.")
    ] = False,
    check: Annotated[
        bool, typer.Option("--check", help="Check every law of the game at every decision.")
    ] = False,
    seed: options.Seed = 0,
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", help="Write results: .jsonl, or .jsonl.gz to pack them."),
    ] = None,
    resume: options.Resume = False,
    replay: Annotated[
        int | None, typer.Option(help="Play this game of the results in --out again.")
    ] = None,
    record: Annotated[
        Path | None, typer.Option(help="Where --replay writes the record of the game.")
    ] = None,
    workers: options.Workers = 0,
    engine: options.EngineName = "local",
    address: options.Address = "",
    as_json: options.AsJson = False,
) -> None:
    """Let bots play many games, keep the results, and say how they ended."""
    with answered():
        if replay is not None:
            _replay(out, replay, record, as_json)
            return
        if resume and out is None:
            raise StudyError("--resume needs --out FILE")
        setups = setups_of(game_called(game), setup or [], over or [], examples)
        seatings = seatings_of(seats or ["random"], setups)
        plan = planned(
            game,
            setups,
            seatings,
            rounds=games,
            seed=seed,
            detail=out is not None,
            rotate=rotate,
            check=check,
            by_lot=any_setup,
        )
        where = engine_called(engine, workers, address)
        ran = carried_out(plan, engine=where, out=out, resume=resume, quiet=as_json)
    if as_json:
        emit({**told_of(ran), "file": None if out is None else str(out)})
    else:
        show(ran)
    if ran.stopped:
        raise typer.Exit(STOPPED)
    if ran.summary.failures:
        raise typer.Exit(1)


def show(ran: Run) -> None:
    """A run as people read it."""
    screen, data = console(), told_of(ran)
    rate, length = data["decisions_per_second"], data["length"]
    screen.print(
        f"{data['games']} games, {data['decisions']} decisions in {ran.seconds:.2f} s: "
        f"{rate:,.0f} decisions a second, {data['errors']} errors",
        highlight=False,
    )
    screen.print(
        f"{length['min']} to {length['max']} decisions a game, {length['mean']} on average",
        highlight=False,
    )
    table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
    table.add_column("How it ended")
    table.add_column("Games", justify="right")
    for how, count in ran.summary.whole.outcomes.most_common():
        table.add_row(escape(how), str(count))
    screen.print(table)
    for cell in data["cells"]:
        if len(data["cells"]) > 1:
            screen.print(f"[bold]{escape(json.dumps(cell['setup']))}[/]", highlight=False)
        for seat, score in enumerate(cell["scores"]):
            bot = cell["seats"][seat % len(cell["seats"])]
            screen.print(f"seat {seat} ({escape(bot)}): mean score {score:.3f}", highlight=False)
    for failure in data["failures"][:10]:
        screen.print(f"[red]seed {failure['seed']}: {escape(failure['error'])}[/]", highlight=False)


def _replay(out: Path | None, number: int, record: Path | None, as_json: bool) -> None:
    """Play one game of a file again and write its record."""
    if out is None:
        raise StudyError("--replay needs --out FILE, the results to take the game from")
    line, session = replayed(out, number)
    if record is not None:
        record.write_text(str(session.record()), encoding="utf-8")
    if as_json:
        emit({**line, "record": None if record is None else str(record)})
        return
    screen, game, outcome = console(), session.game, session.outcome
    assert outcome is not None
    screen.print(
        f"game {number} of {escape(str(out))}, seed {line['seed']}: {session.number} choices, "
        "the same as in the results",
        highlight=False,
    )
    screen.print(escape(game.words.outcome(session.state, outcome)), style="bold")
    if record is not None:
        screen.print(f"{escape(str(record))} holds the record; hearthside replay verifies it.")


def report(
    results: Annotated[Path, typer.Argument(help="A file of results.", metavar="RESULTS")],
    out: Annotated[
        Path | None, typer.Option("--out", "-o", help="The page; beside the results if not named.")
    ] = None,
    as_json: options.AsJson = False,
) -> None:
    """Write one page with everything that a file of results shows."""
    from .report import report as page_of

    with answered():
        head, lines = read(results)
        page = page_of(head, lines)
        path = out or results.with_name(f"{results.name.split('.')[0]}.html")
        write(path, page)
    if as_json:
        failed = sum("error" in line for line in lines)
        told = {"game": head["game"], "games": len(lines), "errors": failed}
        emit({**told, "file": str(results), "page": str(path), "characters": len(page)})
        return
    console().print(f"{escape(str(path))}: {len(lines):,} games, {len(page) // 1024} kB")
