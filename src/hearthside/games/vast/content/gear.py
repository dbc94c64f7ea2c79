"""The fifteen gear cards, each with what it does for its Skeleton."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asks, Bar, Option, note
from hearthside.kernel.grid import cells

from ..rules.dials import pay
from ..rules.edges import beside_side, is_wall, no_breach, place_breach, settle
from ..rules.lists import Sides, Spots
from ..rules.pieces import mask_of
from ..rules.sight import line, visible
from ..rules.skeletons.moments import (
    EARSHOT,
    EQUIPPED,
    LIT_COST,
    MARCH,
    SCREAMS,
    SHOT,
    STAB,
    STRIKE_COST,
    no_gear,
    no_stability,
    not_up,
    spare,
)
from ..rules.skeletons.traits import GUARD
from ..state import BREACH_MAX, PIT_MARKS, Vast
from .board import (
    ADJACENT,
    CELLS,
    CRYPTS,
    INDEX,
    LETTERS,
    NAMES,
    SIDES,
    side_of,
)
from .cards import Card, deck
from .figures import CASTY, SCREAMY, SHOOTY, SKULLS_NAMES, SLASHY, STABBY
from .names import FIGURE_WORDS, SIDE_WORDS, side_words, space_words
from .skeletons import SKULL_SPOTS


def cleanse(s: Vast, mask: int, rule: str) -> None:
    """All webs and lamps of some tiles go back to their supplies."""
    m = s.map
    for at in cells(mask & m.webbed):
        m.webs[at] = 0
    m.webbed &= ~mask
    m.lamps &= ~mask
    note(s, "cleansed", rule=rule)


# -- Casty: Runestone and Ash Staff --------------------------------------------------------


def no_rune(s: Vast, me: int, name: str) -> str | Bar | None:
    """VM-305: skulls on the map, as his activation begins."""
    i = SKULLS_NAMES.index(name)
    bar = no_gear(s, "runestone") or not_up(s, CASTY)
    if bar is not None:
        return bar
    if s.map.skulls[i] < 0:
        return Bar("VM-305", "They are not on the map.")
    return None if s.skeletons.runes >> i & 1 else Bar("VM-305", "Only as he begins, each once.")


def call_skulls(s: Vast, me: int, name: str) -> Asks:
    """VM-305: skulls come back to a space beside him."""
    i = SKULLS_NAMES.index(name)
    where = yield CACKLE.of(me, SKULL_SPOTS.of(ADJACENT[s.skeletons.at[CASTY]]))
    s.map.skulls[i] = INDEX[where[1]]
    note(s, "skulls_placed", str(where[1]), rule="VM-305")
    s.skeletons.runes &= ~(1 << i)  # one or both


RUNE = Act(
    "rune",
    "VM-305",
    call_skulls,
    over=SKULLS_NAMES,
    barred=no_rune,
    label=lambda s, me, name: f"Call {FIGURE_WORDS[name]} back",
    points="token:{0}",
)


def offer_runes(s: Vast, out: list[Option]) -> None:
    """Skulls on the map, as he begins."""
    runes = s.skeletons.runes
    if runes:
        for i, at in enumerate(s.map.skulls):
            if at >= 0 and runes >> i & 1:
                out.append(RUNE.options[i])


CACKLE_THERE = Act[Vast, [str]](
    "skulls",
    "VM-305",
    over=NAMES,
    barred=lambda s, me, name: (
        None
        if ADJACENT[s.skeletons.at[CASTY]] >> INDEX[name] & 1
        else Bar("VM-305", "It is not beside him.")
    ),
    label=lambda s, me, name: f"Put cackling skulls on {space_words(name)}",
    points="space:{0}",
)
CACKLE = Ask[Vast](
    "skulls",
    "VM-305",
    (CACKLE_THERE,),
    prompt="where do the skulls cackle now?",
    meanwhile="moves the skulls",
    part=True,
)


def no_staff(s: Vast, me: int, name: str) -> str | Bar | None:
    """VM-306: a tile beside him with webs or lamps."""
    bit = 1 << INDEX[name]
    bar = no_gear(s, "ash_staff") or not_up(s, CASTY)
    if bar is not None:
        return bar
    if not ADJACENT[s.skeletons.at[CASTY]] & bit:
        return Bar("VM-306", "It is not beside him.")
    if not (s.map.webbed | s.map.lamps) & bit:
        return Bar("VM-306", "Neither web nor lamp is there.")
    return no_stability(s, 1)


def swing_staff(s: Vast, me: int, name: str) -> None:
    """VM-306: 1 Stability clears a tile."""
    pay(s, "stability", 1, "VM-306")
    cleanse(s, 1 << INDEX[name], "VM-306")


STAFF = Act(
    "staff",
    "VM-306",
    swing_staff,
    over=CRYPTS,
    barred=no_staff,
    label="Clear {0} with the Ash Staff",
    points="space:{0}",
    detail="1 Stability",
)
STAFFS = Spots(STAFF)


def offer_staff(s: Vast, out: list[Option]) -> None:
    """Tiles beside him with webs or lamps."""
    if spare(s) > 0:
        out += STAFFS.of(ADJACENT[s.skeletons.at[CASTY]] & (s.map.webbed | s.map.lamps))


# -- Shooty: Bomb Bag and Blight Arrow -----------------------------------------------------


def on_tile(s: Vast) -> Bar | None:
    """Shooty's gear works from a tile."""
    at = s.skeletons.at[SHOOTY]
    if 0 <= at < CELLS and s.map.tiles >> at & 1:
        return None
    return Bar("VM-065", "She stands on no tile.")


