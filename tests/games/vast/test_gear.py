"""Gear, card by card."""

from __future__ import annotations

import pytest

from hearthside.games.vast.content.figures import CASTY, SCREAMY, SHOOTY, SLASHY, STABBY
from hearthside.games.vast.rules.edges import is_wall
from hearthside.games.vast.rules.figures import guard_of
from hearthside.games.vast.state import Vast

from .arrange import (
    activate,
    begin,
    blank,
    choose,
    corridor,
    equip,
    lay,
    lies,
    offers,
    play,
    put_lamp,
    put_webs,
    spot,
    verbs,
)


def room(mix: str = "five") -> Vast:
    """Crossroads, the Spider far off."""
    s = blank(mix)
    corridor(s, "D4 E4 D5 C4 D3 G7", "blood")
    s.spider.at = spot("G7")
    return s


def facing(guard: int = 0, where: str = "D4") -> Vast:
    """The Paladin in the room with some Defense."""
    s = room()
    s.paladin.at, s.paladin.prepare = spot(where), guard
    return s


@pytest.mark.rule("VM-302", "VM-316")
def test_shield_and_pauldrons_guard_their_owners() -> None:
    s = room()
    s.skeletons.at[SLASHY] = s.skeletons.at[SCREAMY] = spot("D4")
    equip(s, "shield")
    equip(s, "pauldrons")
    assert (guard_of(s, "slashy"), guard_of(s, "screamy")) == (3, 3)
    s.skeletons.at[CASTY] = spot("E4")
    assert guard_of(s, "casty") == 1


@pytest.mark.rule("VM-303")
def test_the_great_axe_strikes_for_nothing() -> None:
    s = facing()
    equip(s, "great_axe")
    session = play(activate(s, SLASHY, "E4", stability=0), "go:D4", rolls=(2,))
    assert session.state.paladin.health == 6
    assert session.state.skeletons.stability == 2


@pytest.mark.rule("VM-304")
def test_the_helmet_is_only_for_slashy() -> None:
    s = room()
    equip(s, "helmet")
    s.skeletons.at[CASTY], s.skeletons.stability, s.skeletons.up = spot("D4"), 3, 31
    session = play(begin(s, "skeletons_rise", 1))
    assert session.state.skeletons.stability == 2


@pytest.mark.rule("VM-305")
def test_the_runestone_calls_skulls_back_as_he_begins() -> None:
    s = room()
    equip(s, "runestone")
    s.map.skulls = [spot("A1"), spot("spawn4")]
    session = play(activate(s, CASTY, "E4"))
    assert {"rune:skulls1", "rune:skulls2"} <= offers(session)
    choose(session, "rune:skulls1", "skulls:E5", "rune:skulls2", "skulls:F4")
    assert session.state.map.skulls == [spot("E5"), spot("F4")]
    assert session.state.skeletons.stability == 3
    assert not verbs(session, "rune"), "each of the two once"
    session = play(activate(s, CASTY, "E4"), "rune:skulls2", "skulls:E5")
    assert verbs(session, "rune") == {"skulls1"}, "in any order"
    choose(session, "go:D4")
    assert not verbs(session, "rune"), "only at the start"


@pytest.mark.rule("VM-306")
def test_the_ash_staff_clears_a_tile_beside_him() -> None:
    s = room()
    equip(s, "ash_staff")
    put_webs(s, "D4", 3)
    put_lamp(s, "D4")
    put_webs(s, "C4", 1)
    session = play(activate(s, CASTY, "E4"))
    assert verbs(session, "staff") == {"D4"}
    choose(session, "staff:D4")
    m = session.state.map
    assert not lies(m.webbed | m.lamps, "D4")
    assert m.webs[spot("D4")] == 0
    assert session.state.skeletons.stability == 2


@pytest.mark.rule("VM-307")
def test_the_fetish_strikes_from_two_away() -> None:
    s = facing()
    corridor(s, "F4")
    equip(s, "fetish")
    session = play(activate(s, CASTY, "F4", stability=1), "shoot:paladin")
    assert session.state.paladin.health == 6
    assert session.state.skeletons.at[CASTY] == spot("F4")


