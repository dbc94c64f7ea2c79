"""The tools that see to Chromium and PostgreSQL: what they find, what they install, what they say."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from hearthside.games import GAMES

TOOLS = Path(__file__).resolve().parents[2] / "tools"
NEEDED = {"chromium": ["chromium"], "postgres": ["initdb", "postgres", "pg_ctl"]}


def tool(name: str) -> ModuleType:
    """A tool as a module of its own."""
    spec = importlib.util.spec_from_file_location(f"tool_{name}", TOOLS / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def program(path: Path) -> None:
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine whose only program is apt-get, seen by its administrator."""
    for name in ("HEARTHSIDE_CHROMIUM", "HEARTHSIDE_POSTGRES_BIN"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("DEBIAN_FRONTEND", "noninteractive")
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path / "browsers"))
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(Path, "glob", lambda self, pattern: iter(()))
    program(tmp_path / "apt-get")
    return tmp_path


@pytest.mark.parametrize("name", NEEDED)
@pytest.mark.parametrize("stale", [False, True])
def test_what_is_missing_is_installed(
    bare: Path, monkeypatch: pytest.MonkeyPatch, name: str, stale: bool
) -> None:
    """With package lists that are there, and with lists that have to be fetched first."""
    made = tool(name)
    ran: list[str] = []

    def run(command: Any, **_: Any) -> subprocess.CompletedProcess[str]:
        ran.append(command[1])
        known = not stale or "update" in ran
        if command[1] == "install" and known:
            for each in NEEDED[name]:
                program(bare / each)
        return subprocess.CompletedProcess(command, 0 if known else 100)

    monkeypatch.setattr(subprocess, "run", run)
    assert made.found() is None
    got = made.install()
    assert str(got) == str(bare / "chromium" if name == "chromium" else bare)
    assert ran == (["install", "update", "install"] if stale else ["install"])


@pytest.mark.parametrize("name", NEEDED)
def test_what_cannot_be_had_is_none(bare: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    made = tool(name)
    monkeypatch.setattr(
        subprocess, "run", lambda command, **_: subprocess.CompletedProcess(command, 1)
    )
    assert made.install() is None
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert made.install() is None
    assert "HEARTHSIDE_" in made.ADVICE and "apt-get install" in made.ADVICE


@pytest.mark.parametrize(
    ("name", "variable"),
    [("chromium", "HEARTHSIDE_CHROMIUM"), ("postgres", "HEARTHSIDE_POSTGRES_BIN")],
)
def test_what_was_named_has_to_be_there(name: str, variable: str, tmp_path: Path) -> None:
    ended = subprocess.run(
        [sys.executable, str(TOOLS / f"{name}.py")],
        env={**os.environ, variable: str(tmp_path / "nowhere")},
        capture_output=True,
        text=True,
    )
    assert ended.returncode == 1
    assert f"{variable} names {tmp_path / 'nowhere'}" in ended.stderr


def test_what_is_compiled_holds_functions_alone_and_some_of_every_game(tmp_path: Path) -> None:
    made = tool("compiled")
    source = TOOLS.parent / "src"
    found = list(made.hot_modules(source, list(GAMES)))
    assert {path.relative_to(source).parts[2] for path in found if "games" in path.parts} == set(
        GAMES
    )
    assert source / "hearthside/kernel/playout.py" in found and len(set(found)) == len(found)
    module = tmp_path / "module.py"
    for text, fine in [("def walk() -> None: ...", True), ("def f():\n    class Way: ...", False)]:
        module.write_text(text)
        assert made.all_functions(module) is fine
    assert all(made.all_functions(path) for path in found)
