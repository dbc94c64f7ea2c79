"""Why the Paladin cannot."""

from __future__ import annotations

import pytest

from hearthside.games.vast.content.board import GONE, SUPPLY
from hearthside.games.vast.rules.edges import place_force
from hearthside.games.vast.rules.paladin.dials import lose_grit
from hearthside.games.vast.state import Vast
from hearthside.kernel import Session

from ..arrange import (
    VAST,
    begin,
    blank,
    choose,
    corridor,
    dark,
    give,
    lay,
    offers,
    paladin_turn,
    play,
    put_ghost,
    put_lamp,
    put_treasure,
    put_webs,
    spot,
)
from .cases import refuses


def room() -> Vast:
    """Crossroads around D4, a wall north of E4, nothing to do on D4 itself."""
    s = blank()
    corridor(s, "D4 D5 C4", "blood")
    lay(s, "E4", "blood", "N")
    corridor(s, "G7")
    s.spider.at = spot("G7")
    return s


@pytest.mark.rule("VM-079", "VM-084", "VM-031", "VM-032", "VM-286")
def test_why_no_crusade() -> None:
    s = room()
    s.paladin.pillar = spot("D5")
    session = play(paladin_turn(s, "D4"))
    assert refuses(
        session,
        ("crusade:D4", "VM-084", "nothing to do here"),
        ("crusade:E5", "VM-031", ""),
        ("crusade:D5", "VM-286", ""),
    )
    s.paladin.pillar = SUPPLY
    place_force(s, spot("D4"), 3)
    assert refuses(play(paladin_turn(s, "D4")), ("crusade:C4", "VM-032", "wall is between"))
    s.paladin.light = 1
    assert refuses(play(paladin_turn(s, "D4", cubes=0)), ("crusade:E4", "VM-079", "No hero cube"))
    s = room()
    lay(s, "E4", "blood", "N")
    s.map.stack = []
    session = play(paladin_turn(s, "E4"))
    assert refuses(
        session, ("crusade:F4", "VM-032", "no tile"), ("crusade:E5", "VM-032", "no tile")
    )


@pytest.mark.rule("VM-081", "VM-083", "VM-032", "VM-286")
def test_why_no_sprint() -> None:
    s = room()
    corridor(s, "B4 A4 A1", "shrine")
    dark(s, "D3")
    put_ghost(s, "D5")
    s.paladin.pillar = spot("E4")
    session = play(paladin_turn(s, "D4"))
    assert refuses(
        session,
        ("sprint:D4", "VM-081", "You stand there"),
        ("sprint:G1", "VM-032", ""),
        ("sprint:E4", "VM-286", ""),
        ("sprint:D5", "VM-083", ""),
        ("sprint:D3", "VM-081", "Dark"),
        ("sprint:A4", "VM-081", "2 steps left, it is 3 away"),
        ("sprint:A1", "VM-081", "No way"),
    )
    s.paladin.light = 1
    assert refuses(play(paladin_turn(s, "D4", cubes=0)), ("sprint:C4", "VM-079", "No hero cube"))
    put_webs(s, "C4")
    assert refuses(play(paladin_turn(s, "D4")), ("sprint:B4", "VM-081", "has to be entered first"))


@pytest.mark.rule("VM-081")
def test_a_sprint_under_way_counts_what_is_left() -> None:
    s = room()
    corridor(s, "B4", "shrine")
    session = play(paladin_turn(s, "D4"), "sprint:C4")
    assert refuses(session, ("sprint:E4", "VM-081", "1 step left, it is 2 away"))
    assert "sprint:B4" in offers(session)


@pytest.mark.rule("VM-079", "VM-080", "VM-112")
def test_why_neither_prepare_nor_play() -> None:
    s = room()
    s.paladin.prepare = 4
    session = play(paladin_turn(s, "D4"))
    assert refuses(
        session, ("prepare", "VM-080", "4 cubes"), ("play:halo", "VM-112", "do not hold")
    )
    s.paladin.prepare, s.paladin.light = 0, 1
    assert refuses(play(paladin_turn(s, "D4", cubes=0)), ("prepare", "VM-079", "No hero cube"))


