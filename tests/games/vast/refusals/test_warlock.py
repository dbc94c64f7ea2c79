"""Why the Warlock cannot; and why a manor is not expanded so."""

from __future__ import annotations

import pytest

from hearthside.games.vast.content.board import GONE, SUPPLY
from hearthside.games.vast.rules.edges import place_force
from hearthside.games.vast.state import Vast

from ..arrange import (
    begin,
    blank,
    choose,
    corridor,
    dark,
    learn,
    offers,
    paladin_turn,
    play,
    put_ghost,
    put_treasure,
    put_webs,
    spot,
    verbs,
    warlock_turn,
)
from .cases import refuses


def lair() -> Vast:
    """Crossroads around D4, Dark tiles at D3 and D7, the others far off."""
    s = blank()
    corridor(s, "D4 C4 D5 E4", "blood")
    corridor(s, "G7")
    dark(s, "D3 D7")
    s.paladin.at = s.spider.at = spot("G7")
    s.map.stack = []
    return s


@pytest.mark.rule("VM-220", "VM-228")
def test_why_that_piece_is_not_taken() -> None:
    s = lair()
    put_ghost(s, "D5", curses=3)
    put_ghost(s, "E4", curses=2)
    put_treasure(s, "G1", curses=3)
    s.map.tiles |= 1 << spot("G1")
    session = play(warlock_turn(s, "D4", step="warlock_dominates"))
    assert refuses(
        session,
        ("dominate:poltergeist2", "VM-220", "bears 2 curses, not 3"),
        ("dominate:treasure1", "VM-228", ""),
        ("dominate:treasure2", "VM-220", "not on the map"),
    )
    s.map.poltergeist_curses[0] = 4
    s.warlock.dominated[1] = "treasure9"
    s.map.treasures[8] = GONE
    session = play(warlock_turn(s, "D4", step="warlock_dominates"), "dominate:poltergeist1")
    assert refuses(
        session,
        ("space:2", "VM-220", "filled"),
        ("space:4", "VM-220", "asks for 5 curses, the piece bears 4"),
    )


@pytest.mark.rule("VM-221", "VM-222")
def test_why_that_spell_is_neither_traded_nor_learned() -> None:
    s = lair()
    put_ghost(s, "D5", curses=4)
    learn(s, "grow")
    session = play(
        warlock_turn(s, "D4", step="warlock_dominates"), "dominate:poltergeist1", "space:2"
    )
    assert refuses(session, ("trade:leap", "VM-221", "not learned"))
    s = lair()
    w = s.warlock
    w.hand = ["leap", "grow", "refuel"]
    w.deck.cards = [card for card in w.deck.cards if card not in w.hand]
    session = play(warlock_turn(s, "D4", step="warlock_learns"))
    assert refuses(session, ("learn:expand", "VM-222", "not in your hand"))


@pytest.mark.rule("VM-223", "VM-224", "VM-286")
def test_why_he_does_not_sneak_there() -> None:
    s = lair()
    s.paladin.pillar = spot("E3")
    session = play(warlock_turn(s, "D4"), "sneak")
    assert refuses(
        session,
        ("to:D4", "VM-224", "You are there"),
        ("to:E3", "VM-286", ""),
        ("to:D5", "VM-224", "no Dark tile, Pit or crypt"),
        ("to:A1", "VM-224", "farther than 2"),
        ("done", "VM-224", "not moved yet"),
        ("leap:D3", "VM-222", "not learned Leap"),
    )
    session = play(warlock_turn(s, "D4", cubes=0))
    assert session.asked.ask != "warlock", "without a cube his turn is over"


@pytest.mark.rule("VM-224", "VM-223")
def test_why_there_is_no_sneak_at_all() -> None:
    s = lair()
    s.map.tiles = s.map.lit = (1 << 49) - 1
    s.map.pits = 0
    s.paladin.at = spot("D5")
    session = play(warlock_turn(s, "D4"))
    assert refuses(session, ("sneak", "VM-224", "nowhere to hide"))


@pytest.mark.rule("VM-319", "VM-224")
def test_why_he_does_not_leap_there() -> None:
    s = lair()
    learn(s, "leap")
    session = play(warlock_turn(s, "D4"), "sneak")
    assert refuses(
        session,
        ("leap:D5", "VM-319", "no Dark tile, Pit or crypt"),
        ("leap:A1", "VM-319", "No straight line"),
    )
    choose(session, "leap:D3")
    assert refuses(session, ("leap:D2", "VM-319", "One jump"))
    session = play(warlock_turn(s, "D4"), "sneak", "to:D3")
    assert refuses(session, ("to:D2", "VM-224", "have sneaked"))


@pytest.mark.rule("VM-225", "VM-226", "VM-002", "VM-223")
def test_why_neither_poltergeist_nor_treasure() -> None:
    s = lair()
    put_ghost(s, "D5")
    session = play(warlock_turn(s, "D4"))
    assert refuses(
        session,
        ("summon:G7", "VM-225", "not around you"),
        ("summon:D3", "VM-225", "not Lit"),
        ("summon:D5", "VM-225", "figure"),
        ("conjure:D7", "VM-226", "not around you"),
        ("conjure:E4", "VM-226", "No Dark tile"),
        ("syphon", "VM-227", "No figure"),
    )
    s.skeletons.at[0] = spot("D3")
    session = play(warlock_turn(s, "D4"))
    assert refuses(session, ("conjure:D3", "VM-226", "figure"))
    s.skeletons.at[0] = SUPPLY
    s.map.treasures = [GONE] * 10
    s.map.poltergeists = [at if at >= 0 else GONE for at in s.map.poltergeists]
    session = play(warlock_turn(s, "D4"))
    assert refuses(
        session,
        ("summon:E4", "VM-002", "No poltergeist"),
        ("conjure:D3", "VM-002", "No treasure"),
    )


