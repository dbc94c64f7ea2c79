"""Slots and Belongings: where Skills and Junk may go (VS-079 to VS-084, VS-260 to VS-264)."""

from __future__ import annotations

from hearthside.kernel import Asks, Decision, note

from ..content.cards import SKILLS
from ..content.vagrants import VAGRANTS
from ..options import option
from ..state import Journey, Vagrant

LEFT, RIGHT = (0, 1), (2, 3)


def sides(number: int) -> tuple[int, ...]:
    """The slots a Skill may connect to (VS-079)."""
    side = SKILLS[number].side
    return {"L": LEFT, "R": RIGHT, "LR": LEFT + RIGHT}[side]


def free_slots(v: Vagrant, number: int) -> list[int]:
    """The empty slots a Skill fits (VS-080)."""
    return [k for k in sides(number) if not v.skills[k]]


def stow(s: Journey, v: Vagrant, number: int) -> None:
    """Put a Skill away: Exclusive ones into Personal Belongings, Common ones into Belongings."""
    if SKILLS[number].exclusive:  # VS-262, VS-264
        s.camp.personal.setdefault(v.who, []).append(number)
    else:
        s.camp.belongings.append(number)


def gain_skill(s: Journey, i: int, number: int) -> Asks:
    """A Vagrant receives a Skill: into a free slot, else another moves out first (VS-249, VS-261)."""
    v = s.vagrants[i]
    free = free_slots(v, number)
    if free:
        v.skills[free[0]] = number
        note(s, "got_skill", v.who, number, rule="VS-249")
        return
    out = [v.skills[k] for k in sides(number) if v.skills[k] > 0]  # VS-263
    options = [option("stow", number)] + [option("stow", n) for n in out]
    pick = yield Decision(v.seat, "stow", options, rule="VS-249", about=(v.who, number))
    leaving = int(pick[1])
    if leaving != number:
        v.skills[v.skills.index(leaving)] = number
        note(s, "got_skill", v.who, number, rule="VS-249")
    stow(s, v, leaving)
    note(s, "stored_skill", leaving, rule="VS-261")


def gain_junk(s: Journey, i: int, number: int) -> Asks:
    """A Vagrant receives Junk: into a slot, else something goes to Belongings (VS-081)."""
    v = s.vagrants[i]
    note(s, "got_junk", v.who, number, rule="VS-081")
    if len(v.junk) < VAGRANTS[v.who].junk_slots:
        v.junk.append(number)
        return
    options = [option("stow_junk", n) for n in (number, *v.junk)]
    pick = yield Decision(v.seat, "stow_junk", options, rule="VS-081", about=(v.who, number))
    leaving = int(pick[1])
    if leaving != number:
        v.junk[v.junk.index(leaving)] = number
    s.camp.junk.append(leaving)
    note(s, "took_off", v.who, leaving, rule="VS-261")
