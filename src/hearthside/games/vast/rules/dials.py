"""How dials rise and fall: they stop at their ends, and the journal says by how much they moved."""

from __future__ import annotations

from hearthside.kernel import Bar, note

from ..content.dials import DIALS
from ..content.roles import ROLES
from ..state import Vast


def value(s: Vast, dial: str) -> int:
    """Where a dial stands."""
    found = DIALS[dial]
    return int(getattr(getattr(s, ROLES[found.role].key), found.field or dial))


def turn(s: Vast, dial: str, to: int) -> None:
    """Set a dial."""
    found = DIALS[dial]
    setattr(getattr(s, ROLES[found.role].key), found.field or dial, to)


def gain(s: Vast, dial: str, n: int, rule: str, high: int | None = None) -> int:
    """VM-004: a dial rises as far as its end, or as far as pieces are left for it; returns by how much."""
    before = value(s, dial)
    end = DIALS[dial].high if high is None else high
    got = max(0, min(n, end - before))
    if got:
        turn(s, dial, before + got)
        note(s, "gained", dial, got, before + got, rule=rule)
    elif n:
        note(s, "brimful", dial, rule="VM-004")
    return got


def lose(s: Vast, dial: str, n: int, rule: str) -> int:
    """VM-019: a dial falls, down to 0; returns by how much."""
    before = value(s, dial)
    lost = min(n, before)
    if lost:
        turn(s, dial, before - lost)
        note(s, "lost", dial, lost, before - lost, rule=rule)
    return lost


def pay(s: Vast, dial: str, n: int, rule: str) -> None:
    """Spend so much of a dial, which has to be there."""
    if n:
        left = value(s, dial) - n
        turn(s, dial, left)
        note(s, "spent", dial, n, left, rule=rule)


def short_of(s: Vast, dial: str, n: int) -> Bar | None:
    """VM-019: what is spent is spent in full or not at all."""
    held = value(s, dial)
    if held >= n:
        return None
    return Bar("VM-019", f"It costs {n} {DIALS[dial].name}, you have {held}.")
