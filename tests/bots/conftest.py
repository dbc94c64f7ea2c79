"""Weights for tests: a small network of Pilfer that knows nothing much, in a folder of its own."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from hearthside.encoding import survey
from hearthside.games import load
from hearthside.policy import Card, Size, Weights, fresh
from hearthside.policy.files import VARIABLE


@pytest.fixture(scope="session")
def some_weights() -> Weights:
    """A network whose opinions are by lot, but always the same."""
    pilfer = load("pilfer")
    encoder = survey(pilfer, games=20)
    params = fresh(len(encoder.places), len(encoder.acts), Size(16, 32))
    rng = np.random.default_rng(3)
    for name in ("score", "worth"):
        params[name] = rng.standard_normal(params[name].shape, np.float32)
    return Weights(Card("pilfer", pilfer.version), encoder, params)


@pytest.fixture
def weights_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that bots take weights from before all others; it is empty."""
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    monkeypatch.setattr("hearthside.policy.files.SHIPPED", tmp_path / "none")
    return tmp_path


@pytest.fixture
def learned(weights_folder: Path, some_weights: Weights) -> Path:
    """The same folder with weights of Pilfer in it, and an early stage of them."""
    some_weights.write(weights_folder / "pilfer.weights")
    some_weights.write(weights_folder / "pilfer-early.weights")
    return weights_folder
