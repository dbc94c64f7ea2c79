"""Numbers at their edges: what is spent, what is capped, who is counted and who is left out."""

from __future__ import annotations

import pytest

from hearthside.games.folklore.content import MAPS, PLACES, STORIES
from hearthside.games.folklore.content.board import NUMBERS
from hearthside.games.folklore.content.names import place_name
from hearthside.games.folklore.content.notation import effects as notation
from hearthside.games.folklore.rules.adventure import all_in_exit, begin_round, leave_map
from hearthside.games.folklore.rules.awards import spoils
from hearthside.games.folklore.rules.effects import perform
from hearthside.games.folklore.rules.features import add_foe
from hearthside.games.folklore.rules.foe_turns import foe_order
from hearthside.games.folklore.rules.harm import lose_vita
from hearthside.games.folklore.rules.hazards import foe_loses
from hearthside.games.folklore.rules.memory import is_so
from hearthside.games.folklore.rules.movement import place_group
from hearthside.games.folklore.rules.world import rest
from hearthside.games.folklore.state import ALIVE, DEAD, GHOST, LIMBO, OUTSIDE, Tale, here
from hearthside.kernel import Goal, ScriptedDice

from .table import (
    GAME,
    add,
    arena,
    drive,
    foes_turn,
    ghost,
    give,
    options,
    play,
    run,
    tale,
)


def race(s: Tale) -> dict[str, Goal]:
    return {goal.name: goal for goal in GAME.race(s)}


# -- how near the end is -------------------------------------------------------------------


@pytest.mark.rule("FL-025", "FL-024", "FL-340")
def test_the_race_shows_the_candle_the_chapters_and_the_fallen() -> None:
    s = tale("witch_hunter", "arcanist", "poacher")
    whole = s.candle
    s.candle -= 30
    s.chapter = 2
    s.heroes[1].form = DEAD
    found = race(s)
    assert (found["Candle"].value, found["Candle"].of) == (30, whole)
    assert found["Chapters"].value == 1
    assert (found["Fallen"].value, found["Fallen"].of) == (1, 3)
    assert "Stories" not in found
    s.between = True
    s.candle = 9
    found = race(s)
    assert list(found) == ["Free road", "Fallen"], "between stories no candle burns"
    assert (found["Free road"].value, found["Free road"].of) == (3, 12)
    assert "The Bell" in found["Free road"].text, "it says which story comes next"


@pytest.mark.rule("FL-027")
def test_the_race_shows_what_the_open_map_asks_for() -> None:
    s = arena("witch_hunter", "arcanist", story="tide")
    here(s).scene = next(name for name, scene in STORIES["tide"].scenes.items() for box in scene.boxes
                         if box.setup and any(goal.arg == "counted" for goal in box.setup.goals))  # fmt: skip
    s.tokens["counted"] = 2
    errand = race(s)["Counted"]
    assert (errand.value, errand.of, errand.means) == (2, 3, "leads")
    s.tokens["counted"] = 3
    assert race(s)["Counted"].full


@pytest.mark.rule("FL-024")
def test_the_race_shows_where_the_story_wants_the_group_and_by_when() -> None:
    s = tale("witch_hunter", story="tide")
    place = next(place for place in PLACES.values() if place.name and place.id != s.place)
    s.chapter, s.goal = 2, place.id
    assert race(s)[f"Reach {place_name(place.id)}"].text == "By any road, in your own time."
    s.goal_late, s.goal_by = "late", s.days + 3
    errand = race(s)[f"Reach {place_name(place.id)}"]
    assert (errand.value, errand.of, errand.means) == (0, 1, "leads")
    assert errand.text == "Three days left."
    s.place = place.id
    assert race(s)[f"Reach {place_name(place.id)}"].full


@pytest.mark.rule("FL-346")
def test_a_round_on_a_map_burns_the_candle_by_one() -> None:
    s = arena()
    before = s.candle
    run(begin_round(s))
    assert s.candle == before - 1


@pytest.mark.rule("FL-036", "FL-037")
@pytest.mark.parametrize(("roll", "found"), [(3, 1), (4, 0), (10, 0)])
def test_a_rest_gives_four_of_everything_and_three_is_still_found(roll: int, found: int) -> None:
    s = tale("witch_hunter", "arcanist")
    living, dead = s.heroes
    ghost(s, dead)
    living.vita, living.pp, dead.gp = 1, 0, 1
    s.dice = ScriptedDice(rolls=[roll] + [1] * found)
    rest(s)
    assert (living.vita, living.pp, dead.gp) == (5, 4, 5)
    assert sum(thing.startswith("skirmish:") for thing in s.waiting) == found


