"""Mutants that change nothing, listed by hand with the reason. An entry lapses when its function changes."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from .mutants import Mutant

HEAD = """\
# Mutants that change nothing anybody could see, each with the reason. `make prove` leaves them out of its figures.
#
# An entry holds for the function as it was: `function` is its hash. When the function changes the entry lapses, and is
# judged anew. Before adding one, look for dead code: a guard that cannot be false is better deleted. Never list what is
# only not tested yet. `python -m tools.prove --equivalent KEY "reason"` writes an entry for a survivor.
"""
MANY = 5
"""From how many percent of a file's mutants on there are suspiciously many."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One mutant of one function, and why it changes nothing."""

    file: str
    unit: str
    change: str
    nth: int
    function: str
    reason: str

    def fits(self, mutant: Mutant) -> bool:
        """Whether it is about this mutant, in a function that has not changed since."""
        return self == entry_for(mutant, self.reason)


def entry_for(mutant: Mutant, reason: str) -> Entry:
    """What would excuse a mutant."""
    return Entry(mutant.file, mutant.unit, mutant.shown, mutant.nth, mutant.body, reason)


class Excuses:
    """The list, as it stands in its file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.entries: list[Entry] = []
        if path.exists():
            said = tomllib.loads(path.read_text(encoding="utf-8"))
            self.entries = [Entry(**{"nth": 1, **entry}) for entry in said.get("equivalent", [])]

    def reasons(self, mutants: Iterable[Mutant]) -> dict[str, str]:
        """The reasons of those mutants that are on the list, by key."""
        by_place = {(e.file, e.unit, e.change, e.nth, e.function): e.reason for e in self.entries}
        places = ((m, (m.file, m.unit, m.shown, m.nth, m.body)) for m in mutants)
        return {m.key: by_place[place] for m, place in places if place in by_place}

    def lapsed(self, mutants: list[Mutant]) -> list[Entry]:
        """Entries about the files of these mutants that are about none of them any more."""
        files = {mutant.file for mutant in mutants}
        here = {entry_for(mutant, "") for mutant in mutants}
        return [
            entry
            for entry in self.entries
            if entry.file in files
            and Entry(entry.file, entry.unit, entry.change, entry.nth, entry.function, "")
            not in here
        ]

    def add(self, mutant: Mutant, reason: str) -> None:
        """Write an entry for a mutant, in place of lapsed ones about the same change."""
        entry = entry_for(mutant, reason)
        same = (entry.file, entry.unit, entry.change, entry.nth)
        self.entries = [e for e in self.entries if (e.file, e.unit, e.change, e.nth) != same]
        self.entries.append(entry)
        self.write()

    def write(self) -> None:
        """The whole list in order of files and functions."""
        self.entries.sort(key=lambda e: (e.file, e.unit, e.change, e.nth))
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(HEAD + "".join(map(_toml, self.entries)), encoding="utf-8")


def _toml(entry: Entry) -> str:
    lines = ["", "[[equivalent]]"]
    for name in ("file", "unit", "change", "nth", "function", "reason"):
        value = getattr(entry, name)
        if name != "nth" or value != 1:
            lines.append(f"{name} = {json.dumps(value, ensure_ascii=False)}")
    return "\n".join(lines) + "\n"
