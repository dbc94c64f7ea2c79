"""Movement: walking, climbing, sailing, the train, and stepping into the unknown."""

from __future__ import annotations

from hearthside.kernel import Asks, Decision, Option, note

from ..content.land import LAND
from ..content.missions import MISSIONS
from ..jobs.program import MOUNTAIN, MOVE_KEY, RIVER, WATER
from ..state import DIRECTIONS, West, distance, name_of
from .cards import show, take_danger
from .doing import do, reveal
from .ending import reach
from .land import called
from .possible import open_jobs
from .wagon import can_be_pulled, follow, roll_to

WALKING, CLIMBING, SAILING = range(3)
KINDS = ("walk", "climb", "sail")
GO = {d: tuple(Option("go", d, kind) for kind in KINDS) for d in DIRECTIONS}
PULL = {d: tuple(Option("go", d, kind, "wagon") for kind in KINDS) for d in DIRECTIONS}
EXPLORE = {d: Option("explore", d) for d in DIRECTIONS}
ENTER = tuple(Option("enter", kind) for kind in KINDS)
ENTER_PULLING = tuple(Option("enter", kind, "wagon") for kind in KINDS)
STAY = tuple(Option("stay", kind) for kind in KINDS)
STOP = Option("stop")
_ride: dict[int, Option] = {}


def ride_to(at: int) -> Option:
    """The option to take the train to a place."""
    option = _ride.get(at)
    if option is None:
        option = _ride[at] = Option("ride", name_of(at))
    return option


def cost(s: West, kind: int, start: int, end: int) -> int:
    """What a step onto a face-up tile takes by one kind of movement; 0 if it cannot (DW-062, DW-063)."""
    land = LAND[s.map[end]]
    if end in s.rails:
        if kind != SAILING:
            return 1
        from_water = start in s.up and LAND[s.map[start]] & (WATER | RIVER)
        return 1 if from_water or land & (WATER | RIVER) else 0
    if kind == WALKING:
        return 0 if land & WATER else 2 if land & MOUNTAIN else 1  # from water too: DW-064
    if kind == CLIMBING:
        return 0 if land & WATER else 1
    if land & (WATER | RIVER):
        return 1
    if land & MOUNTAIN or start not in s.up:
        return 0
    return 1 if LAND[s.map[start]] & (WATER | RIVER) else 0


def held(s: West, kind: int) -> int:
    """How much of one kind of movement is left."""
    return s.walk if kind == WALKING else s.climb if kind == CLIMBING else s.sail


def spend(s: West, kind: int, n: int) -> None:
    """Use up movement of one kind."""
    if kind == WALKING:
        s.walk -= n
    elif kind == CLIMBING:
        s.climb -= n
    else:
        s.sail -= n


def begin_move(s: West, payer: int, mover: int) -> None:
    """Open the pool: `payer` does the movement jobs, the meeple of `mover` moves."""
    s.payer, s.mover = payer, mover
    s.walk = s.climb = s.sail = 0
    s.trains = []
    s.strolled = []
    s.stepped = False
    s.tried = -1


def ways(s: West) -> list[Option]:
    """Where the pooled movement may lead from here (DW-060)."""
    at = s.players[s.mover].at
    options = []
    pulls = at == s.wagon and can_be_pulled(s)
    pooled = (s.walk, s.climb, s.sail)
    if any(pooled):
        for name, step in DIRECTIONS.items():
            there = at + step
            if there not in s.map:
                continue
            if there not in s.up:
                options.append(EXPLORE[name])  # DW-073
                continue
            for kind in range(3):
                if pooled[kind] and 0 < cost(s, kind, at, there) <= pooled[kind]:
                    options.append(GO[name][kind])
                    if pulls:
                        options.append(PULL[name][kind])
    if s.trains and at in s.rails:
        reachable = max(s.trains)
        for there in sorted(s.rails):
            if there != at and distance(at, there) <= reachable:  # DW-083, DW-084
                options.append(ride_to(there))
    return options


