"""The Haint's turn: action, target, move, resolve, token to the Cycle track (VS-176 to VS-207)."""

from __future__ import annotations

from functools import cache

from hearthside.kernel import ANYONE, Act, Asking, Asks, note
from hearthside.kernel.grid import cells

from ..content.board import CAR, NAME, TO_SIDE, TRAIN
from ..content.names import the, the_haint
from ..content.page import FIGURES, PUP, SCENARIOS, Action, Body, HaintCard
from ..content.vagrants import VAGRANTS
from ..state import Haint, Journey
from .asking import Question, Where
from .breaks import fury, settle_up
from .movement import displace, haunt
from .parts import happens, sum_for_all
from .paths import Ground, Spot, Way, goals, route, worst_ways
from .places import (
    bodies,
    figure_of,
    in_reach,
    mood_of,
    open_near,
    scenario_of,
    spaces_of,
    stood_on,
    where,
)
from .ties import badness, worst_body
from .using import no_use, snuff, spend


def mood_action(s: Journey, h: int, token: str) -> Action:
    """The action that token and mood give (VS-177)."""
    return mood_of(s, h).action(token)


def perform(s: Journey, h: int, action: Action) -> Asks:
    """One action of a Haint, steps 2 to 4 of its turn (VS-176)."""
    haint = s.haints[h]
    s.salted = s.salt_asked = 0
    s.acting = h
    note(s, "haint_action", haint.who, action.name, fury(s, h), rule=action.rule or "VS-177")
    if action.perform is not None:
        yield from action.perform(s, h)
    else:
        there = bodies(s)
        target, why = _by_priority(s, h, action, there) if there else (None, "")
        lure = nearest_candles(s, h)
        if lure and target is not None and _bound(s, h, action, there):
            lure = 0
        if action.move and haint.at >= 0:
            if lure and not action.toward:
                note(s, "lured", haint.who, NAME[lure.bit_length() - 1], rule="VS-184")
                yield from move_haint(s, h, action, None, lure)
                target = None
            else:
                if target is not None and not action.toward:
                    tell_target(s, h, target, why)
                yield from move_haint(s, h, action, target, 0)
        for sentence in action.does:
            aim = in_range_target(s, h, action, target)
            yield from sentence(s, h, aim, action)
    s.acting = -1
    if not s.haint_turn:  # VS-169: out of turn, too, what it came to waits until it has acted
        yield from settle_up(s, h)


def _bound(s: Journey, h: int, action: Action, there: list[Body]) -> bool:
    """Whether Special Priority or the action itself names the target, before any Candle (VS-149).

    An action that names somebody who is not there leaves it to the next priority, the Candle (VS-181).
    """
    if _special(s, h, there):
        return True
    return action.aim is not None and bool(action.aim(s, h, there))


def _special(s: Journey, h: int, left: list[Body]) -> list[Body]:
    """The holder of the Special Target Priority Token (VS-179), or whom a page gives it with this Haint."""
    found = [b for b in left if b == s.special] if s.special >= 0 else []
    if not found and s.special >= 0:  # VS-069: she and the Pup are one Vagrant
        found = [b for b in left if b & 7 == s.special & 7]
    for _, _, singles in SCENARIOS[s.scenario].on.singles:
        found = found or singles(s, h, left)
    return found


def nearest_candles(s: Journey, h: int) -> int:
    """The closest Candles in the Haint's car, as a mask (VS-184); which of several, the worst way decides."""
    at = s.haints[h].at
    if at < 0 or not s.candles:
        return 0
    row, car = TRAIN.dist[at], CAR[at]
    mask, least = 0, 99
    for c in s.candles:
        if CAR[c] == car and row[c] <= least:
            mask, least = (mask if row[c] == least else 0) | 1 << c, row[c]
    return mask


