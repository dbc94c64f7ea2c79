"""Steps run from decision to decision; where they begin is kept sparsely, and nobody can tell."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from tests.kernel.toy import (
    BREAK,
    CUPS,
    HIGH,
    LOW,
    NONE,
    ROLL,
    STOP,
    Cups,
    ended,
    late,
    like,
    sit,
    told,
)

from hearthside.games import load
from hearthside.kernel import (
    END,
    Asks,
    CutShort,
    DeadEnd,
    Decision,
    Dice,
    Option,
    Outcome,
    Refused,
    Session,
    Steps,
    clone,
    play_out,
    running,
)


def test_a_new_session_stands_at_its_first_question() -> None:
    """Nought by default: seed, number, where it starts to count."""
    session = Session(CUPS)
    assert (session.seed, session.number, session.first, session.seeded) == (0, 0, 0, True)
    assert session.state.dice == Dice(0)
    assert session.state.journal == []
    assert session.state.turns == 1, "the plain step before it has run"
    assert Session(CUPS, {"seats": 3}, seed=4).setup == {"seats": 3}
    assert Session(CUPS, dice=Dice(9)).seeded is False
    assert CUPS.begin().dice == Dice(0)


def test_without_a_journal_none_is_kept() -> None:
    """Neither from the beginning nor from a position, and going back needs none."""
    for session in (sit(HIGH, journal=False), late(HIGH, journal=False)):
        assert session.state.journal is None
        assert session.journal == []
        session.undo()
        session.choose(ROLL)
        session.back_to(session.number - 1)
        assert session.undone == [(session.number, session.number + 1)]
    assert told(sit(HIGH).journal) == ["high"]
    assert told(late(HIGH).journal) == ["high"]


def test_a_session_that_goes_on_from_a_state_takes_a_copy_of_it() -> None:
    """With the dice it is given, from the number it is told."""
    state = Cups(step="turn", seats=2, dice=Dice(3))
    dice = Dice(8)
    session = Session.resume(CUPS, state, dice=dice)
    assert session.state.dice is dice
    assert (session.first, session.number, session.seed, session.seeded) == (0, 0, 0, False)
    assert session.state.journal == []
    session.choose(HIGH)
    assert state.said == []
    assert late().state.dice == Dice(3)
    assert (late().first, late(HIGH).number) == (7, 8)


def test_one_option_is_asked_only_where_being_asked_tells_something() -> None:
    """`always` asks even then; with nothing on the list it is a dead end all the same."""
    steps = Steps[Cups]()
    lists = {"one": [HIGH], "none": []}

    @steps
    def ask(s: Cups) -> Asks:
        yield Decision(0, "plain", [HIGH])
        yield Decision(0, "always", lists[s.said[0]], always=True)
        s.step = END

    game = like(steps=steps)
    session = Session.resume(game, Cups(step="ask", seats=2, dice=Dice(1), said=["one"]))
    assert session.asked.ask == "always"
    assert session.number == 0
    with pytest.raises(DeadEnd, match="asks 'always' with no option"):
        Session.resume(game, Cups(step="ask", seats=2, dice=Dice(1), said=["none"]))


def test_two_steps_of_one_name_are_refused() -> None:
    """And what is taken in is handed back unchanged."""
    steps = Steps[Cups]()

    def dawn(s: Cups) -> None:
        s.turns += 1

    assert steps(dawn) is dawn
    with pytest.raises(ValueError, match="two steps are called 'dawn'"):
        steps(dawn)


def test_while_somebody_is_asked_the_game_has_no_outcome() -> None:
    """Whatever the game would say of the state by then."""
    session = Session(like(outcome=lambda s: Outcome((1.0, 0.0))))
    assert session.outcome is None
    session.choose(STOP)
    assert session.outcome == Outcome((1.0, 0.0))
    with pytest.raises(Refused, match="the game is over"):
        _ = session.asked


def test_why_not_without_acts_is_the_rule_of_the_question() -> None:
    """Or, where it has none, that it is not what is asked."""
    session = sit()
    assert session.why_not(HIGH) is None
    swim = session.why_not("swim")
    assert swim is not None and (swim.rule, swim.text) == ("TY-001", "One.")
    session.choose(HIGH)
    odd = session.why_not("swim")
    assert odd is not None and (odd.rule, odd.text) == ("", "That is not what is asked.")
    session.choose(LOW)
    session.choose(STOP)
    over = session.why_not(HIGH)
    assert over is not None and (over.rule, over.text) == ("", "The game is over.")
    assert session.could("cup") == []
    assert sit().could("cup") == [], "no act of this game lies on anything"


def test_what_could_be_done_with_a_thing() -> None:
    """On offer, or refused with the rule and its text."""
    session = Session(load("pilfer"), {"seats": 2}, seed=3)
    assert session.could("vault") == [(Option("search"), None)]
    (option, why), *rest = session.could("hand:0")
    assert (str(option), rest) == ("steal:0", [])
    assert why is not None
    assert (why.rule, why.text) == ("PF-009", session.game.rulebook["PF-009"].text)


def test_the_last_choice_decides_whether_it_can_be_taken_back() -> None:
    """Dice that fell before it do not matter."""
    session = sit(ROLL, HIGH)
    assert session.why_no_undo() == "another seat is to act"
    session = sit(ROLL)
    assert session.why_no_undo() == "a random number has been drawn since"
    session = late(ROLL, LOW, HIGH)
    assert session.why_no_undo() == ""
    session.undo()
    assert session.state.said[-1] == "turn"


def test_nothing_chosen_is_nothing_to_take_back() -> None:
    """Not even if all agree."""
    for session in (sit(), late()):
        with pytest.raises(Refused, match="nothing has been chosen yet"):
            session.undo(consent=[0, 1])


@pytest.mark.parametrize("number", [-1, 6, 9, 10])
def test_only_earlier_points_can_be_gone_back_to(number: int) -> None:
    """Neither before the session's own beginning nor where it stands."""
    session = late(HIGH, LOW)
    with pytest.raises(Refused, match=f"there is no earlier point {number}"):
        session.back_to(number)
    assert session.number == 9


