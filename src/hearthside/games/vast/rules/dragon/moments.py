"""Where the Dragon's cards reach into the rules."""

from __future__ import annotations

from ...content.cards import Number

SIGN = Number(0)
"""VT-167: the sign of a power card."""
