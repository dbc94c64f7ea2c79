"""What must always hold: every piece in one place, every set true to the pieces, every dial in bounds.

The check runs at every decision of thousands of games, so it works on whole bit sets where it can.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..content.board import (
    CELLS,
    DOOR_OF_CELL,
    EAST,
    FULL,
    GONE,
    NORTH,
    NOT_RIGHT,
    SIDE,
    SOUTH,
    SPACES,
    SUPPLY,
    WEST,
)
from ..content.cards import whole
from ..content.dials import DIALS
from ..content.domination import SPELLS_END
from ..content.favors import FAVORS
from ..content.figures import SPIDERLINGS
from ..content.gear import GEAR
from ..content.journeys import JOURNEYS
from ..content.mixes import MIXES
from ..content.powers import POWER_CARDS as POWERS
from ..content.rituals import RITUALS
from ..content.roles import DRAGON, MANOR, PALADIN, ROLES, SKELETONS, SPIDER, WARLOCK
from ..content.spells import SPELLS
from ..content.tiles import ARMORY, IS_PIT, KINDS, SHRINE, TILES, TURNS
from ..content.treasures import TREASURES
from ..content.upgrades import UPGRADES
from ..rules.edges import spread
from ..rules.pieces import mask_of
from ..rules.thief.traits import LOOT_MAX, STAT_MAX
from ..state import (
    BLOOD_MAX,
    BREACH_MAX,
    CURSE_MAX,
    FORCE_MAX,
    LIGHT_MAX,
    WEB_MAX,
    Map,
    Vast,
)
from .visitors import visitors_wrong

FACES = tuple(frozenset(walls for walls, _ in ways) for ways in TURNS)
"""The walls that each tile can show."""
NOT_BOTTOM = FULL >> SIDE
EVERY_TILE = (1 << len(TILES)) - 1
PALADIN_CARDS = sorted((*FAVORS, *TREASURES))
GEAR_CARDS, POWER_CARDS = sorted(GEAR), sorted(whole(POWERS.values()))
RITUAL_CARDS, SPELL_CARDS = sorted(RITUALS), sorted(SPELLS)


Known = tuple[object, ...]
_sound: dict[str, Known] = {}
"""The last tiles and the last tokens that were found sound: most decisions leave them as they were."""


def invariants(s: Vast) -> Iterable[str]:
    """Everything that is wrong with a state; nothing, if it is sound (VM-002, VM-004)."""
    m = s.map
    tiles, tokens = _tile_facts(m), _token_facts(s)
    wrong: list[str] = []
    if tiles != _sound.get("tiles"):
        wrong += _tiles_wrong(m)
        wrong += _edges_wrong(m)
        if not wrong:
            _sound["tiles"] = tiles
    if tokens != _sound.get("tokens"):
        found = list(_tokens_wrong(s))
        wrong += found
        if not found:
            _sound["tokens"] = tokens
    wrong += _figures_wrong(s)
    wrong += _cubes_wrong(s)
    wrong += _cards_wrong(s)
    if s.visitor >= 0:
        wrong += visitors_wrong(s)
    return wrong


def _tile_facts(m: Map) -> Known:
    """All that the check of tiles and edges looks at."""
    return (
        *(
            m.peeked,
            m.lit,
            m.tiles,
            m.known,
            m.pits,
            m.shrines,
            m.armories,
            m.doors,
            m.pit_marks,
            m.turning,
        ),
        *(m.breaches, m.forces, *m.open, tuple(m.tile), tuple(m.walls), tuple(m.stack)),
    )


def _token_facts(s: Vast) -> Known:
    """All that the check of tokens and markers looks at."""
    m, w = s.map, s.warlock
    return (
        *(m.webbed, m.bloody, m.lamps, m.pit_marks, m.haunted, m.hoards, m.lit, m.tiles),
        *(s.spider.blood, s.paladin.light, w.curses, s.ghosts_kept, s.solo, m.vaults),
        *(s.thief.carried, s.thief.stashed, s.dragon.hoard),
        *(tuple(m.webs), tuple(m.blood), tuple(m.poltergeists), tuple(m.treasures)),
        *(tuple(m.poltergeist_curses), tuple(m.treasure_curses), tuple(m.skulls)),
        tuple(w.dominated),
    )


def _tiles_wrong(m: Map) -> Iterable[str]:
    """Each of the 51 tiles lies once on the map or in the stack; the sets say what lies there."""
    seen = tiles = pits = shrines = armories = 0
    lit = m.lit
    for at, tile in enumerate(m.tile):
        walls = m.walls[at]
        if tile < 0:
            if walls:
                yield f"a crypt shows walls at {at}"
            continue
        bit = 1 << at
        if seen >> tile & 1:
            yield f"tile {tile} lies on the map twice"
        seen |= 1 << tile
        tiles |= bit
        kind = KINDS[tile]
        if kind == ARMORY:
            armories |= bit
        if lit & bit:
            if walls not in FACES[tile]:
                yield f"the walls of tile {tile} are none of its orientations"
            if IS_PIT[tile]:
                pits |= bit
            elif kind == SHRINE:
                shrines |= bit
        elif walls:
            yield f"a Dark tile shows walls at {at}"
    for tile in m.stack:
        if seen >> tile & 1:
            yield f"tile {tile} is on the map and in the stack"
        seen |= 1 << tile
    if seen != EVERY_TILE:
        yield "the 51 tiles are not all there"
    if m.tiles != tiles:
        yield "the set of tiles is not what lies on the map"
    if lit & ~tiles or (m.known | m.peeked) & (lit | ~tiles):
        yield "a Lit or known tile is not there"
    if m.turning < 0 and (
        m.pits != pits | m.pit_marks or m.shrines != shrines or m.armories != armories
    ):
        yield "the sets of Pits, Shrines and Armories are not what lies on the map"


def _edges_wrong(m: Map) -> Iterable[str]:
    """Markers lie where they may, and the ways out of every crypt follow from walls and markers."""
    breaches, forces = m.breaches, m.forces
    if breaches.bit_count() > BREACH_MAX or forces.bit_count() > FORCE_MAX:
        yield "more breaches or force walls than there are"
    if breaches & forces:
        yield "an edge holds a breach and a force wall"  # VM-071
    if m.turning >= 0:
        return  # its edges count once it lies
    north = east = south = west = doors = 0
    for at, walls in enumerate(m.walls):
        if walls:
            north |= (walls & 1) << at
            east |= (walls >> 1 & 1) << at
            south |= (walls >> 2 & 1) << at
            west |= (walls >> 3 & 1) << at
    east = (east | west >> 1) & NOT_RIGHT
    south = (south | north >> SIDE) & NOT_BOTTOM
    walled = east | south << CELLS
    if breaches & ~walled or forces & walled:
        yield "a breach on an open edge or a force wall on a wall"  # VM-072
    shut = walled & ~breaches | forces
    ways = m.open
    if ways[EAST] != NOT_RIGHT & ~shut or ways[WEST] != ways[EAST] << 1:
        yield "the ways to the east or west do not follow from walls and markers"
    if ways[SOUTH] != NOT_BOTTOM & ~(shut >> CELLS) or ways[NORTH] != ways[SOUTH] << SIDE:
        yield "the ways to the north or south do not follow from walls and markers"
    for at, (_, d) in DOOR_OF_CELL.items():
        if not m.walls[at] >> d & 1:
            doors |= 1 << at
    if m.doors != doors:
        yield "the openings to the grounds do not follow from the walls"
    if m.stack and spread(m, m.lit) & ~m.tiles:
        yield "an open edge of a Lit tile is not filled"  # VM-044


def _tokens_wrong(s: Vast) -> Iterable[str]:
    """Tokens and markers keep to their numbers, and their sets are true to them."""
    m, p, sp = s.map, s.paladin, s.spider
    webbed = bloody = webs = blood = 0
    for at in range(CELLS):
        if m.webs[at]:
            webs += m.webs[at]
            webbed |= 1 << at
            if not 0 < m.webs[at] <= 3:
                yield f"{m.webs[at]} webs lie at {at}"
        if m.blood[at]:
            blood += m.blood[at]
            bloody |= 1 << at
            if m.blood[at] < 0:
                yield f"blood at {at} is below nothing"
    if webbed != m.webbed or bloody != m.bloody:
        yield "the sets of webs and blood do not match their tokens"
    if webs > WEB_MAX or sp.blood < 0 or blood + sp.blood > BLOOD_MAX:
        yield "more webs or blood than there are"
    if p.light < 0 or p.light + m.lamps.bit_count() > LIGHT_MAX or m.pit_marks.bit_count() > 4:
        yield "more lights or pit markers than there are"
    curses = m.poltergeist_curses + m.treasure_curses
    if min(curses) < 0 or s.warlock.curses < 0 or s.warlock.curses + sum(curses) > CURSE_MAX:
        yield "more curses than there are"
    ghosts, hoards = mask_of(m.poltergeists), mask_of(m.treasures)
    if ghosts != m.haunted or hoards != m.hoards:
        yield "the sets of poltergeists and treasures do not match their pieces"
    if ghosts.bit_count() != sum(1 for at in m.poltergeists if at >= 0):
        yield "two poltergeists share a tile"
    if ghosts & ~m.lit:
        yield "a poltergeist stands on a Dark tile"
    if any(n and at < 0 for n, at in zip(curses, m.poltergeists + m.treasures, strict=True)):
        yield "a curse lies under a piece that is not on the map"
    yield from _taken_wrong(s)
    if (m.webbed | m.bloody | m.lamps | m.pit_marks | ghosts | hoards | m.vaults) & ~m.tiles:
        yield "a token or marker that needs a tile has none"
    if not all(GONE <= at < SPACES for at in m.skulls):
        yield "skulls are nowhere"


def _taken_wrong(s: Vast) -> Iterable[str]:
    """Pieces that left for good are dominated, or kept in the solo game."""
    m = s.map
    gone = [f"poltergeist{i + 1}" for i, at in enumerate(m.poltergeists) if at == GONE]
    gone += [f"treasure{i + 1}" for i, at in enumerate(m.treasures) if at == GONE]
    held = sorted(piece for piece in s.warlock.dominated if piece)
    t = s.thief
    if s.solo:
        if len(gone) != s.ghosts_kept:
            yield "the spirits laid to rest are not those that left"
    elif s.thief_seat >= 0:
        if len(gone) != t.carried + t.stashed:
            yield "the Thief's treasures are not those that left the map"
    elif s.visitor == DRAGON:
        if len(gone) != s.dragon.hoard + len(held):
            yield "the Dragon's treasures are not those that left the map"
    elif held != sorted(gone):
        yield "the dominated pieces are not those that left the map"


def _figures_wrong(s: Vast) -> Iterable[str]:
    """Every figure stands where it can, and her figures match the Spider's form."""
    m, p, sp = s.map, s.paladin, s.spider
    on_tiles = mask_of(sp.eggs) | mask_of(sp.spiderlings)
    for at in (p.at, p.pillar, sp.at, s.manor.wraith, s.thief.at):
        if at >= 0:
            on_tiles |= 1 << at
    if on_tiles & ~m.tiles:
        yield "a figure that needs a tile has none"
    if not all(SUPPLY <= at < SPACES for at in s.skeletons.at):
        yield "a Skeleton is nowhere"
    if s.warlock.at >= CELLS:
        yield "the Warlock is on the grounds"
    if s.seat_of[PALADIN] >= 0 and p.at < 0:
        yield "the Paladin is nowhere"
    if s.seat_of[SPIDER] >= 0 and s.winner < 0:
        out = [at for at in sp.spiderlings if at >= 0]
        if sp.form == SPIDERLINGS:
            if sp.at >= 0 or not out or SUPPLY in sp.spiderlings:
                yield "her Spiderlings are not all out, or not alone"
        elif sp.at < 0 or out:
            yield "her big figure is not out, or not alone"
    up = sum(1 << i for i, at in enumerate(s.skeletons.at) if at >= 0)
    if up & ~s.skeletons.up:
        yield "a Skeleton walks whose card is face down"