# -- points --------------------------------------------------------------------------------


@pytest.mark.rule("FL-012")
def test_what_is_gained_may_exceed_the_maximum_and_what_is_recovered_may_not() -> None:
    s = tale("witch_hunter", "arcanist")
    living, dead = s.heroes
    ghost(s, dead)
    drive(s, perform(s, living, notation("gain vita 3; gain pp 2")))
    assert (living.vita, living.pp) == (living.max_vita + 3, living.max_pp + 2)
    full = living.vita, living.pp
    drive(s, perform(s, living, notation("recover vita 3; recover pp 2")))
    assert (living.vita, living.pp) == full
    before = dead.gp
    drive(s, perform(s, dead, notation("gain vita 3; gain pp 2; gain gp 4")))
    assert (dead.gp, dead.form) == (before + 4, GHOST), "a ghost has neither of the others"


@pytest.mark.rule("FL-329")
def test_who_falls_has_nothing_left_and_owes_nothing() -> None:
    s = arena("witch_hunter", "arcanist", spots=("E5", "A1"))
    h = s.heroes[0]
    lose_vita(s, h, h.vita + 7)
    assert (h.form, h.vita, h.at, h.grave) == (DEAD, 0, OUTSIDE, NUMBERS["E5"])


@pytest.mark.rule("FL-332", "FL-338")
def test_a_ghost_without_points_is_in_limbo_with_none() -> None:
    s = arena("witch_hunter", "arcanist", spots=("E5", "A1"))
    h = ghost(s, s.heroes[0])
    lose_vita(s, h, h.gp + 4)
    assert (h.form, h.gp, h.vita, h.pp, h.at) == (LIMBO, 0, 0, 0, OUTSIDE)


# -- who is meant --------------------------------------------------------------------------


@pytest.mark.rule("FL-093")
def test_a_snare_with_a_number_hits_those_within_it() -> None:
    s = arena("witch_hunter", "arcanist", "poacher", foes=(), spots=("E5", "E7", "E8"))
    near, two, three = s.heroes
    drive(s, perform(s, near, notation("snare 1 2")))
    hurt = [h.max_vita - h.vita for h in (near, two, three)]
    assert hurt[0] > 0 and hurt[1] > 0 and hurt[2] == 0


@pytest.mark.rule("FL-218")
def test_a_ghost_shares_coins_and_lore_and_does_not_search() -> None:
    s = arena("witch_hunter", "arcanist", spots=("E5", "A1"))
    dead = ghost(s, s.heroes[1])
    coins, lore = dead.coins, dead.lore
    s.dice = ScriptedDice(rolls=[1, 1])
    run(spoils(s, ["zombie", "rat"], coins=4, lore=6))
    assert s.dice.left == 0, "one roll for each kind, for the living one alone"
    assert dead.lore == lore + 6 and dead.coins >= coins


@pytest.mark.rule("FL-066", "FL-068")
def test_ghosts_stand_in_the_start_zone_too_and_the_fifth_waits() -> None:
    s = arena("witch_hunter", "arcanist", "poacher", "telepath", "hedge_witch", foes=())
    ghost(s, s.heroes[1])
    s.heroes[2].form = LIMBO
    place_group(s)
    start = MAPS[here(s).map].start
    inside = [h.at >= 0 and bool(start >> h.at & 1) for h in s.heroes]
    assert inside == [True, True, False, True, True]
    s.heroes[2].form = ALIVE
    place_group(s)
    assert [h.at for h in s.heroes].count(OUTSIDE) == 5 - start.bit_count() == 1


@pytest.mark.rule("FL-085", "FL-087")
def test_who_is_not_on_the_map_is_not_in_the_exit() -> None:
    s = arena("witch_hunter", "arcanist", foes=())
    exits = MAPS[here(s).map].exits
    first, second, *_ = (at for at in range(100) if exits >> at & 1)
    s.heroes[0].at, s.heroes[1].at = first, OUTSIDE
    assert not all_in_exit(s)
    s.heroes[1].at = second
    assert all_in_exit(s)


