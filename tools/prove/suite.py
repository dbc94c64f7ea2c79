"""The tests: collected once by pytest, classed by their marks, run one at a time without reports."""

from __future__ import annotations

import ast
import importlib
import io
import os
from collections.abc import Callable, Iterable
from contextlib import redirect_stdout, suppress
from dataclasses import dataclass, field
from enum import IntEnum
from pathlib import Path
from typing import Any

import hypothesis
import pytest

from .mutants import Mutant, short_hash
from .scope import Subject


class Kind(IntEnum):
    """What a test says by turning red, the most telling first."""

    OWN = 0  # it carries the id of a rule that the mutant breaks
    MARKED = 1  # it carries the id of another rule
    PLAIN = 2  # it asserts something and carries no id
    WITNESS = 3  # a replay, a golden game or a random run: it notices any change and proves no rule


@dataclass(frozen=True, slots=True)
class Test:
    """What is known of a test without running it. `text` is the hash of all that it says."""

    __test__ = False

    name: str
    rules: frozenset[str]
    witness: bool
    text: str
    seconds: float = 0.0

    def kind(self, ids: Iterable[str]) -> Kind:
        """What it would say about a mutant that breaks these rules."""
        if self.witness:
            return Kind.WITNESS
        if not self.rules.isdisjoint(ids):
            return Kind.OWN
        return Kind.MARKED if self.rules else Kind.PLAIN


def in_order(mutant: Mutant, tests: Iterable[Test]) -> list[Test]:
    """Tests for a mutant: the most telling first, and of those the shortest."""
    return sorted(tests, key=lambda t: (t.kind(mutant.ids), t.seconds, t.name))


@dataclass
class Suite:
    """The collected tests of a subject; `items` are pytest's own, by name."""

    tests: dict[str, Test] = field(default_factory=dict)
    items: dict[str, pytest.Item] = field(default_factory=dict)

    def find(self, name: str) -> list[pytest.Item]:
        """The item of that name; if its parameters are gone, every item of the same function."""
        if name in self.items:
            return [self.items[name]]
        base = name.split("[")[0]
        return [item for each, item in self.items.items() if each.split("[")[0] == base]


class _Takeover:
    """A pytest plugin that has everything imported and collected, and then does something else."""

    def __init__(
        self,
        subject: Subject,
        witnesses: bool,
        ready: Callable[[], None],
        then: Callable[[Suite], None],
    ) -> None:
        self.subject, self.witnesses, self.ready, self.then = subject, witnesses, ready, then
        self.done = False
        self.error: BaseException | None = None

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self) -> None:
        """After the outermost conftest, before any test module: no shrinking, no database."""
        steady_hypothesis()
        for file in (file for file in self.subject.files if file.endswith(".py")):
            importlib.import_module(self.subject.module(file))

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Everything is imported and nothing has run."""
        self.ready()
        session.config._tmp_path_factory.getbasetemp()  # type: ignore[attr-defined]
        self.done = True
        try:
            self.then(_suite(self.subject, session.items, self.witnesses))
        except BaseException as error:
            self.error = error  # pytest would print it as its own
        return True


def collect(
    subject: Subject,
    then: Callable[[Suite], None],
    *,
    scratch: Path,
    witnesses: bool = False,
    ready: Callable[[], None] = lambda: None,
) -> bool:
    """Collect a subject's tests and hand them to `then`; False if something cannot be imported.

    A process can do this once: what is imported stays imported. `ready` is called when all is. What tests write
    goes into a folder of this process in `scratch`; whoever made that clears it away.
    """
    os.chdir(subject.root)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    unwanted = ("cacheprovider", "faulthandler", "doctest", "junitxml")
    quiet = ["-q", "-s", "--assert=plain", "--tb=short", *(f"-pno:{name}" for name in unwanted)]
    paths = [*subject.tests, *(subject.witnesses if witnesses else ())]
    takeover = _Takeover(subject, witnesses, ready, then)
    said = io.StringIO()
    with redirect_stdout(said):
        pytest.main(
            [*quiet, f"--basetemp={scratch / str(os.getpid())}", *subject.arguments, *paths],
            plugins=[takeover],
        )
    if takeover.error is not None:
        raise takeover.error
    if not takeover.done:
        print(said.getvalue())
    return takeover.done


def steady_hypothesis() -> None:
    """The same examples every time, and the first failure is enough."""
    hypothesis.settings.register_profile(
        "prove",
        database=None,
        deadline=None,
        derandomize=True,
        report_multiple_bugs=False,
        phases=[hypothesis.Phase.explicit, hypothesis.Phase.generate],
    )
    hypothesis.settings.load_profile("prove")


def _suite(subject: Subject, items: list[pytest.Item], witnesses: bool) -> Suite:
    suite, texts = Suite(), Texts(subject)
    for item in items:
        witness = item.get_closest_marker("witness") is not None
        file = item.nodeid.split("::")[0]
        aside = any(file.startswith(f"{folder}/") for folder in subject.witnesses)
        if witness != witnesses or (aside and subject.only not in item.nodeid.partition("[")[2]):
            continue
        rules = frozenset(str(name) for mark in item.iter_markers("rule") for name in mark.args)
        suite.tests[item.nodeid] = Test(item.nodeid, rules, witness, texts.of(item.nodeid))
        suite.items[item.nodeid] = item
    return suite


def is_red(item: pytest.Item) -> bool:
    """Run one test, and nothing around it: to write a report would take longer than most tests."""
    test: Any = item
    state = item.session._setupstate
    try:
        if hasattr(test, "_initrequest"):
            test._initrequest()
        state.setup(item)
        item.runtest()
    except pytest.skip.Exception:
        return False
    except BaseException:
        return True
    finally:
        with suppress(BaseException):  # what a broken test leaves behind says nothing more
            state.teardown_exact(None)
    return False


class Texts:
    """What tests say, as hashes: a test's own lines, and all that its file and its folder lend it."""

    def __init__(self, subject: Subject) -> None:
        self.root = subject.root
        folders = [self.root / folder for folder in (*subject.tests, *subject.witnesses)]
        self.lent = {folder: _lent(folder) for folder in folders}
        self.lent[self.root] = short_hash(
            "".join(path.read_text("utf-8") for path in sorted((self.root / "tests").glob("*.py")))
        )
        self.files: dict[str, dict[str, str]] = {}

    def of(self, name: str) -> str:
        """The hash of a test by its name."""
        file, *parts = name.split("[")[0].split("::")
        if file not in self.files:
            self.files[file] = _parts(self.root / file)
        own = self.files[file]
        lent = [text for folder, text in self.lent.items() if folder in (self.root / file).parents]
        return short_hash("|".join([name, own.get(parts[0], ""), own[""], *lent]))


def _parts(path: Path) -> dict[str, str]:
    """Each test of a file by name; under "" all else that is in it."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    parts = {"": ""}
    for node in ast.parse(text).body:
        first = min([node.lineno, *(d.lineno for d in getattr(node, "decorator_list", []))])
        said = "\n".join(lines[first - 1 : node.end_lineno])
        name = getattr(node, "name", "")
        if name.lower().startswith("test"):
            parts[name] = said
        else:
            parts[""] += said + "\n"
    return parts


def _lent(folder: Path) -> str:
    """What a folder of tests holds beside tests: arrangements, records, pictures."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return short_hash(
        "|".join(
            f"{path.relative_to(folder)} {short_hash(path.read_bytes().hex())}"
            for path in files
            if not path.name.startswith("test_") and path.suffix != ".pyc"
        )
    )