def breach_sites(s: Vast, at: int) -> list[tuple[int, int]]:
    """The walls around all tiles in sight; no two of these have one between them, or they would not be in sight."""
    m = s.map
    if m.breaches.bit_count() >= BREACH_MAX:
        return []
    return [(c, d) for c in cells(visible(m, at)) for d in range(4) if is_wall(m, c, d)]


def no_bomb(s: Vast, me: int) -> str | Bar | None:
    """VM-311: a wall in sight."""
    bar = no_gear(s, "bomb_bag") or not_up(s, SHOOTY) or on_tile(s) or no_stability(s, 1)
    if bar is not None:
        return bar
    sites = breach_sites(s, s.skeletons.at[SHOOTY])
    return None if sites else Bar("VM-311", "She sees no wall to blow up.")


def throw_bomb(s: Vast, me: int) -> Asks:
    """VM-311: 1 Stability for a breach."""
    k = s.skeletons
    sites = [BOMBS.at[c][d] for c, d in breach_sites(s, k.at[SHOOTY])]
    where = yield BLAST.of(me, sites)
    pay(s, "stability", 1, "VM-311")
    place_breach(s, *side_of(str(where[1])))


BOMB_WALL = Act(
    "bomb_wall",
    "VM-311",
    throw_bomb,
    barred=no_bomb,
    label="Bomb a wall in sight for 1 Stability",
    points="card:bomb_bag",
)


def no_blast(s: Vast, me: int, side: str) -> str | Bar | None:
    """VM-311: which walls she cannot blow up."""
    if not visible(s.map, s.skeletons.at[SHOOTY]) >> side_of(side)[0] & 1:
        return "VM-063"
    return no_breach(s, side)


BOMB = Act[Vast, [str]](
    "bomb",
    "VM-311",
    over=SIDES,
    barred=no_blast,
    label=lambda s, me, side: f"Blow up the {side_words(side)} wall of {side[:2]}",
    points=lambda s, me, side: beside_side(side),
)
BOMBS = Sides(BOMB)
BLAST = Ask[Vast](
    "bomb",
    "VM-311",
    (BOMB,),
    prompt="which wall goes up?",
    meanwhile="throws a bomb",
    part=True,
)


