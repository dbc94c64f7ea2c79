"""How good a table looks for each role."""

from __future__ import annotations

from .content.mixes import MANOR, MIXES, PALADIN, SKELETONS, SPIDER, WARLOCK
from .state import Vast


def advice(s: Vast, seat: int) -> float:
    """From 0 to 1."""
    return 0.5


_ = (MANOR, MIXES, PALADIN, SKELETONS, SPIDER, WARLOCK)
