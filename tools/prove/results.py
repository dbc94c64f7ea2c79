"""What became of each mutant: one line of JSON each, written at once, read again by the next run."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from .mutants import Mutant, short_hash
from .suite import Kind, Test

KILLED, LIVING, UNRUN, BROKEN = "killed", "living", "unrun", "broken"
"""A test turned red; none did; no test runs the line; the program cannot even be imported."""


@dataclass
class Result:
    """What became of a mutant.

    `by` names for each rule it breaks a test that carries it and turned red; `killer` is the first red test. `tried`
    are the tests it has outlived. `world` is the hash of all code at that time.
    """

    key: str
    body: str
    ids: list[str]
    state: str
    by: dict[str, str] = field(default_factory=dict)
    killer: str = ""
    kind: int = int(Kind.WITNESS)
    texts: dict[str, str] = field(default_factory=dict)
    tried: frozenset[str] = frozenset()
    world: str = ""
    witness: str = ""
    watched: frozenset[str] = frozenset()
    timeout: bool = False
    cold: bool = False
    seconds: float = 0.0

    def fits(self, mutant: Mutant) -> bool:
        """Whether it is about this very mutant: the same code around it, the same rules."""
        return self.body == mutant.body and self.ids == list(mutant.ids)

    def stands(self, tests: dict[str, Test]) -> bool:
        """Whether the tests that turned red are still what they were."""
        return all(name in tests and tests[name].text == text for name, text in self.texts.items())

    def untried(self, mutant: Mutant, tests: Iterable[Test]) -> list[Test]:
        """The tests that could still say more: of a dead mutant those of rules that nobody told yet."""
        left = [test for test in tests if test.text not in self.tried]
        if self.state == KILLED:
            open_ids = set(mutant.ids) - self.by.keys()
            left = [
                t for t in left if not t.rules.isdisjoint(open_ids) and t.name not in self.texts
            ]
        return left


class Log:
    """The results of a subject in a file that only grows; sets of tests are written once."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.results: dict[str, Result] = {}
        self._sets: dict[str, frozenset[str]] = {"": frozenset()}
        if path.exists():
            text = path.read_text(encoding="utf-8")
            for line in text.splitlines():
                self._take(line)
            if text and not text.endswith("\n"):  # a run was stopped while it wrote
                path.write_text(text + "\n", encoding="utf-8")

    def _take(self, line: str) -> None:
        try:
            data = json.loads(line)
        except json.JSONDecodeError:
            return  # the last line of a run that was stopped
        if "set" in data:
            self._sets[data["set"]] = frozenset(data["of"])
            return
        for name in ("tried", "watched"):
            data[name] = self._sets.get(data.get(name, ""), frozenset())
        self.results[data["key"]] = Result(**data)

    def write(self, result: Result) -> None:
        """Remember a result, now and for the next run."""
        self.results[result.key] = result
        data: dict[str, Any] = asdict(result)
        lines = []
        for name in ("tried", "watched"):
            digest = short_hash(" ".join(sorted(data[name]))) if data[name] else ""
            if digest not in self._sets:
                self._sets[digest] = data[name]
                lines.append(json.dumps({"set": digest, "of": sorted(data[name])}))
            data[name] = digest
        lines.append(
            json.dumps({k: v for k, v in data.items() if v or k in ("key", "body", "ids", "kind")})
        )
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as log:
            log.write("\n".join(lines) + "\n")
