"""Skills, the Westbound Action and Junk that takes Coins (VS-085 to VS-096, VS-117)."""

from __future__ import annotations

from itertools import product

from hearthside.kernel import Act, Asking, Asks, Bar, Option, note

from ..content.board import TRAIN
from ..content.cards import HAINT, SKILLS, Cast, Part, Skill
from ..content.junk import JUNK, total, worn
from ..content.names import foe, junk_name, skill_name, the
from ..content.page import PUP
from ..content.vagrants import VAGRANTS
from ..state import Journey, Vagrant
from .asking import SEATS, Whether
from .bones import roll
from .coins import (
    JUNK_SLOT,
    SKILL_SLOT,
    begin,
    bones_for,
    coins_on,
    no_action,
    skill_success,
    use_foot,
)
from .parts import befalls, sum_from, sum_of
from .places import hidden, scenario_of, sight, takes_humanity
from .pockets import drop_event
from .using import HAINTS, no_use

AIMS = (*(f"h{k}" for k in HAINTS), *(f"v{i}" for i in SEATS), *(f"p{i}" for i in SEATS))
"""Whom a Skill may be aimed at: a Haint, a Vagrant, a Vagrant by the Pup."""
WESTBOUND = 90
"""Westbound Actions are numbered above this."""


def slot_of(number: int) -> str:
    """Where the Coins of a Skill, or of the Westbound Action, are laid."""
    return "westbound" if number > WESTBOUND else SKILL_SLOT[number]


def target_of(aim: str) -> int:
    """The target an aim names: a body, or a Haint above `HAINT`."""
    return int(aim[1:]) + {"h": HAINT, "v": 0, "p": PUP}[aim[0]]


def whom(s: Journey, target: int) -> str:
    """Whom a Skill is aimed at, as the journal names them; "" for an empty seat."""
    if target >= HAINT:
        h = target - HAINT
        return s.haints[h].who if h < len(s.haints) else ""
    if target >= PUP:
        return "pup"
    return s.vagrants[target].who if target < len(s.vagrants) else ""


# -- whom it can be aimed at -----------------------------------------------------------------------


def no_card(v: Vagrant, number: int) -> str | Bar | None:
    """What keeps a Vagrant from performing a Skill, whatever the target."""
    if number > WESTBOUND:
        if not v.westbound or VAGRANTS[v.who].westbound != number:
            return "VS-117"
    elif v.westbound:
        return "VS-116"
    elif number not in v.skills:
        return "VS-111" if -number in v.skills else "VS-082"
    slot = slot_of(number)
    if not coins_on(v, slot):
        return Bar("VS-085", "No Coin is on it.")
    return no_action(v, slot)


def no_skill(s: Journey, i: int, number: int, aim: str) -> str | Bar | None:
    """What keeps a Skill from being aimed at somebody: the card itself, the kind of target, the Range."""
    v, skill = s.vagrants[i], SKILLS[number]
    bar = no_card(v, number)
    if bar is not None:
        return bar
    at = v.pup if skill.pup else v.at
    if at < 0:
        return "VS-056"
    kind, n = aim[0], int(aim[1:])
    if n >= len(s.haints if kind == "h" else s.vagrants):
        return "VS-056"
    if aim == f"v{i}":
        if skill.target == "H":
            return "VS-086"
        return None if skill.low == 0 else "VS-087"
    if kind == "h":
        if skill.target == "V":
            return "VS-086"
        if not takes_humanity(s, s.haints[n]):
            return "VS-106"
        space = s.haints[n].at
    else:
        if skill.target == "H":
            return "VS-086"
        o = s.vagrants[n]
        if o.seat == i:
            return "VS-069"
        space = o.at if kind == "v" else o.pup
    return no_range(s, v, skill, at, space, kind, n)


def no_range(
    s: Journey, v: Vagrant, skill: Skill, at: int, space: int, kind: str, n: int
) -> str | Bar | None:
    """VS-097 to VS-100: within the Range, not through Terrain; the Pup only where she is not (VS-070)."""
    if space < 0:
        return "VS-056"
    high = range_of(s, v, skill)
    far = TRAIN.dist[at][space]
    if not max(1, skill.low) <= far <= high:
        return Bar("VS-097", f"It is {far} away; the Range is {skill.low} to {high}.")
    mask = sight(s, at, high)
    if not mask >> space & 1:
        return "VS-099"
    if kind == "p":
        o = s.vagrants[n]
        if o.at >= 0 and in_ring(s, at, skill.low, mask) >> o.at & 1:
            return "VS-070"
    return "VS-004" if hidden(s, v.seat, space) else None


