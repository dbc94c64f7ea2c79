"""A choice that everybody makes in secret at night, with a lettered Coin: one answer a step, then all are turned over."""

from __future__ import annotations

from hearthside.kernel import Act, Asks, note

from ..content.page import Ballot
from ..state import BALLOT, Journey
from .asking import Question
from .places import scenario_of


def open_ballot(s: Journey, number: int) -> None:
    """An Event asks for a secret choice, once everything else that begins the round has happened."""
    s.tracks[BALLOT] = number
    s.camp.answers = [-1] * len(s.vagrants)
    s.camp.shown = False


def ballot_of(s: Journey) -> Ballot:
    """What is being chosen between."""
    made = scenario_of(s)
    ballot = made.event(s.voting).ballot
    assert ballot is not None
    return ballot


def _label(s: Journey, i: int, letter: str) -> str:
    if s.voting < 0:
        return f"The {letter.upper()} Coin"
    ballot = ballot_of(s)
    return f"{letter.upper()}: {ballot.a if letter == 'a' else ballot.b}"


VOTE = Question(
    "vote",
    "VS-004",
    (Act[Journey, [str]]("vote", "VS-004", over="ab", label=_label),),
    prompt="in secret, which Coin do you lay down?",
    meanwhile="chooses a Coin in secret",
    secret=True,
)


def answer(s: Journey, i: int) -> Asks:
    """A Vagrant lays a Coin face down."""
    pick = yield VOTE(s, i)
    s.camp.answers[i] = "ab".index(str(pick[1]))
    note(s, "answered", s.vagrants[i].who, rule="VS-004")


def show_coins(s: Journey) -> Asks:
    """All Coins are turned over, and what they bring together comes true."""
    number, ballot = s.voting, ballot_of(s)
    s.camp.shown = True
    s.learned += 1
    for v in s.vagrants:
        if s.camp.answers[v.seat] >= 0:
            letter = "ab"[s.camp.answers[v.seat]]
            note(s, "coin_shown", v.who, letter, number, s.scenario, rule="VS-004")
    del s.tracks[BALLOT]
    yield from ballot.count(s, list(s.camp.answers))
