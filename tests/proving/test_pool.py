"""Children at work end when there is no more time, whatever they are doing."""

from __future__ import annotations

import time

import pytest
from tools.prove import pool
from tools.prove.pool import Pool, Tell


def test_a_child_that_outlasts_the_time_is_ended_and_its_job_is_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pool, "GRACE", 0.1)

    def work(job: str, tell: Tell) -> None:
        tell(job)
        if job != "quick":
            time.sleep(300)

    begun = time.monotonic()
    children: Pool[str] = Pool(work, 2, until=begun + 2)
    children.add(["quick", "slow", "slower", "never begun"])
    assert [(ended.job, ended.lines) for ended in children.run()] == [("quick", ["quick"])]
    assert sorted(children.waiting) == ["never begun", "slow", "slower"]
    assert time.monotonic() - begun < 100
