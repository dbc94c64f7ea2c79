"""Files of results: a head with the plan, then one line of JSON a game, in order. `.gz` is packed."""

from __future__ import annotations

import gzip
import io
import json
import os
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from hearthside.games import UnknownGame, load

from .plan import Plan, StudyError
from .playing import Line


def dumps(data: Any) -> str:
    """Data as one line, always the same for the same data."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


class Results:
    """A file of results being written: every chunk goes out at once, so a kill costs no more than one.

    >>> import tempfile
    >>> from .plan import planned
    >>> plan = planned("pilfer", [{}], [["random"]], rounds=2)
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     results = Results.begin(Path(folder) / "two.jsonl", plan)
    ...     results.add([{"n": 0}, {"n": 1}]); results.finish()
    ...     [line["n"] for line in read(Path(folder) / "two.jsonl")[1]]
    [0, 1]
    """

    def __init__(self, path: Path, head: dict[str, Any], done: set[int], ordered: bool) -> None:
        self.path = path
        self.head = head
        self.done = done
        self._ordered = ordered
        self._last = max(done, default=-1)

    @staticmethod
    def begin(path: Path, plan: Plan) -> Results:
        """A new file; one that is there already is not written over."""
        if path.exists():
            raise StudyError(f"{path} is there already; --resume goes on with it")
        head = plan.head()
        results = Results(path, head, set(), True)
        results._append([head])
        return results

    @staticmethod
    def resume(path: Path, plan: Plan) -> Results:
        """Go on with a file of the same plan; a line that was cut short is dropped."""
        if not path.exists():
            return Results.begin(path, plan)
        whole, head, lines = _load(path)
        wanted = json.loads(dumps(plan.head()))
        for key in wanted | head:
            if head.get(key) != wanted.get(key):
                raise StudyError(
                    f"{path} holds another study: its {key} is {_short(head.get(key))}, "
                    f"not {_short(wanted.get(key))}"
                )
        numbers = [line["n"] for line in lines]
        results = Results(path, head, set(numbers), numbers == sorted(set(numbers)))
        if not whole:
            results._rewrite({line["n"]: line for line in lines})
        return results

    def add(self, lines: Iterable[Line]) -> None:
        """Append games that were played."""
        fresh = [line for line in lines if line["n"] not in self.done]
        if not fresh:
            return
        numbers = [line["n"] for line in fresh]
        self._ordered = self._ordered and numbers[0] > self._last and numbers == sorted(numbers)
        self._last = max(self._last, *numbers)
        self.done.update(numbers)
        self._append(fresh)

    def finish(self) -> None:
        """Bring the lines into order, if a stop and a resume left them out of it."""
        if not self._ordered:
            _, _, lines = _load(self.path)
            self._rewrite({line["n"]: line for line in lines})
            self._ordered = True

    def _append(self, lines: list[dict[str, Any]]) -> None:
        try:
            with self.path.open("ab") as file:
                file.write(_packed(self.path, lines))
                file.flush()
        except OSError as error:
            raise StudyError(f"{self.path} cannot be written: {error.strerror}") from None

    def _rewrite(self, lines: dict[int, Line]) -> None:
        """Write the whole file anew beside the old one, then put it in its place."""
        beside = self.path.with_name(f".{self.path.name}.new")
        with beside.open("wb") as file:
            file.write(_packed(self.path, [self.head]))
            ordered = [lines[number] for number in sorted(lines)]
            for at in range(0, len(ordered), 500):
                file.write(_packed(self.path, ordered[at : at + 500]))
            file.flush()
            os.fsync(file.fileno())
        beside.replace(self.path)


def _packed(path: Path, lines: list[dict[str, Any]]) -> bytes:
    text = "".join(f"{dumps(line)}\n" for line in lines).encode()
    return gzip.compress(text, 6, mtime=0) if path.suffix == ".gz" else text


def _short(value: Any) -> str:
    text = dumps(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def read(path: Path) -> tuple[dict[str, Any], list[Line]]:
    """The head and the games of a file of results, in order."""
    _, head, lines = _load(path)
    return head, sorted(lines, key=lambda line: int(line["n"]))


def _load(path: Path) -> tuple[bool, dict[str, Any], list[Line]]:
    """Whether the file is whole, its head, and its games as they lie in it."""
    whole = True
    lines: list[Line] = []
    try:
        text = list(_text(path))
    except OSError as error:
        raise StudyError(f"{path}: {error.strerror or error}") from None
    for number, line in enumerate(text, 1):
        try:
            entry = json.loads(line)
        except ValueError:
            if number == 1 or number < len(text):
                raise StudyError(f"{path}: line {number} is not JSON") from None
            whole = False
            break
        if not isinstance(entry, dict) or (number > 1 and not isinstance(entry.get("n"), int)):
            raise StudyError(f"{path}: line {number} is not a line of results")
        whole = whole and line.endswith("\n")
        lines.append(entry)
    head = lines.pop(0) if lines else {}
    if head.get("results") != 1 or "game" not in head:
        raise StudyError(f"{path}: line 1: not a file of results")
    try:
        load(head["game"])
    except UnknownGame as error:
        raise StudyError(f"{path}: line 1: {error}") from None
    return whole, head, lines


def _text(path: Path) -> Iterator[str]:
    """The lines of a file; of a packed file that was cut short, those that can be had."""
    if path.suffix != ".gz":
        with path.open(encoding="utf-8", errors="replace") as plain:
            yield from plain
        return
    with gzip.open(path, "rb") as packed, io.TextIOWrapper(packed, "utf-8") as text:
        try:
            yield from text
        except (EOFError, zlib.error):
            yield "{"


def rules_changed(head: dict[str, Any]) -> bool:
    """Whether the game's rules are another version than those the results were played by."""
    return bool(load(head["game"]).version != head["rules"])
