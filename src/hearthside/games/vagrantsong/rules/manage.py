"""Managing Vagrants in Camp: Belongings, trades, new faces (VS-259 to VS-268)."""

from __future__ import annotations

from hearthside.kernel import Asks, Option, note

from ..content.cards import SKILLS
from ..content.vagrants import VAGRANTS
from ..options import option
from ..state import Journey, Vagrant
from .camp import names_free
from .camp_cards import free_slots, stow
from .tokens import enforce_limit

DOORS = {"tunnel": "s03"}
"""The doors whose Scenarios are in, and where each leads."""


def manage_options(s: Journey) -> list[Option]:
    """Everything that can be rearranged, and being done with it."""
    found: list[Option] = []
    for v in s.vagrants:
        found += _slotting(s, v)
        found += [option("put_away", v.seat, n) for n in v.skills if n > 0]  # VS-263
        found += [option("put_junk", v.seat, n) for n in v.junk]
        if not v.marks.get("changed"):
            found += [option("become", v.seat, who) for who in names_free(s)]
    if s.open_seats:
        if len(s.vagrants) < 4:
            found += [option("join", who) for who in names_free(s)]
        if len(s.vagrants) > 2:
            found.append(option("leave", len(s.vagrants) - 1))
    found.append(option("done"))
    return found


def _slotting(s: Journey, v: Vagrant) -> list[Option]:
    """Cards that fit a free slot of this Vagrant (VS-260, VS-262)."""
    camp = s.camp
    found = []
    for n in (*camp.belongings, *camp.personal.get(v.who, ())):
        if free_slots(v, n):
            found.append(option("slot", v.seat, n))
    if len(v.junk) < VAGRANTS[v.who].junk_slots:
        found += [option("wear", v.seat, n) for n in camp.junk]
    for o in s.vagrants:
        if o is not v:
            found += [
                option("trade", o.seat, v.seat, n)
                for n in o.skills
                if n > 0 and not SKILLS[n].exclusive and free_slots(v, n)
            ]
            if len(v.junk) < VAGRANTS[v.who].junk_slots:
                found += [option("trade_junk", o.seat, v.seat, n) for n in o.junk]  # VS-094
    return found


def forbids_move(s: Journey, pick: Option) -> str | None:
    """The rule that forbids a rearrangement that is not on offer."""
    verb = pick[0]
    if verb in ("put_away", "trade") and isinstance(pick[-1], int):
        number = pick[-1]
        v = s.vagrants[int(pick[1])] if 0 <= int(pick[1]) < len(s.vagrants) else None
        if v is not None and -number in v.skills:
            return "VS-263"
        if verb == "trade" and number in SKILLS and SKILLS[number].exclusive:
            return "VS-084"
        return "VS-261"
    if verb in ("slot", "wear", "trade_junk"):
        return "VS-261"
    if verb == "become":
        return "VS-267"
    if verb in ("join", "leave"):
        return "VS-006"
    return None


def rearrange(s: Journey, pick: Option) -> Asks:
    """Carry out one rearrangement."""
    verb = pick[0]
    if verb == "join":
        join(s, str(pick[1]))
    elif verb == "leave":
        leave(s)
    elif verb == "become":
        become(s, s.vagrants[int(pick[1])], str(pick[2]))
        yield from enforce_limit(s, int(pick[1]))  # VS-130: other pockets, other limits
    elif verb in ("trade", "trade_junk"):
        _trade(s, s.vagrants[int(pick[1])], s.vagrants[int(pick[2])], int(pick[3]), verb)
    else:
        _shift(s, s.vagrants[int(pick[1])], int(pick[2]), str(verb))


def _shift(s: Journey, v: Vagrant, n: int, verb: str) -> None:
    """A card goes between a Vagrant's slots and the Belongings (VS-260, VS-261)."""
    camp = s.camp
    if verb == "slot":
        (camp.belongings if n in camp.belongings else camp.personal[v.who]).remove(n)
        v.skills[free_slots(v, n)[0]] = n
        note(s, "slotted", v.who, n, rule="VS-260")
    elif verb == "put_away":
        v.skills[v.skills.index(n)] = 0
        stow(s, v, n)
        note(s, "put_away", v.who, n, rule="VS-261")
    elif verb == "wear":
        camp.junk.remove(n)
        v.junk.append(n)
        note(s, "wears", v.who, n, rule="VS-260")
    else:
        v.junk.remove(n)
        camp.junk.append(n)
        note(s, "took_off", v.who, n, rule="VS-261")


