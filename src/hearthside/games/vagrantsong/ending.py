"""Why something is forbidden."""

from __future__ import annotations

from hearthside.kernel import Decision, Option

from .content.board import SPACE
from .rules.coins import SLOTS, forbidden_slot
from .rules.manage import forbids_move
from .state import Journey

REASONS = {
    "go": "VS-126",
    "dash": "VS-212",
    "pup": "VS-071",
    "candle": "VS-147",
    "nail": "VS-146",
    "apple": "VS-154",
    "shake": "VS-218",
    "give": "VS-144",
    "swap": "VS-144",
    "pup_give": "VS-075",
    "bust": "VS-138",
    "investigate": "VS-132",
    "rummage": "VS-055",
    "patch": "VS-055",
    "skill": "VS-056",
    "junk": "VS-092",
    "foot": "VS-153",
    "salt": "VS-142",
    "turn": "VS-044",
    "learn": "VS-249",
    "mend": "VS-251",
    "fix": "VS-251",
    "buy_junk": "VS-254",
    "other_junk": "VS-255",
    "seance": "VS-257",
    "bank": "VS-258",
    "sell": "VS-246",
    "place": "VS-036",
    "stop": "VS-199",
    "aside": "VS-192",
    "door": "VS-270",
}
"""The rule to point at when an option of that verb is not on offer."""


def forbids(s: Journey, decision: Decision, option: Option) -> str | None:
    """The rule that keeps an option off the list."""
    verb = str(option[0])
    if not 0 <= decision.seat < len(s.vagrants):
        moved = forbids_move(s, option) if decision.ask == "manage" else None
        return moved or REASONS.get(verb)
    v = s.vagrants[decision.seat]
    if verb in ("coin", "foot") and len(option) > 1 and str(option[1]) in SLOTS:
        barred = forbidden_slot(s, v, str(option[1]))
        if barred:
            return barred
        return "VS-051" if verb == "coin" else REASONS[verb]
    if verb in ("nail", "candle", "apple", "token", "give", "swap") and v.token_used:
        return "VS-140"
    if verb == "apple" and v.westbound:
        return "VS-123"
    if verb == "go" and len(option) > 1 and str(option[1]) in SPACE:
        space = SPACE[str(option[1])]
        if s.blocked >> space & 1:
            return "VS-102"
        if any(space in (o.at, o.pup) for o in s.vagrants) or any(h.at == space for h in s.haints):
            return "VS-127"
    if verb == "skill" and v.westbound:
        return "VS-116"
    return REASONS.get(verb)
