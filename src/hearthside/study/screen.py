"""What the commands of the study share: where they print, a bar, and a clean stop."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

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

from .engines import Engine, Here, LostChunk, Processes
from .plan import Plan, StudyError
from .running import Run, Told, run

STOPPED = 130
"""The exit status of a run that somebody stopped."""


def console() -> Console:
    """Where people read."""
    return Console(emoji=False)


def errors() -> Console:
    """Where progress and complaints go, so that output can be piped."""
    return Console(stderr=True, emoji=False)


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
            f"[yellow]stopped after {ran.summary.games} of {len(plan)} games{escape(more)}[/]"
        )
    return ran


def told_of(ran: Run) -> dict[str, Any]:
    """A run as JSON data."""
    where = {"workers": ran.workers, "engine": ran.engine}
    return {
        **ran.summary.data(ran.seconds, ran.before),
        **where,
        "resumed": ran.resumed,
        "stopped": ran.stopped,
    }


def write(path: Path, text: str) -> None:
    """Write a page, or say why not."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise StudyError(f"{path} cannot be written: {error.strerror}") from None