@pytest.mark.rule("VM-308")
def test_poison_costs_one_more_health_and_is_boxed() -> None:
    s = facing()
    equip(s, "poison")
    session = play(activate(s, STABBY, "E4"), "go:D4", "poison", "mercy", rolls=(1,))
    assert session.state.paladin.health == 5
    assert session.state.skeletons.boxed == ["poison"]
    assert session.state.skeletons.gear == []


@pytest.mark.rule("VM-309")
def test_leather_boots_walk_six() -> None:
    s = blank()
    corridor(s, "G7", "blood")
    s.spider.at = spot("G7")
    equip(s, "leather_boots")
    s.skeletons.march, s.skeletons.up, s.skeletons.acted = [4, 0, 1, 2, 3], 0b10000, 0
    s.skeletons.at[STABBY] = spot("spawn1")
    session = play(begin(s, "skeletons_march", 1))
    assert "F2" in verbs(session, "go"), "six steps from Spawn 1 through A2"
    assert "G2" not in verbs(session, "go") or session.state.skeletons.moves == 6
    s.skeletons.gear.clear()
    session = play(begin(s, "skeletons_march", 1))
    assert "F2" not in verbs(session, "go")


@pytest.mark.rule("VM-310")
def test_the_kukri_doubles_the_grit_lost() -> None:
    s = facing()
    equip(s, "kukri")
    s.paladin.grit = 6
    session = play(activate(s, STABBY, "E4", stability=2), "go:D4", "stab", rolls=(1,))
    assert session.state.paladin.grit == 0


@pytest.mark.rule("VM-311", "VM-154")
def test_the_bomb_bag_breaks_walls_in_sight_or_blasts_a_pit() -> None:
    s = room()
    lay(s, "C4", "shrine", "N")
    lay(s, "A1", "shrine", "N")
    equip(s, "bomb_bag")
    session = play(activate(s, SHOOTY, "E4"), "bomb_wall")
    assert session.state.map.breaches, "the only wall in sight was C4 north"
    assert not is_wall(session.state.map, spot("C4"), 0)
    choose(session, "bomb_pit")
    assert lies(session.state.map.pits, "E4")
    assert session.state.skeletons.stability == 1
    assert "bomb_pit" not in offers(session)


@pytest.mark.rule("VM-311")
def test_the_bomb_bag_offers_each_wall_in_sight_once() -> None:
    s = room()
    lay(s, "C4", "shrine", "N")
    lay(s, "E4", "pit", "EW")
    equip(s, "bomb_bag")
    session = play(activate(s, SHOOTY, "D4"), "bomb_wall")
    assert verbs(session, "bomb") == {"C4N", "D4E"}, "the tile behind the wall is out of sight"


@pytest.mark.rule("VM-312")
def test_the_blight_arrow_clears_one_line() -> None:
    s = room()
    put_webs(s, "D4", 2)
    put_lamp(s, "C4")
    equip(s, "blight_arrow")
    session = play(activate(s, SHOOTY, "E4"))
    assert verbs(session, "blight") == {"W"}
    choose(session, "blight:W")
    m = session.state.map
    assert not lies(m.webbed | m.lamps, "D4")
    assert not lies(m.lamps, "C4")


@pytest.mark.rule("VM-313")
def test_the_longbow_reaches_two_to_four() -> None:
    s = facing(where="C4")
    corridor(s, "F4 G4")
    session = play(activate(s, SHOOTY, "G4"))
    assert not verbs(session, "shoot")
    equip(s, "longbow")
    session = play(activate(s, SHOOTY, "G4"))
    assert verbs(session, "shoot") == {"paladin"}
    session = play(activate(s, SHOOTY, "D4"))
    assert not verbs(session, "shoot")


@pytest.mark.rule("VM-314")
def test_the_banner_screams_twice() -> None:
    s = room()
    equip(s, "banner")
    s.skeletons.at[SLASHY] = spot("E4")
    session = play(activate(s, SCREAMY, "E5"), "scream:slashy", "stop", "scream:slashy", "stop")
    assert not verbs(session, "scream")
    assert session.state.skeletons.stability == 1


@pytest.mark.rule("VM-315")
def test_the_horn_reaches_everyone() -> None:
    s = room()
    s.skeletons.at[SLASHY] = spot("spawn1")
    session = play(activate(s, SCREAMY, "E5"))
    assert not verbs(session, "scream")
    equip(s, "horn")
    session = play(activate(s, SCREAMY, "E5"))
    assert verbs(session, "scream") == {"slashy"}
