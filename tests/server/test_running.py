"""Running it for real: start, settings, health, metrics, logs, idle tables, graceful shutdown."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import sqlite3
import time
from pathlib import Path

import pytest
from tests.running import ServerProcess, Start

from hearthside.server import serve
from hearthside.server.client import TableClient
from hearthside.server.config import Config
from hearthside.server.logs import OFTEN, JsonLines, Sparing, configure, log
from hearthside.server.storage.sql import Connection, database_at

pytestmark = pytest.mark.anyio


def test_settings_come_from_the_environment_and_name_what_is_wrong(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HEARTHSIDE_DATA", str(tmp_path))
    monkeypatch.setenv("HEARTHSIDE_BOTS", "3")
    config = Config.from_environment()
    assert (config.data, config.bots) == (str(tmp_path), 3)
    assert str(config.storage()) == str(tmp_path / "hearthside.sqlite3")
    assert Config.from_environment().to_environment()["HEARTHSIDE_BOTS"] == "3"
    monkeypatch.setenv("HEARTHSIDE_BOTS", "many")
    with pytest.raises(ValueError, match="HEARTHSIDE_BOTS"):
        Config.from_environment()
    with pytest.raises(ValueError, match="rate"):
        Config(rate=0)


def test_a_server_that_cannot_work_does_not_start(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("DATA", "DATABASE", "LOG_LEVEL"):
        monkeypatch.setenv(f"HEARTHSIDE_{name}", "")
    with pytest.raises(ValueError, match="PostgreSQL"):
        serve(data=tmp_path, workers=2)
    with pytest.raises(ValueError, match="workers"):
        serve(data=tmp_path, workers=0)
    with pytest.raises(ValueError, match="log level"):
        serve(data=tmp_path, log_level="loud")
    with pytest.raises(ValueError, match="mysql"):
        serve(data=tmp_path, database="mysql://x/y")


async def test_health_metrics_and_logs_tell_how_it_goes(server: ServerProcess) -> None:
    assert server.get("/healthz")["ok"]
    table = server.table("me", "me")
    async with TableClient(server.url, table["table"], table["owner"]) as client:
        await client.choose("wait")
    metrics = server.get("/metrics")
    for name in ("choices_total", "choice_seconds", "open_seconds", "sockets", "open_tables"):
        assert f"hearthside_{name}" in metrics
    assert 'hearthside_tables_created_total{game="pilfer"}' in metrics
    lines = [line for line in server.log.read_text().splitlines() if line.startswith("{")]
    assert any(json.loads(line)["message"] == "open" for line in lines)
    assert "hearthside.sqlite3" in server.log.read_text() or "postgresql" in server.log.read_text()


def test_nobody_else_on_the_machine_reads_what_is_kept(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    db = Connection(database_at(None, tmp_path))
    db.run("CREATE TABLE t (x)")
    for path in tmp_path.iterdir():
        assert path.stat().st_mode & 0o777 == 0o600, path.name
    db.close()
    tmp_path.joinpath("hearthside.sqlite3").chmod(0o640)
    again = Connection(database_at(None, tmp_path))
    again.run("INSERT INTO t VALUES (1)")
    again.close()
    assert tmp_path.joinpath("hearthside.sqlite3").stat().st_mode & 0o777 == 0o640


def test_nonsense_fills_no_log() -> None:
    sparing, passed = Sparing(), []
    for second in (0, 1, 61, 122):
        for n in range(3 * OFTEN):
            line = {"msg": "Invalid request %s", "args": (n,), "created": 60_000.0 + second}
            record = logging.makeLogRecord(line)
            if sparing.filter(record):
                passed.append(record)
    assert len(passed) == 3 * OFTEN
    told = [json.loads(JsonLines().format(record)).get("left_out") for record in passed]
    assert told[OFTEN] == {"Invalid request %s": 5 * OFTEN}
    assert [one for one in told if one] == [told[OFTEN], {"Invalid request %s": 2 * OFTEN}]


def test_a_fault_that_somebody_has_found_fills_no_log(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(logging.root, "handlers", [])
    monkeypatch.setattr(logging.root, "level", logging.root.level)
    configure("info")
    for n in range(5 * OFTEN):
        log.error("the rules failed", extra={"table": f"{n:016x}"})
    assert OFTEN <= len(capsys.readouterr().err.splitlines()) <= 2 * OFTEN  # a minute may end


async def test_a_server_told_to_stop_lets_go_of_everybody_and_keeps_positions(start: Start) -> None:
    server = start()
    table = server.table("me", "strong")
    async with TableClient(server.url, table["table"], table["owner"]) as client:
        await client.choose("wait")
        os.kill(server.pid, signal.SIGTERM)
        await client.until(lambda: client.closed)
    await asyncio.to_thread(server.stop)
    assert not (server.data / "hearthside.sqlite3-wal").exists(), "the database was left open"
    db = sqlite3.connect(server.data / "hearthside.sqlite3")
    assert db.execute("SELECT max(number) FROM snapshots").fetchone() == (1,)
    db.close()
    log = [json.loads(x) for x in server.log.read_text().splitlines() if x.startswith("{")]
    assert log[-1]["message"] == "closed"
    assert not [entry for entry in log if entry["level"] == "error"], log
    server.start()


async def test_tables_nobody_looks_at_leave_the_memory(start: Start) -> None:
    server = start(HEARTHSIDE_IDLE="0.5")
    table = server.table("me", "me")
    async with TableClient(server.url, table["table"], table["owner"]) as client:
        await client.choose("wait")
        assert server.get("/healthz")["tables"] == 1
    ends = time.monotonic() + 120
    while server.get("/healthz")["tables"]:
        assert time.monotonic() < ends, "the table stayed in memory"
        await asyncio.sleep(0.2)
    async with TableClient(server.url, table["table"], table["owner"]) as client:
        assert client.view["number"] == 1
