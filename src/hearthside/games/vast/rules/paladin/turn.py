"""The Paladin's turn: collect, act, sprint, gain Fury; his crusades are in `crusade`."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asks, Bar, Option, note

from ...content.board import BITS, CRYPTS, INDEX, NAMES
from ...content.names import count_words
from ...content.roles import DRAGON, PALADIN
from ...state import Vast
from ..edges import spread
from ..figures import forcing
from ..flow import end_turn, finish
from ..lists import Spots
from ..movement import enter, offered, pauses, rings, steps_to, too_far, union
from ..pieces import pillar_mask
from .aids import AIDS, aids, can_spend, no_cube
from .crusade import APPROACH, APPROACHES, CRUSADE, CRUSADES, can_stay, too_strong
from .dials import dread, gain_fury
from .moments import SPRINT, TURN_STARTS


def paladin_collects(s: Vast) -> None:
    """VM-078: all hero cubes come back; what works at the start of his turn does."""
    p = s.paladin
    p.unassigned += p.prepare + p.sprint + p.crusade
    p.prepare = p.sprint = p.crusade = 0
    p.vigor = p.struck = 0
    p.hit_spider = p.hit_poltergeist = False
    p.used.clear()
    if s.visitor == DRAGON:
        s.dragon.hunted = s.dragon.burnt = False  # VT-195
    for effect in TURN_STARTS.of(p.played):  # VM-114
        effect(s)
    s.step = "paladin_acts"


# -- sprint --------------------------------------------------------------------------------


def sprint_rings(s: Vast, steps: int, force: int) -> list[int]:
    """VM-081: Lit tiles without forcing figures, as far as the sprint goes; webs end it (VM-082)."""
    m, p = s.map, s.paladin
    allowed = m.lit & ~(force | BITS[p.pillar])
    return rings(spread, m, p.at, steps, allowed, pauses(s, PALADIN))


def no_run(s: Vast, name: str, steps: int) -> str | Bar | None:
    """Why a sprint does not lead to a space."""
    m, to, bit = s.map, INDEX[name], 1 << INDEX[name]
    force = forcing(s, PALADIN)
    if union(sprint_rings(s, steps, force)) & bit:
        return None
    if to == s.paladin.at:
        return Bar("VM-081", "You stand there.")
    if not m.tiles & bit:
        return "VM-032"
    if pillar_mask(s) & bit:
        return "VM-286"
    if force & bit:
        return "VM-083"
    if not m.lit & bit:
        return Bar("VM-081", "That tile is Dark.")
    allowed = m.lit & ~force & ~pillar_mask(s)
    return too_far(spread, m, s.paladin.at, to, steps, allowed, "VM-081")


def no_sprint(s: Vast, me: int, name: str) -> str | Bar | None:
    """VM-081: a cube, and a tile within reach."""
    return no_cube(s) or no_run(s, name, SPRINT.of(s.paladin.played))


def sprint(s: Vast, me: int, name: str) -> Asks:
    """VM-081: a cube for a run of a few spaces."""
    p = s.paladin
    p.unassigned -= 1
    p.sprint += 1
    p.moves = SPRINT.of(p.played)
    return run(s, me, name)


def run(s: Vast, me: int, name: str) -> Asks:
    """One leg of a sprint."""
    p, to = s.paladin, INDEX[name]
    p.moves -= steps_to(s, to)
    if s.map.webbed >> to & 1:
        p.moves = 0  # VM-082
    p.at = to
    note(s, "sprinted", NAMES[to], rule="VM-081")
    yield from enter(s, PALADIN, to)
    s.step = "paladin_sprints" if p.moves else "paladin_acts"


START_RUN = Act(
    "sprint",
    "VM-081",
    sprint,
    over=CRYPTS,
    barred=no_sprint,
    label="Sprint to {0}",
    points="space:{0}",
    detail="1 hero cube",
)
RUN_ON = Act(
    "sprint",
    "VM-081",
    run,
    over=CRYPTS,
    barred=lambda s, me, name: no_run(s, name, s.paladin.moves),
    label="Sprint on to {0}",
    points="space:{0}",
)
RUNS = Spots(START_RUN)


def stop(s: Vast, me: int) -> None:
    """He may end a sprint early."""
    s.step = "paladin_acts"


STOP = Act("stop", "VM-081", stop, label="Stop here")


# -- his questions -------------------------------------------------------------------------


def end_actions(s: Vast, me: int) -> None:
    """VM-079: he may stop after any action."""
    s.step = "paladin_rages"


END_ACTIONS = Act("end", "VM-079", end_actions, label="End your turn", prior=0.5)
THE_END, STOPPING = END_ACTIONS.option, STOP.option


def paladin_options(s: Vast, me: int) -> list[Option]:
    """What nothing bars: crusades, sprints, aids."""
    p, m, here = s.paladin, s.map, s.paladin.at
    options: list[Option] = []
    if p.unassigned:
        force = forcing(s, PALADIN)
        beside = spread(m, 1 << here) & m.tiles & ~(BITS[p.pillar] | too_strong(s))
        options = CRUSADES.of(beside)
        if can_stay(s, force):
            options.append(CRUSADES.at[here])
        if can_spend(s):
            options += APPROACHES.of(beside & ~m.lit)
        options += RUNS.of(offered(s, sprint_rings(s, SPRINT.of(p.played), force)))
    options += aids(s)
    options.append(THE_END)
    return options


def sprint_options(s: Vast, me: int) -> list[Option]:
    """Where a sprint may go on to, and aids."""
    found = sprint_rings(s, s.paladin.moves, forcing(s, PALADIN))
    return [*RUNS.of(offered(s, found)), *aids(s), STOPPING] if found else [STOPPING]


ACTIONS = Ask(
    "paladin",
    "VM-079",
    (CRUSADE, APPROACH, START_RUN, *AIDS.acts, END_ACTIONS),
    prompt=lambda s: f"{count_words(s.paladin.unassigned, 'hero cube')} left. What will you do?",
    meanwhile="looks around",
    fast=paladin_options,
)
SPRINTING = Ask(
    "sprint",
    "VM-081",
    (RUN_ON, *AIDS.acts, STOP),
    prompt=lambda s, steps: f"run on? You have {steps} step{'' if steps == 1 else 's'} left.",
    meanwhile="runs",
    fast=sprint_options,
)


def paladin_acts(s: Vast) -> Asks:
    """VM-079: any actions in any order, one hero cube each."""
    seat = s.seat_of[PALADIN]
    pick = yield ACTIONS(s, seat)
    yield from ACTIONS.do(s, seat, pick)
    if s.winner >= 0:
        finish(s)


def paladin_sprints(s: Vast) -> Asks:
    """The rest of a sprint, if he wants it and there is a way."""
    seat = s.seat_of[PALADIN]
    decision = SPRINTING(s, seat, s.paladin.moves)
    if decision.options[0].verb != "sprint":
        s.step = "paladin_acts"
        return
    pick = yield decision
    yield from SPRINTING.do(s, seat, pick)
    if s.winner >= 0:
        finish(s)


def paladin_rages(s: Vast) -> Asks:
    """VM-104: 1 Fury if the Spider was not hit; in the solo game VM-253."""
    p = s.paladin
    if not (p.hit_poltergeist if s.solo else p.hit_spider):
        gain_fury(s, 1)
    if s.solo:
        yield from dread(s, 1)
        if s.winner >= 0:
            finish(s)
        else:
            s.step = "solo_rises"
        return
    end_turn(s)
