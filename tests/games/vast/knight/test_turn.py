"""The Knight's turn: cubes, steps, tools, and what it takes to move on."""

from __future__ import annotations

import pytest
from tests.positions import asked, told

from hearthside.games.vast import game
from hearthside.games.vast.content.board import SUPPLY
from hearthside.games.vast.content.figures import CASTY, SLASHY
from hearthside.games.vast.content.roles import KNIGHT, WARLOCK
from hearthside.games.vast.rules.knight.traits import STRENGTH, stat
from hearthside.games.vast.rules.pieces import empty_tiles, figures
from hearthside.kernel import SPECTATOR, Dice

from ..arrange import (
    activate,
    begin,
    choose,
    dark,
    lay,
    lies,
    offers,
    play,
    put_blood,
    put_webs,
    spot,
    table,
    verbs,
    warlock_turn,
)
from ..refusals.cases import refuses
from .house import hold, house, knight_turn, quests, strong


@pytest.mark.rule("VT-063", "VT-002", "VT-005", "VT-044")
def test_how_she_begins() -> None:
    s = table("five_knight")
    k = s.knight
    assert (k.at, k.health, k.grit, k.cubes, k.marks) == (spot("D1"), 7, 0, 2, 5)
    assert k.waiting.bit_count() == 5 and len(k.hand) == 3
    assert (len(k.quests), len(k.treasures)) == (7, 7)
    assert s.order == [KNIGHT, 1, 2, 3, 4], "in the Paladin's place of the order"
    assert s.paladin.at == SUPPLY
    assert asked(play(s)) == (0, "knight")


@pytest.mark.rule("VT-054", "VT-056")
def test_levels() -> None:
    for level, boxed in (("page", 2), ("errant", 1), ("normal", 0)):
        s = table("five_knight", knight_level=level)
        assert s.spider.spiderlings.count(-2) == boxed
    assert len(table("five_knight", knight_level="banneret").knight.hand) == 2
    s = table("five_knight", knight_level="champion")
    assert (s.knight.marks, s.knight.waiting) == (4, 15)
    for level, health in (("miscreant", 5), ("boss", 6), ("master", 8), ("warlord", 9)):
        k = table("five_knight", skeletons_level=level).knight
        assert (k.health, k.whole) == (health, health)


@pytest.mark.rule("VT-067", "VT-068", "VT-070")
def test_cubes_on_tracks_make_her_and_come_back() -> None:
    s = house()
    session = play(knight_turn(s, cubes=7))
    assert told(session, "go:F4") == "1 step left, it is 2 away."
    for n in range(3):
        choose(session, "lay:movement")
        assert session.asked.about[0] == (3, 5, 7)[n]
    for n in range(3):
        choose(session, "lay:perception")
        assert session.asked.about[1] == (2, 3, 4)[n]
    assert refuses(session, ("lay:movement", "VT-067", "3 cubes lie there"))
    choose(session, "lay:strength")
    assert stat(session.state, STRENGTH) == 2
    assert refuses(session, ("lay:strength", "VT-070", "No hero cube"))
    s = hold(house(), "heroic_boots")
    k = s.knight
    k.cubes, k.tracks, k.tools, k.charged = 1, [1, 1, 1], [1, 1, 2, 1], ["heroic_boots"]
    k.steps, k.met, k.deeds, k.trodden, k.met_at, k.looted = 9, 9, ["shot"], 9, 9, 9
    k = play(begin(s, "knight_collects", KNIGHT)).state.knight
    assert (k.cubes, k.tracks, k.tools, k.charged) == (10, [0] * 3, [0] * 4, [])
    assert (k.steps, k.met, k.deeds, k.trodden, k.met_at, k.looted) == (0, 0, [], 0, 0, 0)


@pytest.mark.rule("VT-069", "VT-072", "VT-027")
def test_she_walks_while_an_encounter_is_left() -> None:
    s = house()
    session = play(knight_turn(s, cubes=2), "lay:movement")
    assert verbs(session, "go") == {"E4", "F4", "D5", "C4", "D3"}
    choose(session, "go:F4")
    assert verbs(session, "go") == {"E4"}
    assert refuses(
        session,
        ("go:F4", "VT-069", "You stand there"),
        ("go:G1", "VT-027", "There is no tile"),
        ("go:D4", "VT-069", "1 step left, it is 2 away"),
        ("encounter", "VT-073", "nothing to do"),
    )
    s = house()
    s.knight.met = 1
    session = play(knight_turn(s))
    assert not verbs(session, "go")
    assert refuses(session, ("go:E4", "VT-069", "No Encounter is left, so you cannot move on"))
    choose(session, "lay:perception")
    assert "E4" in verbs(session, "go"), "more Perception, and on she goes"
    choose(session, "end")
    assert session.state.role != KNIGHT, "she may stop at any time"
    s = house()
    s.knight.steps = 1
    assert refuses(play(knight_turn(s)), ("go:E4", "VT-069", "No Movement"))


