"""What lies in `deploy/` fits the code: every file, program, port and setting that it names is there."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from hearthside import server
from hearthside.cli import app as command_line
from hearthside.server import pages
from hearthside.server.app import create_app
from hearthside.server.config import Config

ROOT = Path(__file__).resolve().parents[2]
TRACKED = subprocess.run(
    ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
    cwd=ROOT,
    capture_output=True,
    text=True,
    check=True,
).stdout.split("\0")
PACKAGE: dict[str, Any] = json.loads((ROOT / "web" / "package.json").read_text())

Order = tuple[str, str]


def orders(text: str) -> list[Order]:
    """The instructions of a container file, each with what follows it."""
    joined = re.sub(r"\\\n\s*", "", "\n".join(x for x in text.splitlines() if x[:1] != "#"))
    return [(line.split()[0], line.partition(" ")[2]) for line in joined.splitlines() if line]


def stages(text: str) -> list[list[Order]]:
    """The instructions of each stage; the first is its FROM."""
    found: list[list[Order]] = []
    for order in orders(text):
        if order[0] == "FROM":
            found.append([])
        found[-1].append(order)
    return found


CLIENT, SERVER = stages((ROOT / "deploy" / "Containerfile").read_text())


def said(stage: list[Order], kind: str) -> list[str]:
    return [rest for name, rest in stage if name == kind]


def served(monkeypatch: pytest.MonkeyPatch, arguments: list[str]) -> dict[str, Any]:
    """What `hearthside serve` makes of its arguments, without serving."""
    told: dict[str, Any] = {}
    monkeypatch.setattr(server, "serve", lambda **given: told.update(given))
    result = CliRunner().invoke(command_line, arguments)
    assert result.exit_code == 0, result.output
    return told


def test_everything_that_is_copied_into_the_image_is_in_the_repository() -> None:
    for stage in (CLIENT, SERVER):
        for rest in said(stage, "COPY"):
            *sources, _ = [word for word in rest.split() if not word.startswith("--")]
            for source in sources if "--from" not in rest else []:
                name = source.rstrip("/")
                assert name in TRACKED or any(path.startswith(f"{name}/") for path in TRACKED)
    ignored = (ROOT / ".dockerignore").read_text().split()
    assert {"**/node_modules", "web/dist", ".venv", ".git"} <= set(ignored)


def test_the_client_lies_in_the_image_where_the_server_looks_for_it() -> None:
    (place,) = said(CLIENT, "WORKDIR")
    (home,) = said(SERVER, "WORKDIR")
    (taken,) = [rest for rest in said(SERVER, "COPY") if "--from=client" in rest]
    _, source, target = taken.split()
    assert source == f"{place}/dist/"
    module = Path(pages.__file__).resolve().relative_to(ROOT)
    assert module.parts[0] == "src", "COPY src/ src/ keeps the place of the package"
    here = Path(home) / module
    assert here.parents[3] / "web" / "dist" == Path(home) / target.rstrip("/")


def test_the_images_commands_are_there() -> None:
    scripts = [words[2] for words in map(str.split, said(CLIENT, "RUN")) if words[1] == "run"]
    assert scripts == ["build"] and set(scripts) <= set(PACKAGE["scripts"])
    installed = re.findall(r"-r (\S+)", " ".join(said(SERVER, "RUN")))
    assert installed == ["requirements/run.txt"] and set(installed) <= set(TRACKED)
    pins = (ROOT / installed[0]).read_text()
    build = tomllib.loads((ROOT / "pyproject.toml").read_text())["dependency-groups"]["build"]
    assert all(re.search(rf"^{name}==", pins, re.M) for name in build), "built without isolation"


def test_the_images_are_new_enough() -> None:
    node = re.search(r"node:(\d+)", said(CLIENT, "FROM")[0])
    python = re.search(r"python:3\.(\d+)", said(SERVER, "FROM")[0])
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert node and int(node[1]) >= int(PACKAGE["engines"]["node"].removeprefix(">="))
    assert python and int(python[1]) >= int(project["requires-python"].removeprefix(">=3."))


def test_the_container_serves_as_a_user_of_its_own_on_the_port_it_exposes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kinds = [name for name, _ in SERVER]
    (user,), (volume,) = said(SERVER, "USER"), said(SERVER, "VOLUME")
    assert f"useradd --system --uid 1000 --home-dir {volume} {user}" in said(SERVER, "RUN")[-1]
    assert kinds.index("USER") < kinds.index("ENTRYPOINT") and user != "root"
    settings = dict(word.split("=") for rest in said(SERVER, "ENV") for word in rest.split())
    assert settings["HEARTHSIDE_DATA"] == volume
    assert {s for s in settings if s.startswith("HEARTHSIDE")} <= set(Config().to_environment())
    program, *order = json.loads(said(SERVER, "ENTRYPOINT")[0])
    assert program == "hearthside"
    told = served(monkeypatch, [*order, *json.loads(said(SERVER, "CMD")[0])])
    assert (told["host"], str(told["data"])) == ("0.0.0.0", volume)
    assert said(SERVER, "EXPOSE") == [str(told["port"])]
    health = said(SERVER, "HEALTHCHECK")[0]
    asked = re.search(r"http://127\.0\.0\.1:(\d+)(/\w+)", health)
    assert asked and int(asked[1]) == told["port"]
    assert asked[2] in create_app(Config(data="unused")).openapi()["paths"]
    check = json.loads(health.partition(" CMD ")[2])
    assert check[:2] == ["python", "-c"] and compile(check[2], "healthcheck", "exec")


def test_the_unit_starts_the_server_as_documented(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    text = (ROOT / "deploy" / "hearthside.service").read_text()
    unit = dict(line.split("=", 1) for line in text.splitlines() if re.match(r"\w+=", line))
    page = (ROOT / "docs" / "server.md").read_text()
    program, *order = shlex.split(unit["ExecStart"])
    told = served(monkeypatch, order)
    assert (told["host"], told["port"]) == ("127.0.0.1", 8000)
    assert str(told["data"]) == f"/var/lib/{unit['StateDirectory']}"
    assert program.endswith("/.venv/bin/hearthside")
    assert f"`{program.removesuffix('/.venv/bin/hearthside')}`" in page
    assert unit["EnvironmentFile"].lstrip("-") in page
    assert (unit["NoNewPrivileges"], unit["DynamicUser"]) == ("yes", "yes")
    judge = shutil.which("systemd-analyze")
    if judge:
        copy = tmp_path / "hearthside.service"
        copy.write_text(text.replace(program, sys.executable))
        verdict = subprocess.run(
            [judge, "verify", "--man=no", str(copy)], capture_output=True, text=True
        )
        assert "hearthside.service" not in verdict.stderr, verdict.stderr


def test_every_setting_is_documented() -> None:
    page = (ROOT / "docs" / "server.md").read_text()
    for name in Config().to_environment():
        assert name in page, f"docs/server.md does not tell of {name}"
