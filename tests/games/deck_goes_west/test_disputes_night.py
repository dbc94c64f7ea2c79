"""What a table argues over in a fight and by night: rules that meet, second clauses, edges. One position each."""

from __future__ import annotations

import pytest
from tests.positions import asked, why

from hearthside.games.deck_goes_west.content.land import BACK, FRONT
from hearthside.games.deck_goes_west.rules.night import appear, raids, risk, roam, split
from hearthside.games.deck_goes_west.state import West
from hearthside.kernel import ScriptedDice

from .conftest import print_hero
from .table import (
    NONE,
    ONE,
    PLUS,
    TWO,
    W3,
    N,
    S,
    at,
    deal,
    fetch,
    give,
    kinds,
    lay,
    night,
    options,
    play,
    table,
)

pytestmark = pytest.mark.usefixtures("box")


def roamed(s: West, *rolls: int) -> dict[int, int]:
    """Where the bandits are after their moves, every die thrown."""
    s.dice = ScriptedDice(rolls=rolls)
    roam(s)
    assert s.dice.left == 0
    return s.bandits


def appeared(s: West, *rolls: int) -> dict[int, int]:
    """Where the bandits are after they appeared, every die thrown."""
    s.dice = ScriptedDice(rolls=rolls)
    appear(s)
    assert s.dice.left == 0
    return s.bandits


# -- fights ---------------------------------------------------------------------------------------


@pytest.mark.rule("DW-102", "DW-115")
def test_a_rival_who_has_passed_may_still_join_the_fight() -> None:
    """All players on the tile may play battle jobs, and both are paid for the clearing."""
    s = table()
    s.bandits = {at(0): 1}
    deal(s, 0, "revolver", "pan")
    deal(s, 1, "revolver", "pan")
    s.players[1].passed = True
    session = play(s, rolls=(ONE, ONE, NONE, NONE, NONE))
    session.choose("play:revolver,0")
    assert asked(session) == (1, "battle")
    session.choose("play:revolver,0")
    assert session.state.bandits == {}
    assert session.state.points == [2, 2]
    assert session.state.players[1].passed


@pytest.mark.rule("DW-104", "DW-105")
def test_hits_beyond_the_last_bandit_clear_the_tile_once() -> None:
    """Four hits on one bandit: one bandit falls, and the event pays once."""
    s = table()
    s.bandits = {at(0): 1}
    s.players[1].at = at(1)
    deal(s, 0, "dynamite", "pan")
    session = play(s, rolls=(NONE,))
    session.choose("play:dynamite,0")
    assert session.state.bandits == {}
    assert session.state.points == [2, 0]


@pytest.mark.rule("DW-106", "DW-154")
def test_two_meeples_of_one_player_take_the_pain_once() -> None:
    """It is every player on the tile who is hurt, not every meeple."""
    s = table("two_trails")
    s.bandits = {at(0): 2}
    deal(s, 0, "pan")
    session = night(s, "attack", rolls=(ONE, ONE), seed=1)
    session.choose("onto:discard")
    session.choose("onto:discard")
    assert len(session.state.pain) == 28


@pytest.mark.rule("DW-110", "DW-124")
def test_a_revolver_kept_at_dusk_answers_the_raid() -> None:
    """The bandits attack first; its save holds one of two hits, and its own hits come after."""
    s = table("slowest")
    s.players[1].at = at(1)
    s.bandits = {at(0): 2}
    deal(s, 0, "revolver", "pan")
    session = night(s, "attack", rolls=(ONE, ONE, TWO, NONE, NONE, NONE), seed=1)
    session.choose("play:revolver,0")
    session.choose("onto:discard")
    assert at(0) not in session.state.bandits
    assert len(session.state.pain) == 29
    assert session.state.points == [2]


@pytest.mark.rule("DW-039", "DW-110")
def test_an_ability_used_by_day_does_not_fight_at_night(monkeypatch: pytest.MonkeyPatch) -> None:
    """The card untaps in the morning, and the raid comes before."""
    print_hero(monkeypatch, "trapper", "attack 1d, defend 1d", "walk 1")
    s = table("slowest")
    s.bandits = {at(0): 1}
    deal(s, 0, "revolver", "pan")
    s.players[0].tapped = True
    session = night(s, "attack", rolls=(ONE, NONE), seed=1)
    assert why(session, "use:0") == "DW-039"
    assert "play:revolver,0" in options(session)


