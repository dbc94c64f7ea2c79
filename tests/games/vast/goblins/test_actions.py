"""What Tribes do, what their cards add, and what is done to them."""

from __future__ import annotations

import pytest
from tests.positions import asked

from hearthside.games.vast.content.board import GONE
from hearthside.games.vast.content.figures import GIANT
from hearthside.games.vast.rules.goblins.tribes import strength
from hearthside.games.vast.state import Vast

from ..arrange import (
    Table,
    choose,
    dark,
    deal,
    give,
    lies,
    offers,
    paladin_turn,
    play,
    put_ghost,
    put_treasure,
    spider_turn,
    spot,
    verbs,
)
from ..refusals.cases import refuses
from .house import house, march, told, tribe, up, with_monster, with_secret

FANGS, BONES, EYE = range(3)


def beside(discs: int = 3, prepare: int = 0, which: int = FANGS) -> Vast:
    """A Tribe beside the Paladin."""
    s = house()
    s.paladin.at, s.paladin.prepare, s.paladin.unassigned = spot("E4"), prepare, 3 - prepare
    return up(s, which, "D4", discs)


# -- actions -------------------------------------------------------------------------------


@pytest.mark.rule("VT-134", "VT-142", "VT-143", "VT-120")
def test_an_attack_on_the_paladin() -> None:
    s = with_monster(beside(), "troll", 0)
    session = play(s, "go:E4", rolls=(3,))
    s = session.state
    g = s.goblins
    assert (s.paladin.health, g.rage) == (6, 0)
    assert (g.at[FANGS], g.population[FANGS]) == (spot("spawn3"), 1)
    assert (g.slots[0], g.monsters.discard) == ("", ["troll"]), "one of its Monsters runs off"
    assert "The Goblins hit the Paladin: Strength 5 against 0." in told(session)
    s = with_monster(with_monster(beside(which=BONES), "troll", 1), "ogre", 2)
    session = play(s, "go:E4", rolls=(3,))
    assert asked(session) == (1, "lose_monster") and verbs(session, "lose") == {"troll", "ogre"}
    assert refuses(session, ("lose:golem", "VT-142", "does not run with"))
    choose(session, "lose:ogre")
    assert session.state.goblins.slots == ["", "troll", "", ""]


@pytest.mark.rule("VT-108")
def test_the_last_health_of_the_paladin() -> None:
    s = beside()
    s.paladin.health = 1
    session = play(s, "go:E4")
    assert session.outcome is not None
    assert (session.outcome.winners, session.outcome.how) == ((1,), "paladin_dead")


@pytest.mark.rule("VT-134", "VT-132")
def test_other_figures() -> None:
    s = house()
    s.spider.at, s.spider.form = spot("E4"), GIANT
    session = play(up(s, FANGS, "D4", 2), "go:E4", rolls=(3,))
    while session.asked.ask == "scatter":
        choose(session, sorted(offers(session))[0])
    s = session.state
    assert s.spider.spiderlings.count(GONE) == 1 and s.goblins.rage == 0
    s = house()
    put_ghost(s, "E4")
    session = play(up(s, FANGS, "D4", 2), "go:E4")
    g = session.state.goblins
    assert (g.at[FANGS], g.population[FANGS], g.rage) == (spot("E4"), 2, 1), "it stays"
    assert session.state.map.haunted == 0
    s = house()
    s.spider.eggs[0] = spot("D4")
    s.map.blood[spot("D4")], s.map.bloody = 2, 1 << spot("D4")
    session = play(up(s, BONES, "D4", 3))
    assert refuses(
        session,
        ("attack:egg1", "VT-134", "Strength 3 does not beat Defense 3"),
        ("attack:tribe_eye", "VM-016", ""),
        ("attack:warlock", "VM-056", ""),
        ("attack:paladin", "VM-061", ""),
    )
    session = play(up(s, FANGS, "D4", 3), "attack:egg1")
    assert session.state.spider.eggs[0] < 0 and session.state.goblins.population[FANGS] == 3


