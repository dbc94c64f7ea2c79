"""Favors and treasures, card by card."""

from __future__ import annotations

import pytest
from tests.positions import why

from hearthside.games.vast.content.board import GONE, SUPPLY
from hearthside.games.vast.rules.edges import is_wall
from hearthside.games.vast.state import Vast

from .arrange import (
    activate,
    begin,
    blank,
    choose,
    corridor,
    dark,
    equip,
    find,
    give,
    lay,
    lies,
    mask,
    offers,
    paladin_turn,
    play,
    put_ghost,
    put_lamp,
    put_treasure,
    put_webs,
    spot,
    verbs,
    warlock_turn,
)


def room(mix: str = "five") -> Vast:
    s = blank(mix)
    corridor(s, "D4 E4 D5 C4", "blood")
    return s


@pytest.mark.rule("VM-281")
def test_vigor_gives_strength_for_one_crusade_or_a_breach() -> None:
    s = room()
    put_ghost(s, "E4")
    s.paladin.fury = 3
    session = play(paladin_turn(s, "D4"), "crusade:E4", "vigor", "vigor", "attack:poltergeist1")
    assert session.state.paladin.fury == 1
    assert session.state.map.poltergeists[0] == SUPPLY
    assert session.state.paladin.vigor == 0, "only for that crusade"
    lay(s, "C4", "shrine", "E")
    session = play(paladin_turn(s, "D4"), "smash:D4W")
    assert not is_wall(session.state.map, spot("D4"), 3)
    assert session.state.paladin.fury == 2


@pytest.mark.rule("VM-282", "VM-113")
def test_illuminate_places_lamps_and_sweeps_webs() -> None:
    s = room()
    lay(s, "C4", "shrine", "E")
    put_webs(s, "E4", 2)
    s.paladin.light = 3
    session = play(paladin_turn(s, "D4"))
    assert verbs(session, "lamp") == {"D4", "E4", "D5", "D3"}, "not C4 behind its wall"
    assert verbs(session, "sweep") == {"E4"}
    choose(session, "sweep:E4", "lamp:D4")
    assert session.state.map.webs[spot("E4")] == 1
    assert lies(session.state.map.lamps, "D4")
    assert session.state.paladin.light == 1


@pytest.mark.rule("VM-113", "VM-080")
def test_cards_and_prepare_work_even_in_the_middle_of_a_prayer() -> None:
    s = room()
    lay(s, "E4", "shrine", "E")
    give(s, "divination", played=False)
    dark(s, "A7", "pit", "")
    s.paladin.fury, s.paladin.light = 5, 1
    session = play(paladin_turn(s, "D4"), "crusade:E4")
    assert {"play:divination", "smash:E4E", "lamp:E4", "prepare"} <= offers(session)
    assert "vigor" not in offers(session), "the fight is over"
    choose(session, "smash:E4E", "play:divination", "divine", "reveal:A7", "pray:fury")
    p = session.state.paladin
    assert (p.fury, p.light) == (5, 0), "there was room again for the Fury he asked for"
    assert lies(session.state.map.tiles, "F4")
    assert lies(session.state.map.lit, "A7")


@pytest.mark.rule("VM-283")
def test_pathfinder_turns_the_tile_under_a_lamp() -> None:
    s = room()
    lay(s, "E4", "shrine", "N")
    give(s, "pathfinder")
    s.paladin.light = 2
    session = play(paladin_turn(s, "D4"), "lamp:E4")
    assert offers(session) == {"leave", "turn:0", "turn:1", "turn:2", "turn:3"}
    choose(session, "turn:2")
    assert session.state.map.walls[spot("E4")] == mask("S")
    session = play(paladin_turn(s, "D4"), "lamp:E4", "leave")
    assert session.state.map.walls[spot("E4")] == mask("N")


@pytest.mark.rule("VM-284")
def test_conjure_raises_one_force_wall_a_turn() -> None:
    s = room()
    give(s, "conjure")
    session = play(paladin_turn(s, "D4"))
    assert verbs(session, "conjure") == {"D4N", "D4E", "D4S", "D4W"}
    choose(session, "conjure:D4E")
    assert is_wall(session.state.map, spot("D4"), 1)
    assert not verbs(session, "conjure")


@pytest.mark.rule("VM-285")
def test_divination_reveals_any_tile_without_grit() -> None:
    s = room()
    dark(s, "A7", "poltergeist", "")
    give(s, "divination")
    s.paladin.light = 1
    session = play(paladin_turn(s, "D4"), "divine", "reveal:A7")
    assert lies(session.state.map.lit, "A7")
    assert lies(session.state.map.haunted, "A7")
    assert (session.state.paladin.grit, session.state.paladin.light) == (0, 0)


@pytest.mark.rule("VM-286")
def test_nobody_enters_or_attacks_the_pillar_of_light() -> None:
    s = room()
    lay(s, "C4", "entrance", "N")
    put_ghost(s, "D5")
    give(s, "pillar_of_light")
    s.paladin.light = 4
    session = play(paladin_turn(s, "D4"), "raise_pillar")
    assert verbs(session, "pillar") == {"E4", "D3"}, "no figures, not the Entrance"
    choose(session, "pillar:E4")
    assert session.state.paladin.pillar == spot("E4")
    assert session.state.paladin.light == 2
    assert "crusade:E4" not in offers(session)
    assert why(session, "crusade:E4") == "VM-286"
    choose(session, "raise_pillar")
    assert session.state.paladin.pillar == spot("D3"), "it is taken off the map and placed again"
    s = room()
    s.paladin.pillar = spot("E4")
    session = play(activate(s, 4, "F4"))
    assert "E4" not in verbs(session, "go")
    session = play(warlock_turn(s, "F5"), "sneak")
    assert "E4" not in verbs(session, "to")


