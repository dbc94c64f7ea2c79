"""Options of the whole suite."""

from __future__ import annotations

import pytest
from hypothesis import settings

settings.register_profile("house", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("house")


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--game NAME` keeps the conformance suite to one game."""
    parser.addoption("--game", action="append", default=[], help="only this game (may be repeated)")
