"""Humanity, Wounds, Westbound and back (VS-106 to VS-124)."""

from __future__ import annotations

from hearthside.kernel import Act, Asking, Asks, CutShort, Option, note

from ..content import junk as junk_cards
from ..content.board import TRAIN
from ..content.cards import SKILLS
from ..content.junk import JUNK, joins_in
from ..content.names import junk_name, skill_name, the, upper
from ..content.page import SCENARIOS
from ..state import Journey, Vagrant
from .asking import Question, Whether, Whom
from .parts import befalls, changed, happens, in_force, sum_of
from .places import scenario_of, sight
from .pockets import enforce_limit
from .ties import badness, worst


def end_scenario(s: Journey, how: str) -> None:
    """Win or lose the Scenario at once, in the middle of whatever happens (VS-048, VS-174, VS-229)."""
    s.over = how
    note(s, "over", how, rule="VS-227" if how == "won" else "VS-229")
    raise CutShort("scenario_over")


# -- losing --------------------------------------------------------------------------------------


def lose(s: Journey, i: int, n: int, rule: str = "VS-108") -> Asking[int]:
    """A Vagrant loses Humanity; returns how much somebody has lost by it.

    Reaching 0 is a Wound (VS-108); the rest of that loss is ignored.
    """
    v = s.vagrants[i]
    if n <= 0 or v.out:
        return 0
    on = SCENARIOS[s.scenario].on
    if on.losing:
        n = changed(s, on.losing, i, n)
    if not on.raw or not sum_of(s, v, on.raw):
        n = junk_cards.softened(s, v, n)
    safe = v.westbound and v.humanity <= 1 and not on.bears  # VS-115
    if n <= 0 or safe:
        return 0
    if v.ward and not (on.raw and sum_of(s, v, on.raw)):  # spent on what would be a loss
        v.ward -= 1
        n -= 1
        if n <= 0:
            return 0
    for _, _, bears in on.bears:
        return (yield from bears(s, i, n))  # type: ignore[no-any-return]
    if v.westbound:
        other = yield from _ghost_sickness(s, v, n)
        if other >= 0:
            note(s, "passed_loss", v.who, s.vagrants[other].who, rule="VS-120")
            return (yield from lose(s, other, n, "VS-120"))
        n = min(n, v.humanity - 1)
        v.humanity -= n
        note(s, "lost", v.who, n, rule=rule)
        return n
    v.humanity -= n
    note(s, "lost", v.who, n, rule=rule)
    if v.humanity <= 0:
        v.humanity = v.most  # VS-109
        yield from wound(s, i)
    return n


PASS_LOSS = Whether(
    "ghost_sickness",
    "VS-120",
    "Let it pass on",
    "Bear it",
    prompt=lambda s, other, n: f"you would lose {n}. Let it pass to {the(other)}?",
    meanwhile="may let a loss pass on",
)


def _apart(v: Vagrant, o: Vagrant) -> int:
    """Steps between two Vagrants; the Pup's place counts as hers (VS-077)."""
    mine = [at for at in (v.at, v.pup) if at >= 0]
    return min(TRAIN.dist[a][b] for a in mine for b in (o.at, o.pup) if b >= 0)


def _ghost_sickness(s: Journey, v: Vagrant, n: int) -> Asking[int]:
    """The seat that takes a Westbound Vagrant's loss instead, or -1 (VS-120)."""
    others = [o for o in s.vagrants if not o.westbound and o.at >= 0]
    if not others or v.at < 0:
        return -1
    nearest = min(_apart(v, o) for o in others)
    closest = [o for o in others if _apart(v, o) == nearest]
    other = worst(closest, badness)[0]  # VS-002
    passes = yield from PASS_LOSS.choose(v.seat, other.who, n)
    return other.seat if passes else -1


# -- Wounds ----------------------------------------------------------------------------------------

FLIP_SKILL = Act[Journey, [int]](
    "skill",
    "VS-110",
    over=lambda: SKILLS,
    barred=lambda s, i, n: None if n in s.vagrants[i].skills else "VS-110",
    label=lambda s, i, n: f"Turn over {skill_name(n)}",
    points="card:skill{0}",
)
FLIP_JUNK = Act[Journey, [int]](
    "junk",
    "VS-110",
    over=lambda: JUNK,
    barred=lambda s, i, n: None if n in s.vagrants[i].junk else "VS-110",
    label=lambda s, i, n: f"Break the {junk_name(n)}",
    points="card:junk{0}",
)


def wound_options(s: Journey, i: int) -> list[Option]:
    """The fast list of WOUND: all that is face up."""
    v = s.vagrants[i]
    skills, junk = FLIP_SKILL.table, FLIP_JUNK.table
    return [skills[n] for n in v.skills if n > 0] + [junk[n] for n in v.junk if n > 0]


