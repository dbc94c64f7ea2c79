"""An open table: discards and the box can be read, fights say what beat what, phases have headings."""

from __future__ import annotations

import pytest

from hearthside.games.vast import game
from hearthside.games.vast.content.figures import CASTY
from hearthside.games.vast.rules.dials import gain, lose
from hearthside.games.vast.rules.paladin.dials import gain_light
from hearthside.games.vast.words.phases import PHASES
from hearthside.kernel import SPECTATOR, Journal, Scene

from .arrange import (
    Table,
    activate,
    begin,
    blank,
    choose,
    corridor,
    dark,
    lay,
    paladin_turn,
    play,
    put_ghost,
    put_lamp,
    put_treasure,
    spot,
    table,
    warlock_turn,
)


def lines(session: Table) -> list[str]:
    """What the log says to everybody."""
    return [game.words.line(session.state, e) for e in session.journal.seen_by(SPECTATOR)]


def lying(things: Scene, at: str) -> list[str]:
    """The names of what lies somewhere."""
    return [thing.name for thing in things if thing.at == at]


# -- discards and the box ------------------------------------------------------------------


@pytest.mark.rule("VM-001")
def test_discards_can_be_read_by_everybody() -> None:
    s = table()
    s.spider.deck.discard = ["eyes", "fangs", "eyes"]
    s.manor.deck.discard = ["r0"]
    for seat in (SPECTATOR, 0, 4):
        scene = game.scene(s, seat)
        assert lying(scene, "zone:powers_discard") == ["Eyes", "Fangs", "Eyes"]
        assert lying(scene, "zone:rituals_discard") == ["Ritual of the Arch, 1 Seal"]
        pile = next(thing for thing in scene if thing.id == "pile:powers")
        assert pile.text == "Discarded: Eyes (2), Fangs."
        assert not [thing for thing in scene if thing.id == "zone:favors_discard"], "none are there"


@pytest.mark.rule("VM-001", "VM-018")
def test_the_box_can_be_read_by_everybody() -> None:
    s = table("paladin_spider_manor", manor_level="keep")
    scene = game.scene(s, SPECTATOR)
    assert {"Armor", "Disdain", "Radiant Lamps"} <= set(lying(scene, "zone:box"))
    assert len(lying(scene, "zone:box")) == 6, "and three rituals of 3 Seals"


@pytest.mark.rule("VM-001", "VM-102")
def test_a_treasure_that_was_boxed_has_been_shown_and_stays_boxed() -> None:
    s = blank("no_manor")
    corridor(s, "D4 E4 G7", "blood")
    s.spider.at = spot("G7")
    put_treasure(s, "E4")
    s.paladin.treasures.cards = ["halo"]
    session = play(paladin_turn(s, "D4"), "crusade:E4", "refuse")
    assert session.why_no_undo(), "everybody has seen it"
    assert "Halo" in lying(session.scene(SPECTATOR), "zone:box")


@pytest.mark.rule("VM-001", "VM-222")
def test_spells_that_were_discarded_have_been_shown() -> None:
    s = blank()
    corridor(s, "D4")
    s.paladin.at = s.spider.at = spot("D4")
    s.warlock.hand = ["leap", "grow", "refuel"]
    session = play(warlock_turn(s, "C3", step="warlock_learns"), "learn:leap", "drop:grow")
    assert session.why_no_undo()
    assert lying(session.scene(SPECTATOR), "zone:spells_discard") == ["Grow", "Refuel"]


# -- the log -------------------------------------------------------------------------------


