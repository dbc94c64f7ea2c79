"""The two example rounds of the book, played move by move, with the solutions of its puzzles."""

from __future__ import annotations

import pytest

from hearthside.games.vast.content.board import SUPPLY
from hearthside.games.vast.content.figures import SHOOTY, SLASHY
from hearthside.games.vast.content.rituals import SHIFT, SWAP
from hearthside.games.vast.content.tiles import TILES
from hearthside.games.vast.rules.edges import fill, is_wall
from hearthside.games.vast.rules.figures import guard_of
from hearthside.games.vast.state import Vast

from .arrange import (
    begin,
    blank,
    choose,
    corridor,
    dark,
    deal,
    find,
    lay,
    lies,
    mask,
    offers,
    play,
    put_ghost,
    spot,
    verbs,
    warlock_turn,
)


def first_map() -> Vast:
    """The map of setup, with the faces that the example turns up."""
    s = blank()
    lay(s, "D4", "start_pit")
    lay(s, "D1", "entrance", "N")
    dark(s, "B2", "armory", "W")
    dark(s, "B6", "armory", "W")
    dark(s, "F2 F6", "armory", "")
    dark(s, "C1", "poltergeist", "NS")
    dark(s, "E1", "shrine", "")
    dark(s, "D5", "blood", "")
    dark(s, "E4", "treasure", "SW")
    dark(s, "C4 D3")
    s.paladin.at, s.spider.at = spot("D1"), spot("D4")
    return s


@pytest.mark.rule("VM-274")
def test_paladin_turn_1() -> None:
    s = first_map()
    session = play(begin(s, "paladin_collects", 0), "crusade:C1")
    m, p = session.state.map, session.state.paladin
    assert m.walls[spot("C1")] == mask("NS"), "the only way to connect to the Entrance"
    assert lies(m.tiles, "B1"), "the open edge to the left is filled"
    assert not lies(m.lit, "B1")
    assert p.grit == 2
    assert lies(m.haunted, "C1")
    choose(session, "prepare", "prepare")  # now the only choice is to attack
    p = session.state.paladin
    assert (p.grit, p.light, p.unassigned, p.prepare) == (5, 1, 0, 2)
    assert session.state.map.haunted == 0
    session.state.skeletons.stability = 2
    choose(session, "end")
    assert session.state.paladin.fury == 1


@pytest.mark.rule("VM-275", "VM-155")
def test_skeleton_turn_1() -> None:
    s = first_map()
    k = s.skeletons
    k.march, k.up, k.stability = [SHOOTY, SLASHY, 0, 1, 4], 1 << SHOOTY | 1 << SLASHY, 2
    k.at = [SUPPLY, SUPPLY, spot("spawn5"), spot("spawn3"), SUPPLY, SUPPLY]
    for card in ("bomb_bag", "great_axe"):
        k.deck.cards.remove(card)
        k.deck.cards.append(card)
    s.paladin.at, s.paladin.prepare = spot("C1"), 2
    session = play(begin(s, "skeletons_rise", 1), "go:F2", "arm")
    assert session.state.skeletons.hand == ["great_axe"], "around the grounds to the Armory at #6"
    choose(session, "rest")
    choose(session, "go:B6", "arm")
    assert session.state.skeletons.hand == ["great_axe", "bomb_bag"]
    assert session.state.skeletons.stability == 2
    choose(session, "rest")
    assert "summon" not in offers(session), "2 Stability cannot summon"
    choose(session, "pass")
    assert session.state.skeletons.stability == 4
    assert session.state.role == 2


@pytest.mark.rule("VM-276")
def test_spider_turn_1() -> None:
    s = first_map()
    s.paladin.at = spot("C1")
    s.spider.turns = 0
    deal(s, "webs eyes fangs")
    session = play(begin(s, "spider_chooses_form", 2))
    assert session.state.spider.form == 0, "no choice of form on the first turn"
    choose(session, "cast:eyes,eyes", "look:D5")
    assert session.state.spider.blood == 1
    assert session.state.map.blood[spot("D5")] == 1
    choose(session, "look:E4")
    while session.decision is not None and session.decision.ask == "turn":
        choose(session, sorted(offers(session))[0])
    assert lies(session.state.map.hoards, "E4")
    choose(session, "lay:D5")
    assert session.state.spider.hand == []
    assert guard_of(session.state, "egg1") == 2
    choose(session, "go:D5", "done")
    assert session.state.spider.at == spot("D5")
    assert len(session.state.spider.hand) == 3


