"""Why the Spider cannot."""

from __future__ import annotations

import pytest

from hearthside.games.vast.content.board import GONE, SUPPLY
from hearthside.games.vast.content.figures import GIANT, SORCERER, SPIDERLINGS
from hearthside.games.vast.state import Vast

from ..arrange import (
    begin,
    blank,
    choose,
    corridor,
    dark,
    deal,
    lay,
    offers,
    play,
    put_blood,
    put_ghost,
    put_treasure,
    put_webs,
    spider_turn,
    spot,
)
from .cases import refuses


def room() -> Vast:
    """Crossroads around D4, a wall east of E4, the Paladin far off."""
    s = blank()
    corridor(s, "D4 D5 C4", "blood")
    lay(s, "E4", "blood", "E")
    corridor(s, "F4 G7 A7", "shrine")
    s.paladin.at = spot("G7")
    return s


@pytest.mark.rule("VM-173", "VM-032", "VM-286", "VM-172")
def test_why_she_does_not_go_there() -> None:
    s = room()
    s.map.stack = []
    s.paladin.pillar = spot("D5")
    session = play(spider_turn(s, SORCERER, "D4", "eyes"))
    assert refuses(
        session,
        ("go:D4", "VM-173", "You are there"),
        ("go:D5", "VM-286", ""),
        ("go:A1", "VM-032", ""),
        ("go:A7", "VM-173", "No way"),
        ("climb:F4", "VM-159", "Only the Giant"),
        ("crawl:spiderling1", "VM-172", "no Spiderlings"),
    )
    session = play(spider_turn(s, SPIDERLINGS, "D4", "eyes"))
    assert refuses(session, ("go:E4", "VM-172", "Spiderlings"), ("escape", "VM-172", "Spiderlings"))
    s = room()
    corridor(s, "B4 A4", "shrine")
    session = play(spider_turn(s, SORCERER, "D4", "eyes"))
    assert refuses(session, ("go:A4", "VM-173", "2 steps left, it is 3 away"))


@pytest.mark.rule("VM-159", "VM-173", "VM-032", "VM-286")
def test_why_she_does_not_climb() -> None:
    s = room()
    s.map.stack = []
    session = play(spider_turn(s, GIANT, "E4", "eyes"))
    assert refuses(session, ("climb:D4", "VM-159", "No wall"), ("climb:E5", "VM-032", ""))
    s.paladin.pillar = spot("F4")
    assert refuses(play(spider_turn(s, GIANT, "E4", "eyes")), ("climb:F4", "VM-286", ""))
    s.paladin.pillar = SUPPLY
    session = play(spider_turn(s, GIANT, "E4", "eyes"), "climb:F4")
    assert refuses(session, ("climb:E4", "VM-159", "crossed a wall"))
    s = spider_turn(s, GIANT, "E4", "eyes")
    s.spider.moves = 0
    assert refuses(play(s), ("climb:F4", "VM-173", "No step"))


@pytest.mark.rule("VM-172", "VM-173", "VM-192")
def test_why_a_spiderling_does_not() -> None:
    s = room()
    corridor(s, "D6 D7 E7 F7", "shrine")
    put_blood(s, "C4")
    s = spider_turn(s, SPIDERLINGS, "D4", "eyes")
    s.spider.spiderlings[4] = GONE
    s.spider.spiderlings[3] = spot("C4")
    session = play(s)
    assert refuses(
        session,
        ("crawl:spiderling2", "VM-172", "moves first"),
        ("crawl:spiderling5", "VM-172", "gone"),
    )
    choose(session, "crawl:spiderling1")
    assert refuses(
        session,
        ("go:D4", "VM-173", "It is there"),
        ("go:G7", "VM-173", "4 steps left, it is 6 away"),
        ("take:C4", "VM-192", "It is not there"),
        ("take:D4", "VM-192", "No blood"),
        ("escape", "VM-156", "0 Terror of 12"),
    )
    choose(session, "stop")
    assert refuses(session, ("crawl:spiderling1", "VM-172", "has moved"))


