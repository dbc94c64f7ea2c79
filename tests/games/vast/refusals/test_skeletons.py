"""Why the Skeletons cannot."""

from __future__ import annotations

import pytest

from hearthside.games.vast.content.figures import CASTY, SCREAMY, SHOOTY, SLASHY, STABBY
from hearthside.games.vast.state import Vast

from ..arrange import (
    activate,
    begin,
    blank,
    choose,
    corridor,
    dark,
    equip,
    give,
    lay,
    offers,
    play,
    put_ghost,
    put_lamp,
    put_treasure,
    put_webs,
    spot,
)
from .cases import refuses


def room() -> Vast:
    """Crossroads around D4 with the Paladin far off in G7 and the Spider in A7."""
    s = blank()
    corridor(s, "D4 E4 D5 C4 A7 G7", "blood")
    s.paladin.at, s.spider.at = spot("G7"), spot("A7")
    return s


@pytest.mark.rule("VM-131", "VM-132", "VM-286")
def test_why_it_does_not_go_there() -> None:
    s = room()
    corridor(s, "F4 G4", "shrine")
    s.map.stack = []
    session = play(activate(s, CASTY, "D4"))
    assert refuses(
        session,
        ("go:D4", "VM-131", "stands there"),
        ("go:G1", "VM-131", "5 steps left, it is 6 away"),
    )
    s.paladin.pillar = spot("E4")
    assert refuses(play(activate(s, CASTY, "D4")), ("go:E4", "VM-286", ""))
    put_webs(s, "D5")
    session = play(activate(s, CASTY, "D4"), "go:D5")
    assert refuses(session, ("go:D4", "VM-132", "stopped"))
    session = play(activate(s, CASTY, "D4", stability=0), "go:F3")
    assert refuses(session, ("go:G1", "VM-131", "2 steps left, it is 3 away"))
    s = blank()
    lay(s, "D4", "treasure", "NEW")
    lay(s, "D3", "treasure", "ESW")
    s.map.stack = []
    session = play(activate(s, CASTY, "D4"))
    assert refuses(session, ("go:A1", "VM-131", "No way"))


@pytest.mark.rule("VM-131", "VM-133")
def test_an_action_ends_its_march_and_a_strike_comes_first() -> None:
    s = room()
    put_treasure(s, "D4")
    session = play(activate(s, CASTY, "D4"), "loot")
    assert refuses(
        session,
        ("go:E4", "VM-131", "taken its action"),
        ("loot", "VM-131", "taken its action"),
        ("breach:D4N", "VM-131", "taken its action"),
        ("tunnel", "VM-131", "taken its action"),
        ("arm", "VM-131", "taken its action"),
        ("shoot:paladin", "VM-131", "taken its action"),
        ("strike:paladin", "VM-131", "taken its action"),
    )
    put_ghost(s, "E4")
    s.spider.eggs[0] = spot("E4")
    session = play(activate(s, CASTY, "D4"), "go:E4")
    assert refuses(
        session,
        ("go:D4", "VM-133", ""),
        ("rest", "VM-133", ""),
        ("loot", "VM-133", "has to strike"),
        ("strike:egg1", "VM-133", ""),
    )


@pytest.mark.rule("VM-016", "VM-019", "VM-056", "VM-061", "VM-136", "VM-286")
def test_why_no_strike() -> None:
    s = room()
    s.skeletons.at[SLASHY] = spot("D4")
    s.spider.eggs[0] = spot("D4")
    s.manor.wraith = spot("D4")
    session = play(activate(s, CASTY, "D4", stability=0))
    assert refuses(
        session,
        ("strike:wraith", "VM-056", ""),
        ("strike:slashy", "VM-016", ""),
        ("strike:paladin", "VM-061", ""),
        ("strike:egg1", "VM-019", "costs 1 Stability, 0 can be spared"),
    )
    s.paladin.pillar = spot("D4")
    assert refuses(play(activate(s, CASTY, "D4")), ("strike:egg1", "VM-286", ""))


