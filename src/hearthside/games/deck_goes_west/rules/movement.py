"""Movement: walking, climbing, sailing, the train, and stepping into the unknown."""

from __future__ import annotations

from itertools import product

from hearthside.kernel import Act, Asks, Bar, Option, note

from ..content.jobs.program import MOUNTAIN, MOVE_KEY, RIDE, RIVER, WATER
from ..content.jobs.program import PROGRAMS as JOBS
from ..content.jobs.speech import listed
from ..content.land import KINDS_OF_LAND, LAND, TILES, place_words
from ..content.missions import MISSIONS
from ..content.people import who
from ..state import DIRECTIONS, West, bearing, column, distance, name_of, within
from .asking import HandAsk
from .cards import take_danger
from .doing import follow, reveal, roll_to
from .jobs import JOB_ACTS, open_jobs
from .land import called
from .scoring import reach
from .wagon import can_be_pulled

ANYWHERE = range(1 << 30)
"""Every column there is."""
WALKING, CLIMBING, SAILING = range(3)
KINDS = ("walk", "climb", "sail")
COMPASS = {"N": "north", "E": "east", "S": "south", "W": "west"}
BY = {"walk": "on foot", "climb": "climbing", "sail": "by boat"}


def cost(s: West, kind: int, start: int, end: int) -> int:
    """What a step onto a face-up tile takes by one kind of movement; 0 if it cannot (DW-062, DW-063)."""
    land = LAND[s.map[end]]
    railway = end in s.rails
    if kind == SAILING:
        if land & MOUNTAIN and not railway:
            return 0
        return 1 if (land | LAND[s.map[start]]) & (WATER | RIVER) else 0
    if railway:
        return 1
    if land & WATER:
        return 0
    return 2 if land & MOUNTAIN and kind == WALKING else 1  # from water too: DW-064


def held(s: West, kind: int) -> int:
    """How much of one kind of movement is left."""
    return s.walk if kind == WALKING else s.climb if kind == CLIMBING else s.sail


def standing(s: West) -> int:
    """How things stand for the mover, as one number: the place, the wagon's, and whether the meeple lies."""
    p = s.players[s.mover]
    return (p.at << 16 | (s.wagon + 1)) << 1 | p.lying


def spend(s: West, kind: int, n: int) -> None:
    """Use up movement of one kind."""
    if kind == WALKING:
        s.walk -= n
    elif kind == CLIMBING:
        s.climb -= n
    else:
        s.sail -= n


def refresh(s: West) -> None:
    """Movement was spent: from here on every free step leads to something new (DW-065)."""
    s.strolled = [standing(s)]


def free(s: West, kind: int, there: int) -> bool:
    """DW-065: walking onto a railway gives the movement back."""
    return kind == WALKING and there in s.rails


def in_circles(s: West, there: int, pulling: bool) -> bool:
    """DW-065: whether after a free step all would be as it was before, since movement was last spent."""
    return (there << 16 | ((there if pulling else s.wagon) + 1)) << 1 in s.strolled  # DW-045


def begin_move(s: West, payer: int, mover: int) -> None:
    """Open the pool: `payer` does the movement jobs, the meeple of `mover` moves."""
    s.payer, s.mover = payer, mover
    s.walk = s.climb = s.sail = 0
    s.trains = []
    refresh(s)
    s.stepped = False
    s.tried = -1


def too_dear(s: West, kind: str, there: int) -> Bar | None:
    """Why a kind of movement does not lead onto a face-up tile (DW-062, DW-067)."""
    k = KINDS.index(kind)
    price = cost(s, k, s.players[s.mover].at, there)
    if not price:
        return Bar("DW-062", f"Nobody gets there {BY[kind]} from here.")
    if price > held(s, k):
        rule = "DW-067" if price > 1 else "DW-061"
        return Bar(rule, f"It takes {price} {BY[kind]}, and {held(s, k)} is left.")
    return None


def no_wagon(s: West, wagon: str, there: int) -> Bar | None:
    """DW-151, DW-180: the wagon is taken along only from its own tile, and only if it can be pulled there."""
    if not wagon:
        return None
    if s.players[s.mover].at != s.wagon or not can_be_pulled(s, s.wagon):
        return Bar("DW-151", "There is no wagon here to take along.")
    if not can_be_pulled(s, there):
        return Bar("DW-180", "A runaway wagon is brought home, not further west.")
    return None


