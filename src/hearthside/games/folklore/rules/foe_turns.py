"""The foes' part of a round: order, missed turns, movement, attacks, creatures under control."""

from __future__ import annotations

from hearthside.kernel import Asks, note

from ..content import CREATURES
from ..content.board import spread
from ..state import Foe, Tale
from .allies import ruled_turn
from .field import foe_squares
from .foe_attacks import attack_by_foe, guard, in_reach, on_guard
from .foe_moves import move_melee, move_ranged
from .harm import tick_boosts
from .hazards import burn
from .keywords import razor_tick
from .statuses import IMMOBILIZED


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
    site = s.site
    assert site is not None
    f.flamed = False
    razor_tick(s, f)
    if f.vita > 0 and site.flames >> f.at & 1:
        burn(s, f)  # FL-210
    if f.vita <= 0:
        return
    if f.skip:
        f.skip -= 1
        note(s, "foe_skips", f.kind, rule="FL-142")
    else:
        if f.statuses & IMMOBILIZED:
            f.rooted = s.dice.roll(10) < 5  # FL-245, FL-264
        if f.no_attack == 2:
            f.no_attack = 1
        if f.ruler >= 0:
            yield from ruled_turn(s, f)
        else:
            yield from own_turn(s, f)
    f.reduced = 0
    if f.no_attack == 1:
        f.no_attack = 0
    tick_boosts(f)


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
