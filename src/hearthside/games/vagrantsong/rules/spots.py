"""Where things are: the spaces that pages name, as masks of the train as it is now."""

from __future__ import annotations

from collections.abc import Callable

from hearthside.kernel.grid import cells

from ..content.board import CAR_MASK, SIDE, TRAIN
from ..state import Journey
from .places import open_spaces, where

Mask = Callable[[Journey], int]
"""Spaces of the train as they are now."""


def side(name: str) -> Mask:
    """The spaces along a side of the train."""
    return lambda s: SIDE[name]


def car(index: int) -> Mask:
    """The spaces of a car."""
    return lambda s: CAR_MASK[index]


def haint(h: int = 0) -> Mask:
    """Where a Haint stands."""
    return lambda s: 1 << s.haints[h].at if s.haints[h].at >= 0 else 0


def beside_haint(h: int = 0) -> Mask:
    """The spaces next to a Haint."""
    return lambda s: TRAIN.near[s.haints[h].at] if s.haints[h].at >= 0 else 0


def near(kind: str) -> Mask:
    """The spaces next to Terrain of a kind; "" is any."""

    def mask(s: Journey) -> int:
        found = 0
        for space, laid in s.terrain.items():
            if not kind or laid == kind:
                found |= TRAIN.near[space]
        return found

    return mask


def beside(s: Journey, i: int, mask: int) -> bool:
    """Whether a Vagrant stands next to certain spaces; the Enveloped do not stand anywhere."""
    at = s.vagrants[i].at
    return at >= 0 and bool(TRAIN.near[at] & mask)


def reader_at(s: Journey, i: int) -> int:
    """Where the reader of an Event is: the Pup, if it found the token."""
    return where(s, s.reader) if s.reader >= 0 else s.vagrants[i].at


def nearest_open(s: Journey, space: int, within: int = -1) -> list[int]:
    """The open spaces nearest to a space, inside a mask if one is given."""
    row = TRAIN.dist[space]
    found = list(cells(open_spaces(s) & within))
    least = min((row[j] for j in found), default=0)
    return [j for j in found if row[j] == least]
