"""How a game ends, and the figures of a finished one."""

from __future__ import annotations

from typing import Any

from hearthside.kernel import END, Outcome

from .content.board import GONE
from .content.roles import PALADIN, ROLES
from .state import Vast

WIN_RULES = {
    "spider_dead": "VM-075",
    "paladin_dead": "VM-117",
    "escaped": "VM-156",
    "sealed": "VM-194",
    "dominated": "VM-214",
    "ghosts": "VM-249",
    "slain": "VM-249",
    "fright": "VM-249",
    "master": "VM-270",
    "closed": "VM-270",
}


def outcome(s: Vast) -> Outcome | None:
    """Who has won; a campaign scores how far it came."""
    if s.step != END:
        return None
    rule = WIN_RULES[s.how]
    if s.campaign:
        score = (sum(s.ranks) + (s.how == "master")) / 10
        return Outcome((score,), s.how, rule)
    if s.solo:
        return Outcome((1.0 if s.winner == PALADIN else 0.0,), s.how, rule)
    scores = [0.0] * s.seats
    scores[s.seat_of[s.winner]] = 1.0
    return Outcome(tuple(scores), s.how, rule)


def metrics(s: Vast) -> dict[str, Any]:
    """Facts about a finished game for reports."""
    return {
        "mix": s.mix,
        "winner": "" if s.winner < 0 else ROLES[s.winner].key,
        "how": s.how,
        "rounds": s.round,
        "health": s.paladin.health,
        "grit": s.paladin.grit,
        "terror": s.spider.terror,
        "spiderlings": 5 - s.spider.spiderlings.count(GONE),
        "seals": s.manor.seals,
        "dominated": sum(1 for held in s.warlock.dominated if held),
        "tiles_lit": s.map.lit.bit_count(),
        "journeys": s.journeys,
        "wins": s.wins,
    }
