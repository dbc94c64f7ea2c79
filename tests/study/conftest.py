"""What the tests of the study share: a command run as a person would, and small plans."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from hearthside.study import Plan, planned
from hearthside.study.cli import commands

Command = Callable[..., Result]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch) -> Command:
    """Run a command of the study with these arguments."""
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("NO_COLOR", "1")

    def run(*arguments: object) -> Result:
        result = CliRunner().invoke(commands, [str(argument) for argument in arguments])
        assert result.exception is None or isinstance(result.exception, SystemExit), result.output
        return result

    return run


@pytest.fixture
def small() -> Callable[..., Plan]:
    """A plan of Pilfer at two and three seats with bots of two kinds."""

    def plan(rounds: int = 30, seed: int = 1, detail: bool = True, **more: Any) -> Plan:
        setups = [{"seats": 2}, {"seats": 3}]
        return planned(
            "pilfer", setups, [["random"], ["greedy"]], rounds=rounds, seed=seed, detail=detail
        )

    return plan


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file of results that is not there yet."""
    return tmp_path / "results.jsonl"
