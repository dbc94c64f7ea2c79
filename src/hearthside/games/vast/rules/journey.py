"""The Paladin's Journey: how the solo Skeletons act, and the campaign of ranks."""

from __future__ import annotations

from hearthside.kernel import END, Act, Ask, Asks, Bar, note
from hearthside.kernel.grid import cells

from ..content.board import (
    ADJACENT,
    CELLS,
    CRYPTS,
    DISTANCE,
    DOORS,
    FULL,
    INDEX,
    NAMES,
    SIDE,
    SPAWNS,
    SUPPLY,
)
from ..content.figures import SKELETON_NAMES
from ..content.journeys import RANKS, STANCES, Stance
from ..content.names import FIGURE_WORDS, RANK_WORDS
from ..content.roles import PALADIN, SKELETONS
from ..state import Map, Vast
from .edges import spread
from .flow import finish, next_turn
from .lists import Spots
from .movement import enter, spread_any
from .paladin.dials import lose_health
from .pieces import mask_of, pillar_mask
from .skeletons.traits import distraction, fall

RANK_MAX = 3


def stance(s: Vast) -> Stance:
    """VM-264: what Stability gives the Skeletons now."""
    return STANCES[min(10, s.skeletons.stability)]


def solo_rises(s: Vast) -> None:
    """VM-255: the Skeletons' turn starts; Lit tiles cost them nothing (VM-262)."""
    s.role = SKELETONS
    note(s, "turn", SKELETONS, s.round, rule="VM-255")
    s.skeletons.acted = 0
    s.step = "solo_marches"


def solo_marches(s: Vast) -> Asks:
    """VM-255: the leftmost Skeleton on the map that has not acted follows its priorities."""
    k = s.skeletons
    for i in k.march:
        if k.at[i] >= 0 and not k.acted >> i & 1:
            k.acted |= 1 << i
            k.active = i
            yield from prowl(s, i)
            if s.winner >= 0:
                finish(s)
            return
    k.active = SUPPLY
    s.step = "solo_spawns"


def prowl(s: Vast, i: int) -> Asks:
    """VM-257, VM-258, VM-259: attack, else distract, else creep."""
    k, pal, seat = s.skeletons, s.paladin.at, s.seat_of[PALADIN]
    if reach(s, i) >> pal & 1 and strength_at(s, i) > s.paladin.prepare:
        yield from assault(s, i)
        return
    decision = PROWL(s, seat, SKELETON_NAMES[i])
    if not decision.options:
        return  # it waits on its Spawn: the pillar or the Paladin himself is in the way
    pick = yield decision
    to = INDEX[pick[1]]
    if to != k.at[i]:
        k.at[i] = to
        note(s, "walked", SKELETON_NAMES[i], NAMES[to], rule="VM-259")
        yield from enter(s, SKELETONS, to)


def prowl_spots(s: Vast) -> int:
    """VM-258, VM-259: where the active Skeleton may end: beside the Paladin, else as near as possible."""
    k, pal, i = s.skeletons, s.paladin.at, s.skeletons.active
    start, left = gate(s, k.at[i], stance(s).movement)  # VM-256
    if start < 0:
        return 0
    # VM-262: never to end with another Skeleton
    others = mask_of([at for j, at in enumerate(k.at) if j != i])
    spots = most_distracting(s, i, reach(s, i) & ~others & ADJACENT[pal])
    return spots or creep(s, start, left, others)


def no_prowl(s: Vast, me: int, name: str) -> str | Bar | None:
    """VM-261: only ways that are as good as any."""
    spots, to = prowl_spots(s), INDEX[name]
    if spots >> to & 1:
        return None
    if spots & ADJACENT[s.paladin.at]:
        return Bar("VM-258", "It goes beside you, where most can distract you.")
    return Bar("VM-259", "It comes as near as it can.")


LEAD = Act[Vast, [str]](
    "go", "VM-261", over=CRYPTS, barred=no_prowl, label="Go to {0}", points="space:{0}"
)
LEADS = Spots(LEAD)
PROWL = Ask(
    "prowl",
    "VM-261",
    (LEAD,),
    prompt=lambda s, name: f"{FIGURE_WORDS[name]} has more than one way. You choose for it.",
    meanwhile="leads a Skeleton",
    fast=lambda s, me: LEADS.of(prowl_spots(s)),
)


def reach(s: Vast, i: int) -> int:
    """Every space a Skeleton could get to in its activation, the Paladin's included."""
    start, left = gate(s, s.skeletons.at[i], stance(s).movement)
    if start < 0:
        return 0
    if start == s.paladin.at:
        return 1 << start
    return ways(s, start, left, nearer=False)


