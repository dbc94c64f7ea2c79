"""Revealing land, and the east that falls away."""

from __future__ import annotations

import pytest

from hearthside.games.deck_goes_west import game
from hearthside.games.deck_goes_west.content.jobs.program import CAMP
from hearthside.games.deck_goes_west.content.land import LAND
from hearthside.games.deck_goes_west.state import West, column
from hearthside.kernel import Session

from .table import at, deal, lay, options, play, table, walker

pytestmark = pytest.mark.usefixtures("box")


def explore(s: West, land: str, *, jobs: int = 1, seed: int = 1) -> Session[West]:
    """Seat 0 tries the closed tile in the west, which is of that land."""
    lay(s, at(2), land, up=False)
    session = play(s, seed=seed)
    for _ in range(jobs):
        session.choose("play:boot,0")
    session.choose("explore:W")
    return session


@pytest.mark.rule("DW-069", "DW-070")
def test_a_revealed_tile_gets_closed_neighbours_but_none_further_east() -> None:
    """In the west a new rim is laid; in the easternmost column nothing comes east of it."""
    s = walker()
    session = explore(s, "forest")
    assert at(2) in session.state.up
    assert at(3) in session.state.map
    assert at(3) not in session.state.up
    assert session.state.points[0] == 2
    s = walker()
    s.players[0].at = at(0, -1)
    session = play(s, seed=1)
    session.choose("play:boot,0")
    session.choose("explore:N")
    assert at(0, -3) in session.state.map
    assert min(column(o) for o in session.state.map) == 0


@pytest.mark.rule("DW-071")
def test_a_revealed_camp_gets_a_bandit_even_where_some_are() -> None:
    """One more than stood there before."""
    s = walker()
    s.bandits = {at(2): 2}
    session = explore(s, "camp")
    assert session.state.bandits[at(2)] == 3
    assert LAND[session.state.map[at(2)]] & CAMP


@pytest.mark.rule("DW-072", "DW-138")
def test_removed_tiles_become_the_new_pile() -> None:
    """With an empty pile, the discard of eastern tiles is shuffled first."""
    s = walker()
    lay(s, at(2), "forest", up=False)
    s.tiles_gone, s.tiles = s.tiles, []
    session = play(s, seed=1)
    session.choose("play:boot,0")
    session.choose("explore:W")
    assert at(3) in session.state.map
    assert session.state.tiles_gone == []
    assert at(0) in session.state.map


