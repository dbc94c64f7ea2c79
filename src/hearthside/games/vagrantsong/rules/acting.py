"""A Vagrant acts: General Actions, Skills, Junk, and whatever is free (VS-055, VS-125 to VS-138)."""

from __future__ import annotations

from hearthside.kernel import ANYONE, Asking, Asks, Decision, Option, note

from ..content.board import TRAIN
from ..content.cards import HAINT, SKILLS, Cast, Skill
from ..content.format import PUP
from ..content.junk import JUNK, total, worn
from ..content.vagrants import PUP_BUST, PUP_INVESTIGATE, VAGRANTS
from ..options import COMPANIONS, ENCORE, END_TURN, SEANCE, option
from ..state import Journey, Vagrant
from .bones import roll
from .breaks import haint_gain
from .coins import (
    JUNK_SLOT,
    SKILL_SLOT,
    coins_on,
    pup_steps_left,
    skill_success,
    steps_left,
    use_foot,
)
from .humanity import gain
from .movement import walk, walk_options
from .places import scenario_of, sight
from .tokens import rummage, token_options, use_token


def act_options(s: Journey, v: Vagrant) -> list[Option]:
    """Everything the Vagrant whose turn it is may do now."""
    found: list[Option] = []
    steps = steps_left(s, v)
    if steps > 0 and v.at >= 0:
        walk_options(s, v.seat, steps, found)
    done = v.done
    for slot in dict.fromkeys((*v.coins, v.foot)) if v.foot else v.coins:
        if slot not in done:
            _slot_options(s, v, slot, found)
    if v.pup >= 0:
        steps = pup_steps_left(s, v)
        if steps > 0:
            walk_options(s, v.seat + PUP, steps, found)
    found += token_options(s, v, own_turn=True)
    found += party_options(s, v)
    found.append(END_TURN)
    return found


def party_options(s: Journey, v: Vagrant) -> list[Option]:
    """What the party may do in anybody's turn: the Seance, companions' tokens, a Scenario's own deeds."""
    found: list[Option] = []
    for o in s.vagrants:
        if o is not v and o.tokens and token_options(s, o, own_turn=False):
            found.append(COMPANIONS)  # VS-139
            break
    found += seance_options(s)
    extra = scenario_of(s).hooks.extra
    if extra is not None:
        found += [option("deed", name) for name in extra(s, v.seat)]
    return found


def seance_options(s: Journey) -> list[Option]:
    """The Seance card, or the encore kept from a revival, where it is used by choice."""
    if not s.seance and not s.encore:
        return []
    seance = scenario_of(s).seance
    if seance is None:
        return []
    if seance.use is None:
        return [ENCORE] if s.encore and not s.seance else []
    if seance.usable is not None and not seance.usable(s):
        return []
    return [SEANCE] if s.seance else [ENCORE]


def _slot_options(s: Journey, v: Vagrant, slot: str, found: list[Option]) -> None:
    """The ways to perform the action a slot's Coins stand for (VS-056)."""
    if slot == "move" or slot == "pup_move":
        return
    if slot == "rummage" or slot == "patch":
        found.append(option(slot))
    elif slot == "bust":
        if v.at >= 0:
            _busts(s, v.at, "bust", found)
    elif slot == "pup_bust":
        _busts(s, v.pup, "pup_bust", found)
    elif slot == "investigate":
        if v.at >= 0:
            found += [option("investigate", n) for n, at in s.events.items() if at == v.at]
    elif slot == "pup_investigate":
        found += [option("pup_investigate", n) for n, at in s.events.items() if at == v.pup]
    elif slot == "westbound":
        if v.westbound:
            _skill_targets(s, v, SKILLS[VAGRANTS[v.who].westbound], found)
    elif slot[0] == "s":
        if int(slot[1:]) in v.skills and not v.westbound:
            _skill_targets(s, v, SKILLS[int(slot[1:])], found)
    elif slot[0] == "j" and any(card.number == int(slot[1:]) for card in worn(v)):
        _junk_use(s, v, int(slot[1:]), found)


