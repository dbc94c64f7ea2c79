"""What has changed since the last proof, judged within a bound of time.

A function counts as touched when its hash is not the one that was proven; so nothing depends on the history that a clone
has. Red is only what is certain and somebody's to mend: see docs/proving.md.
"""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field
from functools import partial

from .bench import Task
from .console import Screen
from .data import Data, sources
from .driver import Proof, prove
from .equivalent import Excuses
from .mutants import Mutant, Source
from .pool import FAILED, apart
from .report import told
from .results import BROKEN, KILLED
from .scope import Scope, Subject
from .summary import Summary, read_summary

SHOWN = 25
"""How many survivors are told that are not red."""


@dataclass
class Change:
    """A subject with functions that are not the ones that were proven."""

    subject: Subject
    sources: dict[str, Source | Data]
    mutants: list[Mutant] = field(default_factory=list)


def changed(scope: Scope, subject: Subject, summary: Summary) -> Change:
    """The mutants of touched functions that nobody has judged, those on lines that cite a rule first."""
    found = sources(subject)
    reasons = Excuses(scope.equivalent).reasons(m for s in found.values() for m in s.mutants)
    touched = [
        mutant
        for file, source in found.items()
        for mutant in source.mutants
        if summary.units.get(subject.short(file), {}).get(mutant.unit) != mutant.body
        and mutant.key not in summary.living
        and mutant.key not in reasons
    ]
    touched.sort(key=lambda m: (not m.on_line, not m.ids, m.file, m.number))
    return Change(subject, found, touched)


def prove_touched(scope: Scope, seconds: float, width: int) -> int:
    """Judge what has been touched, as much as there is time for; answers an exit status."""
    end = time.monotonic() + seconds
    changes = []
    for name, subject in scope.subjects.items():
        summary = read_summary(scope.reports / f"{name}.json")
        if summary is None:
            print(f"{name}: no proof has been committed, so nothing is held against it")
            continue
        if summary.sample is not None:
            print(f"{name}: only a sample has been proven, so nothing is held against it")
            continue
        change = changed(scope, subject, summary)
        if change.mutants:
            changes.append(change)
    if not changes:
        print("prove: nothing that was proven has been touched")
    red = 0
    for number, change in enumerate(changes):
        share = (end - time.monotonic()) / (len(changes) - number)
        until = time.monotonic() + share
        found = apart(partial(_judge, scope, change, until, width))
        if 0 <= found < FAILED:
            red += found
        else:  # its tests are red, and say so themselves; or the machine had no room
            print(f"{change.subject.name}: could not be judged, so nothing is held against it")
    if red:
        print(
            f"\nprove: {red} change{'s' if red > 1 else ''} of a rule would go unnoticed. Write a test that "
            "turns red, or list it in docs/equivalent.toml with a reason; docs/proving.md says how. If "
            "code only moved, make prove GAME=... proves it anew."
        )
    return 1 if red else 0


def _judge(scope: Scope, change: Change, until: float, width: int) -> int:
    """Judge one subject's touched functions; answers how many survivors are red."""
    subject, screen = change.subject, Screen(change.subject.name)
    proof = prove(
        Task(
            scope,
            subject,
            change.sources,
            change.mutants,
            width=width,
            until=until,
            thorough=False,
            say=screen.say,
            progress=screen.progress,
        )
    )
    living = [
        m
        for m in change.mutants
        if (r := proof.results.get(m.key)) and r.state not in (KILLED, BROKEN)
    ]
    left = [m for m in change.mutants if m.key not in proof.results]
    print(
        f"{subject.name}: {len(change.mutants)} mutants in touched functions, "
        f"{len(proof.results)} judged, {len(living)} live"
    )
    if left:
        files = Counter(subject.short(mutant.file) for mutant in left)
        where = ", ".join(f"{n} in {file}" for file, n in files.most_common(6))
        print(
            f"{subject.name}: no time for {len(left)} of them: {where}{' …' if len(files) > 6 else ''}"
        )
    for error in proof.errors:
        print(f"{subject.name}: {error}")
    red = [m for m in living if is_red(scope, subject, proof, m)]
    rest = [m for m in living if m not in red]
    for sign, mutants in (("✗", red), ("·", rest[:SHOWN])):
        for mutant in mutants:
            print(
                f"  {sign} {subject.short(mutant.file)}:{told(mutant, proof.results[mutant.key])}"
            )
    if len(rest) > SHOWN:
        print(f"  … and {len(rest) - SHOWN} more: make prove GAME={subject.name} tells them all")
    return min(len(red), 99)


def is_red(scope: Scope, subject: Subject, proof: Proof, mutant: Mutant) -> bool:
    """Whether a survivor has to be mended now.

    It is on a line that cites a rule, its subject is held at the bar, and it faced all tests that reach it.
    """
    return subject.name in scope.held and mutant.on_line and not proof.partial
