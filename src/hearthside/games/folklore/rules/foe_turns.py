"""The foes' part of a round: order, missed turns, movement, attacks, creatures under control."""

from __future__ import annotations

from hearthside.kernel import Asks, note

from ..content import CREATURES
from ..content.board import spread
from ..state import Foe, Tale, here
from .allies import ruled_turn
from .creatures import creature_begins, creature_ends
from .field import foe_squares
from .foe_attacks import attack_by_foe, guard, in_reach, on_guard
from .foe_moves import move_melee, move_ranged
from .hazards import new_turn


def foe_order(s: Tale) -> list[int]:
    """Foes in the order they were placed, then the summoned by vita, then the controlled (FL-199)."""
    site = s.site
    assert site is not None
    own = [f for f in site.foes if f.owner < 0]
    placed = [f.id for f in own if not f.summoned and f.ruler < 0]
    called = [f for f in own if f.summoned and f.ruler < 0 and f.joined < site.round]
    ruled = [f.id for f in own if f.ruler >= 0]  # FL-202
    return placed + [f.id for f in sorted(called, key=lambda f: -f.vita)] + ruled


def foe_turn(s: Tale, f: Foe) -> Asks:
    """One creature: start of turn, move, attack (FL-169)."""
    site = here(s)
    site.acting = f.id
    new_turn(s)
    creature_begins(s, f)
    if f.vita > 0:
        if f.skip:
            note(s, "foe_skips", f.tag, rule="FL-142")
        elif f.ruler >= 0:
            yield from ruled_turn(s, f)
        else:
            yield from own_turn(s, f)
        creature_ends(f)
    site.acting = -1


def own_turn(s: Tale, f: Foe) -> Asks:
    """A creature that plays itself."""
    c = CREATURES[f.kind]
    watchers = on_guard(s)
    before = f.at
    if c.ranged:
        move_ranged(s, f)
    else:
        move_melee(s, f)
    if f.vita <= 0 or f.no_attack == 1:  # FL-188
        return
    for _ in range(c.attacks):
        if f.vita <= 0 or not in_reach(s, f):
            break
        yield from attack_by_foe(s, f)
    if watchers and f.at != before:
        around = spread(foe_squares(f))
        yield from guard(s, f, [n for n in watchers if around >> max(0, s.heroes[n].at) & 1])
