"""Figures that can be compared: least times, a calibration, and what changed by more than noise."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

import pytest
from bench.__main__ import report
from bench.comparing import changes, keep, last

from hearthside.cli.measure import Figures, Overhead
from hearthside.cli.timing import Calibration, Machine, both, calibrate, least


def clock_of(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A processor clock that tests turn by hand."""
    now = [0.0]
    monkeypatch.setattr(time, "process_time", lambda: now[0])
    return now


def test_the_least_time_of_every_piece_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    now = clock_of(monkeypatch)
    first, second = iter([9.0, 2.0, 3.0, 5.0]), iter([9.0, 4.0, 1.0, 2.0])

    def piece(times: Any) -> None:
        now[0] += next(times)

    timed = least([lambda: piece(first), lambda: piece(second)], seconds=1)
    assert timed.seconds == 2.0 + 1.0
    assert timed.spread == pytest.approx((3.0 + 2.0) / 3.0 - 1)


def test_pieces_are_repeated_for_as_long_as_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    now, done = clock_of(monkeypatch), []

    def piece() -> None:
        now[0] += 1.0
        done.append(1)

    least([piece], seconds=10)
    assert len(done) == 11


def test_a_machine_that_works_for_others_is_told() -> None:
    quiet = Calibration(speed=4.0, spread=0.02, waited=0.01)
    assert quiet.busy is None
    assert "busy: 40%" in str(replace(quiet, waited=0.4).busy)
    assert "uneven" in str(replace(quiet, spread=0.3).busy)
    assert both(quiet, Calibration(5.0, 0.01, 0.4)) == Calibration(5.0, 0.02, 0.4)


def test_this_machine_is_measured_and_named() -> None:
    assert calibrate(0.01).speed > 0
    here = Machine.here()
    assert "built without optimisation" in str(replace(here, optimised=False))
    assert "built without optimisation" not in str(replace(here, optimised=True))
    assert "compiled rules" in str(replace(here, compiled=True))


def figures(speed: float, **changed: float) -> dict[str, Any]:
    game = {
        "game": "walk",
        "decisions_per_second": 100.0 * speed,
        "clone_us": 10.0 / speed,
        "fork_us": 20.0 / speed,
        "mcts_short_per_second": 50.0 * speed,
        "mcts_full_per_second": 5.0 * speed,
        "replay_ms": 4.0 / speed,
        "spread": 0.01,
    }
    return {
        "machine": {},
        "calibration": {"speed": speed},
        "kernel": {},
        "games": [{**game, **changed}],
    }


def test_a_faster_machine_is_not_a_change() -> None:
    assert changes(figures(2.0), figures(1.0)) == ["nothing changed by more than noise"]


def test_what_changed_is_told_with_its_factor() -> None:
    (slower,) = changes(figures(1.0, fork_us=40.0), figures(1.0))
    assert slower.startswith("walk, fork_us: 0.50 times as fast")
    (faster,) = changes(figures(1.0, decisions_per_second=150.0), figures(1.0))
    assert "1.50 times as fast as before (100.0 then, 150.0 now; noise 5%)" in faster


def test_noise_hides_what_the_repetitions_cannot_tell() -> None:
    assert changes(figures(1.0, fork_us=22.0, spread=0.2), figures(1.0)) == [
        "nothing changed by more than noise"
    ]


def test_figures_are_kept_and_read_again(tmp_path: Any) -> None:
    path = tmp_path / "figures.json"
    assert last(path) is None
    keep({**figures(1.0), "peers": []}, path)
    assert last(path) == figures(1.0)


def test_the_page_that_is_written_wraps() -> None:
    machine = replace(Machine.here(), optimised=False, python="CPython 3.11.7 by a long name")
    on = (machine, Calibration(speed=4.0, spread=0.3, waited=0.4))
    page = report([], Overhead(0.1, 0.2), on, [], ["an engine that could not be had at all"], [])
    free = [line for line in page.splitlines() if not line.startswith("|")]
    assert "Not measured: an engine" in page and max(map(len, free)) <= 120


def test_compiled_rules_have_a_table_with_how_many_times_as_fast_they_are() -> None:
    pure = Figures("walk", 1000.0, 40.0, 3.0, 9.0, 200.0, 20.0, 5.0, 0.01)
    fast = replace(pure, decisions_per_second=1500.0, mcts_full_per_second=40.0)
    on = (Machine.here(), Calibration(speed=4.0, spread=0.0, waited=0.0))
    page = report([pure], Overhead(0.1, 0.2), on, [], [], [fast])
    assert "| walk | 1,500 (×1.50) | 200 (×1.00) | 40 (×2.00) |" in page
    assert "compiled" not in report([pure], Overhead(0.1, 0.2), on, [], [], []).split("Kernel")[0]
