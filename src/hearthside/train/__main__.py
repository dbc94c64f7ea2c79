"""`python -m hearthside.train GAME`: needs NumPy, takes PyTorch if it is there, and nothing else."""

from __future__ import annotations

import json
import os
import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from hearthside.games import GAMES
from hearthside.policy import Size

from .running import Run
from .settings import Settings


def parser() -> ArgumentParser:
    """What the command takes."""
    made = ArgumentParser(prog="python -m hearthside.train", description=__doc__)
    made.add_argument("game", help=f"one of {', '.join(GAMES)}")
    made.add_argument("--minutes", type=float, default=8.0, help="for all of it, trials included")
    made.add_argument("--out", type=Path, help="folder; what is there already is gone on from")
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
        "trial_seconds": float, "round_seconds": float, "passes": int, "batch": int, "rate": float,
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
    out = asked.pop("out") or Path("trained") / asked["game"]
    actors = asked.pop("actors") or len(os.sched_getaffinity(0))
    chosen = {name: value for name, value in asked.items() if value is not None}
    return Settings(**chosen, out=out, actors=actors, setup=setup, size=size)


def main() -> None:
    """Train, and say where it lies."""
    settings = settings_of(sys.argv[1:])
    run = Run(settings, lambda line: print(line, flush=True))
    run.go()
    print(f"{settings.out}: weights, log and report.md")


if __name__ == "__main__":
    main()
