"""The wagon, in the missions that have one (DW-098, DW-149 to DW-152)."""

from __future__ import annotations

from hearthside.kernel import Asks, note

from ..content.missions import MISSIONS
from ..state import West, column
from .doing import WAGON_DAMAGE, happen, roll_to
from .land import nearest_west


def flee(s: West) -> Asks:
    """At night a runaway wagon goes on west, so many columns, unless somebody holds it (DW-169)."""
    if any(p.at == s.wagon for p in s.players):
        return
    for _ in range(MISSIONS[s.mission].flight):
        there = nearest_west(s, s.wagon)
        if there != s.wagon:
            yield from roll_to(s, 0, there)


def hurt(s: West, hits: int) -> Asks:
    """Hits that nobody stopped damage the wagon, each an event of its own (DW-152)."""
    for _ in range(hits):
        s.damage += 1
        note(s, "damaged", s.damage, rule="DW-152")
        yield from happen(s, WAGON_DAMAGE, (0,), s.wagon)


def can_be_pulled(s: West, there: int) -> bool:
    """Whether players may take the wagon along to a place: a runaway one never further west (DW-151, DW-180)."""
    kind = MISSIONS[s.mission].wagon
    return kind == "carry" or (kind == "flee" and column(there) <= column(s.wagon))
