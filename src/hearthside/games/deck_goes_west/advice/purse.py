"""What resources are worth to somebody: the first ones most, more than enough little, and no food is misery."""

from __future__ import annotations

from ..state import West
from .worth import View

STARVING = (2.0, 1.2, 0.6, 0.2)
"""What it costs to have no food, one, two or three: without food hardly anybody moves."""
FOOD = 3


def season(s: West) -> float:
    """How much resources still count: less when few days are left to spend them."""
    return 0.35 + 0.65 * (s.days - s.day) / s.days


def stock(n: int, kind: int, view: View) -> float:
    """A heap of one resource."""
    enough = view.enough
    half = enough >> 1
    if n <= half:
        value = 1.2 * n
    elif n <= enough:
        value = 1.2 * half + 0.8 * (n - half)
    else:
        value = 1.2 * half + 0.8 * (enough - half) + 0.25 * (n - enough)
    value *= view.res[kind]
    return value - STARVING[n] if kind == FOOD and n < 4 else value


def wealth(res: list[int], view: View) -> float:
    """A purse."""
    return (
        stock(res[0], 0, view)
        + stock(res[1], 1, view)
        + stock(res[2], 2, view)
        + stock(res[3], 3, view)
    )
