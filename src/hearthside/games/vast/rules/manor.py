"""The Manor's turn: omens, powers from top to bottom, a ritual, treasures and cards."""

from __future__ import annotations

from hearthside.kernel import Asks, Decision, Option, learn, note

from ..content.board import (
    ADJACENT,
    DELTA,
    FULL,
    INDEX,
    LETTERS,
    NAMES,
    SUPPLY,
    WITHIN,
    EdgeTargets,
    Targets,
)
from ..content.mixes import MANOR
from ..content.rituals import (
    DRAW,
    REVEAL,
    RITUAL_TURNS,
    RITUALS,
    SHIFT,
    SWAP,
    TRACK_POWER,
    TRACKS,
    TREASURES_PLACED,
    WALLS,
    WRAITH,
)
from ..content.tiles import TURNS
from ..state import FORCE_MAX, SEALS_MAX, Vast
from .flow import end_turn, finish
from .movement import rings_any, steps_to, union, warlock_mask
from .pieces import (
    empty_tiles,
    figures,
    pillar_mask,
    place_poltergeist,
    place_treasure,
    startle,
)
from .tiles import place_force, reveal, rotate_tile, shift_tile, spread, swap_tiles

OMEN = tuple(Option("omen", track) for track in TRACKS)
DONE, SKIP, ROTATE, EXCHANGE, PASS = (
    Option("done"),
    Option("skip"),
    Option("rotate"),
    Option("exchange"),
    Option("pass"),
)
APPEAR = Targets("appear")
OPEN_EYE = Targets("reveal")
TILE = Targets("tile")
TO = Targets("to")
WALL = EdgeTargets("wall")
FLOAT = Targets("go")
HOARD = Targets("hoard")
RITUAL = {card: tuple(Option("ritual", card, q) for q in range(4)) for card in RITUALS}
FORGET = {card: Option("forget", card) for card in RITUALS}
HAND_MAX = 5


def power(s: Vast, track: int) -> int:
    """What the cubes on a track give."""
    mn = s.manor
    return TRACK_POWER[track][min(3, mn.omens[track] + mn.portents[track])]


def manor_begins(s: Vast) -> Asks:
    """VM-026: on its first turn the Wraith appears on any tile without figures."""
    mn = s.manor
    if not mn.placed:
        spots = s.map.tiles & ~figures(s)
        pick = yield Decision(s.seat_of[MANOR], "appear", APPEAR.of(spots), rule="VM-026")
        mn.wraith = INDEX[pick[1]]
        mn.placed = True
        note(s, "appeared", "wraith", NAMES[mn.wraith], rule="VM-026")
    s.step = "manor_assigns"


def manor_assigns(s: Vast) -> Asks:
    """VM-197: omens onto empty boxes, one at a time."""
    mn = s.manor
    while mn.unassigned:
        options = [OMEN[t] for t in range(6) if mn.omens[t] + mn.portents[t] < 3]
        options.append(DONE)
        pick = yield Decision(s.seat_of[MANOR], "omen", options, rule="VM-197")
        if pick == DONE:
            break
        mn.omens[OMEN.index(pick)] += 1
        mn.unassigned -= 1
        note(s, "omen", str(pick[1]), rule="VM-197")
    mn.left = power(s, REVEAL)
    s.step = "manor_reveals"


# -- powers (VM-198) -----------------------------------------------------------------------


def manor_reveals(s: Vast) -> Asks:
    """VM-199: Dark tiles anywhere, one after the other."""
    mn, m = s.manor, s.map
    dark = m.tiles & ~m.lit
    if not mn.left or not dark:
        s.step = "manor_shifts"
        return
    pick = yield Decision(
        s.seat_of[MANOR], "reveal", [*OPEN_EYE.of(dark), SKIP], rule="VM-199", about=(mn.left,)
    )
    if pick == SKIP:
        s.step = "manor_shifts"
        return
    mn.left -= 1
    yield from reveal(s, INDEX[pick[1]], s.seat_of[MANOR], MANOR)


def turnable(s: Vast, at: int) -> bool:
    """Whether turning this tile could change anything."""
    return bool(s.map.lit >> at & 1) and len(TURNS[s.map.tile[at]]) > 1


def crypts_for(s: Vast, at: int, far: int) -> int:
    """VM-200, VM-201: crypts within distance that touch a tile other than the moved one."""
    m = s.map
    others = m.tiles & ~(1 << at)
    near = 0
    spots = WITHIN[far][at] & FULL & ~m.tiles
    for c in range(49):
        if spots >> c & 1 and ADJACENT[c] & others:
            near |= 1 << c
    return near


