"""The Warlock's tracks: what each space of his Dominated Pieces asks and gives, and where spells are drawn."""

from __future__ import annotations

from typing import NamedTuple


class Space(NamedTuple):
    """A space of the Dominated Pieces track: the curses it asks for, and what it gives."""

    curses: int
    gives: str


SPACES: tuple[Space, ...] = (  # VM-220, VM-221
    Space(3, "sneak 3 spaces from now on"),
    Space(4, "you may trade a spell for three"),
    Space(4, "a magic cube more"),
    Space(5, "a magic cube more"),
    Space(6, "lose only 1 Curse when startled"),
)
SWIFT, TRADER, CUBE_A, CUBE_B, CAREFUL = range(5)
DRAW_SPACES = (1, 2, 4, 6, 9)
"""VM-229: the spaces of the Spells track that draw three spells."""
SPELLS_END = 9
