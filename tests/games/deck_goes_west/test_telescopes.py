"""Telescopes: how far they see, what they turn, and when there is nothing left to look at (DW-076)."""

from __future__ import annotations

import pytest
from tests.positions import told

from hearthside.games.deck_goes_west import game

from .machine import hero
from .table import at, lay, play, verdicts

pytestmark = pytest.mark.usefixtures("box")


@pytest.mark.rule("DW-076")
def test_a_telescope_for_three_turns_three(monkeypatch: pytest.MonkeyPatch) -> None:
    """One after the other within two steps; open tiles and nothing at all are not looked at; it stops when all is open."""
    s = hero(monkeypatch, "-1 food, telescope 3", "walk 1", food=1)
    s.players[0].at = at(1)
    for y in (-1, 0, 1):
        lay(s, at(2, y), "forest", up=False)
    session = play(s, seed=1)
    session.choose("use:0")
    found = verdicts(session, "look")
    assert found["look:W1"] == found["look:W1N1"] == found["look:W1S1"] == ""
    assert found["look:E1"] == found["look:W2"] == "DW-076"
    assert told(session, "look:E1") == "It is face up."
    assert told(session, "look:W2") == "There is no tile."
    up = len(session.state.up)
    for way in ("W1", "W2", "W1N1"):
        session.choose(f"look:{way}")
    assert len(session.state.up) == up + 3
    assert session.state.acts == 1


@pytest.mark.rule("DW-076")
def test_a_telescope_stops_when_everything_near_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """One tile is face down, and all around it lie tiles already: there is no second look."""
    s = hero(monkeypatch, "-1 food, telescope 2", "walk 1", food=1)
    s.players[0].at = at(1)
    s.up = set(s.map) - {at(1, 1)}
    session = play(s, seed=1)
    session.choose("use:0")
    assert session.state.up == set(s.map)
    assert (session.asked.ask, session.state.acts) == ("act", 1)


@pytest.mark.rule("DW-076")
@pytest.mark.parametrize("down", [(0, 2), (2, 0), (0, -2), (1, 1), (1, -1), (0, 1), (1, 0)])
def test_a_telescope_reaches_two_steps(
    monkeypatch: pytest.MonkeyPatch, down: tuple[int, int]
) -> None:
    """One tile face down within two steps opens the job; none does not."""
    s = hero(monkeypatch, "-1 food, telescope 1", "walk 1", food=1)
    s.up = {place for place in s.map if place != at(*down)}
    assert verdicts(play(s), "use")["use:0"] == ""
    s.up = set(s.map)
    assert verdicts(play(s), "use")["use:0"] == "DW-076"


@pytest.mark.rule("DW-076")
def test_a_telescope_stops_when_nothing_is_left_to_see(monkeypatch: pytest.MonkeyPatch) -> None:
    """One tile in the west lies face down within reach, and no room is left around it: it is turned, and that is all."""
    s = hero(monkeypatch, "-1 food, telescope 3", "walk 1", food=1)
    lay(s, at(2), "forest", up=False)
    for place in {at(3), at(2, 1), at(2, -1)} - s.map.keys():
        s.map[place] = s.tiles.pop()
    s.up |= {place for place in s.map if place != at(2)}
    session = play(s, seed=1)
    session.choose("use:0")
    assert at(2) in session.state.up
    assert session.asked.ask == "act"


@pytest.mark.rule("DW-076")
def test_a_telescope_is_pointed_at_places_with_a_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the map ends there is nothing to point it at, not even in vain."""
    s = hero(monkeypatch, "-1 food, telescope 1", "walk 1", food=1)
    session = play(s, seed=1)
    session.choose("use:0")
    ask = game.asks[session.asked.ask]
    found = {str(option) for option, _ in ask.candidates(session.state, session.asked)}
    assert "look:W2" in found
    assert not any(name.startswith("look:E") for name in found)
