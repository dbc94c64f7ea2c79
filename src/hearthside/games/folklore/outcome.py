"""How a tale ends, and the figures of a finished one."""

from __future__ import annotations

from hearthside.kernel import END, Outcome

from .state import ALIVE, Tale


def outcome(s: Tale) -> Outcome | None:
    """The group shares one score: how well its stories ended, and how many of it live."""
    if s.step != END:
        return None
    share = sum(s.scores) / (100 * max(1, len(s.scores)))
    return Outcome((share,) * s.seats, s.endings[-1] if s.endings else "candle", "FL-023")


def metrics(s: Tale) -> dict[str, int | float | str | bool]:
    """Facts about a finished game."""
    return {
        "story": "+".join(s.endings) and s.story,
        "ending": s.endings[-1] if s.endings else "",
        "score": sum(s.scores) / max(1, len(s.scores)),
        "survived": s.group_deaths == 0 and bool(s.endings) and s.endings[-1] != "candle",
        "alive": sum(h.form == ALIVE for h in s.heroes),
        "characters": len(s.heroes),
        "deaths": s.deaths,
        "group_deaths": s.group_deaths,
        "foes_beaten": s.foes_beaten,
        "rounds": s.rounds,
        "lore": sum(h.lore for h in s.heroes) // max(1, len(s.heroes)),
    }
