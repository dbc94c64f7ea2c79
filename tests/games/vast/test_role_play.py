"""Bots that play their roles: a position for each kind of mistake they used to make, and what greedy does there."""

from __future__ import annotations

import pytest

from hearthside import bots
from hearthside.games.vast.content.board import GONE, SUPPLY
from hearthside.games.vast.content.figures import GIANT, SORCERER, SPIDERLINGS
from hearthside.games.vast.content.roles import DRAGON, SPIDER
from hearthside.games.vast.state import Vast

from .arrange import (
    Table,
    begin,
    blank,
    corridor,
    dark,
    lay,
    lies,
    paladin_turn,
    play,
    put_blood,
    put_ghost,
    put_treasure,
    put_webs,
    spider_turn,
    spot,
    thief_turn,
    warlock_turn,
)
from .dragon import house as lair
from .goblins import house as warren
from .knight import house as camp

pytestmark = pytest.mark.witness


def sit(s: Vast, seed: int = 1) -> Table:
    """A session from a position; no tile is left for crypts."""
    s.map.stack = []
    return play(s, seed=seed)


def pick(session: Table, seed: int = 1) -> str:
    """What greedy chooses."""
    return str(bots.make("greedy", seed).choose(session))


def whole_turn(session: Table, seed: int = 1) -> list[str]:
    """Everything that greedy chooses until somebody else's turn begins."""
    bot, role, picks = bots.make("greedy", seed), session.state.role, []
    while session.decision is not None and session.state.role == role:
        picks.append(str(bot.choose(session)))
        session.choose(picks[-1])
    return picks


def manor(mix: str = "five") -> Vast:
    """A crossing of crossroads, the Entrance below it, Paladin and Spider on it or far off."""
    s = blank(mix)
    corridor(s, "C4 D4 E4 F4 D5 D3", "blood")
    lay(s, "D1", "entrance", "S")
    lay(s, "A7", "pit", "NEW")
    lay(s, "G7", "pit", "NEW")
    lay(s, "G1", "start_pit")
    s.paladin.at, s.spider.at = spot("G7"), spot("A7")
    s.spider.turns = 2
    return s


# -- the Paladin ---------------------------------------------------------------------------


@pytest.mark.parametrize("skeletons", ["none", "near"])
def test_no_cube_is_idle_at_the_end_of_his_turn(skeletons: str) -> None:
    s = manor()
    if skeletons == "near":
        s.skeletons.at[0], s.skeletons.up = spot("D3"), 1
    session = sit(paladin_turn(s, "D4", 4))
    whole_turn(session)
    p = session.state.paladin
    assert p.unassigned == 0 or p.prepare == 4
    assert p.prepare > 0, "a guard is better than steps to nowhere"


def test_he_explores_first_and_guards_himself_with_what_is_left() -> None:
    session = play(paladin_turn(manor(), "E4", 3), seed=1)
    lit = session.state.map.lit.bit_count()
    whole_turn(session)
    p = session.state.paladin
    assert session.state.map.lit.bit_count() >= lit + 1, "Dark tiles are all round"
    assert p.unassigned == 0


def test_he_strikes_at_a_spider_whom_he_can_hit() -> None:
    s = manor()
    s.spider.at = spot("E4")
    session = sit(paladin_turn(s, "D4", 4))
    whole_turn(session)
    assert session.state.spider.spiderlings.count(GONE) >= 1


def test_he_strikes_as_soon_as_he_is_strong_enough_and_breaks_no_walls_first() -> None:
    """Walls behind her and friends of hers far off: Fury is for blows."""
    s = manor()
    s.spider.form, s.spider.at = SPIDERLINGS, SUPPLY
    s.spider.spiderlings = [spot(at) for at in ("E4", "A7", "A7", "G7", "G7")]
    s = paladin_turn(s, "D4", 4)
    s.paladin.fury = 4
    done = whole_turn(sit(s))
    assert "attack:spiderling1" in done
    assert not [choice for choice in done[: done.index("attack:spiderling1")] if "smash" in choice]


# -- the Spider ----------------------------------------------------------------------------


def chooses(s: Vast, form: int, where: str, hand: str) -> str:
    """The form that she chooses next."""
    s = spider_turn(s, form, where, hand)
    s.spider.turns = 1
    session = sit(begin(s, "spider_chooses_form", SPIDER))
    return pick(session)


def test_she_becomes_a_swarm_for_treasures_and_webs() -> None:
    s = manor()
    for where in ("C4", "F4", "D5"):
        put_treasure(s, where)
    assert chooses(s, GIANT, "D4", "webs webs fangs") == "form:spiderlings"


def test_she_becomes_a_giant_where_there_is_blood_to_drink() -> None:
    s = manor()
    for where in ("C4", "D4", "E4"):
        put_webs(s, where, 3)
    for where in ("D3", "D5"):
        put_ghost(s, where)
    assert chooses(s, SORCERER, "E4", "fangs fangs webs") == "form:giant"


def test_she_becomes_a_sorcerer_to_tend_her_eggs() -> None:
    s = manor()
    for n, where in enumerate(("C4", "D4", "E4")):
        put_webs(s, where, 3)
        s.spider.eggs[n] = spot(where)
        put_blood(s, where)
    s.spider.blood = 2
    assert chooses(s, GIANT, "F4", "fangs webs") == "form:sorcerer"