def _cubes_wrong(s: Vast) -> Iterable[str]:
    """Cubes are all there and every dial is in bounds."""
    p, mn, w = s.paladin, s.manor, s.warlock
    held = p.unassigned + p.prepare + p.sprint + p.crusade
    for name, value, high in (
        ("hero cubes", held, p.cubes),
        ("prepare", p.prepare, 4),
        ("health", p.health, 7),
        ("grit", p.grit, DIALS["grit"].high),
        ("fury", p.fury, DIALS["fury"].high),
        ("stability", s.skeletons.stability, DIALS["stability"].high),
        ("terror", s.spider.terror, DIALS["terror"].high),
        ("seals", mn.seals, DIALS["seals"].high),
        ("spells", w.track, SPELLS_END),
        ("magic cubes", w.unassigned + w.placed, w.cubes),
        ("portents", sum(mn.portents), 6),
        ("loot drop", s.thief.loot_drop, LOOT_MAX),
        ("action cubes", s.thief.cubes, STAT_MAX),
        ("carried", s.thief.carried, 10),
        ("stashed", s.thief.stashed, s.loot_goal),
        ("upgrades", len(s.thief.upgrades), max(0, s.thief.stashed - s.loot_bare)),
    ):
        if not 0 <= value <= high:
            yield f"{name} is {value}, not 0 to {high}"
    if min(p.unassigned, p.prepare, p.sprint, p.crusade, w.unassigned, w.placed, mn.unassigned) < 0:
        yield "a box holds less than nothing"
    if mn.unassigned + sum(mn.omens) != 3:
        yield "an omen is missing"
    if any(o < 0 or o + q > 3 for o, q in zip(mn.omens, mn.portents, strict=True)):
        yield "a track holds more than three cubes"


