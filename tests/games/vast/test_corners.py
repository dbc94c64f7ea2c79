"""Corners of the rules that the other files leave out: limits, orders, and what happens at their edges."""

from __future__ import annotations

import pytest
from tests.positions import asked

from hearthside.games.vast.content.board import CELLS, SUPPLY
from hearthside.games.vast.content.figures import GIANT, SORCERER
from hearthside.games.vast.rules.edges import fill, place_force

from .arrange import (
    activate,
    begin,
    blank,
    choose,
    corridor,
    dark,
    give,
    lay,
    lies,
    offers,
    paladin_turn,
    play,
    put_blood,
    put_ghost,
    put_treasure,
    put_webs,
    spider_turn,
    spot,
    table,
    verbs,
)
from .refusals.cases import refuses


@pytest.mark.rule("VM-206")
def test_the_wraith_goes_three_spaces_for_each_cube() -> None:
    for cubes, farthest, too_far in ((1, "D4", "E4"), (2, "G4", "G5")):
        s = blank()
        corridor(s, "A4 B4 C4 D4 E4 F4 G4 G5 G6", "blood")
        s.paladin.at = s.spider.at = spot("G6")
        s.manor.placed, s.manor.wraith = True, spot("A4")
        s.manor.omens[4], s.manor.unassigned = cubes, 3 - cubes
        session = play(begin(s, "manor_walls", 3))
        assert session.decision is not None
        assert session.decision.ask == "drift"
        assert farthest in verbs(session, "go")
        assert too_far not in verbs(session, "go")
        choose(session, "go:B4")
        assert session.state.manor.left == 3 * cubes - 1, "it may go on with what is left"


@pytest.mark.rule("VM-198")
def test_powers_come_from_top_to_bottom_each_once_and_may_be_left() -> None:
    s = blank()
    corridor(s, "A4 B4 C4", "blood")
    dark(s, "G7")
    s.paladin.at = s.spider.at = spot("B4")
    s.manor.placed, s.manor.wraith = True, spot("A4")
    s.manor.portents = [1] * 6
    session = play(begin(s, "manor_assigns", 3), "done")
    asked = []
    while session.decision is not None and "skip" in offers(session):
        asked.append(session.decision.ask)
        choose(session, "skip")
    assert asked == ["reveal", "shift", "swap", "wall", "drift"]
    assert session.state.map.lit.bit_count() == 3, "nothing was used"


@pytest.mark.rule("VM-221")
def test_the_fourth_space_gives_a_cube_too_and_five_are_all() -> None:
    s = blank()
    corridor(s, "C4 D5", "blood")
    dark(s, "D4")
    w = s.warlock
    w.at, w.on_map, w.unassigned, w.dominated[2] = spot("D4"), True, 4, "treasure9"
    s.map.treasures[8] = -2
    put_ghost(s, "D5", curses=5)
    session = play(begin(s, "warlock_dominates", 4), "dominate:poltergeist1", "space:4", seed=1)
    assert session.state.warlock.unassigned == 5


@pytest.mark.rule("VM-234", "VM-156")
def test_a_hatchling_leaves_at_eight_terror() -> None:
    for level, terror, out in (
        ("hatchling", 8, True),
        ("hatchling", 7, False),
        ("consumer", 9, False),
    ):
        s = blank(spider_level=level)
        lay(s, "D1", "entrance", "N")
        s.spider.terror = terror
        assert ("escape" in offers(play(spider_turn(s, SORCERER, "D1")))) == out


@pytest.mark.rule("VM-253", "VM-252")
def test_a_turn_with_a_ghost_laid_to_rest_brings_no_fury() -> None:
    s = blank("journey")
    corridor(s, "D4 E4", "shrine")
    put_ghost(s, "E4")
    s.paladin.prepare = 2
    session = play(paladin_turn(s, "D4", cubes=1), "crusade:E4", "done", "end", seed=1)
    assert (session.state.paladin.fury, session.state.spider.terror) == (0, 1)
    assert session.state.ghosts_kept == 1


@pytest.mark.rule("VM-264", "VM-257")
def test_stability_makes_solo_skeletons_stronger() -> None:
    for stability, guard, health in ((4, 1, 7), (5, 1, 6), (7, 2, 7), (8, 2, 6)):
        s = blank("journey")
        corridor(s, "D4 E4", "shrine")
        s.paladin.at, s.paladin.prepare = spot("D4"), guard
        s.skeletons.stability, s.skeletons.march = stability, [4]
        s.skeletons.at[4] = spot("E4")
        session = play(begin(s, "solo_rises", 1), seed=5)
        if session.decision is not None and session.decision.ask == "prowl":
            session.choose(session.decision.options[0])
        assert session.state.paladin.health == health


