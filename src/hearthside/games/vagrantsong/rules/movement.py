"""How Vagrants move, by themselves (VS-125 to VS-127) and by force (VS-018 to VS-020); Haunting."""

from __future__ import annotations

from hearthside.kernel import Asking, Asks, Decision, Option, note
from hearthside.kernel.grid import cells

from ..content.board import NAME, SPACE, TRAIN, WIDTH
from ..content.format import PUP, Body
from ..options import DASH, GO, PLACE, PUP_GO, STEP_ASIDE
from ..state import Journey
from .breaks import haint_gain
from .places import haints_mask, open_near, place, scenario_of, standing, where


def hazards(s: Journey) -> int:
    """The spaces that punish whoever enters them."""
    hook = scenario_of(s).hooks.hazard
    return hook(s) if hook is not None else 0


def walk_options(s: Journey, body: Body, steps: int, into: list[Option]) -> None:
    """Every space a portion of Move can end on (VS-127): around Haints, or straight through one.

    The Pup walks through them as through anybody, for it is not Haunted (VS-073).
    """
    start = where(s, body)
    haints = haints_mask(s)
    danger = hazards(s)
    free = _floor(s, body) & ~danger
    edge = seen = 1 << start
    rim = edge
    reached = steps
    for d in range(steps):
        rim = seen
        edge = TRAIN.spread(edge) & free & ~seen
        if not edge:
            reached = d
            break
        seen |= edge
    if reached < steps:
        rim = seen
    stand = standing(s)
    stops = seen & ~stand
    if danger:
        stops |= TRAIN.spread(rim) & danger & ~stand & ~(1 << start)
    table = PUP_GO if body >= PUP else GO
    while stops:
        low = stops & -stops
        into.append(table[low.bit_length() - 1])
        stops ^= low
    touched = TRAIN.spread(rim) & haints
    if touched and body < PUP:  # VS-212
        into.extend(DASH[j] for j in _dashes(s, start, steps))


def _floor(s: Journey, body: Body) -> int:
    """The spaces a body walks over freely: a Vagrant not over Haints, the Pup over them too."""
    floor = TRAIN.all & ~s.blocked
    return floor if body >= PUP else floor & ~haints_mask(s)


def _dashes(s: Journey, start: int, steps: int) -> dict[int, tuple[int, int]]:
    """Where a walk through a Haint can end: the steps to there, and the Haint's space.

    Behind the Haint it may lead on past others who stand there, to the first spaces that are free (VS-127).
    """
    haints = haints_mask(s)
    stand = standing(s) & ~(1 << start)
    danger = hazards(s)
    free = TRAIN.all & ~s.blocked & ~haints & ~danger
    found: dict[int, tuple[int, int]] = {}
    for h in cells(haints):
        cost = _cost(s, start, h, free | 1 << h)
        edge = seen = 1 << h
        while edge and cost < steps:
            cost += 1
            edge = TRAIN.spread(edge) & ~s.blocked & ~seen
            seen |= edge
            for j in cells(edge & ~stand):
                if j not in found or cost < found[j][0]:
                    found[j] = (cost, h)
            edge &= stand & ~haints & ~danger
    return found


def _cost(s: Journey, start: int, end: int, free: int) -> int:
    """Steps from `start` to `end` over `free` spaces; 99 if there is no way."""
    edge = seen = 1 << start
    goal = 1 << end
    d = 0
    while edge:
        if edge & goal:
            return d
        edge = TRAIN.spread(edge) & (free | goal) & ~seen
        seen |= edge
        d += 1
    return 99


def walk(s: Journey, body: Body, pick: Option) -> Asking[int]:
    """Carry out a walk; answers with the steps it took (VS-125)."""
    start, end = where(s, body), SPACE[str(pick[1])]
    i = body & 7
    if pick[0] == "dash":
        cost, through = _dashes(s, start, 99)[end]
        place(s, body, end)
        k = next(k for k, h in enumerate(s.haints) if h.at == through)
        note(s, "dashed", s.vagrants[i].who, NAME[end], s.haints[k].who, rule="VS-127")
        yield from haunt(s, k, i)
    else:
        cost = _cost(s, start, end, _floor(s, body) & ~hazards(s))
        place(s, body, end)
        note(s, "walked", "pup" if body >= PUP else s.vagrants[i].who, NAME[end], rule="VS-125")
    yield from entered(s, body, end)
    return cost


def entered(s: Journey, body: Body, space: int) -> Asks:
    """What a Scenario does to a body that moves into a space."""
    hook = scenario_of(s).hooks.enters
    if hook is not None and where(s, body) == space:
        yield from hook(s, body, space)


def haunt(s: Journey, h: int, i: int) -> Asks:
    """The Haunted Effect of the present mood, once per Haint and turn (VS-212, VS-215)."""
    haint = s.haints[h]
    if haint.haunted >> i & 1:
        return
    haint.haunted |= 1 << i
    v = s.vagrants[i]
    note(s, "haunted", v.who, haint.who, rule="VS-212")
    for effect in scenario_of(s).haints[h].moods[haint.mood].haunted:
        yield from effect(s, h, i)
    if v.who == "cursebearer" and sum(k.haunted >> i & 1 for k in s.haints) == 1:  # VS-064
        yield from haint_gain(s, h, 1)


def field(mask: int, free: int) -> list[int]:
    """Masks of the spaces 0, 1, 2 ... steps from a set of spaces."""
    found = []
    edge = seen = mask
    while edge:
        found.append(edge)
        edge = TRAIN.spread(edge) & free & ~seen
        seen |= edge
    return found


