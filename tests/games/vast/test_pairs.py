"""Where two rules meet: the table of pairs in the README, a test for each."""

from __future__ import annotations

import pytest
from tests.positions import asked
from tests.positions import told as reason

from hearthside.games.vast.content.board import EDGE, GONE, SUPPLY
from hearthside.games.vast.content.figures import (
    CASTY,
    GIANT,
    SLASHY,
    SORCERER,
    SPIDERLINGS,
    STABBY,
)
from hearthside.games.vast.content.roles import GOBLINS, SPIDER
from hearthside.games.vast.rules.edges import settle
from hearthside.games.vast.state import Vast

from .arrange import (
    activate,
    begin,
    blank,
    choose,
    corridor,
    dark,
    equip,
    give,
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
    spider_turn,
    spot,
    thief_turn,
    verbs,
    warlock_turn,
)
from .dragon import house as lair
from .goblins import house as warren
from .knight import house as camp

NORTH = 0


def hall(mix: str = "five") -> Vast:
    """Crossroads in a row, Entrance and start out of the way."""
    s = blank(mix)
    corridor(s, "C4 D4 E4 F4", "blood")
    lay(s, "D1", "entrance", "S")
    lay(s, "A7", "pit", "NEW")
    lay(s, "G6", "start_pit")
    s.paladin.at, s.spider.at = spot("D1"), spot("A7")
    return s


def force(s: Vast, where: str, d: int) -> None:
    """A force wall on a side of a space."""
    s.map.forces |= 1 << EDGE[spot(where)][d]
    settle(s.map, spot(where))


# -- tiles ---------------------------------------------------------------------------------


@pytest.mark.rule("VM-073", "VM-200")
@pytest.mark.parametrize("kind", ["dark", "crossroads"])
def test_a_tile_that_looks_the_same_all_round_is_turned_to_be_rid_of_a_force_wall(
    kind: str,
) -> None:
    s = hall()
    s.manor.wraith, s.manor.placed = spot("C4"), True
    s.manor.omens, s.manor.unassigned = [0, 1, 0, 0, 0, 0], 2
    if kind == "dark":
        dark(s, "E5")
    else:
        lay(s, "E5", "shrine")
    assert "rotate" not in offers(play(begin(s, "manor_shifts", 3), "tile:E5"))
    force(s, "E4", NORTH)
    session = play(begin(s, "manor_shifts", 3), "tile:E5", "rotate")
    assert session.state.map.forces == 0 and lies(session.state.map.open[NORTH], "E4")
    assert lies(session.state.map.lit, "E5") == (kind == "crossroads"), "Dark it stays Dark"


@pytest.mark.rule("VM-286", "VM-060")
def test_who_raises_the_pillar_behind_him_still_falls_back_there() -> None:
    s = paladin_turn(hall(), "D4")
    give(s, "pillar_of_light")
    s.paladin.light = 2
    put_ghost(s, "E4")
    session = play(s, "crusade:E4", "raise_pillar", "pillar:D4", "attack:poltergeist1")
    assert session.state.paladin.at == session.state.paladin.pillar == spot("D4")


@pytest.mark.rule("VM-161", "VM-217")
def test_a_spiderling_that_scatters_startles_nobody() -> None:
    s = paladin_turn(hall(), "D4")
    s.spider.at, s.paladin.prepare = spot("E4"), 3
    s.warlock.at, s.warlock.on_map = spot("F4"), True
    session = play(s, "crusade:E4", "attack:giant", "scatter:F4")
    assert session.state.warlock.at == spot("F4")
    assert session.state.warlock.track == 0


# -- Curses --------------------------------------------------------------------------------


@pytest.mark.rule("VM-220", "VM-228")
def test_a_piece_that_is_taken_no_longer_links_those_behind_it() -> None:
    s = hall()
    one, two = put_ghost(s, "D4", 3), put_ghost(s, "F4", 6)
    put_treasure(s, "E4", 6)
    session = play(warlock_turn(s, "C4", step="warlock_dominates"))
    assert verbs(session, "dominate") == {"poltergeist1", "poltergeist2", "treasure1"}
    choose(session, "dominate:treasure1", "space:5")
    assert verbs(session, "dominate") == {"poltergeist1"}
    assert (one, two) == (0, 1)


