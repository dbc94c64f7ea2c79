"""A tiny program with tests of every kind, to prove the prover by."""

from __future__ import annotations

import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tools.prove.data import sources
from tools.prove.mutants import Mutant
from tools.prove.results import Log, Result
from tools.prove.scope import Scope, read_scope

ROOT = Path(__file__).resolve().parents[2]

SCOPE = """
root = "."
source = "src"
equivalent = "equivalent.toml"
page = "proof.md"
reports = "proof"
work = "build/prove"
held = ["tiny"]
[bar]
rules = 90
content = 80
[aside]
files = ["__init__.py", "words*"]
calls = ["note", "cache"]
keywords = ["label"]
names = ["EXAMPLES"]
words = ["name"]
[subjects.tiny]
folder = "src/tiny"
tests = ["tests/rules"]
witnesses = ["tests/runs"]
only = "tiny"
"""

FILES = {
    "scope.toml": SCOPE,
    "pyproject.toml": """
[tool.pytest.ini_options]
addopts = ["--import-mode=importlib", "--strict-markers"]
pythonpath = ["src"]
markers = ["rule(*ids): rules", "witness: a run"]
""",
    "src/tiny/__init__.py": "",
    "src/tiny/words.py": "def said(n): return n + 1\n",
    "src/tiny/content.py": '''
"""Tables that are made when the module is read."""
HAND = 3  # TY-001
EXAMPLES = [1, 2, 3]

def doubled(n):
    return n * 2

PRICES = {"nail": doubled(2), "salt": doubled(4)}  # TY-004
COUNT = 2
if COUNT != 2:
    raise ValueError("two, always")
''',
    "src/tiny/facts.toml": """
# Not cited, so not broken.
[plain]
cost = 3

# TY-005: what a horse costs
[horse]
name = "Horse of 9 hands"
cost = 4
jobs = ["2 food: walk 1"]
[cart]
cost = 6  # TY-006
wheels = 4
""",
    "src/tiny/rules.py": '''
"""What is enforced."""
import tomllib
from functools import cache
from pathlib import Path
from .content import HAND, PRICES

def note(*said): ...

STEPS = {}
FACTS = tomllib.loads(Path(__file__).with_name("facts.toml").read_text("utf-8"))

def step(function):
    def run(*given):
        return function(*given) + 0
    STEPS[function.__name__] = run
    return run

def full(hand):
    return len(hand) >= HAND  # TY-001

def halved(coins):
    """TY-002: half of it, rounded down."""
    note("halved", coins + 1)
    return coins // 2

def both(a, b):
    return a > 0 and b > 0  # TY-001, TY-003

def asking():
    first = yield "first"
    yield from more()
    return first

def more():
    yield "second"

def never(n):
    return n + 1

@cache
def price(name):
    return PRICES[name]

@step
def go(n):
    return n - 1

def counted(n):
    steps = 0
    while n > 0:
        n -= 1
        steps += 1
    return steps

def pile(n):
    return [0] * (n // 1_000_000_000)

KEPT = {}

def kept(n):
    if n not in KEPT:
        KEPT[n] = made(n)
    return KEPT[n]

def made(n):
    return n * 3

def only_run(n):
    return n - 7

TESTS = {"more": lambda n: n > 2, "less": lambda n: n < 2}

def act(verb, *, label): return verb, label

def named(n):
    return n + 5

GO = act("go", label=named)
''',
    "tests/rules/test_rules.py": """
import pytest
from tiny import content, rules

@pytest.mark.rule("TY-001")
def test_full():
    assert rules.full("abc") and rules.full("abcd") and not rules.full("ab")

@pytest.mark.rule("TY-002")
def test_halved():
    assert rules.halved(5) == 2

@pytest.mark.rule("TY-001")
def test_both_first():
    assert not rules.both(0, 1) and rules.both(1, 1)

@pytest.mark.rule("TY-003")
def test_both_second():
    assert not rules.both(1, 0)

def test_asking():
    asked = rules.asking()
    assert [next(asked), asked.send(1)] == ["first", "second"]
    assert next(asked, "over") == "over"

@pytest.mark.rule("TY-004")
def test_prices():
    assert [rules.price("nail"), rules.price("salt")] == [4, 8]

def test_steps():
    assert rules.STEPS["go"](3) == 2

@pytest.mark.rule("TY-002")
def test_counted():
    assert rules.counted(4) == 4

@pytest.mark.rule("TY-005")
def test_horse():
    assert rules.FACTS["horse"]["cost"] == 4

def test_pile():
    assert rules.pile(10) == []

def test_a_kept_thing_is_there():
    assert rules.kept(2)

def test_a_kept_thing_is_right():
    assert rules.kept(2) == 6

def test_lambdas():
    assert rules.TESTS["less"](1) and not rules.TESTS["less"](2)
""",
    "tests/runs/test_runs.py": """
import pytest
from tiny import rules
pytestmark = pytest.mark.witness

@pytest.mark.parametrize("game", ["tiny", "other"])
def test_a_run(game):
    assert game == "tiny" and rules.only_run(8) == 1
""",
}


@dataclass
class Tiny:
    """The tiny program in a folder of its own."""

    root: Path

    @staticmethod
    def make(root: Path) -> Tiny:
        """Write it."""
        for name, text in FILES.items():
            path = root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return Tiny(root)

    def copy(self, root: Path) -> Tiny:
        """The same once more, with all that is known of it."""
        shutil.copytree(self.root, root, dirs_exist_ok=True)
        return Tiny(root)

    def prove(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run the prover as a person does."""
        return subprocess.run(
            [
                sys.executable,
                "-m",
                "tools.prove",
                "--scope",
                str(self.root / "scope.toml"),
                *arguments,
            ],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )

    def edit(self, name: str, old: str, new: str) -> None:
        """Change a file in one place."""
        path = self.root / name
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")

    @property
    def scope(self) -> Scope:
        return read_scope(self.root / "scope.toml")

    def mutants(self) -> list[Mutant]:
        """Every mutant, in order."""
        subject = self.scope.subject("tiny")
        return [mutant for source in sources(subject).values() for mutant in source.mutants]

    def find(self, unit: str, shown: str) -> Mutant:
        """The first mutant of a function with that change."""
        return next(m for m in self.mutants() if m.unit == unit and m.shown == shown)

    def result(self, unit: str, shown: str) -> Result:
        """What became of it."""
        return self.log().results[self.find(unit, shown).key]

    def log(self) -> Log:
        return Log(self.root / "build" / "prove" / "tiny.jsonl")
