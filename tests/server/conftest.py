"""Real servers over real databases for the tests of the server."""

from __future__ import annotations

import secrets
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.running import PATIENCE, PostgresServer, ServerProcess

from hearthside.server import client

client.PATIENCE = PATIENCE


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL server for this test session."""
    with PostgresServer.running() as server:
        yield server


@pytest.fixture
def own_postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL server that a test may stop and start."""
    with PostgresServer.running() as server:
        yield server


BOTH = [pytest.param("sqlite"), pytest.param("postgres", marks=pytest.mark.postgres)]


@pytest.fixture(params=BOTH)
def database(request: pytest.FixtureRequest) -> str:
    """The URL of an empty database: SQLite (none) and PostgreSQL in turn."""
    if request.param == "sqlite":
        return ""
    server: PostgresServer = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
def make_server(tmp_path: Path) -> Callable[..., ServerProcess]:
    """Makes servers that the test starts by itself."""

    def make(**options: Any) -> ServerProcess:
        return ServerProcess(tmp_path / secrets.token_hex(4), **options)

    return make


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., ServerProcess]]:
    """Starts servers that end with the test."""
    running: list[ServerProcess] = []

    def start_one(**options: Any) -> ServerProcess:
        data = options.pop("data", tmp_path / f"data{len(running)}")
        server = ServerProcess(data, **options).start()
        running.append(server)
        return server

    yield start_one
    for server in running:
        server.stop()


@pytest.fixture(scope="module")
def module_server() -> Iterator[Callable[..., ServerProcess]]:
    """Starts servers that end with the module."""
    running: list[ServerProcess] = []

    def start_one(data: Path, **options: Any) -> ServerProcess:
        running.append(ServerProcess(data, **options).start())
        return running[-1]

    yield start_one
    for server in running:
        server.stop()


@pytest.fixture(scope="module", params=BOTH)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    """One server for a module's tests: over SQLite, then over PostgreSQL with two workers.

    It deals nothing anew, so that lines of a log are only what a test makes them.
    """
    data = tmp_path_factory.mktemp("data")
    if request.param == "sqlite":
        running = ServerProcess(data, HEARTHSIDE_REDEAL="off")
    else:
        url = request.getfixturevalue("postgres").new_database()
        running = ServerProcess(data, database=url, workers=2, HEARTHSIDE_REDEAL="off")
    yield running.start()
    assert running.stop() in (0, -signal.SIGTERM)
    assert '"message": "closed"' in running.log.read_text()