@pytest.mark.parametrize("form", [GIANT, SORCERER])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_steps_that_she_buys_are_taken(form: int, seed: int) -> None:
    s = manor()
    put_ghost(s, "F4")
    put_blood(s, "C4")
    session = sit(spider_turn(s, form, "D5", "webs fangs eyes webs"), seed)
    bot, bought = bots.make("greedy", seed), 0
    while session.state.role == SPIDER:
        choice = bot.choose(session)
        bought += choice.verb == "legs"
        session.choose(choice)
    assert not bought or session.state.spider.moves == 0


def test_she_feeds_and_scares() -> None:
    s = spider_turn(manor(), GIANT, "D4", "webs fangs eyes")
    s.spider.blood = 4
    put_webs(s, "C4", 3)
    put_webs(s, "E4", 3)
    session = sit(begin(s, "spider_gains", SPIDER))
    whole_turn(session)
    assert session.state.spider.terror >= 2


def test_her_swarm_spreads_before_it_spins() -> None:
    s = spider_turn(manor(), SPIDERLINGS, "D4", "webs webs")
    session = sit(s)
    whole_turn(session)
    assert sum(session.state.map.webs) >= 6


def test_with_terror_enough_she_leaves() -> None:
    s = manor()
    corridor(s, "D2")
    s.spider.terror = 12
    session = sit(spider_turn(s, GIANT, "D2", "webs fangs"))
    whole_turn(session)
    assert session.outcome is not None and session.outcome.how == "escaped"


# -- Manor and Warlock ---------------------------------------------------------------------


def test_the_manor_walks_to_a_path_that_lies_open_and_performs() -> None:
    s = manor()
    s.manor.wraith, s.manor.placed = spot("D5"), True
    s.manor.deck.cards += s.manor.hand
    s.manor.hand = ["r3"]  # the Lance: C4 to F4
    s.manor.deck.cards.remove("r3")
    session = sit(begin(s, "manor_assigns", 3))
    whole_turn(session)
    assert session.state.manor.seals == 1


def test_the_warlock_takes_what_he_can_and_leaves_no_magic_idle() -> None:
    s = manor()
    put_ghost(s, "E4", 5)
    s.paladin.at = spot("C4")
    session = sit(warlock_turn(s, "D4", 3, "warlock_curses"))
    whole_turn(session)
    w = session.state.warlock
    assert sum(1 for held in w.dominated if held) == 1
    assert w.unassigned == 0


# -- visitors ------------------------------------------------------------------------------


def test_a_tribe_attacks_an_unguarded_paladin() -> None:
    s = warren.house()
    s.paladin.at = spot("E4")
    session = sit(warren.up(s, 0, "D4", 3))
    whole_turn(session)
    assert session.state.paladin.health == 6


def test_the_dragon_flies_where_the_way_is_open() -> None:
    session = sit(lair.prowl(lair.above(lair.house()), "D5", ""))
    whole_turn(session)
    assert session.outcome is not None and session.outcome.how == "flown"


def test_the_dragon_stills_his_hunger_and_takes_gold() -> None:
    s = lair.house()
    s.dragon.eaten = 2
    put_treasure(s, "D4")
    session = sit(lair.prowl(s, "D4", ""))
    whole_turn(session)
    assert (session.state.dragon.sloth[0], session.state.dragon.sloth[1]) == (3, 3)
    assert session.state.role != DRAGON


def test_the_thief_takes_what_lies_under_him_and_brings_it_home() -> None:
    s = manor("five_thief")
    corridor(s, "D2")
    put_treasure(s, "D2")
    session = sit(thief_turn(s, "D2", (4, 3, 2)))
    whole_turn(session)
    assert session.state.thief.stashed == 1


def test_the_knight_explores_and_lays_every_cube() -> None:
    s = camp.house()
    dark(s, "E5")
    session = sit(camp.knight_turn(s, "E4", 3))
    whole_turn(session)
    k = session.state.knight
    assert (k.cubes, lies(session.state.map.lit, "E5")) == (0, True)


def test_the_knight_lays_her_cubes_for_the_way_before_her_guard() -> None:
    """Two Dark tiles one behind the other, and two Skeletons near: her Strength can wait until she has been there."""
    s = camp.house()
    dark(s, "E5")
    dark(s, "F5")
    s.skeletons.at[:2], s.skeletons.up = [spot("C4"), spot("D3")], 3
    session = sit(camp.knight_turn(s, "E4", 3))
    whole_turn(session)
    lit = session.state.map.lit
    assert lies(lit, "E5") and lies(lit, "F5")


def test_the_knight_walks_to_a_spider_whom_she_can_beat() -> None:
    s = camp.house()
    s.spider.at = spot("F4")
    session = sit(camp.knight_turn(s, "C4", 5))
    whole_turn(session)
    assert session.state.spider.spiderlings.count(GONE) > 1, "and on to a Spiderling"


def test_a_tribe_on_a_crypt_does_not_walk_to_and_fro() -> None:
    """It could not strike in this turn any more, however long it waits."""
    s = warren.house()
    s.paladin.at, s.paladin.prepare = spot("E4"), 0
    s.paladin.unassigned = 4
    session = sit(warren.up(s, 1, "D6", 1))
    assert len(whole_turn(session)) <= 3
