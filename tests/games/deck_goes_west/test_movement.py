"""Movement, revealing land, railways and the train."""

from __future__ import annotations

import pytest
from tests.positions import why

from hearthside.games.deck_goes_west import game
from hearthside.games.deck_goes_west.content.jobs.program import CAMP
from hearthside.games.deck_goes_west.content.land import LAND, TILES
from hearthside.games.deck_goes_west.rules.movement import CLIMBING, SAILING, WALKING, cost
from hearthside.games.deck_goes_west.state import West, column
from hearthside.kernel import Session

from .table import at, deal, fetch, give, kinds, lay, options, play, table


def walker(**setup: object) -> West:
    """Seat 0 stands in the west of the open block with boots and food."""
    s = table(**setup)  # type: ignore[arg-type]
    s.players[0].at = at(1)
    deal(s, 0, "boot", "boot", "boot")
    give(s, 0, food=5)
    return s


@pytest.mark.rule("DW-060")
def test_meeples_step_in_four_directions_onto_tiles_only() -> None:
    """Open and closed tiles alike, never off the map."""
    s = walker()
    session = play(s)
    session.choose("play:boot,0")
    assert {"go:N,walk", "go:S,walk", "go:E,walk", "explore:W"} <= options(session)
    s.players[0].at = at(0)
    session = play(s)
    session.choose("play:boot,0")
    assert "go:E,walk" not in options(session)
    assert why(session, "go:E,walk") == "DW-060"
    assert "go:W,walk" in options(session)


@pytest.mark.rule("DW-061", "DW-162")
def test_movement_is_pooled_first_and_walked_after() -> None:
    """Two boots are paid, then two tiles walked; after the first step no job may be added."""
    s = walker()
    session = play(s)
    session.choose("play:boot,0")
    session.choose("play:boot,0")
    assert session.state.walk == 2
    assert session.state.players[0].res[3] == 3
    session.choose("go:E,walk")
    assert "play:boot,0" not in options(session)
    assert why(session, "play:boot,0") == "DW-061"
    session.choose("go:N,walk")
    assert session.state.players[0].at == at(0, -1)
    assert session.decision is not None
    assert session.decision.ask == "act"


@pytest.mark.rule("DW-062", "DW-063", "DW-064")
@pytest.mark.parametrize(
    ("land", "walk", "climb", "sail_from_land", "sail_from_water"),
    [
        ("mountain", 2, 1, 0, 0),
        ("water", 0, 0, 1, 1),
        ("river_forest", 1, 1, 1, 1),
        ("river_prairie", 1, 1, 1, 1),
        ("forest", 1, 1, 0, 1),
        ("village", 1, 1, 0, 1),
        ("camp", 1, 1, 0, 1),
    ],
)
def test_costs_by_land_and_kind(
    land: str, walk: int, climb: int, sail_from_land: int, sail_from_water: int
) -> None:
    """Only the tile stepped onto counts; water lets walkers off, and sailors onto land."""
    s = table()
    lay(s, at(1), land)
    assert cost(s, WALKING, at(0), at(1)) == walk
    assert cost(s, CLIMBING, at(0), at(1)) == climb
    assert cost(s, SAILING, at(0), at(1)) == sail_from_land
    lay(s, at(0), "water")
    assert cost(s, WALKING, at(0), at(1)) == walk
    assert cost(s, CLIMBING, at(0), at(1)) == climb
    assert cost(s, SAILING, at(0), at(1)) == sail_from_water


@pytest.mark.rule("DW-063", "DW-065")
def test_a_railway_is_the_cheapest_way_onto_a_mountain_or_a_bridge() -> None:
    """A railway tile counts as railway where that is cheaper."""
    s = table()
    for land in ("mountain", "water"):
        lay(s, at(1), land)
        s.rails = {at(1)}
        assert cost(s, WALKING, at(0), at(1)) == 1
        assert cost(s, CLIMBING, at(0), at(1)) == 1


@pytest.mark.rule("DW-065")
def test_walking_onto_a_railway_gives_the_movement_back() -> None:
    """One boot crosses three railways, then one tile more; each railway gives it back as often as it is new."""
    s = walker()
    s.players[0].at = at(0, -1)
    s.rails = {at(1, -1), at(1, 0), at(1, 1)}
    session = play(s)
    session.choose("play:boot,0")
    for step in ("go:W,walk", "go:S,walk", "go:S,walk"):
        session.choose(step)
    assert session.state.walk == 1
    session.choose("go:E,walk")
    assert session.state.walk == 0


