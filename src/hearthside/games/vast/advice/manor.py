"""How good a table looks for the Manor: Seals, and how near the next ritual is to being traced."""

from __future__ import annotations

from ..content.board import FULL, NOT_LEFT, NOT_RIGHT, SIDE, ring_of
from ..content.rituals import DRAW, REVEAL, RITUAL_TURNS, RITUALS, SHIFT, SWAP, WRAITH
from ..content.roles import MANOR
from ..rules.manor.power import power
from ..rules.manor.rituals import free_tiles
from ..rules.movement import spread_any
from ..rules.pieces import pillar_mask
from ..state import Map, Vast
from .rivals import gifts

BEFORE_RITUAL = (
    "manor_begins",
    "manor_assigns",
    "manor_reveals",
    "manor_shifts",
    "manor_swaps",
    "manor_walls",
    "manor_drifts",
    "manor_performs",
)
SOON = (0.7, 0.54, 0.4)
"""The share of its worth that a ritual has before it is performed, by the Dark tiles on its path, if this
very turn can reveal them."""
LATER = (0.42, 0.32, 0.22)
"""What a path is worth that must wait, by its Dark tiles: others walk and build in the meantime."""
CARDS = (0.3, 0.3, 0.3, 0.26, 0.24, 0.1, 0.08, 0.05, 0.04)
"""What each further card in hand is worth; of those above five it keeps the best."""
VICTORY = 6.0
"""What the last ritual is worth above its Seals."""
UNREACHED = 12
"""Steps that stand for no way at all."""
LATER_BY_WAY = [[max(0.02, s - 0.02 * away) for away in range(UNREACHED + 1)] for s in LATER]
BARRED = 0.18
"""The same for a path with one wall or figure in the way."""


def manor_score(s: Vast) -> float:
    """Seals and portents; cards, open ground, and how near a free path for one of them is."""
    mn, m = s.manor, s.map
    score = 1.6 * mn.seals + 0.45 * sum(mn.portents)
    score += sum(CARDS[n] for n in range(min(5, len(mn.hand))))
    score -= 0.02 * m.forces.bit_count()
    score -= 0.15 * gifts(s)
    mine = s.role == MANOR and s.step.startswith("manor_")
    if mine:
        score += 0.04 * mn.unassigned + omen_worth(s)
        if s.step == "manor_walls":
            score -= 0.2  # walls are for those who know where
    if mn.wraith < 0:
        return score
    free = free_tiles(s)
    score += 0.06 * joined(m, free) + 0.02 * m.lit.bit_count()
    return score + best_ritual(s, free)


def joined(m: Map, free: int) -> int:
    """The open edges between free tiles: ground on which any ritual may fit one day."""
    east, south = free & m.open[1] & free >> 1, free & m.open[2] & free >> SIDE
    return east.bit_count() + south.bit_count()


def omen_worth(s: Vast) -> float:
    """What cubes on the tracks are likely to bring before this turn is over, rituals aside."""
    mn = s.manor
    held, draws = len(mn.hand), power(s, DRAW)
    value = sum(CARDS[min(held + n, 8)] for n in range(draws))
    sight = 0.1 if s.map.lit.bit_count() < 18 else 0.06
    if s.step == "manor_assigns":
        value += sight * power(s, REVEAL) + 0.05 * mn.omens[WRAITH]
    elif s.step == "manor_reveals":
        value += sight * mn.left
    if s.step in ("manor_assigns", "manor_reveals"):
        value += 0.06 * mn.omens[SHIFT] + 0.05 * mn.omens[SWAP]
    return value


def ritual_starts(m: Map, path: tuple[int, ...], free: int) -> tuple[int, int, int, int]:
    """The tiles from which a path could be traced now, after revealing one or two Dark tiles on it,
    or once a single wall or figure is out of the way."""
    dark = m.tiles & ~m.lit
    clear, one, two, barred = free, free | dark, free | dark, m.tiles
    for d in reversed(path):
        if d == 0:
            clear, one, two, barred = clear << SIDE, one << SIDE, two << SIDE, barred << SIDE
        elif d == 1:
            clear, one = (clear & NOT_LEFT) >> 1, (one & NOT_LEFT) >> 1
            two, barred = (two & NOT_LEFT) >> 1, (barred & NOT_LEFT) >> 1
        elif d == 2:
            clear, one, two, barred = clear >> SIDE, one >> SIDE, two >> SIDE, barred >> SIDE
        else:
            clear, one = (clear & NOT_RIGHT) << 1, (one & NOT_RIGHT) << 1
            two, barred = (two & NOT_RIGHT) << 1, (barred & NOT_RIGHT) << 1
        good, dim = free & m.open[d], dark & m.open[d]
        barred = (barred & good | clear) & m.tiles
        two = two & good | one & dim
        one = one & good | clear & dim
        clear &= good
        if not (two | barred):
            break
    return clear & FULL, one & FULL, two & FULL, barred & FULL


def best_ritual(s: Vast, free: int) -> float:
    """The worth of the rituals in hand, chiefly the best: most where the Wraith can begin one this turn."""
    mn, m = s.manor, s.map
    chance = chances(s) if s.role == MANOR and s.step in BEFORE_RITUAL else LATER_BY_WAY
    ways = drifts(s)
    values = [0.0, 0.0]
    for card in mn.hand:
        ritual = RITUALS[card]
        share = 0.0
        for path in RITUAL_TURNS[card]:
            *starts, barred = ritual_starts(m, path, free)
            for row, spots in zip(chance, starts, strict=True):
                if spots and share < row[0]:
                    share = max(share, row[ring_of(ways, spots, UNREACHED)])
            if barred and share < BARRED:
                share = max(share, BARRED - 0.01 * ring_of(ways, barred, UNREACHED))
        worth = 1.6 * ritual.seals + (0.45 if ritual.portent >= 0 else 0.0)
        if mn.seals + ritual.seals >= s.seals_goal:
            worth += VICTORY
        values.append(share * worth)
    values.sort()
    room = sum(ring.bit_count() for ring in ways[:5])
    return 0.015 * min(room, 20) + values[-1] + 0.25 * values[-2] + 0.08 * sum(values[:-2])


def drifts(s: Vast) -> list[int]:
    """The tiles that the Wraith comes to after 0, 1, 2, .. steps; it leaves no gap between tiles behind."""
    allowed = s.map.tiles & ~pillar_mask(s)
    frontier = seen = 1 << s.manor.wraith
    ways: list[int] = []
    while frontier and len(ways) < UNREACHED:
        ways.append(frontier)
        frontier = spread_any(s.map, frontier) & allowed & ~seen
        seen |= frontier
    return ways


def chances(s: Vast) -> list[list[float]]:
    """By the Dark tiles on a path and the Wraith's way to it: its share if it may be traced this turn.

    Cubes not laid yet may still go where they are needed; to have them there is a little better.
    """
    mn = s.manor
    spare, reveals, reach = 0, 0, power(s, WRAITH)
    if s.step in ("manor_begins", "manor_assigns"):
        spare, reveals = mn.unassigned, power(s, REVEAL)
    elif s.step == "manor_reveals":
        reveals = mn.left
    elif s.step == "manor_drifts":
        reach = mn.left
    elif s.step == "manor_performs":
        reach = 0
    table = []
    for lacking, (soon, later) in enumerate(zip(SOON, LATER_BY_WAY, strict=True)):
        row = []
        for away in range(UNREACHED + 1):
            cubes = max(0, lacking - reveals) + (max(0, away - reach) + 2) // 3
            row.append(soon - 0.01 * away - 0.03 * cubes if cubes <= spare else later[away])
        table.append(row)
    return table
