"""What the Thief does with his cubes."""

from __future__ import annotations

import pytest
from tests.positions import asked

from hearthside.games.vast.content.board import GONE
from hearthside.games.vast.content.figures import CASTY, SLASHY
from hearthside.games.vast.content.roles import THIEF
from hearthside.games.vast.rules.thief.traits import stealth

from ..arrange import (
    blank,
    choose,
    corridor,
    dark,
    deal,
    equip,
    give,
    lay,
    lies,
    offers,
    paladin_turn,
    play,
    put_ghost,
    put_treasure,
    spot,
    table,
    thief_turn,
    verbs,
)
from ..refusals.cases import refuses
from .house import beside_him, house, told

# -- actions -------------------------------------------------------------------------------


@pytest.mark.rule("VT-214", "VT-223", "VT-209", "VT-208")
def test_loot_is_carried_and_weighs() -> None:
    s = house()
    put_treasure(s, "D4")
    put_treasure(s, "D4")
    session = play(thief_turn(s, "D4", (4, 2, 3)), "loot", "loot")
    s = session.state
    assert (s.thief.carried, s.thief.cubes, stealth(s)) == (2, 1, 0)
    assert s.map.treasures.count(GONE) == 2 and not s.map.hoards
    assert refuses(session, ("loot", "VT-214", "No treasure lies here"))
    put_treasure(s, "D4")
    s.thief.cubes = 0
    assert refuses(play(s), ("loot", "VT-208", "costs 1 cube, you have 0"))
    s.thief.carried = 4
    assert stealth(s) == -2, "below 0 too"


@pytest.mark.rule("VT-208", "VT-046", "VT-045")
def test_unused_cubes_go_back_and_he_expands_without_a_manor() -> None:
    s = house("no_manor_thief")
    dark(s, "F4")
    assert s.expander == THIEF
    session = play(thief_turn(s, "D4"), "end")
    assert asked(session) == (3, "expand_reveal")
    assert session.state.thief.cubes == 0
    assert table("five_thief").expander < 0


@pytest.mark.rule("VT-222", "VT-214", "VT-226")
def test_vaults_stand_in_shrines_and_open_once_a_turn() -> None:
    s = house()
    dark(s, "E4", "shrine")
    session = play(thief_turn(s, "D4", (2, 3, 4)), "go:E4", "reveal", rolls=(3, 4))
    m = session.state.map
    assert lies(m.vaults, "E4") and lies(m.shrines, "E4")
    choose(session, "pick:1")
    assert lies(session.state.map.vaults, "E4"), "a 3 is not enough for one cube"
    assert refuses(session, ("pick:1", "VT-214", "tried this vault"))
    s = house()
    s.map.vaults = 1 << spot("D4")
    session = play(thief_turn(s, "D4", (2, 3, 4)), "pick:2", rolls=(2,))
    t = session.state.thief
    assert (t.carried, t.cubes, session.state.map.vaults) == (1, 2, 0)
    assert refuses(session, ("pick:1", "VT-222", "No vault"))
    session = play(thief_turn(s, "D4", (2, 3, 4)), "pick:3")
    assert session.state.thief.carried == 1, "three cubes need no die"
    s.thief.upgrades = ["lock_picking_kit"]
    session = play(thief_turn(s, "D4", (2, 3, 4)), "pick:3")
    assert session.state.thief.cubes == 2
    thief_turn(s, "D4").thief.cubes = 0
    assert refuses(play(s), ("pick:2", "VT-208", "costs 1 cube"))
    assert "pick:1" in offers(play(s)), "with the kit one try is free"


@pytest.mark.rule("VT-222")
def test_only_a_thief_brings_vaults_and_there_are_six() -> None:
    s = blank()
    corridor(s, "D4", "blood")
    dark(s, "E4", "shrine")
    s.spider.at = spot("D4")
    assert not play(paladin_turn(s, "D4"), "crusade:E4").state.map.vaults
    s = house()
    dark(s, "E4", "shrine")
    s.map.vaults = sum(1 << spot(c) for c in ("A1", "B1", "C1", "E1", "F1", "G1"))
    session = play(thief_turn(s, "D4"), "go:E4", "reveal")
    assert not lies(session.state.map.vaults, "E4")


@pytest.mark.rule("VT-222")
def test_who_enters_leaves_the_vault_and_the_paladin_may_pray() -> None:
    s = house()
    lay(s, "E4", "shrine")
    s.map.vaults = 1 << spot("E4")
    session = play(paladin_turn(s, "D4"), "crusade:E4")
    assert session.asked.ask == "pray"
    assert lies(session.state.map.vaults, "E4")