def _unseen(s: Journey, v: Vagrant, space: int) -> bool:
    hook = scenario_of(s).hooks.unseen
    return hook is not None and hook(s, v.seat, space)


def _busts(s: Journey, at: int, verb: str, found: list[Option]) -> None:
    """Adjacent Haints to Bust (VS-138)."""
    v = s.vagrants[s.active]
    near = TRAIN.near[at]
    for k, h in enumerate(s.haints):
        if h.at >= 0 and near >> h.at & 1 and h.threshold and not _unseen(s, v, h.at):
            found.append(option(verb, k))


def _skill_targets(s: Journey, v: Vagrant, skill: Skill, found: list[Option]) -> None:
    """A Skill and each target in its range (VS-086, VS-087, VS-097)."""
    at = v.pup if skill.pup else v.at
    if at < 0:
        return
    high = skill.high + (total(v, "range") if skill.high else 0)  # VS-096
    low = skill.low
    number = skill.number
    if not high:
        found.append(option("skill", number, f"v{v.seat}"))
        return
    mask = sight(s, at, high)
    if low > 1:
        mask &= ~TRAIN.reach(at, low - 1)
    if skill.target != "V":
        for k, h in enumerate(s.haints):
            if h.at >= 0 and mask >> h.at & 1 and h.threshold and not _unseen(s, v, h.at):
                found.append(option("skill", number, f"h{k}"))
    if skill.target != "H":
        for o in s.vagrants:
            if o.seat == v.seat:
                if low == 0:
                    found.append(option("skill", number, f"v{o.seat}"))
            elif o.at >= 0 and mask >> o.at & 1:
                if not _unseen(s, v, o.at):
                    found.append(option("skill", number, f"v{o.seat}"))
            elif o.pup >= 0 and mask >> o.pup & 1 and not _unseen(s, v, o.pup):
                found.append(option("skill", number, f"p{o.seat}"))


def _junk_use(s: Journey, v: Vagrant, number: int, found: list[Option]) -> None:
    card = JUNK[number]
    if card.busts:
        if v.at >= 0:
            for k, h in enumerate(s.haints):
                if (
                    h.at >= 0
                    and TRAIN.near[v.at] >> h.at & 1
                    and h.threshold
                    and not _unseen(s, v, h.at)
                ):
                    found.append(option("junk", number, k))
    elif v.at >= 0 or card.digs:
        found.append(option("junk", number, 0))


# -- doing -------------------------------------------------------------------------------------


def act(s: Journey, v: Vagrant, pick: Option) -> Asks:
    """Carry out one of `act_options`, other than ending the turn."""
    verb = pick[0]
    if verb in ("go", "dash"):
        v.steps -= yield from walk(s, v.seat, pick)
        _open(v, "move")
        use_foot(s, v, "move")
    elif verb == "pup":
        v.pup_steps -= yield from walk(s, v.seat + PUP, pick)
        _open(v, "pup_move")
        use_foot(s, v, "pup_move")
    elif verb == "skill":
        yield from perform_skill(s, v, pick)
    elif verb in ACTIONS:
        slot = str(verb)
        v.done.append(slot)
        yield from ACTIONS[slot](s, v, pick)
        use_foot(s, v, slot)
    elif verb == "junk":
        slot = JUNK_SLOT[int(pick[1])]
        v.done.append(slot)
        yield from _use_junk(s, v, int(pick[1]), int(pick[2]))
        use_foot(s, v, slot)
    elif verb == "companions":
        yield from companions(s, v)
    elif verb in ("seance", "encore"):
        yield from hold_seance(s, str(verb))
    elif verb == "deed":
        yield from scenario_of(s).deeds[str(pick[1])][1](s, v.seat)
    else:
        yield from use_token(s, v.seat, pick)


