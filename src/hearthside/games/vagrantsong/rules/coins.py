"""Coins: coming back, being placed, and what they buy (VS-049 to VS-057)."""

from __future__ import annotations

from functools import lru_cache

from hearthside.kernel import Act, Asks, Bar, Option, note

from ..content.cards import SKILLS
from ..content.junk import BLANK, JUNK, total
from ..content.names import SLOT_NAMES, slot_name, upper
from ..content.vagrants import PUP_MOVE, VAGRANTS
from ..state import EVENT, Journey, Vagrant
from .bindle import discard
from .parts import Bars, bar_of, befalls, first_bar, in_force, sum_of
from .places import scenario_of

GENERAL = ("move", "rummage", "bust", "investigate", "patch")
PUP_SLOTS = ("pup_move", "pup_bust", "pup_investigate")
SKILL_SLOT = {n: f"s{n}" for n in range(1, 97)}
JUNK_SLOT = {n: f"j{n}" for n in range(1, 33)}


def slots() -> list[str]:
    """Wherever a Coin can lie: General Actions, the Pup's, cards, carried Event Tokens that want some."""
    skills = [SKILL_SLOT[n] for n in SKILLS if n in SKILL_SLOT]
    return [*GENERAL, *PUP_SLOTS, "westbound", *skills, *(JUNK_SLOT[n] for n in JUNK), *EVENT]


CARDS = frozenset((*SKILL_SLOT.values(), *JUNK_SLOT.values()))
"""The slots of Skills and Junk, which rest after they held Coins (VS-054)."""


def reclaim(s: Journey, v: Vagrant) -> None:
    """All own Coins come back; Skills and Junk that held some rest this round (VS-049, VS-054, VS-093).

    The Westbound Action never rests (VS-118).
    """
    v.resting = [slot for slot in v.coins if slot in CARDS]
    if v.foot in CARDS and v.foot not in v.resting:
        v.resting.append(v.foot)
    if v.awake:  # VK-039
        v.resting.clear()
        v.awake = False
    v.coins.clear()
    v.done.clear()
    v.foot, v.foot_spent = "", False
    v.steps = v.pup_steps = 0
    v.hand = v.dealt = max(0, v.purse + v.tip + sum_of(s, v, scenario_of(s).on.coins))  # VS-051
    v.tip = 0


def sit_out(v: Vagrant) -> None:
    """A turn that is skipped: Coins come back, and none is placed, so nothing rests after it (VS-049, VS-054)."""
    v.coins.clear()
    v.resting.clear()
    v.done.clear()
    v.foot, v.foot_spent = "", False
    v.steps = v.pup_steps = v.hand = v.dealt = 0


def no_slot(s: Journey, v: Vagrant, slot: str) -> str | Bar | None:
    """The rule that keeps Coins off a slot, or None."""
    kind, number = slot[0], slot[1:]
    if kind == "s":
        if v.westbound:
            return "VS-116"
        if int(number) not in v.skills:
            return "VS-111" if -int(number) in v.skills else "VS-082"
    elif kind == "j":
        if int(number) not in v.junk and int(number) != v.lent:
            return "VS-095" if -int(number) in v.junk else "VS-081"
        if not JUNK[int(number)].takes_coin:
            return "VS-092"
    elif kind == "e":
        if slot not in works(s, v):
            return "VS-050"
    elif slot == "westbound" and not v.westbound:
        return "VS-117"
    elif slot in PUP_SLOTS and v.pup < 0:
        return "VS-071"
    if slot in v.resting:
        return "VS-054"
    return bar_of(s, v.seat, slot)


def works(s: Journey, v: Vagrant) -> list[str]:
    """The carried Event Tokens that Coins can be laid on."""
    made = scenario_of(s)
    held = (*v.tokens, *v.kept)
    return [t for t in held if t[0] == "e" and made.event(int(t[1:])).works is not None]