@pytest.mark.rule("VT-214", "VT-230")
def test_loot_is_hidden_level_by_level() -> None:
    session = play(thief_turn(house(), "D4", (2, 3, 4)), "hide", "hide", "hide")
    t = session.state.thief
    assert (t.loot_drop, t.cubes) == (0, 1)
    assert refuses(session, ("hide", "VT-214", "stands at 0"))
    t.loot_drop, t.cubes = 1, 0
    assert refuses(play(session.state), ("hide", "VT-208", "costs 1 cube"))


@pytest.mark.rule("VT-053")
def test_with_no_treasure_left_he_takes_one_from_any_tile() -> None:
    s = house()
    put_treasure(s, "C4")
    put_treasure(s, "D5")
    s.map.treasures[2:] = [GONE] * 8
    s.thief.stashed = 5
    s.thief.carried = 3
    s.map.vaults = 1 << spot("D4")
    session = play(thief_turn(s, "D4", (2, 3, 4)), "pick:3")
    assert asked(session) == (4, "fetch")
    assert verbs(session, "fetch") == {"C4", "D5"}
    assert refuses(session, ("fetch:D3", "VT-053", "No treasure lies there"))
    choose(session, "fetch:C4")
    assert session.state.thief.carried == 4 and not lies(session.state.map.hoards, "C4")
    s.map.treasures, s.map.hoards = [GONE] * 10, 0
    s.thief.stashed, s.thief.carried = 5, 5
    session = play(thief_turn(s, "D4", (2, 3, 4)), "pick:3")
    assert session.state.thief.carried == 5, "there is none anywhere"


# -- pickpocket and backstab ---------------------------------------------------------------


@pytest.mark.rule("VT-216", "VT-215", "VT-217")
def test_whom_he_can_go_for() -> None:
    s = beside_him(house())
    put_ghost(s, "D4")
    s.spider.eggs[0] = spot("D4")
    s.manor.wraith = spot("D4")
    s.paladin.crusade = 2
    session = play(thief_turn(s, "D4", (4, 3, 2)))
    assert verbs(session, "backstab") == {"paladin", "casty", "giant"}
    s.paladin.crusade = 3
    session = play(thief_turn(s, "D4", (4, 3, 2)))
    assert refuses(
        session,
        ("backstab:paladin,1", "VT-216", "Stealth is 3, it takes 4"),
        ("backstab:shooty,1", "VT-215", ""),
        ("backstab:casty,3", "VT-208", "costs 3 cubes, you have 2"),
        ("backstab:poltergeist1,1", "VT-214", ""),
    )


@pytest.mark.rule("VT-220", "VT-221", "VT-214")
@pytest.mark.parametrize(("cubes", "stability"), [(1, 5), (2, 4), (3, 3)])
def test_a_skeleton_that_is_stabbed_falls_and_rises(cubes: int, stability: int) -> None:
    s = beside_him(house())
    s.skeletons.stability = 5
    session = play(thief_turn(s, "D4", (2, 3, 4)), f"backstab:casty,{cubes}", rolls=(2,))
    k = session.state.skeletons
    assert (k.at[CASTY], k.stability) == (spot("spawn2"), stability)
    assert session.state.thief.cubes == 4 - cubes


@pytest.mark.rule("VT-220", "VT-221")
@pytest.mark.parametrize(("cubes", "grit"), [(1, 8), (2, 6), (3, 4)])
def test_a_paladin_who_is_stabbed_loses_grit(cubes: int, grit: int) -> None:
    s = beside_him(house())
    s.paladin.grit = 9
    s.paladin.unassigned = 4
    session = play(thief_turn(s, "D4", (2, 3, 4)), f"backstab:paladin,{cubes}")
    assert session.state.paladin.grit == grit
    assert session.state.paladin.unassigned == (3 if grit < 7 else 4), "the mark at 7 costs a cube"


@pytest.mark.rule("VT-220")
def test_a_spider_who_is_stabbed_gives_up_cards() -> None:
    s = beside_him(house())
    deal(s, "eyes fangs webs")
    session = play(thief_turn(s, "D4", (2, 3, 4)), "backstab:giant,2")
    assert asked(session) == (2, "spend"), "of her choice"
    choose(session, "spend:eyes", "spend:webs")
    assert session.state.spider.hand == ["fangs"]
    session = play(thief_turn(s, "D4", (2, 3, 4)), "backstab:giant,3")
    assert session.state.spider.hand == []


@pytest.mark.rule("VT-215", "VT-226")
def test_once_for_each_player_and_turn() -> None:
    s = beside_him(house())
    s.skeletons.at[SLASHY] = spot("D4")
    s.skeletons.up |= 1 << SLASHY
    session = play(thief_turn(s, "D4", (2, 3, 4)), "backstab:casty,1", rolls=(1,))
    assert refuses(session, ("backstab:slashy,1", "VT-215", "been at the Skeletons"))
    assert "backstab:paladin,1" in offers(session)


