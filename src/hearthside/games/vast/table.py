"""Judging a table: the outcome, what must always hold, what a seat cannot know, figures for studies."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hearthside.kernel import END, Dice, Outcome

from .board import CELLS, GONE, SPACES, bits
from .content.cards import FAVORS, GEAR, POWER_DECK, SPELLS, TREASURES
from .content.mixes import MANOR, MIXES, PALADIN, ROLE_NAMES, SKELETONS, SPIDER, WARLOCK
from .content.rituals import RITUALS
from .content.tiles import ARMORY, KINDS, TILES, TURNS
from .rules.pieces import mask_of
from .rules.tiles import spread
from .state import (
    BLOOD_MAX,
    BREACH_MAX,
    CURSE_MAX,
    FORCE_MAX,
    FURY_MAX,
    GRIT_MAX,
    LIGHT_MAX,
    SEALS_MAX,
    SPELLS_END,
    SPIDERLINGS,
    STABILITY_MAX,
    TERROR_MAX,
    WEB_MAX,
    Vast,
)

WIN_RULES = {
    "spider_dead": "VM-075",
    "paladin_dead": "VM-117",
    "escaped": "VM-156",
    "sealed": "VM-194",
    "dominated": "VM-214",
    "ghosts": "VM-249",
    "slain": "VM-249",
    "fright": "VM-249",
    "master": "VM-270",
    "closed": "VM-270",
}


def outcome(s: Vast) -> Outcome | None:
    """Who has won; a campaign scores how far it came."""
    if s.step != END:
        return None
    rule = WIN_RULES[s.how]
    if s.campaign:
        score = (sum(s.ranks) + (s.how == "master")) / 10
        return Outcome((score,), s.how, rule)
    if s.solo:
        return Outcome((1.0 if s.winner == PALADIN else 0.0,), s.how, rule)
    scores = [0.0] * s.seats
    scores[s.seat_of[s.winner]] = 1.0
    return Outcome(tuple(scores), s.how, rule)


# -- what a seat cannot know ---------------------------------------------------------------


def _mix(rng: Dice, things: list[Any]) -> None:
    """A random order out of a few big draws, since search deals worlds by the thousand."""
    n = len(things)
    chance = 0
    for _ in range(n // 16 + 1):  # 16! needs 45 bits, so 62 per sixteen things are plenty
        chance = chance << 62 | rng.below(1 << 62)
    for i in range(n - 1, 0, -1):
        chance, j = divmod(chance, i + 1)
        things[i], things[j] = things[j], things[i]


def _reshuffle(rng: Dice, deck: list[str], *hands: list[str]) -> None:
    """Deal the cards of a deck and some hands anew among them."""
    if not any(hands):
        _mix(rng, deck)
        return
    cards = deck[:]
    for hand in hands:
        cards += hand
    _mix(rng, cards)
    for hand in hands:
        n = len(hand)
        hand[:] = cards[:n]
        del cards[:n]
    deck[:] = cards


def redeal(s: Vast, seat: int, rng: Dice) -> None:
    """VM-001: deal anew all that `seat` cannot see: decks, others' hands, faces of Dark tiles."""
    own = {role for role in range(5) if s.seat_of[role] == seat >= 0}
    k, sp, mn, w = s.skeletons, s.spider, s.manor, s.warlock
    _redeal_paladin(s, own, rng)
    _reshuffle(rng, k.deck.cards, *([] if SKELETONS in own else [k.hand]))
    _reshuffle(rng, sp.deck.cards, *([] if SPIDER in own else [sp.hand]))
    _reshuffle(rng, mn.deck.cards, *([] if MANOR in own else [mn.hand]))
    _reshuffle(rng, w.deck.cards, *([] if WARLOCK in own else [w.hand]))
    down = [place for place, i in enumerate(k.march) if not k.up >> i & 1]
    faces = [k.march[place] for place in down]
    _mix(rng, faces)
    for place, i in zip(down, faces, strict=True):
        k.march[place] = i
    _redeal_tiles(s, rng)


