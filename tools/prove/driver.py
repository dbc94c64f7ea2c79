"""All mutants of a subject, one after another, two at a time.

This process never imports what it breaks. A child of it does, with all tests, and forks once more for every mutant: the
mutant's code is swapped in, its tests run, the child ends ("warm"). What has its effect at import is tried by
children of this process instead, which import everything anew with the mutant in it ("cold").
"""

from __future__ import annotations

import importlib
import pickle
import shutil
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from importlib.machinery import SourceFileLoader
from types import CodeType
from typing import Any

from .bench import Bench, Task
from .data import Data, disguise
from .pool import Tell, apart
from .results import Log, Result
from .suite import collect
from .trial import IMPORT_SECONDS, Attempt, confine, face, limit
from .warm import Handover, Warm


@dataclass
class Proof:
    """What came of a task: a result for each mutant that was judged, and what went wrong in the tool itself."""

    results: dict[str, Result]
    left: int
    errors: list[str]
    world: str
    partial: bool  # there was no time to see what every test runs, so nothing was judged


def prove(task: Task) -> Proof:
    """Judge every mutant of a task that has not been judged yet."""
    if task.fresh and not task.witnesses:
        task.log_path.unlink(missing_ok=True)
    task.scratch.mkdir(parents=True, exist_ok=True)
    try:
        return _prove(task)
    finally:
        shutil.rmtree(task.scratch, ignore_errors=True)


def _prove(task: Task) -> Proof:
    path = task.scope.work / f"{task.subject.name}.handover"
    path.unlink(missing_ok=True)
    if apart(lambda: Warm(task, path).run()) != 0:
        raise SystemExit(f"prove: {task.subject.name} cannot be judged")
    hand: Handover = pickle.loads(path.read_bytes())
    path.unlink()
    log = Log(task.log_path)
    bench = Bench(task, log, hand.tests, hand.world)
    if hand.cold and not task.late:
        _preload(task, hand.modules)
        bench.run(_cold(task), hand.cold, "imported anew")
    elif hand.cold:
        bench.left += len(hand.cold)
    results = {m.key: r for m in task.mutants if (r := log.results.get(m.key)) and r.fits(m)}
    return Proof(
        results, hand.left + bench.left, hand.errors + bench.errors, hand.world, hand.partial
    )


def _preload(task: Task, modules: list[str]) -> None:
    """Import what the tests need and no mutant can change, so that no child has to.

    Whether a module imports what is to be broken is seen by a child that tries.
    """
    inside = f"{task.subject.package}."
    path = task.scope.work / f"{task.subject.name}.scout"

    def scout() -> None:
        safe = []
        for name in modules:
            with suppress(Exception):
                importlib.import_module(name)
            if any(f"{each}.".startswith(inside) for each in sys.modules):
                break
            safe.append(name)
        path.write_bytes(pickle.dumps(safe))

    while modules:
        apart(scout)
        safe = pickle.loads(path.read_bytes())
        for name in safe:
            with suppress(Exception):
                importlib.import_module(name)
        modules = modules[len(safe) + 1 :]
    path.unlink(missing_ok=True)


def _load(path: str, code: CodeType) -> None:
    """In a child: whoever imports that file gets this code."""
    usual = SourceFileLoader.get_code

    def get_code(self: Any, fullname: str) -> CodeType | None:
        return code if self.path == path else usual(self, fullname)

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign]


def _cold(task: Task) -> Callable[[Attempt, Tell], None]:
    """The work of a child that imports everything anew with a mutant in it."""

    def work(job: Attempt, tell: Tell) -> None:
        confine()
        if task.subject.package in sys.modules:
            raise RuntimeError(f"{task.subject.package} has been imported without the mutant")
        limit(IMPORT_SECONDS / 15)
        source = task.sources[job.mutant.file]
        if isinstance(source, Data):
            disguise(source.path, source.build(job.mutant))
        else:
            _load(source.path, source.build(job.mutant))
        done = collect(
            task.subject,
            lambda suite: face(job, suite, tell),
            scratch=task.scratch,
            witnesses=task.witnesses,
        )
        if not done:
            tell("broken")

    return work
