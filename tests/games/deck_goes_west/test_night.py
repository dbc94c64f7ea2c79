"""The night, entry by entry."""

from __future__ import annotations

import pytest
from tests.positions import told

from hearthside.games.deck_goes_west.content.land import BACK, FRONT, TILES
from hearthside.games.deck_goes_west.content.missions import MISSIONS
from hearthside.games.deck_goes_west.rules.night import (
    appear,
    drop_east,
    raids,
    risk,
    roam,
    split,
    west_first,
)
from hearthside.games.deck_goes_west.state import West, name_of
from hearthside.kernel import Journal, ScriptedDice

from .table import NONE, PLUS, W3, N, S, at, deal, fetch, kinds, lay, night, options, play, table

pytestmark = pytest.mark.usefixtures("box")


def roamed(s: West, *rolls: int) -> dict[int, int]:
    """Where the bandits are after their moves."""
    s.dice = ScriptedDice(rolls=rolls)
    roam(s)
    assert s.dice.left == 0
    return s.bandits


@pytest.mark.rule("DW-125")
def test_the_night_follows_the_order_of_the_mission() -> None:
    """Discovery moves the trade row before the tracker, The Iron Trail after it."""
    for mission in ("discovery", "iron_trail"):
        s = table(mission)
        s.asked = []
        session = play(s, step="dusk", seed=1)
        session.choose("onto:discard")
        session.choose("onto:discard")
        told = [event.kind for event in session.journal]
        row, day = told.index("row_out"), told.index("day")
        assert (row < day) == (mission == "discovery")
        assert day < told.index("danger") < told.index("bandit_roll") < told.index("first")
        assert session.state.day == 1


@pytest.mark.rule("DW-126")
def test_the_trade_row_moves_right() -> None:
    """The rightmost card leaves, a new one comes in at the left."""
    s = table()
    s.trade += s.row
    s.row = [fetch(s, kind) for kind in ("cow", "mule", "canoe", "rifle", "banjo")]
    s.trade.append(fetch(s, "horse"))
    session = night(s, "row", seed=1)
    assert kinds(session.state.row) == ["horse", "cow", "mule", "canoe", "rifle"]
    assert kinds(session.state.trade_gone) == ["banjo"]


@pytest.mark.rule("DW-127")
def test_everybody_takes_an_exhaustion() -> None:
    """Onto the draw or the discard pile, each as they like."""
    s = table("slowest", 3)
    session = night(s, "exhaustion", seed=1)
    session.choose("onto:draw")
    session.choose("onto:discard")
    session.choose("onto:discard")
    assert len(session.state.exhaustion) == 27
    assert max(session.state.players[0].hand) >= 130  # drawn at dawn from the top
    assert session.state.players[2].discard[-1] >= 130


@pytest.mark.rule("DW-128")
def test_without_bandits_nothing_attacks_or_moves() -> None:
    """No dice fall."""
    s = table()
    assert raids(s) == []
    assert roamed(s) == {}


@pytest.mark.rule("DW-129")
def test_groups_attack_from_west_to_east_and_north_before_south() -> None:
    """The order is kept in battles."""
    s = table("discovery", 3)
    places = [at(1, -1), at(1, 1), at(0, 0)]
    for seat, place in enumerate(places):
        s.players[seat].at = place
        deal(s, seat, ("six_shooter", "revolver", "guard_dog")[seat])
    s.bandits = dict.fromkeys(places, 1)
    assert sorted(places, key=west_first) == places
    session = night(s, "attack", rolls=(NONE,) * 15, seed=1)
    asked = []
    for _ in range(3):
        assert session.decision is not None
        asked.append(session.decision.seat)
        session.choose("fight")
    assert asked == [0, 1, 2]


@pytest.mark.rule("DW-130")
def test_groups_move_by_the_compass_unless_with_players_or_on_a_camp() -> None:
    """One tile each, in the order west to east."""
    s = table()
    lay(s, at(1, 1), "camp")
    s.bandits = {at(1, 1): 2, at(0): 1, at(0, 1): 3, at(1, -1): 1}
    assert roamed(s, N, W3) == {at(1, -2): 1, at(1, 1): 5, at(0): 1}


