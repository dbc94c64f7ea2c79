"""The HTTP interface against its own description: schemathesis tries to break every operation."""

from __future__ import annotations

import itertools
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from tests.running import ServerProcess, Start
from tests.soak import TIMES

from hearthside.server.app import create_app
from hearthside.server.config import Config

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory, module_server: Start) -> Any:
    """A server over SQLite without bots."""
    return module_server(tmp_path_factory.mktemp("data"), HEARTHSIDE_BOTS="0")


@pytest.fixture(scope="module")
def table(plain: ServerProcess) -> Any:
    """A table whose tokens are used now and then."""
    return plain.table("me", "friend", "me")


schema = schemathesis.openapi.from_dict(create_app(Config(data="unused")).openapi())
turns = itertools.count()


@schema.parametrize()
@settings(
    max_examples=40 * TIMES,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
def test_every_operation_keeps_to_its_description(
    case: Any, plain: ServerProcess, table: Any
) -> None:
    turn = next(turns)
    excluded = [
        schemathesis.checks.unsupported_method,
        schemathesis.checks.positive_data_acceptance,
    ]
    if "table" in case.path_parameters and turn % 4:
        # A real table and a real token, so that what lies behind them is reached as well.
        case.path_parameters["table"] = table["table"]
        tokens = [table["owner"], table["spectator"], table["seats"][2]["link"]]
        case.headers["Authorization"] = f"Bearer {tokens[turn % 3]}"
        excluded.append(schemathesis.checks.negative_data_rejection)
    case.call_and_validate(base_url=plain.url, excluded_checks=excluded, timeout=120)


def test_the_clients_types_are_generated_from_the_servers(tmp_path: Path) -> None:
    made = subprocess.run(
        [sys.executable, "-m", "hearthside.server.types"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    for name in ("View", "Diff", "DecisionView", "FromServer", "FromClient", "Created"):
        assert f" {name} " in made
    assert "  order?: string[]" in made and "  decision: DecisionView | null" in made
