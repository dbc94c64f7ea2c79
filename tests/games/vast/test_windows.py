"""Windows: what may be done at any time in one's turn, and that nobody is asked for nothing."""

from __future__ import annotations

import pytest
from tests.positions import asked, why

from hearthside.games.vast.content.figures import CASTY, GIANT, SLASHY, SPIDERLINGS, STABBY
from hearthside.games.vast.state import Vast

from .arrange import (
    Table,
    activate,
    begin,
    blank,
    choose,
    corridor,
    dark,
    equip,
    give,
    offers,
    paladin_turn,
    play,
    put_blood,
    put_treasure,
    spider_turn,
    spot,
    verbs,
)


def room() -> Vast:
    """Crossroads around D4, the Paladin and the Spider in far corners."""
    s = blank()
    corridor(s, "D4 E4 D5 C4", "blood")
    corridor(s, "A1 G7")
    s.paladin.at, s.spider.at = spot("A1"), spot("G7")
    return s


# -- the Spider's blood --------------------------------------------------------------------


@pytest.mark.rule("VM-192")
def test_blood_is_drunk_before_a_form_is_chosen() -> None:
    s = spider_turn(room(), SPIDERLINGS, "D4")
    s.spider.spiderlings[0] = spot("E4")
    put_blood(s, "E4", 2)
    put_blood(s, "D4")
    session = play(begin(s, "spider_chooses_form", 2))
    assert asked(session) == (2, "blood")
    choose(session, "take:E4", "take:D4", "take:E4")
    assert asked(session) == (2, "form"), "nothing is left to drink"
    choose(session, "form:giant", "become:D4")
    assert session.state.spider.blood == 3


@pytest.mark.rule("VM-192")
def test_blood_may_lie_and_nobody_is_asked_without_it() -> None:
    s = spider_turn(room(), GIANT, "D4")
    assert asked(play(begin(s, "spider_chooses_form", 2))) == (2, "form")
    put_blood(s, "D4")
    session = play(begin(s, "spider_chooses_form", 2), "go_on")
    assert asked(session) == (2, "form")
    s.spider.eggs[0] = spot("D4")
    assert asked(play(begin(s, "spider_chooses_form", 2))) == (2, "form"), "an Egg lies in it"


# -- the Skeletons' gear -------------------------------------------------------------------


def rising(s: Vast, gear: str = "", stability: int = 2) -> Table:
    """Their turn begins with Slashy on a Lit tile and perhaps a gear card in hand."""
    k = s.skeletons
    k.at[SLASHY], k.up, k.march, k.stability = spot("D4"), 1 << SLASHY, [3, 0, 1, 2, 4], stability
    if gear:
        equip(s, gear, played=False)
    return play(begin(s, "skeletons_rise", 1))


@pytest.mark.rule("VM-152", "VM-128", "VM-304")
def test_gear_is_put_on_before_stability_is_lost() -> None:
    session = rising(room(), "helmet")
    assert asked(session) == (1, "outfit")
    choose(session, "equip:helmet")
    assert asked(session) == (1, "skeleton")
    assert session.state.skeletons.stability == 2, "the Helmet works at once"
    session = rising(room(), "helmet")
    choose(session, "go_on")
    assert session.state.skeletons.stability == 1


@pytest.mark.rule("VM-152", "VM-128")
def test_nobody_is_asked_where_there_is_nothing_to_put_on_or_to_lose() -> None:
    assert asked(rising(room())) == (1, "skeleton"), "no gear in hand"
    assert asked(rising(room(), "helmet", stability=0)) == (1, "skeleton"), "nothing to lose"
    s = room()
    s.map.pits |= 1 << spot("D4")
    assert asked(rising(s, "helmet")) == (1, "skeleton"), "a Pit costs nothing"


@pytest.mark.rule("VM-155", "VM-152")
def test_who_holds_gear_is_asked_whether_it_fits_or_not() -> None:
    session = rising(room(), "kukri")
    assert asked(session) == (1, "outfit"), "others must not know that it is Stabby's"
    assert offers(session) == {"go_on"}