WOUND = Question(
    "wound",
    "VS-110",
    (FLIP_SKILL, FLIP_JUNK),
    fast=wound_options,
    prompt="you are Wounded. Which card turns over?",
    meanwhile="is Wounded",
)


def wound(s: Journey, i: int, among: tuple[int, ...] = ()) -> Asks:
    """Flip one Skill or Junk of the owner's choice (VS-110), or one of the Skills named; with none left, go Westbound."""
    v = s.vagrants[i]
    if v.westbound or v.out:
        return
    if face_up(v):
        named = [FLIP_SKILL.table[n] for n in among]
        pick = yield (WOUND.of(v.seat, named) if named else WOUND(s, v.seat))
        flip_down(v, pick[0] == "skill", int(pick[1]))
        note(s, "wound", v.who, pick[0], pick[1], rule="VS-110")
        if pick[0] == "junk":
            yield from enforce_limit(s, i)  # VS-130: its pockets are torn
    if not face_up(v):
        yield from become_westbound(s, i)  # VS-112
    if s.malady >= 3:  # VS-297
        for o in s.vagrants:
            if o.seat != i:
                yield from lose(s, o.seat, 1, "VS-297")
    on = scenario_of(s).on
    if on.wounded:
        yield from befalls(s, on.wounded, i)
    if v.junk or v.lent:
        yield from joins_in(s, i, "wounded")


def face_up(v: Vagrant) -> bool:
    """Whether any Skill or Junk of a Vagrant is not flipped."""
    return max(*v.skills, *v.junk) > 0


def flip_down(v: Vagrant, skill: bool, n: int) -> None:
    """Turn a face-up card to its Wounded or Broken side (VS-095, VS-111)."""
    cards = v.skills if skill else v.junk
    cards[cards.index(n)] = -n


REPRIEVE = Whether(
    "reprieve",
    "VS-238",
    "Get up again",
    "Let go",
    prompt="you are about to be Westbound. Call in the reprieve?",
    meanwhile="is about to be Westbound",
)


def _reprieved(s: Journey, v: Vagrant) -> Asking[bool]:
    """VS-238: instead of going Westbound, by whatever, a Vagrant is whole again, once."""
    if not s.reprieve or not (yield from REPRIEVE.choose(v.seat)):
        return False
    s.reprieve = False
    v.skills = [abs(n) for n in v.skills]
    v.junk = [abs(n) for n in v.junk]
    v.humanity = v.most
    note(s, "reprieve", v.who, rule="VS-238")
    return True


# -- Westbound -------------------------------------------------------------------------------------


def _no_under(s: Journey, i: int, slot: int) -> str | None:
    """VS-114: the card is laid on a Skill."""
    return None if s.vagrants[i].skills[slot] else "VS-114"


UNDER = Question(
    "under",
    "VS-114",
    (
        Act[Journey, [int]](
            "slot",
            "VS-114",
            over=range(4),
            barred=_no_under,
            label=lambda s, i, slot: f"Lay it on {skill_name(s.vagrants[i].skills[slot])}",
            points=lambda s, i, slot: f"card:skill{abs(s.vagrants[i].skills[slot])}",
        ),
    ),
    prompt="you are Westbound. Which Skill lies under the Westbound card?",
    meanwhile="is Westbound",
)


def become_westbound(s: Journey, i: int) -> Asks:
    """Flip the Vagrant card (VS-113), all Skills and Junk with it (VS-119), unless a reprieve is spent."""
    v = s.vagrants[i]
    if v.westbound or (yield from _reprieved(s, v)):
        return
    v.skills = [-abs(n) for n in v.skills]
    v.junk = [-abs(n) for n in v.junk]
    v.westbound = v.was_westbound = True
    v.humanity = 1
    yield from drop_effects(s, i)
    note(s, "westbound", v.who, rule="VS-113")
    if any(v.skills):  # VS-114
        pick = yield UNDER(s, v.seat)
        v.under = int(pick[1])
    if all(o.westbound or o.out for o in s.vagrants):  # VS-048, VS-229
        on = scenario_of(s).on
        yield from happens(s, on.fallen)
        if not on.fallen:
            end_scenario(s, "lost")
    yield from enforce_limit(s, i)  # VS-113: tokens are kept, as far as the pockets go


HEAL = Act[Journey, [int]](
    "heal",
    "VS-121",
    over=lambda: SKILLS,
    barred=lambda s, i, n: None if -n in s.vagrants[i].skills else "VS-121",
    label=lambda s, i, n: f"Heal {skill_name(n)}",
    points="card:skill{0}",
)
BACK = Question(
    "back_to_life",
    "VS-121",
    (HEAL,),
    fast=lambda s, i: [HEAL.table[-n] for n in s.vagrants[i].skills if n < 0],
    prompt="you are back. Which Skill heals?",
    meanwhile="comes back to life",
)