def drift(s: Journey, body: Body, n: int, ref: int, away: bool = False) -> Asking[int]:
    """Force a body `n` steps toward, or away from, the spaces of `ref`, around Terrain.

    Each step must change the distance (VS-019, VS-020); it stops early only when none can. A Haint's
    space is walked through, and Haunts, only if that gets further. Answers with the steps made.
    """
    start = where(s, body)
    if start < 0 or not ref:
        return 0
    haints = haints_mask(s)
    open_floor = TRAIN.all & ~s.blocked
    around = _drift_ends(s, start, n, ref, away, open_floor & ~haints)
    best, crossed = around, 0
    if haints and around[0] < n:
        through = _drift_ends(s, start, n, ref, away, open_floor)
        if through[0] > around[0]:
            best, crossed = through, through[2] & haints
    steps, ends, _ = best
    if not steps:
        return 0
    choice = _straight(start, ref, ends) or ends
    danger = hazards(s)
    choice = [j for j in choice if danger >> j & 1] or choice  # VS-002
    pick = yield Decision(
        body & 7,
        "drift",
        [PLACE[j] for j in choice],
        rule="VS-020" if away else "VS-019",
        about=("pup" if body >= PUP else s.vagrants[body & 7].who,),
    )
    end = SPACE[str(pick[1])]
    place(s, body, end)
    note(s, "moved", "pup" if body >= PUP else s.vagrants[body & 7].who, NAME[end], rule="VS-019")
    yield from _haunted_on_the_way(s, body, crossed)
    yield from entered(s, body, end)
    return steps


def _haunted_on_the_way(s: Journey, body: Body, crossed: int) -> Asks:
    """A Vagrant who is moved through a Haint is Haunted (VS-212), the Pup is not (VS-073)."""
    if crossed and body < PUP:
        for k, h in enumerate(s.haints):
            if h.at >= 0 and crossed >> h.at & 1:
                yield from haunt(s, k, body)


def _straight(start: int, ref: int, ends: list[int]) -> list[int]:
    """The ends on the line through the reference; for a side of the train, along the car (VS-020)."""
    row, column = divmod(start, WIDTH)
    if ref & ref - 1:
        return [j for j in ends if j // WIDTH == row]
    there = ref.bit_length() - 1
    if there // WIDTH == row:
        return [j for j in ends if j // WIDTH == row]
    if there % WIDTH == column:
        return [j for j in ends if j % WIDTH == column]
    return []


def _drift_ends(
    s: Journey, start: int, n: int, ref: int, away: bool, free: int
) -> tuple[int, list[int], int]:
    """The furthest a forced move gets: steps, the spaces it may end on, all spaces on the way."""
    layers = field(ref, free | 1 << start)
    here = next((d for d, mask in enumerate(layers) if mask >> start & 1), -1)
    if here < 0:
        return 0, [], 0
    stand = standing(s)
    edge = 1 << start
    path = 0
    found: tuple[int, list[int], int] = (0, [], 0)
    for k in range(1, n + 1):
        d = here + k if away else here - k
        if not 0 <= d < len(layers):
            break
        edge = TRAIN.spread(edge) & layers[d] & (free | ref & ~s.blocked)
        if not edge:
            break
        ends = edge & ~stand
        if ends:
            found = (k, list(cells(ends)), path)
        path |= edge
    return found


def slide(s: Journey, body: Body, n: int, dx: int) -> Asking[bool]:
    """Move straight along the train; answers whether an edge or Terrain cut the move short."""
    at = where(s, body)
    if at < 0:
        return False
    stand = standing(s) & ~(1 << at)
    haints = haints_mask(s)
    end, cut = at, False
    crossed = way = 0
    for _ in range(n):
        after = at + dx
        if not 0 <= at % WIDTH + dx < WIDTH or not TRAIN.all >> after & 1 or s.blocked >> after & 1:
            cut = True
            break
        at = after
        way |= 1 << at
        if not stand >> at & 1:
            end, crossed = at, way & haints
    if end != where(s, body):
        place(s, body, end)
        note(
            s, "moved", "pup" if body >= PUP else s.vagrants[body & 7].who, NAME[end], rule="VS-018"
        )
        yield from _haunted_on_the_way(s, body, crossed)
        yield from entered(s, body, end)
    return cut


def displace(s: Journey, body: Body, space: int) -> Asks:
    """Whoever a Haint ended on steps to an adjacent open space of choice (VS-192)."""
    choice = open_near(s, space)
    s.crowded = space
    pick = yield Decision(
        body & 7,
        "aside",
        [STEP_ASIDE[j] for j in choice],
        rule="VS-192",
        about=("pup" if body >= PUP else s.vagrants[body & 7].who,),
    )
    end = SPACE[str(pick[1])]
    s.crowded = -1
    place(s, body, end)
    note(s, "aside", "pup" if body >= PUP else s.vagrants[body & 7].who, NAME[end], rule="VS-192")
    yield from entered(s, body, end)


def put_down(s: Journey, i: int, choice: list[int], rule: str) -> Asks:
    """A Vagrant is set on one of some spaces, the Pup next to her."""
    v = s.vagrants[i]
    pick = yield Decision(v.seat, "put_down", [PLACE[j] for j in choice], rule=rule, about=(v.who,))
    v.at = SPACE[str(pick[1])]
    note(s, "moved", v.who, NAME[v.at], rule=rule)
    if v.who == "runaway" and v.pup < 0:
        yield from place_pup(s, i)


def place_pup(s: Journey, i: int) -> Asks:
    """The Pup is set on an open space next to the Runaway (VS-068)."""
    v = s.vagrants[i]
    pick = yield Decision(
        v.seat, "pup_place", [PLACE[j] for j in open_near(s, v.at)], rule="VS-068", about=("pup",)
    )
    v.pup = SPACE[str(pick[1])]
    note(s, "pup_down", NAME[v.pup], rule="VS-068")
