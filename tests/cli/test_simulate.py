"""`simulate` and `bench`: numbers that programs read."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

from hearthside.games import GAMES

Run = Callable[..., Result]


def test_simulate_has_the_documented_keys(run: Run) -> None:
    data = json.loads(run("simulate", "pilfer", "--games", 30, "--json").stdout)
    assert set(data) == {
        *("cells", "workers", "engine", "resumed", "stopped", "file"),
        *("game", "setup", "seats", "seed", "games", "decisions", "seconds"),
        *("decisions_per_second", "errors", "outcomes", "scores", "length", "failures"),
    }
    assert data["games"] == 30
    assert data["errors"] == 0
    assert sum(data["outcomes"].values()) == 30
    assert data["decisions"] == pytest.approx(data["length"]["mean"] * 30, abs=0.5)
    assert data["decisions_per_second"] > 0


PAGE = (Path(__file__).resolve().parents[2] / "docs" / "cli.md").read_text(encoding="utf-8")


def documented(command: str) -> set[str]:
    """The keys in the first column of the tables that docs/cli.md has for a command."""
    section = PAGE.split(f"\n## {command}\n")[1].split("\n## ")[0]
    cells = re.findall(r"^\| (`.*?) \|", section, re.M)
    return {key for cell in cells for key in re.findall(r"`(\w+)`", cell)}


def test_the_keys_on_the_page_are_those_that_are_printed(run: Run, tmp_path: Path) -> None:
    file, tuned = tmp_path / "games.jsonl", tmp_path / "tuned.jsonl"

    def keys(*arguments: object) -> set[str]:
        return set(json.loads(run(*arguments, "--json").stdout))

    played = keys("simulate", "pilfer", "--games", 2, "--out", file)
    assert played == documented("simulate")
    replayed = keys("simulate", "--replay", 1, "--out", file)
    assert replayed == {*json.loads(file.read_text().splitlines()[2]), "record"}
    assert keys("report", file) == documented("report")
    assert (tmp_path / "games.html").is_file()
    assert keys("tournament", "pilfer", "--games", 2) == documented("tournament")
    order = ("tune", "pilfer", "--vary", "goal=8,12", "--games", 2, "--out", tuned)
    assert keys(*order) == documented("simulate") | documented("tune")


def test_games_of_an_earlier_run_do_not_make_this_one_faster(run: Run, tmp_path: Path) -> None:
    order = ("simulate", "pilfer", "--games", 40, "--out", tmp_path / "games.jsonl", "--json")
    run(*order)
    again = json.loads(run(*order, "--resume").stdout)
    assert (again["games"], again["resumed"], again["decisions_per_second"]) == (40, 40, 0)


def test_the_same_seed_gives_the_same_games(run: Run) -> None:
    def told(seed: int) -> dict[str, Any]:
        order = ("simulate", "pilfer", "--games", 20, "--seats", "greedy,random", "--json")
        data = json.loads(run(*order, "--seed", seed).stdout)
        del data["seconds"], data["decisions_per_second"], data["workers"]
        return dict(data)

    assert told(3) == told(3)
    assert told(3) != told(4)


def test_the_bots_named_say_how_many_seats_there_are(run: Run) -> None:
    data = json.loads(
        run(
            "simulate", "pilfer", "--games", 2, "--seats", "random,greedy,mcts:10,random", "--json"
        ).stdout
    )
    assert data["setup"] == {"seats": 4}
    assert len(data["scores"]) == 4


def test_a_setup_is_taken_by_field_or_as_json(run: Run) -> None:
    order = ("simulate", "pilfer", "--games", 3, "--json")
    by_field = json.loads(run(*order, "--setup", "seats=3").stdout)
    as_json = json.loads(run(*order, "--setup", '{"seats": 3}').stdout)
    assert by_field["setup"] == as_json["setup"] == {"seats": 3}
    assert by_field["outcomes"] == as_json["outcomes"]


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        (("--seats", "oracle"), "there is no bot 'oracle'"),
        (("--seats", "random,random", "--setup", "seats=3"), "2 named for 3 seats"),
        (("--setup", "seats=9"), "must be a whole number from 2 to 4"),
        (("--setup", "colour=red"), "is not a field"),
        (("--setup", "seats"), "neither name=value nor a JSON object"),
        (("--setup", "{seats"), "is not JSON"),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_reason(
    run: Run, arguments: tuple[str, ...], answer: str
) -> None:
    refused = run("simulate", "pilfer", *arguments)
    assert refused.exit_code == 2
    assert answer in " ".join(refused.output.replace("│", " ").split())


def test_people_read_a_summary(run: Run) -> None:
    shown = run("simulate", "pilfer", "--games", 5, "--seats", "greedy,random").output
    assert "5 games" in shown
    assert "seat 0 (greedy)" in shown


@pytest.mark.parametrize("name", GAMES)
def test_every_game_can_be_simulated(run: Run, name: str) -> None:
    data = json.loads(run("simulate", name, "--games", 3, "--json").stdout)
    assert data["errors"] == 0, data["failures"]
    assert sum(data["outcomes"].values()) == 3


def test_bench_has_the_documented_keys(run: Run) -> None:
    data = json.loads(run("bench", "pilfer", "--seconds", 0.05, "--json").stdout)
    assert set(data) == {"games", "kernel", "machine", "calibration", "hold", "aim", "peers"}
    (figures,) = data["games"]
    assert set(figures) == {
        *("game", "decisions_per_second", "decisions_per_game", "clone_us", "fork_us"),
        *("mcts_short_per_second", "mcts_full_per_second", "replay_ms", "spread"),
    }
    assert all(value > 0 for key, value in figures.items() if key not in ("game", "spread"))
    assert data["calibration"]["speed"] > 0
    assert data["kernel"]["added_us"] == pytest.approx(
        data["kernel"]["session_us"] - data["kernel"]["send_us"]
    )
    assert set(data["aim"]) < set(data["hold"]) < set(figures)


def test_bench_prints_a_row_for_people(run: Run) -> None:
    shown = run("bench", "pilfer", "--seconds", 0.05).output
    assert "pilfer" in shown
    assert "kernel: a session adds" in shown
