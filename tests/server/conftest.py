"""Real servers over real databases for the tests of the table."""

from __future__ import annotations

import glob
import itertools
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 120.0
"""Seconds after which something that should have come is given up, however busy the machine is."""
FREE = {"HEARTHSIDE_RATE": "100000", "HEARTHSIDE_REQUESTS": "100000", "HEARTHSIDE_TABLES": "100000"}


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


# Ports below those that the system gives to connections, so that none is taken while a server is down;
# processes that run tests side by side begin at different ones.
PORTS = itertools.cycle(range(20_000 + os.getpid() % 24 * 500, 32_500))


def free_port() -> int:
    """The next port that nobody listens at."""
    for port in PORTS:
        with socket.socket() as s:
            s.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                s.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("there are ports without end")


class Server:
    """A server process that the tests started, and can stop, kill and start again."""

    def __init__(
        self, data: Path, database: str = "", workers: int = 1, first: str = "", **env: str
    ) -> None:
        self.data, self.database, self.workers = data, database, workers
        self.first = first
        """What the process does before it serves, such as setting a constant to what a test can wait for."""
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.env = {**os.environ, **FREE, **env}
        self.log = data / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Server:
        self.data.mkdir(parents=True, exist_ok=True)
        call = (
            f"{self.first}\nfrom hearthside.server import serve;"
            f"serve(port={self.port}, data={str(self.data)!r}, database={self.database!r},"
            f" workers={self.workers})"
        )
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", call], env=self.env, stderr=log, stdout=log, cwd=ROOT
            )
        self.wait()
        return self

    def wait(self) -> None:
        """Until the server answers."""
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends:
            try:
                httpx.get(f"{self.url}/healthz", timeout=5)
                return
            except httpx.HTTPError:
                assert self.process is None or self.process.poll() is None, self.log.read_text()
                time.sleep(0.05)
        raise AssertionError(f"no server: {self.log.read_text()}")

    def stop(self) -> int:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise

    def post(self, path: str, body: Any, token: str = "", status: int = 200) -> Any:
        return self._answer(self.ask("POST", path, token, json=body), status)

    def patch(self, path: str, body: Any, token: str = "", status: int = 200) -> Any:
        return self._answer(self.ask("PATCH", path, token, json=body), status)

    def get(self, path: str, token: str = "", status: int = 200) -> Any:
        return self._answer(self.ask("GET", path, token), status)

    def ask(self, method: str, path: str, token: str = "", **more: Any) -> httpx.Response:
        """The server's answer as it stands."""
        headers = {**bearer(token), **more.pop("headers", {})}
        return httpx.request(method, self.url + path, headers=headers, timeout=PATIENCE, **more)

    def _answer(self, answer: httpx.Response, status: int) -> Any:
        assert answer.status_code == status, answer.text
        kind = answer.headers.get("content-type", "")
        return answer.json() if "json" in kind else answer.text

    def table(self, *kinds: str, game: str = "pilfer", **setup: Any) -> Any:
        """A new table: 'me', 'friend', 'easy', 'fair' or 'strong' for each seat."""
        seats = [
            {"kind": kind} if kind in ("me", "friend") else {"kind": "bot", "strength": kind}
            for kind in kinds
        ]
        setup = {"seats": len(kinds), **setup} if kinds else setup
        return self.post("/api/tables", {"game": game, "setup": setup, "seats": seats})


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


# PostgreSQL ----------------------------------------------------------------------------------


