"""What each seat sees of the manor: the map here, the role boards in `panels`."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from hearthside.kernel import Fact, Scene, Thing, knows, part
from hearthside.kernel.grid import cells

from ..content.board import (
    CELLS,
    DOORS,
    EDGE_ENDS,
    GROUND_NAMES,
    INDEX,
    LETTERS,
    NAMES,
    SIDE,
    STRIPS,
    SUPPLY,
)
from ..content.figures import FORM_NAMES, GEM_NAMES, SKELETON_NAMES, TRIBE_NAMES
from ..content.names import FIGURE_WORDS, TILE_WORDS, renamed, space_words
from ..content.roles import DRAGON, GOBLINS, KNIGHT
from ..content.tiles import ARMORY, KIND_NAMES, KINDS, SHAPE_NAMES, TILES
from ..rules.dragon.traits import armor
from ..rules.figures import guard_of
from ..rules.goblins.tribes import strength
from ..rules.knight.traits import STRENGTH, stat
from ..rules.pieces import blood_supply, curse_supply
from ..rules.thief.traits import stealth
from ..state import (
    BREACH_MAX,
    FORCE_MAX,
    VAULT_MAX,
    Vast,
)
from .boards import panels
from .parts import box


def letters(mask: int) -> str:
    """Directions as letters."""
    return "".join(LETTERS[d] for d in range(4) if mask >> d & 1)


def scene(s: Vast, seat: int) -> Scene:
    """Everything on the table as a seat, or somebody who only watches, may see it (VM-001)."""
    return table(s, seat) if s.visitor < 0 else called(s, seat)


@part
def called(s: Vast, seat: int) -> Scene:
    """The same with a visitor at the table."""
    return [for_visitor(s.visitor, thing) for thing in table(s, seat)]


def table(s: Vast, seat: int) -> Scene:
    """The manor and the roles' boards."""
    thief = s.thief_seat
    peeks = thief >= 0 and knows(seat, thief)  # VT-061
    return [*manor(s, peeks), *panels(s, seat)]


def for_visitor(visitor: int, thing: Thing) -> Thing:
    """A thing whose text calls a visitor by name (VT-006)."""
    text = renamed(visitor, thing.text)
    return thing if text == thing.text else replace(thing, text=text)


@part
def manor(s: Vast, peeks: bool) -> Scene:
    """The board, and everything on it and beside it that is nobody's."""
    things = [*frame(s), *crypts(s, peeks), *GROUNDS, *edges(s), *tokens(s)]
    return [*things, *pieces(s), *supplies(s)]


@part
def frame(s: Vast) -> Scene:
    """The board itself."""
    facts: dict[str, Fact] = {"width": SIDE, "height": SIDE, "round": s.round}
    return [Thing("board", "board", "The manor", look="manor", facts=facts)]


# -- the map -------------------------------------------------------------------------------


@part
def crypts(s: Vast, peeks: bool) -> Scene:
    """The 49 square spaces; who `peeks` also sees the faces that the Thief has looked at."""
    m = s.map
    seen = m.known | (m.peeked if peeks else 0)
    north, east, south, west = m.open
    return [
        crypt(
            at,
            m.tile[at],
            bool(m.lit >> at & 1),
            m.walls[at],
            (north >> at & 1)
            | (east >> at & 1) << 1
            | (south >> at & 1) << 2
            | (west >> at & 1) << 3,
            bool(m.pits >> at & 1),
            m.turning == at,
            bool(seen >> at & 1),
        )
        for at in range(CELLS)
    ]


def look_of(tile: int, lit: bool) -> str:
    """What a crypt shows: nothing, a back, or its Lit face."""
    if tile < 0:
        return "crypt"
    if lit:
        return KIND_NAMES[KINDS[tile]]
    return "dark_armory" if KINDS[tile] == ARMORY else "dark"


@lru_cache(maxsize=1 << 14)
def crypt(
    at: int, tile: int, lit: bool, walls: int, open_sides: int, pit: bool, turning: bool, seen: bool
) -> Thing:
    """One of the 49 square spaces, with its face if it is Dark and has been seen."""
    look = look_of(tile, lit)
    facts: dict[str, Fact] = {
        "x": at % SIDE,
        "y": at // SIDE,
        "lit": lit,
        "tile": tile >= 0,
        "walls": letters(walls),
        "open": letters(open_sides),
        "pit": pit,
    }
    if lit:
        facts["shape"] = SHAPE_NAMES[TILES[tile].walls]
    if turning:
        facts["turning"] = True
    name = f"{NAMES[at]}, {TILE_WORDS[look]}"
    if seen:
        face = KIND_NAMES[KINDS[tile]]
        facts["face"] = face
        facts["shape"] = SHAPE_NAMES[TILES[tile].walls]
        name += f", known to be {TILE_WORDS[face]}"
    if lit and walls:
        name += f", walls {letters(walls)}"
    return Thing(
        f"space:{NAMES[at]}",
        "space",
        name,
        at="board",
        look=look,
        rule=TILE_RULES[look],
        facts=facts,
    )


