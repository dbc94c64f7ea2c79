"""`python -m tools.prove`: the command line of docs/proving.md."""

from __future__ import annotations

import argparse
import os
import signal
import sys
import time
from dataclasses import replace
from functools import partial
from io import TextIOWrapper
from pathlib import Path

from .bench import Task
from .console import Screen, figures, show
from .data import Data, sources
from .driver import Proof, prove
from .equivalent import Excuses
from .mutants import Mutant, Source
from .pool import apart
from .report import page, subject_page
from .results import LIVING, UNRUN
from .sampling import Sample, draw
from .scope import HOUSE, Scope, Subject, read_scope
from .summary import read_summary, summarize
from .touched import prove_touched


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser("prove", description="Break rules, see which tests notice.")
    parser.add_argument(
        "subjects", nargs="*", help="kernel or a game; all of them if none is named"
    )
    parser.add_argument("--file", action="append", default=[], help="only files that end like this")
    parser.add_argument("--rule", action="append", default=[], help="only lines of this rule")
    parser.add_argument("--sample", type=int, default=0, help="so many mutants drawn by chance")
    parser.add_argument("--content", type=int, default=0, help="with --sample, of the content too")
    parser.add_argument("--each", type=int, default=0, help="with --sample, so many of every rule")
    parser.add_argument("--seed", type=int, default=1, help="another seed draws another sample")
    parser.add_argument("--quick", action="store_true", help="with --sample, ask no witnesses")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time")
    parser.add_argument("--fresh", action="store_true", help="forget earlier results")
    parser.add_argument("--witnesses", action="store_true", help="ask witnesses even of a part")
    parser.add_argument("--touched", action="store_true", help="what changed since the last proof")
    parser.add_argument("--seconds", type=float, default=50, help="how long --touched may take")
    parser.add_argument(
        "--page", action="store_true", help="write docs/proof.md from the summaries"
    )
    parser.add_argument("--equivalent", nargs=2, metavar=("KEY", "REASON"), help="excuse a mutant")
    parser.add_argument("--scope", type=Path, default=HOUSE, help="another scope.toml")
    return parser.parse_args()


def main() -> int:
    """Do what was asked for; answers an exit status."""
    asked = arguments()
    for stream in (sys.stdout, sys.stderr):  # a terminal that has no arrows shows something else
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    if not hasattr(os, "fork"):
        print("prove: this system cannot fork, so nothing is proven here")
        return 0
    scope = read_scope(asked.scope)
    if asked.equivalent:
        return _excuse(scope, *asked.equivalent)
    if asked.page:
        scope.page.write_text(page(scope), encoding="utf-8")
        return 0
    if asked.touched:
        return prove_touched(scope, asked.seconds, asked.jobs)
    subjects = [scope.subject(name) for name in asked.subjects or scope.subjects]
    return max(apart(partial(_subject, scope, each, asked)) for each in subjects)


def _subject(scope: Scope, subject: Subject, asked: argparse.Namespace) -> int:
    """Prove one subject, whole or in part."""
    begun, screen = time.monotonic(), Screen(subject.name)
    files = sources(subject)
    every = [mutant for source in files.values() for mutant in source.mutants]
    excuses = Excuses(scope.equivalent)
    reasons = excuses.reasons(every)
    sample = None
    if asked.sample:
        sample = draw(subject, every, asked.sample, asked.each, asked.seed, asked.content)
    if sample and asked.quick:
        sample.terms = replace(sample.terms, witnessed=False)
    mutants = sample.mutants if sample else [m for m in every if _wanted(m, asked)]
    if not mutants:
        print(f"{subject.name}: nothing fits {' '.join([*asked.file, *asked.rule])}")
        return 2
    telling = sample is not None or mutants == every
    task = Task(
        scope,
        subject,
        files,
        [m for m in mutants if asked.fresh or m.key not in reasons],
        width=asked.jobs,
        fresh=asked.fresh,
        thorough=telling,
        say=screen.say,
        progress=screen.progress,
    )
    proof = prove(task)
    if (telling or asked.witnesses) and subject.witnesses and not asked.quick:
        task.witnesses = True
        task.mutants = [m for m in mutants if m.key not in reasons and _lives(proof, m)]
        if task.mutants:
            proof.results |= prove(task).results
    if telling and not proof.errors and _write(scope, subject, files, proof, reasons, sample):
        print(figures(subject.name, mutants, proof.results, reasons))
    else:
        show(subject, mutants, proof.results, reasons)
    for mutant in mutants:
        if mutant.key in reasons and mutant.key in proof.results and not _lives(proof, mutant):
            print(f"called equivalent, and yet it died: {mutant.where} {mutant.shown}")
    for entry in excuses.lapsed(every):
        print(f"lapsed, to be judged anew: {entry.file} {entry.unit}: {entry.change}")
    for error in proof.errors:
        print(f"the tool failed: {error}")
    print(f"{subject.name}: {time.monotonic() - begun:.0f} s")
    return 1 if proof.errors else 0


def _wanted(mutant: Mutant, asked: argparse.Namespace) -> bool:
    in_file = not asked.file or any(mutant.file.endswith(f"/{name}") for name in asked.file)
    return in_file and (not asked.rule or not set(asked.rule).isdisjoint(mutant.ids))


def _lives(proof: Proof, mutant: Mutant) -> bool:
    result = proof.results.get(mutant.key)
    return result is not None and result.state in (LIVING, UNRUN)


def _write(
    scope: Scope,
    subject: Subject,
    files: dict[str, Source | Data],
    proof: Proof,
    reasons: dict[str, str],
    sample: Sample | None,
) -> bool:
    """Write the pages of a proof; not those of a sample over a whole proof, which says more."""
    path = scope.reports / f"{subject.name}.json"
    kept = read_summary(path)
    if sample is not None and kept is not None and kept.sample is None:
        return False
    told = list(files.values())
    summary = summarize(subject, told, proof.results, reasons, sample)
    summary.write(path)
    text = subject_page(scope, subject, told, proof, reasons, summary)
    path.with_suffix(".md").write_text(text, encoding="utf-8")
    scope.page.write_text(page(scope), encoding="utf-8")
    return True


def _excuse(scope: Scope, key: str, reason: str) -> int:
    """List a mutant as equivalent."""
    for subject in scope.subjects.values():
        for source in sources(subject).values():
            for mutant in source.mutants:
                if mutant.key == key:
                    Excuses(scope.equivalent).add(mutant, reason)
                    print(f"{mutant.where} `{mutant.unit}`: {mutant.shown}")
                    return 0
    print(f"prove: no mutant has the key {key}")
    return 2


if __name__ == "__main__":
    signal.signal(
        signal.SIGTERM, lambda *_: sys.exit("prove: stopped; the next run goes on from here")
    )
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("\nprove: stopped; the next run goes on from here")