@pytest.mark.rule("VM-255", "VM-254")
def test_solo_skeletons_shoot_and_scream_at_nobody() -> None:
    s = blank("journey")
    corridor(s, "D4 E4 F4", "shrine")
    s.paladin.at, s.paladin.prepare, s.skeletons.stability = spot("D4"), 1, 4
    s.skeletons.march = [2, 1]
    s.skeletons.at[2], s.skeletons.at[1] = spot("F4"), spot("G4")
    session = play(begin(s, "solo_rises", 1), seed=5)
    while session.decision is not None and session.state.role == 1:
        assert session.decision.ask == "prowl", "the only question is which of equal ways"
        session.choose(session.decision.options[0])
    assert session.state.skeletons.stability == 4, "nothing was paid"
    assert session.state.skeletons.hand == session.state.skeletons.gear == []


@pytest.mark.rule("VM-283", "VM-073")
def test_pathfinder_clears_the_markers_of_the_tile_it_turns() -> None:
    s = blank()
    corridor(s, "D4", "blood")
    lay(s, "E4", "shrine", "N")
    fill(s)
    give(s, "pathfinder")
    s.paladin.light = 2
    place_force(s, spot("E4"), 1)
    session = play(paladin_turn(s, "D4"), "lamp:E4", "leave")
    assert session.state.map.forces, "left as it lies"
    session = play(paladin_turn(s, "D4"), "lamp:E4", "turn:1")
    assert not session.state.map.forces
    assert lies(session.state.map.tiles, "E5"), "its new open edge is filled"


@pytest.mark.rule("VM-286")
def test_nobody_attacks_into_the_pillars_tile() -> None:
    s = blank()
    corridor(s, "D4 E4 F4", "blood")
    put_ghost(s, "E4")
    s.paladin.pillar = spot("E4")
    session = play(spider_turn(s, GIANT, "D4", "fangs"))
    assert not verbs(session, "cast"), "not by her fangs"
    s.spider.at = SUPPLY
    session = play(activate(s, 2, "C4"))
    assert not verbs(session, "shoot"), "not by an arrow"
    session = play(paladin_turn(s, "D4"))
    assert "E4" not in verbs(session, "crusade"), "not by himself"


@pytest.mark.rule("VM-101", "VM-230", "VM-216")
def test_a_cursed_treasure_that_he_takes_stirs_the_spells() -> None:
    s = blank()
    corridor(s, "D4 E4", "blood")
    put_treasure(s, "E4", curses=2)
    session = play(paladin_turn(s, "D4"), "crusade:E4")
    assert session.state.warlock.track == 1
    assert len(session.state.warlock.hand) == 3
    assert session.state.map.treasure_curses[0] == 0


@pytest.mark.rule("VM-026", "VM-028")
def test_a_game_begins_with_the_first_role_at_the_table() -> None:
    for mix, first in (("five", 0), ("skeletons_spider_manor", 1), ("journey", 0)):
        session = play(table(mix), seed=1)
        assert session.state.role == first
        assert session.journal[0].kind == "turn"
        assert session.journal[0].args == (first, 1)
    assert all(at == SUPPLY or at >= CELLS for at in table().skeletons.at), "Skeletons on Spawns"


@pytest.mark.rule("VM-183", "VM-002", "VM-193")
def test_with_too_little_blood_she_picks_which_egg_is_tended_first() -> None:
    s = blank()
    corridor(s, "D4 E4 D5 C4 D3", "blood")
    s.spider.eggs = [spot("E4"), spot("D5"), spot("C4")]
    s.spider.blood = 1
    put_blood(s, "D4", 14)
    session = play(spider_turn(s, SORCERER, "C4"), "tend")
    assert asked(session) == (2, "tend"), "her own token is the only one that is not on the map"
    assert verbs(session, "bleed") == {"E4", "D5", "C4"}
    assert refuses(session, ("bleed:D4", "VM-183", "No Egg waits"))
    choose(session, "bleed:D5")
    m = session.state.map
    assert [m.blood[spot(at)] for at in ("E4", "D5", "C4")] == [0, 1, 0]
    assert asked(session) == (2, "spider")


@pytest.mark.rule("VM-183", "VM-190", "VM-002")
def test_an_egg_that_hatches_as_it_is_tended_frees_blood_for_the_others() -> None:
    s = blank()
    corridor(s, "D4 E4 D5 C4 D3", "blood")
    s.spider.eggs = [spot("E4"), spot("D5"), SUPPLY]
    s.spider.blood = 1
    put_blood(s, "D5", 3)
    put_webs(s, "D5", 2)
    put_blood(s, "D4", 11)
    session = play(spider_turn(s, SORCERER, "C4"), "tend", "bleed:D5")
    t = session.state
    assert (t.spider.terror, t.map.blood[spot("D5")], t.map.blood[spot("E4")]) == (2, 0, 1)