def _trade(s: Journey, giver: Vagrant, taker: Vagrant, n: int, verb: str) -> None:
    """A Common Skill or Junk goes straight from one Vagrant to another (VS-083, VS-094)."""
    if verb == "trade":
        giver.skills[giver.skills.index(n)] = 0
        taker.skills[free_slots(taker, n)[0]] = n
        note(s, "traded", giver.who, n, taker.who, rule="VS-083")
    else:
        giver.junk.remove(n)
        taker.junk.append(n)
        note(s, "traded_junk", giver.who, n, taker.who, rule="VS-094")


def starting_junk(s: Journey, who: str) -> list[int]:
    """The Junk a Vagrant starts with, unless it was traded away and is still about."""
    about = {abs(n) for v in s.vagrants for n in v.junk} | {abs(n) for n in s.camp.junk}
    return [n for n in VAGRANTS[who].junk if n not in about]


def become(s: Journey, v: Vagrant, who: str) -> None:
    """Play a different Vagrant from now on (VS-265, VS-266)."""
    old = VAGRANTS[v.who]
    for n in (*map(abs, v.skills), *s.camp.personal.get(v.who, ())):
        if n and SKILLS[n].exclusive and n not in old.skills:
            s.camp.lost.append(n)
    s.camp.personal.pop(v.who, None)
    kept = [n for n in v.skills if n > 0 and not SKILLS[n].exclusive]
    s.camp.lost += [-n for n in v.skills if n < 0 and not SKILLS[-n].exclusive]
    junk = [n for n in v.junk if n > 0 and n not in old.junk]
    v.junk = []
    card = VAGRANTS[who]
    note(s, "became", v.who, who, rule="VS-265")
    v.who = who
    v.most = v.humanity = card.most
    v.skills = [0, 0, 0, 0]
    for n in (*card.skills, *kept):
        if n in s.camp.lost:
            s.camp.lost.remove(n)
        free = free_slots(v, n)
        if free:
            v.skills[free[0]] = n
        else:
            stow(s, v, n)
    v.junk = [n for n in starting_junk(s, who) if n not in junk]
    for n in junk:
        if len(v.junk) < card.junk_slots:
            v.junk.append(n)
        else:
            s.camp.junk.append(n)
    v.marks["changed"] = 1


def join(s: Journey, who: str) -> None:
    """A newcomer sits down with Starting Skills and no Coins for the pool (VS-268)."""
    card = VAGRANTS[who]
    v = Vagrant(who=who, seat=len(s.vagrants), humanity=card.most, most=card.most)
    for n in card.skills:
        v.skills[free_slots(v, n)[0]] = n
        if n in s.camp.lost:
            s.camp.lost.remove(n)
    v.junk = starting_junk(s, who)
    s.vagrants.append(v)
    note(s, "joined", who, rule="VS-268")
    s.seats = max(s.seats, len(s.vagrants))
    if len(s.camp.answers) < len(s.vagrants):
        s.camp.answers.append(-1)


def leave(s: Journey) -> None:
    """The last to sit down gets off; Common Skills and Junk stay with the others (VS-006)."""
    v = s.vagrants.pop()
    note(s, "left", v.who, rule="VS-006")
    stored = s.camp.personal.pop(v.who, [])
    s.camp.lost += [n for n in stored if n not in VAGRANTS[v.who].skills]
    for n in v.skills:
        if n > 0 and not SKILLS[n].exclusive:
            s.camp.belongings.append(n)
        elif n and abs(n) not in VAGRANTS[v.who].skills:
            s.camp.lost.append(abs(n))
    s.camp.junk += [n for n in v.junk if abs(n) not in VAGRANTS[v.who].junk]
    for token in v.tokens:
        s.bindle.append(token)