def _open(v: Vagrant, slot: str) -> None:
    if slot not in v.done:
        v.done.append(slot)


def bones_for(v: Vagrant, n: int) -> int:
    """Bones an action rolls, with what an effect adds to one action."""
    return n + v.marks.pop("bones", 0)


def patch_up(s: Journey, v: Vagrant, pick: Option) -> Asks:
    """Patch Up: one Bone per Coin, 1 Humanity per success (VS-136, VS-137, VS-301)."""
    value = VAGRANTS[v.who].patch - total(v, "patch")
    note(s, "patches", v.who, rule="VS-136")
    wins, _ = roll(s, v, bones_for(v, coins_on(v, "patch")), value)
    if wins:
        yield from gain(s, v.seat, wins, "VS-136")
        v.marks["patched"] = wins
        hook = scenario_of(s).hooks.patched
        if hook is not None:
            yield from hook(s, v.seat)


def bust(s: Journey, v: Vagrant, pick: Option) -> Asks:
    """Bust: an adjacent Haint gains 1 per success (VS-138, VS-302)."""
    pup = pick[0] == "pup_bust"
    value = (PUP_BUST if pup else VAGRANTS[v.who].bust) - total(v, "bust")
    note(s, "busts", "pup" if pup else v.who, s.haints[int(pick[1])].who, rule="VS-138")
    wins, _ = roll(s, v, bones_for(v, coins_on(v, str(pick[0]))), value)
    yield from haint_gain(s, int(pick[1]), wins)


def dig(s: Journey, v: Vagrant, pick: Option) -> Asks:
    """Rummage: one draw per Coin, keep one (VS-128)."""
    yield from rummage(s, v.seat, coins_on(v, "rummage"))


def investigate(s: Journey, v: Vagrant, pick: Option) -> Asks:
    """Investigate an Event Token in the same space (VS-132 to VS-135, VS-300)."""
    pup = pick[0] == "pup_investigate"
    number = int(pick[1])
    event = scenario_of(s).event(number)
    space = s.events[number]
    s.story = f"{s.scenario}.e{number}"
    note(s, "investigates", "pup" if pup else v.who, number, s.scenario, rule="VS-133")
    if pup:
        v.marks["pup_reads"] = 1
    tier = 1
    if event.auto is not None:
        yield from event.auto(s, v.seat)
    elif event.ready is not None and not event.ready(s, v.seat):
        note(s, "fails", v.who, rule="VS-133")
        tier = 0
    else:
        value = (PUP_INVESTIGATE if pup else VAGRANTS[v.who].investigate) - total(v, "investigate")
        if event.success is not None:
            value = event.success(s, v.seat)
        wins, _ = roll(s, v, bones_for(v, coins_on(v, str(pick[0]))), value)
        tier = min(wins, len(event.tiers) - 1)  # VS-134
        yield from event.tiers[tier](s, v.seat)
    v.marks.pop("pup_reads", None)
    if tier not in event.stay and s.events.get(number) == space:  # VS-135
        del s.events[number]


ACTIONS = {
    "patch": patch_up,
    "rummage": dig,
    "bust": bust,
    "pup_bust": bust,
    "investigate": investigate,
    "pup_investigate": investigate,
}


def perform_skill(s: Journey, v: Vagrant, pick: Option) -> Asks:
    """A Skill or the Westbound Action: roll, and with a success let it work (VS-063, VS-085, VS-088).

    Worked examples: Can-Do Attitude (VS-303), Soothing Hymn (VS-304).
    """
    skill = SKILLS[int(pick[1])]
    slot = "westbound" if skill.number > 90 else SKILL_SLOT[skill.number]
    v.done.append(slot)
    coins = coins_on(v, slot)
    aim = str(pick[2])
    target = int(aim[1:]) + {"h": HAINT, "v": 0, "p": PUP}[aim[0]]
    value = skill_success(s, v, skill.number, coins)
    note(s, "skill", v.who, skill.name, _key(s, target), rule="VS-085")
    wins, bones = roll(s, v, bones_for(v, skill.bones or coins), value)
    if wins < len(bones):
        wins, bones = yield from _reroll(s, v, skill, value, wins, bones)
    if wins:
        cast = Cast(v.seat, target, wins, coins, tuple(bones))
        for part in skill.parts:
            yield from part(s, cast)
        if target < HAINT:
            yield from touched(s, v.seat, target)
    use_foot(s, v, slot)


