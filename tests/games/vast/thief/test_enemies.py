"""Who hunts the Thief, and what they gain."""

from __future__ import annotations

import pytest
from tests.positions import asked

from hearthside.games.vast import game
from hearthside.games.vast.content.board import GONE, SUPPLY
from hearthside.games.vast.content.figures import CASTY, GIANT, SLASHY, SORCERER
from hearthside.games.vast.content.roles import THIEF
from hearthside.games.vast.rules.figures import foes_on, forcing
from hearthside.kernel import SPECTATOR

from ..arrange import (
    SETUPS,
    activate,
    begin,
    choose,
    lay,
    offers,
    paladin_turn,
    play,
    spider_turn,
    spot,
    thief_turn,
    verbs,
)
from ..refusals.cases import refuses
from .house import house, told

# -- his enemies ---------------------------------------------------------------------------


@pytest.mark.rule("VT-231", "VT-019", "VT-229", "VT-230", "VT-238")
@pytest.mark.parametrize(("drop", "grit"), [(3, 3), (2, 1), (1, 1), (0, 0)])
def test_the_paladin_hits_him_with_cubes_on_crusade(drop: int, grit: int) -> None:
    s = house()
    t = s.thief
    t.at, t.plan, t.carried, t.loot_drop = spot("E4"), [2, 1, 0], 2, drop
    s.map.treasures[:2] = [GONE] * 2
    s.paladin.crusade = 1
    session = play(paladin_turn(s, "D4"), "crusade:E4")
    assert {"attack:thief", "done"} <= offers(session), "he need not"
    choose(session, "attack:thief")
    s = session.state
    assert (s.thief.at, s.thief.carried, s.thief.loot_drop) == (SUPPLY, 0, drop)
    assert s.map.treasures[:2] == [SUPPLY, spot("E4")], "the first of them is collected already"
    assert (s.paladin.grit, s.paladin.light) == (grit, 1)
    assert "The Paladin hits the Thief: Strength 2 against 1." in told(session)


@pytest.mark.rule("VT-231")
def test_strength_plays_no_part_and_a_miss_sends_nobody_back() -> None:
    s = house()
    s.thief.at, s.thief.plan = spot("E4"), [2, 1, 0]
    s.paladin.prepare = 4
    session = play(paladin_turn(s, "D4"), "crusade:E4", "attack:thief")
    assert (session.state.thief.at, session.state.paladin.at) == (spot("E4"), spot("E4"))
    assert not forcing(s, 0) >> spot("E4") & 1 and foes_on(s, spot("E4"), 1) == ["thief"]


@pytest.mark.rule("VT-232", "VT-230", "VT-229")
@pytest.mark.parametrize("drop", [0, 1, 2, 3])
def test_a_strike_kills_him(drop: int) -> None:
    s = house()
    s.thief.at, s.thief.plan, s.thief.loot_drop = spot("E4"), [1, 0, 2], drop
    s.skeletons.at[SLASHY] = spot("E5")
    s.map.skulls[0] = spot("E3")
    march = activate(s, CASTY, "D4", stability=4)
    session = play(march, "go:E4", "strike:thief", rolls=(1,))
    s = session.state
    assert s.thief.at == SUPPLY and s.skeletons.at[CASTY] == spot("spawn1")
    assert s.skeletons.stability >= 3 + drop
    assert "Strength 3 against 2" in " ".join(told(session))


@pytest.mark.rule("VT-232", "VT-019")
def test_skeletons_enter_freely_and_miss_a_stealthy_one() -> None:
    s = house()
    s.thief.at, s.thief.plan = spot("E4"), [0, 2, 1]
    session = play(activate(s, CASTY, "D4"), "go:E4")
    assert "go:D4" in offers(session), "nothing forces it"
    session = play(activate(s, CASTY, "D4"), "go:E4", "strike:thief", rolls=(1,))
    assert session.state.thief.at == spot("E4")


