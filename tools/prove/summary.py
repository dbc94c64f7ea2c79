"""The figures of a proof: by file, by rule, and what is needed to know later what has been touched since."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, astuple, dataclass, field
from pathlib import Path
from typing import Any

from .data import Data
from .mutants import Source
from .results import BROKEN, KILLED, Result
from .sampling import Sample, Terms
from .scope import Subject


@dataclass
class Tally:
    """What became of some mutants, those that are equivalent or cannot be imported aside.

    For a rule, `own` were killed by tests that carry it. For a file, by tests that carry a rule of the mutant.
    """

    mutants: int = 0
    own: int = 0
    other: int = 0
    witness: int = 0
    living: int = 0
    equivalent: int = 0
    broken: int = 0

    def add(self, other: Tally) -> None:
        """Count others with these."""
        for name in self.__dataclass_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))

    @property
    def percent(self) -> float:
        """How many of a hundred died by tests that assert something."""
        return 100 * (self.own + self.other) / self.mutants if self.mutants else 100.0


@dataclass
class Summary:
    """A subject's last proof, as it is committed."""

    subject: str
    files: dict[str, Tally] = field(default_factory=dict)
    rules: dict[str, Tally] = field(default_factory=dict)
    units: dict[str, dict[str, str]] = field(default_factory=dict)
    living: set[str] = field(default_factory=set)
    sample: Terms | None = None  # how its mutants were drawn, if they are not all there are

    def rooms(self, subject: Subject) -> dict[str, Tally]:
        """The figures of rules and of content."""
        rooms: dict[str, Tally] = {}
        for file, tally in self.files.items():
            rooms.setdefault(subject.room(f"{subject.folder}/{file}"), Tally()).add(tally)
        return rooms

    def at_bar(self, subject: Subject, bar: dict[str, int]) -> bool:
        """Whether enough died, in every room."""
        return all(tally.percent >= bar[room] for room, tally in self.rooms(subject).items())

    def write(self, path: Path) -> None:
        """As JSON with one line for each file and each rule, so that changes read well."""
        parts = {
            "subject": json.dumps(self.subject),
            **({"sample": json.dumps(asdict(self.sample))} if self.sample else {}),
            "files": _lines({f: list(astuple(t)) for f, t in self.files.items()}),
            "rules": _lines({r: list(astuple(t))[:5] for r, t in sorted(self.rules.items())}),
            "units": _lines(self.units),
            "living": json.dumps(sorted(self.living)),
        }
        body = ",\n".join(f'"{name}": {text}' for name, text in parts.items())
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{{\n{body}\n}}\n", encoding="utf-8")


def _lines(entries: dict[str, Any]) -> str:
    rows = (
        f"  {json.dumps(name)}: {json.dumps(value, ensure_ascii=False, separators=(', ', ': '))}"
        for name, value in entries.items()
    )
    return "{\n" + ",\n".join(rows) + "\n}" if entries else "{}"


def read_summary(path: Path) -> Summary | None:
    """The last proof of a subject, or None if none was committed."""
    if not path.exists():
        return None
    said = json.loads(path.read_text(encoding="utf-8"))
    return Summary(
        said["subject"],
        {file: Tally(*counts) for file, counts in said["files"].items()},
        {rule: Tally(*counts) for rule, counts in said["rules"].items()},
        said["units"],
        set(said["living"]),
        Terms(**said["sample"]) if "sample" in said else None,
    )


def summarize(
    subject: Subject,
    sources: Iterable[Source | Data],
    results: dict[str, Result],
    reasons: dict[str, str],
    sample: Sample | None = None,
) -> Summary:
    """The figures over all mutants of a subject, or over a sample.

    No function counts as proven by a sample, so its summary has no `units`.
    """
    summary = Summary(subject.name, sample=sample.terms if sample else None)
    for source in sources:
        short = subject.short(source.file)
        tally = summary.files[short] = Tally()
        if sample is None:
            summary.units[short] = {m.unit: m.body for m in source.mutants}
        for mutant in source.mutants:
            counts = sample is None or mutant.key in sample.counted
            if mutant.key in reasons:
                tally.add(Tally(equivalent=counts))
                continue
            result = results.get(mutant.key)
            if result is None and sample is not None:
                continue
            assert result is not None, mutant.where
            if counts:
                tally.add(_counted(result))
            if result.state == BROKEN:
                continue
            if result.state != KILLED:
                summary.living.add(mutant.key)
            for rule in mutant.ids:
                said = _of_rule(result, rule)
                summary.rules.setdefault(rule, Tally()).add(said)
    return summary


def _counted(result: Result) -> Tally:
    if result.state == BROKEN:
        return Tally(broken=1)
    if result.state == KILLED:
        return Tally(1, own=1) if result.by else Tally(1, other=1)
    return Tally(1, witness=1) if result.witness else Tally(1, living=1)


def _of_rule(result: Result, rule: str) -> Tally:
    if rule in result.by:
        return Tally(1, own=1)
    if result.state == KILLED:
        return Tally(1, other=1)
    return Tally(1, witness=1) if result.witness else Tally(1, living=1)
