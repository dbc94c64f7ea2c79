"""The measure of a story's foes: how much stronger or weaker they come by the size of the group (FL-365)."""

from __future__ import annotations

from ..content import CREATURES, STORIES
from ..state import Foe, Tale, here

FULL = 100
SHARE = 5
"""So many percent make a point of MIGHT."""


def measure(s: Tale) -> int:
    """What the story in progress makes of a creature's card, in percent; outside of stories all of it."""
    whole = STORIES[s.story].foes[max(0, len(s.heroes) - 2)] if s.story else FULL
    return whole + s.tune.get("foe_measure", 0)


def stout(s: Tale, vita: int) -> int:
    """The vita of a creature that comes to fight the group, rounded down (FL-022)."""
    return max(1, vita * measure(s) // FULL)


def enter(s: Tale, kind: str, at: int, several: bool = False) -> Foe:
    """A creature comes to the map to fight the group: as stout and as keen as the story has it."""
    c = CREATURES[kind]
    vita = c.vita + c.vita_each * max(0, len(s.heroes) - 2) + s.tune.get("foe_vita", 0)
    foe = here(s).add(kind, at, stout(s, vita), several)
    foe.keen = keen(s)
    return foe


def keen(s: Tale) -> int:
    """The MIGHT it has more than its card says, or less."""
    return (measure(s) - FULL) // SHARE
