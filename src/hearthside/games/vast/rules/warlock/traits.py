"""The Warlock's traits: where he hides, how he is startled, what is chained to him."""

from __future__ import annotations

from collections.abc import Callable

from hearthside.kernel import Act, Ask, Asks, Bar, note
from hearthside.kernel.grid import cells

from ...content.board import CRYPTS, DISTANCE, FULL, INDEX, NAMES, around
from ...content.cards import Moment
from ...content.domination import CAREFUL
from ...content.figures import POLTERGEIST_NAMES, TREASURE_NAMES
from ...content.roles import WARLOCK
from ...state import Vast
from ..dials import lose
from ..lists import Spots
from ..pieces import pillar_mask
from .track import advance_spells

LINKS = Moment[Callable[[Vast], int]]()
"""What else belongs to his network."""


def hiding_places(s: Vast) -> int:
    """The Dark tiles, crypts and Pits where the Warlock may end a sneak."""
    m = s.map
    return (FULL & ~m.lit | m.pits) & ~pillar_mask(s)


# -- Skittish ------------------------------------------------------------------------------


def flee_spots(s: Vast) -> int:
    """The nearest hiding places at least 2 away."""
    row = DISTANCE[s.warlock.at]
    nearest, spots = 99, 0
    for at in cells(hiding_places(s)):
        if 2 <= row[at] <= nearest:
            spots = spots | 1 << at if row[at] == nearest else 1 << at
            nearest = row[at]
    return spots


def no_flight(s: Vast, me: int, name: str) -> str | Bar | None:
    """VM-217: where he does not flee to."""
    at, spots = INDEX[name], flee_spots(s)
    if spots >> at & 1:
        return None
    if not hiding_places(s) >> at & 1:
        return Bar("VM-217", "That is no Dark tile, crypt or Pit.")
    far, best = DISTANCE[s.warlock.at][at], DISTANCE[s.warlock.at][spots.bit_length() - 1]
    return Bar("VM-217", f"It is {far} away, the nearest from 2 on are {best} away.")


FLEE = Act(
    "flee",
    "VM-217",
    None,
    over=CRYPTS,
    barred=no_flight,
    label="Flee to {0}",
    points="space:{0}",
)
FLIGHTS = Spots(FLEE)
STARTLED = Ask[Vast](
    "flee",
    "VM-217",
    (FLEE,),
    prompt="startled! Where do you flee to?",
    meanwhile="is startled and flees",
)


def startle(s: Vast) -> Asks:
    """VM-217 Skittish: he flees, loses half his Curses, and his spells stir."""
    w = s.warlock
    spots = flee_spots(s)
    if spots:
        pick = yield STARTLED.of(s.seat_of[WARLOCK], FLIGHTS.of(spots))
        w.at = INDEX[pick[1]]
    lost = min(1, w.curses) if w.dominated[CAREFUL] else w.curses // 2
    note(s, "startled", NAMES[w.at], rule="VM-217")
    lose(s, "curses", lost, "VM-217")
    advance_spells(s)


# -- the network ---------------------------------------------------------------------------


def network(s: Vast) -> int:
    """VM-228: the tiles whose poltergeists and treasures are chained to the Warlock."""
    m = s.map
    pieces = m.haunted | m.hoards
    found = around(1 << s.warlock.at) & pieces
    for linked in LINKS.of(s.warlock.spells):
        found |= linked(s)
    while True:
        wider = around(found) & pieces
        if wider == found:
            return found
        found = wider


def network_pieces(s: Vast) -> list[str]:
    """The poltergeists and treasures in the network by name, in a fixed order."""
    m, net = s.map, network(s)
    found = [
        POLTERGEIST_NAMES[i] for i, at in enumerate(m.poltergeists) if at >= 0 and net >> at & 1
    ]
    found += [TREASURE_NAMES[i] for i, at in enumerate(m.treasures) if at >= 0 and net >> at & 1]
    return found
