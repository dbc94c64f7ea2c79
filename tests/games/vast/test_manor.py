"""The Manor: omens, powers, rituals, treasures."""

from __future__ import annotations

import pytest

from hearthside.games.vast.content.board import FULL, LETTERS, NEAR, SUPPLY
from hearthside.games.vast.content.rituals import DRAW, RITUALS, SHIFT, SWAP, TRACKS, WALLS, WRAITH
from hearthside.games.vast.content.tiles import SHAPE_NAMES, TILES
from hearthside.games.vast.rules.edges import fill, is_wall, settle
from hearthside.games.vast.rules.manor.power import power
from hearthside.games.vast.rules.manor.rituals import place_portent, ritual_options
from hearthside.games.vast.state import Vast

from .arrange import (
    begin,
    blank,
    choose,
    corridor,
    dark,
    lay,
    lies,
    mask,
    name,
    offers,
    play,
    put_ghost,
    put_treasure,
    put_webs,
    spot,
    verbs,
)

ALL = " ".join(f"{c}{r}" for r in range(1, 8) for c in "ABCDEFG")


def house(hand: str = "", wraith: str = "D4", mix: str = "no_warlock") -> Vast:
    """A Manor with its Wraith on the map and these rituals in hand."""
    s = blank(mix)
    mn = s.manor
    mn.placed, mn.wraith = True, spot(wraith)
    mn.deck.cards += mn.hand
    mn.hand = hand.split()
    for card in mn.hand:
        mn.deck.cards.remove(card)
    s.spider.at = s.paladin.at = spot("D7")
    return s


def omens(s: Vast, **tracks: int) -> Vast:
    """Omens on some tracks."""
    for track, n in tracks.items():
        s.manor.omens[TRACKS.index(track)] = n
        s.manor.unassigned -= n
    return s


def lit_all(s: Vast) -> None:
    """Every space Lit and open in all directions as far as the 51 tiles allow: printed walls cleared."""
    m = s.map
    for at in range(49):
        if m.tile[at] < 0:
            m.tile[at] = m.stack.pop(0)
    m.tiles = m.lit = FULL
    m.walls = [0] * 49
    for at in range(49):
        settle(m, at)


# -- powers --------------------------------------------------------------------------------


@pytest.mark.rule("VM-194")
def test_fourteen_seals_win() -> None:
    s = house("r3", "A4")
    corridor(s, "A4 B4 C4 D4 D7")
    s.manor.seals = 13
    session = play(begin(s, "manor_performs", 3), "ritual:r3,0")
    assert session.outcome is not None
    assert session.outcome.winners == (3,)
    assert session.outcome.how == "sealed"


@pytest.mark.rule("VM-195", "VM-206")
def test_the_wraith_floats_through_walls_over_tiles_and_touches_nothing() -> None:
    s = house(mix="five")
    lay(s, "D4", "shrine", "EW")
    lay(s, "E4", "pit", "EW")
    put_webs(s, "E4", 2)
    s.skeletons.at[0] = spot("E4")
    s.warlock.at, s.warlock.on_map = spot("E4"), True
    s.manor.left = 3
    session = play(begin(s, "manor_drifts", 3))
    assert "E4" in verbs(session, "go")
    assert "F4" not in verbs(session, "go"), "no crypts"
    choose(session, "go:E4")
    assert session.state.map.webs[spot("E4")] == 2
    assert session.decision is not None
    assert session.decision.ask == "flee", "the Warlock is startled"
    assert session.state.skeletons.at[0] == spot("E4")


@pytest.mark.rule("VM-196", "VM-199")
def test_the_manor_reveals_anywhere_and_places_its_poltergeist_at_will() -> None:
    s = house()
    corridor(s, "D4 D7 E4", "blood")
    dark(s, "A1", "poltergeist", "")
    put_webs(s, "E4")
    s.manor.left = 2
    session = play(begin(omens(s, reveal=2), "manor_reveals", 3), "reveal:A1")
    assert lies(session.state.map.haunted, "A1"), "E4 has a web, D4 the Wraith, D7 the Spider"
    assert session.state.manor.left == 1


@pytest.mark.rule("VM-196")
def test_spooky_offers_every_empty_lit_tile() -> None:
    s = house(wraith="D7")
    corridor(s, "D4 D7 E4", "blood")
    dark(s, "A1", "poltergeist", "")
    s.manor.left = 1
    session = play(begin(s, "manor_reveals", 3), "reveal:A1")
    assert verbs(session, "haunt") == {"A1", "D4", "E4"}
    choose(session, "haunt:E4")
    assert lies(session.state.map.haunted, "E4")


