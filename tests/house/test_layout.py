"""The house keeps its own rules: short modules, no machine's paths, no tests that do not run."""

import ast
import re
import subprocess
from pathlib import Path

import pytest

from hearthside.games import GAMES

ROOT = Path(__file__).resolve().parents[2]
LONGEST = 500
CODE = {".py", ".ts", ".tsx", ".mjs", ".js", ".sh"}
GENERATED = {"web/src/wire.ts", "web/package-lock.json"}


def tracked() -> list[Path]:
    """Every file that is committed, or would be, as text."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    paths = [ROOT / name for name in listed.split("\0") if name]
    return [path for path in paths if path.is_file() and b"\0" not in path.read_bytes()[:4096]]


TRACKED = tracked()
TESTS = [path for path in TRACKED if path.suffix == ".py" and (ROOT / "tests") in path.parents]


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def hits(pattern: re.Pattern[str], paths: list[Path]) -> list[str]:
    return [
        f"{name(path)}:{number}: {match.group()}"
        for path in paths
        if path != Path(__file__).resolve()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if (match := pattern.search(line))
    ]


def test_a_module_is_one_room() -> None:
    code = [path for path in TRACKED if path.suffix in CODE and name(path) not in GENERATED]
    long = {
        name(path): lines
        for path in code
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > LONGEST
    }
    assert not long


def test_lines_of_the_client_fit() -> None:
    """The formatter breaks lines; strings and comments it leaves as long as they are."""
    kinds = CODE | {".css", ".icons"}
    client = [p for p in TRACKED if (ROOT / "web") in p.parents and p.suffix in kinds]
    paths = [path for path in client if name(path) not in GENERATED]
    assert paths
    assert not hits(re.compile(r"^.{121,}$"), paths)


def test_no_committed_file_names_a_machine_or_a_registry() -> None:
    machine = re.compile(
        r"(?<![\w.])/(work|opt|home|root|tmp/brief)/[\w.-]"
        r"|file:///|pypi\.org|pythonhosted\.org|registry\.npmjs|npmmirror"
        r"|--(extra-)?index-url|--find-links",
    )
    allowed = {"Makefile:"}  # `make lock` says that no index is written
    assert not [
        hit
        for hit in hits(machine, TRACKED)
        if not (hit.startswith(tuple(allowed)) and "no-emit" not in hit and "index" in hit)
    ]


def test_no_code_is_left_for_later() -> None:
    code = [path for path in TRACKED if path.suffix in CODE]
    assert not hits(re.compile(r"\b(TODO|FIXME|XXX)\b|\bfor now\b"), code)


def test_no_test_is_skipped_or_expected_to_fail() -> None:
    marks = re.compile(r"mark\.(skip|skipif|xfail)\b|pytest\.(skip|xfail|importorskip)\(")
    assert not hits(marks, TESTS)


def test_every_test_asserts_something() -> None:
    """A test proves by `assert`, by `raises`, or by calling what does."""
    empty = []
    for path in TESTS:
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        functions = [
            node
            for node in ast.walk(tree)
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        ]
        proving: set[str] = set()
        for _ in range(3):  # a function that calls a proving one proves as well
            proving |= {each.name for each in functions if _proves(each, proving)}
        empty += [
            f"{name(path)}:{each.lineno} {each.name}"
            for each in functions
            if each.name.startswith("test_") and each.name not in proving
        ]
    assert not empty


def _proves(function: ast.AST, proving: set[str]) -> bool:
    telling = re.compile(r"raises|expect|check|assert|verify|validate|_test$|until")
    for node in ast.walk(function):
        if isinstance(node, ast.Assert):
            return True
        if isinstance(node, ast.Call):
            called = ast.unparse(node.func).split(".")[-1]
            if called in proving or telling.search(called):
                return True
    return False


def test_names_say_what_a_thing_is() -> None:
    vague = re.compile(
        r"(Manager|Helper|Utils?|Handler)$|^(helpers?|utils?|managers?|misc|common)$"
    )
    wrong = []
    for path in TRACKED:
        if path.suffix == ".py":
            names = [
                node.name
                for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path)))
                if isinstance(node, ast.ClassDef)
            ]
            wrong += [f"{name(path)}: {each}" for each in [path.stem, *names] if vague.search(each)]
    assert not wrong


def test_every_module_says_what_holds() -> None:
    silent = [
        name(path)
        for path in TRACKED
        if path.suffix == ".py"
        and path.read_text(encoding="utf-8").strip()
        and ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) is None
    ]
    assert not silent


ROOMS = {
    *("setup", "state", "steps", "rules", "content", "outcome", "hidden", "invariants"),
    *("scene", "words", "advice", "guide"),
}
BESIDE = {"__init__.py", "README.md", "SCENE.md", "rulebook.md", "tutorials"}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_has_the_same_rooms(game: str) -> None:
    """Who knows one game finds everything in the next: a room is a module or a package, and there is no other."""
    folder = ROOT / "src" / "hearthside" / "games" / game
    found = {path.name for path in folder.iterdir() if path.name != "__pycache__"}
    rooms = {each.removesuffix(".py") for each in found - BESIDE}
    assert rooms == ROOMS
    assert {"__init__.py", "README.md", "rulebook.md"} <= found


def test_make_help_lists_every_target() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    phony = re.search(r"^\.PHONY: (.*)$", makefile, re.M)
    assert phony
    shown = subprocess.run(
        ["make", "--no-print-directory", "help"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert [line.split()[0] for line in shown.splitlines()] == phony.group(1).split()


def test_a_machine_runs_what_a_person_runs() -> None:
    script = ROOT / ".ci" / "run"
    assert script.stat().st_mode & 0o111
    assert "make test" in script.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", ["requirements/run.txt", "requirements/dev.txt"])
def test_every_pin_has_a_hash_and_no_address(path: str) -> None:
    text = (ROOT / path).read_text(encoding="utf-8")
    pins = re.findall(r"^[a-z][\w.-]*(?:\[[\w,]+\])?==.*?(?=^[a-z]|\Z)", text, re.M | re.S)
    assert pins
    assert all("--hash=sha256:" in pin for pin in pins)
    assert "://" not in text


def test_documents_wrap() -> None:
    """Sentences break before column 120; tables, headings, code and addresses are as wide as they are."""
    written = [p for p in TRACKED if p.suffix == ".md" and not name(p).startswith("docs/proof")]
    pages = [p for p in written if p.name != "rulebook.md"]
    long = []
    for path in pages:
        fenced = False
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            fenced ^= line.lstrip().startswith("```")
            free = fenced or line.lstrip().startswith(("|", "#", "<", "    ")) or "://" in line
            if len(line) > 120 and not free:
                long.append(f"{name(path)}:{number}")
    assert not long