@pytest.mark.rule("VM-287")
def test_radiant_lamps_guard_pits() -> None:
    s = room()
    lay(s, "A1 G1", "pit", "")
    put_lamp(s, "G1")
    lay(s, "A7", "start_pit")
    session = play(activate(s, 4, "A7"), "tunnel")
    assert verbs(session, "pop") == {"A1", "G1"}
    give(s, "radiant_lamps")
    session = play(activate(s, 4, "A7"), "tunnel")
    assert session.state.skeletons.at[4] == spot("A1"), "the only Pit left is taken"


@pytest.mark.rule("VM-288")
def test_dedication_pays_for_refused_treasures() -> None:
    s = room("paladin_spider")
    put_treasure(s, "E4")
    give(s, "dedication", played=False)
    session = play(paladin_turn(s, "D4"), "crusade:E4", "play:dedication", "refuse")
    p = session.state.paladin
    assert (p.light, p.fury, p.grit) == (2, 2, 0)


@pytest.mark.rule("VM-289")
def test_disdain_turns_skeletons_into_grit() -> None:
    s = room()
    s.skeletons.at[1] = spot("E4")
    give(s, "disdain")
    s.paladin.prepare = 2
    session = play(paladin_turn(s, "D4"), "crusade:E4", "attack:screamy", rolls=(1,))
    assert (session.state.paladin.grit, session.state.paladin.light) == (3, 0)


@pytest.mark.rule("VM-290")
def test_armor_is_boxed_for_one_health() -> None:
    s = room()
    give(s, "armor")
    s.paladin.at, s.spider.at = spot("D4"), spot("C4")
    equip(s, "poison")
    session = play(activate(s, 4, "E4"), "go:D4", "poison", "mercy", rolls=(1,))
    assert offers(session) == {"wear:armor", "suffer"}
    assert session.decision is not None
    assert session.decision.seat == 0, "the Paladin is asked in the Skeletons' turn"
    choose(session, "wear:armor")
    assert session.state.paladin.health == 6, "2 would be lost, 1 is"
    assert "armor" in session.state.paladin.boxed
    session = play(activate(s, 3, "E4", stability=1), "go:D4", "suffer", rolls=(1,))
    assert session.state.paladin.health == 6
    assert "armor" in session.state.paladin.played, "kept for another blow"
    session = play(activate(s, 3, "E4", stability=1), "go:D4", "wear:armor", rolls=(1,))
    assert session.state.paladin.health == 7


@pytest.mark.rule("VM-291")
def test_winged_boots_sprint_four() -> None:
    s = room()
    corridor(s, "F4 G4 G5")
    give(s, "winged_boots")
    session = play(paladin_turn(s, "D4"))
    assert {"G4", "G5"} <= verbs(session, "sprint")


@pytest.mark.rule("VM-292")
def test_magic_mace_breaks_one_wall_a_turn() -> None:
    s = room()
    lay(s, "C4", "shrine", "EN")
    lay(s, "E4", "shrine", "W")
    give(s, "magic_mace")
    session = play(paladin_turn(s, "D4"))
    assert verbs(session, "mace") == {"D4E", "D4W"}
    choose(session, "mace:D4W")
    assert not is_wall(session.state.map, spot("D4"), 3)
    assert not verbs(session, "mace")


@pytest.mark.rule("VM-293", "VM-294", "VM-114")
def test_halo_and_holy_symbol_work_at_turn_start() -> None:
    s = room()
    give(s, "halo")
    give(s, "holy_symbol")
    s.paladin.at = spot("D4")
    session = play(begin(s, "paladin_collects", 0))
    assert (session.state.paladin.light, session.state.paladin.fury) == (1, 1)


@pytest.mark.rule("VM-295")
def test_fire_brand_boxes_a_second_spiderling() -> None:
    s = room()
    s.spider.at = spot("E4")
    give(s, "fire_brand")
    s.paladin.prepare, s.paladin.fury = 3, 4
    session = play(paladin_turn(s, "D4"), "crusade:E4", "attack:giant", "brand")
    assert session.state.spider.spiderlings.count(GONE) == 2
    assert session.state.paladin.fury == 1
    session = play(paladin_turn(s, "D4"), "crusade:E4", "attack:giant", "spare")
    assert session.state.spider.spiderlings.count(GONE) == 1


@pytest.mark.rule("VM-296")
def test_prayer_beads_on_a_shrine() -> None:
    s = room()
    give(s, "prayer_beads")
    session = play(paladin_turn(s, "D4"))
    assert not verbs(session, "beads")
    lay(s, "D4", "shrine", "")
    session = play(paladin_turn(s, "D4"), "beads:fury")
    p = session.state.paladin
    assert (p.fury, len(p.hand)) == (2, 1)
    assert "prayer_beads" in p.boxed
    session = play(paladin_turn(s, "D4"), "beads:light")
    assert session.state.paladin.light == 2
    assert find(s, "shrine", 0) >= 0