@pytest.mark.rule("VM-156", "VM-173")
def test_why_she_does_not_escape() -> None:
    s = room()
    lay(s, "D1", "blood", "S")
    corridor(s, "D2", "shrine")
    s.spider.terror = 11
    assert refuses(
        play(spider_turn(s, SORCERER, "D1", "eyes")), ("escape", "VM-156", "11 Terror of 12")
    )
    s.spider.terror = 12
    assert refuses(
        play(spider_turn(s, SORCERER, "D2", "eyes")), ("escape", "VM-156", "not above the stairs")
    )
    assert refuses(play(spider_turn(s, SORCERER, "D1", "eyes")), ("escape", "VM-156", "A wall"))
    lay(s, "D1", "blood", "N")
    s = spider_turn(s, SORCERER, "D1", "eyes")
    s.spider.moves = 0
    assert refuses(play(s), ("escape", "VM-173", "No step"))
    s = spider_turn(s, SPIDERLINGS, "D1", "eyes")
    s.spider.moves = 4
    session = play(s, "crawl:spiderling1", "go:D2", "go:D1", "go:D2", "go:D1")
    assert session.asked.ask == "spider", "with no step and no blood nothing is left to ask"
    put_blood(s, "D1")
    session = play(s, "crawl:spiderling1", "go:D2", "go:D1", "go:D2", "go:D1")
    assert refuses(session, ("escape", "VM-173", "No step"))


@pytest.mark.rule("VM-167", "VM-168", "VM-234")
def test_why_not_that_form() -> None:
    s = room()
    s = spider_turn(s, SPIDERLINGS, "D4")
    s.spider.spiderlings[0] = spot("E4")
    session = play(begin(s, "spider_chooses_form", 2), "form:giant")
    assert refuses(session, ("become:C4", "VM-168", "No Spiderling"))
    s.demon_queen = True
    session = play(begin(s, "spider_chooses_form", 2))
    assert session.asked.ask == "become", "she has no choice of form"


@pytest.mark.rule("VM-170", "VM-171", "VM-019", "VM-174", "VM-192")
def test_why_no_terror() -> None:
    s = room()
    put_blood(s, "D4")
    put_blood(s, "E4")
    s.spider.eggs[0] = spot("C4")
    put_blood(s, "C4")
    s = spider_turn(s, GIANT, "D4", "eyes fangs")
    s.spider.blood = 2
    session = play(begin(s, "spider_gains", 2))
    assert refuses(
        session,
        ("feed", "VM-019", "costs 3 Blood, you have 2"),
        ("scare:eyes", "VM-171", "no webs on the map, it takes 6"),
        ("take:D5", "VM-192", "No blood"),
        ("take:C4", "VM-192", "An Egg"),
        ("take:E4", "VM-192", "not there"),
    )
    s.spider.blood = 6
    put_webs(s, "D5", 3)
    put_webs(s, "A7", 3)
    session = play(begin(s, "spider_gains", 2), "feed")
    assert refuses(session, ("feed", "VM-170", "have fed"), ("scare:webs", "VM-174", "not hold"))
    choose(session, "scare:eyes")
    assert refuses(session, ("scare:fangs", "VM-171", "scared them"))


@pytest.mark.rule("VM-174", "VM-179", "VM-181")
def test_why_a_card_is_not_cast_so() -> None:
    s = room()
    s.map.stack = []
    session = play(spider_turn(s, GIANT, "D4", "eyes fangs"))
    assert refuses(
        session,
        ("cast:webs,webs", "VM-174", "do not hold"),
        ("cast:webs,eyes", "VM-181", ""),
        ("cast:fangs,eyes", "VM-179", ""),
        ("cast:eyes,eyes", "VM-179", ""),
    )


