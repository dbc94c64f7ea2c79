"""A skirmish: sides, the creatures, flight, the characters, the spoils."""

from __future__ import annotations

from hearthside.kernel import Asks, Steps

from ..rules import skirmish
from ..rules import tale as telling
from ..rules.party import all_fallen, put
from ..rules.strikes import BRAWL
from ..state import ALIVE, GHOST, NONE, Tale

step = Steps[Tale]()


@step
def skirmish_round(s: Tale) -> None:
    """A new round: everybody will choose a side (FL-106, FL-122)."""
    melee = s.melee
    assert melee is not None
    if skirmish.is_over(s) or s.candle <= -50:
        s.step = "skirmish_end"
        return
    melee.round += 1
    melee.skip |= melee.later
    melee.later = 0
    s.rounds += 1
    s.candle -= 1 if melee.round > 20 else 0
    for h in s.heroes:
        h.spent_round = ()
        h.stance = NONE
        if h.corrosion:
            skirmish.corrode_fighter(s, h)
    if skirmish.is_over(s):
        s.step = "skirmish_end"
        return
    melee.queue = [h.number for h in skirmish.fighting(s)]
    s.step = "skirmish_sides"


@step
def skirmish_sides(s: Tale) -> Asks:
    """Attack or defend (FL-106)."""
    melee = s.melee
    assert melee is not None
    while melee.queue:
        yield from skirmish.choose_side(s, s.heroes[melee.queue.pop(0)])
    s.step = "skirmish_creatures"


@step
def skirmish_creatures(s: Tale) -> Asks:
    """The creatures' turn (FL-110)."""
    yield from skirmish.creatures_attack(s)
    s.step = "skirmish_end" if skirmish.is_over(s) else "skirmish_flee"


@step
def skirmish_flee(s: Tale) -> Asks:
    """The leader may call for flight (FL-133)."""
    melee = s.melee
    assert melee is not None
    if skirmish.may_flee(s):
        yield from skirmish.ask_flee(s)
    melee.queue = [h.number for h in skirmish.fighting(s)]
    s.step = "skirmish_end" if skirmish.is_over(s) else "skirmish_strikes"


@step
def skirmish_strikes(s: Tale) -> Asks:
    """The characters' turn (FL-116, FL-118)."""
    melee = s.melee
    assert melee is not None
    if not melee.queue:
        skirmish.count_hits(s)
        s.step = "skirmish_end" if skirmish.is_over(s) else "skirmish_round"
        return
    h = s.heroes[melee.queue[0]]
    melee.focused &= ~(1 << h.number)
    if h.form not in (ALIVE, GHOST) or melee.skip >> h.number & 1:
        melee.skip &= ~(1 << h.number)
        melee.queue.pop(0)
        return
    pick = yield put(s, h, BRAWL)
    yield from BRAWL.do(s, h.seat, pick)


@step
def skirmish_end(s: Tale) -> Asks:
    """Loot, or nothing; then back to where the fight broke out (FL-123)."""
    melee = s.melee
    assert melee is not None
    if all_fallen(s) and not any(k.startswith("hero:") for k in melee.kinds):
        telling.group_death(s)
        return
    won = not any(melee.counters) and not melee.fled
    yield from skirmish.finish(s)
    if melee.scene:  # one the story asked for: the tale goes on
        telling.go_to(s, telling.flow_box(s, melee.scene).targets[0 if won else -1])
    s.step = "settle"
