"""Simulate: the same results on any engine, nothing lost to a stop, every game replayable."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

from hearthside.bots import make
from hearthside.games import GAMES, load
from hearthside.kernel import Record, Session, Steps
from hearthside.study import Cell, Plan, StudyError, planned, read, replayed, run
from hearthside.study.engines import Here, LostChunk, Processes
from hearthside.study.playing import by_bots, by_chance, play
from hearthside.study.results import Results

Command = Callable[..., Result]
Small = Callable[..., Plan]


def test_the_file_is_the_same_whatever_the_number_of_workers(small: Small, tmp_path: Path) -> None:
    files = [tmp_path / f"{n}.jsonl" for n in range(4)]
    for path, engine in zip(files, [Here(), Processes(2), Processes(3), None], strict=True):
        run(small(60), out=path, engine=engine)
    assert len({path.read_bytes() for path in files}) == 1
    assert [line["n"] for line in read(files[0])[1]] == list(range(240))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_the_same_game_in_another_process(game: str, tmp_path: Path) -> None:
    """Nothing in the rules may depend on the process: the order of sets, an address, a clock."""
    examples = [dict(example) for example in load(game).examples]
    plan = planned(
        game, examples[:: max(1, len(examples) // 5)], [["random"]], rounds=1, detail=True
    )
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    run(plan, out=here, engine=Here())
    run(plan, out=there, engine=Processes(2))
    assert here.read_bytes() == there.read_bytes()
    assert not [line for line in read(here)[1] if "error" in line]


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_the_same_game_in_another_process(game: str) -> None:
    shortest = min(load(game).examples, key=lambda e: int(e.get("seats", 9)))
    plan = planned(game, [dict(shortest)], [["greedy"]], rounds=1)
    first = list(Here().each(partial(beginning, plan), [0]))
    assert first == list(Processes(1).each(partial(beginning, plan), [0]))


def beginning(plan: Plan, number: int) -> list[str]:
    """The first choices of a search bot and a greedy one in the first seat of a game."""
    session = Session(load(plan.game), plan.cells[0].setup, plan.seed, journal=False)
    bots = [make("greedy", 1), make("mcts:20", 2)]
    while session.decision is not None and session.number < 30:
        session.choose(bots[session.number % 2].choose(session))
    return [str(made.option) for made in session.made]


def test_another_seed_gives_other_games(small: Small) -> None:
    told: list[list[dict[str, Any]]] = [[], [], []]
    for lines, seed in zip(told, (1, 2, 1), strict=True):
        run(small(5, seed=seed), keep=lines)
    assert told[0] != told[1]
    assert told[0] == told[2]


def test_a_round_meets_every_cell_with_the_same_seed(small: Small) -> None:
    plan = small(3)
    seeds = [planned.seed for planned in plan.games(range(len(plan)))]
    assert len(set(seeds)) == 3
    assert len(set(seeds[:4])) == 1


def test_the_fast_way_plays_the_games_that_bots_play() -> None:
    pilfer, cell = load("pilfer"), Cell({"seats": 4}, ("random",) * 4)
    for seed in range(30):
        fast: dict[Any, int] = {}
        slow: dict[Any, int] = {}
        state, decisions = by_chance(pilfer, cell, seed, fast)
        session, number = by_bots(pilfer, cell, seed, slow)
        assert (state, decisions, fast) == (session.state, number, slow)


class Stops:
    """An engine over which somebody presses Ctrl-C after some chunks, the first of them not done."""

    name, workers = "local", 1

    def each(self, work: Callable[[Any], Any], items: Sequence[Any]) -> Iterator[tuple[Any, Any]]:
        for item in items[1:4]:
            yield item, work(item)
        raise KeyboardInterrupt


def test_a_stop_keeps_what_is_done_and_resume_makes_it_whole(small: Small, tmp_path: Path) -> None:
    stopped, whole = tmp_path / "stopped.jsonl", tmp_path / "whole.jsonl"
    run(small(40), out=whole, engine=Here())
    ran = run(small(40), out=stopped, engine=Stops())
    assert ran.stopped
    assert ran.summary.games == len(read(stopped)[1]) == 3
    again = run(small(40), out=stopped, resume=True, engine=Here())
    assert again.resumed == 3
    assert again.summary.games == 160
    assert stopped.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize("cut", [1, 40, 400])
@pytest.mark.parametrize("name", ["cut.jsonl", "cut.jsonl.gz"])
def test_a_file_that_was_cut_short_is_mended(
    small: Small, tmp_path: Path, cut: int, name: str
) -> None:
    whole, short = tmp_path / f"whole{name}", tmp_path / name
    run(small(20), out=whole, engine=Here())
    short.write_bytes(whole.read_bytes()[:-cut])
    ran = run(small(20), out=short, resume=True, engine=Here())
    assert ran.summary.games == 80
    assert read(short) == read(whole)


def test_results_of_another_study_are_not_mixed_in(small: Small, file: Path) -> None:
    run(small(2), out=file)
    before = file.read_bytes()
    with pytest.raises(StudyError, match="its seed is 1, not 2"):
        run(small(2, seed=2), out=file, resume=True)
    with pytest.raises(StudyError, match="is there already"):
        run(small(2), out=file)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("PK\n", "line 1 is not JSON"),
        ("{}\n", "line 1: not a file of results"),
        ('{"results":1,"game":"chess"}\n', "line 1: there is no game 'chess'"),
        ('{"results":1,"game":"pilfer"}\nnonsense\n{"n":1}\n', "line 2 is not JSON"),
        ('{"results":1,"game":"pilfer"}\n[]\n', "line 2 is not a line of results"),
    ],
)
def test_a_foreign_file_is_refused_with_the_line(file: Path, text: str, answer: str) -> None:
    file.write_text(text)
    with pytest.raises(StudyError, match=re.escape(answer)):
        read(file)


def test_every_game_can_be_replayed_from_its_line(small: Small, file: Path) -> None:
    run(small(3), out=file)
    for line in read(file)[1]:
        told, session = replayed(file, line["n"])
        assert told == line
        assert session.outcome is not None
        assert list(session.outcome.scores) == line["scores"]
        assert session.number == line["decisions"]
        counts = [n for seat in line["uses"].values() for n in seat.values()]
        assert sum(counts) == line["decisions"]


def test_a_line_that_was_tampered_with_does_not_replay(small: Small, file: Path) -> None:
    run(small(1), out=file)
    head, first, *rest = file.read_text().splitlines()
    line = json.loads(first)
    line["decisions"] += 1
    file.write_text("\n".join([head, json.dumps(line), *rest]) + "\n")
    with pytest.raises(StudyError, match="game 0 came out another way: decisions is"):
        replayed(file, 0)
    with pytest.raises(StudyError, match="holds no game 99"):
        replayed(file, 99)


def die_once(item: tuple[str, int]) -> int:
    """Kill the own process for real the first time the third item comes up."""
    folder, number = item
    mark = Path(folder) / f"tried-{number}-{time.monotonic_ns()}"
    mark.touch()
    if number == 3 and len(list(Path(folder).glob("tried-3-*"))) == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def die_always(number: int) -> int:
    """Kill the own process for real, every time."""
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_a_worker_that_dies_costs_only_its_chunk(tmp_path: Path) -> None:
    items = [(str(tmp_path), number) for number in range(8)]
    done = dict(Processes(2).each(die_once, items))
    assert done == {item: item[1] ** 2 for item in items}
    tried = [int(path.name.split("-")[1]) for path in tmp_path.glob("tried-*")]
    assert sorted(tried) == [0, 1, 2, 3, 3, 4, 5, 6, 7]


def test_a_chunk_that_kills_every_worker_is_named() -> None:
    with pytest.raises(LostChunk, match="3 workers died over 5"):
        list(Processes(1).each(die_always, [5]))


def test_killing_workers_in_the_middle_of_a_run_changes_nothing(
    small: Small, tmp_path: Path
) -> None:
    calm, rough = tmp_path / "calm.jsonl", tmp_path / "rough.jsonl"
    run(small(50), out=calm, engine=Here())
    engine, killed = Processes(2), list[int]()

    def kill(done: int, of: int) -> None:
        busy = [worker.process.pid for worker in engine.crew if worker.item is not None]
        if len(killed) < 2 and done > of * (len(killed) + 1) // 3 and busy:
            killed.append(busy[0])
            os.kill(busy[0], signal.SIGKILL)

    run(small(50), out=rough, engine=engine, told=kill)
    assert len(killed) == 2
    assert rough.read_bytes() == calm.read_bytes()


def test_a_game_that_fails_is_counted_with_its_seed() -> None:
    pilfer = load("pilfer")
    steps = Steps[Any]()
    steps.update(pilfer.steps)

    def start(setup: Any, dice: Any) -> Any:
        state = pilfer.start(setup, dice)
        if state.dice.below(2):
            state.step = "broken"
        return state

    def broken(s: Any) -> None:
        raise ZeroDivisionError("a rule is wrong")

    steps["broken"] = broken
    faulty = replace(pilfer, steps=steps, start=start)
    plan = planned("pilfer", [{}], [["random"], ["greedy"]], rounds=20)
    lines = [play(faulty, plan, planned) for planned in plan.games(range(40))]
    failed = [line for line in lines if "error" in line]
    assert 0 < len(failed) < 40
    assert failed[0]["error"] == "ZeroDivisionError: a rule is wrong"
    assert all("scores" not in line for line in failed)


@pytest.mark.parametrize("bots", [("random", "random"), ("random", "greedy")])
@pytest.mark.parametrize("detail", [False, True])
def test_a_broken_law_fails_the_game_where_it_is_seen(bots: tuple[str, str], detail: bool) -> None:
    """The third decision is the first that is wrong; nobody who does not check is told."""
    pilfer, seen = load("pilfer"), []

    def third(s: Any) -> list[str]:
        seen.append(s)
        return ["a coin too many"] if len(seen) == 3 else []

    plan = Plan("pilfer", (Cell({"seats": 2}, bots),), rounds=1, detail=detail, check=True)
    planned = next(plan.games([0]))
    wrong = play(replace(pilfer, invariants=third), plan, planned)
    assert re.fullmatch(r"Broken: at decision 2, \w+: a coin too many", wrong["error"])
    sound = play(pilfer, plan, planned)
    assert sound == play(replace(pilfer, invariants=third), replace(plan, check=False), planned)


def test_checked_games_and_others_do_not_share_a_file(command: Command, file: Path) -> None:
    asked = ("simulate", "pilfer", "--games", 6, "--out", file)
    assert command(*asked, "--check").exit_code == 0
    assert read(file)[0]["check"] is True
    unlike = command(*asked, "--resume")
    assert unlike.exit_code == 2 and "its check is true, not null" in unlike.output
    assert command(*asked, "--check", "--resume").exit_code == 0


def test_simulate_says_what_it_did(command: Command, file: Path) -> None:
    order = ("simulate", "pilfer", "--games", 8, "--over", "seats=2..4", "--seats", "greedy")
    data = json.loads(command(*order, "--out", file, "--json").stdout)
    assert data["games"] == 24
    assert [cell["setup"] for cell in data["cells"]] == [{"seats": n} for n in (2, 3, 4)]
    assert sum(data["outcomes"].values()) == 24
    assert data["errors"] == 0
    assert data["decisions"] == sum(line["decisions"] for line in read(file)[1])


def test_simulate_replays_a_game_into_a_record(command: Command, file: Path) -> None:
    command("simulate", "pilfer", "--games", 5, "--seats", "random,greedy", "--out", file)
    record = file.with_suffix(".record")
    shown = command("simulate", "--replay", 4, "--out", file, "--record", record)
    assert "the same as in the results" in shown.output
    session = Record.parse(record.read_text()).replay(load("pilfer"))
    assert session.outcome is not None
    assert list(session.outcome.scores) == read(file)[1][4]["scores"]


def test_rotate_lets_every_bot_take_every_seat(command: Command) -> None:
    order = ("simulate", "pilfer", "--games", 1, "--seats", "random,greedy,mcts:3", "--rotate")
    data = json.loads(command(*order, "--json").stdout)
    seated = [cell["seats"] for cell in data["cells"]]
    assert [sorted(column) for column in zip(*seated, strict=True)] == [
        ["greedy", "mcts:3", "random"]
    ] * 3


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        (("pilfr",), "Did you mean pilfer?"),
        (("pilfer", "--seats", "oracle"), "there is no bot 'oracle'"),
        (("pilfer", "--seats", "random,random", "--setup", "seats=3"), "2 named for 3 seats"),
        (("pilfer", "--over", "seats=4..2"), "goes nowhere"),
        (("pilfer", "--over", "seats"), "is not FIELD=A,B"),
        (("pilfer", "--engine", "steam"), "there is no engine 'steam'"),
        (("pilfer", "--resume"), "--resume needs --out FILE"),
        (("--replay", "3"), "--replay needs --out FILE"),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_reason(
    command: Command, arguments: tuple[str, ...], answer: str
) -> None:
    refused = command("simulate", *arguments)
    assert refused.exit_code == 2
    assert answer in " ".join(refused.output.replace("│", " ").split())


CALL = "from hearthside.study.cli import commands\nif __name__ == '__main__':\n    commands()\n"


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_keeps_what_is_done(file: Path, tmp_path: Path, workers: str) -> None:
    script = tmp_path / "run.py"
    script.write_text(CALL)
    order = ["simulate", "pilfer", "--games", "60", "--seats", "mcts:24", "--out", str(file)]
    order += ["--workers", workers, "--seed", "9"]
    running = subprocess.Popen([sys.executable, str(script), *order], stderr=subprocess.PIPE)
    while not file.exists() or file.read_bytes().count(b"\n") < 4:
        assert running.poll() is None
        time.sleep(0.02)
    running.send_signal(signal.SIGINT)
    _, said = running.communicate(timeout=300)
    assert running.returncode == 130
    assert b"stopped after" in said
    lines = read(file)[1]
    assert 3 <= len(lines) < 60
    plan = planned("pilfer", [{}], [["mcts:24"]], rounds=60, seed=9, detail=True)
    resumed = Results.resume(file, plan)
    assert resumed.done == {line["n"] for line in lines}
    assert play(load("pilfer"), plan, next(plan.games([lines[-1]["n"]]))) == lines[-1]
