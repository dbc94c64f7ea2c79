"""Starting a server: one process over SQLite, or several over PostgreSQL."""

from __future__ import annotations

import os
import resource
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from .config import Config
from .connections import Unhurried
from .frames import Frames
from .logs import configure

GRACE = 3
"""Seconds a server that is told to stop has for what is under way."""
CONNECTIONS = 10_000
"""Connections at once, beyond which a process refuses more."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: str | Path | None = None,
    database: str | None = None,
    workers: int = 1,
    log_level: str = "info",
) -> None:
    """Run the server until it is told to stop; bad arguments raise ValueError."""
    config = Config.from_environment()
    changes: dict[str, str] = {"log_level": log_level}
    if data is not None:
        changes["data"] = str(Path(data).absolute())
    if database:
        changes["database"] = database
    for name, value in changes.items():
        os.environ[f"HEARTHSIDE_{name.upper()}"] = value
    config = Config.from_environment()
    storage = config.storage()
    if workers < 1:
        raise ValueError(f"workers must be 1 or more, not {workers}")
    if workers > 1 and not storage.shared:
        raise ValueError(f"{workers} workers need PostgreSQL: give --database postgresql://...")
    configure(log_level)
    if "HEARTHSIDE_BOTS" not in os.environ:
        config = replace(config, bots=max(1, (os.cpu_count() or 1) // (2 * workers)))
    os.environ.update(config.to_environment())
    _open_files()
    sys.stderr.write(f"Hearthside at http://{host}:{port}, tables in {storage}\n")
    if workers == 1:
        return _run(host, port, workers, config.trusted)
    with tempfile.TemporaryDirectory(prefix="hearthside-") as shared:
        os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", shared)
        return _run(host, port, workers, config.trusted)


def _open_files() -> None:
    """Let the process have as many files and connections open as the system allows it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _run(host: str, port: int, workers: int, trusted: str) -> None:
    """Serve until told to stop; a server that cannot start ends with a code that says so."""
    config = uvicorn.Config(
        "hearthside.server.app:from_environment",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_config=None,
        access_log=False,
        server_header=False,
        ws=Frames,
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
        proxy_headers=bool(trusted),
        forwarded_allow_ips=trusted,
        limit_concurrency=CONNECTIONS,
        http=Unhurried,
    )
    if workers == 1:
        server = uvicorn.Server(config)
        server.run()
        failed = not server.started
    else:
        group = Multiprocess(config, sockets=[config.bind_socket()])
        group.run()
        failed = any(process.exitcode == STARTUP_FAILURE for process in group.processes)
    if failed:
        sys.exit(STARTUP_FAILURE)
