"""The east that falls away: a column taken up for its tiles, and everything that stood there."""

from __future__ import annotations

import pytest

from hearthside.games.deck_goes_west import game
from hearthside.games.deck_goes_west.content.jobs.program import MOVE_KEY
from hearthside.games.deck_goes_west.state import West
from hearthside.kernel import Session

from .conftest import print_hero
from .table import at, deal, lay, night, play, table

pytestmark = pytest.mark.usefixtures("box")


def spread(s: West) -> None:
    """Lay the whole pile out far in the south-west, so that no tile is left to draw."""
    for n, tile in enumerate(s.tiles):
        s.map[at(4 + n // 5, 30 + n % 5)] = tile
    s.tiles = []


def exploring(s: West, way: str, *, walk: int = 2) -> Session[West]:
    """Seat 0 tries the tile that lies so, with this much to walk."""
    s.payer = s.mover = 0
    s.key, s.stepped, s.walk = MOVE_KEY, True, walk
    session = play(s, step="move", seed=1)
    session.choose(f"explore:{way}")
    return session


@pytest.mark.rule("DW-072")
def test_a_second_meeple_is_pushed_as_well() -> None:
    """The one that waits goes one west and stands up again; a player takes one exhaustion, however many meeples."""
    s = table("two_trails")
    lay(s, at(2), "forest", up=False)
    spread(s)
    deal(s, 0)
    p = s.players[0]
    p.at, p.other, p.other_lying = at(1), at(0, 1), True
    session = exploring(s, "W")
    assert session.asked.ask == "onto"
    session.choose("onto:discard")
    p = session.state.players[0]
    assert (p.at, p.other, p.other_lying) == (at(1), at(1, 1), False)
    assert len(p.discard) == 1
    assert len(session.state.exhaustion) == 29
    assert session.asked.ask == "enter"


@pytest.mark.rule("DW-072", "DW-073")
def test_both_meeples_pushed_are_one_exhaustion_and_the_try_is_spent() -> None:
    """The tile that was tried is taken up with its column: one movement is lost, no tile is laid around nothing."""
    s = table("two_trails")
    spread(s)
    deal(s, 0)
    p = s.players[0]
    p.at, p.other, p.lying = at(0, -1), at(0, 1), True
    before = set(s.map)
    session = exploring(s, "N")
    session.choose("onto:discard")
    after = session.state
    p = after.players[0]
    assert (p.at, p.other, p.lying) == (at(1, -1), at(1, 1), False)
    assert len(p.discard) == 1
    assert (after.tried, after.walk) == (-1, 1)
    assert set(after.map) == {place for place in before if place >= at(1, -128)}
    assert len(after.tiles) == len(before) - len(after.map)
    assert session.asked.ask == "move"


@pytest.mark.rule("DW-072", "DW-073")
@pytest.mark.parametrize(
    ("kind", "left"), [("walk", (1, 0, 0)), ("climb", (0, 1, 0)), ("sail", (0, 0, 1))]
)
def test_whoever_is_pushed_onto_the_tile_that_was_tried_has_spent_the_try(
    kind: str, left: tuple[int, int, int]
) -> None:
    """The only column further west is the one that was tried; it is entered by being pushed."""
    s = table()
    lay(s, at(1), "forest", up=False)
    spread(s)
    deal(s, 0)
    s.players[1].at = at(1, 1)
    s.payer = s.mover = 0
    s.key, s.stepped = MOVE_KEY, True
    setattr(s, kind, 2)
    for row, gap in enumerate((at(1, -1), at(2))):  # the forest wants tiles around it
        s.map[at(9, row)] = s.map.pop(gap)
        s.up.discard(gap)
    session = play(s, step="move", seed=1)
    session.choose("explore:W")
    session.choose("onto:discard")
    after = session.state
    assert after.players[0].at == at(1)
    assert (after.walk, after.climb, after.sail) == left
    assert after.tried == -1


@pytest.mark.rule("DW-072", "DW-073")
def test_a_tile_that_was_taken_up_is_not_entered_however_near_it_lay() -> None:
    """No tile straight west: the mover is pushed to a place right beside the one that was tried, which is gone."""
    s = table()
    spread(s)
    deal(s, 0)
    p = s.players[0]
    p.at, s.players[1].at = at(0, -1), at(1)
    s.map[at(9)] = s.map.pop(at(1, -1))
    s.up.discard(at(1, -1))
    session = exploring(s, "N")
    session.choose("onto:discard")
    after = session.state
    assert after.players[0].at == at(1, -2)
    assert at(0, -2) not in after.map
    assert after.tried == -1
    assert after.walk == 1
    assert at(1, -3) in after.map  # it was turned, so there is land around it, and the walk goes on


@pytest.mark.rule("DW-072")
def test_who_is_pushed_onto_unknown_land_turns_it() -> None:
    """Meeples stand on open tiles only; what came to light cannot be taken back."""
    s = table()
    lay(s, at(2), "forest", up=False)
    lay(s, at(1, 1), "mountain", up=False)
    spread(s)
    deal(s, 0)
    s.players[0].at, s.players[1].at, s.players[1].lying = at(1), at(0, 1), True
    learned = s.learned
    session = exploring(s, "W")
    assert at(1, 1) in session.state.up
    assert session.state.learned > learned
    p = session.state.players[1]
    assert (p.at, p.lying) == (at(1, 1), False)
    assert session.asked.seat == 1
    quiet = table()
    lay(quiet, at(2), "forest", up=False)
    spread(quiet)
    deal(quiet, 0)
    quiet.players[0].at, quiet.players[1].at = at(1), at(0, 1)
    known = exploring(quiet, "W")
    assert known.state.learned == session.state.learned - 1


@pytest.mark.rule("DW-071", "DW-072")
def test_who_is_pushed_into_an_unknown_camp_finds_its_bandit() -> None:
    """Without an event, but a camp that comes to light is never empty."""
    s = table()
    lay(s, at(2), "forest", up=False)
    lay(s, at(1, 1), "camp", up=False)
    spread(s)
    deal(s, 0)
    s.players[0].at, s.players[1].at = at(1), at(0, 1)
    session = exploring(s, "W")
    assert session.state.players[1].at == at(1, 1)
    assert session.state.bandits == {at(1, 1): 1}
    session.choose("onto:discard")
    assert session.state.points == [2, 0]  # for the tile that was explored, and that alone


@pytest.mark.rule("DW-069", "DW-072")
def test_around_the_land_somebody_was_pushed_onto_there_is_land() -> None:
    """It was turned like any other: tiles of the column that was taken up are laid beside it."""
    s = table()
    lay(s, at(2), "forest", up=False)
    lay(s, at(1, 2), "forest", up=False)
    spread(s)
    deal(s, 0)
    s.players[0].at, s.players[1].at = at(1), at(0, 2)
    s.up.add(at(0, 2))
    assert {at(1, 3), at(2, 2)}.isdisjoint(s.map)
    session = exploring(s, "W")
    session.choose("onto:discard")
    assert session.state.players[1].at == at(1, 2)
    assert {at(1, 3), at(2, 2)} <= set(session.state.map)


@pytest.mark.rule("DW-072", "DW-150")
def test_a_gap_in_the_west_pushes_to_the_nearest_row() -> None:
    """No tile lies straight west: the nearest in that column takes meeple and wagon, the northern one of two."""
    s = table("long_haul")
    lay(s, at(2), "forest", up=False)
    spread(s)
    deal(s, 0)
    s.map[at(9, 9)] = s.map.pop(at(1, 1))
    s.up.discard(at(1, 1))
    s.players[0].at, s.players[1].at, s.wagon = at(1), at(0, 1), at(0, 1)
    session = exploring(s, "W")
    session.choose("onto:discard")
    assert session.state.players[1].at == session.state.wagon == at(1)


@pytest.mark.rule("DW-072")
@pytest.mark.parametrize(("far", "lost"), [(1, False), (2, True)])
def test_a_map_of_two_columns_keeps_them(far: int, lost: bool) -> None:
    """With nowhere to go no column is taken up, and nothing is laid; three columns are enough to lose one."""
    s = table()
    deal(s, 0)
    spread(s)
    s.players[0].at = s.players[1].at = at(1)
    s.up.discard(at(1, -1))
    beyond = [place for place in s.map if place >= at(far + 1, -128)]
    for row, place in enumerate((*beyond, at(1, -2))):
        s.map[at(far, 40 + row)] = s.map.pop(place)
    before = set(s.map)
    session = exploring(s, "N")
    assert (at(0) not in session.state.map) == lost
    assert lost or set(session.state.map) == before


@pytest.mark.rule("DW-069", "DW-072")
def test_what_lies_east_of_the_new_edge_is_not_laid() -> None:
    """The tile that was turned is in the new easternmost column: its neighbours in the west come, none in the east."""
    s = table()
    lay(s, at(1, -1), "forest", up=False)
    spread(s)
    deal(s, 0)
    s.players[0].at, s.players[1].at = at(1), at(1)
    gap = at(1, -2)
    s.map[at(9, 9)] = s.map.pop(gap)
    s.map[at(9, 10)] = s.map.pop(at(0, -1))
    s.up.discard(at(0, -1))
    session = exploring(s, "N")
    assert gap in session.state.map
    assert at(0, -1) not in session.state.map


@pytest.mark.rule("DW-069", "DW-071")
def test_every_new_tile_and_every_turned_one_is_something_learned() -> None:
    """A turn counts once, and each tile that is laid around it."""
    s = table()
    lay(s, at(2), "forest", up=False)
    deal(s, 0)
    s.players[0].at = at(1)
    before, learned = len(s.map), s.learned
    session = exploring(s, "W")
    laid = len(session.state.map) - before
    assert session.state.learned - learned == 1 + laid
    assert {at(3), at(2, -1), at(2, 1)} <= set(session.state.map)


@pytest.mark.rule("DW-071")
def test_a_camp_turned_by_telescope_gets_one_bandit(monkeypatch: pytest.MonkeyPatch) -> None:
    """None stood there before: one now."""
    print_hero(monkeypatch, "trapper", "-1 food, telescope 1", "walk 1")
    s = table()
    lay(s, at(2), "camp", up=False)
    s.players[0].at = at(1)
    s.players[0].res = [0, 0, 0, 1]
    session = play(s, seed=1)
    session.choose("use:0")
    session.choose("look:W1")
    assert session.state.bandits == {at(2): 1}


@pytest.mark.rule("DW-137", "DW-138")
def test_marks_go_with_their_tiles_and_what_is_near_enough_stays() -> None:
    """Three columns are kept in Discovery, behind the last who is left; the dead hold nothing back."""
    s = table("harvest_fair")
    for x in range(2, 7):
        lay(s, at(x), "forest" if x % 2 else "village")
    s.players[0].at = s.players[1].at = at(5)
    s.marks, s.rails, s.bandits = {at(0), at(2)}, {at(0), at(1)}, {at(0): 2}
    gone = [place for place in s.map if place < at(1, -128)]
    session = night(s, "remove", seed=1)
    after = session.state
    assert not set(gone) & set(after.map)
    assert at(1) in after.map
    assert (after.marks, after.rails) == ({at(2)}, {at(1)})
    assert at(0) not in after.bandits


@pytest.mark.rule("DW-137")
def test_the_dead_keep_no_land() -> None:
    """Whoever is out stands nowhere: the east goes by those who live."""
    s = table("discovery", 3)
    for x in range(2, 7):
        lay(s, at(x), "forest" if x % 2 else "village")
    s.players[0].at = s.players[1].at = at(5)
    s.players[2].out = s.players[2].passed = True
    s.players[2].at = -1
    session = night(s, "remove", seed=1)
    assert min(session.state.map) >= at(2, -128)


@pytest.mark.rule("DW-072", "DW-167")
def test_a_line_that_is_joined_because_the_depot_was_taken_up_wins_at_once() -> None:
    """The score waits for the line; when the east falls away, a railway of the new eastern column is its beginning."""
    s = table("iron_road")
    lay(s, at(2), "forest")
    lay(s, at(3), "forest")
    lay(s, at(2, -1), "mountain")
    spread(s)
    deal(s, 0)
    deal(s, 1)
    s.points = [s.finish]
    s.players[0].at = s.players[1].at = at(1, -1)
    s.rails = {at(0), at(1, -1), at(2, -1), at(2), at(3), s.goal}
    session = exploring(s, "N")
    assert at(0) not in session.state.map
    assert session.outcome is not None
    assert session.outcome.how == "score"


@pytest.mark.rule("DW-069", "DW-072")
def test_no_tile_is_laid_beside_one_that_was_taken_up() -> None:
    """The tile that was turned goes with its column: the gap west of it stays a gap."""
    s = table()
    spread(s)
    deal(s, 0)
    p = s.players[0]
    p.at, s.players[1].at = at(0, -1), at(1)
    s.map[at(9)] = s.map.pop(at(1, -2))
    session = exploring(s, "N")
    session.choose("onto:discard")
    assert at(0, -2) not in session.state.map
    assert at(1, -2) not in session.state.map


@pytest.mark.rule("DW-069", "DW-072")
def test_no_tile_is_laid_where_the_east_has_fallen_away() -> None:
    """The last gap around a tile lies in the very column that is taken up for it."""
    s = table()
    spread(s)
    deal(s, 0)
    for p in s.players:
        p.at = at(1, 1)
    s.map[at(1, 3)] = s.map.pop(at(0, 2))
    s.map[at(2, 2)] = s.map.pop(at(0, -2))
    session = exploring(s, "S")
    after = session.state
    assert at(1, 2) in after.up
    assert min(after.map) >= at(1, -128)
    assert at(0, 2) not in after.map


@pytest.mark.rule("DW-072", "DW-138")
def test_the_tiles_that_were_removed_are_shuffled() -> None:
    """They do not come back in the order in which they went."""
    s = table()
    gone, s.tiles = s.tiles, []
    s.tiles_gone = list(gone)
    deal(s, 0)
    s.players[0].at = at(1)
    s.payer = s.mover = s.active = 0
    s.key, s.stepped, s.walk, s.step = MOVE_KEY, True, 2, "move"
    session = Session.resume(game, s)  # with dice of its own, which shuffle
    session.choose("explore:W")
    left = session.state.tiles
    assert left != [tile for tile in gone if tile in left]
    assert left != [tile for tile in reversed(gone) if tile in left]


@pytest.mark.rule("DW-072")
def test_the_last_two_columns_are_never_taken_wherever_they_lie() -> None:
    """Columns three and four are all there is: the gaps stay."""
    s = table()
    places = [at(3), at(4)]
    for place in places:
        lay(s, place, "forest")
    for place in sorted(s.map.keys() - set(places)):
        s.tiles.append(s.map.pop(place))
        s.up.discard(place)
    for n, tile in enumerate(s.tiles):
        s.map[at(3 + n % 2, 40 + n // 2)] = tile
    s.tiles = []
    s.up.discard(at(4))
    deal(s, 0)
    for p in s.players:
        p.at = at(3)
    session = exploring(s, "W")
    assert at(3) in session.state.map
    assert at(4, 1) not in session.state.map
    assert len(session.state.map) == 48


@pytest.mark.rule("DW-072", "DW-150")
def test_a_wagon_further_west_stays_where_it_is() -> None:
    """Only what stood in the column is pushed; nobody who is not on the map appears on it."""
    s = table("slowest")
    lay(s, at(2), "forest", up=False)
    spread(s)
    deal(s, 0)
    s.wagon = at(1)
    s.players[0].at = s.players[1].at = at(1)
    session = exploring(s, "W")
    after = session.state
    assert min(after.map) >= at(1, -128)
    assert after.wagon == at(1)
    assert after.up <= after.map.keys()