@pytest.mark.rule("VM-226", "VM-228")
def test_a_conjured_treasure_counts_the_poltergeists_that_it_links_itself() -> None:
    s = hall()
    put_ghost(s, "F4")
    session = play(warlock_turn(s, "C4"), "conjure:D5")
    assert session.state.map.treasure_curses[0] == 0, "the poltergeist is out of reach"
    session = play(warlock_turn(s, "D4"), "conjure:E5")
    assert session.state.map.treasure_curses[0] == 1


@pytest.mark.rule("VM-186", "VM-216")
def test_looted_treasures_stir_the_spells_once_for_each_that_is_cursed() -> None:
    s = spider_turn(hall(), SPIDERLINGS, "D4", "eyes webs")
    put_treasure(s, "D4", 2)
    put_treasure(s, "D4", 1)
    put_treasure(s, "D4")
    session = play(s, "loot", "spend:eyes")
    t = session.state
    assert (t.spider.terror, t.warlock.track, sum(t.map.treasure_curses)) == (2, 2, 0)


@pytest.mark.rule("VT-179", "VM-216")
def test_a_cursed_poltergeist_in_the_dragons_maw_stirs_the_spells() -> None:
    s = lair.house()
    put_ghost(s, "E4", 2)
    put_ghost(s, "C4")
    session = play(lair.prowl(s, "D4", "c"), "rake", rolls=(2,))
    assert (session.state.dragon.eaten, session.state.warlock.track) == (2, 1)
    assert sum(session.state.map.poltergeist_curses) == 0


@pytest.mark.rule("VT-168", "VM-230")
def test_a_cursed_treasure_that_feeds_greed_stirs_the_spells() -> None:
    s = lair.house()
    put_treasure(s, "D4", 4)
    session = play(lair.prowl(s), "end", "take")
    t = session.state
    assert (t.dragon.sloth[0], t.warlock.track, sum(t.map.treasure_curses)) == (3, 1, 0)
    assert SUPPLY in t.map.treasures and GONE not in t.map.treasures


# -- the Paladin's dials -------------------------------------------------------------------


@pytest.mark.rule("VM-111", "VM-096")
def test_a_hit_gives_no_light_while_all_eight_tokens_are_out() -> None:
    s = paladin_turn(hall(), "D4")
    for where in ("C4", "F4"):
        put_lamp(s, where)
    s.paladin.light, s.paladin.prepare = 6, 2
    put_ghost(s, "E4")
    session = play(s, "crusade:E4", "attack:poltergeist1")
    assert (session.state.paladin.light, session.state.paladin.grit) == (6, 3)


@pytest.mark.rule("VM-107", "VM-151")
def test_a_twisted_knife_may_cost_the_cube_that_guards_him() -> None:
    s = hall()
    s.paladin.at, s.paladin.grit = spot("E4"), 7
    s.paladin.unassigned, s.paladin.prepare, s.paladin.crusade = 0, 1, 3
    s.skeletons.at[CASTY] = spot("F4")
    session = play(activate(s, STABBY, "D4", 5), "go:E4", "stab", rolls=(1,))
    assert asked(session) == (0, "give_cube")
    choose(session, "give_cube:prepare")
    assert (session.state.paladin.prepare, session.state.paladin.grit) == (0, 4)


@pytest.mark.rule("VT-178", "VM-105")
def test_a_flame_wall_in_mid_crusade_costs_grit_and_a_cube_and_the_crusade_goes_on() -> None:
    s = lair.house()
    dark(s, "D6", "pit", "")
    s.dragon.at, s.dragon.wall = spot("G7"), spot("D6")
    s.paladin.grit = 9
    session = play(paladin_turn(s, "D5", 4), "crusade:D6")
    assert asked(session) == (0, "give_cube") and session.state.paladin.grit == 4
    choose(session, "give_cube:unassigned")
    assert (session.state.paladin.grit, session.state.paladin.unassigned) == (6, 2)
    assert lies(session.state.map.lit, "D6")


@pytest.mark.rule("VM-290", "VT-145")
def test_armor_breaks_in_an_ambush() -> None:
    s = warren.house()
    give(s, "armor")
    dark(s, "E5", "pit", "")
    warren.tribe(s, 0, "spawn3")
    session = play(paladin_turn(s, "E4", 1), "crusade:E5", "ambush:0", "wear:armor", rolls=(5,))
    assert (session.state.paladin.health, session.state.goblins.at[0]) == (7, spot("spawn5"))