def choose_target(
    s: Journey, h: int, action: Action, among: list[Body] | None = None
) -> Body | None:
    """The target by all seven priorities, each narrowing the last (VS-181 to VS-189).

    Worked example: 5 Humanity lost outranks 3 lost nearer by (VS-305).
    """
    left = bodies(s) if among is None else among
    return _by_priority(s, h, action, left)[0] if left else None


def _by_priority(s: Journey, h: int, action: Action, left: list[Body]) -> tuple[Body, str]:
    """The target, and the rule whose priority settled it."""
    special = _special(s, h, left)  # VS-182
    if len(special) == 1:
        return special[0], "VS-182"
    left = special or left
    for _, _, prefers in scenario_of(s).on.prefers:
        left = prefers(s, h, left) or left
    if action.aim is not None:  # VS-183
        left = action.aim(s, h, left) or left
    if len(left) == 1:
        return left[0], "VS-183" if action.aim is not None else "VS-186"
    vs = s.vagrants
    at = s.haints[h].at
    if at >= 0:
        hurt = _most_hurt(s, left, CAR[at])  # VS-185
        left = hurt or left
        if len(left) == 1:
            return left[0], "VS-185"
    able = [b for b in left if not vs[b & 7].westbound]
    if able:  # VS-186
        left = able
        if at >= 0:
            row = TRAIN.dist[at]
            nearest = min(row[where(s, b)] for b in able)
            left = [b for b in able if row[where(s, b)] == nearest]
    if len(left) == 1:
        return left[0], "VS-186" if able else "VS-187"
    recent = [b for b in left if b & 7 == s.recent]  # VS-188
    if recent:  # the Runaway before her Pup
        return recent[0], "VS-188"
    return worst_body(s, left), "VS-002"


def _most_hurt(s: Journey, left: list[Body], car: int) -> list[Body]:
    """Those in a car who have lost most Humanity, the Westbound left out (VS-185)."""
    most = 0
    hurt: list[Body] = []
    for b in left:
        v = s.vagrants[b & 7]
        lost = v.most - v.humanity
        if lost > 0 and not v.westbound and CAR[where(s, b)] == car:
            if lost > most:
                most, hurt = lost, [b]
            elif lost == most:
                hurt.append(b)
    return hurt


def tell_target(s: Journey, h: int, body: Body, why: str = "") -> None:
    """Write down whom a Haint goes for, once an action."""
    if s.journal is None:
        return
    name = "pup" if body >= PUP else s.vagrants[body & 7].who
    for event in reversed(s.journal):
        if event.kind == "aims" and event.args[1] == name:
            return
        if event.kind == "haint_action":
            break
    note(s, "aims", s.haints[h].who, name, *((why,) if why else ()), rule=why or "VS-203")


def in_range_target(s: Journey, h: int, action: Action, target: Body | None) -> Body | None:
    """The locked target if still in range, else the next in priority that is (VS-203, VS-308)."""
    at = s.haints[h].at
    if not action.range or at < 0:
        return target
    mask = TRAIN.reach(at, action.range)
    if target is not None and where(s, target) >= 0 and mask >> where(s, target) & 1:
        return target
    among = [b for b in bodies(s) if mask >> where(s, b) & 1]
    return choose_target(s, h, action, among) if among else None


# -- moving ------------------------------------------------------------------------------------


def move_haint(s: Journey, h: int, action: Action, target: Body | None, lure: int) -> Asks:
    """Step 3: end in range, Haunting as many as possible, the worst way (VS-190 to VS-200).

    Worked examples: a target exactly as far as the Move (VS-306), a Move that falls short (VS-307).
    """
    haint = s.haints[h]
    if rooted(s):
        return
    budget = action.move
    reach = action.range or 1  # VS-196
    ground = ground_of(s)
    if lure:
        wanted, away = lure, distances(lure)
    elif isinstance(action.toward, str) and action.toward:
        away = TO_SIDE[action.toward]
        budget = min(budget, away[haint.at])
        wanted = 0
    elif not isinstance(action.toward, str) and (spots := action.toward(s, h)):
        wanted, away = spots, distances(spots)
    elif target is not None:
        spot = where(s, target)
        wanted, away = TRAIN.reach(spot, reach), TRAIN.dist[spot]
    else:
        return
    yield from walk_haint(
        s, h, ground, budget, goals(ground, haint.at, budget, wanted, away), action
    )


