"""Results files: JSON lines, the plan first, then a line for each game in the order of their numbers."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TextIO

from .plan import Plan
from .play import Result

MAGIC = "hearthside results 1"


class ResultsError(ValueError):
    """A results file that cannot be taken: the line and the reason."""

    def __init__(self, path: Path, line: int, reason: str) -> None:
        super().__init__(f"{path}: line {line}: {reason}")


class Results:
    """A results file being written: games may come in any order and are written in theirs."""

    def __init__(self, file: TextIO, done: int) -> None:
        self.file = file
        self.next = done
        self.waiting: dict[int, Result] = {}

    def add(self, result: Result) -> None:
        """Take a result in; it is written once all before it are."""
        self.waiting[result.number] = result
        while self.next in self.waiting:
            self.file.write(_line(self.waiting.pop(self.next).data()))
            self.next += 1

    @staticmethod
    def begin(file: TextIO, plan: Plan) -> Results:
        """Begin a file with its plan."""
        file.write(_line({"format": MAGIC, "plan": plan.data()}))
        return Results(file, 0)


def _line(data: dict[str, Any]) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False) + "\n"


def read(path: Path) -> tuple[Plan, list[Result]]:
    """The plan and the results of a file; a last line that was cut off is left out."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    plan = _plan(path, lines)
    return plan, list(_results(path, lines, plan))


def _plan(path: Path, lines: list[str]) -> Plan:
    try:
        head = json.loads(lines[0])
        if head["format"] != MAGIC:
            raise KeyError(head["format"])
        return Plan.of(head["plan"])
    except (IndexError, KeyError, TypeError, ValueError):
        raise ResultsError(path, 1, "not a file of Hearthside results") from None


def _results(path: Path, lines: list[str], plan: Plan) -> Iterator[Result]:
    for number, line in enumerate(lines[1:]):
        if not line.endswith("\n"):
            return  # the run was stopped in the middle of this line
        try:
            result = Result.of(json.loads(line))
        except (TypeError, KeyError, ValueError):
            raise ResultsError(path, number + 2, "not a result") from None
        if result.number != number or result.seed != plan.job(number).seed:
            raise ResultsError(path, number + 2, f"game {result.number} where {number} belongs")
        yield result


def mend(path: Path) -> tuple[Plan, list[Result]]:
    """Read a file to go on with, and cut off a last line that is not whole."""
    plan, results = read(path)
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join(lines[: len(results) + 1]), encoding="utf-8")
    return plan, results
