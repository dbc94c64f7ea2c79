"""The world map and the towns."""

from __future__ import annotations

import pytest
from tests.positions import why

from hearthside.games.folklore.content import CARDS, CHARACTERS, PLACES, TOWNS
from hearthside.games.folklore.content.notation import STATUS
from hearthside.games.folklore.rules.market import PRICES
from hearthside.games.folklore.rules.world import discard_events, distances, reach
from hearthside.games.folklore.state import ALIVE, BROKEN, FRESH, LIMBO, fray

from .table import GAME, afflicted, ghost, give, in_town, next_card, on_road, options, play


@pytest.mark.rule("FL-038", "FL-039")
def test_on_roads_the_group_moves_up_to_the_leaders_stride_bridges_included() -> None:
    assert PLACES["millway_3"].kind == "bridge"
    five = reach("crossroads", 5)
    assert "millway_2h" in five
    assert "millway_3" not in five
    s = on_road("crossroads")
    s.heroes[0].stride = 4
    session = play(s)
    assert "go:millway_2" in options(session)
    assert "go:millway_3" not in options(session)
    assert why(session, "go:millway_3") == "FL-038"
    s.heroes[0].stride = 6
    assert {"go:millway_3", "go:saltroad_3"} <= options(play(s))


@pytest.mark.rule("FL-040", "FL-041", "FL-043")
def test_off_the_road_one_space_or_onto_a_road_and_along_it() -> None:
    found = reach("mill_pond", 5)
    assert "black_mill" in found  # one space of wilderness
    assert "millway_2" in found  # onto the road for 1
    assert "millway_4" in found  # and on
    assert "millway_5" not in found
    assert "chalk_path" in found  # and off it again, with STRIDE left
    assert "thornwood_heart" not in reach("thornwood_edge", 6)
    assert "south_woods" not in reach("mill_pond", 5)  # the church is six spaces away
    across = reach("grey_slope", 1)
    assert "hedgeway_4" in across


@pytest.mark.rule("FL-041")
def test_a_road_may_be_crossed_to_other_wilderness() -> None:
    assert "chalk_path" not in PLACES["mill_race"].links
    assert {"mill_race", "chalk_path"} <= set(PLACES["millway_3"].links)  # on either side of it
    assert PLACES["millway_3"].kind == "bridge"
    assert "chalk_path" in reach("mill_race", 1)
    assert "lime_kiln" not in reach("mill_race", 1)  # one space beyond, no more
    s = on_road("mill_race", "ostelnk")
    s.heroes[0].stride = 1
    next_card(s, "wild_shrine")
    session = play(s, "go:chalk_path", "outcome:1")
    assert session.state.place == "chalk_path"
    assert session.state.road.discard == []  # the road was crossed, not stopped on


@pytest.mark.rule("FL-042")
def test_leaving_the_road_ends_movement() -> None:
    found = reach("millway_1", 7)
    assert {"mill_race", "mill_pond", "chalk_path"} <= set(found)
    assert (
        "black_mill" not in found
    )  # from the pond one could go on to the mill, but not in the same round
    assert "thornwood" not in reach("kingsway_1", 1)
    assert "south_woods" not in reach("millway_1", 1)


@pytest.mark.rule("FL-044", "FL-045", "FL-046")
def test_a_road_card_by_day_then_the_token_passes_and_flips() -> None:
    s = on_road()
    next_card(s, "road_pilgrims")
    s.heroes[0].vita = 5
    session = play(s, "go:millway_2")
    assert session.state.heroes[0].vita == 7  # the day half
    assert (session.state.leader, session.state.day) == (1, False)
    assert session.state.road.discard == ["road_pilgrims"]
    night = on_road()
    night.day = False
    next_card(night, "road_pilgrims")
    night.heroes[0].pp = 0
    night.heroes[0].vita = 5
    session = play(night, "go:millway_2")
    assert (session.state.heroes[0].vita, session.state.heroes[0].pp) == (5, 1)


@pytest.mark.rule("FL-047", "FL-048")
def test_an_off_road_card_shows_its_front_and_only_the_chosen_outcome() -> None:
    s = on_road("millway_2")
    next_card(s, "wild_shrine")
    s.heroes[0].pp = 0
    session = play(s, "go:mill_pond")
    assert session.asked.ask == "outcome"
    assert "bell tower" in GAME.words.prompt(session.state, session.asked)
    session.choose("outcome:1")
    assert session.state.heroes[0].pp == 2
    assert session.state.wild.cards[0] == "wild_shrine"  # to the bottom
    assert session.state.wild.discard == []


@pytest.mark.rule("FL-049")
def test_keep_in_play_holds_until_it_is_discarded() -> None:
    s = on_road()
    next_card(s, "road_rain")
    before = s.heroes[0].stride
    session = play(s, "go:millway_2")
    s = session.state
    assert s.events == ["road_rain"]
    assert s.heroes[0].stride == before - 1
    discard_events(s)
    assert s.heroes[0].stride == before


@pytest.mark.rule("FL-050")
def test_a_compass_gives_the_story_and_no_card() -> None:
    s = on_road("yew_row", "old_graves")
    s.goal_scene, s.compass = "boy_arrive", True
    cards = list(s.wild.cards)
    session = play(s, "go:old_graves")
    assert session.state.scene == "boy_arrive"
    assert session.state.wild.cards == cards


@pytest.mark.rule("FL-051", "FL-052", "FL-058")
def test_a_town_stops_movement_draws_no_card_and_is_left_by_day() -> None:
    s = on_road("millway_6", "ostelnk")
    s.day = False
    session = play(s, "go:yorotrucks")
    assert session.asked.ask == "town_gate"
    session.choose("enter:yorotrucks")
    assert session.state.road.discard == []
    leader = session.state.leader
    for _ in s.heroes:
        session.choose("done")
    assert session.state.day
    assert session.state.leader != leader


