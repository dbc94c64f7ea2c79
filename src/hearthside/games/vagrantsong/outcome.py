"""How a night or a campaign ends, and the figures of a finished one."""

from __future__ import annotations

from hearthside.kernel import END, Goal, Outcome

from .content.line import SKIPPED, nights_ahead
from .content.names import haint_name
from .rules.breaks import to_complete
from .rules.places import scenario_of
from .state import Journey


def outcome(s: Journey) -> Outcome | None:
    """Everybody wins or loses together (VS-005); a campaign counts the nights won."""
    if s.step != END:
        return None
    if s.campaign:
        score = sum(worth_of(over) for over in s.camp.results) / max(1, line_length(s))
        return Outcome((score,) * s.seats, "campaign", "VS-008")
    won = s.over == "won"
    return Outcome((worth_of(s.over),) * s.seats, s.over, "VS-227" if won else "VS-229")


def line_length(s: Journey) -> int:
    """How many nights the line has, ridden, to come and left out by a last stand."""
    ridden = len(s.camp.results) + (s.phase in ("setup", "scenario"))
    return ridden + nights_ahead(s) + s.camp.marks.get(SKIPPED, 0)


def worth_of(over: str) -> float:
    """What the end of a night is worth: another than won or lost is half a victory."""
    return {"won": 1.0, "lost": 0.0}.get(over, 0.5)


def race(s: Journey) -> tuple[Goal, ...]:
    """How a night stands; in a campaign, how many nights there were: in Camp, when the last is over, that alone."""
    resting = s.phase in ("camp", "between") and s.step != "moment"
    goals = [] if resting else _night(s)
    if s.campaign:
        nights = len(s.camp.results)
        length = nights if s.step == END else line_length(s)
        goals.append(Goal("Nights", nights, length, means="ends", rule="VS-008", look="round"))
    return tuple(goals)


def _night(s: Journey) -> list[Goal]:
    """How far every Haint is from being saved, or the Rituals are done; who is Westbound."""
    made = scenario_of(s)
    goals = []
    for k, h in enumerate(s.haints):
        if not (made.saved and h.threshold):
            continue
        times = max(1, h.breaks, made.card(h.who).breaks + s.tune.get("breaks", 0))
        whole, done = times * h.threshold, (times - h.breaks) * h.threshold + h.humanity
        twin = any(other.who == h.who for other in s.haints[:k])
        goals.append(
            Goal(
                haint_name(h.who) + (f" {k + 1}" if twin else ""),
                min(whole, done),
                whole,
                rule="VS-227",
                text=f"{h.humanity} of {h.threshold} to the next Break, {breaks_left(h.breaks)} left.",
                marks=tuple(range(h.threshold, whole, h.threshold)),
                look="humanity",
            )
        )
    if made.done:
        word = f"{made.rituals[0].word}s"
        goals.append(Goal(word, len(s.rituals), to_complete(s), rule="VS-223", look="ritual"))
    goals += made.goals(s) if made.goals else ()
    gone = sum(v.westbound for v in s.vagrants)
    lost = s.over not in ("", "won")
    goals.append(
        Goal("Westbound", gone, len(s.vagrants), means="loses", rule="VS-229", look="westbound")
    )
    if lost and gone < len(s.vagrants):
        goals.append(
            Goal("Defeat", 1, 1, means="loses", rule="VS-229", text=made.defeat_text, look="black")
        )
    return goals


def breaks_left(n: int) -> str:
    """So many Breaks, in words."""
    return f"{n} Break" if n == 1 else f"{n} Breaks"


def metrics(s: Journey) -> dict[str, int | float | str | bool]:
    """Facts about a finished game."""
    return {
        "scenario": s.scenario,
        "campaign": s.campaign,
        "won": s.over == "won",
        "nights_won": s.camp.results.count("won"),
        "nights": len(s.camp.results),
        "ending": s.over if s.over in scenario_of(s).ends else "",
        "rounds": s.rounds,
        "rituals": len(s.rituals),
        "westbound": sum(v.was_westbound for v in s.vagrants),
        "breaks_left": sum(h.breaks for h in s.haints),
        "revives": s.camp.revives,
        "vagrants": "+".join(sorted(v.who for v in s.vagrants)),
    }