@pytest.mark.rule("DW-037", "DW-110")
def test_a_mission_job_fights_once_in_every_raid() -> None:
    """Two gangs on one night: the job is open again in the second battle, not twice in the first."""
    s = table("law_and_order")
    s.players[0].at, s.players[1].at = at(1), at(0)
    s.bandits = {at(1): 1, at(0): 1}
    for seat in (0, 1):
        deal(s, seat, "revolver")
        give(s, seat, food=2)
    session = night(s, "attack", rolls=(NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE), seed=1)
    assert asked(session) == (0, "battle")
    session.choose("task:0")
    assert why(session, "task:0") == "DW-037"
    session.choose("fight")
    assert asked(session) == (1, "battle")
    assert "task:0" in options(session)


@pytest.mark.rule("DW-129", "DW-152")
def test_a_raid_on_the_wagon_in_the_west_comes_before_one_on_players_in_the_east() -> None:
    """West before east, whoever is attacked; a wagon alone is attacked as well."""
    s = table("long_haul")
    s.wagon = at(1)
    s.bandits = {at(0): 1, at(1, -1): 1, at(1): 1}
    assert raids(s)[::-1] == [at(1), at(0)]


@pytest.mark.rule("DW-105", "DW-130")
def test_a_gang_that_rides_away_clears_nothing() -> None:
    """The event is for bandits removed, not for bandits gone elsewhere."""
    s = table("slowest")
    for p in s.players:
        p.at = at(1)
    s.bandits = {at(0): 2}
    session = night(s, "move", rolls=(N,), seed=1)
    assert session.state.points == [0]
    assert at(0) not in session.state.bandits


# -- roaming --------------------------------------------------------------------------------------


@pytest.mark.rule("DW-130", "DW-134", "DW-135")
def test_a_gang_met_in_its_camp_stays_there() -> None:
    """Who is on a camp does not roll, not even when others arrive: one die, one bigger group."""
    s = table()
    for p in s.players:
        p.at = at(0, 1)
    lay(s, at(0), "camp")
    s.bandits = {at(0): 2, at(1): 1}
    lay(s, at(2), "forest")
    s.map.pop(at(2))
    s.up.discard(at(2))
    assert roamed(s, W3) == {at(0): 3}


@pytest.mark.rule("DW-130", "DW-134", "DW-136")
def test_a_gang_met_among_players_stays_and_nobody_attacks() -> None:
    """They become one group on the players' tile, and the attacks of the night are over."""
    s = table()
    s.players[0].at, s.players[1].at = at(0), at(0)
    s.bandits = {at(0, 1): 2, at(0): 1}
    assert roamed(s, N) == {at(0): 3}
    assert len(s.pain) == 30


@pytest.mark.rule("DW-131", "DW-141")
def test_a_group_that_grows_to_six_on_a_plus_splits_only_when_bandits_appear() -> None:
    """Six stand together until then."""
    s = table()
    for p in s.players:
        p.at = at(1)
    s.bandits = {at(0): 5}
    assert roamed(s, PLUS) == {at(0): 6}
    split(s)
    assert s.bandits[at(0)] == 3  # north, south and west; nothing lies east
    assert sum(s.bandits.values()) == 6


@pytest.mark.rule("DW-141")
def test_a_split_that_makes_six_of_a_neighbour_splits_that_one_too() -> None:
    """Five stand in the west; the sixth arrives, and they ride on."""
    s = table()
    s.bandits = {at(0): 6, at(1): 5}
    split(s)
    assert all(n < 6 for n in s.bandits.values())
    assert sum(s.bandits.values()) == 11
    assert s.bandits[at(1)] == 6 - 4
    assert s.bandits[at(0)] == 6 - 3 + 1


@pytest.mark.rule("DW-132", "DW-133")
def test_a_group_at_the_edge_turns_round_onto_closed_land() -> None:
    """South of the map lies nothing, so the roll for the south leads north."""
    s = table()
    for p in s.players:
        p.at = at(1)
    south = max(where for where in s.map if where >> 8 == 0)
    s.bandits = {south: 1}
    assert roamed(s, S) == {south - 1: 1}


# -- appearing ------------------------------------------------------------------------------------


