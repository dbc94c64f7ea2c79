"""The turn structure: dawn, actions, dusk, and the night in the mission's order."""

from __future__ import annotations

from hearthside.kernel import ANYONE, Asks, Steps, note

from .content.jobs.program import BATTLE_KEY, MOVE_KEY, Program
from .rules import battle as battles
from .rules import movement, night, trading
from .rules import work as working
from .rules.battle import begin_battle
from .rules.cards import draw
from .rules.day import ACT, DUSK, LEAD, MORE
from .rules.jobs import JOB_VERBS, program_of
from .rules.scoring import die
from .setup import first_day
from .state import West

step = Steps[West]()


@step
def dawn(s: West) -> None:
    """Untap, then draw up to the hand limit; a hand still full is death (DW-111, DW-112, DW-113)."""
    if s.day == first_day(s):
        note(s, "mission", s.mission, s.finish, s.days - s.day, rule="DW-021")
    note(s, "dawn", s.day, rule="DW-111")
    for seat, p in enumerate(s.players):
        if p.out:
            continue
        p.tapped = p.passed = False  # DW-039
        missing = p.limit - len(p.hand)  # DW-124
        if missing <= 0:
            die(s, seat, "DW-006")  # DW-144
        else:
            draw(s, seat, missing)
    s.acts = s.talks = s.idle = 0
    if s.mode != "versus":
        s.step = "lead"
    else:
        s.active = s.first
        s.left = 1  # DW-114
        s.step = "act" if not s.players[s.first].out else "next_turn"


@step
def lead(s: West) -> Asks:
    """Together, the party says who acts next (DW-018, DW-116)."""
    if all(p.passed for p in s.players):
        begin_dusk(s)
        return
    pick = yield LEAD(s, ANYONE)
    yield from LEAD.do(s, ANYONE, pick)


@step
def next_turn(s: West) -> None:
    """The next player clockwise who has not passed takes one or two actions (DW-017, DW-114, DW-115)."""
    for i in range(1, s.seats + 1):
        seat = (s.active + i) % s.seats
        if not s.players[seat].passed:
            s.active, s.left, s.acts, s.talks = seat, 2, 0, 0
            s.step = "act"
            return
    begin_dusk(s)


@step
def act(s: West) -> Asks:
    """One action: jobs, a purchase, a trade or a battle; or pass (DW-114, DW-117)."""
    seat = s.active
    s.used = 0
    pick = yield ACT(s, seat)
    if pick[0] in JOB_VERBS:
        begin_jobs(s, seat, program_of(s, seat, pick))
    yield from ACT.do(s, seat, pick)
    if s.players[seat].out:
        s.step, s.battle = "acted", None


def begin_jobs(s: West, seat: int, job: Program) -> None:
    """Begin an action with its first job; what follows depends on the last step (DW-047)."""
    s.key = job.key
    if job.key == MOVE_KEY:
        movement.begin_move(s, seat, seat)
        s.step = "move"
    elif job.key == BATTLE_KEY:
        begin_battle(s, s.players[seat].at, seat, night=False)
        s.step = "battle"
    elif job.work >= 0:
        working.begin_work(s, job.work)
        s.step = "work"
    else:
        s.step = "more"


@step
def more(s: West) -> Asks:
    """Further jobs with the same last step belong to the same action (DW-047)."""
    pick = yield MORE(s, s.active)
    yield from MORE.do(s, s.active, pick)
    if s.players[s.active].out:
        s.step = "acted"


@step
def acted(s: West) -> None:
    """An action is over, unless a trade still has somebody moved (DW-114, DW-120)."""
    if s.carries and trading.carry_on(s):
        return
    s.key = -1
    s.acts += 1
    s.idle = s.talks = 0  # DW-116, DW-119
    s.walk = s.climb = s.sail = 0  # DW-068
    s.trains = []
    s.mover = s.payer = -1
    if s.players[s.active].out or (s.mode == "versus" and s.acts >= s.left):
        s.step = "next_turn"
    else:
        s.step = "act"


step(movement.move)
step(working.work)
step(working.join)
step(battles.battle)
step(battles.fight)
step(trading.talk)
step(trading.settle)


def begin_dusk(s: West) -> None:
    """All have passed; each is asked in turn what to discard."""
    order = [(s.first + i) % s.seats for i in range(s.seats)]
    s.asked = [seat for seat in order if not s.players[seat].out]
    s.step = "dusk"


@step
def dusk(s: West) -> Asks:
    """Each may discard any number of item cards, but no dangers (DW-123)."""
    if not s.asked:
        night.next_entry(s)
        return
    seat = s.asked[0]
    pick = yield DUSK(s, seat)
    yield from DUSK.do(s, seat, pick)


@step
def night_day(s: West) -> None:
    """The day tracker moves (DW-125)."""
    night.move_tracker(s)
    night.next_entry(s)


@step
def night_row(s: West) -> None:
    """The trade row moves (DW-126)."""
    night.move_row(s)
    night.next_entry(s)


@step
def night_exhaustion(s: West) -> Asks:
    """Everybody takes an exhaustion (DW-127)."""
    yield from night.tire(s)
    night.next_entry(s)


@step
def night_attack(s: West) -> None:
    """Bandits attack, group by group (DW-128, DW-129)."""
    if not s.raided:
        s.fights = night.raids(s)
        s.raided = True
    if night.next_raid(s):
        s.step = "battle"
    else:
        s.raided = False
        night.next_entry(s)


@step
def night_move(s: West) -> None:
    """Bandits move (DW-130)."""
    night.roam(s)
    night.next_entry(s)


@step
def night_wagon(s: West) -> Asks:
    """A runaway wagon goes on."""
    yield from night.run_wagon(s)
    night.next_entry(s)


@step
def night_hunger(s: West) -> None:
    """Unfed villages go hungry (DW-165)."""
    night.starve(s)
    night.next_entry(s)


@step
def night_harvest(s: West) -> None:
    """Homesteads bring food (DW-166)."""
    night.harvest(s)
    night.next_entry(s)


@step
def night_remove(s: West) -> None:
    """Eastern tiles fall away (DW-137)."""
    night.drop_east(s)
    night.next_entry(s)


@step
def night_appear(s: West) -> None:
    """Bandits appear (DW-140)."""
    night.appear(s)
    night.next_entry(s)


@step
def night_first(s: West) -> None:
    """P1 passes on (DW-142)."""
    night.pass_first(s)
    night.next_entry(s)