@lru_cache(maxsize=8192)
def _printed(
    pup: bool,
    westbound: bool,
    skills: tuple[int, ...],
    junk: tuple[int, ...],
    resting: tuple[str, ...],
) -> tuple[tuple[str, ...], tuple[Option, ...]]:
    """The slots of a Vagrant with these cards, but for those that rest (VS-050, VS-054), and a Coin on each."""
    slots = [*GENERAL, *PUP_SLOTS] if pup else [*GENERAL]
    slots += ["westbound"] if westbound else [SKILL_SLOT[n] for n in skills if n > 0]
    slots += [JUNK_SLOT[n] for n in junk if n > 0 and JUNK[n].takes_coin]
    left = tuple(slot for slot in slots if slot not in resting)
    return left, tuple(COIN.table[slot] for slot in left)


def _cards_of(v: Vagrant) -> tuple[tuple[str, ...], tuple[Option, ...]]:
    junk = () if BLANK in v.lasting else (*v.junk, v.lent)
    return _printed(v.pup >= 0, v.westbound, tuple(v.skills), junk, tuple(v.resting))


def open_slots(s: Journey, v: Vagrant, bars: Bars) -> list[str]:
    """The slots that can take a Coin now (VS-050, VS-053, VS-054)."""
    slots = [*_cards_of(v)[0], *works(s, v)]
    for bar in bars:
        slots = [slot for slot in slots if bar(s, v.seat, slot) is None]
    return slots


# -- placing ---------------------------------------------------------------------------------------


def slot_points(s: Journey, i: int, slot: str) -> str:
    """The thing of the scene that Coins are laid on."""
    if slot in SLOT_NAMES:
        return f"action:{i}.{slot}"
    if slot[0] == "e":
        return f"event:{slot[1:]}"
    return f"card:{'skill' if slot[0] == 's' else 'junk'}{slot[1:]}"


def no_coin(s: Journey, i: int, slot: str) -> str | Bar | None:
    """VS-051: a Coin in hand; then whatever keeps it off the slot."""
    v = s.vagrants[i]
    bar = no_slot(s, v, slot)
    if bar is not None:
        return bar
    return None if v.hand else Bar("VS-051", "All Coins are placed.")


def coin(s: Journey, i: int, slot: str) -> None:
    """VS-050: a Coin is laid on a slot."""
    v = s.vagrants[i]
    v.hand -= 1
    v.coins[slot] = v.coins.get(slot, 0) + 1


COIN = Act(
    "coin",
    "VS-050",
    coin,
    over=slots,
    barred=no_coin,
    label=lambda s, i, slot: f"Coin on {slot_name(slot, s.scenario)}",
    points=slot_points,
)


def no_foot(s: Journey, i: int, slot: str) -> str | Bar | None:
    """VS-153: one Rabbit's Foot, as the token of this round, where a Coin could go."""
    v = s.vagrants[i]
    if "foot" not in v.tokens:
        return "VS-153"
    if v.token_used:
        return "VS-140"
    return bar_of(s, i, "token.foot") or no_slot(s, v, slot)


def lay_foot(s: Journey, i: int, slot: str) -> None:
    """VS-153: a Rabbit's Foot is laid down as a fourth Coin."""
    v = s.vagrants[i]
    v.tokens.remove("foot")
    v.token_used = True
    v.foot = slot
    note(s, "foot", v.who, v.foot, rule="VS-153")


FOOT = Act(
    "foot",
    "VS-153",
    lay_foot,
    over=slots,
    barred=no_foot,
    label=lambda s, i, slot: f"Rabbit's Foot on {slot_name(slot, s.scenario)}",
    points=slot_points,
    detail="It counts as a Coin, and is discarded afterwards.",
)


def no_ready(s: Journey, i: int) -> str | Bar | None:
    """A Scenario may want Coins somewhere first."""
    return bar_of(s, i, "ready")


def ready(s: Journey, i: int) -> Asks:
    """VS-052: all Coins that are to be placed are placed; what is left is lost for the turn."""
    v = s.vagrants[i]
    if s.journal is not None:
        pairs = [part for pair in v.coins.items() for part in pair]
        note(s, "placed", v.who, *pairs, rule="VS-050")
    s.step = "acts"
    on = scenario_of(s).on
    if on.placed:
        yield from befalls(s, on.placed, i)


READY = Act("ready", "VS-052", ready, barred=no_ready, label="Done placing")