def back_to_life(s: Journey, v: Vagrant) -> Asks:
    """VS-121: heal one Wounded Skill, flip back, Humanity at its maximum."""
    if any(n < 0 for n in v.skills):
        pick = yield BACK(s, v.seat)
        heal_skill(v, int(pick[1]))
    v.westbound = False
    v.under = -1
    v.humanity = v.most
    note(s, "back", v.who, rule="VS-121")


def heal_skill(v: Vagrant, n: int) -> None:
    """Turn a Wounded Skill face up (VS-154)."""
    v.skills[v.skills.index(-n)] = n


# -- Haint Effects ---------------------------------------------------------------------------------


def drop_effects(s: Journey, i: int) -> Asks:
    """Take all Haint Effect Tokens off a Vagrant; In-Between ones stay (VS-113)."""
    for key in tuple(s.vagrants[i].effects):
        yield from remove_effect(s, i, key)


def remove_effect(s: Journey, i: int, key: str) -> Asks:
    """Take one Haint Effect Token off a Vagrant."""
    v = s.vagrants[i]
    if key in v.effects:
        v.effects.remove(key)
        note(s, "freed", v.who, key, s.scenario, rule="VS-217")
        ends = scenario_of(s).effect(key).ends
        if ends is not None:
            yield from ends(s, i)


def locked(s: Journey, i: int, key: str) -> bool:
    """Whether a Haint Effect cannot be taken off a Vagrant where they stand (VS-286)."""
    effect = scenario_of(s).effect(key)
    return effect.locked is not None and effect.locked(s, i)


def give_effect(s: Journey, i: int, key: str) -> Asking[bool]:
    """Put a Haint Effect Token on a Vagrant, one of each kind at most (VS-216); returns whether it was new."""
    v = s.vagrants[i]
    made = scenario_of(s)
    if key in v.effects or v.out:
        return False
    for where, part, kept_off in made.on.afflicting:
        if in_force(s, v, where, part) and kept_off(s, i, key):
            return False
    v.effects.append(key)
    note(s, "afflicted", v.who, key, s.scenario, rule="VS-216")
    begins = made.effect(key).begins
    if begins is not None:
        yield from begins(s, i)
    return True


# -- gaining ---------------------------------------------------------------------------------------


def gain(s: Journey, i: int, n: int, rule: str = "VS-107") -> Asks:
    """A Vagrant gains Humanity up to the maximum (VS-107); a Westbound one at it comes back."""
    v = s.vagrants[i]
    on = scenario_of(s).on
    if on.gaining:
        n = changed(s, on.gaining, i, n)
    if n > 0 and on.mends:
        yield from befalls(s, on.mends, i, n)
        return
    if n <= 0 or v.humanity >= v.most or v.out:
        return
    if v.who == "revivalist" and v.at >= 0 and len(s.vagrants) > 1:
        yield from _selfless(s, v, n, rule)
        return
    yield from _take(s, v, n, rule)


def _take(s: Journey, v: Vagrant, n: int, rule: str) -> Asks:
    before = v.humanity
    v.humanity = min(v.most, before + n)
    note(s, "gained", v.who, v.humanity - before, rule=rule)
    if v.westbound and v.humanity >= v.most:
        yield from back_to_life(s, v)


def who_takes(s: Journey, seat: int, i: int) -> str:
    """Whoever takes Humanity that is on offer, seen by the one who decides."""
    return "Take it yourself" if i == seat else f"{upper(the(s.vagrants[i].who))} gains it"


SELFLESS = Whom(
    "selfless",
    "VS-067",
    who_takes,
    prompt="{0} Humanity comes to you. Who takes it?",
    meanwhile="may let another gain",
)


def _selfless(s: Journey, v: Vagrant, n: int, rule: str) -> Asks:
    """VS-067: the Revivalist may let another Vagrant within Range 2 gain instead."""
    mask = sight(s, v.at, 2)
    others = [
        o.seat
        for o in s.vagrants
        if o.seat != v.seat
        and o.humanity < o.most
        and ((o.at >= 0 and mask >> o.at & 1) or (o.pup >= 0 and mask >> o.pup & 1))
    ]
    if others:
        to = yield from SELFLESS.choose(v.seat, [v.seat, *others], n)
        if to != v.seat:
            note(s, "selfless", v.who, s.vagrants[to].who, rule="VS-067")
            yield from gain(s, to, n, rule)  # a gain like any: theirs may be barred
            return
    yield from _take(s, v, n, rule)