@pytest.mark.rule("VT-144", "VM-285")
def test_a_pit_seen_by_divination_is_no_ambush() -> None:
    s = warren.house()
    give(s, "divination")
    s.paladin.light = 1
    dark(s, "E5", "pit", "")
    warren.tribe(s, 0, "spawn3")
    session = play(paladin_turn(s, "E4", 1), "divine", "reveal:E5")
    assert lies(session.state.map.pits, "E5") and asked(session) == (0, "paladin")


# -- Skeletons -----------------------------------------------------------------------------


@pytest.mark.rule("VM-132", "VM-133")
def test_who_shies_from_a_fight_in_a_web_has_torn_it_and_goes_no_further() -> None:
    s = hall()
    s.paladin.at = spot("E4")
    put_webs(s, "E4", 2)
    session = play(activate(s, SLASHY, "D4", 0), "go:E4")
    t = session.state
    assert (t.skeletons.at[SLASHY], t.map.webs[spot("E4")]) == (spot("D4"), 1)
    assert t.role == SPIDER, "nothing was left to do"


@pytest.mark.rule("VT-092", "VM-310")
def test_the_kukri_costs_a_shielded_knight_a_single_grit() -> None:
    s = camp.house()
    equip(s, "kukri")
    s.knight.at, s.knight.grit, s.knight.tools[3] = spot("E4"), 4, 1
    s.skeletons.at[CASTY] = spot("F4")
    session = play(activate(s, STABBY, "D4", 5), "go:E4", "stab", rolls=(1,))
    assert (session.state.knight.health, session.state.knight.grit) == (6, 3)


# -- the Knight ----------------------------------------------------------------------------


@pytest.mark.rule("VT-257", "VM-192")
def test_the_blood_of_an_egg_that_the_knight_broke_is_the_spiders_to_drink() -> None:
    s = camp.strong(camp.house(), 4)
    s.spider.eggs[0] = spot("E4")
    put_blood(s, "E4", 2)
    session = play(camp.knight_turn(s), "go:E4", "encounter", "attack:egg1")
    t = session.state
    assert (t.spider.eggs[0], t.map.blood[spot("E4")], t.knight.grit) == (SUPPLY, 1, 0)
    t.spider.at = spot("E4")
    t.spider.moves, t.spider.turns = 3, 2
    assert "take:E4" in offers(play(begin(t, "spider_acts", SPIDER)))


# -- the Thief -----------------------------------------------------------------------------


@pytest.mark.rule("VT-229", "VM-101")
def test_what_a_dead_thief_drops_is_collected_in_the_same_crusade() -> None:
    s = hall("five_thief")
    s.thief.at, s.thief.plan, s.thief.carried = spot("E4"), [2, 0, 1], 2
    s.map.treasures[0] = s.map.treasures[1] = GONE
    session = play(paladin_turn(s, "D4"), "crusade:E4", "attack:thief")
    assert asked(session) == (3, "give"), "the Manor deals for the first of two"
    t = session.state
    assert (t.thief.at, t.thief.carried, t.paladin.grit) == (SUPPLY, 0, 3)
    assert t.map.treasures.count(spot("E4")) == 1


@pytest.mark.rule("VT-227", "VT-224")
def test_a_thief_who_slips_into_his_lair_may_win_in_the_paladins_turn() -> None:
    s = hall("five_thief")
    lay(s, "F4", "blood", lit=False)
    s.map.tile[spot("F4")], s.map.tile[spot("G6")] = s.map.tile[spot("G6")], s.map.tile[spot("F4")]
    settle(s.map, spot("F4"))
    s.thief.at, s.thief.plan, s.paladin.crusade = spot("E4"), [2, 0, 1], 1
    s.thief.upgrades, s.thief.carried, s.thief.stashed = ["unnatural_evasion"], 1, 5
    s.map.treasures[:6] = [GONE] * 6
    session = play(paladin_turn(s, "D4"), "crusade:E4", "attack:thief", "slip:F4", rolls=(4,))
    assert session.outcome is not None
    assert (session.outcome.winners, session.outcome.how) == ((4,), "stashed")


