"""A game whose rule book has a rule without any test does not pass, unless it is open or about cardboard."""

from pathlib import Path

import pytest

from hearthside.cli.coverage import folder_of, judged, proofs, proven_how
from hearthside.games import GAMES, load
from hearthside.kernel import Rulebook


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_has_a_test(name: str) -> None:
    folder = folder_of(name)
    assert folder is not None, f"tests/games/{name} is missing"
    assert judged(name, load(name).rulebook, folder)["unmarked"] == []


@pytest.mark.parametrize("name", GAMES)
def test_every_mark_names_a_rule(name: str) -> None:
    folder = folder_of(name)
    assert folder is not None
    rules = load(name).rulebook
    unknown = [f"{p.test}:{p.line} {p.rule}" for p in proofs(folder) if p.rule not in rules]
    assert unknown == []


def test_marks_count_only_as_literals_on_tests(tmp_path: Path) -> None:
    (tmp_path / "test_marks.py").write_text(
        "import pytest\n"
        "pytestmark = pytest.mark.rule('A-1')\n"
        "@pytest.mark.rule('A-2', 'A-3')\n"
        "def test_one(): assert True\n"
        "@pytest.mark.rule(*IDS)\n"
        "def test_two(): assert True\n"
        "@pytest.mark.rule('A-9')\n"
        "def not_a_test(): ...\n"
        "class TestGroup:\n"
        "    @pytest.mark.rule('A-4')\n"
        "    def test_three(self): assert True\n"
        "# pytest.mark.rule('A-8')\n"
    )
    assert [proof.rule for proof in proofs(tmp_path)] == ["A-1", "A-2", "A-3", "A-4"]


def test_a_rule_is_proven_only_where_breaking_it_turned_its_own_test_red(tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "games" / "toy"
    folder.mkdir(parents=True)
    (folder / "test_toy.py").write_text(
        "import pytest\n"
        "@pytest.mark.rule('TY-001', 'TY-002', 'TY-003')\n"
        "def test_all(): assert True\n"
    )
    book = Rulebook.parse(
        "# Toy\n## A\n"
        "- **TY-001** Broken, and its own test turned red.\n"
        "- **TY-002** Broken, and only other tests turned red.\n"
        "- **TY-003** No line cites it.\n"
        "- **TY-004** In the book. *Open:* not built.\n"
        "- **TY-005** Cards lie face up. *Not applicable:* no cards here.\n"
        "- **TY-006** Nobody thought of it.\n"
    )
    marked = judged("toy", book, folder)
    assert marked["proven"] == []
    assert marked["marked"] == ["TY-001", "TY-002", "TY-003"]
    assert proven_how("toy", folder) == "never proven: no line has been broken"
    (tmp_path / "docs" / "proof").mkdir(parents=True)
    proof = tmp_path / "docs" / "proof" / "toy.json"
    proof.write_text('{"rules": {"TY-001": [4, 1, 0, 1, 2], "TY-002": [4, 0, 4, 0, 0]}}')
    assert proven_how("toy", folder) == "proven whole"
    assert judged("toy", book, folder) == {
        "proven": ["TY-001"],
        "marked": ["TY-002", "TY-003"],
        "open": ["TY-004"],
        "cardboard": ["TY-005"],
        "unmarked": ["TY-006"],
    }


def test_a_sample_proves_the_rules_it_broke_and_no_others(tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "games" / "toy"
    folder.mkdir(parents=True)
    (folder / "test_toy.py").write_text(
        "import pytest\n@pytest.mark.rule('TY-001', 'TY-002', 'TY-003')\ndef test_all(): assert True\n"
    )
    (tmp_path / "docs" / "proof").mkdir(parents=True)
    (tmp_path / "docs" / "proof" / "toy.json").write_text(
        '{"sample": {"size": 200, "of": 8000, "each": 2, "seed": 1},'
        ' "rules": {"TY-001": [2, 1, 0, 0, 1], "TY-002": [2, 0, 2, 0, 0]}}'
    )
    ids = ("TY-001", "TY-002", "TY-003")
    book = Rulebook.parse("# Toy\n## A\n" + "".join(f"- **{id}** A rule.\n" for id in ids))
    states = judged("toy", book, folder)
    assert states["proven"] == ["TY-001"]
    assert states["marked"] == ["TY-002", "TY-003"], "not drawn is not proven"
    assert proven_how("toy", folder) == (
        "proven by a sample: 200 of 8,000 changes to its rules were tried, and 2 for every rule"
    )