def range_of(s: Journey, v: Vagrant, skill: Skill) -> int:
    """The most a Skill reaches, with Junk and what else is in force (VS-096)."""
    if not skill.high:
        return 0
    return skill.high + total(v, "range") + sum_of(s, v, scenario_of(s).on.reach)


def in_ring(s: Journey, at: int, low: int, mask: int) -> int:
    """The spaces of a mask that are not nearer than the least Range."""
    return mask & ~TRAIN.reach(at, low - 1) if low > 1 else mask


def skill_options(s: Journey, v: Vagrant, skill: Skill, found: list[Option]) -> None:
    """The fast list of one Skill: each target in its range (VS-086, VS-087, VS-097)."""
    at = v.pup if skill.pup else v.at
    if at < 0:
        return
    table, number = SKILL.table, skill.number
    high = range_of(s, v, skill)
    if not high:
        found.append(table[number, AIM_V[v.seat]])
        return
    mask = in_ring(s, at, skill.low, sight(s, at, high))
    if skill.target != "V":
        for k, h in enumerate(s.haints):
            if (
                h.at >= 0
                and mask >> h.at & 1
                and takes_humanity(s, h)
                and not hidden(s, v.seat, h.at)
            ):
                found.append(table[number, AIM_H[k]])
    if skill.target != "H":
        for o in s.vagrants:
            if o.seat == v.seat:
                if skill.low == 0:
                    found.append(table[number, AIM_V[o.seat]])
            elif o.at >= 0 and mask >> o.at & 1:
                if not hidden(s, v.seat, o.at):
                    found.append(table[number, AIM_V[o.seat]])
            elif o.pup >= 0 and mask >> o.pup & 1 and not hidden(s, v.seat, o.pup):
                found.append(table[number, AIM_P[o.seat]])


AIM_H = [f"h{k}" for k in HAINTS]
AIM_V = [f"v{i}" for i in SEATS]
AIM_P = [f"p{i}" for i in SEATS]


# -- performing it ---------------------------------------------------------------------------------


def perform_skill(s: Journey, i: int, number: int, aim: str) -> Asks:
    """A Skill or the Westbound Action: roll, and with a success let it work (VS-063, VS-085, VS-088).

    Worked examples: Can-Do Attitude (VS-303), Soothing Hymn (VS-304).
    """
    v, skill = s.vagrants[i], SKILLS[number]
    slot = slot_of(number)
    begin(v, slot)
    coins = coins_on(v, slot)
    target = target_of(aim)
    on = scenario_of(s).on
    value = skill_success(s, v, number, coins)
    value -= eased(s, i, target)
    more = sum_from(s, on.skill_bones, i, number)
    note(s, "skill", v.who, skill.name, whom(s, target), rule="VS-085")
    wins, bones = yield from roll(s, v, bones_for(v, (skill.bones or coins) + more), value)
    if wins < len(bones):
        wins, bones = yield from _reroll(s, v, skill, value, wins, bones)
    if wins:
        yield from resolve(s, Cast(i, target, wins, coins, tuple(bones)), skill.parts)
        if target < HAINT:
            yield from touched(s, i, target)
    use_foot(s, v, slot)


def resolve(s: Journey, cast: Cast, parts: tuple[Part, ...]) -> Asks:
    """All parts of a Skill or of Junk, as the one effect that they are (VS-171)."""
    s.sated = 0
    for part in parts:
        yield from part(s, cast)
    s.sated = -1


def eased(s: Journey, i: int, target: int) -> int:
    """How much easier a Skill on a target succeeds, by what is in force for who performs it."""
    on = scenario_of(s).on
    return sum_from(s, on.eases, i, target - HAINT) if target >= HAINT and on.eases else 0


def touched(s: Journey, seat: int, target: int) -> Asks:
    """A Vagrant was the target of another's successful action: something in force may care."""
    on = scenario_of(s).on
    if on.touched and target & 7 != seat:
        yield from befalls(s, on.touched, target & 7, seat)


REROLL = Whether(
    "reroll",
    "VS-139",
    "Roll them again",
    "Let them lie",
    prompt="roll the failed Bones of {0} again?",
    meanwhile="looks at the Bones",
)


