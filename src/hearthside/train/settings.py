"""What a training run can be told."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hearthside.policy import Size

from .trials import PLAN

CALM: dict[str, Any] = {
    "round_seconds": 12.0, "passes": 2, "batch": 8192, "rate": 1.5e-4, "trace": 0.95, "entropy": 0.003,
}  # fmt: skip
"""What else a command line means by `--trust`: advice is soon unlearned, so lessons are long and steps are small."""


@dataclass(slots=True)
class Settings:
    """All numbers of a run, with what has proved itself."""

    game: str
    out: Path
    minutes: float = 8.0
    actors: int = 0
    """How many processes play; nought: one for every core."""
    seed: int = 1
    setup: dict[str, Any] = field(default_factory=dict)
    """Fields of the setup that are the same in every game; everything else is drawn by lot."""
    start: Path | None = None
    """Weights to go on from, of the same game."""
    learner: str = "auto"
    size: Size = field(default_factory=Size)
    trust: float = 0.0
    """With more than nought the network stands on advice: it begins as `greedy`, the surer of it the more trust, and
    learns where to leave it."""

    survey_seconds: float = 20.0
    imitation_seconds: float = 60.0
    imitation_passes: int = 4
    trial_seconds: float = 60.0
    trial_alone: float = PLAN["learned"]
    """The share of the trials in which the network is tried alone; the levels have the rest."""
    round_seconds: float = 4.0
    """How long actors play between two lessons."""

    passes: int = 3
    batch: int = 2048
    rate: float = 3e-4
    clip: float = 0.2
    trace: float = 0.98
    """Lambda: how far a surprise is told back to the choices before it."""
    entropy: float = 0.01
    """What it is worth to choose freely; where the network stands on advice, to stay near to it."""
    shaping: float = 0.0
    """How much progress counts, the steps that advice likes, beside what became of games (1: as much); fades out over
    the first two thirds of the run."""

    versus_self: float = 0.5
    """The share of games in which everybody is the newest network, where seats play against each other."""
    pool: int = 6
    """How many earlier selves are kept to play against."""
    longest: int = 6000
    """After so many choices a game is left."""
