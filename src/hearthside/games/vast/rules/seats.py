"""Who sits where: a visitor stands in for the role of its colour."""

from __future__ import annotations

from ..content.roles import NOBODY, ROLES
from ..state import Vast


def seated(s: Vast, colour: int) -> int:
    """VT-006: the role in the place of a colour, a visitor or its host; NOBODY if the place is empty."""
    for role in s.order:
        if ROLES[role].colour == colour:
            return role
    return NOBODY