@pytest.mark.rule("VM-175", "VM-176", "VM-177", "VM-178", "VM-179", "VM-286", "VM-002", "VM-174")
def test_why_a_power_does_not_work_on_a_tile() -> None:
    s = room()
    dark(s, "D3")
    session = play(spider_turn(s, SORCERER, "D4", "eyes"), "cast:eyes,eyes")
    assert refuses(
        session,
        ("look:D4", "VM-175", "no Dark tile"),
        ("look:G1", "VM-179", ""),
        ("done", "VM-174", "nothing yet"),
    )
    put_ghost(s, "E4")
    put_ghost(s, "D5")
    put_ghost(s, "C4")
    s.paladin.pillar = spot("C4")
    s.manor.wraith = spot("D3")
    session = play(spider_turn(s, GIANT, "D4", "fangs"), "cast:fangs,fangs")
    assert refuses(
        session,
        ("bite:D3", "VM-177", ""),
        ("bite:C4", "VM-286", ""),
        ("bite:G7", "VM-179", ""),
    )
    s.manor.wraith = SUPPLY
    session = play(spider_turn(s, GIANT, "D4", "fangs"), "cast:fangs,fangs")
    assert refuses(session, ("bite:D3", "VM-176", "Nobody"))
    put_webs(s, "E4", 3)
    session = play(spider_turn(s, GIANT, "D4", "webs"), "cast:webs,webs")
    assert refuses(session, ("spin:E4", "VM-178", "Three webs"))
    for where in ("A7", "G7"):
        put_webs(s, where, 3)
    session = play(spider_turn(s, GIANT, "D4", "webs"), "cast:webs,webs", "spin:D5")
    assert session.asked.ask == "spider", "the tenth web was the last"


@pytest.mark.rule("VM-002", "VM-178")
def test_no_web_is_left() -> None:
    s = room()
    for where, n in (("A7", 3), ("G7", 3), ("F4", 3)):
        put_webs(s, where, n)
    s = spider_turn(s, SPIDERLINGS, "D4", "webs")
    s.spider.spiderlings[0] = spot("E4")
    session = play(s, "cast:webs,webs")
    assert "spin:D4" in offers(session)
    s.map.webs[spot("F4")] = 2
    session = play(s, "cast:webs,webs", "spin:E4")
    assert refuses(session, ("spin:E4", "VM-179", ""))


@pytest.mark.rule("VM-176", "VM-016", "VM-061")
def test_why_not_that_victim() -> None:
    s = room()
    put_ghost(s, "E4")
    put_ghost(s, "D5")
    s.paladin.at = spot("E4")
    s.spider.eggs[0] = spot("E4")
    session = play(spider_turn(s, GIANT, "D4", "fangs"), "cast:fangs,fangs", "bite:E4")
    assert refuses(session, ("victim:egg1", "VM-016", ""), ("victim:poltergeist2", "VM-061", ""))


@pytest.mark.rule("VM-182", "VM-019")
def test_why_no_veil() -> None:
    s = room()
    dark(s, "D3")
    put_webs(s, "D5")
    assert refuses(
        play(spider_turn(s, GIANT, "D4", "eyes")), ("veil:C4", "VM-182", "not the Sorcerer")
    )
    session = play(spider_turn(s, SORCERER, "D4", "eyes"))
    assert refuses(
        session,
        ("veil:D3", "VM-182", "no Lit tile"),
        ("veil:G7", "VM-182", "not in sight"),
        ("veil:D5", "VM-182", "not empty"),
    )
    session = play(spider_turn(s, SORCERER, "D4", ""))
    assert refuses(session, ("veil:C4", "VM-019", "costs 1 power cards, you hold 0"))