def most_distracting(s: Vast, i: int, spots: int) -> int:
    """VM-258: of the spaces beside the Paladin, those that leave most room for the ones to come."""
    k, beside = s.skeletons, ADJACENT[s.paladin.at]
    if spots.bit_count() < 2:
        return spots
    later = [j for j in k.march if k.at[j] >= 0 and not k.acted >> j & 1]
    taken = mask_of([at for j, at in enumerate(k.at) if j != i and j not in later])
    wants = [reach(s, j) & beside & ~taken for j in later]
    counts = {at: placed(wants, 1 << at) for at in cells(spots)}
    most = max(counts.values())
    return sum(1 << at for at, count in counts.items() if count == most)


def placed(wants: list[int], taken: int) -> int:
    """How many of some Skeletons can stand on a space of their own, out of those each can reach."""
    if not wants:
        return 0
    best = placed(wants[1:], taken)
    for at in cells(wants[0] & ~taken):
        best = max(best, 1 + placed(wants[1:], taken | 1 << at))
    return best


def gate(s: Vast, at: int, steps: int) -> tuple[int, int]:
    """Where a Skeleton's way starts: from a Spawn, the first step leads through its opening.

    The space, negative while the pillar bars it, and the steps left. A walled opening uses up the
    one wall crossing, which `ways` takes from the sign of the steps.
    """
    if at < CELLS:
        return at, steps
    door = DOORS[at][0]
    if pillar_mask(s) >> door & 1:
        return SUPPLY, 0
    if s.map.lamps >> door & 1:
        return door, 0  # VM-115
    return door, steps - 1 if s.map.doors >> door & 1 else 1 - steps


def ways(s: Vast, start: int, steps: int, *, nearer: bool, bare: bool = False) -> int:
    """The spaces a Skeleton can end on: over crypts and tiles, one wall crossing, lamps stop it.

    With `nearer` every step must lead nearer to the Paladin; `bare` leaves lamps and pillar out.
    """
    m, pal = s.map, s.paladin.at
    barred = 0 if bare else pillar_mask(s)
    stops = (0 if bare else m.lamps) | 1 << pal
    whole, crossed = 1 << start, 0
    if steps < 0:
        whole, crossed, steps = 0, 1 << start, -steps
    seen_whole, seen_crossed = whole, crossed
    for _ in range(steps):
        if nearer:
            a, b = _step_nearer(m, pal, whole, crossed)
        else:
            a = spread(m, whole)
            b = spread(m, crossed) | spread_any(m, whole)
        whole = a & FULL & ~barred & ~seen_whole
        crossed = b & FULL & ~barred & ~seen_crossed
        if not whole and not crossed:
            break
        seen_whole |= whole
        seen_crossed |= crossed
        whole &= ~stops
        crossed &= ~stops
    return seen_whole | seen_crossed


def _towards(pal: int) -> tuple[int, int, int, int]:
    """For each direction the crypts from which a step that way leads nearer to a space."""
    row, col = divmod(pal, SIDE)
    above = (1 << row * SIDE) - 1
    left = sum(1 << at for at in range(CELLS) if at % SIDE < col)
    right = sum(1 << at for at in range(CELLS) if at % SIDE > col)
    return FULL & ~(above | 127 << row * SIDE), left, above, right


TOWARDS = tuple(_towards(pal) for pal in range(CELLS))


def _step_nearer(m: Map, pal: int, whole: int, crossed: int) -> tuple[int, int]:
    """One step towards the Paladin for every space of the two sets: over open edges, and over a wall."""
    (n, e, s, w), (north, east, south, west) = TOWARDS[pal], m.open
    below, leftward, above, rightward = whole & n, whole & e, whole & s, whole & w
    over_open = (
        (below & north) >> SIDE
        | (leftward & east) << 1
        | (above & south) << SIDE
        | (rightward & west) >> 1
    )
    over_any = below >> SIDE | leftward << 1 | above << SIDE | rightward >> 1
    after = (
        (crossed & n & north) >> SIDE
        | (crossed & e & east) << 1
        | (crossed & s & south) << SIDE
        | (crossed & w & west) >> 1
    )
    return over_open, over_any | after


def creep(s: Vast, start: int, steps: int, others: int) -> int:
    """VM-259, VM-260: the spaces as near as possible; a detour only round lamps and the pillar."""
    pal = s.paladin.at
    far = DISTANCE[pal]
    free = ~others & ~(1 << pal)
    direct = ways(s, start, steps, nearer=True) & free
    near = nearest(direct, far)
    if not s.map.lamps and s.paladin.pillar < 0:
        return near[1]
    bare = ways(s, start, steps, nearer=True, bare=True) & free
    if nearest(bare, far)[0] < near[0]:
        detour = nearest(ways(s, start, steps, nearer=False) & free, far)
        if detour[0] < near[0]:
            return detour[1]
    return near[1]