@pytest.mark.rule("VM-052", "VM-118")
def test_a_fight_says_what_beat_what() -> None:
    s = blank()
    corridor(s, "D4 E4 D5 G7", "blood")
    s.paladin.at, s.paladin.prepare, s.spider.at = spot("E4"), 1, spot("G7")
    s.skeletons.at[3] = spot("E5")
    s.map.skulls[0] = spot("E3")
    session = play(activate(s, CASTY, "D4"), "go:E4", "strike:paladin", rolls=(1,))
    said = lines(session)
    assert "The Skeletons hit the Paladin: Strength 3 against 1." in said
    assert "The Skeletons spend 1 Stability: 2 left." in said
    s = blank()
    corridor(s, "D4 E4 G7", "blood")
    s.spider.at = spot("G7")
    put_ghost(s, "E4")
    session = play(paladin_turn(s, "D4", cubes=1), "crusade:E4")
    assert "The Paladin misses a poltergeist: Strength 0 against 1." in lines(session)


@pytest.mark.rule("VM-004", "VM-111", "VM-105")
def test_a_gain_at_the_cap_is_told_as_none() -> None:
    s = table()
    s.journal = Journal()
    s.paladin.grit, s.spider.terror = 49, 12
    assert gain(s, "grit", 3, "VM-105") == 1
    assert gain(s, "terror", 2, "VM-164") == 0
    put_lamp(s, "D1")
    s.paladin.light = 7
    gain_light(s, 1)
    assert lose(s, "stability", 5, "VM-128") == 2
    said = [game.words.line(s, event) for event in s.journal]
    assert said == [
        "The Paladin gains 1 Grit and has 50 now.",
        "No more Terror for the Spider: there is no room or none left.",
        "No more Light for the Paladin: there is no room or none left.",
        "The Skeletons lose 2 Stability: none left.",
    ]


@pytest.mark.rule("VM-255")
def test_the_solo_skeletons_have_their_heading() -> None:
    s = blank("journey")
    corridor(s, "D4", "shrine")
    s.paladin.at = spot("D4")
    session = play(paladin_turn(s, "D4"), "end", seed=3)
    assert "Round 1: it is the Skeletons' turn." in lines(session)


def test_every_phase_has_its_heading() -> None:
    silent = {"first_turn", "journey_begins"}
    assert set(PHASES) == set(game.steps) - silent
    s = begin(table(), "manor_performs", 3)
    s.manor.placed, s.manor.wraith = True, spot("D4")
    session = play(s)
    assert game.words.phase(session.state) == "Round 1, turn of the Manor: Perform a ritual"


# -- swapping and turning two tiles --------------------------------------------------------


@pytest.mark.rule("VM-204", "VM-044")
def test_two_swapped_tiles_both_lie_before_crypts_are_filled() -> None:
    s = blank("no_warlock")
    lay(s, "D4", "shrine", "EW")
    lay(s, "F4", "poltergeist", "NS")
    lay(s, "A7", "shrine")
    s.paladin.at = s.spider.at = s.manor.wraith = spot("A7")
    s.manor.placed, s.manor.omens[2], s.manor.unassigned = True, 2, 1
    session = play(begin(s, "manor_swaps", 3), "tile:D4", "to:F4", "exchange")
    choose(session, "turn:0")
    m = session.state.map
    assert m.walls[spot("F4")] == 0b0101, "the second lies with walls to the north and south"
    assert not (m.tiles >> spot("F5") | m.tiles >> spot("F3")) & 1, (
        "as it lay before, it opened there"
    )


@pytest.mark.rule("VM-200", "VM-217")
def test_a_tile_shifted_onto_the_warlock_startles_nobody() -> None:
    s = blank()
    corridor(s, "D4 E4", "blood")
    dark(s, "C4 G3")
    s.paladin.at = s.spider.at = spot("E4")
    s.manor.placed, s.manor.wraith = True, spot("D4")
    s.manor.omens[1] = 1
    s.manor.unassigned = 2
    s.warlock.at, s.warlock.on_map, s.warlock.curses = spot("F3"), True, 4
    s.map.stack = []
    session = play(begin(s, "manor_shifts", 3), "tile:E4", "to:F3")
    w = session.state.warlock
    assert (w.at, w.curses) == (spot("F3"), 4)
    assert session.state.paladin.at == spot("F3"), "they share the space"
