"""Replays, golden games and random runs are marked as witnesses: they notice any change and prove no rule."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parents[1]
# Names of the house that play many choices at once, or play recorded ones again.
RUNS = {"drift", "lines_of", "planned", "play_out"}
FOLDERS = [TESTS / "conformance", TESTS / "golden", *sorted((TESTS / "games").iterdir())]

Name = tuple[str, str]
"""A function of a folder of tests: its module and its name."""


class Folder:
    """The functions of a folder of tests, and which of them run games by chance, by bots or by records."""

    def __init__(self, folder: Path) -> None:
        self.functions: dict[Name, ast.FunctionDef] = {}
        self.marked: set[Name] = set()
        self.names: dict[str, dict[str, Name]] = {}
        self.house: dict[str, set[str]] = {}
        for path in sorted(folder.glob("*.py")):
            self._read(path)
        self.running = {name for name, node in self.functions.items() if self._runs(name[0], node)}
        for _ in range(4):  # what calls a function that runs games runs games
            self.running |= {
                name
                for name, node in self.functions.items()
                if not self.running.isdisjoint(self._called(name[0], node))
            }

    def _read(self, path: Path) -> None:
        tree, module = ast.parse(path.read_text(encoding="utf-8")), path.stem
        names = self.names[module] = {}
        house = self.house[module] = set()
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                self.functions[module, node.name] = node
                names[node.name] = (module, node.name)
            elif isinstance(node, ast.ImportFrom) and node.level == 1:
                for alias in node.names:
                    names[alias.asname or alias.name] = (node.module or alias.name, alias.name)
            elif isinstance(node, ast.ImportFrom) and _is_house(node.module or ""):
                house |= {alias.asname or alias.name for alias in node.names}
        whole = any(
            isinstance(node, ast.Assign)
            and ast.unparse(node.targets[0]) == "pytestmark"
            and "mark.witness" in ast.unparse(node.value)
            for node in tree.body
        )
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                if whole or any("mark.witness" in ast.unparse(d) for d in node.decorator_list):
                    self.marked.add((module, node.name))

    def _runs(self, module: str, node: ast.FunctionDef) -> bool:
        """Whether a function itself plays by chance, by a bot or by a record."""
        plain, methods = set(), set()
        for call in (each for each in ast.walk(node) if isinstance(each, ast.Call)):
            if isinstance(call.func, ast.Name):
                plain.add(call.func.id)
            elif isinstance(call.func, ast.Attribute):
                methods.add(ast.unparse(call.func))
        last = {method.split(".")[-1] for method in methods}
        by_chance = "Random" in plain and "choose" in last
        by_bots = "bots" in self.house[module] and "bots.make" in methods
        return by_chance or by_bots or "replay" in last or bool(plain & RUNS & self.house[module])

    def _called(self, module: str, node: ast.FunctionDef) -> Iterator[Name]:
        """The functions of this folder that a function calls, by name or through their module."""
        for call in (each for each in ast.walk(node) if isinstance(each, ast.Call)):
            if isinstance(call.func, ast.Name) and call.func.id in self.names[module]:
                yield self.names[module][call.func.id]
            elif isinstance(call.func, ast.Attribute) and isinstance(call.func.value, ast.Name):
                found = self.names[module].get(call.func.value.id)
                if found is not None:
                    yield found[1], call.func.attr


def _is_house(module: str) -> bool:
    """Whether a module is ours and no game's: a rule may share its name with something of the house."""
    return module.startswith("hearthside") and not module.startswith("hearthside.games.")


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_whatever_runs_games_is_a_witness(folder: Path) -> None:
    tests = Folder(folder)
    wrong = [
        f"{module}.py::{name}"
        for module, name in sorted(tests.running - tests.marked)
        if name.startswith("test_") and module.startswith("test_")
    ]
    assert not wrong, "mark them with @pytest.mark.witness"


def test_the_reader_follows_calls_into_helping_modules(tmp_path: Path) -> None:
    """The reader itself is right, or the test above proves nothing."""
    (tmp_path / "many.py").write_text(
        "from hearthside.kernel import play_out\n"
        "def all_of_them(s): return play_out(None, s)\n"
        "def drift(s): return s\n"
    )
    (tmp_path / "test_some.py").write_text(
        "import pytest\n"
        "from random import Random\n"
        "from . import many\n"
        "from .many import all_of_them, drift\n"
        "def test_by_name(): assert all_of_them(1)\n"
        "def test_by_module(): assert many.all_of_them(1)\n"
        "def test_by_chance(session): session.choose(Random(1).choice(session.options))\n"
        "def test_replayed(record): assert record.replay(None)\n"
        "def test_of_a_rule_called_drift(): assert drift(1)\n"
        "@pytest.mark.witness\n"
        "def test_marked(): assert all_of_them(1)\n"
    )
    tests = Folder(tmp_path)
    running = {name for _, name in tests.running}
    assert running >= {"test_by_name", "test_by_module", "test_by_chance", "test_replayed"}
    assert "test_of_a_rule_called_drift" not in running
    assert tests.marked == {("test_some", "test_marked")}
