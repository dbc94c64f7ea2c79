"""Nobody waits for garbage collection: the young are looked through in small portions, the old when nobody plays."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import Any

import pytest

from hearthside.server import garbage
from hearthside.server.garbage import Garbage
from hearthside.server.load import Load


@pytest.fixture
def collector() -> Iterator[Garbage]:
    """What the server keeps pauses short with; Python is as it was afterwards."""
    before = gc.get_threshold()
    taking_over = Garbage(Load())
    taking_over.begin()
    yield taking_over
    gc.set_threshold(*before)
    gc.unfreeze()


def test_however_much_comes_and_stays_no_look_is_long(collector: Garbage) -> None:
    seen: list[tuple[int, int]] = []

    def look(phase: str, info: dict[str, Any]) -> None:
        if phase == "start":
            level = info["generation"]
            seen.append((level, sum(len(gc.get_objects(n)) for n in range(level + 1))))

    gc.callbacks.append(look)
    try:
        kept = [[[n]] for n in range(300_000)]
    finally:
        gc.callbacks.remove(look)
    assert len(kept) == 300_000
    assert {level for level, _ in seen} == {0, 1}, "what is old is left alone"
    assert max(looked_at for _, looked_at in seen) < 2 * garbage.YOUNG * (garbage.PORTION + 1)


def test_the_old_are_looked_through_when_nobody_plays_or_very_much_has_come(
    collector: Garbage, monkeypatch: pytest.MonkeyPatch
) -> None:
    come = 0
    monkeypatch.setattr(garbage, "_portions", lambda: collector._then + come)
    monkeypatch.setattr(Load, "quiet", 0.0)
    come = garbage.WORTH
    assert not collector.due(), "somebody plays"
    come = garbage.MOST
    assert collector.due(), "it must be some time"
    monkeypatch.setattr(Load, "quiet", garbage.QUIET)
    come = garbage.WORTH - 1
    assert not collector.due(), "it is not worth it"
    come = garbage.WORTH
    assert collector.due()