TILE_RULES = {
    "crypt": "VM-014",
    "dark": "VM-036",
    "dark_armory": "VM-143",
    "entrance": "VM-156",
    "start_pit": "VM-141",
    "armory": "VM-143",
    "poltergeist": "VM-047",
    "treasure": "VM-046",
    "shrine": "VM-097",
    "blood": "VM-045",
    "pit": "VM-141",
}


def ground(name: str) -> Thing:
    """One of the 12 strips around the manor."""
    x, y, w, h = STRIPS[name]
    at = INDEX[name]
    door = NAMES[DOORS[at][0]] if at in DOORS else ""
    spawn = int(name[5:]) if name.startswith("spawn") else 0
    facts: dict[str, Fact] = {"x": x, "y": y, "w": w, "h": h, "spawn": spawn, "door": door}
    look = "spawn" if spawn else "grounds"
    return Thing(
        f"space:{name}",
        "space",
        space_words(name),
        at="board",
        look=look,
        rule="VM-121",
        facts=facts,
    )


GROUNDS = [ground(name) for name in GROUND_NAMES]


@part
def edges(s: Vast) -> Scene:
    """Breaches and force walls, named by the crypt north or west of which they lie."""
    m = s.map
    things = []
    for look, mask, words in (
        ("breach", m.breaches, "Breach"),
        ("force_wall", m.forces, "Force wall"),
    ):
        for edge in cells(mask):
            near, d = EDGE_ENDS[edge]
            beyond = near + (1 if d == 1 else SIDE)
            side = "W" if d == 1 else "N"
            x = near % SIDE + (0.5 if d == 1 else 0)
            y = near // SIDE + (0 if d == 1 else 0.5)
            things.append(
                Thing(
                    f"edge:{NAMES[beyond]}{side}",
                    "edge",
                    f"{words} between {NAMES[near]} and {NAMES[beyond]}",
                    at="board",
                    look=look,
                    rule="VM-069",
                    facts={"x": x, "y": y, "dir": side},
                )
            )
    return sorted(things, key=lambda thing: thing.id)


# -- pieces --------------------------------------------------------------------------------


@part
def tokens(s: Vast) -> Scene:
    """Tokens and markers on the map."""
    m = s.map
    things = []
    for look, mask, counts, rule in (
        ("lamp", m.lamps, None, "VM-115"),
        ("web", m.webbed, m.webs, "VM-188"),
        ("blood", m.bloody, m.blood, "VM-192"),
        ("pit", m.pit_marks, None, "VM-154"),
        ("vault", m.vaults, None, "VT-222"),
    ):
        for at in cells(mask):
            count = counts[at] if counts else 1
            things.append(
                Thing(
                    f"token:{look}.{NAMES[at]}",
                    "token",
                    f"{TOKEN_WORDS[look]} on {NAMES[at]}" + (f", {count}" if count > 1 else ""),
                    at=f"space:{NAMES[at]}",
                    look="pit_marker" if look == "pit" else look,
                    rule=rule,
                    facts={"count": count},
                )
            )
    for i, at in enumerate(m.skulls):
        if at >= 0:
            things.append(
                Thing(
                    f"token:skulls{i + 1}",
                    "token",
                    f"Cackling skulls on {space_words(NAMES[at])}",
                    at=f"space:{NAMES[at]}",
                    look="skulls",
                    rule="VM-146",
                )
            )
    for i, at in enumerate(m.treasures):
        if at >= 0:
            curses = m.treasure_curses[i]
            things.append(
                Thing(
                    f"token:treasure{i + 1}",
                    "token",
                    f"Treasure on {NAMES[at]}" + (f" with {curses} curses" if curses else ""),
                    at=f"space:{NAMES[at]}",
                    look="treasure",
                    rule="VM-101",
                    facts={"curses": curses},
                )
            )
    return things


TOKEN_WORDS = {
    "lamp": "Lamp",
    "web": "Web",
    "blood": "Blood",
    "pit": "Pit marker",
    "vault": "Vault",
}


def piece(name: str, at: int, role: str, rule: str, **facts: Fact) -> Thing:
    """A figure on a space."""
    look = name.rstrip("0123456789")
    return Thing(
        f"piece:{name}",
        "piece",
        f"{FIGURE_WORDS[name]} at {space_words(NAMES[at])}",
        at=f"space:{NAMES[at]}",
        look=look,
        rule=rule,
        facts={"role": role, **facts},
    )


