"""Revealing, orienting and moving tiles."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asking, Asks, Bar, learn, note

from ..content.board import (
    CRYPTS,
    EDGE,
    INDEX,
    LETTERS,
    NAMES,
    NEAR,
    SUPPLY,
)
from ..content.names import SIDE_WORDS, listed
from ..content.roles import DRAGON, GOBLINS, KNIGHT, MANOR
from ..content.tiles import (
    ARMORY,
    BLOOD,
    KIND_NAMES,
    KINDS,
    PITS,
    POLTERGEIST,
    SHRINE,
    TILES,
    TREASURE,
    TURNS,
    turned,
)
from ..state import Map, Vast
from .dials import gain, lose
from .edges import clear_edges, fill, settle
from .goblins.tribes import tile_laid
from .lists import Spots
from .paladin.dials import dread
from .pieces import empty_tiles, place_blood, place_poltergeist, place_treasure, place_vault

# -- orienting -----------------------------------------------------------------------------


def orientations(m: Map, at: int, tile: int, origin: int = SUPPLY) -> list[tuple[int, int]]:
    """The legal ways to turn a tile on a space: walls and quarter turns.

    VM-038, VM-039: one that meets a Lit neighbour's open edge if any does, else a Dark one's, else any.
    VM-086: from `origin`, the edge he came over must be open.
    """
    ways = TURNS[tile]
    if origin >= 0:
        d = NEAR[at].index(origin)
        if m.breaches >> EDGE[at][d] & 1:
            return list(ways)
        return [way for way in ways if not way[0] >> d & 1]
    lit_sides = dark_sides = breached = 0
    for d in range(4):
        n = NEAR[at][d]
        if n < 0 or not m.tiles >> n & 1:
            continue
        edge = EDGE[at][d]
        if m.breaches >> edge & 1:
            breached |= (1 if m.lit >> n & 1 else 16) << d
        elif m.forces >> edge & 1 or m.walls[n] >> (d ^ 2) & 1:
            continue
        elif m.lit >> n & 1:
            lit_sides |= 1 << d
        else:
            dark_sides |= 1 << d
    if breached & 15:
        return list(ways)
    return (
        [way for way in ways if lit_sides & ~way[0]]
        or (list(ways) if breached else [])
        or [way for way in ways if dark_sides & ~way[0]]
        or list(ways)
    )


def no_turn(s: Vast, me: int, quarters: int) -> str | Bar | None:
    """VM-038, VM-039, VM-086: which turns of the tile under way do not serve."""
    m, at = s.map, s.map.turning
    if all(quarters != q for _, q in TURNS[m.tile[at]]):
        return Bar("VM-038", "It looks the same turned otherwise.")
    if all(quarters != q for _, q in orientations(m, at, m.tile[at], m.entry)):
        return "VM-038" if m.entry < 0 else Bar("VM-086", f"It must stay open to {NAMES[m.entry]}.")
    return None


def turn_words(s: Vast, me: int, quarters: int) -> str:
    """A turn by the sides that are open after it."""
    walls = turned(TILES[s.map.tile[s.map.turning]].walls, quarters)
    sides = [SIDE_WORDS[LETTERS[d]] for d in range(4) if not walls >> d & 1]
    return f"Open to the {listed(sides)}"


def turned_tile(s: Vast, me: int, quarters: int = 0) -> str:
    """The space of the tile that is being turned."""
    return f"space:{NAMES[s.map.turning]}"


TURN = Act(
    "turn", "VM-038", None, over=range(4), barred=no_turn, label=turn_words, points=turned_tile
)
ORIENT = Ask[Vast](
    "turn",
    "VM-038",
    (TURN,),
    prompt="how do you turn the tile at {0}?",
    meanwhile="turns a tile",
    part=True,
)


def orient(s: Vast, at: int, seat: int, origin: int = SUPPLY) -> Asks:
    """A Lit tile is turned as its mover likes, within the rule; whoever moved it fills open edges then."""
    m = s.map
    ways = orientations(m, at, m.tile[at], origin)
    m.walls[at] = ways[0][0]
    if len(ways) > 1:
        options = [TURN.table[q] for _, q in ways]
        m.turning, m.entry = at, origin
        pick = yield ORIENT.of(seat, options, NAMES[at])
        m.turning = m.entry = SUPPLY
        m.walls[at] = ways[options.index(pick)][0]
    settle(m, at)


# -- revealing -----------------------------------------------------------------------------


def no_haunt(s: Vast, me: int, name: str) -> str | Bar | None:
    """VM-196: an empty Lit tile, or the one just revealed."""
    bit = 1 << INDEX[name]
    if bit & (empty_tiles(s) & s.map.lit | 1 << s.manor.opened):
        return None
    return "VM-196" if bit & s.map.lit else Bar("VM-196", "That tile is not Lit.")


HAUNT = Act(
    "haunt",
    "VM-196",
    None,
    over=CRYPTS,
    barred=no_haunt,
    label="Haunt {0}",
    points="space:{0}",
)
HAUNTS = Spots(HAUNT)
SPOOK = Ask[Vast](
    "haunt",
    "VM-196",
    (HAUNT,),
    prompt="where does the poltergeist appear?",
    meanwhile="calls a poltergeist",
    part=True,
)


def reveal(s: Vast, at: int, seat: int, role: int, origin: int = SUPPLY) -> Asking[int]:
    """Flip and orient, fill the crypts, resolve the tile; returns its kind.

    VM-048: Pit, Armory and Shrine do nothing now, but for a vault (VT-222). VM-049: a tile veiled before resolves again.
    """
    m = s.map
    learn(s)
    m.lit |= 1 << at
    m.reveals += 1
    m.known &= ~(1 << at)
    m.peeked &= ~(1 << at)
    kind = KINDS[m.tile[at]]
    note(s, "revealed", NAMES[at], KIND_NAMES[kind], rule="VM-038")
    yield from orient(s, at, seat, origin)
    fill(s)  # VM-043: before it resolves
    if kind == BLOOD:
        place_blood(s, at)  # VM-045
    elif kind == TREASURE:
        place_treasure(s, at)  # VM-046
    elif kind == SHRINE:
        place_vault(s, at)
    elif kind == POLTERGEIST:
        spot = at
        if role == MANOR and SUPPLY in m.poltergeists:  # VM-196 Spooky
            spots = empty_tiles(s) & m.lit | 1 << at
            s.manor.opened = at
            pick = yield SPOOK.of(seat, HAUNTS.of(spots))
            spot = INDEX[pick[1]]
        place_poltergeist(s, spot)  # VM-047
    if s.solo:
        yield from solo_omen(s, kind)
    return kind


def solo_omen(s: Vast, kind: int) -> Asks:
    """VM-051: in the solo game some tiles stir the enemy dials."""
    if kind == ARMORY:
        lose(s, "stability", 1, "VM-051")
    elif kind in PITS:
        gain(s, "stability", 1, "VM-051")
    elif kind == BLOOD:
        yield from dread(s, 1)


def veil(s: Vast, at: int) -> None:
    """VM-182: a Lit tile turns Dark; all have seen its face. Any tile may: nothing forbids it (VM-006)."""
    m = s.map
    m.lit &= ~(1 << at)
    m.known |= 1 << at
    m.walls[at] = 0
    clear_edges(m, at)
    settle(m, at)
    note(s, "veiled", NAMES[at], rule="VM-182")


# -- moving tiles --------------------------------------------------------------------------


def _moved(mask: int, a: int, b: int, both: bool) -> int:
    """A bit set after what is at `a` went to `b`, and back if both."""
    bit_a, bit_b = mask >> a & 1, mask >> b & 1
    if both:
        mask &= ~(1 << a | 1 << b)
        return mask | bit_a << b | bit_b << a
    return mask & ~(1 << a) | bit_a << b


CARRIED = (
    *("webbed", "bloody", "lamps", "haunted", "hoards", "pit_marks", "vaults"),
    *("known", "peeked", "lit"),
)
"""The bit sets that go along with a tile."""


def carry(s: Vast, a: int, b: int, both: bool) -> None:
    """Everything on tile `a` goes along to `b`, and the other way round if both (VM-191, VM-231).

    VM-007: nobody is asked whether they agree.
    """
    m = s.map
    places = [s.skeletons.at, s.spider.spiderlings, s.spider.eggs]
    if s.visitor == GOBLINS:
        places.append(s.goblins.at)  # VT-026, VT-156
    elif s.visitor == DRAGON:
        places.append(s.dragon.gems)
    for where in (*places, m.poltergeists, m.treasures, m.skulls):
        for i, at in enumerate(where):
            if at == a:
                where[i] = b
            elif both and at == b:
                where[i] = a
    travellers: tuple[tuple[object, str], ...] = (
        (s.paladin, "at"),
        (s.paladin, "pillar"),
        (s.spider, "at"),
        (s.manor, "wraith"),
        (s.warlock, "at"),
        (s.thief, "at"),  # VT-026
    )
    if s.visitor == KNIGHT:
        travellers += ((s.knight, "at"),)  # VT-026
    elif s.visitor == DRAGON:
        travellers += ((s.dragon, "at"), (s.dragon, "wall"))  # VT-026
    for holder, name in travellers:
        at = getattr(holder, name)
        if at == a:
            setattr(holder, name, b)
        elif both and at == b:
            setattr(holder, name, a)
    m.webs[a], m.webs[b] = m.webs[b], m.webs[a]
    m.blood[a], m.blood[b] = m.blood[b], m.blood[a]
    for name in CARRIED:
        setattr(m, name, _moved(getattr(m, name), a, b, both))


def shift_tile(s: Vast, a: int, b: int, seat: int) -> Asks:
    """VM-200: a tile goes to a crypt with all that is on it."""
    m = s.map
    clear_edges(m, a)
    clear_edges(m, b)
    carry(s, a, b, both=False)
    m.tile[b], m.tile[a] = m.tile[a], SUPPLY
    m.walls[b], m.walls[a] = m.walls[a], 0
    m.tiles ^= 1 << a | 1 << b
    settle(m, a)
    settle(m, b)
    note(s, "shifted", NAMES[a], NAMES[b], rule="VM-200")
    if s.visitor == GOBLINS:
        tile_laid(s, b)  # VT-130
    if m.lit >> b & 1:
        yield from orient(s, b, seat)
    fill(s)  # VM-202


def swap_tiles(s: Vast, a: int, b: int, seat: int) -> Asks:
    """VM-204: two tiles change places with all that is on them; both lie before open edges are filled."""
    m = s.map
    clear_edges(m, a)
    clear_edges(m, b)
    carry(s, a, b, both=True)
    m.tile[a], m.tile[b] = m.tile[b], m.tile[a]
    m.walls[a], m.walls[b] = m.walls[b], m.walls[a]
    settle(m, a)
    settle(m, b)
    note(s, "swapped", NAMES[a], NAMES[b], rule="VM-204")
    for at in (a, b):
        if m.lit >> at & 1:
            yield from orient(s, at, seat)
    fill(s)


def rotate_tiles(s: Vast, places: tuple[int, ...], seat: int) -> Asks:
    """VM-200, VM-204: tiles turn in place, one after the other; then open edges are filled.

    A Dark tile looks the same, but the markers on its edges go (VM-073).
    """
    for at in places:
        clear_edges(s.map, at)
        if s.map.lit >> at & 1:
            yield from orient(s, at, seat)
        else:
            settle(s.map, at)
        note(s, "rotated", NAMES[at], rule="VM-200")
    fill(s)
