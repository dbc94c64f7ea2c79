"""The Skeletons: turn, traits and abilities."""

from __future__ import annotations

import pytest
from tests.positions import why

from hearthside.games.vast import game
from hearthside.games.vast.content.board import GONE, SUPPLY
from hearthside.games.vast.content.figures import CASTY, SCREAMY, SHOOTY, SLASHY, STABBY
from hearthside.games.vast.rules.edges import is_wall
from hearthside.games.vast.rules.figures import guard_of
from hearthside.games.vast.rules.skeletons.traits import distraction
from hearthside.games.vast.rules.tiles import veil
from hearthside.games.vast.state import Vast

from .arrange import (
    activate,
    begin,
    blank,
    choose,
    corridor,
    dark,
    equip,
    lay,
    lies,
    offers,
    play,
    put_blood,
    put_ghost,
    put_lamp,
    put_treasure,
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


# -- traits --------------------------------------------------------------------------------


@pytest.mark.rule("VM-118", "VM-119")
def test_distracting_counts_spaces_beside_the_defender_walls_or_not() -> None:
    s = facing()
    k = s.skeletons
    k.at[0] = k.at[1] = spot("E4")
    assert distraction(s, spot("D4")) == 1, "two on one space count once"
    k.at[2] = spot("D5")
    lay(s, "D5", "shrine", "S")
    s.map.skulls[0] = spot("C4")
    assert distraction(s, spot("D4")) == 3
    k.at[3] = spot("D4")
    assert distraction(s, spot("D4")) == 3, "the attacker's own tile is not beside it"
    s.paladin.at = spot("A1")
    k.at[0] = spot("spawn1")
    assert distraction(s, spot("A1")) == 1, "grounds count"
    k.at[1] = spot("B1")
    assert distraction(s, spot("A1")) == 2, "crypts count"


@pytest.mark.rule("VM-120")
def test_a_shooter_two_away_does_not_distract() -> None:
    s = facing(guard=1)
    corridor(s, "F4")
    session = play(activate(s, SHOOTY, "F4"), "shoot:paladin")
    assert session.state.paladin.health == 7, "Strength 1 against Defense 1"


@pytest.mark.rule("VM-121", "VM-122", "VM-131")
def test_they_walk_crypts_and_grounds_but_not_through_walls() -> None:
    s = blank()
    session = play(activate(s, STABBY, "spawn1"))
    assert {"A2", "A1", "west", "spawn2", "A6", "stairs", "D1"} <= verbs(session, "go")
    assert "A7" in verbs(session, "go"), "west, Spawn 2, A6, A7"
    lay(s, "A2", "shrine", "WN")
    s.map.stack = []
    session = play(activate(s, STABBY, "spawn1"))
    reached = verbs(session, "go")
    assert "A2" not in reached, "the printed wall shuts the opening and there is no way round in 5"


@pytest.mark.rule("VM-124")
def test_a_removed_card_goes_first_and_pushes_the_others() -> None:
    s = facing()
    s.skeletons.march, s.skeletons.up = [0, 1, 4, 2, 3], 0b10011
    s.skeletons.at[4] = spot("E4")
    activate(s, STABBY, "E4")
    session = play(s, "go:D4", "mercy", rolls=(6,))
    k = session.state.skeletons
    assert k.march == [4, 0, 1, 2, 3]
    assert k.at[4] == spot("spawn6")


@pytest.mark.rule("VM-125", "VM-130")
def test_each_acts_once_from_left_to_right_even_when_the_order_changes() -> None:
    s = facing()
    k = s.skeletons
    k.march, k.up, k.stability = [4, 3, 0, 1, 2], 0b11000, 5
    k.at[4], k.at[3] = spot("E4"), spot("spawn1")
    session = play(begin(s, "skeletons_rise", 1))
    assert session.state.skeletons.active == 4
    session.state.dice._rolls = [2]  # type: ignore[attr-defined]
    choose(session, "go:D4", "mercy")
    assert session.state.skeletons.march[0] == 4
    assert session.state.skeletons.active == 3, "Stabby is first again but has acted"


@pytest.mark.rule("VM-126", "VM-052", "VM-054")
def test_weak_bones_hit_or_miss() -> None:
    for guard, health in ((0, 6), (3, 7)):
        s = facing(guard)
        session = play(activate(s, SCREAMY, "E4"), "go:D4", rolls=(3,))
        assert session.state.paladin.health == health
        assert session.state.skeletons.at[SCREAMY] == spot("spawn3")


@pytest.mark.rule("VM-127")
def test_defense_is_the_number_of_skeletons_on_the_space() -> None:
    s = room()
    s.skeletons.at[:3] = [spot("E4")] * 3
    assert guard_of(s, "casty") == 3
    s.skeletons.at[1] = spot("D4")
    assert guard_of(s, "casty") == 2
    assert guard_of(s, "screamy") == 1


# -- the turn ------------------------------------------------------------------------------


@pytest.mark.rule("VM-128", "VM-129", "VM-154", "VM-304")
def test_lit_tiles_cost_stability_pits_crypts_and_grounds_do_not() -> None:
    s = room()
    k = s.skeletons
    lay(s, "A1", "pit", "N")
    s.map.pit_marks |= 1 << spot("C4")
    s.map.pits |= 1 << spot("C4")
    dark(s, "F1")
    k.at = [spot("D4"), spot("A1"), spot("C4"), spot("E4"), spot("spawn1"), SUPPLY]
    k.up, k.stability = 0b11111, 5
    s.paladin.at = spot("G7")
    session = play(begin(s, "skeletons_rise", 1))
    assert session.state.skeletons.stability == 3, "D4 and E4"
    equip(s, "helmet")
    session = play(begin(s, "skeletons_rise", 1))
    assert session.state.skeletons.stability == 4, "Slashy on E4 is exempt"
    k.stability = 0
    session = play(begin(s, "skeletons_rise", 1))
    assert session.state.skeletons.stability == 0


@pytest.mark.rule("VM-131", "VM-136")
def test_up_to_five_spaces_then_one_action() -> None:
    s = facing()
    put_treasure(s, "E4")
    session = play(activate(s, SLASHY, "E4"), "loot")
    assert not verbs(session, "go")
    assert offers(session) == {"rage", "rest"}, "abilities at any time, no second action"


@pytest.mark.rule("VM-132", "VM-115", "VM-189", "VM-033")
def test_lamps_and_webs_end_a_move() -> None:
    for token in (put_lamp, put_webs):
        s = room()
        token(s, "E4")
        put_blood(s, "E4", 2)
        dark(s, "F4")
        session = play(activate(s, STABBY, "F4"), "go:E4")
        m = session.state.map
        assert not lies(m.lamps | m.webbed, "E4")
        assert m.blood[spot("E4")] == 1
        assert session.state.skeletons.moves == 0


@pytest.mark.rule("VM-133", "VM-135", "VM-138")
def test_entering_figures_forces_a_strike_or_a_step_back() -> None:
    s = room()
    put_ghost(s, "E4")
    dark(s, "F4")
    session = play(activate(s, STABBY, "F4", stability=2), "go:E4", rolls=(4,))
    assert session.state.map.poltergeists[0] == spot("E4"), "Strength 1 is not more than 1"
    assert session.state.skeletons.at[STABBY] == spot("spawn4"), "the only choice was to strike"
    assert session.state.skeletons.stability == 1 + 2, "1 paid, 2 at the end of the turn"
    s.skeletons.at[CASTY] = spot("E5")
    session = play(activate(s, STABBY, "F4", stability=2), "go:E4", rolls=(4,))
    assert session.state.map.poltergeists[0] == SUPPLY
    session = play(activate(s, STABBY, "F4", stability=0), "go:E4")
    k = session.state.skeletons
    assert k.at[STABBY] == spot("F4")
    assert k.moves == 4
    assert session.state.map.poltergeists[0] == spot("E4")


@pytest.mark.rule("VM-133")
def test_what_it_owes_stays_affordable() -> None:
    s = facing()
    session = play(activate(s, SLASHY, "E4", stability=1), "go:D4", rolls=(1,))
    assert session.state.paladin.health == 6, "no rage on offer: the strike was the only choice"
    session = play(activate(s, SLASHY, "E4", stability=2), "go:D4")
    assert offers(session) == {"strike:paladin", "rage"}


@pytest.mark.rule("VM-134", "VM-149", "VM-299", "VM-153")
def test_shooty_hits_from_two_away_for_two_stability_and_stays() -> None:
    s = facing()
    corridor(s, "F4")
    session = play(activate(s, SHOOTY, "F4", stability=3))
    assert "shoot:paladin" in offers(session)
    choose(session, "shoot:paladin")
    assert session.state.paladin.health == 6
    assert session.state.skeletons.at[SHOOTY] == spot("F4")
    assert session.state.skeletons.stability == 1 + 2, (
        "the only choice left, to rest, ended the turn"
    )
    session = play(activate(s, SHOOTY, "F4", stability=1))
    assert not verbs(session, "shoot")
    session = play(activate(s, SHOOTY, "E4", stability=3))
    assert not verbs(session, "shoot"), "exactly two"


@pytest.mark.rule("VM-137", "VM-160", "VM-161")
def test_a_strike_on_the_spider_scatters_or_boxes() -> None:
    s = room()
    corridor(s, "F4", "pit")
    s.spider.at = spot("E4")
    k = s.skeletons
    k.at[0], k.at[1], k.at[2] = spot("D4"), spot("E5"), spot("E3")
    session = play(activate(s, STABBY, "F4"), "go:E4", rolls=(1,))
    assert session.decision is not None
    assert session.decision.ask == "scatter", "Strength 1 + 3 spaces against Defense 2"
    assert session.state.spider.spiderlings.count(GONE) == 1


@pytest.mark.rule("VM-139")
def test_loot_once_a_turn() -> None:
    s = room()
    put_treasure(s, "D4")
    put_treasure(s, "D4", curses=2)
    session = play(activate(s, SLASHY, "D4", stability=1), "loot", "which:treasure1")
    assert session.state.skeletons.stability == 3
    assert session.state.map.treasures.count(SUPPLY) == 9
    s = session.state
    s.skeletons.acted = 0
    s.skeletons.at[1], s.skeletons.up = spot("D4"), 0b11111
    s.skeletons.active, s.skeletons.action_done, s.skeletons.moves = 1, False, 5
    assert "loot" not in offers(play(s))


@pytest.mark.rule("VM-139", "VM-216")
def test_of_several_treasures_the_skeletons_loot_the_one_they_like() -> None:
    s = room()
    for curses in (0, 2, 2):
        put_treasure(s, "D4", curses=curses)
    s.warlock.track = 0
    session = play(activate(s, SLASHY, "D4"), "loot")
    assert verbs(session, "which") == {"treasure1", "treasure2"}, "equal ones are one choice"
    labels = [game.words.label(session.state, session.asked, o) for o in session.asked.options]
    assert labels == ["Take one without curses", "Take the one with 2 curses"]
    choose(session, "which:treasure1")
    assert session.state.warlock.track == 0, "no curse was under it"
    session = play(activate(s, SLASHY, "D4"), "loot", "which:treasure2")
    assert (session.state.warlock.track, session.state.map.treasure_curses[1]) == (1, 0)
    s.map.treasure_curses[0] = 2
    session = play(activate(s, SLASHY, "D4"), "loot")
    assert session.asked.ask != "which", "nothing to choose"


@pytest.mark.rule("VM-140", "VM-070")
def test_breach_a_wall_of_its_tile_or_the_neighbours_towards_it() -> None:
    s = room()
    lay(s, "E4", "shrine", "W")
    lay(s, "A4", "shrine", "N")
    session = play(activate(s, SLASHY, "D4"))
    assert verbs(session, "breach") == {"D4E"}
    choose(session, "breach:D4E")
    assert not is_wall(session.state.map, spot("D4"), 1)
    assert session.state.skeletons.stability == 2
    session = play(activate(s, SLASHY, "A4"))
    assert verbs(session, "breach") == {"A4N"}
    assert why(session, "breach:A4W") == "VM-070"


@pytest.mark.rule("VM-141", "VM-142", "VM-154")
def test_tunnel_between_pits_without_enemies() -> None:
    s = room()
    lay(s, "A1", "pit", "N")
    lay(s, "G1", "pit", "N")
    lay(s, "A7", "start_pit")
    dark(s, "B4")
    dark(s, "F1", "pit", "NS")
    s.map.pit_marks |= 1 << spot("B4")
    s.map.pits |= 1 << spot("B4")
    put_lamp(s, "G1")
    s.paladin.at = spot("A7")
    session = play(activate(s, SLASHY, "A1"), "tunnel")
    assert verbs(session, "pop") == {"G1", "B4", "D3"}, "not to enemies, not to a hidden Pit"
    choose(session, "pop:G1")
    assert session.state.skeletons.at[SLASHY] == spot("G1")
    assert lies(session.state.map.lamps, "G1"), "a placement removes nothing"


@pytest.mark.rule("VM-141")
def test_no_tunnel_to_a_pit_that_an_enemy_shares_with_a_skeleton() -> None:
    s = room()
    lay(s, "A1 G1", "pit", "N")
    lay(s, "D7", "pit")
    lay(s, "A7", "start_pit")
    s.skeletons.at[CASTY] = s.skeletons.at[SHOOTY] = spot("G1")
    s.skeletons.at[SCREAMY] = s.manor.wraith = spot("A7")
    session = play(activate(s, SLASHY, "A1"), "tunnel")
    assert "A7" not in verbs(session, "pop"), "the Wraith is there too"
    assert "G1" in verbs(session, "pop"), "friends are no hindrance"


@pytest.mark.rule("VM-143", "VM-155")
def test_arm_on_any_armory_lit_or_dark() -> None:
    s = blank()
    lay(s, "B2", "armory", "")
    lay(s, "F2", "armory", "", lit=False)
    for where in ("B2", "F2"):
        session = play(activate(s, SLASHY, where), "arm")
        assert len(session.state.skeletons.hand) == 1
    veil(s, spot("B2"))
    assert "arm" in offers(play(activate(s, SLASHY, "B2")))
    assert "arm" not in offers(play(activate(s, SLASHY, "C2")))


@pytest.mark.rule("VM-144", "VM-145")
def test_summon_for_three_once_then_gain_two() -> None:
    s = room()
    k = s.skeletons
    k.march, k.up, k.stability = [2, 0, 4, 1, 3], 0b101, 7
    session = play(begin(s, "skeletons_summon", 1), "summon", rolls=(4,))
    k = session.state.skeletons
    assert k.up == 0b10101
    assert k.at[4] == spot("spawn4")
    assert k.stability == 7 - 3 + 2
    assert session.state.role == 2
    s.skeletons.stability = 2
    session = play(begin(s, "skeletons_summon", 1))
    assert session.state.skeletons.stability == 4, "2 cannot summon"


@pytest.mark.rule("VM-146", "VM-297", "VM-147")
def test_casty_places_two_skulls_on_spaces_beside_him() -> None:
    s = room()
    session = play(activate(s, CASTY, "A5", stability=3))
    assert verbs(session, "skulls") == {"A6", "A4", "B5", "west"}, "any kind of space"
    choose(session, "skulls:west", "skulls:A6")
    assert session.state.map.skulls == [spot("west"), spot("A6")]
    assert session.state.skeletons.stability == 1
    assert not verbs(session, "skulls")


@pytest.mark.rule("VM-148", "VM-298")
def test_screamy_makes_another_run_but_not_into_a_fight() -> None:
    s = facing()
    k = s.skeletons
    k.at[SLASHY], k.at[STABBY], k.at[CASTY] = spot("E4"), spot("G1"), spot("F5")
    put_lamp(s, "C4")
    session = play(activate(s, SCREAMY, "E5"))
    assert verbs(session, "scream") == {"slashy", "casty"}, "within 2, not herself"
    choose(session, "scream:slashy")
    assert "D4" not in verbs(session, "go")
    choose(session, "go:D5", "go:B5")
    assert session.state.skeletons.at[SLASHY] == spot("B5")
    choose(session, "stop")
    assert session.state.skeletons.stability == 2
    assert not verbs(session, "scream"), "once a turn"


@pytest.mark.rule("VM-148", "VM-132")
def test_a_lamp_stops_the_one_who_runs() -> None:
    s = room()
    s.skeletons.at[SLASHY] = spot("E4")
    put_lamp(s, "D4")
    session = play(activate(s, SCREAMY, "E5"), "scream:slashy", "go:D4")
    assert session.decision is not None
    assert session.decision.ask == "skeleton"
    assert not lies(session.state.map.lamps, "D4")


@pytest.mark.rule("VM-150", "VM-300")
def test_slashy_rages_for_strength_two() -> None:
    s = facing(guard=1)
    session = play(activate(s, SLASHY, "E4"), "rage", "go:D4", rolls=(1,))
    assert session.state.paladin.health == 6
    assert session.state.skeletons.stability == 1 + 2
    assert guard_of(s, "slashy") == 1


@pytest.mark.rule("VM-151", "VM-301")
def test_stabby_costs_grit() -> None:
    s = facing()
    s.paladin.grit = 5
    session = play(activate(s, STABBY, "E4"), "go:D4", "stab", rolls=(1,))
    assert session.state.paladin.grit == 2
    assert session.state.paladin.health == 6


@pytest.mark.rule("VM-152", "VM-155")
def test_gear_is_played_on_face_up_skeletons_at_any_time() -> None:
    s = room()
    equip(s, "leather_boots", played=False)
    equip(s, "shield", played=False)
    s.skeletons.up = 0
    session = play(activate(s, STABBY, "spawn1"))
    assert verbs(session, "equip") == {"leather_boots"}, "Slashy is face down"
    assert why(session, "equip:shield") == "VM-152"
    choose(session, "equip:leather_boots")
    assert session.state.skeletons.moves == 6, "usable at once"
    s.skeletons.up, s.skeletons.stability = 31, 0
    session = play(begin(s, "skeletons_summon", 1))
    assert verbs(session, "equip") == {"leather_boots", "shield"}
    s.skeletons.up, s.skeletons.stability, s.skeletons.march = 0b10111, 3, [0, 1, 2, 3, 4]
    session = play(begin(s, "skeletons_summon", 1), "summon", rolls=(1,))
    assert verbs(session, "equip") == {"leather_boots", "shield"}, "Slashy has just come"
    choose(session, "equip:shield", "go_on")
    assert session.state.skeletons.gear == ["shield"]
    assert session.state.skeletons.hand == ["leather_boots"]
    assert session.state.role == 2