@part
def pieces(s: Vast) -> Scene:
    """Every figure on the map."""
    p, k, sp, m = s.paladin, s.skeletons, s.spider, s.map
    things = []
    if p.at >= 0:
        strength = p.prepare + p.vigor
        things.append(
            piece("paladin", p.at, "paladin", "VM-077", strength=strength, defense=p.prepare)
        )
    if p.pillar >= 0:
        things.append(piece("pillar", p.pillar, "paladin", "VM-286"))
    for i, at in enumerate(k.at):
        if at >= 0:
            name = SKELETON_NAMES[i]
            acting = i in (k.active, k.called)
            things.append(
                piece(name, at, "skeletons", "VM-127", defense=guard_of(s, name), acting=acting)
            )
    if sp.at >= 0:
        name = FORM_NAMES[sp.form]
        things.append(piece(name, sp.at, "spider", "VM-164", defense=guard_of(s, name)))
    for i, at in enumerate(sp.spiderlings):
        if at >= 0:
            name = f"spiderling{i + 1}"
            things.append(
                piece(name, at, "spider", "VM-164", defense=guard_of(s, name), acting=i == sp.mover)
            )
    for i, at in enumerate(sp.eggs):
        if at >= 0:
            name = f"egg{i + 1}"
            things.append(piece(name, at, "spider", "VM-165", defense=guard_of(s, name)))
    for at, name, role in (
        (s.manor.wraith, "wraith", "manor"),
        (s.warlock.at, "warlock", "warlock"),
    ):
        if at >= 0:
            things.append(piece(name, at, role, "VM-195" if role == "manor" else "VM-215"))
    things += visitors(s)
    for i, at in enumerate(m.poltergeists):
        if at >= 0:
            name, curses = f"poltergeist{i + 1}", m.poltergeist_curses[i]
            things.append(
                piece(name, at, "shared", "VM-058", defense=guard_of(s, name), curses=curses)
            )
    return things


@part
def visitors(s: Vast) -> Scene:
    """The figures of a visitor."""
    if s.thief.at >= 0:
        return [piece("thief", s.thief.at, "thief", "VT-209", defense=stealth(s))]
    if s.visitor == DRAGON:
        return dragon_things(s)
    if s.visitor == GOBLINS:
        g = s.goblins
        return [
            piece(
                *(name, g.at[i], "goblins", "VT-110"),
                strength=strength(s, i),
                defense=guard_of(s, name),
                acting=i == g.active,
            )
            for i, name in enumerate(TRIBE_NAMES)
        ]
    if s.visitor == KNIGHT:
        mine = stat(s, STRENGTH)
        return [piece("knight", s.knight.at, "knight", "VT-099", strength=mine, defense=mine)]
    return []


def dragon_things(s: Vast) -> Scene:
    """The Dragon, his Gems and his Flame Wall."""
    d = s.dragon
    things: list[Thing] = []
    if d.at >= 0:
        below = not d.surfaced
        things.append(
            piece("dragon", d.at, "dragon", "VT-165", defense=armor(s), underground=below)
        )
    for name, at in (*zip(GEM_NAMES, d.gems, strict=True), ("flame_wall", d.wall)):
        if at >= 0:
            words = "Flame Wall" if name == "flame_wall" else FIGURE_WORDS[name][4:]
            rule = "VT-182" if name == "flame_wall" else "VT-191"
            spot = NAMES[at]
            things.append(
                Thing(
                    *(f"token:{name}", "token", f"{words} on {spot}"),
                    at=f"space:{spot}",
                    look=name,
                    rule=rule,
                )
            )
    return things


@part
def supplies(s: Vast) -> Scene:
    """What is left of everything that is shared or runs out (VM-002, VM-025)."""
    m = s.map
    counts = {
        "tiles": ("Tiles in the stack", len(m.stack)),
        "poltergeists": ("Poltergeists left", m.poltergeists.count(SUPPLY)),
        "breaches": ("Breaches left", BREACH_MAX - m.breaches.bit_count()),
        "force_walls": ("Force walls left", FORCE_MAX - m.forces.bit_count()),
        "treasure_markers": ("Treasures left", m.treasures.count(SUPPLY)),
        "webs": ("Webs left", 10 - sum(m.webs)),
        "blood": ("Blood left", blood_supply(s)),
        "curses": ("Curses left", curse_supply(s)),
    }
    if s.thief_seat >= 0:
        counts["vaults"] = ("Vaults left", VAULT_MAX - m.vaults.bit_count())
    things = [Thing("zone:supply", "zone", "The supply", look="supply", rule="VM-002")]
    things += box(s.paladin.boxed + s.skeletons.boxed + s.manor.boxed + s.knight.boxed)
    for key, (words, count) in counts.items():
        things.append(
            Thing(
                f"pile:{key}",
                "pile",
                f"{words}: {count}",
                at="zone:supply",
                look=key,
                rule="VM-025",
                facts={"count": count},
            )
        )
    return things
