"""The edges of what the fourth reading mended: the same mechanism from its other sides."""

from __future__ import annotations

import pytest
from tests.positions import told, why

from hearthside.games.folklore.content import CREATURES, STORIES
from hearthside.games.folklore.content.board import BIT, NUMBERS
from hearthside.games.folklore.rules.adventure import haunt
from hearthside.games.folklore.rules.arms import badly, odds
from hearthside.games.folklore.rules.field import comrades
from hearthside.games.folklore.rules.goods import new_gear
from hearthside.games.folklore.rules.keywords import arc, spawn
from hearthside.games.folklore.rules.tale import ONWARD, group_death
from hearthside.games.folklore.state import ACTED, DEFEND, Tale, here

from .table import add, afflicted, arena, foes_turn, ghost, give, in_town, on_road, options, play

# -- sides and arcs -------------------------------------------------------------------------------


@pytest.mark.rule("FL-269", "FL-275")
def test_who_is_on_whose_side() -> None:
    s = arena(
        "witch_hunter", "arcanist", "poacher",
        foes=(("zombie", "F5"), ("wolf", "H8"), ("grey_hound", "B9"), ("wolf", "C9")), spots=("E5", "D5", "A1"),
    )  # fmt: skip
    a, b, c = s.heroes
    c.at = -1
    zombie, wolf, hound, ruled = here(s).foes
    hound.owner, ruled.ruler = 0, 1
    assert comrades(s, a) == [b, hound, ruled]
    assert comrades(s, hound) == [a, b, ruled]
    assert comrades(s, ruled) == [a, b, hound]
    assert comrades(s, zombie) == [wolf]


@pytest.mark.rule("FL-269")
def test_one_possessed_creature_costs_everybody_under_and_beside_it_once() -> None:
    s = arena(
        foes=(("mossback", "F5"), ("zombie", "H7"), ("zombie", "E4"), ("zombie", "I5")),
        spots=("A1", "A2"),
    )
    large, *others = here(s).foes
    haunt(s, large)
    assert [f.most - f.vita for f in others] == [1, 1, 0]
    assert large.vita == large.most


@pytest.mark.rule("FL-274")
def test_an_arc_is_drawn_round_the_attacker_or_round_what_a_shot_has_hit() -> None:
    s = arena(foes=(("mossback", "F5"), ("zombie", "C5")), spots=("E5", "A1"))
    large, small = here(s).foes
    h = s.heroes[0]

    def squares(m: int) -> set[str]:
        return {name for name, n in NUMBERS.items() if m >> n & 1}

    assert squares(arc(h, large, False)) == {"D4", "E4", "F4", "D5", "E5", "F5", "D6", "E6", "F6"}
    assert squares(arc(h, small, True)) == {"B4", "C4", "D4", "B5", "C5", "D5", "B6", "C6", "D6"}
    assert len(squares(arc(large, h, False))) == 16
    assert squares(arc(small, h, True)) == squares(arc(h, large, False))


@pytest.mark.rule("FL-197", "FL-365")
def test_who_is_summoned_against_the_group_comes_in_its_measure_and_an_ally_as_on_its_card() -> (
    None
):
    s = arena(
        "witch_hunter", "arcanist", "poacher", "telepath", foes=(), spots=("A1", "A2", "A3", "A4")
    )
    s.tune["foe_measure"] = 120 - STORIES["bell"].foes[2]  # as the Bell has it for four
    foe = spawn(s, "brigand_chief", NUMBERS["F5"])
    ally = spawn(s, "brigand_chief", NUMBERS["H8"], owner=0)
    card = CREATURES["brigand_chief"]
    assert foe is not None
    assert ally is not None
    assert (foe.vita, foe.most, foe.keen) == (
        (card.vita + 2 * card.vita_each) * 120 // 100,
        foe.vita,
        4,
    )
    assert (ally.vita, ally.most, ally.keen) == (card.vita, card.vita, 0)
    assert (foe.summoned, foe.owner, ally.summoned, ally.owner) == (True, -1, True, 0)
    s.tune["foe_vita"] = 5
    other = spawn(s, "brigand_chief", NUMBERS["D8"])
    assert other is not None
    assert other.vita == (card.vita + 2 * card.vita_each + 5) * 120 // 100


# -- the other hand -------------------------------------------------------------------------------