def test_going_back_in_a_session_that_did_not_begin_at_nought() -> None:
    """Over the end of a step and into the middle of one; the journal is what it was."""
    session = late(HIGH, LOW, ROLL, HIGH, LOW)
    states = {}
    for n in range(7, 12):
        other = late(*[HIGH, LOW, ROLL, HIGH, LOW][: n - 7])
        states[n] = other.state
    for n in (11, 10, 9, 8, 7):
        session.rewind(n)
        assert session.state == states[n]
        assert (session.number, len(session.made)) == (n, n - 7)
        assert session.fork().state == session.state
        assert session.beginning().number == (7 if n < 9 else 9 if n < 11 else 11)
    assert session.journal == []


def test_a_journal_is_cut_where_the_game_goes_back_to() -> None:
    """Far into a game, what was told before stays told."""
    session = sit(*[HIGH, LOW] * 40)
    before = list(session.journal)
    session.choose(ROLL)
    session.back_to(80)
    assert session.journal[:-1] == before
    session.back_to(78)
    assert told(session.journal) == ["high"] * 39 + ["undone", "undone"]


def test_a_fault_in_the_middle_of_a_step_is_as_if_nothing_was_chosen() -> None:
    """Also in a session that did not begin at nought."""
    for session in (sit(HIGH, LOW), late(HIGH, LOW)):
        before = session.state.said[:]
        for choice, fault in ((BREAK, ZeroDivisionError), (NONE, DeadEnd)):
            with pytest.raises(fault):
                session.choose(choice)
            assert session.state.said == before
            assert session.fork().state == session.state


def test_beginnings_are_kept_sparsely_and_old_ones_sparser_still() -> None:
    """One in thirty-two choices; before the last two dozen of them, one in a hundred and twenty-eight."""
    session = sit(*[HIGH, LOW] * 1600)
    numbers = [mark.number for mark in session.marks]
    gaps = [b - a for a, b in pairwise(numbers)]
    assert gaps == [128] * 19 + [64] + [32] * 22
    assert all(mark.state.step == "turn" for mark in session.marks), "of the step that asks"
    session.back_to(1000)
    assert session.state == sit(*[HIGH, LOW] * 500).state


def test_a_session_that_was_rewound_knows_where_its_step_began() -> None:
    """After which choice, and after how many events."""
    session = sit(*[HIGH, LOW] * 20)
    session.rewind(33)
    assert (session.beginning().number, session.beginning().events) == (32, 16)
    assert session.beginning() == session.marks[-1]


def test_who_asks_for_beginnings_gets_them_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """A session that nobody looks into copies nothing; for two choices after somebody did, it does."""
    copies: list[int] = []

    def counted(state: Any) -> Any:
        copies.append(state.turns)
        return copied(state)

    copied = clone
    monkeypatch.setattr(running, "clone", counted)
    session = sit(HIGH, LOW, HIGH, LOW)
    assert copies == [1], "only the very first"
    assert session.beginning().number == 4
    copies.clear()
    for choice in (HIGH, LOW, HIGH):
        session.choose(choice)
    assert copies == [4], "two choices after it was asked for"
    session.beginning()
    for choice in (LOW, HIGH, LOW, HIGH, LOW):
        session.choose(choice)
    assert copies == [4, 5], "one choice after, and not three after"


def test_the_end_of_a_game_that_never_began_here() -> None:
    """It has an outcome and a record without choices."""
    session = ended()
    assert session.outcome is not None
    assert session.record().choices == []
    assert session.fork().number == 5


# -- a step that is cut short ----------------------------------------------------------------------


@pytest.mark.parametrize("at_once", [True, False])
def test_a_step_can_be_cut_short_from_anywhere_within(at_once: bool) -> None:
    """Before it asks anything, or deep in it after a choice: the game goes on with the step that is named."""
    step = Steps[Cups]()

    def deep(s: Cups) -> Asks:
        yield Decision(0, "deep", [Option("a"), Option("b")])
        raise CutShort("noon")

    def around(s: Cups) -> Asks:
        yield from deep(s)
        raise AssertionError("nothing more of the step happens")

    @step
    def dawn(s: Cups) -> Asks | None:
        if at_once:
            raise CutShort("noon")
        return around(s)

    @step
    def noon(s: Cups) -> Asks:
        yield Decision(0, "noon", [Option("c"), Option("d")])
        s.step = END

    game = like(steps=step)
    session = Session(game)
    if not at_once:
        session.choose("a")
    assert session.asked.ask == "noon"
    fork = session.fork()
    fork.choose("c")
    assert fork.decision is None
    if not at_once:
        session.undo()
        assert session.asked.ask == "deep"
    assert play_out(game, game.begin()) == (1 if at_once else 2)