@pytest.mark.rule("VT-071", "VT-099")
def test_what_lies_on_strength_guards_her_while_others_play() -> None:
    s = house()
    s.skeletons.at[SLASHY], s.map.skulls[0] = spot("D3"), spot("D5")
    session = play(activate(strong(s, 3), CASTY, "E4"), "go:D4", "strike:knight", rolls=(1,))
    assert session.state.knight.health == 7, "Strength 3 against 3"
    session = play(activate(strong(s, 2), CASTY, "E4"), "go:D4", "strike:knight", rolls=(1,))
    assert (session.state.knight.health, session.state.knight.at) == (6, spot("D4"))


@pytest.mark.rule("VT-093", "VT-028")
def test_webs_cost_one_movement_more() -> None:
    s = house()
    put_webs(s, "E4", 2)
    put_blood(s, "E4", 2)
    s.map.skulls[0] = spot("E4")
    session = play(knight_turn(s))
    assert refuses(session, ("go:E4", "VT-093", "one Movement more"))
    choose(session, "lay:movement", "go:E4")
    m = session.state.map
    assert (m.webs[spot("E4")], m.blood[spot("E4")], m.skulls[0]) == (1, 1, -2)
    assert verbs(session, "go") == {"F4", "D4"}, "she goes on, two of three are spent"
    choose(session, "go:F4")
    assert not verbs(session, "go")


@pytest.mark.rule("VT-038")
def test_she_startles_the_warlock() -> None:
    s = house()
    dark(s, "G7 A1")
    s.warlock.at = spot("E4")
    session = play(knight_turn(s), "go:E4")
    assert asked(session) == (4, "flee")


@pytest.mark.rule("VT-026", "VT-037")
def test_she_is_a_figure_and_travels_with_her_tile() -> None:
    s = house()
    assert lies(figures(s), "D4") and not lies(empty_tiles(s), "D4")
    s.manor.placed, s.manor.wraith = True, spot("D3")
    s.manor.omens[1], s.manor.unassigned = 2, 1
    s.map.stack = []
    session = play(begin(s, "manor_shifts", 3), "tile:D4", "to:E5")
    assert session.state.knight.at == spot("E5")
    s.manor.wraith = SUPPLY
    session = play(warlock_turn(s, "C5"), "syphon")
    assert session.state.warlock.curses == 1
    assert session.state.role == WARLOCK


# -- tools ---------------------------------------------------------------------------------


@pytest.mark.rule("VT-089")
def test_the_bomb_breaches_a_wall_of_her_tile() -> None:
    s = house()
    lay(s, "E4", "blood", "NW")
    lay(s, "G4", "blood")
    session = play(knight_turn(s, "E4"))
    assert verbs(session, "bomb") == {"E4N", "E4W"}
    assert refuses(session, ("bomb:D4E", "VT-089", "elsewhere"), ("bomb:E4S", "VM-072", "open"))
    choose(session, "bomb:E4W")
    s = session.state
    assert s.map.breaches and (s.knight.cubes, s.knight.tools[0]) == (1, 1)
    assert refuses(session, ("bomb:E4N", "VT-089", "used it this turn"))
    assert refuses(play(knight_turn(house(), "D1", 1)), ("bomb:D1S", "VM-070", ""))
    lay(s := house(), "E4", "blood", "NW")
    assert refuses(play(knight_turn(s, "E4", 0)), ("bomb:E4N", "VT-070", "No hero cube"))


@pytest.mark.rule("VT-090", "VT-095")
def test_the_bow_removes_a_skeleton_in_sight() -> None:
    s = quests(house(), "daring", "fearless", "eagle_eyed")
    lay(s, "G4", "blood", "N")
    k = s.skeletons
    k.at[CASTY], k.at[SLASHY] = spot("F4"), spot("spawn1")
    k.up = 63
    session = play(knight_turn(s), rolls=(3,))
    assert verbs(session, "bow") == {"casty"}
    assert refuses(
        session,
        ("bow:slashy", "VT-090", "on the grounds"),
        ("bow:stabby", "VT-090", "not on the map"),
    )
    choose(session, "bow:casty")
    s = session.state
    assert (s.skeletons.at[CASTY], s.knight.cubes) == (spot("spawn3"), 1)
    assert verbs(session, "quest") == {"eagle_eyed"}, "a shot is no attack"
    s.skeletons.at[CASTY] = spot("F4")
    assert refuses(play(s), ("bow:casty", "VT-090", "used it this turn"))
    s = house()
    s.skeletons.at[CASTY] = spot("D6")
    s.skeletons.at[SLASHY] = spot("D7")
    s.skeletons.up = 63
    session = play(knight_turn(s))
    assert verbs(session, "bow") == {"casty"}, "the line ends on the crypt"
    assert refuses(session, ("bow:slashy", "VT-090", "not in sight"))
    assert refuses(play(knight_turn(s, cubes=0)), ("bow:casty", "VT-070", "No hero cube"))