def second_map() -> Vast:
    """What the first round leaves for the Manor."""
    s = first_map()
    lay(s, "C1", "poltergeist", "NS")
    lay(s, "D5", "blood", "")
    s.spider.at = spot("D5")
    s.spider.eggs[0] = spot("D5")
    s.paladin.at = spot("C1")
    fill(s)
    return s


@pytest.mark.rule("VM-277")
def test_manor_turn_1() -> None:
    s = second_map()
    mn = s.manor
    mn.deck.cards += mn.hand
    mn.hand = ["r2"]
    mn.deck.cards.remove("r2")
    ghost, blood = next_tiles(s)
    session = play(
        begin(s, "manor_begins", 3), "appear:D1", "omen:reveal", "omen:reveal", "omen:reveal"
    )
    choose(session, "reveal:E1")
    set_face(session.state, "E2", ghost)
    choose(session, "reveal:E2")
    assert "D4" in verbs(session, "haunt"), "Spooky"
    choose(session, "haunt:D4")
    set_face(session.state, "E3", blood)
    choose(session, "reveal:E3")
    assert session.state.map.blood[spot("E3")] == 1
    assert session.decision is not None
    assert session.decision.ask == "ritual"
    choose(session, "ritual:r2,3")  # right, up, up
    s = session.state
    assert s.manor.seals == 1
    assert s.manor.wraith == spot("E3")
    assert lies(s.map.haunted, "E1"), "a poltergeist on the Shrine"
    assert s.manor.portents[SHIFT] == 1
    assert "F6" in verbs(session, "hoard"), "a Dark Armory near #4 and #5"
    choose(session, "hoard:F6")
    assert lies(session.state.map.hoards, "F6")
    assert session.state.manor.unassigned == 3


def next_tiles(s: Vast) -> tuple[int, int]:
    """A four-way Poltergeist and a four-way Blood tile of the stack."""
    return find(s, "poltergeist", 0), find(s, "blood", 0)


def set_face(s: Vast, where: str, tile: int) -> None:
    """The hidden face of a Dark tile becomes this one of the stack."""
    m, at = s.map, spot(where)
    assert not lies(m.lit, where)
    if m.tile[at] != tile:
        holder = m.tile.index(tile) if tile in m.tile else -1
        if holder >= 0:
            m.tile[holder] = m.tile[at]
        else:
            m.stack[m.stack.index(tile)] = m.tile[at]
        m.tile[at] = tile


@pytest.mark.rule("VM-278")
def test_warlock_turn() -> None:
    s = blank()
    corridor(s, "C3 D3 E3", "blood")
    lay(s, "C4", "shrine", "N")
    lay(s, "D4", "pit", "N")
    dark(s, "D5")
    dark(s, "C6")
    s.skeletons.at[0], s.paladin.at = spot("C4"), spot("E4")
    lay(s, "E4", "shrine", "N")
    put_ghost(s, "D4", curses=1)
    put_ghost(s, "D3")
    s.spider.at = spot("C3")
    session = play(warlock_turn(s, "D7"), "sneak", "to:D5")
    choose(session, "syphon")
    assert session.state.warlock.curses == 2, "the Skeleton and the Paladin, no poltergeist"
    assert verbs(session, "conjure") == {"C6"}, "the only Dark tile around him without figures"
    choose(session, "conjure:C6")
    s = session.state
    assert s.map.treasure_curses[0] == 2, "two poltergeists in his network"
    s = session.state
    assert s.role == 0, "his cubes are used up"
    s.paladin.prepare, s.paladin.unassigned = 2, 1
    session = play(begin(s, "paladin_acts", 0), "crusade:D4")  # to attack is the only choice
    w = session.state.warlock
    assert w.track == 1
    assert len(w.hand) == 3
    s = session.state
    session = play(begin(s, "warlock_curses", 4), "dominate:treasure1", "space:3")
    w = session.state.warlock
    assert w.dominated[2] == "treasure1", "2 and 2 are 4 curses"
    assert w.unassigned + w.placed == 4
    assert w.track == 2
    for _ in range(2):
        choose(session, sorted(o for o in offers(session) if o.startswith("learn"))[0])
        while session.decision is not None and session.decision.ask == "drop":
            choose(session, sorted(offers(session))[0])
    w = session.state.warlock
    assert (len(w.spells), len(w.deck.discard), w.hand) == (2, 4, [])
    assert w.unassigned == 4


