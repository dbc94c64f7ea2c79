"""The commands of the study: simulate, report, tournament, tune. The house mounts them."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table

from .asked import game_called, seatings_of, setups_of, sweep_of
from .engines import Engine, Here, LostChunk, Processes
from .plan import Plan, StudyError, planned
from .results import read
from .running import Run, Told, replayed, run

if TYPE_CHECKING:
    from .tournament import Meeting, Rank

commands = typer.Typer()
STOPPED = 130

GameName = Annotated[str, typer.Argument(help="The name of a game.", metavar="GAME")]
SetupItems = Annotated[
    list[str] | None,
    typer.Option(
        "--setup", "-s", help="name=value (again for more), or a JSON object.", metavar="K=V"
    ),
]
Seed = Annotated[int, typer.Option(help="The seed of the run; the same seed, the same games.")]
Workers = Annotated[
    int, typer.Option(min=0, help="How many processes; 0 lets the length of the run decide.")
]
EngineName = Annotated[str, typer.Option("--engine", help="Where to play: local or ray.")]
Address = Annotated[
    str, typer.Option(help="The Ray cluster to join; without one, Ray starts on this machine.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with the games that FILE lacks.")]


def console() -> Console:
    """Where people read."""
    return Console()


def errors() -> Console:
    """Where progress and complaints go, so that output can be piped."""
    return Console(stderr=True)


def emit(data: Any) -> None:
    """Print JSON for a program: one document, keys as they are documented."""
    json.dump(data, sys.stdout, indent=2, ensure_ascii=False)
    sys.stdout.write("\n")


@contextmanager
def answered() -> Iterator[None]:
    """Tell a person what cannot be done, and why, instead of a trace."""
    try:
        yield
    except StudyError as error:
        raise typer.BadParameter(str(error)) from None
    except LostChunk as error:
        errors().print(f"[red]{escape(str(error))}[/]", highlight=False)
        raise typer.Exit(1) from None


def engine_called(name: str, workers: int, address: str = "") -> Engine | None:
    """The engine of that name; None leaves the choice to the length of the run."""
    if name == "ray":
        from .ray_engine import RayEngine

        return RayEngine(address, workers)
    if name != "local":
        raise StudyError(f"there is no engine {name!r}; there are local, ray")
    return None if workers == 0 else Here() if workers == 1 else Processes(workers)


@contextmanager
def bar(title: str, quiet: bool) -> Iterator[Told | None]:
    """A progress bar with an estimate of the time left, where somebody can see it."""
    screen = errors()
    if quiet or not screen.is_terminal:
        yield None
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=screen, transient=True) as progress:
        task = progress.add_task(escape(title), total=None)
        yield lambda done, of: progress.update(task, completed=done, total=of)


def carried_out(
    plan: Plan,
    *,
    engine: Engine | None,
    out: Path | None = None,
    resume: bool = False,
    quiet: bool = False,
    keep: list[dict[str, Any]] | None = None,
) -> Run:
    """Run a plan with a bar; a stop is told, with what is kept."""
    with bar(plan.game, quiet) as told:
        ran = run(plan, out=out, resume=resume, engine=engine, told=told, keep=keep)
    if ran.stopped:
        more = f"; --resume goes on with {out}" if out else ""
        errors().print(
            f"[yellow]stopped after {ran.tally.games} of {len(plan)} games{escape(more)}[/]"
        )
    return ran


@commands.command()
def simulate(
    game: GameName = "",
    games: Annotated[
        int, typer.Option(min=1, help="How many games of every setup and seating.")
    ] = 100,
    seats: Annotated[
        list[str] | None,
        typer.Option(
            help="A bot for each seat by comma, or one for all: random, greedy, mcts:N. Again for more seatings.",
            metavar="BOT,...",
        ),
    ] = None,
    setup: SetupItems = None,
    over: Annotated[
        list[str] | None,
        typer.Option(help="Sweep a field: seats=2..4, scenario=s01,s02.", metavar="FIELD=VALUES"),
    ] = None,
    examples: Annotated[
        bool, typer.Option("--examples", help="Play every setup the game gives as an example.")
    ] = False,
    rotate: Annotated[
        bool, typer.Option("--rotate", help="Let every bot of a seating take every seat in turn.")
    ] = False,
    seed: Seed = 0,
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", help="Write results: .jsonl, or .jsonl.gz to pack them."),
    ] = None,
    resume: Resume = False,
    replay: Annotated[
        int | None, typer.Option(help="Play this game of the results in --out again.")
    ] = None,
    record: Annotated[
        Path | None, typer.Option(help="Where --replay writes the record of the game.")
    ] = None,
    workers: Workers = 0,
    engine: EngineName = "local",
    address: Address = "",
    as_json: AsJson = False,
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
            game, setups, seatings, rounds=games, seed=seed, detail=out is not None, rotate=rotate
        )
        where = engine_called(engine, workers, address)
        ran = carried_out(plan, engine=where, out=out, resume=resume, quiet=as_json)
    if as_json:
        emit({**told_of(ran), "file": None if out is None else str(out)})
    else:
        show(ran)
    if ran.stopped:
        raise typer.Exit(STOPPED)
    if ran.tally.failures:
        raise typer.Exit(1)


def told_of(ran: Run) -> dict[str, Any]:
    """A run as JSON data."""
    where = {"workers": ran.workers, "engine": ran.engine}
    return {**ran.tally.data(ran.seconds), **where, "resumed": ran.resumed, "stopped": ran.stopped}


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
    for how, count in ran.tally.whole.outcomes.most_common():
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


@commands.command()
def report(
    results: Annotated[Path, typer.Argument(help="A file of results.", metavar="RESULTS")],
    out: Annotated[
        Path | None, typer.Option("--out", "-o", help="The page; beside the results if not named.")
    ] = None,
) -> None:
    """Write one page with everything that a file of results shows."""
    from .report import report as page_of

    with answered():
        head, lines = read(results)
        page = page_of(head, lines)
        path = out or results.with_name(f"{results.name.split('.')[0]}.html")
        write(path, page)
    console().print(f"{escape(str(path))}: {len(lines):,} games, {len(page) // 1024} kB")


def write(path: Path, text: str) -> None:
    """Write a page, or say why not."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise StudyError(f"{path} cannot be written: {error.strerror}") from None