@pytest.mark.rule("DW-131")
def test_a_plus_adds_a_bandit() -> None:
    """The group stays and grows."""
    s = table()
    s.bandits = {at(1): 2}
    assert roamed(s, PLUS) == {at(1): 3}


@pytest.mark.rule("DW-132")
def test_a_blocked_group_goes_the_other_way_or_grows() -> None:
    """No tile north: it goes south; none either way: one more bandit."""
    s = table()
    s.bandits = {at(0, -2): 2}
    assert roamed(s, N) == {at(0, -1): 2}
    s = table()
    s.bandits = {at(2, 0): 2}
    assert roamed(s, W3) == {at(1, 0): 2}
    s = table()
    for y in (-1, 1):
        s.tiles.append(s.map.pop(at(2, y)))
    s.bandits = {at(2, 0): 2}
    assert roamed(s, S) == {at(2, 0): 3}


@pytest.mark.rule("DW-133")
def test_bandits_ride_over_closed_land() -> None:
    """From an open tile onto a closed one and on."""
    s = table()
    s.bandits = {at(1): 1}
    assert roamed(s, W3) == {at(2): 1}
    assert at(2) not in s.up


@pytest.mark.rule("DW-134", "DW-135")
def test_a_group_that_is_met_moves_at_once_and_groups_on_a_tile_are_one() -> None:
    """North-west meets the one south of it, which then rolls; who ends together is one group."""
    s = table()
    s.bandits = {at(1, -1): 1, at(1, 0): 2, at(1, 1): 3}
    assert roamed(s, S, S, W3) == {at(1, 0): 1, at(1, 1): 2, at(2, 1): 3}
    s = table()
    s.bandits = {at(1, -1): 1, at(1, 0): 2}
    assert roamed(s, S, PLUS) == {at(1, 0): 4}
    s = table()
    s.bandits = {at(1, -1): 1, at(1, 0): 2}
    assert roamed(s, S, N) == {at(1, 0): 1, at(1, -1): 2}


@pytest.mark.rule("DW-136")
def test_bandits_that_arrive_do_not_attack_in_the_same_night() -> None:
    """Attacks come before moves in every mission."""
    for mission in MISSIONS.values():
        assert mission.night.index("attack") < mission.night.index("move")
    s = table()
    s.players[0].at = s.players[1].at = at(1)
    s.bandits = {at(0): 2}
    session = night(s, "attack", rolls=(W3,), seed=3)
    assert session.state.bandits.get(at(1), 0) >= 2
    assert len(session.state.pain) == 30


@pytest.mark.rule("DW-137", "DW-138")
def test_tiles_far_east_of_everybody_are_removed_with_all_on_them() -> None:
    """More than 3 columns east of the easternmost meeple; a wagon counts as one."""
    s = table()
    for x in range(2, 6):
        lay(s, at(x), "forest" if x % 2 else "mountain")
    s.players[0].at, s.players[1].at = at(5), at(4)
    s.bandits, s.rails = {at(0): 2, at(1): 1}, {at(0, 1), at(1, 1)}
    before = len(s.map)
    drop_east(s)
    assert min(o >> 8 for o in s.map) == 1
    assert before - len(s.map) == 5
    assert len(s.tiles_gone) == 5
    assert (s.bandits, s.rails) == ({at(1): 1}, {at(1, 1)})
    s.wagon = at(1)
    s.players[1].at = at(5)
    drop_east(s)
    assert min(o >> 8 for o in s.map) == 1
    s.wagon = -1
    drop_east(s)
    assert min(o >> 8 for o in s.map) == 2