@pytest.mark.rule("VM-227", "VM-002")
def test_no_curse_is_left_to_syphon() -> None:
    s = lair()
    s.paladin.at = spot("D5")
    s.warlock.curses = 20
    assert refuses(play(warlock_turn(s, "D4")), ("syphon", "VM-002", "No curse marker"))


@pytest.mark.rule("VM-323", "VM-225")
def test_why_no_second_poltergeist_there() -> None:
    s = lair()
    learn(s, "grow")
    session = play(warlock_turn(s, "D4"), "summon:D5")
    assert refuses(session, ("summon:D5", "VM-225", "figure"))


@pytest.mark.rule("VM-318", "VM-222", "VM-286")
def test_why_no_teleport() -> None:
    s = lair()
    assert refuses(play(warlock_turn(s, "D4")), ("teleport", "VM-222", "not learned Teleport"))
    learn(s, "teleport")
    s.paladin.pillar = spot("D7")
    session = play(warlock_turn(s, "D4"), "teleport")
    assert session.state.warlock.at == spot("D3"), "the only Dark tile without the pillar"
    assert refuses(session, ("teleport", "VM-318", "done so this turn"))
    s.paladin.pillar = SUPPLY
    session = play(warlock_turn(s, "D4"), "teleport")
    assert refuses(session, ("to:D4", "VM-318", "No Dark tile"))
    s.map.lit |= s.map.tiles
    assert refuses(play(warlock_turn(s, "D4")), ("teleport", "VM-318", "No other tile"))


@pytest.mark.rule("VM-318", "VM-009")
def test_a_teleport_leads_elsewhere() -> None:
    s = lair()
    learn(s, "teleport")
    s.map.lit &= ~(1 << spot("E4"))
    session = play(warlock_turn(s, "D3"), "teleport")
    assert verbs(session, "to") == {"D7", "E4"}
    assert refuses(session, ("to:D3", "VM-318", "You are there"))
    s.map.lit |= s.map.tiles & ~(1 << spot("D3"))
    assert refuses(play(warlock_turn(s, "D3")), ("teleport", "VM-318", "No other tile"))


@pytest.mark.rule("VM-318", "VM-286")
def test_he_does_not_step_out_by_the_pillar() -> None:
    s = lair()
    learn(s, "teleport")
    s.map.tiles |= 1 << spot("A1")
    s.map.tile[spot("A1")] = s.map.tile[spot("D7")]
    s.paladin.pillar = spot("A1")
    session = play(warlock_turn(s, "D4"), "teleport")
    assert refuses(session, ("to:A1", "VM-286", ""))


@pytest.mark.rule("VM-321", "VM-222", "VM-072")
def test_why_nothing_is_enclosed() -> None:
    s = lair()
    assert refuses(play(warlock_turn(s, "D4")), ("enclose", "VM-222", "not learned Enclose"))
    learn(s, "enclose")
    session = play(warlock_turn(s, "D4"), "enclose")
    assert refuses(session, ("tile:G7", "VM-321", ""), ("done", "VM-321", "None has risen"))
    choose(session, "tile:E4")
    assert refuses(session, ("wall:C4N", "VM-321", "rises at E4"))
    place_force(s, spot("E4"), 0)
    session = play(warlock_turn(s, "D4"), "enclose", "tile:E4")
    assert refuses(session, ("wall:E4N", "VM-072", "wall already"))
    s.map.forces = 0b111111 << 60
    assert refuses(play(warlock_turn(s, "D4")), ("enclose", "VM-321", "No wall can rise"))


@pytest.mark.rule("VM-217")
def test_why_he_does_not_flee_there() -> None:
    s = lair()
    s.warlock.at, s.warlock.on_map = spot("D4"), True
    s.map.pits = 0
    session = play(paladin_turn(s, "D5"), "crusade:D4")
    assert session.asked.ask == "flee"
    assert refuses(
        session,
        ("flee:D5", "VM-217", "no Dark tile, crypt or Pit"),
        ("flee:D7", "VM-217", "3 away, the nearest from 2 on are 2 away"),
    )


@pytest.mark.rule("VM-326")
def test_why_the_manor_is_not_expanded_so() -> None:
    s = blank("no_manor")
    corridor(s, "D4 C4", "blood")
    dark(s, "D3 E4 D5")
    put_webs(s, "D3")
    s.warlock.at = spot("D4")
    s.paladin.at = s.spider.at = spot("C4")
    session = play(begin(s, "expand_reveals", 4))
    assert refuses(
        session, ("reveal:D3", "VM-326", "not empty"), ("reveal:A1", "VM-326", "No Dark tile")
    )
    session = play(begin(s, "expand_lays", 4))
    assert refuses(
        session,
        ("lay_tile:D4", "VM-326", "A tile lies there"),
        ("lay_tile:A1", "VM-326", "No tile touches"),
    )
    session = play(begin(s, "expand_hoards", 4))
    assert refuses(session, ("hoard:D3", "VM-326", "No empty tile"))
    assert "hoard:E4" in offers(session)
