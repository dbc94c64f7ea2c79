"""Managing Vagrants in Camp: Belongings, trades, new faces (VS-259 to VS-268)."""

from __future__ import annotations

from itertools import product

from hearthside.kernel import Act, Asks, Option, note

from ...content.cards import SKILLS
from ...content.junk import JUNK
from ...content.names import junk_name, rider, skill_name, the, upper
from ...content.vagrants import VAGRANTS
from ...state import Journey, Vagrant
from ..asking import SEATS, Question
from ..pockets import enforce_limit
from ..slots import free_sides, free_slots, most_of, stow

DITHER = 0.1
"""How readily a bot rearranges: cards can go to and fro without end."""


def all_junk() -> list[int]:
    """Every piece of Junk, and every one broken."""
    return [*JUNK, *(-n for n in JUNK)]


"""Every piece of Junk, whole and Broken."""


def vagrant(s: Journey, i: int) -> Vagrant | None:
    """Who sits there."""
    return s.vagrants[i] if i < len(s.vagrants) else None


def name(s: Journey, i: int) -> str:
    """Who sits there, at the start of a sentence."""
    return upper(rider(s, i))


# -- Belongings --------------------------------------------------------------------------------------


def no_slot(s: Journey, _: int, i: int, n: int) -> str | None:
    """VS-260 to VS-262: out of the Belongings, or one's own, into a slot that is free."""
    v = vagrant(s, i)
    if v is None:
        return "VS-260"
    if n not in s.camp.belongings and n not in s.camp.personal.get(v.who, ()):
        return "VS-262" if SKILLS[n].exclusive else "VS-260"
    return None if free_slots(v, n) else "VS-261"


def slot(s: Journey, _: int, i: int, n: int) -> None:
    """VS-260: a Skill is taken up."""
    v, camp = s.vagrants[i], s.camp
    (camp.belongings if n in camp.belongings else camp.personal[v.who]).remove(n)
    v.skills[free_slots(v, n)[0]] = n
    note(s, "slotted", v.who, n, rule="VS-260")


SLOT = Act(
    "slot",
    "VS-260",
    slot,
    over=lambda: product(SEATS, SKILLS),
    barred=no_slot,
    label=lambda s, _, i, n: f"{name(s, i)} takes up {skill_name(n)}",
    points="card:skill{1}",
    prior=DITHER,
)


def no_put_away(s: Journey, _: int, i: int, n: int) -> str | None:
    """VS-263: Wounded Skills stay where they are."""
    v = vagrant(s, i)
    if v is None or n not in v.skills:
        return "VS-263" if v is not None and -n in v.skills else "VS-261"
    return None


def put_away(s: Journey, _: int, i: int, n: int) -> None:
    """VS-261: a Skill goes into the Belongings."""
    v = s.vagrants[i]
    v.skills[v.skills.index(n)] = 0
    stow(s, v, n)
    note(s, "put_away", v.who, n, rule="VS-261")


PUT_AWAY = Act(
    "put_away",
    "VS-261",
    put_away,
    over=lambda: product(SEATS, SKILLS),
    barred=no_put_away,
    label=lambda s, _, i, n: f"{name(s, i)} puts {skill_name(n)} away",
    points="card:skill{1}",
    prior=DITHER,
)


def no_wear(s: Journey, _: int, i: int, n: int) -> str | None:
    """VS-260: Junk out of the Belongings, into a slot that is free."""
    v = vagrant(s, i)
    if v is None or n not in s.camp.junk:
        return "VS-260"
    return None if len(v.junk) < VAGRANTS[v.who].junk_slots else "VS-261"


def wear(s: Journey, _: int, i: int, n: int) -> None:
    """VS-260: Junk is taken along."""
    v = s.vagrants[i]
    s.camp.junk.remove(n)
    v.junk.append(n)
    note(s, "wears", v.who, n, rule="VS-260")


WEAR = Act(
    "wear",
    "VS-260",
    wear,
    over=lambda: product(SEATS, all_junk()),
    barred=no_wear,
    label=lambda s, _, i, n: f"{name(s, i)} takes the {junk_name(n)} along",
    points=lambda s, _, i, n: f"card:junk{abs(n)}",
    prior=DITHER,
)


def no_put_junk(s: Journey, _: int, i: int, n: int) -> str | None:
    """VS-261: Junk that is worn; Broken Junk may be stored (VS-263)."""
    v = vagrant(s, i)
    return None if v is not None and n in v.junk else "VS-261"