@pytest.mark.rule("VM-149", "VM-063", "VM-065", "VM-019", "VM-286", "VM-016", "VM-056")
def test_why_no_shot() -> None:
    s = room()
    corridor(s, "F4", "shrine")
    lay(s, "B4", "blood", "E")
    put_ghost(s, "F4")
    s.paladin.at = spot("E4")
    session = play(activate(s, SHOOTY, "D4"))
    assert refuses(
        session,
        ("shoot:paladin", "VM-149", "1 away, not 2"),
        ("shoot:wraith", "VM-056", ""),
        ("shoot:casty", "VM-016", ""),
        ("shoot:egg1", "VM-063", "not in sight"),
        ("shoot:giant", "VM-063", "not in sight"),
    )
    assert refuses(
        play(activate(s, SHOOTY, "D4", stability=1)), ("shoot:poltergeist1", "VM-019", "costs 2")
    )
    assert refuses(
        play(activate(s, CASTY, "D4")), ("shoot:poltergeist1", "VM-149", "cannot strike from afar")
    )
    equip(s, "longbow")
    assert refuses(play(activate(s, SHOOTY, "D4")), ("shoot:paladin", "VM-149", "not 2 to 4"))
    s.paladin.pillar = spot("F4")
    assert refuses(play(activate(s, SHOOTY, "D4")), ("shoot:poltergeist1", "VM-286", ""))
    assert refuses(
        play(activate(s, SHOOTY, "spawn1")), ("shoot:poltergeist1", "VM-065", "sees nothing")
    )


@pytest.mark.rule("VM-139", "VM-140", "VM-019")
def test_why_neither_loot_nor_breach() -> None:
    s = room()
    session = play(activate(s, CASTY, "D4"))
    assert refuses(
        session, ("loot", "VM-139", "No treasure"), ("breach:E4N", "VM-140", "stands on D4")
    )
    put_treasure(s, "D4")
    s.skeletons.looted = True
    assert refuses(play(activate(s, CASTY, "D4")), ("loot", "VM-139", "looted this turn"))
    lay(s, "E4", "blood", "N")
    assert refuses(play(activate(s, CASTY, "E4", stability=0)), ("breach:E4N", "VM-019", "costs 1"))
    s.map.stack = []
    assert refuses(play(activate(s, CASTY, "A1")), ("breach:A1N", "VM-140", "no tile"))


@pytest.mark.rule("VM-141", "VM-287", "VM-143", "VM-005")
def test_why_neither_tunnel_nor_arm() -> None:
    s = room()
    lay(s, "D3", "pit", "EW")
    session = play(activate(s, CASTY, "D4"))
    assert refuses(session, ("tunnel", "VM-141", "no Pit"), ("arm", "VM-143", "no Armory"))
    assert refuses(play(activate(s, CASTY, "D3")), ("tunnel", "VM-141", "No other Pit"))
    s = room()
    lay(s, "D3", "pit", "EW")
    lay(s, "F1", "pit", "NE")
    lay(s, "B6", "pit", "NE")
    lay(s, "A2", "pit", "N")
    put_ghost(s, "F1")
    put_lamp(s, "B6")
    give(s, "radiant_lamps")
    lay(s, "A4", "start_pit")
    session = play(activate(s, CASTY, "D3"), "tunnel")
    assert refuses(
        session,
        ("pop:D4", "VM-141", "no Pit"),
        ("pop:D3", "VM-141", "stands there"),
        ("pop:F1", "VM-141", "enemy"),
        ("pop:B6", "VM-287", ""),
    )
    lay(s, "F6", "armory")
    s.skeletons.deck.cards = []
    assert refuses(play(activate(s, CASTY, "F6")), ("arm", "VM-005", "No gear"))


@pytest.mark.rule("VM-152")
def test_why_no_such_gear() -> None:
    s = room()
    equip(s, "kukri", played=False)
    s.skeletons.up = 1 << CASTY
    session = play(activate(s, CASTY, "D4"))
    assert refuses(
        session,
        ("equip:kukri", "VM-152", "Stabby is not summoned"),
        ("equip:horn", "VM-152", "not hold"),
    )


@pytest.mark.rule("VM-146", "VM-297", "VM-131", "VM-019")
def test_why_no_skulls() -> None:
    s = room()
    assert refuses(play(activate(s, SLASHY, "D4")), ("skulls:E4", "VM-131", "Casty is not up"))
    assert refuses(play(activate(s, CASTY, "D4")), ("skulls:A1", "VM-146", "not beside him"))
    assert refuses(play(activate(s, CASTY, "D4", stability=0)), ("skulls:E4", "VM-019", "costs 1"))
    s.map.skulls = [spot("E4"), spot("C4")]
    assert refuses(play(activate(s, CASTY, "D4")), ("skulls:E4", "VM-146", "No skulls are left"))


