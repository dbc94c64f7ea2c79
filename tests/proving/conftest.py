"""The tiny program, proven once."""

from __future__ import annotations

from pathlib import Path

import pytest

from .tiny import Tiny


@pytest.fixture(scope="session")
def proven(tmp_path_factory: pytest.TempPathFactory) -> Tiny:
    """The tiny program after a whole run. Tests that change it take a copy."""
    tiny = Tiny.make(tmp_path_factory.mktemp("tiny"))
    ran = tiny.prove("tiny")
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return tiny


@pytest.fixture
def tiny(proven: Tiny, tmp_path: Path) -> Tiny:
    """A copy to change."""
    return proven.copy(tmp_path)
