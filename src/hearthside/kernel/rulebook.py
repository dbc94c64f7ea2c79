"""The rule book as data: ids and texts of our own, read from a game's `rulebook.md`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib import resources
from typing import NewType

RuleId = NewType("RuleId", str)
"""The id of a rule, such as VS-049."""

_ENTRY = re.compile(r"- \*\*([A-Z]{2}-\d{3,4}[a-z]?)\*\*\s+(.*)", re.DOTALL)
_NOTES = re.compile(r"\*(Reading|Open|Not applicable):\*\s*")


class RulebookError(ValueError):
    """A rule book that cannot be read: the line and what is wrong with it.

    >>> raise RulebookError("line 3: VS-001 stands twice")
    Traceback (most recent call last):
    hearthside.kernel.rulebook.RulebookError: line 3: VS-001 stands twice
    """


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: its text, the reading chosen where the source is unclear, why nothing enforces it.

    `open` says why a rule of the book has not been built, `na` why one is about cardboard and not about play; `page`
    names the data that both states and enforces it, where a game's pages have their rules from there.

    >>> Rule("PF-001", "Start", "Deal three cards.").applies
    True
    """

    id: str
    chapter: str
    text: str
    reading: str = ""
    na: str = ""
    open: str = ""
    page: str = ""

    @property
    def applies(self) -> bool:
        """Whether code here has to enforce it."""
        return not self.na and not self.open


class Rulebook:
    """The rules of one game, by id, in the order of the book.

    >>> book = Rulebook.parse("# Pilfer\\n## Start\\n- **PF-001** Deal three cards.\\n")
    >>> book["PF-001"].text, list(book.chapters), "PF-009" in book
    ('Deal three cards.', ['Start'], False)
    """

    def __init__(self, title: str, rules: list[Rule]) -> None:
        self.title = title
        self.rules: dict[str, Rule] = {rule.id: rule for rule in rules}
        self.chapters: dict[str, list[Rule]] = {}
        for rule in rules:
            self.chapters.setdefault(rule.chapter, []).append(rule)

    @staticmethod
    def load(package: str) -> Rulebook:
        """The rule book that lies beside a game's `__init__.py`.

        >>> "PF-001" in Rulebook.load("hearthside.games.pilfer")
        True
        """
        return Rulebook.parse(resources.files(package).joinpath("rulebook.md").read_text("utf-8"))

    @staticmethod
    def parse(text: str) -> Rulebook:
        """Read a rule book; anything but headings, prose and rule entries is refused.

        >>> Rulebook.parse("# T\\n- **PF-001** One.\\n")
        Traceback (most recent call last):
        hearthside.kernel.rulebook.RulebookError: line 2: PF-001 stands before the first chapter
        """
        title, chapter = "", ""
        rules: list[Rule] = []
        seen: set[str] = set()
        lines = text.splitlines()
        for number, line in enumerate(lines, 1):
            if line.startswith("# "):
                title = line.removeprefix("# ").strip()
            elif line.startswith("## "):
                chapter = line.removeprefix("## ").strip()
            elif line.startswith("- **"):
                entry = _ENTRY.match(_whole(lines, number))
                if entry is None:
                    raise RulebookError(f"line {number}: not a rule entry: {line[:40]!r}")
                name, body = entry.groups()
                if name in seen:
                    raise RulebookError(f"line {number}: {name} stands twice")
                if not chapter:
                    raise RulebookError(f"line {number}: {name} stands before the first chapter")
                seen.add(name)
                rules.append(_rule(name, chapter, body, number))
        if not rules:
            raise RulebookError("line 1: a rule book without a rule")
        return Rulebook(title, rules)

    def __getitem__(self, name: str) -> Rule:
        return self.rules[name]

    def __contains__(self, name: object) -> bool:
        return name in self.rules

    def __len__(self) -> int:
        return len(self.rules)

    def search(self, words: str) -> list[Rule]:
        """The rules that hold every one of these words, in text or id; if none does, those of a chapter called so.

        >>> book = Rulebook.parse("# T\\n## Set-up\\n- **PF-001** Deal three cards.\\n- **PF-002** Pass.\\n")
        >>> [rule.id for rule in book.search("CARDS deal")], [rule.id for rule in book.search("set-up")]
        (['PF-001'], ['PF-001', 'PF-002'])
        """
        wanted = words.lower().split()

        def hold(text: str) -> bool:
            return all(word in text.lower() for word in wanted)

        rules = list(self.rules.values())
        said = [rule for rule in rules if hold(f"{rule.id} {rule.text} {rule.reading}")]
        return said or [rule for rule in rules if hold(rule.chapter)]


def _whole(lines: list[str], number: int) -> str:
    """An entry with its continuation lines, which are indented."""
    parts = [lines[number - 1]]
    for line in lines[number:]:
        if not line.startswith("  "):
            break
        parts.append(line.strip())
    return " ".join(parts)


def _rule(name: str, chapter: str, body: str, number: int) -> Rule:
    text, *notes = _NOTES.split(body)
    said = dict(zip(notes[::2], (note.strip() for note in notes[1::2]), strict=True))
    if not text.strip():
        raise RulebookError(f"line {number}: {name} has no text")
    return Rule(
        name,
        chapter,
        text.strip(),
        reading=said.get("Reading", ""),
        na=said.get("Not applicable", ""),
        open=said.get("Open", ""),
    )
