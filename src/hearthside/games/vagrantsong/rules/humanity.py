"""Humanity, Wounds, Westbound and back (VS-106 to VS-124)."""

from __future__ import annotations

from hearthside.kernel import Asking, Asks, Decision, note

from ..content import junk as junk_cards
from ..content.board import TRAIN
from ..options import NO, TAKE, YES, option
from ..state import Journey, Vagrant
from .places import scenario_of, sight


class ScenarioOver(Exception):
    """The Scenario has ended in the middle of something; nothing more of it happens."""


def end_scenario(s: Journey, how: str) -> None:
    """Win or lose the Scenario at once (VS-048, VS-174, VS-229)."""
    s.over = how
    note(s, "over", how, rule="VS-227" if how == "won" else "VS-229")
    raise ScenarioOver


def lose(s: Journey, i: int, n: int, rule: str = "VS-108") -> Asks:
    """A Vagrant loses Humanity; reaching 0 is a Wound (VS-108), the rest of the loss is ignored."""
    v = s.vagrants[i]
    if n <= 0:
        return
    losing = scenario_of(s).hooks.losing
    if losing is not None:
        n = losing(s, i, n)
    n = junk_cards.softened(v, n)
    if v.marks.get("ward"):
        v.marks["ward"] -= 1
        n -= 1
    if n <= 0:
        return
    if v.westbound:
        if v.humanity <= 1:  # VS-115
            return
        other = yield from _ghost_sickness(s, v, n)
        if other >= 0:
            note(s, "passed_loss", v.who, s.vagrants[other].who, rule="VS-120")
            yield from lose(s, other, n, "VS-120")
            return
        n = min(n, v.humanity - 1)
        v.humanity -= n
        s.counters["lost"] = s.counters.get("lost", 0) + 1
        note(s, "lost", v.who, n, rule=rule)
        return
    v.humanity -= n
    s.counters["lost"] = s.counters.get("lost", 0) + 1
    note(s, "lost", v.who, n, rule=rule)
    if v.humanity <= 0:
        v.humanity = v.most  # VS-109
        yield from wound(s, i)


def badness(v: Vagrant) -> int:
    """How bad it is for the Vagrants that this one is hurt, as one number (VS-002, VS-201).

    A Wound caused, then Wounds carried, then little Humanity left, then Haint Effects, then having acted. A
    Westbound Vagrant on 1 has nothing to lose (VS-115), one above it is no nearer to being Westbound.
    """
    rest = v.effects.bit_count() * 100 + v.acted
    if v.westbound:
        return rest + (40 - v.humanity) * 100_000 if v.humanity > 1 else rest
    carried = 0
    for n in v.skills:
        carried += n < 0
    for n in v.junk:
        carried += n < 0
    wound = 10_000_000_000 if v.humanity <= 1 else 0
    return wound + carried * 100_000_000 + (40 - v.humanity) * 100_000 + rest


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
    other = max(closest, key=badness)  # VS-002
    pick = yield Decision(
        v.seat, "ghost_sickness", [YES, NO], rule="VS-120", about=(v.who, other.who, n)
    )
    return other.seat if pick == YES else -1


def wound(s: Journey, i: int) -> Asks:
    """Flip one Skill or Junk of the owner's choice (VS-110); with none left, go Westbound."""
    v = s.vagrants[i]
    if v.westbound:
        return
    choices = [option("skill", n) for n in v.skills if n > 0]
    choices += [option("junk", n) for n in v.junk if n > 0]
    if choices:
        pick = yield Decision(v.seat, "wound", choices, rule="VS-110", about=(v.who,))
        flip_down(v, pick[0] == "skill", int(pick[1]))
        note(s, "wound", v.who, pick[0], pick[1], rule="VS-110")
    s.counters["wounds"] = s.counters.get("wounds", 0) + 1
    if not any(n > 0 for n in (*v.skills, *v.junk)):
        yield from _last_card(s, i)
    if s.malady >= 3:  # VS-297
        for o in s.vagrants:
            if o.seat != i and not o.westbound:
                yield from lose(s, o.seat, 1, "VS-297")
    hook = scenario_of(s).hooks.wounded
    if hook is not None:
        yield from hook(s, i)


def flip_down(v: Vagrant, skill: bool, n: int) -> None:
    """Turn a face-up card to its Wounded or Broken side (VS-095, VS-111)."""
    cards = v.skills if skill else v.junk
    cards[cards.index(n)] = -n


