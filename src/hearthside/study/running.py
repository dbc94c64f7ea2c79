"""Running a plan: chunks go to an engine, lines come back in order, a stop keeps what is done."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

from hearthside.games import load
from hearthside.kernel import Session

from .engines import Engine, Here, Processes, cores
from .plan import Plan, StudyError
from .playing import Line, by_bots, play, play_chunk
from .results import Results, dumps, read, rules_changed
from .stopping import Stopping
from .summary import Summary

SHORT = 2.0
"""A run that this process can finish in so many seconds starts no others."""

Told: TypeAlias = Callable[[int, int], None]
"""Told how many games are done, out of how many."""


@dataclass(slots=True)
class Run:
    """What came of running a plan."""

    summary: Summary
    seconds: float = 0.0
    resumed: int = 0
    before: int = 0
    """Decisions of the games that an earlier run had played."""
    stopped: bool = False
    workers: int = 1
    engine: str = "local"


def run(
    plan: Plan,
    *,
    out: Path | None = None,
    resume: bool = False,
    engine: Engine | None = None,
    told: Told | None = None,
    keep: list[Line] | None = None,
) -> Run:
    """Play the games of a plan that are not in `out` yet; Ctrl-C ends it cleanly with what is done.

    Without an engine, a short run stays in this process and a long one takes all cores.

    >>> from .plan import planned
    >>> run(planned("pilfer", [{}], [["random"]], rounds=20)).summary.games
    20
    """
    summary = Summary(plan)
    results = None
    if out is not None:
        results = Results.resume(out, plan) if resume else Results.begin(out, plan)
    ran = Run(summary, resumed=len(results.done) if results else 0)
    if results and results.done and out:
        for line in read(out)[1]:
            summary.add(line)
            if keep is not None:
                keep.append(line)
    ran.before = summary.decisions
    sink = Sink(plan, summary, results, keep, told)
    start = time.perf_counter()
    with sink.stopping:
        try:
            _work(plan, sink, ran, engine)
        except KeyboardInterrupt:
            ran.stopped = True
        finally:
            sink.close()
    if results and not ran.stopped:
        results.finish()
    ran.seconds = time.perf_counter() - start
    return ran


def _work(plan: Plan, sink: Sink, ran: Run, engine: Engine | None) -> None:
    """Have every chunk that is left done by the engine."""
    done = sink.results.done if sink.results else set()
    chunks = plan.chunks(done)
    sink.expect(chunks)
    work = partial(play_chunk, plan.head())
    if engine is None:
        start = time.perf_counter()
        while chunks:
            chunk = chunks.pop(0)
            sink.put(chunk, work(chunk))
            spent = time.perf_counter() - start
            if spent > SHORT / 4 and cores() > 1:
                break
        engine = Processes() if chunks else Here()
    ran.engine, ran.workers = engine.name, engine.workers
    for chunk, lines in engine.each(work, chunks):
        sink.put(chunk, lines)


class Sink:
    """Where chunks wait for those before them, so that lines leave in the order of their numbers."""

    def __init__(
        self,
        plan: Plan,
        summary: Summary,
        results: Results | None,
        keep: list[Line] | None,
        told: Told | None,
    ) -> None:
        self.plan = plan
        self.summary = summary
        self.results = results
        self.keep = keep
        self.told = told
        self.stopping = Stopping()
        self.order: list[int] = []
        self.next = 0
        self.held: dict[int, list[Line]] = {}
        self.count = summary.games

    def expect(self, chunks: list[list[int]]) -> None:
        """The chunks that will come, in the order in which they leave."""
        self.order = [chunk[0] for chunk in chunks]

    def put(self, chunk: list[int], lines: list[Line]) -> None:
        """Take a chunk in, and let out all that is next."""
        with self.stopping.shield():
            self.held[chunk[0]] = lines
            self.count += len(lines)
            while self.next < len(self.order) and self.order[self.next] in self.held:
                self._out(self.held.pop(self.order[self.next]))
                self.next += 1
        if self.told is not None:
            self.told(self.count, len(self.plan))

    def close(self) -> None:
        """Let out what still waits: after a stop, some chunk before it was never done."""
        with self.stopping.shield():
            for first in sorted(self.held):
                self._out(self.held.pop(first))

    def _out(self, lines: list[Line]) -> None:
        if self.results is not None:
            self.results.add(lines)
        for line in lines:
            self.summary.add(line)
        if self.keep is not None:
            self.keep.extend(lines)


def replayed(path: Path, number: int) -> tuple[Line, Session[Any]]:
    """One game of a file of results, played again choice by choice; it has to come out the same."""
    head, lines = read(path)
    if rules_changed(head):
        raise StudyError(f"{path} was played by rules {head['rules']}, which are not these")
    line = next((line for line in lines if line["n"] == number), None)
    if line is None:
        raise StudyError(f"{path} holds no game {number}; it has {len(lines)} games")
    plan = Plan.of(head)
    game, planned = load(plan.game), next(plan.games([number]))
    again = play(game, plan, planned)
    if dumps(again) != dumps(line):
        raise StudyError(f"{path}: game {number} came out another way: {_difference(line, again)}")
    if "error" in line:
        raise StudyError(f"{path}: game {number} fails: {line['error']}")
    session, _ = by_bots(game, plan.cells[planned.cell], planned.seed)
    return line, session


def _difference(line: Line, again: Line) -> str:
    keys = [key for key in {**line, **again} if line.get(key) != again.get(key)]
    return ", ".join(f"{key} is {again.get(key)!r}, was {line.get(key)!r}" for key in keys)[:300]