@pytest.mark.rule("VM-199")
def test_a_tile_just_laid_may_be_the_next_revealed() -> None:
    s = house()
    corridor(s, "D4 D7", "blood")
    dark(s, "A1", "shrine", "")
    s.manor.left = 2
    session = play(begin(s, "manor_reveals", 3), "reveal:A1")
    assert "B1" in verbs(session, "reveal")
    assert session.state.manor.left == 1


@pytest.mark.rule("VM-197", "VM-198")
def test_omens_fill_tracks_and_a_power_needs_a_cube() -> None:
    s = house()
    corridor(s, "D4 D7", "blood")
    session = play(begin(s, "manor_assigns", 3), "omen:wraith", "omen:wraith", "done")
    mn = session.state.manor
    assert (mn.omens[WRAITH], mn.unassigned) == (2, 1)
    assert power(session.state, WRAITH) == 6
    assert session.decision is not None
    assert session.decision.ask == "drift", "reveal, shift, swap and walls have no cube"
    table = [[0] * 4 for _ in range(6)]
    for track in range(6):
        for n in range(4):
            s.manor.omens = [0] * 6
            s.manor.omens[track] = n
            table[track][n] = power(s, track)
    assert table == [
        [0, 1, 2, 3],
        [0, 2, 4, 5],
        [0, 1, 2, 3],
        [0, 1, 2, 3],
        [0, 3, 6, 9],
        [0, 1, 2, 3],
    ]
    s.manor.omens, s.manor.portents[0] = [2, 0, 0, 0, 0, 0], 1
    s.manor.unassigned = 1
    session = play(begin(s, "manor_assigns", 3))
    assert "omen:reveal" not in offers(session), "three boxes a track"


@pytest.mark.rule("VM-200", "VM-201", "VM-191", "VM-231")
def test_shift_moves_a_tile_with_all_on_it() -> None:
    s = house()
    corridor(s, "D4 D7", "blood")
    lay(s, "E4", "treasure", "NS")
    number = put_treasure(s, "E4", curses=2)
    s.paladin.at = s.spider.eggs[0] = spot("E4")
    session = play(begin(omens(s, shift=1), "manor_shifts", 3), "tile:E4")
    spots = verbs(session, "to")
    assert {"E6", "F5", "E3"} <= spots
    assert "A1" not in spots, "two spaces at most"
    assert "rotate" in offers(session)
    choose(session, "to:E5")
    s = session.state
    assert s.map.walls[spot("E5")] == mask("NS"), "the one way that meets the Dark tile at D5"
    assert s.paladin.at == s.spider.eggs[0] == s.map.treasures[number] == spot("E5")
    assert s.map.treasure_curses[number] == 2
    assert lies(s.map.tiles, "E4"), "the hole beside D4 is filled"
    assert not lies(s.map.lit, "E4")


@pytest.mark.rule("VM-200")
def test_a_shifted_tile_must_touch_another_and_may_turn_instead() -> None:
    s = house()
    lay(s, "D7", "shrine", "EW")
    lay(s, "D6", "shrine", "N")
    dark(s, "A1")
    session = play(begin(omens(s, shift=3), "manor_shifts", 3), "tile:A1")
    near = {
        name(at)
        for at in range(49)
        if any(
            n >= 0 and lies(session.state.map.tiles & ~(1 << spot("A1")), name(n)) for n in NEAR[at]
        )
    }
    assert verbs(session, "to") <= near
    assert "rotate" not in offers(session), "a Dark tile has nothing to turn"
    session = play(begin(s, "manor_shifts", 3), "tile:D6", "rotate")
    assert session.decision is not None
    assert session.decision.ask == "turn"


@pytest.mark.rule("VM-203")
def test_without_crypts_shift_is_a_swap() -> None:
    s = house(wraith="D4")
    lit_all(s)
    for at in range(49):
        s.map.walls[at] = 0
    session = play(begin(omens(s, shift=1), "manor_shifts", 3))
    assert session.decision is not None
    assert session.decision.ask == "swap"
    choose(session, "tile:A1")
    assert verbs(session, "to") == {"A2", "A3", "B1", "B2", "C1"}, "with Shift's distance of 2"
    corner = next(
        name(at) for at in range(49) if SHAPE_NAMES[TILES[s.map.tile[at]].walls] == "corner"
    )
    session = play(begin(s, "manor_shifts", 3), f"tile:{corner}", "rotate")
    assert session.decision is not None
    assert session.decision.ask == "turn", "one tile may still be turned, as by any Shift"
    assert session.decision.about == (corner,)


