"""What is done once is done: actions that are spent, counts that go up, and what the next turn gives back."""

from __future__ import annotations

import pytest
from tests.positions import asked

from hearthside.games.vast.content.board import GONE, SUPPLY
from hearthside.games.vast.content.figures import GIANT, SLASHY, SORCERER, SPIDERLINGS
from hearthside.games.vast.content.roles import SPIDER
from hearthside.games.vast.rules.warlock.track import advance_spells

from .arrange import (
    activate,
    begin,
    blank,
    choose,
    corridor,
    dark,
    lay,
    offers,
    play,
    put_treasure,
    spider_turn,
    spot,
    table,
    thief_turn,
    verbs,
    warlock_turn,
)
from .goblins.house import house as goblin_house
from .goblins.house import up
from .thief.house import house as thief_house


@pytest.mark.rule("VM-028")
def test_a_round_is_over_when_the_last_role_has_had_its_turn() -> None:
    s = blank("paladin_spider")
    corridor(s, "D4 E4 G7", "blood")
    s.paladin.at = spot("D4")
    assert s.order[-1] == SPIDER
    session = play(spider_turn(s, GIANT, "G7"), "done")
    while session.state.role == SPIDER:  # what she keeps, and what is laid
        choose(session, min(offers(session)))
    assert (session.state.round, session.state.role) == (2, s.order[0])


@pytest.mark.rule("VM-141")
def test_a_tunnel_is_the_action_of_its_skeleton() -> None:
    s = blank()
    lay(s, "A1 G1", "pit", "N")
    corridor(s, "G7")
    s.spider.at = s.paladin.at = spot("G7")
    session = play(activate(s, SLASHY, "A1"), "tunnel")
    assert session.state.skeletons.at[SLASHY] == spot("G1"), "the only Pit it can go to"
    assert not verbs(session, "breach") and "tunnel" not in offers(session)


@pytest.mark.rule("VM-143")
def test_arming_is_the_action_of_its_skeleton() -> None:
    s = blank()
    lay(s, "B2", "armory")
    corridor(s, "G7")
    s.spider.at = s.paladin.at = spot("G7")
    session = play(activate(s, SLASHY, "B2"), "arm")
    assert len(session.state.skeletons.hand) == 1
    assert "arm" not in offers(session)
    assert session.state.skeletons.action_done


@pytest.mark.rule("VT-137")
def test_hiding_is_the_action_of_its_tribe() -> None:
    session = play(up(goblin_house(), 0, "D4"), "hide", rolls=(4,))
    g = session.state.goblins
    assert g.acted or g.active != 0, "it cannot act again"
    assert "hide" not in offers(session)


@pytest.mark.rule("VM-166", "VM-173")
@pytest.mark.parametrize(("form", "moves"), [(GIANT, 3), (SORCERER, 2), (SPIDERLINGS, 4)])
def test_each_form_has_its_movement_and_turns_are_counted(form: int, moves: int) -> None:
    s = blank()
    corridor(s, "D4 E4 G7", "blood")
    s.paladin.at = spot("G7")
    spider_turn(s, form, "D4")
    s.spider.turns = 0
    session = play(begin(s, "spider_chooses_form", SPIDER))
    assert (session.state.spider.turns, session.state.spider.moves) == (1, moves)
    s = session.state
    session = play(begin(s, "spider_chooses_form", SPIDER))
    assert asked(session)[1] == "form", "from her second turn on she chooses"
    assert session.state.spider.turns == 2


@pytest.mark.rule("VT-212")
def test_lighting_up_a_tile_ends_the_thiefs_movement() -> None:
    s = thief_house()
    dark(s, "F4")
    session = play(thief_turn(s, "D4", (4, 3, 2)), "go:F4")
    choose(session, next(o for o in sorted(offers(session)) if o.startswith("reveal")))
    while asked(session)[1] == "turn":
        choose(session, min(offers(session)))
    assert session.state.thief.moves == 0
    assert not verbs(session, "go")


@pytest.mark.rule("VT-224")
def test_only_with_loot_does_he_stop_at_his_lairs() -> None:
    """He stashes there; with nothing to stash he walks through."""
    s = thief_house()  # his lair at G7
    corridor(s, "G6 F7")
    s.map.stack = []
    assert verbs(play(thief_turn(s, "G6", (2, 3, 2))), "go") == {"G7", "F7"}
    s.thief.carried = 1
    assert verbs(play(thief_turn(s, "G6", (2, 3, 2))), "go") == {"G7"}


@pytest.mark.rule("VT-227", "VT-224")
def test_slipping_onto_a_lair_stashes_what_he_carries() -> None:
    s = thief_house()
    corridor(s, "G6 G5")
    s.thief.at, s.thief.upgrades, s.thief.plan = spot("G6"), ["unnatural_evasion"], [1, 0, 2]
    s.thief.carried = 2
    s.map.stack = []
    session = play(activate(s, SLASHY, "G5", stability=4), "go:G6", "strike:thief", rolls=(5,))
    assert asked(session)[1] == "slip"
    choose(session, "slip:G7")
    t = session.state.thief
    assert (t.at, t.carried, t.stashed) == (spot("G7"), 1, 1), "one at a time"


@pytest.mark.rule("VM-229")
def test_the_spells_track_rests_without_a_warlock() -> None:
    s = table("no_warlock")
    before = s.warlock.track
    advance_spells(s)
    assert s.warlock.track == before
    s = table("five")
    advance_spells(s)
    assert s.warlock.track == before + 1


@pytest.mark.rule("VM-224")
def test_every_sneak_of_a_turn_begins_anew() -> None:
    s = blank()
    corridor(s, "C4 D4 E4 F4 G7", "blood")
    s.paladin.at = s.spider.at = spot("G7")
    session = play(warlock_turn(s, "D4", cubes=3), "sneak", "to:D5", "sneak")
    assert asked(session)[1] == "sneak"
    assert verbs(session, "to"), "the second one leads somewhere too"
    assert "done" not in offers(session), "he has not moved yet"


@pytest.mark.rule("VT-223", "VT-053")
def test_treasures_that_are_taken_leave_the_supply() -> None:
    """Also those that come from the supply and lay on no tile."""
    s = thief_house()
    before = s.map.treasures.count(SUPPLY)
    put_treasure(s, "D4")
    session = play(thief_turn(s, "D4", (4, 2, 3)), "loot")
    m = session.state.map
    assert (m.treasures.count(SUPPLY), m.treasures.count(GONE)) == (before - 1, 1)
