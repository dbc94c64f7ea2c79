"""What can be done: the jobs that are open to a seat, and the rule that closes the others."""

from __future__ import annotations

from hearthside.kernel import Option

from ..content.cards import BUY, DO, FIRST_DANGER, KIND_OF, SLOTS_OF
from ..content.land import LAND, WORK, WORK_HERE
from ..content.missions import TASK
from ..content.people import USE
from ..jobs.program import (
    ANY,
    BATTLE,
    BRIDGE,
    RAIL,
    RIVER,
    SLOTS,
    TELESCOPE,
    TRAIN,
    UNMARKED,
    WAGON,
    WATER,
    Needs,
    Program,
)
from ..state import EAST, NORTH, SOUTH, WEST, Player, West

NEAR = (
    *(WEST, NORTH, SOUTH, EAST),
    *(2 * WEST, WEST + NORTH, WEST + SOUTH, 2 * NORTH, 2 * SOUTH),
    *(EAST + NORTH, EAST + SOUTH, 2 * EAST, 0),
)
"""All places within two steps (DW-076)."""

BARS = {
    BATTLE: "DW-101",
    RAIL: "DW-080",
    BRIDGE: "DW-079",
    TELESCOPE: "DW-076",
    TRAIN: "DW-083",
    UNMARKED: "DW-153",
}
"""Why a job is closed when the position lacks something; places are DW-095."""


def can(s: West, p: Player) -> int:
    """What the position of a player's meeple offers, as bits."""
    at = p.at
    if at in s.bandits:
        bits = BATTLE  # DW-095, DW-101: no places, no building, only a fight
    elif at in s.up:
        bits = LAND[s.map[at]]
        if at not in s.rails:  # DW-080
            if not bits & WATER:
                bits |= RAIL  # DW-079
            if bits & (WATER | RIVER):
                bits |= BRIDGE
        if at not in s.marks:
            bits |= UNMARKED  # DW-153
        if at == s.wagon:
            bits |= WAGON
    else:
        bits = 0
    if len(s.rails) > 1:
        bits |= TRAIN
    land, up = s.map, s.up
    for step in NEAR:
        if at + step not in up and at + step in land:
            return bits | TELESCOPE
    return bits


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
            left = res[:4]
            left[kind] -= n
            if payable(left, rest):
                return True
    return False


def closed(job: Program, bits: int, counts: list[int]) -> str | None:
    """The rule that keeps the job from being done, or None if it is open (DW-036, DW-048)."""
    asks = job.asks
    if bits & asks == asks:
        for slot, n in job.needs:
            if counts[slot] < n:
                return "DW-053" if slot <= ANY else "DW-088"
        return "DW-053" if job.bill and not payable(counts, job.bill) else None
    if job.gate and not bits & job.gate and bits & job.short_asks == job.short_asks:
        for slot, n in job.short_needs:
            if counts[slot] < n:
                return "DW-053" if slot <= ANY else "DW-088"
        return None
    missing = asks & ~bits
    return BARS.get(missing & -missing, "DW-095")


def open_jobs(s: West, seat: int, key: int = -1) -> list[Option]:
    """The options of all jobs a seat can do now; with a `key`, of those with that last step (DW-047)."""
    p = s.players[seat]
    bits, counts = can(s, p), have(p)
    options: list[Option] = []
    seen = set()
    for card in p.hand:
        kind = KIND_OF[card]
        if kind not in seen:
            seen.add(kind)
            for job, option in DO[kind]:
                if (key < 0 or job.key == key) and closed(job, bits, counts) is None:
                    options.append(option)
    if not p.tapped:  # DW-039
        for job, option in USE[p.character]:
            if (key < 0 or job.key == key) and closed(job, bits, counts) is None:
                options.append(option)
    for i, (job, option) in enumerate(TASK[s.mission]):
        if (key < 0 or job.key == key) and not s.used >> (8 * seat + i) & 1:  # DW-037
            if closed(job, bits, counts) is None:
                options.append(option)
    if not p.lying and p.at in s.up and p.at not in s.bandits:  # DW-044
        work = WORK[s.map[p.at]]
        if work is not None and (key < 0 or work.key == key) and closed(work, bits, counts) is None:
            options.append(WORK_HERE)
    return options


def open_buys(s: West, seat: int) -> list[Option]:
    """The corner jobs of the trade row that a seat can do now (DW-042, DW-117)."""
    p = s.players[seat]
    bits, counts = can(s, p), have(p)
    return [
        option
        for kind in dict.fromkeys([KIND_OF[card] for card in s.row])
        for job, option in BUY[kind]
        if closed(job, bits, counts) is None
    ]


def items(p: Player) -> list[int]:
    """The item cards in a hand."""
    return [card for card in p.hand if card < FIRST_DANGER]