def _last_card(s: Journey, i: int) -> Asks:
    """The moment the last card is flipped (VS-112): Westbound, unless the reprieve is spent."""
    v = s.vagrants[i]
    if s.reprieve:
        pick = yield Decision(v.seat, "reprieve", [YES, NO], rule="VS-238", about=(v.who,))
        if pick == YES:
            s.reprieve = False
            v.skills = [abs(n) for n in v.skills]
            v.junk = [abs(n) for n in v.junk]
            v.humanity = v.most
            note(s, "reprieve", v.who, rule="VS-238")
            return
    yield from become_westbound(s, i)


def become_westbound(s: Journey, i: int) -> Asks:
    """Flip the Vagrant card (VS-113), all Skills and Junk with it (VS-119)."""
    v = s.vagrants[i]
    if v.westbound:
        return
    v.skills = [-abs(n) for n in v.skills]
    v.junk = [-abs(n) for n in v.junk]
    v.westbound = v.was_westbound = True
    v.humanity = 1
    if v.effects:
        yield from drop_effects(s, i)
    note(s, "westbound", v.who, rule="VS-113")
    slots = [k for k, n in enumerate(v.skills) if n]
    if slots:  # VS-114
        pick = yield Decision(
            v.seat, "under", [option("slot", k) for k in slots], rule="VS-114", about=(v.who,)
        )
        v.under = int(pick[1])
    if all(o.westbound for o in s.vagrants):  # VS-048, VS-229
        end_scenario(s, "lost")


def drop_effects(s: Journey, i: int) -> Asks:
    """Take all Haint Effect Tokens off a Vagrant; In-Between ones stay (VS-113)."""
    v = s.vagrants[i]
    for bit in (1, 2):
        if v.effects & bit:
            yield from remove_effect(s, i, bit)


def remove_effect(s: Journey, i: int, bit: int) -> Asks:
    """Take one Haint Effect Token off a Vagrant."""
    v = s.vagrants[i]
    if v.effects & bit:
        v.effects &= ~bit
        note(s, "freed", v.who, bit, s.scenario, rule="VS-217")
        hook = scenario_of(s).hooks.freed
        if hook is not None:
            yield from hook(s, i)


def locked(s: Journey, i: int, bit: int) -> bool:
    """Whether a Haint Effect cannot be taken off a Vagrant where they stand (VS-286)."""
    effect = scenario_of(s).effects[bit - 1]
    return effect is not None and effect.locked is not None and effect.locked(s, i)


def give_effect(s: Journey, i: int, bit: int) -> bool:
    """Put a Haint Effect Token on a Vagrant; one of each colour at most (VS-216)."""
    v = s.vagrants[i]
    if v.effects & bit or v.marks.get("calm"):
        return False
    v.effects |= bit
    note(s, "afflicted", v.who, bit, s.scenario, rule="VS-216")
    return True


def gain(s: Journey, i: int, n: int, rule: str = "VS-107") -> Asks:
    """A Vagrant gains Humanity up to the maximum (VS-107); a Westbound one at it comes back."""
    v = s.vagrants[i]
    if n <= 0 or v.humanity >= v.most:
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


def _selfless(s: Journey, v: Vagrant, n: int, rule: str) -> Asks:
    """VS-067: the Revivalist may let another Vagrant within Range 2 gain instead."""
    mask = sight(s, v.at, 2)
    others = [
        o
        for o in s.vagrants
        if o.seat != v.seat
        and o.humanity < o.most
        and ((o.at >= 0 and mask >> o.at & 1) or (o.pup >= 0 and mask >> o.pup & 1))
    ]
    if others:
        options = [TAKE[v.seat]] + [TAKE[o.seat] for o in others]
        pick = yield Decision(v.seat, "selfless", options, rule="VS-067", about=(v.who, n))
        v = s.vagrants[int(pick[1])]
    yield from _take(s, v, n, rule)


def back_to_life(s: Journey, v: Vagrant) -> Asks:
    """VS-121: heal one Wounded Skill, flip back, Humanity at its maximum."""
    wounds = [option("heal", -n) for n in v.skills if n < 0]
    if wounds:
        pick = yield Decision(v.seat, "back_to_life", wounds, rule="VS-121", about=(v.who,))
        heal_skill(v, int(pick[1]))
    v.westbound = False
    v.under = -1
    v.humanity = v.most
    note(s, "back", v.who, rule="VS-121")


def heal_skill(v: Vagrant, n: int) -> None:
    """Turn a Wounded Skill face up (VS-154)."""
    v.skills[v.skills.index(-n)] = n