class PostgresServer:
    """A PostgreSQL of the tests' own, in a temporary folder."""

    def __init__(self, folder: Path) -> None:
        found = os.environ.get("HEARTHSIDE_POSTGRES_BIN", "")
        places = [found, *sorted(glob.glob("/usr/lib/postgresql/*/bin"), reverse=True)]
        on_path = shutil.which("initdb")
        places += [str(Path(on_path).parent)] if on_path else []
        self.bin = next(Path(p) for p in places if p and (Path(p) / "initdb").exists())
        self.folder, self.port = folder, 0
        self.process: subprocess.Popen[bytes] | None = None

    def _as_nobody(self) -> dict[str, Any]:
        # PostgreSQL refuses to run as root.
        return {"user": "nobody", "group": "nogroup"} if os.getuid() == 0 else {}

    def create(self) -> None:
        if os.getuid() == 0:
            shutil.chown(self.folder, "nobody", "nogroup")
            for parent in self.folder.parents:
                if parent.stat().st_uid == 0 and str(parent).startswith("/tmp/"):
                    parent.chmod(0o755)
        self.folder.chmod(0o700)
        call = [self.bin / "initdb", "-D", self.folder, "-U", "hearthside", "-A", "trust"]
        subprocess.run(
            [*map(str, call), "-E", "UTF8", "--no-sync"],
            check=True,
            capture_output=True,
            cwd="/",
            **self._as_nobody(),
        )
        self.port = free_port()

    def start(self) -> None:
        call = [str(self.bin / "postgres"), "-D", str(self.folder), "-p", str(self.port)]
        settings = [
            "-c",
            "listen_addresses=127.0.0.1",
            "-c",
            f"unix_socket_directories={self.folder}",
            "-c",
            "fsync=off",  # No test cuts the power.
        ]
        log = self.folder.parent / f"{self.folder.name}.log"
        self.process = None
        ends = time.monotonic() + PATIENCE
        while True:
            # Right after a kill it refuses to start, until the last process of the old one is gone.
            if self.process is None or self.process.poll() is not None:
                with log.open("ab") as said:
                    self.process = subprocess.Popen(
                        [*call, *settings], stderr=said, stdout=said, cwd="/", **self._as_nobody()
                    )
            try:
                psycopg.connect(self.url("postgres"), connect_timeout=10).close()
                return
            except psycopg.Error:
                assert time.monotonic() < ends, f"no PostgreSQL: {log.read_text()[-2000:]}"
                time.sleep(0.1)

    def stop(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        self.process.wait(PATIENCE)

    def url(self, name: str) -> str:
        return f"postgresql://hearthside@127.0.0.1:{self.port}/{name}"

    def new_database(self) -> str:
        assert self.process is not None
        if self.process.poll() is not None:
            self.start()  # Whoever ended it, it was not a test that asks for this.
        name = f"t{secrets.token_hex(6)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as db:
            db.execute(f"CREATE DATABASE {name}")
        return self.url(name)


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PostgresServer]:
    """A PostgreSQL server for this test session."""
    server = PostgresServer(tmp_path_factory.mktemp("postgres"))
    server.create()
    server.start()
    yield server
    server.stop()


@pytest.fixture
def own_postgres(tmp_path: Path) -> Iterator[PostgresServer]:
    """A PostgreSQL server that a test may stop and start."""
    folder = tmp_path / "postgres"
    folder.mkdir()
    server = PostgresServer(folder)
    server.create()
    server.start()
    yield server
    if server.process is not None and server.process.poll() is None:
        server.stop()


BOTH = [pytest.param("sqlite"), pytest.param("postgres", marks=pytest.mark.postgres)]


@pytest.fixture(params=BOTH)
def database(request: pytest.FixtureRequest) -> str:
    """The URL of an empty database: SQLite (none) and PostgreSQL in turn."""
    if request.param == "sqlite":
        return ""
    server: PostgresServer = request.getfixturevalue("postgres")
    return server.new_database()


# Servers -------------------------------------------------------------------------------------


@pytest.fixture
def make_server(tmp_path: Path) -> Callable[..., Server]:
    """Makes servers that the test starts by itself."""

    def make(**options: Any) -> Server:
        return Server(tmp_path / secrets.token_hex(4), **options)

    return make


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts servers that end with the test."""
    running: list[Server] = []

    def start_one(**options: Any) -> Server:
        data = options.pop("data", tmp_path / f"data{len(running)}")
        server = Server(data, **options).start()
        running.append(server)
        return server

    yield start_one
    for server in running:
        server.stop()


@pytest.fixture(scope="module")
def module_server() -> Iterator[Callable[..., Server]]:
    """Starts servers that end with the module."""
    running: list[Server] = []

    def start_one(data: Path, **options: Any) -> Server:
        running.append(Server(data, **options).start())
        return running[-1]

    yield start_one
    for server in running:
        server.stop()


@pytest.fixture(scope="module", params=BOTH)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """One server for a module's tests: over SQLite, then over PostgreSQL with two workers."""
    data = tmp_path_factory.mktemp("data")
    if request.param == "sqlite":
        running = Server(data)
    else:
        url = request.getfixturevalue("postgres").new_database()
        running = Server(data, database=url, workers=2)
    yield running.start()
    assert running.stop() in (0, -signal.SIGTERM)
    assert '"message": "closed"' in running.log.read_text()
