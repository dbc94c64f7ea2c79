"""The Warlock: curses, domination, spells, actions."""

from __future__ import annotations

import pytest

from hearthside.games.vast.content.board import GONE, SUPPLY
from hearthside.games.vast.content.spells import SPELLS
from hearthside.games.vast.rules.edges import is_wall
from hearthside.games.vast.rules.figures import guard_of
from hearthside.games.vast.rules.pieces import curse_supply, remove_poltergeist, remove_treasure
from hearthside.games.vast.rules.warlock.track import advance_spells
from hearthside.games.vast.rules.warlock.traits import network_pieces
from hearthside.games.vast.state import Vast

from .arrange import (
    activate,
    begin,
    blank,
    choose,
    corridor,
    dark,
    lay,
    learn,
    lies,
    offers,
    paladin_turn,
    play,
    put_ghost,
    put_treasure,
    put_webs,
    spot,
    table,
    verbs,
    warlock_turn,
)


def lair(where: str = "D4") -> Vast:
    """A Dark tile for the Warlock among Lit ones; the others far off."""
    s = blank()
    corridor(s, "C4 D5 E4 D3", "blood")
    dark(s, "D4")
    s.warlock.at, s.warlock.on_map = spot(where), True
    return s


# -- curse and dominate --------------------------------------------------------------------


@pytest.mark.rule("VM-214", "VM-221", "VM-216")
def test_five_pieces_win_and_spaces_have_effects() -> None:
    s = lair()
    s.warlock.dominated = ["poltergeist9", "treasure9", "treasure8", "treasure7", ""]
    put_treasure(s, "D5", curses=6)
    session = play(begin(s, "warlock_dominates", 4), "dominate:treasure1")
    assert session.outcome is not None
    assert session.outcome.winners == (4,)
    s = lair()
    put_treasure(s, "D5", curses=5)
    s.warlock.unassigned, s.warlock.placed = 0, 3
    session = play(begin(s, "warlock_dominates", 4), "dominate:treasure1", "space:3", seed=1)
    w = session.state.warlock
    assert w.dominated[2] == "treasure1"
    assert (w.unassigned, w.placed) == (1, 3), "the third space gives a cube, usable this turn"
    assert session.state.map.treasures[0] == GONE
    assert w.track == 1, "the cursed piece left the map"
    assert curse_supply(session.state) == 20


@pytest.mark.rule("VM-215")
def test_he_walks_crypts_and_walls_but_not_the_grounds() -> None:
    s = blank()
    lay(s, "A2", "shrine", "EN")
    put_webs(s, "A2", 2)
    session = play(warlock_turn(s, "A1"), "sneak")
    assert {"B2", "A3", "C1", "B1"} <= verbs(session, "to")
    assert not {"spawn1", "southwest"} & verbs(session, "to")
    choose(session, "to:A3")
    assert session.state.map.webs[spot("A2")] == 2


@pytest.mark.rule("VM-216", "VM-230")
def test_a_cursed_piece_that_leaves_stirs_the_spells_once() -> None:
    s = lair()
    put_ghost(s, "E4", curses=3)
    number = put_treasure(s, "D5", curses=2)
    put_ghost(s, "C4")
    remove_poltergeist(s, spot("E4"))
    assert s.warlock.track == 1
    assert len(s.warlock.hand) == 3
    assert s.map.poltergeist_curses[0] == 0
    remove_treasure(s, number)
    assert s.warlock.track == 2
    remove_poltergeist(s, spot("C4"))
    assert s.warlock.track == 2, "no curses, no stir"
    s = lair()
    put_treasure(s, "E4", curses=1)
    session = play(activate(s, 3, "E4"), "loot")
    assert session.state.warlock.track == 1


@pytest.mark.rule("VM-217", "VM-008")
def test_skittish_he_flees_and_loses_half() -> None:
    s = blank()
    corridor(s, "D4 E4 D5 C4 D3", "blood")
    s.warlock.curses = 5
    s.warlock.at, s.warlock.on_map = spot("E4"), True
    session = play(paladin_turn(s, "D4"), "crusade:E4")
    assert session.decision is not None
    assert session.decision.ask == "flee"
    row = verbs(session, "flee")
    assert all(abs("ABCDEFG".index(c[0]) - 4) + abs(int(c[1]) - 4) == 2 for c in row), (
        "nearest, 2 away"
    )
    choose(session, f"flee:{sorted(row)[0]}")
    w = session.state.warlock
    assert w.curses == 3, "half of 5, rounded down, is lost"
    assert w.track == 1
    s = lair()
    dark(s, "A1", "poltergeist", "")
    s.warlock.at, s.warlock.curses = spot("A1"), 4
    s.manor.placed, s.manor.wraith, s.manor.left = True, spot("D5"), 1
    session = play(begin(s, "manor_reveals", 3), "reveal:A1", "haunt:A1")
    w = session.state.warlock
    assert lies(session.state.map.haunted, "A1")
    assert (w.at, w.curses, w.track) == (spot("A1"), 4, 0), "what is placed does not enter"


