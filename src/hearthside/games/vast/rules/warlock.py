"""The Warlock's turn: curse and dominate, gain spells, act with magic cubes."""

from __future__ import annotations

from collections.abc import Callable

from hearthside.kernel import Asks, Decision, Option, learn, note

from ..content.board import (
    CELLS,
    DELTA,
    GONE,
    INDEX,
    LETTERS,
    NAMES,
    NEAR,
    SUPPLY,
    SURROUNDING,
    EdgeTargets,
    Targets,
)
from ..content.cards import SPELLS
from ..content.mixes import MANOR, PALADIN, SKELETONS, SPIDER, WARLOCK
from ..state import Vast
from .flow import end_turn, finish
from .movement import spread_any
from .pieces import (
    curse_supply,
    draw_spells,
    figures,
    gain_curses,
    hiding_places,
    network,
    network_pieces,
    pillar_mask,
    place_poltergeist,
    place_treasure,
    remove_poltergeist,
    remove_treasure,
)
from .tiles import closable, place_force

PIECES = (
    *(f"poltergeist{i + 1}" for i in range(9)),
    *(f"treasure{i + 1}" for i in range(10)),
)
HEX = {name: Option("hex", name) for name in PIECES}
DOMINATE = {name: Option("dominate", name) for name in PIECES}
SPACE = tuple(Option("space", i + 1) for i in range(5))
DONE, PASS, END_TURN = Option("done"), Option("pass"), Option("end")
LEARN = {card: Option("learn", card) for card in SPELLS}
DROP = {card: Option("drop", card) for card in SPELLS}
TRADE = {card: Option("trade", card) for card in SPELLS}
SYPHON, SNEAK = Option("syphon"), Option("sneak")
ENCLOSE, TELEPORT = Option("enclose"), Option("teleport")
TO = Targets("to")
LEAP = Targets("leap")
SUMMON_AT = Targets("summon")
CONJURE_AT = Targets("conjure")
TILE = Targets("tile")
WALL = EdgeTargets("wall")
APPEAR = Targets("appear")
VALUES = (3, 4, 4, 5, 6)  # VM-220: curses each space of the track asks for
SWIFT, TRADER, CUBE_A, CUBE_B = range(4)


def warlock_begins(s: Vast) -> Asks:
    """VM-026: on his first turn he appears on any tile without figures."""
    w = s.warlock
    if not w.on_map:
        spots = s.map.tiles & ~figures(s)
        pick = yield Decision(s.seat_of[WARLOCK], "appear", APPEAR.of(spots), rule="VM-026")
        w.at = INDEX[pick[1]]
        w.on_map = True
        note(s, "appeared", "warlock", NAMES[w.at], rule="VM-026")
    s.step = "warlock_curses"


# -- curse and dominate --------------------------------------------------------------------


def curses_under(s: Vast, name: str) -> int:
    """The curse markers under a piece."""
    where = s.map.poltergeist_curses if _is_ghost(name) else s.map.treasure_curses
    return where[_number(name)]


def _is_ghost(name: str) -> bool:
    return name[0] == "p"


def _number(name: str) -> int:
    return int(name[11:] if name[0] == "p" else name[8:]) - 1


def piece_place(s: Vast, name: str) -> int:
    """The tile a poltergeist or treasure lies on."""
    where = s.map.poltergeists if _is_ghost(name) else s.map.treasures
    return where[_number(name)]


def put_curses(s: Vast, name: str, n: int) -> None:
    """Curse markers under a piece."""
    where = s.map.poltergeist_curses if _is_ghost(name) else s.map.treasure_curses
    where[_number(name)] += n