def no_pit_bomb(s: Vast, me: int) -> str | Bar | None:
    """VM-311: a pit marker on her tile."""
    bar = no_gear(s, "bomb_bag") or not_up(s, SHOOTY) or on_tile(s) or no_stability(s, 1)
    if bar is not None:
        return bar
    if s.map.pit_marks >> s.skeletons.at[SHOOTY] & 1:
        return Bar("VM-311", "A pit marker lies here.")
    if s.map.pit_marks.bit_count() >= PIT_MARKS:
        return Bar("VM-002", f"All {PIT_MARKS} pit markers lie on the map.")
    return None


def blast_pit(s: Vast, me: int) -> None:
    """VM-311: 1 Stability for a pit marker."""
    k, m = s.skeletons, s.map
    pay(s, "stability", 1, "VM-311")
    m.pit_marks |= 1 << k.at[SHOOTY]  # VM-154
    settle(m, k.at[SHOOTY])
    note(s, "pit_marked", NAMES[k.at[SHOOTY]], rule="VM-154")


BOMB_PIT = Act(
    "bomb_pit",
    "VM-311",
    blast_pit,
    barred=no_pit_bomb,
    label="Blast a pit here for 1 Stability",
    points="piece:shooty",
)


def offer_bombs(s: Vast, out: list[Option]) -> None:
    """Walls in sight, and her tile."""
    at, marks = s.skeletons.at[SHOOTY], s.map.pit_marks
    if at < CELLS and s.map.tiles >> at & 1 and spare(s) > 0:
        if breach_sites(s, at):
            out.append(BOMB_WALL.option)
        if marks.bit_count() < PIT_MARKS and not marks >> at & 1:
            out.append(BOMB_PIT.option)


def no_blight(s: Vast, me: int, letter: str) -> str | Bar | None:
    """VM-312: a direction in which she sees a web or a lamp."""
    bar = no_gear(s, "blight_arrow") or not_up(s, SHOOTY) or on_tile(s)
    if bar is not None:
        return bar
    seen = mask_of(line(s.map, s.skeletons.at[SHOOTY], LETTERS.index(letter)))
    if not seen & (s.map.webbed | s.map.lamps):
        return Bar("VM-312", "She sees neither web nor lamp there.")
    return no_stability(s, 1)


def shoot_blight(s: Vast, me: int, letter: str) -> None:
    """VM-312: 1 Stability clears all tiles in sight in one direction."""
    k = s.skeletons
    pay(s, "stability", 1, "VM-312")
    cleanse(s, mask_of(line(s.map, k.at[SHOOTY], LETTERS.index(letter))), "VM-312")


BLIGHT = Act(
    "blight",
    "VM-312",
    shoot_blight,
    over=LETTERS,
    barred=no_blight,
    label=lambda s, me, letter: (
        f"Shoot the Blight Arrow to the {SIDE_WORDS[letter]} for 1 Stability"
    ),
    points="card:blight_arrow",
)


def offer_blight(s: Vast, out: list[Option]) -> None:
    """Directions in which she sees a web or a lamp."""
    m, at = s.map, s.skeletons.at[SHOOTY]
    foul = m.webbed | m.lamps
    if foul and at < CELLS and m.tiles >> at & 1 and spare(s) > 0:
        out += [o for d, o in enumerate(BLIGHT.options) if mask_of(line(m, at, d)) & foul]


# -- Stabby: Poison and Leather Boots ------------------------------------------------------


def no_poison(s: Vast, me: int) -> str | Bar | None:
    """VM-308: once, then it is boxed."""
    return no_gear(s, "poison") or no_stability(s, 1)


def use_poison(s: Vast, me: int) -> None:
    """VM-308: 1 Stability for 1 more Health."""
    k = s.skeletons
    pay(s, "stability", 1, "VM-308")
    k.blow += 1
    k.gear.remove("poison")
    k.boxed.append("poison")
    note(s, "poisoned", rule="VM-308")


