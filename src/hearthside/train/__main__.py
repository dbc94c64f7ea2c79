"""`python -m hearthside.train GAME`: needs NumPy, takes PyTorch if it is there, and nothing else.

`all` stands for every big game, side by side, each with its share of the cores; `vast,folklore` for these two.
"""

from __future__ import annotations

import json
import os
import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from hearthside.games import GAMES
from hearthside.policy import Size

from .bundles import laid_out
from .fleet import Fleet, Say
from .running import Run
from .settings import CALM, Settings
from .shipping import ship
from .trying import try_out

SMALL = "pilfer"
"""The game that shows how a game is made; nobody trains it with the others."""


def parser() -> ArgumentParser:
    """What the command takes."""
    made = ArgumentParser(prog="python -m hearthside.train", description=__doc__)
    made.add_argument("game", help=f"all, or one or several of {', '.join(GAMES)}")
    made.add_argument("--minutes", type=float, default=8.0, help="for all of it, trials included")
    made.add_argument("--out", type=Path, help="folder; what is there already is gone on from")
    made.add_argument("--resume", type=Path, help="folder of earlier runs or bundles to go on from")
    made.add_argument(
        "--ship",
        type=Path,
        metavar="DIR",
        help="train nothing: put the weights of runs into the package",
    )
    made.add_argument(
        "--try",
        dest="tried",
        metavar="BOTS",
        help="train nothing: try these bots with the weights in --out, and write it on their card",
    )
    made.add_argument("--tables", type=int, default=30, help="for --try: how many in a process")
    made.add_argument(
        "--start", type=Path, help="weights to start from, made for older rules perhaps"
    )
    made.add_argument("--actors", type=int, default=0, help="processes that play; 0: one a core")
    made.add_argument("--seed", type=int, default=1)
    made.add_argument("--setup", action="append", default=[], metavar="NAME=VALUE")
    made.add_argument("--learner", choices=("auto", "torch", "numpy"), default="auto")
    made.add_argument("--wide", type=int, nargs=2, default=list(Size()), metavar=("SUM", "SKETCH"))
    plain: dict[str, type] = {
        "survey_seconds": float, "imitation_seconds": float, "imitation_passes": int,
        "trial_seconds": float, "trial_alone": float, "trust": float, "round_seconds": float, "passes": int, "batch": int, "rate": float,
        "clip": float, "trace": float, "entropy": float, "shaping": float, "versus_self": float,
        "pool": int, "longest": int,
    }  # fmt: skip
    for name, kind in plain.items():
        made.add_argument(f"--{name.replace('_', '-')}", type=kind, default=None)
    return made


def settings_of(arguments: list[str]) -> Settings:
    """The settings that a command line asks for.

    >>> settings_of(["pilfer", "--minutes", "2", "--setup", "seats=3", "--rate", "0.001"]).setup
    {'seats': 3}
    >>> calm = settings_of(["pilfer", "--trust", "1", "--passes", "1"]); calm.rate, calm.passes
    (0.00015, 1)
    """
    asked = vars(parser().parse_args(arguments))
    setup: dict[str, Any] = {}
    for item in asked.pop("setup"):
        name, _, value = item.partition("=")
        try:
            setup[name] = json.loads(value)
        except ValueError:
            setup[name] = value
    size = Size(*asked.pop("wide"))
    resume = asked.pop("resume")
    for elsewhere in ("ship", "tried", "tables"):
        del asked[elsewhere]
    out = asked.pop("out") or Path("trained") / asked["game"]
    actors = asked.pop("actors") or len(os.sched_getaffinity(0))
    if resume is not None:
        laid_out(resume, asked["game"], out)
    chosen = {name: value for name, value in asked.items() if value is not None}
    if chosen.get("trust"):
        chosen = {**CALM, **chosen}
    return Settings(**chosen, out=out, actors=actors, setup=setup, size=size)


def games_of(name: str) -> list[str]:
    """The games that a name stands for.

    >>> games_of("all"), games_of("vast,folklore")
    (['vagrantsong', 'vast', 'deck_goes_west', 'folklore'], ['vast', 'folklore'])
    """
    return [game for game in GAMES if game != SMALL] if name == "all" else name.split(",")


def fleet_of(arguments: list[str], say: Say) -> Fleet:
    """Several runs at once, as a command line asks for them; what it does not know is passed on.

    >>> fleet_of(["all", "--minutes", "9", "--resume", "trained", "--rate", "0.001"], print).options
    ['--rate', '0.001']
    """
    own = ArgumentParser(add_help=False, allow_abbrev=False)
    own.add_argument("game")
    own.add_argument("--minutes", type=float, default=8.0)
    own.add_argument("--out", type=Path, default=Path("trained"))
    own.add_argument("--resume", type=Path)
    own.add_argument("--actors", type=int, default=0)
    parser().parse_args(arguments)  # mistakes are told before anything is started
    asked, options = own.parse_known_args(arguments)
    actors = asked.actors or len(os.sched_getaffinity(0))
    games = games_of(asked.game)
    return Fleet(games, asked.minutes, asked.out, actors, asked.resume, options, say)


def obey(arguments: list[str], say: Say) -> int:
    """Do what a command line asks for; the exit status."""
    asked = parser().parse_args(arguments)
    games = games_of(asked.game)
    if unknown := [game for game in games if game not in GAMES]:
        say(f"there is no game {unknown[0]!r}; there are {', '.join(GAMES)}")
        return 2
    if asked.ship is not None:
        for path in ship(asked.ship, games, say=say):
            say(f"{path}: {path.stat().st_size:,} bytes")
        return 0
    if asked.tried is not None:
        settings = settings_of(arguments)
        try_out(settings, asked.tried.split(","), asked.tables, say)
        say(f"{settings.out}: the card says so now")
        return 0
    if len(games) > 1:
        fleet = fleet_of(arguments, say)
        failed = fleet.go()
        say(f"{fleet.out}: a bundle a game and report.md; failed: {', '.join(failed) or 'none'}")
        return 1 if failed else 0
    settings = settings_of(arguments)
    Run(settings, say).go()
    say(f"{settings.out}: weights, log and report.md")
    return 0


def main() -> None:
    """Train, and say where it lies."""
    sys.exit(obey(sys.argv[1:], lambda line: print(line, flush=True)))


if __name__ == "__main__":
    main()