@commands.command()
def tournament(
    game: GameName,
    bots: Annotated[
        str, typer.Option(help="The bots, by comma: random,greedy,mcts:100.", metavar="BOT,...")
    ] = "random,greedy",
    games: Annotated[
        int, typer.Option(min=1, help="How many games of every seating and setup.")
    ] = 40,
    setup: SetupItems = None,
    seed: Seed = 0,
    out: Annotated[Path | None, typer.Option("--out", "-o", help="Keep the results here.")] = None,
    resume: Resume = False,
    workers: Workers = 0,
    engine: EngineName = "local",
    address: Address = "",
    as_json: AsJson = False,
) -> None:
    """Rank bots: ratings with intervals, and how every two of them did."""
    from .tournament import meetings, ranked, schedule

    with answered():
        setups = setups_of(game_called(game), setup or [])
        names = [name.strip() for name in bots.split(",")]
        plan = schedule(game, setups, names, rounds=games, seed=seed)
        lines: list[dict[str, Any]] = []
        where = engine_called(engine, workers, address)
        ran = carried_out(plan, engine=where, out=out, resume=resume, quiet=as_json, keep=lines)
        ranks, met = ranked(plan, lines), meetings(plan, lines)
    if as_json:
        told = {"game": game, "seed": seed, "games": len(lines), "errors": len(ran.tally.failures)}
        emit({**told, "ranks": [asdict(r) for r in ranks], "meetings": [asdict(m) for m in met]})
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


@commands.command()
def tune(
    game: GameName,
    vary: Annotated[
        list[str] | None,
        typer.Option(
            help="A declared number and its values: goal, goal=8..16:2, goal=8,12. Again for more.",
            metavar="NAME=RANGE",
        ),
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games of every value.")] = 200,
    seats: Annotated[
        list[str] | None,
        typer.Option(help="A bot for each seat by comma, or one for all.", metavar="BOT,..."),
    ] = None,
    setup: SetupItems = None,
    seed: Seed = 0,
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", help="The results; GAME-tune.jsonl.gz if not named."),
    ] = None,
    resume: Resume = False,
    workers: Workers = 0,
    engine: EngineName = "local",
    address: Address = "",
    as_json: AsJson = False,
) -> None:
    """Vary the numbers a game declares, and draw what that does."""
    from .report import report as page_of
    from .tuning import effects, tuned

    with answered():
        played = game_called(game)
        if not vary:
            there = ", ".join(
                f"{t.name} ({t.low} to {t.high}, now {t.default})" for t in played.tunables
            )
            raise StudyError(f"--vary NAME=RANGE says what to vary; {game} has: {there or 'none'}")
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
    for cell in ran.tally.data(ran.seconds)["cells"]:
        scores = " ".join(f"{score:.3f}" for score in cell["scores"])
        told = " ".join(f"{name}={value}" for name, value in cell["setup"]["tune"].items())
        console().print(f"{told}: {cell['games']} games, scores by seat {scores}", highlight=False)
    console().print(f"{escape(str(page))} draws it; {escape(str(path))} holds the games.")
