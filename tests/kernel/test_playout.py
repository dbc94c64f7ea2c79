"""Fast play: the same rules without a session, to the end or to a bound."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import pytest
from tests.kernel.toy import CUPS, HIGH, LOW, NONE, Cups, like, sit

from hearthside.kernel import (
    END,
    Asks,
    DeadEnd,
    Decision,
    Dice,
    Endless,
    Option,
    Problem,
    Refused,
    Session,
    SetupError,
    State,
    Steps,
    choice,
    drawing,
    drift,
    number,
    per_seat,
    play_out,
    read_setup,
    toggle,
    tuning,
)
from hearthside.kernel.drawing import drawn

A, B, C = map(Option, "abc")
step = Steps[Cups]()


@step
def walk(s: Cups) -> Asks:
    """A choice of three, one that is none, and a step between."""
    yield Decision(0, "forced", [A])
    pick = yield Decision(0, "pick", [A, B, C])
    s.said.append(str(pick))
    s.step = "pause"


@step
def pause(s: Cups) -> None:
    """Asks nothing; the walk ends after ten picks."""
    s.turns += 1
    s.step = END if len(s.said) == 10 else "walk"


@step
def stuck(s: Cups) -> Asks:
    """A fault in a rule."""
    yield Decision(0, "nothing", [])


WALK = like(steps=step, start=lambda setup, dice: Cups(step="walk", seats=2, dice=dice))


def test_a_game_played_out_counts_the_real_choices() -> None:
    """Those with two options or more; each taken by the random number drawn for it and for no other."""
    s = WALK.begin()
    assert play_out(WALK, s, seed=5) == 10
    random = Random(5).random
    assert s.said == ["abc"[int(random() * 3)] for _ in range(10)]
    assert (s.step, s.turns) == (END, 10)
    t = WALK.begin()
    assert play_out(WALK, t) == 10
    u = WALK.begin()
    play_out(WALK, u, seed=0)
    assert t.said == u.said != s.said


def test_a_game_without_an_end_is_told() -> None:
    """After as many decisions as it may take; a game that ends with the last of them is no such game."""
    s = WALK.begin()
    with pytest.raises(Endless, match="cups: 9 decisions and no end"):
        play_out(WALK, s, limit=9)
    assert len(s.said) == 9
    assert play_out(WALK, WALK.begin(), limit=10) == 10


def test_a_question_without_an_answer_is_a_dead_end() -> None:
    """The step and the question are named."""
    s = Cups(step="stuck", seats=2, dice=Dice(1))
    with pytest.raises(DeadEnd, match="cups: step 'stuck' asks 'nothing' with no option"):
        play_out(WALK, s)


def test_only_a_search_fork_is_used_up() -> None:
    session = sit()
    for kept in (session, session.fork()):
        with pytest.raises(Refused, match="only a search fork"):
            drift(kept, Random(3).random, 4)
        assert (kept.number, kept.decision is None) == (session.number, False)


def test_a_fork_drifts_from_the_question_it_stands_at() -> None:
    """In the middle of a step; at the end it has no question any more, before it still has one."""
    session = Session.resume(WALK, WALK.begin())
    session.choose(B)
    fork = session.fork(keep=False)
    random = Random(3).random
    assert drift(fork, Random(3).random, 4) == 4
    assert fork.state.said == ["b", *("abc"[int(random() * 3)] for _ in range(4))]
    assert fork.decision is not None
    last = session.fork(keep=False)
    assert drift(last, Random(3).random, 99) == 9
    assert (last.decision, last.state.step) == (None, END)
    middle = sit(HIGH).fork(keep=False)
    assert middle.asked.ask == "second"
    drift(middle, lambda: 0.99, 1)
    assert middle.state.said[1:3] == ["high", "low"]


def test_what_is_drawn_at_random_is_every_option_and_no_other() -> None:
    """The lowest number takes the first, the highest the last."""
    low, high = sit().fork(keep=False), sit(LOW).fork(keep=False)
    drift(low, lambda: 0.0, 2)
    assert low.state.said[:3] == ["turn", "high", "high"]
    drift(high, lambda: 0.9999, 1)
    assert high.state.said[:3] == ["turn", "low", "low"]
    with pytest.raises(DeadEnd):
        drift(sit().fork(keep=False), lambda: 4 / 6, 2)
    assert str(NONE) == "none"


@dataclass(frozen=True, slots=True)
class Setup:
    """A field of every kind."""

    seats: int = number(2, low=2, high=3, label="Seats")
    mode: str = choice("duel", {"duel": "Duel", "team": "Team", "solo": "Solo"}, label="Mode")
    hard: bool = toggle(False, label="Hard")
    soft: bool = toggle(True, label="Soft")
    size: int = number(5, low=3, high=7, label="Size")
    who: tuple[str, ...] = per_seat(("cat",), dict.fromkeys(("cat", "dog", "owl"), ""), label="Who")
    one: tuple[str, ...] = per_seat(
        ("red",), dict.fromkeys(("red", "blue", "tan"), ""), label="One", distinct=True
    )
    tune: dict[str, int] = tuning()

    def check(self) -> list[object]:
        """Anything goes."""
        return []


@dataclass(frozen=True, slots=True)
class Pair:
    """For two, though three can be asked for."""

    seats: int = number(2, low=2, high=3, label="Seats")

    def check(self) -> list[Problem]:
        """Three are too many."""
        return [Problem("seats", "a pair is two")] if self.seats == 3 else []


def start(setup: Setup, dice: Dice) -> State:
    return Cups(step="dawn", seats=setup.seats, dice=dice)


TABLES = like(setup=Setup, start=start)


def test_setups_by_lot_are_taken_and_see_everything() -> None:
    """Every number of seats, every option, every switch; tuned numbers and what is fixed are left alone."""
    made = [drawn(TABLES, Dice(n)) for n in range(2500)]
    for setup in made:
        read_setup(Setup, setup)
        assert "tune" not in setup
        assert "one" not in setup or len(set(setup["one"])) == setup["seats"]
    assert {setup["seats"] for setup in made} == {2, 3}
    assert {setup.get("mode") for setup in made} == {None, "duel", "team", "solo"}
    assert {setup.get("hard") for setup in made} == {None, True}
    assert {setup.get("soft") for setup in made} == {None, False}
    assert {setup.get("size") for setup in made} == {None, 3, 4, 5, 6, 7}
    assert {who for setup in made for who in setup["who"]} == {"cat", "dog", "owl"}
    assert {setup["one"][0] for setup in made} == {"red", "blue", "tan"}
    for key, share in (("mode", 0.5), ("hard", 0.25), ("size", 0.25)):
        often = sum(key in setup for setup in made) / len(made)
        assert abs(often - share) < 0.03, key
    assert [setup["who"] for setup in made if len(set(setup["who"])) == 1], "two may be alike"


def test_what_is_fixed_stays() -> None:
    """Whatever else is drawn; what cannot be met is told."""
    for n in range(60):
        setup = drawn(TABLES, Dice(n), seats=3, mode="team", hard=True, who=["owl", "owl", "cat"])
        assert (setup["seats"], setup["mode"], setup["hard"]) == (3, "team", True)
        assert setup["who"] == ["owl", "owl", "cat"]
    assert drawn(CUPS, Dice(1), seats=2) == {"seats": 2}
    with pytest.raises(SetupError, match="names 1 for 3 seats"):
        drawn(TABLES, Dice(1), seats=3, who=["cat"])


def test_if_nothing_drawn_is_taken_what_is_fixed_is_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the number of seats is fixed; else another number is tried."""
    monkeypatch.setattr(drawing, "TRIES", 0)
    fixed = {"seats": 3, "mode": "team"}
    made = drawn(TABLES, Dice(1), **fixed)
    assert made == fixed
    monkeypatch.setattr(drawing, "TRIES", 1)
    assert [drawn(like(setup=Pair), Dice(n)) for n in range(9)] == [{"seats": 2}] * 9