def _redeal_paladin(s: Vast, own: set[int], rng: Dice) -> None:
    """His hand holds favors and treasures; the backs tell which is which."""
    p = s.paladin
    if PALADIN in own:
        _reshuffle(rng, p.favors.cards)
        _reshuffle(rng, p.treasures.cards, *([] if MANOR in own else [s.manor.offered]))
        return
    favors = [card for card in p.hand if card in FAVORS]
    treasures = [card for card in p.hand if card in TREASURES]
    backs = [card in FAVORS for card in p.hand]
    _reshuffle(rng, p.favors.cards, favors)
    _reshuffle(rng, p.treasures.cards, treasures, *([] if MANOR in own else [s.manor.offered]))
    p.hand = [(favors if back else treasures).pop() for back in backs]


def _redeal_tiles(s: Vast, rng: Dice) -> None:
    """Unseen faces change places among themselves; Armories only among Armories."""
    m = s.map
    hidden = list(bits(m.tiles & ~m.lit & ~m.known))
    for armory in (True, False):
        cells = [at for at in hidden if (KINDS[m.tile[at]] == ARMORY) == armory]
        faces = [m.tile[at] for at in cells]
        if not armory:
            faces += m.stack
        _mix(rng, faces)
        for at in cells:
            m.tile[at] = faces.pop()
        if not armory:
            m.stack = faces


# -- what must always hold -----------------------------------------------------------------


def invariants(s: Vast) -> Iterable[str]:
    """Everything that is wrong with a state; nothing, if it is sound (VM-002, VM-004)."""
    yield from _tiles_wrong(s)
    yield from _edges_wrong(s)
    yield from _pieces_wrong(s)
    yield from _cubes_wrong(s)
    yield from _cards_wrong(s)


def _between(name: str, value: int, low: int, high: int) -> Iterable[str]:
    if not low <= value <= high:
        yield f"{name} is {value}, not {low} to {high}"


def _tiles_wrong(s: Vast) -> Iterable[str]:
    m = s.map
    laid = [tile for tile in m.tile if tile >= 0]
    if len(laid) + len(m.stack) != len(TILES) or len({*laid, *m.stack}) != len(TILES):
        yield "the 51 tiles are not all in one place each"
    if m.tiles != sum([1 << at for at in range(CELLS) if m.tile[at] >= 0]):
        yield "the set of tiles is not what lies on the map"
    if m.lit & ~m.tiles or m.known & (m.lit | ~m.tiles):
        yield "a Lit or known tile is not there"
    for at, walls in enumerate(m.walls):
        if m.lit >> at & 1:
            if walls not in FACES[m.tile[at]]:
                yield f"the walls of tile {m.tile[at]} are none of its orientations"
        elif walls:
            yield f"a Dark tile or crypt shows walls at {at}"


FACES = tuple(frozenset(walls for walls, _ in ways) for ways in TURNS)
"""The walls that each tile can show."""


def _edges_wrong(s: Vast) -> Iterable[str]:
    m = s.map
    yield from _between("breaches", m.breaches.bit_count(), 0, BREACH_MAX)
    yield from _between("force walls", m.forces.bit_count(), 0, FORCE_MAX)
    if m.breaches & m.forces:
        yield "an edge holds a breach and a force wall"  # VM-071
    if m.stack and m.turning < 0 and spread(m, m.lit) & ~m.tiles:
        yield "an open edge of a Lit tile is not filled"  # VM-044