def _cards_wrong(s: Vast) -> Iterable[str]:
    """Every card of every role at the table is in one place."""
    p, k, sp, mn, w = s.paladin, s.skeletons, s.spider, s.manor, s.warlock
    checks = (
        (
            PALADIN,
            p.favors.cards
            + p.favors.discard
            + p.treasures.cards
            + p.treasures.discard
            + p.hand
            + p.played
            + p.boxed
            + p.found
            + mn.offered,
            PALADIN_CARDS,
        ),
        (SKELETONS, k.deck.cards + k.deck.discard + k.hand + k.gear + k.boxed, GEAR_CARDS),
        (SPIDER, sp.deck.cards + sp.deck.discard + sp.hand, POWER_CARDS),
        (MANOR, mn.deck.cards + mn.deck.discard + mn.hand + mn.boxed, RITUAL_CARDS),
        (WARLOCK, w.deck.cards + w.deck.discard + w.hand + w.spells, SPELL_CARDS),
    )
    for role, held, printed in checks:
        if s.seat_of[role] >= 0:
            held.sort()
            if held != printed:
                yield f"cards of the {ROLES[role].key} are lost or doubled"
    bought = s.thief.upgrades
    if not set(bought) <= set(UPGRADES) or len(set(bought)) < len(bought):
        yield "the Thief's upgrades are not his, or doubled"
    if SKELETONS in MIXES[s.mix].roles:
        if sorted(k.march) != [0, 1, 2, 3, 4]:
            yield "the March Order is not the five cards"
    elif s.solo and len(set(k.march)) != JOURNEYS[s.difficulty].skeletons:
        yield "the March Order is not that of the journey"
