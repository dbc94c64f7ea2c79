"""`hearthside train GAME`: let a network learn a game by playing it against itself."""

from __future__ import annotations

import typer

from .args import game_called
from .output import console


def train(context: typer.Context, game: str = typer.Argument(help="The name of a game.")) -> None:
    """Let a network learn a game on all cores, with PyTorch if it is there.

    The same as `python -m hearthside.train`, which needs nothing but NumPy; its `--help` says what both take.
    """
    from hearthside.train.__main__ import settings_of
    from hearthside.train.running import Run

    settings = settings_of([game_called(game).name, *context.args])
    Run(settings, lambda line: console.print(line, highlight=False, markup=False)).go()
    console.print(f"{settings.out}: weights, log and report.md", highlight=False)
