"""How often an ability can be used: as often as one likes, once a round, once a combat."""

from __future__ import annotations

from hearthside.kernel import Bar

from ..content.cards import Ability
from ..state import Hero


def used_up(h: Hero, a: Ability) -> Bar | None:
    """FL-308: what its limit leaves, in encounters and skirmishes alike."""
    if a.limit == "round" and a.id in h.spent_round:
        return Bar("FL-308", "Once a round.")
    if a.limit == "combat" and a.id in h.spent_combat:
        return Bar("FL-308", "Once a fight.")
    return None


def use_up(h: Hero, a: Ability) -> None:
    """Note that an ability has been used (FL-084, FL-308)."""
    h.spent_round += (a.id,)
    if a.limit == "combat":
        h.spent_combat += (a.id,)
