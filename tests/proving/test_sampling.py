"""A sample is drawn by chance, says that it is one, and proves no more than it broke."""

from __future__ import annotations

import json

import pytest
from tools.prove.sampling import CONTENT, ROOM, between, draw

from .tiny import Tiny


def test_the_same_seed_draws_the_same_and_more_of_it_holds_less(proven: Tiny) -> None:
    subject, mutants = proven.scope.subject("tiny"), proven.mutants()
    small, large = (draw(subject, mutants, size, 0, seed=7) for size in (6, 12))
    assert len(small.mutants) == 6 and small.counted < large.counted
    assert draw(subject, reversed(mutants), 6, 0, seed=7).counted == small.counted
    assert draw(subject, mutants, 6, 0, seed=8).counted != small.counted
    assert {subject.room(mutant.file) for mutant in large.mutants} == {ROOM}
    assert small.terms.of == sum(subject.room(m.file) == ROOM for m in mutants) > 12


def test_mutants_drawn_for_a_rule_are_on_its_lines_and_are_not_counted(proven: Tiny) -> None:
    subject, mutants = proven.scope.subject("tiny"), proven.mutants()
    sample = draw(subject, mutants, 3, 2, seed=7)
    more = [mutant for mutant in sample.mutants if mutant.key not in sample.counted]
    for rule in ("TY-001", "TY-002", "TY-003"):
        assert sum(rule in mutant.ids for mutant in sample.mutants) >= 2, rule
    assert more and all(mutant.ids for mutant in more)
    assert all(mutant.on_line for mutant in more if "TY-001" in mutant.ids)


def test_a_sample_says_that_it_is_one(tiny: Tiny) -> None:
    (tiny.root / "proof" / "tiny.json").unlink()
    ran = tiny.prove("tiny", "--sample", "8", "--each", "1", "--seed", "3")
    assert ran.returncode == 0, ran.stdout + ran.stderr
    said = json.loads((tiny.root / "proof" / "tiny.json").read_text())
    of = said["sample"]["of"]
    assert said["sample"] == {
        "size": 8,
        "of": of,
        "each": 1,
        "seed": 3,
        "witnessed": True,
        "content": 0,
        "of_content": 0,
    }
    assert said["units"] == {}, "no function is proven by a sample"
    counted = [sum(counts[:1] + counts[5:]) for counts in said["files"].values()]
    assert sum(counted) == 8
    assert said["rules"]["TY-001"][1] >= 1, "its own test turned red"
    assert "TY-004" not in said["rules"], "content is sampled only where that is asked for"
    assert f"| [tiny](proof/tiny.md), rules: 8 of {of}, seed 3 |" in (
        (tiny.root / "proof.md").read_text()
    )
    page = (tiny.root / "proof" / "tiny.md").read_text()
    assert f"A sample: 8 of {of} mutants of the rules, drawn with seed 3." in page
    assert "No witness was asked" not in page
    assert tiny.prove("tiny", "--sample", "8", "--quick").returncode == 0
    assert "No witness was asked" in (tiny.root / "proof" / "tiny.md").read_text()
    touched = tiny.prove("--touched")
    assert touched.returncode == 0
    assert "tiny: only a sample has been proven" in touched.stdout


def test_content_is_drawn_beside_the_rules(proven: Tiny) -> None:
    subject, mutants = proven.scope.subject("tiny"), proven.mutants()
    alone, both = (draw(subject, mutants, 6, 0, seed=7, content=n) for n in (0, 2))
    more = [mutant for mutant in both.mutants if mutant not in alone.mutants]
    assert [subject.room(mutant.file) for mutant in more] == [CONTENT] * 2
    assert alone.counted < both.counted and {mutant.key for mutant in more} <= both.counted
    every = sum(subject.room(mutant.file) == CONTENT for mutant in mutants)
    assert (both.terms.drawn(ROOM), both.terms.drawn(CONTENT)) == (
        (6, alone.terms.of),
        (2, every),
    )
    assert draw(subject, mutants, 6, 0, seed=7, content=999).terms.content == every


def test_a_sample_of_the_content_has_a_row_of_its_own(tiny: Tiny) -> None:
    (tiny.root / "proof" / "tiny.json").unlink()
    ran = tiny.prove("tiny", "--sample", "8", "--content", "2", "--quick")
    assert ran.returncode == 0, ran.stdout + ran.stderr
    said = json.loads((tiny.root / "proof" / "tiny.json").read_text())
    assert said["sample"]["content"] == 2
    page = (tiny.root / "proof.md").read_text()
    assert f"content: 2 of {said['sample']['of_content']}, seed 1, no witness asked |" in page
    assert "Beside them 2 of" in (tiny.root / "proof" / "tiny.md").read_text()


def test_a_sample_does_not_take_the_place_of_a_whole_proof(tiny: Tiny) -> None:
    before = (tiny.root / "proof" / "tiny.json").read_text()
    ran = tiny.prove("tiny", "--sample", "8")
    assert ran.returncode == 0
    assert "of 8 mutants died" in ran.stdout
    assert (tiny.root / "proof" / "tiny.json").read_text() == before


@pytest.mark.parametrize(
    ("died", "judged", "low", "high"), [(0, 0, 0, 100), (90, 100, 82.6, 94.5), (20, 20, 83.9, 100)]
)
def test_what_a_sample_says_of_the_whole(died: int, judged: int, low: float, high: float) -> None:
    assert between(died, judged) == pytest.approx((low, high), abs=0.1)