@pytest.mark.rule("VT-091", "VT-093")
def test_the_map_leads_through_walls() -> None:
    s = house()
    lay(s, "E4", "shrine", "EW")
    put_webs(s, "E4")
    lay(s, "C4", "blood", "NE")
    session = play(knight_turn(s, cubes=2))
    assert verbs(session, "cross") == {"C4"}, "not into the web with a single step"
    assert refuses(
        session,
        ("cross:E4", "VT-093", "one Movement more"),
        ("cross:D5", "VT-091", "not behind a wall"),
        ("cross:D6", "VT-091", "crypt"),
    )
    choose(session, "lay:movement", "cross:E4")
    k = session.state.knight
    assert (k.at, k.cubes, k.tools[2], k.steps) == (spot("E4"), 0, 1, 2)
    assert refuses(session, ("cross:D4", "VT-070", "No hero cube"))
    s = house()
    lay(s, "C4", "blood", "NE")
    s.knight.tools[2] = 3
    assert refuses(play(knight_turn(s)), ("cross:C4", "VT-091", "3 cubes lie on the Map"))
    s.knight.tools[2], s.knight.met = 0, 1
    assert refuses(play(knight_turn(s)), ("cross:C4", "VT-069", "No Encounter"))


@pytest.mark.rule("VT-092")
def test_the_shield_is_laid_once() -> None:
    session = play(knight_turn(house()), "lay:knight_shield")
    assert refuses(session, ("lay:knight_shield", "VT-092", "lies on the Shield"))
    assert session.state.knight.tools[3] == 1


# -- what others see -----------------------------------------------------------------------


@pytest.mark.rule("VT-061")
def test_her_sidequests_and_face_down_treasures_are_hers_to_know() -> None:
    s = hold(quests(house(), "daring", "swift"), "javelin", up=False)
    hers = {thing.id for thing in game.scene(s, 0)}
    assert {"card:daring", "card:swift", "card:javelin"} <= hers
    for seat in (1, 3, SPECTATOR):
        others = {thing.id: thing for thing in game.scene(s, seat)}
        assert not {"card:daring", "card:swift", "card:javelin"} & set(others)
        assert others["card:quest_hand#0"].look == "back"
    worlds = [game.redealt(s, 1, Dice(n)).knight for n in range(12)]
    assert {tuple(k.hand) for k in worlds} != {("daring", "swift")}
    assert {k.kept[0] for k in worlds} != {"javelin"}
    mine = [game.redealt(s, 0, Dice(n)).knight for n in range(6)]
    assert all((k.hand, k.kept) == (["daring", "swift"], ["javelin"]) for k in mine)
    assert {tuple(k.treasures.cards) for k in mine} != {tuple(s.knight.treasures.cards)}


def test_her_board_is_seen_and_comes_first_for_her() -> None:
    s = begin(hold(strong(house(), 3), "mighty_axe"), "skeletons_rise", 1)
    s.knight.charged = ["mighty_axe"]
    things = {thing.id: thing for thing in game.scene(s, SPECTATOR)}
    assert things["track:strength"].facts["value"] == 3, "the Axe counts in her own turn only"
    assert things["card:mighty_axe"].facts["charged"] is True
    assert things["piece:knight"].facts["defense"] == 3
    assert things["seat:0"].facts["seat"] == 0
    mixed = game.begin(
        {"seats": 5, "roles": ["manor", "warlock", "knight", "spider", "skeletons"]}, 1
    )
    seats = {thing.facts["role"]: thing for thing in game.scene(mixed, 2) if thing.kind == "seat"}
    assert (seats["knight"].id, seats["knight"].facts["seat"]) == ("seat:2", 2)


@pytest.mark.rule("VT-006")
def test_texts_that_name_the_paladin_mean_her() -> None:
    s = house()
    s.skeletons.up = 63
    texts = " ".join(thing.text for thing in game.scene(s, SPECTATOR))
    assert "When he hits the Knight" in texts and "Paladin" not in texts
    s.skeletons.at[SLASHY], s.map.skulls[0] = spot("D3"), spot("D5")
    march = activate(s, 4, "E4", stability=5)
    session = play(march, "go:D4", seed=1)
    assert asked(session) == (1, "stab"), "Stabby's knife is for whoever is in his place"
    assert offers(session) >= {"stab", "mercy"}