@pytest.mark.rule("VM-148", "VM-298", "VM-131", "VM-019")
def test_why_nobody_hears_a_scream() -> None:
    s = room()
    s.skeletons.at[SLASHY], s.skeletons.at[STABBY] = spot("A1"), spot("D5")
    assert refuses(play(activate(s, CASTY, "D4")), ("scream:stabby", "VM-131", "Screamy is not up"))
    session = play(activate(s, SCREAMY, "D4"))
    assert refuses(
        session,
        ("scream:screamy", "VM-148", "herself"),
        ("scream:shooty", "VM-148", "not on the map"),
        ("scream:slashy", "VM-148", "6 away and hears her within 2"),
    )
    assert refuses(
        play(activate(s, SCREAMY, "D4", stability=0)), ("scream:stabby", "VM-019", "costs 1")
    )
    choose(session, "scream:stabby", "stop")
    assert refuses(session, ("scream:stabby", "VM-148", "has screamed"))


@pytest.mark.rule("VM-148", "VM-286")
def test_why_the_one_who_is_called_does_not_run_there() -> None:
    s = room()
    put_ghost(s, "E4")
    s.paladin.pillar = spot("C4")
    s.skeletons.at[STABBY] = spot("D5")
    s.map.stack = []
    session = play(activate(s, SCREAMY, "D4"), "scream:stabby")
    assert refuses(
        session,
        ("go:C4", "VM-286", ""),
        ("go:E4", "VM-148", "have to be fought"),
        ("go:D5", "VM-148", "stands there"),
        ("go:G1", "VM-148", "5 steps left, it is 7 away"),
    )


@pytest.mark.rule("VM-150", "VM-300", "VM-131", "VM-019")
def test_why_no_rage() -> None:
    s = room()
    assert refuses(play(activate(s, CASTY, "D4")), ("rage", "VM-131", "Slashy is not up"))
    session = play(activate(s, SLASHY, "D4"), "rage")
    assert refuses(session, ("rage", "VM-150", "already"))
    assert refuses(play(activate(s, SLASHY, "D4", stability=0)), ("rage", "VM-019", "costs 1"))


@pytest.mark.rule("VM-151", "VM-301", "VM-308", "VM-152")
def test_why_no_second_twist_and_no_poison() -> None:
    s = room()
    s.paladin.at = spot("E4")
    session = play(activate(s, STABBY, "D4", stability=4), "go:E4")
    assert session.asked.ask == "stab"
    assert refuses(session, ("poison", "VM-152", "not in play"))
    equip(s, "poison")
    session = play(activate(s, STABBY, "D4", stability=4), "go:E4", "stab")
    assert refuses(session, ("stab", "VM-151", "twisted"))


@pytest.mark.rule("VM-305", "VM-306", "VM-152", "VM-131", "VM-019")
def test_why_neither_runestone_nor_staff() -> None:
    s = room()
    s.map.skulls[0] = spot("A1")
    put_webs(s, "E4")
    session = play(activate(s, CASTY, "D4"))
    assert refuses(
        session, ("rune:skulls1", "VM-152", "not in play"), ("staff:E4", "VM-152", "not in play")
    )
    equip(s, "runestone")
    equip(s, "ash_staff")
    assert refuses(
        play(activate(s, SLASHY, "D4")),
        ("rune:skulls1", "VM-131", "Casty is not up"),
        ("staff:E4", "VM-131", "Casty is not up"),
    )
    session = play(activate(s, CASTY, "D4"))
    assert refuses(
        session,
        ("rune:skulls2", "VM-305", "not on the map"),
        ("staff:D5", "VM-306", "Neither web nor lamp"),
        ("staff:G7", "VM-306", "not beside him"),
    )
    choose(session, "rune:skulls1")
    assert refuses(session, ("skulls:G7", "VM-305", "not beside him"))
    choose(session, "skulls:C4")
    assert refuses(session, ("rune:skulls1", "VM-305", "Only as he begins"))
    assert refuses(play(activate(s, CASTY, "D4", stability=0)), ("staff:E4", "VM-019", "costs 1"))