@pytest.mark.rule("DW-139")
def test_the_risk_is_that_of_the_foremost_token() -> None:
    """Sections of board A: days 0, 3, 6 and points 0, 5, 11; rivals' best score counts."""
    s = table()
    for day, points, stars in (
        (0, [0, 0], 1),
        (2, [4, 0], 1),
        (3, [0, 0], 2),
        (0, [0, 5], 2),
        (6, [0, 0], 3),
        (1, [2, 11], 3),
    ):
        s.day, s.points = day, points
        assert risk(s) == stars


@pytest.mark.rule("DW-140", "DW-015")
def test_each_roll_adds_a_bandit_to_every_tile_with_that_number() -> None:
    """Fronts of open tiles, backs of closed ones; above twelve nothing happens."""
    for number in (*range(1, 13), 13, 20):
        s = table()
        s.dice = ScriptedDice(rolls=[number])
        appear(s)
        shown = {o: FRONT[t] if o in s.up else (BACK[t],) for o, t in s.map.items()}
        assert s.bandits == {o: 1 for o, numbers in shown.items() if number in numbers}


@pytest.mark.rule("DW-141")
def test_a_group_of_six_splits_in_all_directions() -> None:
    """One each way where a tile lies, the others stay; whoever grows to six splits as well; nobody is lost."""
    s = table()
    s.bandits = {at(1): 6}
    split(s)
    assert s.bandits == {at(1): 2, at(0): 1, at(2): 1, at(1, -1): 1, at(1, 1): 1}
    s = table()
    s.bandits = {at(1): 6, at(1, -1): 5}
    split(s)
    assert max(s.bandits.values()) < 6
    assert sum(s.bandits.values()) == 11
    assert s.bandits[at(1, -2)] == 1
    s = table()
    s.tiles += [tile for o, tile in s.map.items() if o != at(0)]
    s.map = {at(0): s.map[at(0)]}
    s.up = {at(0)}
    s.bandits = {at(0): 8}
    split(s)
    assert s.bandits == {at(0): 8}


@pytest.mark.rule("DW-141")
def test_splitting_always_ends() -> None:
    """A map too crowded to settle keeps all its bandits, and play goes on."""
    s = table()
    s.bandits = dict.fromkeys(s.map, 9)
    split(s)
    assert sum(s.bandits.values()) == 9 * len(s.map)


@pytest.mark.rule("DW-141")
def test_a_corner_keeps_those_who_find_no_tile() -> None:
    """In the north-east only the west and the south lie open: two of six ride off, four stay."""
    s = table()
    s.bandits = {at(0, -2): 6}
    session = night(s, "appear", rolls=(20,), seed=1)
    assert session.state.bandits == {at(0, -2): 4, at(1, -2): 1, at(0, -1): 1}


@pytest.mark.rule("DW-144")
def test_a_full_hand_is_not_looked_at_in_the_night() -> None:
    """The night passes; death comes at the draw step."""
    s = table("new_world")
    deal(s, 0, "boot", "boot", "knife", "knife", "pan", "six_shooter")
    s.journal = Journal()
    session = night(s, "exhaustion", seed=1)
    assert session.decision is not None
    assert options(session) == {"onto:draw", "onto:discard"}
    session.choose("onto:discard")
    while session.decision is not None and session.state.night >= 0:
        session.choose(session.decision.options[-1])
    assert session.outcome is not None
    assert session.outcome.how == "death"


@pytest.mark.rule("DW-140", "DW-133")
def test_the_log_does_not_say_what_lies_under_the_bandits() -> None:
    """On unknown land they appear at a place, not on a tile that nobody has seen."""
    s = table()
    place = next(place for place in sorted(s.map) if place not in s.up)
    session = night(s, "appear", rolls=(BACK[s.map[place]],), seed=1)
    names = {event.args[0] for event in session.journal if event.kind == "appeared"}
    assert name_of(place) in names
    assert TILES[s.map[place]].id not in names


@pytest.mark.rule("DW-118")
def test_a_card_that_is_not_in_the_row_is_named() -> None:
    """Not as if there were one of it."""
    s = table()
    s.trade += s.row
    s.row = []
    session = play(s)
    assert told(session, "buy:mule,0") == "Mule does not lie in the trade row."
