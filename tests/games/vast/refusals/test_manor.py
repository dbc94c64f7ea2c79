"""Why the Manor cannot."""

from __future__ import annotations

import pytest

from hearthside.games.vast.content.board import FULL, SUPPLY
from hearthside.games.vast.content.rituals import TRACKS
from hearthside.games.vast.rules.edges import place_force
from hearthside.games.vast.state import Vast

from ..arrange import (
    begin,
    blank,
    choose,
    corridor,
    dark,
    lay,
    offers,
    play,
    put_ghost,
    put_webs,
    spot,
)
from .cases import refuses


def house(hand: str = "", **omens: int) -> Vast:
    """Crossroads around D4 with the Wraith there, omens on tracks, and these rituals in hand."""
    s = blank("no_warlock")
    corridor(s, "D4 E4 D5 C4", "blood")
    corridor(s, "G7")
    s.paladin.at = s.spider.at = spot("G7")
    mn = s.manor
    mn.placed, mn.wraith = True, spot("D4")
    mn.deck.cards += mn.hand
    mn.hand = hand.split()
    for card in mn.hand:
        mn.deck.cards.remove(card)
    for track, n in omens.items():
        mn.omens[TRACKS.index(track)] = n
        mn.unassigned -= n
    return s


@pytest.mark.rule("VM-026")
def test_why_it_does_not_appear_there() -> None:
    s = house()
    s.manor.placed, s.manor.wraith = False, SUPPLY
    session = play(begin(s, "manor_begins", 3))
    assert refuses(session, ("appear:A1", "VM-026", "no tile"), ("appear:G7", "VM-026", "figure"))


@pytest.mark.rule("VM-197")
def test_why_no_omen_there() -> None:
    s = house(reveal=2)
    session = play(begin(s, "manor_assigns", 3), "omen:reveal")
    assert session.asked.ask == "reveal", "the last omen is laid"
    s = house()
    s.manor.portents[0] = 3
    session = play(begin(s, "manor_assigns", 3))
    assert refuses(session, ("omen:reveal", "VM-197", "boxes are full"))


@pytest.mark.rule("VM-199")
def test_why_that_is_not_revealed() -> None:
    s = house(reveal=1)
    s.manor.left = 1
    assert refuses(play(begin(s, "manor_reveals", 3)), ("reveal:D4", "VM-199", "No Dark tile"))


@pytest.mark.rule("VM-196")
def test_why_no_haunting_there() -> None:
    s = house(reveal=1)
    s.manor.left = 1
    dark(s, "D3", "poltergeist")
    put_webs(s, "E4")
    session = play(begin(s, "manor_reveals", 3), "reveal:D3")
    assert refuses(session, ("haunt:E4", "VM-196", ""), ("haunt:A1", "VM-196", "not Lit"))
    assert "haunt:D3" in offers(session)


@pytest.mark.rule("VM-200", "VM-201")
def test_why_it_does_not_shift_there() -> None:
    s = house(shift=1)
    s.map.stack = []
    session = play(begin(s, "manor_shifts", 3))
    assert refuses(session, ("tile:A1", "VM-200", "no tile"))
    choose(session, "tile:E4")
    assert refuses(
        session,
        ("to:D5", "VM-200", "A tile lies there"),
        ("to:A4", "VM-201", "4 away, the tile goes 2 at most"),
        ("to:F3", "VM-200", "No other tile"),
        ("rotate", "VM-200", "changes nothing"),
    )


@pytest.mark.rule("VM-204", "VM-203")
def test_why_those_are_not_swapped() -> None:
    s = house(swap=1)
    session = play(begin(s, "manor_swaps", 3), "tile:E4")
    assert refuses(
        session,
        ("to:E4", "VM-204", "another tile"),
        ("to:A1", "VM-204", "another tile"),
        ("to:C4", "VM-204", "2 away, it may be 1 at most"),
    )
    s = house(swap=1)
    dark(s, "D3")
    session = play(begin(s, "manor_swaps", 3), "tile:D4", "to:D3")
    assert session.asked.ask != "swap_how", "two tiles that no turn changes are exchanged"