def warlock_curses(s: Vast) -> Asks:
    """VM-219: all Curses, as evenly as possible, over the pieces of his network (see VM-278)."""
    w, seat = s.warlock, s.seat_of[WARLOCK]
    s.step = "warlock_dominates"
    pieces = network_pieces(s) if w.curses else []
    if not pieces:
        return
    share, rest = divmod(w.curses, len(pieces))
    for name in pieces:
        put_curses(s, name, share)
    w.curses = rest
    reached = len(pieces) if share else rest
    while w.curses:
        pick = yield Decision(
            seat, "hex", [HEX[name] for name in pieces], rule="VM-219", about=(w.curses,)
        )
        pieces.remove(str(pick[1]))
        put_curses(s, str(pick[1]), 1)
        w.curses -= 1
    note(s, "cursed", reached, rule="VM-219")
    if reached >= 2 and "refuel" in w.spells:
        note(s, "refuelled", gain_curses(s, 2), rule="VM-320")


def dominable(s: Vast) -> list[str]:
    """VM-220: pieces of the network with curses enough for an empty space."""
    w = s.warlock
    least = min((v for v, held in zip(VALUES, w.dominated, strict=True) if not held), default=99)
    return [name for name in network_pieces(s) if curses_under(s, name) >= least]


def warlock_dominates(s: Vast) -> Asks:
    """VM-220: any number of pieces, each onto an empty space; its effect comes at once (VM-221)."""
    w, seat = s.warlock, s.seat_of[WARLOCK]
    pieces = dominable(s)
    if not pieces:
        s.step = "warlock_learns"
        return
    options = [*(DOMINATE[name] for name in pieces), DONE]
    pick = yield Decision(seat, "dominate", options, rule="VM-220")
    if pick == DONE:
        s.step = "warlock_learns"
        return
    name = str(pick[1])
    held = curses_under(s, name)
    spaces = [SPACE[i] for i in range(5) if not w.dominated[i] and VALUES[i] <= held]
    where = yield Decision(seat, "space", spaces, rule="VM-220", about=(name,))
    yield from take_piece(s, name, int(where[1]) - 1)


def take_piece(s: Vast, name: str, space: int) -> Asks:
    """The piece leaves the map for the track."""
    w = s.warlock
    if _is_ghost(name):
        remove_poltergeist(s, s.map.poltergeists[_number(name)], GONE)  # VM-216
    else:
        remove_treasure(s, _number(name), GONE)
    w.dominated[space] = name
    note(s, "dominated", name, space + 1, rule="VM-220")
    if sum(1 for held in w.dominated if held) >= s.pieces_goal:
        s.winner, s.how = WARLOCK, "dominated"  # VM-214
        finish(s)
        return
    if space in (CUBE_A, CUBE_B):
        if w.unassigned + w.placed < w.cubes:
            w.unassigned += 1
            note(s, "magic_gained", rule="VM-221")
    elif space == TRADER and w.spells:
        options = [*(TRADE[card] for card in w.spells), PASS]
        pick = yield Decision(s.seat_of[WARLOCK], "trade", options, rule="VM-221")
        if pick != PASS:
            w.spells.remove(str(pick[1]))
            w.deck.throw(str(pick[1]))
            note(s, "traded", str(pick[1]), rule="VM-221")
            if pick[1] == "expand" and s.expander == WARLOCK:
                s.expander = -1
            draw_spells(s)


def warlock_learns(s: Vast) -> Asks:
    """VM-222: of every three spells in hand one is played, two are discarded."""
    w, seat = s.warlock, s.seat_of[WARLOCK]
    if len(w.hand) < 3:
        w.unassigned += w.placed  # VM-223
        w.placed = 0
        w.teleported = False
        s.step = "warlock_acts"
        return
    pick = yield Decision(
        seat, "learn", [LEARN[card] for card in w.hand], rule="VM-222", secret=True
    )
    card = str(pick[1])
    w.hand.remove(card)
    w.spells.append(card)
    learn(s)
    if card == "expand":
        s.expander = WARLOCK
    note(s, "learned", card, rule="VM-222")
    for _ in range(2):
        pick = yield Decision(seat, "drop", [DROP[c] for c in w.hand], rule="VM-222", secret=True)
        w.hand.remove(str(pick[1]))
        w.deck.throw(str(pick[1]))


# -- actions -------------------------------------------------------------------------------