def bounds(s: West) -> range:
    """The columns that the mover may go to without parting from the other meeple too far (DW-168)."""
    apart = MISSIONS[s.mission].apart
    if not apart:
        return ANYWHERE
    other = column(s.players[s.mover].other)
    return range(other - apart, other + apart + 1)


def too_far(s: West, there: int) -> Bar | None:
    """DW-168: of two meeples neither may fall further behind than the mission allows."""
    if column(there) in bounds(s):
        return None
    ahead = column(there) - column(s.players[s.mover].other)
    left = "The other meeple" if ahead > 0 else "This meeple"
    return Bar("DW-168", f"{left} would be {abs(ahead)} columns behind.")


def with_wagon(wagon: str) -> str:
    """A word more for who takes the wagon along."""
    return " with the wagon" if wagon else ""


# -- a step ---------------------------------------------------------------------------------------


def no_go(s: West, seat: int, way: str, kind: str, wagon: str = "") -> str | Bar | None:
    """DW-060, DW-062: onto a tile that is face up, with enough movement of that kind."""
    there = s.players[s.mover].at + DIRECTIONS[way]
    if there not in s.map:
        return "DW-060"
    if there not in s.up:
        return Bar("DW-073", "It is face down, so it has to be explored.")
    if free(s, KINDS.index(kind), there) and in_circles(s, there, bool(wagon)):
        return Bar("DW-065", "You stood there since you last spent movement, and nothing is new.")
    return too_dear(s, kind, there) or no_wagon(s, wagon, there) or too_far(s, there)


def go(s: West, seat: int, way: str, kind: str, wagon: str = "") -> Asks:
    """Take one step."""
    s.stepped = True
    there = s.players[s.mover].at + DIRECTIONS[way]
    return step_onto(s, there, KINDS.index(kind), bool(wagon))


def there_words(s: West, there: int) -> str:
    """A place by its tile, or as unknown land."""
    return place_words(called(s, there)) if there in s.map else "nowhere"


def beside(s: West, seat: int, way: str) -> str:
    """The space that lies so from the one who moves."""
    return f"space:{name_of(s.players[s.mover].at + DIRECTIONS[way])}"


def go_words(s: West, seat: int, way: str, kind: str, wagon: str = "") -> str:
    """Where a step leads, and how."""
    there = there_words(s, s.players[s.mover].at + DIRECTIONS[way])
    return f"Go {COMPASS[way]} to {there} {BY[kind]}{with_wagon(wagon)}"


STEPS = list(product(DIRECTIONS, KINDS))
GO = Act(
    "go",
    "DW-060",
    go,
    over=[*STEPS, *((way, kind, "wagon") for way, kind in STEPS)],
    barred=no_go,
    label=go_words,
    points=lambda s, seat, way, kind, wagon="": beside(s, seat, way),
)


def step_onto(s: West, there: int, kind: int, pulling: bool) -> Asks:
    """Pay for a step and take it; a railway gives walking back (DW-062, DW-065)."""
    given_back = free(s, kind, there)
    if not given_back:
        spend(s, kind, cost(s, kind, s.players[s.mover].at, there))
    yield from leave_for(s, there)
    if pulling:
        yield from roll_to(s, s.mover, there)  # DW-151
    if given_back:
        s.strolled.append(standing(s))
    else:
        refresh(s)


def leave_for(s: West, there: int) -> Asks:
    """Move the meeple; leaving bandits hurts (DW-045, DW-066, DW-086)."""
    p = s.players[s.mover]
    ambushed = p.at in s.bandits
    p.at, p.lying = there, False
    if s.journal is not None:
        note(s, "moved", s.mover, called(s, there), rule="DW-060")
    if ambushed:
        yield from take_danger(s, s.mover, pain=True)
    yield from follow(s, s.mover)
    reach(s, s.mover)  # DW-011


# -- unknown land ---------------------------------------------------------------------------------


def no_explore(s: West, seat: int, way: str) -> str | Bar | None:
    """DW-073: any movement will do, but the tile has to be face down."""
    there = s.players[s.mover].at + DIRECTIONS[way]
    if there not in s.map:
        return "DW-060"
    if there in s.up:
        return Bar("DW-073", "It is face up already.")
    return None if s.walk or s.climb or s.sail else "DW-061"


