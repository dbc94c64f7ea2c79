"""Which mutants still have to face which tests, after all that earlier runs have told."""

from __future__ import annotations

from .bench import Bench, Task
from .mapping import Map, chosen
from .mutants import Mutant
from .results import BROKEN, KILLED, LIVING, UNRUN, Result
from .suite import Test, in_order
from .trial import Attempt

WITNESS_SECONDS = 4.0
"""How much of witnesses' time a survivor is worth."""


class Plan:
    """Which mutants still have to face which tests."""

    def __init__(self, task: Task, bench: Bench, seen: Map, early: dict[str, set[int]]) -> None:
        self.task, self.bench, self.early = task, bench, early
        self.index = seen.index(bench.tests.values())

    def jobs(self) -> tuple[list[Attempt], list[Attempt]]:
        """What is to be tried by swapping, and what only by importing anew."""
        warm: list[Attempt] = []
        cold: list[Attempt] = []
        for mutant in self.task.mutants:
            job = self._watched(mutant) if self.task.witnesses else self._asserted(mutant)
            if job is not None:
                (cold if job.cold else warm).append(job)
        return warm, cold

    def _facing(self, mutant: Mutant) -> tuple[list[Test], bool]:
        """The tests that a mutant has to face, and whether it has to be imported with them."""
        names = chosen(mutant, self.index)
        known = self.bench.log.results.get(mutant.key)
        cold = known is not None and known.fits(mutant) and known.cold
        if not names:
            first, last = mutant.spans[0]
            early = self.early.get(mutant.file)  # a data file has no lines that run
            cold = early is None or not early.isdisjoint(range(first, last + 1))
        tests = self.bench.tests
        return in_order(mutant, tests.values() if cold else map(tests.__getitem__, names)), cold

    def _asserted(self, mutant: Mutant) -> Attempt | None:
        tests, cold = self._facing(mutant)
        known = self.bench.log.results.get(mutant.key)
        if known is not None and known.fits(mutant):
            as_ever = known.world == self.bench.world or not self.task.thorough
            if (known.state == BROKEN and as_ever) or (known.state == UNRUN and not tests):
                return None
            if known.state == KILLED and known.stands(self.bench.tests):
                left = known.untried(mutant, tests)
                if not left:
                    return None
                reds = [self.bench.tests[name] for name in known.texts]
                return Attempt(mutant, [*reds, *left], known.cold, reds=list(known.texts))
            if known.state == LIVING and as_ever:
                left = known.untried(mutant, tests)
                return Attempt(mutant, left, known.cold) if left else None
        if not tests:
            self.bench.log.write(
                Result(mutant.key, mutant.body, list(mutant.ids), UNRUN, world=self.bench.world)
            )
            return None
        return Attempt(mutant, tests, cold)

    def _watched(self, mutant: Mutant) -> Attempt | None:
        known = self.bench.log.results.get(mutant.key)
        if known is None or not known.fits(mutant) or known.state not in (LIVING, UNRUN):
            return None
        if known.witness:
            return None
        tests, cold = self._facing(mutant)
        worth: list[Test] = []
        spent = 0.0
        for test in tests:
            spent += test.seconds
            if spent > WITNESS_SECONDS and worth:
                break
            worth.append(test)
        if not worth or all(test.text in known.watched for test in worth):
            return None
        return Attempt(mutant, worth, cold)
