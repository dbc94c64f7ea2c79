"""What a position offers, what a player has, and which jobs that opens."""

from __future__ import annotations

from hearthside.kernel import Bar

from ..content.cards import FIRST_DANGER, SLOTS_OF
from ..content.jobs.notation import RESOURCES
from ..content.jobs.program import (
    ANY,
    AT_START,
    BATTLE,
    BRIDGE,
    CONDITION,
    LINKED,
    RAIL,
    RIVER,
    SLOT,
    SLOTS,
    TELESCOPE,
    TRAIN,
    UNMARKED,
    WAGON,
    WATER,
    Needs,
    Program,
)
from ..content.land import LAND
from ..state import EAST, NORTH, SOUTH, WEST, Player, West, column, within

NEAR = within(2)
"""All places that a telescope reaches (DW-076)."""
_CONDITION = {bit: name for name, bit in CONDITION.items()}
_SLOT = {slot: name for name, slot in SLOT.items()}


def can(s: West, p: Player) -> int:
    """What the position of a player's meeple offers, as bits."""
    at = p.at
    if at in s.bandits:
        bits = BATTLE  # DW-095, DW-101: no places, no building, only a fight
    else:
        bits = LAND[s.map[at]]
        if at not in s.rails:  # DW-080
            if not bits & WATER:
                bits |= RAIL  # DW-079
            if bits & (WATER | RIVER):
                bits |= BRIDGE  # DW-079
        if at not in s.marks:
            bits |= UNMARKED  # DW-153
        if at == s.wagon:
            bits |= WAGON
        if at_start(s, at):
            bits |= AT_START  # DW-164
        if s.rails and linked(s, at):
            bits |= LINKED  # DW-163
    if len(s.rails) > 1:
        bits |= TRAIN  # DW-083
    land, up = s.map, s.up
    for step in NEAR:
        if at + step not in up and at + step in land:
            return bits | TELESCOPE  # DW-076
    return bits


def at_start(s: West, at: int) -> bool:
    """Whether a place is the start tile or, once that has been taken up, lies in the easternmost column (DW-164)."""
    return at == s.start or (s.start not in s.map and column(at) == column(min(s.map)))


def linked(s: West, at: int) -> bool:
    """Whether a railway lies next to a place (DW-163)."""
    rails = s.rails
    return at + WEST in rails or at + EAST in rails or at + NORTH in rails or at + SOUTH in rails


def have(p: Player) -> list[int]:
    """What a player has: resources, the most of one, cards in hand by kind."""
    counts = p.res + [0] * (SLOTS - 4)
    counts[ANY] = max(p.res)
    for card in p.hand:
        a, b = SLOTS_OF[card]
        counts[a] += 1
        counts[b] += 1
    return counts


def payable(res: list[int], bill: Needs) -> bool:
    """Whether a purse can pay a bill step by step, each "any" out of one kind (DW-049, DW-053).

    >>> payable([2, 0, 0, 1], ((ANY, 2), (0, 1))), payable([3, 0, 0, 1], ((ANY, 2), (0, 1)))
    (False, True)
    """
    if not bill:
        return True
    (slot, n), rest = bill[0], bill[1:]
    for kind in range(4) if slot == ANY else (slot,):
        if res[kind] >= n:
            left = list(res)
            left[kind] -= n
            if payable(left, rest):
                return True
    return False


def is_open(job: Program, bits: int, counts: list[int]) -> bool:
    """Whether a job can be done: all of it, or the steps before a condition within (DW-036, DW-048)."""
    asks = job.asks
    if bits & asks == asks:
        for slot, n in job.needs:
            if counts[slot] < n:
                return False
        return not job.bill or payable(counts, job.bill)
    if job.gate and not bits & job.gate and bits & job.short_asks == job.short_asks:
        return all(counts[slot] >= n for slot, n in job.short_needs)
    return False


def shut(s: West, p: Player, job: Program, whole: bool = False) -> str | Bar | None:
    """What keeps a job from being done, in numbers where they say more; None if it is open.

    A `whole` one is not open for the steps before a condition alone (DW-042).
    """
    bits, counts = can(s, p), have(p)
    asks, needs, bill = job.asks, job.needs, job.bill
    if job.gate and not bits & job.gate and not whole:
        asks, needs, bill = job.short_asks, job.short_needs, ()  # DW-048
    missing = asks & ~bits
    if missing:
        return _position(s, p, missing & -missing)
    for slot, n in needs:
        if counts[slot] < n:
            return _short(slot, n, counts[slot])
    if not payable(counts, bill):
        return Bar("DW-049", "Nothing is left for the second payment.")
    return None


def _short(slot: int, n: int, there: int) -> Bar:
    """Too little of something: resources (DW-053), dangers or items in hand (DW-088, DW-091, DW-092)."""
    name = _SLOT[slot]
    if slot == ANY:
        return Bar("DW-053", f"It takes {n} of one resource, and you have {there} at most.")
    if name in RESOURCES:
        return Bar("DW-053", f"It takes {n} {name}, and you have {there}.")
    rule = "DW-088" if name == "item" else "DW-091" if slot >= SLOT["danger"] else "DW-092"
    return Bar(
        rule, f"It takes {n} {name} in your hand beside this card, and there is {there or 'none'}."
    )


def _position(s: West, p: Player, bit: int) -> str | Bar:
    """Why a position lacks something: bandits first, then what it is."""
    if bit == BATTLE:
        return Bar("DW-101", "There are no bandits here.")
    if bit == TELESCOPE:
        return Bar("DW-076", "No tile within two steps is face down.")
    if bit == TRAIN:
        return Bar("DW-083", f"There are {len(s.rails)} railways on the map.")
    if bit in (RAIL, BRIDGE):
        if p.at in s.bandits:
            return Bar("DW-080", "There are bandits here.")
        if p.at in s.rails:
            return Bar("DW-080", "There is a railway here already.")
        return "DW-079"
    if p.at in s.bandits:
        return Bar("DW-095", "There are bandits here.")
    if bit == UNMARKED:
        return Bar("DW-153", "It was done here before.")
    return Bar("DW-095", f"You are at no {_CONDITION[bit]}.")


def items(p: Player) -> list[int]:
    """The item cards in a hand."""
    return [card for card in p.hand if card < FIRST_DANGER]
