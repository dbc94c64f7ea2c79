"""`games` and `rules`: what there is, and what is answered when there is not."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from hearthside import __version__
from hearthside.games import GAMES, load

Run = Callable[..., Result]


def test_without_arguments_help_is_shown(run: Run) -> None:
    shown = run()
    assert "Usage" in shown.output
    for command in ("games", "rules", "play", "simulate", "bench", "replay", "serve"):
        assert command in shown.output


def test_the_module_runs_as_a_program_too() -> None:
    said = subprocess.run(
        [sys.executable, "-m", "hearthside", "--version"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout.strip() == f"hearthside {__version__}"


def test_games_lists_every_game(run: Run) -> None:
    shown = run("games").output
    for name in GAMES:
        assert name in shown


def test_games_as_json_has_the_documented_keys(run: Run) -> None:
    listed = json.loads(run("games", "--json").stdout)
    assert [game["name"] for game in listed] == list(GAMES)
    for game in listed:
        keys = {"name", "title", "version", "blurb", "seats", "minutes", "weight", "rules"}
        assert set(game) == keys
        assert game["seats"][0] <= game["seats"][1]


def test_a_rule_is_shown_by_its_id_in_any_case(run: Run) -> None:
    rule = next(iter(load("pilfer").rulebook.rules.values()))
    shown = run("rules", "pilfer", rule.id.lower())
    assert shown.exit_code == 0
    assert rule.id in shown.output
    assert rule.text.split(".")[0] in shown.output


def test_rules_are_found_by_words(run: Run) -> None:
    found = json.loads(run("rules", "pilfer", "hand", "five", "--json").stdout)
    assert found
    assert all("hand" in rule["text"] and "five" in rule["text"] for rule in found)
    assert set(found[0]) == {"id", "chapter", "text", "reading", "open", "not_applicable"}


def test_the_whole_book_is_shown_by_chapter(run: Run) -> None:
    shown = run("rules", "pilfer").output
    book = load("pilfer").rulebook
    for chapter in book.chapters:
        assert chapter in shown
    for rule in book.rules:
        assert rule in shown


def test_a_rule_that_is_not_there_is_answered_with_the_range_of_ids(run: Run) -> None:
    refused = run("rules", "pilfer", "PF-999")
    ids = list(load("pilfer").rulebook.rules)
    assert refused.exit_code == 2
    assert ids[0] in refused.output
    assert ids[-1] in refused.output


@pytest.mark.parametrize(
    "arguments",
    [("rules", "pilfr"), ("simulate", "pilfr"), ("play", "pilfr"), ("bench", "pilfr")],
)
def test_a_misspelt_game_is_told_what_it_may_have_meant(run: Run, arguments: list[str]) -> None:
    refused = run(*arguments)
    assert refused.exit_code == 2
    assert "Did you mean pilfer?" in refused.output
    assert "Traceback" not in refused.output


@pytest.mark.parametrize(
    "arguments",
    [
        ("simulate",),
        ("rules",),
        ("replay",),
        ("play",),
        ("simulate", "pilfer", "--games", "none"),
        ("simulate", "pilfer", "--games", "0"),
        ("serve", "--port", "99999"),
        ("dance",),
        ("games", "--loud"),
    ],
)
def test_bad_arguments_get_help_and_status_two(run: Run, arguments: list[str]) -> None:
    refused = run(*arguments)
    assert refused.exit_code == 2
    assert "Usage" in refused.output
    assert "Traceback" not in refused.output


@pytest.mark.parametrize("name", GAMES)
def test_coverage_tells_the_states_of_rules_apart(run: Run, name: str) -> None:
    data = json.loads(run("rules", name, "--coverage", "--json").stdout)
    book = load(name).rulebook
    states = ("proven", "marked", "open", "cardboard", "unmarked")
    assert sorted(rule for state in states for rule in data[state]) == sorted(book.rules)
    assert data["rules"] == len(book)
    assert data["open"] == [rule.id for rule in book.rules.values() if rule.open]
    assert data["cardboard"] == [rule.id for rule in book.rules.values() if rule.na]
    assert data["unmarked"] == []
    shown = run("rules", name, "--coverage").output
    wanted = sum(rule.applies for rule in book.rules.values())
    assert f"{len(data['proven'])}/{wanted} rules proven" in shown
    assert data["proof"].split(":")[0] in shown
    assert all(rule in shown for state in states[1:] for rule in data[state])


def test_an_open_rule_says_so(run: Run) -> None:
    """Traveling between games is in the book of Vast and not built."""
    data = json.loads(run("rules", "vast", "--coverage", "--json").stdout)
    assert data["open"] == ["VM-271", "VM-272"]
    assert "Open: " in run("rules", "vast", "VM-271").output
    assert json.loads(run("rules", "vast", "VM-271", "--json").stdout)[0]["open"]


def test_a_server_that_cannot_be_is_refused_with_the_reason(run: Run, tmp_path: Path) -> None:
    refused = run("serve", "--workers", 2, "--data", tmp_path)
    assert refused.exit_code == 2
    assert "PostgreSQL" in refused.output