def manor_shifts(s: Vast) -> Asks:
    """VM-200: one tile goes to a crypt, or turns; with no crypt left it swaps (VM-203)."""
    m, seat = s.map, s.seat_of[MANOR]
    far = power(s, SHIFT)
    s.step = "manor_swaps"
    if not far:
        return
    if m.tiles == FULL:
        yield from swap(s, far, alone=True)  # VM-203
        return
    first = yield Decision(seat, "shift", [*TILE.of(m.tiles), SKIP], rule="VM-200", about=(far,))
    if first == SKIP:
        return
    a = INDEX[first[1]]
    options = TO.of(crypts_for(s, a, far))
    if turnable(s, a):
        options.append(ROTATE)
    options.append(SKIP)
    pick = yield Decision(seat, "shift_to", options, rule="VM-200", about=(NAMES[a], far))
    if pick == ROTATE:
        yield from rotate_tile(s, a, seat)
    elif pick != SKIP:
        yield from shift_tile(s, a, INDEX[pick[1]], seat)


def manor_swaps(s: Vast) -> Asks:
    """VM-204: two tiles within distance."""
    s.step = "manor_walls"
    s.manor.left = power(s, WALLS)
    far = power(s, SWAP)
    if far:
        yield from swap(s, far)


def swap(s: Vast, far: int, *, alone: bool = False) -> Asks:
    """Two tiles change places, or both turn; `alone` lets one tile turn, as Shift always may."""
    m, seat = s.map, s.seat_of[MANOR]
    first = yield Decision(seat, "swap", [*TILE.of(m.tiles), SKIP], rule="VM-204", about=(far,))
    if first == SKIP:
        return
    a = INDEX[first[1]]
    near = WITHIN[far][a] & m.tiles & ~(1 << a)
    options = TO.of(near)
    if alone and turnable(s, a):
        options.append(ROTATE)
    options.append(SKIP)
    second = yield Decision(seat, "swap_with", options, rule="VM-204", about=(NAMES[a], far))
    if second == ROTATE:
        yield from rotate_tile(s, a, seat)
    if second in (ROTATE, SKIP):
        return
    b = INDEX[second[1]]
    options = [EXCHANGE]
    if turnable(s, a) or turnable(s, b):
        options.append(ROTATE)
    how = yield Decision(seat, "swap_how", options, rule="VM-204", about=(NAMES[a], NAMES[b]))
    if how == EXCHANGE:
        yield from swap_tiles(s, a, b, seat)
        return
    for at in (a, b):
        if turnable(s, at):
            yield from rotate_tile(s, at, seat)


def wallable(s: Vast) -> int:
    """VM-205: tiles with an open edge to another tile."""
    m = s.map
    return spread(m, m.tiles) & m.tiles


def manor_walls(s: Vast) -> Asks:
    """VM-205: force walls on shared open edges: a tile, then one of its sides."""
    mn, m, seat = s.manor, s.map, s.seat_of[MANOR]
    spots = wallable(s) if mn.left and m.forces.bit_count() < FORCE_MAX else 0
    if not spots:
        s.step = "manor_drifts"
        mn.left = power(s, WRAITH)
        return
    pick = yield Decision(seat, "wall", [*TILE.of(spots), SKIP], rule="VM-205", about=(mn.left,))
    if pick == SKIP:
        s.step = "manor_drifts"
        mn.left = power(s, WRAITH)
        return
    at = INDEX[pick[1]]
    sides = [d for d in range(4) if m.open[d] >> at & 1 and m.tiles >> (at + DELTA[d]) & 1]
    options = [WALL.at[at][d] for d in sides]
    side = yield Decision(seat, "wall_side", options, rule="VM-205", about=(NAMES[at],))
    place_force(s, at, LETTERS.index(str(side[1])[2]))
    mn.left -= 1


def manor_drifts(s: Vast) -> Asks:
    """VM-206: the Wraith moves through walls and figures, over tiles only (VM-195)."""
    mn = s.manor
    found: list[int] = []
    if mn.left:
        allowed = s.map.tiles & ~pillar_mask(s)
        found = rings_any(mn.wraith, mn.left, allowed, warlock_mask(s))
    if not found:
        s.step = "manor_performs"
        return
    pick = yield Decision(
        s.seat_of[MANOR], "drift", [*FLOAT.of(union(found)), SKIP], rule="VM-206", about=(mn.left,)
    )
    if pick == SKIP:
        s.step = "manor_performs"
        return
    to = INDEX[pick[1]]
    mn.left -= steps_to(found, to)
    mn.wraith = to
    note(s, "drifted", NAMES[to], rule="VM-206")
    if s.warlock.at == to:
        yield from startle(s)  # VM-195, VM-217