@pytest.mark.rule("VT-233", "VT-230")
@pytest.mark.parametrize("drop", [0, 1, 2, 3])
def test_fangs_kill_him_and_bring_cards(drop: int) -> None:
    s = house()
    s.thief.at, s.thief.loot_drop = spot("E4"), drop
    session = play(spider_turn(s, GIANT, "D4", "fangs"), "cast:fangs,fangs")
    s = session.state
    assert s.thief.at == SUPPLY and s.spider.blood == 1
    assert len(s.spider.hand) == drop


@pytest.mark.rule("VT-227")
def test_unnatural_evasion_turns_the_first_attack_of_a_turn() -> None:
    s = house()
    s.thief.at, s.thief.upgrades, s.thief.plan = spot("E4"), ["unnatural_evasion"], [1, 0, 2]
    s.paladin.crusade = 3
    lay(s, "F4", "poltergeist")
    ready = paladin_turn(s, "D4", cubes=3)
    session = play(ready, "crusade:E4", "attack:thief", rolls=(4,))
    assert asked(session) == (4, "slip")
    assert verbs(session, "slip") == {"D4", "F4", "E3", "E5"}
    assert refuses(session, ("slip:C4", "VT-227", "not one open step"))
    choose(session, "slip:F4")
    s = session.state
    assert (s.thief.at, s.paladin.light) == (spot("F4"), 0), "no hit, no Light"
    choose(session, "crusade:F4", "attack:thief")
    assert session.state.thief.at == SUPPLY, "the second attack of the turn is not rolled for"
    session = play(ready, "crusade:E4", "attack:thief", rolls=(3,))
    assert session.state.thief.at == SUPPLY
    session = play(ready, "crusade:E4", "attack:thief", "hold", rolls=(6,))
    assert session.state.thief.at == spot("E4")


@pytest.mark.rule("VT-227")
def test_who_is_evaded_pays_all_the_same() -> None:
    s = house()
    s.thief.at, s.thief.upgrades = spot("E4"), ["unnatural_evasion"]
    session = play(spider_turn(s, GIANT, "D4", "fangs"), "cast:fangs,fangs", "hold", rolls=(5,))
    assert session.state.spider.blood == 1 and session.state.thief.at == spot("E4")
    s = house()
    s.thief.at, s.thief.plan, s.thief.upgrades = spot("E4"), [1, 0, 2], ["unnatural_evasion"]
    s.skeletons.at[SLASHY] = spot("E5")
    s.map.skulls[0] = spot("E3")
    march = activate(s, CASTY, "D4", stability=4)
    session = play(march, "go:E4", "strike:thief", "hold", rolls=(4, 1))
    assert session.state.skeletons.at[CASTY] == spot("spawn1"), "Weak Bones"
    s = session.state
    s.thief.evaded = True
    session = play(begin(s, "skeletons_brace", 1))
    assert not session.state.thief.evaded, "in the next turn he may again"


@pytest.mark.rule("VT-229", "VT-061")
def test_after_his_death_he_is_back_at_the_entrance() -> None:
    s = house()
    s.thief.at, s.thief.robbed = SUPPLY, 7
    session = play(begin(s, "thief_returns", THIEF))
    t = session.state.thief
    assert (t.at, t.robbed, t.tried) == (spot("D1"), 0, 0)


def test_his_board_is_seen_by_all() -> None:
    s = house()
    s.thief.carried, s.thief.upgrades = 1, ["soft_steps"]
    s.map.treasures[0] = GONE
    s.map.vaults = 1 << spot("D4")
    thief_turn(s, "D4")
    things = {thing.id: thing for thing in game.scene(s, SPECTATOR)}
    assert things["track:stealth"].facts["value"] == 3
    assert things["piece:thief"].facts["defense"] == 3
    assert things["card:soft_steps"].at == "zone:upgrades"
    assert things["token:vault.D4"].at == "space:D4"
    assert things["pile:vaults"].facts["count"] == 5
    assert SETUPS["five_thief"]["roles"] == ["paladin", "skeletons", "spider", "manor", "thief"]
    assert SORCERER
