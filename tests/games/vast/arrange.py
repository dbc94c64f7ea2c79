"""Laying the table for tests: tiles where the test wants them, choices by their notation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.positions import Positions, offered

from hearthside.games.vast.content.board import CELLS, INDEX, LETTERS, NAMES, SUPPLY
from hearthside.games.vast.content.figures import GIANT, SORCERER, SPIDERLINGS
from hearthside.games.vast.content.levels import LEVELS, NORMAL
from hearthside.games.vast.content.mixes import MIXES
from hearthside.games.vast.content.roles import ROLES
from hearthside.games.vast.content.tiles import ARMORY, KIND_NAMES, KINDS, TILES, turned
from hearthside.games.vast.rules.edges import fill, settle
from hearthside.games.vast.scene import letters
from hearthside.games.vast.state import Vast
from hearthside.kernel import Session

Table = Session[Vast]
VAST = Positions("vast")


def roles_of(mix: str) -> list[str]:
    """The roles of a mix by name."""
    return [ROLES[role].key for role in MIXES[mix].roles]


SETUPS: dict[str, Mapping[str, Any]] = {
    **{mix: {"seats": len(roles_of(mix)), "roles": roles_of(mix)} for mix in MIXES},
    "easy": {"seats": 1, "difficulty": "easy"},
    "hard": {"seats": 1, "difficulty": "hard"},
    "strike": {"seats": 1, "ghosts_strike": True},
    "campaign": {"seats": 1, "campaign": True},
}
"""Every mix and every kind of journey."""
LEVELLED: dict[str, Mapping[str, Any]] = {
    f"{role.key}-{level}": {
        **SETUPS.get(f"five_{role.key}", SETUPS["five"]),
        f"{role.key}_level": level,
    }
    for role, levels in zip(ROLES, LEVELS, strict=True)
    for level in levels
    if level != NORMAL
}
"""Every level of every role, at the table of five."""


def table(mix: str = "five", seed: int = 1, **setup: Any) -> Vast:
    """A started game of a mix; seats are in turn order."""
    s: Vast = VAST.state({**SETUPS[mix], **setup}, seed)
    return s


def blank(mix: str = "five", **setup: Any) -> Vast:
    """A game whose map is all crypts, with no figure on it, tiles in the stack in order."""
    s = table(mix, **setup)
    m = s.map
    m.stack = list(range(len(TILES)))
    m.tile = [SUPPLY] * CELLS
    m.walls = [0] * CELLS
    m.tiles = m.lit = m.known = m.bloody = 0
    m.blood = [0] * CELLS
    for at in range(CELLS):
        settle(m, at)
    s.paladin.at = SUPPLY
    s.skeletons.at = [SUPPLY] * 6
    s.spider.at = SUPPLY
    return s


def mask(letters: str) -> int:
    """Walls from letters."""
    return sum(1 << LETTERS.index(c) for c in letters)


def find(s: Vast, kind: str, walls: int) -> int:
    """A tile of a kind in the stack that can show these walls."""
    for tile in s.map.stack:
        if KIND_NAMES[KINDS[tile]] == kind and walls in [
            turned(TILES[tile].walls, q) for q in range(4)
        ]:
            return tile
    raise LookupError(f"no {kind} tile with walls {walls} is left")


def lay(s: Vast, names: str, kind: str = "blood", walls: str = "", *, lit: bool = True) -> None:
    """Tiles of a kind on some spaces, Lit with these walls or Dark; crypts are not filled yet."""
    m = s.map
    for name in names.split():
        at = INDEX[name]
        if m.tile[at] >= 0:
            m.stack.insert(0, m.tile[at])
        tile = find(s, kind, mask(walls))
        m.stack.remove(tile)
        m.tile[at] = tile
        m.tiles |= 1 << at
        m.lit = m.lit | 1 << at if lit else m.lit & ~(1 << at)
        m.walls[at] = mask(walls) if lit else 0
        settle(m, at)


def dark(s: Vast, names: str, kind: str = "", walls: str = "") -> None:
    """Dark tiles whose hidden face is of a kind, or anything."""
    if kind:
        lay(s, names, kind, walls, lit=False)
        return
    for name in names.split():
        tile = next(t for t in reversed(s.map.stack) if KINDS[t] > ARMORY)
        lay(s, name, KIND_NAMES[KINDS[tile]], letters(TILES[tile].walls), lit=False)


def next_tile(s: Vast, kind: str, walls: str = "") -> None:
    """The tile that is drawn next from the stack."""
    tile = find(s, kind, mask(walls))
    s.map.stack.remove(tile)
    s.map.stack.append(tile)


def corridor(s: Vast, names: str, kind: str = "shrine") -> None:
    """Lit crossroads on some spaces; runs over kinds until there are enough."""
    for name in names.split():
        for option in (kind, "blood", "pit", "poltergeist", "shrine", "start_pit", "armory"):
            try:
                lay(s, name, option)
                break
            except LookupError:
                continue


def spot(name: str) -> int:
    """The number of a space."""
    return INDEX[name]


def name(at: int) -> str:
    """The name of a space."""
    return NAMES[at]


def put_ghost(s: Vast, where: str, curses: int = 0) -> int:
    """A poltergeist on a space; returns its number."""
    m = s.map
    number = m.poltergeists.index(SUPPLY)
    m.poltergeists[number] = INDEX[where]
    m.poltergeist_curses[number] = curses
    m.haunted |= 1 << INDEX[where]
    return number


def put_treasure(s: Vast, where: str, curses: int = 0) -> int:
    """A treasure marker on a space; returns its number."""
    m = s.map
    number = m.treasures.index(SUPPLY)
    m.treasures[number] = INDEX[where]
    m.treasure_curses[number] = curses
    m.hoards |= 1 << INDEX[where]
    return number


def put_webs(s: Vast, where: str, n: int = 1) -> None:
    """Webs on a space."""
    s.map.webs[INDEX[where]] = n
    s.map.webbed |= 1 << INDEX[where]


def put_blood(s: Vast, where: str, n: int = 1) -> None:
    """Blood on a space."""
    s.map.blood[INDEX[where]] = n
    s.map.bloody |= 1 << INDEX[where]


def put_lamp(s: Vast, where: str) -> None:
    """A lamp on a space."""
    s.map.lamps |= 1 << INDEX[where]


def begin(s: Vast, step: str, role: int) -> Vast:
    """The game goes on at a step of a role's turn."""
    s.step, s.role = step, role
    return s


