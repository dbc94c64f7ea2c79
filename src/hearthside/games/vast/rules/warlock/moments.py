"""Where the Warlock's spells reach into the rules, and what every action asks first."""

from __future__ import annotations

from collections.abc import Callable

from hearthside.kernel import Asks, Bar

from ...content.cards import CARDS, Moment
from ...state import Vast

CURSED = Moment[Callable[[Vast, int], None]]()
"""When he has cursed so many pieces at once."""
SUMMONED = Moment[Callable[[Vast], Asks]]()
"""When he has summoned a poltergeist."""
SYPHONED = Moment[Callable[[int, int], int]]()
"""What a syphon of so many figures of so many players gives instead."""
TURN_ENDS = Moment[Callable[[Vast], None]]()
"""At the end of his turn."""
LEARNED = Moment[Callable[[Vast], None]]()
"""When he has learned a spell."""
TRADED = Moment[Callable[[Vast], None]]()
"""When he has traded one away."""


def no_cube(s: Vast) -> Bar | None:
    """VM-223: every action costs a magic cube."""
    return None if s.warlock.unassigned else Bar("VM-223", "No magic cube is left.")


def no_spell(s: Vast, card: str) -> Bar | None:
    """VM-222: a spell works once it is played."""
    return (
        None
        if card in s.warlock.spells
        else Bar("VM-222", f"You have not learned {CARDS[card].name}.")
    )
