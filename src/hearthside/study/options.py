"""Options that several commands of the study take."""

from __future__ import annotations

from typing import Annotated

import typer

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
Seatings = Annotated[
    list[str] | None,
    typer.Option(
        "--seats",
        help="A bot for each seat by comma, or one for all: random, greedy, mcts:N. Again for more seatings.",
        metavar="BOT,...",
    ),
]