@pytest.mark.rule("VM-205", "VM-072", "VM-070")
def test_why_no_wall_rises_there() -> None:
    s = house(walls=1)
    s.manor.left = 1
    lay(s, "A1", "shrine")
    lay(s, "D1", "blood", "N")
    corridor(s, "C1 E1", "shrine")
    s.map.stack = []
    session = play(begin(s, "manor_walls", 3))
    assert refuses(session, ("tile:A1", "VM-205", "No open edge"))
    choose(session, "tile:D4")
    assert refuses(
        session,
        ("wall:E4W", "VM-205", "rises at D4"),
        ("wall:D4S", "VM-205", "No tile lies beyond"),
    )
    place_force(s, spot("D4"), 0)
    session = play(begin(s, "manor_walls", 3), "tile:D4")
    assert refuses(session, ("wall:D4N", "VM-072", "wall already"))
    session = play(begin(s, "manor_walls", 3), "tile:D1")
    assert refuses(session, ("wall:D1S", "VM-205", "outer side"))


@pytest.mark.rule("VM-195", "VM-206", "VM-286")
def test_why_the_wraith_does_not_drift_there() -> None:
    s = house(wraith=1)
    s.manor.left = 3
    corridor(s, "B4 A4 A3 A2", "shrine")
    s.map.stack = []
    s.paladin.pillar = spot("E4")
    session = play(begin(s, "manor_drifts", 3))
    assert refuses(
        session,
        ("go:A1", "VM-195", ""),
        ("go:E4", "VM-286", ""),
        ("go:D4", "VM-206", "It is there"),
        ("go:A2", "VM-206", "3 steps left, it is 5 away"),
    )


@pytest.mark.rule("VM-207", "VM-208")
def test_why_that_ritual_is_not_performed() -> None:
    s = house("r3 r1")
    corridor(s, "F4 G4", "shrine")
    lay(s, "C4", "blood", "W")
    put_ghost(s, "D5")
    s.map.stack = []
    session = play(begin(s, "manor_performs", 3))
    assert "ritual:r3,0" in offers(session)
    assert refuses(
        session,
        ("ritual:r0,0", "VM-207", "not in your hand"),
        ("ritual:r3,1", "VM-208", "D3 is not Lit"),
        ("ritual:r3,2", "VM-208", "A wall is west of C4"),
        ("ritual:r3,3", "VM-208", "A figure stands on D5"),
    )
    s.manor.wraith = spot("F4")
    session = play(begin(s, "manor_performs", 3))
    assert refuses(session, ("ritual:r3,0", "VM-208", "leaves the manor at G4"))
    assert [o for o in offers(session) if o.startswith("ritual")], "there are other ways"
    s.paladin.at = spot("F4")
    assert refuses(
        play(begin(s, "manor_performs", 3)), ("ritual:r3,2", "VM-208", "figure stands on F4")
    )


@pytest.mark.rule("VM-211")
def test_why_no_treasure_there_and_why_that_ritual_stays() -> None:
    s = house()
    dark(s, "D3 A1 B1")
    put_webs(s, "A1")
    s.manor.left = 1
    session = play(begin(s, "manor_hoards", 3))
    assert refuses(
        session, ("hoard:A1", "VM-211", "not empty"), ("hoard:D4", "VM-211", "No Dark tile")
    )
    s = house("r0 r1 r2 r3 r4 r5")
    session = play(begin(s, "manor_draws", 3))
    assert refuses(session, ("forget:r6", "VM-211", "not in your hand"))


@pytest.mark.rule("VM-203")
def test_with_no_crypt_left_a_single_tile_may_turn() -> None:
    s = house(shift=1)
    lay(s, "E4", "blood", "N")
    for at in range(49):
        if s.map.tile[at] < 0:
            s.map.tile[at] = s.map.stack.pop()
    s.map.tiles = FULL
    session = play(begin(s, "manor_shifts", 3), "tile:E4")
    assert "rotate" in offers(session)
    session = play(begin(s, "manor_shifts", 3), "tile:D4")
    assert refuses(session, ("rotate", "VM-200", "changes nothing"))