@cache
def distances(mask: int) -> list[int]:
    """Steps from every space to the nearest of some spaces."""
    rows = [TRAIN.dist[j] for j in cells(mask)]
    return rows[0] if len(rows) == 1 else [min(steps) for steps in zip(*rows, strict=True)]


def ground_of(s: Journey) -> Ground:
    """The train as a Haint may walk it now."""
    ends = sum(1 << c for c in s.candles) if s.candles else 0
    for kind in SCENARIOS[s.scenario].stopping:
        ends |= spaces_of(s, kind)
    return Ground(TRAIN, ends, s.closed)


def rooted(s: Journey) -> bool:
    """Whether something keeps Haints where they are."""
    return sum_for_all(s, SCENARIOS[s.scenario].on.rooted) > 0


def spots_of(s: Journey, h: int, steps: int) -> tuple[Spot, ...]:
    """Whom a Haint may walk over with so many steps: Vagrants count as Haunted, summons are only removed (VS-090)."""
    haint = s.haints[h]
    near = [v for v in s.vagrants if TRAIN.dist[haint.at][v.at] <= steps]
    found = [Spot(v.at, badness(v)) for v in near if not haint.haunted >> v.seat & 1]
    for key, space in s.figures.items():
        if figure_of(key).summons:
            found.append(Spot(space, 1, False))
    return tuple(found)


def walk_haint(s: Journey, h: int, ground: Ground, steps: int, ends: int, action: Action) -> Asks:
    """Walk the worst of the ways that lead to `ends`; equal ones are the party's choice (VS-200)."""
    haint = s.haints[h]
    ends = ends & ~_pits(s) or ends  # VS-002: not where the floor is bad for it, if it can help it
    crowd: tuple[int, ...] = ()
    area = -1
    if action.area and action.range:
        area = action.range
        crowd = tuple(stood_on(v) for v in s.vagrants if v.at >= 0)  # VS-070: once, by the Pup too
    ways = worst_ways(ground, haint.at, steps, ends, spots_of(s, h, steps), crowd, area)
    way = ways[0]
    if len(ways) > 1:
        stops = dict.fromkeys(w.end for w in ways)
        end = yield from HAINT_WAY.choose(ANYONE, stops, haint.who)
        way = yield from _which_victims(s, h, [w for w in ways if w.end == end])
    yield from arrive(s, h, ground, way)


def _pits(s: Journey) -> int:
    """The spaces whose Terrain does something to a Haint that comes onto it, and that it shuns for it."""
    return sum(spaces_of(s, t.kind) for t in scenario_of(s).catching if t.shunned)


HAINT_WAY = Where(
    "haint_way",
    "VS-200",
    "To {0}",
    prompt=lambda s, who: f"All ways are equally bad. Where will {the_haint(who)} stop?",
)
OVER = Act[Journey, [str]](
    "over",
    "VS-200",
    over=lambda: (*VAGRANTS, *(key for key, figure in FIGURES.items() if figure.summons)),
    given=True,
    label=lambda s, _, who: f"Over {the(who)}",
)
HAINT_OVER = Question(
    "haint_over",
    "VS-200",
    (OVER,),
    prompt=lambda s, who: f"All ways are equally bad. Over whom will {the_haint(who)} go?",
)


