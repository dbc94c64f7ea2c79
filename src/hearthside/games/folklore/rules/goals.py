"""What a map asks for, and how what was done before changes it."""

from __future__ import annotations

from hearthside.kernel import note

from ..content.names import capital, named
from ..content.story import Goal, MapSetup, Placed, Weakened
from ..state import CLOSED, Tale, here
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


def goal_name(goal: Goal) -> str:
    """What a map asks for, as a name."""
    if goal.kind == "kill":
        return f"Defeat {named(goal.arg)}"
    if goal.kind == "touch":
        return f"See to {goal.arg}"
    said = {"defeat": "Defeat all foes", "exit": "Reach the exit", "hold": "Hold out"}
    return said.get(goal.kind) or capital(goal.arg.replace("_", " "))


def goal_reach(s: Tale, goal: Goal) -> tuple[int, int]:
    """How far a goal is reached, and the whole: a count where there is one, else whether it is."""
    if goal.kind == "token":
        return min(s.tokens.get(goal.arg, 0), goal.number), goal.number
    if goal.kind == "hold":
        return min(here(s).round, goal.number), goal.number
    if goal.kind == "kill":
        foes = [f for f in here(s).foes if f.kind == goal.arg and f.owner < 0]
        most = sum(f.most for f in foes)
        return (most - sum(max(0, f.vita) for f in foes), most) if most else (0, 1)
    if goal.kind == "defeat":
        site, setup = here(s), setup_of(s)
        left = sum(f.owner < 0 for f in site.foes)
        left += len(lurkers(s, setup, "")) if setup is not None else 0
        return site.gone, max(1, site.gone + left)
    return 0, 1


def goal_text(s: Tale, goal: Goal) -> str:
    """What a map asks for, in words, with how far it has come."""
    if goal.kind == "kill":
        return f"defeat {named(goal.arg)}"
    if goal.kind == "touch":
        return f"see to what is at {goal.arg}"
    if goal.kind == "hold":
        done = s.site.round if s.site is not None else 0
        return f"hold out for {goal.number} rounds ({min(done, goal.number)} so far)"
    if goal.kind == "token":
        return f"{goal.arg.replace('_', ' ')}: {s.tokens.get(goal.arg, 0)} of {goal.number}"
    said = {"defeat": "defeat all foes", "exit": "reach the exit zone"}
    return said.get(goal.kind, goal.arg.replace("_", " "))


def lurking(s: Tale, setup: MapSetup, kind: str) -> bool:
    """Whether foes of a kind, or any, still lie in wait for somebody to touch something."""
    return bool(lurkers(s, setup, kind))


def lurkers(s: Tale, setup: MapSetup, kind: str) -> list[Placed]:
    """Those who do: what would wake them is there, and nobody has tried it."""
    site = here(s)
    asleep = {f.at for i, f in enumerate(setup.features) if site.features[i] < CLOSED}
    return [
        foe
        for foe in setup.foes
        if foe.ambush in asleep
        and not site.woken >> foe.ambush & 1
        and comes(s, foe)
        and kind in ("", foe.kind)
    ]


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
