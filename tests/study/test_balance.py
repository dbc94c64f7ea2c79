"""Balance: kinds of table, bots at the same tables, what makes no sense; setups by lot."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from hearthside.cli import app
from hearthside.games import load
from hearthside.kernel import Decision, Option, Session
from hearthside.study import Cell, Plan, StudyError, planned, read, replayed, run
from hearthside.study.balance import balanced, kinds, place, settled, weighed
from hearthside.study.balancing import markdown
from hearthside.study.playing import lines_of
from hearthside.study.report import report
from hearthside.study.senseless import Senseless
from hearthside.study.stats import paired

PILFER = load("pilfer")


def told(*args: str) -> Any:
    """What a command prints as JSON."""
    done = CliRunner().invoke(app, [*args, "--json"])
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)


def test_kinds_of_table_are_what_a_setup_tells_apart_first() -> None:
    vast = kinds(load("vast"), {})
    assert {len(kind["roles"]) for kind in vast} == {1, 2, 3, 4, 5}
    assert {"seats": 2, "roles": ["paladin", "spider"]} in vast
    song = kinds(load("vagrantsong"), {"seats": 3})
    assert {kind["seats"] for kind in song} == {3} and len({k["scenario"] for k in song}) == len(
        song
    )
    assert all(set(kind) == {"seats", "story"} for kind in kinds(load("folklore"), {}))
    with pytest.raises(StudyError, match="cannot be played with"):
        kinds(PILFER, {"seats": 9})


def test_everything_else_is_as_usual_and_parties_are_drawn() -> None:
    setup = settled(load("deck_goes_west"), {"seats": 2, "mission": "iron_road"})
    assert (setup["board"], setup["dice"], setup["open_hands"]) == ("A", "d20", True)
    cell = Cell(setup, ("random",), drawn=True)
    parties = {tuple(cell.dealt(load("deck_goes_west"), seed)["characters"]) for seed in range(9)}
    assert len(parties) > 4


def test_both_bots_play_the_same_tables() -> None:
    plan = balanced("pilfer", [{"seats": 2}, {"seats": 3}], "greedy", "random", rounds=6)
    lines = list(lines_of(plan))
    by_seed: dict[int, set[int]] = {}
    for line in lines:
        by_seed.setdefault(line["seed"], set()).add(line["cell"])
    assert all(cells == set(range(len(plan.cells))) for cells in by_seed.values())
    found = weighed(plan, lines, "greedy", "random")
    everywhere = found.duels[0]
    assert everywhere.place == "all" and everywhere.mine.count == 6 * 5
    assert everywhere.mine.value > everywhere.theirs.value
    assert everywhere.paired.better > everywhere.paired.worse
    rows = markdown(found)
    assert any(row.startswith("| all | 30 |") for row in rows)


def test_where_all_win_together_each_bot_takes_every_seat() -> None:
    plan = balanced("vagrantsong", [{"seats": 2, "scenario": "s01"}], "greedy", "random", rounds=2)
    assert [set(cell.bots) for cell in plan.cells] == [{"random"}, {"greedy"}]
    found = weighed(plan, list(lines_of(plan)), "greedy", "random")
    assert found.together and all(kind.party is not None for kind in found.kinds)
    assert found.duels[0].mine.count == 2


def test_the_sign_test_is_that_of_the_books() -> None:
    """Nine of ten for one: 22 in 1024; ten of ten: 2 in 1024; nothing uneven: certain."""
    assert paired([1] * 9 + [0], [0] * 9 + [1]).chance == pytest.approx(22 / 1024)
    assert paired([1] * 10, [0] * 10).chance == pytest.approx(2 / 1024)
    assert paired([1, 0], [1, 0]).chance == 1.0
    assert paired([1.0, 0.5], [0.0, 0.5]).difference == 0.5


def test_circles_are_counted_and_dice_break_them() -> None:
    s = PILFER.begin({"seats": 2}, seed=1)
    found, ask = Senseless(PILFER), Decision(0, "act", [Option("wait"), Option("search")])
    for _ in range(3):
        found.see(s, ask, Option("search"))
    assert found.told() == {"choices": 3, "circles": 2, "dithered": 0}
    s.dice.roll()
    found.see(s, ask, Option("wait"))
    assert found.told() == {"choices": 4, "circles": 2, "dithered": 1}


def test_a_balance_is_told_in_tables_and_as_data() -> None:
    data = told("balance", "pilfer", "--bot", "greedy", "--games", "4", "--over", "seats=2..3")
    assert [kind["setup"] for kind in data["kinds"]] == [{"seats": 2}, {"seats": 3}]
    assert data["senseless"].keys() >= {"circles", "dithered"}
    shown = CliRunner().invoke(app, ["balance", "pilfer", "--games", "2", "--setup", "seats=2"])
    assert shown.exit_code == 0 and "| 2 seats | greedy | 2 |" in shown.stdout
    assert place({"seats": 2, "roles": ["a", "b"]}, ["seats", "roles"]) == "2 seats, a b"


def test_tune_lists_the_numbers_of_a_game() -> None:
    assert told("tune", "pilfer")["numbers"][0]["name"] == "goal"
    assert "Worth of the stash" in CliRunner().invoke(app, ["tune", "pilfer"]).stdout


def test_setups_by_lot_are_the_same_every_time_and_of_every_kind(tmp_path: Path) -> None:
    plan = planned("pilfer", [{}], [["random"]], rounds=40, seed=3, detail=True, by_lot=True)
    file = tmp_path / "lots.jsonl"
    ran = run(plan, out=file)
    assert ran.summary.games == 40 and not ran.summary.failures
    head, lines = read(file)
    assert {line["setup"]["seats"] for line in lines} == {2, 3, 4}
    assert Plan.of(head) == plan
    line, session = replayed(file, 7)
    assert session.state.seats == line["setup"]["seats"]
    assert "Player count" in report(head, lines)


def test_by_lot_with_fields_that_are_named() -> None:
    plan = planned("vast", [{"seats": 2}], [["random"]], rounds=3, by_lot=True)
    lines = list(lines_of(plan))
    assert all(len(line["scores"]) == 2 for line in lines)
    with pytest.raises(StudyError, match="as many as they are"):
        planned("pilfer", [{}], [["random", "greedy"]], rounds=1, by_lot=True)
    with pytest.raises(StudyError, match="seats"):
        planned("pilfer", [{"seats": 9}], [["random"]], rounds=1, by_lot=True)


def test_a_game_that_breaks_a_law_by_lot_says_where(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = told("simulate", "pilfer", "--any", "--check", "--games", "20")
    assert broken["errors"] == 0 and broken["games"] == 20
    session = Session(PILFER, {"seats": 2}, seed=1)
    assert list(PILFER.invariants(session.state)) == []
