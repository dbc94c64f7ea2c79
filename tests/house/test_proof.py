"""What is said about proofs is what the proofs say, and what has reached the bar stays there."""

from pathlib import Path

from tools.prove.equivalent import Excuses
from tools.prove.report import page
from tools.prove.scope import read_scope
from tools.prove.summary import read_summary

SCOPE = read_scope()


def test_the_page_says_what_the_summaries_say() -> None:
    """After a conflict, `python -m tools.prove --page` writes it anew."""
    assert SCOPE.page.read_text(encoding="utf-8") == page(SCOPE)


def test_what_reached_the_bar_stays_there() -> None:
    for name in sorted(SCOPE.held):
        summary = read_summary(SCOPE.reports / f"{name}.json")
        assert summary is not None and summary.sample is None, name
        assert summary.at_bar(SCOPE.subject(name), SCOPE.bar), name


def test_every_proof_is_of_a_subject() -> None:
    known = {f"{name}.{kind}" for name in SCOPE.subjects for kind in ("json", "md")}
    assert {path.name for path in Path(SCOPE.reports).iterdir()} <= known


def test_every_equivalent_mutant_has_a_reason() -> None:
    for entry in Excuses(SCOPE.equivalent).entries:
        assert len(entry.reason.split()) >= 4, f"{entry.file} {entry.unit}: {entry.change}"
        assert (SCOPE.root / entry.file).exists(), entry.file