def explore(s: West, seat: int, way: str) -> Asks:
    """Try a face-down tile: it is revealed before anybody knows whether it can be entered (DW-073)."""
    s.stepped = True
    p, step = s.players[s.mover], DIRECTIONS[way]
    there = p.at + step
    s.tried = there
    yield from reveal(s, s.mover, there, step)
    if there not in s.map or distance(p.at, there) != 1:  # the east fell away meanwhile
        s.tried = -1
        spend(s, next(kind for kind in range(3) if held(s, kind)), 1)
        refresh(s)


EXPLORE = Act(
    "explore",
    "DW-073",
    explore,
    over=DIRECTIONS,
    barred=no_explore,
    label=lambda s, seat, way: f"Explore the unknown land in the {COMPASS[way]}",
    points=beside,
)


def enter(s: West, seat: int, kind: str, wagon: str = "") -> Asks:
    """DW-073: step onto the tile that was tried."""
    there, s.tried = s.tried, -1
    return step_onto(s, there, KINDS.index(kind), bool(wagon))


ENTER_IT = Act(
    "enter",
    "DW-073",
    enter,
    over=[*((kind,) for kind in KINDS), *((kind, "wagon") for kind in KINDS)],
    barred=lambda s, seat, kind, wagon="": (
        too_dear(s, kind, s.tried) or no_wagon(s, wagon, s.tried) or too_far(s, s.tried)
    ),
    label=lambda s, seat, kind, wagon="": f"Go in {BY[kind]}{with_wagon(wagon)}",
    points=lambda s, seat, kind, wagon="": f"space:{name_of(s.tried)}",
)


def stay(s: West, seat: int, kind: str) -> None:
    """DW-074: not to enter costs 1 movement of any kind."""
    note(s, "stayed", s.mover, called(s, s.tried), rule="DW-074")
    s.tried = -1
    spend(s, KINDS.index(kind), 1)
    refresh(s)


def underfoot(s: West, seat: int) -> str:
    """The space where the one who moves stands."""
    return f"space:{name_of(s.players[s.mover].at)}"


STAY = Act(
    "stay",
    "DW-074",
    stay,
    over=KINDS,
    barred=lambda s, seat, kind: None if held(s, KINDS.index(kind)) else "DW-074",
    label=lambda s, seat, kind: f"Stay here, and lose 1 step {BY[kind]}",
    points=lambda s, seat, kind: underfoot(s, seat),
)


# -- the train ------------------------------------------------------------------------------------


def longest() -> int:
    """The furthest that any train in the box goes."""
    return max(n for job in JOBS.values() for code, n, _ in job.code if code == RIDE)


RIDES = {bearing(step): step for step in within(2 * longest())}


def no_ride(s: West, seat: int, where: str) -> str | Bar | None:
    """DW-083, DW-084: from railway to railway, as far as one train goes."""
    at = s.players[s.mover].at
    if not s.trains:
        return Bar("DW-083", "No train has been paid for.")
    if at not in s.rails:
        return Bar("DW-083", "There is no railway here.")
    there = at + RIDES[where]
    if there not in s.rails:
        return Bar("DW-083", "There is no railway there.")
    far = distance(at, there)
    if far > max(s.trains):
        rule = "DW-084" if sum(s.trains) >= far else "DW-083"
        return Bar(rule, f"It is {far} tiles away, and the train goes {max(s.trains)}.")
    return too_far(s, there)


def ride(s: West, seat: int, where: str) -> Asks:
    """Take the shortest train that reaches the chosen railway (DW-083, DW-085, DW-086)."""
    s.stepped = True
    at = s.players[s.mover].at
    there = at + RIDES[where]
    s.trains.remove(min(train for train in s.trains if train >= distance(at, there)))
    yield from leave_for(s, there)
    refresh(s)


RIDE_TO = Act(
    "ride",
    "DW-083",
    ride,
    over=RIDES,
    barred=no_ride,
    label=lambda s, seat, where: (
        f"Ride the train to {there_words(s, s.players[s.mover].at + RIDES[where])}"
    ),
    points=lambda s, seat, where: f"space:{name_of(s.players[s.mover].at + RIDES[where])}",
)


# -- the questions --------------------------------------------------------------------------------


def stop(s: West, seat: int) -> None:
    """DW-068: the rest of the pool is lost."""
    s.step = "acted"


STOP = Act("stop", "DW-068", stop, label="Stop here", points=underfoot)

