"""Which test runs which lines, and for how long; kept for as long as nothing it rests on changes."""

from __future__ import annotations

import ast
import json
import pickle
import resource
import time
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path

import coverage
import pytest
from _pytest.runner import runtestprotocol

from .mutants import Mutant, short_hash
from .pool import Pool, Tell
from .scope import Subject
from .suite import Suite, Test


@dataclass
class Seen:
    """What one test did: the lines of each file it ran, and how long it took."""

    text: str
    seconds: float
    lines: dict[str, frozenset[int]]


@dataclass
class Map:
    """What every test ran. `sources` are the hashes of all files behind it: as a whole, and outside functions."""

    sources: dict[str, tuple[str, str]] = field(default_factory=dict)
    seen: dict[str, Seen] = field(default_factory=dict)

    def known(self, test: Test, sources: dict[str, tuple[str, str]]) -> bool:
        """Whether what is known of a test still holds.

        It does not if the test says something else, if code that it ran has changed, or if anything has changed that
        runs at import: a table may lead a test elsewhere without a line of its own.
        """
        seen = self.seen.get(test.name)
        if seen is None or seen.text != test.text:
            return False
        changed = {
            f for f in self.sources.keys() | sources.keys() if self.sources.get(f) != sources.get(f)
        }
        if any(self.sources.get(f, ("", ""))[1] != sources.get(f, ("", ""))[1] for f in changed):
            return False
        return changed.isdisjoint(seen.lines)

    def index(self, tests: Iterable[Test]) -> dict[str, dict[int, set[str]]]:
        """For each file and line the names of the tests that run it."""
        found: dict[str, dict[int, set[str]]] = defaultdict(lambda: defaultdict(set))
        for test in tests:
            for file, lines in self.seen[test.name].lines.items():
                for line in lines:
                    found[file][line].add(test.name)
        return found


def chosen(mutant: Mutant, index: dict[str, dict[int, set[str]]]) -> set[str]:
    """The tests that run a mutant: its own lines, else those of the nearest thing that holds it."""
    lines = index.get(mutant.file, {})
    for first, last in mutant.spans:
        names = set().union(*(lines.get(line, ()) for line in range(first, last + 1)))
        if names:
            return names
    return set()


def hashes(subject: Subject) -> dict[str, tuple[str, str]]:
    """The files of a subject and of what it rests on, data included, as hashes."""
    folders = [subject.root / folder for folder in (subject.folder, *subject.rests_on)]
    paths = {path for folder in folders for path in folder.rglob("*") if path.is_file()}
    wanted = sorted(path for path in paths if path.suffix not in {".pyc", ".md"})
    return {path.relative_to(subject.root).as_posix(): _hashes(path) for path in wanted}


def _hashes(path: Path) -> tuple[str, str]:
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return short_hash(text), short_hash(text)
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.body = [ast.Pass()]
    return short_hash(text), short_hash(ast.unparse(tree))


def measured(
    subject: Subject,
    suite: Suite,
    path: Path,
    *,
    width: int,
    until: float | None = None,
    say: Callable[[str], None] = lambda _: None,
) -> Map:
    """The map of a suite; only tests about which nothing is known any more are run. `path` keeps it.

    Tests get the time that they took; those for which there is no time before `until` are taken out of the suite.
    """
    sources = hashes(subject)
    kept = _load(path)
    known = {t.name for t in suite.tests.values() if kept.known(t, sources)}
    fresh = Map(sources, {name: kept.seen[name] for name in known})
    todo = sorted(suite.tests.keys() - known)
    if todo:
        say(f"mapping {len(todo)} tests")
        _run(subject, suite, todo, fresh, width, until)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(pickle.dumps(fresh))
    for name in suite.tests.keys() - fresh.seen.keys():
        del suite.tests[name], suite.items[name]
    for name, test in suite.tests.items():
        suite.tests[name] = replace(test, seconds=fresh.seen[name].seconds)
    return fresh


def _load(path: Path) -> Map:
    try:
        kept = pickle.loads(path.read_bytes())
    except (OSError, pickle.PickleError, EOFError, AttributeError):
        return Map()
    return kept if isinstance(kept, Map) else Map()


def _run(
    subject: Subject, suite: Suite, todo: list[str], into: Map, width: int, until: float | None
) -> None:
    """Run each test under coverage in a child of its own.

    In one process the first test that needs a cached thing would be the only one that is seen to make it.
    """
    ours = [f"{subject.root}/{folder}/*" for folder in (subject.folder, *subject.rests_on)]
    cov = coverage.Coverage(data_file=None, config_file=False, include=ours, messages=False)
    cov.set_option("run:disable_warnings", ["no-data-collected"])

    def work(name: str, tell: Tell) -> None:
        tell(json.dumps(_watch(cov, suite.items[name])))

    pool: Pool[str] = Pool(work, width, until)
    pool.add(todo)
    red: list[str] = []
    for ended in pool.run():
        name, said = ended.job, ended.lines[-1:]
        if ended.struck or not said or not said[0].startswith("["):
            raise RuntimeError(f"mapping failed: {name}: {said or 'its process was ended'}")
        failed, seconds, lines = json.loads(said[0])
        if failed:
            red.append(name)
        seen = {
            Path(file).relative_to(subject.root).as_posix(): frozenset(found)
            for file, found in lines.items()
        }
        into.seen[name] = Seen(suite.tests[name].text, seconds, seen)
    if red:  # nothing can be proven by them
        raise SystemExit("prove: red without any mutant:\n  " + "\n  ".join(sorted(red)))


def _watch(cov: coverage.Coverage, item: pytest.Item) -> tuple[bool, float, dict[str, list[int]]]:
    """In a child: whether a test fails, how long it takes, and the lines it runs."""
    cov.start()
    begun = _spent()
    reports = runtestprotocol(item, log=False, nextitem=None)
    seconds = _spent() - begun
    cov.stop()
    data = cov.get_data()
    lines = {file: data.lines(file) or [] for file in data.measured_files()}
    return any(report.failed for report in reports), seconds, lines


def _spent() -> float:
    """The processor time that this process and the programs it started have used."""
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + children.ru_utime + children.ru_stime
