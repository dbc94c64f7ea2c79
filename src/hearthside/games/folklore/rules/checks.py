"""Skill checks: d10 and a skill against a number."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asking, Asks, Bar, Option, note

from ..content import ABILITIES
from ..content.names import named
from ..state import ALIVE, NERVE, SKILLS, SPEECH, Hero, Tale
from .limits import use_up, used_up
from .party import asked, put
from .statuses import DERANGED, IMMOBILIZED, SPOOKED, TRANSFORMED


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
        note(s, "check", h.who, SKILLS[skill], number, roll + add, int(passed), roll,
             rule="FL-228")  # fmt: skip
        if passed:
            return True
        pick = yield put(s, h, RETRY, SKILLS[skill], number)
        if pick.verb == "let_be":
            return False
        if pick.verb == "luck":
            h.spent_chapter += ("lucky_number",)
            add += s.dice.roll(4)
            continue
        name = str(pick.args[0])
        h.pp -= ABILITIES[name].cost
        use_up(h, ABILITIES[name])
        roll = s.dice.roll(10)


def shake_off(s: Tale, h: Hero) -> Asks:
    """IMMOBILIZED ends with combat (FL-264); SPOOKED may be shaken off by NERVE 5 (FL-271)."""
    h.statuses &= ~IMMOBILIZED
    h.rooted = False
    if h.statuses & SPOOKED and h.form == ALIVE and (yield from skill_check(s, h, NERVE, 5)):
        h.statuses &= ~SPOOKED
        note(s, "shook_off", h.who, rule="FL-271")


# -- a second chance ------------------------------------------------------------------------------

CHANCES = [a.id for a in ABILITIES.values() if a.window == "check"]


def no_retry(s: Tale, seat: int, name: str) -> str | Bar | None:
    """FL-307: an hourglass ability that rolls again, once a round, for its PP."""
    h, a = asked(s), ABILITIES[name]
    if name not in h.abilities:
        return "FL-306"
    if h.statuses & DERANGED:
        return "FL-262"
    bar = used_up(h, a)
    if bar:
        return bar
    return None if h.pp >= a.cost else Bar("FL-311", f"It costs {a.cost} PP, you have {h.pp}.")


ROLL_AGAIN = Act[Tale, [str]](
    "retry",
    "FL-307",
    over=CHANCES,
    barred=no_retry,
    label=lambda s, seat, name: f"Try again, by {named(name)} ({ABILITIES[name].cost} PP)",
    points=lambda s, seat, name: f"ability:{name}#{asked(s).who}",
)


def no_luck(s: Tale, seat: int) -> str | Bar | None:
    """A perk of the lore tree (FL-301): 1d4 more, once a chapter."""
    h = asked(s)
    if "lucky_number" not in h.words:
        return "FL-301"
    return Bar("FL-301", "Once a chapter.") if "lucky_number" in h.spent_chapter else None


LUCK = Act[Tale, []](
    "luck",
    "FL-301",
    barred=no_luck,
    label="Count on your number: add 1d4, once this chapter",
)
LET_BE = Act[Tale, []]("let_be", "FL-228", label="Let it be")


def retry_options(s: Tale, seat: int) -> list[Option]:
    """Hourglass abilities and perks that help after a failed check."""
    h = asked(s)
    out = [ROLL_AGAIN.table[a] for a in h.abilities if a in CHANCES and not no_retry(s, seat, a)]
    if "lucky_number" in h.words and "lucky_number" not in h.spent_chapter:
        out.append(LUCK.option)
    return [*out, LET_BE.option]


RETRY = Ask(
    "retry",
    "FL-228",
    (ROLL_AGAIN, LUCK, LET_BE),
    prompt=lambda s, skill, number: (
        f"{skill.upper()} {number} was too much for you. Do you let it be?"
    ),
    meanwhile="has failed, and is not done with it",
    fast=retry_options,
)