@pytest.mark.rule("VM-217", "VM-221")
def test_the_last_space_softens_the_fright() -> None:
    s = blank()
    corridor(s, "D4 E4", "blood")
    s.warlock.curses = 8
    s.warlock.dominated[4] = "treasure9"
    s.warlock.at, s.warlock.on_map = spot("E4"), True
    session = play(paladin_turn(s, "D4"), "crusade:E4")
    choose(session, sorted(offers(session))[0])
    assert session.state.warlock.curses == 7


@pytest.mark.rule("VM-218")
def test_his_own_moves_startle_nobody() -> None:
    s = blank()
    lay(s, "E4", "pit", "N")
    s.skeletons.at[0] = spot("E4")
    s.warlock.curses = 4
    session = play(warlock_turn(s, "D4"), "sneak", "to:E4")
    assert session.state.warlock.at == spot("E4")
    assert (session.state.warlock.curses, session.state.warlock.track) == (4, 0)


@pytest.mark.rule("VM-219")
def test_curses_spread_evenly_over_the_network() -> None:
    s = lair()
    put_ghost(s, "E4")
    put_ghost(s, "D5", curses=2)
    put_treasure(s, "C4")
    s.warlock.curses = 8
    session = play(begin(s, "warlock_curses", 4))
    assert verbs(session, "hex") == {"poltergeist1", "poltergeist2", "treasure1"}
    choose(session, "hex:poltergeist2")
    assert verbs(session, "hex") == {"poltergeist1", "treasure1"}, "new markers differ by 1 at most"
    choose(session, "hex:treasure1")
    m = session.state.map
    assert (m.poltergeist_curses[:2], m.treasure_curses[0]) == ([2, 5], 3)
    assert session.state.warlock.curses == 0
    s = lair()
    s.warlock.curses = 4
    session = play(warlock_turn(s, "D4", step="warlock_curses"))
    assert session.state.warlock.curses == 4, "nothing there: he keeps them"


@pytest.mark.rule("VM-220")
def test_domination_is_optional_and_needs_the_value() -> None:
    s = lair()
    put_ghost(s, "E4", curses=3)
    put_ghost(s, "D5", curses=4)
    put_treasure(s, "C4", curses=2)
    session = play(begin(s, "warlock_dominates", 4))
    assert verbs(session, "dominate") == {"poltergeist1", "poltergeist2"}
    assert "done" in offers(session)
    choose(session, "dominate:poltergeist2")
    assert verbs(session, "space") == {"1", "2", "3"}, "values 3, 4 and 4"
    choose(session, "space:2")
    assert verbs(session, "dominate") == {"poltergeist1"}, "several a turn"
    choose(session, "dominate:poltergeist1")
    assert session.state.warlock.dominated[:2] == ["poltergeist1", "poltergeist2"]


@pytest.mark.rule("VM-221")
def test_the_second_space_trades_a_spell() -> None:
    s = lair()
    learn(s, "grow")
    put_ghost(s, "D5", curses=4)
    session = play(begin(s, "warlock_dominates", 4), "dominate:poltergeist1", "space:2")
    assert offers(session) == {"trade:grow", "pass"}
    choose(session, "trade:grow")
    w = session.state.warlock
    assert w.spells == []
    assert "grow" in [*w.deck.discard, *w.deck.cards, *w.hand]
    assert len(w.hand) == 6, "three for the track, three for the trade"


@pytest.mark.rule("VM-222")
def test_of_three_spells_one_is_played() -> None:
    s = lair()
    w = s.warlock
    w.hand, w.deck.cards = w.deck.cards[:7], w.deck.cards[7:]
    first = sorted(w.hand)
    session = play(warlock_turn(s, "D4", step="warlock_learns"))
    for _ in range(2):
        choose(session, sorted(o for o in offers(session) if o.startswith("learn"))[0])
        for _ in range(2):
            choose(session, sorted(o for o in offers(session) if o.startswith("drop"))[0])
    w = session.state.warlock
    assert len(w.spells) == 2
    assert len(w.deck.discard) == 4
    assert len(w.hand) == 1, "the seventh stays in hand"
    assert set(w.spells) <= set(first)


# -- actions -------------------------------------------------------------------------------


