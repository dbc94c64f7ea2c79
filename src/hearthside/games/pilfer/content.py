"""What is in the box: cards with their names and worth, and the thieves."""

from __future__ import annotations

WORTH = {"coin": 1, "ring": 2, "goblet": 3, "crown": 4, "idol": 5}  # PF-002
VAULT = {"coin": 6, "ring": 6, "goblet": 5, "crown": 4, "idol": 2, "lock": 5}  # PF-002
CARDS = {
    "coin": "a bent coin",
    "ring": "a ring",
    "goblet": "a goblet",
    "crown": "a crown",
    "idol": "the laughing idol",
    "lock": "a lock",
}
THIEVES = ("Magpie", "Ferret", "Moth", "Stoat")
