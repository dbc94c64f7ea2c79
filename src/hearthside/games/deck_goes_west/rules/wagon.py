"""The wagon, in the missions that have one (DW-098, DW-149 to DW-152)."""

from __future__ import annotations

from hearthside.kernel import Asks, note

from ..content.missions import MISSIONS
from ..state import West, column
from .doing import WAGON_DAMAGE, WAGON_EAST, WAGON_WEST, happen
from .land import called, nearest_west


def roll_to(s: West, seat: int, at: int) -> Asks:
    """The wagon comes to a new place; its events run if that lies further west or east (DW-149)."""
    before = column(s.wagon)
    s.wagon = at
    note(s, "wagon", called(s, at), column(at) - before, rule="DW-149")
    if column(at) > before:
        yield from happen(s, WAGON_WEST, (seat,), at)
    elif column(at) < before:
        yield from happen(s, WAGON_EAST, (seat,), at)


def follow(s: West, seat: int) -> Asks:
    """A wagon that follows the slowest rolls west until somebody is level with it (DW-150)."""
    if MISSIONS[s.mission].wagon != "follow":
        return
    while all(column(p.at) > column(s.wagon) for p in s.players):
        yield from roll_to(s, seat, nearest_west(s, s.wagon))


def flee(s: West) -> Asks:
    """At night a runaway wagon goes one column west, unless somebody holds it."""
    if any(p.at == s.wagon for p in s.players):
        return
    there = nearest_west(s, s.wagon)
    if there != s.wagon:
        yield from roll_to(s, 0, there)


def hurt(s: West, hits: int) -> Asks:
    """Hits that nobody stopped damage the wagon, each an event of its own (DW-152)."""
    for _ in range(hits):
        s.damage += 1
        note(s, "damaged", s.damage, rule="DW-152")
        yield from happen(s, WAGON_DAMAGE, (0,), s.wagon)


def can_be_pulled(s: West) -> bool:
    """Whether players may take the wagon along (DW-151)."""
    return MISSIONS[s.mission].wagon in ("carry", "flee")