@pytest.mark.rule("VT-135", "VT-143")
def test_plunder() -> None:
    s = house()
    put_treasure(s, "D4")
    session = play(up(s, FANGS, "D4"), "plunder")
    g = session.state.goblins
    assert (g.rage, g.at[FANGS], session.state.map.hoards) == (2, spot("D4"), 0)
    s.goblins.rage = 3
    assert play(up(s, FANGS, "D4"), "plunder").state.goblins.rage == 3, "no more than three"
    assert refuses(play(up(house(), FANGS, "D4")), ("plunder", "VT-135", "No treasure"))
    s = house()
    put_treasure(s, "D4", curses=1)
    put_treasure(s, "D4")
    session = play(up(s, FANGS, "D4"), "plunder", "which:treasure2")
    assert session.state.map.treasure_curses[0] == 1, "the cursed one is left to the Warlock"


@pytest.mark.rule("VT-136")
def test_explore() -> None:
    session = play(up(house(), FANGS, "D4"))
    assert refuses(session, ("explore:D3", "VT-136", "neither in the dark"))
    s = house()
    dark(s, "C4")
    session = play(up(s, FANGS, "C4"))
    assert refuses(session, ("explore:B4", "VT-136", "No tile is left"))
    s = house()
    dark(s, "C4")
    stack = s.map.stack
    up(s, FANGS, "C4").map.stack = stack
    session = play(s)
    assert verbs(session, "explore") == {"B4", "C3"}
    assert refuses(session, ("explore:B5", "VT-136", "no crypt beside"))
    choose(session, "explore:C3")
    assert session.state.goblins.at[FANGS] == spot("C3") and lies(session.state.map.tiles, "C3")


@pytest.mark.rule("VT-137", "VT-138", "VT-120")
def test_hide_and_spawn() -> None:
    session = play(up(house(), FANGS, "D4"), "hide", rolls=(4,))
    g = session.state.goblins
    assert (g.at[FANGS], g.population[FANGS]) == (spot("spawn4"), 3)
    session = play(up(house(), FANGS, "spawn4"), "hide", rolls=(4, 4, 2))
    assert session.state.goblins.at[FANGS] == spot("spawn2"), "its own number is rolled again"


@pytest.mark.rule("VT-139", "VT-143")
def test_special_actions() -> None:
    assert play(up(house(), FANGS, "D4"), "special").state.goblins.rage == 2
    session = play(up(house(), BONES, "D4"), "special")
    assert asked(session) == (1, "tame") and len(session.state.goblins.drawn) == 1
    choose(session, next(o for o in sorted(offers(session)) if o.startswith("assign")))
    assert session.state.step != "goblins_plot"
    assert len(play(up(house(), EYE, "D4"), "special").state.goblins.hand) == 1
    session = play(up(house(), FANGS, "C3"))
    assert refuses(session, ("special", "VT-139", "no tile"))
    session = play(up(house(), FANGS, "C3"), "go:C4")
    assert session.state.goblins.acted


@pytest.mark.rule("VT-149", "VT-139", "VT-117")
def test_the_ruby_changes_what_the_eye_finds_too() -> None:
    s = with_secret(up(house(), EYE, "D4"), "goblin_ruby", shown=True)
    session = play(s, "special")
    assert asked(session) == (1, "plot")
    fresh = session.state.goblins.fresh[0]
    assert offers(session) == {f"redraw:{fresh}", "content"}
    choose(session, f"redraw:{fresh}")
    g = session.state.goblins
    assert fresh in g.secrets.discard and len(g.hand) == 1 and not g.fresh
    assert (session.state.step, g.redrawn) == ("goblins_march", 1)
    s = with_secret(up(house(), EYE, "D4"), "goblin_ruby", shown=True)
    s.goblins.redrawn = 1
    session = play(s, "special")
    assert asked(session) == (1, "goblins") and not session.state.goblins.fresh
    full = [card for card in session.state.goblins.secrets.cards if card != "trap"][:5]
    s = with_secret(up(house(), EYE, "D4"), *full)
    session = play(s, "special")
    assert asked(session) == (1, "throw_secret"), "a sixth Secret is one too many"


