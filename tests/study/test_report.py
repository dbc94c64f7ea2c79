"""Report, tournament, tune: pages that need nothing else, and figures that are right."""

import json
import math
import re
from collections.abc import Callable
from html import escape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from typer.testing import Result

from hearthside.games import GAMES, load
from hearthside.study import Cell, Plan, planned, read, run
from hearthside.study.boards import gathered
from hearthside.study.choices import measured
from hearthside.study.dataset import study_of
from hearthside.study.report import report
from hearthside.study.stats import Sums, lift, share
from hearthside.study.tournament import contests, meetings, ranked, schedule

Command = Callable[..., Result]
VOID = {"meta", "br"}


class Balanced(HTMLParser):
    """Fails on a tag that is closed out of turn, and gathers headings and addresses."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.addresses: list[str] = []
        self.headings: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        self.addresses += [
            v or "" for k, v in attrs if k in ("src", "href", "action", "xlink:href")
        ]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        return

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] in ("h2", "h3"):
            self.headings.append(data)


def looked_at(page: str) -> Balanced:
    """Read a page; it must be well-formed, and its pictures must be XML."""
    reader = Balanced()
    reader.feed(page)
    assert reader.open == []
    for picture in re.findall(r"<svg.*?</svg>", page, re.S):
        ElementTree.fromstring(picture)
    assert "nan" not in re.findall(r'="(nan|inf)"', page)
    return reader


@pytest.mark.parametrize("game", GAMES)
def test_a_report_of_every_game_needs_nothing_else(game: str) -> None:
    setups = sorted(load(game).examples, key=lambda e: int(e.get("seats", 0)))[:4]
    plan = planned(game, setups, [["random"]], rounds=3, detail=True)
    lines: list[dict[str, Any]] = []
    run(plan, keep=lines)
    page = report(plan.head(), lines)
    seen = looked_at(page)
    assert all(address.startswith("#") for address in seen.addresses)
    assert not re.search(r"<script|<link|<img|@import|url\(", page)
    assert {"What was played", "Who wins", "Length", "Endings", "Choices"} <= set(seen.headings)
    spaces = any(line["watched"]["spaces"] for line in lines if "watched" in line)
    assert ("Boards" in seen.headings) == spaces
    assert spaces == (game != "pilfer")


def test_the_report_counts_what_the_file_holds(command: Command, file: Path) -> None:
    order = ("simulate", "pilfer", "--games", 60, "--seats", "greedy,random", "--rotate")
    command(*order, "--out", file)
    command("report", file)
    page = file.with_suffix(".html").read_text()
    looked_at(page)
    lines = read(file)[1]
    won = [
        line["scores"][seat]
        for line in lines
        for seat, bot in enumerate(
            ("greedy", "random") if line["cell"] == 0 else ("random", "greedy")
        )
        if bot == "greedy"
    ]
    assert len(won) == 120
    assert f"{share(won).value:.1%}" in page
    assert "120 finished games" in page


def test_a_failed_game_is_told_and_nothing_else_breaks() -> None:
    plan = planned("pilfer", [{}], [["random"]], rounds=2, detail=True)
    lines: list[dict[str, Any]] = []
    run(plan, keep=lines)
    lines[1] = {"n": 1, "cell": 0, "seed": 5, "error": "DeadEnd: <b> no way on"}
    page = report(plan.head(), lines)
    looked_at(page)
    assert "DeadEnd: &lt;b&gt; no way on" in page
    looked_at(report(plan.head(), lines[1:]))


def test_a_choice_that_wins_games_has_a_lift() -> None:
    """Half the seats stash a crown, and those win nine in ten; the other half one in ten."""
    lines = [
        {
            "n": n,
            "cell": 0,
            "seed": n,
            "decisions": 3,
            "how": "goal",
            "scores": [float(n % 10 != 0) if n % 2 else float(n % 10 == 0), 0.0],
            "who": ["Magpie", "Ferret"],
            "metrics": {},
            "uses": {"0": {"stash:crown": 1} if n % 2 else {"wait": 1}, "1": {"wait": 1}},
        }
        for n in range(200)
    ]
    plan = Plan("pilfer", (Cell({"seats": 2}, ("random", "random")),), 200, detail=True)
    rows = {row.name: row for row in measured(study_of(plan.head(), lines), lambda text: [text])}
    assert rows["stash:crown"].used == 100
    assert rows["stash:crown"].seats == 200
    assert rows["stash:crown"].difference == pytest.approx(1.0 - 0.2)
    assert rows["stash:crown"].sure
    assert rows["stash:crown"].r > 0.7
    assert rows["wait"].difference < 0


def test_a_choice_that_everybody_made_is_compared_with_nobody() -> None:
    plan = planned("pilfer", [{"seats": 2}], [["random"]], rounds=20, detail=True)
    lines: list[dict[str, Any]] = []
    run(plan, keep=lines)
    for line in lines:
        for uses in line["uses"].values():
            uses["wait"] = uses.get("wait", 0) + 1
    rows = measured(study_of(plan.head(), lines), lambda text: [text.partition(":")[0]])
    wait = next(row for row in rows if row.name == "wait")
    assert wait.used == wait.seats and not wait.compared and not wait.sure
    assert wait.said == "Wait" and wait.always


def test_games_are_lost_in_the_phase_of_their_last_decision() -> None:
    plan = planned("vagrantsong", [{"seats": 2}], [["random"]], rounds=3, detail=True)
    lines: list[dict[str, Any]] = []
    run(plan, keep=lines)
    page = report(plan.head(), lines)
    for line in lines:
        assert "over" in line["phase"] and "over" not in line["watched"]["phase"]
        assert escape(re.sub(r"\d+", "#", line["watched"]["phase"])) in page


def test_what_happened_on_one_board_is_not_told_of_another() -> None:
    """Two missions have spaces of the same ids; each map counts the games of its own."""
    missions = [dict(e) for e in load("deck_goes_west").examples if e.get("seats") == 2][:2]
    plan = planned("deck_goes_west", missions, [["random"]], rounds=2, detail=True)
    lines: list[dict[str, Any]] = []
    run(plan, keep=lines)
    found = gathered(study_of(plan.head(), lines))
    assert len(found) == 2
    for cell, board in enumerate(found.values()):
        own = [line["watched"]["points"] for line in lines if line["cell"] == cell]
        assert board.games == 2
        assert sum(board.chosen.values()) == sum(sum(points.values()) for points in own)


def test_wilson_and_correlation_agree_with_the_textbook() -> None:
    one = share([1.0] * 10)
    assert (round(one.low, 4), one.high) == (0.7225, 1.0)
    pairs = [(1, 2.0), (2, 1.0), (3, 5.0), (4, 3.0), (6, 6.0)]
    sums = Sums()
    for x, y in pairs:
        sums.add(x, y)
    mx, my = (sum(p[i] for p in pairs) / 5 for i in (0, 1))
    top = sum((x - mx) * (y - my) for x, y in pairs)
    low = math.sqrt(sum((x - mx) ** 2 for x, _ in pairs) * sum((y - my) ** 2 for _, y in pairs))
    assert lift("x", sums, sums).r == pytest.approx(top / low)


def test_a_tournament_ranks_better_bots_higher(command: Command) -> None:
    order = ("tournament", "pilfer", "--setup", "seats=3", "--bots", "random,greedy", "--games", 12)
    data = json.loads(command(*order, "--json").stdout)
    best, worst = data["ranks"]
    assert (best["bot"], worst["bot"]) == ("greedy", "random")
    assert best["low"] > worst["high"]
    assert best["low"] < best["rating"] < best["high"]
    assert data["games"] == 72
    (met,) = data["meetings"]
    assert met["better"] + met["even"] + met["worse"] == 72
    assert "greedy against random" in command(*order).output


def test_every_bot_takes_every_seat_equally_often() -> None:
    plan = schedule("pilfer", [{"seats": 3}], ["random", "greedy", "mcts:2"], rounds=1)
    assert len(plan.cells) == 6
    for seat in range(3):
        assert sorted(cell.bots[seat] for cell in plan.cells) == sorted(
            ["random", "greedy", "mcts:2"] * 2
        )


def test_where_seats_win_together_bots_meet_seed_by_seed() -> None:
    cells = tuple(Cell({"seats": 2}, (bot, bot)) for bot in ("greedy", "random"))
    plan = Plan("pilfer", cells, 2)
    lines = [
        {"cell": cell, "seed": seed, "scores": [score, score]}
        for cell, seed, score in [(0, 5, 1.0), (1, 5, 0.0), (0, 6, 1.0), (1, 6, 1.0), (0, 7, 1.0)]
    ]
    assert contests(plan, lines) == [
        {"greedy": 1.0, "random": 0.0},
        {"greedy": 1.0, "random": 1.0},
    ]
    (met,) = meetings(plan, lines)
    assert (met.better, met.even, met.worse) == (1, 1, 0)
    assert [rank.bot for rank in ranked(plan, lines)] == ["greedy", "random"]


def test_tune_draws_what_a_number_does(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "goals.jsonl.gz"
    order = ("tune", "pilfer", "--vary", "goal=6..18:6", "--games", 30, "--seats", "greedy")
    data = json.loads(command(*order, "--out", file, "--json").stdout)
    assert [cell["setup"]["tune"] for cell in data["cells"]] == [{"goal": g} for g in (6, 12, 18)]
    seeds = [line["seed"] for line in read(file)[1]]
    assert seeds[0::3] == seeds[1::3] == seeds[2::3]
    page = (tmp_path / "goals.html").read_text()
    headings = looked_at(page).headings
    assert headings[:2] == ["What the numbers do", "Worth of the stash that wins"]
    rounds: dict[int, list[int]] = {goal: [] for goal in (6, 12, 18)}
    for line in read(file)[1]:
        rounds[(6, 12, 18)[line["cell"]]].append(line["metrics"]["rounds"])
    means = [sum(found) / len(found) for found in rounds.values()]
    assert means == sorted(means)
    assert all(f"{mean:,.2f}" in page for mean in means)


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        (("tune", "pilfer", "--vary", "luck=3"), "pilfer has no number 'luck' to vary"),
        (("tune", "pilfer", "--vary", "goal=2..8"), "goal may be 6 to 20 (it is 12), not 2"),
        (("tournament", "pilfer", "--bots", "greedy"), "needs two bots or more"),
        (("tournament", "pilfer", "--bots", "greedy,greedy"), "needs two bots or more"),
        (("tournament", "pilfer", "--bots", "greedy,oracle"), "there is no bot 'oracle'"),
        (("report", "nowhere.jsonl"), "nowhere.jsonl: No such file or directory"),
    ],
)
def test_what_cannot_be_done_is_refused_with_the_reason(
    command: Command, arguments: tuple[str, ...], answer: str
) -> None:
    refused = command(*arguments)
    assert refused.exit_code == 2
    assert answer in " ".join(refused.output.replace("│", " ").split())
