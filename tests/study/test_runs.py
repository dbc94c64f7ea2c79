"""Runs: the same results on any number of workers, and nothing lost when one of them dies."""

import json
import multiprocessing
import os
import signal
from pathlib import Path

import pytest

from hearthside.games import load
from hearthside.study import Plan, Result, Results, ResultsError, mend, play, read
from hearthside.study.engines import WARM, WorkersLost, _pool, chunks, here, local
from hearthside.study.tally import Tally

SETUPS = ({"seats": 2}, {"seats": 3})
SEATS = (("greedy", "random"), ("random", "greedy", "mcts:5"))


def plan(games: int, *, seed: int = 1, rotate: bool = False, uses: bool = False) -> Plan:
    return Plan("pilfer", load("pilfer").version, SETUPS, SEATS, games, seed, rotate, uses)


def ordered(results: list[Result]) -> list[Result]:
    return sorted(results, key=lambda result: result.number)


def test_a_game_depends_on_its_job_alone() -> None:
    wanted = plan(8)
    assert list(here(wanted, [5, 2, 5])) == [play(wanted, 5), play(wanted, 2), play(wanted, 5)]


def test_fast_and_slow_play_of_random_bots_agree() -> None:
    random = (("random",) * 2, ("random",) * 3)
    fast = Plan("pilfer", "1", SETUPS, random, 10)
    slow = Plan("pilfer", "1", SETUPS, random, 10, uses=True)
    for number in range(10):
        quick, counted = play(fast, number), play(slow, number)
        assert (quick.decisions, quick.how, quick.scores) == (
            counted.decisions,
            counted.how,
            counted.scores,
        )
        assert sum(map(sum, counted.used.values())) == quick.decisions


def test_bots_move_on_by_a_seat() -> None:
    rotated = plan(6, rotate=True)
    assert [rotated.job(number).seats[0] for number in (0, 2, 4)] == ["greedy", "random", "greedy"]
    three = [rotated.job(number).seats for number in (1, 3, 5)]
    assert {seats.index("mcts:5") for seats in three} == {0, 1, 2}


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_results_do_not_depend_on_the_number_of_workers(workers: int) -> None:
    wanted = plan(60)
    pooled = _pool(wanted, chunks(range(60), 7), workers)
    assert ordered(list(pooled)) == list(here(wanted, range(60)))


def test_a_short_run_is_played_at_once() -> None:
    wanted = plan(3)
    assert WARM > 0
    assert list(local(wanted, range(3), workers=2)) == list(here(wanted, range(3)))


def test_a_worker_that_dies_costs_only_its_chunk() -> None:
    wanted = plan(240)
    results, killed = [], 0
    for result in _pool(wanted, chunks(range(240), 6), 2):
        results.append(result)
        if len(results) in (6, 60):
            child = multiprocessing.active_children()[0]
            assert child.pid is not None
            os.kill(child.pid, signal.SIGKILL)
            killed += 1
    assert killed == 2
    assert ordered(results) == list(here(wanted, range(240)))


def test_a_game_that_fails_is_a_result_with_its_seed() -> None:
    seats = (("greedy", "random"), ("oracle", "random", "random"))
    wanted = Plan("pilfer", "1", SETUPS, seats, 6)
    tally = Tally(wanted)
    for result in here(wanted, range(6)):
        tally.add(result)
    data = tally.data()
    assert data["games"] == 6
    assert data["errors"] == 3
    assert sum(data["outcomes"].values()) == 3
    assert data["failures"][0]["seed"] == wanted.job(1).seed
    assert "oracle" in data["failures"][0]["error"]


def test_results_are_written_in_order_whatever_order_they_come_in(tmp_path: Path) -> None:
    wanted = plan(10, uses=True)
    path = tmp_path / "results.jsonl"
    with path.open("w") as file:
        results = Results.begin(file, wanted)
        for number in (3, 0, 2, 1, 9, 4, 5):
            results.add(play(wanted, number))
    held, done = read(path)
    assert held == wanted
    assert done == list(here(wanted, range(6)))


def test_a_run_that_was_cut_off_is_mended(tmp_path: Path) -> None:
    wanted = plan(5)
    path = tmp_path / "results.jsonl"
    with path.open("w") as file:
        results = Results.begin(file, wanted)
        for number in range(5):
            results.add(play(wanted, number))
    whole = path.read_text()
    path.write_text(whole[:-30])
    held, done = mend(path)
    assert len(done) == 4
    assert whole.startswith(path.read_text())
    assert held == wanted


@pytest.mark.parametrize(
    ("line", "text"),
    [(1, "{}\n"), (1, "hello\n"), (3, "[]\n"), (3, '{"number": 7}\n')],
)
def test_a_file_that_is_no_results_is_refused_with_the_line(
    tmp_path: Path, line: int, text: str
) -> None:
    wanted = plan(4)
    head = json.dumps({"format": "hearthside results 1", "plan": wanted.data()}) + "\n"
    lines = [head, *(json.dumps(play(wanted, number).data()) + "\n" for number in range(3))]
    lines[line - 1] = text
    path = tmp_path / "results.jsonl"
    path.write_text("".join(lines))
    with pytest.raises(ResultsError, match=f"line {line}"):
        read(path)


def test_games_that_end_every_worker_are_named() -> None:
    wanted = plan(40)
    killing = _pool(wanted, chunks(range(40), 20), 1)
    with pytest.raises(WorkersLost, match="games 0 to 19"):
        _end_every_worker(killing)


def _end_every_worker(results: object) -> None:
    """Run the pool while another thread ends each of its workers as soon as it is there."""
    import threading

    stop = threading.Event()

    def hunt() -> None:
        while not stop.wait(0.01):
            for child in multiprocessing.active_children():
                if child.pid is not None and child.is_alive():
                    child.kill()

    hunter = threading.Thread(target=hunt)
    hunter.start()
    try:
        list(results)  # type: ignore[call-overload]
    finally:
        stop.set()
        hunter.join()
