"""What is said on the screen while mutants are judged, and after."""

from __future__ import annotations

import sys
import time
from collections import Counter

from .mutants import Mutant
from .report import told
from .results import BROKEN, KILLED, Result
from .scope import Subject


class Screen:
    """One line that changes on a terminal; elsewhere a line every ten seconds."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.live = sys.stderr.isatty()
        self._begun: dict[str, float] = {}
        self._last = time.monotonic()

    def say(self, text: str) -> None:
        """A line that stays."""
        self._clear()
        print(f"{self.name}: {text}", file=sys.stderr, flush=True)

    def progress(self, how: str, done: int, all_of_them: int, results: dict[str, Result]) -> None:
        """How far it is."""
        now = time.monotonic()
        begun = self._begun.setdefault(how, now)
        if now - self._last < (0.2 if self.live else 10) and done < all_of_them:
            return
        self._last = now
        rate = 60 * done / (now - begun) if now > begun else 0.0
        text = f"{self.name}: {done:,} of {all_of_them:,} {how}"
        if rate:
            text += f", {rate:,.0f} a minute, {_span(60 * (all_of_them - done) / rate)} left"
        dead = sum(result.state == KILLED for result in results.values())
        text += f"; {dead:,} of {len(results):,} dead in all"
        print(
            f"\r{text}\033[K" if self.live else text,
            end="" if self.live else "\n",
            file=sys.stderr,
            flush=True,
        )

    def _clear(self) -> None:
        if self.live:
            print("\r\033[K", end="", file=sys.stderr)


def _span(seconds: float) -> str:
    return f"{seconds:.0f} s" if seconds < 90 else f"{seconds / 60:.0f} min"


def show(
    subject: Subject, mutants: list[Mutant], results: dict[str, Result], reasons: dict[str, str]
) -> None:
    """Survivors by file, and the figures of what was looked at."""
    file = ""
    for mutant in mutants:
        result = results.get(mutant.key)
        if result is None or result.state in (KILLED, BROKEN) or mutant.key in reasons:
            continue
        if mutant.file != file:
            file = mutant.file
            print(f"\n{file}")
        print("  " + told(mutant, result))
    print("\n" + figures(subject.name, mutants, results, reasons))


def figures(
    name: str, mutants: list[Mutant], results: dict[str, Result], reasons: dict[str, str]
) -> str:
    """One line: how many died, and by what."""
    judged = [
        (m, r)
        for m in mutants
        if (r := results.get(m.key)) and m.key not in reasons and r.state != BROKEN
    ]
    states = Counter(result.state for _, result in judged)
    own = sum(result.state == KILLED and bool(result.by) for _, result in judged)
    dead = states[KILLED]
    share = f" ({100 * dead / len(judged):.1f} %)" if judged else ""
    alive = len(judged) - dead
    noticed = sum(bool(r.witness) for _, r in judged if r.state != KILLED)
    text = f"{name}: {dead:,} of {len(judged):,} mutants died{share}, {own:,} of them by a test of their rule; {alive:,} live"
    if noticed:
        text += f", {noticed:,} of these noticed by witnesses"
    excused = sum(m.key in reasons for m in mutants)
    return text + (f"; {excused:,} are equivalent" if excused else "")