# -- their cards ---------------------------------------------------------------------------


@pytest.mark.rule("VT-148", "VT-110", "VT-111")
def test_pet_frog() -> None:
    s = with_monster(house(), "pet_frog", 0)
    s.goblins.population, s.goblins.rage = [2, 0, 0], 0
    assert strength(s, FANGS) == 3, "no Malaise"
    from .house import war

    s = war(with_monster(house(), "pet_frog", 0), "thirst")
    s.goblins.population = [3, 1, 0]
    session = play(s, "swell")
    assert session.state.goblins.population[FANGS] == 4 and asked(session)[1] != "burst"


@pytest.mark.rule("VT-148")
def test_blob_costs_grit() -> None:
    s = with_monster(beside(), "blob", 0)
    s.paladin.grit = 6
    assert play(s, "go:E4", rolls=(1,)).state.paladin.grit == 1


@pytest.mark.rule("VT-149")
def test_fire_bomber() -> None:
    s = with_secret(beside(2, 4), "fire_bomber")
    session = play(s, "fuse", "go:E4", rolls=(1,))
    s = session.state
    assert (s.paladin.health, s.goblins.population[FANGS]) == (6, 0)
    s = with_secret(house(), "fire_bomber")
    put_ghost(s, "E4")
    session = play(up(s, FANGS, "D4"), "fuse", "go:E4", rolls=(5,))
    g = session.state.goblins
    assert (g.population[FANGS], g.at[FANGS]) == (0, spot("spawn5")), "after any attack"


@pytest.mark.rule("VT-149")
def test_hex() -> None:
    s = with_secret(house(), "eye_hex")
    s.goblins.population[EYE], s.paladin.grit = 2, 5
    assert play(march(s), "hex_at:paladin").state.paladin.grit == 3
    deal(s, "eyes eyes webs webs")
    session = play(march(s), "hex_at:spider")
    while session.asked.ask == "spend":
        choose(session, sorted(offers(session))[0])
    assert len(session.state.spider.hand) == 2
    s.goblins.population[EYE] = 0
    assert refuses(play(march(s)), ("hex_at:paladin", "VT-149", "no disc"))
    assert refuses(play(march(house())), ("hex_at:paladin", "VT-117", "not in your hand"))


@pytest.mark.rule("VT-150")
def test_poison_leaves_cubes_at_the_entrance() -> None:
    s = with_secret(beside(3, 3), "goblin_poison")
    s.paladin.unassigned, s.paladin.crusade = 1, 1
    session = play(s, "go:E4", "poison_him", rolls=(1,))
    s = session.state
    assert (s.paladin.unassigned, s.goblins.poisoned) == (0, 1), "beaten by one"
    s = with_secret(beside(4, 1), "goblin_poison")
    s.paladin.unassigned, s.paladin.crusade, s.paladin.sprint = 1, 1, 1
    session = play(s, "go:E4", "poison_him", rolls=(1,))
    assert asked(session) == (0, "leave_cube")
    assert verbs(session, "leave_cube") == {"prepare", "sprint", "crusade"}
    choose(session, "leave_cube:sprint")
    s = session.state
    assert (s.goblins.poisoned, s.paladin.sprint) == (2, 0)
    tiles = s.map.tile
    tiles[spot("D1")], tiles[spot("E4")] = tiles[spot("E4")], tiles[spot("D1")]
    s.map.stack = []
    after = play(paladin_turn(s, "D4", 2), "crusade:E4").state
    assert (after.goblins.poisoned, after.paladin.unassigned) == (0, 3), "he takes them up again"
    s = with_secret(beside(4, 1), "goblin_poison")
    s.paladin.unassigned = 1
    session = play(s, "go:E4", "poison_him", rolls=(1,))
    assert session.state.goblins.poisoned == 0, "two stay in use"
    s = with_secret(beside(4, 1), "goblin_poison")
    session = play(s, "go:E4", "keep_poison", rolls=(1,))
    assert session.state.goblins.hand == ["goblin_poison"]
    s = with_secret(beside(4, 1), "leader")
    session = play(s, "go:E4", rolls=(1,))
    assert asked(session) == (1, "poisoning"), "asked with any Secret in hand"
    assert refuses(session, ("poison_him", "VT-117", "not in your hand"))


