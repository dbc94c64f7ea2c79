"""Where the Goblins' cards reach into the rules: numbers of War cards, and what Monsters make of their Tribe."""

from __future__ import annotations

from collections.abc import Callable

from hearthside.kernel import Asks, Bar

from ...content.cards import CARDS, Moment, Number
from ...state import Vast

DISCS = (Number(0), Number(0), Number(0))
"""VT-147: the discs that a War card gives to Fangs, Bones and Eye; below what else it gives."""
MONSTERS_SHOWN = Number(0)
SECRETS_SHOWN = Number(0)
RAGE_SHOWN = Number(0)

MIGHT = Number(0)
"""VT-148: what Monsters add to their Tribe's Strength."""
SNUG = Number(0)
"""VT-148: whether a Tribe never overflows and knows no Malaise."""
WALLBREAKER = Number(0)
"""VT-148: whether a Tribe passes walls."""
BEETLES = Number(0)
"""VT-148: what a Tribe loses less."""
SLIME = Number(0)
"""VT-148: the Grit that its Attack costs the Paladin."""
WISPS = Number(0)
"""VT-148: how far a Tribe leads the Paladin astray."""
BURROWS = Number(0)
"""VT-148: how far a Tribe goes under a diagonal."""
LOST_WITH_A_TRIBE = Number(0)
"""VT-149: whether a Secret is lost when a Tribe falls to nothing."""
REDRAWS = Number(0)
"""VT-149: how often a turn a card just drawn may be drawn again."""
BRACED = Number(0)
"""VT-149: what a Secret face up adds to a Tribe that is attacked, once."""
AFTER_ATTACK = Moment[Callable[[Vast, int], Asks]]()
"""VT-150: what may follow an Attack on the Paladin, by how much it beat him."""
NO_SCATTERING = Number(0)
"""VT-149: whether a Secret keeps the Tribes together when they overflow."""
SHOWN = Number(0)
"""VT-149: whether a Secret is laid face up."""


def no_secret(s: Vast, card: str) -> Bar | None:
    """VT-117: a Secret in hand."""
    if card in s.goblins.hand:
        return None
    return Bar("VT-117", f"{CARDS[card].name} is not in your hand.")


def nobody_up(s: Vast) -> Bar | None:
    """VT-118: a Tribe that is being activated."""
    return None if s.goblins.active >= 0 else Bar("VT-118", "No Tribe is up.")
