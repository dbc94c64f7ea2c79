"""How a game ends, and the figures of a finished one."""

from __future__ import annotations

from typing import Any

from hearthside.kernel import END, Goal, Outcome

from .content.board import GONE
from .content.roles import (
    DRAGON,
    GOBLINS,
    GOLD,
    KNIGHT,
    MANOR,
    PALADIN,
    ROLES,
    SKELETONS,
    SPIDER,
    THIEF,
    WARLOCK,
)
from .rules.dragon.traits import wakefulness
from .rules.seats import seated
from .state import Vast

HEALTH = 7
"""The Health of a Paladin who is whole (VM-076)."""

WIN_RULES = {
    "spider_dead": "VM-075",
    "paladin_dead": "VM-117",
    "escaped": "VM-156",
    "sealed": "VM-194",
    "dominated": "VM-214",
    "stashed": "VT-205",
    "knight_dead": "VT-066",
    "dragon_dead": "VT-164",
    "flown": "VT-163",
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


def race(s: Vast) -> tuple[Goal, ...]:
    """The ways to win side by side, as many as there are roles; alone, his goal and his two ends."""
    health = max(HEALTH, s.paladin.health)
    wounds = health - s.paladin.health
    terror = min(s.spider.terror, s.terror_goal)
    if s.solo:
        return (
            Goal(
                "Poltergeists", s.ghosts_kept, s.ghosts_goal, 0, rule="VM-249", look="poltergeist"
            ),
            Goal("Wounds", wounds, health, 0, "loses", "VM-249", look="health"),
            Goal("Terror", terror, s.terror_goal, 0, "loses", "VM-249", look="terror"),
        )
    boxed = s.spider.spiderlings.count(GONE)
    hunts = Goal("Wounds on the Paladin", wounds, health, rule="VM-117", look="health")
    if seated(s, GOLD) == KNIGHT:
        k = s.knight
        hunts = Goal(
            "Wounds on the Knight", k.whole - k.health, k.whole, rule="VT-066", look="health"
        )
    elif s.seat_of[PALADIN] < 0:
        hunts = Goal("Spiderlings boxed", boxed, 5, rule="VM-241", look="boxed")
    goals = {
        PALADIN: Goal("Spiderlings boxed", boxed, 5, rule="VM-075", look="boxed"),
        SKELETONS: hunts,
        SPIDER: Goal(
            "Terror",
            terror,
            s.terror_goal,
            rule="VM-156",
            text="With all of it she still has to get out by the stairs.",
            look="terror",
        ),
        MANOR: Goal(
            "Seals", min(s.manor.seals, s.seals_goal), s.seals_goal, rule="VM-194", look="seals"
        ),
        WARLOCK: Goal(
            "Pieces dominated",
            sum(1 for held in s.warlock.dominated if held),
            s.pieces_goal,
            rule="VM-214",
            look="warlock",
        ),
        THIEF: Goal(
            "Treasures stashed", s.thief.stashed, s.loot_goal, rule="VT-205", look="stashed"
        ),
        GOBLINS: hunts._replace(rule="VT-108"),
        DRAGON: Goal(
            "Wakefulness",
            min(wakefulness(s), s.wake_goal),
            s.wake_goal,
            rule="VT-177",
            text="With all of it he still has to come up from a Pit and get out by the Entrance.",
            look="wakefulness",
        ),
        KNIGHT: Goal("Spiderlings boxed", boxed, 5, rule="VT-065", look="boxed"),
    }
    if s.visitor == DRAGON:
        d, whole = s.dragon, max(5, s.dragon.health)
        goals[PALADIN] = Goal(
            "Wounds on the Dragon", whole - d.health, whole, rule="VT-164", look="dragon"
        )
    return tuple(goals[role]._replace(who=s.seat_of[role]) for role in s.order)


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
        "stashed": s.thief.stashed,
        "tiles_lit": s.map.lit.bit_count(),
        "journeys": s.journeys,
        "wins": s.wins,
    }