@pytest.mark.rule("DW-140")
def test_a_number_that_falls_twice_brings_two() -> None:
    """Each roll adds one bandit to every tile with that number."""
    s = table()
    s.day = 3  # the second section: two rolls
    number = FRONT[s.map[at(0)]][0]
    others = {
        where
        for where, tile in s.map.items()
        if number in (FRONT[tile] if where in s.up else (BACK[tile],))
    }
    found = appeared(s, number, number)
    assert found == dict.fromkeys(others, 2)
    assert at(0) in found


@pytest.mark.rule("DW-140", "DW-019")
def test_a_closed_camp_shows_one_number_and_an_open_one_two() -> None:
    """Face down only the back counts; face up both stars of its front do, and the back does not."""
    s = table()
    lay(s, at(0), "camp", tile="black_hat_camp")
    tile = s.map[at(0)]
    (one, two), back = FRONT[tile], BACK[tile]
    assert at(0) in appeared(s, one)
    s.bandits = {}
    assert at(0) in appeared(s, two)
    s.bandits = {}
    assert at(0) not in appeared(s, back)
    s.up.discard(at(0))
    assert at(0) in appeared(s, back)
    s.bandits = {}
    assert at(0) not in appeared(s, one)


@pytest.mark.rule("DW-139")
def test_the_foremost_token_sets_the_risk_at_the_very_step() -> None:
    """Board A: the day crosses into the second section at three, a score at five, into the third at six and eleven."""
    s = table()
    for day, points, stars in (
        (2, 4, 1),
        (3, 0, 2),
        (0, 5, 2),
        (5, 10, 2),
        (6, 0, 3),
        (0, 11, 3),
        (6, 5, 3),
    ):
        s.day, s.points = day, [0, points]
        assert risk(s) == stars


# -- the rest of the night ------------------------------------------------------------------------


@pytest.mark.rule("DW-094", "DW-126")
def test_the_last_trade_card_thrown_out_comes_back_in_at_the_left() -> None:
    """With no other card to deal, the discard of one is shuffled."""
    s = table()
    s.trade += s.row
    s.row = [fetch(s, kind) for kind in ("cow", "mule", "canoe", "rifle", "banjo")]
    s.players[1].discard += s.trade
    s.trade = []
    session = night(s, "row", seed=1)
    assert kinds(session.state.row) == ["banjo", "cow", "mule", "canoe", "rifle"]
    assert session.state.trade_gone == []


@pytest.mark.rule("DW-165", "DW-095")
def test_bandits_in_a_village_do_not_feed_it() -> None:
    """It shows and it was not fed: it costs its point all the same."""
    s = table("hungry_valley")
    s.points = [5]
    for where in s.up:
        if where != at(0):
            lay(s, where, "prairie")
    lay(s, at(0), "village", tile="juniper")
    hungry = sum(1 for where in s.up if s.map[where] == s.map[at(0)])
    s.bandits = {at(0): 2}
    assert night(s, "hunger", seed=1).state.points == [5 - hungry]


@pytest.mark.rule("DW-169", "DW-180")
def test_one_of_the_party_holds_the_wagon_for_all() -> None:
    """It runs only if nobody stands on its tile, and standing beside it holds nothing."""
    s = table("runaway", 3)
    s.wagon = at(1)
    s.players[2].at = at(1)
    assert night(s, "wagon", seed=1).state.wagon == at(1)
    s = table("runaway", 3)
    s.wagon = at(1)
    for p in s.players:
        p.at = at(1, 1)
    assert night(s, "wagon", seed=1).state.wagon == at(2)


@pytest.mark.rule("DW-142", "DW-017")
def test_the_token_goes_round_the_table() -> None:
    """From the last seat back to the first."""
    s = table("discovery", 3)
    s.first = 2
    assert night(s, "first", seed=1).state.first == 0


@pytest.mark.rule("DW-137", "DW-154")
def test_the_meeple_in_the_rear_keeps_the_east_on_the_map() -> None:
    """Both meeples count: three columns east of the one behind stay."""
    s = table("two_trails")
    for x in range(2, 7):
        lay(s, at(x), "forest" if x % 2 else "mountain")
    s.players[0].at, s.players[0].other = at(6), at(4)
    left = night(s, "remove", seed=1).state
    assert min(left.map) >> 8 == 1
    assert all(p.other in left.map for p in left.players)