@pytest.mark.rule("VM-204", "VM-073")
def test_swap_two_tiles_or_turn_both() -> None:
    s = house(wraith="C4")
    corridor(s, "D4 D7 C4", "blood")
    lay(s, "E4", "shrine", "N")
    put_ghost(s, "D4")
    fill(s)
    was = s.map.tile[spot("D4")], s.map.tile[spot("E4")]
    session = play(begin(omens(s, swap=1), "manor_swaps", 3), "tile:D4")
    assert verbs(session, "to") == {"C4", "E4", "D5", "D3"}, "distance 1"
    choose(session, "to:E4", "exchange")
    choose(session, "turn:0")
    m = session.state.map
    assert (m.tile[spot("E4")], m.tile[spot("D4")]) == was
    assert lies(m.haunted, "E4")
    session = play(begin(s, "manor_swaps", 3), "tile:D4", "to:E4", "rotate")
    assert session.decision is not None
    assert session.decision.about == ("E4",), "a crossroads has nothing to turn"
    choose(session, "turn:1")
    assert session.state.map.walls[spot("E4")] == mask("E")


@pytest.mark.rule("VM-205", "VM-071")
def test_walls_rise_between_two_tiles() -> None:
    s = house()
    corridor(s, "D4 D7", "blood")
    lay(s, "A4", "shrine", "")
    fill(s)
    s.manor.left = 2
    session = play(begin(omens(s, walls=2), "manor_walls", 3), "tile:A4")
    assert verbs(session, "wall") == {"A4N", "A4E", "A4S"}, "never the outer side"
    choose(session, "wall:A4E")
    assert is_wall(session.state.map, spot("A4"), 1)
    assert session.state.manor.left == 1
    session.state.map.forces = 0b111111
    assert session.decision is not None
    session = play(session.state)
    assert session.decision is not None
    assert session.decision.ask != "wall", "six markers and no more"


# -- rituals -------------------------------------------------------------------------------


@pytest.mark.rule("VM-207", "VM-208")
def test_a_path_needs_lit_tiles_without_figures_or_walls() -> None:
    s = house("r3", "A4")
    corridor(s, "A4 B4 C4 D4 D7", "blood")
    session = play(begin(s, "manor_performs", 3))
    assert offers(session) == {"ritual:r3,0", "pass"}
    for spoil in ("figure", "start", "dark", "wall"):
        s = house("r3", "A4")
        corridor(s, "A4 B4 C4 D4 D7", "blood")
        if spoil == "figure":
            put_ghost(s, "C4")
        elif spoil == "start":
            s.paladin.at = spot("A4")
        elif spoil == "dark":
            dark(s, "D4")
        else:
            lay(s, "C4", "shrine", "W")
        s.manor.left = 0
        session = play(begin(s, "manor_performs", 3), seed=1)
        assert offers(session) == {"pass"}, spoil
        choose(session, "pass")
        assert session.state.manor.seals == 0


@pytest.mark.rule("VM-209")
def test_a_complete_ritual_gives_seals_moves_the_wraith_and_raises_a_ghost() -> None:
    s = house("r6", "A4")
    corridor(s, "A4 B4 C4 D4 E4 F4 D7", "blood")
    session = play(begin(s, "manor_performs", 3), "ritual:r6,0")
    s = session.state
    assert s.manor.seals == 2
    assert s.manor.wraith == spot("F4")
    assert lies(s.map.haunted, "D4")
    assert s.manor.deck.discard == ["r6"]
    s = house("r6", "A4")
    corridor(s, "A4 B4 C4 D4 E4 F4 D7", "blood")
    s.map.poltergeists = [-2] * 9
    session = play(begin(s, "manor_performs", 3), "ritual:r6,0")
    assert session.state.manor.seals == 2, "no poltergeist left: that part is skipped"


@pytest.mark.rule("VM-210")
def test_portents_stay_on_their_track() -> None:
    s = house("r3", "A4")
    corridor(s, "A4 B4 C4 D4 D7", "blood")
    session = play(begin(omens(s, walls=3), "manor_performs", 3), "ritual:r3,0")
    mn = session.state.manor
    assert mn.portents[WALLS] == 1
    assert (mn.omens[WALLS], mn.unassigned) == (2, 1), "the omen pushed off comes back"
    s = house()
    for _ in range(4):
        place_portent(s, SHIFT)
    assert s.manor.portents[SHIFT] == 3
    s = house("r4", "C3")
    corridor(s, "C3 D3 D4 E4 D7", "blood")
    dark(s, "A1 A7")
    session = play(begin(s, "manor_performs", 3), "ritual:r4,0", seed=2)
    assert session.state.manor.portents[DRAW] == 1
    while session.decision is not None and session.decision.ask == "hoard":
        session.choose(session.decision.options[0])
    assert len(session.state.manor.hand) == 1, "it draws in the same turn"