@pytest.mark.rule("VT-149", "VT-152")
def test_a_trap_braces_a_tribe_once() -> None:
    s = with_secret(house(), "trap")
    session = play(march(s), "lay_open:trap")
    assert session.state.goblins.shown == ["trap"]
    s = with_secret(tribe(house(), BONES, "E4", 2), "trap", shown=True)
    s.paladin.prepare = 3
    session = play(paladin_turn(s, "D4"), "crusade:E4", "attack:tribe_bones")
    t = session.state
    assert (t.paladin.at, t.goblins.population[BONES]) == (spot("D4"), 2), "3 against 3 is a miss"
    assert (t.goblins.shown, t.goblins.secrets.discard) == ([], ["trap"])
    s = with_secret(tribe(house(), BONES, "E4", 2), "trap", shown=True)
    bite = spider_turn(s, GIANT, "D4", "fangs")
    session = play(bite, "cast:fangs,fangs")
    assert asked(session) == (1, "spring")
    after = play(bite, "cast:fangs,fangs", "spring").state
    assert (after.goblins.at[BONES], after.goblins.shown) == (spot("E4"), [])
    session = play(bite, "cast:fangs,fangs", "endure", rolls=(2,))
    assert session.state.goblins.shown == ["trap"]
    assert session.state.goblins.at[BONES] != spot("E4")
    assert refuses(play(march(house())), ("lay_open:trap", "VT-117", "not in your hand"))


@pytest.mark.rule("VT-149", "VT-151")
def test_hiding_spots() -> None:
    s = with_secret(house(), "hiding_spots")
    s.map.pits |= 1 << spot("F4")
    s.paladin.at, s.paladin.prepare = spot("E4"), 2
    s = with_monster(s, "troll", 0)
    session = play(up(s, FANGS, "D3", 2), "pounce", rolls=(1,))
    t = session.state
    assert (t.paladin.health, t.goblins.rage, t.goblins.at[FANGS]) == (6, 0, spot("spawn1"))
    session = play(up(s, FANGS, "D3", 1))
    assert refuses(session, ("pounce", "VT-151", "Strength 2 does not beat Defense 2"))
    assert refuses(play(up(s, FANGS, "D4", 3)), ("pounce", "VT-151", "does not lurk"))
    assert refuses(play(up(s, FANGS, "D3", 0)), ("pounce", "VT-125", "no action"))
    s.map.pits &= ~(1 << spot("F4"))
    assert refuses(play(up(s, FANGS, "D3", 3)), ("pounce", "VT-151", "not at a Pit"))
    assert refuses(play(up(house(), FANGS, "D3")), ("pounce", "VT-117", "not in your hand"))


# -- the others ----------------------------------------------------------------------------


@pytest.mark.rule("VT-152", "VT-019", "VT-143", "VT-142")
def test_the_paladin_hits_a_tribe() -> None:
    s = tribe(tribe(house(), BONES, "E4", 2), EYE, "E4", 1)
    s.paladin.prepare = 3
    session = play(paladin_turn(s, "D4"), "crusade:E4", rolls=(2, 3))
    assert refuses(session, ("done", "VM-055", ""))
    choose(session, "attack:tribe_bones", "attack:tribe_eye")
    t = session.state
    assert (t.goblins.population, t.goblins.rage, t.paladin.light) == ([0, 0, 0], 3, 2)
    assert t.goblins.at[1:] == [spot("spawn2"), spot("spawn3")]
    s.paladin.prepare = 2
    session = play(paladin_turn(s, "D4"), "crusade:E4", "attack:tribe_bones")
    assert session.state.paladin.at == spot("D4"), "a miss, and back"
    assert "E4" not in verbs(play(paladin_turn(s, "D4")), "sprint")


