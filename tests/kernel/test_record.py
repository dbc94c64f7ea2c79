"""Records: small readable files that are refused, with the line, when they do not hold."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.kernel.toy import CUPS, HIGH, LOW, ROLL, STOP, Cups, ended, late, like, sit

from hearthside.games import load
from hearthside.kernel import Dice, Record, RecordError, Session, digest

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
        (lambda t: t.replace("\n0 ", "\n7\n0 ", 1), 7, "cannot be read: '7'"),
        (lambda t: t.replace("game pilfer", "game "), 2, "the line with the game is missing"),
        (lambda t: t.splitlines()[0], 2, "the line with the game is missing"),
        (lambda t: "\n".join(t.splitlines()[:3]), 4, "the line with the seed is missing"),
        (lambda t: "\n".join(t.splitlines()[:5]), 6, "the file stops without its end line"),
        (lambda t: re.sub(r"snapshot (\d+) .*", r"snapshot \1 [1]", t), 37, "holds no state"),
        (lambda t: re.sub(r"snapshot \d+ ", r"snapshot x ", t), 37, "not a number: 'x'"),
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


def finished() -> Session[Cups]:
    """A whole game of the toy, with more than one beginning kept."""
    return sit(*[HIGH, LOW] * 40, STOP)


def test_digests_stand_where_beginnings_are_kept_and_at_the_end() -> None:
    """An unfinished game has none where it stands: that may be the middle of a step."""
    assert sorted(finished().record().digests) == [0, 32, 64, 81]
    assert sorted(sit(*[HIGH, LOW] * 40, HIGH).record().digests) == [0, 32, 64]


@pytest.mark.parametrize("at", [0, 1, 2, 3])
def test_every_digest_is_checked(at: int) -> None:
    """Also the last, at which nothing is asked any more."""
    text = str(finished().record())
    was = re.findall(r"^= .*$", text, re.M)[at]
    line = text[: text.index(was)].count("\n") + 1
    with pytest.raises(RecordError, match="the state differs from its digest") as error:
        Record.parse(text.replace(was, "= 0123456789abcdef")).replay(CUPS)
    assert error.value.line == line
    assert Record.parse(text).replay(CUPS).outcome is not None


def test_a_digest_may_stand_where_no_beginning_was_kept() -> None:
    """The step's beginning is run again for it."""
    session = sit(*[HIGH, LOW] * 5)
    record = session.record()
    record.digests[10] = digest(session.beginning().state)
    assert record.replay(CUPS).state == session.state


def test_a_digest_in_the_middle_of_a_step_is_refused() -> None:
    """No state between steps stands there."""
    text = str(sit(HIGH, LOW, HIGH).record())
    digest = re.findall(r"^= .*$", text, re.M)[0]
    middle = re.sub(r"^(\d high)$", rf"\1\n{digest}", text, count=1, flags=re.M)
    with pytest.raises(RecordError, match="no step begins at this digest") as error:
        Record.parse(middle).replay(CUPS)
    assert error.value.line == 8


def test_a_choice_after_the_end_is_refused() -> None:
    """With its line."""
    text = str(finished().record())
    more = re.sub(r"^(\d stop\n= .*)$", r"\1\n1 low", text, flags=re.M)
    with pytest.raises(RecordError, match="the game is over before this choice") as error:
        Record.parse(more).replay(CUPS)
    assert more.splitlines()[error.value.line - 2].startswith("= ")
    assert error.value.line == 91


def test_a_record_that_was_not_read_from_a_file_has_no_lines() -> None:
    """What is wrong is told all the same."""
    record = sit(HIGH, LOW).record()
    record.choices[0] = (0, "high")
    with pytest.raises(RecordError, match="seat 1 is to act, not 0") as error:
        record.replay(CUPS)
    assert (error.value.line, str(error.value)) == (0, "line 0: seat 1 is to act, not 0")
    assert error.value.reason == "seat 1 is to act, not 0"


