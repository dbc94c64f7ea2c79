"""What the cubes on the Manor's tracks give."""

from __future__ import annotations

from ...content.rituals import TRACK_BOXES, TRACK_POWER
from ...state import Vast


def cubes(s: Vast, track: int) -> int:
    """The omens and portents on a track."""
    return s.manor.omens[track] + s.manor.portents[track]


def power(s: Vast, track: int) -> int:
    """What the cubes on a track give."""
    return TRACK_POWER[track][min(TRACK_BOXES, cubes(s, track))]
