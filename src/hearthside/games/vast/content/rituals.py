"""The thirteen rituals: the path to trace, where the poltergeist goes, what is gained."""

from __future__ import annotations

from typing import NamedTuple

from .board import LETTERS

TRACKS = ("reveal", "shift", "swap", "walls", "wraith", "draw")
REVEAL, SHIFT, SWAP, WALLS, WRAITH, DRAW = range(6)
# What one, two and three cubes on a track give; the place before is for none.
TRACK_POWER: tuple[tuple[int, int, int, int], ...] = (
    (0, 1, 2, 3),
    (0, 2, 4, 5),
    (0, 1, 2, 3),
    (0, 1, 2, 3),
    (0, 3, 6, 9),
    (0, 1, 2, 3),
)
TREASURES_PLACED = (1, 1, 2, 2)
TRACK_BOXES = 3
PORTENTS = 6
HAND_MAX = 5  # VM-003


class Ritual(NamedTuple):
    """A ritual card; `ghost` counts the step on whose tile the poltergeist is placed."""

    path: tuple[int, ...]
    ghost: int
    seals: int
    portent: int
    rule: str
    name: str


def _ritual(path: str, ghost: int, seals: int, portent: int, rule: str, name: str) -> Ritual:
    return Ritual(tuple(LETTERS.index(c) for c in path), ghost, seals, portent, rule, name)


RITUALS: dict[str, Ritual] = {
    "r0": _ritual("NES", 2, 1, REVEAL, "VM-327", "the Arch"),
    "r1": _ritual("EEN", 2, 1, SWAP, "VM-328", "the Crook"),
    "r2": _ritual("SEE", 1, 1, SHIFT, "VM-329", "the Heel"),
    "r3": _ritual("EEE", 2, 1, WALLS, "VM-330", "the Lance"),
    "r4": _ritual("ENE", 2, 1, DRAW, "VM-331", "the Step"),
    "r5": _ritual("ENENEE", 3, 3, -1, "VM-332", "the Winding Stair"),
    "r6": _ritual("EEEEE", 3, 2, -1, "VM-333", "the Long Hall"),
    "r7": _ritual("EEEEEE", 3, 3, -1, "VM-334", "the Endless Hall"),
    "r8": _ritual("ESEEE", 3, 2, -1, "VM-335", "the Kink"),
    "r9": _ritual("SESEE", 3, 2, -1, "VM-336", "the Cascade"),
    "r10": _ritual("WNW", 2, 1, WRAITH, "VM-337", "the Threshold"),
    "r11": _ritual("NNEEE", 3, 2, -1, "VM-338", "the Great Elbow"),
    "r12": _ritual("SESEEE", 3, 3, -1, "VM-339", "the Serpent"),
}
RITUAL_TURNS: dict[str, tuple[tuple[int, ...], ...]] = {
    card: tuple(tuple((d + q) % 4 for d in ritual.path) for q in range(4))
    for card, ritual in RITUALS.items()
}
"""The path of each ritual after 0 to 3 clockwise quarter turns; never mirrored."""