@pytest.mark.rule("VM-019", "VM-061", "VM-070", "VM-072", "VM-002", "VM-281")
def test_why_no_wall_is_broken() -> None:
    s = room()
    assert refuses(play(paladin_turn(s, "E4")), ("smash:E4N", "VM-019", "costs 1 Fury, you have 0"))
    s.paladin.fury = 1
    assert refuses(
        play(paladin_turn(s, "E4")),
        ("smash:E4W", "VM-072", "open"),
        ("smash:D4N", "VM-061", "You stand on E4"),
        ("vigor", "VM-281", "fight of a crusade"),
    )
    s.map.breaches = 0b11111111
    assert refuses(play(paladin_turn(s, "E4")), ("smash:E4N", "VM-002", "All 8 breaches"))
    s = blank()
    lay(s, "A4", "shrine", "W")
    s.paladin.fury = 1
    assert refuses(play(paladin_turn(s, "A4")), ("smash:A4W", "VM-070", ""))


@pytest.mark.rule("VM-281", "VM-019")
def test_why_no_vigor_without_fury() -> None:
    s = room()
    put_ghost(s, "E4")
    s.paladin.light = 1
    session = play(paladin_turn(s, "D4"), "crusade:E4")
    assert refuses(session, ("vigor", "VM-019", "costs 1 Fury"))


@pytest.mark.rule("VM-282", "VM-019")
def test_why_no_lamp_and_no_sweeping() -> None:
    s = room()
    put_lamp(s, "C4")
    put_webs(s, "D5")
    session = play(paladin_turn(s, "D4"))
    assert refuses(
        session, ("lamp:E4", "VM-019", "costs 1 Light"), ("sweep:D5", "VM-019", "costs 1 Light")
    )
    s.paladin.light = 1
    assert refuses(
        play(paladin_turn(s, "D4")),
        ("lamp:G7", "VM-282", ""),
        ("lamp:C4", "VM-282", "burns there already"),
        ("sweep:E4", "VM-282", "No web"),
        ("sweep:G7", "VM-282", ""),
    )


@pytest.mark.rule("VM-283")
def test_why_a_path_is_not_turned_so() -> None:
    s = room()
    give(s, "pathfinder")
    s.paladin.light = 1
    lay(s, "D3", "shrine", "NS")
    session = play(paladin_turn(s, "D3"), "lamp:D3")
    assert refuses(session, ("turn:2", "VM-283", "looks the same"))


@pytest.mark.rule("VM-284", "VM-112", "VM-205", "VM-072", "VM-002", "VM-061")
def test_why_nothing_is_conjured() -> None:
    s = room()
    session = play(paladin_turn(s, "D4"))
    assert refuses(session, ("conjure:D4N", "VM-112", "Conjure is not in play"))
    give(s, "conjure")
    session = play(paladin_turn(s, "D4"))
    assert refuses(session, ("conjure:E4S", "VM-061", "You stand on D4"))
    choose(session, "conjure:D4N")
    assert refuses(session, ("conjure:D4E", "VM-284", "used this turn"))
    assert refuses(play(paladin_turn(s, "E4")), ("conjure:E4N", "VM-072", "wall already"))
    lay(s, "A4", "shrine")
    assert refuses(play(paladin_turn(s, "A4")), ("conjure:A4W", "VM-205", "outer side"))
    s.map.forces = 0b111111 << 60
    assert refuses(play(paladin_turn(s, "D4")), ("conjure:D4N", "VM-002", "All 6 force walls"))


