"""Acts and asks: the list, the refusals, the words and the pointers all follow from one declaration."""

from __future__ import annotations

from typing import Any

import pytest

from hearthside.kernel import Act, Ask, Asks, Bar, Decision, Dice, Option, State, asks, perform


def table(seats: int = 2) -> State:
    return State(step="turn", seats=seats, dice=Dice(1))


def no_climb(s: State, seat: int, rung: int) -> str | Bar | None:
    """Only as many rungs as there are seats; the top one is another matter."""
    if rung == 9:
        return Bar("XX-009", f"{rung} is the top")
    return "XX-004" if rung > s.seats else None


CLIMB = Act[State, [int]](
    "climb",
    "XX-001",
    over=(1, 2, 3, 9),
    barred=no_climb,
    label="Climb to {0}",
    points="rung:{0}",
    detail="{0} steps",
)
GIVE = Act[State, [str, int]](
    "give",
    "XX-002",
    over=lambda: (("nail", 1), ("salt", 2)),
    label=lambda s, seat, thing, n: f"{seat} gives {n} {thing}",
    points=lambda s, seat, thing, n: (f"thing:{thing}", f"seat:{seat}"),
    detail=lambda s, seat, thing, n: f"of {s.seats}",
)
WAIT = Act[State, []]("wait", "XX-003", label="Wait", points=("clock", "door"))
KEEP = Act[State, [str]]("keep", "XX-005", over=("nail", "salt"), given=True, label="Keep {0}")
TURN = Ask[State]("turn", "XX-001", (CLIMB, GIVE, WAIT), prompt="what now?")
RUNG = CLIMB.table


def names(options: Any) -> list[str]:
    return [str(option) for option in options]


def test_options_are_made_from_what_an_act_can_be_done_to() -> None:
    """Single arguments, tuples of them, or none; from a list or a function."""
    assert names(CLIMB.options) == ["climb:1", "climb:2", "climb:3", "climb:9"]
    assert names(GIVE.options) == ["give:nail,1", "give:salt,2"]
    assert GIVE.table["salt", 2] == Option("give", "salt", 2)
    assert WAIT.option == Option("wait")
    assert (CLIMB.prior, repr(CLIMB)) == (1.0, "Act('climb', 'XX-001')")


def test_the_list_is_what_nothing_bars() -> None:
    """In the order of the acts; without `barred` an act is always open."""
    assert names(TURN(table(), 0).options) == [
        "climb:1",
        "climb:2",
        "give:nail,1",
        "give:salt,2",
        "wait",
    ]
    assert "climb:3" in names(TURN(table(3), 0).options)
    asked = TURN(table(), 1, "door", 3)
    assert (asked.seat, asked.ask, asked.rule, asked.about) == (1, "turn", "XX-001", ("door", 3))
    assert (asked.secret, asked.always) == (False, False)
    assert (TURN.part, TURN.meanwhile, repr(TURN)) == (False, "is thinking", "Ask('turn')")


def test_a_question_may_be_secret_asked_always_and_part_of_another() -> None:
    """Whether its list is its own or handed to it."""
    ask = Ask[State]("keep", "XX-005", (KEEP,), prompt="?", secret=True, always=True, part=True)
    for asked in (ask(table(), 0), ask.of(0, [KEEP.table["nail"]], "x")):
        assert (asked.secret, asked.always) == (True, True)
    assert ask.part
    plain = Ask[State]("keep", "XX-005", (KEEP,), prompt="?").of(1, [], "salt")
    assert (plain.seat, plain.rule, plain.about) == (1, "XX-005", ("salt",))
    assert (plain.secret, plain.always) == (False, False)


def test_a_fast_list_stands_in_for_the_slow_one() -> None:
    """It is used as it is; the law of reasons holds it to the bars."""
    ask = Ask[State](
        "turn", "XX-001", (CLIMB, WAIT), prompt="?", fast=lambda s, seat: [RUNG[2], RUNG[3]]
    )
    asked = ask(table(), 0)
    assert names(asked.options) == ["climb:2", "climb:3"]
    assert list(ask.faults(table(), asked)) == [
        "turn: climb:1 is not on offer and nothing bars it",
        "turn: climb:3 is on offer and barred by Bar(rule='XX-004', why='')",
        "turn: wait is not on offer and nothing bars it",
    ]
    assert names(ask.open(table(), 0)) == ["climb:1", "climb:2", "wait"]
    assert ask.fast is not None, "rules that need the list alone ask for it"
    assert names(ask.fast(table(), 0)) == ["climb:2", "climb:3"]


