"""Dependencies point downward only, and the rules of a game touch nothing outside it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "hearthside"

# What each part of the package may import of the others. `kernel` imports nothing of ours.
MAY_IMPORT = {
    "kernel": {"kernel"},
    "games": {"games", "kernel"},
    "encoding": {"encoding", "games", "kernel"},
    "policy": {"policy", "encoding", "games", "kernel"},
    "bots": {"bots", "policy", "encoding", "games", "kernel"},
    "study": {"study", "bots", "encoding", "games", "kernel"},
    "train": {"train", "study", "bots", "policy", "encoding", "games", "kernel"},
    "envs": {"envs", "bots", "policy", "encoding", "games", "kernel"},
    "server": {"server", "bots", "games", "kernel"},
    "cli": {"cli", "server", "envs", "train", "study", "bots", "games", "kernel"},
}

# Modules through which rules could see a clock, a file, a network, a global random or the environment.
FORBIDDEN = {
    *("asyncio", "builtins", "datetime", "fcntl", "getpass", "glob", "http", "io", "locale"),
    *("logging", "mmap", "multiprocessing", "numpy", "os", "pathlib", "pickle", "platform"),
    *("random", "requests", "secrets", "select", "shelve", "shutil", "signal", "socket"),
    *("sqlite3", "ssl", "subprocess", "sys", "tempfile", "threading", "time", "urllib", "uuid"),
}
# A generator that is seeded by whoever makes it is no global random.
HARMLESS = {"random.Random"}
# Names that do the same without an import.
FORBIDDEN_NAMES = {"open", "input", "print", "exec", "eval", "__import__", "breakpoint"}
# The kernel's clone generator compiles code that it wrote itself, once per state class.
ALLOWED_NAMES = {"kernel/clone.py": {"exec"}}
# It finds the names that a class's annotations use in the module of the class.
ALLOWED_IMPORTS: dict[str, set[str]] = {"kernel/clone.py": {"sys"}}


def sources(part: str) -> list[Path]:
    folder = PACKAGE / part
    return sorted(folder.rglob("*.py")) if folder.is_dir() else [folder.with_suffix(".py")]


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """The line and the full dotted name of every import of a module, relative ones resolved."""
    package = ["hearthside", *path.relative_to(PACKAGE).with_suffix("").parts]
    package.pop()  # the module's own name; what is left is the package it lies in
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            parts = [*base, *(node.module or "").split(".")] if node.module else base
            for alias in node.names:
                yield node.lineno, ".".join([*parts, alias.name])


PARTS = sorted(path.stem for path in PACKAGE.iterdir() if path.stem in MAY_IMPORT)
GAMES = sorted(path.parent.name for path in (PACKAGE / "games").glob("*/__init__.py"))


def test_every_part_of_the_package_has_its_place_in_the_order() -> None:
    found = {
        path.stem
        for path in PACKAGE.iterdir()
        if path.suffix == ".py" or (path.is_dir() and any(path.rglob("*.py")))
    }
    assert found - {"__init__", "__main__"} <= set(MAY_IMPORT)


@pytest.mark.parametrize("part", PARTS)
def test_a_part_imports_only_what_lies_below_it(part: str) -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{line} imports {name}"
        for path in sources(part)
        for line, name in imports(path)
        if name.split(".")[0] == "hearthside"
        and len(name.split(".")) > 1
        and name.split(".")[1] in MAY_IMPORT
        and name.split(".")[1] not in MAY_IMPORT[part]
    ]
    assert not wrong


@pytest.mark.parametrize("game", GAMES)
def test_a_game_imports_no_other_game(game: str) -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{line} imports {name}"
        for path in sources(f"games/{game}")
        for line, name in imports(path)
        if name.startswith("hearthside.games") and name.split(".")[2:3] != [game]
    ]
    assert not wrong


@pytest.mark.parametrize("part", ["kernel", *(f"games/{game}" for game in GAMES)])
def test_rules_import_nothing_that_reaches_outside(part: str) -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{line} imports {name}"
        for path in sources(part)
        for line, name in imports(path)
        if name not in HARMLESS
        and name.split(".")[0]
        in FORBIDDEN - ALLOWED_IMPORTS.get(path.relative_to(PACKAGE).as_posix(), set())
    ]
    assert not wrong


@pytest.mark.parametrize("part", ["kernel", *(f"games/{game}" for game in GAMES)])
def test_rules_call_nothing_that_reaches_outside(part: str) -> None:
    wrong = []
    for path in sources(part):
        allowed = ALLOWED_NAMES.get(path.relative_to(PACKAGE).as_posix(), set())
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                name = node.func.id
                if name in FORBIDDEN_NAMES - allowed:
                    wrong.append(f"{path.relative_to(ROOT)}:{node.lineno} calls {name}")
    assert not wrong


def test_the_import_reader_resolves_relative_names(tmp_path: Path) -> None:
    """The reader itself is right about `from ..x import y`, or the tests above prove nothing."""
    own = PACKAGE / "cli" / "__init__.py"
    names = {name for _, name in imports(own)}
    assert not any(name.startswith(".") for name in names)
    assert any(name.startswith("hearthside.cli.") for name in names)


# What each room of the server may import of the others; within a room nothing goes in circles either.
SERVER_MAY = {
    "storage": {"plain", "storage"},
    "tables": {"plain", "storage", "tables"},
    "bots": {"plain", "storage", "tables", "bots"},
    "admin": {"plain", "storage", "tables", "admin"},
}
ABOVE = {
    *("services", "asking", "routes", "routes_away", "conversation", "app", "serving", "__init__"),
    *("gallery", "lessons", "record_process"),
}
"""The modules that put the rooms together, and those that show what tables show without there being one."""


def server_imports() -> dict[str, set[str]]:
    """Which modules of the server each of them imports, by dotted name below `hearthside.server`."""
    root = PACKAGE / "server"
    modules = {
        ".".join(path.relative_to(root).with_suffix("").parts): path for path in root.rglob("*.py")
    }
    found: dict[str, set[str]] = {}
    for module, path in modules.items():
        names = {name.removeprefix("hearthside.server.") for _, name in imports(path)}
        found[module] = set()
        for name in names:
            for candidate in (name, name.rpartition(".")[0]):
                if candidate in modules and candidate != module:
                    found[module].add(candidate)
                    break
    return found


def room(module: str) -> str:
    """The folder a module of the server lies in; `plain` for those beside the folders, which know no table."""
    first, dot, _ = module.partition(".")
    return first if dot else "above" if module in ABOVE else "plain"


def test_the_rooms_of_the_server_import_only_what_lies_below_them() -> None:
    wrong = [
        f"{module} imports {other}"
        for module, others in server_imports().items()
        if room(module) in SERVER_MAY
        for other in others
        if room(other) not in SERVER_MAY[room(module)]
    ]
    wrong += [
        f"{module} imports {other}"
        for module, others in server_imports().items()
        if room(module) == "plain"
        for other in others
        if room(other) in ("tables", "bots", "admin", "above")
    ]
    assert not wrong


def test_no_modules_of_the_server_import_each_other_in_a_circle() -> None:
    graph = server_imports()
    assert graph["bots.turns"] >= {"tables.choices", "tables.following"}
    done: set[str] = set()

    def circle(module: str, path: tuple[str, ...]) -> tuple[str, ...]:
        if module in path:
            return (*path[path.index(module) :], module)
        if module in done:
            return ()
        for other in sorted(graph[module]):
            if found := circle(other, (*path, module)):
                return found
        done.add(module)
        return ()

    for module in graph:
        assert not circle(module, ())