def put_junk(s: Journey, _: int, i: int, n: int) -> Asks:
    """VS-261: Junk goes into the Belongings."""
    v = s.vagrants[i]
    v.junk.remove(n)
    s.camp.junk.append(n)
    note(s, "took_off", v.who, n, rule="VS-261")
    yield from enforce_limit(s, i)  # VS-130: a coat is also its pockets


PUT_JUNK = Act(
    "put_junk",
    "VS-261",
    put_junk,
    over=lambda: product(SEATS, all_junk()),
    barred=no_put_junk,
    label=lambda s, _, i, n: f"{name(s, i)} puts the {junk_name(n)} away",
    points=lambda s, _, i, n: f"card:junk{abs(n)}",
    prior=DITHER,
)


# -- trades ------------------------------------------------------------------------------------------


def no_trade(s: Journey, _: int, i: int, to: int, n: int) -> str | None:
    """VS-083, VS-084, VS-263: a Common Skill that is not Wounded, into a slot that is free."""
    giver, taker = vagrant(s, i), vagrant(s, to)
    if giver is None or taker is None or i == to:
        return "VS-260"
    if n not in giver.skills:
        return "VS-263" if -n in giver.skills else "VS-260"
    if SKILLS[n].exclusive:
        return "VS-084"
    return None if free_slots(taker, n) else "VS-261"


def trade(s: Journey, _: int, i: int, to: int, n: int) -> None:
    """VS-083: a Common Skill goes straight from one Vagrant to another."""
    giver, taker = s.vagrants[i], s.vagrants[to]
    giver.skills[giver.skills.index(n)] = 0
    taker.skills[free_slots(taker, n)[0]] = n
    note(s, "traded", giver.who, n, taker.who, rule="VS-083")


TRADE = Act(
    "trade",
    "VS-083",
    trade,
    over=lambda: product(SEATS, SEATS, SKILLS),
    barred=no_trade,
    label=lambda s, _, i, to, n: f"{name(s, i)} passes {skill_name(n)} on to {rider(s, to)}",
    points="card:skill{2}",
    prior=DITHER,
)


def no_trade_junk(s: Journey, _: int, i: int, to: int, n: int) -> str | None:
    """VS-094: Junk that is worn, into a slot that is free."""
    giver, taker = vagrant(s, i), vagrant(s, to)
    if giver is None or taker is None or i == to or n not in giver.junk:
        return "VS-094"
    return None if len(taker.junk) < VAGRANTS[taker.who].junk_slots else "VS-261"


def trade_junk(s: Journey, _: int, i: int, to: int, n: int) -> Asks:
    """VS-094: Junk goes straight from one Vagrant to another."""
    giver, taker = s.vagrants[i], s.vagrants[to]
    giver.junk.remove(n)
    taker.junk.append(n)
    note(s, "traded_junk", giver.who, n, taker.who, rule="VS-094")
    yield from enforce_limit(s, i)  # VS-130


TRADE_JUNK = Act(
    "trade_junk",
    "VS-094",
    trade_junk,
    over=lambda: product(SEATS, SEATS, all_junk()),
    barred=no_trade_junk,
    label=lambda s, _, i, to, n: f"{name(s, i)} gives the {junk_name(n)} to {rider(s, to)}",
    points=lambda s, _, i, to, n: f"card:junk{abs(n)}",
    prior=DITHER,
)


# -- new faces ---------------------------------------------------------------------------------------


def names_free(s: Journey) -> list[str]:
    """The Vagrants nobody plays (VS-267)."""
    taken = {v.who for v in s.vagrants}
    return [who for who in VAGRANTS if who not in taken]


def starting_junk(s: Journey, who: str) -> list[int]:
    """The Junk a Vagrant starts with, unless it was traded away and is still about."""
    about = {abs(n) for v in s.vagrants for n in v.junk} | {abs(n) for n in s.camp.junk}
    return [n for n in VAGRANTS[who].junk if n not in about]


def no_become(s: Journey, _: int, i: int, who: str) -> str | None:
    """VS-265, VS-267: once in a Camp, and somebody whom nobody plays."""
    v = vagrant(s, i)
    if v is None or v.changed:
        return "VS-265"
    return None if who in names_free(s) else "VS-267"


def become(s: Journey, _: int, i: int, who: str) -> Asks:
    """VS-265, VS-266: play a different Vagrant from now on."""
    change(s, s.vagrants[i], who)
    yield from enforce_limit(s, i)  # VS-130: other pockets, other limits


