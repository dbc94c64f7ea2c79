"""Forks, redealt worlds and positions: the same point, sharing nothing, wherever it is taken."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from tests.kernel.toy import BREAK, CUPS, HIGH, LOW, ROLL, STOP, Cups, ended, late, like, sit

from hearthside.kernel import Dice, Refused, Session

HERE: list[Callable[[], Session[Cups]]] = [
    lambda: sit(),
    lambda: sit(HIGH),
    lambda: sit(HIGH, LOW),
    lambda: sit(ROLL, LOW, HIGH),
    lambda: late(),
    lambda: late(ROLL),
    lambda: late(HIGH, LOW, LOW),
    lambda: late(*[HIGH] * 41),
    lambda: sit(STOP),
    ended,
]
"""At the beginning of a step, in the middle of one, far from the last beginning kept, after the end."""


@pytest.mark.parametrize("here", HERE)
def test_a_fork_is_the_same_point(here: Callable[[], Session[Cups]]) -> None:
    """State, number and question; choosing in the fork changes nothing here."""
    session = here()
    for keep in (True, False):
        twin = session.fork(keep=keep)
        assert (twin.state, twin.number) == (session.state, session.number)
        assert repr(twin.decision) == repr(session.decision)
        assert twin.outcome == session.outcome
        if twin.decision is not None:
            said = list(session.state.said)
            twin.choose(HIGH)
            assert twin.state.said[: len(said)] == said == session.state.said


@pytest.mark.parametrize("here", HERE)
def test_a_fork_that_keeps_has_the_same_past(here: Callable[[], Session[Cups]]) -> None:
    """Its record, its beginning, and where it can go back to are those of its origin."""
    session = here()
    if session.made:
        session.choose(HIGH) if session.decision is not None else None
        session.back_to(session.number - 1)
    twin = session.fork()
    assert str(twin.record()) == str(session.record())
    assert twin.first == session.first
    if session.decision is not None:
        assert twin.beginning() == session.beginning()
        twin.choose(HIGH)
        twin.back_to(session.number)
        assert twin.state == session.state
        assert twin.made == session.made
        assert twin.fork().state == session.state


def test_what_a_fork_goes_back_over_is_not_its_origins() -> None:
    """The lists of the past are its own."""
    session = sit(HIGH, LOW, HIGH)
    twin = session.fork()
    twin.back_to(0)
    assert (session.number, len(session.made), session.undone) == (3, 3, [])
    session.back_to(1)
    assert session.number == 1
    assert twin.undone == [(0, 3)]


def test_a_search_fork_keeps_nothing() -> None:
    """No choices, no beginnings, no journal: and a fault in a rule is told as what it is."""
    lean = sit(HIGH, LOW, HIGH).fork(keep=False)
    lean.choose(LOW)
    lean.choose(HIGH)
    assert (len(lean.marks), lean.journal, lean.state.journal) == (0, [], None)
    assert len(lean.made) == 2
    with pytest.raises(Refused, match="keeps no step beginnings to go back to"):
        lean.undo(consent=[0, 1])
    lean.choose(LOW)
    with pytest.raises(ZeroDivisionError):
        lean.choose(BREAK)


@pytest.mark.parametrize("here", HERE)
def test_a_world_is_dealt_from_the_dice_it_is_given(here: Callable[[], Session[Cups]]) -> None:
    """What is hidden lies otherwise, the dice are new, and all else is as it was."""
    session = here()
    before = session.state.dice.count
    rng = Dice(5)
    world = session.redealt(0, rng)
    assert sorted(world.state.hidden) == sorted(session.state.hidden)
    assert world.state.hidden != session.state.hidden
    assert world.state.said == session.state.said
    again = Dice(5)
    again.below(1 << 62)
    wanted = Dice(again.below(1 << 62))
    assert (world.state.dice.key, world.state.dice.count) == (wanted.key, before)
    assert again == rng
    if session.decision is not None:
        with pytest.raises(Refused, match="keeps no step beginnings"):
            world.fork()


@pytest.mark.parametrize("here", HERE[:8])
def test_a_world_that_is_kept_can_be_forked_and_taken_back(
    here: Callable[[], Session[Cups]],
) -> None:
    """It is dealt once, at the point it was made: not again at each choice since."""
    session = here()
    rng = Dice(5)
    seed = Dice(5).below(1 << 62)
    world = session.redealt(0, rng, keep=True)
    dealt, key = list(world.state.hidden), world.state.dice.key
    assert dealt != session.state.hidden
    own = Dice(seed)
    own.below(1 << 62)
    assert key == Dice(own.below(1 << 62)).key
    for choice in (HIGH, LOW, HIGH, LOW):
        assert world.fork().state == world.state
        world.choose(choice)
        assert world.fork(keep=False).state == world.state
    world.rewind(session.number)
    assert (world.state.hidden, world.state.dice.key) == (dealt, key)
    assert world.state.said == session.state.said
    assert world.fork().state == world.state, "what was dealt at its beginning is dealt again"
    twice = world.redealt(0, Dice(6), keep=True)
    assert twice.fork().state == twice.state
    assert twice.state.hidden != dealt


def test_worlds_have_dice_of_their_own() -> None:
    """Of sixty worlds no two share their dice."""
    session = sit(HIGH)
    keys = {session.redealt(0, Dice(n), keep=n % 2 == 0).state.dice.key for n in range(60)}
    assert len(keys) == 60
    played = {CUPS.redealt(session.state, 0, Dice(n)).dice.key for n in range(60)}
    assert len(played) == 60


def test_the_game_deals_a_state_anew() -> None:
    """A clone with the hidden things mixed and the dice reseeded; the origin is untouched."""
    s = sit(HIGH).state
    dealt = CUPS.redealt(s, 0, Dice(4))
    assert dealt.hidden != s.hidden == list(range(10))
    rng = Dice(4)
    rng.below(1 << 62)
    assert dealt.dice.key == Dice(rng.below(1 << 62)).key
    assert dealt.said == s.said


def test_a_game_that_is_over_can_be_dealt_anew_and_is_still_over() -> None:
    """Also with beginnings kept, of which there are none."""
    world = ended().redealt(0, Dice(1), keep=True)
    assert world.decision is None
    assert world.outcome is not None
    over = sit(HIGH, LOW, STOP).redealt(1, Dice(1), keep=True)
    assert over.number == 3
    with pytest.raises(Refused, match="keeps no step beginnings"):
        over.fork()


def test_a_world_that_nobody_played_has_no_record_and_no_position() -> None:
    """Neither can be told as if it had happened."""
    world = sit(HIGH).redealt(0, Dice(5), keep=True)
    with pytest.raises(Refused, match="dealt for a search"):
        world.record()
    with pytest.raises(Refused, match="dealt for a search"):
        world.position()


@pytest.mark.parametrize("here", HERE)
def test_a_position_is_the_point_it_was_taken_of(here: Callable[[], Session[Cups]]) -> None:
    """As JSON and back, in the middle of a step and after the end."""
    session = here()
    position = json.loads(json.dumps(session.position()))
    again = Session.at(CUPS, position)
    assert (again.state, again.number) == (session.state, session.number)
    assert repr(again.decision) == repr(session.decision)
    assert again.state.journal is None
    began = session.number if session.decision is None else session.beginning().number
    assert (position["number"], len(position["since"])) == (began, session.number - began)
    noted = Session.at(CUPS, position, journal=True)
    assert len(noted.journal) == len(position["since"]), "of the choices that were made again"


def test_a_position_of_a_search_fork_at_the_beginning_of_a_step() -> None:
    """It keeps no beginnings, and needs none there."""
    lean = sit(HIGH, LOW).fork(keep=False)
    assert Session.at(like(), lean.position()).number == 2
