"""What was touched since the last proof is judged, and red only where that is fair."""

from __future__ import annotations

from pathlib import Path

import pytest

from .tiny import Tiny


@pytest.fixture
def tiny(proven: Tiny, tmp_path: Path) -> Tiny:
    """The tiny program after a proof, without what is kept to go on from: a fresh clone."""
    fresh = proven.copy(tmp_path)
    for path in (fresh.root / "build" / "prove").iterdir():
        path.unlink()
    return fresh


def test_nothing_touched_is_nothing_run(tiny: Tiny) -> None:
    tiny.edit(
        "src/tiny/rules.py", '"""What is enforced."""', '"""What is enforced."""\n# a comment'
    )
    ran = tiny.prove("--touched")
    assert ran.returncode == 0
    assert "nothing that was proven has been touched" in ran.stdout
    assert not (tiny.root / "build" / "prove" / "tiny.jsonl").exists()


def test_a_new_survivor_on_a_line_that_cites_a_rule_is_red(tiny: Tiny) -> None:
    tiny.edit(
        "src/tiny/rules.py", "return len(hand) >= HAND", "return len(hand) >= HAND or not HAND"
    )
    ran = tiny.prove("--touched")
    assert ran.returncode == 1
    assert (
        "✗ rules.py:20 `full`: `len(hand) >= HAND or not HAND` → `len(hand) >= HAND`" in ran.stdout
    )
    assert "would go unnoticed" in ran.stdout


def test_a_survivor_where_no_line_cites_a_rule_is_only_told(tiny: Tiny) -> None:
    tiny.edit("src/tiny/rules.py", "return coins // 2", "return coins // 2 or 0")
    ran = tiny.prove("--touched")
    assert ran.returncode == 0
    assert "· rules.py:25 `halved`: `coins // 2 or 0` → `coins // 2`" in ran.stdout


def test_a_survivor_that_was_known_is_not_told_again(tiny: Tiny) -> None:
    """The other lambda of that line lived at the last proof already."""
    tiny.edit("src/tiny/rules.py", "lambda n: n < 2}", "lambda n: n < 2, }")
    tiny.edit(
        "src/tiny/rules.py",
        "def never(n):\n    return n + 1",
        "def never(n):\n    m = n\n    return n + 1",
    )
    ran = tiny.prove("--touched")
    assert ran.returncode == 0
    assert "✗" not in ran.stdout and "`n + 1` → `n - 1`" not in ran.stdout


def test_a_subject_that_is_not_held_is_never_red(tiny: Tiny) -> None:
    tiny.edit("scope.toml", 'held = ["tiny"]', "held = []")
    tiny.edit(
        "src/tiny/rules.py", "return len(hand) >= HAND", "return len(hand) >= HAND or not HAND"
    )
    ran = tiny.prove("--touched")
    assert ran.returncode == 0
    assert "· rules.py:20 `full`" in ran.stdout


def test_red_tests_say_so_themselves(tiny: Tiny) -> None:
    """They are not told a second time as survivors."""
    tiny.edit("src/tiny/rules.py", "return len(hand) >= HAND", "return len(hand) > HAND")
    ran = tiny.prove("--touched")
    assert ran.returncode == 0
    assert "could not be judged" in ran.stdout
    assert "red without any mutant" in ran.stderr


def test_without_a_proof_nothing_is_held_against_a_subject(tiny: Tiny) -> None:
    (tiny.root / "proof" / "tiny.json").unlink()
    ran = tiny.prove("--touched")
    assert ran.returncode == 0
    assert "tiny: no proof has been committed" in ran.stdout


def test_what_there_is_no_time_for_is_told_and_not_red(tiny: Tiny) -> None:
    tiny.edit(
        "src/tiny/rules.py", "return len(hand) >= HAND", "return len(hand) >= HAND or not HAND"
    )
    ran = tiny.prove("--touched", "--seconds", "0")
    assert ran.returncode == 0
    assert "no time for" in ran.stdout and "in rules.py" in ran.stdout
