"""Rolling Bones (VS-058 to VS-063)."""

from __future__ import annotations

from hearthside.kernel import Asking, note

from ..state import Journey, Vagrant
from .parts import befalls, sum_of
from .places import scenario_of


def roll(s: Journey, v: Vagrant, bones: int, success: int) -> Asking[tuple[int, list[int]]]:
    """Roll for a Vagrant's action: successes and all Bones; natural 6s bring more (VS-060).

    The extra Bones belong to the same roll (VS-061). VS-065: the Empress gets one more at her first
    natural 6 of a turn.
    """
    fallen: list[int] = []
    left = bones
    dice, on = s.dice, scenario_of(s).on
    boxcars = not sum_of(s, v, on.plain_sixes)
    while left > 0 and len(fallen) < 40:
        left -= 1
        bone = dice.roll()
        fallen.append(bone)
        if bone == 6 and boxcars:
            left += 1
            if v.who == "empress" and not v.boxcar:
                v.boxcar = True
                left += 1
    wins = 0
    for bone in fallen:
        if bone >= success:  # VS-059
            wins += 1
    note(s, "rolled", v.who, success, *fallen, rule="VS-059")
    if on.rolled:
        yield from befalls(s, on.rolled, v.seat, fallen, success)
    return wins, fallen


def plain_roll(s: Journey, v: Vagrant) -> int:
    """One Bone outside an action: it never chains (VS-062)."""
    bone = s.dice.roll()
    note(s, "bone", v.who, bone, rule="VS-062")
    return bone