@pytest.mark.rule("FL-054", "FL-060")
def test_any_number_of_deals_in_one_location_and_sales_at_half() -> None:
    s = in_town()
    h = s.heroes[0]
    h.coins = 9
    give(s, h, "stiletto")
    session = play(s, "visit:market", "bandage", "bandage", "sell:stiletto")
    h = session.state.heroes[0]
    assert h.bandages == 2
    assert h.coins == 9 - 2 * PRICES["bandage"] + CARDS["stiletto"].value // 2
    assert h.visits == 2


@pytest.mark.rule("FL-055", "FL-056", "FL-057")
@pytest.mark.parametrize(("town", "n"), [("yorotrucks", 3), ("waylin_point", 2), ("ostelnk", 1)])
def test_locations_for_each_character_and_visit(town: str, n: int) -> None:
    s = in_town(town)
    session = play(s)
    for _ in range(n):
        session.choose("visit:market")
        session.choose("leave")
    assert not any(o.startswith("visit") for o in options(session))
    assert why(session, "visit:market") == {3: "FL-055", 2: "FL-056", 1: "FL-057"}[n]
    assert TOWNS[town].visits == n


@pytest.mark.rule("FL-059", "FL-238")
def test_the_wanted_get_nothing_in_town_but_may_pay() -> None:
    s = in_town()
    h = s.heroes[0]
    h.wanted, h.coins = True, 12
    session = play(s)
    assert not any(o.startswith("visit") for o in options(session))
    assert why(session, "visit:market") == "FL-059"
    session.choose("pardon")
    h = session.state.heroes[0]
    assert (h.wanted, h.coins) == (False, 2)
    assert "visit:market" in options(session)


@pytest.mark.rule("FL-061", "FL-237", "FL-337")
def test_a_physician_cleans_infections_and_revives_ghosts() -> None:
    s = in_town()
    a, b = s.heroes
    a.infection, a.coins = 2, 30
    ghost(s, b)
    session = play(s, "visit:physician", "disinfect", "done")
    assert session.state.heroes[0].infection == 0
    assert options(session) == {"visit:physician", "done"}
    session.choose("visit:physician")
    session.choose("revive")
    b = session.state.heroes[1]
    assert (b.form, b.vita, b.pp) == (ALIVE, b.max_vita, b.max_pp)


@pytest.mark.rule("FL-062")
def test_a_smith_mends_shields_and_broken_weapons() -> None:
    s = in_town()
    h = s.heroes[0]
    h.coins = 20
    give(s, h, "buckler").condition = BROKEN
    session = play(s, "visit:smith", "mend:buckler")
    gear = next(g for g in session.state.heroes[0].gear if g.card == "buckler")
    assert gear.condition == FRESH
    assert session.state.heroes[0].coins == 20 - PRICES["mend"]


@pytest.mark.rule("FL-063", "FL-241")
def test_negative_statuses_are_lifted_among_the_gypsies() -> None:
    s = in_town("ostelnk")
    h = s.heroes[0]
    h.coins = 20
    afflicted(s, h, "cursed", "blessed")
    session = play(s, "visit:gypsies", "cure:cursed")
    assert session.state.heroes[0].statuses == STATUS["blessed"]


@pytest.mark.rule("FL-064", "FL-339")
def test_the_encampment_calls_back_those_in_limbo_for_a_tarot_card() -> None:
    s = in_town("waylin_point")
    b = s.heroes[1]
    b.form, b.vita, b.pp = LIMBO, 0, 0
    session = play(s, "done")
    assert options(session) == {"visit:gypsies", "done"}
    session.choose("visit:gypsies")
    session.choose("revive")
    b = session.state.heroes[1]
    assert (b.form, b.pp) == (ALIVE, b.max_pp)
    assert b.vita == CHARACTERS[b.who].vita // 2
    assert len(b.tarots) == 1


@pytest.mark.rule("FL-267")
def test_the_moon_turns_a_lycanthrope_on_the_group() -> None:
    s = on_road()
    s.day = False
    afflicted(s, s.heroes[0], "lycanthropy")
    next_card(s, "road_wolves")
    s.melee = None
    # first the wolves of the card, then the one among you
    for roll, turned in ((9, "afflicted:0"), (10, "werewolf:0")):
        session = play(s, "go:millway_2", rolls=(roll, 1), seed=3)
        assert session.state.melee is not None
        assert fray(session.state).kinds == ["wolf"]
        assert session.state.waiting == [turned]


@pytest.mark.rule("FL-319")
def test_a_characters_extra_is_bought_at_its_own_location_and_has_no_card() -> None:
    s = in_town()
    h = s.heroes[0]
    h.coins = 20
    extra = CHARACTERS[h.who].extra
    session = play(s, f"visit:{CHARACTERS[h.who].extra_at}", "extra")
    assert extra in [g.card for g in session.state.heroes[0].gear]
    assert session.state.heroes[0].coins == 5


@pytest.mark.rule("FL-306")
def test_abilities_are_learned_in_a_library_for_points() -> None:
    s = in_town()
    s.heroes[0].ap = 2
    session = play(s, "visit:library")
    assert "learn:cleave" in options(session)
    assert "learn:coup_de_grace" not in options(session)
    session.choose("learn:cleave")
    assert session.state.heroes[0].ap == 0
    assert "cleave" in session.state.heroes[0].abilities


def test_the_map_hangs_together() -> None:
    assert len(PLACES) >= 60
    assert set(distances("crossroads")) == set(PLACES)
