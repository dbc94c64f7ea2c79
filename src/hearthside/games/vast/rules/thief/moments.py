"""Numbers of the Thief's rules that his upgrades change."""

from __future__ import annotations

from ...content.cards import Number

CLIMB_COST = Number(1)
LOCK_COST = Number(0)
"""What is added to the 1, 2 or 3 cubes of a Pick Lock."""
CROSSBOW = Number(0)
"""How far away he may backstab."""
REROLLS = Number(0)
"""How many failed Pickpockets he may roll again in a turn."""
