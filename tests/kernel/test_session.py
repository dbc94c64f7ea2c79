"""Sessions: choosing, refusing, forking, and undo by the derived rule."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from hearthside.games import load
from hearthside.kernel import (
    END,
    Asks,
    DeadEnd,
    Decision,
    Dice,
    Game,
    Option,
    Outcome,
    Refused,
    Rulebook,
    ScriptedDice,
    Session,
    State,
    Steps,
    digest,
    learn,
    number,
)

step = Steps[State]()
A, B, ROLL, PEEK, PASS, STOP, DUSK, BREAK, NONE = map(
    Option, ["a", "b", "roll", "peek", "pass", "stop", "dusk", "break", "none"]
)
ALL = [A, B, ROLL, PEEK, PASS, STOP, DUSK, BREAK, NONE]


@step
def turn(s: State) -> Asks:
    """A turn in which each choice has one effect that undo cares about."""
    yield Decision(0, "forced", [A])
    pick = yield Decision(s.seats - 2, "pick", ALL)
    if pick == ROLL:
        s.dice.roll()
    elif pick == PEEK:
        learn(s)
    elif pick == PASS:
        s.seats = 5 - s.seats
    elif pick == STOP:
        s.step = END
    elif pick == DUSK:
        s.step = "dusk"
    elif pick == BREAK:
        raise ZeroDivisionError("a fault in a rule")
    elif pick == NONE:
        yield Decision(0, "empty", [])
    else:
        yield Decision(s.seats - 2, "more", [A, B])


@step
def dusk(s: State) -> Asks:
    """A step that asks, but nobody: the next one begins at the same choice."""
    s.dice.roll()
    yield Decision(0, "forced", [A])
    s.step = "turn"


@dataclass(frozen=True)
class Setup:
    """Nothing to choose."""

    seats: int = number(2, low=2, high=3, label="Seats")


class Silent:
    """Words for a game nobody reads."""

    def __getattr__(self, name: str) -> object:
        return lambda *_: name


TOY: Game[State] = Game(
    name="toy",
    title="Toy",
    version="1.0.0",
    blurb="A toy.",
    minutes=(1, 1),
    weight=1,
    setup=Setup,
    state=State,
    start=lambda setup, dice: State(step="turn", seats=setup.seats, dice=dice),
    steps=step,
    outcome=lambda s: Outcome((1.0, 0.0)) if s.step == END else None,
    redeal=lambda s, seat, rng: None,
    scene=lambda s, seat: [],
    words=Silent(),  # type: ignore[arg-type]
    rulebook=Rulebook.parse("# T\n## A\n- **TY-001** One.\n"),
    advice=lambda s, seat: 0.5,
)


@pytest.fixture
def session() -> Session[State]:
    """A fresh game of the toy."""
    return Session(TOY, seed=1)


def test_forced_decisions_are_not_asked(session: Session[State]) -> None:
    """A decision with one option is taken by the kernel and is no choice of the record."""
    assert session.decision is not None
    assert session.decision.ask == "pick"
    assert session.number == 0


def test_an_option_not_on_offer_is_refused_and_changes_nothing(session: Session[State]) -> None:
    """Neither a stranger's option nor a stale one gets in."""
    before = digest(session.state)
    for wrong in (Option("fly"), "fly", "", "a:1", "roll:2,3"):
        with pytest.raises(Refused, match="not on offer"):
            session.choose(wrong)
    assert digest(session.state) == before
    assert session.number == 0


def test_undo_takes_back_a_plain_choice(session: Session[State]) -> None:
    """Nothing drawn, nothing learned, same seat: taken back, also over a step's end."""
    session.choose(A)
    session.choose(B)
    assert session.number == 2
    session.undo()
    assert session.decision is not None
    assert session.decision.ask == "more"
    session.undo()
    assert session.decision.ask == "pick"
    assert session.number == 0


@pytest.mark.parametrize(
    ("choice", "reason"),
    [
        (ROLL, "a random number has been drawn since"),
        (PEEK, "somebody has learned something since"),
        (PASS, "another seat is to act"),
        (STOP, "the game is over"),
    ],
)
def test_undo_is_refused_with_the_reason(
    session: Session[State], choice: Option, reason: str
) -> None:
    """Each condition of the rule of undo is told by name, and the game stays as it is."""
    session.choose(choice)
    after = digest(session.state)
    assert session.why_no_undo() == reason
    with pytest.raises(Refused, match=reason):
        session.undo()
    assert digest(session.state) == after


def test_consent_undo_goes_further_and_leaves_a_mark(session: Session[State]) -> None:
    """With every seat's consent a roll is taken back, and the journal says so for good."""
    before = digest(session.state)
    session.choose(ROLL)
    with pytest.raises(Refused, match="seats that do not agree: 1"):
        session.undo(consent=[0])
    session.undo(consent=[0, 1])
    assert digest(session.state) == before
    assert [(e.kind, e.args) for e in session.journal] == [("undone", (0, 1))]
    session.choose(A)
    session.undo()
    assert [(e.kind, e.args) for e in session.journal] == [("undone", (0, 1))]