def move(s: West) -> Asks:
    """One move of the action: a step, a ride, a try, or another job; the pool ends when it stops."""
    if s.tried >= 0:
        yield from enter_or_stay(s)
        return
    options = ways(s)
    if not s.stepped:
        show(s)
        options += open_jobs(s, s.payer, MOVE_KEY)  # DW-061
    if not options:
        s.step = "acted"  # DW-068
        return
    options.append(STOP)
    pick = yield Decision(
        s.payer, "move", options, rule="DW-061", about=(s.mover,), secret=not s.open
    )
    verb = pick[0]
    if verb == "go":
        s.stepped = True
        step = DIRECTIONS[str(pick[1])]
        kind = KINDS.index(str(pick[2]))
        yield from step_onto(s, s.players[s.mover].at + step, kind, len(pick) == 4)
    elif verb == "explore":
        s.stepped = True
        yield from explore(s, DIRECTIONS[str(pick[1])])
    elif verb == "ride":
        s.stepped = True
        yield from ride(s, pick)
    elif verb == "stop":
        s.step = "acted"
    else:
        yield from do(s, s.payer, pick)
        if s.players[s.payer].out:
            s.step = "acted"


def explore(s: West, step: int) -> Asks:
    """Try a face-down tile: it is revealed before anybody knows whether it can be entered (DW-073)."""
    p = s.players[s.mover]
    there = p.at + step
    s.tried = there
    yield from reveal(s, s.mover, there, step)
    if there not in s.map or distance(p.at, there) != 1:  # the east fell away meanwhile
        s.tried = -1
        spend(s, next(kind for kind in range(3) if held(s, kind)), 1)


def enter_or_stay(s: West) -> Asks:
    """The tried tile is known now: enter it, add movement, or stay for 1 movement (DW-073, DW-074)."""
    at, there = s.players[s.mover].at, s.tried
    options = []
    pulls = at == s.wagon and can_be_pulled(s)
    for kind in range(3):
        if 0 < cost(s, kind, at, there) <= held(s, kind):
            options.append(ENTER[kind])
            if pulls:
                options.append(ENTER_PULLING[kind])
    show(s)
    options += open_jobs(s, s.payer, MOVE_KEY)
    options += [STAY[kind] for kind in range(3) if held(s, kind)]
    pick = yield Decision(
        s.payer, "enter", options, rule="DW-073", about=(s.mover, name_of(there)), secret=not s.open
    )
    verb = pick[0]
    if verb == "enter":
        s.tried = -1
        yield from step_onto(s, there, KINDS.index(str(pick[1])), len(pick) == 3)
    elif verb == "stay":
        s.tried = -1
        spend(s, KINDS.index(str(pick[1])), 1)
        note(s, "stayed", s.mover, called(s, there), rule="DW-074")
    else:
        yield from do(s, s.payer, pick)
        if s.players[s.payer].out:
            s.step = "acted"


def step_onto(s: West, there: int, kind: int, pulling: bool) -> Asks:
    """Pay for a step and take it; a railway gives walking back (DW-062, DW-065)."""
    at = s.players[s.mover].at
    if kind == WALKING and there in s.rails and there not in s.strolled:
        s.strolled.append(there)
    else:
        spend(s, kind, cost(s, kind, at, there))
    yield from leave_for(s, there)
    if pulling:
        yield from roll_to(s, s.mover, there)  # DW-151


def ride(s: West, pick: Option) -> Asks:
    """Take the shortest train that reaches the chosen railway (DW-083, DW-085, DW-086)."""
    at = s.players[s.mover].at
    there = next(rail for rail in s.rails if name_of(rail) == pick[1])
    s.trains.remove(min(train for train in s.trains if train >= distance(at, there)))
    yield from leave_for(s, there)


def leave_for(s: West, there: int) -> Asks:
    """Move the meeple; leaving bandits hurts (DW-045, DW-066, DW-086)."""
    p = s.players[s.mover]
    ambushed = p.at in s.bandits
    p.at, p.lying = there, False
    if s.journal is not None:
        note(s, "moved", s.mover, called(s, there), rule="DW-060")
    if ambushed:
        yield from take_danger(s, s.mover, pain=True)
    if s.wagon >= 0:
        yield from follow(s, s.mover)
    if MISSIONS[s.mission].home:
        reach(s, s.mover)  # DW-011