def _pieces_wrong(s: Vast) -> Iterable[str]:
    m, p, sp = s.map, s.paladin, s.spider
    if min(m.webs) < 0 or max(m.webs) > 3 or sum(m.webs) > WEB_MAX:
        yield "webs beyond 3 on a tile or 10 in all"
    yield from _between("blood", sum(m.blood) + sp.blood, 0, BLOOD_MAX)
    curses = s.warlock.curses + sum(m.poltergeist_curses) + sum(m.treasure_curses)
    yield from _between("curses", curses, 0, CURSE_MAX)
    yield from _between("pit markers", m.pit_marks.bit_count(), 0, 4)
    yield from _between("light", p.light + m.lamps.bit_count(), 0, LIGHT_MAX)
    for name, mask, places in (
        ("haunted", m.haunted, m.poltergeists),
        ("hoards", m.hoards, m.treasures),
        ("webbed", m.webbed, [at for at, n in enumerate(m.webs) if n]),
        ("bloody", m.bloody, [at for at, n in enumerate(m.blood) if n]),
    ):
        if mask != mask_of(places):
            yield f"the set {name} does not match its pieces"
    if m.haunted & ~m.lit:
        yield "a poltergeist stands on a Dark tile"
    on_tiles = m.haunted | m.hoards | m.webbed | m.bloody | m.lamps | m.pit_marks | mask_of(sp.eggs)
    for at in (p.at, p.pillar, sp.at, s.manor.wraith, *sp.spiderlings):
        if at >= 0:
            on_tiles |= 1 << at
    if on_tiles & ~m.tiles:
        yield "a piece that needs a tile has none"
    if any(not GONE <= at < SPACES for at in s.skeletons.at):
        yield "a Skeleton is nowhere"
    if s.seat_of[SPIDER] >= 0 and s.winner < 0:
        big = sp.at >= 0
        if big == (sp.form == SPIDERLINGS):
            yield "the Spider's figure does not match her form"
        if not big and not any(at >= 0 for at in sp.spiderlings):
            yield "the Spider has no figure"


def _cubes_wrong(s: Vast) -> Iterable[str]:
    p, mn, w = s.paladin, s.manor, s.warlock
    held = p.unassigned + p.prepare + p.sprint + p.crusade
    yield from _between("hero cubes", held, 0, p.cubes)
    yield from _between("prepare", p.prepare, 0, 4)
    yield from _between("health", p.health, 0, 7)
    yield from _between("grit", p.grit, 0, GRIT_MAX)
    yield from _between("fury", p.fury, 0, FURY_MAX)
    yield from _between("stability", s.skeletons.stability, 0, STABILITY_MAX)
    yield from _between("terror", s.spider.terror, 0, TERROR_MAX)
    yield from _between("seals", mn.seals, 0, SEALS_MAX)
    yield from _between("spells", w.track, 0, SPELLS_END)
    yield from _between("magic cubes", w.unassigned + w.placed, 0, w.cubes)
    if mn.unassigned + sum(mn.omens) != 3 or sum(mn.portents) > 6:
        yield "omens or portents are missing"
    if any(o + q > 3 for o, q in zip(mn.omens, mn.portents, strict=True)):
        yield "a track holds more than three cubes"


def _cards_wrong(s: Vast) -> Iterable[str]:
    p, k, sp, mn, w = s.paladin, s.skeletons, s.spider, s.manor, s.warlock
    roles = MIXES[s.mix].roles
    checks: list[tuple[int, list[str], Iterable[str]]] = [
        (
            PALADIN,
            [
                *(*p.favors.cards, *p.favors.discard, *p.treasures.cards, *p.treasures.discard),
                *(*p.hand, *p.played, *p.boxed, *mn.offered),
            ],
            (*FAVORS, *TREASURES),
        ),
        (SKELETONS, [*k.deck.cards, *k.deck.discard, *k.hand, *k.gear, *k.boxed], GEAR),
        (SPIDER, [*sp.deck.cards, *sp.deck.discard, *sp.hand], POWER_DECK),
        (MANOR, [*mn.deck.cards, *mn.deck.discard, *mn.hand, *mn.boxed], RITUALS),
        (WARLOCK, [*w.deck.cards, *w.deck.discard, *w.hand, *w.spells], SPELLS),
    ]
    for role, held, printed in checks:
        if role in roles and sorted(held) != sorted(printed):
            yield f"cards of the {ROLE_NAMES[role]} are lost or doubled"
    if SKELETONS in roles and sorted(k.march) != list(range(5)):
        yield "the March Order is not the five cards"


def metrics(s: Vast) -> dict[str, Any]:
    """Facts about a finished game for reports."""
    return {
        "mix": s.mix,
        "winner": "" if s.winner < 0 else ROLE_NAMES[s.winner],
        "how": s.how,
        "rounds": s.round,
        "health": s.paladin.health,
        "grit": s.paladin.grit,
        "terror": s.spider.terror,
        "spiderlings": 5 - s.spider.spiderlings.count(GONE),
        "seals": s.manor.seals,
        "dominated": sum(1 for held in s.warlock.dominated if held),
        "tiles_lit": s.map.lit.bit_count(),
        "journeys": s.journeys,
        "wins": s.wins,
    }