def test_the_law_of_reasons_leaves_given_lists_alone() -> None:
    """The rule at hand made them; but nothing may be on them that is no option of an act."""
    ask = Ask[State]("keep", "XX-005", (KEEP,), prompt="?")
    one = ask.of(0, [KEEP.table["nail"]])
    assert list(ask.faults(table(), one)) == []
    odd = ask.of(0, [Option("keep", "moon")])
    assert list(ask.faults(table(), odd)) == ["keep: keep:moon is no option of its acts"]
    assert list(TURN.faults(table(), TURN(table(), 0))) == []


def test_why_something_is_barred() -> None:
    """By the rule in the way, with numbers where it adds them; nonsense by the act's own rule."""
    asked = TURN(table(), 0)
    assert TURN.bar(table(), asked, RUNG[3]) == Bar("XX-004")
    assert TURN.bar(table(), asked, RUNG[9]) == Bar("XX-009", "9 is the top")
    assert TURN.bar(table(), asked, Option("climb", "moon")) == Bar("XX-001")
    assert TURN.bar(table(), asked, Option("give", "nail", 5)) == Bar("XX-002")
    other = Decision(0, "turn", [WAIT.option], rule="XX-007")
    assert TURN.bar(table(), other, Option("fly")) == Bar("XX-007"), "no act of this question"
    assert TURN.bar(table(), other, RUNG[1]) == Bar("XX-007"), "nothing bars it: the question does"
    assert CLIMB.bar(table(), 0, RUNG[1]) is None


def test_candidates_are_everything_with_what_bars_it() -> None:
    """On offer is on offer, whatever the bar would say."""
    asked = Decision(0, "turn", [RUNG[3], WAIT.option], rule="XX-007")
    found = {str(c.option): c.bar and c.bar.rule for c in TURN.candidates(table(), asked)}
    assert found == {
        "climb:1": "XX-007",
        "climb:2": "XX-007",
        "climb:3": None,
        "climb:9": "XX-009",
        "give:nail,1": "XX-007",
        "give:salt,2": "XX-007",
        "wait": None,
    }
    at = TURN.at(table(), asked, "rung:9")
    assert [(str(c.option), c.bar) for c in at] == [("climb:9", Bar("XX-009", "9 is the top"))]
    assert names(c.option for c in TURN.at(table(), asked, "door")) == ["wait"]
    assert TURN.at(table(), asked, "roof") == []


def test_words_and_pointers_are_templates_or_functions() -> None:
    """Over the arguments alone, or over the state too."""
    s = table()
    climb, give = CLIMB.options[1], GIVE.options[1]
    assert CLIMB.label(s, 0, climb) == "Climb to 2"
    assert CLIMB.detail(s, 0, climb) == "2 steps"
    assert CLIMB.points(s, 0, climb) == ("rung:2",)
    assert GIVE.label(s, 1, give) == "1 gives 2 salt"
    assert GIVE.detail(s, 1, give) == "of 2"
    assert GIVE.points(s, 1, give) == ("thing:salt", "seat:1")
    assert WAIT.points(s, 0, WAIT.option) == ("clock", "door")
    assert WAIT.detail(s, 0, WAIT.option) == ""
    single = Act[State, []]("sit", "XX-003", label="Sit", points=lambda s, seat: f"seat:{seat}")
    assert single.points(s, 1, single.option) == ("seat:1",)


def test_fixed_pointers_are_those_that_need_no_state() -> None:
    """A function might, so it gives none."""
    assert CLIMB.fixed_points(RUNG[3]) == ("rung:3",)
    assert WAIT.fixed_points(WAIT.option) == ("clock", "door")
    assert GIVE.fixed_points(GIVE.options[0]) == ()