@pytest.mark.rule("VM-152", "VM-151", "VM-308")
def test_gear_is_put_on_when_the_blow_lands() -> None:
    s = room()
    s.paladin.at = spot("E4")
    equip(s, "poison", played=False)
    equip(s, "kukri", played=False)
    s.paladin.grit = 9
    march = activate(s, STABBY, "D4", stability=4)
    session = play(march, "go:E4", "strike:paladin", rolls=(1,))
    assert asked(session) == (1, "stab")
    choose(session, "equip:kukri", "equip:poison", "poison", "stab")
    assert session.state.paladin.health == 5, "a hit and the poison"
    session = play(march, "go:E4", "strike:paladin", "equip:kukri", "stab", "mercy", rolls=(1,))
    assert session.state.paladin.grit == 3, "twice 3, with the Kukri just put on"


@pytest.mark.rule("VM-152", "VM-148")
def test_gear_is_put_on_while_another_runs() -> None:
    s = room()
    equip(s, "horn", played=False)
    s.skeletons.at[CASTY] = spot("D5")
    session = play(activate(s, 1, "D4"), "scream:casty")
    assert "equip:horn" in offers(session)


# -- the Paladin's favors and treasures ----------------------------------------------------


@pytest.mark.rule("VM-113", "VM-085", "VM-286")
def test_he_spends_in_the_middle_of_a_crusade() -> None:
    s = room()
    dark(s, "D3", "treasure", "ESW")
    dark(s, "C3")
    give(s, "pillar_of_light")
    s.paladin.light = 2
    session = play(paladin_turn(s, "D4"), "approach:D3")
    assert asked(session) == (0, "aids")
    assert not session.state.map.lit >> spot("D3") & 1, "not revealed yet"
    choose(session, "raise_pillar")
    assert "C3" in verbs(session, "pillar"), "out of the Dark tile he sees all around"
    choose(session, "pillar:C3", "go_on")
    s = session.state
    assert s.map.lit >> spot("D3") & 1
    assert (s.paladin.grit, s.paladin.pillar) == (2, spot("C3"))
    assert s.paladin.crusade == 1, "it is one crusade"


@pytest.mark.rule("VM-113")
def test_a_crusade_is_only_held_where_it_can_matter() -> None:
    s = room()
    dark(s, "D3")
    session = play(paladin_turn(s, "D4"))
    assert not verbs(session, "approach"), "he has nothing to use"
    assert why(session, "approach:D3") == "VM-113"
    s.paladin.fury = 1
    session = play(paladin_turn(s, "D4"))
    assert verbs(session, "approach") == {"D3"}, "only into the dark"
    assert why(session, "approach:E4") == "VM-113"
    assert why(session, "approach:G7") == "VM-031"
    choose(session, "approach:D3", "go_on")
    assert session.asked.ask != "aids"


@pytest.mark.rule("VM-113", "VM-288", "VM-111")
def test_he_makes_room_for_light_before_he_refuses_a_treasure() -> None:
    s = room()
    put_treasure(s, "E4")
    give(s, "dedication")
    s.paladin.light, s.paladin.fury = 8, 5
    s.paladin.treasures.cards = ["halo"]
    session = play(paladin_turn(s, "D4"), "crusade:E4")
    assert asked(session) == (0, "treasure")
    choose(session, "lamp:E4", "lamp:D4", "refuse")
    p = session.state.paladin
    assert (p.light, p.fury) == (6, 5), (
        "two lamps stand for two of the eight, so no Light is left to gain"
    )


@pytest.mark.rule("VM-113", "VM-112")
def test_a_card_found_before_is_played_over_the_next_treasure() -> None:
    s = room()
    put_treasure(s, "E4")
    give(s, "dedication", played=False)
    s.paladin.treasures.cards = ["halo", "armor"]
    session = play(paladin_turn(s, "D4"), "crusade:E4", "give:halo", "play:dedication", "refuse")
    p = session.state.paladin
    assert (p.light, p.fury, p.grit) == (2, 2, 0)
