"""Options of the whole suite."""

from __future__ import annotations

import pytest
from hypothesis import settings

settings.register_profile("house", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("house")

OTHERS = frozenset({"server", "start", "house", "chromium"})
"""Fixtures that stand for other programs: a server, a database, a browser."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--game NAME` keeps the conformance suite to one game."""
    parser.addoption("--game", action="append", default=[], help="only this game (may be repeated)")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A test that waits for other programs has a second try: they may be late on a machine with other work to do.

    A fault fails twice; what needed its second try is listed at the end of the run.
    """
    for item in items:
        if OTHERS.intersection(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.flaky(reruns=1))