@pytest.mark.rule("FL-101", "FL-295")
def test_the_other_hand_follows_a_throw_and_not_a_fist() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("mossback", "H5"), ("zombie", "D5")))
    h = s.heroes[0]
    give(s, h, "hatchets", "sickle")
    session = play(s, "throw:0,0", rolls=(30, 2))
    assert "off:1,1" in options(session)
    assert why(session, "off:1,0") == "FL-097"
    session = play(s, "fist:1", rolls=(30, 2))
    assert told(session, "off:1,1") == "It follows an attack with the other weapon."
    s.heroes[0].pp = 0
    assert told(play(s, "throw:0,0", rolls=(30, 2)), "off:1,1") == "No PP left."


# -- the walk back --------------------------------------------------------------------------------


def dead(s: Tale) -> Tale:
    group_death(s)
    return s


@pytest.mark.rule("FL-342")
def test_who_dies_again_on_the_walk_back_goes_to_the_later_place_and_then_on() -> None:
    s = on_road("millway_4", goal="crossroads")
    dead(s)
    assert (s.goal, s.goal_scene, s.bound) == ("millway_4", ONWARD, ("crossroads", "widow"))
    s.place = "millway_5"
    dead(s)
    assert (s.goal, s.goal_scene, s.bound) == ("millway_5", ONWARD, ("crossroads", "widow"))
    s.place, s.step = "millway_5", "travel_end"
    s = play(s).state
    assert (s.goal, s.goal_scene, s.bound) == ("crossroads", "widow", ())


@pytest.mark.rule("FL-342")
def test_a_compass_is_a_compass_again_after_the_walk_back() -> None:
    s = on_road("millway_4", goal="bear_hollow")
    s.compass = True
    dead(s)
    assert s.bound == ("bear_hollow", "widow", "compass")
    s.place, s.step = "millway_4", "travel_end"
    s = play(s).state
    assert (s.goal, s.compass) == ("bear_hollow", True)


@pytest.mark.rule("FL-342")
def test_who_dies_in_the_place_of_the_goal_has_arrived_when_back_there() -> None:
    s = on_road("millway_4", goal="millway_4")
    dead(s)
    assert s.goal_scene == ONWARD
    s.place, s.step = "millway_4", "travel_end"
    assert play(s).state.scene == "widow"


@pytest.mark.rule("FL-340", "FL-342")
def test_who_dies_in_a_town_or_without_a_goal_walks_back_to_nothing() -> None:
    s = on_road("yorotrucks", goal="crossroads")
    dead(s)
    assert (s.place, s.goal, s.bound) == ("yorotrucks", "crossroads", ())
    s = on_road("millway_4", goal="")
    s.between = True
    dead(s)
    assert (s.place, s.goal, s.bound) == ("yorotrucks", "", ())


# -- used up --------------------------------------------------------------------------------------


@pytest.mark.rule("FL-150", "FL-333")
def test_the_dead_and_the_unhurt_use_nothing_up_in_town() -> None:
    s = in_town()
    h = s.heroes[0]
    h.gear, h.bandages, h.boons, h.corrosion = (
        [new_gear("tonic", noted=True)],
        1,
        ("fresh_bread",),
        (),
    )
    assert {"use:tonic", "boon:fresh_bread"} <= options(play(s))
    assert told(play(s), "bandage") == "You are not hurt."
    ghost(s, h)
    h.coins = 40
    session = play(s)
    assert not {"use:tonic", "boon:fresh_bread", "bandage"} & options(session)
    assert [why(session, o) for o in ("use:tonic", "boon:fresh_bread", "bandage")] == ["FL-333"] * 3


@pytest.mark.rule("FL-150", "FL-317")
def test_of_two_bottles_the_full_one_is_drunk() -> None:
    s = in_town()
    h = s.heroes[0]
    h.gear = [new_gear("tonic", noted=True), new_gear("tonic", noted=True)]
    h.vita = 3
    session = play(s, "use:tonic")
    assert len(session.state.heroes[0].gear) == 1
    session.choose("use:tonic")
    assert session.state.heroes[0].vita == 11
    assert told(session, "use:tonic") == "You have no such thing."


@pytest.mark.rule("FL-033", "FL-322")
def test_a_boon_spent_by_the_roadside_is_no_rest() -> None:
    s = on_road("millway_1")
    s.heroes[0].boons = ("fresh_bread",)
    session = play(s, "pack:0", "boon:fresh_bread", "done")
    assert why(session, "rest") == "FL-033"


@pytest.mark.rule("FL-070", "FL-322")
def test_a_boon_is_of_no_use_outside_the_map() -> None:
    s = arena()
    h = s.heroes[0]
    h.boons, h.at = ("fresh_bread",), -1
    assert why(play(s), "boon:fresh_bread") == "FL-070"


# -- reasons and odds -----------------------------------------------------------------------------