def sneak_spots(s: Vast) -> int:
    """VM-224: where a sneak can end: up to 2 steps, 3 with the first space filled."""
    w = s.warlock
    steps = 3 if w.dominated[SWIFT] else 2
    seen = 1 << w.at
    barred = pillar_mask(s)
    for _ in range(steps):
        seen |= spread_any(seen) & ~barred
    return seen & hiding_places(s) & ~(1 << w.at)


def leap_spots(s: Vast, at: int) -> int:
    """VM-319: in a straight line over Lit tiles, to a Pit on the way or the first Dark tile or crypt."""
    m, spots = s.map, 0
    barred = pillar_mask(s)
    for d in range(4):
        here = at
        while NEAR[here][d] >= 0:
            here += DELTA[d]
            bit = 1 << here
            if barred & bit:
                break
            if not m.lit & bit:
                spots |= bit
                break
            if m.pits & bit:
                spots |= bit
    return spots


def summon_spots(s: Vast) -> int:
    """VM-225: surrounding Lit tiles without figures."""
    return SURROUNDING[s.warlock.at] & s.map.lit & ~figures(s)


def conjure_spots(s: Vast) -> int:
    """VM-226: surrounding Dark tiles without figures."""
    m = s.map
    return SURROUNDING[s.warlock.at] & m.tiles & ~m.lit & ~figures(s)


def enclosable(s: Vast) -> int:
    """VM-321: surrounding tiles with an open edge."""
    near = SURROUNDING[s.warlock.at] & s.map.tiles
    spots = 0
    for at in range(CELLS):
        if near >> at & 1 and closable(s, at):
            spots |= 1 << at
    return spots


def syphoned(s: Vast) -> tuple[int, int]:
    """VM-227: the figures around him that are no poltergeists, and of how many players they are."""
    near = SURROUNDING[s.warlock.at]
    counts = [0] * 5
    p = s.paladin
    for at in (p.at, p.pillar):
        if at >= 0:
            counts[PALADIN] += near >> at & 1
    for role, places in (
        (SKELETONS, s.skeletons.at),
        (SPIDER, s.spider.spiderlings),
        (SPIDER, s.spider.eggs),
    ):
        for at in places:
            if at >= 0:
                counts[role] += near >> at & 1
    if s.spider.at >= 0:
        counts[SPIDER] += near >> s.spider.at & 1
    if s.manor.wraith >= 0:
        counts[MANOR] += near >> s.manor.wraith & 1
    return sum(counts), sum(1 for n in counts if n)


def syphon_worth(s: Vast) -> int:
    """The Curses a syphon would give: VM-227, doubled by Syphon Specialize (VM-325)."""
    n, players = syphoned(s)
    return 2 * n if players == 1 and "syphon_specialize" in s.warlock.spells else n


def warlock_acts(s: Vast) -> Asks:
    """VM-223: actions in any order, one magic cube each."""
    w, m = s.warlock, s.map
    options: list[Option] = []
    if w.unassigned:
        leaps = "leap" in w.spells
        if sneak_spots(s) or (leaps and leap_spots(s, w.at)):
            options.append(SNEAK)
        if SUPPLY in m.poltergeists:
            options += SUMMON_AT.of(summon_spots(s))
        if SUPPLY in m.treasures:
            options += CONJURE_AT.of(conjure_spots(s))
        if curse_supply(s) and syphoned(s)[0]:
            options.append(SYPHON)
        if "teleport" in w.spells and not w.teleported and m.tiles & ~m.lit & ~pillar_mask(s):
            options.append(TELEPORT)  # VM-318
        if "enclose" in w.spells and enclosable(s):
            options.append(ENCLOSE)
    options.append(END_TURN)
    pick = yield Decision(
        s.seat_of[WARLOCK], "warlock", options, rule="VM-223", about=(w.unassigned,)
    )
    if pick == END_TURN:
        warlock_ends(s)
        return
    w.unassigned -= 1
    w.placed += 1
    yield from ACTIONS[pick[0]](s, pick)