@pytest.mark.rule("DW-065")
def test_a_railway_gives_back_again_once_movement_was_spent() -> None:
    """Two boots: over the railway, off it for one, and over it again; what is left takes the mover home."""
    s = walker()
    s.players[0].at = at(0)
    s.rails = {at(1)}
    session = play(s)
    session.choose("play:boot,0")
    session.choose("play:boot,0")
    for step, left in (("go:W,walk", 2), ("go:N,walk", 1), ("go:S,walk", 1), ("go:E,walk", 0)):
        session.choose(step)
        assert session.state.walk == left
    assert session.state.players[0].at == at(0)


@pytest.mark.rule("DW-065")
def test_only_walking_in_circles_for_nothing_is_barred() -> None:
    """Between two railways one boot could go to and fro for ever: a free step back to where one stood is no step."""
    s = walker()
    s.players[0].at = at(1)
    s.rails = {at(1), at(0)}
    session = play(s)
    session.choose("play:boot,0")
    session.choose("go:E,walk")
    assert session.state.walk == 1
    assert why(session, "go:W,walk") == "DW-065"
    session.choose("go:N,walk")
    assert session.state.players[0].at == at(0, -1)


@pytest.mark.rule("DW-065", "DW-151")
def test_with_the_wagon_a_free_step_back_is_something_new() -> None:
    """The wagon is fetched from the next railway: back again, but with it; once more would change nothing."""
    s = walker(mission="long_haul")
    s.players[0].at, s.wagon = at(1), at(0)
    s.rails = {at(1), at(0)}
    session = play(s)
    session.choose("play:boot,0")
    session.choose("go:E,walk")
    assert why(session, "go:W,walk") == "DW-065"
    session.choose("go:W,walk,wagon")
    assert (session.state.players[0].at, session.state.wagon, session.state.walk) == (
        at(1),
        at(1),
        1,
    )
    assert why(session, "go:E,walk,wagon") == "DW-065"
    session.choose("go:E,walk")
    assert session.state.walk == 1


@pytest.mark.rule("DW-065")
def test_without_walking_a_railway_cannot_be_walked() -> None:
    """The bonus needs 1 to begin with."""
    s = walker()
    s.rails = {at(1, -1)}
    deal(s, 0, "canoe", "boot")
    session = play(s)
    session.choose("play:canoe,0")
    assert "go:N,walk" not in options(session)


@pytest.mark.rule("DW-066")
@pytest.mark.parametrize("pile", ["draw", "discard"])
def test_leaving_bandits_costs_a_pain_each_time(pile: str) -> None:
    """Two tiles with bandits left in one move are two pains, onto the pile of choice."""
    s = walker()
    s.bandits = {at(1): 2, at(1, 1): 1}
    session = play(s)
    session.choose("play:boot,0")
    session.choose("play:boot,0")
    for step in ("go:S,walk", "go:E,walk"):
        session.choose(step)
        session.choose(f"onto:{pile}")
    p = session.state.players[0]
    top = p.draw[-2:] if pile == "draw" else p.discard[-2:]
    assert all(100 <= card < 130 for card in top)
    assert len(session.state.pain) == 28


@pytest.mark.rule("DW-067", "DW-062")
def test_kinds_of_movement_are_never_added_up() -> None:
    """One walking and one sailing do not climb a mountain; two walking do (DW-162)."""
    s = walker(characters=["ferrywoman", "prospector"])
    lay(s, at(1, -1), "mountain")
    session = play(s)
    session.choose("use:0")
    assert (session.state.walk, session.state.sail) == (1, 1)
    assert "go:N,walk" not in options(session)
    assert "go:N,sail" not in options(session)
    assert why(session, "go:N,walk") == "DW-067"
    session.choose("play:boot,0")
    session.choose("go:N,walk")
    assert session.state.players[0].at == at(1, -1)


@pytest.mark.rule("DW-068")
def test_movement_left_over_is_lost() -> None:
    """Stopping ends the pool."""
    s = walker()
    session = play(s)
    session.choose("use:0")
    session.choose("stop")
    assert (session.state.walk, session.state.mover) == (0, -1)


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