def paladin_turn(s: Vast, where: str, cubes: int = 3) -> Vast:
    """The Paladin's actions begin on a space."""
    s.paladin.at = INDEX[where]
    s.paladin.unassigned = cubes
    return begin(s, "paladin_acts", 0)


def activate(s: Vast, skeleton: int, where: str, stability: int = 3) -> Vast:
    """One Skeleton is activated on a space, the only one that will be."""
    k = s.skeletons
    k.at[skeleton] = INDEX[where]
    k.up |= 1 << skeleton
    k.stability = stability
    k.acted = 63
    k.active, k.moves, k.runes = skeleton, 5, 3
    k.action_done = k.must_strike = False
    return begin(s, "skeleton_acts", 1)


def spider_turn(s: Vast, form: int, where: str, hand: str = "") -> Vast:
    """The Spider's moves and spells begin; Spiderlings all stand on one space."""
    sp = s.spider
    sp.form = form
    if form == SPIDERLINGS:
        sp.at = SUPPLY
        sp.spiderlings = [INDEX[where]] * 5
    else:
        sp.at = INDEX[where]
        sp.spiderlings = [SUPPLY] * 5
    sp.moves = {GIANT: 3, SORCERER: 2, SPIDERLINGS: 4}[form]
    sp.turns = 2
    deal(s, hand)
    return begin(s, "spider_acts", 2)


def deal(s: Vast, hand: str) -> None:
    """The Spider's hand."""
    sp = s.spider
    sp.deck.cards += sp.hand
    sp.hand = hand.split()
    for card in sp.hand:
        sp.deck.cards.remove(card)


def give(s: Vast, card: str, *, played: bool = True) -> None:
    """A favor or treasure to the Paladin, in play or in hand."""
    p = s.paladin
    for pile in (p.favors.cards, p.treasures.cards, p.boxed):
        if card in pile:
            pile.remove(card)
    (p.played if played else p.hand).append(card)


def equip(s: Vast, card: str, *, played: bool = True) -> None:
    """A gear card to the Skeletons, in play or in hand."""
    k = s.skeletons
    k.deck.cards.remove(card)
    (k.gear if played else k.hand).append(card)


def learn(s: Vast, spell: str) -> None:
    """A spell in play before the Warlock."""
    s.warlock.deck.cards.remove(spell)
    s.warlock.spells.append(spell)


def warlock_turn(s: Vast, where: str, cubes: int = 3, step: str = "warlock_acts") -> Vast:
    """The Warlock's turn at a step, on a space."""
    w = s.warlock
    w.at, w.on_map, w.unassigned, w.placed = INDEX[where], True, cubes, 0
    return begin(s, step, 4)


def thief_turn(s: Vast, where: str, stats: tuple[int, int, int] = (4, 3, 2)) -> Vast:
    """The Thief's steps and actions begin on a space, with tokens that show this, upgrades aside."""
    t = s.thief
    t.at, t.plan = INDEX[where], [n - 2 for n in stats]
    t.moves, t.cubes = stats[0], stats[2]
    return begin(s, "thief_acts", 5)


def play(s: Vast, *choices: str, rolls: tuple[int, ...] = (), seed: int | None = None) -> Table:
    """A session from an arranged state, with these choices made; no die may be thrown that is not scripted."""
    fill(s)
    return choose(VAST.sit(s, rolls=rolls, seed=seed), *choices)


def choose(session: Table, *choices: str) -> Table:
    """Make choices by their notation; a wrong one names what was on offer."""
    for choice in choices:
        on_offer = offers(session)
        assert choice in on_offer, f"{choice} is not among {sorted(on_offer)}"
        session.choose(choice)
    return session


def offers(session: Table) -> set[str]:
    """The notations on offer, or nothing."""
    return set() if session.decision is None else set(offered(session))


def verbs(session: Table, verb: str) -> set[str]:
    """What the offered options of one verb name."""
    assert session.decision is not None
    return {str(o[1]) for o in session.decision.options if o.verb == verb and len(o) > 1}


def lies(mask_: int, where: str) -> bool:
    """Whether a space is in a bit set."""
    return bool(mask_ >> INDEX[where] & 1)