def _which_victims(s: Journey, h: int, ways: list[Way]) -> Asking[Way]:
    """Ways to one end that cross others equally badly: the party chooses whom, one by one (VS-200)."""
    names = {at: key for key, at in s.figures.items() if figure_of(key).summons}
    names |= {v.at: v.who for v in s.vagrants if v.at >= 0}
    while len(ways) > 1:
        crossed = [frozenset(names[space] for space in way.via) for way in ways]
        doubtful = frozenset[str]().union(*crossed) - crossed[0].intersection(*crossed)
        options = [OVER.table[who] for who in names.values() if who in doubtful]
        pick = yield HAINT_OVER.of(ANYONE, options, s.haints[h].who)
        ways = [way for way, over in zip(ways, crossed, strict=True) if pick[1] in over]
    return ways[0]


def arrive(s: Journey, h: int, ground: Ground, way: Way, walked: bool = True) -> Asks:
    """Put the Haint where its way ends, snuff and remove what it crossed, displace, then Haunt.

    The Pup is displaced like anybody (VS-073) but is not among the Haunted.
    """
    haint = s.haints[h]
    start = haint.at
    on = SCENARIOS[s.scenario].on
    path = [way.end]
    if (s.journal is not None or on.haint_moved) and way.end != start:
        path = route(ground, start, way) if walked else path
        note(s, "haint_walked", haint.who, *(NAME[j] for j in path), rule="VS-190")
    haint.at = way.end
    victims = [v.seat for v in s.vagrants if v.at >= 0 and (v.at in way.via or v.at == way.end)]
    for key, space in list(s.figures.items()):
        if (space in way.via or space == way.end) and figure_of(key).summons:  # VS-090
            del s.figures[key]
            note(s, "summon_gone", key, rule="VS-090")
    lit = way.end in s.candles
    if lit:
        snuff(s, way.end)
    for b in bodies(s):
        if where(s, b) == haint.at:
            yield from displace(s, b, haint.at)
    yield from _displace_others(s, h)
    for i in victims:  # VS-213
        yield from haunt(s, h, i)
    if lit and on.snuffs:
        yield from happens(s, on.snuffs, h, way.end)
    yield from _onto(s, h, start, path)


def _onto(s: Journey, h: int, start: int, path: list[int]) -> Asks:
    """What the floor, and whatever is in force, does to a Haint that has moved."""
    made = scenario_of(s)
    haint = s.haints[h]
    for ground in made.catching:
        for space in path:
            if s.terrain.get(space) == ground.kind:
                assert ground.haint_enters is not None
                yield from ground.haint_enters(s, h, space)
    if made.on.haint_moved and not haint.gone and path[-1] != start:
        yield from happens(s, made.on.haint_moved, h, [start, *path])


HAINT_ASIDE = Where(
    "haint_aside",
    "VS-192",
    "To {0}",
    prompt=lambda s, who: f"Where will {the(who)} step aside to?",
)


def _displace_others(s: Journey, h: int) -> Asks:
    """Another Haint, or a Lost Soul, under this one steps aside too (VS-192)."""
    at = s.haints[h].at
    for k, other in enumerate(s.haints):
        if k != h and other.at == at:
            s.crowded = at
            other.at = yield from HAINT_ASIDE.choose(ANYONE, open_near(s, at), other.who)
            s.crowded = -1
    for key, space in list(s.figures.items()):
        if space == at and figure_of(key).solid:
            s.figures[key] = yield from HAINT_ASIDE.choose(ANYONE, open_near(s, at), key)


def jump(s: Journey, h: int, space: int) -> Asks:
    """Set a Haint on a space without walking there; whoever stands there steps aside, Haunted."""
    if space == s.haints[h].at:
        return
    yield from arrive(s, h, Ground(TRAIN), Way(space, 0, ()), walked=False)


def step_onto(s: Journey, h: int, space: int) -> Asks:
    """A Haint is moved onto a space next to it: whatever stands or lies there, it is a move like any (VS-212)."""
    yield from arrive(s, h, Ground(TRAIN), Way(space, 0, ()))