def placing_options(s: Journey, v: Vagrant, bars: Bars) -> list[Option]:
    """The fast list of COIN and FOOT."""
    if not (bars or v.tokens or v.kept):
        return [*_cards_of(v)[1]] if v.hand else []
    footed = bool(v.tokens) and "foot" in v.tokens and not v.token_used
    if footed and first_bar(bars, s, v.seat, "token.foot") is not None:
        footed = False
    slots = open_slots(s, v, bars)
    found: list[Option] = []
    if v.hand:
        table = COIN.table
        found += [table[slot] for slot in slots]
    if footed:
        found += [FOOT.table[slot] for slot in slots]
    return found


def coins_on(v: Vagrant, slot: str) -> int:
    """Coins on a slot, a Rabbit's Foot counted as one (VS-153)."""
    return v.coins.get(slot, 0) + (v.foot == slot)


def use_foot(s: Journey, v: Vagrant, slot: str) -> None:
    """The Rabbit's Foot is discarded once the action it lies on is done (VS-153)."""
    if v.foot == slot and not v.foot_spent:
        v.foot_spent = True
        discard(s, "foot")
        for where, key, footed in scenario_of(s).on.footed:
            if in_force(s, v, where, key):
                footed(s, v.seat)


def move_value(s: Journey, v: Vagrant) -> int:
    """The Move value with Junk, Haint Effects and what else changes it."""
    value = VAGRANTS[v.who].move + shift_move(s, v)
    return max(0, value)


def pup_value(s: Journey, v: Vagrant) -> int:
    """The Pup's Move value, changed by what changes hers (VS-071)."""
    return max(0, PUP_MOVE + shift_move(s, v))


def shift_move(s: Journey, v: Vagrant) -> int:
    """What changes a Move value, the Pup's too."""
    return total(v, "move") + sum_of(s, v, scenario_of(s).on.move)


def steps_left(s: Journey, v: Vagrant) -> int:
    """Steps of Move a Vagrant has left (VS-126, VS-298)."""
    n = coins_on(v, "move")
    left = v.steps + n * move_value(s, v) if n else v.steps
    return left - _shorter(s, v) if left > 0 else left


def _shorter(s: Journey, v: Vagrant) -> int:
    """By how much a turn's Move is shorter, in all."""
    on = scenario_of(s).on
    return sum_of(s, v, on.shortens) if on.shortens else 0


def end_move(s: Journey, v: Vagrant, pup: bool) -> None:
    """A Move is over, however many steps were left of it."""
    if pup:
        v.pup_steps -= max(0, pup_steps_left(s, v))
    else:
        v.steps -= max(0, steps_left(s, v))


def pup_steps_left(s: Journey, v: Vagrant) -> int:
    """Steps of Move the Pup has left."""
    n = coins_on(v, "pup_move")
    left = v.pup_steps + n * pup_value(s, v) if n else v.pup_steps
    return left - _shorter(s, v) if left > 0 else left


def skill_success(s: Journey, v: Vagrant, number: int, coins: int) -> int:
    """The success value of a Skill as this Vagrant performs it now."""
    value = SKILLS[number].success
    if v.who == "songsmith" and coins == 1 and number < 90:  # VS-066
        value = max(2, value - 1)
    return value + sum_of(s, v, scenario_of(s).on.skill_value)


# -- spending them ---------------------------------------------------------------------------------


def no_action(v: Vagrant, slot: str) -> Bar | None:
    """What keeps an action from being performed: no Coin on it, or it has been done (VS-050, VS-055)."""
    if slot in v.done:
        return Bar("VS-050", f"{upper(slot_name(slot))} is done for this turn.")
    if not coins_on(v, slot):
        return Bar("VS-055", f"No Coin is on {slot_name(slot)}.")
    return None


def begin(v: Vagrant, slot: str) -> None:
    """An action is being performed: not again this turn."""
    if slot not in v.done:
        v.done.append(slot)


def bones_for(v: Vagrant, n: int) -> int:
    """Bones an action rolls, with what an effect adds to one action."""
    n, v.bones = n + v.bones, 0
    return n
