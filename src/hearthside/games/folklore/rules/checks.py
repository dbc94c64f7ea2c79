"""Skill checks: d10 and a skill against a number."""

from __future__ import annotations

from hearthside.kernel import Asking, Decision, Option, note

from ..content import ABILITIES
from ..state import ALIVE, NERVE, SKILLS, SPEECH, Hero, Tale
from .statuses import DERANGED, TRANSFORMED

LET_BE = Option("let_be")
LUCK = Option("luck")
RETRY = {a.id: Option("retry", a.id) for a in ABILITIES.values() if a.window == "check"}


def bonus(s: Tale, h: Hero, skill: int) -> int:
    """What the character adds to a check of this skill."""
    n = h.skills[skill]
    if skill in (SPEECH, NERVE) and any(
        "whisperer" in a.words and a.form == ALIVE and a is not h for a in s.heroes
    ):
        n += 1
    return n


def skill_check(s: Tale, h: Hero, skill: int, number: int, extra: int = 0) -> Asking[bool]:
    """Roll against a number (FL-228); a 1 always fails (FL-229)."""
    if h.form != ALIVE or h.statuses & TRANSFORMED:
        note(s, "check", h.who, SKILLS[skill], number, 0, 0, rule="FL-272")
        return False  # FL-272, FL-333
    add = bonus(s, h, skill) + extra
    roll = s.dice.roll(10)
    while True:
        passed = roll > 1 and roll + add >= number
        note(s, "check", h.who, SKILLS[skill], number, roll + add, int(passed), rule="FL-228")
        if passed:
            return True
        options = second_chances(h)
        if not options:
            return False
        options.append(LET_BE)
        pick = yield Decision(
            h.seat, "retry", options, rule="FL-307", about=(h.who, SKILLS[skill], number)
        )
        if pick.verb == "let_be":
            return False
        if pick.verb == "luck":
            h.spent_chapter.append("lucky_number")
            add += s.dice.roll(4)
            continue
        name = str(pick.args[0])
        h.pp -= ABILITIES[name].cost
        h.spent_round.append(name)
        roll = s.dice.roll(10)


def second_chances(h: Hero) -> list[Option]:
    """Hourglass abilities and perks that help after a failed check."""
    out = []
    for name in h.abilities:
        if (
            name in RETRY
            and h.pp >= ABILITIES[name].cost
            and not h.statuses & DERANGED
            and name not in h.spent_round
        ):
            out.append(RETRY[name])
    if "lucky_number" in h.words and "lucky_number" not in h.spent_chapter:
        out.append(LUCK)
    return out