def _reroll(
    s: Journey, v: Vagrant, skill: Skill, value: int, wins: int, bones: list[int]
) -> Asking[tuple[int, list[int]]]:
    """A carried token may let the Bones that failed be rolled once more."""
    teeth = [t for t in v.tokens if t[0] == "e" and scenario_of(s).event(int(t[1:])).rerolls]
    if not teeth or no_use(s, v, teeth[0]) is not None:
        return wins, bones
    if not (yield from REROLL.choose(v.seat, skill.name)):
        return wins, bones
    v.token_used = True
    yield from drop_event(s, int(teeth[0][1:]))
    kept = [b for b in bones if b >= value]
    more, fallen = yield from roll(s, v, len(bones) - len(kept), value)
    return len(kept) + more, kept + fallen


def _skill_label(s: Journey, i: int, number: int, aim: str) -> str:
    if aim == f"v{i}":
        return f"{skill_name(number)}, for yourself"
    return f"{skill_name(number)} on {the(whom(s, target_of(aim)))}"


def _skill_points(s: Journey, i: int, number: int, aim: str) -> tuple[str, ...]:
    target = target_of(aim)
    card = f"action:{i}.westbound" if number > WESTBOUND else f"card:skill{number}"
    if target >= HAINT:
        return card, f"piece:haint{target - HAINT}"
    return card, f"piece:{whom(s, target)}"


SKILL = Act(
    "skill",
    "VS-085",
    perform_skill,
    over=lambda: product(SKILLS, AIMS),
    barred=no_skill,
    label=_skill_label,
    points=_skill_points,
    detail=lambda s, i, number, aim: SKILLS[number].text,
)


# -- Junk ------------------------------------------------------------------------------------------


def no_junk(s: Journey, i: int, number: int, h: int) -> str | Bar | None:
    """What keeps Junk from being used: it takes no Coin, has none or too few, or there is no Haint in Range."""
    v, card = s.vagrants[i], JUNK[number]
    if card not in worn(v):
        return "VS-095" if -number in v.junk else "VS-081"
    if not card.takes_coin:
        return "VS-092"
    bar = no_action(v, JUNK_SLOT[number])
    if bar is not None:
        return bar
    if coins_on(v, JUNK_SLOT[number]) < card.price:
        return Bar("VS-085", f"It takes {card.price} Coins.")
    if card.usable is not None and not card.usable(s, i):
        return "VS-056"
    if not card.aims:
        if h:
            return "VS-092"
        return None if v.at >= 0 or card.digs else "VS-056"
    if h >= len(s.haints) or v.at < 0 or s.haints[h].at < 0:
        return "VS-056"
    if not takes_humanity(s, s.haints[h]):
        return "VS-106"
    if not sight(s, v.at, card.aims) >> s.haints[h].at & 1:
        return "VS-056"
    return "VS-004" if hidden(s, i, s.haints[h].at) else None


def use_junk(s: Journey, i: int, number: int, h: int) -> Asks:
    """What Junk offers for Coins: without a success value each Coin is one (VS-092)."""
    v, card, slot = s.vagrants[i], JUNK[number], JUNK_SLOT[number]
    begin(v, slot)
    coins = wins = coins_on(v, slot)
    bones: list[int] = []
    note(s, "junk", v.who, card.name, rule="VS-092")
    if card.works is not None:
        yield from card.works(s, i)
    if card.success:
        wins, bones = yield from roll(s, v, bones_for(v, coins), card.success)
    if wins:
        cast = Cast(i, HAINT + h if card.aims else i, wins, coins, tuple(bones))
        yield from resolve(s, cast, card.coin)
    use_foot(s, v, slot)


def _junk_label(s: Journey, i: int, number: int, h: int) -> str:
    on = f" on {foe(s, h)}" if JUNK[number].aims else ""
    return f"Use the {junk_name(number)}{on}"


USE_JUNK = Act(
    "junk",
    "VS-092",
    use_junk,
    over=lambda: product(JUNK, HAINTS),
    barred=no_junk,
    label=_junk_label,
    points="card:junk{0}",
    detail=lambda s, i, number, h: JUNK[number].text,
)


def card_options(s: Journey, v: Vagrant, slot: str, found: list[Option]) -> None:
    """The fast list of one slot that is a Skill, the Westbound Action or Junk."""
    if slot == "westbound":
        if v.westbound:
            skill_options(s, v, SKILLS[VAGRANTS[v.who].westbound], found)
    elif slot[0] == "s":
        if int(slot[1:]) in v.skills and not v.westbound:
            skill_options(s, v, SKILLS[int(slot[1:])], found)
    else:
        number = int(slot[1:])
        for h in HAINTS if JUNK[number].aims else (0,):
            if no_junk(s, v.seat, number, h) is None:
                found.append(USE_JUNK.table[number, h])
