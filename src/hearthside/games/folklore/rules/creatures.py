"""The beginning and the end of a creature's turn: what runs down, burns and cuts."""

from __future__ import annotations

from ..content.notation import STATUS
from ..state import Foe, Tale, here
from .boosts import tick_boosts
from .field import ethereal, foe_squares
from .hazards import foe_burns, foe_loses

IMMOBILIZED = STATUS["immobilized"]


def creature_begins(s: Tale, f: Foe) -> None:
    """RAZOR, flames on any of its squares, roots (FL-210, FL-264, FL-289)."""
    if f.razor_left:
        f.razor_left -= 1
        foe_loses(s, f, f.razor)
    if f.vita > 0 and here(s).flames & foe_squares(f):
        foe_burns(s, f)
    if f.no_attack == 2:
        f.no_attack = 1
    f.rooted = False
    if f.vita > 0 and f.statuses & IMMOBILIZED and not ethereal(f):
        f.rooted = s.dice.roll(10) < 5  # FL-245, FL-264


def creature_ends(f: Foe) -> None:
    """What lasts a turn is over; a missed turn has passed (FL-072, FL-142, FL-188, FL-279)."""
    f.skip = max(0, f.skip - 1)
    f.ruled_left = max(0, f.ruled_left - 1)  # FL-202
    if not f.ruled_left:
        f.ruler = -1
    f.reduced = max(0, f.reduced - 1)
    if f.no_attack == 1:
        f.no_attack = 0
    tick_boosts(f)