def test_a_mark_survives_going_back_before_it(session: Session[State]) -> None:
    """Going back further keeps the marks of earlier agreements, moved to where the game stands."""
    session.choose(A)
    session.choose(B)
    session.choose(ROLL)
    session.undo(consent=[0, 1])
    session.back_to(0)
    assert session.undone == [(0, 3), (0, 2)]
    assert [e.args for e in session.journal] == [(0, 3), (0, 2)]


def test_a_fault_in_a_rule_leaves_the_game_as_it_was(session: Session[State]) -> None:
    """A rule that raises is the game's fault; the choice did not happen."""
    session.choose(A)
    session.choose(A)
    before = digest(session.state)
    for choice, fault in ((BREAK, ZeroDivisionError), (NONE, DeadEnd)):
        with pytest.raises(fault):
            session.choose(choice)
        assert digest(session.state) == before
        assert session.number == 2
    session.choose(B)
    assert session.number == 3


def test_a_search_fork_cannot_be_forked_or_undone(session: Session[State]) -> None:
    """What keeps no step beginnings says so."""
    lean = session.fork(keep=False)
    lean.choose(A)
    with pytest.raises(Refused, match="keeps no step beginnings"):
        lean.fork()
    with pytest.raises(Refused, match="keeps no step beginnings"):
        lean.undo()


def test_long_games_keep_few_snapshots() -> None:
    """Old step beginnings are thinned out, and going back over them still works."""
    session = Session(TOY, seed=1)
    digests = []
    for _ in range(600):
        digests.append(digest(session.state))
        session.choose(ROLL)
    assert len(session.marks) < 20
    session.back_to(211)
    assert digest(session.state) == digests[211]


def test_a_beginning_that_was_not_kept_is_run_again() -> None:
    """Far from the last one kept, the step under way is forked, taken back and recorded as if it had been."""
    session, twin = Session(TOY, seed=1), Session(TOY, seed=1)
    for n in range(45):
        session.choose(ROLL)
        twin.choose(ROLL)
        assert twin.beginning().number == n + 1  # asked at every step, it is kept at every step
    assert (
        [mark.number for mark in session.marks] == [0, 32] == [mark.number for mark in twin.marks]
    )
    assert session.beginning() == twin.beginning()
    assert session.fork().state == session.state
    assert str(session.record()) == str(twin.record())
    session.choose(ROLL)
    session.back_to(45)
    assert digest(session.state) == digest(twin.state)


def test_steps_that_ask_nobody_keep_one_beginning_for_one_choice() -> None:
    """A record of chained steps replays, and going back finds the state before the last decision."""
    session = Session(TOY, {"seats": 2}, seed=1)
    for _ in range(40):
        session.choose(DUSK)
    assert len({mark.number for mark in session.marks}) == len(session.marks)
    assert [mark.number for mark in session.marks] == [0, 32]
    assert {mark.state.step for mark in session.marks} == {"turn"}, "of the step that asks"
    assert session.record().replay(TOY).state == session.state
    before = digest(session.state)
    session.choose(DUSK)
    session.back_to(40)
    assert digest(session.state) == before


def test_the_game_over_takes_no_choice(session: Session[State]) -> None:
    """After the end there is an outcome and no decision."""
    session.choose(STOP)
    assert session.outcome == Outcome((1.0, 0.0))
    with pytest.raises(Refused, match="the game is over"):
        session.choose(A)
    assert session.fork().outcome == Outcome((1.0, 0.0))


def test_a_session_goes_on_from_a_position() -> None:
    """A position in mid-step, sent as JSON, is the same point of the game."""
    pilfer = load("pilfer")
    session = Session(pilfer, {"seats": 2}, seed=3)
    for _ in range(9):
        assert session.decision is not None
        session.choose(session.decision.options[0])
    again = Session.at(pilfer, session.position())
    assert again.state == session.state
    assert again.number == session.number
    assert again.decision is not None
    assert session.decision is not None
    assert list(again.decision.options) == list(session.decision.options)


def test_scripted_dice_fall_as_told() -> None:
    """A test's dice are the state's dice, and forks keep the rest of the script."""
    dice = ScriptedDice(rolls=[6, 5])
    session = Session(TOY, dice=dice)
    session.choose(ROLL)
    twin = session.fork()
    twin.choose(ROLL)
    assert isinstance(session.state.dice, ScriptedDice)
    assert session.state.dice.left == 1
    with pytest.raises(ValueError, match="the script says 9"):
        ScriptedDice(rolls=[9]).roll()
    with pytest.raises(ValueError, match="picks 'x'"):
        ScriptedDice(picks=["x"]).pick(["a"])


def test_an_unknown_step_is_a_dead_end() -> None:
    """A state that names a step the game does not have is told by name."""
    lost = State(step="nowhere", seats=2, dice=Dice(1))
    with pytest.raises(DeadEnd, match="no step 'nowhere'"):
        Session.resume(TOY, lost)
