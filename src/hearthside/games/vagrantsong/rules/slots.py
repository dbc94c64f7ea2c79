"""Slots and Belongings: where Skills and Junk may go (VS-079 to VS-084, VS-260 to VS-264)."""

from __future__ import annotations

from hearthside.kernel import ANYONE, Act, Asks, note

from ..content.cards import SKILLS
from ..content.junk import JUNK
from ..content.names import junk_name, skill_name
from ..content.vagrants import VAGRANTS
from ..state import Journey, Vagrant
from .asking import Question
from .pockets import enforce_limit

LEFT, RIGHT = (0, 1), (2, 3)
SIDES = {"L": LEFT, "R": RIGHT, "LR": LEFT + RIGHT}


def sides(number: int) -> tuple[int, ...]:
    """The slots a Skill may connect to (VS-079)."""
    return SIDES[SKILLS[number].side]


def free_slots(v: Vagrant, number: int) -> list[int]:
    """The empty slots a Skill fits (VS-080)."""
    return [k for k in sides(number) if not v.skills[k]]


def free_sides(v: Vagrant) -> list[str]:
    """The sides of Skills that fit an empty slot."""
    if 0 not in v.skills:
        return []
    return [side for side, slots in SIDES.items() if any(not v.skills[k] for k in slots)]


def most_of(s: Journey, who: str) -> int:
    """The maximum Humanity on a Vagrant's card (VS-033), or what a study makes of it."""
    return VAGRANTS[who].most + s.tune.get("humanity", 0)


def stow(s: Journey, v: Vagrant, number: int) -> None:
    """Put a Skill away: Exclusive ones into Personal Belongings, Common ones into Belongings."""
    if SKILLS[number].exclusive:  # VS-262, VS-264
        s.camp.personal.setdefault(v.who, []).append(number)
    else:
        s.camp.belongings.append(number)


STOW = Act[Journey, [int]](
    "stow",
    "VS-249",
    over=lambda: SKILLS,
    given=True,
    label=lambda s, i, n: f"{skill_name(n)} goes into the Belongings",
)
STOWING = Question(
    "stow",
    "VS-249",
    (STOW,),
    prompt=lambda s, n: f"No free slot for {skill_name(n)}. What goes into the Belongings?",
    part=True,
)


def gain_skill(s: Journey, i: int, number: int) -> Asks:
    """A Vagrant receives a Skill: into a free slot, else another moves out first (VS-249, VS-261)."""
    v = s.vagrants[i]
    free = free_slots(v, number)
    if free:
        v.skills[free[0]] = number
        note(s, "got_skill", v.who, number, rule="VS-249")
        return
    out = [v.skills[k] for k in sides(number) if v.skills[k] > 0]  # VS-263
    pick = yield STOWING.of(ANYONE, [STOW.table[n] for n in (number, *out)], number)
    leaving = int(pick[1])
    if leaving != number:
        v.skills[v.skills.index(leaving)] = number
        note(s, "got_skill", v.who, number, rule="VS-249")
    stow(s, v, leaving)
    note(s, "stored_skill", leaving, rule="VS-261")


STOW_JUNK = Act[Journey, [int]](
    "stow_junk",
    "VS-081",
    over=lambda: [*JUNK, *(-n for n in JUNK)],
    given=True,
    label=lambda s, i, n: f"The {junk_name(n)} goes into the Belongings",
)
STOWING_JUNK = Question(
    "stow_junk",
    "VS-081",
    (STOW_JUNK,),
    prompt=lambda s, n: f"No free slot for the {junk_name(n)}. What goes into the Belongings?",
    part=True,
)


def gain_junk(s: Journey, i: int, number: int) -> Asks:
    """A Vagrant receives Junk: into a slot, else something goes to Belongings (VS-081)."""
    v = s.vagrants[i]
    note(s, "got_junk", v.who, number, rule="VS-081")
    if len(v.junk) < VAGRANTS[v.who].junk_slots:
        v.junk.append(number)
        return
    pick = yield STOWING_JUNK.of(ANYONE, [STOW_JUNK.table[n] for n in (number, *v.junk)], number)
    leaving = int(pick[1])
    if leaving != number:
        v.junk[v.junk.index(leaving)] = number
    s.camp.junk.append(leaving)
    note(s, "took_off", v.who, leaving, rule="VS-261")
    yield from enforce_limit(s, i)  # VS-130: a coat is also its pockets