@pytest.mark.rule("DW-072")
def test_without_any_tiles_the_easternmost_column_is_taken_up() -> None:
    """Players there go one west and take an exhaustion; bandits and railways there are gone."""
    s = walker()
    for n, tile in enumerate(list(s.tiles)):
        s.map[at(2 + n // 5, 20 + n % 5)] = tile
    s.tiles = []
    s.players[1].at = at(0, 1)
    s.bandits, s.rails = {at(0, -1): 3}, {at(0)}
    lay(s, at(2), "forest", up=False)
    session = play(s, seed=1)
    session.choose("play:boot,0")
    session.choose("explore:W")
    assert session.decision is not None
    assert (session.decision.seat, session.decision.ask) == (1, "onto")
    assert 0.0 < game.advice(session.state, 0) < 1.0  # bots may be asked in the middle of it
    session.choose("onto:draw")
    after = session.state
    assert min(column(o) for o in after.map) == 1
    assert after.players[1].at == at(1, 1)
    assert after.players[1].draw[-1] >= 130
    assert (after.bandits, after.rails) == ({}, set())
    assert at(3) in after.map


@pytest.mark.rule("DW-072", "DW-149")
def test_a_lost_column_pushes_the_wagon_with_its_event() -> None:
    """The wagon of The Long Haul stands in the easternmost column: pushed west, it scores like any step west."""
    s = walker(mission="long_haul")
    for n, tile in enumerate(list(s.tiles)):
        s.map[at(2 + n // 5, 20 + n % 5)] = tile
    s.tiles, s.wagon = [], at(0)
    s.players[1].at = at(1)
    session = play(s, seed=1)
    session.choose("play:boot,0")
    session.choose("explore:W")
    assert session.state.wagon == at(1)
    assert session.state.points == [2]


@pytest.mark.rule("DW-072", "DW-150")
def test_a_wagon_that_follows_rolls_when_a_lost_column_pushed_the_slowest() -> None:
    """The last player was level with it and is pushed one column on, as it is; then both stand level again."""
    s = walker(mission="slowest")
    for n, tile in enumerate(list(s.tiles)):
        s.map[at(2 + n // 5, 20 + n % 5)] = tile
    s.tiles, s.wagon = [], at(0)
    s.players[1].at = at(0, 1)
    session = play(s, seed=1)
    session.choose("play:boot,0")
    session.choose("explore:W")
    session.choose("onto:discard")
    assert (session.state.players[1].at, session.state.wagon) == (at(1, 1), at(1))
    assert session.state.points == [1]


def test_a_tile_that_is_tried_may_be_taken_up_under_the_mover() -> None:
    """The tried tile lies in the easternmost column, and there are no tiles left to lay around it."""
    s = walker()
    for n, tile in enumerate(list(s.tiles)):
        s.map[at(2 + n // 5, 20 + n % 5)] = tile
    s.tiles = []
    s.players[0].at = at(0, -1)
    session = play(s, seed=1)
    session.choose("play:boot,0")
    session.choose("explore:N")
    assert session.decision is not None
    assert session.state.tried not in session.state.map
    for seat in (0, 1):
        assert 0.0 < game.advice(session.state, seat) < 1.0
    while session.decision.ask == "onto":
        session.choose("onto:discard")
    assert session.state.players[0].at == at(1, -1)
    assert session.state.tried == -1


@pytest.mark.rule("DW-073")
def test_any_movement_may_try_and_more_jobs_may_be_added_at_once() -> None:
    """A mountain turns up: one boot is too little, a second one does it."""
    s = walker()
    session = explore(s, "mountain")
    assert "enter:walk" not in options(session)
    session.choose("play:boot,0")
    session.choose("enter:walk")
    assert session.state.players[0].at == at(2)
    s = walker()
    deal(s, 0, "canoe", "pan")
    lay(s, at(2), "mountain", up=False)
    session = play(s, seed=1)
    session.choose("play:canoe,0")
    session.choose("explore:W")
    assert at(2) in session.state.up
    assert "enter:sail" not in options(session)


@pytest.mark.rule("DW-074", "DW-075")
def test_staying_costs_one_movement_and_the_tile_scores_all_the_same() -> None:
    """The rest of the pool leads elsewhere."""
    s = walker()
    session = explore(s, "forest", jobs=2)
    assert session.state.points[0] == 2
    session.choose("stay:walk")
    assert session.state.walk == 1
    assert session.state.players[0].at == at(1)
    session.choose("go:N,walk")
    assert session.state.players[0].at == at(1, -1)


@pytest.mark.rule("DW-076")
def test_the_telescope_reveals_within_two_steps_new_tiles_too() -> None:
    """One after the other: what was laid by the first may be the second."""
    from hearthside.games.deck_goes_west.content.jobs.program import Program
    from hearthside.games.deck_goes_west.rules.doing import perform

    s = table()
    s.players[0].at = at(1)
    lay(s, at(2), "forest", up=False)
    running = perform(s, 0, Program("telescope 2"), 0)
    asked = next(running)
    first = {str(option) for option in asked.options}
    assert "look:W1" in first
    assert "look:W2" not in first
    assert "look:E1N2" not in first  # three steps away
    asked = running.send(asked.find("look:W1"))  # type: ignore[arg-type]
    assert "look:W2" in {str(option) for option in asked.options}
    with pytest.raises(StopIteration):
        running.send(asked.find("look:W2"))  # type: ignore[arg-type]
    assert {at(2), at(3)} <= s.up


@pytest.mark.rule("DW-077")
def test_moved_west_holds_only_for_steps_west() -> None:
    """The Iron Trail pays for tiles revealed by going west, not north, not by telescope."""
    s = walker(mission="iron_trail")
    session = explore(s, "forest")
    assert session.state.points[0] == 1
    s = walker(mission="iron_trail")
    s.players[0].at = at(1, -1)
    session = play(s, seed=1)
    session.choose("play:boot,0")
    session.choose("explore:N")
    assert session.state.points[0] == 0


@pytest.mark.rule("DW-078")
def test_furthest_west_means_further_than_all_before() -> None:
    """The first tile of a column scores 2 in Discovery, the second one of it 1."""
    s = walker()
    session = explore(s, "forest", jobs=2)
    assert session.state.points[0] == 2
    session.choose("stay:walk")
    session.choose("go:N,walk")
    s = session.state
    s.players[0].at = at(1, -1)
    session = play(s, seed=1)
    session.choose("use:0")
    session.choose("explore:W")
    assert session.state.points[0] == 3


@pytest.mark.rule("DW-078")
def test_open_tiles_of_the_start_count_as_revealed() -> None:
    """A tile turned in column 1 is not the furthest west."""
    s = walker()
    s.players[0].at = at(1, -1)
    session = play(s, seed=1)
    session.choose("play:boot,0")
    session.choose("explore:N")
    assert session.state.points[0] == 1
