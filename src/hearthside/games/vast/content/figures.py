"""The figures and numbered pieces of the box by name."""

from __future__ import annotations

SKELETON_NAMES: tuple[str, ...] = ("casty", "screamy", "shooty", "slashy", "stabby", "smashy")
"""The five of the box; Smashy joins only the hard solo game."""
CASTY, SCREAMY, SHOOTY, SLASHY, STABBY, SMASHY = range(6)
GIANT, SORCERER, SPIDERLINGS = range(3)
FORM_NAMES = ("giant", "sorcerer", "spiderlings")
SPIDERLING_NAMES = tuple(f"spiderling{i + 1}" for i in range(5))
EGG_NAMES = tuple(f"egg{i + 1}" for i in range(3))
POLTERGEIST_NAMES = tuple(f"poltergeist{i + 1}" for i in range(9))
TREASURE_NAMES = tuple(f"treasure{i + 1}" for i in range(10))
TRIBE_NAMES = ("tribe_fangs", "tribe_bones", "tribe_eye")
GEM_NAMES = ("gem_claw", "gem_flame", "gem_wing")
SKULLS_NAMES = ("skulls1", "skulls2")
