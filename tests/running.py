"""Servers and databases that tests and benches run for real: started, stopped, killed, asked over HTTP."""

from __future__ import annotations

import glob
import itertools
import multiprocessing
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import psycopg

from hearthside.games import GAMES
from hearthside.server import serve

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 120.0
"""Seconds after which something that should have come is given up, however busy the machine is."""
FREE = {
    "HEARTHSIDE_RATE": "1e9",
    "HEARTHSIDE_REQUESTS": "1e9",
    "HEARTHSIDE_TABLES": "1e9",
    "HEARTHSIDE_SHARE": "1e9",
    "HEARTHSIDE_SOCKETS": "1000000",
    "HEARTHSIDE_QUOTA": "1000000",
    "HEARTHSIDE_JOINED": "1000000",
}
"""Settings of a server that limits nobody."""

READY = multiprocessing.get_context("forkserver")
READY.set_forkserver_preload(
    ["tests.running", "hearthside.server.app", *(f"hearthside.games.{name}" for name in GAMES)]
)
"""A process that has imported what a server needs: servers forked from it start in no time."""

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


def bearer(token: str) -> dict[str, str]:
    """The header that a token is sent in."""
    return {"Authorization": f"Bearer {token}"} if token else {}


class Forked:
    """A server in a process of its own that had nothing left to import; used like a `Popen`."""

    def __init__(self, env: dict[str, str], log: Path, options: dict[str, Any]) -> None:
        self._process = READY.Process(target=_serve, args=(env, log, options))
        self._process.start()
        assert self._process.pid is not None
        self.pid = self._process.pid

    def poll(self) -> int | None:
        """Its exit code, once it has ended."""
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        """Its exit code, waited for."""
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("serve", timeout or 0.0)
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        """Send it a signal, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)


def _serve(env: dict[str, str], log: Path, options: dict[str, Any]) -> None:
    with log.open("ab") as said:
        os.dup2(said.fileno(), 1)
        os.dup2(said.fileno(), 2)
    os.chdir(ROOT)
    os.environ.clear()
    os.environ.update(env)
    serve(**options)


class ServerProcess:
    """A server that a test started, and can stop, kill and start again.

    What is measured, sets constants first or has several workers runs in an interpreter of its own (`fresh`).
    """

    def __init__(
        self,
        data: Path,
        database: str = "",
        workers: int = 1,
        first: str = "",
        fresh: bool = False,
        **env: str,
    ) -> None:
        self.data, self.database, self.workers = data, database, workers
        self.first = first
        """What the process does before it serves, such as setting a constant to what a test can wait for."""
        self.fresh = fresh or bool(first) or workers > 1
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.env = {**os.environ, **FREE, **env}
        self.log = data / "server.log"
        self.process: subprocess.Popen[bytes] | Forked | None = None

    def start(self) -> ServerProcess:
        """Start it, and wait until it answers."""
        self.data.mkdir(parents=True, exist_ok=True)
        options = {
            "port": self.port,
            "data": str(self.data),
            "database": self.database,
            "workers": self.workers,
        }
        if self.fresh:
            call = f"{self.first}\nfrom hearthside.server import serve; serve(**{options!r})"
            with self.log.open("ab") as log:
                self.process = subprocess.Popen(
                    [sys.executable, "-c", call], env=self.env, stderr=log, stdout=log, cwd=ROOT
                )
        else:
            self.process = Forked(self.env, self.log, options)
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
                time.sleep(0.02)
        raise AssertionError(f"no server: {self.log.read_text()}")

    @property
    def pid(self) -> int:
        """The process, which must have been started."""
        assert self.process is not None
        return self.process.pid

    def stop(self) -> int:
        """Tell it to stop, and wait; its exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    # Asking ---------------------------------------------------------------------------------

    def ask(self, method: str, path: str, token: str = "", **more: Any) -> httpx.Response:
        """The server's answer as it stands."""
        headers = {**bearer(token), **more.pop("headers", {})}
        return httpx.request(method, self.url + path, headers=headers, timeout=PATIENCE, **more)

    def post(self, path: str, body: Any, token: str = "", status: int = 200) -> Any:
        """What a POST is answered with, which must have this status."""
        return _content(self.ask("POST", path, token, json=body), status)

    def patch(self, path: str, body: Any, token: str = "", status: int = 200) -> Any:
        """What a PATCH is answered with."""
        return _content(self.ask("PATCH", path, token, json=body), status)

    def get(self, path: str, token: str = "", status: int = 200) -> Any:
        """What a GET is answered with."""
        return _content(self.ask("GET", path, token), status)

    def delete(self, path: str, token: str = "", status: int = 204) -> Any:
        """What a DELETE is answered with."""
        return _content(self.ask("DELETE", path, token), status)

    def table(self, *kinds: str, game: str = "pilfer", **setup: Any) -> Any:
        """A new table: 'me', 'friend', 'easy', 'fair' or 'strong' for each seat."""
        seats = [
            {"kind": kind} if kind in ("me", "friend") else {"kind": "bot", "strength": kind}
            for kind in kinds
        ]
        setup = {"seats": len(kinds), **setup} if kinds else setup
        return self.post("/api/tables", {"game": game, "setup": setup, "seats": seats})

    def memory(self) -> int:
        """Bytes in use by the server's processes together."""
        return sum(int(one.get("VmRSS", "0").split()[0]) * 1024 for _, one in self._family())

    def used(self) -> float:
        """Seconds of a core that they have taken."""
        ticks = 0
        for folder, _ in self._family():
            with suppress(OSError):
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
                ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def _family(self) -> Iterator[tuple[Path, dict[str, str]]]:
        """The server's processes: where the system tells of each, and what its status is."""
        for status in Path("/proc").glob("[0-9]*/status"):
            try:
                fields = dict(line.split(":", 1) for line in status.read_text().splitlines())
            except OSError:
                continue
            if self.pid in {int(fields["Pid"]), int(fields["PPid"])}:
                yield status.parent, fields


