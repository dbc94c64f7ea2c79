"""The command line: `hearthside COMMAND`; `hearthside COMMAND --help` says what each takes."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hearthside import __version__
from hearthside.cli.admin import commands as admin
from hearthside.cli.bench import bench
from hearthside.cli.catalogue import games, rules
from hearthside.cli.output import console
from hearthside.cli.playing import play, replay
from hearthside.cli.story import story
from hearthside.cli.training import train
from hearthside.study.cli import commands as study

__all__ = ["app", "main"]

app = typer.Typer(
    name="hearthside",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        console.print(f"hearthside {__version__}", highlight=False)
        raise typer.Exit


@app.callback()
def hearthside(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say the version.")
    ] = False,
) -> None:
    """A table for four big board games: play them, watch them, study them."""


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on.")] = 8000,
    data: Annotated[
        Path,
        typer.Option(
            envvar="HEARTHSIDE_DATA",
            help="The folder of the SQLite file when no database is named.",
        ),
    ] = Path("data"),
    database: Annotated[
        str,
        typer.Option(
            envvar="HEARTHSIDE_DATABASE",
            help="A PostgreSQL address; without one, SQLite in the data folder.",
        ),
    ] = "",
    workers: Annotated[int, typer.Option(min=1, help="How many server processes.")] = 1,
    log_level: Annotated[
        str, typer.Option(envvar="HEARTHSIDE_LOG_LEVEL", help="debug, info, warning or error.")
    ] = "info",
) -> None:
    """Open the house: the server with its browser client."""
    from hearthside import server

    try:
        server.serve(
            host=host,
            port=port,
            data=data,
            database=database,
            workers=workers,
            log_level=log_level,
        )
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None


app.command()(games)
app.command()(rules)
app.command()(play)
app.command()(bench)
app.command()(replay)
app.command()(story)
app.command()(serve)
app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True})(train)
app.add_typer(study)
app.add_typer(admin)


def main() -> None:
    """The console script."""
    app()
