"""Facts in data files: a line of TOML that cites a rule is broken like a line of code, number by number."""

from __future__ import annotations

import builtins
import io
import re
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

from .citing import ID
from .mutants import Mutant, Source, short_hash
from .scope import Aside, Subject

_TABLE = re.compile(r"\s*\[\[?([^\]]+)\]\]?\s*(#.*)?$")
_KEY = re.compile(r"\s*([\w-]+)\s*=")
_FACT = re.compile(r"(?<![\w.])(\d+)(?![\d.])|\b(true|false)\b")


class _Edit(NamedTuple):
    """A fact of a line: where it stands, and what takes its place."""

    line: int
    start: int
    end: int
    other: str


class Data:
    """A data file with a mutant for every fact on lines that cite a rule.

    Cited is a line with an id in its comment or in the comment lines right above it, and the whole of a table whose
    head is. Words are left alone: strings in several lines, and values of the keys that `aside` names.
    """

    def __init__(self, root: Path, file: str, aside: Aside) -> None:
        self.file = file
        self.path = str(root / file)
        self.text = Path(self.path).read_text(encoding="utf-8")
        self.mutants: list[Mutant] = []
        self.units: dict[str, str] = {}
        self._aside = aside
        self._lines = self.text.split("\n")
        self._edits: list[_Edit] = []
        self._collect()

    def build(self, mutant: Mutant) -> str:
        """The file with one mutant in it."""
        edit = self._edits[mutant.number]
        line = self._lines[edit.line]
        lines = [*self._lines]
        lines[edit.line] = line[: edit.start] + edit.other + line[edit.end :]
        return "\n".join(lines)

    def _collect(self) -> None:
        table, of_table, above = "", list[str](), list[str]()
        bodies = self._bodies()
        seen: Counter[str] = Counter()
        words = prose = False
        for number, text in enumerate(self._lines):
            code, _, comment = text.partition("#")
            if not code.strip():
                above = above + ID.findall(comment) if comment else []
                continue
            head = _TABLE.match(text)
            here = ID.findall(comment) or above
            above = []
            if head:
                table, of_table, words = head[1], here, False
                continue
            if key := _KEY.match(code):
                words = key[1] in self._aside.words
            if code.count('"""') % 2:
                prose = not prose
            ids = here or of_table
            if ids and not words and not prose and '"""' not in code:
                unit = f"[{table}]" if table else "<top>"
                for edit in _facts(number, code):
                    self._add(edit, unit, bodies[table], ids, seen)

    def _bodies(self) -> dict[str, str]:
        """The hash of each table."""
        texts: dict[str, str] = {"": ""}
        table = ""
        for text in self._lines:
            if head := _TABLE.match(text):
                table = head[1]
            texts[table] = texts.get(table, "") + text.partition("#")[0].rstrip() + "\n"
        return {name: short_hash(text) for name, text in texts.items()}

    def _add(self, edit: _Edit, unit: str, body: str, ids: list[str], seen: Counter[str]) -> None:
        line = self._lines[edit.line]
        old = line.partition("#")[0].strip()
        new = (line[: edit.start] + edit.other + line[edit.end :]).partition("#")[0].strip()
        shown = f"`{old}` → `{new}`"
        seen[f"{unit}|{shown}"] += 1
        self.units[unit] = body
        self.mutants.append(
            Mutant(
                file=self.file,
                number=len(self._edits),
                line=edit.line + 1,
                unit=unit,
                body=body,
                shown=shown,
                nth=seen[f"{unit}|{shown}"],
                key=short_hash(f"{self.file}|{unit}|{shown}|{seen[f'{unit}|{shown}']}"),
                ids=tuple(dict.fromkeys(ids)),
                on_line=True,
                spans=((edit.line + 1, edit.line + 1),),
            )
        )
        self._edits.append(edit)


def _facts(number: int, code: str) -> list[_Edit]:
    """Every number of a line, one more; every true and false, turned."""
    start = key.end() if (key := _KEY.match(code)) else 0
    found = []
    for fact in _FACT.finditer(code, start):
        other = str(int(fact[1]) + 1) if fact[1] else {"true": "false", "false": "true"}[fact[2]]
        found.append(_Edit(number, fact.start(), fact.end(), other))
    return found


def sources(subject: Subject) -> dict[str, Source | Data]:
    """Every file of a subject with its mutants."""
    return {
        file: (Source if file.endswith(".py") else Data)(subject.root, file, subject.aside)
        for file in subject.files
    }


def disguise(path: str, text: str) -> None:
    """In a child: whoever reads that file reads this text."""
    usual = io.open

    def opened(file: Any, mode: str = "r", *rest: Any, **more: Any) -> Any:
        if isinstance(file, str | Path) and str(file) == path and "r" in mode:
            return io.BytesIO(text.encode()) if "b" in mode else io.StringIO(text)
        return usual(file, mode, *rest, **more)

    io.open = opened
    builtins.open = opened
