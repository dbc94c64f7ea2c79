"""Revealed tiles, attacks and tokens."""

from __future__ import annotations

import pytest
from tests.positions import why

from hearthside.games.vast.content.board import GONE, SUPPLY
from hearthside.games.vast.state import Vast

from .arrange import (
    blank,
    choose,
    corridor,
    dark,
    lay,
    lies,
    offers,
    paladin_turn,
    play,
    put_blood,
    put_ghost,
    put_lamp,
    put_treasure,
    put_webs,
    spot,
    verbs,
)


def room(mix: str = "five", **setup: object) -> Vast:
    """Crossroads around D4 without shrines."""
    s = blank(mix, **setup)
    corridor(s, "D4 E4 D5 C4", "blood")
    return s


# -- what a tile does ----------------------------------------------------------------------


@pytest.mark.rule("VM-045", "VM-046", "VM-047", "VM-048", "VM-050", "VM-085")
def test_revealed_tiles_resolve() -> None:
    for kind in ("blood", "treasure", "poltergeist", "pit", "shrine", "armory"):
        s = blank("paladin_spider")
        corridor(s, "D4", "pit")
        dark(s, "E4", kind, {"treasure": "NS", "pit": "NS"}.get(kind, ""))
        session = play(paladin_turn(s, "D4"), "crusade:E4")
        m, at = session.state.map, spot("E4")
        assert m.blood[at] == (kind == "blood")
        assert (at in m.poltergeists) == (kind == "poltergeist")
        assert session.state.paladin.grit == 2
        found = [e for e in session.journal if e.kind == "treasure_placed"]
        assert len(found) == (kind == "treasure")
        assert session.state.skeletons.stability == s.skeletons.stability, "no solo effects here"
        if kind == "treasure":
            assert session.decision is not None
            assert session.decision.ask == "treasure", "the marker was there and he collects it"


# -- attacks -------------------------------------------------------------------------------


@pytest.mark.rule("VM-052", "VM-053", "VM-055", "VM-095", "VM-096")
def test_he_hits_only_with_more_strength_than_defense() -> None:
    s = room()
    put_ghost(s, "E4")
    s.paladin.prepare = 2
    session = play(paladin_turn(s, "D4"), "crusade:E4")
    assert verbs(session, "attack") == {"poltergeist1"}
    assert "done" not in offers(session), "walking in forces the attack"
    choose(session, "attack:poltergeist1")
    s = session.state
    assert s.map.poltergeists[0] == SUPPLY
    assert (s.paladin.grit, s.paladin.light) == (3, 1)
    assert s.paladin.at == spot("E4")


@pytest.mark.rule("VM-054", "VM-089", "VM-059", "VM-060", "VM-058")
def test_a_forced_miss_sends_him_back_without_another_entry() -> None:
    s = room()
    lay(s, "E4", "shrine")
    put_ghost(s, "E4")
    put_treasure(s, "E4")
    put_webs(s, "D4", 2)
    s.skeletons.at[0] = spot("D4")
    s.paladin.prepare = 1
    session = play(paladin_turn(s, "D4"), "crusade:E4", "attack:poltergeist1")
    s = session.state
    assert s.paladin.at == spot("D4"), "1 is not more than 1"
    assert s.map.webs[spot("D4")] == 2, "going back removes nothing"
    assert s.map.poltergeists[0] == spot("E4")
    assert s.map.treasures[0] == spot("E4"), "steps 3 and 4 are lost"
    assert session.decision is not None
    assert session.decision.ask == "paladin"


@pytest.mark.rule("VM-056", "VM-090", "VM-163")
def test_spiderlings_eggs_wraith_and_warlock_force_nobody() -> None:
    s = room()
    s.spider.form, s.spider.spiderlings = 2, [spot("E4")] * 2 + [GONE] * 3
    s.spider.eggs[0] = spot("E4")
    s.manor.wraith = spot("E4")
    session = play(paladin_turn(s, "D4"), "crusade:E4")
    assert "done" in offers(session)
    assert verbs(session, "attack") == {"spiderling1", "spiderling2", "egg1"}
    assert why(session, "attack:wraith") == "VM-056"
    choose(session, "attack:spiderling1")
    assert session.state.paladin.at == spot("E4"), "a free miss costs nothing"


@pytest.mark.rule("VM-057", "VM-091")
def test_all_forcing_figures_are_attacked_until_the_first_miss() -> None:
    s = room()
    s.skeletons.at[0] = s.skeletons.at[1] = spot("E4")
    put_ghost(s, "E4")
    s.paladin.prepare = 2
    session = play(paladin_turn(s, "D4"), "crusade:E4", "attack:poltergeist1")
    assert "done" not in offers(session)
    assert why(session, "attack:poltergeist1") == "VM-061"
    choose(session, "attack:casty")
    assert session.state.paladin.at == spot("D4"), "two Skeletons have Defense 2"
    assert session.state.map.poltergeists[0] == SUPPLY, "the earlier hit stands"
    assert session.state.paladin.grit == 3


@pytest.mark.rule("VM-091")
def test_each_figure_once_per_crusade() -> None:
    s = room()
    s.spider.eggs[0] = spot("D4")
    session = play(paladin_turn(s, "D4"), "crusade:D4", "attack:egg1")
    assert session.decision is not None
    assert session.decision.ask == "paladin", "nobody left to attack"
    assert session.state.spider.eggs[0] == spot("D4")


@pytest.mark.rule("VM-061")
def test_attacks_reach_only_the_own_tile() -> None:
    s = room()
    put_ghost(s, "D4")
    put_ghost(s, "E4")
    session = play(paladin_turn(s, "D4"), "crusade:D4")
    assert verbs(session, "attack") == {"poltergeist1"}
    assert why(session, "attack:poltergeist2") == "VM-061"


@pytest.mark.rule("VM-033", "VM-034", "VM-116", "VM-147")
def test_entering_removes_one_of_each_enemy_token_and_no_own_one() -> None:
    s = room()
    put_webs(s, "E4", 3)
    put_blood(s, "E4", 2)
    put_lamp(s, "E4")
    s.map.skulls = [spot("E4"), spot("E4")]
    session = play(paladin_turn(s, "D4"), "crusade:E4")
    m = session.state.map
    assert (m.webs[spot("E4")], m.blood[spot("E4")]) == (2, 1)
    assert m.skulls == [GONE, spot("E4")]
    assert lies(m.lamps, "E4")