POISON = Act(
    "poison",
    "VM-308",
    use_poison,
    barred=no_poison,
    label="Use the Poison for 1 Stability: 1 more Health",
    points="card:poison",
)


def lengthen(s: Vast) -> None:
    """VM-309: put on in the middle of his march they carry him one space further, unless he was stopped."""
    k = s.skeletons
    if k.active == STABBY and not k.halted:
        k.moves += 1


# -- the deck ------------------------------------------------------------------------------

GEAR = deck(
    "gear",
    Card(
        "shield", "Shield", "+1 Defense.", "VM-302", owner=SLASHY, effects=(GUARD[SLASHY].plus(1),)
    ),
    Card(
        "great_axe",
        "Great Axe",
        "Her Strikes cost no Stability.",
        "VM-303",
        owner=SLASHY,
        effects=(STRIKE_COST[SLASHY].plus(-1),),
    ),
    Card(
        "helmet",
        "Helmet",
        "She loses no Stability on Lit tiles.",
        "VM-304",
        owner=SLASHY,
        effects=(LIT_COST[SLASHY].plus(-1),),
    ),
    Card(
        "runestone",
        "Runestone",
        "As he begins, he may move skulls on the map to spaces beside him.",
        "VM-305",
        owner=CASTY,
        acts=(RUNE,),
        offers=offer_runes,
    ),
    Card(
        "ash_staff",
        "Ash Staff",
        "1 Stability: clear all webs and lamps of a tile beside him.",
        "VM-306",
        owner=CASTY,
        acts=(STAFF,),
        offers=offer_staff,
    ),
    Card(
        "fetish",
        "Fetish",
        "His Strike may hit a visible figure exactly 2 away.",
        "VM-307",
        owner=CASTY,
        effects=(SHOT[CASTY].plus(2),),
    ),
    Card(
        "poison",
        "Poison",
        "1 Stability on hitting the Paladin: 1 more Health lost. Boxed once used.",
        "VM-308",
        owner=STABBY,
        acts=(POISON,),
        when="stab",
    ),
    Card(
        "leather_boots",
        "Leather Boots",
        "He moves 6.",
        "VM-309",
        owner=STABBY,
        effects=(MARCH[STABBY].plus(1), EQUIPPED.does(lengthen)),
    ),
    Card(
        "kukri",
        "Kukri",
        "His ability costs twice as much Grit.",
        "VM-310",
        owner=STABBY,
        effects=(STAB.plus(3),),
    ),
    Card(
        "bomb_bag",
        "Bomb Bag",
        "1 Stability: breach any wall she sees, or a pit marker on her tile.",
        "VM-311",
        owner=SHOOTY,
        acts=(BOMB_WALL, BOMB_PIT),
        offers=offer_bombs,
    ),
    Card(
        "blight_arrow",
        "Blight Arrow",
        "1 Stability: clear webs and lamps she sees in one direction.",
        "VM-312",
        owner=SHOOTY,
        acts=(BLIGHT,),
        offers=offer_blight,
    ),
    Card(
        "longbow",
        "Longbow",
        "Her ability reaches figures 2 to 4 away.",
        "VM-313",
        owner=SHOOTY,
        effects=(SHOT[SHOOTY].plus(2),),
    ),
    Card(
        "banner",
        "Banner",
        "Her ability works twice a turn.",
        "VM-314",
        owner=SCREAMY,
        effects=(SCREAMS.plus(1),),
    ),
    Card(
        "horn",
        "Horn",
        "Her ability may call any Skeleton on the map.",
        "VM-315",
        owner=SCREAMY,
        effects=(EARSHOT.plus(99),),
    ),
    Card(
        "pauldrons",
        "Pauldrons",
        "+1 Defense.",
        "VM-316",
        owner=SCREAMY,
        effects=(GUARD[SCREAMY].plus(1),),
    ),
)
