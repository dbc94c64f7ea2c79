"""Trying: bots with weights that are there already, beside `greedy`; what came of it goes on the card."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from hearthside.policy import Weights
from hearthside.policy.weights import Held

from .actors import Crew, Order
from .settings import Settings
from .trials import GRACE, told

EARLY = "early"
"""The stage that weaker levels play with: the network as it was right after imitation."""


def early_of(past: Sequence[Path]) -> Path | None:
    """The early stage among earlier selves; None if there is none.

    The first self of a run that stands on advice plays as `greedy` does, or better: it is no beginner.
    """
    return None if not past or Held.read(past[0]).card.advised else past[0]


def staged(folder: Path, game: str, weights: Weights, past: Sequence[Path]) -> Path:
    """A folder that bots play from: the weights, and their early stage if there is one."""
    folder.mkdir(exist_ok=True)
    weights.write(folder / f"{game}.weights")
    if (early := early_of(past)) is not None:
        shutil.copy(early, folder / f"{game}-{EARLY}.weights")
    return folder


def try_out(
    settings: Settings, bots: Sequence[str], tables: int, say: Callable[[str], None] = print
) -> Weights:
    """Try bots with the weights of a run, each at the same `tables` in every process, as far as time goes.

    What they did there takes the place of what the card said of them; of the others it says what it said.
    """
    game, out = settings.game, settings.out
    weights = Weights.read(out / f"{game}.weights")
    seconds = settings.trial_seconds / len(bots) / (1 + GRACE)
    crew = Crew(settings.actors, game, settings.setup, settings.longest)
    try:
        with tempfile.TemporaryDirectory() as work:
            folder = staged(Path(work), game, weights, sorted(out.glob("past-*.weights")))
            plan: dict[str, Any] = {"bots": [(name, seconds) for name in bots], "weights": folder}
            order = Order("trial", extra={**plan, "apart": (), "tables": tables})
            homes = crew.do(lambda i: replace(order, seed=settings.seed * 7 + i))
    finally:
        crew.stop()
    found = told(tried for home in homes for tried in home)
    for trial in found:
        say(", ".join(f"{name} {value}" for name, value in trial.items()))
    card = weights.card
    card.trials = [trial for trial in card.trials if trial["bot"] not in bots] + found
    card.made += (
        f"\npython -m hearthside.train {game} --try {','.join(bots)} --tables {tables} "
        f"--trial-seconds {settings.trial_seconds:g} --actors {settings.actors} --seed {settings.seed}"
    )
    weights.write(out / f"{game}.weights")
    return weights