@pytest.mark.rule("FL-088")
def test_who_fell_on_a_map_leaves_it_as_a_ghost() -> None:
    s = arena("witch_hunter", "arcanist", spots=("E5", "A1"))
    s.tokens = {"kept_key": 1, "torch": 2}
    lose_vita(s, s.heroes[0], 99)
    assert s.heroes[0].form == DEAD
    drive(s, leave_map(s))
    assert (s.heroes[0].form, s.site) == (GHOST, None)
    assert s.tokens == {"kept_key": 1}


@pytest.mark.rule("FL-330")
def test_a_ghost_rises_only_where_its_grave_is_seen() -> None:
    s = arena(board="mill", foes=(("zombie", "J10"),), spots=("E5", "A1"))
    lose_vita(s, s.heroes[0], 99)
    here(s).active, here(s).queue, s.step = -1, [0, 1], "hero_next"
    rises = {o.removeprefix("rise:") for o in options(play(s)) if o.startswith("rise:")}
    assert "E5" in rises
    assert not rises & {"B1", "C1", "J1", "A2"}, "walls stand between"


@pytest.mark.rule("FL-138")
def test_a_small_foe_stands_on_its_square_whatever_is_beside_it() -> None:
    s = arena(foes=(("zombie", "F5"), ("zombie", "E6")))
    s.heroes[0].at, s.heroes[1].at = NUMBERS["A1"], NUMBERS["A2"]
    assert add_foe(s, "zombie", NUMBERS["E5"]).at == NUMBERS["E5"]
    assert add_foe(s, "zombie", NUMBERS["F5"]).at != NUMBERS["F5"], "that one is taken"


@pytest.mark.rule("FL-199")
def test_foes_act_as_placed_then_the_summoned_by_vita_then_the_ruled() -> None:
    s = arena(foes=(("zombie", "F5"),))
    weak, strong, late, ruled = (add(s, "zombie", at) for at in ("G5", "H5", "I5", "J5"))
    for f in (weak, strong, late, ruled):
        f.summoned, f.joined = True, here(s).round - 1
    weak.vita, strong.vita = 1, 9
    late.joined = here(s).round
    ruled.ruler = 0
    assert foe_order(s) == [here(s).foes[0].id, strong.id, weak.id, ruled.id]


@pytest.mark.rule("FL-207")
def test_a_foe_that_is_no_swarm_strikes_one_of_those_beside_it() -> None:
    s = arena(foes=(("zombie", "F5"),), spots=("E5", "F4"))
    session = play(foes_turn(s), seed=3)
    struck = [e.args[-1] for e in session.journal if e.kind == "foe_attack"]
    assert len(struck) == 1


def test_a_companion_is_owned_as_a_thing_is() -> None:
    s = arena()
    assert not is_so(s, ("owns", "hound"))
    s.heroes[0].companions += ("hound",)
    assert is_so(s, ("owns", "hound"))
    assert not is_so(s, ("owns", "short_sword"))
    give(s, s.heroes[1], "short_sword")
    assert is_so(s, ("owns", "short_sword"))


@pytest.mark.rule("FL-145", "FL-329")
def test_the_first_square_of_a_map_is_a_square_like_any_other() -> None:
    """Its number is nought, which is not the number of nowhere."""
    s = arena(foes=(("zombie", "J10"),), spots=("A1", "A2"))
    assert s.heroes[0].at == 0
    assert "go:B1" in options(play(s))
    lose_vita(s, s.heroes[0], 99)
    assert (s.heroes[0].form, s.heroes[0].grave) == (DEAD, 0)


@pytest.mark.rule("FL-123", "FL-216")
def test_who_is_in_limbo_shares_nothing() -> None:
    s = arena("witch_hunter", "arcanist", spots=("E5", "A1"))
    lost = s.heroes[1]
    lost.form = LIMBO
    before = lost.coins, lost.lore
    s.dice = ScriptedDice(rolls=[1])
    run(spoils(s, ["zombie"], coins=4, lore=6))
    assert (lost.coins, lost.lore) == before


@pytest.mark.rule("FL-159")
def test_a_foe_that_is_struck_down_has_nothing_left_and_is_counted() -> None:
    s = arena(foes=(("zombie", "F5"), ("zombie", "J10")))
    f, beaten = here(s).foes[0], s.foes_beaten
    foe_loses(s, f, f.vita + 5)
    assert (f.vita, s.foes_beaten) == (0, beaten + 1)
    assert [each.id for each in here(s).foes] != [] and f not in here(s).foes