GOING = {way: tuple(GO.table[way, kind] for kind in KINDS) for way in DIRECTIONS}
PULLING = {way: tuple(GO.table[way, kind, "wagon"] for kind in KINDS) for way in DIRECTIONS}
EXPLORING = tuple((EXPLORE.table[way], way, step) for way, step in DIRECTIONS.items())
RIDING = {step: RIDE_TO.table[where] for where, step in RIDES.items()}
ENTERING = tuple(ENTER_IT.table[kind,] for kind in KINDS)
ENTERING_PULLING = tuple(ENTER_IT.table[kind, "wagon"] for kind in KINDS)
STAYING = tuple(STAY.table[kind] for kind in KINDS)


def ways(s: West) -> list[Option]:
    """Where the pooled movement may lead from here (DW-060)."""
    at = s.players[s.mover].at
    options = []
    near = bounds(s)
    pooled = (s.walk, s.climb, s.sail)
    if any(pooled):
        for exploring, way, step in EXPLORING:
            there = at + step
            if there not in s.map:
                continue
            if there not in s.up:
                options.append(exploring)  # DW-073
                continue
            if there >> 8 not in near:
                continue  # DW-168
            pulls = at == s.wagon and can_be_pulled(s, there)
            for kind in range(3):
                if pooled[kind] and 0 < cost(s, kind, at, there) <= pooled[kind]:
                    given_back = free(s, kind, there)
                    if not (given_back and in_circles(s, there, False)):
                        options.append(GOING[way][kind])
                    if pulls and not (given_back and in_circles(s, there, True)):
                        options.append(PULLING[way][kind])
    if s.trains and at in s.rails:
        reachable = max(s.trains)
        for there in sorted(s.rails):
            if there != at and there >> 8 in near and distance(at, there) <= reachable:  # DW-083
                options.append(RIDING[there - at])
    return options


def move_options(s: West, payer: int) -> list[Option]:
    """Steps, rides and tries; until the first of them more movement jobs; or an end (DW-061)."""
    options = ways(s)
    if not s.stepped:
        options += open_jobs(s, payer, MOVE_KEY)
    options.append(STOP.option)
    return options


def enter_options(s: West, payer: int) -> list[Option]:
    """Ways into the tile that was tried, more movement for it, or staying (DW-073, DW-074)."""
    at, there = s.players[s.mover].at, s.tried
    options = []
    pulls = at == s.wagon and can_be_pulled(s, there)
    near = column(there) in bounds(s)
    for kind in range(3):
        if near and 0 < cost(s, kind, at, there) <= held(s, kind):
            options.append(ENTERING[kind])
            if pulls:
                options.append(ENTERING_PULLING[kind])
    options += open_jobs(s, payer, MOVE_KEY)
    options += [STAYING[kind] for kind in range(3) if held(s, kind)]
    return options


def pooled(s: West) -> list[str]:
    """The movement that is left, in words."""
    steps = [f"{held(s, n)} {BY[kind]}" for n, kind in enumerate(KINDS) if held(s, n)]
    return steps + [f"a train of {n}" for n in sorted(s.trains)]


def where_to(s: West, mover: int) -> str:
    """The question to whoever pays for a move, and what there is to move with (DW-061)."""
    asked = "where to" if mover == s.payer else f"where do you take {who(s, mover)}"
    left = pooled(s)
    return f"{asked}, with {listed(left)}?" if left else f"{asked}?"


def tried_words(s: West, mover: int) -> str:
    """The question before a tile that was just turned."""
    tile = TILES[s.map[s.tried]] if s.tried in s.map else None
    land = f"{tile.name}, {KINDS_OF_LAND[tile.land]}" if tile else "New land"
    return f"{land}! Go in, find more movement, or stay?"


MOVE = HandAsk(
    "move",
    "DW-061",
    (GO, EXPLORE, RIDE_TO, *JOB_ACTS, STOP),
    prompt=where_to,
    meanwhile="is on the move",
    fast=move_options,
)
ENTER = HandAsk(
    "enter",
    "DW-073",
    (ENTER_IT, *JOB_ACTS, STAY),
    prompt=tried_words,
    meanwhile="looks at new land",
    fast=enter_options,
)


def move(s: West) -> Asks:
    """One move of the action: a step, a ride, a try, or another job; the pool ends when it stops."""
    payer = s.payer
    if s.tried != -1:
        ask = ENTER
        asked = ENTER(s, payer, s.mover)
    else:
        ask = MOVE
        asked = MOVE(s, payer, s.mover)
        if s.stepped:
            asked.always = False  # the hand plays no part any more
    pick = yield asked
    yield from ask.do(s, payer, pick)
    if s.players[payer].out:
        s.step = "acted"
