"""How well each rule is proven: the marks of the tests, and what breaking the rules turned red.

Nothing is run: marks are read from the tests, and what `make prove` found from the summary it wrote.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hearthside.kernel import Rulebook

STATES = {
    "proven": "proven: breaking a line that enforces it turns a test of it red",
    "marked": "marked but not proven",
    "open": "open, in the book and not built",
    "cardboard": "about cardboard",
    "unmarked": "without any test",
}
"""What can be said of a rule."""


@dataclass(frozen=True, slots=True)
class Proof:
    """A test that is marked with a rule's id."""

    rule: str
    test: str
    line: int


def folder_of(game: str) -> Path | None:
    """The folder that holds a game's tests in the source tree we run from, or None."""
    for root in (Path(__file__).resolve().parents[3], Path.cwd()):
        folder = root / "tests" / "games" / game
        if folder.is_dir():
            return folder
    return None


def proofs(folder: Path) -> Iterator[Proof]:
    """Every rule mark of the test files below `folder`."""
    for path in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        for node in tree.body:
            yield from _marks(node, path.relative_to(folder).as_posix())


def judged(game: str, book: Rulebook, folder: Path) -> dict[str, list[str]]:
    """The rules of a game in each state, in the order of the book."""
    marked = {proof.rule for proof in proofs(folder)}
    broken = killed_by_own_tests(game, folder)
    states: dict[str, list[str]] = {state: [] for state in STATES}
    for rule in book.rules.values():
        if rule.na:
            state = "cardboard"
        elif rule.open:
            state = "open"
        elif rule.id not in marked:
            state = "unmarked"
        else:
            state = "proven" if rule.id in broken else "marked"
        states[state].append(rule.id)
    return states


def killed_by_own_tests(game: str, folder: Path) -> set[str]:
    """The rules for which the last proof broke a line and a test that carries the rule turned red."""
    rules = _summary(game, folder).get("rules", {})
    return {rule for rule, (_, own, *_) in rules.items() if own}


def proven_how(game: str, folder: Path) -> str:
    """What the last proof broke: everything, a sample, or nothing because there is none."""
    said = _summary(game, folder)
    if not said:
        return "never proven: no line has been broken"
    if "sample" not in said:
        return "proven whole"
    terms = said["sample"]
    return (
        f"proven by a sample: {terms['size']:,} of {terms['of']:,} changes to its rules were tried, "
        f"and {terms['each']} for every rule"
    )


def _summary(game: str, folder: Path) -> dict[str, Any]:
    """The last proof as it was committed, or nothing."""
    path = folder.parents[2] / "docs" / "proof" / f"{game}.json"
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def _marks(node: ast.stmt, test: str) -> Iterator[Proof]:
    """The marks of one statement: of a test, of a class of tests, or of the whole module."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        if not node.name.lower().startswith("test"):
            return
        test = f"{test}::{node.name}"
        for decorator in node.decorator_list:
            yield from _ids(decorator, test)
        if isinstance(node, ast.ClassDef):
            for inner in node.body:
                yield from _marks(inner, test)
    elif isinstance(node, ast.Assign) and any(
        isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets
    ):
        yield from _ids(node.value, test)


def _ids(expression: ast.expr, test: str) -> Iterator[Proof]:
    """The ids of every `pytest.mark.rule(...)` within an expression; only literal ids count."""
    for node in ast.walk(expression):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr == "rule"
            and ast.unparse(node.func.value) in ("pytest.mark", "mark")
        ):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield Proof(argument.value, test, argument.lineno)
