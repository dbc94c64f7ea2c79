"""Boosts: attributes raised or lowered for a round."""

from __future__ import annotations

from ..state import Boost, Foe, Hero

THIS_TURN_AND_NEXT, NEXT_TURN = 2, 1
"""Ends of own turns: one that begins on one's own turn outlasts it (FL-072)."""


def boost(f: Hero | Foe, source: str, stat: str, n: int, left: int) -> None:
    """Raise an attribute for a round (FL-072, FL-308); the same card again renews and does not add."""
    if stat == "stride" and isinstance(f, Hero):
        f.steps += n - sum(b.n for b in f.boosts if b.source == source and b.stat == stat)
    f.boosts = [b for b in f.boosts if b.source != source or b.stat != stat]
    f.boosts.append(Boost(source, stat, n, left))
    tally(f)


def tally(f: Hero | Foe) -> None:
    """Add the boosts up."""
    f.boost_might = f.boost_defense = f.boost_damage = f.boost_stride = f.boost_absorb = 0
    for b in f.boosts:
        if b.stat == "might":
            f.boost_might += b.n
        elif b.stat == "defense":
            f.boost_defense += b.n
        elif b.stat == "damage":
            f.boost_damage += b.n
        elif b.stat == "stride":
            f.boost_stride += b.n
        else:
            f.boost_absorb += b.n


def clear_boosts(f: Hero | Foe) -> None:
    """All boosts are over."""
    if f.boosts:
        f.boosts.clear()
        tally(f)


def tick_boosts(f: Hero | Foe) -> None:
    """The figure's turn ends: boosts run down (FL-072)."""
    if f.boosts:
        for b in f.boosts:
            b.left -= 1
        f.boosts = [b for b in f.boosts if b.left > 0]
        tally(f)