@pytest.mark.rule("VT-153")
def test_disdain_counts_tribes() -> None:
    s = tribe(house(), BONES, "E4", 1)
    give(s, "disdain")
    s.paladin.prepare = 3
    session = play(paladin_turn(s, "D4"), "crusade:E4", "attack:tribe_bones", rolls=(2,))
    assert (session.state.paladin.grit, session.state.paladin.light) == (3, 0)


@pytest.mark.rule("VT-155", "VT-143")
def test_fangs_scatter_a_tribe() -> None:
    s = tribe(house(), BONES, "E4", 3)
    session = play(spider_turn(s, GIANT, "D4", "fangs"), "cast:fangs,fangs", rolls=(2,))
    t = session.state
    assert (t.goblins.population[BONES], t.goblins.rage, t.spider.blood) == (1, 2, 1)


# -- ambushes ------------------------------------------------------------------------------


def into_a_pit(s: Vast, cubes: int = 2) -> Table:
    """The Paladin opens a Pit by entering it."""
    dark(s, "E4", "pit", "")
    s.map.stack = []
    session = play(paladin_turn(s, "D4", cubes), "crusade:E4", rolls=(6,))
    while session.asked.ask == "turn":
        choose(session, sorted(offers(session))[0])
    return session


@pytest.mark.rule("VT-144", "VT-187")
def test_the_starting_pit_that_was_veiled_is_a_pit_like_any_other() -> None:
    s = tribe(house(), FANGS, "spawn2", 2)
    dark(s, "E4", "start_pit", "")
    s.map.known |= 1 << spot("E4")
    session = play(paladin_turn(s, "D4", 2), "crusade:E4", rolls=(6,))
    assert asked(session) == (0, "brace")
    choose(session, "go_on", "ambush:0")
    assert session.state.paladin.health == 6


@pytest.mark.rule("VT-145")
def test_nobody_braces_against_tribes_that_he_need_not_fear() -> None:
    s = tribe(house(), FANGS, "spawn2", 1)
    s.paladin.prepare = 2
    assert asked(into_a_pit(s, 2))[1] == "paladin", "Strength 2 against Defense 2"
    s.paladin.prepare = 1
    assert asked(into_a_pit(s, 2))[1] == "brace"


@pytest.mark.rule("VT-144", "VT-145", "VT-146")
def test_an_ambush_out_of_a_pit() -> None:
    s = with_monster(tribe(house(), FANGS, "spawn2", 2), "blob", 0)
    tribe(s, BONES, "F4", 2)
    s.paladin.grit = 9
    session = into_a_pit(s, 4)
    assert asked(session) == (0, "brace")
    choose(session, "prepare", "go_on")
    assert asked(session) == (1, "ambush")
    assert refuses(
        session,
        ("ambush:1", "VT-145", "stands on a tile"),
        ("ambush:2", "VT-145", "no disc"),
    )
    choose(session, "ambush:0")
    t = session.state
    assert (t.paladin.health, t.paladin.grit, t.paladin.at) == (6, 11, spot("E4")), "no Blob"
    assert (t.goblins.at[FANGS], t.goblins.rage) == (spot("spawn6"), 0)
    session = into_a_pit(tribe(house(), FANGS, "spawn2", 2), 3)
    choose(session, "go_on", "lie_low")
    assert session.state.paladin.health == 7
    session = into_a_pit(tribe(house(), FANGS, "spawn2", 1), 3)
    choose(session, "prepare", "prepare")
    assert asked(session)[1] != "ambush", "Strength 2 does not beat Defense 2"
    session = into_a_pit(house(), 3)
    assert asked(session) == (0, "paladin"), "nobody could"
    s = tribe(tribe(house(), FANGS, "spawn2", 1), EYE, "spawn2", 4)
    session = into_a_pit(s, 3)
    choose(session, "prepare", "prepare")
    assert refuses(session, ("ambush:0", "VT-145", "Strength 2 does not beat Defense 2"))