@pytest.mark.rule("VM-223")
def test_cubes_come_back_and_pay_for_actions() -> None:
    s = lair()
    s.skeletons.at[0] = spot("E4")
    s.warlock.unassigned, s.warlock.placed = 0, 3
    session = play(begin(s, "warlock_learns", 4))
    assert session.state.warlock.unassigned == 3
    choose(session, "syphon", "syphon")
    assert (session.state.warlock.unassigned, session.state.warlock.placed) == (1, 2)


@pytest.mark.rule("VM-224", "VM-221")
def test_a_sneak_ends_in_the_dark_and_reaches_three_with_the_first_space() -> None:
    s = lair()
    lay(s, "E3", "pit", "N")
    s.skeletons.at[0] = spot("E4")
    session = play(warlock_turn(s, "D4"), "sneak")
    assert "E4" not in verbs(session, "to"), "Lit and no Pit"
    assert {"E3", "E5", "D6"} <= verbs(session, "to")
    assert "F5" not in verbs(session, "to")
    s.warlock.dominated[0] = "treasure9"
    session = play(warlock_turn(s, "D4"), "sneak")
    assert "F5" in verbs(session, "to")


@pytest.mark.rule("VM-225")
def test_summon_on_a_surrounding_lit_tile_without_figures() -> None:
    s = lair()
    s.spider.eggs[0] = spot("D5")
    session = play(warlock_turn(s, "D4"))
    assert verbs(session, "summon") == {"C4", "E4", "D3"}
    choose(session, "summon:E4")
    assert lies(session.state.map.haunted, "E4")


@pytest.mark.rule("VM-226")
def test_conjure_a_treasure_cursed_by_the_ghosts_around() -> None:
    s = lair()
    put_ghost(s, "E4")
    put_ghost(s, "D5")
    session = play(warlock_turn(s, "D4"))
    assert verbs(session, "conjure") == {"C5", "E5", "C3", "E3"}
    choose(session, "conjure:E5")
    m = session.state.map
    assert m.treasures[0] == spot("E5")
    assert m.treasure_curses[0] == 2
    assert "conjure:E5" in offers(session), "a treasure there does not hinder another"
    session.state.skeletons.at[0] = spot("E5")
    assert "conjure:E5" not in offers(play(session.state))


@pytest.mark.rule("VM-227")
def test_syphon_counts_figures_but_no_ghosts() -> None:
    s = lair()
    put_ghost(s, "E4")
    s.skeletons.at[:2] = [spot("E4"), spot("E5")]
    s.paladin.pillar, s.spider.eggs[0], s.manor.wraith = spot("D3"), spot("C4"), spot("D5")
    s.paladin.at = spot("D7")
    session = play(warlock_turn(s, "D4"), "syphon")
    assert session.state.warlock.curses == 5
    s = blank()
    s.skeletons.at[:3] = [spot("spawn2"), spot("west"), spot("spawn1")]
    session = play(warlock_turn(s, "A5"), "syphon")
    assert session.state.warlock.curses == 2, "grounds surround him too, Spawn 1 is too far"


@pytest.mark.rule("VM-228")
def test_the_network_chains_over_corners() -> None:
    s = lair()
    corridor(s, "F5 G6 A1", "pit")
    put_ghost(s, "E4")
    put_treasure(s, "F5")
    put_ghost(s, "G6")
    put_treasure(s, "A1")
    put_treasure(s, "D4")
    assert network_pieces(s) == ["poltergeist1", "poltergeist2", "treasure1", "treasure3"]


@pytest.mark.rule("VM-229")
def test_spells_are_drawn_at_symbols_and_the_track_ends() -> None:
    s = table()
    hands = []
    for _ in range(11):
        advance_spells(s)
        hands.append(len(s.warlock.hand))
        s.warlock.deck.cards += s.warlock.hand
        s.warlock.hand = []
    assert hands == [3, 3, 0, 3, 0, 3, 0, 0, 3, 0, 0]
    assert s.warlock.track == 9


# -- spells --------------------------------------------------------------------------------


@pytest.mark.rule("VM-317")
def test_strong_spirits() -> None:
    s = lair()
    put_ghost(s, "E4")
    assert guard_of(s, "poltergeist1") == 1
    learn(s, "strong_spirits")
    assert guard_of(s, "poltergeist1") == 2


@pytest.mark.rule("VM-318")
def test_teleport_once_a_turn_to_any_dark_tile() -> None:
    s = lair()
    dark(s, "A7")
    learn(s, "teleport")
    session = play(warlock_turn(s, "D4"), "teleport")
    assert "A7" in verbs(session, "to")
    assert "E4" not in verbs(session, "to")
    choose(session, "to:A7")
    assert session.state.warlock.at == spot("A7")
    assert session.state.warlock.unassigned == 2
    assert "teleport" not in offers(session)


