"""What a learner is: it holds parameters, and choices make them better."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from hearthside.policy.network import Params

from .batches import Choices


@dataclass(slots=True)
class Lesson:
    """How a lesson went: means over its batches."""

    policy: float = 0.0
    value: float = 0.0
    entropy: float = 0.0
    drift: float = 0.0
    """How far the chances moved from those the choices were made with (KL)."""
    away: float = 0.0
    """How far the chances are from those that advice alone would give (KL), for networks that stand on it."""
    hits: float = 0.0
    """In imitation: how often the best-looking option is a most wished one."""
    batches: int = 0

    def add(self, **figures: float) -> None:
        """One more batch.

        >>> lesson = Lesson(); lesson.add(value=1.0); lesson.add(value=2.0); lesson.value
        1.5
        """
        self.batches += 1
        for name, figure in figures.items():
            mean = getattr(self, name)
            setattr(self, name, mean + (figure - mean) / self.batches)


@dataclass(slots=True)
class Rates:
    """How fast and how boldly to learn just now."""

    rate: float = 3e-4
    clip: float = 0.2
    entropy: float = 0.01
    """What it is worth to choose freely; or, for a network that stands on advice, as advice would."""
    passes: int = 2
    batch: int = 8192


class Learner(Protocol):
    """Somebody who learns from choices."""

    name: str

    def imitate(self, choices: Choices, rates: Rates) -> Lesson:
        """Move towards what is wished for, and learn what positions are worth."""

    def learn(self, choices: Choices, rates: Rates) -> Lesson:
        """Do more of what turned out better than expected (PPO)."""

    def params(self) -> Params:
        """The parameters as they are now."""


def learner_called(name: str, params: Params, seed: int) -> Learner:
    """`torch` on a GPU if there is one, `numpy`, or `auto`: torch if it is installed.

    >>> import numpy as np
    >>> learner_called("numpy", {"score": np.zeros(1, np.float32)}, 0).name
    'numpy'
    """
    if name in ("auto", "torch"):
        try:
            from .torch_learner import TorchLearner
        except ImportError:
            if name == "torch":
                raise
        else:
            return TorchLearner(params, seed)
    from .numpy_learner import NumpyLearner

    return NumpyLearner(params, seed)