def _key(s: Journey, target: int) -> str:
    """Who a Skill is aimed at, as the journal names them."""
    if target >= HAINT:
        return s.haints[target - HAINT].who
    return "pup" if target >= PUP else s.vagrants[target].who


def touched(s: Journey, seat: int, target: int) -> Asks:
    """A Vagrant was the target of a successful action: a Scenario may care."""
    hook = scenario_of(s).hooks.touched
    if hook is not None:
        yield from hook(s, seat, target & 7)


def _reroll(
    s: Journey, v: Vagrant, skill: Skill, value: int, wins: int, bones: list[int]
) -> Asking[tuple[int, list[int]]]:
    """A carried token may let the Bones that failed be rolled once more."""
    hook = scenario_of(s).hooks.reroll
    if hook is None or not hook(s, v.seat):
        return wins, bones
    pick = yield Decision(
        v.seat, "reroll", [option("yes"), option("no")], rule="VS-139", about=(v.who, skill.name)
    )
    if pick[0] == "no":
        return wins, bones
    spend = scenario_of(s).hooks.spend_reroll
    assert spend is not None
    spend(s, v.seat)
    kept = [b for b in bones if b >= max(2, value)]
    more, fallen = roll(s, v, len(bones) - len(kept), value)
    return len(kept) + more, kept + fallen


def _use_junk(s: Journey, v: Vagrant, number: int, haint: int) -> Asks:
    """What Junk offers for a Coin (VS-092)."""
    card = JUNK[number]
    coins = coins_on(v, JUNK_SLOT[number])
    note(s, "junk", v.who, card.name, rule="VS-092")
    if card.heal_all:
        mask = sight(s, v.at, card.heal_all)
        for o in s.vagrants:
            if o.at >= 0 and mask >> o.at & 1:
                yield from gain(s, o.seat, coins, "VS-092")
    elif card.dash:
        v.steps += card.dash * coins
    elif card.digs:
        yield from rummage(s, v.seat, card.digs + coins - 1)
    elif card.busts:
        wins, _ = roll(s, v, bones_for(v, coins), 4)
        if wins:
            yield from haint_gain(s, haint, card.busts + wins - 1)


def companions(s: Journey, v: Vagrant) -> Asks:
    """Another Vagrant uses a token in the middle of this turn (VS-139)."""
    choice = between_tokens(s, skip=v.seat)
    if not choice:
        return
    pick = yield Decision(ANYONE, "companion", choice, rule="VS-139")
    yield from use_between(s, pick)


def between_tokens(s: Journey, skip: int = -1) -> list[Option]:
    """What Vagrants may do with tokens outside their own turns, each option led by the seat."""
    found = []
    for o in s.vagrants:
        if o.seat != skip and o.tokens and (o.effects or not o.token_used):
            found += [option("by", o.seat, *pick) for pick in token_options(s, o, own_turn=False)]
    return found


def use_between(s: Journey, pick: Option) -> Asks:
    """Carry out one of `between_tokens`."""
    yield from use_token(s, int(pick[1]), option(str(pick[2]), *pick[3:]))


def hold_seance(s: Journey, which: str) -> Asks:
    """The Seance card is used, and gone (VS-041)."""
    seance = scenario_of(s).seance
    assert seance is not None
    if which == "seance":
        s.seance = False
    else:
        s.encore = False
    note(s, "seance", s.scenario, rule="VS-041")
    if seance.use is None:
        s.seance = True
    else:
        yield from seance.use(s)
