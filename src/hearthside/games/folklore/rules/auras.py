"""Auras of creatures: whom they reach, and what they do to a character (FL-194, FL-195, FL-275)."""

from __future__ import annotations

from hearthside.kernel import Asks, note

from ..content import CREATURES
from ..content.board import spread
from ..state import ALIVE, Hero, Tale, here
from .field import enemies, foe_squares
from .harm import suffer, throw
from .statuses import afflict


def auras_over(s: Tale, h: Hero) -> int:
    """The ids of the foes whose aura reaches a character where it stands; ELDRITCH ignores them (FL-281)."""
    if "eldritch" in h.words or h.at < 0:
        return 0
    ids = 0
    for f in enemies(here(s)):
        aura = CREATURES[f.kind].aura
        if aura is not None:
            around = foe_squares(f)
            for _ in range(aura.range):
                around |= spread(around)
            if around >> h.at & 1:
                ids |= 1 << f.id
    return ids


def feel_auras(s: Tale, h: Hero, since: int = 0) -> Asks:
    """Auras of foes, each once a turn (FL-194), but for those `since` when it has stood in them.

    They work from the first round on (FL-178), and never on other foes (FL-195).
    """
    new = auras_over(s, h) & ~h.auras & ~since
    if not new:
        return
    for f in enemies(here(s)):
        aura = CREATURES[f.kind].aura
        if aura is None or not new >> f.id & 1:
            continue
        h.auras |= 1 << f.id
        note(s, "aura", h.who, f.tag, rule="FL-194")
        for name, number in aura.blow.afflicts:
            afflict(s, h, name, number)
        if "drain" in aura.blow.words and h.form == ALIVE:
            h.pp = max(0, h.pp - aura.blow.words["drain"])
        if aura.blow.dice.most:
            yield from suffer(s, h, throw(s, aura.blow.dice))
        if h.at < 0:
            return