@pytest.mark.rule("VT-226")
def test_the_hand_crossbow_reaches_three_spaces_in_sight() -> None:
    s = house()
    s.paladin.at = spot("E4")
    assert not verbs(play(thief_turn(s, "C4")), "backstab")
    s.thief.upgrades = ["hand_crossbow"]
    session = play(thief_turn(s, "C4"))
    assert verbs(session, "backstab") == {"paladin"}
    assert not verbs(session, "pickpocket"), "pockets are picked by hand"
    assert refuses(session, ("backstab:giant,1", "VT-226", "not in sight within 3"))
    s.paladin.pillar = spot("E4")
    assert refuses(play(thief_turn(s, "C4")), ("backstab:paladin,1", "VM-286", ""))


@pytest.mark.rule("VT-218", "VT-219", "VT-214")
def test_a_picked_pocket_costs_the_spider_terror() -> None:
    s = beside_him(house())
    assert refuses(play(thief_turn(s, "D4")), ("pickpocket:giant,1", "VT-219", ""))
    s.spider.terror = 3
    session = play(thief_turn(s, "D4", (2, 3, 4)), "pickpocket:giant,2", rolls=(2,))
    assert (session.state.spider.terror, session.state.thief.carried) == (2, 1)
    session = play(thief_turn(s, "D4", (2, 3, 4)), "pickpocket:giant,1", rolls=(3,))
    assert (session.state.spider.terror, session.state.thief.carried) == (3, 0)
    assert session.state.thief.cubes == 3
    assert "The Thief tries the pocket: a 3, where 4 or more is needed." in told(session)


@pytest.mark.rule("VT-226", "VT-214")
def test_sticky_fingers_try_again_once_a_turn() -> None:
    s = beside_him(house())
    s.spider.terror = 3
    equip(s, "helmet")
    s.thief.upgrades = ["sticky_fingers"]
    session = play(thief_turn(s, "D4", (2, 3, 4)), "pickpocket:giant,1", rolls=(3, 4, 1))
    assert asked(session) == (4, "sticky")
    choose(session, "again")
    assert session.state.thief.carried == 1
    choose(session, "pickpocket:casty,1")
    assert session.state.thief.carried == 1, "the second one fails for good"


@pytest.mark.rule("VT-226")
def test_sticky_fingers_may_be_saved_for_another_pocket() -> None:
    s = beside_him(house())
    s.spider.terror = 3
    equip(s, "helmet")
    s.thief.upgrades = ["sticky_fingers"]
    s = thief_turn(s, "D4", (2, 3, 4))
    session = play(s, "pickpocket:giant,1", "save", rolls=(3, 1, 5))
    assert (session.state.thief.carried, session.state.spider.terror) == (0, 3)
    choose(session, "pickpocket:casty,1")
    assert asked(session)[1] != "sticky", "nobody else is left to rob"
    assert session.state.thief.carried == 1
    s.thief.cubes = 1
    session = play(s, "pickpocket:giant,1", rolls=(3, 4))
    assert session.state.thief.carried == 1, "without a cube there is nothing to save it for"


@pytest.mark.rule("VT-218", "VT-219")
def test_a_picked_pocket_costs_the_skeletons_gear() -> None:
    s = beside_him(house())
    assert refuses(play(thief_turn(s, "D4")), ("pickpocket:casty,1", "VT-219", ""))
    equip(s, "helmet")
    equip(s, "horn")
    session = play(thief_turn(s, "D4", (2, 3, 4)), "pickpocket:casty,3")
    assert asked(session) == (4, "rob")
    assert refuses(
        session,
        ("rob:shield", "VT-218", "does not lie face up"),
        ("rob:halo", "VT-218", "does not lie face up"),
        ("rummage", "VT-218", "No treasure is in his hand"),
    )
    choose(session, "rob:horn")
    k = session.state.skeletons
    assert (k.gear, k.deck.cards[0]) == (["helmet"], "horn"), "under the deck"


@pytest.mark.rule("VT-218", "VT-219")
def test_a_picked_pocket_costs_the_paladin_a_treasure_card() -> None:
    s = beside_him(house())
    give(s, "dedication")
    assert refuses(play(thief_turn(s, "D4")), ("pickpocket:paladin,1", "VT-219", ""))
    give(s, "armor")
    give(s, "halo", played=False)
    session = play(thief_turn(s, "D4", (2, 3, 4)), "pickpocket:paladin,3", "rob:armor")
    p = session.state.paladin
    assert "armor" not in p.played and p.treasures.cards[0] == "armor"
    session = play(thief_turn(s, "D4", (2, 3, 4)), "pickpocket:paladin,3", "rummage", seed=1)
    p = session.state.paladin
    assert p.hand == [] and p.treasures.cards[0] == "halo" and "armor" in p.played
    assert "The Thief takes Halo from your hand." in told(session, 0)
    assert "The Thief takes a treasure from the Paladin's hand." in told(session, 1)
