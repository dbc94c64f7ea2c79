"""A game whose rule book has an unproven rule does not pass."""

from pathlib import Path

import pytest

from hearthside.cli.coverage import folder_of, proofs
from hearthside.games import GAMES, load

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_is_proven(name: str) -> None:
    folder = folder_of(name)
    assert folder is not None, f"tests/games/{name} is missing"
    proven = {proof.rule for proof in proofs(folder)}
    wanted = [rule.id for rule in load(name).rulebook.rules.values() if rule.applies]
    assert [rule for rule in wanted if rule not in proven] == []


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
