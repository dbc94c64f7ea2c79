"""The turn structure on an adventure map: rounds, turns of characters and foes, winning, leaving."""

from __future__ import annotations

from hearthside.kernel import Asks, Steps, note

from ..rules import adventure, foe_turns, goals, goods, growth, world
from ..rules import tale as telling
from ..rules.features import setup_of
from ..rules.field import hostile
from ..rules.pack import PACK
from ..rules.party import all_fallen, put, settle
from ..rules.turn import TURN
from ..state import ALIVE, BEGUN, DEAD, GHOST, NONE, OPENED, Hero, Tale

step = Steps[Tale]()


@step
def site_round(s: Tale) -> Asks:
    """A round on the map: rest first, then everybody in order (FL-073)."""
    site = s.site
    assert site is not None
    if all_fallen(s) or s.waiting or growth.has_grown(s) or goods.overladen(s):
        settle(s, "site_round")
        return
    if s.candle <= 0 and not s.between:  # FL-346
        s.step = "candle_out"
        return
    if not site.combat and hostile(site):  # FL-139: something came up between two rounds
        adventure.begin_combat(s)
    first = s.heroes[s.leader]
    if world.no_rest(s, first.seat) is None:
        pick = yield put(s, first, adventure.REST)
        if pick.verb == "rest":  # FL-033
            yield from adventure.begin_round(s)
            world.rest(s)
            settle(s, "site_round")
            return
    yield from adventure.begin_round(s)
    s.step = "site_stances" if site.combat and s.advanced else "round_order"


@step
def site_stances(s: Tale) -> Asks:
    """Everybody lays an attack or defend token (FL-220)."""
    if map_is_over(s):  # the round began with a death
        return
    for h in s.heroes:
        if h.stance == NONE and h.form in (ALIVE, GHOST):
            yield from adventure.choose_stance(s, h)
    s.step = "round_order"


@step
def round_order(s: Tale) -> None:
    """Who strikes first has the first half of the round (FL-139)."""
    site = s.site
    assert site is not None
    s.step = "foes_begin" if site.combat and site.foes_first else "hero_next"


@step
def hero_next(s: Tale) -> Asks:
    """The next character in order; those who held come last (FL-074, FL-075, FL-143)."""
    site = s.site
    assert site is not None
    if map_is_over(s):
        return
    if not site.queue and site.held and not site.holding:
        site.queue, site.holding = list(site.held), True
    if not site.queue:
        site.heroes_done = True
        s.step = "foes_begin" if site.combat and not site.foes_done else "site_round_end"
        return
    h = s.heroes[site.queue.pop(0)]
    if h.form == DEAD:
        yield from adventure.rise(s, h)
    elif h.form not in (ALIVE, GHOST):
        return
    elif site.holding or (yield from adventure.begin_turn(s, h)):  # its turn has begun already
        site.active = h.number
        s.step = "hero_act"


def map_is_over(s: Tale) -> bool:
    """Whether the fight is won or the group dead; the step is set then."""
    site = s.site
    assert site is not None
    if all_fallen(s):
        settle(s, "site_round")
        return True
    if site.combat and not hostile(site):
        s.step = "fight_won"
        return True
    if goals.won_early(s):
        s.step = "site_round_end"
        return True
    if not site.combat and hostile(site):
        adventure.begin_combat(s)
        s.step = "site_round"
        return True
    return False


@step
def hero_act(s: Tale) -> Asks:
    """One thing after another, until the character is done (FL-144)."""
    site = s.site
    assert site is not None
    h = s.heroes[site.active]
    s.asked = site.active
    pick = yield TURN(s, h.seat)
    verb = pick.verb
    if verb == "pack":
        s.step = "hero_end"
    elif verb == "done":
        yield from end_turn(s, h)
    elif verb == "hold":
        site.held.append(h.number)
        note(s, "held", h.who, rule="FL-075")
        site.active = -1
        s.step = "hero_next"
    else:
        h.done |= BEGUN  # who has done anything cannot hold any more
        yield from TURN.do(s, h.seat, pick)
        if h.form not in (ALIVE, GHOST):
            site.active = -1
            s.step = "hero_next"
        elif all_fallen(s) or site.combat is not hostile(site) or s.waiting:
            yield from end_turn(s, h)


def end_turn(s: Tale, h: Hero) -> Asks:
    """The character's turn is over; the next one is up."""
    yield from adventure.end_turn(s, h)
    s.step = "hero_next"


@step
def hero_end(s: Tale) -> Asks:
    """Equip and trade at the very end of the turn (FL-096, FL-152), in peace in the middle of it (FL-315)."""
    site = s.site
    assert site is not None
    h = s.heroes[site.active]
    pick = yield put(s, h, PACK)
    if pick.verb != "done":
        yield from PACK.do(s, h.seat, pick)
        return
    if len(h.gear) > 8:
        yield from goods.lighten(s, h)
    if site.combat:
        yield from end_turn(s, h)
    else:
        h.handled += (OPENED,)
        s.step = "hero_act"


@step
def foes_begin(s: Tale) -> None:
    """The foes line up."""
    site = s.site
    assert site is not None
    if map_is_over(s):
        return
    site.foe_queue = foe_turns.foe_order(s)
    s.step = "foes_act"


@step
def foes_act(s: Tale) -> Asks:
    """One foe after the other."""
    site = s.site
    assert site is not None
    if map_is_over(s):
        return
    while site.foe_queue:
        n = site.foe_queue.pop(0)
        f = next((f for f in site.foes if f.id == n), None)
        if f is not None:
            yield from foe_turns.foe_turn(s, f)
            return
    site.foes_done = True
    s.step = "site_round_end" if site.heroes_done else "hero_next"


@step
def fight_won(s: Tale) -> Asks:
    """Spoils; then the map goes on, or is done (FL-216)."""
    yield from adventure.win_combat(s)
    settle(s, "site_round_end")


@step
def site_round_end(s: Tale) -> Asks:
    """The map's goals: leave by the exit zone, or play on (FL-085 to FL-088)."""
    site = s.site
    assert site is not None
    setup = setup_of(s)
    if setup is None:  # a fight on the open road
        if hostile(site):
            s.step = "site_round"
        else:
            yield from adventure.leave_map(s)
            s.step = s.then.pop()
        return
    s.step = "site_round"
    if all_fallen(s) or not goals.goals_met(s, setup):
        return
    if any(goal.kind == "exit" for goal in goals.goals_of(s, setup)):
        if not adventure.all_in_exit(s):
            return
        pick = yield put(s, s.heroes[s.leader], adventure.TRANSITION)
        if pick.verb != "transition":
            return
    scene = telling.flow_box(s, site.scene).targets[0]
    if site.combat and not setup.optional:
        yield from adventure.win_combat(s)
    yield from adventure.leave_map(s)
    telling.go_to(s, scene)
