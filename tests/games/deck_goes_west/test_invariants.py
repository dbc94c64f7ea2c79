"""Invariants with teeth: each of them notices what it is there for, and nothing else does."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hearthside.games.deck_goes_west.invariants import invariants
from hearthside.games.deck_goes_west.state import Battle, Offer, West

from .table import at, deal, give, lay, table


def sound() -> West:
    """Two on the start tile with something in hand, nothing wrong."""
    s = table()
    for seat in (0, 1):
        deal(s, seat, "boot", "pan")
        give(s, seat, food=2)
    assert list(invariants(s)) == []
    return s


def crowd(s: West) -> None:
    """A gang of seven by day."""
    s.night, s.bandits = -1, {at(0): 7}


def flood(s: West) -> None:
    """As many dangers in hand as it may hold cards."""
    p = s.players[0]
    p.limit = 2
    p.draw += p.hand
    p.hand = [s.pain.pop(), s.pain.pop()]


def twice(s: West) -> None:
    """One card lies in two places."""
    s.trade.append(s.row[0])


def talk(s: West, **changes: object) -> None:
    """A trade under way between the two."""
    s.step, s.offer = "talk", Offer(0, 1, 0)
    for name, value in changes.items():
        setattr(s.offer, name, value)


WRONG: dict[str, Callable[[West], object]] = {
    "owes resources": lambda s: s.players[0].res.__setitem__(3, -1),
    "stands on no open tile": lambda s: setattr(s.players[0], "at", at(9)),
    "second meeple": lambda s: setattr(s.players[0], "other", at(9)),
    "hand full of dangers": flood,
    "knows": lambda s: setattr(s.players[0], "known", 99),
    "points out of bounds": lambda s: s.points.__setitem__(0, 99),
    "day 99 of": lambda s: setattr(s, "day", 99),
    "cards in the row": lambda s: s.row.append(s.trade.pop()),
    "an empty group": lambda s: s.bandits.__setitem__(at(0), 0),
    "after the night": crowd,
    "rails off the map": lambda s: s.rails.add(at(30)),
    "the wagon is off the map": lambda s: setattr(s, "wagon", at(30)),
    "movement below zero": lambda s: setattr(s, "walk", -1),
    "movement without a mover": lambda s: setattr(s, "walk", 1),
    "nobody does": lambda s: setattr(s, "doing", "walk 1"),
    "a battle below zero": lambda s: setattr(s, "battle", Battle(at(0), False, [0], hits=-1)),
    "from afar": lambda s: setattr(s, "battle", Battle(at(1), False, [0])),
    "talks in a row": lambda s: setattr(s, "talks", 99),
    "damage of -1": lambda s: setattr(s, "damage", -1),
    "that goes on": lambda s: setattr(s, "winners", [0]),
    "2 speaks where": lambda s: talk(s, speaker=2),
    "99 proposals": lambda s: talk(s, put=99),
    "offers more than it has": lambda s: talk(s, gives=[0, 0, 0, 3]),
    "cards that it cannot give": lambda s: talk(s, cards=list(s.players[1].hand)),
    "is asked for 9": lambda s: talk(s, blind=[0, 9]),
    "different ones": twice,
}


@pytest.mark.parametrize("words", WRONG)
def test_what_is_wrong_is_noticed(words: str) -> None:
    """One thing is broken, and it is named."""
    s = sound()
    WRONG[words](s)
    found = list(invariants(s))
    assert any(words in fault for fault in found), found


def test_two_meeples_that_parted_are_noticed() -> None:
    """Two columns are what Two Trails allows, whichever of the two is ahead."""
    s = table("two_trails")
    for x in (2, 3):
        lay(s, at(x), "forest")
    p = s.players[0]
    p.at, p.other = at(0), at(2)
    assert list(invariants(s)) == []
    p.other = at(3)
    assert list(invariants(s)) == ["the meeples of seat 0 are too far apart"]
    p.at, p.other = at(3), at(0)
    assert list(invariants(s)) == ["the meeples of seat 0 are too far apart"]


def test_a_fair_offer_is_no_fault() -> None:
    """What both have may lie on the table."""
    s = sound()
    talk(s, gives=[0, 0, 0, 2], wishes=[s.players[1].hand[0]], blind=[0, 1])
    assert list(invariants(s)) == []
