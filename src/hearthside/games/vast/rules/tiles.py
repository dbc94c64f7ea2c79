"""Revealing, orienting, filling, shifting; breaches and force walls."""

from __future__ import annotations

from hearthside.kernel import Asking, Asks, Decision, Option, learn, note
from hearthside.kernel.grid import cells

from ..content.board import (
    DOOR_OF_CELL,
    EDGE,
    EDGES_OF,
    INDEX,
    LETTERS,
    NAMES,
    NEAR,
    SIDE,
    SUPPLY,
    Targets,
)
from ..content.mixes import MANOR
from ..content.tiles import (
    ARMORY,
    BLOOD,
    IS_PIT,
    KIND_NAMES,
    KINDS,
    PIT,
    POLTERGEIST,
    SHRINE,
    TREASURE,
    TURNS,
)
from ..state import BREACH_MAX, FORCE_MAX, STABILITY_MAX, Map, Vast
from .dials import dread
from .pieces import empty_tiles, place_blood, place_poltergeist, place_treasure

TURN = tuple(Option("turn", q) for q in range(4))
HAUNT = Targets("haunt")


def spread(m: Map, mask: int) -> int:
    """The crypts one step away over open edges."""
    north, east, south, west = m.open
    return (mask & north) >> SIDE | (mask & east) << 1 | (mask & south) << SIDE | (mask & west) >> 1


# -- edges ---------------------------------------------------------------------------------


def mend(m: Map, at: int) -> None:
    """Bring the four sides of a crypt up to date with walls and markers."""
    walls, mine = m.walls, m.walls[at]
    ways = m.open
    for d in range(4):
        n = NEAR[at][d]
        if n < 0:
            continue
        edge = 1 << EDGE[at][d]
        wall = (mine >> d | walls[n] >> (d ^ 2)) & 1  # VM-017
        if m.breaches & edge:
            if wall:
                wall = 0  # VM-069
            else:
                m.breaches ^= edge  # VM-072
        if m.forces & edge:
            if wall:
                m.forces ^= edge  # VM-072
            else:
                wall = 1  # VM-069
        if wall:
            ways[d] &= ~(1 << at)
            ways[d ^ 2] &= ~(1 << n)
        else:
            ways[d] |= 1 << at
            ways[d ^ 2] |= 1 << n


def settle(m: Map, at: int) -> None:
    """Bring everything known of a crypt up to date after its tile changed."""
    bit, tile = 1 << at, m.tile[at]
    m.pits &= ~bit
    m.shrines &= ~bit
    m.armories &= ~bit
    if tile >= 0:
        kind = KINDS[tile]
        if kind == ARMORY:
            m.armories |= bit
        if m.lit & bit:
            if IS_PIT[tile]:
                m.pits |= bit
            elif kind == SHRINE:
                m.shrines |= bit
    if m.pit_marks & bit:
        m.pits |= bit  # VM-154
    if at in DOOR_OF_CELL:
        if m.walls[at] >> DOOR_OF_CELL[at][1] & 1:
            m.doors &= ~bit
        else:
            m.doors |= bit
    mend(m, at)


def is_wall(m: Map, at: int, d: int) -> bool:
    """Whether a side of a crypt, not an outer one, is a wall."""
    return NEAR[at][d] >= 0 and not m.open[d] >> at & 1


def breachable(s: Vast, at: int) -> list[int]:
    """The directions in which a wall of this space can be breached; never the outer wall (VM-070)."""
    m = s.map
    if m.breaches.bit_count() >= BREACH_MAX:
        return []
    return [d for d in range(4) if is_wall(m, at, d)]


def closable(s: Vast, at: int) -> list[int]:
    """The directions in which a force wall can close an open inner edge of this tile."""
    m = s.map
    if m.forces.bit_count() >= FORCE_MAX:
        return []
    return [d for d in range(4) if m.open[d] >> at & 1]


def place_breach(s: Vast, at: int, d: int) -> None:
    """A breach on a wall; on a force wall both go."""
    m, edge = s.map, 1 << EDGE[at][d]
    if m.forces & edge:
        m.forces ^= edge  # VM-071
    else:
        m.breaches |= edge
    mend(m, at)
    note(s, "breached", NAMES[at] + LETTERS[d], rule="VM-069")
    fill(s)  # VM-074


def place_force(s: Vast, at: int, d: int) -> None:
    """A force wall on an open edge; on a breach both go."""
    m, edge = s.map, 1 << EDGE[at][d]
    if m.breaches & edge:
        m.breaches ^= edge  # VM-071
    else:
        m.forces |= edge
    mend(m, at)
    note(s, "walled", NAMES[at] + LETTERS[d], rule="VM-069")


def clear_edges(m: Map, at: int) -> None:
    """VM-073: all markers on the edges of a tile go back to the supply."""
    m.breaches &= ~EDGES_OF[at]
    m.forces &= ~EDGES_OF[at]


# -- tiles ---------------------------------------------------------------------------------


