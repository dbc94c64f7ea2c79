"""Records: small readable files that are refused, with the line, when they do not hold."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hearthside.games import load
from hearthside.kernel import Record, RecordError, Session

PILFER = load("pilfer")


def played(choices: int = 30, seed: int = 3) -> Session[object]:  # type: ignore[type-var]
    """A game of Pilfer some choices in."""
    session = Session(PILFER, {"seats": 3}, seed=seed)
    for n in range(choices):
        if session.decision is None:
            break
        session.choose(session.decision.options[n % len(session.decision.options)])
    return session


def test_a_record_is_small_and_readable() -> None:
    """A choice is a line of a few letters, with the seat that made it."""
    text = str(played().record())
    lines = text.splitlines()
    assert lines[:4] == ["hearthside record 1", "game pilfer", f"rules {PILFER.version}", "seed 3"]
    assert lines[5].startswith("= ")
    assert lines[6].startswith("0 ")
    assert len(text) < 2_500


def test_replay_verifies_and_stops_anywhere() -> None:
    """The whole game, or the game up to a point."""
    session = played()
    record = Record.parse(str(session.record()))
    assert record.replay(PILFER).state == session.state
    part = record.replay(PILFER, upto=7)
    assert part.number == 7


def test_marks_of_agreement_are_in_the_record() -> None:
    """Going back by agreement is written down and read again."""
    session = played(8)
    session.back_to(5)
    again = Record.parse(str(session.record())).replay(PILFER)
    assert again.undone == [(5, 8)]
    assert [e.kind for e in again.journal] == [e.kind for e in session.journal]


@pytest.mark.parametrize(
    ("change", "line", "reason"),
    [
        (lambda t: "%PDF-1.4\n" + t, 1, "not a Hearthside record"),
        (lambda t: "", 1, "not a Hearthside record"),
        (lambda t: t.replace("seed 3", "seed x"), 4, "not a number"),
        (lambda t: t.replace("seed 3\n", ""), 4, "the line with the seed is missing"),
        (lambda t: t.replace('{"seats":3}', '{"seats":'), 5, "broken JSON"),
        (lambda t: t.replace('{"seats":3}', '{"seats":9}'), 5, "the setup is refused: seats"),
        (lambda t: t.replace('{"seats":3}', "[3]"), 5, "the setup is not an object"),
        (lambda t: t.replace("seed 3", "seed 4"), 6, "the state differs from its digest"),
        (lambda t: t.replace("\n0 ", "\n2 ", 1), 7, "seat 0 is to act, not 2"),
        (lambda t: t.replace("\n0 ", "\n0 fly:", 1), 7, "is not on offer"),
        (lambda t: t.replace("\n0 ", "\n?? ", 1), 7, "cannot be read"),
        (lambda t: t.replace("game pilfer", "game chess"), 2, "a record of chess, not of pilfer"),
        (lambda t: t + "more\n", 0, "more after the end line"),
        (lambda t: t.replace("end ", "end 0"), 0, "the checksum does not match"),
    ],
)
def test_a_damaged_record_is_refused_with_line_and_reason(
    change: object, line: int, reason: str
) -> None:
    """Whatever was done to it, the answer names the line and says what is wrong."""
    text = change(str(played().record()))  # type: ignore[operator]
    with pytest.raises(RecordError, match=reason) as error:
        Record.parse(text).replay(PILFER)
    if line:
        assert error.value.line == line
    assert error.value.line >= 1


@settings(max_examples=60, deadline=None, derandomize=True)
@given(cut=st.integers(1, 600))
def test_a_cut_record_is_refused(cut: int) -> None:
    """Cut anywhere, a record is not taken for a whole one."""
    text = str(played().record())
    with pytest.raises(RecordError):
        Record.parse(text[: max(0, len(text) - 1 - cut)]).replay(PILFER)


@settings(max_examples=80, deadline=None, derandomize=True)
@given(at=st.integers(0, 10_000), char=st.sampled_from("x0 \n{:"))
def test_a_changed_character_never_passes(at: int, char: str) -> None:
    """Any changed character is found, and never as anything but a `RecordError`."""
    text = str(played().record())
    at %= len(text)
    changed = text[:at] + char + text[at + 1 :]
    if changed.split() == text.split():
        return
    with pytest.raises(RecordError):
        Record.parse(changed).replay(PILFER)


def test_a_record_from_older_rules_resumes_from_its_snapshot_and_says_so() -> None:
    """The choices are not replayed under rules they were not made under."""
    session = played(12)
    record = Record.parse(str(session.record()))
    record.rules = "0.9.0"
    resumed, said = record.resume(PILFER)
    assert f"recorded under rules 0.9.0, these are {PILFER.version}" in said
    assert resumed.number == session.beginning().number
    assert resumed.state == session.state
    while resumed.decision is not None:
        resumed.choose(resumed.decision.options[0])
    again = Record.parse(str(resumed.record()))
    assert again.replay(PILFER).state == resumed.state


def test_an_old_snapshot_without_a_newer_field_takes_its_default() -> None:
    """A field that older rules did not have does not stop a game from going on."""
    record = played(12).record()
    record.rules = "0.9.0"
    assert record.snapshot is not None
    del record.snapshot[1]["goal"]
    session, _ = record.resume(PILFER)
    assert session.state.goal == 12
    del record.snapshot[1]["vault"]
    with pytest.raises(RecordError, match="does not fit these rules"):
        record.resume(PILFER)