Start = Callable[..., ServerProcess]
"""Starts or makes a server with these options."""


def _content(answer: httpx.Response, status: int) -> Any:
    assert answer.status_code == status, answer.text
    kind = answer.headers.get("content-type", "")
    return answer.json() if "json" in kind else answer.text


class PostgresServer:
    """A PostgreSQL of the tests' own, in a temporary folder."""

    def __init__(self, folder: Path, durable: bool = False) -> None:
        self.durable = durable
        """Whether commits reach the disk; no test cuts the power."""
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
        """Lay out an empty database server in the folder."""
        if os.getuid() == 0:
            shutil.chown(self.folder, "nobody", "nogroup")
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
        """Start it, and wait until it lets one in."""
        call = [str(self.bin / "postgres"), "-D", str(self.folder), "-p", str(self.port)]
        for setting in (
            "listen_addresses=127.0.0.1",
            f"unix_socket_directories={self.folder}",
            f"fsync={'on' if self.durable else 'off'}",
        ):
            call += ["-c", setting]
        log = self.folder / "server.log"
        self.process = None
        ends = time.monotonic() + PATIENCE
        while True:
            # Right after a kill it refuses to start, until the last process of the old one is gone.
            if self.process is None or self.process.poll() is not None:
                with log.open("ab") as said:
                    self.process = subprocess.Popen(
                        call, stderr=said, stdout=said, cwd="/", **self._as_nobody()
                    )
            try:
                psycopg.connect(self.url("postgres"), connect_timeout=10).close()
                return
            except psycopg.Error:
                assert time.monotonic() < ends, f"no PostgreSQL: {log.read_text()[-2000:]}"
                time.sleep(0.1)

    def stop(self) -> None:
        """Stop it, whoever is connected."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        self.process.wait(PATIENCE)

    def url(self, name: str) -> str:
        """The address of one of its databases."""
        return f"postgresql://hearthside@127.0.0.1:{self.port}/{name}"

    @staticmethod
    @contextmanager
    def running(durable: bool = False) -> Iterator[PostgresServer]:
        """One that is created, started, and gone in the end.

        Its folder lies outside those of the test run, which nobody else may enter.
        """
        with tempfile.TemporaryDirectory(prefix="hearthside-postgres-") as folder:
            server = PostgresServer(Path(folder), durable)
            server.create()
            server.start()
            try:
                yield server
            finally:
                if server.process is not None and server.process.poll() is None:
                    server.stop()

    def new_database(self) -> str:
        """The address of an empty database."""
        assert self.process is not None
        if self.process.poll() is not None:
            self.start()  # Whoever ended it, it was not a test that asks for this.
        name = f"t{secrets.token_hex(6)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as db:
            db.execute(f"CREATE DATABASE {name}")
        return self.url(name)