@pytest.mark.rule("VM-285", "VM-112", "VM-019")
def test_why_nothing_is_divined() -> None:
    s = room()
    assert refuses(play(paladin_turn(s, "D4")), ("divine", "VM-112", "Divination is not in play"))
    give(s, "divination")
    assert refuses(play(paladin_turn(s, "D4")), ("divine", "VM-019", "costs 1 Light"))
    s.paladin.light = 1
    session = play(paladin_turn(s, "D4"), "divine")
    assert refuses(session, ("reveal:D4", "VM-285", "No Dark tile"))
    s = room()
    give(s, "divination")
    s.paladin.light = 1
    s.map.stack = []
    assert refuses(play(paladin_turn(s, "D4")), ("divine", "VM-285", "No tile is Dark"))


@pytest.mark.rule("VM-286", "VM-112", "VM-019")
def test_why_no_pillar_there() -> None:
    s = room()
    assert refuses(
        play(paladin_turn(s, "D4")), ("raise_pillar", "VM-112", "Pillar of Light is not")
    )
    give(s, "pillar_of_light")
    s.paladin.light = 1
    assert refuses(
        play(paladin_turn(s, "D4")), ("raise_pillar", "VM-019", "costs 2 Light, you have 1")
    )
    s.paladin.light = 2
    s.paladin.pillar = spot("D5")
    put_ghost(s, "C4")
    lay(s, "D3", "entrance", "W")
    session = play(paladin_turn(s, "D4"), "raise_pillar")
    assert session.decision is None or session.asked.ask == "paladin", "E4 is the only place left"
    s.paladin.pillar = SUPPLY
    session = play(paladin_turn(s, "D4"), "raise_pillar")
    assert refuses(
        session,
        ("pillar:D4", "VM-286", ""),
        ("pillar:G7", "VM-286", ""),
        ("pillar:C4", "VM-286", "figure"),
        ("pillar:D3", "VM-286", "Entrance"),
    )
    corridor(s, "D3")
    s.paladin.pillar = spot("D5")
    session = play(paladin_turn(s, "D4"), "raise_pillar")
    assert refuses(session, ("pillar:D5", "VM-286", "stands there already"))
    s = room()
    give(s, "pillar_of_light")
    s.paladin.light = 2
    for where in ("C4", "D5", "E4"):
        put_ghost(s, where)
    s.map.stack = []
    assert refuses(play(paladin_turn(s, "D4")), ("raise_pillar", "VM-286", "No tile beside you"))


@pytest.mark.rule("VM-292", "VM-296", "VM-112", "VM-061", "VM-072")
def test_why_neither_mace_nor_beads() -> None:
    s = room()
    session = play(paladin_turn(s, "E4"))
    assert refuses(
        session,
        ("mace:E4N", "VM-112", "Magic Mace is not in play"),
        ("beads:fury", "VM-112", "Prayer Beads is not in play"),
    )
    give(s, "magic_mace")
    give(s, "prayer_beads")
    session = play(paladin_turn(s, "E4"))
    assert refuses(
        session,
        ("mace:D4N", "VM-061", "You stand on E4"),
        ("mace:E4W", "VM-072", "open"),
        ("beads:light", "VM-296", "no Shrine"),
    )
    choose(session, "mace:E4N")
    assert refuses(session, ("mace:E4N", "VM-292", "used this turn"))


@pytest.mark.rule("VM-016", "VM-055", "VM-056", "VM-061", "VM-088", "VM-091")
def test_why_no_such_attack() -> None:
    s = room()
    put_ghost(s, "E4")
    s.spider.eggs[0] = spot("E4")
    s.skeletons.at[0] = spot("C4")
    s.manor.wraith = spot("E4")
    session = play(paladin_turn(s, "D4"), "crusade:E4")
    assert refuses(
        session,
        ("attack:wraith", "VM-056", ""),
        ("attack:paladin", "VM-016", ""),
        ("attack:casty", "VM-061", ""),
        ("attack:egg1", "VM-088", ""),
        ("done", "VM-055", ""),
    )
    s.paladin.light = 1
    s.map.poltergeists[0], s.map.haunted = GONE, 0
    session = play(paladin_turn(s, "E4"), "crusade:E4", "attack:egg1")
    assert session.asked.ask == "paladin", "missed, and each figure is attacked once"
    s.spider.eggs[1] = spot("E4")
    session = play(paladin_turn(s, "E4"), "crusade:E4", "attack:egg1")
    assert refuses(session, ("attack:egg1", "VM-091", ""))