@pytest.mark.rule("VM-319")
def test_leap_over_lit_tiles_before_or_after_a_sneak() -> None:
    s = lair()
    corridor(s, "F4")
    lay(s, "G4", "pit", "N")
    learn(s, "leap")
    session = play(warlock_turn(s, "D4"), "sneak")
    assert verbs(session, "leap") == {"G4", "B4", "D6", "D2"}, "the first dark place or a Pit"
    choose(session, "leap:G4")
    assert verbs(session, "to"), "then the sneak itself"
    choose(session, "done")
    assert session.state.warlock.at == spot("G4")
    session = play(warlock_turn(s, "D4"), "sneak", "to:B4")
    assert verbs(session, "leap")


@pytest.mark.rule("VM-320")
def test_refuel() -> None:
    s = lair()
    put_ghost(s, "E4")
    put_ghost(s, "D5")
    learn(s, "refuel")
    s.warlock.curses = 2
    session = play(warlock_turn(s, "D4", step="warlock_curses"))
    assert session.state.warlock.curses == 2
    s.warlock.curses = 1
    session = play(warlock_turn(s, "D4", step="warlock_curses"), "hex:poltergeist1")
    assert session.state.warlock.curses == 0, "one piece is not two"


@pytest.mark.rule("VM-321")
def test_enclose_raises_two_walls_around_him() -> None:
    s = lair()
    learn(s, "enclose")
    session = play(warlock_turn(s, "D4"), "enclose", "tile:D5", "wall:D5N", "tile:E4", "wall:E4E")
    m = session.state.map
    assert is_wall(m, spot("D5"), 0)
    assert is_wall(m, spot("E4"), 1)
    assert session.state.warlock.unassigned == 2
    assert "enclose" in offers(session), "a cube each time"


@pytest.mark.rule("VM-322")
def test_treasure_link() -> None:
    s = lair()
    corridor(s, "A1 B1", "pit")
    put_treasure(s, "A1")
    put_ghost(s, "B1")
    assert network_pieces(s) == []
    learn(s, "treasure_link")
    assert network_pieces(s) == ["poltergeist1", "treasure1"], "and what touches it"


@pytest.mark.rule("VM-323")
def test_grow_summons_twice() -> None:
    s = lair()
    learn(s, "grow")
    session = play(warlock_turn(s, "D4"), "summon:E4", "summon:D5")
    assert session.state.map.haunted.bit_count() == 2
    assert session.state.warlock.unassigned == 2


@pytest.mark.rule("VM-324")
def test_glower() -> None:
    s = lair()
    learn(s, "glower")
    s.warlock.curses = 5
    corridor(s, "D7", "pit")
    s.paladin.at = s.spider.at = spot("D7")
    session = play(warlock_turn(s, "D4"), "end", seed=1)
    assert session.state.warlock.curses == 8
    s.warlock.curses = 4
    session = play(warlock_turn(s, "D4"), "end", seed=1)
    assert session.state.warlock.curses == 4


@pytest.mark.rule("VM-325")
def test_syphon_specialize() -> None:
    s = lair()
    learn(s, "syphon_specialize")
    s.skeletons.at[:2] = [spot("E4"), spot("E5")]
    session = play(warlock_turn(s, "D4"), "syphon")
    assert session.state.warlock.curses == 4
    s.spider.eggs[0] = spot("D5")
    session = play(warlock_turn(s, "D4"), "syphon")
    assert session.state.warlock.curses == 3, "two players: as usual"


@pytest.mark.rule("VM-326", "VM-246")
def test_expand_widens_the_manor_at_the_end_of_the_turn() -> None:
    s = lair()
    learn(s, "expand")
    s.expander = 4
    dark(s, "A1", "shrine", "")
    s.paladin.at = s.spider.at = spot("D5")
    session = play(warlock_turn(s, "D4"), "end")
    assert session.decision is not None
    assert session.decision.ask == "expand_reveal"
    assert "D4" not in verbs(session, "reveal"), "only empty tiles"
    choose(session, "reveal:A1")
    assert lies(session.state.map.lit, "A1")
    assert session.decision.ask == "expand_tile"
    assert "G7" not in verbs(session, "lay_tile"), "a crypt that touches a tile"
    choose(session, "lay_tile:A3")
    assert lies(session.state.map.tiles, "A3")
    choose(session, "hoard:A1")
    assert session.state.map.treasures[0] == spot("A1")
    assert session.state.role == 0
    assert SUPPLY in session.state.map.treasures
    assert set(SPELLS) >= {"expand"}