# -- rituals -------------------------------------------------------------------------------


def trace(s: Vast, card: str, quarters: int, free: int) -> list[int]:
    """VM-208: the tiles of a ritual's path from the Wraith, or nothing if it is barred."""
    m, at = s.map, s.manor.wraith
    path = [at]
    for d in RITUAL_TURNS[card][quarters]:
        if not m.open[d] >> at & 1:
            return []
        at += DELTA[d]
        if not free >> at & 1:
            return []
        path.append(at)
    return path


def free_tiles(s: Vast) -> int:
    """Lit tiles without figures, the Wraith aside."""
    mn = s.manor
    wraith, mn.wraith = mn.wraith, SUPPLY
    free = s.map.lit & ~figures(s)
    mn.wraith = wraith
    return free


def performable(s: Vast) -> list[Option]:
    """The rituals in hand that can be traced now, with their turns."""
    mn = s.manor
    free = free_tiles(s)
    if not free >> mn.wraith & 1:
        return []
    return [RITUAL[card][q] for card in mn.hand for q in range(4) if trace(s, card, q, free)]


def manor_performs(s: Vast) -> Asks:
    """VM-207: at most one ritual."""
    s.step = "manor_hoards"
    s.manor.left = TREASURES_PLACED[0]
    options = performable(s)
    learn(s)  # whether it holds a ritual that fits
    if options:
        options.append(PASS)
        pick = yield Decision(s.seat_of[MANOR], "ritual", options, rule="VM-207", secret=True)
        if pick != PASS:
            perform(s, str(pick[1]), int(pick[2]))
    if s.winner >= 0:
        finish(s)
        return
    s.manor.left = TREASURES_PLACED[min(3, s.manor.omens[DRAW] + s.manor.portents[DRAW])]


def perform(s: Vast, card: str, quarters: int) -> None:
    """VM-209: Seals, the Wraith to the end, then the poltergeist; VM-210: the portent.

    VM-277 and VM-280 play it through.
    """
    mn, ritual = s.manor, RITUALS[card]
    path = trace(s, card, quarters, free_tiles(s))
    mn.hand.remove(card)
    mn.deck.throw(card)
    learn(s)
    mn.seals = min(SEALS_MAX, mn.seals + ritual.seals)
    note(s, "ritual", card, ritual.seals, mn.seals, rule=ritual.rule)
    mn.wraith = path[-1]
    place_poltergeist(s, path[ritual.ghost])
    if ritual.portent >= 0:
        place_portent(s, ritual.portent)
    if mn.seals >= s.seals_goal:
        s.winner, s.how = MANOR, "sealed"  # VM-194


def place_portent(s: Vast, track: int) -> None:
    """VM-210: a lasting cube in the leftmost box; an omen pushed off a full track comes back."""
    mn = s.manor
    if sum(mn.portents) >= 6 or mn.portents[track] >= 3:
        return
    mn.portents[track] += 1
    if mn.portents[track] + mn.omens[track] > 3:
        mn.omens[track] -= 1
        mn.unassigned += 1
    note(s, "portent", TRACKS[track], rule="VM-210")


# -- treasures and cards -------------------------------------------------------------------


def manor_hoards(s: Vast) -> Asks:
    """VM-211: treasures onto empty Dark tiles, as many as the track says."""
    mn, m = s.manor, s.map
    spots = empty_tiles(s) & ~m.lit
    if not mn.left or not spots or SUPPLY not in m.treasures:
        s.step = "manor_draws"
        return
    pick = yield Decision(s.seat_of[MANOR], "hoard", HOARD.of(spots), rule="VM-211")
    place_treasure(s, INDEX[pick[1]])
    mn.left -= 1


def manor_draws(s: Vast) -> Asks:
    """VM-211: rituals are drawn, then discarded down to five (VM-003)."""
    mn, seat = s.manor, s.seat_of[MANOR]
    drawn = mn.deck.deal(s, power(s, DRAW))
    for card in drawn:
        mn.hand.append(card)
        note(s, "drew_ritual", card, rule="VM-211", to=(seat,))
    if drawn:
        note(s, "drew_rituals", len(drawn), rule="VM-211", but=(seat,))
    while len(mn.hand) > HAND_MAX:
        options = [FORGET[card] for card in mn.hand]
        pick = yield Decision(seat, "forget", options, rule="VM-211", secret=True)
        mn.hand.remove(str(pick[1]))
        mn.deck.throw(str(pick[1]))
    s.step = "manor_rests"


def manor_rests(s: Vast) -> None:
    """VM-212: omens return, portents stay."""
    mn = s.manor
    mn.unassigned += sum(mn.omens)
    mn.omens = [0] * 6
    end_turn(s)