def builder(land: str, **resources: int) -> West:
    """Seat 0, who has bridge plans, stands on that land."""
    s = table(characters=["blacksmith", "prospector"])
    lay(s, at(0), land)
    deal(s, 0, "bridge_plans", "haversack")
    give(s, 0, **resources)
    return s


@pytest.mark.rule("DW-079", "DW-081", "DW-082")
def test_rails_on_land_bridges_on_water_both_on_rivers() -> None:
    """Each where it belongs; the counter comes on top of the price, and building scores."""
    open_to = {
        "prairie": {"use:1", "play:bridge_plans,1"},
        "water": {"play:bridge_plans,0"},
        "river_forest": {"use:1", "play:bridge_plans,0", "play:bridge_plans,1"},
    }
    for land, jobs in open_to.items():
        s = builder(land, wood=3, metal=3)
        session = play(s)
        building = {"use:1", "play:bridge_plans,0", "play:bridge_plans,1"}
        assert options(session) & building == jobs
    session.choose("play:bridge_plans,0")
    assert session.state.rails == {at(0)}
    assert session.state.players[0].res == [0, 3, 1, 0]
    assert session.state.points == [3, 0]


@pytest.mark.rule("DW-080")
def test_no_building_among_bandits_or_twice() -> None:
    """Both are refused with the rule."""
    s = builder("prairie", wood=3, metal=3)
    s.rails = {at(0)}
    assert why(play(s), "use:1") == "DW-080"
    s.rails, s.bandits = set(), {at(0): 1}
    assert why(play(s), "use:1") == "DW-080"


def rider() -> West:
    """Seat 0 on a railway, with a handcar (4) and a rail ticket (6)."""
    s = table()
    deal(s, 0, "handcar", "rail_ticket", "boot")
    give(s, 0, food=3)
    for x in range(2, 9):
        lay(s, at(x), "water" if x == 3 else "forest" if x % 2 else "mountain", up=x != 5)
    s.rails = {at(0), at(4), at(6), at(8)}
    return s


@pytest.mark.rule("DW-083")
def test_the_train_reaches_railways_within_its_number() -> None:
    """Whatever lies between: water, mountains, closed land."""
    session = play(rider())
    session.choose("play:handcar,0")
    assert {o for o in options(session) if o.startswith("ride")} == {"ride:W4"}
    session.choose("ride:W4")
    assert session.state.players[0].at == at(4)


@pytest.mark.rule("DW-084", "DW-085")
def test_trains_are_not_added_up_but_ride_one_after_the_other_and_mix_with_walking() -> None:
    """4 and 6 never make 8 in one ride; in two rides they reach it, and a boot goes on from there."""
    session = play(rider())
    session.choose("play:handcar,0")
    session.choose("play:rail_ticket,0")
    session.choose("play:boot,0")
    assert {o for o in options(session) if o.startswith("ride")} == {"ride:W4", "ride:W6"}
    assert why(session, "ride:W8") == "DW-084"
    session.choose("ride:W4")
    assert session.state.trains == [6]
    session.choose("ride:W4")
    session.choose("go:E,walk")
    assert session.state.players[0].at == at(7)


@pytest.mark.rule("DW-086")
def test_leaving_bandits_by_train_hurts_as_well() -> None:
    """One pain."""
    s = rider()
    s.bandits = {at(0): 1}
    session = play(s)
    session.choose("play:handcar,0")
    session.choose("ride:W4")
    session.choose("onto:discard")
    assert len(session.state.pain) == 29


@pytest.mark.rule("DW-162")
def test_the_first_tips_of_the_book() -> None:
    """Knife in a forest, Pan at a river, Boot and a food one tile on."""
    s = table()
    deal(s, 0, "knife", "pan", "boot")
    give(s, 0, food=1)
    s.players[0].tapped = True
    lay(s, at(0), "river_forest")
    s.players[1].at = at(1, 1)
    session = play(s, rolls=(3, 6, 3))
    session.choose("play:knife,0")
    session.choose("play:pan,0")
    assert session.state.players[0].res == [1, 0, 0, 4]
    session = play(session.state)
    session.choose("play:boot,0")
    session.choose("go:W,walk")
    assert session.state.players[0].res[3] == 3
    assert kinds(session.state.players[0].discard) == ["knife", "pan", "boot"]
    assert TILES[session.state.map[at(0)]].land == "river_forest"
    assert fetch(session.state, "boot") >= 0