@pytest.mark.parametrize(
    "made", [lambda: late(ROLL, LOW, HIGH), lambda: late(HIGH, number=0), ended]
)
def test_a_game_that_did_not_begin_here_brings_its_beginning(
    made: Callable[[], Session[Cups]],
) -> None:
    """Its record replays from there, and stops where it is told, counted from the first choice of all."""
    session = made()
    record = Record.parse(str(session.record()))
    assert record == session.record()
    again = record.replay(CUPS)
    assert (again.state, again.number, again.first) == (
        session.state,
        session.number,
        session.first,
    )
    assert record.first == session.first
    assert record.base is not None
    if session.number > 8:
        assert record.replay(CUPS, upto=8).number == 8


def test_scripted_dice_cannot_be_had_from_a_seed() -> None:
    """So such a game brings its beginning too; one from a seed does not."""
    assert Session(CUPS, dice=Dice(9)).record().base is not None
    assert sit(HIGH).record().base is None


def test_a_beginning_that_does_not_fit_is_told_with_its_line() -> None:
    """It is the sixth."""
    text = re.sub(r"^from 7 .*$", 'from 7 {"step":"turn"}', str(late(HIGH).record()), flags=re.M)
    with pytest.raises(RecordError, match="does not fit these rules") as error:
        Record.parse(text).replay(CUPS)
    assert error.value.line == 6


def test_records_are_equal_by_what_they_say() -> None:
    """Where a line stood in a file, or that the file was damaged, is not part of it."""
    record = finished().record()
    read = Record.parse(str(record))
    assert read == record
    assert read.lines
    assert not record.lines
    damaged = Record.parse(str(record).replace("\nend ", "\nend 0"))
    assert damaged == record
    assert damaged.damaged == len(str(record).splitlines())


def test_a_record_ends_with_sixteen_digits_and_keeps_letters_readable() -> None:
    """And one without a snapshot has no line for it."""
    record = finished().record()
    record.setup = {"name": "Zoë"}
    record.snapshot = None
    text = str(record)
    assert re.search(r"^end [0-9a-f]{16}\n\Z", text, re.M)
    assert 'setup {"name":"Zoë"}' in text
    assert "snapshot" not in text
    assert Record.parse(text).snapshot is None


def test_going_on_under_the_same_rules_is_a_replay() -> None:
    """Nothing has to be said about it."""
    session, said = finished().record().resume(CUPS)
    assert (session.number, said) == (81, "")


@pytest.mark.parametrize(
    ("change", "line", "reason"),
    [
        (lambda r: setattr(r, "game", "chess"), 2, "a record of chess, not of cups"),
        (lambda r: setattr(r, "snapshot", None), 3, "and it holds no snapshot"),
        (
            lambda r: r.snapshot[1].update(step="gone"),
            3,
            "rules 0.9 cannot go on: .*no step 'gone'",
        ),
        (lambda r: r.snapshot[1].pop("step"), 8, "the snapshot does not fit these rules"),
    ],
)
def test_what_older_rules_left_may_be_of_no_use(change: object, line: int, reason: str) -> None:
    """The line and the reason, as always."""
    record = Record.parse(str(sit(HIGH).record()))
    record.rules = "0.9"
    change(record)  # type: ignore[operator]
    with pytest.raises(RecordError, match=reason) as error:
        record.resume(CUPS)
    assert error.value.line == line


def test_a_snapshot_that_was_not_read_from_a_file_has_no_line() -> None:
    """What is wrong with it is told all the same."""
    record = sit(HIGH).record()
    record.rules, record.snapshot = "0.9", (1, {})
    with pytest.raises(RecordError, match="does not fit these rules") as error:
        record.resume(CUPS)
    assert error.value.line == 0


def test_other_rules_are_another_version() -> None:
    """The very same game under a new number goes on from its snapshot."""
    session = sit(HIGH, LOW, HIGH)
    resumed, said = session.record().resume(like(version="2.0.0"))
    assert (
        said
        == "recorded under rules 1.0.0, these are 2.0.0: resumed from the snapshot after choice 2"
    )
    assert (resumed.number, resumed.first) == (2, 2)