def _sneak(s: Vast, pick: Option) -> Asks:
    """VM-224, VM-319: a sneak, with a leap before or after it for who can; it startles nobody (VM-218)."""
    w, seat = s.warlock, s.seat_of[WARLOCK]
    options = TO.of(sneak_spots(s))
    leaps = "leap" in w.spells
    if leaps:
        options += LEAP.of(leap_spots(s, w.at))
    first = yield Decision(seat, "sneak", options, rule="VM-224")
    w.at = INDEX[first[1]]
    note(s, "sneaked", NAMES[w.at], rule="VM-224")
    if not leaps:
        return
    if first[0] == "leap":
        options = TO.of(sneak_spots(s))
    else:
        options = LEAP.of(leap_spots(s, w.at))
    second = yield Decision(seat, "leap", [*options, DONE], rule="VM-319")
    if second != DONE:
        w.at = INDEX[second[1]]
        note(s, "sneaked", NAMES[w.at], rule="VM-319")


def _summon(s: Vast, pick: Option) -> Asks:
    """VM-225, and a second time with Grow (VM-323)."""
    place_poltergeist(s, INDEX[pick[1]])
    spots = summon_spots(s)
    if "grow" in s.warlock.spells and spots and SUPPLY in s.map.poltergeists:
        again = yield Decision(
            s.seat_of[WARLOCK], "grow", [*SUMMON_AT.of(spots), DONE], rule="VM-323"
        )
        if again != DONE:
            place_poltergeist(s, INDEX[again[1]])


def _conjure(s: Vast, pick: Option) -> Asks:
    """VM-226: a treasure, cursed once for every poltergeist in his network."""
    m = s.map
    number = place_treasure(s, INDEX[pick[1]])
    ghosts = (network(s) & m.haunted).bit_count()
    curses = min(ghosts, curse_supply(s))
    m.treasure_curses[number] += curses
    if curses:
        note(s, "treasure_cursed", NAMES[m.treasures[number]], curses, rule="VM-226")
    return
    yield


def _syphon(s: Vast, pick: Option) -> Asks:
    note(s, "syphoned", gain_curses(s, syphon_worth(s)), rule="VM-227")
    return
    yield


def _teleport(s: Vast, pick: Option) -> Asks:
    """VM-318: to any Dark tile."""
    w, m = s.warlock, s.map
    w.teleported = True
    spots = m.tiles & ~m.lit & ~pillar_mask(s)
    where = yield Decision(s.seat_of[WARLOCK], "teleport", TO.of(spots), rule="VM-318")
    w.at = INDEX[where[1]]
    note(s, "sneaked", NAMES[w.at], rule="VM-318")


def _enclose(s: Vast, pick: Option) -> Asks:
    """VM-321: two force walls, each a tile around him and one of its open sides."""
    seat = s.seat_of[WARLOCK]
    for n in range(2):
        spots = enclosable(s)
        if not spots:
            return
        options = TILE.of(spots)
        if n:
            options.append(DONE)
        tile = yield Decision(seat, "enclose", options, rule="VM-321", about=(2 - n,))
        if tile == DONE:
            return
        at = INDEX[tile[1]]
        sides = [WALL.at[at][d] for d in closable(s, at)]
        side = yield Decision(seat, "wall_side", sides, rule="VM-321", about=(NAMES[at],))
        place_force(s, at, LETTERS.index(str(side[1])[2]))


ACTIONS: dict[str | int, Callable[[Vast, Option], Asks]] = {
    "sneak": _sneak,
    "summon": _summon,
    "conjure": _conjure,
    "syphon": _syphon,
    "teleport": _teleport,
    "enclose": _enclose,
}


def warlock_ends(s: Vast) -> None:
    """VM-324: Glower at the end of his turn."""
    w = s.warlock
    if w.curses >= 5 and "glower" in w.spells:
        note(s, "glowered", gain_curses(s, (w.curses + 1) // 2), rule="VM-324")
    end_turn(s)