@pytest.mark.rule("VT-218", "VM-156")
def test_a_spider_robbed_of_her_last_terror_has_to_earn_it_again() -> None:
    s = hall("five_thief")
    s.spider.terror, s.spider.at = 12, spot("D1")
    s = thief_turn(s, "D1", (2, 4, 3))
    s.thief.upgrades = ["soft_steps"]
    session = play(s)
    assert reason(session, "pickpocket:giant,3") == "Your Stealth is 5, it takes 6."
    s.spider.terror = s.terror_goal = 8
    session = play(s, "pickpocket:giant,3", "upgrade:deft_hands")
    t = session.state
    assert (t.spider.terror, t.thief.stashed) == (7, 1), "the Entrance is his lair"
    t.spider.turns, t.spider.moves = 2, 3
    assert "escape" not in offers(play(begin(t, "spider_acts", SPIDER)))


@pytest.mark.rule("VT-222", "VM-182")
def test_a_shrine_cannot_be_veiled_before_its_vault_is_gone() -> None:
    s = spider_turn(hall("five_thief"), SORCERER, "D4", "eyes")
    lay(s, "E4", "shrine")
    s.map.vaults = 1 << spot("E4")
    assert reason(play(s), "veil:E4") == "It is not empty."
    s.map.vaults = 0
    session = play(s, "veil:E4")
    assert not lies(session.state.map.lit, "E4")
    t = thief_turn(session.state, "E4")
    session = play(t, "reveal")
    assert lies(session.state.map.vaults, "E4"), "a Shrine that comes to light again gets another"


# -- the Goblins ---------------------------------------------------------------------------


@pytest.mark.rule("VT-142", "VT-125")
def test_a_tribe_that_the_light_has_eaten_up_is_gone_before_its_monster_is() -> None:
    s = warren.with_monster(warren.with_monster(warren.house(), "troll", 1), "golem", 2)
    s = warren.up(s, 1, "D4", 1)
    s.goblins.left = 1 << spot("C4")
    session = play(s, "go:E4", rolls=(2,))
    assert asked(session) == (1, "lose_monster")
    assert (session.state.goblins.population[1], session.state.goblins.at[1]) == (0, spot("spawn2"))
    choose(session, "lose:golem")
    assert session.state.goblins.slots == ["", "troll", "", ""]


@pytest.mark.rule("VT-142", "VT-138")
def test_only_its_own_action_takes_a_tribe_to_another_spawn() -> None:
    s = warren.house()
    dark(s, "E5", "pit", "")
    warren.tribe(s, 0, "spawn3")
    session = play(paladin_turn(s, "E4", 1), "crusade:E5", "ambush:0", rolls=(3,))
    assert session.state.goblins.at[0] == spot("spawn3"), "scattered, and back where it was"
    session = play(warren.up(warren.house(), 0, "spawn3"), "hide", rolls=(3, 6))
    assert session.state.goblins.at[0] == spot("spawn6")


@pytest.mark.rule("VT-150", "VM-081")
def test_a_sprint_over_the_entrance_picks_the_poisoned_cubes_up() -> None:
    s = warren.house()
    corridor(s, "C1 E1", "blood")
    s.goblins.poisoned = 1
    session = play(paladin_turn(s, "C1", 2))
    assert "D1" in verbs(session, "sprint") and "E1" not in verbs(session, "sprint")
    choose(session, "sprint:D1")
    assert (session.state.goblins.poisoned, session.state.paladin.unassigned) == (0, 2)
    choose(session, "sprint:E1")
    assert session.state.paladin.at == spot("E1")


@pytest.mark.rule("VT-130", "VM-040")
def test_a_reveal_lays_tiles_under_tribes_that_lurk() -> None:
    s = warren.house()
    s.map.stack = s.map.stack or []
    dark(s, "E5", "shrine", "")
    warren.tribe(s, 0, "E6", 2)
    warren.tribe(s, 1, "E6", 0)
    session = play(paladin_turn(s, "E4", 1), "crusade:E5", rolls=(4,))
    g = session.state.goblins
    assert lies(session.state.map.tiles, "E6")
    assert (g.at[0], g.at[1]) == (spot("E6"), spot("spawn4"))


@pytest.mark.rule("VT-132", "VM-075")
def test_the_last_spiderling_wins_for_the_paladin_whoever_strikes() -> None:
    s = warren.house()
    s.spider.at, s.spider.form = spot("E4"), GIANT
    s.spider.spiderlings = [GONE] * 4 + [SUPPLY]
    session = play(warren.up(s, 0, "D4", 4), "go:E4")
    assert session.outcome is not None
    assert (session.outcome.winners, session.outcome.how) == ((0,), "spider_dead")
    assert session.state.role == GOBLINS


