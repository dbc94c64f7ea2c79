"""Mutants swapped into a program that has been imported with all its tests: a fork for each."""

from __future__ import annotations

import gc
import pickle
import sys
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType

from .bench import Bench, Task
from .mapping import measured
from .mutants import Source, short_hash
from .planning import Plan
from .pool import Tell
from .results import Log
from .suite import Suite, Test, collect
from .swap import Early, Living, changes, key_of, owner
from .trial import Attempt, confine, face


@dataclass
class Handover:
    """What the child that has everything imported tells the process that has not."""

    tests: dict[str, Test]
    world: str
    cold: list[Attempt]
    modules: list[str]
    partial: bool
    left: int = 0
    errors: list[str] = field(default_factory=list)


class Warm:
    """The child that has imported everything, and forks for every mutant."""

    def __init__(self, task: Task, path: Path) -> None:
        self.task, self.path = task, path
        self.sources = {f: s for f, s in task.sources.items() if isinstance(s, Source)}
        self.early = Early({source.path for source in self.sources.values()})
        self.codes: dict[str, CodeType] = {}

    def run(self) -> None:
        """Collect the tests and judge the mutants."""
        sys.setprofile(self.early)
        done = collect(
            self.task.subject,
            self._judge,
            scratch=self.task.scratch,
            witnesses=self.task.witnesses,
            ready=lambda: sys.setprofile(None),
        )
        if not done:
            raise SystemExit("prove: the tests cannot be collected")

    def _judge(self, suite: Suite) -> None:
        task = self.task
        collected = len(suite.tests)
        kind = "witnesses" if task.witnesses else "map"
        seen = measured(
            task.subject,
            suite,
            task.scope.work / f"{task.subject.name}.{kind}",
            width=task.width,
            until=task.until,
            say=task.say,
        )
        partial = len(suite.tests) < collected
        world = short_hash(str(sorted(seen.sources.items())))
        bench = Bench(task, Log(task.log_path), suite.tests, world)
        warm: list[Attempt] = []
        cold: list[Attempt] = []
        if not partial:
            warm, cold = Plan(task, bench, seen, self._early_lines()).jobs()
        self.codes = {file: source.code() for file, source in self.sources.items()}
        self.living = Living(self.early.paths, task.subject.package)
        self.suite = suite
        gc.collect()
        gc.freeze()
        bench.run(self._work, warm, "swapped in")
        hand = Handover(
            tests=suite.tests,
            world=world,
            cold=[*cold, *bench.cold],
            modules=[name for name in sys.modules if self._is_apart(name)],
            partial=partial,
            left=bench.left,
            errors=bench.errors,
        )
        self.path.write_bytes(pickle.dumps(hand))

    def _early_lines(self) -> dict[str, set[int]]:
        """The lines of all code that has run already, by file."""
        found: dict[str, set[int]] = {}
        for file, source in self.sources.items():
            ran: set[int] = set()
            waiting = [source.code()]
            while waiting:
                code = waiting.pop()
                waiting += [each for each in code.co_consts if isinstance(each, CodeType)]
                if key_of(code) in self.early.ran:
                    ran.update(line for _, _, line in code.co_lines() if line)
            found[file] = ran
        return found

    def _work(self, job: Attempt, tell: Tell) -> None:
        """In a child: swap the mutant in and face the tests."""
        confine()
        source = self.sources[job.mutant.file]
        pairs = list(changes(self.codes[job.mutant.file], source.build(job.mutant)))
        inside = owner(pairs)
        if inside is None or not self.living.swap(pairs):
            tell("cold")
            return
        dead = False

        def listen(line: str) -> None:
            nonlocal dead
            dead = dead or line.startswith("red ")
            if line != "done":
                tell(line)

        face(job, self.suite, listen)
        tell("done" if dead or key_of(inside) not in self.early.ran else "cold")

    def _is_apart(self, name: str) -> bool:
        """Whether a module is neither broken here nor a test."""
        file = getattr(sys.modules[name], "__file__", None)
        if not file or Path(file).is_relative_to(self.task.subject.root / "tests"):
            return False
        return not f"{name}.".startswith(f"{self.task.subject.package}.")