@pytest.mark.rule("VM-211", "VM-213")
def test_treasures_go_on_empty_dark_tiles_then_cards_are_drawn() -> None:
    s = house()
    corridor(s, "D4 D7", "blood")
    session = play(begin(omens(s, draw=2), "manor_performs", 3), "pass", seed=3)
    assert session.asked.ask == "hoard"
    assert session.state.manor.left == 2
    dark_tiles = {
        name(at) for at in range(49) if (session.state.map.tiles & ~session.state.map.lit) >> at & 1
    }
    assert verbs(session, "hoard") == dark_tiles
    choose(session, "hoard:D5", "hoard:D3")
    s = session.state
    assert {s.map.treasures[0], s.map.treasures[1]} == {spot("D5"), spot("D3")}
    assert len(s.manor.hand) == 2
    s = house()
    corridor(s, "D7", "blood")
    s.map.stack = []
    session = play(begin(s, "manor_performs", 3), seed=3)
    assert session.state.map.hoards == 0, "no empty Dark tile: skipped"


@pytest.mark.rule("VM-212")
def test_omens_return_and_portents_stay() -> None:
    s = house()
    corridor(s, "D4 D7", "blood")
    s.manor.portents[SWAP] = 1
    omens(s, swap=1, draw=2)
    s.paladin.at = spot("D4")
    session = play(begin(s, "manor_rests", 3), seed=1)
    mn = session.state.manor
    assert mn.unassigned == 3
    assert sum(mn.omens) == 0
    assert mn.portents[SWAP] == 1


@pytest.mark.rule(
    "VM-327", "VM-328", "VM-329", "VM-330", "VM-331", "VM-332", "VM-333",
    "VM-334", "VM-335", "VM-336", "VM-337", "VM-338", "VM-339",
)  # fmt: skip
@pytest.mark.parametrize("card", list(RITUALS))
def test_every_ritual_in_four_turns_and_never_mirrored(card: str) -> None:
    ritual = RITUALS[card]
    printed = {
        "r0": ("NES", 2, 1, "reveal"), "r1": ("EEN", 2, 1, "swap"), "r2": ("SEE", 1, 1, "shift"),
        "r3": ("EEE", 2, 1, "walls"), "r4": ("ENE", 2, 1, "draw"), "r5": ("ENENEE", 3, 3, ""),
        "r6": ("EEEEE", 3, 2, ""), "r7": ("EEEEEE", 3, 3, ""), "r8": ("ESEEE", 3, 2, ""),
        "r9": ("SESEE", 3, 2, ""), "r10": ("WNW", 2, 1, "wraith"), "r11": ("NNEEE", 3, 2, ""),
        "r12": ("SESEEE", 3, 3, ""),
    }[card]  # fmt: skip
    path = "".join(LETTERS[d] for d in ritual.path)
    portent = TRACKS[ritual.portent] if ritual.portent >= 0 else ""
    assert (path, ritual.ghost, ritual.seals, portent) == printed
    for quarters in range(4):
        turned = [(d + quarters) % 4 for d in ritual.path]
        start = begin_of(turned)
        s = house(card, name(start))
        s.spider.at = s.paladin.at = next(c for c in range(49) if c not in trail(start, turned))
        lit_only(s, trail(start, turned))
        session = play(begin(s, "manor_performs", 3))
        assert f"ritual:{card},{quarters}" in offers(session)
        choose(session, f"ritual:{card},{quarters}")
        walked = trail(start, turned)
        s = session.state
        assert s.manor.wraith == walked[-1]
        assert s.map.haunted == 1 << walked[ritual.ghost]
        assert s.manor.seals == ritual.seals
        assert sum(s.manor.portents) == (ritual.portent >= 0)
    mirrored = [d if d in (1, 3) else d ^ 2 for d in ritual.path]
    if all([(d + q) % 4 for d in ritual.path] != mirrored for q in range(4)):
        start = begin_of(mirrored)
        s = house(card, name(start))
        s.spider.at = s.paladin.at = SUPPLY
        lit_only(s, trail(start, mirrored))
        for option in ritual_options(s, 3)[:-1]:
            way = [(d + int(option[2])) % 4 for d in ritual.path]
            assert trail(start, way) != trail(start, mirrored), "never its mirror image"


def begin_of(path: list[int]) -> int:
    """A crypt from which a path stays on the map."""
    for at in range(49):
        if -1 not in trail(at, path):
            return at
    raise AssertionError("the path leaves the map everywhere")


def trail(at: int, path: list[int]) -> list[int]:
    """The crypts of a path, with -1 once it leaves the map."""
    seen = [at]
    for d in path:
        at = NEAR[at][d] if at >= 0 else -1
        seen.append(at)
    return seen


def lit_only(s: Vast, cells: list[int]) -> None:
    """Just these crypts are Lit, with walls on every side that is not on the way."""
    m = s.map
    m.stack, spare = [], list(m.stack)
    for at in cells:
        m.tile[at] = spare.pop()
        m.tiles |= 1 << at
        m.lit |= 1 << at
    for at in cells:
        settle(m, at)