@pytest.mark.rule("VM-183", "VM-019")
def test_why_no_tending() -> None:
    s = room()
    s.spider.blood = 1
    assert refuses(
        play(spider_turn(s, GIANT, "D4", "eyes")), ("tend", "VM-183", "not the Sorcerer")
    )
    assert refuses(play(spider_turn(s, SORCERER, "D4", "eyes")), ("tend", "VM-183", "No Egg"))
    s.spider.blood, s.spider.eggs[0] = 0, spot("C4")
    assert refuses(
        play(spider_turn(s, SORCERER, "D4", "eyes")), ("tend", "VM-019", "costs 1 Blood")
    )


@pytest.mark.rule("VM-184", "VM-002", "VM-019", "VM-286")
def test_why_no_egg() -> None:
    s = room()
    assert refuses(
        play(spider_turn(s, SORCERER, "D4", "eyes")), ("lay:D4", "VM-184", "not the Giant")
    )
    session = play(spider_turn(s, GIANT, "D4", "eyes"))
    assert refuses(
        session, ("lay:D4", "VM-019", "costs 2"), ("lay:G7", "VM-184", "neither your tile")
    )
    s.paladin.pillar = spot("C4")
    assert refuses(play(spider_turn(s, GIANT, "D4", "eyes fangs")), ("lay:C4", "VM-286", ""))
    s = spider_turn(s, GIANT, "D4", "eyes fangs")
    s.spider.eggs_laid = 2
    assert refuses(play(s), ("lay:D4", "VM-184", "Two Eggs a turn"))
    s.spider.eggs_laid = 0
    s.spider.eggs = [spot("D4"), spot("E4"), spot("A7")]
    assert refuses(play(s), ("lay:D4", "VM-002", "All three Eggs"))


@pytest.mark.rule("VM-185", "VM-186", "VM-234", "VM-019")
def test_why_neither_legs_nor_loot() -> None:
    s = room()
    s.no_legs = True
    session = play(spider_turn(s, SPIDERLINGS, "D4", "eyes"))
    assert refuses(session, ("legs", "VM-234", ""), ("loot", "VM-186", "No treasure"))
    assert refuses(
        play(spider_turn(s, GIANT, "D4", "eyes")), ("loot", "VM-186", "not the Spiderlings")
    )
    s.no_legs = False
    put_treasure(s, "D4")
    session = play(spider_turn(s, SPIDERLINGS, "D4", ""))
    assert refuses(session, ("legs", "VM-019", "costs 1"), ("loot", "VM-019", "costs 1"))


@pytest.mark.rule("VM-185", "VM-156")
def test_why_not_that_step_of_legs() -> None:
    s = room()
    corridor(s, "D6 D7 E7 F7", "shrine")
    session = play(spider_turn(s, SPIDERLINGS, "D4", "eyes"), "legs")
    assert refuses(
        session,
        ("go:G7", "VM-185", "1 step left, it is 6 away"),
        ("go:D4", "VM-185", "It is there"),
        ("escape", "VM-156", "Terror"),
    )


@pytest.mark.rule("VM-174")
def test_why_not_that_card() -> None:
    s = room()
    session = play(spider_turn(s, SORCERER, "D4", "eyes fangs"), "veil:C4")
    assert refuses(session, ("spend:webs", "VM-174", "do not hold"))


@pytest.mark.rule("VM-161", "VM-286")
def test_why_a_spiderling_does_not_run_there() -> None:
    s = room()
    dark(s, "D3")
    s.paladin.at, s.paladin.prepare, s.paladin.unassigned = spot("D4"), 4, 2
    s.paladin.pillar = spot("D5")
    s.spider.form, s.spider.at = GIANT, spot("D4")
    s.map.stack = []
    deal(s, "")
    session = play(begin(s, "paladin_acts", 0), "crusade:D4", "attack:giant")
    assert refuses(
        session,
        ("scatter:D5", "VM-286", ""),
        ("scatter:G7", "VM-161", "not beside D4"),
        ("scatter:A1", "VM-161", "no tile"),
    )