def test_prompts_are_templates_over_what_the_question_is_about_or_functions() -> None:
    """A function sees the state too."""
    s = table()
    plain = Ask[State]("a", "XX-001", (WAIT,), prompt="{0} or {1}?")
    told = Ask[State]("b", "XX-001", (WAIT,), prompt=lambda s, what: f"{what} of {s.seats}?")
    assert plain.prompt(s, plain(s, 0, "nail", 2)) == "nail or 2?"
    assert told.prompt(s, told(s, 0, "cup")) == "cup of 2?"


def test_what_was_picked_is_done() -> None:
    """With the state, the seat and the arguments; it may ask on; an answer without a deed is not done."""
    done: list[tuple[Any, ...]] = []

    def go(s: State, seat: int, *what: Any) -> Asks:
        done.append((s.seats, seat, *what))
        yield Decision(seat, "on", [Option("on")])

    walk = Act[State, [str, int]]("walk", "XX-001", go, over=(("west", 2),), label="Walk")
    nod = Act[State, []]("nod", "XX-001", lambda s, seat: done.append((s.seats, seat)), label="Nod")
    over = (("nail", 2),)
    pay = Act[State, [str, int]](
        "pay", "XX-001", lambda *given: done.append(given[1:]), over=over, label="Pay"
    )
    ask = Ask[State]("turn", "XX-001", lambda: (walk, nod, pay, WAIT), prompt="?")
    assert list(ask.acts) == ["walk", "nod", "pay", "wait"]
    assert [d.ask for d in ask.do(table(), 1, walk.table["west", 2])] == ["on"]
    assert list(ask.do(table(), 0, nod.option)) == []
    assert done == [(2, 1, "west", 2), (2, 0)]
    with pytest.raises(KeyError, match="wait"):
        ask.do(table(), 0, WAIT.option)
    assert [d.ask for d in perform(ask.acts, table(3), 0, walk.table["west", 2])] == ["on"]
    assert list(perform(ask.acts, table(3), 1, nod.option)) == []
    assert list(ask.do(table(), 1, pay.table["nail", 2])) == []
    assert done[2:] == [(3, 0, "west", 2), (3, 1), (1, "nail", 2)]


def test_declarations_that_contradict_themselves_are_refused() -> None:
    """A list that is given and barred, two acts of one verb, two questions of one key."""
    with pytest.raises(ValueError, match="either the rule at hand gives the list or `barred` does"):
        Act[State, []]("x", "XX-001", given=True, barred=lambda s, seat: None, label="X")
    assert KEEP.given and not CLIMB.given
    twice = Ask[State]("x", "XX-001", (WAIT, WAIT), prompt="?")
    with pytest.raises(ValueError, match="'x' has two acts with one verb"):
        _ = twice.acts
    with pytest.raises(ValueError, match="two questions have one key"):
        asks(TURN, TURN)
    assert asks(TURN) == {"turn": TURN}


def test_only_what_is_at_the_table_is_looked_at() -> None:
    """Lists and candidates come from `there`, once each; what it leaves out without a bar is a fault."""
    ask_whom = Act[State, [int]](
        "ask",
        "XX-006",
        over=range(5),
        there=lambda s, seat: [*range(s.seats), seat, 7],
        barred=lambda s, seat, other: "XX-006" if other == seat or other >= s.seats else None,
        label="Ask {0}",
        points="seat:{0}",
    )
    turn = Ask[State]("turn", "XX-001", (ask_whom, WAIT), prompt="whom?")
    s = table(3)
    decision = turn(s, 1)
    assert names(decision.options) == ["ask:0", "ask:2", "wait"]
    assert names(c.option for c in turn.candidates(s, decision)) == [
        "ask:0",
        "ask:1",
        "ask:2",
        "wait",
    ]
    assert turn.at(s, decision, "seat:4") == []
    assert list(turn.faults(s, decision)) == []
    blind = Act[State, [int]]("ask", "XX-006", over=(0, 1), there=lambda s, seat: (0,), label="Ask")
    ask = Ask[State]("turn", "XX-001", (blind,), prompt="whom?")
    assert list(ask.faults(s, ask(s, 1))) == ["turn: ask:1 is not on offer and nothing bars it"]