@pytest.mark.rule("FL-078", "FL-153", "FL-264")
def test_a_large_ally_says_why_it_cannot_go_somewhere() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("zombie", "J10"),), spots=("A1", "A2"))
    ally = add(s, "mossback", "E5")
    ally.owner = 0
    assert why(play(s), "herd:J5") == "FL-078", "its second column would be off the map"
    assert why(play(s), "herd:E10") == "FL-078"
    ally.boost_stride = 2 - CREATURES["mossback"].stride
    assert told(play(s), "herd:E9") == "It is 4 spaces away, its STRIDE is 2."
    ally.boost_stride = 0
    wall = sum(
        BIT[NUMBERS[at]]
        for at in ("G4", "G5", "G6", "G7", "D4", "D5", "D6", "D7", "E4", "F4", "E7", "F7")
    )
    here(s).doors = wall
    assert why(play(s), "herd:H5") == "FL-153"
    here(s).doors = 0
    ally.rooted = True
    assert why(play(s), "herd:E6") == "FL-264"


@pytest.mark.rule("FL-202")
def test_a_creature_under_control_says_why_too() -> None:
    s = arena(
        "telepath", "witch_hunter", foes=(("zombie", "E5"), ("zombie", "J10")), spots=("D5", "A2")
    )
    f = here(s).foes[0]
    f.ruler, f.ruled_left = 0, 1
    session = play(foes_turn(s))
    assert session.asked.ask == "steer"
    assert why(session, "steer:D5") == "FL-153"
    assert told(session, "steer:E9") == "It is 4 spaces away, its STRIDE is 3."


@pytest.mark.rule("FL-040", "FL-042")
def test_off_the_road_the_reason_is_one_space_a_round() -> None:
    s = on_road("bear_hollow")
    session = play(s)
    far = next(o for o in ("go:crossroads", "go:ostelnk") if o not in options(session))
    assert told(session, far).endswith("off the road a round takes you one.")


@pytest.mark.rule("FL-162", "FL-224", "FL-298")
def test_odds_of_the_weakened_the_crowded_and_the_dead() -> None:
    """Three in four with one roll are nine in sixteen with the lower of two."""
    s = arena("witch_hunter", "arcanist", advanced=True)
    h = s.heroes[0]
    sword = give(s, h, "short_sword")
    assert odds(s, h, 0, sword) == "76 of 100 hit, 4.5 damage on average."
    h.weaken = 1
    assert badly(s, h, ranged=False)
    assert odds(s, h, 0, sword) == "58 of 100 hit, 4.5 damage on average."
    h.weaken = 0
    assert badly(s, h, ranged=True)
    s.advanced = False
    assert not badly(s, h, ranged=True)
    h.reduced = 1
    assert odds(s, h, 0, sword) == "76 of 100 hit, 3.5 damage on average."
    h.reduced, h.boost_might = 0, 200
    assert odds(s, h, 0, sword).startswith("100 of 100 hit")
    h.boost_might = -200
    assert odds(s, h, 0, sword).startswith("0 of 100 hit")
    h.boost_might = 0
    ghost(s, h)
    assert odds(s, h, 0, None).endswith(f"hit, {h.dmg} damage on average.")
    assert odds(s, h, 99, None) == ""


@pytest.mark.rule("FL-109", "FL-335")
def test_a_ghosts_ability_costs_gp_and_the_last_one_stays() -> None:
    s = arena("grave_warden", "witch_hunter")
    h = ghost(s, s.heroes[0])
    h.abilities, h.gp = ("rest_now",), 2
    assert "cast:rest_now" in options(play(s))
    h.gp = 1
    assert (
        told(play(s), "cast:rest_now")
        == "It costs 1 GP, you have 1, and the last one holds you here."
    )
    h.gp, h.stance = 9, DEFEND
    assert why(play(s), "cast:rest_now") == "FL-109"


@pytest.mark.rule("FL-154")
def test_nobody_is_told_of_water_where_a_foe_bars_the_way() -> None:
    s = arena("witch_hunter", "arcanist", foes=(), board="bell_tower", spots=("G8", "B3"))
    here(s).combat = False
    session = play(s)
    assert told(session, "go:H4") == "No way leads there past what stands between."
    afflicted(s, s.heroes[0], "immobilized")
    s.heroes[0].rooted, s.heroes[0].steps = True, 0
    assert why(play(s), "go:C8") == "FL-264"


@pytest.mark.rule("FL-146")
def test_an_attack_is_the_act_whatever_the_hands_do() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("mossback", "F5"),))
    give(s, s.heroes[0], "short_sword", "sickle")
    session = play(s, "hit:0,1", "off:0,0", rolls=(30, 2, 30, 2))
    assert session.state.heroes[0].done & ACTED
    assert why(session, "hit:0,0") == "FL-146"
