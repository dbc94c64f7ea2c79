"""One mutant before its tests, in a child process: tells which test is running and which turned red."""

from __future__ import annotations

import os
import resource
import signal
from collections.abc import Callable
from dataclasses import dataclass, field

from .mutants import Mutant
from .suite import Kind, Suite, Test, is_red

MEMORY = 2 << 30
"""How much a child may take beyond what it was born with."""
IMPORT_SECONDS = 20.0
"""Processor time for importing and collecting everything with a mutant in it."""


@dataclass
class Attempt:
    """A mutant and the tests it is still to face, in order; `reds` are those it failed already."""

    mutant: Mutant
    tests: list[Test]
    cold: bool = False
    reds: list[str] = field(default_factory=list)
    timed_out: list[str] = field(default_factory=list)
    failed: bool = False  # the tool itself failed on it once

    def open_ids(self, reds: list[str]) -> set[str]:
        """The rules it breaks for which no test that carries them has turned red yet."""
        told = {t.name: t.rules for t in self.tests}
        return set(self.mutant.ids).difference(*(told.get(name, ()) for name in reds))


def face(job: Attempt, suite: Suite, tell: Callable[[str], None]) -> None:
    """Run the tests until every rule that the mutant breaks has a red test, or none is left.

    A test that carries one of its rules is run for each of them; of all others the first red one is enough.
    """
    reds = list(job.reds)
    for number, test in enumerate(job.tests):
        if test.name in reds:
            continue
        if test.kind(job.mutant.ids) is Kind.OWN:
            if reds and test.rules.isdisjoint(job.open_ids(reds)):
                continue
        elif reds:
            break
        tell(f"run {number}")
        limit(test.seconds)
        if any(map(is_red, suite.find(test.name))):
            tell(f"red {number}")
            reds.append(test.name)
    limit(None)
    tell("done")


def limit(seconds: float | None) -> None:
    """End this process when a test takes far more than it took unharmed; None lifts that.

    Processor time is what counts, so that a busy machine does not matter; a clock stands behind it for a test
    that waits.
    """
    work, clock = (0.0, 0.0) if seconds is None else (1 + 15 * seconds, 60 + 60 * seconds)
    signal.setitimer(signal.ITIMER_PROF, work)
    signal.setitimer(signal.ITIMER_REAL, clock)


def confine() -> None:
    """In a child: nothing on the screen, signals that end it, a bound on its memory."""
    for number in (signal.SIGPROF, signal.SIGALRM, signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    try:
        with open("/proc/self/statm", encoding="ascii") as statm:
            born = int(statm.read().split()[0]) * resource.getpagesize()
    except OSError:
        return  # a system that does not tell how large a process is
    resource.setrlimit(resource.RLIMIT_AS, (born + MEMORY, born + MEMORY))
