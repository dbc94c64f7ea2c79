"""How a night or a campaign ends, and the figures of a finished one."""

from __future__ import annotations

from hearthside.kernel import END, Outcome

from .content.page import SCENARIOS
from .state import Journey


def outcome(s: Journey) -> Outcome | None:
    """Everybody wins or loses together (VS-005); a campaign counts the nights won."""
    if s.step != END:
        return None
    if s.campaign:
        nights = max(1, len(s.camp.results))
        length = max(nights, len(SCENARIOS) - _first(s) + 1)
        score = s.camp.results.count("won") / length
        return Outcome((score,) * s.seats, "campaign", "VS-008")
    won = s.over == "won"
    return Outcome((1.0 if won else 0.0,) * s.seats, s.over, "VS-227" if won else "VS-229")


def _first(s: Journey) -> int:
    """The number of the Scenario a campaign started from."""
    return SCENARIOS[s.scenario].number - len(s.camp.results) + 1


def metrics(s: Journey) -> dict[str, int | float | str | bool]:
    """Facts about a finished game."""
    return {
        "scenario": s.scenario,
        "campaign": s.campaign,
        "won": s.over == "won",
        "nights_won": s.camp.results.count("won"),
        "nights": len(s.camp.results),
        "rounds": s.rounds,
        "rituals": len(s.rituals),
        "westbound": sum(v.was_westbound for v in s.vagrants),
        "breaks_left": sum(h.breaks for h in s.haints),
        "revives": s.camp.revives,
        "vagrants": "+".join(sorted(v.who for v in s.vagrants)),
    }