@pytest.mark.rule("VM-097", "VM-098", "VM-100", "VM-108")
def test_why_no_such_favor_is_given_up() -> None:
    s = room()
    lay(s, "D3", "shrine")
    session = play(paladin_turn(s, "D4"), "crusade:D3")
    assert refuses(session, ("pray:favor", "VM-097", "no favor to give up"))
    give(s, "disdain")
    give(s, "conjure", played=False)
    give(s, "halo")
    session = play(paladin_turn(s, "D4"), "crusade:D3", "pray:favor")
    assert refuses(
        session,
        ("discard:vigor", "VM-098", ""),
        ("discard:halo", "VM-108", "no favor"),
        ("discard:divination", "VM-108", "does not hold"),
    )


@pytest.mark.rule("VM-102", "VM-101")
def test_a_treasure_is_kept_before_it_is_played() -> None:
    s = room()
    put_treasure(s, "E4")
    s.paladin.treasures.cards = ["halo", "armor"]
    session = play(paladin_turn(s, "D4"), "crusade:E4")
    assert refuses(session, ("give:fire_brand", "VM-101", "not drawn"))
    choose(session, "give:halo")
    assert refuses(
        session, ("play:halo", "VM-102", "Keep it first"), ("play:armor", "VM-112", "do not hold")
    )


@pytest.mark.rule("VM-107")
def test_a_cube_is_given_from_where_one_lies() -> None:
    s = room()
    s.paladin.grit, s.paladin.prepare = 8, 2
    s = begin(s, "paladin_acts", 0)
    s.paladin.at = spot("D4")
    asking = lose_grit(s, 3)
    decision = next(asking)
    assert [str(o) for o in decision.options] == ["give_cube:unassigned", "give_cube:prepare"]
    ask = VAST.game.asks[decision.ask]
    bar = ask.bar(s, decision, ask.acts["give_cube"].table["sprint"])
    assert (bar.rule, bar.why) == ("VM-107", "No cube lies there.")
    assert Session.resume(VAST.game, s).asked.ask == "paladin"


@pytest.mark.rule("VM-038", "VM-086")
def test_why_a_tile_is_not_turned_so() -> None:
    s = room()
    dark(s, "D3", "pit", "EW")
    session = play(paladin_turn(s, "D4"), "crusade:D3")
    assert session.asked.ask == "paladin", "only one turn is open to the north"
    dark(s, "D3", "armory", "N")
    session = play(paladin_turn(s, "D4"), "crusade:D3")
    assert refuses(session, ("turn:0", "VM-086", "open to D4"))


@pytest.mark.rule("VM-038", "VM-039")
def test_a_revealed_tile_meets_a_lit_neighbour() -> None:
    s = room()
    give(s, "divination")
    s.paladin.light = 1
    dark(s, "D3", "shrine", "NS")
    session = play(paladin_turn(s, "D4"), "divine", "reveal:D3")
    assert session.asked.ask == "paladin", "the one turn that meets D4"
    dark(s, "D3", "armory", "N")
    session = play(paladin_turn(s, "D4"), "divine", "reveal:D3")
    assert refuses(session, ("turn:0", "VM-038", ""))
    lay(s, "C3", "blood", "N")
    dark(s, "D3", "blood", "NE")
    session = play(paladin_turn(s, "D4"), "divine", "reveal:D3")
    assert "turn:0" in offers(session), "it meets C3 to the west"