def go_toward(s: Journey, h: int, n: int, spot: int) -> Asks:
    """A Haint moves `n` toward a space as part of a text, Haunting on the way (VS-193)."""
    ground, n = ground_of(s), max(0, n)
    ends = goals(ground, s.haints[h].at, n, 1 << spot, TRAIN.dist[spot])
    yield from walk_haint(s, h, ground, n, ends, PLAIN)


def go_to_side(s: Journey, h: int, n: int, side: str) -> Asks:
    """A Haint moves `n` toward a side as part of a text."""
    at = s.haints[h].at
    away = TO_SIDE[side]
    n = min(n, away[at])
    ground = ground_of(s)
    yield from walk_haint(s, h, ground, n, goals(ground, at, n, 0, away), PLAIN)


def go_haunting(s: Journey, h: int, n: int) -> Asks:
    """A Haint moves up to `n` anywhere, Haunting as many as it can."""
    ground = ground_of(s)
    yield from walk_haint(s, h, ground, n, ground.reach(s.haints[h].at, n), PLAIN)


# -- coming and going --------------------------------------------------------------------------------


def enter_haint(s: Journey, who: str, space: int, instead: int = -1) -> int:
    """A Haint comes into play on a space, instead of one that has left if that is given; returns its number."""
    made = new_haint(s, scenario_of(s).card(who), space)
    if instead >= 0:
        s.haints[instead] = made
    else:
        s.haints.append(made)
    note(s, "haint_comes", who, NAME[space], rule="VS-004")
    return instead if instead >= 0 else len(s.haints) - 1


def leave_haint(s: Journey, h: int) -> None:
    """A Haint leaves play."""
    haint = s.haints[h]
    haint.gone, haint.at = True, -1
    note(s, "haint_goes", haint.who, rule="VS-004")


def new_haint(s: Journey, card: HaintCard, space: int) -> Haint:
    """A Haint as its card says, with so many Vagrants (VS-037)."""
    threshold = card.thresholds[s.players - 2] if card.thresholds else 0
    if threshold:
        threshold = max(1, threshold + s.tune.get("threshold", 0))
    breaks = max(1, card.breaks + s.tune.get("breaks", 0)) if card.breaks else 0
    return Haint(
        card.who,
        at=space,
        threshold=threshold,
        breaks=breaks,
        on_humanity=dict(card.on_humanity),
        on_break=dict(card.on_break),
    )


PLAIN = Action("", "")


# -- striking ----------------------------------------------------------------------------------


SALT = Act[Journey, []](
    "salt",
    "VS-150",
    barred=lambda s, i: no_use(s, s.vagrants[i], "salt"),
    label="Throw Salt",
)
KEEP_SALT = Act[Journey, []]("no", "VS-150", label="Keep the Salt")
THROW = Question(
    "salt",
    "VS-150",
    (SALT, KEEP_SALT),
    prompt=lambda s, haint: f"throw Salt against {the_haint(haint)}?",
    meanwhile="may throw Salt",
)


def shielded(s: Journey, body: Body) -> Asking[bool]:
    """Whether Salt keeps this action off the body; its Vagrant is asked once an action (VS-150).

    The Move before it, Haunting and whatever happens to others do not come through here (VS-151).
    """
    i = body & 7
    bit = 1 << i
    if s.salted & bit:
        return True
    if s.acting < 0 or s.salt_asked & bit:
        return False
    v = s.vagrants[i]
    if v.guarded:
        v.guarded = False
        s.salted |= bit
        return True
    if no_use(s, v, "salt") is not None:
        return False
    s.salt_asked |= bit
    pick = yield THROW(s, i, s.haints[s.acting].who)
    if pick[0] == "no":
        return False
    spend(s, v, "salt")
    s.salted |= bit
    note(s, "salted", v.who, rule="VS-150")
    return True


def areas(s: Journey, h: int, reach: int) -> list[Body]:
    """Everyone a Haint's range catches, one body per Vagrant (VS-101, VS-205)."""
    at = s.haints[h].at
    return in_reach(s, at, reach) if at >= 0 else []