def nearest(spots: int, far: tuple[int, ...]) -> tuple[int, int]:
    """The least distance among some spaces, and the spaces at that distance."""
    least, found = 99, 0
    for at in cells(spots):
        if far[at] < least:
            least, found = far[at], 1 << at
        elif far[at] == least:
            found |= 1 << at
    return least, found


def strength_at(s: Vast, i: int) -> int:
    """VM-257: the table's Strength with the distraction around the Paladin, once it stands on his tile."""
    k, pal = s.skeletons, s.paladin.at
    at, k.at[i] = k.at[i], pal
    strength = stance(s).strength + distraction(s, pal)
    k.at[i] = at
    return strength


def assault(s: Vast, i: int) -> Asks:
    """VM-257: it hits, its card goes to the front, it lies on its side."""
    k = s.skeletons
    strength = strength_at(s, i)
    k.at[i] = s.paladin.at
    note(s, "walked", SKELETON_NAMES[i], NAMES[k.at[i]], rule="VM-257")
    yield from enter(s, SKELETONS, k.at[i])  # VM-115: a lamp there goes out
    note(s, "hit", "paladin", SKELETONS, strength, s.paladin.prepare, rule="VM-257")
    yield from lose_health(s, 1)
    k.march.remove(i)
    k.march.insert(0, i)
    fall(s, i)


def solo_spawns(s: Vast) -> None:
    """VM-263: Rush stands some up, those not lying spawn, then the rest stand up."""
    k = s.skeletons
    rush = stance(s).rush
    for i in k.march:
        if rush and k.lying >> i & 1:
            k.lying &= ~(1 << i)
            rush -= 1
    for i in k.march:
        if k.at[i] == SUPPLY and not k.lying >> i & 1:
            at = SPAWNS[s.dice.roll(6)]
            while pillar_mask(s) >> DOORS[at][0] & 1:
                at = SPAWNS[s.dice.roll(6)]
            k.at[i] = at
            note(s, "spawned", SKELETON_NAMES[i], NAMES[at], rule="VM-263")
    k.lying = 0
    next_turn(s)


# -- the campaign --------------------------------------------------------------------------


def raisable(s: Vast) -> list[int]:
    """VM-267, VM-268: categories below rank 3 that are not higher than another."""
    least = min(s.ranks)
    return [i for i, rank in enumerate(s.ranks) if rank < RANK_MAX and rank <= least]


def harden(s: Vast, me: int, rank: str) -> None:
    """VM-267: a rank goes up by one."""
    s.ranks[RANKS.index(rank)] += 1


RAISE = Act(
    "raise",
    "VM-267",
    harden,
    over=RANKS,
    barred=lambda s, me, rank: (
        None
        if RANKS.index(rank) in raisable(s)
        else Bar("VM-268", f"Its rank is {s.ranks[RANKS.index(rank)]}.")
    ),
    label=lambda s, me, rank: f"Harden {RANK_WORDS[rank]}",
    points="track:rank_{0}",
)
RANK_ASK = Ask[Vast](
    "rank",
    "VM-267",
    (RAISE,),
    prompt="you prevailed. What do you harden?",
    meanwhile="counts the journeys",
)


def close(s: Vast, me: int) -> None:
    """VM-270: the chronicle ends here."""
    s.how = "closed"
    s.step = END


def set_out(s: Vast, me: int) -> None:
    """VM-270: another journey."""
    s.step = "journey_begins"


ONWARD = Act("onward", "VM-270", set_out, label="Set out again")
CLOSE = Act("close", "VM-270", close, label="Close the chronicle")
ONWARD_ASK = Ask[Vast](
    "onward",
    "VM-270",
    (ONWARD, CLOSE),
    prompt="set out again, or close the chronicle?",
    meanwhile="counts the journeys",
)


def journey_ends(s: Vast) -> Asks:
    """VM-267, VM-270: a win raises a rank or makes a Vast Master; a loss changes nothing."""
    seat = s.seat_of[PALADIN]
    won = s.winner == PALADIN
    s.journeys += 1
    note(s, "journey", s.journeys, int(won), s.how, rule="VM-270")
    if won:
        s.wins += 1
        if not raisable(s):
            s.how = "master"  # VM-270
            s.step = END
            note(s, "won", PALADIN, "master", rule="VM-270")
            return
        pick = yield RANK_ASK(s, seat)
        yield from RANK_ASK.do(s, seat, pick)
    pick = yield ONWARD_ASK(s, seat)
    yield from ONWARD_ASK.do(s, seat, pick)
