"""`hearthside train GAME`: let a network learn a game by playing it against itself."""

from __future__ import annotations

import typer

from .args import game_called
from .output import console


def train(
    context: typer.Context,
    game: str = typer.Argument(help="The name of a game, several with commas, or `all`."),
) -> None:
    """Let a network learn a game on all cores, with PyTorch if it is there; `all` trains every game side by side.

    The same as `python -m hearthside.train`, which needs nothing but NumPy; its `--help` says what both take.
    """
    from hearthside.train.__main__ import games_of, obey

    for name in games_of(game):
        game_called(name)
    status = obey(
        [game, *context.args], lambda line: console.print(line, highlight=False, markup=False)
    )
    raise typer.Exit(status)