def change(s: Journey, v: Vagrant, who: str) -> None:
    """VS-265: earned Exclusive Skills are lost; VS-266: what is whole and common comes along."""
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
    v.most = v.humanity = most_of(s, who)
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
    v.changed = True


BECOME = Act(
    "become",
    "VS-265",
    become,
    over=lambda: product(SEATS, VAGRANTS),
    barred=no_become,
    label=lambda s, _, i, who: f"{name(s, i)} makes way for {the(who)}",
    points="seat:{0}",
    prior=DITHER,
)


def no_join(s: Journey, _: int, who: str) -> str | None:
    """VS-006: where seats are open, up to four."""
    if not s.open_seats or len(s.vagrants) >= len(SEATS):
        return "VS-006"
    return None if who in names_free(s) else "VS-267"


def join(s: Journey, _: int, who: str) -> None:
    """VS-268: a newcomer sits down with Starting Skills and no Coins for the pool."""
    card = VAGRANTS[who]
    most = most_of(s, who)
    v = Vagrant(who=who, seat=len(s.vagrants), humanity=most, most=most)
    v.purse = s.purse
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


JOIN = Act(
    "join",
    "VS-006",
    join,
    over=VAGRANTS,
    barred=no_join,
    label=lambda s, _, who: f"{upper(the(who))} climbs aboard",
    prior=DITHER,
)


def no_leave(s: Journey, _: int, i: int) -> str | None:
    """VS-006: where seats are open; two stay at least (VS-005), and the last to sit down goes first."""
    if not s.open_seats:
        return "VS-006"
    if len(s.vagrants) <= 2:
        return "VS-005"
    return None if i == len(s.vagrants) - 1 else "VS-006"


def leave(s: Journey, _: int, i: int) -> None:
    """VS-006: somebody gets off; Common Skills and Junk stay with the others."""
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
    s.bindle += v.tokens


LEAVE = Act(
    "leave",
    "VS-006",
    leave,
    over=SEATS,
    barred=no_leave,
    label=lambda s, _, i: f"{name(s, i)} gets off",
    points="seat:{0}",
    prior=DITHER,
)


# -- and on ------------------------------------------------------------------------------------------


def break_camp(s: Journey, _: int) -> None:
    """VS-269: on to the In-Between."""
    s.step = "breaking_camp"


BREAK_CAMP = Act("done", "VS-260", break_camp, label="Break camp and ride on")


def manage_options(s: Journey, _: int) -> list[Option]:
    """The fast list of MANAGE: random campaigns linger here."""
    found: list[Option] = []
    free = names_free(s)
    for v in s.vagrants:
        _cards(s, v, found)
        found += [PUT_AWAY.table[v.seat, n] for n in v.skills if n > 0]
        found += [PUT_JUNK.table[v.seat, n] for n in v.junk]
        if not v.changed:
            found += [BECOME.table[v.seat, who] for who in free]
    if s.open_seats:
        found += [o for o in JOIN.options if no_join(s, -1, str(o[1])) is None]
        found += [o for o in LEAVE.options if no_leave(s, -1, int(o[1])) is None]
    found.append(BREAK_CAMP.option)
    return found


def _cards(s: Journey, v: Vagrant, found: list[Option]) -> None:
    """Cards that fit a free slot of this Vagrant."""
    camp = s.camp
    free = free_sides(v)
    for n in (*camp.belongings, *camp.personal.get(v.who, ())) if free else ():
        if SKILLS[n].side in free:
            found.append(SLOT.table[v.seat, n])
    room = len(v.junk) < VAGRANTS[v.who].junk_slots
    if room:
        found += [WEAR.table[v.seat, n] for n in camp.junk]
    for o in s.vagrants:
        if o is v:
            continue
        for n in o.skills if free else ():
            if n > 0 and SKILLS[n].side in free and not SKILLS[n].exclusive:
                found.append(TRADE.table[o.seat, v.seat, n])
        if room:
            found += [TRADE_JUNK.table[o.seat, v.seat, n] for n in o.junk]


MANAGE = Question(
    "manage",
    "VS-260",
    (SLOT, PUT_AWAY, WEAR, PUT_JUNK, TRADE, TRADE_JUNK, BECOME, JOIN, LEAVE, BREAK_CAMP),
    prompt="Camp: rearrange, or move on?",
    fast=manage_options,
)
