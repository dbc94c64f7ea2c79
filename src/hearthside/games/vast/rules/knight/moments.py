"""Where the Knight's cards reach into the rules: what sidequests ask for and give, which treasures want a cube."""

from __future__ import annotations

from collections.abc import Callable

from hearthside.kernel import Bar

from ...content.cards import CARDS, Moment, Number
from ...state import Vast

WORTH = Number(0)
"""VT-096: the Grit of a sidequest."""
DEMAND = Moment[Callable[[Vast], bool]]()
"""VT-096: whether what a sidequest asks for has been done."""
WIELDED = Number(0)
"""VT-083: whether a treasure works while a cube lies on it."""


def no_cube(s: Vast) -> Bar | None:
    """VT-070: what she does with a cube takes one at hand."""
    return None if s.knight.cubes else Bar("VT-070", "No hero cube is at hand.")


def not_shown(s: Vast, card: str) -> Bar | None:
    """VT-083: a treasure works once it is face up."""
    if card in s.knight.played:
        return None
    return Bar("VT-083", f"The {CARDS[card].name} does not lie face up before you.")


def leave(s: Vast, card: str) -> None:
    """A treasure leaves the game."""
    k = s.knight
    k.played.remove(card)
    k.boxed.append(card)