# -- the Dragon ----------------------------------------------------------------------------


@pytest.mark.rule("VT-194", "VM-281")
def test_vigor_lets_the_paladin_in_to_a_surfaced_dragon() -> None:
    s = lair.above(lair.house())
    s.dragon.at, s.dragon.sloth = spot("E4"), [4, 0, 0, 0, 0]
    s.paladin.prepare, s.paladin.fury, s.map.stack = 1, 3, []
    session = play(paladin_turn(s, "D4", 2))
    decision = session.decision
    assert decision is not None
    session = play(s, "crusade:E4")
    p = session.state.paladin
    assert (p.vigor, p.fury) == (2, 1), "Armor 3: as much as it takes to enter"
    choose(session, "vigor", "attack:dragon")
    assert (session.state.dragon.health, session.state.paladin.fury) == (4, 0)
    s.paladin.fury = 1
    assert reason(play(s), "crusade:E4") == "The Dragon's Armor is 3, your Strength at most 2."


@pytest.mark.rule("VT-189", "VM-096")
def test_a_dragon_that_walks_into_the_paladins_blade_gives_him_light() -> None:
    s = lair.above(lair.house())
    s.paladin.at, s.paladin.prepare = spot("E4"), 2
    session = play(lair.prowl(s), "go:E4")
    assert (session.state.dragon.health, session.state.paladin.light) == (4, 1)


@pytest.mark.rule("VT-054", "VT-177")
def test_the_third_shriek_wakes_a_torpid_dragon_who_has_all_his_wakefulness() -> None:
    s = lair.house(dragon_level="torpid")
    s.dragon.sloth, s.dragon.shrieks = [0, 0, 1, 0, 0], 2
    session = play(lair.prowl(s, "D4", "cf"), "shriek", "sign:claw", "sign:flame")
    assert session.state.dragon.awake
    s.dragon.shrieks = 1
    session = play(lair.prowl(s, "D4", "cf"), "shriek", "sign:claw", "sign:flame")
    assert not session.state.dragon.awake


@pytest.mark.rule("VT-037", "VM-208")
def test_a_ritual_is_not_traced_over_the_dragon_below() -> None:
    s = hall("five_dragon")
    s.dragon.at, s.manor.wraith, s.manor.placed = spot("F4"), spot("C4"), True
    s.manor.deck.cards += s.manor.hand
    s.manor.hand = ["r3"]
    s.manor.deck.cards.remove("r3")
    session = play(begin(s, "manor_performs", 3))
    assert reason(session, "ritual:r3,0") == "A figure stands on F4."
    s.dragon.at = spot("D1")
    assert "ritual:r3,0" in offers(play(begin(s, "manor_performs", 3)))


@pytest.mark.rule("VT-037", "VM-286")
def test_no_pillar_rises_over_the_dragon_below() -> None:
    s = lair.house()
    give(s, "pillar_of_light")
    s.paladin.light, s.dragon.at, s.map.stack = 2, spot("E4"), []
    session = play(paladin_turn(s, "D4"), "raise_pillar")
    assert "E4" not in verbs(session, "pillar") and "C4" in verbs(session, "pillar")


@pytest.mark.rule("VT-191", "VT-024")
def test_a_paladin_who_is_shoved_onto_a_gem_sends_it_back() -> None:
    s = lair.house()
    s.paladin.at, s.dragon.gems[0] = spot("E4"), spot("F4")
    session = play(lair.prowl(s, "D4", "ww"), "slap", "shove:F4")
    assert (session.state.paladin.at, session.state.dragon.gems[0]) == (spot("F4"), SUPPLY)


@pytest.mark.rule("VT-179", "VM-127")
def test_two_skeletons_on_a_tile_are_two_meals() -> None:
    s = lair.house()
    s.skeletons.at[0] = s.skeletons.at[1] = spot("E4")
    s.skeletons.march, s.skeletons.up = [0, 1, 2, 3, 4], 3
    session = play(lair.prowl(s, "D4", "c"), "rake", rolls=(2, 1, 6))
    t = session.state
    assert t.dragon.eaten == 2
    assert (t.skeletons.at[0], t.skeletons.at[1]) == (spot("spawn1"), spot("spawn6"))
    assert t.skeletons.march[:2] == [1, 0], "each goes to the head of the March in its turn"
