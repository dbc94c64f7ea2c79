"""What a map asks for, and how what was done before changes it."""

from __future__ import annotations

from hearthside.kernel import note

from ..content.story import Goal, MapSetup, Weakened
from ..state import Tale, here
from .features import comes, setup_of
from .field import hostile
from .memory import holds

BEFORE_THE_LAST = ("kill", "flag", "token", "hold")
"""Goals that end a fight before all foes are beaten."""


def goals_of(s: Tale, setup: MapSetup) -> list[Goal]:
    """What the map asks for as things stand."""
    return [goal for goal in setup.goals if holds(s, goal.when)]


def goals_met(s: Tale, setup: MapSetup) -> bool:
    """Whether all but leaving is done."""
    site = here(s)
    if any(f.soul >= 0 for f in site.foes):  # FL-258: to the death
        return False
    goals = goals_of(s, setup)
    if site.combat and not setup.optional and not any(g.kind in BEFORE_THE_LAST for g in goals):
        return False  # FL-086
    return all(goal_met(s, setup, goal) for goal in goals)


def goal_met(s: Tale, setup: MapSetup, goal: Goal) -> bool:
    """Whether one goal is reached; leaving by the exit is asked of the leader."""
    site = here(s)
    if goal.kind == "defeat":
        return setup.optional or not (hostile(site) or lurking(s, setup, ""))
    if goal.kind == "kill":
        alive = any(f.kind == goal.arg and f.owner < 0 for f in site.foes)
        return not alive and not lurking(s, setup, goal.arg)
    if goal.kind == "touch":
        touched = [i for i, f in enumerate(setup.features) if f.at == goal.number]
        return all(site.features[i] for i in touched)
    if goal.kind == "flag":
        return goal.arg in s.flags
    if goal.kind == "token":
        return s.tokens.get(goal.arg, 0) >= goal.number
    if goal.kind == "hold":
        return site.round >= goal.number
    return True


def lurking(s: Tale, setup: MapSetup, kind: str) -> bool:
    """Whether foes of a kind, or any, still lie in wait for somebody to touch something."""
    site = here(s)
    closed = {f.at for i, f in enumerate(setup.features) if site.features[i]}
    return any(
        foe.ambush >= 0 and foe.ambush not in closed and comes(s, foe) and kind in ("", foe.kind)
        for foe in setup.foes
    )


def won_early(s: Tale) -> bool:
    """Whether a fight is over because what the map asks for has been reached."""
    setup = setup_of(s)
    if setup is None or not here(s).combat:
        return False
    goals = goals_of(s, setup)
    early = any(g.kind in BEFORE_THE_LAST for g in goals) and all(g.kind != "exit" for g in goals)
    return early and goals_met(s, setup)


def weaken(s: Tale, weak: Weakened) -> None:
    """What the group did before has cost a foe something; vita in the measure of the group."""
    for f in here(s).foes:
        if f.kind == weak.kind:
            if weak.what == "vita":
                f.vita = f.most = max(1, f.vita - weak.by * max(2, len(s.heroes)) // 2)  # FL-350
            elif weak.what == "might":
                f.might_off += weak.by  # FL-350
            else:
                f.defense_off += weak.by  # FL-350
            note(s, "weakened", f.tag, weak.what, rule="FL-027")
