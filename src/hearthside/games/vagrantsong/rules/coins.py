"""Coins: coming back, being placed, and what they buy (VS-049 to VS-057)."""

from __future__ import annotations

from hearthside.kernel import Asks, Decision, Option, note

from ..content.cards import SKILLS
from ..content.junk import JUNK, total, worn
from ..content.vagrants import PUP_MOVE, VAGRANTS
from ..options import GENERAL, PUP_SLOTS, READY
from ..state import Journey, Vagrant
from .places import scenario_of
from .tokens import discard, token_options, use_token

SKILL_SLOT = {n: f"s{n}" for n in range(1, 97)}
JUNK_SLOT = {n: f"j{n}" for n in range(1, 33)}
SLOTS = (*GENERAL, *PUP_SLOTS, "westbound", *SKILL_SLOT.values(), *JUNK_SLOT.values())
COIN = {slot: Option("coin", slot) for slot in SLOTS}
FOOT = {slot: Option("foot", slot) for slot in SLOTS}


def reclaim(s: Journey, v: Vagrant) -> None:
    """All own Coins come back; Skills and Junk that held some rest this round (VS-049, VS-054, VS-093).

    The Westbound Action never rests (VS-118).
    """
    v.resting = [slot for slot in v.coins if slot[0] in "sj" and slot[1:].isdigit()]
    if v.foot and v.foot[0] in "sj" and v.foot[1:].isdigit() and v.foot not in v.resting:
        v.resting.append(v.foot)
    v.coins.clear()
    v.done.clear()
    v.foot = ""
    v.steps = v.pup_steps = 0
    v.hand = max(0, v.purse + v.marks.pop("coins", 0))  # VS-051
    v.marks["dealt"] = v.hand


def forbidden_slot(s: Journey, v: Vagrant, slot: str) -> str | None:
    """The rule that keeps Coins off a slot, or None."""
    if slot in v.resting:
        return "VS-054"
    kind, number = slot[0], slot[1:]
    if kind == "s" and number.isdigit():
        if v.westbound:
            return "VS-116"
        if int(number) not in v.skills:
            return "VS-111" if -int(number) in v.skills else "VS-082"
    elif kind == "j" and number.isdigit():
        if int(number) not in v.junk and int(number) != v.marks.get("favour"):
            return "VS-095" if -int(number) in v.junk else "VS-081"
        if not JUNK[int(number)].takes_coin:
            return "VS-092"
    elif slot == "westbound" and not v.westbound:
        return "VS-116"
    elif slot in PUP_SLOTS and v.pup < 0:
        return "VS-071"
    barred = scenario_of(s).hooks.barred
    return barred(s, v.seat, slot) if barred is not None else None


def open_slots(s: Journey, v: Vagrant) -> list[str]:
    """The slots that can take a Coin now (VS-050, VS-053, VS-054)."""
    slots: list[str] = list(GENERAL)
    if v.pup >= 0:
        slots += PUP_SLOTS
    if v.westbound:
        slots.append("westbound")
    else:
        slots += [SKILL_SLOT[n] for n in v.skills if n > 0]
    if v.junk or "favour" in v.marks:
        slots += [JUNK_SLOT[card.number] for card in worn(v) if card.takes_coin]
    barred = scenario_of(s).hooks.barred
    resting = v.resting
    if barred is None:
        return [slot for slot in slots if slot not in resting] if resting else slots
    return [slot for slot in slots if slot not in resting and not barred(s, v.seat, slot)]


def coin_options(s: Journey, v: Vagrant) -> list[Option]:
    """What may be done while Coins are being placed; tokens may be used first (VS-156)."""
    found: list[Option] = []
    footed = bool(v.tokens) and "foot" in v.tokens and not v.token_used and not v.foot
    if v.hand or footed:
        slots = open_slots(s, v)
        if v.hand:
            found += [COIN[slot] for slot in slots]
        if footed:  # VS-153
            found += [FOOT[slot] for slot in slots]
    found += token_options(s, v, own_turn=True)
    barred = scenario_of(s).hooks.barred
    if barred is None or not found or not barred(s, v.seat, "ready"):
        found.append(READY)
    return found


def place_coin(s: Journey, v: Vagrant) -> Asks:
    """One choice of placing: a Coin, a Rabbit's Foot, a token, or ready to act (VS-052)."""
    options = coin_options(s, v)
    pick = yield Decision(v.seat, "coins", options, rule="VS-050", about=(v.who, v.hand))
    verb = pick[0]
    if verb == "coin":
        slot = str(pick[1])
        v.hand -= 1
        v.coins[slot] = v.coins.get(slot, 0) + 1
    elif verb == "foot":
        v.tokens.remove("foot")
        v.token_used = True
        v.foot = str(pick[1])
        note(s, "foot", v.who, v.foot, rule="VS-153")
    elif verb == "ready":
        if s.journal is not None:
            pairs = [part for pair in v.coins.items() for part in pair]
            note(s, "placed", v.who, *pairs, rule="VS-050")
        yield from _coin_price(s, v)
        s.step = "acts"
    else:
        yield from use_token(s, v.seat, pick)


def _coin_price(s: Journey, v: Vagrant) -> Asks:
    """What a Scenario takes for Coins placed on Move."""
    n = v.coins.get("move", 0) + v.coins.get("pup_move", 0)
    price = scenario_of(s).hooks.move_price
    if n and price is not None:
        yield from price(s, v.seat, n)


def coins_on(v: Vagrant, slot: str) -> int:
    """Coins on a slot, a Rabbit's Foot counted as one (VS-153)."""
    return v.coins.get(slot, 0) + (v.foot == slot)


def use_foot(s: Journey, v: Vagrant, slot: str) -> None:
    """The Rabbit's Foot is discarded once the action it lies on is done (VS-153)."""
    if v.foot == slot and not v.marks.get("foot_spent"):
        v.marks["foot_spent"] = 1
        discard(s, "foot")


def move_value(s: Journey, v: Vagrant) -> int:
    """The Move value with Junk, Haint Effects and what else changes it."""
    value = VAGRANTS[v.who].move + shift_move(s, v)
    return max(0, value)


def shift_move(s: Journey, v: Vagrant) -> int:
    """What changes a Move value, the Pup's too."""
    marks = v.marks
    value = total(v, "move") + marks.get("move_round", 0) + marks.get("move_turn", 0)
    if v.effects:
        for bit, effect in zip((1, 2), scenario_of(s).effects, strict=True):
            if v.effects & bit and effect is not None:
                value += effect.move
    return value + s.counters.get("move_all", 0)


def steps_left(s: Journey, v: Vagrant) -> int:
    """Steps of Move a Vagrant has left (VS-126, VS-298)."""
    n = coins_on(v, "move")
    return v.steps + n * move_value(s, v) if n else v.steps


def pup_steps_left(s: Journey, v: Vagrant) -> int:
    """Steps of Move the Pup has left."""
    n = coins_on(v, "pup_move")
    return v.pup_steps + n * max(0, PUP_MOVE + shift_move(s, v)) if n else v.pup_steps


def skill_success(s: Journey, v: Vagrant, number: int, coins: int) -> int:
    """The success value of a Skill as this Vagrant performs it now."""
    value = SKILLS[number].success
    if v.who == "songsmith" and coins == 1 and number < 90:  # VS-066
        value -= 1
    if v.effects:
        for bit, effect in zip((1, 2), scenario_of(s).effects, strict=True):
            if v.effects & bit and effect is not None:
                value += effect.skills
    return value
