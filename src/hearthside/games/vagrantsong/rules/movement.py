"""How Vagrants move, by themselves (VS-125 to VS-127) and by force (VS-018 to VS-020); Haunting."""

from __future__ import annotations

from functools import lru_cache

from hearthside.kernel import Asking, Asks, Bar, note
from hearthside.kernel.grid import cells

from ..content.board import NAME, SIDE, TRAIN, WIDTH
from ..content.junk import worn
from ..content.names import the
from ..content.page import PUP, SCENARIOS, Body
from ..state import Journey
from .asking import Where
from .breaks import haint_gain
from .parts import befalls, sum_of
from .places import haints_mask, mood_of, name_of, open_near, place, scenario_of, standing, where
from .ties import worst


def hazards(s: Journey) -> int:
    """The spaces that do something to whoever enters them: a walk ends there."""
    made = SCENARIOS[s.scenario]
    mask = 0
    if made.perilous:
        for space, kind in s.terrain.items():
            if kind in made.perilous:
                mask |= 1 << space
    for _, _, perils in made.on.perils:
        mask |= perils(s)
    return mask


def walk_stops(s: Journey, body: Body, steps: int) -> tuple[int, int]:
    """The spaces a portion of Move can end on around Haints (VS-127), and the Haints it can reach.

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
    stops = seen & ~stand & ~s.blocked
    if danger:
        stops |= TRAIN.spread(rim) & danger & ~stand & ~(1 << start)
    return stops, TRAIN.spread(rim) & haints


def _floor(s: Journey, body: Body) -> int:
    """The spaces a body walks over freely: a Vagrant not over Haints, the Pup over them too."""
    floor = TRAIN.all & ~s.blocked
    on = SCENARIOS[s.scenario].on
    if on.strides and body < PUP and sum_of(s, s.vagrants[body], on.strides):
        floor = TRAIN.all & ~s.closed
    return floor if body >= PUP else floor & ~haints_mask(s)


def dashes(s: Journey, start: int, steps: int) -> dict[int, tuple[int, int]]:
    """Where a walk through a Haint can end: the steps to there, and the spaces of the Haints it leads through.

    Behind the Haint it may lead on past others who stand there, more Haints too, to the first spaces that are free
    (VS-127).
    """
    return _dashes(start, steps, haints_mask(s), standing(s), hazards(s), s.blocked)


@lru_cache(maxsize=4096)
def _dashes(
    start: int, steps: int, haints: int, stand: int, danger: int, blocked: int
) -> dict[int, tuple[int, int]]:
    """The search itself, on masks; nobody changes what it finds."""
    stand &= ~(1 << start)
    free = TRAIN.all & ~blocked & ~haints & ~danger
    found: dict[int, tuple[int, int]] = {}
    for h in cells(haints & ~blocked):  # VS-102: not even where a Haint stands on the Terrain
        cost = cost_of(start, h, free)
        ways, seen = {h: 1 << h}, 1 << h
        while ways and cost < steps:
            cost += 1
            after: dict[int, int] = {}
            shut = blocked | seen
            for at, through in ways.items():
                for j in TRAIN.around[at]:
                    if not shut >> j & 1:
                        over = through | haints & 1 << j
                        if j not in after or over.bit_count() < after[j].bit_count():
                            after[j] = over
            ways = {}
            for j, over in after.items():
                seen |= 1 << j
                if stand >> j & 1:
                    if not danger >> j & 1:
                        ways[j] = over
                elif j not in found or _shorter(cost, over, found[j]):
                    found[j] = (cost, over)
    return found


def _shorter(cost: int, over: int, known: tuple[int, int]) -> bool:
    """Whether a way through Haints is better than one that is known: fewer steps, then fewer Haints."""
    return (cost, over.bit_count()) < (known[0], known[1].bit_count())


def cost_of(start: int, end: int, free: int) -> int:
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


def paces(s: Journey, body: Body, end: int) -> int:
    """The steps of a walk around Haints to a space (VS-125)."""
    return cost_of(where(s, body), end, _floor(s, body) & ~hazards(s))


def walk(s: Journey, body: Body, end: int) -> Asks:
    """Walk around Haints to a space (VS-125)."""
    place(s, body, end)
    note(s, "walked", name_of(s, body), NAME[end], rule="VS-125")
    yield from entered(s, body, end)


def dash(s: Journey, i: int, end: int, through: int) -> Asks:
    """Walk straight through the Haints on some spaces, who Haunt (VS-127, VS-212)."""
    v = s.vagrants[i]
    v.at = end
    crossed = [k for k, h in enumerate(s.haints) if h.at >= 0 and through >> h.at & 1]
    note(s, "dashed", v.who, NAME[end], s.haints[crossed[0]].who, rule="VS-127")
    for k in crossed:
        yield from haunt(s, k, i)
    yield from entered(s, i, end)


def no_walk(s: Journey, body: Body, steps: int, end: int) -> str | Bar | None:
    """What keeps a body from walking to a space with so many steps."""
    if s.blocked >> end & 1:
        return "VS-102"
    if standing(s) >> end & 1:
        return "VS-127"
    far = cost_of(where(s, body), end, _floor(s, body) & ~hazards(s))
    if far > steps:
        way = "there is no way around the Haint" if far == 99 else f"it is {far} away"
        return Bar("VS-126", f"{_steps(steps)} left, {way}.")
    return None


def no_dash(s: Journey, i: int, steps: int, end: int) -> str | Bar | None:
    """What keeps a Vagrant from walking through a Haint to a space with so many steps."""
    at = s.vagrants[i].at
    if s.blocked >> end & 1:
        return "VS-102"
    if end != at and standing(s) >> end & 1:  # one may come back to where one stood
        return "VS-127"
    found = dashes(s, at, 99).get(end)
    if found is None:
        return "VS-212"
    if found[0] > steps:
        return Bar("VS-126", f"{_steps(steps)} left, through the Haint it is {found[0]} away.")
    return None


def _steps(n: int) -> str:
    return "1 step" if n == 1 else f"{n} steps"


def set_on(s: Journey, body: Body, space: int) -> Asking[bool]:
    """A body is moved to a space by whatever moves it, and the floor does there what it does; whether that ends the Move."""
    place(s, body, space)
    return (yield from entered(s, body, space))


def entered(s: Journey, body: Body, space: int) -> Asking[bool]:
    """What the floor does to a body that comes onto a space, walking or moved, by whatever it is moved.

    Returns whether that ends the Move.
    """
    made = SCENARIOS[s.scenario]
    if where(s, body) != space:
        return True
    over = False
    if made.terrain and space in s.terrain:
        ground = made.ground(s.terrain[space])
        if ground is not None and ground.enters is not None:
            over = bool((yield from ground.enters(s, body, space)))
    if made.on.enters and where(s, body) == space:
        yield from befalls(s, made.on.enters, body & 7, body, space)
    if made.on.moved and where(s, body) >= 0:
        yield from befalls(s, made.on.moved, body & 7, body)
    return over or where(s, body) != space


def haunt(s: Journey, h: int, i: int) -> Asks:
    """The Haunted Effect of the present mood, once per Haint and turn (VS-212, VS-215)."""
    haint = s.haints[h]
    if haint.haunted >> i & 1:
        return
    haint.haunted |= 1 << i
    v = s.vagrants[i]
    note(s, "haunted", v.who, haint.who, rule="VS-212")
    for effect in mood_of(s, h).haunted:
        yield from effect(s, h, i)
    if v.who == "cursebearer" and sum(k.haunted >> i & 1 for k in s.haints) == 1:  # VS-064
        yield from haint_gain(s, h, 1)
    if v.junk or v.lent:
        for card in worn(v):
            if card.haunted is not None:
                yield from card.haunted(s, i, h)


@lru_cache(maxsize=4096)
def field(mask: int, free: int) -> tuple[int, ...]:
    """Masks of the spaces 0, 1, 2 ... steps from a set of spaces."""
    found = []
    edge = seen = mask
    while edge:
        found.append(edge)
        edge = TRAIN.spread(edge) & free & ~seen
        seen |= edge
    return tuple(found)


def shortened(s: Journey, body: Body, n: int) -> int:
    """A forced Move of so many spaces, as long as it is for whoever is moved."""
    on = scenario_of(s).on
    return n - sum_of(s, s.vagrants[body & 7], on.shortens) if on.shortens else n


DRIFT = Where(
    "drift",
    "VS-019",
    "End up on {0}",
    prompt=lambda s, who: f"{the(who)} is moved. Where to?",
    meanwhile="is moved",
)


def drift(s: Journey, body: Body, n: int, ref: int, away: bool = False) -> Asking[int]:
    """Force a body `n` steps toward, or away from, the spaces of `ref`, around Terrain.

    Each step must change the distance (VS-019, VS-020); it stops early only when none can. Of ways as long the
    worst is taken: through a Haint that Haunts, over floor that hurts, near to a Haint (VS-002). Returns the steps made.
    """
    return (yield from _drift(s, body, shortened(s, body, n), ref, away))


def _drift(s: Journey, body: Body, n: int, ref: int, away: bool) -> Asking[int]:
    """A forced move of so many spaces; floor on the way that does something does it, and may end the move there."""
    start = where(s, body)
    if start < 0 or not ref or n <= 0:
        return 0
    steps, ends, path = _drift_ends(s, start, n, ref, away)
    if not steps:
        return 0
    haints = haints_mask(s)
    crossed = _crossed(s, start, steps, ref, away) if path & haints else dict.fromkeys(ends, 0)
    ends = _straight(start, ref, ends) or ends
    fresh = 0 if body >= PUP else _fresh(s, body)
    danger, there = hazards(s), list(cells(haints))
    if path & danger and not any(over & fresh for over in crossed.values()):
        far, traps = _traps(s, start, steps, ends, ref, away, danger)
        if traps:
            steps, ends = far, traps
            crossed = dict.fromkeys(traps, 0)

    def harm(end: int) -> tuple[int, int, int]:
        nearest = min((TRAIN.dist[end][h] for h in there), default=99)
        return (crossed[end] & fresh).bit_count(), danger >> end & 1, -nearest

    end = yield from DRIFT.choose(body & 7, worst(ends, harm), name_of(s, body))
    place(s, body, end)
    note(s, "moved", name_of(s, body), NAME[end], rule="VS-020" if away else "VS-019")
    yield from _haunted_on_the_way(s, body, crossed[end])
    over = yield from entered(s, body, end)
    if over or steps == n or not danger >> end & 1:
        return steps
    return steps + (yield from _drift(s, body, n - steps, ref, away))


def _traps(
    s: Journey, start: int, steps: int, ends: list[int], ref: int, away: bool, danger: int
) -> tuple[int, list[int]]:
    """The first floor that does something on ways to these ends: how many steps off, and the spaces nobody stands on."""
    reached, layers = [1 << start], _layers(s, start, ref, away, steps)
    for layer in layers:
        reached.append(TRAIN.spread(reached[-1]) & layer)
    on_way = sum(1 << j for j in ends)
    found: tuple[int, list[int]] = (0, [])
    for k in range(steps - 1, 0, -1):
        on_way = TRAIN.spread(on_way) & reached[k]
        here = on_way & danger & ~standing(s)
        if here:
            found = (k, list(cells(here)))
    return found


def _fresh(s: Journey, i: int) -> int:
    """Where the Haints stand that have not Haunted a Vagrant yet this turn (VS-215)."""
    return sum(1 << h.at for h in s.haints if h.at >= 0 and not h.haunted >> i & 1)


def _haunted_on_the_way(s: Journey, body: Body, crossed: int) -> Asks:
    """A Vagrant who is moved through a Haint is Haunted (VS-212), the Pup is not (VS-073)."""
    if crossed and body < PUP:
        for k, h in enumerate(s.haints):
            if h.at >= 0 and crossed >> h.at & 1:
                yield from haunt(s, k, body)


SIDES = frozenset(SIDE.values())


def _straight(start: int, ref: int, ends: list[int]) -> list[int]:
    """The ends on the line through the reference; for a side of the train, along the car (VS-020)."""
    row, column = divmod(start, WIDTH)
    if ref & ref - 1:  # of several spaces, such as two Haints as near, none has a line of its own
        return [j for j in ends if j // WIDTH == row] if ref in SIDES else []
    there = ref.bit_length() - 1
    if there // WIDTH == row:
        return [j for j in ends if j // WIDTH == row]
    if there % WIDTH == column:
        return [j for j in ends if j % WIDTH == column]
    return []


def _layers(s: Journey, start: int, ref: int, away: bool, n: int) -> list[int]:
    """The spaces a forced move may be on after 1, 2 ... steps, as far as the board goes."""
    floor = TRAIN.all & ~s.blocked
    layers = field(ref, floor | 1 << start)
    here = next((d for d, mask in enumerate(layers) if mask >> start & 1), -1)
    if here < 0:
        return []
    on = floor | ref & ~s.blocked
    found = layers[here + 1 : here + 1 + n] if away else layers[max(0, here - n) : here][::-1]
    return [mask & on for mask in found]


def _drift_ends(s: Journey, start: int, n: int, ref: int, away: bool) -> tuple[int, list[int], int]:
    """The furthest a forced move gets: steps, the spaces it may end on, all spaces on the way."""
    stand = standing(s)
    edge = 1 << start
    path = 0
    found: tuple[int, list[int], int] = (0, [], 0)
    for k, layer in enumerate(_layers(s, start, ref, away, n), 1):
        edge = TRAIN.spread(edge) & layer
        if not edge:
            break
        ends = edge & ~stand
        if ends:
            found = (k, list(cells(ends)), path)
        path |= edge
    return found


def _crossed(s: Journey, start: int, steps: int, ref: int, away: bool) -> dict[int, int]:
    """For each space so many steps away: the Haints crossed on the way there that crosses most of them."""
    haints = haints_mask(s)
    ways = {start: 0}
    for layer in _layers(s, start, ref, away, steps):
        after: dict[int, int] = {}
        for at, crossed in ways.items():
            for j in TRAIN.ways[at]:
                if layer >> j & 1:
                    over = crossed | haints & 1 << j
                    if j not in after or over.bit_count() > after[j].bit_count():
                        after[j] = over
        ways = after
    return ways


def slide(s: Journey, body: Body, n: int, dx: int) -> Asking[bool]:
    """Move straight along the train; returns whether an edge or Terrain cut the move short."""
    at = end = where(s, body)
    if at < 0:
        return False
    stand, haints = standing(s) & ~(1 << at), haints_mask(s)
    crossed = way = 0
    for _ in range(n):
        after = at + dx
        if not 0 <= at % WIDTH + dx < WIDTH or not TRAIN.all >> after & 1 or s.blocked >> after & 1:
            break
        at = after
        way |= 1 << at
        if not stand >> at & 1:
            end, crossed = at, way & haints
    cut = way.bit_count() < n
    if end != where(s, body):
        place(s, body, end)
        note(s, "moved", name_of(s, body), NAME[end], rule="VS-018")
        yield from _haunted_on_the_way(s, body, crossed)
        yield from entered(s, body, end)
    return cut


ASIDE = Where(
    "aside",
    "VS-192",
    "Step aside to {0}",
    prompt=lambda s, who: f"a Haint stands where {the(who)} stood. Step aside to where?",
    meanwhile="steps aside",
)


def displace(s: Journey, body: Body, space: int) -> Asks:
    """Whoever a Haint ended on steps to an adjacent open space of choice (VS-192)."""
    s.crowded = space
    end = yield from ASIDE.choose(body & 7, open_near(s, space), name_of(s, body))
    s.crowded = -1
    place(s, body, end)
    note(s, "aside", name_of(s, body), NAME[end], rule="VS-192")
    yield from entered(s, body, end)


PUT_DOWN = Where(
    "put_down",
    "VS-104",
    "Be set down on {0}",
    prompt=lambda s, who: f"where is {the(who)} set down?",
    meanwhile="is set down",
)


def put_down(s: Journey, i: int, choice: list[int], rule: str) -> Asks:
    """A Vagrant is set on one of some spaces, the Pup next to her."""
    v = s.vagrants[i]
    v.at = end = yield from PUT_DOWN.choose(v.seat, choice, v.who)
    note(s, "moved", v.who, NAME[end], rule=rule)
    yield from entered(s, i, end)
    if v.who == "runaway" and v.pup < 0:
        yield from place_pup(s, i)


PLACE_PUP = Where(
    "pup_place",
    "VS-068",
    "Set the Pup down on {0}",
    prompt="set the Pup down beside you",
    meanwhile="sets the Pup down",
)


def place_pup(s: Journey, i: int) -> Asks:
    """The Pup is set on an open space next to the Runaway (VS-068)."""
    v = s.vagrants[i]
    v.pup = yield from PLACE_PUP.choose(v.seat, open_near(s, v.at))
    note(s, "pup_down", NAME[v.pup], rule="VS-068")
