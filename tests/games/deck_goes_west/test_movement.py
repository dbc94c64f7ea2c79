"""Movement, railways and the train."""

from __future__ import annotations

import pytest
from tests.positions import why

from hearthside.games.deck_goes_west.content.land import TILES
from hearthside.games.deck_goes_west.rules.movement import CLIMBING, SAILING, WALKING, cost
from hearthside.games.deck_goes_west.state import West

from .table import at, deal, fetch, give, kinds, lay, options, play, table, walker

pytestmark = pytest.mark.usefixtures("box")


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


@pytest.mark.rule("DW-065", "DW-045")
def test_a_meeple_that_lay_comes_back_standing_and_that_is_new() -> None:
    """One boot leads off a village by rail and back again, and its job is open once more; a second round is not."""
    s = walker(mission="slowest")
    lay(s, at(1), "village", tile="juniper")
    s.rails = {at(1), at(0)}
    give(s, 0, wood=2, food=1)
    session = play(s)
    session.choose("work")
    session.choose("play:boot,0")
    session.choose("go:E,walk")
    session.choose("go:W,walk")
    assert why(session, "go:E,walk") == "DW-065"
    session.choose("stop")
    session.choose("work")
    assert session.state.players[0].res == [0, 0, 0, 4]


@pytest.mark.rule("DW-065", "DW-074")
def test_who_has_paid_for_a_look_stands_where_the_stroll_begins_anew() -> None:
    """After staying, the railway next door is new; back from there nothing is."""
    s = walker()
    s.rails = {at(1), at(0)}
    session = play(s, seed=1)
    session.choose("play:boot,0")
    session.choose("play:boot,0")
    session.choose("explore:W")
    session.choose("stay:walk")
    session.choose("go:E,walk")
    assert why(session, "go:W,walk") == "DW-065"


@pytest.mark.rule("DW-065", "DW-085")
def test_where_a_train_stops_a_stroll_begins_anew() -> None:
    """From the station to the next railway and not back, as if one had walked to it."""
    s = walker()
    s.rails = {at(1), at(0), at(0, 1)}
    deal(s, 0, "boot", "handcar", "pan")
    session = play(s)
    session.choose("play:boot,0")
    session.choose("play:handcar,0")
    session.choose("ride:E1")
    session.choose("go:S,walk")
    assert why(session, "go:N,walk") == "DW-065"


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


def builder(land: str, **resources: int) -> West:
    """Seat 0, who has bridge plans, stands on that land."""
    s = table(characters=["blacksmith", "prospector"])
    lay(s, at(0), land)
    deal(s, 0, "bridge_plans", "tonic")
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
    deal(s, 0, "handcar", "locomotive", "boot")
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
    session.choose("play:locomotive,0")
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
