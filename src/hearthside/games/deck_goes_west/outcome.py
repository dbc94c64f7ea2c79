"""How a game ends, and the facts of a finished one."""

from __future__ import annotations

from hearthside.kernel import Goal, Outcome

from .content.cards import KINDS
from .content.missions import MISSIONS
from .content.people import CHARACTERS
from .setup import first_day
from .state import West, column


def outcome(s: West) -> Outcome | None:
    """Who won, once the game is over; a shared victory in versus is worth a share."""
    if not s.how:
        return None
    rule = {"score": "DW-001", "days": "DW-003", "death": "DW-007", "all_out": "DW-008"}[s.how]
    share = 1.0 / len(s.winners) if s.mode == "versus" and s.winners else 1.0
    return Outcome(tuple(share if i in s.winners else 0.0 for i in range(s.seats)), s.how, rule)


def race(s: West) -> tuple[Goal, ...]:
    """The points of the mission, each for themselves or all together; the days, and deaths, which end it."""
    mission = MISSIONS[s.mission]
    home = " Everybody has to be back home as well." if mission.home else ""
    earns = " ".join(job.said for job in (*mission.events, *mission.jobs) if job.scores)
    points = Goal("Points", 0, s.finish, rule="DW-001", text=earns + home, look="points")
    out = sum(p.out for p in s.players)
    if s.mode == "versus":
        return (
            *(points._replace(value=n, who=seat) for seat, n in enumerate(s.points)),
            Goal("Days gone", min(s.day, s.days), s.days, means="ends", rule="DW-003", look="sun"),
            Goal("Dead", out, s.seats, means="ends", rule="DW-008", look="dead"),
        )
    return (
        points._replace(value=s.points[0]),
        Goal("Days gone", min(s.day, s.days), s.days, means="loses", rule="DW-003", look="sun"),
        Goal("Dead", int(s.how == "death"), 1, means="loses", rule="DW-007", look="dead"),
    )


def metrics(s: West) -> dict[str, int | float | str | bool]:
    """Facts about a finished game for reports; `days` is where the tracker stands, `lasted` the days that were played."""
    facts: dict[str, int | float | str | bool] = {
        "mission": s.mission,
        "mode": s.mode,
        "how": s.how,
        "won": bool(s.winners),
        "days": s.day,
        "lasted": min(s.day, s.days - 1) - first_day(s) + 1,
        "points": max(s.points),
        "west": max((column(p.at) for p in s.players if not p.out), default=-1),
        "deaths": sum(p.out for p in s.players) + (s.how == "death"),
        "rails": len(s.rails),
        "bandits": sum(s.bandits.values()),
        "bought": len(s.bought),
        "played": len(s.played),
        "winner": CHARACTERS[s.players[s.winners[0]].character].id if s.winners else "",
    }
    for verb, kinds in (("bought", s.bought), ("played", s.played)):
        for kind in kinds:
            name = f"{verb}_{KINDS[kind].id}"
            facts[name] = int(facts.get(name, 0)) + 1
    return facts