@pytest.mark.rule("VM-305")
def test_skulls_are_called_back_only_before_anything_else() -> None:
    s = room()
    s.map.skulls[0] = spot("A1")
    equip(s, "runestone")
    lay(s, "B2", "armory")
    session = play(activate(s, CASTY, "B2"), "arm")
    assert refuses(session, ("rune:skulls1", "VM-305", "Only as he begins"))


@pytest.mark.rule("VM-311", "VM-152", "VM-131", "VM-065", "VM-019", "VM-002", "VM-063")
def test_why_nothing_is_bombed() -> None:
    s = room()
    lay(s, "E4", "blood", "N")
    assert refuses(
        play(activate(s, SHOOTY, "D4")),
        ("bomb_wall", "VM-152", "not in play"),
        ("bomb_pit", "VM-152", "not in play"),
    )
    equip(s, "bomb_bag")
    assert refuses(play(activate(s, CASTY, "D4")), ("bomb_wall", "VM-131", "Shooty is not up"))
    assert refuses(
        play(activate(s, SHOOTY, "spawn1")),
        ("bomb_wall", "VM-065", "no tile"),
        ("bomb_pit", "VM-065", "no tile"),
    )
    assert refuses(
        play(activate(s, SHOOTY, "D4", stability=0)),
        ("bomb_wall", "VM-019", "costs 1"),
        ("bomb_pit", "VM-019", "costs 1"),
    )
    session = play(activate(s, SHOOTY, "D4"), "bomb_pit")
    assert refuses(session, ("bomb_pit", "VM-311", "lies here"))
    s.map.pit_marks = 0b1111
    assert refuses(play(activate(s, SHOOTY, "D4")), ("bomb_pit", "VM-002", "All 4 pit markers"))
    lay(s, "D5", "shrine", "N")
    session = play(activate(s, SHOOTY, "D4"), "bomb_wall")
    assert refuses(
        session,
        ("bomb:A1N", "VM-063", ""),
        ("bomb:D4N", "VM-072", "open"),
    )
    s = blank()
    lay(s, "D4", "shrine")
    equip(s, "bomb_bag")
    s.map.stack = []
    assert refuses(play(activate(s, SHOOTY, "D4")), ("bomb_wall", "VM-311", "no wall"))


@pytest.mark.rule("VM-312", "VM-152", "VM-131", "VM-065", "VM-019")
def test_why_no_blight() -> None:
    s = room()
    put_webs(s, "E4")
    assert refuses(play(activate(s, SHOOTY, "D4")), ("blight:E", "VM-152", "not in play"))
    equip(s, "blight_arrow")
    assert refuses(play(activate(s, CASTY, "D4")), ("blight:E", "VM-131", "Shooty is not up"))
    assert refuses(play(activate(s, SHOOTY, "spawn1")), ("blight:E", "VM-065", "no tile"))
    assert refuses(play(activate(s, SHOOTY, "D4")), ("blight:N", "VM-312", "neither web nor lamp"))
    assert refuses(play(activate(s, SHOOTY, "D4", stability=0)), ("blight:E", "VM-019", "costs 1"))


@pytest.mark.rule("VM-144", "VM-019")
def test_why_nobody_is_summoned() -> None:
    s = room()
    k = s.skeletons
    equip(s, "kukri", played=False)
    k.up |= 1 << STABBY
    k.stability = 2
    assert refuses(
        play(begin(s, "skeletons_summon", 1)), ("summon", "VM-019", "costs 3 Stability, 2")
    )
    k.up, k.stability = 0b11111, 5
    assert refuses(
        play(begin(s, "skeletons_summon", 1)), ("summon", "VM-144", "All of them are up")
    )


@pytest.mark.rule("VM-019", "VM-133")
def test_a_strike_that_is_owed_stays_affordable() -> None:
    s = room()
    put_ghost(s, "E4")
    session = play(activate(s, SLASHY, "D4", stability=1), "go:E4", seed=1)
    assert session.asked.ask != "skeleton", (
        "the last Stability is for the Strike, so it is struck at once"
    )
    session = play(activate(s, SLASHY, "D4", stability=2), "go:E4")
    assert {"rage", "strike:poltergeist1"} == offers(session)
    dark(s, "F1")
    session = play(activate(s, CASTY, "D4", stability=1))
    assert "skulls:E4" in offers(session)
