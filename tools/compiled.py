"""`make compiled`: the same package with its rules as machine code, as a wheel for this interpreter.

    python -m tools.compiled [--game NAME...] [--jobs N]      (Pilfer and Deck Goes West without a name)

It copies src/ to build/compiled/src, has mypyc translate the modules that are all functions (rules, steps, advice and
the kernel's innermost loops) and packs both forms into build/compiled/dist. Modules with classes stay Python: states are
copied by generated code and stood in for by scenes, sessions are weakly referred to, and neither suits compiled classes.
`PYTHONPATH=build/compiled/src` runs anything on it: tests, `hearthside bench`, a server.
"""

from __future__ import annotations

import argparse
import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from hearthside.games import GAMES

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "build" / "compiled"
KERNEL = ("playout",)
"""Modules of the kernel that run at every choice and hold no classes."""
TESTED = ("pilfer", "deck_goes_west")
"""Games whose tests have passed on the compiled package (docs/decisions/0014-compiled-rules-are-functions.md)."""
HOT = ("rules", "steps", "advice", "hidden", "outcome", "invariants")
"""Rooms of a game, modules or packages, that run in every game."""

SETUP = """\
from mypyc.build import mypycify
from setuptools import setup

modules = {modules!r}
every = {every!r}
options = ["--config-file", "../mypy.ini", *every]
setup(
    name="hearthside",
    packages=[],
    ext_modules=mypycify(options, only_compile_paths=modules, opt_level="1", multi_file=True, debug_level="0"),
)
"""
MYPY = """\
[mypy]
python_version = {python}
strict = True
warn_unused_ignores = False
ignore_missing_imports = True
disable_error_code = has-type
"""
"""Types are checked by `make lint`; read in this order, rules that import each other have some left open."""
WHEEL = """
[tool.hatch.build]
ignore-vcs = true
artifacts = ["*.so", "*.pyd"]

[tool.hatch.build.targets.wheel.hooks.custom]
path = "tagged.py"

[tool.hatch.build.targets.wheel.force-include]
"{group}" = "{name}"
"""
TAGGED = """\
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Tagged(BuildHookInterface):
    def initialize(self, version, build_data):
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
"""


def all_functions(module: Path) -> bool:
    """Whether a module defines no class."""
    tree = ast.parse(module.read_text(encoding="utf-8"))
    return not any(isinstance(node, ast.ClassDef) for node in ast.walk(tree))


def hot_modules(source: Path, games: list[str]) -> Iterator[Path]:
    """The modules to compile."""
    yield from (source / f"hearthside/kernel/{name}.py" for name in KERNEL)
    for game in games:
        for room in HOT:
            home = source / "hearthside/games" / game
            found = [home / f"{room}.py", *sorted((home / room).rglob("*.py"))]
            yield from (
                m for m in found if m.exists() and m.stem != "__init__" and all_functions(m)
            )


def compile_in(source: Path, games: list[str], jobs: int) -> None:
    """Translate and compile in place, in a copy of the source."""
    modules = [m.relative_to(source).as_posix() for m in hot_modules(source, games)]
    every = [
        m.relative_to(source).as_posix()
        for part in ("kernel", *(f"games/{game}" for game in games))
        for m in sorted((source / "hearthside" / part).rglob("*.py"))
    ]
    (BUILD / "mypy.ini").write_text(
        MYPY.format(python=".".join(map(str, sys.version_info[:2]))), encoding="utf-8"
    )
    setup = source / "setup.py"
    setup.write_text(SETUP.format(modules=modules, every=every), encoding="utf-8")
    print(f"compiling {len(modules)} modules of {', '.join(games)}", flush=True)
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", f"-j{jobs}"]
    subprocess.run(command, cwd=source, check=True)
    setup.unlink()
    shutil.rmtree(source / "build")


def pack(source: Path) -> Path:
    """The wheel, both forms of every module in it: the source is read by tracebacks and by whoever wonders."""
    group = next(p for p in source.iterdir() if p.suffix in (".so", ".pyd"))
    page = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    page += WHEEL.format(group=f"src/{group.name}", name=group.name)
    (BUILD / "pyproject.toml").write_text(page, encoding="utf-8")
    (BUILD / "tagged.py").write_text(TAGGED, encoding="utf-8")
    for name in ("README.md", "LICENSE"):
        shutil.copy(ROOT / name, BUILD / name)
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel"], cwd=BUILD, check=True
    )
    return next((BUILD / "dist").glob("*.whl"))


def main() -> None:
    """Copy, compile, pack."""
    parser = argparse.ArgumentParser(prog="python -m tools.compiled", description=__doc__)
    parser.add_argument("--game", nargs="+", default=list(TESTED), choices=list(GAMES))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="compilers at once")
    asked = parser.parse_args()
    if find_spec("setuptools") is None:
        raise SystemExit(f"mypyc needs setuptools: {sys.executable} -m pip install setuptools")
    shutil.rmtree(BUILD, ignore_errors=True)
    source = BUILD / "src"
    shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__"))
    compile_in(source, asked.game, asked.jobs)
    print(pack(source).relative_to(ROOT))


if __name__ == "__main__":
    main()
