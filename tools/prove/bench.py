"""A task, and the bench where its mutants are put before their tests and results are written down."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from .data import Data
from .mutants import Mutant, Source
from .pool import Ended, Pool, Tell
from .results import BROKEN, KILLED, LIVING, Log, Result
from .scope import Scope, Subject
from .suite import Test, in_order
from .trial import Attempt

Progress = Callable[[str, int, int, dict[str, Result]], None]


@dataclass
class Task:
    """What is to be proven, by whom, and until when."""

    scope: Scope
    subject: Subject
    sources: dict[str, Source | Data]
    mutants: list[Mutant]
    width: int = 2
    until: float | None = None
    fresh: bool = False
    thorough: bool = True  # survivors are tried again when any code has changed
    witnesses: bool = False
    say: Callable[[str], None] = lambda _: None
    progress: Progress = lambda *_: None

    @property
    def late(self) -> bool:
        """Whether there is no more time."""
        return self.until is not None and time.monotonic() >= self.until

    @property
    def scratch(self) -> Path:
        """Where tests write, until the task is done."""
        return self.scope.work / f"{self.subject.name}.scratch"

    @property
    def log_path(self) -> Path:
        """Where results are kept."""
        return self.scope.work / f"{self.subject.name}.jsonl"


class Bench:
    """Puts jobs before their tests and writes down what became of them."""

    def __init__(self, task: Task, log: Log, tests: dict[str, Test], world: str) -> None:
        self.task, self.log, self.tests, self.world = task, log, tests, world
        self.cold: list[Attempt] = []
        self.errors: list[str] = []
        self.left = 0

    def run(self, work: Callable[[Attempt, Tell], None], jobs: list[Attempt], how: str) -> None:
        """Do all jobs; those that have to be tried cold are gathered in `cold`."""
        if self.task.witnesses:
            how += " before witnesses"
        pool: Pool[Attempt] = Pool(work, self.task.width, self.task.until)
        pool.add(jobs)
        done = 0
        for ended in pool.run():
            again = self._settle(ended)
            if again is not None:
                pool.add([again], first=True)
            else:
                done += 1
            self.task.progress(how, done, len(jobs), self.log.results)
        self.left += len(pool.waiting)

    def _settle(self, ended: Ended[Attempt]) -> Attempt | None:
        """Write a result down, or give the job that is left to do."""
        job, lines = ended.job, ended.lines
        wrong = [line for line in lines if line.startswith("error ")]
        if wrong and not job.failed:  # perhaps the machine had no room for it
            job.failed = True
            return job
        if wrong:
            self.errors.append(f"{job.mutant.where} {job.mutant.shown}: {wrong[0]}")
            return None
        ran = [job.tests[int(line[4:])].name for line in lines if line.startswith("run ")]
        reds = [job.tests[int(line[4:])].name for line in lines if line.startswith("red ")]
        job.reds += reds
        if ended.struck and ran and ran[-1] not in reds:
            job.reds.append(ran[-1])
            job.timed_out.append(ran[-1])
            if job.open_ids(job.reds):
                job.tests = [t for t in job.tests if t.name not in ran or t.name in job.reds]
                return job
        if "cold" in lines:
            everything = in_order(job.mutant, self.tests.values())
            self.cold.append(Attempt(job.mutant, everything, cold=True))
            return None
        broken = "broken" in lines or (ended.struck and not ran)
        self._write(job, ran, broken, ended.seconds)
        return None

    def _write(self, job: Attempt, ran: list[str], broken: bool, seconds: float) -> None:
        mutant = job.mutant
        green = frozenset(t.text for t in job.tests if t.name in ran and t.name not in job.reds)
        if self.task.witnesses:
            before = self.log.results[mutant.key]
            before.witness = job.reds[0] if job.reds else ("import" if broken else "")
            before.watched = before.watched | green
            self.log.write(before)
            return
        told = {t.name: t for t in job.tests}
        by = {
            name: next((red for red in job.reds if name in told[red].rules), "")
            for name in mutant.ids
        }
        killer = job.reds[0] if job.reds else ""
        state = BROKEN if broken else KILLED if job.reds else LIVING
        kept = self.log.results.get(mutant.key)
        if kept is not None and kept.fits(mutant) and kept.world == self.world:
            green |= kept.tried
        self.log.write(
            Result(
                key=mutant.key,
                body=mutant.body,
                ids=list(mutant.ids),
                state=state,
                by={name: red for name, red in by.items() if red},
                killer=killer,
                kind=int(told[killer].kind(mutant.ids)) if killer else 3,
                texts={name: told[name].text for name in job.reds},
                tried=green,
                world=self.world,
                timeout=bool(job.timed_out),
                cold=job.cold,
                seconds=round(seconds, 3),
            )
        )
