"""Gradients worked out by hand, held against what small differences of the loss say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from hearthside.train.batches import Choices
from hearthside.train.lesson import Rates
from hearthside.train.numpy_learner import NumpyLearner

TABLES = ("places", "acts", "grades")
"""Parameters whose first row belongs to token nought, which is never learned."""
STEPS = {"heed": 1e-2, "heed_bias": 1e-2}
"""What counts for little needs a longer step, or single precision hides its slope."""


def astray(
    params: dict[str, Any],
    choices: Choices,
    what: str,
    freedom: Callable[[dict[str, float]], float],
    rng: np.random.Generator,
    still: tuple[str, ...] = (),
) -> list[str]:
    """The parameters without a right gradient, by a few entries of each; that of `still` ones is to be nought.

    `freedom` is what the loss counts beside the choices and the worth of positions.
    """

    def judged(some: dict[str, Any]) -> tuple[float, dict[str, Any]]:
        learner = NumpyLearner(some, 0)
        learner.p = some
        gradients, figures = (
            learner.imitation(choices)
            if what == "imitation"
            else learner.improvement(choices, Rates(entropy=0.05))
        )
        return figures["policy"] + 0.5 * figures["value"] + freedom(figures), gradients

    _, gradients = judged(params)
    wrong = sorted(set(params) ^ set(gradients))
    for name, gradient in gradients.items():
        if name in still:
            wrong += [name] if gradient.any() else []
            continue
        for at in rng.integers(0, gradient.size, 6):
            if name in TABLES and at < gradient.shape[1]:
                continue
            losses, step = [], STEPS.get(name, 1e-4)
            for way in (step, -step):
                other = {key: p.copy() for key, p in params.items()}
                other[name].reshape(-1)[at] += way
                losses.append(judged(other)[0])
            slope = (losses[0] - losses[1]) / (2 * step)
            if gradient.reshape(-1)[at] != pytest.approx(slope, rel=0.02, abs=2e-7 / step):
                wrong.append(name)
    return wrong