@pytest.mark.rule("VM-279")
def test_paladin_turn_2() -> None:
    s = second_map()
    dark(s, "B1", "treasure", "NSW")
    p = s.paladin
    p.grit, p.light, p.fury = 5, 1, 1
    session = play(begin(s, "paladin_collects", 0), "crusade:B1")
    p = session.state.paladin
    assert p.grit == 7
    assert p.unassigned == 3, "two left and a new one"
    assert session.decision is not None
    assert session.decision.seat == 3, "the Manor chooses"
    choose(session, sorted(offers(session))[0], "refuse")
    assert session.state.paladin.grit == 12
    assert "crusade:B2" not in offers(session), "a wall is in the way"
    choose(session, "smash:B1N")  # the puzzle: Vigor's other use
    assert session.state.paladin.fury == 0
    choose(session, "crusade:B2")
    walls = {"turn:0": "N", "turn:1": "E", "turn:2": "S", "turn:3": "W"}
    choose(session, "turn:3")
    assert session.state.map.walls[spot("B2")] == mask(walls["turn:3"]), "the wall faces Spawn 1"
    assert session.state.paladin.grit == 14
    assert session.decision.ask == "favor"
    choose(session, sorted(offers(session))[0])
    assert len(session.state.paladin.hand) == 1
    m = session.state.map
    assert lies(m.tiles, "B3")
    assert lies(m.tiles, "C2")
    assert not lies(m.tiles, "A2")
    set_face(session.state, "B3", len(TILES) - 1)  # a dead end
    choose(session, "crusade:B3")
    assert session.state.paladin.grit == 16
    choose(session, "lamp:B2")
    assert lies(session.state.map.lamps, "B2")
    assert session.state.paladin.light == 0
    choose(session, "prepare")
    assert session.state.paladin.prepare == 1
    choose(session, "end")
    assert session.state.paladin.fury == 1


@pytest.mark.rule("VM-280")
def test_manor_turn_2() -> None:
    s = second_map()
    lay(s, "B1", "treasure", "NSW")
    lay(s, "E1", "shrine", "")
    lay(s, "E2", "poltergeist", "")
    lay(s, "E3", "blood", "")
    lay(s, "E4", "treasure", "SW")
    put_ghost(s, "E1")
    s.paladin.at = spot("B3")
    mn = s.manor
    mn.placed, mn.wraith, mn.seals, mn.portents[SHIFT] = True, spot("E3"), 1, 1
    mn.deck.cards += mn.hand
    mn.hand = ["r11"]
    mn.deck.cards.remove("r11")
    session = play(begin(s, "manor_begins", 3), "omen:swap", "omen:swap", "omen:swap")
    assert session.state.manor.omens[SWAP] == 3
    choose(session, "tile:E1")
    assert "G1" in verbs(session, "to"), "two spaces with the portent alone"
    choose(session, "to:G1")
    m = session.state.map
    assert lies(m.haunted, "G1")
    assert lies(m.tiles & ~m.lit, "E1"), "a Dark tile fills the hole"
    choose(session, "tile:E4")
    assert "E1" in verbs(session, "to"), "three cubes on Swap reach 3"
    choose(session, "to:E1", "exchange")
    if session.decision is not None and session.decision.ask == "turn":
        choose(session, "turn:1")  # open to the north and the west
    m = session.state.map
    assert m.walls[spot("E1")] == mask("ES")
    assert not is_wall(m, spot("E1"), 3)
    assert lies(m.tiles & ~m.lit, "E4")
    choose(session, "ritual:r11,2")  # down, down, left, left, left
    s = session.state
    assert s.manor.seals == 3
    assert s.manor.wraith == spot("B1")
    assert lies(s.map.haunted, "D1")