def lay_dark(s: Vast, at: int) -> None:
    """The top tile of the stack, Dark side up, into a crypt."""
    m = s.map
    m.tile[at] = m.stack.pop()
    m.tiles |= 1 << at
    m.known &= ~(1 << at)
    settle(m, at)
    note(s, "laid_dark", NAMES[at], rule="VM-040")


def fill(s: Vast) -> None:
    """VM-040, VM-044: every crypt at an open edge of a Lit tile gets a Dark tile while there are any.

    VM-041: edges to the outer wall and the grounds are no open edges here.
    """
    m = s.map
    need = spread(m, m.lit) & ~m.tiles
    if need:
        for at in cells(need):
            if not m.stack:  # VM-042
                return
            lay_dark(s, at)


def orientations(m: Map, at: int, tile: int, origin: int = SUPPLY) -> list[tuple[int, int]]:
    """The legal ways to turn a tile on a space: walls and quarter turns.

    VM-038, VM-039: one that meets a Lit neighbour's open edge if any does, else a Dark one's, else any.
    VM-086: from `origin`, the edge he came over must be open.
    """
    ways = TURNS[tile]
    if len(ways) == 1:
        return [ways[0]]
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


def orient(s: Vast, at: int, seat: int, origin: int = SUPPLY) -> Asks:
    """A Lit tile is turned as its mover likes, within the rule; then open edges are filled."""
    m = s.map
    ways = orientations(m, at, m.tile[at], origin)
    m.walls[at] = ways[0][0]
    if len(ways) > 1:
        options = [TURN[q] for _, q in ways]
        m.turning = at
        pick = yield Decision(seat, "turn", options, rule="VM-038", about=(NAMES[at],))
        m.turning = SUPPLY
        m.walls[at] = ways[options.index(pick)][0]
    settle(m, at)
    fill(s)


def reveal(s: Vast, at: int, seat: int, role: int, origin: int = SUPPLY) -> Asking[int]:
    """Flip and orient, fill the crypts, resolve the tile; answers its kind.

    VM-048: Pit, Armory and Shrine do nothing now. VM-049: a tile veiled before resolves again.
    """
    m = s.map
    learn(s)
    m.lit |= 1 << at
    m.known &= ~(1 << at)
    kind = KINDS[m.tile[at]]
    note(s, "revealed", NAMES[at], KIND_NAMES[kind], rule="VM-038")
    yield from orient(s, at, seat, origin)  # VM-043: filled before it resolves
    if kind == BLOOD:
        place_blood(s, at)  # VM-045
    elif kind == TREASURE:
        place_treasure(s, at)  # VM-046
    elif kind == POLTERGEIST:
        spot = at
        if role == MANOR and SUPPLY in m.poltergeists:  # VM-196 Spooky
            spots = empty_tiles(s) & m.lit | 1 << at
            pick = yield Decision(seat, "haunt", HAUNT.of(spots), rule="VM-196")
            spot = INDEX[pick[1]]
        place_poltergeist(s, spot)  # VM-047
    if s.solo:
        yield from solo_omen(s, kind)
    return kind


def solo_omen(s: Vast, kind: int) -> Asks:
    """VM-051: in the solo game some tiles stir the enemy dials."""
    k = s.skeletons
    if kind == ARMORY and k.stability:
        k.stability -= 1
        note(s, "stability", -1, k.stability, rule="VM-051")
    elif kind == PIT and k.stability < STABILITY_MAX:
        k.stability += 1
        note(s, "stability", 1, k.stability, rule="VM-051")
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


def carry(s: Vast, a: int, b: int, both: bool) -> None:
    """Everything on tile `a` goes along to `b`, and the other way round if both (VM-191, VM-231).

    VM-007: nobody is asked whether they agree.
    """
    m = s.map
    places = (s.skeletons.at, s.spider.spiderlings, s.spider.eggs)
    for where in (*places, m.poltergeists, m.treasures, m.skulls):
        for i, at in enumerate(where):
            if at == a:
                where[i] = b
            elif both and at == b:
                where[i] = a
    for holder, name in (
        (s.paladin, "at"),
        (s.paladin, "pillar"),
        (s.spider, "at"),
        (s.manor, "wraith"),
        (s.warlock, "at"),
    ):
        at = getattr(holder, name)
        if at == a:
            setattr(holder, name, b)
        elif both and at == b:
            setattr(holder, name, a)
    m.webs[a], m.webs[b] = m.webs[b], m.webs[a]
    m.blood[a], m.blood[b] = m.blood[b], m.blood[a]
    for name in ("webbed", "bloody", "lamps", "haunted", "hoards", "pit_marks", "known", "lit"):
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
    if m.lit >> b & 1:
        yield from orient(s, b, seat)
    fill(s)  # VM-202


def swap_tiles(s: Vast, a: int, b: int, seat: int) -> Asks:
    """VM-204: two tiles change places with all that is on them."""
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


def rotate_tile(s: Vast, at: int, seat: int) -> Asks:
    """A Lit tile turns in place."""
    clear_edges(s.map, at)
    yield from orient(s, at, seat)
    note(s, "rotated", NAMES[at], rule="VM-200")
